"""Values that every iteration shifts: a mask that moves over the bits of a word.

Consumes a header phi; produces what it starts with and how far an iteration shifts it.
So it is a function of the position, and no iteration has to wait for the one before.
"""

from __future__ import annotations

from dataclasses import dataclass

from detector.analysis.loops import Loop
from detector.model import ConstantInt, Instruction, IntType, Value

_SHIFTS = frozenset(("shl", "lshr", "ashr"))


@dataclass(frozen=True, slots=True)
class Shifted:
    """`initial` shifted by `places` bits in every iteration, in the way of `opcode`.

    After as many places as the type has bits all of them are zero (`ashr`: all are
    the sign), whatever a single shift by so many would do.
    """

    phi: Instruction
    opcode: str
    initial: Value
    places: int
    bits: int


def shifted(phi: Instruction, loop: Loop) -> Shifted | None:
    """How the loop shifts one of its header phis; None if it does something else."""
    if phi.block is not loop.header or loop.preheader is None or loop.latch is None:
        return None
    initial = phi.incoming_from(loop.preheader)
    following = phi.incoming_from(loop.latch)
    match following:
        case Instruction(opcode=opcode, operands=(operand, ConstantInt() as by)):
            if opcode not in _SHIFTS or operand is not phi or initial is None:
                return None
            type_ = phi.type
            if not isinstance(type_, IntType) or by.unsigned >= type_.bits:
                return None
            return Shifted(phi, opcode, initial, by.unsigned, type_.bits)
        case _:
            return None
