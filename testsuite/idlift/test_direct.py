"""What is remembered of a compiler call, and every change that must be noticed."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from detector.frontend import options
from idlift.direct.replay import SOURCES

KERNEL = """
#include <math.h>
#include "scale.h"
#include <other.h>
void scale(int n, double *restrict y, const double *restrict x)
{
    for (int i = 0; i < n; i++)
        y[i] = FACTOR * x[i] + OTHER;
}
"""

# Nothing to offload: clang makes it, now and later, so most tests can be quick.
PLAIN = """
#include <math.h>
#include "scale.h"
#include <other.h>
double scale(double x) { return FACTOR * x + OTHER; }
"""

# Runs the compiler; says on its last line whether the ordinary path was taken.
PROGRAM = """
import sys, atexit
atexit.register(lambda: print("idlift.compiler" in sys.modules))
from idlift.wrapper import {entry}
{entry}()
"""


@dataclass
class Place:
    """A folder with a project in it, in which files have settled."""

    folder: Path

    def write(self, name: str, text: str) -> Path:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return path

    def call(
        self, *words: str, entry: str = "cc", **extra: str
    ) -> subprocess.CompletedProcess[str]:
        environ = {
            **os.environ,
            "IDLIFT_CACHE": str(self.folder / "cache"),
            **extra,
        }
        program = PROGRAM.format(entry=entry)
        done = subprocess.run(
            [sys.executable, "-P", "-c", program, *words],
            cwd=self.folder,
            env=environ,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done

    def compile(self, *words: str, **extra: str) -> bool:
        """Compile k.c to k.o; whether that was remembered."""
        done = self.call("-O2", "-Ifirst", "-Isecond", "-c", "k.c", *words, **extra)
        # A process that has become clang prints nothing of ours at its end.
        return done.stdout.strip() != "True"

    def object(self, name: str = "k.o") -> bytes:
        return (self.folder / name).read_bytes()


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return project(tmp_path, PLAIN)


@pytest.fixture
def kernel(tmp_path: Path) -> Place:
    return project(tmp_path, KERNEL)


def project(tmp_path: Path, source: str) -> Place:
    made = Place(tmp_path)
    made.write("k.c", source)
    made.write("scale.h", "#define FACTOR 3.0\n")
    (tmp_path / "first").mkdir()
    made.write("second/other.h", "#define OTHER 1.0\n")
    # What changed while it was compiled is not remembered.
    time.sleep(0.05)
    return made


pytestmark = [pytest.mark.clang, pytest.mark.usefixtures("any_toolchain")]


def test_the_second_call_is_remembered_and_gives_the_same(kernel: Place) -> None:
    assert not kernel.compile()
    first = kernel.object()
    (kernel.folder / "k.o").unlink()
    assert kernel.compile()
    assert kernel.object() == first


Change = Callable[[Place], None]

CHANGES: dict[str, Change] = {
    "the source": lambda p: _set(p, "k.c", PLAIN.replace("OTHER;", "OTHER - 1;")),
    "a header": lambda p: _set(p, "scale.h", "#define FACTOR 4.0\n"),
    "a header of the same size and time": lambda p: _disguised(
        p, "scale.h", "#define FACTOR 5.0\n"
    ),
    "a header of an include folder": lambda p: _set(
        p, "second/other.h", "#define OTHER 2.0\n"
    ),
    "a header that hides another": lambda p: _set(
        p, "first/other.h", "#define OTHER 7.0\n"
    ),
    "a header that hides a system header": lambda p: _set(p, "first/math.h", ""),
    "a header beside the source": lambda p: _set(p, "other.h", "#define OTHER 1.0\n"),
}


def _set(place: Place, name: str, text: str) -> None:
    place.write(name, text)


def _disguised(place: Place, name: str, text: str) -> None:
    path = place.folder / name
    before = path.stat()
    path.write_text(text)
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))


@pytest.mark.parametrize("change", [c for c in CHANGES if "beside" not in c])
def test_a_change_is_noticed(place: Place, change: str) -> None:
    place.compile()
    CHANGES[change](place)
    assert not place.compile()


def test_a_header_that_only_quotes_would_find_may_appear(place: Place) -> None:
    # <other.h> is not looked for beside the source; noticing it is only cautious.
    place.compile()
    first = place.object()
    CHANGES["a header beside the source"](place)
    place.compile()
    assert place.object() == first


def test_files_written_anew_with_the_same_text_are_the_same(place: Place) -> None:
    place.compile()
    for path in ("k.c", "scale.h"):
        text = (place.folder / path).read_text()
        (place.folder / path).unlink()
        place.write(path, text)
    assert place.compile()


@pytest.mark.parametrize(
    ("words", "variables"),
    [
        (("-DMORE",), {}),
        (("-O3",), {}),
        (("-g",), {}),
        (("--idlift-fp=relaxed",), {}),
        ((), {"CPATH": "elsewhere"}),
        ((), {"C_INCLUDE_PATH": "elsewhere"}),
        ((), {"SOURCE_DATE_EPOCH": "1"}),
        ((), {"IDLIFT_CC_FLAGS": "--idlift-fp=reassoc"}),
    ],
)
def test_another_call_is_another_call(
    place: Place, words: tuple[str, ...], variables: dict[str, str]
) -> None:
    place.compile()
    assert not place.compile(*words, **variables)


def test_another_folder_is_another_call(place: Place) -> None:
    place.compile("-g")
    inner = Place(place.folder / "inner")
    for name in ("k.c", "scale.h", "second/other.h"):
        inner.write(name, (place.folder / name).read_text())
    (inner.folder / "first").mkdir()
    cache = str(place.folder / "cache")
    assert not inner.compile("-g", IDLIFT_CACHE=cache)


@pytest.mark.parametrize(
    "line",
    [
        "const char *when = __DATE__;",
        "const char *when = __TIME__;",
        "const char *when = __TIMESTAMP__;",
        '#define NAME "maybe.h"\n#if __has_include(NAME)\n#endif',
        '__asm__(".incbin \\"scale.h\\"");',
    ],
)
def test_what_cannot_be_watched_is_not_remembered(place: Place, line: str) -> None:
    place.write("k.c", PLAIN + line + "\n")
    time.sleep(0.05)
    place.compile()
    assert not place.compile()


def test_a_header_that_is_asked_for_may_appear(place: Place) -> None:
    asked = '#if __has_include("maybe.h")\n#define FACTOR 9.0\n#else\n'
    place.write("scale.h", asked + "#define FACTOR 8.0\n#endif\n")
    time.sleep(0.05)
    place.compile()
    assert place.compile()
    place.write("second/maybe.h", "")
    assert not place.compile()


@pytest.mark.parametrize("flag", ["-MD", "-MMD"])
def test_depfiles_are_written_again(kernel: Place, flag: str) -> None:
    kernel.compile(flag)
    depfile = kernel.folder / "k.d"
    first = depfile.read_text()
    assert "scale.h" in first
    assert ("math.h" in first) == (flag == "-MD")
    depfile.unlink()
    assert kernel.compile(flag)
    assert depfile.read_text() == first


def test_warnings_are_said_again(kernel: Place) -> None:
    kernel.write("scale.h", "#warning look here\n#define FACTOR 2.0\n")
    time.sleep(0.05)
    words = ("-O2", "-Ifirst", "-Isecond", "-c", "k.c")
    first, second = kernel.call(*words), kernel.call(*words)
    assert second.stdout.strip() == "False"
    assert "look here" in first.stderr
    assert "search starts here" not in first.stderr
    assert second.stderr == first.stderr


def test_errors_are_not_remembered(place: Place) -> None:
    place.write("scale.h", "#error not today\n")
    time.sleep(0.05)
    for _ in range(2):
        with pytest.raises(AssertionError, match="not today"):
            place.compile()


def test_response_files_are_read(place: Place) -> None:
    place.write("words", "-DEXTRA=1")
    time.sleep(0.05)
    place.compile("@words")
    assert place.compile("@words")
    place.write("words", "-DEXTRA=2")
    assert not place.compile("@words")


def test_a_file_without_a_loop_goes_to_clang(place: Place) -> None:
    place.compile()
    first = place.object()
    (place.folder / "k.o").unlink()
    assert place.compile()
    assert place.object() == first


def test_compiling_and_linking_in_one_call(kernel: Place) -> None:
    main = "void scale(int, double *, const double *);\n" + (
        "int main(void) { double x[9] = {2}, y[9]; scale(9, y, x); return y[0]; }\n"
    )
    kernel.write("k.c", KERNEL + main)
    time.sleep(0.05)
    for _ in range(2):
        done = kernel.call("-O2", "-Isecond", "k.c", "-o", "k", "-lm")
        assert subprocess.run([kernel.folder / "k"], check=False).returncode == 7
        (kernel.folder / "k").unlink()
    assert done.stdout == ""


def test_a_damaged_object_is_made_again(kernel: Place) -> None:
    kernel.compile()
    first = kernel.object()
    for blob in (kernel.folder / "cache" / "direct" / "blobs").iterdir():
        blob.write_bytes(blob.read_bytes()[:100])
    assert not kernel.compile()
    assert kernel.object() == first


def test_a_damaged_manifest_is_made_again(place: Place) -> None:
    place.compile()
    for path in (place.folder / "cache" / "direct").iterdir():
        if path.is_file():
            path.write_bytes(path.read_bytes()[:-20])
    assert not place.compile()
    assert place.compile()


def test_an_output_that_others_hold_is_not_written_into(kernel: Place) -> None:
    kernel.compile()
    held = kernel.folder / "held.o"
    held.write_bytes(b"kept")
    (kernel.folder / "k.o").unlink()
    os.link(held, kernel.folder / "k.o")
    assert kernel.compile()
    assert held.read_bytes() == b"kept"


def test_a_clang_that_appears_is_noticed(place: Place, tmp_path: Path) -> None:
    tools = tmp_path / "tools"
    tools.mkdir()
    path = f"{tools}:{os.environ['PATH']}"
    place.compile(PATH=path)
    assert place.compile(PATH=path)
    (tools / "clang").write_text("#!/bin/sh\nexit 1\n")
    (tools / "clang").chmod(0o755)
    assert not place.compile(PATH=path)


def test_the_hot_path_imports_little(kernel: Place) -> None:
    kernel.compile()
    program = (
        "import sys\nfrom idlift.wrapper import run\n"
        f"assert run('c', {['-O2', '-Ifirst', '-Isecond', '-c', 'k.c']!r}) == 0\n"
        "print(*sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-P", "-c", program],
        cwd=kernel.folder,
        env={**os.environ, "IDLIFT_CACHE": str(kernel.folder / "cache")},
        capture_output=True,
        text=True,
        check=True,
    )
    heavy = {"dataclasses", "re", "json", "pathlib", "subprocess", "enum", "typing"}
    assert not heavy & set(done.stdout.split())


def test_every_extension_of_a_source_is_known() -> None:
    analysed = {
        extension
        for extension, language in options.LANGUAGE_BY_EXTENSION.items()
        if language in options.ANALYSED_LANGUAGES
    }
    assert analysed <= set(SOURCES)
