"""Programs with expectations in comments, and random inputs for them.

A case is a .lift file whose comments may say:
    // sizes: n=5 m=3 | n=1 m=1      the sizes to run with, one set between bars
    // rtol: 1e-5                    results may differ by this much (default: exact)
    // values: keys 0 bins           integers of this input are in [0, bins)
    // sorted: offsets 0 z           as values, sorted, the first and last at the ends
    // recipe: tiles                 the trace must name this recipe as used
    // plain                         the plain lowering is what is expected
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from lift.sizes import evaluate, parse_size
from lift.terms import Program
from lift.text import parse_program
from lift.types import ArrayType, DataType, ScalarType, TupleType

FOLDER = Path(__file__).parent / "programs"


@dataclass(slots=True)
class Case:
    """One file."""

    name: str
    program: Program
    sizes: list[dict[str, int]] = field(default_factory=list)
    rtol: float = 0.0
    ranges: dict[str, tuple[str, str]] = field(default_factory=dict)
    ordered: set[str] = field(default_factory=set)
    recipes: list[str] = field(default_factory=list)
    plain: bool = False


def read(path: Path) -> Case:
    """The case of a file."""
    text = path.read_text(encoding="utf-8")
    case = Case(path.stem, parse_program(text, path.name))
    for line in text.splitlines():
        key, _, rest = line.removeprefix("//").strip().partition(":")
        if not line.startswith("//"):
            continue
        match key:
            case "sizes":
                case.sizes += [_assignments(part) for part in rest.split("|")]
            case "rtol":
                case.rtol = float(rest)
            case "values" | "sorted":
                name, low, high = rest.split()
                case.ranges[name] = low, high
                if key == "sorted":
                    case.ordered.add(name)
            case "recipe":
                case.recipes.append(rest.strip())
            case "plain":
                case.plain = True
            case _:
                pass
    return case


def _assignments(text: str) -> dict[str, int]:
    pairs = (item.split("=") for item in text.split())
    return {name: int(value) for name, value in pairs}


def inputs(case: Case, sizes: Mapping[str, int]) -> dict[str, Any]:
    """Random inputs of the right shapes, the same for the same sizes."""
    rng = np.random.default_rng(sum(sizes.values()) + len(case.name))
    return {
        param.name: _value(case, param.name, param.type, sizes, rng)
        for param in case.program.params
    }


def _value(
    case: Case,
    name: str,
    data: DataType,
    sizes: Mapping[str, int],
    rng: np.random.Generator,
) -> Any:
    shape: list[int] = []
    while isinstance(data, ArrayType):
        shape.append(evaluate(data.size, sizes))
        data = data.element
    if isinstance(data, TupleType):
        parts = []
        for item in data.items:
            full = item
            for extent in reversed(shape):
                from lift.sizes import size

                full = ArrayType(full, size(extent))
            parts.append(_value(case, name, full, sizes, rng))
        return tuple(parts)
    assert isinstance(data, ScalarType)
    found = _numbers(case, name, data, tuple(shape), sizes, rng)
    return found if shape else found[()]


def _numbers(
    case: Case,
    name: str,
    data: ScalarType,
    shape: tuple[int, ...],
    sizes: Mapping[str, int],
    rng: np.random.Generator,
) -> Any:
    if data.is_float:
        kind = np.float32 if data.bits == 32 else np.float64
        return (rng.random(shape) * 2 - 0.5).astype(kind)
    low, high = -50, 50
    if not data.is_signed:
        low = 0
    if name in case.ranges:
        first, last = case.ranges[name]
        low, high = (evaluate(parse_size(t), sizes) for t in (first, last))
    kind = np.dtype(f"{'i' if data.is_signed else 'u'}{data.bytes}")
    if name in case.ordered:
        values = np.sort(rng.integers(low, high + 1, shape))
        if values.size:
            values[0], values[-1] = low, high
        return values.astype(kind)
    if high <= low:
        return np.zeros(shape, kind)
    return rng.integers(low, high, shape).astype(kind)
