"""`idlift lift`: check, lower, compile, print and run a program in Lift's text form."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from idlift.errors import UsageError, UserError

if TYPE_CHECKING:
    from lift.terms import Program

HELP = """check, lower, compile and run a program in Lift's text form

Without --emit or --run the program is only checked. Inputs and outputs of --run are
.npz files: one array for each parameter (x.0, x.1 ... for the parts of a tuple, sizes
that shapes do not tell as 0-d arrays of their name); out come `result` (or result.0,
result.1 ...) and every inout parameter. High-level programs get the default lowering
for the target: a CPU unless told otherwise."""

_T = TypeVar("_T")
_STAGES = ("typed", "lowered", "opencl", "launch")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Options of `idlift lift`."""
    parser.add_argument("file", type=Path, metavar="FILE.lift")
    parser.add_argument("--emit", choices=_STAGES, help="print this stage")
    parser.add_argument("--target", choices=("cpu", "gpu", "auto"), default="auto")
    parser.add_argument("--run", type=Path, metavar="IN.npz", help="run on inputs")
    parser.add_argument("-o", dest="output", type=Path, metavar="OUT.npz")
    parser.add_argument(
        "--interpret", action="store_true", help="run by the reference interpreter"
    )
    parser.add_argument("--device", metavar="SUBSTRING", help="which OpenCL device")
    parser.add_argument(
        "--trace",
        action="store_true",
        help="times of all stages and decisions of the lowering, on stderr",
    )


def run(args: argparse.Namespace) -> int:
    """Do what is asked; a wrong program gives a located message and exit code 1."""
    from lift.diagnostics import LiftError, render

    if args.output is not None and args.run is None:
        raise UsageError("-o needs --run IN.npz")
    try:
        text = args.file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise UserError(f"cannot read {args.file}: {problem}") from problem
    try:
        return _stages(args, text, _Clock(args.trace))
    except LiftError as problem:
        print(render(problem.diagnostic, text), file=sys.stderr)
        return 1


class _Clock:
    """Runs stages and, if asked, says how long each took."""

    def __init__(self, loud: bool) -> None:
        self.loud = loud

    def time(self, stage: str, work: Callable[[], _T]) -> _T:
        """The result of the stage."""
        start = time.perf_counter()
        result = work()
        if self.loud:
            took = (time.perf_counter() - start) * 1e3
            print(f"trace: {stage:<10} {took:9.2f} ms", file=sys.stderr)
        return result


def _stages(args: argparse.Namespace, text: str, clock: _Clock) -> int:
    from lift.infer import infer
    from lift.text import parse_program, print_program

    program = clock.time("parse", lambda: parse_program(text, str(args.file)))
    typed = clock.time("infer", lambda: infer(program))
    if args.emit == "typed":
        print(print_program(typed, types=True), end="")
    elif args.emit is not None:
        _emit(args.emit, typed, args.target, clock)
    if args.run is None:
        if args.emit is None:
            print(f"{args.file}: {typed.name} has type {typed.result}")
        return 0
    inputs, sizes = _inputs(typed, args.run)
    if args.interpret:
        outputs = clock.time("interpret", lambda: _interpret(typed, inputs, sizes))
    else:
        low = _lowered(typed, args.target, clock)
        outputs = _on_device(low, inputs, sizes, args.device, clock)
    _write(outputs, args.output)
    return 0


def _lowered(typed: Program, target: str, clock: _Clock) -> Program:
    """The low-level program; the decisions that led to it are part of the trace.

    For the device at hand (`auto`), what `idlift tune` has found comes first.
    """
    from lift.explore import best_known
    from lift.targets import CPU, GPU, lower

    known = best_known(typed) if target == "auto" else None
    tuned = None if known is None else known.program(typed)
    if known is not None and tuned is not None:
        if clock.loud:
            for line in known.note.splitlines():
                print(f"trace: {line}", file=sys.stderr)
        return tuned
    device = GPU if target == "gpu" else CPU
    low = clock.time("lower", lambda: lower(typed, device))
    if clock.loud:
        for step in low.trace:
            print(f"trace: {step}", file=sys.stderr)
    return low.program


