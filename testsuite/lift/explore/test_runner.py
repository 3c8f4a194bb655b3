"""Candidates in a child process: measured, refused, wrong, crashed, too slow."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from idlift.cli import main
from lift.explore import best_known
from lift.explore.bench import Bench
from lift.explore.runner import Failed, Measured, Runner, Shares
from lift.explore.tune import tune
from lift.infer import infer
from lift.targets import CPU
from lift.text import parse_program

pytestmark = pytest.mark.device
SCALE = "program scale<N>(x: [f32]N): [f32]N = x |> map(\\v -> v * 2.0f)"


@pytest.fixture(autouse=True)
def _device(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    executor = pytest.importorskip("lift.opencl.executor")
    if not executor.devices():
        pytest.skip("there is no OpenCL device")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))


@pytest.fixture
def runner() -> Iterator[Runner]:
    with Runner(_setup(SCALE), timeout=120.0) as made:
        yield made


def _setup(text: str, **more: Any) -> dict[str, Any]:
    return {
        "text": text, "sizes": {"N": 1024}, "small": {"N": 13}, "exact": True,
        "device": None, "seed": 1, "profile": asdict(CPU), **more,
    }  # fmt: skip


def test_candidates_of_all_kinds(runner: Runner) -> None:
    good = runner.measure(SCALE, CPU)
    assert isinstance(good, Measured)
    assert good.nanoseconds > 0
    assert infer(parse_program(good.low)).result == infer(parse_program(SCALE)).result
    wrong = runner.measure(SCALE.replace("2.0f", "3.0f"), CPU)
    assert wrong == Failed("wrong", "other results than the default")
    odd = SCALE.replace("x |> map(\\v -> v * 2.0f)", "y")
    assert isinstance(refused := runner.measure(odd, CPU), Failed)
    assert refused.kind == "refused"
    assert runner.starts == 1


def test_the_default_is_checked_by_the_interpreter(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bench = Bench(infer(parse_program(SCALE)), CPU, {"N": 64}, {"N": 13}, True, None)
    monkeypatch.setattr(Bench, "_differs", lambda self, plan: True)
    assert bench.prepare(0) == {"wrong": "other results than the interpreter"}


def test_what_was_measured_is_not_measured_again(runner: Runner) -> None:
    first = runner.measure(SCALE, CPU)
    assert isinstance(first, Measured)
    assert first.repeated, "the default is the reference"
    other = runner.measure(SCALE, replace(CPU, parts=16))
    assert isinstance(other, Measured)
    assert not other.repeated
    assert isinstance(again := runner.measure(other.low, CPU), Measured)
    assert again.repeated
    assert again.nanoseconds == other.nanoseconds


def test_what_is_slower_is_not_checked_but_never_the_best(runner: Runner) -> None:
    wrong = SCALE.replace("2.0f", "3.0f")
    assert isinstance(runner.measure(wrong, CPU, 0.01, rival=1), Measured)


def test_the_last_comparison_is_in_turns(runner: Runner) -> None:
    low = runner.measure(SCALE, replace(CPU, parts=16))
    assert isinstance(low, Measured)
    found = runner.compare([low.low, low.low], 0.01)
    assert isinstance(found, Shares)
    assert found.default > 0
    assert len(found.medians) == len(found.best) == 2


def test_values_that_grow_begin_again() -> None:
    text = "program grow<N>(inout x: [f32]N): [f32]N into x = x |> map(\\v -> v * 2.0f)"
    with Runner(_setup(text), timeout=120.0) as runner:
        for parts in (2, 4, 8):
            found = runner.measure(text, replace(CPU, parts=parts))
            assert isinstance(found, Measured)


def test_given_inputs_are_measured_on(tmp_path: Path) -> None:
    data = tmp_path / "inputs.npz"
    given = np.linspace(0, 1, 1024, dtype=np.float32)
    np.savez(data, x=given)
    setup = _setup(SCALE, data=str(data))
    program = infer(parse_program(setup["text"]))
    bench = Bench(program, CPU, {"N": 1024}, None, True, None, data=setup["data"])
    assert "ns" in bench.prepare(0)
    assert np.array_equal(bench.expected[0], given * 2)


def test_a_crash_is_survived(runner: Runner) -> None:
    assert isinstance(runner.measure(SCALE, CPU), Measured)
    assert runner.process is not None
    runner.process.kill()
    dead = runner.measure(SCALE, CPU)
    assert dead == Failed("crashed", "signal 9")
    assert isinstance(runner.measure(SCALE, CPU), Measured)
    assert runner.starts == 2


def test_a_candidate_that_takes_too_long_is_given_up(runner: Runner) -> None:
    assert isinstance(runner.measure(SCALE, CPU), Measured)
    runner.timeout = 1e-3
    late = runner.measure(SCALE.replace("2.0f", "(v + 2.0f) - v"), CPU)
    assert isinstance(late, Failed)
    assert late.kind == "timeout"
    runner.timeout = 120.0
    assert isinstance(runner.measure(SCALE, CPU), Measured)


def test_functions_of_the_library_have_other_last_digits() -> None:
    text = (
        "fun wave(x: f32): f32 = sin(x) * exp(x)\n"
        "program waves<N>(x: [f32]N): [f32]N = x |> map(\\v -> wave(v))"
    )
    found = tune(parse_program(text), 1.0, sizes={"N": 1024})
    assert found.progress.default is not None, found.progress.problem


@pytest.mark.slow
def test_the_command_tunes_plots_and_says_what_it_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "saved" / "site"
    folder.mkdir(parents=True)
    (folder / "program.lift").write_text(SCALE, encoding="utf-8")
    assert (
        main(["tune", str(tmp_path / "saved"), "--time", "5", "--size", "N=4096"]) == 0
    )
    out = capsys.readouterr().out
    assert "scale for N = 4096" in out
    assert (folder / "program.tune.svg").read_text(encoding="utf-8").startswith("<svg")
    if "used from now on" in out:
        assert best_known(infer(parse_program(SCALE)), sizes={"N": 4096}) is not None


def test_wrong_use_of_the_command_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "f.lift"
    path.write_text(SCALE, encoding="utf-8")
    assert main(["tune", str(path), "--size", "N"]) == 2
    assert main(["tune", str(path), "--size", "M=3"]) == 2
    assert main(["tune", str(path), "--time", "0"]) == 2
    assert main(["tune", str(path), "--patience", "2"]) == 2
    assert main(["tune", str(tmp_path / "none.lift")]) == 1
    assert main(["tune", str(tmp_path / "empty")]) == 1
    path.write_text("program", encoding="utf-8")
    assert main(["tune", str(path)]) == 1
    assert "--size takes NAME=NUMBER" in capsys.readouterr().err


def test_a_file_may_hold_the_stages_of_a_site() -> None:
    from idlift.commands.tune import split_programs

    one = "fun f(a: f32): f32 = a\n\nprogram p<N>(x: [f32]N): [f32]N =\n  x |> map(f)\n"
    two = "program q<N>(x: [f32]N): [f32]N =\n  x |> map(fabs)\n"
    assert split_programs(one) == [one]
    found = split_programs(f"{one}\n{two}\n{one}")
    assert [infer(parse_program(text)).name for text in found] == ["p", "q", "p"]
