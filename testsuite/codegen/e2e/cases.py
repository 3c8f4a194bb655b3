"""The kernels of the end-to-end tests: C files whose comments say how to call them.

    //: double dot(f64 x[n]=small, f64 y[n]=small, i32 n) | scalar_reduction | reassoc

Each such line describes the function that follows: its result, its parameters (arrays
with their extents over the sizes, and how they are filled), what becomes of its first
loop (a kind, or `original` if it has to be left alone), and words: `reassoc` (compared
within a bound), `restrict` (arrays never overlap), `square` and `small` (few sizes).
"""

from __future__ import annotations

import re
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

_LINE = re.compile(r"//:\s*(\w+)\s+(\w+)\((.*)\)\s*\|\s*(\w+\??)\s*\|?\s*(.*)")
_PARAM = re.compile(r"(\w+)\s+(\w+)(?:\[([^\]]*)\])?(?:\s*=\s*(\S+))?")


@dataclass(frozen=True, slots=True)
class Param:
    """One parameter; `extent` is None for scalars."""

    type: str
    name: str
    extent: str | None
    fill: str


@dataclass(frozen=True, slots=True)
class Case:
    """One function of a file."""

    name: str
    result: str
    params: tuple[Param, ...]
    expected: str
    words: tuple[str, ...]
    line: int

    def as_json(self) -> dict[str, Any]:
        """What the worker reads."""
        return asdict(self)


def cases_in(text: str) -> list[Case]:
    """All functions that a file describes."""
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        match = _LINE.match(line.strip())
        if match:
            result, name, inside, expected, words = match.groups()
            params = tuple(_param(part) for part in _split(inside))
            case = Case(name, result, params, expected, tuple(words.split()), number)
            found.append(case)
    return found


def files() -> list[Path]:
    """The C files beside this module."""
    return sorted((Path(__file__).parent / "kernels").glob("*.c"))


def _split(inside: str) -> list[str]:
    """At the commas outside of parentheses and brackets."""
    parts, depth, start = [], 0, 0
    for at, char in enumerate(inside):
        depth += (char in "([") - (char in ")]")
        if char == "," and depth == 0:
            parts.append(inside[start:at])
            start = at + 1
    return [p.strip() for p in [*parts, inside[start:]] if p.strip()]


def _param(text: str) -> Param:
    match = _PARAM.fullmatch(text)
    if match is None:
        raise ValueError(f"not a parameter: {text}")
    type_, name, extent, fill = match.groups()
    return Param(type_, name, extent, fill or "")
