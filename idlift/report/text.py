"""The report for people: each finding with its source line, a caret, and what to do."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from io import StringIO
from typing import TypeAlias

from idlift.detection.rows import Row, Texts

# A line is a row of (text, style) pieces.
Line: TypeAlias = list[tuple[str, str]]

# How many near misses of one loop a verbose report shows.
_FEW = 2

_STYLES = {"legal": "bold green", "guarded": "bold yellow", "refused": "bold red"}


def text(units: Sequence[Row], *, verbose: bool, colour: bool) -> str:
    """All units, then a line that counts."""
    texts = Texts()
    lines: list[Line] = []
    for unit in units:
        lines += _unit(unit, texts, verbose)
    lines.append([(_summary(units), "bold")])
    return printed(lines, colour=colour and sys.stdout.isatty())


def printed(lines: Iterable[Line], *, colour: bool) -> str:
    """Lines as one text, with colours or without."""
    if colour:
        return _styled(lines)
    return "".join("".join(piece for piece, _ in line) + "\n" for line in lines)


def _styled(lines: Iterable[Line]) -> str:
    from rich.console import Console
    from rich.text import Text

    out = StringIO()
    console = Console(file=out, force_terminal=True, soft_wrap=True, highlight=False)
    for line in lines:
        console.print(Text.assemble(*line))
    return out.getvalue()


def _unit(unit: Row, texts: Texts, verbose: bool) -> Iterator[Line]:
    if unit["status"] == "error":
        yield [(f"{unit['source']}: ", "bold"), ("cannot be read", "bold red")]
        for line in unit["message"].splitlines():
            yield [(f"    {line}", "")]
    for row in unit["matches"]:
        yield from match_lines(row, texts)
    if verbose:
        for row in unit["overlapped"]:
            yield from match_lines(row, texts, " (gave way to another match)")
    for row in _nearest(unit["all_near_misses"]) if verbose else unit["near_misses"]:
        yield from miss_lines(row, texts)
    for row in unit["gave_up"]:
        yield [
            (f"{unit['source']}: ", "bold"),
            (
                f"gave up looking for {row['idiom']} in {row['function']} after "
                f"{row['steps']} steps (out of {row['reason']})",
                "yellow",
            ),
        ]


def _nearest(misses: Sequence[Row]) -> list[Row]:
    """The few nearest misses of each loop."""
    by_loop: dict[tuple[str, int], list[Row]] = {}
    for row in sorted(misses, key=lambda row: -row["holds"] / row["of"]):
        by_loop.setdefault((row["file"], row["line"]), []).append(row)
    return [row for _, rows in sorted(by_loop.items()) for row in rows[:_FEW]]


def match_lines(row: Row, texts: Texts, remark: str = "") -> Iterator[Line]:
    """A match: where, what, whether it may be replaced, and why."""
    verdict = row["verdict"]
    yield [
        (f"{row['file']}:{row['line']}:{row['column']}: ", "bold"),
        (row["kind"], "bold cyan"),
        (f" in {row['function']}: ", ""),
        (verdict, _STYLES[verdict]),
        (f", {row['fp']}" if verdict != "refused" else "", ""),
        (remark, "dim"),
    ]
    yield from _source(row, texts)
    roles = [f"{role}: {bound}" for role, bound in row["bindings"].items() if bound]
    for role in roles:
        yield [(f"        {role}", "dim")]
    yield from _listed("because", row["why"])
    yield from _listed("checked at run time", row["guards"])


def miss_lines(row: Row, texts: Texts) -> Iterator[Line]:
    """A near miss: what holds, what fails, and what would help."""
    share = f" in {row['function']}: {row['holds']} of {row['of']} constraints hold"
    what: Line = [("almost ", ""), (row["idiom"], "cyan"), (share, "")]
    if row["idiom"] == "CountedLoop":
        what = [(f"no counted loop in {row['function']}", "")]
    yield [(f"{row['file']}:{row['line']}: ", "bold"), *what]
    yield from _source(row["at"], texts)
    yield [("        fails: ", "dim"), (row["blocked_by"], "")]
    if row["remedy"]:
        yield [("        help: ", "dim"), (row["remedy"], "green")]


def _source(place: Row, texts: Texts) -> Iterator[Line]:
    lines = texts.lines(place["file"])
    number = place["line"]
    if not 0 < number <= len(lines):
        return
    shown = lines[number - 1].expandtabs(8)
    yield [(f"{number:6} | ", "dim"), (shown, "")]
    before = lines[number - 1][: max(0, place["column"] - 1)].expandtabs(8)
    yield [(f"{'':6} | ", "dim"), (f"{' ' * len(before)}^", "bold green")]


def _listed(title: str, items: Sequence[str]) -> Iterator[Line]:
    for item in items:
        yield [(f"        {title}: ", "dim"), (item, "")]


def _summary(units: Sequence[Row]) -> str:
    matches = [row for unit in units for row in unit["matches"]]
    verdicts = Counter(row["verdict"] for row in matches)
    failed = sum(unit["status"] == "error" for unit in units)
    parts = [
        f"{len(matches)} found in {len(units)} file{'s' * (len(units) != 1)}:",
        f"{verdicts['legal']} legal, {verdicts['guarded']} guarded,",
        f"{verdicts['refused']} refused",
    ]
    return " ".join(parts) + (f"; {failed} could not be read" if failed else "")
