"""What the source calls a value.

Consumes the debug variables that a function records. Produces a name for messages,
or None. Must not guess: a name made up from an SSA name is not one of the source.
"""

from __future__ import annotations

from detector.model.code import Argument, Instruction
from detector.model.globals import Function, GlobalVariable
from detector.model.metadata import SourceVariable
from detector.model.values import Value


def source_variables(value: Value) -> tuple[SourceVariable, ...]:
    """All variables of the source that hold this value, in program order."""
    match value:
        case Instruction() | Argument():
            return value.function.variables.get(value, ())
        case _:
            return ()


def source_name(value: Value) -> str | None:
    """The best name of the source for this value, None if it has none.

    Variables of the function itself come before those of inlined callees, and whole
    variables before parts.
    """
    match value:
        case GlobalVariable() | Function():
            return global_source_name(value)
        case Instruction() | Argument():
            ranked = sorted(
                source_variables(value),
                key=lambda v: (v.inlined_at is not None, v.is_partial),
            )
            return ranked[0].name if ranked else None
        case _:
            return None


def global_source_name(value: GlobalVariable | Function) -> str:
    """The declared name of a global, or its symbol without debug info."""
    if isinstance(value, Function):
        return value.scope.function if value.scope else value.name
    return value.source_name or value.name
