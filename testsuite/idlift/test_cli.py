"""The command line as a user meets it: help, mistakes, exit codes, no tracebacks."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from idlift import __version__, cli
from idlift.errors import UserError


def call(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = cli.main(words)
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert call(capsys, "--version") == (0, f"idlift {__version__}\n", "")


@pytest.mark.parametrize("words", [(), ("--help",), ("-h",), ("help",)])
def test_help_lists_every_command(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...]
) -> None:
    code, out, _ = call(capsys, *words)
    assert code == 0
    for command in cli.available():
        assert f"\n  {command.name} " in out


def test_every_command_explains_itself(capsys: pytest.CaptureFixture[str]) -> None:
    for command in cli.available():
        if command.wrapper:
            continue
        code, out, _ = call(capsys, command.name, "--help")
        assert code == 0
        assert out.startswith(f"usage: idlift {command.name}")
        assert call(capsys, "help", command.name)[:2] == (0, out)


def test_unknown_command(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = call(capsys, "doctro")
    assert code == 2
    assert err == "idlift: error: unknown command 'doctro'; did you mean 'doctor'?\n"
    code, _, err = call(capsys, "zzz")
    assert code == 2
    assert "there are" in err


def test_unknown_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert call(capsys, "--frobnicate")[0] == 2
    code, _, err = call(capsys, "doctor", "--frobnicate")
    assert code == 2
    assert "unrecognized arguments: --frobnicate" in err


def test_user_errors_are_one_paragraph(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    import idlift.commands.doctor as doctor

    def fail(args: object) -> int:
        raise UserError("the plate is too hot", exit_code=7)

    monkeypatch.setattr(doctor, "run", fail)
    assert call(capsys, "doctor") == (7, "", "idlift: error: the plate is too hot\n")


def test_errors_of_the_front_end_are_user_errors(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    import idlift.commands.doctor as doctor
    from detector.frontend import CompileError, FrontendError

    def fail(args: object) -> int:
        raise FrontendError("no clang")

    monkeypatch.setattr(doctor, "run", fail)
    assert call(capsys, "doctor") == (1, "", "idlift: error: no clang\n")

    def refuse(args: object) -> int:
        raise CompileError("a.c:1:1: error: no", exit_code=3)

    monkeypatch.setattr(doctor, "run", refuse)
    assert call(capsys, "doctor") == (3, "", "a.c:1:1: error: no\n")


def test_flags_for_clang_come_after_two_dashes(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    import idlift.commands.doctor as doctor

    seen: list[list[str]] = []

    def look(args: object) -> int:
        seen.append(getattr(args, "clang_flags", []))
        return 0

    monkeypatch.setattr(doctor, "run", look)
    monkeypatch.setattr(doctor, "TAKES_CLANG_FLAGS", True, raising=False)
    assert call(capsys, "doctor", "-q", "--", "-O2", "--", "-x")[0] == 0
    assert call(capsys, "doctor")[0] == 0
    assert seen == [["-O2", "--", "-x"], []]


def test_start_up_is_lean() -> None:
    """`idlift --version` must not load LLVM, NumPy or OpenCL."""
    code = (
        "import sys, idlift.cli; idlift.cli.main(['--help']);"
        "heavy = {'llvmlite', 'numpy', 'pyopencl', 'lark', 'rich'} & set(sys.modules);"
        "sys.exit(str(heavy) if heavy else 0)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_the_module_is_the_command(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "idlift", "--version"],
        capture_output=True,
        text=True,
        check=True,
        cwd=tmp_path,
    )
    assert done.stdout == f"idlift {__version__}\n"


def test_a_reader_that_leaves_is_no_error() -> None:
    done = subprocess.run(
        f"{sys.executable} -m idlift --help | head -c 1",
        shell=True,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
