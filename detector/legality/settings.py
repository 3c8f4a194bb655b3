"""Elements that the nest sets itself before it goes on to update them: C = 0; C += ..

Consumes an access and a cell; produces whether the access sets (or reads) what the cell
starts from, in every point, before any update.
"""

from __future__ import annotations

from collections import Counter as Multiset

from detector.analysis.affine import Access
from detector.analysis.expr import Expr
from detector.analysis.loops import Loop
from detector.legality.cells import Cell
from detector.legality.paths import may_follow
from detector.legality.region import Region


def precedes(region: Region, setting: Access, cell: Cell) -> bool:
    """Whether an access precedes the cell's updates, element for element."""
    store = cell.store
    if setting.base is not store.base or setting.size != store.size:
        return False
    if not (setting.is_affine and store.is_affine):
        return False
    if region.staying(setting) or (setting.offset - store.offset).terms:
        return False
    return _covers_the_same(region, setting, store) and _comes_first(
        region, setting, store
    )


def _covers_the_same(region: Region, one: Access, other: Access) -> bool:
    """Equal strides in common loops; in the others the same strides and lengths."""
    return _footprint(region, one, other) == _footprint(region, other, one)


def _footprint(
    region: Region, access: Access, other: Access
) -> tuple[dict[Loop, Expr], Multiset[tuple[Expr, Expr]]]:
    common: dict[Loop, Expr] = {}
    own: Multiset[tuple[Expr, Expr]] = Multiset()
    for loop in region.moving(access):
        stride = access.stride(region.counter(loop))
        if loop.has(other.instruction):
            common[loop] = stride
        else:
            own[stride, region.counted(loop).trip] += 1
    return common, own


def _comes_first(region: Region, setting: Access, store: Access) -> bool:
    """In one iteration of the innermost common loop: the setting, then the updates.

    That loop has to move the elements; otherwise later rounds would set them anew.
    """
    shared = [
        loop
        for loop in region.around(setting.instruction)
        if loop.has(store.instruction)
    ]
    if not shared:
        return False
    moving = region.moving(setting)
    if any(loop not in moving for loop in shared):
        return False
    within = shared[0]
    if may_follow(setting.instruction, store.instruction, within):
        return False
    return not setting.is_write or _is_certain(region, setting, store)


def _is_certain(region: Region, setting: Access, store: Access) -> bool:
    """Whether no update runs in a point that was not set.

    The setting itself comes before the update, or the loops of its own that it is in
    run to their end before, with nothing else deciding about it.
    """
    dominates = region.program.analyses.dominance.block_dominates
    block = setting.instruction.block
    for loop in region.around(setting.instruction):
        if loop.has(store.instruction):
            break
        if loop.latch is None or not dominates(block, loop.latch):
            return False
        block = loop.header
    return dominates(block, store.instruction.block)
