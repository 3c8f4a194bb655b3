"""How parallel loops meet the ND-range: which of them need a loop or a test.

Consumes a kernel's statements and the options; produces the work-group size, the
global size as size expressions, and for each parallel loop its form.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from lift.opencl import ir
from lift.opencl.config import Config
from lift.opencl.rewrite import blocks_of, statements_in
from lift.sizes import (
    ONE,
    Size,
    Truth,
    at_most,
    divides,
    equal,
    free_variables,
    maximum,
    size,
)
from lift.terms.patterns import Space

DIMENSIONS = (0, 1, 2)
_DEFAULT_GLOBAL = {1: (64,), 2: (16, 4), 3: (8, 4, 2)}


class Form(Enum):
    """ONCE: every work-item has exactly one iteration; GUARD: at most one."""

    ONCE = "once"
    GUARD = "guard"
    LOOP = "loop"


@dataclass(frozen=True, slots=True)
class Schedule:
    """The ND-range of one kernel."""

    local: tuple[int, ...]
    #: For each dimension the iterations that the launch covers, None if it is open.
    covered: tuple[Size | None, ...]
    #: For each dimension whether the covered iterations are groups or work-items.
    grouped: tuple[bool, ...]
    simplify: bool = True

    @property
    def rank(self) -> int:
        return len(self.local)

    def global_size(self) -> tuple[Size, ...]:
        """The global size, a multiple of the local size in every dimension."""
        result = []
        for dim, extent in enumerate(self.covered):
            local = size(self.local[dim])
            if extent is None:
                result.append(local)
            elif self.grouped[dim]:
                result.append(extent * local)
            else:
                result.append((extent + local - 1) // local * local)
        return tuple(result)

    def form(self, loop: ir.ParFor) -> Form:
        """What a parallel loop becomes."""
        if not self.simplify:
            return Form.LOOP
        match loop.level:
            case ir.Par.LCL:
                return self._within(loop.length, size(self.local[loop.dim]))
            case ir.Par.WRG:
                extent = self.covered[loop.dim]
                return (
                    Form.LOOP if extent is None else self._within(loop.length, extent)
                )
            case ir.Par.GLB:
                extent = self.covered[loop.dim]
                if extent is None:
                    return Form.LOOP
                local = size(self.local[loop.dim])
                fits = divides(local, extent) is Truth.YES
                form = self._within(loop.length, extent)
                return Form.GUARD if form is Form.ONCE and not fits else form

    def _within(self, length: Size, extent: Size) -> Form:
        if equal(length, extent) is Truth.YES:
            return Form.ONCE
        return Form.GUARD if at_most(length, extent) is Truth.YES else Form.LOOP


def schedule(block: ir.Block, config: Config, sizes: frozenset[str]) -> Schedule:
    """Choose the ND-range of a kernel; `sizes` are the names known at launch."""
    loops = [s for s in statements_in(block) if isinstance(s, ir.ParFor)]
    used = sorted({loop.dim for loop in loops})
    rank = used[-1] + 1 if used else 1
    levels = {loop.level for loop in loops}
    if ir.Par.WRG in levels or ir.Par.LCL in levels:
        local = tuple(_group(loops, dim, config, rank) for dim in range(rank))
        level = ir.Par.WRG
    else:
        local = _items(rank, used, config)
        level = ir.Par.GLB
    extents = [_extent(loops, dim, level, config, sizes) for dim in range(rank)]
    covered = tuple(_present(block, dim, level, n) for dim, n in enumerate(extents))
    grouped = tuple(level is ir.Par.WRG for _ in range(rank))
    return Schedule(local, covered, grouped, config.simplify_control)


def _items(rank: int, used: list[int], config: Config) -> tuple[int, ...]:
    if not used:
        return (1,)
    given = config.local_size or _DEFAULT_GLOBAL[rank]
    padded = (*given, 1, 1, 1)[:rank]
    return tuple(n if dim in used else 1 for dim, n in enumerate(padded))


def _group(loops: list[ir.ParFor], dim: int, config: Config, rank: int) -> int:
    mine = [s for s in loops if s.dim == dim and s.level is ir.Par.LCL]
    if config.local_size is not None:
        return (*config.local_size, 1, 1, 1)[dim] if mine else 1
    lengths = [s.length.constant for s in mine]
    if not mine:
        return 1
    known = [n for n in lengths if n is not None]
    limit = {1: 256, 2: 16, 3: 8}[rank]
    return min(max(known), limit) if known else min(64, limit)


def _prefer(length: Size, best: Size) -> bool:
    """Longer, or not known to be shorter than a constant."""
    if at_most(best, length) is Truth.YES:
        return True
    return best.constant is not None and at_most(length, best) is not Truth.YES


def _extent(
    loops: list[ir.ParFor],
    dim: int,
    level: ir.Par,
    config: Config,
    sizes: frozenset[str],
) -> Size | None:
    """The longest of the lengths known at launch (the first of unordered ones)."""
    best: Size | None = None
    for loop in loops:
        if loop.level is not level or loop.dim != dim:
            continue
        if any(v.name not in sizes for v in free_variables(loop.length)):
            continue
        if best is None or _prefer(loop.length, best):
            best = loop.length
    if best is None:
        return ONE if not any(s.dim == dim for s in loops) else None
    return best if config.exact else None


def _present(
    block: ir.Block, dim: int, level: ir.Par, extent: Size | None
) -> Size | None:
    """The extent, at least one if something is to be done even where it is zero."""
    if extent is None or at_most(ONE, extent) is Truth.YES:
        return extent
    idle = _covers(block, dim, level, extent)
    return extent if idle else maximum(extent, ONE)


def _covers(block: ir.Block, dim: int, level: ir.Par, extent: Size) -> bool:
    """Is everything that is stored stored by loops of just this length?"""
    for s in block.statements:
        match s:
            case ir.ParFor(level=own, dim=at) if own is level and at == dim:
                if equal(s.length, extent) is not Truth.YES:
                    return False
            case ir.Store(buffer) | ir.Atomic(buffer):
                if buffer.space is Space.GLOBAL:
                    return False
            case _:
                if not all(_covers(b, dim, level, extent) for b in blocks_of(s)):
                    return False
    return True
