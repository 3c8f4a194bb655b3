"""The arrays of a loop nest: one parameter for each base pointer and element type.

Consumes the accesses of a nest; produces parameters, strided views of them for affine
reads, destinations for affine writes, and flat positions for all others. The parameter
starts at the lowest address that an affine access touches.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from codegen.phases import UserMemory
from codegen.scalar import Untranslatable, lift_type
from codegen.translate.names import fresh
from codegen.translate.records import Extent, refuse_mixtures
from codegen.translate.size_table import (
    UNKNOWN_EXTENT,
    SizeTable,
    divided,
    is_invariant,
    walks_down,
)
from detector.analysis.affine import Access, Stride
from detector.analysis.expr import ZERO, Counter, Expr, of
from detector.analysis.expr import Value as ValueAtom
from detector.analysis.values import leaf
from detector.model import Instruction, Value, source_name
from detector.verdict import Compare, Comparison
from lift.sizes import ONE, Size, Truth, at_most, constant, maximum
from lift.sizes import ZERO as ZERO_SIZE
from lift.terms import patterns as p
from lift.terms.build import dims, param, pipe
from lift.terms.core import Expr as Term
from lift.terms.program import Destination, Fact, Mode, Parameter, Relation
from lift.types import ArrayType, ScalarType

_BETWEEN = "an access between two elements"


@dataclass(slots=True)
class Buffer:
    """One array parameter in the making."""

    name: str
    base: ValueAtom
    element: ScalarType
    # Where affine accesses start, in elements from the base.
    starts: list[Expr] = field(default_factory=list)
    first: Expr = ZERO
    bounds: list[Size] = field(default_factory=list)
    written: bool = False
    # Whether all accesses are affine, and whether their extents are known.
    affine: bool = True
    bounded: bool = True
    length: Size = field(default_factory=lambda: constant(0))

    @property
    def low(self) -> Expr:
        """Byte offset of the parameter's first element from the base."""
        return self.first * self.element.bytes


