"""Bad input: a clear paragraph and the right exit code, never a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from detector.frontend import (
    CompileError,
    FrontendError,
    Toolchain,
    canonical_ir,
    parse,
)

pytestmark = pytest.mark.clang


def refuse(
    toolchain: Toolchain, folder: Path, *words: str
) -> FrontendError | CompileError:
    with pytest.raises(FrontendError) as caught:
        canonical_ir(parse(words, directory=folder), toolchain)
    assert caught.value.message.strip()
    assert caught.value.exit_code > 0
    return caught.value


def test_missing_file(toolchain: Toolchain, tmp_path: Path) -> None:
    assert "no such file" in refuse(toolchain, tmp_path, "none.c").message


def test_directory(toolchain: Toolchain, tmp_path: Path) -> None:
    (tmp_path / "src.c").mkdir()
    assert "is a directory" in refuse(toolchain, tmp_path, "src.c").message


def test_no_input_and_two_inputs(toolchain: Toolchain, tmp_path: Path) -> None:
    assert "got none" in refuse(toolchain, tmp_path, "-O2").message
    assert "got a.c, b.c" in refuse(toolchain, tmp_path, "a.c", "b.c").message


def test_a_file_of_another_kind(toolchain: Toolchain, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("hello")
    error = refuse(toolchain, tmp_path, "notes.txt")
    assert "is not C, C++ or LLVM IR" in error.message


@pytest.mark.parametrize("name", ["junk.c", "junk.cc", "junk.ll", "junk.bc"])
def test_binary_garbage(toolchain: Toolchain, tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_bytes(bytes(range(256)) * 16)
    error = refuse(toolchain, tmp_path, name)
    assert isinstance(error, CompileError)
    assert "error" in error.message


def test_errors_in_c_are_clangs_own_words(toolchain: Toolchain, tmp_path: Path) -> None:
    (tmp_path / "bad.c").write_text("int f(void) { return x; }\n")
    error = refuse(toolchain, tmp_path, "bad.c")
    assert isinstance(error, CompileError)
    assert error.message.startswith("bad.c:1:22: error: use of undeclared identifier")
    assert error.exit_code == 1


def test_unknown_flags(toolchain: Toolchain, tmp_path: Path) -> None:
    (tmp_path / "a.c").write_text("")
    error = refuse(toolchain, tmp_path, "-fno-such-thing", "a.c")
    assert "unknown argument: '-fno-such-thing'" in error.message


def test_missing_include(toolchain: Toolchain, tmp_path: Path) -> None:
    (tmp_path / "a.c").write_text('#include "gone.h"\n')
    assert "'gone.h' file not found" in refuse(toolchain, tmp_path, "a.c").message


@pytest.mark.parametrize("name", ["empty.c", "empty.cc", "empty.ll"])
def test_an_empty_file_is_an_empty_module(
    toolchain: Toolchain, tmp_path: Path, name: str
) -> None:
    (tmp_path / name).write_text("")
    unit = canonical_ir(parse([name], directory=tmp_path), toolchain)
    assert "define" not in unit.ir


def test_odd_file_names(any_toolchain: Toolchain, tmp_path: Path) -> None:
    for name in ("-dash.c", "@at.c", "with blank.c", "ümlaut.c", "quote'.c"):
        (tmp_path / name).write_text("int one(void) { return 1; }\n")
        unit = canonical_ir(parse(["--", name], directory=tmp_path), any_toolchain)
        assert "@one" in unit.ir


@pytest.mark.slow
def test_a_megabyte_in_one_function(any_toolchain: Toolchain, tmp_path: Path) -> None:
    body = "".join(f"  x = x * {n % 97} + y[{n % 64}];\n" for n in range(48000))
    text = f"unsigned f(unsigned x, const unsigned *y) {{\n{body}  return x;\n}}\n"
    assert len(text) > 1_000_000
    (tmp_path / "big.c").write_text(text)
    unit = canonical_ir(parse(["big.c"], directory=tmp_path), any_toolchain)
    assert "@f" in unit.ir
