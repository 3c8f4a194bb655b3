"""Products that are written column by column: exchanged, and the same to the bit."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lift.infer import infer
from lift.interp import run as interpret
from lift.targets.turning import turned
from lift.terms import Program
from lift.terms import patterns as p
from lift.terms.core import Call, Lambda, Param
from lift.terms.traverse import rebuild
from lift.text import parse_program

#: What is zipped with the rows, what with the columns, and the work for each element.
TURNED = {
    "product": (("A",), ("B",), "{fold}"),
    "old value": (("A", "C"), ("B", "{r1}"), "{fold} + {c1}"),
    "old value first": (("C", "A"), ("{r0}", "B"), "{fold} - {c0}"),
    "starts there": (("A", "C"), ("B", "{r1}"), "{started}"),
    "values of rows and columns": (("A", "u"), ("v", "B"), "{fold} * {r1} - {c0}"),
}
#: One property missing in each.
KEPT = {
    "rows are side by side": ("{fold}", "m, 1"),
    "the place is used": ("{fold} + cast(f32, nat(i))", "1, n"),
}
_ARRAYS = {
    "A": "A |> strided(0, k, n, n) |> transpose",
    "B": "B |> strided(0, m, k, k)",
    "C": "C |> strided(0, m, n, n) |> transpose",
}


def _items(names: tuple[str, ...], param: str) -> list[str]:
    several = len(names) > 1
    return [f"{param}.{k}" if several else param for k in range(len(names))]


def _zipped(names: tuple[str, ...]) -> str:
    arrays = [_ARRAYS.get(name, name) for name in names]
    return f"zip({', '.join(arrays)})" if len(arrays) > 1 else arrays[0]


def spelled(
    rows: tuple[str, ...], columns: tuple[str, ...], work: str, strides: str, i: str
) -> Program:
    """A product of n rows and m columns into C."""
    r, c = _items(rows, "r"), _items(columns, "c")
    inner = tuple(x.format(**{f"r{k}": v for k, v in enumerate(r)}) for x in columns)
    a, b = r[rows.index("A")], c[inner.index("B")]
    own = c[0] if inner[0] != "B" else c[-1]
    fold = "(zip({a}, {b}) |> reduce(\\(s, e) -> s + e.0 * e.1, {start}))"
    values = {
        f"{x}{k}": v for x, all_ in (("r", r), ("c", c)) for k, v in enumerate(all_)
    }
    each = work.format(
        fold=fold.format(a=a, b=b, start="0.5f"),
        started=fold.format(a=a, b=b, start=own),
        **values,
    )
    return infer(
        parse_program(
            "program p<n, m, k>(inout C: [f32](n*m), A: [f32](n*k), B: [f32](k*m), "
            f"u: [f32]n, v: [f32]m): [[f32]m]n into C[0; {strides}] = {_zipped(rows)} "
            f"|> map(\\{i}r -> {_zipped(inner)} |> map(\\c -> {each}))"
        )
    )


def _turned(program: Program) -> Program:
    (place,) = program.destinations
    return infer(replace(program, body=turned(program.body, place)))


@pytest.mark.parametrize("name", TURNED)
@given(
    n=st.integers(1, 5), m=st.integers(1, 5), k=st.integers(1, 4), seed=st.integers(0)
)
@settings(deadline=None, max_examples=10)
def test_the_same_to_the_bit(name: str, n: int, m: int, k: int, seed: int) -> None:
    program = spelled(*TURNED[name], "1, n", "")
    other = _turned(program)
    assert isinstance(other.body, Call)
    assert isinstance(other.body.fun, p.Transpose)
    rng = np.random.default_rng(seed)
    extents = {"C": n * m, "A": n * k, "B": k * m, "u": n, "v": m}
    inputs = {x: rng.normal(size=e).astype(np.float32) for x, e in extents.items()}
    sizes = {"n": n, "m": m, "k": k}
    results = [
        interpret(each, {x: v.copy() for x, v in inputs.items()}, sizes).buffers["C"]
        for each in (program, other)
    ]
    np.testing.assert_array_equal(*results)


@pytest.mark.parametrize("name", KEPT)
def test_others_stay(name: str) -> None:
    work, strides = KEPT[name]
    program = spelled(("A",), ("B",), work, strides, "[i] " if "nat(i)" in work else "")
    assert turned(program.body, program.destinations[0]) is program.body


def _named_like_the_row(term: Any) -> Any:
    """The term with the name of the row for the fold's accumulator, too."""
    match term:
        case Param("s", data):
            return Param("r", data)
        case Lambda(params, body, index):
            own = tuple(map(_named_like_the_row, params))
            return Lambda(own, _named_like_the_row(body), index)
        case _:
            return rebuild(term, _named_like_the_row)


def test_names_that_stand_for_two_things_stay() -> None:
    program = spelled(("A",), ("B",), "{fold}", "1, n", "")
    twice = _named_like_the_row(program.body)
    assert twice != program.body
    assert turned(program.body, program.destinations[0]) is not program.body
    assert turned(twice, program.destinations[0]) is twice
