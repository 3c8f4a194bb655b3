"""The link of a program: clang is asked early, and called where it has more to say."""

from __future__ import annotations

import subprocess
from contextlib import closing
from pathlib import Path

import pytest

from detector.frontend import Toolchain
from idlift.offload.linking import Link, one_command

SAID = """Debian clang version 19.1.7
Target: x86_64-pc-linux-gnu
Thread model: posix
InstalledDir: /usr/lib/llvm-19/bin
 "/usr/bin/ld" "-o" "a \\$ \\"b\\"" "x.o" "-lm"
"""


def test_one_plain_command_is_understood() -> None:
    assert one_command(SAID) == ["/usr/bin/ld", "-o", 'a $ "b"', "x.o", "-lm"]


@pytest.mark.parametrize(
    "said",
    [
        "",
        "zig: error",
        SAID + ' "/usr/bin/dsymutil" "a"\n',
        SAID + "clang: warning: argument unused during compilation: '-x'\n",
        SAID + " (in-process)\n",
        SAID + ' "/usr/bin/ld" "unfinished\n',
        SAID.replace(' "/usr/bin/ld"', ' (in-process) "/usr/bin/ld"'),
    ],
)
def test_anything_else_is_left_to_clang(said: str) -> None:
    assert one_command(said) is None


@pytest.fixture
def objects(any_toolchain: Toolchain, tmp_path: Path) -> Path:
    for name, text in (("a", "int f(void); int main(void) { return f(); }"),
                       ("b", "int f(void) { return 7; }")):  # fmt: skip
        (tmp_path / f"{name}.c").write_text(text)
        words = ["-c", f"{name}.c", "-o", f"{name}.o"]
        subprocess.run([*any_toolchain.invocation(), *words], cwd=tmp_path, check=True)
    return tmp_path


@pytest.mark.clang
@pytest.mark.parametrize("is_asked", [True, False])
def test_a_program_is_linked(
    any_toolchain: Toolchain, objects: Path, is_asked: bool
) -> None:
    words = [*any_toolchain.invocation(), "a.o", "b.o", "-o", "my program"]
    with closing(Link(words, objects, None)) as link:
        if is_asked:
            link.ask()
        assert link.run() == 0
    done = subprocess.run([objects / "my program"], check=False)
    assert done.returncode == 7


@pytest.mark.clang
def test_what_cannot_be_linked_is_clangs_to_tell(
    any_toolchain: Toolchain, objects: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    words = [*any_toolchain.invocation(), "a.o", "-o", "program"]
    plain = subprocess.run(
        words, cwd=objects, capture_output=True, text=True, check=False
    )
    with closing(Link(words, objects, None)) as link:
        link.ask()
        assert link.run() == plain.returncode != 0
    assert capfd.readouterr().err.count("linker command failed") == 1


@pytest.mark.clang
def test_a_link_that_is_given_up_leaves_no_process(
    any_toolchain: Toolchain, objects: Path
) -> None:
    with closing(Link([*any_toolchain.invocation(), "a.o"], objects, None)) as link:
        link.ask()
    assert not (objects / "a.out").exists()
