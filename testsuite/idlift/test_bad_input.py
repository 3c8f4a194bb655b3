"""Bad input on the command line: one paragraph, the right exit code, no traceback."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from detector.frontend import Toolchain
from idlift import cli

pytestmark = pytest.mark.clang

GARBAGE = bytes(range(256)) * 16
LOOPLESS = "int f(int a) { return a + 1; }\n"

# Files to make, words after `idlift detect`, exit code, and what must be said.
CASES: dict[str, tuple[dict[str, str | bytes], str, int, str]] = {
    "missing file": ({}, "none.c", 1, "no such file"),
    "directory": ({"d.c/x": ""}, "d.c", 1, "is a directory"),
    "garbage as C": ({"j.c": GARBAGE}, "j.c", 1, "error:"),
    "garbage as IR": ({"j.ll": GARBAGE}, "j.ll", 1, "error:"),
    "garbage as bitcode": ({"j.bc": GARBAGE}, "j.bc", 1, "error:"),
    "truncated bitcode": ({"j.bc": b"BC\xc0\xde\x35"}, "j.bc", 1, "error"),
    "errors in C": ({"e.c": "int f( {"}, "e.c", 1, r"e\.c:1:8: error: expected"),
    "errors in IR": ({"e.ll": "define void @f() {"}, "e.ll", 1, r"e\.ll:1:\d+: error"),
    "unknown flag": ({"a.c": LOOPLESS}, "a.c -- -fbogus", 1, "argument: '-fbogus'"),
    "unknown kind": ({"a.txt": LOOPLESS}, "a.txt", 1, "not C, C"),
    "empty file": ({"a.c": ""}, "a.c", 0, "0 found"),
    "empty IR": ({"a.ll": ""}, "a.ll", 0, "0 found"),
    "no loops": ({"a.c": LOOPLESS}, "a.c", 0, "0 found"),
    "no database": ({}, "-p nowhere", 1, "cannot read nowhere"),
    "bad database": ({"c.json": "{"}, "-p c.json", 1, "not valid JSON"),
    "odd database": ({"c.json": "[1]"}, "-p c.json", 1, "entry 0 is not an object"),
    "nothing": ({}, "", 2, "give files"),
    "unknown option": ({}, "--frob a.c", 2, "--frob"),
}


@pytest.mark.parametrize("case", CASES)
def test_detect(
    case: str,
    any_toolchain: Toolchain,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    files, words, expected, said = CASES[case]
    for name, content in files.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
    monkeypatch.chdir(tmp_path)
    code = cli.main(["detect", *words.split()])
    captured = capsys.readouterr()
    everything = captured.out + captured.err
    assert code == expected, everything
    assert re.search(said, everything)
    assert "Traceback" not in everything


def test_one_bad_file_does_not_hide_the_others(
    any_toolchain: Toolchain,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bad.c").write_text("int f( {")
    Path("good.c").write_text(LOOPLESS)
    assert cli.main(["detect", "bad.c", "good.c", "--format", "json"]) == 1
    document = json.loads(capsys.readouterr().out)
    assert document["schema"] == "idlift.detect/1"
    assert [(u["source"], u["status"]) for u in document["units"]] == [
        ("bad.c", "error"),
        ("good.c", "ok"),
    ]
