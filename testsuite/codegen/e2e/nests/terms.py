"""Random expressions of C that have a defined value for every input.

Consumes the element type that is wanted; produces C text. Integers are added and
multiplied as unsigned numbers, divisors are asked for zero, shifts stay in range, and
floats become integers through the functions of `PRELUDE`.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field

from testsuite.codegen.e2e.generator import ELEMENTS
from testsuite.codegen.e2e.nests.places import Places
from testsuite.codegen.e2e.nests.signature import FIELDS, Signature

_LIMITS = {
    "i8": (-100, 100), "u8": (0, 200), "i16": (-30000, 30000), "u16": (0, 60000),
    "i32": (-2000000, 2000000), "u32": (0, 4000000), "i64": (-9000000, 9000000),
    "u64": (0, 9000000),
}  # fmt: skip
PRELUDE = "\n".join(
    [
        "#include <math.h>\n#include <stdint.h>\n",
        *(
            f"typedef struct {{ {kind} {', '.join(FIELDS)}; }} record_{element};"
            for element, kind in ELEMENTS.items()
        ),
        *(
            f"static inline {ELEMENTS[e]} whole_{e}(double v) {{\n"
            f"  return v >= {low} && v <= {high} ? ({ELEMENTS[e]})v : 7;\n}}"
            for e, (low, high) in _LIMITS.items()
        ),
    ]
)
_COMPARISONS = ("<", "<=", ">", ">=", "==", "!=")


def is_float(element: str) -> bool:
    """Whether an element type is one of numbers that round."""
    return element.startswith("f")


def unsigned(element: str) -> str:
    """The C type in which integers of a type wrap round, after promotion."""
    return "uint64_t" if element.endswith("64") else "uint32_t"


@dataclass(slots=True)
class Terms:
    """Expressions over the arrays of a function and the values in scope."""

    rng: random.Random
    signature: Signature
    places: Places
    # Arrays that may be read, and local variables, with their element types.
    arrays: dict[str, str]
    relaxed: bool
    locals: dict[str, str] = field(default_factory=dict)

    def term(self, element: str, depth: int = 2) -> str:
        """An expression of that type."""
        if depth == 0 or self.rng.random() < 0.2:
            return self.leaf(element)
        if is_float(element):
            return self._float(element, depth)
        return self._integer(element, depth)

    def condition(self, depth: int = 1) -> str:
        """A comparison. Where results are not exact, of what is read only."""
        element = self.rng.choice(sorted(set(self.arrays.values())))
        depth = 0 if self.relaxed else depth
        sides = (self.term(element, depth) for _ in range(2))
        found = f" {self.rng.choice(_COMPARISONS)} ".join(sides)
        if not self.relaxed and self.rng.random() < 0.15:
            joint = self.rng.choice(("&&", "||"))
            return f"({found}) {joint} ({self.condition(0)})"
        return found

    # Leaves ---------------------------------------------------------------------------

    def leaf(self, element: str) -> str:
        """A read, a local variable, a counter, a number."""
        draw = self.rng.random()
        own = [name for name, kind in self.locals.items() if kind == element]
        if own and draw < 0.3:
            return self.rng.choice(own)
        if draw < 0.78:
            return self._read(element)
        if draw < 0.86:
            return self.signature.number(f"q_{element}", element)
        if draw < 0.93 and self.places.open:
            return self.places.as_number(element)
        return self._number(element)

    def _number(self, element: str) -> str:
        if is_float(element):
            suffix = "f" if element == "f32" else ""
            return self.rng.choice(("1.5", "0.25", "3.0", "0.0")) + suffix
        return f"({ELEMENTS[element]}){self.rng.choice((0, 1, 2, 3, 7, 100))}"

    def _read(self, element: str) -> str:
        names = sorted(self.arrays)
        same = [name for name in names if self.arrays[name] == element]
        name = self.rng.choice(same if same and self.rng.random() < 0.8 else names)
        kind = self.arrays[name]
        at = self.places.read()
        if name.startswith("r"):
            self.signature.records(name, kind)
            found = f"{name}[{at}].{self.rng.choice(FIELDS)}"
        else:
            constant = "const " if name in "cd" else ""
            found = f"{self.signature.array(name, kind, constant)}[{at}]"
        return self.converted(found, kind, element)

    def converted(self, text: str, kind: str, element: str) -> str:
        """A value of one type as one of another."""
        if kind == element:
            return text
        if is_float(kind) and not is_float(element):
            return f"whole_{element}({text})"
        return f"({ELEMENTS[element]}){text}"

    # Operators ------------------------------------------------------------------------

    def _float(self, element: str, depth: int) -> str:
        x, y = (self.term(element, depth - 1) for _ in range(2))
        suffix = "f" if element == "f32" else ""
        if self.relaxed:
            ways = (
                f"({x} + {y})",
                f"({x} - {y})",
                f"({x} * {y})",
                f"fabs{suffix}({x})",
            )
            return self.rng.choice(ways)
        return self.rng.choice(
            (
                f"({x} + {y})", f"({x} - {y})", f"({x} * {y})", f"({x} / {y})",
                f"({x} + {y})", f"({x} * {y})", f"({x} < {y} ? {x} : {y})",
                f"({x} > {y} ? {y} : {x})", f"({self.condition(0)} ? {x} : {y})",
                f"fabs{suffix}({x})", f"(-({x}))", f"sqrt{suffix}({x})",
                f"floor{suffix}({x})", f"fmin{suffix}({x}, {y})",
                f"fmax{suffix}({x}, {y})", f"copysign{suffix}({x}, {y})",
                f"trunc{suffix}({x})", f"({x} * {y} + {self.leaf(element)})",
            )
        )  # fmt: skip

    def _integer(self, element: str, depth: int) -> str:
        x, y = (self.term(element, depth - 1) for _ in range(2))
        ways: tuple[Callable[[str, str, str], str], ...]
        ways = (self._wrapping, self._wrapping, self._divided, self._shifted)
        ways += (self._chosen, self._chosen, self._promoted)
        return f"({ELEMENTS[element]})({self.rng.choice(ways)(element, x, y)})"

    def _wrapping(self, element: str, x: str, y: str) -> str:
        wide = unsigned(element)
        return f"({wide}){x} {self.rng.choice('+-*^&|+-*')} ({wide}){y}"

    def _promoted(self, element: str, x: str, y: str) -> str:
        """As C promotes short integers; longer ones only where nothing overflows."""
        operators = "+-&^|" if element in ("i8", "u8", "i16", "u16") else "&^|"
        return f"{x} {self.rng.choice(operators)} {y}"

    def _divided(self, _element: str, x: str, y: str) -> str:
        operator, number = self.rng.choice("/%"), self.rng.choice((3, 5, 8))
        return self.rng.choice(
            (f"{x} {operator} {number}", f"{y} > 0 ? {x} {operator} {y} : {x}")
        )

    def _shifted(self, element: str, x: str, y: str) -> str:
        amount = self.rng.choice(("1", "3", "7", f"((unsigned){y} & 7)"))
        if self.rng.random() < 0.5:
            return f"{x} >> {amount}"
        return f"({unsigned(element)}){x} << {amount}"

    def _chosen(self, element: str, x: str, y: str) -> str:
        wide = unsigned(element)
        return self.rng.choice(
            (
                f"{x} < {y} ? {x} : {y}", f"{x} > {y} ? {x} : {y}",
                f"{self.condition(0)} ? {x} : {y}", f"{x} < 0 ? 0 - ({wide}){x} : {x}",
            )
        )  # fmt: skip
