"""Kernels of a program that was compiled before are not compiled again."""

from __future__ import annotations

from pathlib import Path

import pytest

from codegen.kernels import Compile, Kernels, compiling
from idlift.direct import identity
from idlift.offload.kernel_store import distinct, remembered
from lift import plain
from lift.infer import infer
from lift.terms.program import Program
from lift.text import parse_program

SCALE = "program scale<N>(x: [f32]N): [f32]N = x |> map(\\v -> v * 2.0f)"
ADD = "program add<N>(x: [f32]N): [f32]N = x |> map(\\v -> v + 2.0f)"


def counting(made: list[str]) -> Compile:
    compiled = compiling(lambda program: (plain.lower(program), "plain"))

    def counted(program: Program) -> Kernels:
        made.append(program.name)
        return compiled(program)

    return counted


def program(text: str) -> Program:
    return infer(parse_program(text))


def test_the_second_time_it_is_known_and_the_same(tmp_path: Path) -> None:
    made: list[str] = []
    first = remembered(counting(made), tmp_path, "")(program(SCALE))
    second = remembered(counting(made), tmp_path, "")(program(SCALE))
    assert made == ["scale"]
    assert second == first
    assert second.plan.source(32) == first.plan.source(32)


def test_another_program_or_device_is_compiled(tmp_path: Path) -> None:
    made: list[str] = []
    compiled = remembered(counting(made), tmp_path, "")
    compiled(program(SCALE))
    compiled(program(ADD))
    remembered(counting(made), tmp_path, "gpu")(program(SCALE))
    assert made == ["scale", "add", "scale"]


def test_another_processor_may_have_other_kernels(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, keys = list[str](), list[str]()
    for wide in (False, True, False):
        monkeypatch.setattr(identity, "has_wide_registers", lambda wide=wide: wide)
        remembered(counting(made), tmp_path, "")(program(SCALE))
        keys.append(identity.call_key("cc", ["-c", "a.c"], ["clang"]))
    assert made == ["scale", "scale"]
    assert keys[0] == keys[2] != keys[1]


def test_a_damaged_file_is_written_anew(tmp_path: Path) -> None:
    made: list[str] = []
    compiled = remembered(counting(made), tmp_path, "")
    compiled(program(SCALE))
    for path in (tmp_path / "kernels").rglob("*"):
        if path.is_file():
            path.write_bytes(path.read_bytes()[:50])
    compiled(program(SCALE))
    compiled(program(SCALE))
    assert made == ["scale", "scale"]


def test_without_a_cache_nothing_is_kept(tmp_path: Path) -> None:
    made: list[str] = []
    compiled = remembered(counting(made), None, "")
    compiled(program(SCALE))
    compiled(program(SCALE))
    assert made == ["scale", "scale"]
    assert not list(tmp_path.iterdir())


def test_the_same_program_is_one() -> None:
    again = [program(text) for text in (SCALE, ADD, SCALE, ADD)]
    assert [p.name for p in distinct(again)] == ["scale", "add"]
    other = program(SCALE.replace("2.0f", "3.0f"))
    assert len(distinct([again[0], other])) == 2
