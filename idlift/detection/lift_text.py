"""The Lift program of a match, for the reports that show it."""

from __future__ import annotations

from detector.match import Match
from detector.model import Module


def lift_text(match: Match, module: Module) -> str:
    """The high-level program as text, empty where there is no translation."""
    from codegen.arguments import Unpassable
    from codegen.scalar import Untranslatable
    from codegen.site import TRANSLATORS
    from codegen.translate.workshop import Workshop
    from detector.analysis import FunctionAnalyses
    from lift.diagnostics import LiftError
    from lift.text.printer import print_program

    translate = TRANSLATORS.get(match.kind)
    if translate is None or not match.usable:
        return ""
    analyses = FunctionAnalyses(match.function, module)
    loop = analyses.loops.loop_at(match.loop.header)
    assert loop is not None
    try:
        parts = translate(Workshop.open(analyses, loop), f"idlift_{match.kind}")
        return "\n".join(print_program(part.program) for part in parts)
    except (Untranslatable, Unpassable, LiftError):
        return ""
