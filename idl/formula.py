"""What the resolver yields and a solver consumes: idioms as flat and/or trees of atoms.

All inheritance, ranges, parameters, renaming and static ifs are gone.  Variables are
plain strings such as ``loop[0].iterator``; their hierarchy means nothing any more.
Knows nothing of syntax, and nothing of the programs that are searched.

Semantics a solver must give to these nodes:

* A variable is bound to a value of the function searched, or to *unused*.
* `Or`: a branch may bind fewer variables than its siblings.  A variable that is bound
  by no branch taken, and by nothing else, is unused.
* An `Atom` with an unused single argument does not hold (except ``unused`` and
  ``same``, where two unused ones are the same); unused members of a tuple argument are
  left out of the tuple.
* `Collect`: given its global variables, *all* solutions over its locals fill the slots
  0, 1, 2, .. in order; slots beyond the last are unused.  `bound` is what the author
  expected, as a hint for planning: with more solutions than that the array just grows
  (a `Slots` argument means every slot there is), so none is ever dropped.  Two collects
  over the same locals must find the same set: that is how "each P is a Q" is written.
* ``And(())`` always holds, ``Or(())`` never.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

from idl.atoms import AtomSpec
from idl.source import NOWHERE, Span


@dataclass(frozen=True, slots=True)
class Slots:
    """All slots of a collected variable, as in ``read[*].value``.

    The star is not the index symbol of the collect, because this may stand inside of
    another collect that uses the same symbol.
    """

    template: str
    index: str = "*"

    def at(self, slot: int) -> str:
        """The name of the variable in this slot."""
        return slot_name(self.template, self.index, slot)


Member: TypeAlias = str | Slots
Arg: TypeAlias = str | tuple[Member, ...]


def slot_name(template: str, index: str, slot: int) -> str:
    """The variable of one slot: ``read[i].value`` with i=3 is ``read[3].value``."""
    return template.replace(f"[{index}]", f"[{slot}]")


@dataclass(frozen=True, slots=True)
class Atom:
    """One relation between variables; equality ignores where it was written."""

    spec: AtomSpec
    args: tuple[Arg, ...]
    params: tuple[str, ...] = ()
    """The words chosen in the spelling, in the order of `spec.params`; "" if absent."""
    span: Span = field(default=NOWHERE, compare=False)
    path: tuple[str, ...] = field(default=(), compare=False)
    """The constraints it was inherited through, outermost first."""

    def __str__(self) -> str:
        return self.spec.spell(self.params, tuple(map(_spell_arg, self.args)))

    def variables(self) -> Iterator[str]:
        """Every variable named, in order, but for those inside of `Slots`."""
        for arg in self.args:
            if isinstance(arg, str):
                yield arg
            else:
                yield from (m for m in arg if isinstance(m, str))

    def arrays(self) -> Iterator[Slots]:
        """Every array of which all slots are meant."""
        for arg in self.args:
            if not isinstance(arg, str):
                yield from (m for m in arg if isinstance(m, Slots))


def _spell_arg(arg: Arg) -> str:
    if isinstance(arg, str):
        return arg
    return ", ".join(m if isinstance(m, str) else m.template for m in arg)


@dataclass(frozen=True, slots=True)
class And:
    """Every part holds."""

    parts: tuple[Formula, ...]


@dataclass(frozen=True, slots=True)
class Or:
    """At least one part holds; each part brings its own variables."""

    parts: tuple[Formula, ...]


@dataclass(frozen=True, slots=True)
class Collect:
    """All solutions of `body` over `locals`, laid out in slots."""

    index: str
    bound: int | None
    body: Formula
    locals: tuple[str, ...]
    """Templates: the variables of `body` whose name contains ``[index]``, but for those
    that are local to a collect within it."""
    span: Span = field(default=NOWHERE, compare=False)
    path: tuple[str, ...] = field(default=(), compare=False)

    def slot(self, template: str, slot: int) -> str:
        """The name of a local in one slot."""
        return slot_name(template, self.index, slot)


Formula: TypeAlias = Atom | And | Or | Collect


@dataclass(frozen=True, slots=True)
class Meta:
    """What the ``#!`` lines above a constraint say about it."""

    kind: str = ""
    """scalar_reduction, histogram, .. or a word of the user's own."""
    anchor: str = ""
    """The variable that is the outermost loop of a match (its first instruction)."""
    roles: tuple[tuple[str, Member], ...] = ()
    """Role name and variable (or all its slots), for reports and translation."""
    notes: tuple[tuple[str, str], ...] = ()
    """All further ``#! key: text`` lines, for whoever understands them."""

    def note(self, key: str) -> str:
        """The text of a further line, or the empty string."""
        return next((text for name, text in self.notes if name == key), "")


@dataclass(frozen=True, slots=True)
class Idiom:
    """A constraint with everything inlined: ready to be searched for."""

    name: str
    exported: bool
    formula: Formula
    variables: tuple[str, ...]
    """In order of first appearance; locals of a collect as their template."""
    aliases: tuple[tuple[str, str], ...]
    """Variables replaced by another one because they are the same: (gone, kept)."""
    span: Span
    doc: str
    meta: Meta

    def canonical(self, variable: str) -> str:
        """The variable that stands for this one in the formula."""
        return dict(self.aliases).get(variable, variable)


def atoms(formula: Formula) -> Iterator[Atom]:
    """Every atom of a formula, from left to right, those inside collects too."""
    match formula:
        case Atom():
            yield formula
        case And(parts) | Or(parts):
            for part in parts:
                yield from atoms(part)
        case Collect():
            yield from atoms(formula.body)


def variables(formula: Formula) -> tuple[str, ...]:
    """Every variable in order of first appearance."""
    return tuple(dict.fromkeys(v for atom in atoms(formula) for v in atom.variables()))