@dataclass(slots=True)
class Buffers:
    """All arrays of one nest. First `add` every access, then ask."""

    sizes: SizeTable
    trips: Mapping[Counter, Expr]
    word: int
    # The order in which a translation opens the loops; outside in unless it says so.
    order: tuple[Counter, ...] = ()
    _by_key: dict[tuple[Value, ScalarType], Buffer] = field(default_factory=dict)
    _accesses: dict[Instruction, tuple[Access, Buffer]] = field(default_factory=dict)
    _apart: list[Fact] = field(default_factory=list)

    def add(self, accesses: Iterable[Access]) -> None:
        """Registers accesses; extents follow when all are known."""
        for access in accesses:
            buffer = self._buffer(access)
            self._accesses[access.instruction] = (access, buffer)
            buffer.written |= access.is_write
            if not access.is_affine or not is_invariant(access.offset):
                buffer.affine = buffer.bounded = False
                continue
            if any(s.counter not in self.trips for s in access.strides):
                buffer.bounded = False
            buffer.starts.append(self._lowest(access, buffer))

    def _lowest(self, access: Access, buffer: Buffer) -> Expr:
        """The first element in memory, which a loop that walks down comes to last."""
        lowest = divided(access.offset, buffer.element.bytes)
        if lowest is None:
            raise Untranslatable(access.instruction, _BETWEEN)
        for stride in access.strides:
            if walks_down(stride.bytes):
                elements = divided(stride.bytes, buffer.element.bytes)
                trip = self.trips.get(stride.counter)
                if elements is None or trip is None:
                    raise Untranslatable(access.instruction, "a stride is not known")
                lowest = lowest + elements * (trip - 1)
        return lowest

    def access(self, instruction: Instruction) -> Access:
        """The access that an instruction makes."""
        return self._accesses[instruction][0]

    def _buffer(self, access: Access) -> Buffer:
        instruction = access.instruction
        type_ = instruction.element_type or instruction.type
        element = lift_type(type_)
        if element is None or access.base is None:
            raise Untranslatable(instruction, "an access with no base or of no scalar")
        key = (access.base, element)
        if key not in self._by_key:
            wanted = source_name(access.base) or f"buffer{len(self._by_key)}"
            name = fresh(wanted, self.sizes.taken)
            base = leaf(access.base, self.word, False)
            self._by_key[key] = Buffer(name, base, element)
        return self._by_key[key]

    # Reading --------------------------------------------------------------------------

    def dimensions(self, instruction: Instruction) -> tuple[Counter, ...] | None:
        """The counters that move an affine read, None if it has to be read `at`."""
        access, buffer = self._accesses[instruction]
        if not access.is_affine or not is_invariant(access.offset):
            return None
        if not buffer.affine or self._steps(access, buffer) is None:
            return None
        return tuple(stride.counter for stride in self._strides(access))

    def _strides(self, access: Access) -> list[Stride]:
        """In the order in which the loops are opened."""
        rank = {counter: place for place, counter in enumerate(self.order)}
        return sorted(access.strides, key=lambda s: rank.get(s.counter, 0))

    def view(self, instruction: Instruction) -> Term:
        """The nested array of an affine read, one dimension for each counter."""
        access, buffer = self._accesses[instruction]
        steps = self._steps(access, buffer)
        assert steps is not None, "asked only after `dimensions` said yes"
        array: Term = param(buffer.name)
        offset = self._start(access, buffer)
        if len(steps) == 2 and steps[0][0] is ONE and steps[1][0] is not ONE:
            # The outer loop runs along the rows: read rows, then turn.
            (_, columns, _), (step, rows, _) = steps
            by_rows = p.Strided(offset, rows, step, columns)
            return pipe(array, by_rows, p.Transpose())
        for depth, (step, count, inner) in enumerate(steps):
            if inner is ONE and step is ONE:
                # A contiguous row: the array itself, or a slice of it.
                if depth == 0 and not (offset is ZERO_SIZE and count is buffer.length):
                    array = pipe(array, p.Slice(offset, offset + count))
                return array
            strided = p.Strided(offset, count, step, inner)
            array = pipe(array, dims(strided, depth))
            offset = ZERO_SIZE
        if steps:
            # The innermost windows have one element each.
            array = pipe(array, dims(p.Join(), len(steps) - 1))
        return array

    def _start(self, access: Access, buffer: Buffer) -> Size:
        start = divided(access.offset, buffer.element.bytes)
        assert start is not None, "`add` refuses others"
        return self.sizes.offset(start - buffer.first)

    def _steps(
        self, access: Access, buffer: Buffer
    ) -> tuple[tuple[Size, Size, Size], ...] | None:
        """(step, count, extent of what is inside) of each dimension, outside in."""
        steps: list[tuple[Size, Size, Size]] = []
        inner = constant(1)
        for stride in reversed(self._strides(access)):
            elements = divided(stride.bytes, buffer.element.bytes)
            if elements is None or not is_invariant(elements):
                return None
            if walks_down(elements):
                return None
            trip = self.trips.get(stride.counter)
            if trip is None and (elements.constant != 1 or len(access.strides) > 1):
                return None
            step = self.sizes.extent(elements)
            count = (
                constant(UNKNOWN_EXTENT) if trip is None else self.sizes.extent(trip)
            )
            steps.insert(0, (step, count, inner))
            inner = (count - 1) * step + inner
        return tuple(steps)

    # Writing --------------------------------------------------------------------------

    def destination(
        self, instruction: Instruction, counters: tuple[Counter, ...]
    ) -> Destination:
        """Where the results of a nest over these counters go."""
        access, buffer = self._accesses[instruction]
        steps = self._steps(access, buffer)
        moved = tuple(stride.counter for stride in self._strides(access))
        if steps is None or not buffer.bounded or set(moved) != set(counters):
            raise Untranslatable(instruction, "a store that is not one for each point")
        by_counter = {c: step for c, (step, _, _) in zip(moved, steps, strict=True)}
        strides = tuple(by_counter[c] for c in counters)
        self._keep_apart(access, buffer)
        return Destination(buffer.name, self._start(access, buffer), strides)

    def _keep_apart(self, access: Access, buffer: Buffer) -> None:
        """No two points may write one element: each stride reaches beyond the inner.

        Which dimension is the inner one, the strides themselves suggest; the guard
        makes sure.
        """
        dimensions = []
        for stride in access.strides:
            elements = divided(stride.bytes, buffer.element.bytes)
            assert elements is not None, "asked for after the steps are known"
            dimensions.append((elements, self.trips[stride.counter]))
        dimensions.sort(key=lambda d: _magnitude(d[0]))
        span, reach = ZERO, ZERO_SIZE
        for elements, trip in dimensions:
            step, count = self.sizes.extent(elements), self.sizes.extent(trip)
            if span.terms and at_most(reach + 1, step) is not Truth.YES:
                self._apart.append(Fact(reach + 1, Relation.LE, step))
                why = f"rows of {buffer.name} overlap"
                guard = Compare(span + 1, Comparison.LE, elements, why)
                self.sizes.guards.append(guard)
            span = span + elements * (trip - 1)
            reach = reach + step * (count - 1)

    # The program's side ---------------------------------------------------------------

    def name_of(self, instruction: Instruction) -> str:
        """The parameter that an access goes to."""
        return self._accesses[instruction][1].name

    def is_bounded(self, instruction: Instruction) -> bool:
        """Whether the extent of that parameter is known."""
        return self._accesses[instruction][1].bounded

    def start_of(self, instruction: Instruction) -> Expr:
        """The address at which that parameter starts."""
        buffer = self._accesses[instruction][1]
        return of(buffer.base) + buffer.low

    def finish(self) -> None:
        """Gives every parameter its length."""
        for access, buffer in self._accesses.values():
            # Strides first: the guards on them decide which start is the lowest.
            self._steps(access, buffer)
        for buffer in self._by_key.values():
            if not buffer.bounded:
                buffer.length = constant(UNKNOWN_EXTENT)
            if buffer.affine:
                buffer.first = self.sizes.least(buffer.starts)
                self.sizes.offsets(start - buffer.first for start in buffer.starts)
        for access, buffer in self._accesses.values():
            if buffer.bounded:
                buffer.bounds.append(self._bound(access, buffer))
        for buffer in self._by_key.values():
            if buffer.bounded:
                buffer.length = maximum(*buffer.bounds)
        refuse_mixtures(map(self._extent, self._by_key.values()))

    def _extent(self, buffer: Buffer) -> Extent:
        base = next(a.base for a, b in self._accesses.values() if b is buffer)
        accesses = tuple(a for a, b in self._accesses.values() if b is buffer)
        length = buffer.length if buffer.bounded else None
        low = buffer.low.constant
        assert base is not None, "each buffer has one"
        return Extent(base, buffer.element, low, length, accesses)

    def _bound(self, access: Access, buffer: Buffer) -> Size:
        """How many elements an access needs, from the parameter's first one on."""
        total = self.sizes.offset(self._lowest(access, buffer) - buffer.first) + 1
        for stride in access.strides:
            elements = divided(stride.bytes, buffer.element.bytes)
            if elements is None or not is_invariant(elements):
                raise Untranslatable(access.instruction, "a stride is not known")
            step = self.sizes.extent(-elements if walks_down(elements) else elements)
            total = total + (self.sizes.extent(self.trips[stride.counter]) - 1) * step
        return total

    def parameters(self) -> tuple[Parameter, ...]:
        """The array parameters."""
        return tuple(
            Parameter(
                buffer.name,
                ArrayType(buffer.element, buffer.length),
                Mode.INOUT if buffer.written else Mode.IN,
            )
            for buffer in self._by_key.values()
        )

    def facts(self) -> tuple[Fact, ...]:
        """What is promised of the extents: each view lies within its array."""
        within = tuple(
            Fact(bound, Relation.LE, buffer.length)
            for buffer in self._by_key.values()
            for bound in dict.fromkeys(buffer.bounds)
            if at_most(bound, buffer.length) is not Truth.YES
        )
        return (*within, *dict.fromkeys(self._apart))

    def sources(self) -> dict[str, UserMemory]:
        """Where the run time finds each array."""
        return {
            buffer.name: UserMemory(buffer.base, buffer.low, buffer.bounded)
            for buffer in self._by_key.values()
        }


def _magnitude(stride: Expr) -> tuple[int, int]:
    """Constants before values, values before their products."""
    degree = max((len(monomial) for monomial, _ in stride.terms), default=0)
    return degree, stride.offset
