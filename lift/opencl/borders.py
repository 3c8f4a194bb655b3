"""Rows whose neighbours are kept inside at both ends, in three loops.

Consumes the statements of a kernel; takes apart innermost loops that read at positions
such as max(0, j - 1) and min(w - 1, j + 1). But for the first and the last iterations
these are j - 1 and j + 1, side by side for neighbours; a compiler that is not told so
fetches each by itself (Jacobi with such a border, Ice Lake: 4.1 s, 1.6 in three loops).
Where the middle begins and ends is computed before the loops, and may be anywhere. The
order of all iterations stays.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from lift.opencl import ir
from lift.opencl.names import Names
from lift.opencl.rewrite import (
    blocks_of,
    own_values,
    substitute_block,
    with_blocks,
)
from lift.opencl.unroll import renamed
from lift.scalar import bits_of, value_of
from lift.sizes import Size, free_variables, substitute, variable
from lift.types import I64, ScalarType

#: Shorter rows are mostly border; and the text of longer bodies is not written thrice.
_ITERATIONS, _STATEMENTS = 16, 64
#: Numbers below this can be added up without a thought.
_SMALL = 1 << 12
_PLAIN = (ir.Declare, ir.DeclareIndex, ir.Store, ir.Assign)


@dataclass(frozen=True, slots=True)
class _Sum:
    """What is known before the loop: a number, and values with a sign."""

    number: int
    values: tuple[tuple[ir.Value, int], ...] = ()

    def plus(self, other: _Sum, sign: int = 1) -> _Sum:
        """Their sum, or difference."""
        more = tuple((value, sign * own) for value, own in other.values)
        return _Sum(self.number + sign * other.number, (*self.values, *more))

    def value(self) -> ir.Value:
        """What computes it."""
        total: ir.Value = ir.Lit(I64, bits_of(self.number, I64))
        for value, sign in self.values:
            total = ir.Apply("add" if sign > 0 else "sub", (total, value), I64)
        return total


@dataclass(frozen=True, slots=True)
class _Clamp:
    """`op(limit, inner)`, where `inner` is the loop's variable plus `rest`."""

    op: str
    inner: ir.Value
    limit: _Sum
    rest: _Sum

    @property
    def place(self) -> _Sum:
        """The first iteration in which the lower limit is none, or the upper one is."""
        place = self.limit.plus(self.rest, -1)
        return place if self.op == "max" else place.plus(_Sum(1))


def split_borders(block: ir.Block, names: Names) -> ir.Block:
    """The block with such loops in three parts."""
    result: list[ir.Statement] = []
    for statement in block.statements:
        inner = tuple(split_borders(b, names) for b in blocks_of(statement))
        own = with_blocks(statement, inner) if inner else statement
        clamps = _clamps(own) if isinstance(own, ir.For) else {}
        if isinstance(own, ir.For) and clamps:
            result += _in_three(own, clamps, names)
        else:
            result.append(own)
    return ir.Block(tuple(result))


def _in_three(
    loop: ir.For, clamps: Mapping[ir.Value, _Clamp], names: Names
) -> list[ir.Statement]:
    """The loops, after what says where they begin and end."""
    result: list[ir.Statement] = []

    def named(value: ir.Value) -> ir.Value:
        name = names.fresh("v")
        result.append(ir.Declare(name, I64, value))
        return ir.Ref(name, I64)

    def cut(op: str, near: Size, far: Size) -> Size:
        """Where all clamps of a kind allow it, between two places; `near` if none."""
        places = dict.fromkeys(c.place for c in clamps.values() if c.op == op)
        if not places:
            return near
        cut = named(ir.IndexValue(near, I64))
        for place in places:
            cut = named(ir.Apply(op, (cut, named(place.value())), I64))
        other = "min" if op == "max" else "max"
        whole = ir.Apply(other, (cut, named(ir.IndexValue(far, I64))), I64)
        own = variable(names.fresh("cut"), loop.start, loop.stop + 1)
        result.append(ir.DeclareIndex(own, whole))
        return own

    begin = cut("max", loop.start, loop.stop)
    end = cut("min", loop.stop, begin)
    if begin is not loop.start:
        result.append(_copy(_brief(loop), loop.start, begin, names))
    middle = replace(loop, body=_freed(loop.body, clamps))
    result.append(_copy(middle, begin, end, names))
    if end is not loop.stop:
        result.append(_copy(_brief(loop), end, loop.stop, names))
    return result


def _copy(loop: ir.For, start: Size, stop: Size, names: Names) -> ir.For:
    """The loop over a part of its range, with names of its own."""
    own = variable(names.fresh("i"), loop.start, loop.stop)
    body = substitute_block(renamed(loop.body, names), {loop.variable: own})
    return replace(loop, variable=own, start=start, stop=stop, body=body)


def _brief(loop: ir.For) -> ir.For:
    """For a few iterations: what makes them faster would take longer to compile."""
    return replace(loop, copies=1, lanes=1, interleaved=1)


