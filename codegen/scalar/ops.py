"""LLVM's scalar operations as Lift's, as tables.

Each entry takes the instruction and its translated operands and gives the result; an
operation that is in no table has no equivalent and stops the translation.

Note [Wrapping]
In OpenCL C, as in C, a signed overflow is undefined. An addition that LLVM does not
mark `nsw` wraps, so it is done on unsigned integers.

Note [Zeros]
fmin and fmax may return either zero if both operands are zeros. What x86 code does for
`llvm.minnum` is written out, so that the kernel returns the same one.

Note [Sign extension]
`(x << 24) >> 24` is how LLVM writes (int)(signed char)x. PoCL 3.1 (LLVM 14) vectorises
such shifts of a loop's counter wrongly, so the narrow type is written instead.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from codegen.scalar.types import UNSIGNED, lift_type
from detector.model import Instruction
from lift.scalar import Op
from lift.terms.build import cast, lit, op
from lift.terms.core import Call, Expr, Let, Literal, Param
from lift.types import BOOL, I8, I16, I32, I64, ScalarType

Rule: TypeAlias = Callable[[Instruction, Sequence[Expr]], Expr]

TRUE, FALSE = lit(1, BOOL), lit(0, BOOL)


def bitcast(value: Expr, target: ScalarType) -> Expr:
    """The same bits in another type of the same width."""
    match value:
        case Literal(bits=bits):
            return Literal(target, bits)
        case Call(
            fun=Op(name="bitcast"), args=(Literal() | Call() | Param() as inner,)
        ):
            # One of two in a row is enough, whatever was in between.
            return Call(Op("bitcast", target), (inner,))
        case _:
            return Call(Op("bitcast", target), (value,))


def negation(value: Expr) -> Expr:
    """Logical not."""
    return op("xor", value, TRUE)


def _scalar(instruction: Instruction, index: int | None = None) -> ScalarType:
    type_ = instruction.type if index is None else instruction.operands[index].type
    found = lift_type(type_)
    assert found is not None, "the body checks types before it asks for an operation"
    return found


def _plain(name: str) -> Rule:
    return lambda _, operands: op(name, *operands)


def _unsigned(name: str, instruction: Instruction, operands: Sequence[Expr]) -> Expr:
    signed = _scalar(instruction)
    if signed == BOOL:
        return op(name, *operands)
    unsigned = UNSIGNED[signed]
    return bitcast(op(name, *(bitcast(o, unsigned) for o in operands)), signed)


def _as_unsigned(name: str) -> Rule:
    return lambda i, operands: _unsigned(name, i, operands)


def _wrapping(name: str) -> Rule:
    def rule(i: Instruction, operands: Sequence[Expr]) -> Expr:
        if "nsw" in i.flags:
            return op(name, *operands)
        return _unsigned(name, i, operands)

    return rule


def _on_bools(when_bool: Rule, otherwise: Rule) -> Rule:
    def rule(i: Instruction, operands: Sequence[Expr]) -> Expr:
        chosen = when_bool if _scalar(i) == BOOL else otherwise
        return chosen(i, operands)

    return rule


_NARROW = {8: I8, 16: I16, 32: I32}


def _arithmetic_shift(i: Instruction, operands: Sequence[Expr]) -> Expr:
    """Note [Sign extension]: the upper bits as a narrow integer, widened again."""
    value, by = operands
    wide = _scalar(i)
    kept = wide.bits - by.bits if isinstance(by, Literal) else 0
    narrow = _NARROW.get(kept)
    if narrow is None or wide == BOOL or kept >= wide.bits:
        return op("shr", value, by)
    unsigned = UNSIGNED[wide]
    upper = op("shr", bitcast(value, unsigned), bitcast(by, unsigned))
    return cast(bitcast(cast(upper, UNSIGNED[narrow]), narrow), wide)


BINARY: dict[str, Rule] = {
    # Modulo 2, addition and subtraction are exclusive or, multiplication is and.
    "add": _on_bools(_plain("xor"), _wrapping("add")),
    "sub": _on_bools(_plain("xor"), _wrapping("sub")),
    "mul": _on_bools(_plain("and"), _wrapping("mul")),
    "sdiv": _plain("div"),
    "srem": _plain("rem"),
    "udiv": _as_unsigned("div"),
    "urem": _as_unsigned("rem"),
    "shl": _as_unsigned("shl"),
    "lshr": _as_unsigned("shr"),
    "ashr": _arithmetic_shift,
    "and": _plain("and"),
    "or": _plain("or"),
    "xor": _plain("xor"),
    "fadd": _plain("add"),
    "fsub": _plain("sub"),
    "fmul": _plain("mul"),
    "fdiv": _plain("div"),
    "frem": _plain("fmod"),
    "fneg": _plain("neg"),
}

_ORDERS = {"gt": "gt", "ge": "ge", "lt": "lt", "le": "le"}
_OPPOSITE = {"gt": "le", "ge": "lt", "lt": "ge", "le": "gt"}


def compare_integers(i: Instruction, operands: Sequence[Expr]) -> Expr:
    """icmp: `s` predicates on signed, `u` ones on unsigned integers."""
    predicate = i.predicate or ""
    if predicate in ("eq", "ne"):
        return op(predicate, *operands)
    name = _ORDERS[predicate[1:]]
    signed = _scalar(i, 0)
    if signed == BOOL:
        # As a signed i1, true is -1: the order turns round.
        pair = operands if predicate[0] == "u" else tuple(reversed(operands))
        return op(name, *pair)
    if predicate[0] == "s":
        return op(name, *operands)
    return op(name, *(bitcast(o, UNSIGNED[signed]) for o in operands))


def compare_floats(i: Instruction, operands: Sequence[Expr]) -> Expr:
    """fcmp: C's operators are the ordered ones, and `!=` the unordered one."""
    a, b = operands
    predicate = i.predicate or ""
    either_nan = op("or", op("ne", a, a), op("ne", b, b))
    match predicate:
        case "oeq":
            return op("eq", a, b)
        case "une":
            return op("ne", a, b)
        case "one":
            return op("or", op("lt", a, b), op("gt", a, b))
        case "ueq":
            return negation(op("or", op("lt", a, b), op("gt", a, b)))
        case "ord":
            return negation(either_nan)
        case "uno":
            return either_nan
        case "true" | "false":
            return lit(int(predicate == "true"), BOOL)
        case _ if predicate[0] == "o":
            return op(_ORDERS[predicate[1:]], a, b)
        case _:
            return negation(op(_OPPOSITE[predicate[1:]], a, b))


