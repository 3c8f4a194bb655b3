"""The stores of a histogram's nest: bins that keys select, and cells beside them.

Consumes the stores of a nest; produces for each the load that it updates and its
element type. Must not know Lift programs.
"""

from __future__ import annotations

from dataclasses import dataclass

from codegen.scalar import Untranslatable, lift_type
from codegen.translate.associative import Comparison
from codegen.translate.saturation import Saturation, saturation_of
from codegen.translate.size_table import is_invariant
from codegen.translate.workshop import Workshop
from detector.analysis.values import number
from detector.model import ArrayType, Block, Instruction
from lift.types import ScalarType


@dataclass(frozen=True, slots=True)
class Place:
    """An element that is read, changed and written back.

    `number` tells the histograms of one nest apart, and the names of their keys. An
    iteration that comes to `block` counts; what it does to the place is told by the
    store's value, or by `choice` where the old value decides if anything is stored.
    """

    store: Instruction
    load: Instruction
    scalar: ScalarType
    number: int
    block: Block
    choice: Comparison | Saturation | None = None

    @property
    def keys(self) -> tuple[str, str]:
        """The C variables with the least and the greatest key."""
        return self._named("least_key"), self._named("greatest_key")

    @property
    def extent(self) -> str:
        """The size variable with the number of bins."""
        return self._named("n_bins")

    def _named(self, stem: str) -> str:
        return f"{stem}{self.number}" if self.number else stem


@dataclass(frozen=True, slots=True)
class Places:
    """All stores of a nest."""

    bins: tuple[Place, ...]
    cells: tuple[Place, ...]


def places_of(shop: Workshop) -> Places:
    """Every store with the load that it belongs to."""
    bins: list[Place] = []
    cells: list[Place] = []
    for store in shop.loop.instructions():
        if store.opcode != "store":
            continue
        if _stays(shop, store):
            cells.append(_place(shop, store, 0))
        else:
            bins.append(_place(shop, store, len(bins)))
    _refuse_shared(shop, bins)
    for cell in cells:
        if not _is_written(shop, cell, bins):
            raise Untranslatable(cell.store, "a store that not every iteration makes")
    return Places(tuple(bins), tuple(cells))


# Every part of the keys has all bins: more are only worth it if keys are in them.
_MANY_BINS = 1 << 16


def known_bins(shop: Workshop, place: Place) -> int | None:
    """How many bins there are, if they are a local array that nobody else looks at.

    No key is beyond it, or the program would write somewhere else. Bins that no key
    selects are written with what they hold, which only a local array allows: another
    thread might be changing what others can see.
    """
    base = shop.buffers.access(place.store).base
    if not isinstance(base, Instruction) or base.opcode != "alloca":
        return None
    start = shop.buffers.start_of(place.store)
    alone = not base.operands or number(base.operands[0]) == 1
    if not alone or len(start.terms) != 1 or shop.analyses.memory.escapes(base):
        return None
    element, count = base.element_type, 1
    while isinstance(element, ArrayType):
        count *= element.count
        element = element.element
    scalar = lift_type(element) if element is not None else None
    if scalar is None or scalar.bytes != place.scalar.bytes:
        return None
    return count if 0 < count <= _MANY_BINS else None


def _stays(shop: Workshop, store: Instruction) -> bool:
    """Whether all iterations write one element."""
    access = shop.buffers.access(store)
    fixed = access.is_affine and is_invariant(access.offset)
    return fixed and not access.strides


def _place(shop: Workshop, store: Instruction, number: int) -> Place:
    scalar = lift_type(store.operands[0].type)
    if scalar is None:
        raise Untranslatable(store, "bins of this type")
    address = shop.buffers.access(store).address
    loop = shop.shape.loop_of(store)
    for load in shop.shape.loads(shop.loop):
        access = shop.buffers.access(load)
        before = shop.analyses.dominance.strictly_dominates(load, store)
        if access.address == address and before and shop.shape.loop_of(load) is loop:
            block, choice = _choice(shop, store, load, scalar)
            return Place(store, load, scalar, number, block, choice)
    raise Untranslatable(store, "a bin that is not read before it is written")


def _choice(
    shop: Workshop, store: Instruction, load: Instruction, scalar: ScalarType
) -> tuple[Block, Comparison | Saturation | None]:
    """Where it is settled that an iteration counts, and what the old value decides."""
    ends = [block.terminator for block in shop.loop.blocks]
    asking = [
        end
        for end in ends
        if any(shop.shape.depends(value, load) for value in end.operands)
    ]
    if not asking:
        return store.block, None
    (end, *others) = asking
    test = end.operands[0]
    alone = shop.analyses.cfg.predecessors(store.block) == (end.block,)
    if others or not alone or not isinstance(test, Instruction):
        raise Untranslatable(store, "control flow that depends on what is counted")
    stores_if_true = end.successors[0] is store.block
    found = saturation_of(test, load, scalar, store, stores_if_true)
    if found is not None:
        return end.block, found
    if test.opcode in ("icmp", "fcmp") and {*test.operands} == {
        load,
        store.operands[0],
    }:
        return end.block, Comparison(test, not stores_if_true, load)
    raise Untranslatable(store, "control flow that depends on what is counted")


def _refuse_shared(shop: Workshop, bins: list[Place]) -> None:
    """Two histograms in one array: a bin of the one may be a bin of the other."""
    bases = [shop.buffers.access(place.store).base for place in bins]
    for place, base in zip(bins, bases, strict=True):
        if bases.count(base) > 1:
            raise Untranslatable(place.store, "several histograms in one array")


def _is_written(shop: Workshop, cell: Place, bins: list[Place]) -> bool:
    """Whether the nest is sure to write a cell, if each histogram counts something.

    What no iteration writes must not be written, not even with the value that it has.
    """
    block = cell.block
    if cell.choice is not None:
        return False
    if shop.shape.is_certain(block):
        return True
    loop = shop.shape.loop_of(cell.store)
    return any(
        shop.shape.loop_of(place.store) is loop
        and shop.analyses.dominance.block_dominates(block, place.block)
        for place in bins
    )
