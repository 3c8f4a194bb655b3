"""A program under tuning on its device: candidates are checked and measured.

Consumes candidates as text; produces their times as shares of the default's, or why
they have none. Lives in the child process (`worker.py`); whatever it does may crash.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from statistics import median
from typing import Any

import numpy as np

from lift.diagnostics import LiftError
from lift.explore.timing import best_ratios, compared, ratios, rounds_of
from lift.explore.workload import inputs_for
from lift.interp import run as interpret
from lift.opencl.compile import compile_program
from lift.opencl.executor import Execution, prepare
from lift.opencl.plan import Plan
from lift.targets import DeviceProfile, compiled, lower
from lift.terms import Program
from lift.text import parse_program, print_program

#: How many times slower than the default a candidate may be on the probe.
_SLOW = 3
#: Rounds of the last comparison, if there is time.
_LAST_ROUNDS = 400

Answer = dict[str, Any]


@dataclass(slots=True)
class Bench:
    """The program with its inputs, its default lowering and what has to come out."""

    program: Program
    profile: DeviceProfile
    sizes: dict[str, int]
    small: dict[str, int] | None
    exact: bool
    device: str | None
    probe: dict[str, int] | None = None
    #: A file of NumPy with inputs to be measured on, by parameter.
    data: str | None = None
    inputs: dict[str, Any] = field(default_factory=dict)
    small_inputs: dict[str, Any] = field(default_factory=dict)
    small_expected: list[Any] | None = None
    probe_inputs: dict[str, Any] = field(default_factory=dict)
    #: What came out of the default lowering, and the default on both sizes.
    expected: list[Any] = field(default_factory=list)
    reference: Execution | None = None
    probe_reference: Execution | None = None
    #: Answers by the text of the low-level program: many derivations meet.
    known: dict[str, Answer] = field(default_factory=dict)

    def prepare(self, seed: int) -> Answer:
        """Make the inputs and run the default: its time, or why it is no reference."""
        self.inputs = inputs_for(self.program, self.sizes, seed)
        if self.data is not None:
            with np.load(self.data) as given:
                self.inputs |= {name: given[name] for name in given.files}
        try:
            low, plan = compiled(self.program, self.profile)
            key = print_program(lower(self.program, self.profile).program)
        except LiftError as problem:
            return {"refused": problem.diagnostic.message}
        self.reference = reference = self._execution(plan)
        reference.launch()
        self.expected = _outcome(reference)
        if self.probe is not None:
            self.probe_inputs = inputs_for(self.program, self.probe, seed)
            self.probe_reference = self._probe(plan, None)
        self._interpret(seed)
        if self._differs(plan):
            return {"wrong": "other results than the interpreter"}
        notes = [str(step) for step in low.trace]
        text = print_program(low.program)
        self.known[key] = {"share": 1.0, "low": text, "notes": notes}
        times = rounds_of([reference.launch], 9, 1.0)
        return {"ns": int(median(taken for (taken,) in times))}

    def _interpret(self, seed: int) -> None:
        """What has to come out on small sizes."""
        if self.small is None:
            return
        self.small_inputs = inputs_for(self.program, self.small, seed)
        done = interpret(self.program, _copied(self.small_inputs), self.small)
        places = [place for _, place in self.program.results()]
        fresh = [
            result
            for result, place in zip(done.results, places, strict=True)
            if place is None
        ]
        self.small_expected = _leaves(fresh) + _leaves([*done.buffers.values()])

    def _execution(self, plan: Plan) -> Execution:
        """The plan on the whole inputs; what is only read is there once."""
        return prepare(
            plan, self.inputs, sizes=self.sizes, device=self.device, like=self.reference
        )

    def _probe(self, plan: Plan, like: Execution | None) -> Execution:
        """The plan on less data, run once."""
        execution = prepare(
            plan, self.probe_inputs, sizes=self.probe, device=self.device, like=like
        )
        execution.launch()
        return execution

    def measure(
        self, text: str, profile: DeviceProfile, seconds: float, rival: float
    ) -> Answer:
        """The time of a candidate as a share of the default's, or why it has none.

        What is not slower than the rival (a share, too) is compared with the results of
        the default, and on small sizes with the interpreter's.
        """
        try:
            low = lower(parse_program(text), profile)
            key = print_program(low.program)
            if key in self.known:
                return {**self.known[key], "repeated": True}
            answer = self._measured(compile_program(low.program), seconds, rival)
        except LiftError as problem:
            return {"refused": problem.diagnostic.message}
        notes = [str(step) for step in low.trace]
        self.known[key] = {**answer, "low": key, "notes": notes}
        return self.known[key]

    def _measured(self, plan: Plan, seconds: float, rival: float) -> Answer:
        reference = self.reference
        assert reference is not None, "nothing is prepared"
        slower = self._far_slower(plan)
        if slower is not None:
            return {"share": slower}
        execution = self._execution(plan)
        execution.launch()
        # What is overwritten grows from run to run, and with it may the time.
        reference.refresh(self.inputs)
        execution.refresh(self.inputs)
        share = compared(reference.launch, execution.launch, seconds, rival)
        wrong = self._wrong(plan, execution) if share <= rival else ""
        return {"wrong": wrong} if wrong else {"share": share}

    def _far_slower(self, plan: Plan) -> float | None:
        """The share on less data, if it is hopeless: found out without waiting."""
        reference = self.probe_reference
        if reference is None:
            return None
        execution = self._probe(plan, reference)
        share = ratios(rounds_of((reference.launch, execution.launch), 3, 0.02))[1]
        return share if share > _SLOW else None

    def _wrong(self, plan: Plan, execution: Execution) -> str:
        """What is wrong with the results, if anything is."""
        execution.refresh(self.inputs)
        execution.launch()
        if not _close(self.expected, _outcome(execution), self.exact):
            return "other results than the default"
        return "other results than the interpreter" if self._differs(plan) else ""

    def _differs(self, plan: Plan) -> bool:
        """Does the plan differ from the interpreter on small sizes?"""
        if self.small is None or self.small_expected is None:
            return False
        execution = prepare(
            plan, self.small_inputs, sizes=self.small, device=self.device
        )
        execution.launch()
        return not _close(self.small_expected, _outcome(execution), self.exact)

    def compare(self, lows: list[str], seconds: float) -> Answer:
        """Low-level programs against the default, all of them in turns.

        The share of each in the median of the rounds, and of the best of each.
        """
        assert self.reference is not None, "nothing is prepared"
        plans = [compile_program(parse_program(text)) for text in lows]
        runs = [self.reference, *map(self._execution, plans)]
        for run in runs:
            run.refresh(self.inputs)
            run.launch()
        rounds = rounds_of([run.launch for run in runs], _LAST_ROUNDS, seconds)
        return {
            "medians": ratios(rounds)[1:],
            "best": best_ratios(rounds)[1:],
            "ns": int(median(times[0] for times in rounds)),
        }


def _outcome(execution: Execution) -> list[Any]:
    """Fresh results in order, then the buffers that were overwritten."""
    plan = execution.plan
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
