"""Which work-items touch the same memory: the question behind barriers and kernels.

Consumes kernel statements; answers whether two accesses can meet in one cell although
different work-items make them. "Don't know" counts as yes.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from lift.opencl import ir
from lift.opencl.flatten import flat_index
from lift.opencl.rewrite import blocks_of, own_values
from lift.sizes import (
    Size,
    Truth,
    equal,
    free_variables,
    less,
    substitute,
    variable,
)
from lift.sizes.polynomial import powers
from lift.sizes.terms import Variable, of_atom, sole_atom
from lift.terms.patterns import Space

Loop = ir.For | ir.ParFor | ir.PingPong


@dataclass(frozen=True, slots=True)
class Access:
    """One read or write of shared memory and the loops around it, outermost first."""

    buffer: ir.Buffer
    index: tuple[Size, ...]
    write: bool
    atomic: bool
    loops: tuple[Loop, ...]
    statement: ir.Statement
    #: Indices read from data: nothing is known of them but their range.
    opaque: frozenset[Variable] = frozenset()

    def names(self) -> frozenset[str]:
        return frozenset((self.buffer.name, *self.buffer.aliases))


def accesses(
    block: ir.Block,
    loops: tuple[Loop, ...] = (),
    opaque: frozenset[Variable] = frozenset(),
) -> Iterator[Access]:
    """All accesses to local and global memory in a block."""
    for statement in block.statements:
        if isinstance(statement, ir.DeclareIndex):
            opaque = opaque | free_variables(statement.variable)
        for value in own_values(statement):
            if isinstance(value, ir.Load) and value.buffer.space is not Space.PRIVATE:
                yield Access(
                    value.buffer, value.index, False, False, loops, statement, opaque
                )
        match statement:
            case ir.Store(buffer, index) | ir.Atomic(buffer, index):
                if buffer.space is not Space.PRIVATE:
                    atomic = isinstance(statement, ir.Atomic)
                    yield Access(buffer, index, True, atomic, loops, statement, opaque)
            case ir.For() | ir.ParFor() | ir.PingPong():
                yield from accesses(statement.body, (*loops, statement), opaque)
            case _:
                for inner in blocks_of(statement):
                    yield from accesses(inner, loops, opaque)


def may_share(
    first: Access,
    second: Access,
    common: tuple[Loop, ...],
    level: frozenset[ir.Par],
    dims: tuple[int, ...],
) -> bool:
    """Can different work-items (in these dimensions) meet in one cell?

    `common` are the loops whose current iteration both accesses share.
    """
    if not (first.names() & second.names()):
        return False
    if first.buffer.const or not (first.write or second.write):
        return False
    if first.atomic and second.atomic:
        return False
    if any(_opposite(loop, first, second) for loop in common):
        return False
    shared = {loop.variable for loop in common if isinstance(loop, ir.For)}
    shared |= {
        loop.variable
        for loop in common
        if isinstance(loop, ir.ParFor) and loop.level not in level
    }
    left, right, rename = _apart(first, second, shared)
    if _disjoint(left, right):
        return False
    return not _same_item(first, second, left, right, rename, level, dims)


def _opposite(loop: Loop, first: Access, second: Access) -> bool:
    """In one round of an iteration the two buffers of the pair are different ones."""
    if not isinstance(loop, ir.PingPong):
        return False
    sources = {buffer.name for buffer in loop.source}
    targets = {buffer.name for buffer in loop.target}
    a, b = first.buffer.name, second.buffer.name
    return (a in sources and b in targets) or (a in targets and b in sources)


def _apart(
    first: Access, second: Access, shared: set[Size]
) -> tuple[list[Size], list[Size], dict[Size, Size]]:
    """The positions of both, the second's own variables renamed."""
    own: set[Variable] = set(second.opaque)
    for loop in second.loops:
        if isinstance(loop, ir.PingPong):
            own |= free_variables(loop.counter)
            own |= free_variables(loop.length) if loop.length is not None else set()
        elif loop.variable not in shared:
            own |= free_variables(loop.variable)
    rename = {of_atom(atom): _primed(atom) for atom in own}
    left = [*first.index, flat_index(first.buffer, first.index)]
    right = [*second.index, flat_index(second.buffer, second.index)]
    if first.buffer.layout != second.buffer.layout:
        left, right = left[-1:], right[-1:]
    return left, [substitute(p, rename) for p in right], rename


@lru_cache(maxsize=4096)
def _primed(atom: Variable) -> Size:
    high = None if atom.high is None else atom.high + 1
    return variable(f"{atom.name}'", atom.low, high, atom.multiple_of)


def _disjoint(left: list[Size], right: list[Size]) -> bool:
    for a, b in zip(left, right, strict=True):
        if equal(a, b) is Truth.NO:
            return True
        if less(a, b) is Truth.YES or less(b, a) is Truth.YES:
            return True
    return False


def _item_variables(
    access: Access, level: frozenset[ir.Par]
) -> dict[tuple[ir.Par, int], ir.ParFor]:
    return {
        (loop.level, loop.dim): loop
        for loop in access.loops
        if isinstance(loop, ir.ParFor) and loop.level in level
    }


def _same_item(
    first: Access,
    second: Access,
    left: list[Size],
    right: list[Size],
    rename: dict[Size, Size],
    level: frozenset[ir.Par],
    dims: tuple[int, ...],
) -> bool:
    """Does equality of the positions imply that one work-item made both accesses?"""
    mine, theirs = _item_variables(first, level), _item_variables(second, level)
    wanted = {key for key in (*mine, *theirs) if key[1] in dims}
    wanted |= {(lev, dim) for dim in dims for lev in level}
    if any(key not in mine or key not in theirs for key in wanted):
        return False
    open_keys = set(wanted)
    while open_keys:
        for key in sorted(open_keys, key=lambda k: (k[0].value, k[1])):
            a = mine[key].variable
            b = rename.get(theirs[key].variable, theirs[key].variable)
            pairs = zip(left, right, strict=True)
            if any(_determines(x, y, a, b) for x, y in pairs):
                open_keys.remove(key)
                right = [substitute(p, {b: a}) for p in right]
                break
        else:
            return False
    return True


def _determines(left: Size, right: Size, a: Size, b: Size) -> bool:
    """Does left = right imply a = b?  c·a + r = c·b + s with 0 ≤ r, s < c does."""
    first, second = sole_atom(a), sole_atom(b)
    if first is None or second is None:
        return a is b
    one, two = powers(left, first), powers(right, second)
    if set(one) - {0, 1} or set(two) - {0, 1} or 1 not in one or 1 not in two:
        return False
    factor = one[1]
    if factor is not two[1]:
        return False
    zero = left - left
    rest, other = one.get(0, zero), two.get(0, zero)
    if first in free_variables(rest) or second in free_variables(other):
        return False
    if rest is other:
        return True
    return all(
        less(part, factor) is Truth.YES and less(-1, part) is Truth.YES
        for part in (rest, other)
    )
