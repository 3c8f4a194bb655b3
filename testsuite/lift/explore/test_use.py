"""Later compilations use what a search has found, and say so."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from detector.frontend import Toolchain, canonical_ir, parse
from idlift.cli import main
from idlift.offload.pipeline import lowering, offload_unit
from idlift.offload.report import save
from idlift.offload.settings import Settings
from lift.explore import winners
from lift.explore.winners import Winner, size_class, store
from lift.infer import infer
from lift.targets import CPU, lower
from lift.text import parse_program, print_program

SCALE = "program scale<N>(x: [f32]N): [f32]N = x |> map(\\v -> v * 2.0f)"
LOW = "program tuned<N>(x: [f32]N): [f32]N = x |> mapGlb2(\\v -> v * 2.0f)"


@pytest.fixture(autouse=True)
def _tuned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("IDLIFT_CACHE", raising=False)
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


@pytest.mark.clang
def test_a_site_is_compiled_from_the_winner_of_its_saved_program(
    tmp_path: Path, any_toolchain: Toolchain
) -> None:
    source, saved = tmp_path / "scale.c", tmp_path / "saved"
    source.write_text(
        "void scale(int n, double *restrict y, const double *restrict x)"
        "{ for (int i = 0; i < n; i++) y[i] = 3.0 * x[i]; }"
    )

    def compiled() -> tuple[str, str]:
        shutil.rmtree(saved, ignore_errors=True)
        command = parse(["-O2", "-c", str(source), "-o", str(tmp_path / "scale.o")])
        unit = canonical_ir(command, any_toolchain)
        save(offload_unit(unit, Settings(), tmp_path / "cache"), saved, "scale")
        (site,) = saved.iterdir()
        return (site / "program.lift").read_text(), (site / "trace.txt").read_text()

    program, trace = compiled()
    assert "tuned on" not in trace
    typed = infer(parse_program(program))
    low = print_program(lower(typed, CPU).program)
    store(typed, Winner("device / 1", "n0=2^20", 50, 100, True, low, "as by default"))
    assert "tuned on device / 1 for n0=2^20: 2.00 x the default" in compiled()[1]
