"""docs/rules.md is what the tables say."""

from __future__ import annotations

from pathlib import Path

from lift.rules.page import page

ROOT = Path(__file__).parents[3]


def test_the_page_of_rules_is_up_to_date() -> None:
    text = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    assert text == page(), "run: python -m lift.rules.page > docs/rules.md"
