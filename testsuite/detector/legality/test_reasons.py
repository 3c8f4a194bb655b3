"""The codes of reasons are an interface: documented, and used."""

from __future__ import annotations

import re
from pathlib import Path

import detector.legality
from detector.legality.reasons import REMEDIES

ROOT = Path(detector.legality.__file__).parent
DOCS = ROOT.parents[1] / "docs" / "guards-and-fp.md"


def test_every_code_is_documented() -> None:
    documented = set(re.findall(r"`([a-z]+(?:-[a-z]+)*)`", DOCS.read_text()))
    assert set(REMEDIES) <= documented


def test_every_code_is_used() -> None:
    text = "".join(path.read_text() for path in ROOT.glob("*.py"))
    used = set(re.findall(r'reason\(\s*"([a-z-]+)"', text))
    assert used == set(REMEDIES)
