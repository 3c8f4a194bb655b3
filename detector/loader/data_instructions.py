"""Readers of instructions that compute or touch memory, as a table.

Consumes an `InstructionReader` at the token after the opcode. Produces instructions.
Must not know control flow or calls (see `flow_instructions`).
"""

from __future__ import annotations

from detector.loader.instruction_reader import InstructionReader, Reader
from detector.loader.tokens import Cursor, UnreadableIR
from detector.model.code import BINARY, CASTS, NO_FLAGS, Block, Instruction
from detector.model.constants import ConstantAggregate, ConstantInt, ConstantZero
from detector.model.types import I1, VOID, ArrayType, StructType, VectorType
from detector.model.values import Value


def _binary(reader: InstructionReader) -> Instruction:
    flags = reader.flags()
    type_ = reader.type()
    left = reader.value(type_)
    reader.cursor.expect(",")
    return reader.make(type_, (left, reader.value(type_)), flags=flags)


def _unary(reader: InstructionReader) -> Instruction:
    flags = reader.flags()
    operand = reader.typed()
    return reader.make(operand.type, (operand,), flags=flags)


def _cast(reader: InstructionReader) -> Instruction:
    flags = reader.flags()
    operand = reader.typed()
    reader.cursor.expect("to")
    return reader.make(reader.type(), (operand,), flags=flags)


def _compare(reader: InstructionReader) -> Instruction:
    flags = reader.flags()
    predicate = reader.cursor.next()
    type_ = reader.type()
    left = reader.value(type_)
    reader.cursor.expect(",")
    operands = (left, reader.value(type_))
    result = reader.comparison_type(type_)
    return reader.make(result, operands, flags=flags, predicate=predicate)


def _phi(reader: InstructionReader) -> Instruction:
    flags = reader.flags()
    type_ = reader.type()
    cursor = reader.cursor
    values: list[Value] = []
    blocks: list[Block] = []
    while True:
        cursor.expect("[")
        values.append(reader.value(type_))
        cursor.expect(",")
        blocks.append(reader.block_name())
        cursor.expect("]")
        if not cursor.accept(","):
            return reader.make(type_, tuple(values), tuple(blocks), flags)


def _select(reader: InstructionReader) -> Instruction:
    flags = reader.flags()
    condition = reader.typed()
    yes = reader.comma_typed()
    return reader.make(yes.type, (condition, yes, reader.comma_typed()), flags=flags)


def _load(reader: InstructionReader) -> Instruction:
    cursor = reader.cursor
    cursor.accept("atomic")
    volatile = cursor.accept("volatile")
    type_ = reader.type()
    address = reader.comma_typed()
    access = reader.access(volatile, type_)
    return reader.make(type_, (address,), element_type=type_, access=access)


def _store(reader: InstructionReader) -> Instruction:
    cursor = reader.cursor
    cursor.accept("atomic")
    volatile = cursor.accept("volatile")
    value = reader.typed()
    operands = (value, reader.comma_typed())
    access = reader.access(volatile, value.type)
    return reader.make(VOID, operands, element_type=value.type, access=access)


def _alloca(reader: InstructionReader) -> Instruction:
    cursor = reader.cursor
    flags = set()
    while cursor.peek in ("inalloca", "swifterror"):
        flags.add(cursor.next())
    type_ = reader.type()
    tokens, index = cursor.tokens, cursor.index
    count: Value
    if tokens[index] == "," and reader.types.starts(tokens[index + 1]):
        count = reader.comma_typed()
    else:
        count = reader.constants.read(reader.types.word("i32"), Cursor(["1", ""]))
    pointer = reader.types.pointer(tokens, cursor.index)
    access = reader.access(False, type_)
    return reader.make(
        pointer, (count,), flags=frozenset(flags), element_type=type_, access=access
    )


def _gep(reader: InstructionReader) -> Instruction:
    flags = reader.flags()
    element_type = reader.type()
    cursor = reader.cursor
    operands = [reader.comma_typed()]
    while cursor.accept(","):
        operands.append(reader.typed())
    result = operands[0].type
    for index in operands[1:]:
        # A vector of indices makes a vector of addresses.
        if isinstance(index.type, VectorType) and not isinstance(result, VectorType):
            result = VectorType(index.type.count, result, index.type.scalable)
    return reader.make(result, tuple(operands), flags=flags, element_type=element_type)


