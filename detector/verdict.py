"""What legality says about a match: legal, guarded or refused, and why.

Consumes nothing but names of values and expressions of the analyses; produces the
plain data that the legality rules fill in, that `idlift detect` prints and from which
codegen makes run-time checks. Knows nothing of how a verdict is reached, nor of Lift.

Expressions (`Expr`) are those of the affine analysis: over values that are available
in the preheader of the match's outermost loop, so that a guard can be evaluated there.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from detector.analysis.expr import Expr, Value


class Status(Enum):
    """The three answers; the value is what JSON shows."""

    LEGAL = "legal"
    GUARDED = "guarded"
    REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class FpContract:
    """How the replacement's floating-point results may differ from the original's.

    `reassoc`: sums may be regrouped. `libm`: OpenCL's functions stand in for libm's.
    Neither: bit for bit what the original computes. `relaxed` comes with `reassoc`:
    every operation of the nest may be regrouped, and products and sums be fused.
    """

    reassoc: bool = False
    libm: bool = False
    relaxed: bool = False

    def __str__(self) -> str:
        names = [n for n, on in (("reassoc", self.reassoc), ("libm", self.libm)) if on]
        return "+".join(names) or "exact"

    def __or__(self, other: FpContract) -> FpContract:
        return FpContract(
            self.reassoc or other.reassoc,
            self.libm or other.libm,
            self.relaxed or other.relaxed,
        )

    def within(self, allowed: FpContract) -> bool:
        """Whether everything this contract needs is allowed."""
        return self | allowed == allowed


EXACT = FpContract()


@dataclass(frozen=True, slots=True)
class ByteRange:
    """The bytes `base + low` (inclusive) to `base + high` (exclusive).

    `base` is the atom of the pointer in address expressions, `name` how a reader knows
    it; `low` and `high` are byte offsets. An empty loop touches nothing, so the range
    is meant for the trip counts that the guard before it has found positive.
    """

    base: Value
    name: str
    low: Expr
    high: Expr
    written: bool


@dataclass(frozen=True, slots=True)
class Disjoint:
    """Guard: the two byte ranges do not overlap."""

    first: ByteRange
    second: ByteRange


@dataclass(frozen=True, slots=True)
class SameOrDisjoint:
    """Guard: the ranges are one and the same, element for element, or do not overlap.

    Enough where each iteration reads only the element that it writes itself.
    """

    first: ByteRange
    second: ByteRange


class Comparison(Enum):
    """Comparisons of guards, on mathematical integers (no wrap)."""

    LE = "<="
    LT = "<"
    EQ = "=="
    NE = "!="


@dataclass(frozen=True, slots=True)
class Compare:
    """Guard: `left relation right`; `why` says what needs it (a bound, a stride)."""

    left: Expr
    relation: Comparison
    right: Expr
    why: str


@dataclass(frozen=True, slots=True)
class NoWrap:
    """Guard: `value` fits an integer of `bits` bits (signed or not)."""

    value: Expr
    bits: int
    signed: bool
    why: str


@dataclass(frozen=True, slots=True)
class IndicesInRange:
    """Guard: all indices read from the range lie in low..high (exclusive).

    For indirect reads (a gather) and for the bins of a histogram that the kernel keeps
    privately. `stride` is the distance in bytes of one index to the next.
    """

    indices: ByteRange
    element_bits: int
    signed: bool
    stride: Expr
    low: Expr
    high: Expr


@dataclass(frozen=True, slots=True)
class KeysInRange:
    """Guard: every key that the loop computes (value id `key`) lies in low..high.

    Unlike `IndicesInRange` the keys are not in memory: the kernel computes each key
    anyway and must count those out of range, so this guard is checked by the kernel.
    """

    key: int
    low: Expr
    high: Expr


@dataclass(frozen=True, slots=True)
class MonotoneRows:
    """Guard: the row pointers never decrease (CSR): p[i] <= p[i+1] for all rows."""

    pointers: ByteRange
    element_bits: int
    rows: Expr


@dataclass(frozen=True, slots=True)
class Column:
    """One integer a row: that of row i is `step` * i bytes after `base` + `low`."""

    base: Value
    low: Expr
    step: Expr
    bits: int
    signed: bool


@dataclass(frozen=True, slots=True)
class Rows:
    """Rows with gaps between them: which elements of an array are read.

    Row i begins `step` * i + `scale` * starts[i] bytes after the source. It has
    ends[i] - begins[i] + `more` elements (none if that is negative), each `apart`
    bytes after the one before.
    """

    count: Expr
    step: Expr
    apart: Expr
    ends: Column
    begins: Column | None
    more: int
    starts: Column | None
    scale: Expr


@dataclass(frozen=True, slots=True)
class Measure:
    """Gives names to the least and the greatest of the integers in a range of memory.

    `source` may speak of earlier measures. `rising`: they must never decrease (the row
    pointers of a sparse matrix), else whatever needs the measure does not hold.
    `distinct`: the same if two of them are equal (positions that are written). Of no
    integers the least is 0 and the greatest -1. The original reads the range, or what
    lies on both sides of it in the same array, so measuring it does no harm. With
    `rows` the source is only where they begin, and exactly they are measured.
    """

    least: Value
    greatest: Value
    source: ByteRange
    bits: int
    signed: bool
    rising: bool
    distinct: bool = False
    rows: Rows | None = None


@dataclass(frozen=True, slots=True)
class Measured:
    """Guard: what speaks of measured values, once they are measured, holds.

    Byte ranges with measured ends do not overlap; measured subscripts do not wrap.
    """

    measures: tuple[Measure, ...]
    holds: tuple[Disjoint | Compare, ...]


@dataclass(frozen=True, slots=True)
class BinsApart:
    """Guard: the elements that the keys of a histogram select are not in `other`.

    To be checked when the keys are measured: elements `bins + size*key`.
    """

    bins: Value
    name: str
    size: int
    other: ByteRange


Guard: TypeAlias = (
    Disjoint
    | Measured
    | BinsApart
    | SameOrDisjoint
    | Compare
    | NoWrap
    | IndicesInRange
    | KeysInRange
    | MonotoneRows
)


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a verdict is what it is: a stable code, a sentence, and what would help.

    `line` is the source line of the culprit, 0 where there is none.
    """

    code: str
    message: str
    remedy: str = ""
    file: str = ""
    line: int = 0
    column: int = 0


