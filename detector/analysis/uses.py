"""Who uses a value, and where.

Consumes a function. Produces the users of each value with the operand's position.
Must not know what the users do with it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from detector.model import (
    Argument,
    BlockAddress,
    ConstantAggregate,
    ConstantExpression,
    ConstantSplat,
    Function,
    Instruction,
    Value,
)

# Operand positions that are not in `operands`.
CALLEE = -1
BUNDLE = -2


class Use(NamedTuple):
    """`user.operands[position]` is the value, or one of the positions above."""

    user: Instruction
    position: int


@dataclass(frozen=True, slots=True)
class Uses:
    """The uses of every value inside one function, in program order."""

    table: dict[Value, list[Use]]

    @staticmethod
    def of(function: Function) -> Uses:
        """All uses in a function."""
        table: dict[Value, list[Use]] = {}
        for instruction in function.instructions:
            for index, operand in enumerate(instruction.operands):
                use = Use(instruction, index)
                if operand in table:
                    table[operand].append(use)
                else:
                    table[operand] = [use]
            call = instruction.call
            if call is not None:
                table.setdefault(call.callee, []).append(Use(instruction, CALLEE))
                for _, values in call.bundles:
                    for value in values:
                        table.setdefault(value, []).append(Use(instruction, BUNDLE))
        return Uses(table)

    def uses(self, value: Value) -> tuple[Use, ...]:
        """Where the value is used, each operand position for itself."""
        return tuple(self.table.get(value, ()))

    def users(self, value: Value) -> tuple[Instruction, ...]:
        """The instructions that use the value, each once."""
        return tuple(dict.fromkeys(use.user for use in self.table.get(value, ())))

    def single_user(self, value: Value) -> Instruction | None:
        """The user, if there is exactly one."""
        users = self.users(value)
        return users[0] if len(users) == 1 else None

    def values(self) -> tuple[Value, ...]:
        """Arguments, globals and constants that are operands, in order of first use."""
        return tuple(v for v in self.table if not isinstance(v, Instruction))


def constant_leaves(value: Value) -> tuple[Value, ...]:
    """The globals and plain constants that a constant is made of.

    A function that uses `getelementptr (@a, ...)` uses `@a`; the table of uses knows
    only the whole expression.
    """
    match value:
        case ConstantExpression(operands=parts) | ConstantAggregate(elements=parts):
            return tuple(leaf for part in parts for leaf in constant_leaves(part))
        case ConstantSplat(element=element):
            return constant_leaves(element)
        case BlockAddress(function=function):
            return (function,)
        case Instruction() | Argument():
            return ()
        case _:
            return (value,)
