"""C files of random functions, with the comments that `cases` reads.

Consumes a style and a seed; produces the text of a file. The same seed gives the same
file.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from testsuite.codegen.e2e.generator import ELEMENTS
from testsuite.codegen.e2e.nests.loops import Heads
from testsuite.codegen.e2e.nests.places import Places, Position
from testsuite.codegen.e2e.nests.signature import Signature
from testsuite.codegen.e2e.nests.statements import Lines, Statements, indented
from testsuite.codegen.e2e.nests.styles import Style
from testsuite.codegen.e2e.nests.terms import PRELUDE, Terms, is_float, unsigned

_COUNTERS = ("i32", "i32", "i32", "i64", "u32", "i16")
_NAMES = "ijuv"  # n, m and k are sizes


def generate(count: int, seed: int, style: Style) -> str:
    """The text of a C file with so many functions."""
    rng = random.Random(seed)
    functions = (Function.draw(rng, number, style).text() for number in range(count))
    return "\n".join([PRELUDE, "", *functions])


@dataclass(slots=True)
class Function:
    """One function as it grows."""

    rng: random.Random
    signature: Signature
    places: Places
    terms: Terms
    statements: Statements
    heads: Heads
    tidy: bool
    _deepest: int = 0

    @classmethod
    def draw(cls, rng: random.Random, number: int, style: Style) -> Function:
        """An empty function: its types, sizes, and arrays."""
        floats = [e for e in ELEMENTS if is_float(e)]
        kinds = floats if style.relaxed else list(ELEMENTS)
        main = rng.choice(kinds)
        other = rng.choice(kinds) if rng.random() < 0.3 else main
        tidy = rng.random() < style.tidy
        signature = Signature(
            f"nest_{number}",
            rng.choice(_COUNTERS),
            rng.choice(style.sizes),
            restrict=style.relaxed or rng.random() < 0.4,
            fill="small" if style.relaxed else "",
        )
        places = Places(rng, signature, tidy)
        outputs = {"a": main} | ({"b": other} if rng.random() < 0.4 else {})
        arrays = {"c": main, "d": other}
        if not style.relaxed and rng.random() < (0.4 if tidy else 1):
            arrays |= outputs
        if rng.random() < 0.15:
            arrays[f"r_{main}"] = main
        terms = Terms(rng, signature, places, arrays, style.relaxed)
        statements = Statements(rng, signature, places, terms, outputs, tidy)
        heads = Heads(rng, signature, places, terms)
        return cls(rng, signature, places, terms, statements, heads, tidy)

    def text(self) -> str:
        """The comment and the definition."""
        body = self._nest(0)
        if self.rng.random() < 0.12:
            body += self._nest(0)
        result = self.statements.running[0].element if self.statements.running else ""
        lines = [
            self.signature.comment(result or "void", self._words()),
            self.signature.head(result),
            *indented([*self._declared(), *body, *self._returned(result)]),
            "}",
        ]
        return "\n".join(lines) + "\n"

    def _words(self) -> list[str]:
        """How it is called: briefly, where inner loops may become kernels."""
        sizes = self.signature.sizes
        longest = max(self._deepest, len(sizes))
        words = ["square"] * (longest > len(set(sizes)))
        words += ["small"] * (longest > 1 and self.rng.random() < 0.7)
        return [*words, *["reassoc"] * self.terms.relaxed]

    def _declared(self) -> Lines:
        return [
            f"{ELEMENTS[value.element]} {value.name} = {self.rng.choice((0, 1, 5))};"
            for value in self.statements.running
        ]

    def _returned(self, result: str) -> Lines:
        if not result:
            return []
        parts = [
            self.terms.converted(value.name, value.element, result)
            for value in self.statements.running
        ]
        if is_float(result):
            return [f"return {' - '.join(parts)};"]
        wide = unsigned(result)
        both = " * 31 + ".join(f"({wide}){part}" for part in parts)
        return [f"return ({ELEMENTS[result]})({both});"]

    # Nests ----------------------------------------------------------------------------

    def _nest(self, level: int) -> Lines:
        """A loop with everything in it."""
        scope = dict(self.terms.locals)
        head = self.heads.counted(self._position(level))
        self._enter(head.position)
        body = self._inside(level)
        self._leave(scope)
        return head.around(body)

    def _position(self, level: int) -> Position:
        sizes = self.signature.sizes
        size = sizes[level] if level < len(sizes) else self.rng.choice(sizes)
        return Position(_NAMES[level], size)

    def _enter(self, position: Position) -> None:
        self.places.open.append(position)
        counted = [p for p in self.places.open if not p.is_entry]
        self._deepest = max(self._deepest, len(counted))

    def _leave(self, scope: dict[str, str]) -> None:
        self.terms.locals = scope
        self.places.open.pop()

    def _inside(self, level: int) -> Lines:
        wanted = level + 1 < len(self.signature.sizes)
        if not wanted and (level > 2 or self.rng.random() > 0.12):
            count = self.rng.choice((1, 1, 2, 2, 3))
            return [line for _ in range(count) for line in self.statements.one()]
        often = 0.1 if self.tidy else 0.25
        before = self.statements.one() if self.rng.random() < often else []
        inner = self._summed_row if self.rng.random() < 0.35 else self._inner
        draw = self.rng.random()
        middle = (
            self.statements.guarded(lambda: inner(level))
            if draw < 0.2
            else inner(level)
        )
        after = self.statements.one() if self.rng.random() < often else []
        return [*before, *middle, *after]

    def _inner(self, level: int) -> Lines:
        return self._nest(level + 1)

    def _summed_row(self, level: int) -> Lines:
        """A running value of a loop further in, stored behind it."""
        element = self.rng.choice(sorted(self.statements.outputs.values()))
        name = self.statements.fresh("row")
        first = self.terms.term(element, 1) if self.rng.random() < 0.3 else "0"
        scope = dict(self.terms.locals)
        if self.rng.random() < 0.25:
            head = self.heads.entries(self.statements.fresh("e"))
        else:
            head = self.heads.counted(self._position(level + 1))
        self._enter(head.position)
        operator = self.rng.choice(("+", "+", "+", "^", "max", "*"))
        step = f"{name} = {self.statements.combined(operator, element, name)};"
        if self.rng.random() < 0.2:
            step = f"if ({self.terms.condition(0)}) {step}"
        extra = self.statements.one() if self.rng.random() < 0.15 else []
        self._leave(scope)
        self.terms.locals[name] = element
        start = f"{ELEMENTS[element]} {name} = {first};"
        return [start, *head.around([step, *extra]), self._kept(name, element)]

    def _kept(self, name: str, element: str) -> str:
        written = [k for k, kind in self.statements.outputs.items() if kind == element]
        target = self.signature.array(self.rng.choice(written), element)
        value = name
        if self.rng.random() < 0.3:
            value = self.statements.combined("+", element, name)
        return f"{target}[{self.places.written()}] = {value};"
