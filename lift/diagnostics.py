"""Diagnostics of the Lift compiler: one type, one table of codes.

Consumes nothing; everything in lift/ that refuses a program says so with a value of
this type. Rendering is plain text here; other renderings belong to the application.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

Severity = Literal["error", "warning", "note"]

CODES: dict[str, str] = {
    "L001": "the text is not well formed",
    "L002": "unknown name",
    "L003": "a name is defined twice",
    "L004": "wrong number of arguments",
    "L005": "a function is needed here",
    "L006": "a value is needed here",
    "L101": "types differ",
    "L102": "an array is needed",
    "L103": "lengths differ",
    "L104": "the length is not divisible",
    "L105": "the window does not fit",
    "L106": "a size may be negative or out of range",
    "L107": "a tuple is needed",
    "L108": "the operator is not defined for this type",
    "L109": "the type cannot be inferred",
    "L110": "the index function is not a permutation",
    "L111": "the step of an iteration has no closed form",
    "L112": "a function of scalars is needed",
    "L113": "the destination does not fit",
    "L114": "an integer is needed",
    "L115": "the size of a row depends on its position",
    "L116": "associativity needs equal types",
    "L201": "an index is out of range at run time",
    "L202": "an input does not have the declared type",
    "L203": "a size has no value",
}


@dataclass(frozen=True, slots=True)
class Span:
    """A place in a text; lines and columns count from 1, the end is exclusive."""

    line: int
    column: int
    end_line: int
    end_column: int
    file: str = "<lift>"

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """What is wrong, where, and what would help."""

    code: str
    message: str
    span: Span | None = None
    severity: Severity = "error"
    notes: tuple[str, ...] = ()
    remedy: str | None = None

    def at(self, span: Span | None) -> Diagnostic:
        """The same, placed at `span` unless it has a place already."""
        return self if self.span is not None else replace(self, span=span)


class LiftError(Exception):
    """A user's error that ends the current stage; carries its diagnostic."""

    def __init__(self, diagnostic: Diagnostic) -> None:
        super().__init__(diagnostic)
        self.diagnostic = diagnostic

    def __str__(self) -> str:
        return render(self.diagnostic)


def error(
    code: str,
    message: str,
    span: Span | None = None,
    *,
    notes: tuple[str, ...] = (),
    remedy: str | None = None,
) -> LiftError:
    """An error with a code of the table."""
    assert code in CODES, code
    return LiftError(Diagnostic(code, message, span, "error", notes, remedy))


def render(diagnostic: Diagnostic, source: str | None = None) -> str:
    """The diagnostic as text, with the line of the source if it is given."""
    place = f"{diagnostic.span}: " if diagnostic.span else ""
    lines = [f"{place}{diagnostic.severity} {diagnostic.code}: {diagnostic.message}"]
    span = diagnostic.span
    if source is not None and span is not None:
        text = source.splitlines()
        if 1 <= span.line <= len(text):
            line = text[span.line - 1]
            one_line = span.end_line == span.line
            stop = span.end_column if one_line else len(line) + 1
            width = max(stop - span.column, 1)
            lines.append(f"  {line}")
            lines.append("  " + " " * (span.column - 1) + "^" * width)
    lines += [f"  note: {note}" for note in diagnostic.notes]
    if diagnostic.remedy:
        lines.append(f"  remedy: {diagnostic.remedy}")
    return "\n".join(lines)
