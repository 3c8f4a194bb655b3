"""Minimum and maximum in their many spellings, and what follows the same choice.

A choice is an intrinsic, a libm call, a select on a comparison of its own two arms, or
a phi where a branch on such a comparison comes together again.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass

from detector.model import Block, ConstantInt, Instruction, Value

_CALLS = {
    "llvm.smin": "min",
    "llvm.umin": "min",
    "llvm.smax": "max",
    "llvm.umax": "max",
    "llvm.minnum": "min",
    "llvm.maxnum": "max",
    "llvm.minimum": "min",
    "llvm.maximum": "max",
    "llvm.minimumnum": "min",
    "llvm.maximumnum": "max",
    "fmin": "min",
    "fminf": "min",
    "fmax": "max",
    "fmaxf": "max",
}
_LESS = frozenset(("slt", "sle", "ult", "ule", "olt", "ole"))
_GREATER = frozenset(("sgt", "sge", "ugt", "uge", "ogt", "oge"))


@dataclass(frozen=True, slots=True)
class Choice:
    """The smaller or the larger of two values; `condition` decides, if there is one."""

    operator: str
    values: tuple[Value, Value]
    condition: Instruction | None = None


def extremum_of(value: Instruction) -> Choice | None:
    """The choice that this instruction makes, None if it makes none."""
    match value.opcode:
        case "call":
            return _by_call(value)
        case "select":
            condition, yes, no = value.operands
            return _by_comparison(condition, yes, no)
        case "phi" if len(value.operands) == 2:
            return _by_branch(value)
        case _:
            return None


def _by_call(value: Instruction) -> Choice | None:
    name: str = getattr(value.callee, "name", "")
    stem = name.rpartition(".")[0] if name.startswith("llvm.") else name
    operator = _CALLS.get(stem)
    if operator is None or len(value.operands) != 2:
        return None
    return Choice(operator, (value.operands[0], value.operands[1]))


def _by_comparison(condition: Value, yes: Value, no: Value) -> Choice | None:
    if not isinstance(condition, Instruction) or yes is no:
        return None
    if condition.opcode not in ("icmp", "fcmp"):
        return None
    left, right = condition.operands
    predicate = condition.predicate or ""
    if (left, right) == (yes, no):
        swapped = False
    elif (left, right) == (no, yes):
        swapped = True
    else:
        return None
    if predicate in _LESS:
        operator = "max" if swapped else "min"
    elif predicate in _GREATER:
        operator = "min" if swapped else "max"
    else:
        return None
    return Choice(operator, (yes, no), condition)


def _by_branch(phi: Instruction) -> Choice | None:
    """A phi where `if (a < b) x = a;` comes together: a branch with one side block."""
    edges = phi.incoming
    for (straight, head), (detour, side) in (edges, edges[::-1]):
        branch = head.terminator
        if branch.opcode != "br" or set(branch.successors) != {phi.block, side}:
            continue
        if side.successors != (phi.block,):
            continue
        taken = branch.successors[0] is side
        yes, no = (detour, straight) if taken else (straight, detour)
        choice = _by_comparison(branch.operands[0], yes, no)
        return choice if _is_entered_by(branch, side) else None
    return None


def _is_entered_by(branch: Instruction, side: Block) -> bool:
    """Whether no other way leads to a side block: `if (a < b || c)` has two."""
    others = (b for b in side.function.blocks if b is not branch.block)
    return not any(side in block.successors for block in others)


def deciding_branch(
    phi: Instruction, users: Callable[[Value], Iterable[Instruction]]
) -> Instruction | None:
    """The branch that decides about this phi and about nothing else.

    On the way aside the new value may be stored: memory then follows the choice, too.
    """
    for (_, head), (detour, side) in (phi.incoming, phi.incoming[::-1]):
        branch = head.terminator
        if set(branch.successors) != {phi.block, side} or side is phi.block:
            continue
        others = (p for p in phi.block.phis if p is not phi and not _are_one(p, phi))
        if any(p.incoming_from(head) is not p.incoming_from(side) for p in others):
            return None
        stores = [i for i in side.instructions if i.opcode == "store"]
        if len(stores) > 1 or any(i.operands[0] is not detour for i in stores):
            return None
        alone = _keeps_to_itself(side, stores, users) and _is_entered_by(branch, side)
        return branch if alone else None
    return None


def _are_one(
    one: Value, other: Value, taken: frozenset[tuple[Value, Value]] = frozenset()
) -> bool:
    """Whether two phis always hold the same: twins that a compiler has left behind."""
    if one is other or (one, other) in taken:
        return True
    if not (isinstance(one, Instruction) and isinstance(other, Instruction)):
        return False
    if one.opcode != "phi" or other.opcode != "phi" or one.block is not other.block:
        return False
    taken |= {(one, other)}
    return all(
        (met := other.incoming_from(block)) is not None and _are_one(value, met, taken)
        for value, block in one.incoming
    )


def chosen_by(
    condition: Instruction, among: Collection[Instruction]
) -> set[Instruction]:
    """Selects on the same condition and what they feed: argmin's position.

    Only header phis may see such a value again (the position carried to the next
    iteration), so that nothing else depends on the running value.
    """
    selects = {
        i
        for i in among
        if i.opcode == "select"
        and i.operands[0] is condition
        and extremum_of(i) is None
    }
    phis = {
        i
        for i in among
        if i.opcode == "phi" and any(operand in selects for operand in i.operands)
    }
    return selects | phis


def stored_choice(
    condition: Instruction,
    old: Instruction,
    new: Value,
    users: Callable[[Value], Iterable[Instruction]],
) -> Choice | None:
    """The choice that a branch makes by storing `new` or leaving `old` in memory.

    Nothing else may look at the old value or at the comparison.
    """
    if set(users(old)) != {condition}:
        return None
    for branch in users(condition):
        if branch.opcode != "br" or len(branch.successors) != 2:
            return None
        yes, no = branch.successors
        stores = [_stores(branch, block, new, users) for block in (yes, no)]
        if stores == [True, False]:
            return _by_comparison(condition, new, old)
        if stores == [False, True]:
            return _by_comparison(condition, old, new)
    return None


def saturates(
    old: Instruction, new: Value, users: Callable[[Value], Iterable[Instruction]]
) -> Instruction | None:
    """The comparison in `if (h[k] < 255) h[k]++;`: a count that stops at its limit.

    min(h + n, limit) for n increments in any order, as long as one step cannot pass the
    limit: so steps of 1, and an order or != as the test.
    """
    if not isinstance(new, Instruction) or new.opcode != "add":
        return None
    step = new.operands[1]
    if new.operands[0] is not old or not _is_one(step) or len(set(users(new))) != 1:
        return None
    seen = set(users(old)) - {new}
    tests = {u for s in seen for u in (users(s) if s.opcode == "zext" else (s,))}
    if len(tests) != 1:
        return None
    test = tests.pop()
    fits = test.opcode == "icmp" and isinstance(test.operands[1], ConstantInt)
    if not fits or test.predicate not in ("ult", "slt", "ne", "eq"):
        return None
    for branch in users(test):
        if branch.opcode != "br" or len(branch.successors) != 2:
            return None
        stays = branch.successors[1 if test.predicate == "eq" else 0]
        if not _stores(branch, stays, new, users):
            return None
    return test


def _is_one(value: Value) -> bool:
    return isinstance(value, ConstantInt) and value.value == 1


def _stores(
    branch: Instruction,
    block: Block,
    value: Value,
    users: Callable[[Value], Iterable[Instruction]],
) -> bool:
    """Whether all that a side block of a branch does is to store the value, once."""
    stores = [i for i in block.instructions if i.opcode == "store"]
    if len(stores) != 1 or stores[0].operands[0] is not value:
        return False
    return _keeps_to_itself(block, stores, users) and _is_entered_by(branch, block)


def _keeps_to_itself(
    block: Block,
    stores: Collection[Instruction],
    users: Callable[[Value], Iterable[Instruction]],
) -> bool:
    """Whether nothing but these stores leaves a block that ends in a plain jump."""
    *body, end = block.instructions
    if end.opcode != "br" or len(end.successors) != 1:
        return False
    for i in body:
        if i in stores or i.opcode == "load":
            continue
        if i.opcode in ("store", "phi") or i.is_call:
            return False
    loads = [i for i in body if i not in stores]
    return all(user.block is block for i in loads for user in users(i))
