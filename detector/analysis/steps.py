"""How many steps a search takes at most, found by trying every way that it may go.

Consumes a loop whose integers start from constants, such as the two ends of a bisection
over a table of known size; produces the number of its steps. What the loop reads is not
known here, so what is asked of it may be answered either way. Must not know what the
loop looks for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from detector.analysis.loops import Loop
from detector.model import Block, ConstantInt, Instruction, IntType, Value

# A bisection of 1024 places. Each step is written out in the kernel.
MOST_STEPS = 10
_MOST_STATES = 1 << MOST_STEPS

# What the header's phis hold, as bit patterns; None is anything.
_State: TypeAlias = tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Steps:
    """At most so many iterations once the loop is entered; `always` exactly so many.

    `ends`: the least and the greatest of what a carried value is at the end, as signed
    integers, where these are known.
    """

    most: int
    always: bool
    ends: Mapping[Value, tuple[int, int]] = field(default_factory=dict, compare=False)


def steps_of(loop: Loop) -> Steps | None:
    """The steps of a loop that is left at its end only; None if nothing bounds them."""
    preheader, latch = loop.preheader, loop.latch
    if preheader is None or latch is None or loop.exiting != (latch,):
        return None
    start = (_constant(phi.incoming_from(preheader)) for phi in loop.header.phis)
    level: set[_State] = {tuple(start)}
    always = True
    left: list[_State] = []
    for number in range(1, MOST_STEPS + 1):
        following: set[_State] = set()
        before = len(left)
        for state in level:
            for way in _ways(loop, state):
                if way is None:
                    return None
                next_state, goes_on = way
                if goes_on:
                    following.add(next_state)
                else:
                    left.append(next_state)
        if not following:
            return Steps(number, always, _ends(loop, latch, left))
        always &= len(left) == before
        if len(following) > _MOST_STATES:
            return None
        level = following
    return None


def _constant(value: Value | None) -> int | None:
    return value.unsigned if isinstance(value, ConstantInt) else None


def _ends(loop: Loop, latch: Block, left: list[_State]) -> dict[Value, tuple[int, int]]:
    found: dict[Value, tuple[int, int]] = {}
    for phi, patterns in zip(loop.header.phis, zip(*left, strict=True), strict=True):
        update = phi.incoming_from(latch)
        known = [pattern for pattern in patterns if pattern is not None]
        if update is None or not isinstance(phi.type, IntType):
            continue
        if len(known) == len(patterns):
            values = [_signed(pattern, phi.type.bits) for pattern in known]
            found[update] = min(values), max(values)
    return found


def _ways(loop: Loop, state: _State) -> Iterator[tuple[_State, bool] | None]:
    """How an iteration that starts from a state may end; None if nobody can tell."""
    pending: list[dict[Value, bool]] = [{}]
    while pending:
        answers = pending.pop()
        walk = _Walk(loop, dict(zip(loop.header.phis, state, strict=True)), answers)
        try:
            yield walk.end()
        except _Asked as asked:
            pending.append({**answers, asked.test: True})
            pending.append({**answers, asked.test: False})


class _Asked(Exception):
    """The way on hangs on a test that what is known does not answer."""

    def __init__(self, test: Value) -> None:
        super().__init__(test)
        self.test = test


def _signed(pattern: int, bits: int) -> int:
    return pattern - ((pattern >> (bits - 1)) << bits)


def _toward_zero(a: int, b: int) -> int:
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


# On patterns, modulo their width; shifts and quotients only where they are defined.
_UNSIGNED: Mapping[str, Callable[[int, int], int]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
    "shl": lambda a, b: a << b,
    "lshr": lambda a, b: a >> b,
    "udiv": lambda a, b: a // b,
    "urem": lambda a, b: a % b,
}
_SIGNED: Mapping[str, Callable[[int, int], int]] = {
    "ashr": lambda a, b: a >> b,
    "sdiv": _toward_zero,
    "srem": lambda a, b: a - b * _toward_zero(a, b),
}
_ORDERS: Mapping[str, Callable[[int, int], bool]] = {
    "eq": lambda a, b: a == b,
    "ne": lambda a, b: a != b,
    "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b,
    "gt": lambda a, b: a > b,
    "ge": lambda a, b: a >= b,
}
_SHIFTS = frozenset(("shl", "lshr", "ashr"))
_QUOTIENTS = frozenset(("udiv", "urem", "sdiv", "srem"))


@dataclass(slots=True)
class _Walk:
    """One iteration: the values it comes to, with some tests answered."""

    loop: Loop
    known: dict[Value, int | None]
    answers: Mapping[Value, bool]
    _passed: set[Block] = field(default_factory=set)

    def end(self) -> tuple[_State, bool] | None:
        """The state that it leaves, and whether there is another iteration."""
        block = self.loop.header
        while True:
            self._passed.add(block)
            end = block.terminator
            if end.opcode != "br":
                return None
            number = 0
            if end.operands:
                number = 0 if self._answer(end.operands[0]) else 1
            target = end.successors[number]
            if block is self.loop.latch:
                header = self.loop.header
                state = (self._value(phi.incoming_from(block)) for phi in header.phis)
                return tuple(state), target is header
            if target in self._passed:
                return None
            self.known |= {
                phi: self._value(phi.incoming_from(block)) for phi in target.phis
            }
            block = target

    def _answer(self, test: Value) -> bool:
        known = self._value(test)
        if known is not None:
            return bool(known)
        if test not in self.answers:
            raise _Asked(test)
        return self.answers[test]

    def _value(self, value: Value | None) -> int | None:
        if not isinstance(value, Instruction):
            return _constant(value)
        if value not in self.known:
            here = self.loop.has(value) and isinstance(value.type, IntType)
            self.known[value] = self._compute(value) if here else None
        return self.known[value]

    def _compute(self, i: Instruction) -> int | None:
        if i.opcode == "select":
            yes, no = (self._value(operand) for operand in i.operands[1:])
            if yes == no:
                return yes
            return yes if self._answer(i.operands[0]) else no
        values = [self._value(operand) for operand in i.operands]
        a, b = (*values, None, None)[:2]
        if a is None or not isinstance(i.type, IntType):
            return None
        source = i.operands[0].type
        assert isinstance(source, IntType), "an integer has the type of one"
        bits, mask = source.bits, (1 << i.type.bits) - 1
        if i.opcode in ("zext", "trunc"):
            return a & mask
        if i.opcode == "sext":
            return _signed(a, bits) & mask
        if b is None:
            return None
        if i.opcode == "icmp":
            return int(_compare(i.predicate or "", a, b, bits))
        if (i.opcode in _SHIFTS and b >= bits) or (i.opcode in _QUOTIENTS and b == 0):
            return None
        if i.opcode in _UNSIGNED:
            return _UNSIGNED[i.opcode](a, b) & mask
        if i.opcode in _SIGNED:
            by = b if i.opcode in _SHIFTS else _signed(b, bits)
            return _SIGNED[i.opcode](_signed(a, bits), by) & mask
        return None


def _compare(predicate: str, a: int, b: int, bits: int) -> bool:
    if predicate[0] == "s":
        a, b = _signed(a, bits), _signed(b, bits)
    return _ORDERS[predicate[-2:]](a, b)
