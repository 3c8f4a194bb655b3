"""Elements that a loop updates over and over: y[i] += .. in a loop that leaves i alone.

Consumes a store that some loop around it does not move; produces the read that it
belongs to, and reasons where something else looks at the running value.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from detector.analysis.affine import Access
from detector.atoms.carried import update_of
from detector.atoms.cells import cell_of
from detector.atoms.chains import Update
from detector.atoms.memory import reads_written
from detector.legality.reasons import reason
from detector.legality.region import Region
from detector.model import Instruction, Value
from detector.verdict import Reason


@dataclass(frozen=True, slots=True)
class Cell:
    """An element in memory, the value it had, and the store that updates it.

    `old` is a load in the loop, or a phi that mirrors the memory.
    """

    store: Access
    old: Instruction
    update: Update | None


def cell_at(region: Region, store: Access) -> Cell | None:
    """The cell that a store updates, None if it is no update."""
    program = region.program
    writes = program.index[store.instruction]
    candidates = [load.instruction for load in region.loads]
    candidates += [
        phi
        for loop in region.loops
        for phi in loop.header.phis
        if cell_of(program, phi) is store.instruction
    ]
    for old in candidates:
        reads = program.index[old]
        if not reads_written(program, reads, writes):
            continue
        value = store.instruction.operands[0]
        update = update_of(program, old, value)
        if update is not None or _is_computed_from(region, value, old):
            return Cell(store, old, update)
    return None


def reads_of(cell: Cell) -> tuple[Instruction, ...]:
    """What reads the element: `old`, and for a phi the load that it starts with."""
    if cell.old.opcode != "phi":
        return (cell.old,)
    begins = (value for value in cell.old.operands if isinstance(value, Instruction))
    return (cell.old, *(value for value in begins if value.opcode == "load"))


def _is_computed_from(region: Region, value: Value, old: Instruction) -> bool:
    return value is old or value in reached_from(region, old)


def misuses(region: Region, cell: Cell) -> Iterator[Reason]:
    """Whatever sees the running value and is not on the way to its store."""
    chosen = cell.update.choices if cell.update is not None else frozenset()
    store = cell.store.instruction
    for user in reached_from(region, cell.old, *_mirrors(region, cell)):
        name = region.name(cell.store.base)
        match user.opcode:
            case "store" if user is not store:
                message = f"the running value of {name} is stored elsewhere, too"
                yield reason("accumulator-used", message, user)
            case "store" if _feeds_address(region, cell, user):
                message = f"where {name} is written depends on its running value"
                yield reason("accumulator-used", message, user)
            case "br" | "switch" if user.operands[0] not in chosen:
                message = f"a branch depends on the running value of {name}"
                yield reason("accumulator-used", message, user)
            case "load":
                message = f"an address depends on the running value of {name}"
                yield reason("accumulator-used", message, user)
            case _:
                pass


def mixed(
    region: Region, cells: Iterable[Cell], phis: tuple[Instruction, ...]
) -> Iterator[Reason]:
    """Running values in registers that look at running values in memory.

    Within one point that is in order; but these go from one point to the next.
    """
    for cell in cells:
        reached = reached_from(region, cell.old, *_mirrors(region, cell))
        for phi in phis:
            if phi in reached:
                name = region.name(cell.store.base)
                message = f"another running value depends on that of {name}"
                yield reason("accumulator-used", message, phi)


def _feeds_address(region: Region, cell: Cell, store: Instruction) -> bool:
    return store.operands[1] in reached_from(region, cell.old)


def _mirrors(region: Region, cell: Cell) -> list[Instruction]:
    """Other registers that hold what the cell's memory holds."""
    store = cell.store.instruction
    phis = (phi for loop in region.loops for phi in loop.header.phis)
    return [p for p in phis if cell_of(region.program, p) is store]


def reached_from(region: Region, *values: Instruction) -> set[Instruction]:
    """Everything in the nest that is computed from these, stores and branches too."""
    found: set[Instruction] = set()
    stack = list(values)
    while stack:
        for user in region.program.analyses.uses.users(stack.pop()):
            if user not in found and region.loop.has(user):
                found.add(user)
                stack.append(user)
    return found
