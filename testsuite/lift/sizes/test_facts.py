"""The list of facts that the simplifier must know, as data (facts.txt)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lift.sizes import Size, dimension, parse_size, print_size, variable

FACTS = Path(__file__).with_name("facts.txt")


def read_scope(text: str) -> dict[str, Size]:
    """Variables as the header of facts.txt explains them."""
    scope: dict[str, Size] = {}
    for word in text.split():
        name, kind, fact = re.fullmatch(r"(\w+)([<=:?]?)(.*)", word).groups()
        match kind:
            case "<":
                scope[name] = variable(name, 0, parse_size(fact, scope))
            case "=":
                low, high = fact.split("..")
                top = None if high == "inf" else parse_size(high, scope)
                scope[name] = variable(name, parse_size(low, scope), top)
            case ":":
                scope[name] = dimension(name, int(fact), int(fact))
            case "?":
                scope[name] = variable(name)
            case _:
                scope[name] = dimension(name)
    return scope


def rows() -> list[tuple[str, str, str, str]]:
    found = []
    for line in FACTS.read_text().splitlines():
        if line and not line.startswith("#"):
            number, names, rule = line.split("|")
            left, right = rule.split("=>")
            found.append((number.strip(), names, left.strip(), right.strip()))
    return found


@pytest.mark.parametrize(
    ("number", "names", "left", "right"), rows(), ids=lambda t: t.strip()
)
def test_fact(number: str, names: str, left: str, right: str) -> None:
    scope = read_scope(names)
    simplified = parse_size(left, scope)
    assert print_size(simplified) == right, f"fact {number}"
    assert parse_size(right, scope) is simplified, "printing and parsing disagree"
