"""What authors of idioms are told: each file has its messages beside it.

``IDLIFT_UPDATE_GOLDEN=1 pytest testsuite/idl/test_messages.py`` writes them anew.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from idlift.cli import main

HERE = Path(__file__).parent
ERRORS = sorted(HERE.glob("errors/*.idl"))
LINT = sorted(HERE.glob("lint/*.idl"))


@pytest.mark.parametrize("path", [*ERRORS, *LINT], ids=lambda p: p.stem)
def test_messages(
    path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(path.parent)
    code = main(["idl", "check", path.name])
    shown = capsys.readouterr().out
    golden = path.with_suffix(".txt")
    if os.environ.get("IDLIFT_UPDATE_GOLDEN"):
        golden.write_text(shown, encoding="utf-8")
    assert shown == golden.read_text(encoding="utf-8")
    assert code == (1 if path in ERRORS else 0)


def test_clean_is_silent() -> None:
    assert (HERE / "lint" / "clean.txt").read_text(encoding="utf-8") == ""
