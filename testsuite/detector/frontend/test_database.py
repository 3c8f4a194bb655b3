"""compile_commands.json, good and bad."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from detector.frontend import (
    FrontendError,
    Toolchain,
    canonical_ir,
    find_entry,
    read_database,
)


def write(folder: Path, content: object) -> Path:
    path = folder / "compile_commands.json"
    path.write_text(content if isinstance(content, str) else json.dumps(content))
    return path


def test_both_forms_and_relative_folders(tmp_path: Path) -> None:
    path = write(
        tmp_path,
        [
            {
                "directory": "build",
                "file": "../a.c",
                "command": "gcc -DS='x y' -c ../a.c",
            },
            {"directory": str(tmp_path), "file": "b.cc", "arguments": ["g++", "b.cc"]},
        ],
    )
    first, second = read_database(path)
    assert first.command.words == ("-DS=x y", "-c", "../a.c")
    assert first.command.directory == tmp_path / "build"
    assert second.command.driver == "c++"
    assert second.file == tmp_path / "b.cc"
    assert read_database(tmp_path) == (first, second)


def test_launchers_are_skipped(tmp_path: Path) -> None:
    row = {"directory": ".", "file": "a.cc", "command": "ccache /usr/bin/c++ -c a.cc"}
    (entry,) = read_database(write(tmp_path, [row]))
    assert entry.command.driver == "c++"
    assert entry.command.words == ("-c", "a.cc")


def test_entries_are_found_by_any_spelling(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "a.c").write_text("")
    row = {"directory": "src", "file": "a.c", "arguments": ["cc", "-c", "a.c"]}
    entries = read_database(write(tmp_path, [row]))
    assert find_entry(entries, tmp_path / "src" / ".." / "src" / "a.c") is entries[0]
    assert find_entry(entries, tmp_path / "b.c") is None


def test_gcc_options_are_dropped_with_a_note(tmp_path: Path) -> None:
    row = {
        "directory": ".",
        "file": "a.c",
        "command": "gcc -fno-tree-pre -Werror -O2 -fipa-pta -c a.c",
    }
    (entry,) = read_database(write(tmp_path, [row]))
    assert entry.command.words == ("-O2", "-c", "a.c")
    assert [n.split()[0] for n in entry.command.notes] == ["-fno-tree-pre", "-fipa-pta"]


@pytest.mark.clang
def test_the_command_is_run_in_its_folder(
    tmp_path: Path, any_toolchain: Toolchain
) -> None:
    (tmp_path / "build").mkdir()
    (tmp_path / "inc").mkdir()
    (tmp_path / "inc" / "value.h").write_text("#define VALUE 42\n")
    (tmp_path / "a.c").write_text('#include "value.h"\nint f(void){return VALUE;}\n')
    row = {"directory": "build", "file": "../a.c", "command": "gcc -I../inc ../a.c"}
    (entry,) = read_database(write(tmp_path, [row]))
    unit = canonical_ir(entry.command, any_toolchain)
    assert "ret i32 42" in unit.ir
    assert unit.source_path.resolve() == tmp_path / "a.c"


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("{", "is not valid JSON"),
        ("", "is not valid JSON"),
        ("{}", "is a list of entries"),
        ([1], "entry 0 is not an object"),
        ([{"directory": "."}], "entry 0: `file` is missing"),
        ([{"file": "a.c", "directory": "."}], "entry 0: `command` is missing"),
        ([{"file": 3, "directory": "."}], "entry 0: `file` is not a string"),
        ([{"file": "a.c", "command": ""}], "entry 0 has an empty command"),
        ([{"file": "a.c", "arguments": "cc a.c"}], "is not a list of strings"),
        ([{"file": "a.c", "arguments": []}], "entry 0 has an empty command"),
    ],
)
def test_invalid_databases(tmp_path: Path, content: object, message: str) -> None:
    with pytest.raises(FrontendError, match=message):
        read_database(write(tmp_path, content))


def test_missing_and_binary_databases(tmp_path: Path) -> None:
    with pytest.raises(FrontendError, match="cannot read"):
        read_database(tmp_path)
    (tmp_path / "compile_commands.json").write_bytes(b"\xff\xfe\x00\x80")
    with pytest.raises(FrontendError, match="not a text file"):
        read_database(tmp_path)
