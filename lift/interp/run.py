"""Programs run by the interpreter: inputs in, results and overwritten buffers out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from lift.binding import solve_sizes
from lift.diagnostics import error
from lift.infer import infer
from lift.interp.context import Context
from lift.interp.convert import from_value, shape_equations, to_value
from lift.interp.evaluate import evaluate
from lift.interp.values import Leaf, Value
from lift.sizes import evaluate as number_of
from lift.terms.program import Destination, Mode, Program


@dataclass(frozen=True, slots=True, eq=False)
class Outcome:
    """`results`: one for each result; `buffers`: the inout parameters afterwards."""

    results: tuple[Any, ...]
    buffers: dict[str, Any]
    sizes: dict[str, int]

    @property
    def result(self) -> Any:
        """The only result."""
        (only,) = self.results
        return only


def run(
    program: Program, inputs: Mapping[str, Any], sizes: Mapping[str, int] | None = None
) -> Outcome:
    """Interpret the program; its sizes are found from the inputs where possible."""
    typed = infer(program)  # rewritten terms may be typed in part only
    for param in typed.params:
        if param.name not in inputs:
            raise error("L202", f"the input {param.name} is missing", param.span)
    equations = [
        equation
        for q in typed.params
        for equation in shape_equations(q.type, inputs[q.name], q.name)
    ]
    numbers = solve_sizes(typed, equations, sizes)
    values = {
        q.name: to_value(q.type, inputs[q.name], numbers, q.name) for q in typed.params
    }
    env = {name: (value, 0) for name, value in values.items()}
    with np.errstate(all="ignore"):
        value = evaluate(typed.body, Context(env=env, sizes=numbers))
    return _outcome(typed, value, values, numbers)


def _outcome(
    program: Program,
    value: Value,
    inputs: dict[str, Value],
    sizes: dict[str, int],
) -> Outcome:
    many = len(program.results()) > 1 and isinstance(value, tuple)
    parts = value if many and isinstance(value, tuple) else (value,)
    buffers = {
        q.name: from_value(inputs[q.name])
        for q in program.params
        if q.mode is Mode.INOUT
    }
    for (_, place), part in zip(program.results(), parts, strict=True):
        if place is not None:
            _write(buffers, place, part, sizes)
    return Outcome(tuple(from_value(part) for part in parts), buffers, sizes)


def _write(
    buffers: dict[str, Any], place: Destination, value: Value, sizes: dict[str, int]
) -> None:
    """Element [i, j, ...] goes to flat element offset + i·s0 + j·s1 + ..."""
    buffer = buffers[place.buffer]
    offset = number_of(place.offset, sizes)
    strides = [number_of(stride, sizes) for stride in place.strides]
    if isinstance(buffer, tuple):
        assert isinstance(value, tuple)
        for target, part in zip(buffer, value, strict=True):
            _write_leaf(target, part, offset, strides, place)
    else:
        _write_leaf(buffer, value, offset, strides, place)


def _write_leaf(
    buffer: Leaf, value: Value, offset: int, strides: list[int], place: Destination
) -> None:
    assert isinstance(value, np.ndarray)
    rank = len(strides)
    flat = np.full(value.shape[:rank], offset, dtype=np.int64)
    for axis, stride in enumerate(strides):
        steps = np.arange(value.shape[axis]) * stride
        flat = flat + steps.reshape((-1,) + (1,) * (rank - 1 - axis))
    lanes = value.shape[rank:]
    target = buffer.reshape((-1, *lanes))
    if flat.size and not (flat.min() >= 0 and flat.max() < len(target)):
        raise error("L201", f"the result does not fit into {place.buffer}", place.span)
    target[flat] = value
