"""What the readers of all opcodes share: operands, flags, labels, accesses.

Consumes one instruction's tokens at a time. Produces model instructions whose operands
may still be `Forward` (see Note [Two phases] in the model). Must not know lines,
blocks' order or modules: `function_reader` drives it; opcodes are in tables of others.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import cast

from detector.loader.attribute_reader import AttributeReader
from detector.loader.constant_reader import ConstantReader
from detector.loader.metadata_reader import NO_ATTACHMENTS, Attachments
from detector.loader.tokens import Cursor, UnreadableIR, plain_name
from detector.loader.type_reader import TypeReader
from detector.model.code import (
    FAST_MATH,
    NO_FLAGS,
    Block,
    CallSite,
    Instruction,
    MemoryAccess,
)
from detector.model.layout import DataLayout
from detector.model.types import I1, FunctionType, Type, VectorType
from detector.model.values import Value

FLAG_WORDS = FAST_MATH | frozenset(
    ("fast", "nsw", "nuw", "nusw", "exact", "inbounds", "nneg", "disjoint", "samesign")
)

_ORDERINGS = frozenset(
    ("unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst")
)


@dataclass(frozen=True, slots=True, eq=False)
class Forward:
    """A use of a value that is defined further down."""

    token: str
    type: Type


class InstructionReader:
    """Holds where we are in a function; each opcode's reader is a function below."""

    def __init__(
        self,
        types: TypeReader,
        constants: ConstantReader,
        attributes: AttributeReader,
        layout: DataLayout,
        readers: Mapping[str, Reader],
    ) -> None:
        self.readers = readers
        self.types = types
        self.constants = constants
        self.attributes = attributes
        self.layout = layout
        self.cursor = Cursor([""])
        self.values: dict[str, Value] = {}
        self.blocks: dict[str, Block] = {}
        self.forwards: list[Instruction] = []
        self._uses_forward = False
        self._flags: dict[tuple[str, ...], frozenset[str]] = {}
        self._accesses: dict[tuple[object, ...], MemoryAccess] = {}
        self._i1_vectors: dict[Type, Type] = {}
        # Set for each instruction before its reader runs:
        self.token: str | None = None
        self.number = 0
        self.position = 0
        self.block: Block | None = None
        self.opcode = ""
        self.attached: Attachments = NO_ATTACHMENTS

    def read(self) -> Instruction:
        """The instruction whose tokens are in `cursor`, after its `%name =`."""
        cursor = self.cursor
        opcode = cursor.tokens[cursor.index]
        cursor.index += 1
        reader = self.readers.get(opcode)
        if reader is None:
            raise UnreadableIR(f"the instruction {opcode!r} is not known")
        self.opcode = opcode
        self._uses_forward = False
        instruction = reader(self)
        if self._uses_forward:
            self.forwards.append(instruction)
        if self.token is not None:
            self.values[self.token] = instruction
        return instruction

    def make(
        self,
        type_: Type,
        operands: tuple[Value, ...] = (),
        blocks: tuple[Block, ...] = (),
        flags: frozenset[str] = NO_FLAGS,
        predicate: str | None = None,
        element_type: Type | None = None,
        indices: tuple[int, ...] = (),
        access: MemoryAccess | None = None,
        call: CallSite | None = None,
    ) -> Instruction:
        """The instruction being read, with these parts."""
        assert self.block is not None
        attached = self.attached
        return Instruction(
            self.opcode,
            type_,
            plain_name(self.token) if self.token is not None else None,
            self.number,
            self.position,
            self.block,
            operands,
            blocks,
            flags,
            predicate,
            element_type,
            indices,
            access,
            call,
            attached.location,
            attached.tbaa,
            attached.loop,
            attached.other,
        )

    def type(self) -> Type:
        """The type at the cursor."""
        return self.types.read(self.cursor)

    def value(self, type_: Type) -> Value:
        """The operand of this type at the cursor."""
        cursor = self.cursor
        token = cursor.tokens[cursor.index]
        if token[:1] == "%":
            cursor.index += 1
            found = self.values.get(token)
            if found is not None:
                return found
            self._uses_forward = True
            return cast(Value, Forward(token, type_))
        return self.constants.read(type_, cursor)

    def typed(self) -> Value:
        """A type and an operand of it."""
        return self.value(self.types.read(self.cursor))

    def comma_typed(self) -> Value:
        """A comma, a type and an operand of it."""
        self.cursor.expect(",")
        return self.typed()

    def label(self) -> Block:
        """`label %block`."""
        self.cursor.expect("label")
        return self.block_name()

    def block_name(self) -> Block:
        """`%block`."""
        token = self.cursor.next()
        block = self.blocks.get(token)
        if block is None:
            raise UnreadableIR(f"the block {token} is not defined")
        return block

    def flags(self) -> frozenset[str]:
        """The flags at the cursor; `fast` also brings all that it means."""
        cursor = self.cursor
        tokens, start = cursor.tokens, cursor.index
        index = start
        while tokens[index] in FLAG_WORDS:
            index += 1
        if index == start:
            return NO_FLAGS
        cursor.index = index
        key = tuple(tokens[start:index])
        found = self._flags.get(key)
        if found is None:
            found = frozenset(key)
            if "fast" in found:
                found |= FAST_MATH
            self._flags[key] = found
        return found

    def access(
        self,
        volatile: bool,
        type_: Type | None,
        operation: str | None = None,
    ) -> MemoryAccess:
        """The end of a memory instruction: scope, orderings, alignment."""
        cursor = self.cursor
        tokens, start = cursor.tokens, cursor.index
        key = (volatile, operation, type_ and id(type_), *tokens[start:])
        found = self._accesses.get(key)
        if found is not None:
            cursor.index = len(tokens) - 1
            return found
        scope, orderings, align = None, [], None
        while token := cursor.next():
            if token == "syncscope":
                scope = cursor.enclosed()[0].strip('"')
            elif token == "align":
                align = cursor.number()
            elif token in _ORDERINGS:
                orderings.append(token)
            elif token == "addrspace":
                cursor.enclosed()
        first, second = [*orderings, None, None][:2]
        if align is None and type_ is not None:
            align = self.layout.align(type_)
        found = MemoryAccess(align, volatile, first, second, scope, operation)
        self._accesses[key] = found
        return found

    def signature(self, result: Type, operands: tuple[Value, ...]) -> FunctionType:
        """The function type of a call that writes only its result type."""
        return FunctionType(result, tuple(operand.type for operand in operands))

    def comparison_type(self, type_: Type) -> Type:
        """i1, or a vector of them."""
        if not isinstance(type_, VectorType):
            return I1
        found = self._i1_vectors.get(type_)
        if found is None:
            found = VectorType(type_.count, I1, type_.scalable)
            self._i1_vectors[type_] = found
        return found


Reader = Callable[[InstructionReader], Instruction]
