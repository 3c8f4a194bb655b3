"""The parser's tables: grammar.lark completed with one rule alternative for each atom.

Produces the lark parser, built once a process.  Knows nothing of syntax trees.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from lark import Lark

from idl.atoms import ATOMS, AtomSpec, Choice, Hole, Piece, Word


@dataclass(frozen=True, slots=True)
class Alternative:
    """One way to write an atom: its row of pieces, and the words it stands for."""

    spec: AtomSpec
    pieces: tuple[Piece, ...]
    params: tuple[str | None, ...]
    """None where the text itself brings the word."""

    def __str__(self) -> str:
        return " ".join(_show(piece) for piece in self.pieces)


def _show(piece: Piece) -> str:
    match piece:
        case Word(text):
            return text
        case Hole(name):
            return f"{{{name}}}"
        case Choice(name):
            return f"<{name}>"


ALTERNATIVES: tuple[Alternative, ...] = tuple(
    Alternative(spec, pieces, params)
    for spec in ATOMS.values()
    for pieces, params in spec.variants()
)


def terminal(word: str) -> str:
    """The name of the terminal for a word of an atom."""
    return f"_{word.upper()}"


def _symbol(piece: Piece) -> str:
    match piece:
        case Word(text):
            return terminal(text)
        case Hole():
            return "slot"
        case Choice():
            return "NAME"


def _atom_rules(structure: str) -> str:
    rows = (" ".join(map(_symbol, alt.pieces)) for alt in ALTERNATIVES)
    rules = "\n    | ".join(f"{row} -> atom_{n}" for n, row in enumerate(rows))
    words = {p.text for alt in ALTERNATIVES for p in alt.pieces if isinstance(p, Word)}
    taken = set(re.findall(r"^(\w+)(?:\.\d)?:", structure, re.MULTILINE))
    lexis = "\n".join(
        f"{terminal(word)}.1: /{word}\\b/"
        for word in sorted(words)
        if terminal(word) not in taken
    )
    return f"\natom: {rules}\n\n{lexis}\n"


@cache
def grammar() -> str:
    """The whole grammar as text."""
    structure = files("idl").joinpath("grammar.lark").read_text(encoding="utf-8")
    return structure + _atom_rules(structure)


@cache
def parser() -> Lark:
    """The parser; it is built on the first call, which takes a tenth of a second."""
    return Lark(
        grammar(),
        parser="lalr",
        lexer="contextual",
        propagate_positions=True,
        maybe_placeholders=True,
    )
