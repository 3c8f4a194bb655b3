"""How an atom is described: its name, its spellings, what it says.

Consumed by the vocabulary, which is the list of all atoms.  Knows nothing of how a
relation is decided.

A spelling is a row of words with holes:

* ``{x}``           one variable,
* ``{x*}``          a tuple of variables (a single one counts as a tuple of one),
* ``<name:a|b c|>`` one of these words or rows of words; a last empty one makes it
  optional; the choice becomes a parameter of the atom,
* ``<name>``        any single word, a parameter too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import product


@dataclass(frozen=True, slots=True)
class Word:
    """A fixed word of a spelling."""

    text: str


@dataclass(frozen=True, slots=True)
class Hole:
    """A place for variables."""

    name: str
    many: bool


@dataclass(frozen=True, slots=True)
class Choice:
    """A place for a word out of a list; an empty list means any word."""

    name: str
    options: tuple[str, ...]


Piece = Word | Hole | Choice

_PIECE = re.compile(r"\{(\w+)(\*?)\}|<(\w+)(?::([^>]*))?>|([^\s{}<>]+)")


def pieces_of(spelling: str) -> tuple[Piece, ...]:
    """A spelling, taken apart."""
    return tuple(_piece(found) for found in _PIECE.finditer(spelling))


def _piece(found: re.Match[str]) -> Piece:
    hole, star, choice, options, word = found.groups()
    if hole:
        return Hole(hole, star == "*")
    if choice:
        return Choice(choice, () if options is None else tuple(options.split("|")))
    return Word(word)


@dataclass(frozen=True)
class AtomSpec:
    """One relation: its name, how it is written, and what it says."""

    id: str
    spellings: tuple[str, ...]
    """The first is canonical; all have the same holes and choices, same order."""
    meaning: str
    since: str
    """The year of the published grammar that has it, or "idlift"."""
    remedy: str = ""
    """What a programmer may change when only this atom fails; holes as in format()."""

    def __hash__(self) -> int:
        return hash(self.id)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, AtomSpec) and other.id == self.id

    def __repr__(self) -> str:
        return f"<atom {self.id}>"

    @cached_property
    def pieces(self) -> tuple[Piece, ...]:
        """The canonical spelling, taken apart."""
        return pieces_of(self.spellings[0])

    @cached_property
    def holes(self) -> tuple[Hole, ...]:
        """The places for variables, in order."""
        return tuple(p for p in self.pieces if isinstance(p, Hole))

    @cached_property
    def params(self) -> tuple[Choice, ...]:
        """The places for words, in order."""
        return tuple(p for p in self.pieces if isinstance(p, Choice))

    def spell(self, params: tuple[str, ...], args: tuple[str, ...]) -> str:
        """The canonical text of this atom with these words and variables."""
        words, variables = iter(params), iter(args)
        text: list[str] = []
        for piece in self.pieces:
            match piece:
                case Word(word):
                    text.append(word)
                case Hole():
                    text.append("{" + next(variables) + "}")
                case Choice():
                    text.append(next(words))
        return " ".join(t for t in text if t)

    def variants(self) -> Iterator[tuple[tuple[Piece, ...], tuple[str | None, ...]]]:
        """Every spelling with each choice made; None stands for "any word"."""
        for spelling in self.spellings:
            pieces = pieces_of(spelling)
            options = [
                (p.options or (None,)) if isinstance(p, Choice) else (p,)
                for p in pieces
            ]
            for made in product(*options):
                yield from _variant(pieces, made)


def _variant(
    pieces: tuple[Piece, ...], made: tuple[Piece | str | None, ...]
) -> Iterator[tuple[tuple[Piece, ...], tuple[str | None, ...]]]:
    row: list[Piece] = []
    params: list[str | None] = []
    for piece, pick in zip(pieces, made, strict=True):
        if isinstance(piece, Choice):
            assert pick is None or isinstance(pick, str)
            params.append(pick)
            row += [piece] if pick is None else [Word(w) for w in pick.split()]
        else:
            row.append(piece)
    yield tuple(row), tuple(params)
