"""Elements of memory that the compiler keeps in a register while they are updated.

`*sum += a[i]` reads and writes one place in every iteration. Where a[i] might be that
place, the compiler may not move the store out of the loop, but it does not load again
what it has just stored: a header phi carries the value, and the store stays. Such a
phi is the memory itself: what reaches it has been stored there, or was loaded from
there before the loop.
"""

from __future__ import annotations

from detector.analysis.expr import Expr
from detector.analysis.loops import Loop
from detector.atoms.program import Program
from detector.model import Block, Instruction, Value


def cell_of(program: Program, phi: Instruction) -> Instruction | None:
    """The store that keeps memory equal to this header phi, None if there is none."""
    if phi not in program.cells:
        program.cells[phi] = _find(program, phi)
    return program.cells[phi]


def _find(program: Program, phi: Instruction) -> Instruction | None:
    loop = program.analyses.loops.loop_at(phi.block) if phi.opcode == "phi" else None
    if loop is None:
        return None
    for store in loop.instructions():
        if store.opcode != "store" or store.operands[0].type != phi.type:
            continue
        access = program.access(store, None)
        if access is None or not program.invariant_expr(access.address, loop):
            continue
        if _Walk(program, loop, access.address, access.size).agrees(phi):
            return store
    return None


class _Walk:
    """Follows what may reach a phi back to where memory holds the same."""

    def __init__(self, program: Program, loop: Loop, place: Expr, size: int) -> None:
        self.program = program
        self.loop = loop
        self.place = place
        self.size = size
        self.seen: set[Value] = set()

    def agrees(self, phi: Instruction) -> bool:
        """Whether the phi holds what memory holds, whenever control is there."""
        if phi in self.seen:
            return True
        self.seen.add(phi)
        return all(self._edge(value, block) for value, block in phi.incoming)

    def _edge(self, value: Value, block: Block) -> bool:
        if self._is_stored(value, block):
            return True
        if not isinstance(value, Instruction):
            return False
        if value.opcode == "phi":
            return self.agrees(value)
        return (
            value.opcode == "load"
            and not self.loop.has(value)
            and self._is_place(value)
        )

    def _is_stored(self, value: Value, block: Block) -> bool:
        """Whether every way along this edge stores the value at the place."""
        dominates = self.program.analyses.dominance.block_dominates
        return any(
            user.opcode == "store"
            and user.operands[0] is value
            and dominates(user.block, block)
            and self._is_place(user)
            for user in self.program.analyses.uses.users(value)
        )

    def _is_place(self, access: Instruction) -> bool:
        found = self.program.access(access, None)
        if found is None or found.size != self.size:
            return False
        return not (found.address - self.place).terms
