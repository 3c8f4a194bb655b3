"""The atoms' part of docs/idl.md, made from the table of atoms.

``python -m idl.reference`` prints it; ``python -m idl.reference docs/idl.md`` replaces
what stands between the two marks in that page.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from idl.spelling import AtomSpec
from idl.vocabulary import analysis, published

BEGIN = "<!-- atoms: made by python -m idl.reference; do not edit -->"
END = "<!-- end of atoms -->"


def markdown() -> str:
    """Two tables: the published atoms and ours."""
    return "\n".join(
        [
            "### Atoms of the published grammars",
            "",
            *_table(published.ATOMS),
            "",
            "### Atoms over the analyses' normal forms (ours)",
            "",
            *_table(analysis.ATOMS),
        ]
    )


def _table(specs: Sequence[AtomSpec]) -> list[str]:
    rows = ["| spelling | meaning | name | since |", "|---|---|---|---|"]
    for spec in specs:
        spellings = "<br>".join(f"`{_plain(s)}`" for s in spec.spellings)
        rows.append(f"| {spellings} | {spec.meaning} | {spec.id} | {spec.since} |")
    return rows


def _plain(spelling: str) -> str:
    # A bar inside of a table cell must be escaped, even in code.
    return spelling.replace("|", r"\|")


def refreshed(page: str) -> str:
    """The page with its atoms' part replaced."""
    head, _, rest = page.partition(BEGIN)
    _, _, tail = rest.partition(END)
    return f"{head}{BEGIN}\n\n{markdown()}\n\n{END}{tail}"


def main(arguments: Sequence[str]) -> int:
    """Print the tables, or refresh the page that is named."""
    if not arguments:
        print(markdown())
        return 0
    page = Path(arguments[0])
    page.write_text(refreshed(page.read_text(encoding="utf-8")), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
