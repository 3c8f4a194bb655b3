"""Later compilations use what a search has found, and say so."""

from __future__ import annotations

from pathlib import Path

import pytest

from idlift.cli import main
from idlift.offload.pipeline import lowering
from idlift.offload.settings import Settings
from lift.explore import winners
from lift.explore.winners import Winner, size_class, store
from lift.infer import infer
from lift.text import parse_program

SCALE = "program scale<N>(x: [f32]N): [f32]N = x |> map(\\v -> v * 2.0f)"
LOW = "program tuned<N>(x: [f32]N): [f32]N = x |> mapGlb2(\\v -> v * 2.0f)"


@pytest.fixture(autouse=True)
def _tuned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(winners, "device_key", lambda wanted=None: "device / 1")
    where = size_class({"N": 64})
    won = Winner("device / 1", where, 50, 100, True, LOW, "1. mapGlb(2) at the top")
    store(infer(parse_program(SCALE)), won)


def test_idlift_lift_emits_the_winner_and_traces_its_derivation(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "scale.lift"
    path.write_text(SCALE, encoding="utf-8")
    assert main(["lift", str(path), "--emit", "lowered", "--trace"]) == 0
    out, err = capsys.readouterr()
    assert "mapGlb2" in out
    assert "program scale" in out
    assert "tuned on device / 1 for N=2^6: 2.00 x the default" in err
    assert "trace: 1. mapGlb(2) at the top" in err


def test_another_target_gets_its_default(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "scale.lift"
    path.write_text(SCALE, encoding="utf-8")
    assert main(["lift", str(path), "--emit", "lowered", "--target", "cpu"]) == 0
    assert "mapGlb2" not in capsys.readouterr().out


def test_the_wrapper_lowers_by_the_winner() -> None:
    low, trace = lowering(Settings())(infer(parse_program(SCALE)))
    assert low.name == "scale"
    assert "tuned on device / 1" in trace
