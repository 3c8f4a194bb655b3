"""What a translation gives: a Lift program, and what its names stand for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from codegen.arguments import Arguments
from codegen.guards import Refusal
from codegen.phases import Fetched, Kept, Sample, UserMemory
from detector.analysis.expr import Expr, Value
from detector.verdict import Guard
from lift.terms.program import Program


@dataclass(frozen=True, slots=True)
class ResultLiveOut:
    """A live-out that the program computes: its result of this number."""

    phi: str
    llvm_type: str
    result: int


@dataclass(frozen=True, slots=True)
class ComputedLiveOut:
    """A live-out that follows from the trip count, as C text."""

    phi: str
    llvm_type: str
    c_text: str


LiveOut = ResultLiveOut | ComputedLiveOut


@dataclass(frozen=True, slots=True)
class Translation:
    """A high-level program over memory, scalars and sizes of the user's function.

    `work` is the number of innermost iterations; `operations` how many instructions
    one of them has, for the estimate of costs.
    """

    program: Program
    arguments: Arguments
    memory: Mapping[str, UserMemory]
    scalars: Mapping[str, str]
    sizes: Mapping[str, Expr]
    guards: tuple[Guard, ...]
    live_outs: tuple[LiveOut, ...]
    work: Expr
    operations: int
    # For a phase before the last: names under which its results are fetched, or kept
    # for others, which have them as these parameters.
    fetched: tuple[Fetched, ...] = ()
    keeps: tuple[Kept, ...] = ()
    kept: Mapping[str, Kept] = field(default_factory=dict)
    # Sizes that depend on what an earlier phase fetched, as C text.
    derived: Mapping[str, str] = field(default_factory=dict)
    refusals: tuple[Refusal, ...] = ()
    # Of a histogram: its base, and where its least and its greatest key are.
    keys: tuple[Value, str, str] | None = None
    # Of a phase that measures: how a part of its rows may be enough.
    sample: Sample | None = None
    # Whether the nest reads no array that it writes: whatever has been written, the
    # original may start from there.
    repeatable: bool = False
    # Whether only the kernel with 64-bit indices will do.
    wide: bool = False
