"""The table of atoms, its grammar and its page agree."""

from __future__ import annotations

import string
from pathlib import Path

import pytest

from idl.ast import AtomNode
from idl.atoms import ATOMS, AtomSpec, Choice, Hole, Word
from idl.parser import parse
from idl.printer import print_atom
from idl.reference import refreshed
from idl.rules import ALTERNATIVES, Alternative
from idl.vocabulary.opcodes import OPCODES, SHORT

PAGE = Path(__file__).parents[2] / "docs" / "idl.md"


def spelled(alternative: Alternative) -> str:
    """A text in this spelling: other variables for each hole, `add` for a free word."""
    letters = iter(string.ascii_lowercase)
    words = []
    for piece in alternative.pieces:
        match piece:
            case Word(text):
                words.append(text)
            case Hole(many=many):
                one = next(letters)
                words.append(f"{{{one}, {next(letters)}}}" if many else f"{{{one}}}")
            case Choice():
                words.append("add")
    return " ".join(words)


@pytest.mark.parametrize("alternative", ALTERNATIVES, ids=str)
def test_every_spelling_parses_to_its_atom(alternative: Alternative) -> None:
    file = parse(f"Constraint X {spelled(alternative)} End")
    (constraint,) = file.constraints()
    node = constraint.body
    assert isinstance(node, AtomNode)
    assert node.spec is alternative.spec
    assert node.params == tuple("add" if p is None else p for p in alternative.params)
    assert len(node.slots) == len(node.spec.holes)


@pytest.mark.parametrize("spec", ATOMS.values(), ids=lambda s: s.id)
def test_atoms_are_described(spec: AtomSpec) -> None:
    assert spec.meaning.endswith((".", ")."))
    assert spec.since in ("2017", "2018", "2019", "idlift")
    shapes = {
        tuple(p for p in pieces if not isinstance(p, Word))
        for pieces, _ in spec.variants()
    }
    assert len({tuple(p for p in s if isinstance(p, Hole)) for s in shapes}) == 1


def test_canonical_text_is_the_first_spelling() -> None:
    file = parse(
        "Constraint X ( {x} is an instruction and {y} is an add instruction ) End"
    )
    (constraint,) = file.constraints()
    text = [print_atom(part) for part in constraint.body.parts]  # type: ignore[union-attr]
    assert text == ["{x} is instruction", "{y} is add instruction"]


def test_short_opcodes_stand_for_real_ones() -> None:
    assert set(SHORT.values()) <= OPCODES


def test_the_reference_page_is_up_to_date() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert refreshed(page) == page, "run python -m idl.reference docs/idl.md"
