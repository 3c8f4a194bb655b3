"""Cutting the program's statements into kernels and host steps.

A barrier cannot order work-groups, so a dependence between work-items of different
groups ends the kernel. Iteration over global memory becomes a loop on the host.
Statements that only fill private variables go along with the statements that use them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from lift.diagnostics import Diagnostic, LiftError
from lift.opencl import ir
from lift.opencl.dependence import Access, accesses, may_share
from lift.opencl.flatten import flat_index
from lift.opencl.rewrite import own_sizes, own_values, statements_in
from lift.sizes import Size, free_variables
from lift.sizes.order import Differences
from lift.sizes.polynomial import constant_term
from lift.sizes.terms import Coefficient
from lift.terms.patterns import Space

#: Work-items without groups, and work-items in groups.
_LEVELS = (frozenset({ir.Par.GLB}), frozenset({ir.Par.WRG, ir.Par.LCL}))
Dims: TypeAlias = frozenset[tuple[ir.Par, int]]
#: A statement with its place in the program.
Placed: TypeAlias = tuple[int, ir.Statement]


@dataclass(frozen=True, slots=True)
class KernelCut:
    """Statements that run as one kernel."""

    block: ir.Block


@dataclass(frozen=True, slots=True)
class HostCut:
    """A loop that the host runs: an iteration, or a loop around parallel maps."""

    loop: ir.PingPong | ir.For
    body: tuple[Cut, ...]


Cut: TypeAlias = KernelCut | HostCut


def cut(block: ir.Block) -> tuple[Cut, ...]:
    """The kernels and host loops of a program, in order."""
    result: list[Cut] = []
    private: list[Placed] = []
    group: list[Placed] = []

    def finish() -> None:
        if group:
            needed = _needed(private, [s for _, s in group])
            # Private statements may read what others of the group write: keep order.
            ordered = sorted([*needed, *group], key=lambda placed: placed[0])
            result.append(KernelCut(ir.Block(tuple(s for _, s in ordered))))
            group.clear()

    for place, statement in enumerate(block.statements):
        if _only_private(statement):
            private.append((place, statement))
        elif _on_host(statement):
            finish()
            assert isinstance(statement, ir.PingPong | ir.For)
            result.append(HostCut(statement, cut(statement.body)))
        else:
            needs = [s for _, s in _needed(private, [statement])]
            if group and _apart([s for _, s in group], [*needs, statement]):
                finish()
            group.append((place, statement))
    finish()
    return tuple(result)


def _only_private(statement: ir.Statement) -> bool:
    """Does the statement change nothing but private variables?"""
    return not any(
        isinstance(s, ir.Store | ir.Atomic) and s.buffer.space is not Space.PRIVATE
        for s in statements_in(ir.Block((statement,)))
    )


def _needed(private: list[Placed], users: list[ir.Statement]) -> list[Placed]:
    """Those private statements whose variables the users read, in order."""
    if not private:
        return []
    wanted = set().union(*(_reads(user) for user in users)) if users else set()
    kept: list[Placed] = []
    for place, statement in reversed(private):
        if _defines(statement) & wanted:
            wanted |= _reads(statement)
            kept.append((place, statement))
    return kept[::-1]


def _reads(statement: ir.Statement) -> set[str]:
    names: set[str] = set()
    for s in statements_in(ir.Block((statement,))):
        for value in own_values(s):
            if isinstance(value, ir.Ref):
                names.add(value.name)
            elif isinstance(value, ir.Load):
                names.add(value.buffer.name)
        for size in own_sizes(s):
            names.update([v.name for v in free_variables(size)])
    return names


def _defines(statement: ir.Statement) -> set[str]:
    names: set[str] = set()
    for s in statements_in(ir.Block((statement,))):
        match s:
            case ir.Declare(name) | ir.Assign(name):
                names.add(name)
            case ir.DeclareIndex(index):
                names |= {v.name for v in free_variables(index)}
            case ir.Allocate(buffer) | ir.Store(buffer):
                names.add(buffer.name)
            case _:
                pass
    return names


def parallel_dims(statements: list[ir.Statement]) -> Dims:
    """The levels and dimensions of the ND-range that statements use."""
    return frozenset(
        (s.level, s.dim)
        for s in statements_in(ir.Block(tuple(statements)))
        if isinstance(s, ir.ParFor)
    )


def _apart(group: list[ir.Statement], statement: list[ir.Statement]) -> bool:
    """Must the statement be in another kernel than the group before it?"""
    if parallel_dims(group) != parallel_dims(statement):
        return True
    earlier = list(accesses(ir.Block(tuple(group))))
    later = list(accesses(ir.Block(tuple(statement))))
    return conflict(earlier, later)


def conflict(earlier: list[Access], later: list[Access]) -> bool:
    """Do accesses outside of any common loop meet across work-items?"""
    # Unrolled loops make the same access many times; one of each is enough. Of those
    # that differ by a constant the nearest ones come first: mostly all that is written
    # later lies behind, and then the others follow from them.
    several = [
        (b, b.names(), _dims(b)) for b in sorted(_beside_writes(later), key=_offset)
    ]
    differences = Differences()
    for a in sorted(_beside_writes(earlier), key=_offset, reverse=True):
        if a.buffer.space is not Space.GLOBAL:
            continue
        names, own = a.names(), _dims(a)
        for b, others, theirs in several:
            if not (a.write or b.write) or names.isdisjoint(others):
                continue
            for levels, mine, its in zip(_LEVELS, own, theirs, strict=True):
                dims = tuple(sorted(mine | its))
                if dims and may_share(a, b, (), levels, dims, None, differences):
                    return True
    return False


def _offset(access: Access) -> Coefficient:
    return constant_term(flat_index(access.buffer, access.index))


def _distinct(found: list[Access]) -> list[Access]:
    """Those that differ in more than the statement they are made by."""
    seen = {
        (id(a.buffer), a.index, a.write, a.atomic, tuple(map(id, a.loops)), a.opaque): a
        for a in found
    }
    return list(seen.values())


def _beside_writes(every: list[Access]) -> list[Access]:
    """One of each, without the reads of what the same iterations write.

    An update in place reads through a view and writes by the layout of the result;
    whoever meets the read meets the write, whose position is the easier one to compare.
    """
    found = _distinct(every)
    written = {_cells(a) for a in found if a.write and not a.atomic}
    return [a for a in found if a.write or _cells(a) not in written]


def _cells(a: Access) -> tuple[frozenset[str], Size, tuple[int, ...]]:
    return a.names(), flat_index(a.buffer, a.index), tuple(map(id, a.loops))


def _dims(access: Access) -> tuple[frozenset[int], ...]:
    """The dimensions of the parallel loops around an access, of items, of groups."""
    loops = [loop for loop in access.loops if isinstance(loop, ir.ParFor)]
    return tuple(
        frozenset(loop.dim for loop in loops if loop.level in levels)
        for levels in _LEVELS
    )


def _on_host(statement: ir.Statement) -> bool:
    """Is this a loop around parallel maps that depend on each other across groups?"""
    match statement:
        case ir.PingPong(source=source, body=body):
            on_global = any(buffer.space is Space.GLOBAL for buffer in source)
            return on_global and bool(parallel_dims(list(body.statements)))
        case ir.For(body=body):
            outermost = parallel_dims(list(body.statements))
            if not outermost:
                return False
            inside = list(accesses(body))
            return conflict(inside, inside) or len(cut(body)) > 1
        case _:
            return False


def refuse_races(block: ir.Block, local: tuple[int, ...]) -> None:
    """Every shared store must be dealt out over all dimensions of the ND-range."""
    dims = parallel_dims(list(block.statements))
    for access in accesses(block):
        if not access.write or access.atomic:
            continue
        around = {
            (loop.level, loop.dim)
            for loop in access.loops
            if isinstance(loop, ir.ParFor)
        }
        needed = dims
        if access.buffer.space is Space.LOCAL:
            needed = frozenset(d for d in dims if d[0] is ir.Par.LCL)
        missing = [
            d for d in needed - around if d[0] is not ir.Par.LCL or local[d[1]] > 1
        ]
        if missing:
            raise _race(access, missing[0])


_NAMES = {ir.Par.GLB: "mapGlb", ir.Par.WRG: "mapWrg", ir.Par.LCL: "mapLcl"}


def _race(access: Access, missing: tuple[ir.Par, int]) -> LiftError:
    name = f"{_NAMES[missing[0]]}({missing[1]})"
    return LiftError(
        Diagnostic(
            "L307",
            f"every work-item of dimension {missing[1]} would write the same place in "
            f"{access.buffer.space.value} memory",
            getattr(access.statement, "span", None),
            "error",
            (f"the write is not inside {name}, which the kernel uses elsewhere",),
            f"write it with {name}, e.g. over split(1)",
        )
    )
