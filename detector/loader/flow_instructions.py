"""Readers of calls, branches and exception handling, as a table.

Consumes an `InstructionReader` at the token after the opcode. Produces instructions.
Must not know how memory instructions are read (see `data_instructions`).
"""

from __future__ import annotations

from detector.loader.attribute_reader import text_of
from detector.loader.instruction_reader import InstructionReader, Reader
from detector.loader.signature import calling_convention, result_attributes
from detector.loader.tokens import Cursor, UnreadableIR, plain_string
from detector.model.attributes import NO_ATTRIBUTES, Attributes
from detector.model.code import Block, CallSite, Instruction
from detector.model.constants import MetadataOperand
from detector.model.types import (
    METADATA,
    PTR,
    TOKEN,
    VOID,
    FunctionType,
    MetadataType,
)
from detector.model.values import Value


def _call(reader: InstructionReader) -> Instruction:
    return _call_with(reader, None)


def _tail_call(kind: str) -> Reader:
    def read(reader: InstructionReader) -> Instruction:
        reader.cursor.expect("call")
        reader.opcode = "call"
        return _call_with(reader, kind)

    return read


def _call_with(reader: InstructionReader, tail: str | None) -> Instruction:
    cursor = reader.cursor
    flags = reader.flags()
    convention = calling_convention(cursor)
    on_result = result_attributes(cursor, reader.types, reader.attributes)
    type_ = reader.type()
    callee = reader.value(PTR)
    operands, attributes = _arguments(reader)
    signature = (
        type_ if isinstance(type_, FunctionType) else reader.signature(type_, operands)
    )
    call_attributes = (
        reader.attributes.sequence(cursor) if _has_tail(cursor) else (NO_ATTRIBUTES)
    )
    bundles = _bundles(reader) if cursor.accept("[") else ()
    blocks = _continuations(reader)
    if cursor.peek:
        raise UnreadableIR(f"unexpected {cursor.peek!r} after a call")
    call = CallSite(
        callee,
        signature,
        call_attributes,
        on_result,
        attributes,
        convention,
        tail,
        bundles,
    )
    return reader.make(signature.result, operands, blocks, flags, call=call)


def _has_tail(cursor: Cursor) -> bool:
    return cursor.peek not in ("", "[", "to", ",")


def _arguments(
    reader: InstructionReader,
) -> tuple[tuple[Value, ...], tuple[Attributes, ...]]:
    cursor = reader.cursor
    operands: list[Value] = []
    attributes: list[Attributes] = []
    cursor.expect("(")
    while not cursor.accept(")"):
        type_ = reader.type()
        if isinstance(type_, MetadataType):
            operands.append(_metadata(reader))
            attributes.append(NO_ATTRIBUTES)
        else:
            attributes.append(reader.attributes.before_value(cursor))
            operands.append(reader.value(type_))
        cursor.accept(",")
    return tuple(operands), tuple(attributes)


def _metadata(reader: InstructionReader) -> Value:
    """Metadata up to the comma or parenthesis that ends the argument."""
    cursor = reader.cursor
    start, depth = cursor.index, 0
    while depth or cursor.peek not in (",", ")"):
        token = cursor.next()
        if not token:
            raise UnreadableIR("a metadata argument is not closed")
        depth += (token in ("(", "{")) - (token in (")", "}"))
    return MetadataOperand(METADATA, text_of(cursor.tokens[start : cursor.index]))


def _bundles(reader: InstructionReader) -> tuple[tuple[str, tuple[Value, ...]], ...]:
    cursor = reader.cursor
    bundles = []
    while not cursor.accept("]"):
        tag = plain_string(cursor.next())
        bundles.append((tag, _arguments(reader)[0]))
        cursor.accept(",")
    return tuple(bundles)


def _continuations(reader: InstructionReader) -> tuple[Block, ...]:
    cursor = reader.cursor
    if not cursor.accept("to"):
        return ()
    blocks = [reader.label()]
    if cursor.accept("unwind"):
        blocks.append(reader.label())
    elif cursor.accept("["):
        blocks += _label_list(reader)
    return tuple(blocks)


