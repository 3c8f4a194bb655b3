"""The meaning of scalar operators on NumPy arrays, in exact element types.

Integers wrap around. What C leaves undefined is defined here, so that the interpreter
is total, but kernels need not agree on it: x / 0 is 0 and x % 0 is x for integers, and
a float outside of the target's range is cast to the nearest bound, NaN to 0.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np

from lift.interp.values import Leaf, dtype_of
from lift.scalar import Op
from lift.types import ScalarType

Function = Callable[..., Leaf]


def apply_op(op: Op, scalar: ScalarType, args: list[Leaf]) -> Leaf:
    """The operator on arrays of one shape; `scalar` is the type of the operands."""
    if op.name in ("cast", "bitcast"):
        assert op.target is not None
        convert = cast if op.name == "cast" else bitcast
        return convert(args[0], scalar, op.target)
    if op.name in _WIDE:
        return np.asarray(_in_f64(_WIDE[op.name], args))
    return np.asarray(_EXACT[op.name](*args))


def _in_f64(function: Function, args: list[Leaf]) -> Leaf:
    """Approximate functions are computed in double precision, then rounded."""
    wide = [arg.astype(np.float64) for arg in args]
    return np.asarray(function(*wide)).astype(args[0].dtype)


def cast(value: Leaf, source: ScalarType, target: ScalarType) -> Leaf:
    """C's conversion; out of range it saturates."""
    if target.kind == "bool":
        return np.asarray(value != 0)
    if source.is_float and target.is_integer:
        return _saturating(value, target)
    return value.astype(dtype_of(target))


def _saturating(value: Leaf, target: ScalarType) -> Leaf:
    info = np.iinfo(dtype_of(target))
    wide = np.trunc(value.astype(np.float64))
    low, high = float(info.min), float(info.max)
    inside = (wide > low) & (wide < high)
    result = np.where(inside, wide, 0.0).astype(dtype_of(target))
    result = np.where(wide <= low, info.min, result)
    return np.where(wide >= high, info.max, result).astype(dtype_of(target))


def bitcast(value: Leaf, source: ScalarType, target: ScalarType) -> Leaf:
    """The same bits as another type."""
    bits = np.ascontiguousarray(value).view(dtype_of(target))
    return np.asarray(bits.reshape(value.shape))


def _where(test: Leaf, yes: Leaf, no: Leaf) -> Leaf:
    return np.where(test, yes, no)


def _divide(a: Leaf, b: Leaf) -> Leaf:
    if a.dtype.kind == "f":
        return np.divide(a, b)
    safe = np.where(b == 0, np.ones_like(b), b)
    if a.dtype.kind == "u":
        quotient = a // safe
    else:
        # Python rounds down, C towards zero; -MIN wraps, as it does in hardware.
        minus_one = safe == -1
        floor = a // np.where(minus_one, np.ones_like(safe), safe)
        inexact = (floor * safe != a) & ((a < 0) != (safe < 0))
        quotient = np.where(minus_one, -a, floor + inexact.astype(a.dtype))
    return np.where(b == 0, np.zeros_like(a), quotient)


def _remainder(a: Leaf, b: Leaf) -> Leaf:
    return np.asarray(a - _divide(a, b) * b)


def _bits(value: Leaf) -> int:
    return value.dtype.itemsize * 8


def _amount(value: Leaf, by: Leaf) -> Leaf:
    return np.asarray(by & by.dtype.type(_bits(value) - 1))


def _unsigned(value: Leaf) -> Leaf:
    return np.ascontiguousarray(value).view(f"u{value.dtype.itemsize}")


def _rotate(a: Leaf, b: Leaf) -> Leaf:
    left = _unsigned(_amount(a, b))
    right = (-left) & left.dtype.type(_bits(a) - 1)
    plain = _unsigned(a)
    bits = np.asarray((plain << left) | (plain >> right))
    return bits.view(a.dtype).reshape(a.shape)


def _clz(value: Leaf) -> Leaf:
    rest = _unsigned(value).copy()
    count = np.zeros(value.shape, value.dtype)
    for bit in range(_bits(value)):
        count = np.where(rest >> rest.dtype.type(bit) != 0, bit + 1, count)
    return (_bits(value) - count).astype(value.dtype).reshape(value.shape)


def _popcount(value: Leaf) -> Leaf:
    rest = _unsigned(value)
    one = rest.dtype.type(1)
    count = np.zeros(rest.shape, value.dtype)
    for bit in range(_bits(value)):
        count = count + ((rest >> rest.dtype.type(bit)) & one).astype(value.dtype)
    return count.reshape(value.shape)


def _in_python(function: Callable[..., int]) -> Function:
    """Integer operators that need more bits than NumPy has."""

    def apply(a: Leaf, b: Leaf) -> Leaf:
        info = np.iinfo(a.dtype)
        pairs = zip(a.ravel().tolist(), b.ravel().tolist(), strict=True)
        numbers = [function(x, y, info) for x, y in pairs]
        return np.array(numbers, dtype=a.dtype).reshape(a.shape)

    return apply


def _clamped(number: int, info: Any) -> int:
    return int(min(max(number, info.min), info.max))


def _round(value: Leaf) -> Leaf:
    whole = np.trunc(value)
    up = np.abs(value - whole) >= 0.5
    away = np.copysign(np.ones_like(value), value)
    return np.copysign(np.where(up, whole + away, whole), value)


