"""Whether a match may be replaced: `judge` gives each one its verdict.

Consumes a match, the program it was found in and what floating point allows; produces
a `Verdict`. Until rules for a kind exist, its matches are refused: nothing is replaced
that has not been shown to be right.
"""

from __future__ import annotations

from detector.atoms.program import Program
from detector.match import Match
from detector.verdict import FpContract, Reason, Verdict, refused


def judge(match: Match, program: Program, allowed: FpContract) -> Verdict:
    """The verdict for one match, under the floating-point contract allowed."""
    reason = f"no rules of legality for {match.kind} yet"
    return refused(Reason("undecided", reason))
