"""docs/tutorial works as it is written: its files are made, its commands are run.

A fenced block with a file name after its language is a file; in a `console` block each
`$` line is a command, and the lines below it must be in its output, in their order.
"""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from idlift.cli import main

pytestmark = pytest.mark.clang

PAGE = Path(__file__).parents[2] / "docs" / "tutorial" / "write-your-own-idiom.md"
BLOCK = re.compile(r"^```(\w+) ?(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
EXIT = re.compile(r"# exit code (\d+)")


def run(command: str, capsys: pytest.CaptureFixture[str]) -> str:
    """The output of one command, which must end as the page says."""
    told = EXIT.search(command)
    program, *words = shlex.split(command.partition("#")[0])
    assert program == "idlift"
    code = main(words)
    captured = capsys.readouterr()
    assert code == (int(told[1]) if told else 0), command
    return captured.out + captured.err


def assert_in_order(lines: list[str], output: str, command: str) -> None:
    rest = iter(output.splitlines())
    for line in lines:
        assert any(line == found.rstrip() for found in rest), (command, line, output)


def test_page(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    commands = 0
    for language, name, content in BLOCK.findall(PAGE.read_text()):
        if name:
            Path(name).write_text(content)
            continue
        assert language == "console"
        for part in content.split("$ ")[1:]:
            command, *expected = part.splitlines()
            assert_in_order(expected, run(command, capsys), command)
            commands += 1
    assert commands >= 8


def test_the_last_advice(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Section 4 ends with an edit: it finds both."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    files = {name: text for _, name, text in BLOCK.findall(PAGE.read_text()) if name}
    either = "( {next} is the same as {out.value} or {sum} is the same as {out.value} )"
    whole = files["scan.idl"]
    edited = whole.replace("\n       and {next} as {value} at", " at").replace(
        "{loop.begin} )\nEnd", "{loop.begin} and\n  " + either + " )\nEnd"
    )
    assert edited.count("value") != whole.count("value")
    Path("scan.idl").write_text(edited)
    Path("others.c").write_text(files["others.c"])
    assert "2 found" in run("idlift detect others.c --idioms scan.idl", capsys)
