"""Model objects as short LLVM-like text, for messages and tests.

Consumes any model object. Produces one line (`instruction_text`), or an operand as it
is written in one (`value_text`). It is for people: it is not meant to be parsed.
"""

from __future__ import annotations

import re
from typing import assert_never

from detector.model.code import Argument, Block, Instruction
from detector.model.constants import (
    BlockAddress,
    ConstantAggregate,
    ConstantBytes,
    ConstantExpression,
    ConstantFloat,
    ConstantInt,
    ConstantNull,
    ConstantPoison,
    ConstantSplat,
    ConstantUndef,
    ConstantZero,
    InlineAsm,
    MetadataOperand,
)
from detector.model.globals import Function, GlobalAlias, GlobalVariable
from detector.model.types import VoidType
from detector.model.values import Value

_PLAIN = re.compile(r"[-$._A-Za-z0-9]+")
# Flags in the order LLVM prints them.
_FLAG_ORDER = [
    "fast",
    "nnan",
    "ninf",
    "nsz",
    "arcp",
    "contract",
    "afn",
    "reassoc",
    "inbounds",
    "nusw",
    "nuw",
    "nsw",
    "exact",
    "disjoint",
    "nneg",
    "samesign",
    "inalloca",
    "swifterror",
    "cleanup",
]


def name_text(sigil: str, name: str) -> str:
    """A name with its sigil, quoted where LLVM would quote it."""
    return f"{sigil}{name}" if _PLAIN.fullmatch(name) else f'{sigil}"{name}"'


def value_text(value: Value | Block) -> str:
    """A value without its type: `%i`, `@table`, `42`, `null`."""
    match value:
        case Instruction(name=name) | Argument(name=name) | Block(name=name):
            return name_text("%", name) if name is not None else "%<unnamed>"
        case Function(name=name) | GlobalVariable(name=name) | GlobalAlias(name=name):
            return name_text("@", name)
        case ConstantInt(type, number):
            return str(bool(number)).lower() if type.bits == 1 else str(number)
        case ConstantFloat():
            return repr(value.value)
        case ConstantNull():
            return "null"
        case ConstantUndef():
            return "undef"
        case ConstantPoison():
            return "poison"
        case ConstantZero():
            return "zeroinitializer"
        case ConstantAggregate(elements=elements):
            return "{ " + ", ".join(map(typed_text, elements)) + " }"
        case ConstantSplat(element=element):
            return f"splat ({typed_text(element)})"
        case ConstantBytes(data=data):
            return 'c"' + data.decode("latin-1").encode("unicode_escape").decode() + '"'
        case ConstantExpression(opcode=opcode, operands=operands):
            return f"{opcode} ({', '.join(map(typed_text, operands))})"
        case BlockAddress(function=function, block=block):
            inside = value_text(block) if block else "?"
            return f"blockaddress({value_text(function)}, {inside})"
        case InlineAsm(assembly=assembly, constraints=constraints):
            return f'asm "{assembly}", "{constraints}"'
        case MetadataOperand(text=text):
            return text
    assert_never(value)


def typed_text(value: Value) -> str:
    """A value with its type: `i64 %i`."""
    return f"{value.type} {value_text(value)}"


def flags_text(flags: frozenset[str]) -> str:
    """Flags in LLVM's order, each followed by a space."""
    if "fast" in flags:
        return "fast "
    return "".join(f"{flag} " for flag in _FLAG_ORDER if flag in flags)


def instruction_text(instruction: Instruction) -> str:
    """One line like `%x = fadd fast double %a, %b`."""
    result = (
        ""
        if isinstance(instruction.type, VoidType)
        else (f"{value_text(instruction)} = ")
    )
    head = f"{result}{instruction.opcode} {flags_text(instruction.flags)}"
    return (head + _body(instruction)).rstrip()


def _body(instruction: Instruction) -> str:
    operands = instruction.operands
    match instruction.opcode:
        case "phi":
            pairs = (
                f"[ {value_text(v)}, {value_text(b)} ]" for v, b in instruction.incoming
            )
            return f"{instruction.type} {', '.join(pairs)}"
        case "call" | "invoke" | "callbr":
            callee = instruction.callee
            shown = value_text(callee) if callee is not None else "?"
            arguments = ", ".join(map(typed_text, operands))
            return f"{instruction.type} {shown}({arguments}){_targets(instruction)}"
        case "load" | "getelementptr" | "alloca":
            parts = [str(instruction.element_type), *map(typed_text, operands)]
            return ", ".join(parts)
        case "icmp" | "fcmp":
            return f"{instruction.predicate} {_same_type(operands)}"
        case _ if instruction.is_cast:
            return f"{typed_text(operands[0])} to {instruction.type}"
        case _ if instruction.is_binary:
            return _same_type(operands)
        case _:
            shown = ", ".join(map(typed_text, operands))
            indices = "".join(f", {i}" for i in instruction.indices)
            return f"{shown}{indices}{_targets(instruction)}"


def _same_type(operands: tuple[Value, ...]) -> str:
    return f"{typed_text(operands[0])}, " + ", ".join(map(value_text, operands[1:]))


def _targets(instruction: Instruction) -> str:
    labels = ", ".join(f"label {value_text(b)}" for b in instruction.successors)
    if not labels:
        return ""
    return f", {labels}" if instruction.operands else labels
