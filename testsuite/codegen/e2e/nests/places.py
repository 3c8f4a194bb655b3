"""Subscripts: where a statement reads and writes, given the loops around it.

Consumes the open loops; produces C expressions that stay within `Signature.extent`.
Every place has two spare elements in front of it, for neighbours.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from testsuite.codegen.e2e.generator import ELEMENTS
from testsuite.codegen.e2e.nests.signature import Signature

_NEAR = (0, 0, 0, 1, -1, 2, -2)


@dataclass(frozen=True, slots=True)
class Position:
    """The counter of an open loop: at least 0 and below its size.

    Entries of rows are numbered through; they have no place in a grid.
    """

    name: str
    size: str
    is_entry: bool = False


@dataclass(slots=True)
class Places:
    """Subscripts for the loops that are open."""

    rng: random.Random
    signature: Signature
    tidy: bool
    open: list[Position] = field(default_factory=list)

    @property
    def grid(self) -> list[Position]:
        """The loops that span the arrays."""
        return [p for p in self.open if not p.is_entry]

    def own(self) -> str:
        """The element that belongs to the point: each loop moves it."""
        if self.open[-1].is_entry and self.rng.random() < 0.7:
            return self.open[-1].name
        return self._cell(self.grid[: len(self.signature.sizes)], near=False)

    def written(self) -> str:
        """Mostly the point's own."""
        if self.tidy or self.rng.random() < 0.5:
            return self.own() if self.rng.random() < 0.93 else self._shorter()
        return self.any()

    def read(self) -> str:
        """A neighbour, a row, a gathered element, anything."""
        if self.rng.random() < (0.5 if self.tidy else 0.25):
            return self.own()
        return self.any()

    def any(self) -> str:
        """Any subscript that stays within the arrays."""
        ways = [self._near] * 6 + [self._shorter] * 2 + [self._strided, self._turned]
        ways += [self._fixed, self._gathered, self._clamped, self._periodic, self._sum]
        return self.rng.choice(ways)()

    def permuted(self) -> str:
        """An element that no other iteration of one loop has."""
        position = self.rng.choice(self.grid)
        name = f"o_{position.size}"
        self.signature.filled(name, "i32", position.size, "permuted")
        return f"{name}[{position.name}] + 2"

    def as_number(self, element: str) -> str:
        """A counter as a value."""
        return f"({ELEMENTS[element]}){self._one().name}"

    def _one(self) -> Position:
        return self.rng.choice(self.open)

    def _near(self) -> str:
        return self._cell(self.grid[: len(self.signature.sizes)], near=True)

    def _shorter(self) -> str:
        grid = self.grid
        most = min(2, len(grid), len(self.signature.sizes))
        return self._cell(self.rng.sample(grid, self.rng.randint(1, most)), near=True)

    def _cell(self, positions: list[Position], near: bool) -> str:
        """Row by row; one row is as long as its size and four more."""
        text = ""
        for number, position in enumerate(positions):
            step = 2 + (self.rng.choice(_NEAR) if near else 0)
            here = f"({position.name} + {step})"
            text = f"({text} * ({position.size} + 4) + {here})" if number else here
        return text.removeprefix("(").removesuffix(")")

    def _strided(self) -> str:
        return f"2 * {self._one().name} + {self.rng.randint(0, 3)}"

    def _turned(self) -> str:
        position = self._one()
        return f"{position.size} - {position.name} + {self.rng.randint(0, 3)}"

    def _fixed(self) -> str:
        return str(self.rng.choice((0, 3, 5)))

    def _gathered(self) -> str:
        kind = self.rng.choice(("i32", "i64", "u8", "u16"))
        name = f"p_{kind}"
        self.signature.filled(name, kind, self.signature.extent, "index:8")
        return f"{name}[{self._one().name} + {self.rng.randint(0, 2)}]"

    def _clamped(self) -> str:
        i, size = (position := self._one()).name, position.size
        ways = (f"{i} > 0 ? {i} - 1 : 0", f"{i} + 1 < {size} ? {i} + 1 : {size} - 1")
        return f"({self.rng.choice(ways)}) + 2"

    def _periodic(self) -> str:
        i, size = (position := self._one()).name, position.size
        ways = (f"({i} + 1) % {size}", f"({i} + {size} - 1) % {size}", f"{i} % 4")
        return f"{self.rng.choice(ways)} + 2"

    def _sum(self) -> str:
        names = sorted({position.name for position in self.open})
        if len(names) < 2:
            return self._strided()
        one, other = self.rng.sample(names, 2)
        return f"{one} + {other} + {self.rng.randint(0, 3)}"
