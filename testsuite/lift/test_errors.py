"""Wrong programs get a located message: each file states which.

The last line of a file is `// expect CODE LINE:COLUMN MESSAGE`, where the message may
be the beginning of the real one.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lift.diagnostics import CODES, LiftError, render
from lift.infer import infer
from lift.text import parse_program

FILES = sorted(Path(__file__).with_name("errors").glob("*.lift"))
EXPECT = re.compile(r"// expect (L\d+) (\d+):(\d+) ?(.*)")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_message(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    source, _, note = text.rstrip("\n").rpartition("\n")
    found = EXPECT.fullmatch(note)
    assert found, note
    code, line, column, message = found.groups()
    with pytest.raises(LiftError) as caught:
        infer(parse_program(source, path.name))
    diagnostic = caught.value.diagnostic
    span = diagnostic.span
    assert span is not None
    got = f"{diagnostic.code} {span.line}:{span.column} {diagnostic.message}"
    assert got.startswith(f"{code} {line}:{column} {message}"), got


def test_rendering_shows_the_place_and_the_remedy() -> None:
    text = "program p<N>(x: [f32]N) =\n  x |> split(4)"
    with pytest.raises(LiftError) as caught:
        infer(parse_program(text, "p.lift"))
    assert render(caught.value.diagnostic, text).splitlines() == [
        "p.lift:2:8: error L104: split: 4 may not divide the length N",
        "    x |> split(4)",
        "         ^^^^^^^^",
        "  remedy: choose a tail strategy: pad the array up to a multiple "
        "(padConstant), peel the rest off with take and drop, or cut it with "
        "partition; or declare: where 4 divides N",
    ]


def test_every_code_is_described() -> None:
    assert all(re.fullmatch(r"L\d{3}", code) for code in CODES)
    assert all(text and not text.endswith(".") for text in CODES.values())