def _low_bits(value: Expr, source: ScalarType, target: ScalarType) -> Expr:
    # OpenCL's conversion to a narrower signed integer is not defined to wrap.
    narrow = cast(bitcast(value, UNSIGNED[source]), UNSIGNED[target])
    return bitcast(narrow, target)


def convert(i: Instruction, operands: Sequence[Expr]) -> Expr:
    """All casts of LLVM between scalars."""
    (value,) = operands
    source, target = _scalar(i, 0), _scalar(i)
    match i.opcode:
        case "zext" | "uitofp" if source != BOOL:
            return cast(bitcast(value, UNSIGNED[source]), target)
        case "sext" | "sitofp" if source == BOOL:
            minus, none = lit(-1, target), lit(0, target)
            return op("select", value, minus, none)
        case "trunc" if target == BOOL:
            one = lit(1, source)
            return op("ne", op("and", value, one), lit(0, source))
        case "trunc":
            return _low_bits(value, source, target)
        case "fptoui" | "fptosi" if target in (I8, I16):
            # What is out of range is undefined, but not to the user who has seen what
            # machines do: convert to the wider signed integer, then drop bits.
            return _low_bits(cast(value, I32), I32, target)
        case "fptoui" if target == I32:
            return _low_bits(cast(value, I64), I64, I32)
        case "fptoui" if target != BOOL:
            return bitcast(cast(value, UNSIGNED[target]), target)
        case "bitcast":
            return bitcast(value, target) if source != target else value
        case _:
            return cast(value, target)


def _absolute(i: Instruction, value: Expr) -> Expr:
    """The least integer has no opposite: it stays what it is, by wrapping."""
    none = lit(0, _scalar(i))
    negative = _unsigned("sub", i, (none, value))
    return op("select", op("lt", value, none), negative, value)


def _difference_or_zero(i: Instruction, operands: Sequence[Expr]) -> Expr:
    """a - min(a, b), unsigned; the first operand is named, since it is needed twice."""
    a, b = operands
    start = Param("m1")
    least = _unsigned("min", i, (start, b))
    return Let(start, a, _unsigned("sub", i, (start, least)))


