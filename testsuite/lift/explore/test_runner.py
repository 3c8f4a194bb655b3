"""Candidates in a child process: measured, refused, wrong, crashed, too slow."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from idlift.cli import main
from lift.explore import best_known
from lift.explore.runner import Failed, Measured, Runner
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
    setup: dict[str, Any] = {
        "text": SCALE, "sizes": {"N": 1024}, "small": {"N": 13}, "exact": True,
        "device": None, "seed": 1,
    }  # fmt: skip
    with Runner(setup, timeout=120.0) as made:
        yield made


def test_candidates_of_all_kinds(runner: Runner) -> None:
    good = runner.measure(SCALE, CPU)
    assert isinstance(good, Measured)
    assert good.nanoseconds > 0
    assert infer(parse_program(good.low)).result == infer(parse_program(SCALE)).result
    wrong = runner.measure(SCALE.replace("2.0f", "3.0f"), CPU)
    assert wrong == Failed("wrong", "other results than the first variant")
    odd = SCALE.replace("x |> map(\\v -> v * 2.0f)", "y")
    assert isinstance(refused := runner.measure(odd, CPU), Failed)
    assert refused.kind == "refused"
    assert runner.starts == 1


def test_the_first_variant_is_checked_by_the_interpreter(runner: Runner) -> None:
    found = runner.measure(SCALE.replace("2.0f", "3.0f"), CPU)
    assert found == Failed("wrong", "other results than the interpreter")


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
