"""What has to be measured of a histogram's keys: the least and the greatest.

Consumes the address of a bin; produces the value that makes the key, in its own type
(vectors hold more of a narrow one), and how the key follows from it. A key that is
8 * member[i] + d, with d from 0 to 7, needs only what `member` holds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from codegen.phases import Fetched
from codegen.scalar import lift_type
from codegen.scalar.ops import bitcast
from codegen.scalar.types import UNSIGNED
from codegen.translate.bins import Place
from codegen.translate.size_table import divided
from codegen.translate.workshop import Workshop
from detector.analysis.expr import Counter, Expr
from detector.analysis.expr import Value as ValueAtom
from detector.analysis.loops import Loop
from detector.model import Instruction, Value
from lift.terms.core import Expr as Term
from lift.types import I64, ScalarType

# What no key is below.
NO_KEY = -(1 << 62)


@dataclass(frozen=True, slots=True)
class Measured:
    """What is measured, in these loops: a value, or the key itself if there is none.

    Keys go from scale * least + low to scale * greatest + high.
    """

    loops: tuple[Loop, ...]
    value: Instruction | None = None
    scalar: ScalarType = I64
    scale: int = 1
    low: int = 0
    high: int = 0

    @property
    def ends(self) -> tuple[int, int]:
        """What no value is below and above: the greatest of none is below the least."""
        if self.scalar == I64:
            return NO_KEY, -NO_KEY
        count = 1 << self.scalar.bits
        least = -count // 2 if self.scalar.is_signed else 0
        return least, least + count - 1

    def term(self, shop: Workshop, found: Place) -> Term:
        """One of the values."""
        if self.value is None:
            return key_of(shop, found)
        term = shop.nest.value(self.value)
        return term if self.scalar.is_signed else bitcast(term, self.scalar)

    def fetched(self, found: Place) -> tuple[Fetched, Fetched]:
        """The least and the greatest key."""
        least, greatest = found.keys
        return (
            Fetched(least, f"(int64_t)own_{least} * {self.scale} + {self.low}"),
            Fetched(greatest, f"(int64_t)own_{greatest} * {self.scale} + {self.high}"),
        )


def key_of(shop: Workshop, found: Place) -> Term:
    """The number of the bin, counted from the base of the array."""
    return shop.nest.positions.element(
        _distance(shop, found), found.scalar.bytes, found.store, shop.nest.value
    )


def key_number(shop: Workshop, found: Place) -> Expr | None:
    """The same as an expression, where it is one."""
    return divided(_distance(shop, found), found.scalar.bytes)


def _distance(shop: Workshop, found: Place) -> Expr:
    access = shop.buffers.access(found.store)
    return access.address - shop.buffers.start_of(found.store)


def measured(shop: Workshop, found: Place) -> Measured:
    """What has to be measured of the keys of a histogram."""
    loops = shop.shape.loops_around(found.store)
    return _from_value(shop, found, loops) or Measured(loops)


def _from_value(shop: Workshop, found: Place, loops: Sequence[Loop]) -> Measured | None:
    expr = key_number(shop, found)
    if expr is None:
        return None
    atoms = [a for m, _ in expr.terms for a in m if isinstance(a, ValueAtom)]
    if len(atoms) != 1:
        return None
    (atom,) = atoms
    value = shop.nest.positions.scope.value_of(atom)
    if not isinstance(value, Instruction) or atom.pointer or not _is_narrow(value):
        return None
    scalar = lift_type(value.type)
    if scalar not in UNSIGNED:
        return None
    around = tuple(loop for loop in loops if loop.has(value))
    rest = tuple(loop for loop in loops if loop not in around)
    # A row of keys for each value: only if each of them counts.
    if not around or (rest and not shop.shape.is_certain(found.block)):
        return None
    scale, low, high = 0, 0, 0
    trips = {shop.shape.counter(x): shop.shape.form(x).trip.constant for x in rest}
    if any(trip is None or trip < 1 for trip in trips.values()):
        return None
    for monomial, factor in expr.terms:
        match monomial:
            case ():
                low, high = low + factor, high + factor
            case (ValueAtom(),):
                scale = factor
            case (Counter() as counter,) if (trip := trips.get(counter)) is not None:
                low += min(0, factor * (trip - 1))
                high += max(0, factor * (trip - 1))
            case _:
                return None
    # Rows that overlap could hide that nothing is counted.
    if not high - low < scale < 1 << 30:
        return None
    own = scalar if atom.signed else UNSIGNED[scalar]
    return Measured(around, value, own, scale, low, high)


# What a kernel computes in 32 bits if its operands have no more.
_NARROW = (
    "add sub mul and or xor shl lshr ashr icmp fcmp select fadd fsub fmul fptosi zext "
    "sext trunc call"
)


def _is_narrow(value: Value) -> bool:
    """Whether all that leads from loads to a value fits 32 bits, as vectors like it."""
    if not isinstance(value, Instruction):
        return True
    scalar = lift_type(value.type)
    if scalar is None or scalar.bits > 32:
        return False
    if value.opcode == "load":
        return True
    return value.opcode in _NARROW.split() and all(map(_is_narrow, value.operands))
