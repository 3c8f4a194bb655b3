"""Winners are kept by program, sizes, device and driver, and used where they fit."""

from __future__ import annotations

from pathlib import Path

import pytest

from lift.explore import best_known, winners
from lift.explore.winners import Winner, size_class, store
from lift.infer import infer
from lift.text import parse_program

SCALE = "program scale<N>(x: [f32]N): [f32]N = x |> map(\\v -> v * 2.0f)"
LOW = "program tuned<N>(x: [f32]N): [f32]N = x |> mapGlb0(\\v -> v * 2.0f)"
SPECIAL = (
    "program tuned<N>(x: [f32]N): [f32]N where 4 divides N ="
    " x |> asVector(4) |> mapGlb0(\\v -> v * splat(4, 2.0f)) |> asScalar"
)


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("IDLIFT_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(winners, "device_key", lambda wanted=None: "device / 1")


def _winner(
    low: str,
    nanoseconds: int,
    *,
    general: bool,
    device: str = "device / 1",
    n: int = 64,
) -> Winner:
    return Winner(device, size_class({"N": n}), nanoseconds, 100, general, low, "how")


def test_nothing_is_known_before_tuning() -> None:
    assert best_known(infer(parse_program(SCALE))) is None


def test_a_winner_is_found_under_another_name() -> None:
    program = infer(parse_program(SCALE))
    store(program, _winner(LOW, 50, general=True))
    other = infer(parse_program(SCALE.replace("scale", "again")))
    known = best_known(other)
    assert known is not None
    low = known.program(other)
    assert low is not None
    assert low.name == "again"
    assert "2.00 x the default" in known.note


def test_another_program_or_driver_finds_nothing() -> None:
    program = infer(parse_program(SCALE))
    store(program, _winner(LOW, 50, general=True, device="device / 2"))
    assert best_known(program) is None
    assert best_known(infer(parse_program(SCALE.replace("2.0f", "3.0f")))) is None


def test_a_winner_that_needs_facts_is_used_for_sizes_that_have_them() -> None:
    program = infer(parse_program(SCALE))
    store(program, _winner(LOW, 50, general=True))
    store(program, _winner(SPECIAL, 25, general=False))

    def time(sizes: dict[str, int] | None) -> int | None:
        known = best_known(program, sizes=sizes)
        return None if known is None else known.nanoseconds

    assert time(None) == 50
    assert time({"N": 64}) == 25
    assert time({"N": 65}) == 50, "4 does not divide 65"
    assert time({"N": 1024}) == 50, "another class of sizes"


def test_a_later_winner_replaces_the_earlier_one() -> None:
    program = infer(parse_program(SCALE))
    store(program, _winner(LOW, 50, general=True))
    store(program, _winner(LOW, 40, general=True))
    store(program, _winner(LOW, 4000, general=True, n=1 << 20))
    assert [w.nanoseconds for w in winners.stored(program)] == [40, 4000]
    known = best_known(program)
    assert known is not None
    assert known.nanoseconds == 4000, "without sizes the largest counts"


def test_files_that_are_no_winners_are_ignored() -> None:
    program = infer(parse_program(SCALE))
    path = store(program, _winner("not a program", 50, general=True))
    known = best_known(program)
    assert known is not None
    assert known.program(program) is None
    path.write_text("{", encoding="utf-8")
    assert best_known(program) is None
    path.write_text('{"format": 0}', encoding="utf-8")
    assert best_known(program) is None


def test_without_a_device_nothing_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    program = infer(parse_program(SCALE))
    store(program, _winner(LOW, 50, general=True))

    def none(wanted: str | None = None) -> str:
        raise LookupError("there is no OpenCL device")

    monkeypatch.setattr(winners, "device_key", none)
    assert best_known(program) is None


def test_winners_live_where_the_cache_is_said_to_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("IDLIFT_CACHE", str(tmp_path / "chosen"))
    path = store(infer(parse_program(SCALE)), _winner(LOW, 50, general=True))
    assert path.parent == tmp_path / "chosen" / "tuned"
