"""Memory objects: where pointers come from, and whether their address gets out.

Consumes the IR model and use lists; produces the roots of a pointer (allocas, globals,
arguments, allocations, or something unknown) and the escape of local objects.
Must not know accesses or loops.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from detector.analysis.purity import is_allocation
from detector.analysis.uses import CALLEE, Use, Uses
from detector.model import (
    Argument,
    Block,
    ConstantExpression,
    ConstantNull,
    ConstantPoison,
    ConstantUndef,
    Function,
    GlobalAlias,
    GlobalVariable,
    Instruction,
    Value,
)

Kind = Literal["alloca", "global", "function", "heap", "argument", "loaded", "unknown"]
_MANY = 16  # more roots than this are as good as unknown
_FAR = 1000  # an address that goes through more values than this is taken to escape


@dataclass(frozen=True, slots=True)
class Root:
    """An object, or a pointer whose object is not known, that pointers start from."""

    kind: Kind
    value: Value | None
    # Accessed, where it matters, through no pointer that does not start here.
    exclusive: bool = False

    @property
    def is_object(self) -> bool:
        """Whether this is one certain object, other than all other such objects."""
        return self.kind in ("alloca", "global", "function", "heap")

    def __str__(self) -> str:
        name = getattr(self.value, "name", None)
        return f"{self.kind} {name}" if name else self.kind


UNKNOWN = Root("unknown", None)
_STEPS: dict[str, Callable[[Instruction], tuple[Value, ...]]] = {
    "getelementptr": lambda i: i.operands[:1],
    "bitcast": lambda i: i.operands[:1],
    "addrspacecast": lambda i: i.operands[:1],
    "freeze": lambda i: i.operands[:1],
    "phi": lambda i: i.operands,
    "select": lambda i: i.operands[1:],
}
_SAME_POINTER = ("llvm.launder.invariant.group", "llvm.strip.invariant.group")


def roots(pointer: Value) -> frozenset[Root]:
    """All objects that a pointer may point into; null and undef point nowhere."""
    found: set[Root] = set()
    seen: set[int] = set()
    stack = [pointer]
    while stack:
        value = stack.pop()
        if id(value) in seen:
            continue
        seen.add(id(value))
        before = _origins(value)
        if before is None:
            root = _root(value)
            if root is not None:
                found.add(root)
        else:
            stack.extend(before)
        if len(seen) > 8 * _MANY or len(found) > _MANY:
            return frozenset((UNKNOWN,))
    return frozenset(found)


def _origins(value: Value) -> tuple[Value, ...] | None:
    """The pointers that a pointer is computed from, None at a root."""
    match value:
        case Instruction() if value.opcode in _STEPS:
            return _STEPS[value.opcode](value)
        case Instruction(opcode="call") if _returns_argument(value):
            return value.operands[:1]
        case ConstantExpression(opcode="getelementptr" | "bitcast" | "addrspacecast"):
            return value.operands[:1]
        case GlobalAlias(aliasee=aliasee, is_ifunc=False) if aliasee is not None:
            return (aliasee,)
        case _:
            return None


def _returns_argument(call: Instruction) -> bool:
    return isinstance(call.callee, Function) and call.callee.name.startswith(
        _SAME_POINTER
    )


def _root(value: Value) -> Root | None:
    match value:
        case ConstantNull() | ConstantUndef() | ConstantPoison():
            return None
        case GlobalVariable():
            return Root("global", value)
        case Function():
            return Root("function", value)
        case Argument():
            attributes = value.attributes
            if "byval" in attributes:
                return Root("alloca", value)
            return Root("argument", value, exclusive="noalias" in attributes)
        case Instruction(opcode="alloca"):
            return Root("alloca", value)
        case Instruction(opcode="load"):
            return Root("loaded", value)
        case Instruction() if is_allocation(value):
            return Root("heap", value)
        case _:
            return Root("unknown", value)


class Escapes:
    """Whether the address of a local object can be known elsewhere."""

    def __init__(self, uses: Uses) -> None:
        self._uses = uses
        self._memo: dict[Value, bool] = {}
        self._leaks: dict[Value, tuple[Instruction, ...] | None] = {}

    def escapes(self, value: Value) -> bool:
        """Whether a pointer that is not computed from `value` here may point to it."""
        if value not in self._memo:
            self._memo[value] = self._escapes(value)
        return self._memo[value]

    def escapes_before(self, value: Value, at: Instruction) -> bool:
        """The same, for a pointer that `at` gives: what happens later is no matter."""
        if value not in self._leaks:
            self._leaks[value] = self._find_leaks(value)
        leaks = self._leaks[value]
        return leaks is None or any(_may_precede(leak, at) for leak in leaks)

    def _escapes(self, value: Value) -> bool:
        return self._find_leaks(value, first=True) != ()

    def _find_leaks(
        self, value: Value, first: bool = False
    ) -> tuple[Instruction, ...] | None:
        """What lets the address out (of all, the `first`); None if it goes too far."""
        leaks: list[Instruction] = []
        seen: set[Value] = {value}
        stack = [value]
        while stack and len(seen) <= _FAR:
            for use in self._uses.uses(stack.pop()):
                match _what_happens(use):
                    case "escapes":
                        leaks.append(use.user)
                        if first:
                            return tuple(leaks)
                    case "follow" if use.user not in seen:
                        seen.add(use.user)
                        stack.append(use.user)
                    case _:
                        pass
        return None if stack else tuple(leaks)


def _may_precede(first: Instruction, then: Instruction) -> bool:
    """Whether control may come from one instruction to another."""
    if first.block is then.block and first.position < then.position:
        return True
    seen: set[Block] = set()
    stack = list(first.block.successors)
    while stack:
        block = stack.pop()
        if block is then.block:
            return True
        if block not in seen:
            seen.add(block)
            stack.extend(block.successors)
    return False


def _what_happens(use: Use) -> Literal["escapes", "follow", "stays"]:
    user, position = use
    match user.opcode:
        case "load":
            return "stays"
        case "store":
            return "escapes" if position == 0 else "stays"
        case "atomicrmw" | "cmpxchg":
            return "stays" if position == 0 else "escapes"
        case "getelementptr" | "bitcast" | "phi" | "select":
            return "follow"
        case "icmp":
            other = user.operands[1 - position]
            return "stays" if isinstance(other, ConstantNull) else "escapes"
        case "call" | "invoke" if position != CALLEE:
            return "stays" if _is_not_captured(user, position) else "escapes"
        case _:
            return "escapes"


def _is_not_captured(call: Instruction, position: int) -> bool:
    if call.call is None or position < 0:
        return False
    at_site = call.call.argument_attributes
    if position < len(at_site) and at_site[position].captures_nothing:
        return True
    callee = call.callee
    if not isinstance(callee, Function) or position >= len(callee.arguments):
        return False
    return callee.arguments[position].attributes.captures_nothing
