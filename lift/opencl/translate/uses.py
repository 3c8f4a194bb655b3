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
    match node:
        case Call(Get(index), (Param(own),)) if own == name:
            return [int(k == index) for k in range(count)]
        case Param(own):
            return [int(own == name)] * count
        case Lambda(params, body):
            if any(param.name == name for param in params):
                return [0] * count
            return [2 * n for n in component_uses(body, name, count)]
        case Let(param, value, body):
            total = component_uses(value, name, count)
            if param.name != name:
                total = _sum(total, component_uses(body, name, count))
            return total
        case Call(Lambda(params, body), args):
            total = [0] * count
            if all(param.name != name for param in params):
                total = component_uses(body, name, count)
            for arg in args:
                total = _sum(total, component_uses(arg, name, count))
            return total
        case _:
            total = [0] * count
            for child in children(node):
                total = _sum(total, component_uses(child, name, count))
            return total


def _sum(left: list[int], right: list[int]) -> list[int]:
    return [a + b for a, b in zip(left, right, strict=True)]
