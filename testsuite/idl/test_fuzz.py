"""Whatever the text, the answer is a program or an `IdlError`, and nothing else."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from idl.library import files as library_files
from idl.lint import lint
from idl.printer import print_file
from idl.program import Loader
from idl.resolve import idioms
from idl.source import Diagnostic, IdlError, render
from testsuite.idl import trees

TEXTS = [path.read_text(encoding="utf-8") for path in library_files()]


def digest(text: str) -> None:
    """Everything that can be done with a text."""
    loader = Loader()
    group = loader.text(text, "fuzz.idl")
    found: list[Diagnostic] = []
    try:
        idioms(loader.program([group]))
    except IdlError as error:
        found += error.diagnostics
    for diagnostic in (*found, *lint(group)):
        assert diagnostic.message in render(diagnostic, loader.sources)


@settings(deadline=None, max_examples=200)
@given(trees.almost)
def test_rows_of_words(text: str) -> None:
    digest(text)


@settings(deadline=None, max_examples=100)
@given(st.text(max_size=60))
def test_any_text(text: str) -> None:
    digest(text)
    digest(f"Constraint X {text} End")


@st.composite
def damaged(draw: st.DrawFn) -> str:
    text = draw(st.sampled_from(TEXTS))
    start = draw(st.integers(0, len(text)))
    end = draw(st.integers(start, min(len(text), start + 60)))
    return text[:start] + draw(trees.almost) + text[end:]


@settings(deadline=None, max_examples=100)
@given(damaged())
def test_damaged_library_files(text: str) -> None:
    digest(text)


@settings(deadline=None, max_examples=40)
@given(trees.files)
def test_well_formed_files_of_any_meaning(file: object) -> None:
    digest(print_file(file))  # type: ignore[arg-type]


def test_deep_nesting_is_refused_not_recursed_into() -> None:
    for text in (
        "(" * 5000 + "{x} is unused" + ")" * 5000,
        "{" * 5000 + "x" + "}" * 5000 + " is unused",
        "collect i 1 " * 3000 + "{x[i]} is unused",
        "if 1=1 then " * 3000 + "{x} is unused" + " else {x} is unused endif" * 3000,
        "{x} is unused" + " for i=1" * 3000,
        "( " + " and ".join(["{x} is unused"] * 3000) + " )",
    ):
        digest(f"Constraint X {text} End")
