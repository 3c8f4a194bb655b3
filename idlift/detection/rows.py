"""What a scan reports, as plain rows: the contract of `idlift detect --format json`.

Consumes the detector's findings; produces dictionaries that can be printed, cached and
sent between processes. Keys of the published schema are never renamed; what only the
text report shows is under keys that `published` leaves out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from detector.match import Findings, GaveUp, Match, NearMiss
    from detector.model import Instruction, Value
    from detector.verdict import Reason

SCHEMA = "idlift.detect/1"

Row: TypeAlias = dict[str, Any]

_UNIT_KEYS = ("source", "status", "matches", "near_misses")


def published(units: list[Row]) -> Row:
    """The whole document, with the keys of the schema only."""
    return {
        "schema": SCHEMA,
        "units": [{key: unit[key] for key in _UNIT_KEYS} for unit in units],
    }


def unit_row(
    source: str, findings: Findings, texts: Texts, lift: Callable[[Match], str]
) -> Row:
    """One translation unit that was scanned; `lift` gives the program of a match."""
    return {
        "source": source,
        "status": "budget" if findings.gave_up else "ok",
        "matches": _in_order(
            _once(match_row(m, texts) | {"lift": lift(m)} for m in findings.matches)
        ),
        "near_misses": _once(published_miss(m) for m in _telling(findings)),
        "overlapped": _once(match_row(m, texts) for m in findings.overlapped),
        "all_near_misses": _once(miss_row(m) for m in findings.near_misses),
        "gave_up": [_gave_up_row(g) for g in findings.gave_up],
        "message": "",
    }


def _once(rows: Iterable[Row]) -> list[Row]:
    """A loop that was inlined into several places is one loop to its author."""
    kept: dict[tuple[Any, ...], Row] = {}
    for row in rows:
        parts = ("file", "line", "column", "idiom", "verdict", "blocked_by")
        kept.setdefault(tuple(row.get(part) for part in parts), row)
    return list(kept.values())


def _in_order(rows: list[Row]) -> list[Row]:
    return sorted(rows, key=lambda row: (row["file"], row["line"], row["column"]))


def error_row(source: str, message: str) -> Row:
    """One translation unit that could not be scanned."""
    return {
        "source": source,
        "status": "error",
        "matches": [],
        "near_misses": [],
        "overlapped": [],
        "all_near_misses": [],
        "gave_up": [],
        "message": message,
    }


def match_row(match: Match, texts: Texts) -> Row:
    """One match."""
    from detector.guard_text import describe_guard
    from detector.reading import Reader
    from detector.verdict import Reason, Status, refused

    covered = refused(Reason("covered", "not judged, since a larger match covers it"))

    verdict = match.verdict or covered
    reader = Reader(match.function, texts.lines)
    place = match.place
    return {
        "kind": match.kind,
        "idiom": match.idiom,
        "function": match.function_name,
        "file": place.file,
        "line": place.line,
        "column": place.column,
        "end_line": place.end_line,
        "verdict": verdict.status.value,
        "fp": str(verdict.fp),
        "why": [_reason(r) for r in verdict.reasons],
        "guards": [describe_guard(g, reader.atom) for g in verdict.guards]
        if verdict.status is not Status.REFUSED
        else [],
        "bindings": {
            role: texts.of(bound) for role, bound in sorted(match.bindings.items())
        },
        "lift": "",
    }


def _reason(reason: Reason) -> str:
    """What stands against it, where, its code (docs/guards-and-fp.md), and a remedy."""
    at = f" (line {reason.line})" if reason.line else ""
    told = f"{reason.message}{at} [{reason.code}]"
    return f"{told}; {reason.remedy}" if reason.remedy else told


def miss_row(miss: NearMiss) -> Row:
    """One near miss, with what `idlift explain` wants to know besides."""
    extra = {"kind": miss.kind, "end_line": miss.place.end_line}
    return published_miss(miss) | extra


def published_miss(miss: NearMiss) -> Row:
    """One near miss."""
    return {
        "idiom": miss.idiom,
        "function": miss.function_name,
        "file": miss.place.file,
        "line": miss.place.line,
        "holds": miss.holds,
        "of": miss.of,
        "blocked_by": miss.blocked_by,
        "at": {
            "file": miss.at.file,
            "line": miss.at.line,
            "column": miss.at.column,
        },
        "remedy": miss.remedy,
    }


def _gave_up_row(gave_up: GaveUp) -> Row:
    from detector.demangle import demangled

    return {
        "idiom": gave_up.idiom,
        "function": demangled(gave_up.function.name),
        "reason": gave_up.reason,
        "steps": gave_up.steps,
    }


def _telling(findings: Findings) -> list[NearMiss]:
    from detector.near_miss import worth_telling

    return worth_telling(findings.near_misses, findings.matches)


class Texts:
    """How values are called in the source, with its lines at hand."""

    def __init__(self) -> None:
        self._lines: dict[str, list[str]] = {}

    def of(self, bound: Value | tuple[Value, ...]) -> str:
        """The text of a role's value or values."""
        if isinstance(bound, tuple):
            return ", ".join(dict.fromkeys(self.of(value) for value in bound))
        return self._of_value(bound)

    def _of_value(self, value: Value) -> str:
        from detector.model import Instruction, source_name, value_text
        from detector.reading import Reader

        name = source_name(value)
        if name is not None:
            return name
        if isinstance(value, Instruction):
            named = Reader(value.function, self.lines).name(value)
            return named or self._snippet(value) or value_text(value)
        return value_text(value)

    def _snippet(self, value: Instruction) -> str:
        place = value.location
        if place is None or not place.line:
            return ""
        lines = self.lines(place.file)
        if place.line > len(lines):
            return ""
        text = lines[place.line - 1][max(0, place.column - 1) :]
        return text.split(";")[0].strip()

    def lines(self, file: str) -> list[str]:
        """The lines of a source file, none if it cannot be read."""
        if file not in self._lines:
            try:
                with open(file, encoding="utf-8", errors="replace") as text:
                    self._lines[file] = text.read().splitlines()
            except OSError:
                self._lines[file] = []
        return self._lines[file]