def _extract_value(reader: InstructionReader) -> Instruction:
    aggregate = reader.typed()
    indices = _indices(reader)
    type_ = aggregate.type
    for index in indices:
        match type_:
            case StructType(fields=fields):
                type_ = fields[index]
            case ArrayType(element=element):
                type_ = element
            case _:
                raise UnreadableIR(f"{type_} has no part {index}")
    return reader.make(type_, (aggregate,), indices=indices)


def _insert_value(reader: InstructionReader) -> Instruction:
    aggregate = reader.typed()
    operands = (aggregate, reader.comma_typed())
    return reader.make(aggregate.type, operands, indices=_indices(reader))


def _indices(reader: InstructionReader) -> tuple[int, ...]:
    indices = []
    while reader.cursor.accept(","):
        indices.append(reader.cursor.number())
    return tuple(indices)


def _extract_element(reader: InstructionReader) -> Instruction:
    vector = reader.typed()
    index = reader.comma_typed()
    if not isinstance(vector.type, VectorType):
        raise UnreadableIR("extractelement of something that is no vector")
    return reader.make(vector.type.element, (vector, index))


def _insert_element(reader: InstructionReader) -> Instruction:
    vector = reader.typed()
    operands = (vector, reader.comma_typed(), reader.comma_typed())
    return reader.make(vector.type, operands)


def _freeze(reader: InstructionReader) -> Instruction:
    operand = reader.typed()
    return reader.make(operand.type, (operand,))


def _va_arg(reader: InstructionReader) -> Instruction:
    operand = reader.typed()
    reader.cursor.expect(",")
    return reader.make(reader.type(), (operand,))


def _fence(reader: InstructionReader) -> Instruction:
    return reader.make(VOID, access=reader.access(False, None))


def _atomic_rmw(reader: InstructionReader) -> Instruction:
    volatile = reader.cursor.accept("volatile")
    operation = reader.cursor.next()
    address = reader.typed()
    value = reader.comma_typed()
    access = reader.access(volatile, value.type, operation)
    return reader.make(
        value.type, (address, value), element_type=value.type, access=access
    )


def _cmpxchg(reader: InstructionReader) -> Instruction:
    weak = reader.cursor.accept("weak")
    volatile = reader.cursor.accept("volatile")
    address = reader.typed()
    expected, new = reader.comma_typed(), reader.comma_typed()
    access = reader.access(volatile, new.type)
    return reader.make(
        StructType((new.type, I1)),
        (address, expected, new),
        flags=frozenset(("weak",)) if weak else NO_FLAGS,
        element_type=new.type,
        access=access,
    )


def _shuffle(reader: InstructionReader) -> Instruction:
    first, second = reader.typed(), reader.comma_typed()
    reader.cursor.expect(",")
    mask_type = reader.type()
    mask = reader.value(mask_type)
    if not isinstance(first.type, VectorType) or not isinstance(mask_type, VectorType):
        raise UnreadableIR("shufflevector of something that is no vector")
    type_ = VectorType(mask_type.count, first.type.element, mask_type.scalable)
    return reader.make(type_, (first, second), indices=_mask(mask, mask_type.count))


def _mask(mask: Value, count: int) -> tuple[int, ...]:
    if isinstance(mask, ConstantAggregate):
        return tuple(
            part.value if isinstance(part, ConstantInt) else -1
            for part in mask.elements
        )
    return (0 if isinstance(mask, ConstantZero) else -1,) * count


DATA_READERS: dict[str, Reader] = {
    **dict.fromkeys(BINARY, _binary),
    **dict.fromkeys(CASTS, _cast),
    "fneg": _unary,
    "icmp": _compare,
    "fcmp": _compare,
    "phi": _phi,
    "select": _select,
    "load": _load,
    "store": _store,
    "alloca": _alloca,
    "getelementptr": _gep,
    "extractvalue": _extract_value,
    "insertvalue": _insert_value,
    "extractelement": _extract_element,
    "insertelement": _insert_element,
    "shufflevector": _shuffle,
    "freeze": _freeze,
    "va_arg": _va_arg,
    "fence": _fence,
    "atomicrmw": _atomic_rmw,
    "cmpxchg": _cmpxchg,
}
