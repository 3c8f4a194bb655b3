"""Macro rules: derivations that are worth a name.

Consumes states; produces states. Each is a sequence of rules, so its steps stand in the
trace and nothing in it can be wrong that is not wrong in a rule.
"""

from __future__ import annotations

from lift.rules import RULES
from lift.rules.core import Rule
from lift.sizes import SizeLike
from lift.strategy.combinators import (
    Strategy,
    at,
    attempt,
    choice,
    everywhere,
    innermost,
    once,
    repeat,
    rule,
    seq,
)

_TIDY = ("zipOfMaps", "mapFusion", "getOfTuple", "tupleOfGets", "inlineLet")


def named(name: str, *arguments: SizeLike) -> Rule:
    """A rule of the tables, with its arguments."""
    return RULES[name](*arguments) if arguments else RULES[name]


def step(name: str, *arguments: SizeLike) -> Strategy:
    """The rule at the first place where it applies."""
    return once(rule(named(name, *arguments)))


def tidy() -> Strategy:
    """Maps fused, tuples at hand taken apart, lets that cost nothing gone."""
    return repeat(once(choice(*(rule(RULES[name]) for name in _TIDY))))


def fuse_reduce() -> Strategy:
    """The macro of ICFP'15: everything that feeds a fold goes into it."""
    one = choice(rule(RULES["mapFusion"]), rule(RULES["reduceMapFusion"]))
    return repeat(once(one))


def sequential() -> Strategy:
    """Everything that nobody does yet becomes loops."""
    return everywhere(choice(rule(RULES["reduceSeq"]), rule(RULES["mapSeq"])))


#: Below join ∘ map(\\part -> map(\\x -> e)(part)): the inner map, and e.
_INNER, _BODY = (1, 0, 0, 0), (1, 0, 0, 0, 0, 0, 0)


def tiled(rows: SizeLike, columns: SizeLike) -> Strategy:
    """Two independent maps in tiles: split, split, and an interchange between."""
    return once(
        seq(
            rule(named("splitJoin", rows)),
            at(_BODY, rule(named("splitJoin", columns))),
            at(_INNER, rule(RULES["mapFission"])),
            at((*_INNER, 1), rule(RULES["mapMapInterchange"])),
        )
    )


def folds_at_once() -> Strategy:
    """The folds of all elements of a map as one, what they share read once."""
    return seq(
        step("mapReduceInterchange"), step("pairsWithShared"), step("reduceMapFusion")
    )


def register_blocks(rows: SizeLike, columns: SizeLike, width: int = 1) -> Strategy:
    """Matrix multiplication in register blocks of rows × columns.

    Tiles, then the folds of a row of a tile at once (in vectors if the width is more
    than 1), then those of all rows. The order within each sum is kept.
    """
    vectors = seq(
        tidy(),
        step("vectoriseZip", width),
        step("vectorAccumulator"),
        step("vectorOfConstant"),
        innermost(rule(RULES["mapFission"])),
    )
    return seq(
        attempt(fuse_products()),
        tiled(rows, columns),
        folds_at_once(),
        vectors if width > 1 else tidy(),
        folds_at_once(),
        tidy(),
    )


def fuse_products() -> Strategy:
    """`zip |> map(*) |> reduce(+)` as one fold."""
    return step("reduceMapFusion")
