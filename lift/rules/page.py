"""The tables of rules as a page of documentation.

`python -m lift.rules.page > docs/rules.md`; a test keeps the page up to date.
"""

from __future__ import annotations

from lift.rules import TABLES
from lift.rules.core import Rule

_HEAD = """# The rewrite rules

Generated from the tables in `lift/rules/` by `python -m lift.rules.page`; do not edit.

A rule says that two terms mean the same where its guard holds, and is read from left to
right. Every rule has cases in `testsuite/lift/rules/cases/` where it must apply and
where it must not; wherever it applies to those or to random programs, the interpreter
has to give the same results. Where a rule differs from the paper that it comes from,
the paper's form is wrong as an equation of values, and its case says so.
"""


def page() -> str:
    """The page."""
    parts = [_HEAD]
    for table in TABLES:
        parts.append(f"## {table.theme.value}\n")
        parts.append("| rule | equation | guard | from |\n|---|---|---|---|")
        parts.extend(_row(rule) for rule in table.rules)
        parts.append("")
    total = sum(len(table.rules) for table in TABLES)
    parts.append(f"{total} rules.")
    return "\n".join(parts) + "\n"


def _row(rule: Rule) -> str:
    guard = rule.guard
    if rule.parameters:
        meanings = dict.fromkeys(choice.value for choice in rule.parameters)
        chosen = ", ".join(meanings)
        guard = f"{guard}; to choose: {chosen}"
    equation = f"`{_cell(rule.equation)}`"
    return f"| {rule.name} | {equation} | {_cell(guard)} | {rule.source} |"


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


if __name__ == "__main__":
    print(page(), end="")
