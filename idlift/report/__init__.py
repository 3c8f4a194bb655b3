"""Reports of a scan: the same rows as text, JSON or SARIF.

Each format is a function from rows to a string; `render` picks one by name.
"""

from __future__ import annotations

import json
from collections.abc import Sequence

from idlift.detection.rows import Row, published


def render(
    units: Sequence[Row], form: str, *, verbose: bool = False, colour: bool = False
) -> str:
    """The report in one of the formats."""
    match form:
        case "json":
            return json.dumps(published(list(units)), indent=2) + "\n"
        case "sarif":
            from idlift.report.sarif import sarif

            return json.dumps(sarif(units), indent=2) + "\n"
        case _:
            from idlift.report.text import text

            return text(units, verbose=verbose, colour=colour)
