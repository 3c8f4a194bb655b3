"""Associative updates: how a running value becomes the next one.

Consumes SSA and the loop forest; produces `Update`s. From the old value on, everything
that depends on it inside the loop has to be one chain of a single associative and
commutative operator that ends in the new value: through arithmetic, selects, merges of
conditional paths and inner loops. If anything else looks at the running value (a store,
a comparison, a second accumulator), there is no update.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from detector.atoms.choices import (
    Choice,
    chosen_by,
    deciding_branch,
    extremum_of,
)
from detector.model import ConstantInt, Instruction, IntType, Value

UsersOf = Callable[[Value], Iterable[Instruction]]

# Opcode -> operator; for `sub` the running value must be the left operand.
OPERATORS = {
    "add": "add",
    "fadd": "add",
    "sub": "add",
    "fsub": "add",
    "mul": "mul",
    "fmul": "mul",
    "and": "and",
    "or": "or",
    "xor": "xor",
}
LEFT_ONLY = frozenset(("sub", "fsub"))
# Operators that commute with cutting off high bits, so that a narrow accumulator may
# be extended, updated and truncated again.
_RING = frozenset((None, "add", "mul", "and", "or", "xor"))


@dataclass(frozen=True, slots=True)
class Update:
    """new = old combined by `operator` with `contributions`, perhaps conditionally.

    `chain` holds every instruction that carries the running value. `choices` are the
    comparisons of a min or max that is written as a choice.
    """

    operator: str
    contributions: tuple[Value, ...]
    chain: frozenset[Instruction]
    conditional: bool
    choices: frozenset[Instruction]


@dataclass(frozen=True, slots=True)
class _Link:
    """A value on the chain: what has been applied to the old value so far."""

    operator: str | None = None
    contributions: tuple[Value, ...] = ()
    conditional: bool = False

    def then(self, operator: str, *values: Value) -> _Link | None:
        if self.operator not in (None, operator):
            return None
        return _Link(operator, (*self.contributions, *values), self.conditional)

    def joined(self, other: _Link) -> _Link | None:
        """Either this or that, as control flow decides."""
        operators = {self.operator, other.operator} - {None}
        if len(operators) > 1:
            return None
        mine = dict.fromkeys((*self.contributions, *other.contributions))
        differs = self != other or self.conditional or other.conditional
        return _Link(next(iter(operators), None), tuple(mine), differs)


class Tracer:
    """Traces one running value inside one region."""

    def __init__(
        self,
        old: Instruction,
        inside: Callable[[Instruction], bool],
        inner_init: Callable[[Instruction], tuple[Value, Value] | None],
        users: UsersOf,
    ) -> None:
        """`inner_init` gives (initial, next) for the header phi of an inner loop."""
        self.old = old
        self.inside = inside
        self.users = users
        self.inner_init = inner_init
        # How many low bits of the running value are right.
        self.width = 1 << 16
        self.dependent = _dependents(old, inside, users)
        self.links: dict[Instruction, _Link | None] = {old: _Link()}
        self.choices: set[Instruction] = set()
        self.branches: set[Instruction] = set()
        self.rounds: list[Value] = []

    def update(self, new: Value) -> Update | None:
        """The update that leads to `new`, None if there is none."""
        if not isinstance(new, Instruction) or new not in self.dependent:
            return None
        link = self._link(new)
        if link is None or link.operator is None or new.type != self.old.type:
            return None
        for following in self.rounds:
            around = self._link(following)
            if around is None or around.operator not in (None, link.operator):
                return None
        whole = not isinstance(new.type, IntType) or self.width >= new.type.bits
        if not whole and not self._is_narrow(new):
            return None
        chain = {i for i, found in self.links.items() if found is not None}
        followers = set().union(*(chosen_by(c, self.dependent) for c in self.choices))
        accounted = chain | self.choices | self.branches | followers | {self.old}
        if self.dependent - accounted:
            return None
        return Update(
            link.operator,
            link.contributions,
            frozenset(chain),
            link.conditional,
            frozenset(self.choices),
        )

    def _link(self, value: Value) -> _Link | None:
        if not isinstance(value, Instruction) or value not in self.dependent:
            return None
        if value not in self.links:
            self.links[value] = None  # a cycle not through an inner loop is no chain
            self.links[value] = self._find(value)
        return self.links[value]

    def _find(self, value: Instruction) -> _Link | None:
        choice = extremum_of(value)
        if choice is not None:
            if value.opcode == "phi":
                branch = deciding_branch(value, self.users)
                self.branches |= {branch} if branch is not None else set()
            return self._extremum(choice)
        match value.opcode:
            case "phi":
                return self._phi(value)
            case "select":
                return self._select(value)
            case "sext" | "zext" | "trunc" | "freeze":
                link = self._link(value.operands[0])
                return link if link is not None and link.operator in _RING else None
            case "shl" | "ashr" | "lshr":
                return self._shift(value)
            case "call":
                return self._call(value)
            case opcode if opcode in OPERATORS:
                return self._binary(value)
            case _:
                return None

    def _binary(self, value: Instruction) -> _Link | None:
        left, right = value.operands
        operator = OPERATORS[value.opcode]
        if self._is_free(right):
            link = self._link(left)
            return link.then(operator, right) if link else None
        if self._is_free(left) and value.opcode not in LEFT_ONLY:
            link = self._link(right)
            return link.then(operator, left) if link else None
        return None

    def _shift(self, value: Instruction) -> _Link | None:
        """x << k >> k: only the low bits of a narrow accumulator count."""
        match value:
            case Instruction(opcode="shl", operands=(inner, ConstantInt())):
                users = self.users(value)
                if all(_narrows(user, value) for user in users):
                    return self._link(inner)
                return None
            case Instruction(operands=(Instruction() as inner, ConstantInt() as by)):
                if not _narrows(value, inner) or not isinstance(value.type, IntType):
                    return None
                self.width = min(self.width, value.type.bits - by.unsigned)
                link = self._link(inner)
                return link if link is not None and link.operator in _RING else None
            case _:
                return None

    def _is_narrow(self, value: Value) -> bool:
        """Whether all that leaves the region are the bits that are right."""
        for user in self.users(value):
            if self.inside(user) and value in self.dependent:
                continue
            if user.opcode == "trunc" and isinstance(user.type, IntType):
                if user.type.bits <= self.width:
                    continue
                return False
            if user.opcode != "phi" or not self._is_narrow(user):
                return False
        return True

    def _call(self, value: Instruction) -> _Link | None:
        name = getattr(value.callee, "name", "")
        if not name.startswith(("llvm.fmuladd.", "llvm.fma.")):
            return None
        first, second, addend = value.operands
        if not (self._is_free(first) and self._is_free(second)):
            return None
        link = self._link(addend)
        # The product has no value of its own: the call itself stands for it.
        return link.then("add", value) if link else None

    def _extremum(self, choice: Choice) -> _Link | None:
        left, right = choice.values
        running, other = (right, left) if self._is_free(left) else (left, right)
        link = self._link(running)
        if link is None or not self._is_free(other):
            return None
        if choice.condition is not None:
            self.choices.add(choice.condition)
        return link.then(choice.operator, other)

    def _select(self, value: Instruction) -> _Link | None:
        condition, yes, no = value.operands
        if not self._is_free(condition):
            return None
        first, second = self._link(yes), self._link(no)
        if first is not None and second is not None:
            joined = first.joined(second)
            return joined and _Link(joined.operator, joined.contributions, True)
        # `found |= c` and `all &= c` on i1 are selects with a constant arm.
        if _is_bool(yes, 1) and second is not None:
            return second.then("or", condition)
        if _is_bool(no, 0) and first is not None:
            return first.then("and", condition)
        return None

    def _phi(self, value: Instruction) -> _Link | None:
        carried = self.inner_init(value)
        if carried is None:
            return self._merge(value.operands)
        # What comes round is looked at when the whole chain is known: we may have come
        # here from it.
        self.rounds.append(carried[1])
        return self._link(carried[0])

    def _merge(self, values: tuple[Value, ...]) -> _Link | None:
        joined: _Link | None = None
        for value in values:
            link = self._link(value)
            if link is None:
                return None
            joined = link if joined is None else joined.joined(link)
            if joined is None:
                return None
        return joined

    def _is_free(self, value: Value) -> bool:
        return not isinstance(value, Instruction) or value not in self.dependent


def _narrows(shift: Instruction, left: Instruction) -> bool:
    """Whether this shifts back to the right what `left` has shifted to the left."""
    if shift.opcode not in ("ashr", "lshr") or left.opcode != "shl":
        return False
    return shift.operands[0] is left and shift.operands[1] is left.operands[1]


def _is_bool(value: Value, number: int) -> bool:
    return (
        isinstance(value, ConstantInt)
        and value.type.bits == 1
        and value.unsigned == number
    )


def _dependents(
    old: Instruction, inside: Callable[[Instruction], bool], users: UsersOf
) -> set[Instruction]:
    """Everything inside the region that is computed from the old value.

    Stores end the walk (what they write is a matter of memory) and so does the old
    value itself, which the new one reaches along the back edge.
    """
    found: set[Instruction] = {old}
    stack = [old]
    while stack:
        for user in users(stack.pop()):
            if user not in found and user.opcode != "store" and inside(user):
                found.add(user)
                stack.append(user)
    return found
