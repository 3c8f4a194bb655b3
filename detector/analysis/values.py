"""From SSA values to expressions, instruction by instruction.

Consumes the IR model and an evaluator (for operands, recurrences and proofs); produces
for each integer or pointer value two readings.  Its *ring* form is congruent to the
value modulo 2**bits.  Its *exact* forms, signed and unsigned, are the integer itself,
under the conditions that come with them.  Must not know loops or memory.

Note [Poison]
`nsw` and the like make a wrapped result poison.  Saying that the result is the
unwrapped integer is then a refinement, as LLVM's own passes do it.  `freeze` ends
this licence, so it is opaque.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from detector.analysis.condition import NONE, Conditions, at_least_zero, counters
from detector.analysis.expr import (
    Counter,
    Expr,
    const,
    floordiv,
    maximum,
    minimum,
    mod,
)
from detector.analysis.expr import Value as ValueAtom
from detector.model import (
    ArrayType,
    ConstantExpression,
    ConstantInt,
    Function,
    GlobalVariable,
    Instruction,
    IntType,
    PointerType,
    StructType,
    Type,
    Unsized,
    Value,
    VectorType,
)

if TYPE_CHECKING:
    from detector.analysis.scev import Evaluator


@dataclass(frozen=True, slots=True)
class Form:
    """An expression and what has to hold for it to be right."""

    expr: Expr
    conditions: Conditions = NONE

    def counters(self) -> frozenset[Counter]:
        """The iteration counters in the expression and in its conditions."""
        return self.expr.counters() | counters(self.conditions)

    def __add__(self, other: Form) -> Form:
        return Form(self.expr + other.expr, self.conditions | other.conditions)

    def __sub__(self, other: Form) -> Form:
        return Form(self.expr - other.expr, self.conditions | other.conditions)

    def __mul__(self, other: Form) -> Form:
        return Form(self.expr * other.expr, self.conditions | other.conditions)


Rule = Callable[["Evaluator", Instruction, bool], Form | None]

_INT = (1 << 32) - 1


def bits_of(type_: Type, word: int) -> int | None:
    """The width of an integer or pointer, None for anything else."""
    match type_:
        case IntType(bits):
            return bits
        case PointerType(address_space=0):
            return word
        case _:
            return None


def leaf(value: Value, bits: int, signed: bool) -> ValueAtom:
    """The atom that stands for a value nothing more is known about."""
    pointer = isinstance(value.type, PointerType)
    sigil = "@" if isinstance(value, GlobalVariable | Function) else "%"
    return ValueAtom(
        f"{sigil}{getattr(value, 'name', None)}", bits, signed and not pointer, pointer
    )


def number(value: Value) -> int | None:
    """The signed value of an integer constant."""
    return value.signed if isinstance(value, ConstantInt) else None


# ---- ring: congruent modulo 2**bits -------------------------------------------------


def _add(ev: Evaluator, i: Instruction, signed: bool) -> Form:
    return ev.ring_operand(i, 0, signed) + ev.ring_operand(i, 1, signed)


def _sub(ev: Evaluator, i: Instruction, signed: bool) -> Form:
    return ev.ring_operand(i, 0, signed) - ev.ring_operand(i, 1, signed)


def _mul(ev: Evaluator, i: Instruction, signed: bool) -> Form:
    return ev.ring_operand(i, 0, signed) * ev.ring_operand(i, 1, signed)


def _shl(ev: Evaluator, i: Instruction, signed: bool) -> Form | None:
    places = _shift(i)
    if places is None:
        return None
    moved = ev.ring_operand(i, 0, signed) * Form(const(1 << places))
    return _near_zero(moved, bits_of(i.type, ev.word)) if signed else moved


def _near_zero(form: Form, bits: int | None) -> Form:
    """The congruent form whose constant is a signed number of this width.

    Compilers widen `i - 1` of 32 bits to `i + 4294967295` of 64 and cut it again.
    """
    constant = next((c for monomial, c in form.expr.terms if not monomial), 0)
    if bits is None or not constant:
        return form
    half = 1 << (bits - 1)
    near = (constant + half) % (2 * half) - half
    return Form(form.expr + (near - constant), form.conditions)


def _shift(i: Instruction) -> int | None:
    places = number(i.operands[1])
    bits = bits_of(i.type, 64) or 0
    return places if places is not None and 0 <= places < bits else None


def _or(ev: Evaluator, i: Instruction, signed: bool) -> Form | None:
    if "disjoint" in i.flags:
        return _add(ev, i, signed)
    bits = number(i.operands[1])
    if bits is None or bits <= 0:
        return None
    # Older compilers leave the flag out: 2*i | 1 sets a bit that is certainly clear.
    low = 1 << bits.bit_length()
    top = ev.ring_operand(i, 0, signed)
    if any(coefficient % low for _, coefficient in top.expr.terms):
        return None
    return top + Form(const(bits))


def _xor(ev: Evaluator, i: Instruction, signed: bool) -> Form | None:
    # ~x = -x - 1 in two's complement, whatever the width.
    if number(i.operands[1]) != -1 or bits_of(i.type, 64) == 1:
        return None
    return Form(const(-1)) - ev.ring_operand(i, 0, signed)


def _same(ev: Evaluator, i: Instruction, signed: bool) -> Form | None:
    if bits_of(i.operands[0].type, ev.word) is None:
        return None
    same = ev.ring_operand(i, 0, signed)
    return _near_zero(same, bits_of(i.type, ev.word)) if signed else same


def _pointer_cast(ev: Evaluator, i: Instruction, signed: bool) -> Form | None:
    source = bits_of(i.operands[0].type, ev.word)
    target = bits_of(i.type, ev.word)
    # A narrower integer made a pointer is zero-extended: not the same ring.
    if source is None or target is None or source < target:
        return None
    return ev.ring_operand(i, 0, signed)


def _extend(ev: Evaluator, i: Instruction, signed: bool) -> Form | None:
    if bits_of(i.operands[0].type, ev.word) is None:
        return None
    as_signed = i.opcode == "sext" or "nneg" in i.flags
    return ev.exact_operand(i, 0, as_signed)


def _divide(ev: Evaluator, i: Instruction, signed: bool) -> Form | None:
    """Division by a positive constant, where rounding down is what happens."""
    by = _shift(i) if i.opcode in ("lshr", "ashr") else number(i.operands[1])
    if by is None:
        return None
    divisor = 1 << by if i.opcode in ("lshr", "ashr") else by
    if divisor <= 0:
        return None
    as_signed = i.opcode in ("sdiv", "ashr")
    top = ev.exact_operand(i, 0, as_signed)
    rounds_up = i.opcode == "sdiv" and "exact" not in i.flags
    if rounds_up and not ev.known_at(i.block).proves(top.expr):
        return None
    return Form(floordiv(top.expr, const(divisor)), top.conditions)


def _remainder(ev: Evaluator, i: Instruction, signed: bool) -> Form | None:
    by = number(i.operands[1])
    if by is None or by <= 0:
        return None
    top = ev.exact_operand(i, 0, i.opcode == "srem")
    if i.opcode == "srem" and not ev.known_at(i.block).proves(top.expr):
        return None
    return Form(mod(top.expr, const(by)), top.conditions)


def _mask(ev: Evaluator, i: Instruction, signed: bool) -> Form | None:
    if (mask := number(i.operands[1]) or 0) <= 0:
        return None
    # The low bits are those of any congruent integer; of a multiple of 64 the last six
    # are clear, so it does not matter whether they are masked.
    top = ev.ring_operand(i, 0, signed)
    clear = (mask & -mask) - 1
    if any(coefficient & clear for _, coefficient in top.expr.terms):
        return None
    mask |= clear
    if mask & (mask + 1):
        return None
    known = ev.known_at(i.block)
    if known.within(top.expr, 0, mask):
        return top
    plain = all(len(m) < 2 and 0 < c <= _INT // 2 for m, c in top.expr.terms)
    if mask == _INT and plain:
        # How compilers widen 64*i of 32 bits; exact where nothing wraps (i - 1 does).
        sides = (top.expr, -top.expr + mask)
        needed = (at_least_zero(side) for side in sides if not known.proves(side))
        return Form(top.expr, top.conditions | frozenset(needed))
    return Form(mod(top.expr, const(mask + 1)), top.conditions)


_EXTREMA: dict[str, tuple[Callable[..., Expr], bool]] = {
    "llvm.smax": (maximum, True),
    "llvm.smin": (minimum, True),
    "llvm.umax": (maximum, False),
    "llvm.umin": (minimum, False),
    # i > 0 ? i - 1 : 0
    "llvm.usub.sat": (lambda a, b: maximum(a - b, const(0)), False),
}


def _call(ev: Evaluator, i: Instruction, signed: bool) -> Form | None:
    if not isinstance(i.callee, Function):
        return None
    found = _EXTREMA.get(i.callee.name.rpartition(".")[0])
    if found is None:
        return None
    pick, as_signed = found
    a, b = ev.exact_operand(i, 0, as_signed), ev.exact_operand(i, 1, as_signed)
    conditions = a.conditions | b.conditions
    if pick not in (maximum, minimum):
        return Form(pick(a.expr, b.expr), conditions)
    known = ev.known_at(i.block)
    for larger, smaller in ((a.expr, b.expr), (b.expr, a.expr)):
        if known.proves(larger - smaller):
            return Form(larger if pick is maximum else smaller, conditions)
    return Form(pick(a.expr, b.expr), conditions)


def _gep(ev: Evaluator, i: Instruction, signed: bool) -> Form | None:
    return gep_form(ev, i, ev.ring_operand(i, 0, False), exact=False)


def gep_form(ev: Evaluator, i: Instruction, base: Form, exact: bool) -> Form | None:
    """base + the byte offsets of all indices."""
    if i.element_type is None or not isinstance(i.type, PointerType):
        return None
    total, type_ = base, i.element_type
    for position, index in enumerate(i.operands[1:], start=1):
        if isinstance(type_, StructType) and position > 1:
            field = number(index)
            if field is None:
                return None
            total = total + Form(const(ev.layout.offset(type_, field)))
            type_ = type_.fields[field]
            continue
        if position > 1:
            if not isinstance(type_, ArrayType | VectorType):
                return None
            type_ = type_.element
        bits = bits_of(index.type, ev.word)
        if bits is None:
            return None
        try:
            size = ev.layout.size(type_)
        except Unsized:
            return None
        # Indices narrower than a pointer are sign-extended first.
        if exact or bits < ev.word:
            step = ev.exact_operand(i, position, True)
        else:
            step = ev.ring_operand(i, position, True)
        total = total + step * Form(const(size))
    return total


RING: dict[str, Rule] = {
    "add": _add,
    "sub": _sub,
    "mul": _mul,
    "shl": _shl,
    "or": _or,
    "xor": _xor,
    "and": _mask,
    "trunc": _same,
    "bitcast": _same,
    "ptrtoint": _pointer_cast,
    "ptrtoaddr": _pointer_cast,
    "inttoptr": _pointer_cast,
    "sext": _extend,
    "zext": _extend,
    "udiv": _divide,
    "sdiv": _divide,
    "lshr": _divide,
    "ashr": _divide,
    "urem": _remainder,
    "srem": _remainder,
    "call": _call,
    "getelementptr": _gep,
}


# ---- exact: what the instruction's own flags promise --------------------------------


def promised(ev: Evaluator, i: Instruction, signed: bool) -> Form | None:
    """The exact form that nsw/nuw/inbounds or the operation itself guarantee."""
    flag = "nsw" if signed else "nuw"
    match i.opcode:
        case "add" | "sub" | "mul" if flag in i.flags:
            a, b = ev.exact_operand(i, 0, signed), ev.exact_operand(i, 1, signed)
            return a + b if i.opcode == "add" else a - b if i.opcode == "sub" else a * b
        case "or" if "disjoint" in i.flags and not signed:
            return ev.exact_operand(i, 0, False) + ev.exact_operand(i, 1, False)
        case "shl" if flag in i.flags and (places := _shift(i)) is not None:
            return ev.exact_operand(i, 0, signed) * Form(const(1 << places))
        case "trunc" if flag in i.flags:
            return ev.exact_operand(i, 0, signed)
        case "sext" if signed:
            return _extend(ev, i, signed)
        case "zext" | "udiv" | "lshr" | "urem" | "call" | "and":
            return _unsigned_result(ev, i, signed)
        case "sdiv" | "ashr" | "srem" if signed:
            return RING[i.opcode](ev, i, signed)
        case "getelementptr" if not signed and "inbounds" in i.flags:
            return gep_form(ev, i, ev.exact_operand(i, 0, False), exact=True)
        case _:
            return None


def _unsigned_result(ev: Evaluator, i: Instruction, signed: bool) -> Form | None:
    """zext and unsigned division: never negative, and narrower than the type."""
    if i.opcode == "call":
        found = isinstance(i.callee, Function) and _EXTREMA.get(
            i.callee.name.rpartition(".")[0]
        )
        return _call(ev, i, signed) if found and found[1] == signed else None
    if signed and i.opcode != "zext":
        return None
    return RING[i.opcode](ev, i, signed)


def constant_form(ev: Evaluator, value: ConstantExpression) -> Form | None:
    """Addresses inside globals, written as constant expressions."""
    match value.opcode:
        case "getelementptr" if value.element_type is not None:
            return _constant_gep(ev, value)
        case "ptrtoint" | "inttoptr" | "bitcast":
            return ev.ring(value.operands[0], False)
        case "add" | "sub":
            a, b = (ev.ring(operand, True) for operand in value.operands)
            return a + b if value.opcode == "add" else a - b
        case _:
            return None


def _constant_gep(ev: Evaluator, value: ConstantExpression) -> Form | None:
    total = ev.ring(value.operands[0], False)
    type_ = value.element_type
    for position, index in enumerate(value.operands[1:]):
        at = number(index)
        if at is None or type_ is None:
            return None
        if position == 0:
            total = total + Form(const(at * ev.layout.size(type_)))
        elif isinstance(type_, StructType):
            total = total + Form(const(ev.layout.offset(type_, at)))
            type_ = type_.fields[at]
        elif isinstance(type_, ArrayType | VectorType):
            type_ = type_.element
            total = total + Form(const(at * ev.layout.size(type_)))
        else:
            return None
    return total
