"""The floating-point contract of a match: what its results may differ by.

Consumes the instructions of the nest and what is allowed; produces the contract, and
reasons for what would need a permission that nobody gave.

Note [Extremes of floats]
`x < s ? x : s` keeps the old value when it meets a NaN, so NaNs are left out whatever
the order; only the sign of a zero and a NaN to begin with depend on it. With the arms
the other way round a NaN is taken over and then forgotten with the next element: the
result depends on the order of elements in a way that no regrouping can keep.
llvm.minimum and llvm.maximum hand NaNs on and order zeros: they are associative.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from detector.atoms.chains import Update
from detector.atoms.choices import extremum_of
from detector.legality.reasons import reason
from detector.legality.region import Region
from detector.model import Function, Instruction, VectorType, is_float
from detector.verdict import FpContract, Reason

_REASSOC = FpContract(reassoc=True)
_LIBM = FpContract(libm=True)
_RELAXED = FpContract(reassoc=True, relaxed=True)
# What every device computes to the last bit.
_EXACT_CALLS = frozenset(
    (
        "fabs", "floor", "ceil", "trunc", "rint", "nearbyint", "round", "roundeven",
        "copysign", "fmin", "fmax", "fma", "sqrt", "fdim", "ldexp", "scalbn",
        "fmuladd", "minnum", "maxnum", "minimum", "maximum", "minimumnum", "maximumnum",
        "canonicalize", "is.fpclass", "lround", "llround", "lrint", "llrint",
        "fptosi.sat", "fptoui.sat",
    )
)  # fmt: skip
_ASSOCIATIVE = ("llvm.minimum.", "llvm.maximum.")
# NaNs are left out, whatever the order.
_QUIET = (
    *("llvm.minnum.", "llvm.maxnum.", "llvm.minimumnum.", "llvm.maximumnum."),
    *("fmin", "fmax"),
)


# ---- calls --------------------------------------------------------------------------


def functions(region: Region, allowed: FpContract) -> Iterator[FpContract | Reason]:
    """What the functions that the nest calls need."""
    for call in region.instructions:
        if call.opcode == "frem":
            name = "the remainder of floats"
        elif call.opcode == "call" and "afn" in call.flags:
            yield _LIBM
            continue
        elif call.opcode == "call" and _is_inexact(call):
            assert isinstance(call.callee, Function)
            name = call.callee.name
        else:
            continue
        if "afn" in call.flags or allowed.libm:
            yield _LIBM
        else:
            message = f"{name} may differ from a device's in the last bits"
            yield reason("fp-libm", message, call)


def _is_inexact(call: Instruction) -> bool:
    callee = call.callee
    floats = any(map(_is_floating, (call, *call.operands)))
    if not isinstance(callee, Function) or not floats:
        return False
    name = callee.name
    if name.startswith("llvm."):
        stem = name.removeprefix("llvm.").rpartition(".")[0]
        return stem not in _EXACT_CALLS and not stem.startswith(("vector", "masked"))
    return not ({name, name.removesuffix("f")} & _EXACT_CALLS)


def freedom(region: Region, allowed: FpContract) -> Iterator[FpContract | Reason]:
    """What flags let the original's own compiler do, so that nobody can repeat it.

    Where every operation may be regrouped, so may ours. Where only some may, or where
    products and sums may be fused or not, bits cannot be promised.
    """
    floating = [i for i in region.instructions if _is_arithmetic(i)]
    if floating and (
        allowed.relaxed or all({"reassoc", "contract"} <= i.flags for i in floating)
    ):
        yield _RELAXED
        return
    if floating and all("reassoc" in i.flags for i in floating):
        yield _REASSOC
        return
    fused = has_fma(region.match.function)
    for instruction in floating:
        flags = instruction.flags
        open_ = "reassoc" in flags or "arcp" in flags
        if not open_ and not (fused and "contract" in flags):
            continue
        if allowed.reassoc:
            yield _REASSOC
        else:
            message = "the compiler may compute this in several ways"
            yield reason("fp-contract", message, instruction)
            return


def _is_arithmetic(instruction: Instruction) -> bool:
    if instruction.opcode in ("fadd", "fsub", "fmul", "fdiv"):
        return True
    name = getattr(instruction.callee, "name", "") if instruction.is_call else ""
    return name.startswith("llvm.fmuladd.")


def has_fma(function: Function) -> bool:
    """Whether the machine code of a function may fuse products and sums."""
    features = function.attributes.get("target-features") or ""
    return "+fma" in features.split(",") or "+fma4" in features.split(",")


# ---- running values -----------------------------------------------------------------


def regrouping(
    updates: Iterable[Update], allowed: FpContract
) -> Iterator[FpContract | Reason]:
    """What it needs to regroup these updates."""
    for update in updates:
        decided: set[Instruction] = set()
        for link in sorted(update.chain, key=lambda i: i.number):
            choice = extremum_of(link)
            if choice is not None and choice.condition is not None:
                decided.add(choice.condition)
            if _is_floating(link) or any(map(_is_floating, link.operands[:1])):
                yield from _link(link, update, allowed)
        for condition in update.choices - decided:
            # A choice that is made by storing or not.
            if condition.opcode == "fcmp" and not {"nnan", "nsz"} <= condition.flags:
                message = "which of two floats is kept depends on the order"
                yield reason("fp-nan", message, condition)


def _is_floating(value: object) -> bool:
    type_ = getattr(value, "type", None)
    if isinstance(type_, VectorType):
        type_ = type_.element
    return type_ is not None and is_float(type_)


def _link(
    link: Instruction, update: Update, allowed: FpContract
) -> Iterator[FpContract | Reason]:
    choice = extremum_of(link)
    if choice is not None:
        yield from _extremum(link, choice.condition, update, allowed)
        return
    if link.opcode in ("phi", "select", "load", "freeze"):
        return
    if "reassoc" in link.flags or allowed.reassoc:
        yield _REASSOC
        return
    message = "floating-point sums depend on their order, which is not to be changed"
    yield reason("fp-reassoc", message, link)


def _extremum(
    link: Instruction,
    condition: Instruction | None,
    update: Update,
    allowed: FpContract,
) -> Iterator[FpContract | Reason]:
    """See Note [Extremes of floats]."""
    name = getattr(link.callee, "name", "") if link.opcode == "call" else ""
    if name.startswith(_ASSOCIATIVE):
        return
    flags = link.flags | (condition.flags if condition is not None else frozenset())
    if "nsz" in flags and ("nnan" in flags or name.startswith(_QUIET)):
        return
    if not name and "nnan" not in flags and not _keeps_old(link, condition, update):
        message = "a NaN is taken over and forgotten again, depending on the order"
        yield reason("fp-nan", message, link)
    elif allowed.reassoc or "reassoc" in flags:
        yield _REASSOC
    else:
        message = "the sign of a zero and a first NaN depend on the order"
        yield reason("fp-reassoc", message, link)


def _keeps_old(
    link: Instruction, condition: Instruction | None, update: Update
) -> bool:
    """Whether the running value stays where the comparison meets a NaN."""
    if condition is None or condition.predicate is None:
        return False
    if link.opcode == "select":
        _, if_true, if_false = link.operands
        kept = if_true if condition.predicate.startswith("u") else if_false
        return isinstance(kept, Instruction) and kept in update.chain
    return False


__all__ = ["freedom", "functions", "regrouping"]
