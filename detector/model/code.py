"""Instructions, blocks and arguments.

Consumes types, constants and metadata. Produces the frozen objects that analyses
and atoms look at; they compare by identity. Must not know text or llvmlite.

Note [Two phases]
A phi may refer to an instruction that is not built yet, and a block to its
function. The loader therefore makes objects first and fills `operands`, `blocks`
and `instructions` in afterwards (`detector.loader` only). Nothing else may write.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING

from detector.model.attributes import NO_ATTRIBUTES, Attributes
from detector.model.metadata import Location, LoopMetadata, TbaaTag
from detector.model.types import FunctionType, Type

if TYPE_CHECKING:
    from detector.model.globals import Function
    from detector.model.values import Value

TERMINATORS = frozenset(
    [
        "ret",
        "br",
        "switch",
        "indirectbr",
        "invoke",
        "callbr",
        "resume",
        "unreachable",
        "cleanupret",
        "catchret",
        "catchswitch",
    ]
)
CASTS = frozenset(
    [
        "trunc",
        "zext",
        "sext",
        "fptrunc",
        "fpext",
        "fptoui",
        "fptosi",
        "uitofp",
        "sitofp",
        "ptrtoint",
        "ptrtoaddr",
        "inttoptr",
        "bitcast",
        "addrspacecast",
    ]
)
BINARY = frozenset(
    [
        "add",
        "sub",
        "mul",
        "udiv",
        "sdiv",
        "urem",
        "srem",
        "shl",
        "lshr",
        "ashr",
        "and",
        "or",
        "xor",
        "fadd",
        "fsub",
        "fmul",
        "fdiv",
        "frem",
    ]
)
CALLS = frozenset(("call", "invoke", "callbr"))
FAST_MATH = frozenset(["nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc"])
NO_FLAGS: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True, eq=False)
class Argument:
    """A parameter of a function."""

    type: Type
    name: str
    number: int
    attributes: Attributes
    function: Function

    def __repr__(self) -> str:
        return f"<argument %{self.name}>"


@dataclass(frozen=True, slots=True)
class MemoryAccess:
    """How a load, store, alloca, atomicrmw, cmpxchg or fence touches memory."""

    align: int | None = None
    volatile: bool = False
    ordering: str | None = None
    failure_ordering: str | None = None
    sync_scope: str | None = None
    # atomicrmw only: add, xchg, fmax, ...
    operation: str | None = None

    @property
    def is_simple(self) -> bool:
        """Neither volatile nor atomic."""
        return not self.volatile and self.ordering is None


@dataclass(frozen=True, slots=True, eq=False)
class CallSite:
    """What a call, invoke or callbr has besides its arguments."""

    callee: Value
    function_type: FunctionType
    attributes: Attributes = NO_ATTRIBUTES
    return_attributes: Attributes = NO_ATTRIBUTES
    argument_attributes: tuple[Attributes, ...] = ()
    convention: str = "ccc"
    tail: str | None = None
    bundles: tuple[tuple[str, tuple[Value, ...]], ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Instruction:
    """One instruction.

    Operands by opcode: load (address); store (value, address); getelementptr (base,
    indices...); call/invoke (arguments, the callee is in `call`); br (condition) or
    (); switch (value, case constants...); phi (incoming values); select (condition,
    if true, if false); alloca (count).
    `blocks`: a phi's incoming blocks, a terminator's successors (switch: default
    first, then one per case; invoke: normal, unwind).
    """

    opcode: str
    type: Type
    name: str | None
    number: int
    position: int
    block: Block
    operands: tuple[Value, ...] = ()
    blocks: tuple[Block, ...] = ()
    flags: frozenset[str] = NO_FLAGS
    predicate: str | None = None
    # GEP: source element type; alloca: allocated type; load/store: accessed type.
    element_type: Type | None = None
    # extractvalue/insertvalue: indices; shufflevector: mask, -1 where poison.
    indices: tuple[int, ...] = ()
    access: MemoryAccess | None = None
    call: CallSite | None = None
    location: Location | None = None
    tbaa: TbaaTag | None = None
    loop: LoopMetadata | None = None
    # Other attachments, as the text of the node: {"range": "!{i32 0, i32 9}"}.
    metadata: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))

    def __repr__(self) -> str:
        return f"<{self.opcode} %{self.name}>" if self.name else f"<{self.opcode}>"

    @property
    def function(self) -> Function:
        return self.block.function

    @property
    def is_terminator(self) -> bool:
        return self.opcode in TERMINATORS

    @property
    def is_call(self) -> bool:
        return self.opcode in CALLS

    @property
    def is_cast(self) -> bool:
        return self.opcode in CASTS

    @property
    def is_binary(self) -> bool:
        return self.opcode in BINARY

    @property
    def successors(self) -> tuple[Block, ...]:
        """The blocks that a terminator may go to, () for all others."""
        return self.blocks if self.opcode in TERMINATORS else ()

    @property
    def incoming(self) -> tuple[tuple[Value, Block], ...]:
        """A phi's (value, block) pairs, () for all others."""
        if self.opcode != "phi":
            return ()
        return tuple(zip(self.operands, self.blocks, strict=True))

    def incoming_from(self, block: Block) -> Value | None:
        """The value a phi takes when control comes from `block`."""
        for value, source in zip(self.operands, self.blocks, strict=True):
            if source is block:
                return value
        return None

    @property
    def callee(self) -> Value | None:
        """What a call calls: a Function, InlineAsm, or a computed pointer."""
        return self.call.callee if self.call else None

    @property
    def address(self) -> Value | None:
        """The pointer through which a load, store or atomic goes."""
        match self.opcode:
            case "load" | "atomicrmw" | "cmpxchg":
                return self.operands[0]
            case "store":
                return self.operands[1]
            case _:
                return None

    @property
    def is_volatile(self) -> bool:
        return self.access is not None and self.access.volatile

    @property
    def is_atomic(self) -> bool:
        return self.access is not None and self.access.ordering is not None


@dataclass(frozen=True, slots=True, eq=False)
class Block:
    """A basic block; `number` is dense within its function, 0 is the entry."""

    name: str
    number: int
    function: Function
    instructions: tuple[Instruction, ...] = ()

    def __repr__(self) -> str:
        return f"<block %{self.name}>"

    @property
    def terminator(self) -> Instruction:
        return self.instructions[-1]

    @property
    def successors(self) -> tuple[Block, ...]:
        return self.instructions[-1].blocks

    @property
    def phis(self) -> tuple[Instruction, ...]:
        found = []
        for instruction in self.instructions:
            if instruction.opcode != "phi":
                break
            found.append(instruction)
        return tuple(found)
