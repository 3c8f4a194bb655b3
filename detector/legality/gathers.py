"""Ranges that only the data tell: x[col[k]], val[k] for k from row[i] to row[i+1].

Consumes accesses whose extent is not known before the nest; produces byte ranges over
the least and the greatest of the integers that the subscripts are loaded from, and how
to measure those before the nest.

Note [Measuring]
A guard may read only what the original reads, or what lies between two such places in
one array. So a load is measured only if every iteration makes it. Where loaded values
bound a loop and come from one array that never decreases (row pointers), the rows
together are one range without gaps, and all of it is read. Other rows have gaps, and
are walked one by one (`ragged`). A range that is only compared with others, not read,
may be wider than what is touched: then the ends of loaded values are enough.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from detector.analysis.affine import Access
from detector.analysis.expr import Atom, Expr, const, maximum, minimum, of
from detector.analysis.expr import Value as ValueAtom
from detector.analysis.loops import Loop
from detector.analysis.values import leaf
from detector.legality.certain import is_certain
from detector.legality.entry import at_entry, corners, is_available
from detector.legality.ragged import (
    first_of_rows,
    is_loaded,
    is_measurable,
    lengths,
    rows_of,
)
from detector.legality.region import Region
from detector.model import (
    Argument,
    GlobalVariable,
    Instruction,
    Value,
)
from detector.verdict import ByteRange, Compare, Comparison, Measure, Measured

_DEEP = 3  # a subscript of a subscript of a subscript


@dataclass(slots=True)
class Gauge:
    """All measures of one nest."""

    region: Region
    measures: dict[Value, Measure] = field(default_factory=dict)

    def range_of(self, access: Access, depth: int = 0) -> ByteRange | None:
        """The bytes that an access touches, over measured values."""
        base = access.base
        if not isinstance(base, Instruction | Argument | GlobalVariable):
            return None
        if not is_available(self.region, base) or access.irregular.terms:
            return None
        offset = access.offset
        for stride in access.strides:
            offset = offset + stride.bytes * of(stride.counter)
        for part in access.indirect:
            offset = offset + part.scale * of(part.atom)
        low = self._end(access, offset, False, depth)
        high = self._end(access, offset, True, depth)
        if low is None or high is None:
            return None
        word = self.region.program.analyses.evolution.evaluator.word
        atom = leaf(base, word, False)
        name = self.region.name(base)
        return ByteRange(atom, name, low, high + access.size, access.is_write)

    def worst(self, expr: Expr) -> Expr | None:
        """The least value of an expression over loaded values.

        None where it is the distance of two values of one array: their extremes would
        say nothing about it.
        """
        found = self._measured(expr, False, 0)
        used = set(found.atoms()) if found is not None else set()
        both = (m for m in self.measures.values() if {m.least, m.greatest} <= used)
        return None if any(both) else found

    def some_row(self, loop: Loop, why: str) -> Measured | None:
        """The guard that a loop over rows finds an entry in some row.

        All rows together are from the first of the row pointers to the last; where each
        has a length, the longest one tells.
        """
        found = lengths(self.region, loop)
        if found is None:
            return None
        ends, begins, more = found
        measure = self._measure(ends, 0)
        if measure is None:
            return None
        longest = of(measure.greatest) + more
        if begins is not None:
            same = self._measure(begins, 0) is measure
            if more or not measure.rising or not same:
                return None
            longest = longest - of(measure.least)
        some = Compare(const(1), Comparison.LE, longest, why)
        return Measured(tuple(self.measures.values()), (some,))

    def _end(
        self, access: Access, offset: Expr, highest: bool, depth: int
    ) -> Expr | None:
        known = self.region.known_at(access)
        ends = corners(self.region, offset, known, highest)
        if ends is None or depth > _DEEP:
            return None
        found = [self._measured(end, highest, depth) for end in ends]
        sure = [expr for expr in found if expr is not None]
        if len(sure) != len(found):
            return None
        return maximum(*sure) if highest else minimum(*sure)

    def _measured(self, expr: Expr, highest: bool, depth: int) -> Expr | None:
        """The expression with every loaded value at its worst, as the entry has it."""
        for monomial, number in expr.terms:
            loaded = [a for a in monomial if self._is_loaded(a)]
            if not loaded:
                continue
            if len(monomial) != 1 or not isinstance(monomial[0], ValueAtom):
                return None
            measure = self._measure(monomial[0], depth)
            if measure is None:
                return None
            up = highest == (number > 0)
            worst = of(measure.greatest if up else measure.least)
            expr = expr + (worst - of(monomial[0])) * const(number)
        return self._at_entry(expr)

    def _at_entry(self, expr: Expr) -> Expr | None:
        """As `at_entry`; measured values are available, too."""
        names = {m.least for m in self.measures.values()}
        names |= {m.greatest for m in self.measures.values()}
        kept = Expr(tuple(t for t in expr.terms if not any(a in names for a in t[0])))
        here = at_entry(self.region, kept)
        return None if here is None else here + (expr - kept)

    def _is_loaded(self, atom: Atom) -> bool:
        return isinstance(atom, ValueAtom) and is_loaded(self.region, atom)

    # ---- measures -------------------------------------------------------------------

    def _measure(self, atom: ValueAtom, depth: int) -> Measure | None:
        load = self.region.program.value_of(atom)
        if not isinstance(load, Instruction) or not self._may_be_measured(load, atom):
            return None
        access = self.region.program.access(load, self.region.loop)
        if access is None or access.base is None:
            return None
        gaps = any(self._has_gaps(loop) for loop in self.region.around(load))
        key = load if gaps else access.base
        found = self.measures.get(key)
        if found is not None:
            return found if self._fits(found, atom) else None
        measure = (
            self._of_rows(access, atom) if gaps else self._whole(access, atom, depth)
        )
        if measure is not None:
            self.measures[key] = measure
        return measure

    def _whole(self, access: Access, atom: ValueAtom, depth: int) -> Measure | None:
        """All that lies between the first and the last element that is read."""
        assert access.base is not None
        loads = self._loads_of(access.base)
        ranges = [self._between(one, depth + 1) for one in loads]
        sources = [r for r in ranges if r is not None]
        if len(sources) != len(ranges):
            return None
        low = minimum(*(r.low for r in sources))
        high = maximum(*(r.high for r in sources))
        first = sources[0]
        source = ByteRange(first.base, first.name, low, high, written=False)
        bounded = (lp for lp in self.region.loops if self._is_bounded_by(lp, loads))
        rising = any(self._adjoin(loop, loads) for loop in bounded)
        return Measure(*self._ends_of(access), source, atom.bits, atom.signed, rising)

    def _of_rows(self, access: Access, atom: ValueAtom) -> Measure | None:
        source, rows = first_of_rows(self.region, access), rows_of(self.region, access)
        if source is None or rows is None:
            return None
        ends = self._ends_of(access)
        return Measure(*ends, source, atom.bits, atom.signed, rising=False, rows=rows)

    def _ends_of(self, access: Access) -> tuple[ValueAtom, ValueAtom]:
        """Names for the least and the greatest of what is read from an array."""
        name = self.region.name(access.base)
        if any(m.source.name == name for m in self.measures.values()):
            name = f"{name}{len(self.measures)}"
        return ValueAtom(f"#least({name})", 64), ValueAtom(f"#greatest({name})", 64)

    def _between(self, access: Access, depth: int) -> ByteRange | None:
        """The range of an access, if its first and last byte are certainly read.

        What goes on by itself and by a loaded value at once has its ends where the one
        is at its end, and the other perhaps is not.
        """
        if len(access.indirect) > 1:
            return None
        for part in access.indirect:
            load = self.region.program.value_of(part.atom)
            assert isinstance(load, Instruction), "what is indirect is loaded"
            other = self.region.program.access(load, self.region.loop)
            if other is None or any(
                other.stride(s.counter).terms for s in access.strides
            ):
                return None
        return self.range_of(access, depth)

    def _loads_of(self, base: Value | None) -> list[Access]:
        """All subscripts and bounds that are read from one array."""
        return [access for access in self.region.loads if access.base is base]

    def _fits(self, measure: Measure, atom: ValueAtom) -> bool:
        return (measure.bits, measure.signed) == (atom.bits, atom.signed)

    def _may_be_measured(self, load: Instruction, atom: ValueAtom) -> bool:
        if not is_measurable(load, atom):
            return False
        access = self.region.program.access(load, self.region.loop)
        if access is None or access.base is None or access.is_write:
            return False
        same = self._loads_of(access.base)
        if any(one.instruction.type != load.type for one in same):
            return False
        return all(is_certain(self.region, one.instruction) for one in same)

    # ---- rows -----------------------------------------------------------------------

    def _is_bounded_by(self, loop: Loop, loads: list[Access]) -> bool:
        """Whether how long a loop runs depends on these loads."""
        form = self.region.counted(loop)
        exprs = (form.trip, form.begin, form.end)
        return any(self._in(expr, access) for expr in exprs for access in loads)

    def _in(self, expr: Expr, access: Access) -> bool:
        value_of = self.region.program.analyses.evolution.scope.value_of
        return any(value_of(atom) is access.instruction for atom in expr.atoms())

    def _has_gaps(self, loop: Loop) -> bool:
        """Whether a loop runs over rows that do not lie one after the other."""
        trip = self.region.counted(loop).trip
        bases = {a.base for a in self.region.loads if self._in(trip, a)}
        if not bases:
            return False
        (base, *others) = bases
        return bool(others) or not self._adjoin(loop, self._loads_of(base))

    def _adjoin(self, loop: Loop, loads: list[Access]) -> bool:
        """Whether the end of each row is the beginning of the next.

        Both are single loads from this array, one step of the loop around apart.
        """
        form, parent = self.region.counted(loop), loop.parent
        if parent is None or not self.region.loop.encloses(parent):
            return False
        counter = self.region.counter(parent)
        trip = form.trip.terms
        if len(trip) != 2 or sorted(number for _, number in trip) != [-1, 1]:
            return False
        by_sign = {
            number: [a for a in loads if self._in(Expr(((monomial, number),)), a)]
            for monomial, number in trip
        }
        if [len(by_sign[-1]), len(by_sign[1])] != [1, 1]:
            return False
        begin, end = by_sign[-1][0], by_sign[1][0]
        if [stride.counter for stride in begin.strides] != [counter]:
            return False
        return end.address - begin.address == begin.stride(counter)