def _extremum(order: str, a: Expr, b: Expr) -> Expr:
    """See Note [Zeros]; the operands are named, since each is needed three times."""
    one, other = Param("m1"), Param("m2")
    picked = op("select", op(order, other, one), other, one)
    chosen = op("select", op("ne", one, one), other, picked)
    return Let(one, a, Let(other, b, chosen))


def _funnel(towards: str, back: str, first: int) -> Rule:
    """A rotation, or a part of two values side by side: the `first` comes this way.

    The other one moves in two steps, since by all of its bits no integer can be moved.
    """

    def rule(i: Instruction, operands: Sequence[Expr]) -> Expr:
        data = _scalar(i)
        last = lit(data.bits - 1, data)
        by = Param("m1")
        moved = _unsigned(towards, i, (operands[first], by))
        rest = _unsigned(back, i, (operands[1 - first], lit(1, data)))
        rest = _unsigned(back, i, (rest, op("xor", by, last)))
        return Let(by, op("and", operands[2], last), op("or", moved, rest))

    return rule


CASTS = frozenset(
    ["zext", "sext", "trunc", "fptosi", "fptoui", "sitofp", "uitofp", "fptrunc",
     "fpext", "bitcast"]
)  # fmt: skip

# Intrinsics by their name up to the type suffix.
_INTRINSICS: dict[str, Rule] = {
    "llvm.smax": _plain("max"),
    "llvm.smin": _plain("min"),
    "llvm.umax": _as_unsigned("max"),
    "llvm.umin": _as_unsigned("min"),
    "llvm.usub.sat": _difference_or_zero,
    "llvm.fshl": _funnel("shl", "shr", 0),
    "llvm.fshr": _funnel("shr", "shl", 1),
    "llvm.abs": lambda i, operands: _absolute(i, operands[0]),
    "llvm.fabs": _plain("fabs"),
    "llvm.sqrt": _plain("sqrt"),
    "llvm.floor": _plain("floor"),
    "llvm.ceil": _plain("ceil"),
    "llvm.trunc": _plain("trunc"),
    "llvm.round": _plain("round"),
    "llvm.rint": _plain("rint"),
    "llvm.nearbyint": _plain("rint"),
    "llvm.roundeven": _plain("rint"),
    "llvm.copysign": _plain("copysign"),
    "llvm.fma": _plain("fma"),
    "llvm.minnum": lambda _, operands: _extremum("lt", *operands),
    "llvm.maxnum": lambda _, operands: _extremum("gt", *operands),
}

# libm's functions of one meaning with OpenCL's; `f` marks the float versions.
_SHORT = (
    "sqrt fabs floor ceil trunc round rint fmin fmax copysign fmod remainder fdim fma"
)
_LONG = (
    "cbrt exp exp2 exp10 expm1 log log2 log10 log1p sin cos tan asin acos atan sinh "
    "cosh tanh asinh acosh atanh atan2 pow hypot erf erfc tgamma lgamma"
)
_SAME_NAME = f"{_SHORT} {_LONG}"
_LIBM: dict[str, str] = {name: name for name in _SAME_NAME.split()} | {
    "nearbyint": "rint"
}
_LIBM |= {f"{name}f": target for name, target in _LIBM.items()}
_LLVM_LIBM = (
    "exp exp2 exp10 log log2 log10 sin cos tan asin acos atan sinh cosh tanh atan2 pow"
)
_INTRINSICS |= {f"llvm.{name}": _plain(name) for name in _LLVM_LIBM.split()}


_EXTREMA = {
    "fmin": _INTRINSICS["llvm.minnum"],
    "fmax": _INTRINSICS["llvm.maxnum"],
}


def call_rule(callee: str) -> Rule | None:
    """The rule for a call of this function, None if a kernel has no such function."""
    if callee in _LIBM:
        extremum = _EXTREMA.get(_LIBM[callee])
        return extremum or _plain(_LIBM[callee])
    return _INTRINSICS.get(callee.rpartition(".")[0])


def operator_of_call(callee: str) -> str | None:
    """The operator of Lift that stands for a libm call or math intrinsic."""
    if callee in _LIBM:
        return _LIBM[callee]
    stem = callee.rpartition(".")[0].removeprefix("llvm.")
    return stem if stem in _SAME_NAME.split() else None


def is_long_call(callee: str) -> bool:
    """Whether this is a function of libm that takes as long as a whole loop body."""
    return operator_of_call(callee) in _LONG.split()
