"""The syntax tree: what a file says, as written, each node with its place.

Produced by the parser, consumed by the resolver, the printer and the linter.  Equality
ignores places, so that a tree can be compared with its printed and parsed self.
Knows nothing of what names refer to.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

from idl.atoms import AtomSpec
from idl.source import NOWHERE, Span


@dataclass(frozen=True, slots=True)
class Expr:
    """A sum of names and numbers: the only arithmetic there is, on integers."""

    terms: tuple[tuple[int, str | int], ...]
    """Sign (1 or -1; the first is always 1) and name or number."""
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Member:
    """``.name``"""

    name: str


@dataclass(frozen=True, slots=True)
class Index:
    """``[expr]``"""

    value: Expr


@dataclass(frozen=True, slots=True)
class Range:
    """``[low..high]``: one variable for each number below high."""

    low: Expr
    high: Expr


@dataclass(frozen=True, slots=True)
class Every:
    """``[*]``: every slot that a collect fills."""


Step: TypeAlias = Member | Index | Range | Every


@dataclass(frozen=True, slots=True)
class Ref:
    """A variable, or several of them: a name or a nested tuple, and steps into it."""

    root: str | Slot
    steps: tuple[Step, ...] = ()
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Slot:
    """What stands between braces."""

    refs: tuple[Ref, ...]
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Placement:
    """``with {outer} as {inner} and .. at {prefix}``"""

    renames: tuple[tuple[Slot, Slot], ...] = ()
    """Pairs of the name outside and the name inside."""
    prefix: Slot | None = None


UNPLACED = Placement()


@dataclass(frozen=True, slots=True)
class AtomNode:
    """An atomic constraint."""

    spec: AtomSpec
    params: tuple[str, ...]
    slots: tuple[Slot, ...]
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Conjunction:
    """``( F and F .. )``"""

    parts: tuple[Node, ...]
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Disjunction:
    """``( F or F .. )``"""

    parts: tuple[Node, ...]
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Inherit:
    """``inherits Name(P=expr) with .. at ..``; no parameters at all is not ``()``."""

    name: str
    arguments: tuple[tuple[str, Expr], ...] | None = None
    placement: Placement = UNPLACED
    span: Span = field(default=NOWHERE, compare=False)
    name_span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Repeat:
    """``F for all i=low..high`` (a conjunction) or ``for some`` (a disjunction)."""

    every: bool
    body: Node
    index: str
    low: Expr
    high: Expr
    placement: Placement = UNPLACED
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Bind:
    """``F for i=value``, or the same ``if not otherwise specified``."""

    body: Node
    index: str
    value: Expr
    default: bool = False
    placement: Placement = UNPLACED
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class If:
    """``if left = right then F else F endif``, decided when the idiom is resolved."""

    left: Expr
    right: Expr
    then: Node
    otherwise: Node
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class CollectNode:
    """``collect i n F``; without n there is no expectation of how many."""

    index: str
    bound: int | None
    body: Node
    span: Span = field(default=NOWHERE, compare=False)


Node: TypeAlias = (
    AtomNode | Conjunction | Disjunction | Inherit | Repeat | Bind | If | CollectNode
)


@dataclass(frozen=True, slots=True)
class Include:
    """``Include path``"""

    path: str
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Constraint:
    """``[Export] Constraint Name F End``"""

    name: str
    body: Node
    exported: bool = False
    span: Span = field(default=NOWHERE, compare=False)
    name_span: Span = field(default=NOWHERE, compare=False)


Item: TypeAlias = Include | Constraint


@dataclass(frozen=True, slots=True)
class Comment:
    """``# text`` up to the end of its line; `alone` if nothing stands before it."""

    text: str
    alone: bool
    span: Span


@dataclass(frozen=True, slots=True)
class File:
    """A whole file."""

    name: str
    items: tuple[Item, ...]
    comments: tuple[Comment, ...] = field(default=(), compare=False)

    def constraints(self) -> Iterator[Constraint]:
        """The constraints, without the includes."""
        yield from (item for item in self.items if isinstance(item, Constraint))


def children(node: Node) -> tuple[Node, ...]:
    """The formulae directly inside a formula."""
    match node:
        case Conjunction(parts) | Disjunction(parts):
            return parts
        case Repeat(body=body) | Bind(body=body) | CollectNode(body=body):
            return (body,)
        case If(then=then, otherwise=otherwise):
            return (then, otherwise)
        case AtomNode() | Inherit():
            return ()