@dataclass(frozen=True, slots=True)
class Verdict:
    """The answer for one match, with all that was assumed or found on the way."""

    status: Status
    fp: FpContract = EXACT
    reasons: tuple[Reason, ...] = ()
    guards: tuple[Guard, ...] = ()

    def and_then(self, other: Verdict) -> Verdict:
        """Both verdicts together: the worse status, all reasons, all guards once."""
        order = (Status.LEGAL, Status.GUARDED, Status.REFUSED)
        status = max(self.status, other.status, key=order.index)
        seen = tuple(g for g in other.guards if g not in self.guards)
        return Verdict(
            status, self.fp | other.fp, self.reasons + other.reasons, self.guards + seen
        )

    def because(self, reason: Reason) -> Verdict:
        """The same verdict with one more reason."""
        return replace(self, reasons=(*self.reasons, reason))


def legal(fp: FpContract = EXACT) -> Verdict:
    """Nothing stands against the replacement."""
    return Verdict(Status.LEGAL, fp)


def guarded(*guards: Guard, fp: FpContract = EXACT) -> Verdict:
    """Right where all the guards hold at run time."""
    return Verdict(Status.GUARDED if guards else Status.LEGAL, fp, (), guards)


def refused(reason: Reason, fp: FpContract = EXACT) -> Verdict:
    """Not to be replaced, for this reason."""
    return Verdict(Status.REFUSED, fp, (reason,))
