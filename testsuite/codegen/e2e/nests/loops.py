"""The heads of loops: counters of many types and forms, pointers that walk along.

Consumes the loops that are open; produces what goes before and behind a body.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from testsuite.codegen.e2e.generator import ELEMENTS
from testsuite.codegen.e2e.nests.places import Places, Position
from testsuite.codegen.e2e.nests.signature import Signature
from testsuite.codegen.e2e.nests.statements import Lines, indented
from testsuite.codegen.e2e.nests.terms import Terms

_PLAIN = "for ({c} {i} = {low}; {i} < {size}; {i}++) {{"
_SIGNED = (
    _PLAIN,
    "for ({c} {i} = {low}; {i} <= {size} - 1; ++{i}) {{",
    "for ({c} {i} = {low}; {i} < {size}; {i} = ({c})({i} + 2)) {{",
    "for ({c} {i} = ({c})({size} - 1); {i} >= {low}; {i}--) {{",
    "for ({c} {i} = {low}; {i} < {size} - ({size} > 6); {i}++) {{",
)
_WHILE = "for ({c} {i} = {low}; {i} < {size};) {{"
_DO = "if ({low} < {size}) {{ {c} {i} = {low}; do {{"


@dataclass(frozen=True, slots=True)
class Head:
    """A loop without its body; `step` ends each iteration."""

    position: Position
    opening: Lines
    step: Lines
    closing: str = "}"

    def around(self, body: Lines) -> Lines:
        """The whole loop."""
        return [*self.opening, *indented([*body, *self.step]), self.closing]


@dataclass(slots=True)
class Heads:
    """Loops for one function."""

    rng: random.Random
    signature: Signature
    places: Places
    terms: Terms
    _walkers: int = 0

    def counted(self, position: Position) -> Head:
        """A loop whose counter stays within its size."""
        found = self._by_form(position)
        if self.rng.random() < 0.06:
            return self._walking(found)
        return found

    def _by_form(self, position: Position) -> Head:
        i, size = position.name, position.size
        c, low = ELEMENTS[self.signature.counter], self._low(position)
        signed = not self.signature.counter.startswith("u")
        words = {"c": c, "i": i, "low": low, "size": size}
        step = [f"{i} = ({c})({i} + 1);"]
        outer = [p.name for p in self.places.open if p.size == size]
        draw = self.rng.random()
        if outer and draw < 0.2:
            end = self.rng.choice(outer)
            return Head(position, [f"for ({c} {i} = 0; {i} <= {end}; {i}++) {{"], [])
        if draw < 0.28:
            return Head(position, [_WHILE.format(**words)], step)
        if draw < 0.34:
            end = f"}} while ({i} < {size}); }}"
            return Head(position, [_DO.format(**words)], step, end)
        form = self.rng.choice(_SIGNED) if signed and draw < 0.6 else _PLAIN
        return Head(position, [form.format(**words)], [])

    def _low(self, position: Position) -> str:
        """Where a loop begins: triangles begin at a counter further out."""
        outer = [p.name for p in self.places.open if p.size == position.size]
        if outer and self.rng.random() < 0.3:
            begin = self.rng.choice(outer)
            kind = ELEMENTS[self.signature.counter]
            return self.rng.choice((begin, f"({kind})({begin} + 1)"))
        return self.rng.choice(("0", "0", "0", "1", f"({position.size} > 5)"))

    def _walking(self, head: Head) -> Head:
        """A pointer goes along with the counter."""
        element = self.terms.arrays["c"]
        array = self.signature.array("c", element, "const ")
        self._walkers += 1
        name = f"walk{self._walkers}"
        self.terms.locals[f"(*{name})"] = element
        start = f"const {ELEMENTS[element]} *{name} = {array} + 2;"
        opening, step = [start, *head.opening], [f"{name}++;", *head.step]
        return Head(head.position, opening, step, head.closing)

    def entries(self, name: str) -> Head:
        """A loop over the entries of a row, as sparse matrices have them."""
        outer = self.rng.choice([p for p in self.places.open if not p.is_entry])
        i, size = outer.name, outer.size
        rows = f"rp_{size}"
        self.signature.filled(rows, "i32", f"{size}+1", f"rows:2*{size}")
        bounds = f"{name} = {rows}[{i}]; {name} < {rows}[{i} + 1]; {name}++"
        position = Position(name, f"(2 * {size})", is_entry=True)
        return Head(position, [f"for (int32_t {bounds}) {{"], [])
