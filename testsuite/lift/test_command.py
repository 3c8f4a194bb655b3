"""`idlift lift` as users call it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from idlift.cli import main

EXAMPLES = Path(__file__).parents[2] / "examples" / "lift"


def lift(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(["lift", *words])
    out, err = capsys.readouterr()
    return code, out, err


def test_a_good_program_has_a_type(capsys: pytest.CaptureFixture[str]) -> None:
    path = str(EXAMPLES / "trmv.lift")
    assert lift(capsys, path) == (0, f"{path}: trmv has type [f32]N\n", "")


def test_typed_shows_the_types_of_parameters(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, out, _ = lift(capsys, str(EXAMPLES / "trmv.lift"), "--emit", "typed")
    assert code == 0
    assert r"\[i](row: [f32](i + 1)) ->" in out


def test_lowered_says_who_does_the_work(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = lift(capsys, str(EXAMPLES / "gemv.lift"), "--emit", "lowered")
    assert code == 0
    assert "mapWrg0" in out
    assert "reduceSeq" in out


@pytest.mark.parametrize("stage", ["opencl", "launch"])
@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.lift")), ids=lambda p: p.stem)
def test_every_example_compiles(
    path: Path, stage: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = lift(capsys, str(path), "--emit", stage)
    assert code == 0, err
    assert "kernel" in out


def test_a_wrong_program_is_explained(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.lift"
    path.write_text("program p<N>(x: [f32]N) = x |> split(4)\n", encoding="utf-8")
    code, out, err = lift(capsys, str(path))
    assert (code, out) == (1, "")
    assert err.startswith(f"{path}:1:32: error L104: split: 4 may not divide")
    assert "^^^^^^^^" in err
    assert "remedy: " in err


def test_a_missing_file_is_a_users_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, _, err = lift(capsys, str(tmp_path / "none.lift"))
    assert code == 1
    assert "cannot read" in err


def run_gemm(tmp_path: Path, *more: str) -> dict[str, Any]:
    rng = np.random.default_rng(1)
    single = np.float32
    given = tmp_path / "in.npz"
    np.savez(
        given,
        alpha=single(2),
        beta=single(0.5),
        A=rng.random((5, 7), dtype=single),
        B=rng.random((7, 6), dtype=single),
        C=rng.random(8 * 4 + 6, dtype=single),
        ldc=8,
    )
    made = tmp_path / "out.npz"
    words = [str(EXAMPLES / "gemm.lift"), "--run", str(given), "-o", str(made), *more]
    assert main(["lift", *words]) == 0
    with np.load(made) as data:
        return {name: data[name] for name in data.files}


def test_run_by_the_interpreter(tmp_path: Path) -> None:
    outputs = run_gemm(tmp_path, "--interpret")
    assert set(outputs) == {"C"}
    assert outputs["C"].shape == (38,)


@pytest.mark.device
def test_run_on_a_device_gives_the_same_bits(tmp_path: Path) -> None:
    from lift.opencl.executor import devices

    if not devices():
        pytest.skip("there is no OpenCL device")
    expected = run_gemm(tmp_path, "--interpret")
    got = run_gemm(tmp_path)
    assert set(got) == set(expected)
    assert np.array_equal(got["C"], expected["C"])


def test_missing_inputs_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = tmp_path / "in.npz"
    np.savez(given, x=np.ones(3, np.float32))
    path = str(EXAMPLES / "dot.lift")
    code, _, err = lift(capsys, path, "--run", str(given), "--interpret")
    assert code == 1
    assert "has no array y (it has x)" in err


def test_trace_times_the_stages(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, _, err = lift(
        capsys, str(EXAMPLES / "dot.lift"), "--emit", "opencl", "--trace"
    )
    assert code == 0
    lines = err.splitlines()
    assert [line.split()[1] for line in lines if line.endswith(" ms")] == [
        "parse", "infer", "lower", "compile",
    ]  # fmt: skip
    assert any("reduction in parts" in line for line in lines)
