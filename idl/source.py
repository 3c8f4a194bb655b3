"""Where text came from, and what there is to say about it.

Produces `Span` and `Diagnostic`, the two things every other module of this package
hands to its caller.  Knows nothing of the grammar.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from enum import StrEnum


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """A stretch of a file; lines and columns count from 1, the end is exclusive."""

    file: str
    line: int
    column: int
    end_line: int
    end_column: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


NOWHERE = Span("<generated>", 1, 1, 1, 1)


class Severity(StrEnum):
    """An error stops the file from being used; a warning does not."""

    ERROR = "error"
    WARNING = "warning"


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One thing to tell the author of an idiom, with its place and a way out."""

    code: str
    severity: Severity
    message: str
    span: Span
    notes: tuple[str, ...] = ()
    remedy: str = ""


class IdlError(Exception):
    """A file that cannot be used; carries everything that is wrong with it."""

    def __init__(self, diagnostics: Iterable[Diagnostic]) -> None:
        self.diagnostics = tuple(diagnostics)
        super().__init__("\n".join(f"{d.span}: {d.message}" for d in self.diagnostics))


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """A suggestion as a sentence, or the empty string when nothing is near."""
    near = get_close_matches(word, list(known), n=2, cutoff=0.6)
    return f"did you mean {' or '.join(f'`{n}`' for n in near)}?" if near else ""


def render(diagnostic: Diagnostic, sources: Mapping[str, str]) -> str:
    """The diagnostic as text: place, message, the source line with a caret, remedy."""
    span = diagnostic.span
    lines = [
        f"{span}: {diagnostic.severity}: {diagnostic.message} [{diagnostic.code}]",
        *_excerpt(span, sources.get(span.file)),
        *(f"  note: {note}" for note in diagnostic.notes),
    ]
    if diagnostic.remedy:
        lines.append(f"  help: {diagnostic.remedy}")
    return "\n".join(lines)


def _excerpt(span: Span, text: str | None) -> list[str]:
    rows = [] if text is None else text.split("\n")
    if not 1 <= span.line <= len(rows):
        return []
    row = rows[span.line - 1].rstrip("\r")
    last = span.end_column if span.end_line == span.line else len(row) + 1
    width = max(1, last - span.column)
    # A tab must stay a tab under itself, or the caret points beside the word.
    pad = "".join("\t" if c == "\t" else " " for c in row[: span.column - 1])
    gutter = f"{span.line:5} | "
    bar = " " * (len(gutter) - 2) + "| "
    return [gutter + row, bar + pad + "^" * width]
