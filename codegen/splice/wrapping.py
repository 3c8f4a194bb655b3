"""Addresses that wrap: c[i % 4], c[(unsigned char)(3 * i)] in the user's own loops.

Consumes and produces IR text. LLVM's vectoriser (clang 15 to 22 alone, with no part of
ours) takes such an address for one that goes on straight, and the loop computes
something else. Such indices go through an empty piece of assembly: nothing is known of
what comes out of it, and the loop around it, but no other one, stays as it is. Wraps at
32 bits are left: no array is that long.

Note [Why not an attribute]
`noimplicitfloat` keeps the vectoriser out of a function, but inlining hands it to the
caller: one such address left all of `main` without a vector.
"""

from __future__ import annotations

import itertools
import re

_FUNCTION = re.compile(r"^define .*?^}", re.MULTILINE | re.DOTALL)
_NAME = r"%(?:[\w.$-]+|\"[^\"]*\")"
_ASSIGNED = re.compile(rf"^\s*({_NAME}) = (\w+)([^\n]*)", re.MULTILINE)
_OPERAND = re.compile(_NAME)
_MASK = re.compile(r"^ i\d+ .*, (\d+)(?:,|$)")
_FROM_NARROW = re.compile(r"^(?: nneg)? i(?:8|16) ")
_ADDRESS = re.compile(rf"^(\s*){_NAME} = getelementptr [^\n]*", re.MULTILINE)
_INDEX = re.compile(rf"\b(i8|i16|i32|i64) ({_NAME})")
# What an index goes through on its way to the address.
_ARITHMETIC = frozenset(
    ("add", "sub", "mul", "shl", "lshr", "or", "xor", "zext", "sext", "trunc", "and")
)
_WIDEST = 32
# `readnone`, not memory(none): LLVM 15 reads it, too.
_VEIL = 'call {kind} asm "", "=r,0"({kind} {name}) nounwind readnone'


def protected(unit: str) -> str:
    """The unit with such indices veiled."""
    return _FUNCTION.sub(lambda found: _veiled(found.group()), unit)


def _veiled(function: str) -> str:
    wrapping = _wrapping(function)
    count = itertools.count()

    def address(found: re.Match[str]) -> str:
        indent, veils = found.group(1), []

        def index(operand: re.Match[str]) -> str:
            kind, name = operand.groups()
            if name not in wrapping:
                return operand.group()
            veil = f"%idlift.veil.{next(count)}"
            veils.append(f"{indent}{veil} = {_VEIL.format(kind=kind, name=name)}\n")
            return f"{kind} {veil}"

        text = _INDEX.sub(index, found.group())
        return "".join(veils) + text

    return _ADDRESS.sub(address, function) if wrapping else function


def _wrapping(function: str) -> set[str]:
    """The values that a mask or a narrow integer has cut, and what follows of them."""
    assigned = [match.groups() for match in _ASSIGNED.finditer(function)]
    loaded = {name for name, opcode, _ in assigned if opcode in ("load", "call")}
    wrapping: set[str] = set()
    for name, opcode, rest in assigned:
        used = _OPERAND.findall(rest)
        if opcode in _ARITHMETIC and (
            not wrapping.isdisjoint(used)
            or (_cuts(opcode, rest) and loaded.isdisjoint(used))
        ):
            wrapping.add(name)
    return wrapping


def _cuts(opcode: str, rest: str) -> bool:
    """Is this a mask of few low bits, or a small integer made wide?"""
    if opcode != "and":
        return opcode in ("zext", "sext") and _FROM_NARROW.match(rest) is not None
    found = _MASK.match(rest)
    mask = int(found.group(1)) if found is not None else -1
    return mask > 0 and mask & (mask + 1) == 0 and mask.bit_length() < _WIDEST


__all__ = ["protected"]