def _clamps(loop: ir.For) -> dict[ir.Value, _Clamp]:
    """The clamped positions of what the loop reads, if it can be taken apart."""
    body = loop.body.statements
    length = (loop.stop - loop.start).constant
    if (
        (length is not None and length < _ITERATIONS)
        or loop.unroll or loop.copies or loop.lanes
        or len(body) > _STATEMENTS or not all(isinstance(s, _PLAIN) for s in body)
    ):  # fmt: skip
        return {}
    changed = frozenset(s.name for s in body if isinstance(s, ir.Assign))
    known = {
        s.name: s.value
        for s in body
        if isinstance(s, ir.Declare) and s.value and s.name not in changed
    }
    told = {v for s in body if isinstance(s, ir.DeclareIndex)
            for v in free_variables(s.variable)}  # fmt: skip
    resolve = _Resolver(loop.variable, known, changed, frozenset(v.name for v in told))
    found: dict[ir.Value, _Clamp] = {}
    for statement in body:
        if isinstance(statement, ir.Declare | ir.DeclareIndex):
            for value in own_values(statement):
                clamp = resolve.clamp(value)
                if clamp is not None:
                    found[value] = clamp
    return found


@dataclass(frozen=True, slots=True)
class _Resolver:
    """Values of a loop's body as what is known before it, and its variable."""

    variable: Size
    known: Mapping[str, ir.Value]
    changed: frozenset[str]
    told: frozenset[str]

    def clamp(self, value: ir.Value) -> _Clamp | None:
        """A minimum or maximum of a constant and the variable with an offset."""
        match value:
            case ir.Apply("min" | "max", (left, right), type_) if type_ == I64:
                for inner, limit in ((left, right), (right, left)):
                    bound, rest = self.fixed(limit), self.rest(inner)
                    if bound is not None and rest is not None:
                        return _Clamp(value.op, inner, bound, rest)
        return None

    def rest(self, value: ir.Value) -> _Sum | None:
        """What is added to the variable; None if it is something else."""
        match value:
            case ir.Ref(name) if name in self.known:
                return self.rest(self.known[name])
            case ir.Apply("min" | "max"):
                # Both have let go in the middle.
                clamp = self.clamp(value)
                return None if clamp is None else clamp.rest
            case ir.IndexValue(size) if self._slope(size) == 1:
                return self.fixed(ir.IndexValue(size - self.variable, I64))
            case ir.Apply("add", (left, right), type_) if type_ == I64:
                return _both(self.rest(left), self.fixed(right)) or _both(
                    self.rest(right), self.fixed(left)
                )
            case ir.Apply("sub", (left, right), type_) if type_ == I64:
                return _both(self.rest(left), self.fixed(right), -1)
            case _:
                return None

    def fixed(self, value: ir.Value) -> _Sum | None:
        """A small number that can be computed before the loop; None for any other."""
        match value:
            case ir.Ref(name) if name in self.known:
                return self.fixed(self.known[name])
            case ir.Lit(type_, bits) if type_ == I64:
                number = int(value_of(bits, type_))
                return _Sum(number) if abs(number) < _SMALL else None
            case ir.IndexValue(size) if self._slope(size) == 0:
                names = {v.name for v in free_variables(size)}
                if size.constant is not None:
                    return _Sum(size.constant)
                return None if names & self.told else _Sum(0, ((value, 1),))
            case ir.Apply("cast", (ir.Ref(name, ScalarType() as type_),)):
                small = not type_.is_float and type_.bits <= 32
                own = name in self.known or name in self.changed
                return _Sum(0, ((value, 1),)) if small and not own else None
            case ir.Apply("add" | "sub" as op, (left, right), type_) if type_ == I64:
                sign = 1 if op == "add" else -1
                return _both(self.fixed(left), self.fixed(right), sign)
            case _:
                return None

    def _slope(self, size: Size) -> int | None:
        return (substitute(size, {self.variable: self.variable + 1}) - size).constant


def _freed(body: ir.Block, clamps: Mapping[ir.Value, _Clamp]) -> ir.Block:
    """The body where no clamp holds, without what only they have needed."""

    def free(value: ir.Value) -> ir.Value:
        while (clamp := clamps.get(value)) is not None:
            value = clamp.inner
        if isinstance(value, ir.Apply):
            return replace(value, args=tuple(free(part) for part in value.args))
        return value

    used: set[str] = set()
    result: list[ir.Statement] = []
    for statement in reversed(body.statements):
        own = statement
        if isinstance(own, ir.Declare) and own.name not in used:
            continue
        if isinstance(own, ir.Declare | ir.DeclareIndex) and own.value is not None:
            own = replace(own, value=free(own.value))
        if isinstance(own, ir.Assign):
            used.add(own.name)
        used |= {v.name for v in own_values(own) if isinstance(v, ir.Ref)}
        result.insert(0, own)
    return ir.Block(tuple(result))


def _both(left: _Sum | None, right: _Sum | None, sign: int = 1) -> _Sum | None:
    return None if left is None or right is None else left.plus(right, sign)


__all__ = ["split_borders"]