def _emit(stage: str, typed: Program, target: str, clock: _Clock) -> None:
    from lift.text import print_program

    low = _lowered(typed, target, clock)
    if stage == "lowered":
        print(print_program(low), end="")
        return
    from lift.opencl import compile_program, plan_text

    plan = clock.time("compile", lambda: compile_program(low))
    print(plan.source() if stage == "opencl" else plan_text(plan))


def _inputs(program: Program, path: Path) -> tuple[dict[str, Any], dict[str, int]]:
    """Arrays by parameter, and those sizes that are given."""
    import numpy as np

    try:
        with np.load(path, allow_pickle=False) as data:
            given = {name: data[name] for name in data.files}
    except (OSError, ValueError) as problem:
        raise UserError(f"cannot read {path}: {problem}") from problem
    inputs = {
        param.name: _parts(param.type, param.name, given, path)
        for param in program.params
    }
    sizes = {v.name: int(given[v.name]) for v in program.sizes if v.name in given}
    return inputs, sizes


def _parts(data: Any, name: str, given: Mapping[str, Any], path: Path) -> Any:
    from lift.types import ArrayType, TupleType

    inner = data
    while isinstance(inner, ArrayType):
        inner = inner.element
    if isinstance(inner, TupleType):
        return tuple(
            _parts(item, f"{name}.{k}", given, path)
            for k, item in enumerate(inner.items)
        )
    if name not in given:
        held = ", ".join(given) or "nothing"
        raise UserError(f"{path} has no array {name} (it has {held})")
    return given[name]


def _interpret(
    program: Program, inputs: dict[str, Any], sizes: dict[str, int]
) -> dict[str, Any]:
    from lift.interp import run as interpret

    outcome = interpret(program, inputs, sizes)
    outputs: dict[str, Any] = {}
    fresh = [
        value
        for value, (_, place) in zip(outcome.results, program.results(), strict=True)
        if place is None
    ]
    _name_leaves("result", fresh[0] if len(fresh) == 1 else tuple(fresh), outputs)
    for name, value in outcome.buffers.items():
        _name_leaves(name, value, outputs)
    return outputs


def _name_leaves(name: str, value: Any, outputs: dict[str, Any]) -> None:
    """Flatten tuples into name.0, name.1 ...; rows of a ragged array are packed."""
    import numpy as np

    if isinstance(value, tuple):
        for number, item in enumerate(value):
            _name_leaves(f"{name}.{number}", item, outputs)
    elif isinstance(value, list):
        outputs[name] = np.concatenate([np.ravel(row) for row in value])
    else:
        outputs[name] = value


def _on_device(
    low: Program,
    inputs: dict[str, Any],
    sizes: dict[str, int],
    device: str | None,
    clock: _Clock,
) -> dict[str, Any]:
    from lift.opencl import compile_program
    from lift.opencl.executor import prepare

    plan = clock.time("compile", lambda: compile_program(low))
    try:
        execution = clock.time(
            "upload", lambda: prepare(plan, inputs, sizes=sizes, device=device)
        )
    except (LookupError, ValueError) as problem:
        raise UserError(str(problem)) from problem
    clock.time("launch", execution.launch)
    leaves = clock.time("download", execution.results)
    fresh = [
        leaf
        for leaf, name in zip(leaves, plan.result.leaves, strict=True)
        if plan.buffer(name).role == "out"
    ]
    outputs: dict[str, Any] = {}
    _name_leaves("result", fresh[0] if len(fresh) == 1 else tuple(fresh), outputs)
    for buffer in plan.buffers:
        if buffer.role == "inout":
            held = execution.fetch(buffer.name)
            given = inputs.get(buffer.name)
            outputs[buffer.name] = held if given is None else held.reshape(given.shape)
    return outputs


def _write(outputs: dict[str, Any], path: Path | None) -> None:
    import numpy as np

    if path is not None:
        np.savez(path, **outputs)
        return
    for name, value in outputs.items():
        print(f"{name} = {np.array2string(np.asarray(value), threshold=20)}")
