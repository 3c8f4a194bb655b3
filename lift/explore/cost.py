"""A static estimate of what a program costs on a device, and what cannot run at all.

Consumes typed programs and sizes; produces counts. It is used to leave out candidates
that cannot win, never to choose between those that are close: that is measured.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from lift.scalar import Op
from lift.sizes import Size, evaluate
from lift.targets.profile import DeviceProfile
from lift.terms import patterns as p
from lift.terms.core import Call, Lambda, Let, UserFun
from lift.terms.program import Program
from lift.terms.traverse import children, walk
from lift.types import ArrayType, DataType, ScalarType, TupleType, VectorType

#: Registers beyond which accumulators are spilled, in bytes for each work-item.
PRIVATE_BYTES = 8192
_UNKNOWN = 16  # the length of a row whose length depends on the data


@dataclass(frozen=True, slots=True)
class Cost:
    """Scalar or vector operations, work-items, and bytes of the fast memories."""

    operations: float = 0.0
    items: int = 1
    group: int = 1
    private: int = 0
    local: int = 0

    def time(self, profile: DeviceProfile) -> float:
        """Operations one after the other, with what it costs to start work-items."""
        busy = max(min(self.items, profile.units), 1)
        return (self.operations + 200.0 * self.items) / busy


@dataclass(frozen=True, slots=True)
class TooMuch:
    """Why a candidate is not worth measuring."""

    reason: str


@dataclass(slots=True)
class _Counter:
    """Counts of what a term costs, for given sizes."""

    sizes: dict[str, int]
    items: int = 1
    group: int = 1
    private: int = 0
    local: int = 0

    def number(self, size: Size) -> int:
        """The number for a size; a guess where a position is in it."""
        try:
            return max(evaluate(size, self.sizes), 0)
        except KeyError:
            return _UNKNOWN

    def bytes(self, data: DataType | None) -> int:
        match data:
            case ArrayType(element, size):
                return self.number(size) * self.bytes(element)
            case TupleType(items):
                return sum(map(self.bytes, items))
            case VectorType(element, width):
                return element.bytes * width
            case ScalarType():
                return data.bytes
            case _:
                return 0

    def cost(self, node: Any) -> float:
        """Operations that evaluating the term takes."""
        match node:
            case Call(Op(), args):
                return 1 + sum(map(self.cost, args))
            case Call(UserFun(body=body), args):
                return self.cost(body) + sum(map(self.cost, args))
            case Call(fun, args):
                below = sum(map(self.cost, args))
                return below + self.applied(fun, node)
            case Let(_, value, body):
                return self.cost(value) + self.cost(body)
            case Lambda(body=body):
                return self.cost(body)
            case _:
                return 0.0

    def applied(self, fun: Any, call: Call) -> float:
        """What the function of a call adds."""
        inner = [child for child in children(fun) if not isinstance(child, Op)]
        own = float(sum(isinstance(child, Op) for child in children(fun)))
        each = own + sum(self.function(child, call) for child in inner)
        self.note(fun, call)
        return each * self.times(fun, call)

    def function(self, fun: Any, call: Call) -> float:
        """A function that is applied to the elements of the arguments."""
        if isinstance(fun, Lambda | UserFun):
            return self.cost(fun.body)
        return self.applied(fun, call)

    def times(self, fun: Any, call: Call) -> int:
        """How often a pattern applies its function."""
        match fun:
            case p.Generate(size):
                return self.number(size)
            case p.Iterate(times):
                return self.number(times)
            case p.MapVec() | p.ToSpace():
                return 1
            case _ if children(fun):
                data = call.args[-1].type if call.args else None
                return self.number(data.size) if isinstance(data, ArrayType) else (
                    _UNKNOWN
                )  # fmt: skip
            case _:
                return 1

    def note(self, fun: Any, call: Call) -> None:
        """Work-items and memory that a pattern asks for."""
        count = self.times(fun, call)
        match fun:
            case p.MapGlb() | p.MapWrg():
                self.items = max(self.items, 1) * max(count, 1)
            case p.MapLcl():
                self.group = max(self.group, count)
            case p.ToSpace(p.Space.LOCAL):
                self.local += self.bytes(call.type)
            case p.ToSpace(p.Space.PRIVATE):
                self.private += self.bytes(call.type)
            case p.ReduceSeq() if isinstance(call.type, ArrayType):
                self.private += self.bytes(call.type)
            case _:
                pass


def operations(program: Program, sizes: Mapping[str, int]) -> float:
    """The operations that a program takes for these sizes."""
    return _Counter(dict(sizes)).cost(program.body)


def cost_of(program: Program, sizes: Mapping[str, int]) -> Cost:
    """The estimate for a low-level program."""
    counter = _Counter(dict(sizes))
    total = counter.cost(program.body)
    return Cost(total, counter.items, counter.group, counter.private, counter.local)


def pruned(
    program: Program,
    sizes: Mapping[str, int],
    profile: DeviceProfile,
    best: Cost | None = None,
) -> Cost | TooMuch:
    """The estimate, or the reason why the candidate is left out."""
    found = cost_of(program, sizes)
    if found.private > PRIVATE_BYTES:
        return TooMuch(f"{found.private} bytes in registers")
    if found.local > profile.local_bytes:
        return TooMuch(f"{found.local} bytes of local memory")
    if found.group > profile.max_group:
        return TooMuch(f"groups of {found.group} work-items")
    if best is not None and found.time(profile) > 64 * best.time(profile):
        return TooMuch("estimated to be far slower than the best")
    return found


def is_low_level(program: Program) -> bool:
    """Does the program say who does the work?"""
    low = (p.MapGlb, p.MapWrg, p.MapLcl)
    return any(isinstance(node, low) for node in walk(program.body))
