"""The text form of Lift: `.lift` files in, programs out, and back.

What is named here is imported when it is first asked for: rules and lowerings need a
piece of the syntax, but no parser.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lift.text.parse import parse_program
    from lift.text.printer import print_expr, print_fun, print_program

__all__ = ["parse_program", "print_expr", "print_fun", "print_program"]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    home = "parse" if name == "parse_program" else "printer"
    return getattr(import_module(f"{__name__}.{home}"), name)
