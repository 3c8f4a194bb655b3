"""Scalar operators against Python's exact integers and fractions."""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from lift.interp.scalars import apply_op
from lift.interp.values import dtype_of
from lift.scalar import Op, bits_of, value_of
from lift.terms.core import Literal
from lift.text.literals import read_bits, read_number, show_literal
from lift.types import F32, F64, SCALARS, ScalarType

INTEGERS = [scalar for scalar in SCALARS.values() if scalar.is_integer]
quick = settings(deadline=None, max_examples=60)


def wrap(number: int, scalar: ScalarType) -> int:
    return int(value_of(bits_of(number, scalar), scalar))


def compute(name: str, scalar: ScalarType, *numbers: float) -> float:
    args = [np.array(number, dtype_of(scalar)) for number in numbers]
    with np.errstate(all="ignore"):
        return apply_op(Op(name), scalar, args).item()


def truncated(a: int, b: int) -> int:
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


MEANINGS = {
    "add": lambda a, b, s: a + b,
    "sub": lambda a, b, s: a - b,
    "mul": lambda a, b, s: a * b,
    "div": lambda a, b, s: truncated(a, b) if b else 0,
    "rem": lambda a, b, s: a - truncated(a, b) * b if b else a,
    "min": lambda a, b, s: min(a, b),
    "max": lambda a, b, s: max(a, b),
    "and": lambda a, b, s: a & b,
    "or": lambda a, b, s: a | b,
    "xor": lambda a, b, s: a ^ b,
    "shl": lambda a, b, s: a << (b % s.bits),
    "shr": lambda a, b, s: a >> (b % s.bits),
    "mul_hi": lambda a, b, s: (a * b) >> s.bits,
    "rotate": lambda a, b, s: _rotated(a, b % s.bits, s),
    "add_sat": lambda a, b, s: _clamp(a + b, s),
    "sub_sat": lambda a, b, s: _clamp(a - b, s),
}


def _rotated(a: int, by: int, scalar: ScalarType) -> int:
    bits = bits_of(a, scalar)
    return (bits << by) | (bits >> (scalar.bits - by))


def _clamp(number: int, scalar: ScalarType) -> int:
    info = np.iinfo(dtype_of(scalar))
    return int(min(max(number, info.min), info.max))


@pytest.mark.parametrize("name", MEANINGS)
@pytest.mark.parametrize("scalar", INTEGERS, ids=str)
def test_integer_operators_wrap_around(name: str, scalar: ScalarType) -> None:
    info = np.iinfo(dtype_of(scalar))
    interesting = {0, 1, 2, 3, 7, int(info.max), int(info.max) - 1, int(info.min)}
    if scalar.is_signed:
        interesting |= {-1, -2, -7, int(info.min) + 1}
    for a in interesting:
        for b in interesting:
            expected = wrap(MEANINGS[name](a, b, scalar), scalar)
            assert compute(name, scalar, a, b) == expected, (a, b)


@pytest.mark.parametrize("scalar", INTEGERS, ids=str)
def test_bit_counts(scalar: ScalarType) -> None:
    for number in (0, 1, 5, 100, int(np.iinfo(dtype_of(scalar)).max)):
        bits = bits_of(number, scalar)
        assert compute("popcount", scalar, number) == bits.bit_count()
        assert compute("clz", scalar, number) == scalar.bits - bits.bit_length()
        assert compute("neg", scalar, number) == wrap(-number, scalar)
        assert compute("not", scalar, number) == wrap(~number, scalar)


floats = st.floats(allow_nan=False, allow_infinity=False)
singles = st.floats(width=32, allow_nan=False, allow_infinity=False)


@quick
@given(floats, floats, floats)
def test_fma_in_double_precision(a: float, b: float, c: float) -> None:
    exact = Fraction(a) * Fraction(b) + Fraction(c)
    try:
        expected = float(exact)
    except OverflowError:
        expected = math.inf if exact > 0 else -math.inf
    assert compute("fma", F64, a, b, c) == expected


