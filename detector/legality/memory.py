"""Every store of the nest against every other access of it.

Consumes a region; produces the guards under which its points are independent of each
other, or reasons why they are not. See Note [Points] in `dependence`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from detector.analysis.affine import Access
from detector.legality.aliasing import Strangers
from detector.legality.cells import Cell, cell_at, misuses, mixed, reads_of
from detector.legality.conditions import Finding
from detector.legality.dependence import Shared, relation, same_elements
from detector.legality.forwarding import seen_by
from detector.legality.injective import distinct_elements
from detector.legality.lasting import is_kept
from detector.legality.paths import may_follow
from detector.legality.reasons import line_of, reason
from detector.legality.region import Region
from detector.legality.scatter import all_different, scattered
from detector.legality.settings import precedes
from detector.model import Instruction, Value
from detector.verdict import Disjoint, Reason


def dependences(
    region: Region, phis: tuple[Instruction, ...] = ()
) -> Iterator[Finding]:
    """All that the stores of a nest need, beside running values in registers."""
    stores = Stores(region)
    yield from _then_pairs(stores, stores.look())
    yield from mixed(region, stores.cells.values(), phis)


def bins(region: Region, phis: tuple[Instruction, ...] = ()) -> Iterator[Finding]:
    """All that the stores of a histogram need: each updates an element of its own."""
    stores = Stores(region)
    yield from _then_pairs(stores, stores.look_at_bins())
    yield from mixed(region, stores.cells.values(), phis)


def _then_pairs(stores: Stores, found: Iterator[Finding]) -> Iterator[Finding]:
    each = list(found)
    yield from each
    if not any(isinstance(finding, Reason) for finding in each):
        yield from stores.pairs()


@dataclass(slots=True)
class Stores:
    """The stores of one nest, and the cells that they update."""

    region: Region
    cells: dict[Instruction, Cell] = field(default_factory=dict)

    def look(self) -> Iterator[Finding]:
        """Each store for itself."""
        for store in self.region.stores:
            if not is_fixed(self.region, store.base):
                message = "the loop writes through a pointer that changes in it"
                yield reason("pointer-changes", message, store.instruction)
            elif not store.is_affine:
                yield self._scattered(store)
            else:
                yield from distinct_elements(self.region, store)
                yield from self._updated(store)

    def _scattered(self, store: Access) -> Finding:
        """Positions from a list: all of them have to differ."""
        found = scattered(self.region, store)
        guard = all_different(self.region, found) if found is not None else None
        if guard is not None:
            return guard
        name = self.region.name(store.base)
        message = f"{name} is written at positions that are computed"
        return reason("scatter", message, store.instruction)

    def _updated(self, store: Access) -> Iterator[Finding]:
        """A store that some loop repeats has to be an update of its element."""
        region = self.region
        staying = region.staying(store)
        if not staying:
            return
        name = region.name(store.base)
        cell = cell_at(region, store)
        if any(loop in region.parallel for loop in staying):
            message = f"all iterations write the same elements of {name}"
            yield reason("not-injective", message, store.instruction)
        elif cell is None:
            message = f"elements of {name} are written again and again"
            yield reason("overwritten", message, store.instruction)
        else:
            self.cells[store.instruction] = cell
            yield from misuses(region, cell)

    def look_at_bins(self) -> Iterator[Finding]:
        """Each store of a histogram: whichever element it is, it is an update."""
        for store in self.region.stores:
            name = self.region.name(store.base)
            cell = cell_at(self.region, store)
            if not is_fixed(self.region, store.base):
                message = "the loop writes through a pointer that changes in it"
                yield reason("pointer-changes", message, store.instruction)
            elif is_kept(self.region, store):
                continue
            elif not store.is_affine and not _is_of_elements(store):
                message = f"elements of {name} may overlap each other"
                yield reason("not-injective", message, store.instruction)
            elif cell is None or cell.update is None:
                message = f"elements of {name} are not updated by one operator"
                yield reason("not-associative", message, store.instruction)
            else:
                self.cells[store.instruction] = cell
                yield from misuses(self.region, cell)

    # ---- pairs ----------------------------------------------------------------------

    def pairs(self) -> Iterator[Finding]:
        """Each store with every other access."""
        strangers = Strangers(self.region)
        for number, store in enumerate(self.region.stores):
            others = (*self.region.stores[number + 1 :], *self.region.loads)
            for other in others:
                yield from self._pair(store, other, strangers)
        yield from strangers.guards()

    def _pair(
        self, store: Access, other: Access, strangers: Strangers
    ) -> Iterator[Finding]:
        facts = self.region.program.analyses.memory
        if facts.alias(store.instruction, other.instruction).is_no:
            return
        if self._is_old(store, other) or self._is_told_by_bin(store, other):
            return
        if self._commute(store, other):
            return
        if other.base is not store.base:
            mirrored = self._may_be_same(store, other)
            yield from strangers.meet(store, other, mirrored)
            return
        found = relation(self.region, store, other)
        if isinstance(found, Disjoint | Reason):
            if not self._is_set_first(store, other):
                yield found
        elif found.how == "same":
            yield from self._in_one_point(store, other)

    def _in_one_point(self, store: Access, other: Access) -> Iterator[Finding]:
        """Both touch an element in the same point: who comes first?"""
        if self._is_set_first(store, other):
            return
        if other.is_write:
            if self._is_unordered(store, other):
                name = self.region.name(store.base)
                message = f"elements of {name} are stored twice in one iteration"
                yield reason("overwritten", message, other.instruction)
            return
        if not self._is_late(store, other) or self._is_forwarded(other):
            return
        message = (
            f"what {line_of(store.instruction)} stores is read again at "
            f"{line_of(other.instruction)}"
        )
        yield reason("reads-back", message, other.instruction)

    def _is_unordered(self, store: Access, other: Access) -> bool:
        """Whether nobody can say which of two stores of a point comes last."""
        if any(self.region.staying(access) for access in (store, other)):
            return self._may_follow(other, store) or self._may_follow(store, other)
        return self._may_follow(other, store) and self._may_follow(store, other)

    def _is_forwarded(self, load: Access) -> bool:
        """Whether a load is certain to see what one store of its point has written."""
        same = [
            store
            for store in self.region.stores
            if store.base is load.base and same_elements(store, load)
        ]
        if any(self.region.staying(store) for store in same):
            return False
        stores = [store.instruction for store in same]
        dominance = self.region.program.analyses.dominance
        return seen_by(load.instruction, stores, dominance) is not None

    def _is_old(self, store: Access, load: Access) -> bool:
        """Whether a load is the old value of the store's cell, or what it begins with.

        A register that mirrors the memory is loaded anew before each round of its loop.
        """
        cell = self.cells.get(store.instruction)
        if cell is None or cell.old is load.instruction:
            return cell is not None
        users = self.region.program.analyses.uses.users(load.instruction)
        return load.instruction in reads_of(cell) and set(users) == {cell.old}

    def _is_told_by_bin(self, store: Access, load: Access) -> bool:
        """Whether a load is of the bin that another store updates at once.

        Then that store meets whatever the load meets.
        """
        return any(
            cell.old is load.instruction
            and not cell.store.is_affine
            and cell.store.instruction is not store.instruction
            and cell.store.instruction.block is load.instruction.block
            for cell in self.cells.values()
        )

    def _commute(self, store: Access, other: Access) -> bool:
        """Whether both belong to updates of one array by one operator.

        Then it does not matter which of them comes first, should they meet; whole
        elements do if all positions are multiples of their size.
        """
        mine = self.cells.get(store.instruction)
        theirs = self.cells.get(other.instruction) or next(
            (c for c in self.cells.values() if c.old is other.instruction), None
        )
        if mine is None or theirs is None or mine is theirs:
            return False
        if mine.update is None or theirs.update is None:
            return False
        return (
            self.region.match.kind == "histogram"
            and store.base is other.base
            and store.size == other.size
            and mine.update.operator == theirs.update.operator != "saturating"
            and _is_of_elements(store)
            and _is_of_elements(other)
        )

    def _is_late(self, store: Access, load: Access) -> bool:
        """Whether the load may see what the store wrote in the same point."""
        staying = self.region.staying(store)
        if any(loop.has(load.instruction) for loop in staying):
            return True
        return self._may_follow(load, store)

    def _may_follow(self, later: Access, earlier: Access) -> bool:
        moving = self.region.moving(earlier)
        within = moving[0] if moving else self.region.loop
        if moving and not within.has(later.instruction):
            return True
        return may_follow(later.instruction, earlier.instruction, within)

    def _may_be_same(self, store: Access, other: Access) -> bool:
        """Whether it does no harm if the two are one array, element for element.

        Only with one store: a kernel may write one output before it reads for the next.
        """
        if other.is_write or store.instruction in self.cells:
            return False
        if len(self.region.stores) > 1:
            return False
        return not self._is_late(store, other)

    def _is_set_first(self, one: Access, other: Access) -> bool:
        """Whether one sets or reads what the other one's cell then goes on with."""
        olds = {old for cell in self.cells.values() for old in reads_of(cell)}
        for first, met in ((one, other), (other, one)):
            if first.instruction in self.cells or first.instruction in olds:
                continue
            for cell in self.cells.values():
                belongs = met.instruction in (cell.store.instruction, *reads_of(cell))
                if belongs and precedes(self.region, first, cell):
                    return True
        return False


def _is_of_elements(access: Access) -> bool:
    """Whether two such accesses touch one element or nothing in common.

    They are aligned to their size, or whole elements away from their base.
    """
    found = access.instruction.access
    if found is not None and (found.align or 1) % access.size == 0:
        return True
    parts = (
        access.offset,
        access.irregular,
        *(stride.bytes for stride in access.strides),
        *(part.scale for part in access.indirect),
    )
    return all(n % access.size == 0 for part in parts for _, n in part.terms)


def is_fixed(region: Region, base: Value | None) -> bool:
    """Whether a base pointer is the same during the whole nest."""
    if base is None:
        return False
    return region.loop.is_invariant(base) or region.reload(base) is not None


__all__ = ["Shared", "Stores", "bins", "dependences"]
