"""Stubs of a unit as one file, and the objects of a unit as one."""

from __future__ import annotations

import shutil
import subprocess
from contextlib import closing
from pathlib import Path

import pytest

from codegen.splice.emit import EmitOptions, emit
from codegen.stub_ir import StubError
from codegen.stub_object import Joiner, joined
from detector.frontend import Toolchain, compile_to_ir

STUB = """
static const char source32[] =
    "x"
    ;
static int site32 = {V};
int {NAME}(void) {{ return site32 + (int)sizeof source32; }}
"""


def stub(name: str, value: int) -> str:
    return STUB.format(NAME=name, V=f"{{ {value} }}")


def test_what_is_private_to_a_stub_gets_a_number() -> None:
    text = joined([stub("one", 1), stub("two", 2)])
    assert "#define source32 source32_0" in text
    assert "#define site32 site32_1" in text
    assert text.count("#undef") == 4


COUNTING = """
#define IDLIFT_FN
static const char source32[] =
    "x"
    ;
static int site32 = {V};

IDLIFT_FN int {NAME}(void) {{ return ++site32; }}
#undef IDLIFT_FN
"""


@pytest.mark.clang
def test_copies_of_a_loop_have_one_site(
    any_toolchain: Toolchain, tmp_path: Path
) -> None:
    """The second goes on with the first one's; the third is another loop."""
    values = {"one": 1, "two": 1, "three": 5}
    text = joined([COUNTING.format(NAME=n, V=v) for n, v in values.items()])
    assert text.count("static int site32") == 2
    main = "int main(void) { int a = one(), b = two(); return a + 10*b + 20*three(); }"
    source, program = tmp_path / "all.c", tmp_path / "program"
    source.write_text(f"{text}\n{main}\n")
    command = [*any_toolchain.invocation("c"), str(source), "-o", str(program)]
    subprocess.run(command, check=True)
    assert subprocess.run([program], check=False).returncode == 2 + 30 + 120


@pytest.mark.clang
@pytest.mark.skipif(shutil.which("ld") is None, reason="there is no ld")
def test_unit_stubs_and_run_time_become_one_object(
    any_toolchain: Toolchain, tmp_path: Path
) -> None:
    unit = compile_to_ir(
        "int one(void), two(void); int main(void) { return one() * 10 + two(); }",
        ["-O2", "-fPIE"],
        any_toolchain,
    )
    kept = [tmp_path / "kept"]
    stubs = [stub("one", 1), stub("two", 2)]
    with closing(Joiner(any_toolchain, (), kept)) as joiner:
        assert joiner.start()
        joiner.compile(stubs)
        made = joiner.join(emit(unit, (), EmitOptions()))
    assert made is not None
    (tmp_path / "all.o").write_bytes(made)
    program = tmp_path / "program"
    link = [*any_toolchain.invocation(), str(tmp_path / "all.o"), "-o", str(program)]
    subprocess.run(link, check=True)
    assert subprocess.run([program], check=False).returncode == 34
    assert len(list(kept[0].glob("runtime-*.o"))) == 1


@pytest.mark.clang
@pytest.mark.skipif(shutil.which("ld") is None, reason="there is no ld")
def test_a_stub_that_clang_refuses_is_told(any_toolchain: Toolchain) -> None:
    with closing(Joiner(any_toolchain, (), ())) as joiner:
        assert joiner.start()
        joiner.compile(["int f( {"])
        with pytest.raises(StubError, match="error"):
            joiner.join(b"")


@pytest.mark.clang
@pytest.mark.skipif(shutil.which("ld") is None, reason="there is no ld")
def test_a_clang_that_waits_in_vain_leaves_nothing_behind(
    any_toolchain: Toolchain, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    with closing(Joiner(any_toolchain, (), ())) as joiner:
        assert joiner.start()
        assert joiner.start()
        assert len(list(tmp_path.iterdir())) == 1
    assert list(tmp_path.iterdir()) == []
