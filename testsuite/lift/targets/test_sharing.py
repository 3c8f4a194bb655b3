"""Folds that are asked for twice are computed once, where that is allowed."""

from __future__ import annotations

import pytest

from lift.infer import infer
from lift.targets.sharing import shared
from lift.terms import patterns as p
from lift.terms.core import Call
from lift.terms.traverse import walk
from lift.text import parse_program

_SUM = r"(x |> reduce(\(a, v) -> a + v * v, 0.0))"
_RENAMED = r"(x |> reduce(\(b, w) -> b + w * w, 0.0))"
_PAIR = r"(x |> reduce(\(a, v) -> (a.0 + v, a.1 * v), (0.0, 1.0)))"
_OTHER = r"(x |> reduce(\(a, v) -> a * v + v, 0.0))"


def folds(body: str, parameters: str = "x: [f64]n") -> int:
    """How many folds the body has when what is equal is shared."""
    program = infer(parse_program(f"program t<n>({parameters}) = {body}"))
    parts = walk(shared(program.body))
    return sum(isinstance(c, Call) and isinstance(c.fun, p.Reduce) for c in parts)


ONCE = {
    "twice in a sum": f"{_SUM} + {_RENAMED}",
    "components of pairs": f"{_PAIR}.0 + {_PAIR}.1",
    "a tuple of components": f"({_PAIR}.0, {_PAIR}.1)",
    "compared, then kept": f"select({_SUM} < 1.0, {_RENAMED}, 1.0)",
    "kept in both branches": f"select({_SUM} < 1.0, {_RENAMED} * 2.0, {_SUM})",
    "after a let": f"let t = {_SUM} in t * {_RENAMED}",
    "inside a function": rf"x |> map(\e -> e * {_SUM} + {_RENAMED})",
    "of the function's own": (
        r"y |> map(\x -> (x |> reduce(\(a, v) -> a + v, 0.0)) "
        r"* (x |> reduce(\(b, w) -> b + w, 0.0)))"
    ),
}
TWICE = {
    "another operator": f"{_SUM} + {_OTHER}",
    "only in branches": (
        f"select(x[0] < 1.0, {_SUM}, select(x[0] < 2.0, {_RENAMED}, 1.0))"
    ),
    "of what a let gives": (
        r"let s = x[0] in (x |> reduce(\(a, v) -> a + v * s, 0.0)) + "
        r"(let s = x[0] * 2.0 in (x |> reduce(\(a, v) -> a + v * s, 0.0)))"
    ),
    "another start": r"(x |> reduce(+, 0.0)) + (x |> reduce(+, 1.0))",
}


@pytest.mark.parametrize("name", ONCE)
def test_equal_folds_are_computed_once(name: str) -> None:
    parameters = "y: [[f64]3]n" if "x ->" in ONCE[name] else "x: [f64]n"
    assert folds(ONCE[name], parameters) == 1


@pytest.mark.parametrize("name", TWICE)
def test_what_differs_or_may_not_be_computed_is_left(name: str) -> None:
    assert folds(TWICE[name]) == 2
