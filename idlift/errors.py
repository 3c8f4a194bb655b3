"""The one exception with which a command tells the user that something is wrong.

`idlift.cli` prints the message and exits with the code; commands never print a
traceback and never call `sys.exit` themselves.
"""

from __future__ import annotations


class UserError(Exception):
    """One paragraph for the user; exit code 1 for bad input, 2 for bad usage."""

    def __init__(self, message: str, *, exit_code: int = 1) -> None:
        super().__init__(message)
        self.message = message
        self.exit_code = exit_code


class UsageError(UserError):
    """The command line itself is wrong."""

    def __init__(self, message: str) -> None:
        super().__init__(message, exit_code=2)
