"""Functions, global variables, aliases, and the module that holds them.

Consumes code and constants. Produces the root of the frozen model.
Must not know how it was read.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING

from detector.model.attributes import NO_ATTRIBUTES, Attributes
from detector.model.code import Argument, Block, Instruction
from detector.model.layout import DataLayout
from detector.model.metadata import Scope, SourceVariable
from detector.model.types import PTR, FunctionType, PointerType, StructType, Type

if TYPE_CHECKING:
    from detector.model.values import Constant, Value

# Linkages under which another definition may win at link time, so that what we see
# here is not necessarily what runs.
INTERPOSABLE = frozenset(("weak", "linkonce", "common", "extern_weak"))
LOCAL = frozenset(("internal", "private"))


@dataclass(frozen=True, slots=True, eq=False)
class GlobalVariable:
    """A global variable; as a value it is its address."""

    name: str
    value_type: Type
    linkage: str = "external"
    is_constant: bool = False
    initializer: Constant | None = None
    type: PointerType = PTR
    align: int | None = None
    thread_local: bool = False
    section: str | None = None
    # The declared name in source; for C++ the part after the scopes.
    source_name: str | None = None

    def __repr__(self) -> str:
        return f"<global @{self.name}>"

    @property
    def is_declaration(self) -> bool:
        return self.initializer is None

    @property
    def is_local(self) -> bool:
        return self.linkage in LOCAL

    def size(self, layout: DataLayout) -> int:
        """The bytes the variable takes."""
        return layout.size(self.value_type)


@dataclass(frozen=True, slots=True, eq=False)
class GlobalAlias:
    """Another name for a global or a function; `is_ifunc`: chosen at load time."""

    name: str
    value_type: Type
    aliasee: Constant | None = None
    linkage: str = "external"
    is_ifunc: bool = False
    type: PointerType = PTR

    def __repr__(self) -> str:
        return f"<alias @{self.name}>"


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class Function:
    """A function, defined here or only declared; as a value it is its address."""

    name: str
    function_type: FunctionType
    linkage: str = "external"
    attributes: Attributes = NO_ATTRIBUTES
    return_attributes: Attributes = NO_ATTRIBUTES
    convention: str = "ccc"
    type: PointerType = PTR
    section: str | None = None
    personality: Constant | None = None
    # Where the source defines it; None without debug info.
    scope: Scope | None = None
    arguments: tuple[Argument, ...] = ()
    blocks: tuple[Block, ...] = ()
    # All instructions in block order; `instructions[i].number == i`.
    instructions: tuple[Instruction, ...] = ()
    # Variables of the source by the value that holds them, in program order.
    variables: Mapping[Value, tuple[SourceVariable, ...]] = field(
        default_factory=lambda: MappingProxyType({})
    )

    def __repr__(self) -> str:
        return f"<function @{self.name}>"

    @property
    def is_declaration(self) -> bool:
        return not self.blocks

    @property
    def is_intrinsic(self) -> bool:
        return self.name.startswith("llvm.")

    @property
    def is_local(self) -> bool:
        return self.linkage in LOCAL

    @property
    def is_interposable(self) -> bool:
        """Whether another body may replace this one at link time."""
        return self.linkage in INTERPOSABLE

    @property
    def entry(self) -> Block:
        return self.blocks[0]


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class Module:
    """One translation unit."""

    source_filename: str
    triple: str
    layout: DataLayout
    structs: Mapping[str, StructType]
    globals: Mapping[str, GlobalVariable]
    functions: Mapping[str, Function]
    aliases: Mapping[str, GlobalAlias]
    # The compiler that wrote it (`!llvm.ident`), "" if it does not say.
    producer: str = ""

    def __repr__(self) -> str:
        return f"<module {self.source_filename}>"

    @property
    def definitions(self) -> tuple[Function, ...]:
        """The functions with a body, in the order of the text."""
        return tuple(f for f in self.functions.values() if f.blocks)
