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
    "no idioms": ({"a.c": LOOPLESS}, "a.c --idioms n.idl", 1, "no such file of idioms"),
    "garbage as idioms": (
        {"a.c": LOOPLESS, "g.idl": GARBAGE},
        "a.c --idioms g.idl",
        1,
        "g.idl: it is not UTF-8",
    ),
    "broken idioms": (
        {"a.c": LOOPLESS, "b.idl": "Constraint A\n( {x} is )\nEnd\n"},
        "a.c --idioms b.idl",
        1,
        r"b\.idl:2:\d+: error",
    ),
    "circular idioms": (
        {"a.c": LOOPLESS, "c.idl": "Constraint A inherits A End\n"},
        "a.c --idioms c.idl",
        1,
        "no-base-case",
    ),
    "empty idioms": (
        {"a.c": LOOPLESS, "e.idl": "# nothing\n"},
        "a.c --idioms e.idl",
        1,
        "e.idl has no idiom",
    ),
    "missing include": (
        {"a.c": LOOPLESS, "i.idl": "Include none.idl\n"},
        "a.c --idioms i.idl",
        1,
        "cannot read none.idl",
    ),
    "binary database": ({"c.json": b"\xff\xfe"}, "-p c.json", 1, "not a text file"),
    "no such entry": ({"c.json": "[]"}, "-p c.json a.c", 1, "has no command for"),
    "unwritable": ({"a.c": LOOPLESS}, "a.c -o no/where", 1, "cannot write no/where"),
    "no budget": ({"a.c": LOOPLESS}, "a.c --budget 0", 2, "more than 0"),
    "odd budget": ({"a.c": LOOPLESS}, "a.c --budget nan", 2, "more than 0"),
    "no jobs": ({"a.c": LOOPLESS}, "a.c -j 0", 2, "at least 1"),
    "no such kind": ({"a.c": LOOPLESS}, "a.c --only frob", 2, "unknown kind 'frob'"),
    "no such format": ({"a.c": LOOPLESS}, "a.c --format pdf", 2, "invalid choice"),
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


# Words after `idlift explain`, exit code, and what must be said.
EXPLAIN = {
    "no line": ("a.c", 2, "is not FILE:LINE"),
    "no number": ("a.c:x", 2, "is not FILE:LINE"),
    "no file": ("none.c:3", 1, "no such file"),
    "no loop": ("a.c:1", 1, "has no loop"),
    "no idiom": ("a.c:1 --idiom Stencl", 1, "called 'Stencl'; did you mean"),
}


@pytest.mark.parametrize("case", EXPLAIN)
def test_explain(
    case: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    words, expected, said = EXPLAIN[case]
    monkeypatch.chdir(tmp_path)
    Path("a.c").write_text(LOOPLESS)
    assert cli.main(["explain", *words.split()]) == expected
    captured = capsys.readouterr()
    assert re.search(said, captured.out + captured.err)


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
