"""Rows with gaps: list[i*64 + j] for j below count[i], list[first[i] + j] likewise.

Consumes a load in a loop whose length is itself loaded; produces which elements the
whole nest reads there, as a table of rows that a guard can walk before the nest. See
Note [Measuring] in `gathers`: between the rows lies what nobody may read.
"""

from __future__ import annotations

from detector.analysis.affine import Access
from detector.analysis.expr import ZERO, Expr
from detector.analysis.expr import Value as ValueAtom
from detector.analysis.loops import Loop
from detector.analysis.values import leaf
from detector.legality.certain import is_certain
from detector.legality.entry import at_entry, is_available
from detector.legality.region import Region
from detector.model import Argument, GlobalVariable, Instruction, IntType
from detector.verdict import ByteRange, Column, Rows

_WIDTHS = (8, 16, 32, 64)


def rows_of(region: Region, access: Access) -> Rows | None:
    """The rows that a load of the inner of two loops reads; None if it is no table.

    The caller has seen that every iteration makes the load.
    """
    around = region.around(access.instruction)
    if len(around) != 2:
        return None
    inner, outer = around
    rows = at_entry(region, region.last(region.counter(outer)) + 1)
    length = _length(region, inner)
    start = _start(region, access, inner)
    step = at_entry(region, access.stride(region.counter(outer)))
    apart = at_entry(region, access.stride(region.counter(inner)))
    if rows is None or length is None or start is None or step is None or apart is None:
        return None
    ends, begins, more = length
    return Rows(rows, step, apart, ends, begins, more, *start)


def first_of_rows(region: Region, access: Access) -> ByteRange | None:
    """Where row 0 begins, were it not for its own start."""
    base = access.base
    offset = at_entry(region, access.offset)
    if offset is None or not isinstance(base, Instruction | Argument | GlobalVariable):
        return None
    if not is_available(region, base) or access.irregular.terms:
        return None
    word = region.program.analyses.evolution.evaluator.word
    name = region.name(base)
    end = offset + access.size
    return ByteRange(leaf(base, word, False), name, offset, end, written=False)


def lengths(
    region: Region, loop: Loop
) -> tuple[ValueAtom, ValueAtom | None, int] | None:
    """a, b and c of a loop that runs a - b + c times, a and b loaded in the nest.

    None if its length is anything else; where that is negative, the loop is skipped.
    """
    form = region.counted(loop)
    if form.tested != "bottom" or form.early_exit or form.total is None:
        return None
    by_sign: dict[int, ValueAtom] = {}
    for monomial, number in form.trip.terms:
        if not monomial:
            continue
        atom = monomial[0]
        if len(monomial) != 1 or number not in (1, -1) or number in by_sign:
            return None
        if not isinstance(atom, ValueAtom) or not is_loaded(region, atom):
            return None
        by_sign[number] = atom
    if 1 not in by_sign:
        return None
    return by_sign[1], by_sign.get(-1), form.trip.offset


def is_loaded(region: Region, atom: ValueAtom) -> bool:
    """Whether a value is computed in the nest."""
    value = region.program.value_of(atom)
    return isinstance(value, Instruction) and region.loop.has(value)


def _length(region: Region, loop: Loop) -> tuple[Column, Column | None, int] | None:
    found = lengths(region, loop)
    if found is None:
        return None
    plus, minus, more = found
    ends = _column(region, plus)
    begins = _column(region, minus) if minus is not None else None
    if ends is None or (minus is not None and begins is None):
        return None
    return ends, begins, more


def _start(
    region: Region, access: Access, inner: Loop
) -> tuple[Column | None, Expr] | None:
    """The list that tells where each row begins, if there is one, and its unit.

    It is asked only for rows that have an element.
    """
    if not access.indirect:
        return None, ZERO
    (part, *others) = access.indirect
    starts = _column(region, part.atom, inner)
    scale = at_entry(region, part.scale)
    if others or starts is None or scale is None:
        return None
    return starts, scale


def _column(
    region: Region, atom: ValueAtom, entered: Loop | None = None
) -> Column | None:
    """The list that an integer of each row is loaded from, if all rows load theirs.

    Or if those do that enter a loop, where only they are asked.
    """
    load = region.program.value_of(atom)
    if not isinstance(load, Instruction) or not is_measurable(load, atom):
        return None
    access = region.program.access(load, region.loop)
    outer = region.counter(region.loop)
    if access is None or not access.is_affine or region.around(load) != [region.loop]:
        return None
    dominates = region.program.analyses.dominance.block_dominates
    needed = entered is not None and dominates(load.block, entered.header)
    if not needed and not is_certain(region, load):
        return None
    first = first_of_rows(region, access)
    step = at_entry(region, access.stride(outer))
    if first is None or step is None:
        return None
    return Column(first.base, first.low, step, atom.bits, atom.signed)


def is_measurable(load: Instruction, atom: ValueAtom) -> bool:
    """Whether a load is of an integer that can be told from its memory."""
    if load.opcode != "load" or not isinstance(load.type, IntType):
        return False
    if load.type.bits not in _WIDTHS or load.type.bits != atom.bits:
        return False
    return atom.bits != 64 or atom.signed