def _label_list(reader: InstructionReader) -> list[Block]:
    blocks = []
    while not reader.cursor.accept("]"):
        blocks.append(reader.label())
        reader.cursor.accept(",")
    return blocks


def _ret(reader: InstructionReader) -> Instruction:
    if reader.cursor.accept("void"):
        return reader.make(VOID)
    return reader.make(VOID, (reader.typed(),))


def _br(reader: InstructionReader) -> Instruction:
    cursor = reader.cursor
    if cursor.peek == "label":
        return reader.make(VOID, (), (reader.label(),))
    condition = reader.typed()
    cursor.expect(",")
    yes = reader.label()
    cursor.expect(",")
    return reader.make(VOID, (condition,), (yes, reader.label()))


def _switch(reader: InstructionReader) -> Instruction:
    cursor = reader.cursor
    operands = [reader.typed()]
    cursor.expect(",")
    blocks = [reader.label()]
    cursor.expect("[")
    while not cursor.accept("]"):
        operands.append(reader.typed())
        cursor.expect(",")
        blocks.append(reader.label())
    return reader.make(VOID, tuple(operands), tuple(blocks))


def _indirect_br(reader: InstructionReader) -> Instruction:
    address = reader.typed()
    reader.cursor.expect(",")
    reader.cursor.expect("[")
    return reader.make(VOID, (address,), tuple(_label_list(reader)))


def _resume(reader: InstructionReader) -> Instruction:
    return reader.make(VOID, (reader.typed(),))


def _unreachable(reader: InstructionReader) -> Instruction:
    return reader.make(VOID)


def _landing_pad(reader: InstructionReader) -> Instruction:
    cursor = reader.cursor
    type_ = reader.type()
    flags: set[str] = set()
    operands: list[Value] = []
    while (word := cursor.next()) in ("cleanup", "catch", "filter"):
        flags.add(word)
        if word != "cleanup":
            operands.append(reader.typed())
    cursor.index -= 1
    return reader.make(type_, tuple(operands), flags=frozenset(flags))


def _pad(reader: InstructionReader) -> Instruction:
    cursor = reader.cursor
    cursor.expect("within")
    outer = reader.value(TOKEN)
    cursor.expect("[")
    operands = [outer]
    while not cursor.accept("]"):
        operands.append(reader.typed())
        cursor.accept(",")
    return reader.make(TOKEN, tuple(operands))


def _catch_switch(reader: InstructionReader) -> Instruction:
    cursor = reader.cursor
    cursor.expect("within")
    outer = reader.value(TOKEN)
    cursor.expect("[")
    blocks = _label_list(reader)
    blocks += _unwind(reader)
    return reader.make(TOKEN, (outer,), tuple(blocks))


def _unwind(reader: InstructionReader) -> list[Block]:
    reader.cursor.expect("unwind")
    if reader.cursor.accept("to"):
        reader.cursor.expect("caller")
        return []
    return [reader.label()]


def _catch_ret(reader: InstructionReader) -> Instruction:
    reader.cursor.expect("from")
    pad = reader.value(TOKEN)
    reader.cursor.expect("to")
    return reader.make(VOID, (pad,), (reader.label(),))


def _cleanup_ret(reader: InstructionReader) -> Instruction:
    reader.cursor.expect("from")
    pad = reader.value(TOKEN)
    return reader.make(VOID, (pad,), tuple(_unwind(reader)))


FLOW_READERS: dict[str, Reader] = {
    "call": _call,
    "invoke": _call,
    "callbr": _call,
    "tail": _tail_call("tail"),
    "musttail": _tail_call("musttail"),
    "notail": _tail_call("notail"),
    "ret": _ret,
    "br": _br,
    "switch": _switch,
    "indirectbr": _indirect_br,
    "resume": _resume,
    "unreachable": _unreachable,
    "landingpad": _landing_pad,
    "catchpad": _pad,
    "cleanuppad": _pad,
    "catchswitch": _catch_switch,
    "catchret": _catch_ret,
    "cleanupret": _cleanup_ret,
}
