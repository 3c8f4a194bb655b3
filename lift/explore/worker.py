"""The child process that lowers, compiles, checks and measures candidates.

Reads one request a line (JSON) from stdin, writes one answer a line to stdout, each
behind a mark, since drivers print, too. What cannot be compiled is an answer; what
crashes, crashes this process only.
"""

from __future__ import annotations

import json
import sys
import time
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from lift.diagnostics import LiftError
from lift.explore.runner import MARK
from lift.explore.workload import inputs_for
from lift.infer import infer
from lift.interp import run as interpret
from lift.opencl.executor import Execution, prepare
from lift.opencl.plan import Plan
from lift.targets import DeviceProfile, compiled
from lift.targets.profile import Numbers
from lift.terms import Program
from lift.text import parse_program, print_program

_RUNS = 7
#: How many times slower than the first a candidate may be on the probe.
_SLOW = 3


@dataclass(slots=True)
class Bench:
    """The program under tuning with its inputs and what has to come out."""

    program: Program
    sizes: dict[str, int]
    small: dict[str, int] | None
    exact: bool
    device: str | None
    probe: dict[str, int] | None = None
    inputs: dict[str, Any] = field(default_factory=dict)
    small_inputs: dict[str, Any] = field(default_factory=dict)
    expected: list[Any] | None = None
    small_expected: list[Any] | None = None
    probe_inputs: dict[str, Any] = field(default_factory=dict)
    #: Nanoseconds of the first candidate: on the probe, and on the whole.
    first: tuple[int, int] | None = None

    def prepare(self, seed: int) -> None:
        """Make the inputs, and the interpreter's results for the small ones."""
        self.inputs = inputs_for(self.program, self.sizes, seed)
        if self.probe is not None:
            self.probe_inputs = inputs_for(self.program, self.probe, seed)
        if self.small is not None:
            self.small_inputs = inputs_for(self.program, self.small, seed)
            done = interpret(self.program, _copied(self.small_inputs), self.small)
            places = [place for _, place in self.program.results()]
            fresh = [
                result
                for result, place in zip(done.results, places, strict=True)
                if place is None
            ]
            self.small_expected = _leaves(fresh) + _leaves([*done.buffers.values()])

    def measure(
        self, text: str, profile: DeviceProfile, seconds: float, rival: int
    ) -> dict[str, Any]:
        """Nanoseconds of a candidate, or why it is none.

        Every candidate is compared with the first; the first, and what is faster than
        the rival, also with the interpreter, which costs another build.
        """
        try:
            low, plan = compiled(parse_program(text), profile)
        except LiftError as problem:
            return {"refused": problem.diagnostic.message}
        report = {
            "low": print_program(low.program),
            "notes": [str(step) for step in low.trace],
        }
        probed = self.probed(plan)
        if self.first is not None and probed > _SLOW * self.first[0]:
            return {"ns": probed * self.first[1] // self.first[0], **report}
        execution = prepare(plan, self.inputs, sizes=self.sizes, device=self.device)
        execution.launch()
        found = _outcome(execution, plan)
        first = self.expected is None
        if self.expected is not None and not _close(self.expected, found, self.exact):
            return {"wrong": "other results than the first variant"}
        taken = _timed(execution, seconds)
        if (first or taken < rival) and self.wrong(plan):
            return {"wrong": "other results than the interpreter"}
        if first:
            self.expected, self.first = found, (max(probed, 1), taken)
        return {"ns": taken, **report}

    def probed(self, plan: Plan) -> int:
        """Nanoseconds of the plan on less data, 0 without a probe.

        What is far slower than the first is found out without waiting for it.
        """
        if self.probe is None:
            return 0
        execution = prepare(
            plan, self.probe_inputs, sizes=self.probe, device=self.device
        )
        execution.launch()
        return _timed(execution, 0.02)

    def wrong(self, plan: Plan) -> bool:
        """Does the plan differ from the interpreter on small sizes?"""
        if self.small is None or self.small_expected is None:
            return False
        execution = prepare(
            plan, self.small_inputs, sizes=self.small, device=self.device
        )
        execution.launch()
        return not _close(self.small_expected, _outcome(execution, plan), self.exact)


def _timed(execution: Execution, seconds: float) -> int:
    """The least of some runs, within the time that is left."""
    best, until = 1 << 62, time.perf_counter() + seconds
    for _ in range(_RUNS):
        start = time.perf_counter_ns()
        execution.launch()
        best = min(best, time.perf_counter_ns() - start)
        if time.perf_counter() > until:
            break
    return best


def _outcome(execution: Execution, plan: Plan) -> list[Any]:
    """Fresh results in order, then the buffers that were overwritten."""
    fresh = [
        leaf
        for leaf, name in zip(execution.results(), plan.result.leaves, strict=True)
        if plan.buffer(name).role == "out"
    ]
    held = [execution.fetch(b.name) for b in plan.buffers if b.role == "inout"]
    return [np.ravel(leaf) for leaf in (*fresh, *held)]


def _leaves(value: Any) -> list[Any]:
    if isinstance(value, tuple | list):
        return [leaf for item in value for leaf in _leaves(item)]
    return [np.ravel(np.asarray(value))]


def _copied(inputs: dict[str, Any]) -> dict[str, Any]:
    return {
        name: tuple(map(np.copy, value)) if isinstance(value, tuple) else np.copy(value)
        for name, value in inputs.items()
    }


def _close(expected: list[Any], found: list[Any], exact: bool) -> bool:
    """Equal bits, or within what another order of the sums may change."""
    return len(found) == len(expected) and all(
        a.size == b.size and _near(a, b, exact)
        for a, b in zip(expected, found, strict=True)
    )


def _near(a: Any, b: Any, exact: bool) -> bool:
    if exact or a.dtype.kind != "f":
        return bool(np.array_equal(a, b, equal_nan=a.dtype.kind == "f"))
    scale = float(np.max(np.abs(a), initial=1.0))
    return bool(np.allclose(a, b, rtol=1e-3, atol=1e-5 * scale, equal_nan=True))


def _profile(fields: dict[str, Any]) -> DeviceProfile:
    numbers = Numbers(**fields["numbers"])
    return DeviceProfile(**{**fields, "numbers": numbers})


def main() -> int:
    """Answer requests until stdin ends."""
    bench: Bench | None = None
    for line in sys.stdin:
        request = json.loads(line)
        if "setup" in request:
            seed = request["setup"].pop("seed")
            text = request["setup"].pop("text")
            bench = Bench(infer(parse_program(text)), **request["setup"])
            bench.prepare(seed)
            answer: dict[str, Any] = {"ready": True}
        else:
            assert bench is not None, "nothing is set up"
            profile = _profile(request["profile"])
            answer = bench.measure(
                request["text"], profile, request["seconds"], request["rival"]
            )
        print(MARK + json.dumps(answer), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
