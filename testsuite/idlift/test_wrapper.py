"""idlift-cc behaves as a compiler must, with every clang on this machine."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

from detector.frontend import Toolchain
from idlift.compiler import split_options
from idlift.errors import UsageError
from idlift.offload.settings import Settings

PROGRAM = '#include <stdio.h>\nint main(void) { puts("hello"); return 3; }\n'


def run(
    toolchain: Toolchain, folder: Path, *words: str, entry: str = "cc", stdin: str = ""
) -> subprocess.CompletedProcess[str]:
    program = f"import sys; from idlift.wrapper import {entry}; {entry}()"
    return subprocess.run(
        [sys.executable, "-P", "-c", program, *words],
        cwd=folder,
        input=stdin,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "IDLIFT_CLANG": shlex.join(toolchain.argv)},
    )


@pytest.mark.clang
def test_compile_link_run(toolchain: Toolchain, tmp_path: Path) -> None:
    (tmp_path / "a.c").write_text(PROGRAM)
    assert run(toolchain, tmp_path, "-O2", "-c", "a.c").returncode == 0
    assert run(toolchain, tmp_path, "a.o", "-lm", "-o", "a").returncode == 0
    done = subprocess.run([tmp_path / "a"], capture_output=True, text=True, check=False)
    assert (done.stdout, done.returncode) == ("hello\n", 3)


@pytest.mark.clang
def test_cxx(cxx_toolchain: Toolchain, tmp_path: Path) -> None:
    (tmp_path / "a.cc").write_text(
        "#include <vector>\n#include <cstdio>\n"
        'int main() { std::vector<int> v(5); std::printf("%zu\\n", v.size()); }\n'
    )
    assert run(cxx_toolchain, tmp_path, "a.cc", "-o", "a", entry="cxx").returncode == 0
    done = subprocess.run([tmp_path / "a"], capture_output=True, text=True, check=True)
    assert done.stdout == "5\n"


@pytest.mark.clang
def test_preprocess_from_stdin(toolchain: Toolchain, tmp_path: Path) -> None:
    done = run(
        toolchain, tmp_path, "-E", "-P", "-xc", "-DX=42", "-", stdin="int a = X;"
    )
    assert done.stdout.strip() == "int a = 42;"


@pytest.mark.clang
def test_errors_and_their_code_are_clangs(toolchain: Toolchain, tmp_path: Path) -> None:
    (tmp_path / "a.c").write_text("int f( {\n")
    done = run(toolchain, tmp_path, "-c", "a.c")
    plain = subprocess.run(
        [*toolchain.argv, "-c", "a.c"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == plain.returncode != 0
    assert done.stderr == plain.stderr


@pytest.mark.clang
def test_queries_go_to_clang(toolchain: Toolchain, tmp_path: Path) -> None:
    done = run(toolchain, tmp_path, "--version")
    assert f"clang version {toolchain.major}." in done.stdout


@pytest.mark.clang
def test_response_files(any_toolchain: Toolchain, tmp_path: Path) -> None:
    (tmp_path / "a.c").write_text(PROGRAM)
    (tmp_path / "args").write_text("-O1 -c a.c -o 'odd name.o'")
    assert run(any_toolchain, tmp_path, "@args").returncode == 0
    assert (tmp_path / "odd name.o").exists()


@pytest.mark.clang
def test_an_unknown_option_of_ours_is_refused(
    any_toolchain: Toolchain, tmp_path: Path
) -> None:
    done = run(any_toolchain, tmp_path, "--idlift-pf=reassoc", "-c", "a.c")
    assert done.returncode == 2
    assert done.stderr.startswith("idlift-cc: error: unknown option --idlift-pf")
    assert "Traceback" not in done.stderr


def test_our_options_are_taken_out_in_order() -> None:
    words = ["-O2", "--idlift-fp=relaxed", "-c", "a.c", "--idlift-save=dir"]
    settings, theirs = split_options(words, "")
    assert theirs == ("-O2", "-c", "a.c")
    assert settings == Settings(fp="relaxed", save="dir")


def test_the_command_line_overrides_the_environment() -> None:
    environment = "--idlift-fp=reassoc '--idlift-report=my report.html'"
    settings, _ = split_options(["--idlift-fp=strict"], environment)
    assert settings == Settings(fp="strict", report="my report.html")


@pytest.mark.parametrize(
    ("words", "environment", "message"),
    [
        (["--idlift-fp"], "", "needs a value"),
        (["--idlift-fp=fast"], "", "choose from strict, reassoc, relaxed"),
        (["--idlift-devise=x"], "", "there is --idlift-device="),
        ([], "-O2", "only --idlift-"),
        ([], "'open", "IDLIFT_CC_FLAGS"),
    ],
)
def test_mistakes(words: list[str], environment: str, message: str) -> None:
    with pytest.raises(UsageError, match=message):
        split_options(words, environment)


@pytest.mark.clang
def test_help_is_clangs_and_then_ours(any_toolchain: Toolchain, tmp_path: Path) -> None:
    done = run(any_toolchain, tmp_path, "--help")
    assert done.returncode == 0
    assert done.stdout.index("-emit-llvm") < done.stdout.index("--idlift-werror")


def test_help_of_our_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from idlift.cli import main

    for words in (["cc", "--help"], ["help", "c++"], ["cc", "--idlift-help"]):
        assert main(words) == 0
        said = capsys.readouterr().out
        assert "-emit-llvm" not in said
        for option in fields(Settings):
            assert f"  --idlift-{option.name}" in said
        assert max(map(len, said.splitlines())) <= 88


def test_every_option_is_documented() -> None:
    text = (Path(__file__).parents[2] / "docs" / "offload.md").read_text()
    for option in fields(Settings):
        assert f"| `--idlift-{option.name}" in text
