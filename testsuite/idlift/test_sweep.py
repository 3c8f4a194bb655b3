"""The size of the cache is bounded, and what was used last is kept."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from idlift.sweep import bytes_of, limit, sweep, sweep_seldom

BLOCK = 8192


def fill(folder: Path, names: dict[str, int]) -> None:
    """Files of one size, each used so many hours ago."""
    for name, hours in names.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"x" * BLOCK)
        then = time.time() - 3600 * hours
        os.utime(path, (then, then))


def names(folder: Path) -> set[str]:
    found = (path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)) for path in found}


def test_what_was_not_used_for_longest_goes_first(tmp_path: Path) -> None:
    ages = {f"objects/ab/{hours}": hours for hours in range(1, 11)}
    fill(tmp_path, ages)
    sweep(str(tmp_path), 5 * BLOCK)
    # To four fifths, so that the next file is not already too much.
    assert names(tmp_path) == {f"objects/ab/{hours}" for hours in range(1, 5)}


def test_all_kinds_count(tmp_path: Path) -> None:
    kept = {"direct/a": 1, "objects/a/b": 2}
    fill(tmp_path, {**kept, "kernels/a/b": 3, "units/a/b": 4, "direct/blobs/c": 5})
    sweep(str(tmp_path), 3 * BLOCK)
    assert names(tmp_path) == set(kept)


def test_little_stays_as_it_is(tmp_path: Path) -> None:
    fill(tmp_path, {"objects/a": 1000, "kernels/b": 2000})
    before = names(tmp_path)
    sweep(str(tmp_path), 2 * BLOCK)
    assert names(tmp_path) == before


def test_no_limit(tmp_path: Path) -> None:
    fill(tmp_path, {"objects/a": 1000, "kernels/b": 2000})
    sweep(str(tmp_path), 0)
    assert len(names(tmp_path)) == 2


def test_tuned_kernels_and_young_files_stay(tmp_path: Path) -> None:
    kept = {"tuned/a.json": 9000, "toolchains.json": 9000, "objects/new": 0}
    fill(tmp_path, {**kept, "objects/old": 1})
    sweep(str(tmp_path), BLOCK)
    assert names(tmp_path) == set(kept)


def test_a_cache_that_is_not_there(tmp_path: Path) -> None:
    sweep(str(tmp_path / "absent"), 1)
    sweep_seldom("/dev/null/cache")


def test_only_now_and_then(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IDLIFT_CACHE_SIZE", "1K")
    fill(tmp_path, {"objects/a": 5})
    sweep_seldom(str(tmp_path))
    assert names(tmp_path) == {"swept"}
    fill(tmp_path, {"objects/a": 5})
    sweep_seldom(str(tmp_path))
    assert names(tmp_path) == {"swept", "objects/a"}
    os.utime(tmp_path / "swept", (0, 0))
    sweep_seldom(str(tmp_path))
    assert names(tmp_path) == {"swept"}


@pytest.mark.parametrize(
    ("text", "size"),
    [
        ("0", 0), ("4096", 4096), ("1K", 1024), ("1.5M", 3 << 19), ("2g", 2 << 30),
        ("2GiB", 2 << 30), ("7MB", 7 << 20), ("1T", 1 << 40),
        ("", None), ("G", None), ("-1", None), ("2 apples", None), ("inf", None),
    ],
)  # fmt: skip
def test_sizes(text: str, size: int | None) -> None:
    assert bytes_of(text) == size


def test_a_size_that_is_none(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("IDLIFT_CACHE_SIZE", "much")
    assert limit() == 2 << 30
    assert "IDLIFT_CACHE_SIZE is 'much'" in capsys.readouterr().err
