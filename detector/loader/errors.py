"""What can go wrong when IR is read.

Consumes places and messages. Produces diagnostics and the one exception that carries
them to the boundary. Must not know llvmlite.
"""

from __future__ import annotations

from detector.diagnostics import Diagnostic, Span

# code -> (what it means, what helps); the table of this package's codes
CODES: dict[str, tuple[str, str]] = {
    "ir-syntax": (
        "LLVM cannot parse or verify the module",
        "IR of LLVM 15 to 22 is understood; compile the source again with one of them",
    ),
    "ir-file": ("the file cannot be read", "give a readable .ll or .bc file"),
    "ir-unsupported": (
        "the module is valid, but uses something the model has no place for",
        "please report it together with the module",
    ),
}


class LoadError(Exception):
    """A module could not be loaded; `diagnostic` says why and where."""

    def __init__(self, diagnostic: Diagnostic) -> None:
        super().__init__(str(diagnostic))
        self.diagnostic = diagnostic


def diagnose(
    code: str, message: str, file: str, line: int = 0, column: int = 0
) -> LoadError:
    """An error of the table at a place."""
    span = Span(file, line, column)
    return LoadError(Diagnostic(code, "error", message, span, remedy=CODES[code][1]))
