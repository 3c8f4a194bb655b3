"""Expressions of the analyses as C, on integers wide enough not to wrap.

Consumes `Expr`, which speaks of mathematical integers over values that the stub is
given; produces C text of type `wide` (a 128-bit integer): the product of two sizes and
an element size fits, so a guard cannot be fooled by the wrap that it is to rule out.
"""

from __future__ import annotations

from typing import assert_never

from codegen.arguments import Arguments
from detector.analysis.expr import Atom, Counter, Expr, Op, Value

PRELUDE = """\
typedef __int128 wide;
static inline wide wide_min(wide a, wide b) { return a < b ? a : b; }
static inline wide wide_max(wide a, wide b) { return a > b ? a : b; }
static inline wide wide_floordiv(wide a, wide b) {
  wide q = a / b;
  return q - (a % b != 0 && (a < 0) != (b < 0));
}
static inline wide wide_mod(wide a, wide b) { return a - b * wide_floordiv(a, b); }
static inline int wide_is_huge(wide a) { return a >> 62 != 0 && a >> 62 != -1; }
#define MEASURE(type) { \\
  typedef type __attribute__((aligned(1), may_alias)) item; \\
  const item *at = (const item *)from; \\
  const int64_t n = (int64_t)(bytes / (int)sizeof(item)); \\
  type low = at[0], high = at[0]; \\
  for (int64_t i = 0; i < n; i++) { \\
    low = at[i] < low ? at[i] : low; \\
    high = at[i] > high ? at[i] : high; \\
  } \\
  if (rising) \\
    for (int64_t i = 1; i < n; i++) \\
      if (at[i] < at[i - 1]) \\
        return 0; \\
  *least = (int64_t)low, *greatest = (int64_t)high; \\
  return 1; }
/* The least and the greatest integer of a range; 0 if they do not rise but should. */
static inline int idlift_measure(const char *from, wide bytes, int bits, int is_signed,
                                 int rising, int64_t *least, int64_t *greatest) {
  *least = 0, *greatest = -1;
  if (bytes < bits / 8)
    return 1;
  if (wide_is_huge(bytes))
    return 0;
  switch (bits | is_signed) {
  case 8: MEASURE(uint8_t)
  case 9: MEASURE(int8_t)
  case 16: MEASURE(uint16_t)
  case 17: MEASURE(int16_t)
  case 32: MEASURE(uint32_t)
  case 33: MEASURE(int32_t)
  case 65: MEASURE(int64_t)
  default: return 0;
  }
}
"""

_FUNCTIONS = {
    "floordiv": "wide_floordiv",
    "mod": "wide_mod",
    "max": "wide_max",
    "min": "wide_min",
}


def c_expr(expr: Expr, arguments: Arguments) -> str:
    """The expression as C; it may not mention iteration counters."""
    if not expr.terms:
        return "0"
    text = ""
    for monomial, number in expr.terms:
        factors = [_atom(atom, arguments) for atom in monomial]
        if abs(number) != 1 or not factors:
            factors.insert(0, _number(abs(number)))
        # The first factor decides the type of the product.
        product = "*".join([f"(wide){factors[0]}", *factors[1:]])
        sign = "-" if number < 0 else "+" if text else ""
        text += f" {sign} {product}" if text else f"{sign}{product}"
    return text


def _number(number: int) -> str:
    if number >= 1 << 63:
        raise ValueError(f"{number} is no constant of C")
    return str(number) if number < 1 << 31 else f"{number}LL"


def _atom(atom: Atom, arguments: Arguments) -> str:
    match atom:
        case Value():
            return arguments.atom(atom)
        case Counter():
            raise ValueError(
                f"the counter of {atom.header} is not known before it runs"
            )
        case Op(op, args):
            texts = [f"({c_expr(arg, arguments)})" for arg in args]
            nested = texts[0]
            for text in texts[1:]:
                nested = f"{_FUNCTIONS[op]}({nested}, {text})"
            return nested
        case _:
            assert_never(atom)
