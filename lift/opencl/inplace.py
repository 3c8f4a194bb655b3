"""Results written into a parameter that the program also reads.

The program means the old values. Writing in place is right only if each element is
read, if at all, by the iteration that overwrites it; otherwise the result is computed
into fresh memory and copied afterwards.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from lift.opencl import ir
from lift.opencl.flatten import flat_index
from lift.opencl.names import substitute_names
from lift.opencl.rewrite import blocks_of, own_values
from lift.opencl.translate.program import Translated
from lift.sizes import Size, Variable, free_variables, variable
from lift.sizes.terms import sole_atom
from lift.types import DataType


def unsafe_results(translated: Translated) -> frozenset[int]:
    """The results that must not be written in place, by position."""
    buffers = {
        k: _buffers_of(translated, destination.buffer)
        for k, (_, destination) in enumerate(translated.program.results())
        if destination is not None
    }
    written = {name for names in buffers.values() for name in names}
    steps = [_accesses(s, written) for s in translated.block.statements if written]
    return frozenset(
        k for k, names in buffers.items() if not all(_in_place(steps, n) for n in names)
    )


def _buffers_of(translated: Translated, param: str) -> list[str]:
    for own, leaves in translated.params:
        if own.name == param:
            return [leaf.name for leaf in leaves]
    return []


@dataclass(frozen=True, slots=True)
class _Access:
    """An element as a function of the loops around it, and the type of what is there.

    Sequential loops of one depth with the same bounds have the same name: what one of
    them reads and a later one writes are the same elements.
    """

    place: Size
    type: DataType
    loops: tuple[str, ...]

    @property
    def tells_loops_apart(self) -> bool:
        """Is every loop in the function?"""
        return {v.name for v in free_variables(self.place)} >= set(self.loops)


@dataclass(frozen=True, slots=True)
class _Own:
    """How a statement writes and reads one buffer."""

    stores: set[_Access] = field(default_factory=set)
    loads: set[_Access] = field(default_factory=set)
    #: The offsets as they are in the text.
    stored: set[Size] = field(default_factory=set)
    loaded: set[Size] = field(default_factory=set)
    #: What is read after the text has written it.
    late: set[_Access] = field(default_factory=set)

    @property
    def in_place(self) -> bool:
        """Is every element read only by the iteration that writes it?"""
        if len(self.stored) == 1:
            return self.loaded == self.stored
        # See Note [Elements that are written once]
        return (
            self.loads <= self.stores
            and not self.late
            and all(store.tells_loops_apart for store in self.stores)
        )


# Note [Elements that are written once]
# A result is made by patterns that write each of its elements once, and a destination
# in which two elements would meet is refused. So if what is read is, as a function of
# the loops around it, one of the things that are written, and all of these loops are
# in that function, then nobody else writes what this iteration reads; and it reads
# before it writes, because the text does. That may be any number of functions. Where a
# loop is not in the function (a sum that is kept in memory), elements are written more
# than once, and there must be no other place.


def _in_place(steps: list[dict[str, _Own]], name: str) -> bool:
    """Is every element read only by the iteration that writes it?

    What is read by statements before the first write is no problem: a dependence
    between work-items there ends the kernel.
    """
    written = False
    for step in steps:
        own = step.get(name)
        if own is None:
            continue
        written = written or bool(own.stores)
        if written and own.loads and not own.in_place:
            return False
    return True


def _accesses(statement: ir.Statement, names: set[str]) -> dict[str, _Own]:
    walk = _Walk({name: _Own() for name in names})
    walk.statement(statement, {})
    return walk.found


@dataclass(frozen=True, slots=True)
class _Walk:
    """The accesses to some buffers, in the order of the text."""

    found: dict[str, _Own]

    def statement(self, s: ir.Statement, loops: dict[str, Size]) -> None:
        """One statement inside these loops, by the names that they have in accesses."""
        for value in own_values(s):
            if isinstance(value, ir.Load) and value.buffer.name in self.found:
                self.read(value, loops)
        if isinstance(s, ir.Store | ir.Atomic) and s.buffer.name in self.found:
            self.write(s, loops)
        for block in blocks_of(s):
            inner = _inside(s, loops)
            for each in block.statements:
                self.statement(each, inner)

    def read(self, load: ir.Load, loops: dict[str, Size]) -> None:
        own, place = self.found[load.buffer.name], flat_index(load.buffer, load.index)
        access = _access(place, load.type, loops)
        own.loaded.add(place)
        own.loads.add(access)
        if access in own.stores:
            own.late.add(access)

    def write(self, store: ir.Store | ir.Atomic, loops: dict[str, Size]) -> None:
        own, place = (
            self.found[store.buffer.name],
            flat_index(store.buffer, store.index),
        )
        access = _access(place, store.value.type, loops)
        own.stored.add(place)
        own.stores.add(access)
        if isinstance(store, ir.Atomic):
            own.late.add(access)


def _access(place: Size, type_: DataType, loops: dict[str, Size]) -> _Access:
    names = tuple(_atom(index).name for index in loops.values())
    return _Access(substitute_names(place, loops), type_, names)


def _inside(s: ir.Statement, loops: dict[str, Size]) -> dict[str, Size]:
    """The loops around what is inside a statement."""
    match s:
        case ir.For(variable=index, start=start, stop=stop):
            low, high = substitute_names(start, loops), substitute_names(stop, loops)
            alike = variable(f"loop {len(loops)}", low, high)
            return {**loops, _atom(index).name: alike}
        case ir.ParFor(variable=index):
            return {**loops, _atom(index).name: index}
        case ir.PingPong(counter=index):
            # Its two buffers have two names, and each of them is written many times.
            return {**loops, _atom(index).name: index}
        case _:
            return loops


def _atom(index: Size) -> Variable:
    atom = sole_atom(index)
    assert isinstance(atom, Variable)
    return atom


__all__ = ["unsafe_results"]
