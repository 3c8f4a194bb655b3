"""Every kind of idiom, in every layout, for every element type.

Consumes the templates of `layouts.c`; produces C files with the comments that `cases`
reads: `rotation` gives each layout one type, so that every kind meets many types in few
functions, `of_type` gives all layouts that go with a type.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from testsuite.codegen.e2e.generator import ELEMENTS

_WHOLE = ("i32", "u32", "i64", "u64")
_FLOATS = ("f32", "f64")
_TYPES = {"whole": _WHOLE, "wide": (*_FLOATS, *_WHOLE)}
_REGROUP = "{\n#pragma clang fp reassociate(on)"


@dataclass(frozen=True, slots=True)
class Layout:
    """A template: the `//:` line and the function below it."""

    line: str
    function: str

    @property
    def words(self) -> list[str]:
        """What stands behind the kind."""
        return self.line.rpartition("|")[2].split()

    @property
    def types(self) -> tuple[str, ...]:
        """The element types that go with it."""
        found = (_TYPES[word] for word in self.words if word in _TYPES)
        return next(found, tuple(ELEMENTS))

    def of(self, element: str) -> str:
        """The function for one type."""
        is_sum = "sums" in self.words and element in _FLOATS
        line = self.line.replace("=sums", "=small" if is_sum else "")
        function = self.function
        if is_sum:
            line += " reassoc"
            function = function.replace("{", _REGROUP, 1)
        line = re.sub(r"^(//: \w+ \w+)", rf"\1_{element}", line)
        function = re.sub(r"^(\w+ \w+)", rf"\1_{element}", function)
        return f"{_typed(line, element)}\n{_typed(function, ELEMENTS[element])}\n"


def layouts() -> list[Layout]:
    """All templates."""
    text = Path(__file__).with_name("layouts.c").read_text()
    _, *parts = re.split(r"^(?=//: )", text, flags=re.MULTILINE)
    return [Layout(line, rest) for line, _, rest in (p.partition("\n") for p in parts)]


def rotation(number: int) -> str:
    """A file with each layout in one type: another one in each rotation."""
    return _file(
        layout.of(layout.types[(number + place * 3) % len(layout.types)])
        for place, layout in enumerate(layouts())
    )


def of_type(element: str) -> str:
    """A file with all layouts that go with a type."""
    return _file(x.of(element) for x in layouts() if element in x.types)


def _typed(text: str, name: str) -> str:
    return re.sub(r"\bT\b", name, text)


def _file(functions: Iterable[str]) -> str:
    return "\n".join(["#include <stdint.h>\n", *functions])
