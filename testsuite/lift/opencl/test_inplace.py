"""Results into a parameter that is read: in place only where no new value is read."""

from __future__ import annotations

import numpy as np
import pytest

from lift.targets import compiled
from lift.text import parse_program
from testsuite.lift.targets.harness import DEVICE_MARKS, agree

_HEAD = (
    "program p<n, k>(inout C: [f32](n*n), A: [f32](n*k), B: [f32](n*k)): "
    "[[f32]n]n into C[0; {strides}] = "
)
_SUM = "(zip({a}, {b}) |> reduce(\\(s, e) -> s + e.0 * e.1, {start}))"
_ROWS = "strided(0, n, n, n)"
_FACTOR = "strided(0, n, k, k)"


def _product(strides: str, old: str, work: str, start: str = "0.0f") -> str:
    fold = _SUM.format(a="r.0", b="c.0", start=start)
    return _HEAD.format(strides=strides) + (
        f"zip(A |> {_FACTOR}, {old}) |> map(\\r -> zip(B |> {_FACTOR}, r.1) "
        f"|> map(\\c -> {work.format(fold=fold)}))"
    )


_OWN, _OTHER = f"C |> {_ROWS}", f"C |> {_ROWS} |> transpose"
IN_PLACE = {
    "what follows a sum": _product("n, 1", _OWN, "{fold} * 2.0f + c.1"),
    "where a sum begins": _product("n, 1", _OWN, "{fold}", "c.1"),
    "both": _product("n, 1", _OWN, "{fold} + c.1", "c.1"),
    "columns": _product("1, n", _OTHER, "{fold} - c.1"),
}
STAGED = {
    "elements of others": _product("n, 1", _OTHER, "{fold} * 2.0f + c.1"),
    "where the sums of others begin": _product("1, n", _OWN, "{fold}", "c.1"),
    "a whole row": _HEAD.format(strides="n, 1")
    + f"zip(C |> {_ROWS}, B |> {_FACTOR}) |> map(\\r -> r.0 |> map(\\x -> x + "
    "(r.0 |> reduce(\\(s, y) -> s + y, 0.0f))))",
}


def _staged(text: str) -> bool:
    _, plan = compiled(parse_program(text))
    return any(buffer.name.startswith("staged") for buffer in plan.buffers)


@pytest.mark.parametrize("name", IN_PLACE)
def test_own_elements_only(name: str) -> None:
    assert not _staged(IN_PLACE[name])


@pytest.mark.parametrize("name", STAGED)
def test_elements_of_others(name: str) -> None:
    assert _staged(STAGED[name])


@pytest.mark.parametrize("name", [*IN_PLACE, *STAGED])
class TestResults:
    pytestmark = DEVICE_MARKS

    @pytest.mark.parametrize("n", [1, 6, 17, 40])
    def test_agrees_with_the_interpreter(self, name: str, n: int) -> None:
        rng = np.random.default_rng(n)
        extents = {"C": n * n, "A": n * 3, "B": n * 3}
        inputs = {x: rng.normal(size=e).astype(np.float32) for x, e in extents.items()}
        text = (IN_PLACE | STAGED)[name]
        agree(parse_program(text), inputs, sizes={"n": n, "k": 3})
