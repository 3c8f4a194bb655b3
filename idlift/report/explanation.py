"""All there is to say about one loop: what it is, what it almost is, and why not."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from idlift.detection.rows import Row, Texts
from idlift.report.text import Line, match_lines, miss_lines, printed

# How many near misses are told when no idiom was asked for.
_FEW = 3


@dataclass(frozen=True, slots=True)
class Explanation:
    """The text, and the exit code: 0 if the loop is an idiom, 1 if it is none."""

    text: str
    code: int


def explanation(unit: Row, line: int, idiom: str) -> Explanation:
    """What the rows of a unit say about the loop around a line."""
    texts = Texts()
    found = _around([r for r in unit["matches"] if _is(r, idiom)], line)
    gave_way = _around([r for r in unit["overlapped"] if _is(r, idiom)], line)
    misses = _nearest([r for r in unit["all_near_misses"] if _is(r, idiom)], line)
    if not idiom:
        misses = [] if found else misses[:_FEW]
    lines = list(_lines(unit, found, gave_way, misses, texts))
    if not lines:
        loops = {r["line"] for r in (*unit["matches"], *unit["all_near_misses"])}
        lines = [[(_nothing(unit["source"], line, idiom, loops), "")]]
    text = printed(lines, colour=sys.stdout.isatty())
    return Explanation(text, 0 if found else 1)


def _is(row: Row, idiom: str) -> bool:
    # That a loop is not counted is an answer whatever idiom was asked for.
    names = (row["idiom"].lower(), row["kind"].lower())
    return not idiom or idiom.lower() in names or row["idiom"] == "CountedLoop"


def _around(rows: Sequence[Row], line: int) -> list[Row]:
    return [row for row in rows if row["line"] <= line <= row["end_line"]]


def _nearest(rows: Sequence[Row], line: int) -> list[Row]:
    """The near misses of the innermost loop around the line, best first."""
    around = _around(rows, line)
    innermost = max((row["line"] for row in around), default=0)
    chosen = [row for row in around if row["line"] == innermost]
    return sorted(chosen, key=lambda row: -row["holds"] / row["of"])


def _lines(
    unit: Row,
    found: Sequence[Row],
    gave_way: Sequence[Row],
    misses: Sequence[Row],
    texts: Texts,
) -> Iterator[Line]:
    for row in found:
        yield from match_lines(row, texts)
    for row in gave_way:
        yield from match_lines(row, texts, " (gave way to another match)")
    for row in misses:
        yield from miss_lines(row, texts)
    for row in unit["gave_up"]:
        words = (
            f"gave up on {row['idiom']} in {row['function']}: out of {row['reason']}"
        )
        yield [(words, "yellow")]


def _nothing(source: str, line: int, idiom: str, loops: set[int]) -> str:
    what = f" that could be {idiom}" if idiom else ""
    if not loops:
        return f"{source} has no loop{what} with debug locations"
    near = min(loops, key=lambda number: abs(number - line))
    return f"{source}:{line} is in no loop{what}; the nearest is at line {near}"
