"""Random nests: if no reason stands against them and all guards hold, order is free.

Each function is a nest of two loops over bytes of memory, with subscripts of random
coefficients and two pointers. It is judged as a map; then, for many sizes and places of
the arrays, the guards are computed as the stub would. Where they hold, running all
points in any order, each reading memory as it was before (and what it has written
itself), has to give the same memory.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache

import pytest

from detector.atoms.program import Program
from detector.frontend import Toolchain, compile_to_ir
from detector.legality import judge
from detector.loader import load
from detector.match import Match
from detector.places import place_of_loop
from detector.verdict import EXACT, Status, Verdict
from testsuite.detector.legality.evaluate import holds

pytestmark = pytest.mark.clang

COUNT = 160
SIZE = 4
# Not 1: a sum that runs from element to element would be an induction variable.
FACTORS = (3, 5, 7)


@dataclass(frozen=True)
class Subscript:
    """base[i*a + j*b + c], in elements, computed in some type of the source.

    The coefficients may be terms of variables, as C and Python write them. Where the
    type is `unsigned`, sums may wrap.
    """

    base: str
    a: int | str
    b: int | str
    c: int | str
    type: str = "long"

    def __str__(self) -> str:
        a, b, c = (f"({self.type})({part})" for part in (self.a, self.b, self.c))
        return f"{self.base}[{a} * i + {b} * j + {c}]"

    def at(self, i: int, j: int, values: dict[str, int]) -> int:
        variables = {name[1:]: value for name, value in values.items()}
        a, b, c = (
            eval(part, {}, variables) if isinstance(part, str) else part
            for part in (self.a, self.b, self.c)
        )
        index = a * i + b * j + c
        if self.type == "unsigned":
            index %= 1 << 32
        return values[f"%{self.base}"] + SIZE * index


@dataclass(frozen=True)
class Nest:
    """y[..] = first + 3 * second + 1 for i < n, j < m or j < i."""

    written: Subscript
    reads: tuple[Subscript, ...]
    triangular: bool

    def text(self, name: str) -> str:
        value = " + ".join(
            f"{k} * {r}" for k, r in zip(FACTORS, self.reads, strict=False)
        )
        bound = "i" if self.triangular else "m"
        kind = self.written.type
        return (
            f"void {name}({kind} n, {kind} m, int ld, int k, int *y, int *x) {{\n"
            f"for ({kind} i = 0; i < n; i++)\n"
            f"for ({kind} j = 0; j < {bound}; j++)\n"
            f"{self.written} = 1 + {value};\n}}\n"
        )

    def points(self, values: dict[str, int]) -> list[tuple[int, int]]:
        n, m = values["%n"], values["%m"]
        return [(i, j) for i in range(n) for j in range(i if self.triangular else m)]

    def step(self, i: int, j: int, old: dict[int, int], values: dict[str, int]) -> int:
        return 1 + sum(
            k * old.get(r.at(i, j, values), r.at(i, j, values) * 7 % 1009)
            for k, r in zip(FACTORS, self.reads, strict=False)
        )


def subscript(rng: random.Random, kind: str) -> Subscript:
    a: int | str = rng.choice((0, 1, 1, 2, 6, 8, "ld", "ld", "m"))
    b: int | str = rng.choice((0, 1, 1, 1, 2, 3, -1, "ld"))
    c: int | str = rng.choice((0, 0, 0, 1, -1, 5, 20, "k", "n"))
    return Subscript(rng.choice("yyx"), a, b, c, kind)


def nests() -> list[Nest]:
    rng = random.Random(20180324)
    found = []
    for _ in range(COUNT):
        kind = rng.choice(("long", "long", "unsigned"))
        written = subscript(rng, kind)
        reads = [subscript(rng, kind) for _ in range(rng.choice((1, 1, 2)))]
        if rng.random() < 0.6:
            # The same element, or a neighbour: the interesting cases.
            c = rng.choice((written.c, written.c, 0, 1, "k"))
            base = rng.choice("yx")
            reads[0] = Subscript(base, written.a, written.b, c, kind)
        found.append(Nest(written, tuple(reads), rng.random() < 0.2))
    return found + [rows(rng) for _ in range(COUNT // 4)]


def rows(rng: random.Random) -> Nest:
    """Long rows of which some places are written, and others are read."""
    kind = rng.choice(("long", "int"))
    length, step, by = rng.choice(
        (("2*m", 1, "m"), ("3*m", 1, "m"), ("3*m", 2, "m"), (1, "2*n", "n"), (8, 1, 2))
    )
    places = [part.format(by) for part in ("0", "1", "{}", "-{}", "2*{}", "{}-1")]
    written = Subscript("y", length, step, rng.choice(places), kind)
    reads = (Subscript("y", length, step, rng.choice(places), kind),)
    return Nest(written, reads, rng.random() < 0.2)


@cache
def verdicts(toolchain: Toolchain) -> tuple[tuple[Nest, Verdict], ...]:
    wanted = nests()
    text = "".join(nest.text(f"f{k}") for k, nest in enumerate(wanted))
    module = load(compile_to_ir(text, ["-O1"], toolchain), "random.c")
    found = []
    for k, nest in enumerate(wanted):
        function = module.functions[f"f{k}"]
        program = Program(function, module)
        outer = [lp for lp in program.analyses.loops.loops if lp.depth == 1]
        inside = [lp for lp in program.analyses.loops.loops if lp.depth == 2]
        if len(outer) != 1 or len(inside) != 1:
            continue
        match = Match("map", "Test", function, outer[0], place_of_loop(outer[0]), {})
        found.append((nest, judge(match, program, EXACT)))
    return tuple(found)


def in_order(nest: Nest, values: dict[str, int]) -> dict[int, int]:
    memory: dict[int, int] = {}
    for i, j in nest.points(values):
        memory[nest.written.at(i, j, values)] = nest.step(i, j, memory, values)
    return memory


def in_any_order(
    nest: Nest, values: dict[str, int], rng: random.Random
) -> dict[int, int]:
    """Points in random order; each sees only what it has written itself.

    A loop that does not move the written element is no parallel one: its iterations
    belong to the point and stay in order.
    """
    points: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for i, j in nest.points(values):
        key = (i if nest.written.a else 0, j if nest.written.b else 0)
        points.setdefault(key, []).append((i, j))
    order = list(points.values())
    rng.shuffle(order)
    memory: dict[int, int] = {}
    for iterations in order:
        own: dict[int, int] = {}
        for i, j in iterations:
            own[nest.written.at(i, j, values)] = nest.step(i, j, own, values)
        memory |= own
    return memory


def test_most_are_decided(newest_toolchain: Toolchain) -> None:
    """The property is not empty: many are allowed, many refused."""
    kinds = [verdict.status for _, verdict in verdicts(newest_toolchain)]
    assert len(kinds) > COUNT * 0.8
    for status in (Status.GUARDED, Status.REFUSED):
        assert kinds.count(status) > COUNT * 0.15, kinds


def test_guards_make_points_independent(toolchain: Toolchain) -> None:
    rng = random.Random(7)
    allowed = 0
    for nest, verdict in verdicts(toolchain):
        if verdict.status is Status.REFUSED:
            continue
        for _ in range(60):
            values = {
                "%n": rng.randrange(1, 7),
                "%m": rng.randrange(1, 7),
                "%ld": rng.choice((-3, 0, 1, 2, 5, 6, 7, 9)),
                "%k": rng.choice((-40, -6, -1, 0, 1, 2, 5, 9, 36, 50)),
                "%y": 100_000,
                "%x": 100_000
                + SIZE * rng.choice((-90, -40, -5, -1, 0, 0, 1, 5, 40, 90)),
            }
            if not all(holds(guard, values) for guard in verdict.guards):
                continue
            allowed += 1
            expected = in_order(nest, values)
            assert in_any_order(nest, values, rng) == expected, (nest, values)
    assert allowed > 500
