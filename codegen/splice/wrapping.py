"""Addresses that wrap: c[i % 4], c[(unsigned char)(3 * i)] in the user's own loops.

Consumes and produces IR text. LLVM's vectoriser (clang 22 alone, with no part of ours)
takes such an address for one that goes on straight, and the loop computes something
else. Functions that have one are marked `noimplicitfloat`, the one attribute that
keeps the vectoriser out. Wraps at 32 bits are left: no array is that long.
"""

from __future__ import annotations

import re

_FUNCTION = re.compile(r"^define .*?^}", re.MULTILINE | re.DOTALL)
_NAME = r"%(?:[\w.$-]+|\"[^\"]*\")"
_ASSIGNED = re.compile(rf"^\s*({_NAME}) = (\w+)([^\n]*)", re.MULTILINE)
_OPERAND = re.compile(_NAME)
_MASK = re.compile(r"^ i\d+ .*, (\d+)(?:,|$)")
_FROM_NARROW = re.compile(r"^(?: nneg)? i(?:8|16) ")
_ATTRIBUTES = re.compile(r" (#\d+)(?= )")
# What an index goes through on its way to the address.
_ARITHMETIC = frozenset(
    ("add", "sub", "mul", "shl", "lshr", "or", "xor", "zext", "sext", "trunc", "and")
)
_WIDEST = 32


def protected(unit: str) -> str:
    """The unit with such functions marked."""
    return _FUNCTION.sub(lambda found: _marked(found.group()), unit)


def _marked(function: str) -> str:
    if not _has_wrapping_address(function):
        return function
    head, end, rest = function.partition("\n")
    return _ATTRIBUTES.sub(r" noimplicitfloat \1", head, count=1) + end + rest


def _has_wrapping_address(function: str) -> bool:
    assigned = [match.groups() for match in _ASSIGNED.finditer(function)]
    loaded = {name for name, opcode, _ in assigned if opcode in ("load", "call")}
    wrapping: set[str] = set()
    for name, opcode, rest in assigned:
        used = _OPERAND.findall(rest)
        if opcode == "getelementptr":
            if not wrapping.isdisjoint(used):
                return True
        elif opcode in _ARITHMETIC and (
            not wrapping.isdisjoint(used)
            or (_cuts(opcode, rest) and loaded.isdisjoint(used))
        ):
            wrapping.add(name)
    return False


def _cuts(opcode: str, rest: str) -> bool:
    """Is this a mask of few low bits, or a small integer made wide?"""
    if opcode != "and":
        return opcode in ("zext", "sext") and _FROM_NARROW.match(rest) is not None
    found = _MASK.match(rest)
    mask = int(found.group(1)) if found is not None else -1
    return mask > 0 and mask & (mask + 1) == 0 and mask.bit_length() < _WIDEST


__all__ = ["protected"]