@quick
@given(singles, singles, singles)
@example(0.0, 0.0, float(np.finfo(np.float32).max))
@example(0.0, 0.0, float(np.finfo(np.float32).min))
def test_fma_in_single_precision(a: float, b: float, c: float) -> None:
    exact = Fraction(a) * Fraction(b) + Fraction(c)
    got = compute("fma", F32, a, b, c)
    assert got == _nearest_f32(exact), (a, b, c)


def _nearest_f32(exact: Fraction) -> float:
    """By search among neighbours, with ties to even."""
    largest = Fraction(float(np.finfo(np.float32).max))
    if abs(exact) >= largest + Fraction(2) ** 103:
        return math.inf if exact > 0 else -math.inf
    guess = np.float32(min(max(float(exact), -float(largest)), float(largest)))
    # Beyond the largest there is infinity, which is left out below.
    with np.errstate(over="ignore"):
        above = np.nextafter(guess, np.float32(np.inf))
        below = np.nextafter(guess, np.float32(-np.inf))
    around = [guess, above, below]
    finite = [x for x in around if np.isfinite(x)]
    best = min(abs(Fraction(float(x)) - exact) for x in finite)
    tied = [x for x in finite if abs(Fraction(float(x)) - exact) == best]
    return float(min(tied, key=lambda x: bits_of(float(x), F32) & 1))


def test_fma_keeps_infinities() -> None:
    assert compute("fma", F64, 1e308, 10.0, -math.inf) == -math.inf
    assert math.isnan(compute("fma", F64, math.inf, 0.0, 1.0))


@pytest.mark.parametrize(
    ("name", "args", "expected"),
    [
        ("round", (2.5,), 3.0),
        ("round", (-2.5,), -3.0),
        ("round", (0.49999997,), 0.0),
        ("rint", (2.5,), 2.0),
        ("trunc", (-2.5,), -2.0),
        ("min", (math.nan, 1.0), math.nan),
        ("min", (1.0, math.nan), 1.0),
        ("max", (math.nan, 1.0), math.nan),
        ("fmin", (math.nan, 1.0), 1.0),
        ("fmax", (1.0, math.nan), 1.0),
        ("copysign", (1.0, -0.0), -1.0),
        ("fdim", (1.0, 3.0), 0.0),
        ("fmod", (-5.5, 2.0), -1.5),
    ],
)
def test_float_corner_cases(
    name: str, args: tuple[float, ...], expected: float
) -> None:
    got = compute(name, F32, *args)
    assert got == expected or (math.isnan(got) and math.isnan(expected))


@pytest.mark.parametrize("target", INTEGERS, ids=str)
def test_casts_from_float_truncate_and_saturate(target: ScalarType) -> None:
    info = np.iinfo(dtype_of(target))
    cases = {
        2.9: 2,
        math.nan: 0,
        math.inf: info.max,
        -math.inf: info.min,
        1e30: info.max,
    }
    for value, expected in cases.items():
        got = apply_op(Op("cast", target), F64, [np.array(value)])
        assert got.item() == int(expected), value
    if target.is_signed:
        got = apply_op(Op("cast", target), F64, [np.array(-2.9)])
        assert got.item() == -2


@quick
@given(st.sampled_from([F32, F64]), st.integers(0, 2**64 - 1))
def test_literals_keep_every_bit_of_floats(scalar: ScalarType, bits: int) -> None:
    literal = Literal(scalar, bits & ((1 << scalar.bits) - 1))
    assert _read(show_literal(literal)) == literal


@quick
@given(st.sampled_from(INTEGERS), st.integers(0, 2**64 - 1))
def test_literals_keep_every_bit_of_integers(scalar: ScalarType, bits: int) -> None:
    literal = Literal(scalar, bits & ((1 << scalar.bits) - 1))
    assert _read(show_literal(literal)) == literal


def _read(text: str) -> Literal:
    if "#" in text:
        return read_bits(text)
    return read_number(text.removeprefix("-"), negative=text.startswith("-"))


def test_largest_float_has_a_literal() -> None:
    literal = Literal(F32, 0x7F7FFFFF)
    assert show_literal(literal) == "3.4028235e+38f"
