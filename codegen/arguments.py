"""What a stub is given: SSA values of the loop's function, as C parameters.

Consumes values of the model and atoms of expressions as others ask for them; produces
C names, C types and the operands of the call, in one fixed order. Must not know what
they are used for.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from codegen.splice.text import Operand
from detector.analysis.expr import Value as ValueAtom
from detector.analysis.reloads import Reload
from detector.loader.tokens import spelled
from detector.model import (
    Argument,
    FloatType,
    Function,
    GlobalVariable,
    Instruction,
    IntType,
    PointerType,
    Type,
    Value,
)


class Unpassable(Exception):
    """A value that no C parameter can carry, e.g. a vector or an i128."""


@dataclass(frozen=True, slots=True)
class Parameter:
    """One parameter of the stub."""

    c_name: str
    c_type: str
    operand: Operand

    def __str__(self) -> str:
        space = "" if self.c_type.endswith("*") else " "
        return f"{self.c_type}{space}{self.c_name}"


@dataclass(slots=True)
class Arguments:
    """The growing list of parameters; asking twice for a value gives it once.

    `reloads` are values that the loop loads itself: the stub loads them from there.
    """

    reloads: dict[str, Reload] = field(default_factory=dict)
    _parameters: dict[str, Parameter] = field(default_factory=dict)

    def atom(self, atom: ValueAtom) -> str:
        """C text of an atom: an integer read as the atom says, or an address."""
        if atom.name.startswith("#"):
            return "m_" + re.sub(r"\W", "_", atom.name[1:], flags=re.ASCII)
        text = self._text(atom.name, "ptr" if atom.pointer else f"i{atom.bits}")
        if atom.pointer:
            return f"(uintptr_t){text}"
        if atom.signed:
            # The sign of a single bit: a test that holds is -1 where it is extended.
            return f"(int8_t)-{text}" if atom.bits == 1 else text
        return f"(uint{_c_bits(atom.bits)}_t){text}"

    def pointer(self, atom: ValueAtom) -> str:
        """C text of an address as a pointer."""
        return self._text(atom.name, "ptr")

    def value(self, value: Argument | Instruction | GlobalVariable) -> str:
        """C text of this SSA value: a parameter that carries it, or a load."""
        return self._text(_ssa_name(value), _llvm_type(value.type))

    @property
    def parameters(self) -> tuple[Parameter, ...]:
        """In the order in which they were first asked for."""
        return tuple(self._parameters.values())

    def _text(self, name: str, llvm_type: str) -> str:
        found = self.reloads.get(name)
        if found is None:
            return self._add(name, llvm_type).c_name
        base = self._add(_ssa_name(found.base), "ptr").c_name
        c_type = _passing(_llvm_type(found.load.type))[0]
        return f"RELOAD({c_type}, {base} + {found.offset})"

    def _add(self, name: str, llvm_type: str) -> Parameter:
        if name not in self._parameters:
            c_type, passed_as = _passing(llvm_type)
            sigil, bare = name[0], name[1:]
            operand = Operand(passed_as, f"{sigil}{spelled(bare)}")
            self._parameters[name] = Parameter(self._c_name(bare), c_type, operand)
        return self._parameters[name]

    def _c_name(self, name: str) -> str:
        # A prefix keeps clear of keywords, of size variables and of the run time.
        plain = "a_" + re.sub(r"\W", "_", name, flags=re.ASCII)
        taken = {p.c_name for p in self._parameters.values()}
        candidate, number = plain, 1
        while candidate in taken:
            number += 1
            candidate = f"{plain}_{number}"
        return candidate


def _ssa_name(value: Value) -> str:
    sigil = "@" if isinstance(value, GlobalVariable | Function) else "%"
    name = getattr(value, "name", None)
    if name is None:
        raise Unpassable(str(value))
    return f"{sigil}{name}"


def _llvm_type(type_: Type) -> str:
    match type_:
        case IntType(bits):
            return f"i{bits}"
        case PointerType():
            return "ptr"
        case FloatType(kind):
            return kind
        case _:
            raise Unpassable(str(type_))


def _c_bits(bits: int) -> int:
    return next(width for width in (8, 16, 32, 64) if bits <= width)


_PASSED = {
    "ptr": ("char *", "ptr"),
    "float": ("float", "float"),
    "double": ("double", "double"),
    "i1": ("_Bool", "i1 zeroext"),
    # A callee may rely on the extension of what is narrower than an int.
    "i8": ("int8_t", "i8 signext"),
    "i16": ("int16_t", "i16 signext"),
    "i32": ("int32_t", "i32"),
    "i64": ("int64_t", "i64"),
}


def _passing(llvm_type: str) -> tuple[str, str]:
    """The C type, and the type as the call spells it."""
    if llvm_type not in _PASSED:
        raise Unpassable(llvm_type)
    return _PASSED[llvm_type]
