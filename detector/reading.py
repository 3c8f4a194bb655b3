"""What a reader of the source calls a value: a variable, or the member that it is.

Consumes a function with its debug variables and locations, and the lines of source
files; produces names for reports. Must not guess: what the source does not call by a
name has none.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from detector.analysis.expr import Atom
from detector.analysis.expr import Value as ValueAtom
from detector.model import (
    ConstantInt,
    Function,
    GlobalVariable,
    Instruction,
    IntType,
    Value,
    source_name,
    source_variables,
)

Lines = Callable[[str], list[str]]

_WORD = re.compile(r"[A-Za-z_]\w*")
# What comes before a member: `m->`, `grid.level[k].`
_OWNER = re.compile(r"(?:[A-Za-z_]\w*(?:\[\w*\])*\s*(?:->|\.)\s*)+$")
_CASTS = frozenset(("sext", "zext", "trunc", "freeze"))
_DEEP = 4


@dataclass(slots=True)
class Reader:
    """Names for the atoms of one function's expressions."""

    function: Function
    lines: Lines
    _values: dict[str, Value] = field(default_factory=dict)

    def atom(self, atom: Atom) -> str | None:
        """The name of an atom, as `show` wants it; None for the plain way."""
        if not isinstance(atom, ValueAtom):
            return None
        text = self.name(self._value(atom.name))
        if text is None or atom.signed or atom.pointer:
            return text
        return f"u({text})"

    def name(self, value: Value | None, depth: int = 0) -> str | None:
        """The name of a value, None if the source has none for it."""
        if value is None or depth > _DEEP:
            return None
        named = source_name(value)
        if named is not None or not isinstance(value, Instruction):
            return named
        if value.opcode in _CASTS:
            return self.name(value.operands[0], depth + 1)
        if value.opcode == "load":
            return self._loaded(value)
        if value.opcode == "phi":
            return self._counting(value)
        return None

    def _loaded(self, load: Instruction) -> str | None:
        """A global variable, or the member that stands where the load is."""
        if isinstance(load.operands[0], GlobalVariable):
            return source_name(load.operands[0])
        return self._member(load) or self._written(load)

    def _member(self, load: Instruction) -> str | None:
        """`m->rows`, by the type of m; `p[0]` if p points to no record."""
        root, offset = _from(load.operands[0])
        named = self.name(root)
        if named is None or offset is None:
            return None
        variables = [v for v in source_variables(root) if v.name == named]
        if not variables or variables[0].is_partial:
            return None
        members = dict(variables[0].members)
        if offset in members:
            sign = "." if variables[0].is_address else "->"
            return f"{named}{sign}{members[offset]}"
        plain = not members and offset == 0
        return (named if variables[0].is_address else f"{named}[0]") if plain else None

    def _written(self, load: Instruction) -> str | None:
        """The member that the source names where the load is."""
        place = load.location
        lines = self.lines(place.file) if place is not None else []
        if place is None or not 0 < place.line <= len(lines):
            return None
        line, column = lines[place.line - 1], max(0, place.column - 1)
        member, owner = _WORD.match(line, column), _OWNER.search(line[:column])
        if member is None or owner is None:
            return None
        return "".join((owner[0] + member[0]).split())

    def _counting(self, phi: Instruction) -> str | None:
        """The variable that a widened counter is, by what is cut from it."""
        users = (i for i in self.function.instructions if phi in i.operands)
        cut = (source_name(i) for i in users if i.opcode == "trunc")
        return next((name for name in cut if name is not None), None)

    def _value(self, name: str) -> Value | None:
        if not self._values:
            for argument in self.function.arguments:
                self._values[f"%{argument.name}"] = argument
            for instruction in self.function.instructions:
                if instruction.name is not None:
                    self._values[f"%{instruction.name}"] = instruction
        return self._values.get(name)


def _from(pointer: Value) -> tuple[Value, int | None]:
    """Where an address starts, and how many bytes further it is."""
    match pointer:
        case Instruction(opcode="getelementptr", operands=(root, ConstantInt() as by)):
            size = pointer.element_type
            bytes_ = isinstance(size, IntType) and size.bits == 8
            return root, by.signed if bytes_ else None
        case _:
            return pointer, 0


def nameless(atom: Atom) -> None:
    """Everything in the plain way."""
    return None
