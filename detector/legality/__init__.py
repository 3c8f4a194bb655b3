"""Whether a match may be replaced: `judge` gives each one its verdict.

Consumes a match, the program it was found in and what floating point allows; produces
a `Verdict`: legal, guarded by run-time checks, or refused with reasons. What is not
shown to be right is refused: a missed loop is forgiven, a wrong answer is not.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from detector.verdict import (
    EXACT,
    Compare,
    Disjoint,
    FpContract,
    Guard,
    Measured,
    NoWrap,
    Reason,
    Status,
    Verdict,
)

if TYPE_CHECKING:
    from detector.atoms.program import Program
    from detector.match import Match


def judge(match: Match, program: Program, allowed: FpContract) -> Verdict:
    """The verdict for one match, under the floating-point contract allowed."""
    from detector.legality.effects import control
    from detector.legality.kinds import CHECKS
    from detector.legality.reasons import reason
    from detector.legality.region import Region

    region = Region(match, program)
    check = CHECKS.get(match.kind)
    if check is None:
        message = f"no rules of legality for {match.kind}"
        return _refused(match, [reason("unknown-kind", message)], EXACT)
    broken = list(control(region))
    if broken:
        return _refused(match, broken, EXACT)
    reasons: list[Reason] = []
    guards: list[Guard] = []
    contract = EXACT
    for finding in check(region, allowed):
        if isinstance(finding, Reason):
            reasons.append(finding)
        elif isinstance(finding, FpContract):
            contract |= finding
        else:
            guards.append(finding)
    if reasons:
        return _refused(match, reasons, contract)
    kept = tuple(sorted(dict.fromkeys(guards), key=_turn))
    return Verdict(Status.GUARDED if kept else Status.LEGAL, contract, (), kept)


def _turn(guard: Guard) -> int:
    """When a guard is checked: what reads memory after what says that it may.

    Subscripts that wrap, or lists that the nest itself changes, would lead elsewhere.
    """
    match guard:
        case Compare() | NoWrap():
            return 0
        case Measured(holds=holds) if any(isinstance(h, Disjoint) for h in holds):
            return 2
        case _:
            return 1


def _refused(match: Match, reasons: list[Reason], fp: FpContract) -> Verdict:
    """The refusal; what has no place of its own is blamed on the loop."""
    place = match.place
    told = (
        r
        if r.line
        else replace(r, file=place.file, line=place.line, column=place.column)
        for r in reasons
    )
    return Verdict(Status.REFUSED, fp, tuple(dict.fromkeys(told)))
