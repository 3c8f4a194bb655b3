"""Modules from an image are those that Python would have read."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from idlift import image, installation

SCRIPT = """
import sys
sys.path.insert(0, {folder!r})
from idlift.image import Image
image = Image({made!r})
before = len(image.entries)
sys.meta_path.insert(2, image)
import parcel.inner
from importlib.resources import files
print(parcel.inner.value, before, type(parcel.inner.__loader__).__name__,
      parcel.inner.__file__ == {folder!r} + "/parcel/inner.py",
      files("parcel").joinpath("data.txt").read_text())
image.save()
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "parcel").mkdir()
    (tmp_path / "parcel" / "__init__.py").write_text("")
    (tmp_path / "parcel" / "inner.py").write_text("value = 1\n")
    (tmp_path / "parcel" / "data.txt").write_text("data")
    return tmp_path


def run(folder: Path) -> list[str]:
    script = SCRIPT.format(folder=str(folder), made=str(folder / "made"))
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def test_the_second_process_reads_the_image(folder: Path) -> None:
    assert run(folder) == ["1", "0", "SourceFileLoader", "True", "data"]
    value, before, loader, *others = run(folder)
    assert (value, loader, others) == ("1", "_Loader", ["True", "data"])
    assert int(before) > 2


def test_a_module_that_has_changed_is_read_anew(folder: Path) -> None:
    run(folder)
    (folder / "parcel" / "inner.py").write_text("value = 22\n")
    assert run(folder)[:3] == ["22", "0", "SourceFileLoader"]
    assert run(folder)[2] == "_Loader"


def test_a_module_that_is_gone_is_not_found(folder: Path) -> None:
    run(folder)
    (folder / "parcel" / "inner.py").unlink()
    with pytest.raises(AssertionError, match=r"parcel\.inner"):
        run(folder)


@pytest.mark.parametrize("place", [0, 4, 40, -1])
def test_a_damaged_image_is_not_believed(folder: Path, place: int) -> None:
    run(folder)
    (image,) = (folder / "made").iterdir()
    data = bytearray(image.read_bytes())
    data[place] ^= 0x55
    image.write_bytes(data)
    assert run(folder)[0] == "1"


def test_an_image_that_was_cut_is_not_believed(folder: Path) -> None:
    run(folder)
    (image,) = (folder / "made").iterdir()
    image.write_bytes(image.read_bytes()[:100])
    assert run(folder)[:2] == ["1", "0"]


def test_images_of_older_code_do_not_pile_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(installation, "folder", lambda: tmp_path)
    monkeypatch.setattr(image, "_image", image.Image(str(tmp_path)))
    for number in range(20):
        (tmp_path / f"image-{number:08}").write_bytes(b"")
    image.save_image()
    left = sorted(path.name for path in tmp_path.iterdir())
    assert len(left) == 8
    assert Path(image.Image(str(tmp_path)).path).name in left
