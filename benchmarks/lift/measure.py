"""Run one case: the generated plan, the hand-written one, and their times.

The reference is a launch plan too, with hand-written kernels, so both run through the
same executor, on the same buffers, in turn.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

import numpy as np

from benchmarks.lift.suite import Case, Inputs, Sizes
from lift.interp import run as interpret
from lift.opencl import Config, Plan, compile_program
from lift.opencl.executor import Execution, prepare, run
from lift.opencl.plan import (
    Arg,
    BufferArg,
    BufferSpec,
    Kernel,
    Launch,
    ScalarArg,
    SizeArg,
)
from lift.sizes import parse_size
from lift.text import parse_program


def generated(case: Case, config: Config | None = None, form: str = "") -> Plan:
    """The plan that the compiler makes."""
    config = replace(config or Config(), local_size=case.local_size)
    return compile_program(parse_program(case.text(form)), config=config)


def reference(case: Case, plan: Plan) -> Plan:
    """The same program with the hand-written kernels."""
    source = "#pragma OPENCL FP_CONTRACT OFF\n" + case.source()
    kernels = [
        Kernel(
            start.kernel,
            source,
            source,
            tuple(_argument(plan, name) for name in start.args.split()),
            tuple(parse_size(text) for text in start.global_size),
            start.local_size,
        )
        for start in case.reference
    ]
    kept = [spec for spec in plan.buffers if spec.role != "temp"]
    own = [
        BufferSpec(name, "temp", ctype, parse_size(count))
        for name, (ctype, count) in case.temps.items()
    ]
    steps = tuple(Launch(kernel.name) for kernel in kernels)
    return replace(
        plan, kernels=tuple(kernels), buffers=(*kept, *own), steps=steps, index_bits=32
    )


def _argument(plan: Plan, name: str) -> Arg:
    if name in plan.sizes:
        return SizeArg(name)
    if any(scalar.name == name for scalar in plan.scalars):
        return ScalarArg(name)
    return BufferArg(name)


def inputs_of(case: Case, sizes: Sizes) -> Inputs:
    """Reproducible inputs."""
    return case.inputs(np.random.default_rng(2017), sizes)


def close(case: Case, have: np.ndarray, want: np.ndarray) -> bool:
    """Equal bit for bit, or nearly so where the order or a builtin differs."""
    want = np.asarray(want).reshape(have.shape)
    if case.exact:
        return bool(np.array_equal(have, want))
    return bool(np.allclose(have, want, rtol=1e-4, atol=1e-4))


def check(case: Case, sizes: Sizes, device: str | None = None) -> str | None:
    """What is wrong with the generated or hand-written kernels, if anything is."""
    given = inputs_of(case, sizes)
    if sizes in case.odd:
        wanted = interpreted(case, sizes, "_any")
        plans = {"generated": generated(case, form="_any")}
    else:
        wanted = interpreted(case, sizes)
        plan = generated(case)
        plans = {"generated": plan, "reference": reference(case, plan)}
    for name, candidate in plans.items():
        found = run(candidate, given, sizes=sizes, device=device)
        pairs = zip(found, wanted, strict=True)
        if not all(close(case, have, want) for have, want in pairs):
            return f"{case.name} {sizes}: the {name} kernel is wrong"
    return None


def interpreted(case: Case, sizes: Sizes, form: str = "") -> list[np.ndarray]:
    """The results by the interpreter."""
    given = {name: np.copy(value) for name, value in inputs_of(case, sizes).items()}
    outcome = interpret(parse_program(case.text(form)), given, sizes)
    return [leaf for result in outcome.results for leaf in _leaves(result)]


def _leaves(value: object) -> list[np.ndarray]:
    if isinstance(value, tuple):
        return [leaf for item in value for leaf in _leaves(item)]
    return [np.asarray(value)]


@dataclass(frozen=True, slots=True)
class Timing:
    """Best times in milliseconds: what else runs on the machine only adds to them."""

    generated: float
    reference: float

    @property
    def ratio(self) -> float:
        """Above 1: the generated code is faster."""
        return self.reference / self.generated


def time(
    case: Case,
    config: Config | None = None,
    rounds: int = 9,
    device: str | None = None,
) -> Timing:
    """Both versions in turn, on the same inputs; the best of the kernels' times.

    Whatever else runs on the machine only adds to a time, so both are repeated until
    neither got faster for `rounds` rounds, and short ones for as long as long ones.
    """
    plan = generated(case, config)
    given = inputs_of(case, case.timed)
    ours = prepare(plan, given, sizes=case.timed, device=device)
    theirs = prepare(reference(case, plan), given, sizes=case.timed, device=device)
    _ms(ours), _ms(theirs)
    best, spent, since = Timing(math.inf, math.inf), 0.0, 0
    while spent < _MOST_MS and (since < rounds or spent < _ENOUGH_MS):
        one, other = _ms(ours), _ms(theirs)
        faster = min(one / best.generated, other / best.reference)
        since = 0 if faster < _SAME else since + 1
        best = Timing(min(one, best.generated), min(other, best.reference))
        spent += one + other
    return best


_ENOUGH_MS, _MOST_MS, _SAME = 1000.0, 15000.0, 0.99


def _ms(execution: Execution) -> float:
    return execution.launch() / 1e6
