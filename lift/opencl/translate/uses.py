"""How often a parameter is used: decides which scalars get a variable.

A use under a binder counts twice, because a loop may repeat it.
"""

from __future__ import annotations

from typing import Any

from lift.terms import Call, Lambda, Let, Param
from lift.terms.patterns import Get
from lift.terms.traverse import children


def uses(node: Any, name: str) -> int:
    """The number of uses (2 stands for many)."""
    match node:
        case Param(own):
            return int(own == name)
        case Lambda(params, body):
            if any(param.name == name for param in params):
                return 0
            return 2 * uses(body, name)
        case Let(param, value, body):
            inner = 0 if param.name == name else uses(body, name)
            return uses(value, name) + inner
        case Call(Lambda(params, body), args):
            hidden = any(param.name == name for param in params)
            inner = 0 if hidden else uses(body, name)
            return sum(uses(arg, name) for arg in args) + inner
        case _:
            return sum(uses(child, name) for child in children(node))


def component_uses(node: Any, name: str, count: int) -> list[int]:
    """The number of uses of each component of a tuple."""
    totals = [0] * count
    _add_uses(node, name, totals, 1)
    return totals


def _add_uses(node: Any, name: str, totals: list[int], times: int) -> None:
    match node:
        case Call(Get(index), (Param(own),)) if own == name:
            totals[index] += times
        case Param(own):
            if own == name:
                totals[:] = [total + times for total in totals]
        case Lambda(params, body):
            if all(param.name != name for param in params):
                _add_uses(body, name, totals, 2 * times)
        case Let(param, value, body):
            _add_uses(value, name, totals, times)
            if param.name != name:
                _add_uses(body, name, totals, times)
        case Call(Lambda(params, body), args):
            if all(param.name != name for param in params):
                _add_uses(body, name, totals, times)
            for arg in args:
                _add_uses(arg, name, totals, times)
        case _:
            for child in children(node):
                _add_uses(child, name, totals, times)
