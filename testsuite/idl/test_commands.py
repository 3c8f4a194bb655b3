"""`idlift idl check` and `idlift idl format`: output and exit codes."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from idlift.cli import main

LOOSE = "Constraint A ({x} is an instruction and {y} is unused) # c\nEnd"
TIGHT = "Constraint A\n( {x} is instruction and\n  {y} is unused )  # c\nEnd\n"


def write(folder: Path, name: str, text: str) -> str:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_format_prints(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["idl", "format", write(tmp_path, "a.idl", LOOSE)]) == 0
    assert capsys.readouterr().out == TIGHT


def test_format_reads_standard_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(LOOSE))
    assert main(["idl", "format", "-"]) == 0
    assert capsys.readouterr().out == TIGHT


def test_format_in_place(tmp_path: Path) -> None:
    path = write(tmp_path, "a.idl", LOOSE)
    assert main(["idl", "format", "--check", path]) == 1
    assert main(["idl", "format", "-i", path]) == 0
    assert Path(path).read_text(encoding="utf-8") == TIGHT
    assert main(["idl", "format", "--check", path]) == 0


def test_format_leaves_wrong_files_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad = write(tmp_path, "a.idl", LOOSE), write(tmp_path, "b.idl", "Constraint")
    assert main(["idl", "format", "-i", bad, good]) == 1
    assert Path(bad).read_text(encoding="utf-8") == "Constraint"
    assert Path(good).read_text(encoding="utf-8") == TIGHT
    assert "b.idl:1:11: error" in capsys.readouterr().err


def test_unreadable_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    binary = tmp_path / "b.idl"
    binary.write_bytes(b"\xff\xfe\x00")
    for path in (str(tmp_path / "none.idl"), str(tmp_path), str(binary)):
        assert main(["idl", "check", path]) == 1
        assert "cannot read" in capsys.readouterr().out
        assert main(["idl", "format", path]) == 1
        assert "cannot read" in capsys.readouterr().err
        assert main(["idioms", "--idioms", path]) == 1
        assert "cannot read" in capsys.readouterr().err


def test_wrong_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["idl"]) == 2
    assert main(["idl", "frobnicate"]) == 2
    assert main(["idl", "check"]) == 2
    assert "usage" in capsys.readouterr().err


def test_check_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = "Export Constraint A inherits Nothing End"
    path = write(tmp_path, "a.idl", text)
    assert main(["idl", "check", "--format", "json", path]) == 1
    data = json.loads(capsys.readouterr().out)
    assert data["schema"] == "idlift.idl/1"
    codes = {row["code"]: row for row in data["diagnostics"]}
    assert codes["unknown-name"]["span"]["column"] == 30


def test_strict_counts_warnings(tmp_path: Path) -> None:
    path = write(tmp_path, "a.idl", "Export Constraint A {x} is load instruction End")
    assert main(["idl", "check", path]) == 0
    assert main(["idl", "check", "--strict", path]) == 1


def test_includes_are_followed_once(tmp_path: Path) -> None:
    write(tmp_path, "base.idl", "Include base.idl\nConstraint D {x} is unused End")
    write(tmp_path, "mid.idl", "Include base.idl\nConstraint M inherits D End")
    text = "Include base.idl\nInclude mid.idl\nExport Constraint A inherits M End"
    assert main(["idl", "check", write(tmp_path, "a.idl", text)]) == 0
