"""Invariant loads of a loop that may be made before it: m->val in a loop over rows.

Consumes a load in a nest; produces where it reads, and which inner loop has to run for
it to be made at all. A compiler leaves such a load where it is if the loop might not
make it; whoever knows that the inner loop runs may read the memory early.
Must not know how that is checked.
"""

from __future__ import annotations

from dataclasses import dataclass

from detector.analysis.facade import FunctionAnalyses
from detector.analysis.induction import LoopForm
from detector.analysis.loops import Loop
from detector.model import Block, Instruction, IntType, PointerType, Value

_WIDTHS = (8, 16, 32, 64)


@dataclass(frozen=True, slots=True)
class Reload:
    """The load reads at `base` + `offset` bytes, as soon as `witness` is entered.

    No witness: the first iteration of the nest makes it, whatever happens.
    """

    load: Instruction
    base: Value
    offset: int
    witness: Loop | None


def reload(analyses: FunctionAnalyses, load: Value, loop: Loop) -> Reload | None:
    """How to make a load of the nest before it; None if it has to stay."""
    if not isinstance(load, Instruction) or load.opcode != "load":
        return None
    if not loop.has(load) or not _is_passable(load):
        return None
    access = analyses.evolution.access(load, loop)
    if access is None or not access.is_affine or access.strides or access.conditions:
        return None
    base, offset = access.base, access.offset.constant
    if access.offset.terms and offset is None:
        return None
    if base is None or not loop.is_invariant(base):
        return None
    if analyses.memory.clobber(load, loop) is not None:
        return None
    if _comes_to(analyses, load.block, loop):
        return Reload(load, base, offset or 0, None)
    # A number decides about sizes, which are wanted before anything is checked.
    inner = None if isinstance(load.type, IntType) else _witness(analyses, load, loop)
    return Reload(load, base, offset or 0, inner) if inner is not None else None


def _is_passable(load: Instruction) -> bool:
    if load.access is None or not load.access.is_simple:
        return False
    type_ = load.type
    return isinstance(type_, PointerType) or (
        isinstance(type_, IntType) and type_.bits in _WIDTHS
    )


def _comes_to(analyses: FunctionAnalyses, block: Block, loop: Loop) -> bool:
    """Whether every iteration of the nest's outermost loop passes a block."""
    latch = loop.latch
    if latch is None or analyses.loops.loop_of(block) is not loop:
        return False
    return analyses.dominance.block_dominates(block, latch)


def _witness(analyses: FunctionAnalyses, load: Instruction, loop: Loop) -> Loop | None:
    """An inner loop that cannot run without the load, and is skipped only if empty."""
    dominates = analyses.dominance.block_dominates
    for inner in analyses.loops.loops:
        if inner.parent is not loop or inner.latch is None:
            continue
        within = inner.has(load) and dominates(load.block, inner.latch)
        needed = within or dominates(load.block, inner.header)
        if needed and _is_reached(analyses, inner, loop):
            return inner
    return None


def _is_reached(analyses: FunctionAnalyses, inner: Loop, loop: Loop) -> bool:
    form = analyses.evolution.loop(inner)
    if not isinstance(form, LoopForm) or form.total is None or inner.preheader is None:
        return False
    if _comes_to(analyses, inner.preheader, loop):
        return True
    guard = analyses.evolution.scope.guard(inner)
    return guard is not None and _comes_to(analyses, guard[0].block, loop)
