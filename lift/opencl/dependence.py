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
    ZERO,
    Size,
    Truth,
    free_variables,
    less,
    substitute,
    variable,
)
from lift.sizes.order import Differences
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
    carried: Loop | None = None,
    differences: Differences | None = None,
) -> bool:
    """Can different work-items (in these dimensions) meet in one cell?

    `common` are the loops whose current iteration both accesses share; the second is
    made by a later round of `carried`, if that is given. `differences` are those known
    from other accesses.
    """
    if not (first.names() & second.names()):
        return False
    if first.buffer.const or not (first.write or second.write):
        return False
    if first.atomic and second.atomic:
        return False
    if any(_opposite(loop, first, second) for loop in common):
        return False
    shared = {
        loop.variable
        for loop in common
        if isinstance(loop, ir.For)
        or (isinstance(loop, ir.ParFor) and loop.level not in level)
    }
    left, right, rename = _apart(first, second, shared)
    known = Differences() if differences is None else differences
    if any(map(known.differ, left, right)):
        return False
    equal_loops = _implied(first, second, left, right, rename)
    if any(loop is carried for loop in equal_loops):
        return False
    return not _same_item(first, second, equal_loops, level, dims)


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
    right = (*second.index, flat_index(second.buffer, second.index))
    renamed = list(_all_primed(right, frozenset(own)))
    if first.buffer.layout != second.buffer.layout:
        left, renamed = left[-1:], renamed[-1:]
    return left, renamed, rename


@lru_cache(maxsize=4096)
def _all_primed(
    positions: tuple[Size, ...], own: frozenset[Variable]
) -> tuple[Size, ...]:
    rename = {of_atom(atom): _primed(atom) for atom in own}
    return tuple(substitute(position, rename) for position in positions)


@lru_cache(maxsize=4096)
def _primed(atom: Variable) -> Size:
    high = None if atom.high is None else atom.high + 1
    return variable(f"{atom.name}'", atom.low, high, atom.multiple_of)


def _item_variables(
    access: Access, level: frozenset[ir.Par]
) -> dict[tuple[ir.Par, int], ir.ParFor]:
    return {
        (loop.level, loop.dim): loop
        for loop in access.loops
        if isinstance(loop, ir.ParFor) and loop.level in level
    }


def _implied(
    first: Access,
    second: Access,
    left: list[Size],
    right: list[Size],
    rename: dict[Size, Size],
) -> list[Loop]:
    """The loops of `first` whose iterations must be equal where the positions are."""
    pairs = [
        (loop, _iteration(loop, {}), _iteration(other, rename))
        for loop, other in _partners(first, second)
    ]
    found: list[Loop] = []
    progress = True
    while progress:
        progress = False
        for loop, a, b in pairs:
            if _among(loop, found):
                continue
            if any(_determines(x, y, a, b) for x, y in zip(left, right, strict=True)):
                found.append(loop)
                if sole_atom(b) is not None:
                    right = [substitute(p, {b: a}) for p in right]
                progress = True
    return found


def _among(loop: Loop, loops: list[Loop]) -> bool:
    """Is it this very loop? Equal loops in two places are two loops."""
    return any(other is loop for other in loops)


def _partners(first: Access, second: Access) -> list[tuple[Loop, Loop]]:
    """Loops of both that can be compared: the same loop, or the same ids."""
    result: list[tuple[Loop, Loop]] = []
    for loop in first.loops:
        for other in second.loops:
            same_ids = (
                isinstance(loop, ir.ParFor)
                and isinstance(other, ir.ParFor)
                and (loop.level, loop.dim) == (other.level, other.dim)
            )
            if not isinstance(loop, ir.PingPong) and (loop is other or same_ids):
                result.append((loop, other))
    return result


def _same_item(
    first: Access,
    second: Access,
    equal_loops: list[Loop],
    level: frozenset[ir.Par],
    dims: tuple[int, ...],
) -> bool:
    """Does one work-item make both accesses, where they meet at all?"""
    mine, theirs = _item_variables(first, level), _item_variables(second, level)
    wanted = {(lev, dim) for dim in dims for lev in level}
    if any(key not in mine or key not in theirs for key in wanted):
        return False
    return all(_among(mine[key], equal_loops) for key in wanted)


def _linear(value: Size, index: Size) -> tuple[Size | None, Size] | None:
    """value = factor·index + rest; the factor of a fixed index is open (None)."""
    atom = sole_atom(index)
    if atom is None:
        return None, value
    parts = powers(value, atom)
    if set(parts) - {0, 1} or 1 not in parts:
        return None
    rest = parts.get(0, ZERO)
    if isinstance(atom, Variable) and atom in free_variables(rest):
        return None
    return parts[1], rest


def _iteration(loop: Loop, rename: dict[Size, Size]) -> Size:
    """The variable of a loop; a parallel loop of length 1 has only iteration 0."""
    assert not isinstance(loop, ir.PingPong)
    if isinstance(loop, ir.ParFor) and loop.length.constant == 1:
        return ZERO
    return rename.get(loop.variable, loop.variable)


def _determines(left: Size, right: Size, a: Size, b: Size) -> bool:
    """Does left = right imply a = b?  c·a + r = c·b + s with |r - s| < c does."""
    if a is b:
        return True
    one, two = _linear(left, a), _linear(right, b)
    if one is None or two is None:
        return False
    factor, rest = one
    other_factor, other = two
    factor = other_factor if factor is None else factor
    if factor is None or (other_factor is not None and factor is not other_factor):
        return False
    gap = rest - other
    return gap is ZERO or (
        less(gap, factor) is Truth.YES and less(-gap, factor) is Truth.YES
    )
