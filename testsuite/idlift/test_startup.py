"""Methods of dataclasses from memory are those that Python would have compiled."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from idlift.startup import Remembered

TEXT = "def twice(x):\n    return 2 * x + extra"


def twice(remembered: Remembered, extra: int) -> int:
    names: dict[str, Any] = {"extra": extra}
    local: dict[str, Any] = {}
    remembered.exec(TEXT, names, local)
    result: int = local["twice"](4)
    return result


def test_a_text_means_the_same_the_second_time(tmp_path: Path) -> None:
    path = tmp_path / "methods"
    first = Remembered(path)
    assert twice(first, 1) == 9
    first.save()
    second = Remembered(path)
    # The names are those of the second time.
    assert twice(second, 2) == 10
    assert not second.grew


def test_a_damaged_file_is_written_anew(tmp_path: Path) -> None:
    path = tmp_path / "methods"
    path.write_bytes(b"nonsense")
    remembered = Remembered(path)
    assert twice(remembered, 1) == 9
    remembered.save()
    assert TEXT in Remembered(path).known


def test_without_a_place_nothing_is_kept() -> None:
    remembered = Remembered(None)
    assert twice(remembered, 1) == 9
    remembered.save()
