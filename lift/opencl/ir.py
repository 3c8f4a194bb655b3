"""The imperative kernel language between Lift terms and OpenCL text.

Consumes types and sizes; produced by `translate`, rewritten by the passes (unroll,
privatise, split, barriers), printed by `printer`. Arrays are accessed by one index for
each dimension; `layout` flattens them only when text is printed, because dependence and
privatisation need the dimensions. Loop variables are sizes that
consist of one variable. Nothing here knows terms.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import TypeAlias

from lift.diagnostics import Span
from lift.sizes import Size
from lift.terms.patterns import Space
from lift.types import DataType, ScalarType, ValueType


@dataclass(frozen=True, slots=True)
class Strided:
    """An affine place in a larger buffer: `offset + Σ strides·index`."""

    offset: Size
    strides: tuple[Size, ...]


@dataclass(frozen=True, slots=True)
class Buffer:
    """Memory for one leaf: `type` is an array type over a scalar or vector.

    A scalar leaf in memory has a scalar type and is accessed with no index. `pointer`
    marks the two names of a ping-pong pair (`aliases` are the buffers they may name).
    """

    name: str
    type: DataType
    space: Space
    const: bool = False
    layout: Strided | None = None
    aliases: tuple[str, ...] = ()

    def __hash__(self) -> int:
        # Passes look buffers up all the time, and names tell nearly all of them apart.
        return hash(self.name)


@dataclass(frozen=True, slots=True)
class Lit:
    """A constant, by its bits."""

    type: ScalarType
    bits: int


@dataclass(frozen=True, slots=True)
class Ref:
    """A private variable or a scalar argument."""

    name: str
    type: ValueType


@dataclass(frozen=True, slots=True)
class IndexValue:
    """An index expression used as data."""

    size: Size
    type: ScalarType


@dataclass(frozen=True, slots=True)
class Load:
    """Element `index` of the buffer; `type` may be a vector over scalar elements."""

    buffer: Buffer
    index: tuple[Size, ...]
    type: ValueType


@dataclass(frozen=True, slots=True)
class Apply:
    """A scalar operator (by its row in lift.scalar.OPS) on operands of one width."""

    op: str
    args: tuple[Value, ...]
    type: ValueType
    number: int | None = None


@dataclass(frozen=True, slots=True)
class Choose:
    """`condition ? then : otherwise` on an index condition."""

    condition: Condition
    then: Value
    otherwise: Value
    type: ValueType


@dataclass(frozen=True, slots=True)
class Pack:
    """A vector from its lanes."""

    lanes: tuple[Value, ...]
    type: ValueType


Value: TypeAlias = Lit | Ref | IndexValue | Load | Apply | Choose | Pack


@dataclass(frozen=True, slots=True)
class Less:
    """left < right on indices."""

    left: Size
    right: Size


@dataclass(frozen=True, slots=True)
class Truth:
    """A boolean value as a condition."""

    value: Value


@dataclass(frozen=True, slots=True)
class All:
    """The conjunction."""

    parts: tuple[Condition, ...]


Condition: TypeAlias = Less | Truth | All


class Par(Enum):
    """The levels of the ND-range."""

    GLB = "glb"
    WRG = "wrg"
    LCL = "lcl"


@dataclass(frozen=True, slots=True)
class Declare:
    """`type name = value;` (no value: declared only)."""

    name: str
    type: ValueType
    value: Value | None


@dataclass(frozen=True, slots=True)
class DeclareIndex:
    """An index that comes from data: `int name = value;`.

    A `wide` one keeps the 64 bits of its value: a sum of positions that is cut to 32
    bits hides from the device's compiler that neighbours lie side by side.
    """

    variable: Size
    value: Value
    wide: bool = False


@dataclass(frozen=True, slots=True)
class NameIndex:
    """`const int name = size;`: where the size is needed below, the name is written."""

    name: str
    size: Size


@dataclass(frozen=True, slots=True)
class NameRow:
    """`int *name = buffer + start;`: accesses below that begin there are written so."""

    name: str
    buffer: Buffer
    start: Size


@dataclass(frozen=True, slots=True)
class Ahead:
    """Asks for `count` elements from `place` on, which later iterations will read.

    It changes nothing, wherever they are.
    """

    buffer: Buffer
    place: Value
    count: Size


@dataclass(frozen=True, slots=True)
class Soon:
    """Asks, in one of `every` rounds of a loop, for what reads of later rounds find.

    It changes nothing, wherever that is.
    """

    loads: tuple[Load, ...]
    round: Size
    every: int


@dataclass(frozen=True, slots=True)
class Allocate:
    """Local or private memory that lives from here to the end of the block."""

    buffer: Buffer


@dataclass(frozen=True, slots=True)
class Assign:
    """`name = value;`"""

    name: str
    value: Value


@dataclass(frozen=True, slots=True)
class Store:
    """`buffer[index] = value;`"""

    buffer: Buffer
    index: tuple[Size, ...]
    value: Value
    span: Span | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Atomic:
    """`buffer[index] = op(buffer[index], value)` in one step."""

    buffer: Buffer
    index: tuple[Size, ...]
    op: str
    value: Value
    span: Span | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class For:
    """A sequential loop; `unroll` asks for it, the passes may do it anyway.

    `copies`: the device's compiler is asked for so many copies of the body, and for
    vectors of so many `lanes`, one for each iteration, or to have `interleaved` ones
    under way at once. `regrouped`: it may add up what they add in any order.
    """

    variable: Size
    start: Size
    stop: Size
    body: Block
    unroll: bool = False
    span: Span | None = field(default=None, compare=False)
    copies: int = 0
    lanes: int = 0
    interleaved: int = 0
    regrouped: bool = False


@dataclass(frozen=True, slots=True)
class ParFor:
    """Iterations [0, length) dealt out over a dimension of the ND-range."""

    level: Par
    dim: int
    variable: Size
    length: Size
    body: Block
    span: Span | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class If:
    """A branch; `otherwise` may be empty."""

    condition: Condition
    then: Block
    otherwise: Block


@dataclass(frozen=True, slots=True)
class PingPong:
    """`times` rounds that read `source` and write `target`, which then change places.

    `source` and `target` are pointers, first to `first` and `second`. `length`, if any,
    is a variable that starts at `initial` and becomes `next_length` after each round.
    """

    counter: Size
    times: Size
    source: tuple[Buffer, ...]
    target: tuple[Buffer, ...]
    first: tuple[Buffer, ...]
    second: tuple[Buffer, ...]
    length: Size | None
    initial: Size | None
    next_length: Size | None
    body: Block
    span: Span | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Barrier:
    """Work-items of a group wait for each other here."""

    local: bool
    global_: bool


Statement: TypeAlias = (
    Declare | DeclareIndex | NameIndex | NameRow | Ahead | Soon | Allocate | Assign
    | Store | Atomic | For | ParFor | If | PingPong | Barrier
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Block:
    """Statements in order, with a scope of their own."""

    statements: tuple[Statement, ...]


EMPTY = Block(())
