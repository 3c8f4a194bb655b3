"""Random size expressions with a meaning that does not use the simplifier.

A tree is built twice: as a `Size` (simplified) and as a Python function (the law).
`assignments` lists all values of the variables within their ranges, which are small.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from lift.sizes import (
    Size,
    conditional,
    constant,
    dimension,
    maximum,
    minimum,
    power,
    summation,
    variable,
)

Env = dict[str, int]

N, M = dimension("N"), dimension("M")
VARIABLES: dict[str, Size] = {
    "N": N,
    "M": M,
    "i": variable("i", 0, N),
    "j": variable("j", 0, M + 2),
    "k": variable("k", -3, 3),
    "l": variable("l", 0, 8),
    "w": variable("w", 4, None, multiple_of=4),
    "z": variable("z"),
    "p": variable("p", 0, N * M),
}
VALUES = {
    "N": lambda _: range(1, 5),
    "M": lambda _: range(1, 4),
    "i": lambda e: range(e["N"]),
    "j": lambda e: range(e["M"] + 2),
    "k": lambda _: range(-3, 3),
    "l": lambda _: range(8),
    "w": lambda _: (4, 8, 12),
    "z": lambda _: (-7, -2, 0, 1, 5),
    "p": lambda e: range(e["N"] * e["M"]),
}


@dataclass(frozen=True, slots=True)
class Tree:
    """An operator with operands; leaves carry a name or a number."""

    operator: str
    operands: tuple[Tree, ...] = ()
    leaf: str | int = 0

    def __str__(self) -> str:
        if not self.operands:
            return str(self.leaf)
        return f"{self.operator}({', '.join(map(str, self.operands))})"


def build(tree: Tree, bound: dict[str, Size] | None = None) -> Size:
    """The tree as a simplified size."""
    names = {**VARIABLES, **(bound or {})}
    if tree.operator == "name":
        return names[str(tree.leaf)]
    if tree.operator == "number":
        return constant(int(tree.leaf))
    if tree.operator == "sum":
        low, high = (build(t, bound) for t in tree.operands[:2])
        index = variable("s", low, high)
        if index.constant is not None or str(index) != "s":
            index = variable("s")
        body = build(tree.operands[2], {**(bound or {}), "s": index})
        return summation(index, low, high, body)
    parts = [build(t, bound) for t in tree.operands]
    match tree.operator:
        case "+":
            return parts[0] + parts[1]
        case "-":
            return parts[0] - parts[1]
        case "*":
            return parts[0] * parts[1]
        case "/":
            return parts[0] // parts[1]
        case "%":
            return parts[0] % parts[1]
        case "min":
            return minimum(*parts)
        case "max":
            return maximum(*parts)
        case "if":
            return conditional(*parts)
        case "pow":
            return power(2, parts[0])
        case other:
            raise AssertionError(other)


def meaning(tree: Tree, env: Env) -> int:
    """The value of the tree; ZeroDivisionError where it has none."""
    if tree.operator == "name":
        return env[str(tree.leaf)]
    if tree.operator == "number":
        return int(tree.leaf)
    if tree.operator == "sum":
        low, high = (meaning(t, env) for t in tree.operands[:2])
        return sum(meaning(tree.operands[2], {**env, "s": s}) for s in range(low, high))
    v = [meaning(t, env) for t in tree.operands]
    match tree.operator:
        case "+":
            return v[0] + v[1]
        case "-":
            return v[0] - v[1]
        case "*":
            return v[0] * v[1]
        case "/":
            return v[0] // v[1]
        case "%":
            return v[0] % v[1]
        case "min":
            return min(v)
        case "max":
            return max(v)
        case "if":
            return v[2] if v[0] < v[1] else v[3]
        case "pow":
            return 2 ** v[0]
        case other:
            raise AssertionError(other)


def names(tree: Tree) -> set[str]:
    """The free names of a tree, with those their ranges depend on."""
    found = {str(tree.leaf)} if tree.operator == "name" else set()
    for operand in tree.operands:
        found |= names(operand)
    found.discard("s")
    if found & {"i", "p"}:
        found.add("N")
    if found & {"j", "p"}:
        found.add("M")
    return found


def assignments(used: set[str]) -> Iterator[Env]:
    """All values of the variables within their (small) ranges."""
    partial: list[Env] = [{}]
    for name in VALUES:
        if name in used:
            partial = [{**e, name: v} for e in partial for v in VALUES[name](e)]
    yield from partial


OPERATORS = ("+", "-", "*", "/", "%") * 3 + ("min", "max", "if", "sum")


def random_tree(rng: random.Random, depth: int, leaves: list[str]) -> Tree:
    """A tree whose divisors are non-zero constants or positive sums, mostly."""
    if depth == 0 or rng.random() < 0.12:
        if rng.random() < 0.35:
            return Tree("number", leaf=rng.choice((-4, -1, 0, 1, 2, 3, 4, 8)))
        return Tree("name", leaf=rng.choice(leaves))
    operator = rng.choice(
        [
            "+",
            "+",
            "+",
            "-",
            "-",
            "*",
            "*",
            "*",
            "/",
            "/",
            "/",
            "%",
            "%",
            "%",
            "min",
            "max",
            "if",
            "sum",
        ]
    )
    first = random_tree(rng, depth - 1, leaves)
    if operator in "/%":
        return Tree(operator, (first, _divisor(rng, depth - 1, leaves)))
    if operator == "if":
        more = tuple(random_tree(rng, depth - 1, leaves) for _ in range(3))
        return Tree(operator, (first, *more))
    if operator == "sum":
        if "s" in leaves:
            return first
        high = random_tree(rng, min(depth - 1, 1), leaves)
        low = Tree("number", leaf=rng.choice((0, 0, 1, -1)))
        body = random_tree(rng, min(depth - 1, 2), [*leaves, "s"])
        return Tree("sum", (low, high, body))
    return Tree(operator, (first, random_tree(rng, depth - 1, leaves)))


def _divisor(rng: random.Random, depth: int, leaves: list[str]) -> Tree:
    kind = rng.random()
    if kind < 0.4:
        return Tree("number", leaf=rng.choice((2, 3, 4, 8, -3, 6)))
    size = Tree("name", leaf=rng.choice(("N", "M", "w")))
    if kind < 0.6:
        return size
    if kind < 0.75:
        return Tree("+", (size, Tree("number", leaf=rng.choice((1, 2)))))
    if kind < 0.9:
        return Tree("*", (size, Tree("number", leaf=rng.choice((2, 4)))))
    return random_tree(rng, min(depth, 1), leaves)
