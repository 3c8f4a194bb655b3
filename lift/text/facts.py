"""Size variables from the text: simple facts become properties of the variable.

`N >= c`, `N <= c` and `c divides N` with a number c are what a variable can carry
itself; a size is at least 1 unless a fact says otherwise. All facts stay in the
program as well, because callers have to check them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import lcm
from typing import Any

from lift.sizes import Size, constant
from lift.sizes.terms import Variable, intern, of_atom
from lift.text.source import Source


@dataclass(slots=True)
class _Known:
    """The facts about one variable."""

    low: int | None = None
    high: int | None = None
    multiple: int = 1


def size_variables(
    source: Source, names: list[Any], where: list[Any]
) -> tuple[tuple[Variable, ...], Mapping[str, Size]]:
    """The variables with what the facts say of each alone."""
    known = {str(name): _Known() for name in names}
    if len(known) != len(names):
        raise source.fail("L003", "a size is declared twice", names[-1])
    for fact in where:
        left, relation, right = fact.children
        _learn(known, source, left, str(relation), right)
    variables = tuple(_variable(name, facts) for name, facts in known.items())
    return variables, {v.name: of_atom(v) for v in variables}


def _learn(
    known: dict[str, _Known], source: Source, left: Any, relation: str, right: Any
) -> None:
    a, b = source.slice(left).strip(), source.slice(right).strip()
    if b in known and a.isdigit() and relation != "divides":
        a, b, relation = b, a, _FLIPPED[relation]
    if relation == "divides" and b in known and a.isdigit() and int(a) > 0:
        known[b].multiple = lcm(known[b].multiple, int(a))
    elif a in known and b.isdigit():
        _bound(known[a], relation, int(b))


_FLIPPED = {"<": ">", "<=": ">=", ">": "<", ">=": "<=", "==": "=="}


def _bound(facts: _Known, relation: str, number: int) -> None:
    match relation:
        case ">=" | ">":
            low = number + (relation == ">")
            facts.low = low if facts.low is None else max(facts.low, low)
        case "<=" | "<":
            high = number - (relation == "<")
            facts.high = high if facts.high is None else min(facts.high, high)
        case _:
            pass


def _variable(name: str, facts: _Known) -> Variable:
    low = 1 if facts.low is None else facts.low
    # The least multiple that is allowed is a better bound than the stated one.
    low = -(-low // facts.multiple) * facts.multiple
    high = None if facts.high is None else constant(facts.high)
    return intern(Variable, name, constant(low), high, facts.multiple)
