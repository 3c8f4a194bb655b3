"""@response files."""

from __future__ import annotations

from pathlib import Path

import pytest

from detector.frontend import FrontendError, parse
from detector.frontend.response import expand, split_gnu


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("-O2 -c\na.c\n", ["-O2", "-c", "a.c"]),
        ("-DNAME='two words'", ["-DNAME=two words"]),
        (r"-DQ=\"x\"", ['-DQ="x"']),
        (r"'it\'s'", ["it's"]),
        ('"" x', ["", "x"]),
        ("a#b # c", ["a#b", "#", "c"]),
        ("  \n\t ", []),
        ("trailing\\", ["trailing"]),
    ],
)
def test_split_gnu(text: str, words: list[str]) -> None:
    assert split_gnu(text) == words


def test_files_may_name_files(tmp_path: Path) -> None:
    (tmp_path / "outer").write_text("-O2 @inner -c")
    (tmp_path / "inner").write_text("-DX '-DY=a b'")
    assert expand(["@outer", "a.c"], tmp_path) == ("-O2", "-DX", "-DY=a b", "-c", "a.c")


def test_a_missing_file_is_left_to_clang(tmp_path: Path) -> None:
    assert expand(["@nowhere", "@"], tmp_path) == ("@nowhere", "@")


def test_a_file_that_names_itself_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "loop").write_text("@loop")
    with pytest.raises(FrontendError, match="name itself"):
        expand(["@loop"], tmp_path)


def test_inputs_come_from_response_files_too(tmp_path: Path) -> None:
    (tmp_path / "args").write_text("-c deep/a.cc")
    (source,) = parse(["@args"], directory=tmp_path).inputs
    assert source.path == "deep/a.cc"
