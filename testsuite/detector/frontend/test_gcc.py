"""Options of GCC: dropped or translated for analysis, and the table is right."""

from __future__ import annotations

import re
import subprocess

import pytest

from detector.frontend import Toolchain, adapt, canonical_ir, parse
from detector.frontend.gcc import TRANSLATED, gcc_only


@pytest.mark.parametrize(
    ("word", "left", "note"),
    [
        ("-ftree-parallelize-loops=4", (), "option of GCC only"),
        ("-fno-ipa-icf", (), "option of GCC only"),
        ("-mno-fancy-math-387", (), "option of GCC only"),
        ("-mabm", ("-mlzcnt", "-mpopcnt"), "read as -mlzcnt -mpopcnt"),
        ("-fsso-struct=big-endian", (), "changes the program"),
        ("-specs=/x/y.specs", (), "option of GCC only"),
    ],
)
def test_adapted(word: str, left: tuple[str, ...], note: str) -> None:
    command = adapt(parse([word]))
    assert command.words == left
    (said,) = command.notes
    assert note in said


@pytest.mark.parametrize(
    "word",
    ["-O3", "-fno-math-errno", "-ffast-math", "-march=native", "-fnonsense", "x.c"],
)
def test_untouched(word: str) -> None:
    command = adapt(parse([word]))
    assert command.words == (word,)
    assert command.notes == ()


def test_errors_from_warnings_do_not_stop_analysis() -> None:
    command = adapt(parse(["-Werror", "-Werror=unused", "-Wall"]))
    assert command.words == ("-Wall", "-Wno-unknown-warning-option")


@pytest.mark.clang
def test_warnings_of_gcc_are_no_news(any_toolchain: Toolchain) -> None:
    command = parse(["-Wall", "-Wmaybe-uninitialized-gcc", "-xc", "-"])
    adapted = canonical_ir(adapt(command), any_toolchain, stdin=b"int x;")
    assert adapted.diagnostics == ""
    plain = canonical_ir(command, any_toolchain, stdin=b"int x;")
    assert "unknown warning option" in plain.diagnostics


@pytest.mark.clang
def test_clang_refuses_what_the_table_drops(newest_toolchain: Toolchain) -> None:
    """One call: clang names every option that it does not know."""
    if newest_toolchain.major != 22:
        pytest.skip("the table was made with clang 22")
    names = sorted(gcc_only())
    done = subprocess.run(
        [*newest_toolchain.argv, "-fsyntax-only", "-x", "c", "-", *names],
        input="",
        capture_output=True,
        text=True,
        check=False,
    )
    refused = set(
        re.findall(r"(?:unknown argument|unsupported option):? '([^']+)'", done.stderr)
    )
    assert set(names) - refused == set()


@pytest.mark.clang
def test_translations_are_known_to_clang(toolchain: Toolchain) -> None:
    words = [w for translated in TRANSLATED.values() for w in translated]
    done = subprocess.run(
        [*toolchain.argv, "-fsyntax-only", "-x", "c", "-", *words],
        input="",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