def fma(a: Leaf, b: Leaf, c: Leaf) -> Leaf:
    """a·b + c rounded once."""
    if a.dtype == np.float32:
        return _fma_f32(a, b, c)
    triples = zip(a.ravel(), b.ravel(), c.ravel(), strict=True)
    numbers = [_fma_f64(float(x), float(y), float(z)) for x, y, z in triples]
    return np.array(numbers, dtype=np.float64).reshape(a.shape)


def _fma_f64(a: float, b: float, c: float) -> float:
    if not (math.isfinite(a) and math.isfinite(b) and math.isfinite(c)):
        # A huge finite product must not meet an infinity of the other sign.
        infinite = math.isinf(c) and math.isfinite(a) and math.isfinite(b)
        return c if infinite else a * b + c
    exact = Fraction(a) * Fraction(b) + Fraction(c)
    if not exact:
        return a * b + c
    try:
        return float(exact)
    except OverflowError:
        return math.inf if exact > 0 else -math.inf


def _fma_f32(a: Leaf, b: Leaf, c: Leaf) -> Leaf:
    """In double precision with rounding to odd, so that rounding twice is harmless."""
    product = a.astype(np.float64) * b.astype(np.float64)
    addend = c.astype(np.float64)
    total = product + addend
    # TwoSum: the error of the addition, exactly.
    back = total - product
    lost = (product - (total - back)) + (addend - back)
    bits = np.ascontiguousarray(total).view(np.int64).reshape(total.shape)
    even = (bits & 1) == 0
    fix = np.isfinite(total) & (lost != 0) & even
    towards = np.where(lost > 0, np.inf, -np.inf)
    return np.where(fix, np.nextafter(total, towards), total).astype(np.float32)


def _elementwise(function: Callable[..., float]) -> Function:
    """A function of Python's math module; its domain errors become NaN or infinity."""

    def one(*args: float) -> float:
        try:
            return function(*args)
        except OverflowError:
            return math.inf
        except ValueError:
            return math.nan

    return lambda *args: np.vectorize(one, otypes=[np.float64])(*args)


_EXACT: dict[str, Function] = {
    "add": np.add,
    "sub": np.subtract,
    "mul": np.multiply,
    "div": _divide,
    "rem": _remainder,
    "neg": lambda a: -a if a.dtype.kind == "f" else np.zeros_like(a) - a,
    "abs": lambda a: np.where(a < 0, np.zeros_like(a) - a, a),
    "min": lambda a, b: _where(b < a, b, a),
    "max": lambda a, b: _where(a < b, b, a),
    "eq": np.equal,
    "ne": np.not_equal,
    "lt": np.less,
    "le": np.less_equal,
    "gt": np.greater,
    "ge": np.greater_equal,
    "and": np.bitwise_and,
    "or": np.bitwise_or,
    "xor": np.bitwise_xor,
    "not": np.invert,
    "shl": lambda a, b: a << _amount(a, b),
    "shr": lambda a, b: a >> _amount(a, b),
    "rotate": _rotate,
    "clz": _clz,
    "popcount": _popcount,
    "mul_hi": _in_python(lambda x, y, info: (x * y) >> info.bits),
    "add_sat": _in_python(lambda x, y, info: _clamped(x + y, info)),
    "sub_sat": _in_python(lambda x, y, info: _clamped(x - y, info)),
    "isnan": np.isnan,
    "isinf": np.isinf,
    "isfinite": np.isfinite,
    "signbit": np.signbit,
    "ldexp": lambda a, b: np.ldexp(a, b).astype(a.dtype),
    "fma": fma,
    "sqrt": np.sqrt,
    "fabs": np.abs,
    "floor": np.floor,
    "ceil": np.ceil,
    "trunc": np.trunc,
    "round": _round,
    "rint": np.rint,
    "fmin": np.fmin,
    "fmax": np.fmax,
    "copysign": np.copysign,
    "fmod": np.fmod,
    "fdim": lambda a, b: np.where(a <= b, np.zeros_like(a), a - b),
}
_WIDE: dict[str, Function] = {
    "remainder": _elementwise(math.remainder),
    "rsqrt": lambda a: 1.0 / np.sqrt(a),
    "cbrt": np.cbrt,
    "exp": np.exp,
    "exp2": np.exp2,
    "exp10": lambda a: np.power(10.0, a),
    "expm1": np.expm1,
    "log": np.log,
    "log2": np.log2,
    "log10": np.log10,
    "log1p": np.log1p,
    "sin": np.sin,
    "cos": np.cos,
    "tan": np.tan,
    "asin": np.arcsin,
    "acos": np.arccos,
    "atan": np.arctan,
    "sinh": np.sinh,
    "cosh": np.cosh,
    "tanh": np.tanh,
    "asinh": np.arcsinh,
    "acosh": np.arccosh,
    "atanh": np.arctanh,
    "atan2": np.arctan2,
    "pow": np.power,
    "hypot": np.hypot,
    "erf": _elementwise(math.erf),
    "erfc": _elementwise(math.erfc),
    "tgamma": _elementwise(math.gamma),
    "lgamma": _elementwise(math.lgamma),
}
DEFINED = frozenset(_EXACT) | frozenset(_WIDE)
