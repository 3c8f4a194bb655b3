"""The detector's one shape for things to tell a user.

Consumes nothing; produces `Diagnostic`, which text, JSON and SARIF are made from at
the edge. Must not know who prints it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Span:
    """A place in a file; line 0 means the file as a whole."""

    file: str
    line: int = 0
    column: int = 0

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}" if self.line else self.file


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """What is wrong, where, and what helps; `code` is stable."""

    code: str
    severity: Literal["error", "warning", "note"]
    message: str
    span: Span
    notes: tuple[str, ...] = ()
    remedy: str = ""

    def __str__(self) -> str:
        lines = [f"{self.span}: {self.severity}: {self.message} [{self.code}]"]
        lines += [f"  note: {note}" for note in self.notes]
        if self.remedy:
            lines.append(f"  help: {self.remedy}")
        return "\n".join(lines)
