"""Printing and parsing undo each other; comments survive; formatting is stable."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings

from idl.ast import File
from idl.library import files as library_files
from idl.parser import parse
from idl.printer import print_file
from testsuite.idl import trees

HERE = Path(__file__).parent
FILES = [*library_files(), *sorted(HERE.glob("published/*.idl"))]


@settings(deadline=None, max_examples=60)
@given(trees.files)
def test_a_printed_tree_parses_back_to_itself(file: File) -> None:
    text = print_file(file)
    again = parse(text, file.name)
    assert again == file
    assert print_file(again) == text


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_files_survive_formatting(path: Path) -> None:
    file = parse(path.read_text(encoding="utf-8"), str(path))
    text = print_file(file)
    again = parse(text, str(path))
    assert again == file
    assert print_file(again) == text
    assert [c.text for c in again.comments] == [c.text for c in file.comments]


@pytest.mark.parametrize("path", library_files(), ids=lambda p: p.stem)
def test_the_library_is_in_canonical_form(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert print_file(parse(text, str(path))) == text


COMMENTED = """\
# of the file

# of X
Constraint X # behind the name
( # of the first
  {a} is load instruction and # behind a
  # above b
  ( {b} is a constant or
    {c} # inside c
        is unused )
  # at the end
) # behind all
End
# last
"""


def test_comments_stay_with_what_they_speak_of() -> None:
    text = print_file(parse(COMMENTED))
    kept = [c.text for c in parse(text).comments]
    assert sorted(kept) == sorted(c.text for c in parse(COMMENTED).comments)
    assert "is load instruction and  # behind a\n" in text
    assert "  # above b\n" in text
    assert print_file(parse(text)) == text
