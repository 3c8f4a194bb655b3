"""Sums of products: the shape of a multiply-add however it is written.

Consumes SSA only. `terms_of` takes additions, subtractions and fused multiply-adds
apart, `factors_of` multiplications; both look through extensions, which do not change
what is multiplied. Nothing here says that regrouping would be exact: it only says
which values are multiplied and added.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from detector.model import ConstantInt, Instruction, Value

EXTENSIONS = frozenset(("sext", "zext", "fpext"))
_DEPTH = 8


@dataclass(frozen=True, slots=True)
class Product:
    """± the product of some values; `scale` collects integer constants."""

    factors: tuple[Value, ...]
    negative: bool = False
    scale: int = 1

    def __mul__(self, other: Product) -> Product:
        return Product(
            self.factors + other.factors,
            self.negative != other.negative,
            self.scale * other.scale,
        )

    def __neg__(self) -> Product:
        return Product(self.factors, not self.negative, self.scale)


def skip_extensions(value: Value) -> Value:
    """What was extended; x << k >> k extends the low bits of x."""
    while isinstance(value, Instruction):
        match value:
            case Instruction(opcode=cast) if cast in EXTENSIONS:
                value = value.operands[0]
            case Instruction(
                opcode="ashr" | "lshr",
                operands=(Instruction(opcode="shl", operands=(inner, left)), right),
            ) if left is right:
                value = inner
            case _:
                return value
    return value


def is_fused(value: Instruction) -> bool:
    """Whether this is a multiply-add intrinsic or the libm function."""
    name: str = getattr(value.callee, "name", "")
    return name.startswith(("llvm.fmuladd.", "llvm.fma.")) or name in ("fma", "fmaf")


def factors_of(value: Value, depth: int = _DEPTH) -> Product:
    """A value as a product; a value that is no product is its own only factor."""
    bare = skip_extensions(value)
    match bare:
        case Instruction(opcode="fmul" | "mul", operands=(left, right)) if depth:
            return factors_of(left, depth - 1) * factors_of(right, depth - 1)
        case Instruction(opcode="fneg", operands=(inner,)) if depth:
            return -factors_of(inner, depth - 1)
        case Instruction(opcode="shl", operands=(inner, ConstantInt() as by)) if depth:
            scaled = Product((), scale=1 << by.unsigned)
            return factors_of(inner, depth - 1) * scaled
        case ConstantInt():
            return Product((), scale=bare.signed)
        case _:
            return Product((bare,))


def terms_of(value: Value, stop: Value | None = None, depth: int = 4) -> list[Product]:
    """A value as a sum of products; `stop` is not taken apart."""
    bare = skip_extensions(value)
    if value is stop or bare is stop:
        return [Product((bare if stop is bare else value,))]
    match bare:
        case Instruction(opcode="fadd" | "add", operands=(left, right)) if depth:
            return terms_of(left, stop, depth - 1) + terms_of(right, stop, depth - 1)
        case Instruction(opcode="fsub" | "sub", operands=(left, right)) if depth:
            minus = [-term for term in terms_of(right, stop, depth - 1)]
            return terms_of(left, stop, depth - 1) + minus
        case Instruction(operands=(left, right, addend)) if is_fused(bare) and depth:
            product = factors_of(left) * factors_of(right)
            return [product, *terms_of(addend, stop, depth - 1)]
        case _:
            return [factors_of(bare)]


def added_product(x: Value, y: Value) -> Product | None:
    """The product p in x = y + p, None if x is no such sum."""
    terms = terms_of(x, stop=y)
    rest = [t for t in terms if t.factors != (y,) or t.negative]
    if len(rest) != 1 or len(terms) != 2:
        return None
    return rest[0]


def without(
    product: Product, factors: tuple[Value, ...], may_stay: Callable[[Value], bool]
) -> bool:
    """Whether the product has these factors, and all further ones may stay."""
    rest = list(product.factors)
    for factor in map(skip_extensions, factors):
        if factor not in rest:
            return False
        rest.remove(factor)
    return all(map(may_stay, rest))
