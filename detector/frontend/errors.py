"""What a user can get wrong on the way from a command line to LLVM IR.

Consumes nothing; produces the two exceptions that the front end raises at its
boundary. Whoever talks to the user prints `message` (or clang's own words) and exits
with `exit_code`; nobody below has to know how that is done.
"""

from __future__ import annotations


class FrontendError(Exception):
    """A user error: one paragraph that says what is wrong and what helps."""

    def __init__(self, message: str, *, exit_code: int = 1) -> None:
        super().__init__(message)
        self.message = message
        self.exit_code = exit_code


class CompileError(FrontendError):
    """clang refused the input; `message` is what clang printed, unchanged."""
