"""The rewrite rules, in tables by theme.

RULES["splitJoin"](4).apply(term, context)

The tables are imported when they are first asked for: lowerings share some functions
with the rules, but use none of them.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from lift.rules.core import Choice, Context, Rule, Table, Theme

if TYPE_CHECKING:
    from lift.rules.tables import RULES, TABLES

__all__ = ["RULES", "TABLES", "Choice", "Context", "Rule", "Table", "Theme"]


def __getattr__(name: str) -> Any:
    if name not in ("RULES", "TABLES"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.tables"), name)
