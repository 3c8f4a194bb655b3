"""Random statements: what the iterations of a nest do.

Consumes expressions and subscripts; produces lines of C, and the variables that have to
be declared before the nest and are part of the function's result.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field

from testsuite.codegen.e2e.generator import ELEMENTS
from testsuite.codegen.e2e.nests.places import Places
from testsuite.codegen.e2e.nests.signature import FIELDS, Signature
from testsuite.codegen.e2e.nests.terms import Terms, is_float, unsigned

Lines = list[str]
_SUMS = ("+", "+", "^", "&", "|", "*", "min", "max")


def indented(lines: Lines) -> Lines:
    """A block's inside."""
    return ["  " + line for line in lines]


@dataclass(frozen=True, slots=True)
class Running:
    """A variable that goes from one iteration to the next."""

    name: str
    element: str
    operator: str = ""


@dataclass(slots=True)
class Statements:
    """The statements of one function."""

    rng: random.Random
    signature: Signature
    places: Places
    terms: Terms
    # The arrays that are written, with their element types.
    outputs: dict[str, str]
    tidy: bool
    running: list[Running] = field(default_factory=list)
    _made: int = 0

    def one(self, depth: int = 0) -> Lines:
        """Any statement; `depth` is how many ifs are around it."""
        common: dict[Callable[[], Lines], int] = {
            self._assigned: 8, self._updated: 4, self._summed: 4, self._counted: 2,
        }  # fmt: skip
        seldom: dict[Callable[[], Lines], int] = {
            self._permuted: 1, self._extremum: 2, self._exchanged: 1,
            self._shifted: 1, self._field: 2, self._left: 0 if self.tidy else 1,
        }  # fmt: skip
        table = {**common, **seldom}
        if depth == 0:
            table |= {self._local: 4, self._looked_up: 1}
        if depth < 2:
            table[lambda: self._if(depth)] = 3
        return self.rng.choices(list(table), list(table.values()))[0]()

    def fresh(self, stem: str) -> str:
        """A name that nobody has."""
        self._made += 1
        return f"{stem}{self._made}"

    # Stores ---------------------------------------------------------------------------

    def _output(self) -> tuple[str, str]:
        name = self.rng.choice(sorted(self.outputs))
        element = self.outputs[name]
        return self.signature.array(name, element), element

    def _assigned(self) -> Lines:
        name, element = self._output()
        return [f"{name}[{self.places.written()}] = {self.terms.term(element)};"]

    def _updated(self) -> Lines:
        name, element = self._output()
        place = f"{name}[{self.places.written()}]"
        operator = self.rng.choice(_SUMS)
        return [f"{place} = {self.combined(operator, element, place)};"]

    def _permuted(self) -> Lines:
        name, element = self._output()
        return [f"{name}[{self.places.permuted()}] = {self.terms.term(element)};"]

    def _exchanged(self) -> Lines:
        (one, element), (other, kind) = self._output(), self._output()
        if kind != element:
            return self._assigned()
        first, second = (f"{a}[{self.places.written()}]" for a in (one, other))
        kept = self.fresh("kept")
        return [
            f"{ELEMENTS[element]} {kept} = {first};",
            f"{first} = {second};",
            f"{second} = {kept};",
        ]

    def _field(self) -> Lines:
        element = self.rng.choice(sorted(self.outputs.values()))
        name = self.signature.records(f"r_{element}", element)
        self.terms.arrays.setdefault(name, element)
        place = f"{name}[{self.places.own()}].{self.rng.choice(FIELDS)}"
        return [f"{place} = {self.terms.term(element)};"]

    def combined(self, operator: str, element: str, old: str) -> str:
        """An old value and a new one as one operator combines them."""
        new = self.terms.term(element)
        if operator in ("min", "max"):
            sign = "<" if operator == "min" else ">"
            sides = f"{new} {sign} {old} ? {new} : {old}"
            return (
                sides
                if self.rng.random() < 0.7
                else f"{old} {sign} {new} ? {old} : {new}"
            )
        if is_float(element):
            sign = "*" if operator == "*" and not self.terms.relaxed else "+"
            return f"{old} {sign} {new}"
        wide = unsigned(element)
        return f"({ELEMENTS[element]})(({wide}){old} {operator} ({wide}){new})"

    # Running values -------------------------------------------------------------------

    def _summed(self) -> Lines:
        sums = [value for value in self.running if value.operator]
        if not sums or self.rng.random() < 0.4:
            element = self.rng.choice(sorted(self.outputs.values()))
            floats = is_float(element) and not self.terms.relaxed
            operator = self.rng.choice(("min", "max") if floats else _SUMS)
            sums.append(Running(self.fresh("s"), element, operator))
            self.running.append(sums[-1])
        found = self.rng.choice(sums)
        return [
            f"{found.name} = "
            f"{self.combined(found.operator, found.element, found.name)};"
        ]

    def _extremum(self) -> Lines:
        """The value and the position of the least or the greatest."""
        element = self.rng.choice(sorted(self.outputs.values()))
        best = Running(self.fresh("best"), element)
        at = Running(self.fresh("at"), "i64")
        self.running += [best, at]
        depth = 0 if self.terms.relaxed else 1
        seen, sign = self.fresh("seen"), self.rng.choice(("<", ">", "<=", ">="))
        here = self.places.as_number("i64")
        return [
            f"{ELEMENTS[element]} {seen} = {self.terms.term(element, depth)};",
            f"if ({seen} {sign} {best.name}) {{",
            f"  {best.name} = {seen};",
            f"  {at.name} = {here};",
            "}",
        ]

    def _shifted(self) -> Lines:
        """What the iteration before has read or computed."""
        name, element = self._output()
        last = Running(self.fresh("last"), element)
        self.running.append(last)
        place = f"{name}[{self.places.written()}]"
        used = self.combined("+", element, last.name)
        return [f"{place} = {used};", f"{last.name} = {self.terms.term(element, 1)};"]

    # Bins -----------------------------------------------------------------------------

    def _counted(self) -> Lines:
        element = self.rng.choice(("i32", "i32", "u8", "i64", *self.outputs.values()))
        if is_float(element) and not self.terms.relaxed:
            element = "u32"
        name = f"h_{element}"
        place = f"{self.signature.bins(name, element, 64)}[{self._bin()}]"
        way = self.rng.random()
        if way < 0.5 and not is_float(element):
            return [f"{place}++;"]
        operator = self.rng.choice(_SUMS) if way > 0.75 else "+"
        return [f"{place} = {self.combined(operator, element, place)};"]

    def _bin(self) -> str:
        if self.rng.random() < 0.4:
            self.signature.filled("b_u8", "u8", self.signature.extent, "index:64")
            return f"b_u8[{self.places.own()}]"
        element = self.rng.choice(("i32", "u16"))
        if self.rng.random() < 0.3:
            one, other = (self.terms.term(element, 0) for _ in range(2))
            return f"((uint32_t){one} & 7) * 8 + ((uint32_t){other} & 7)"
        depth = 0 if self.terms.relaxed else 1
        return f"(uint32_t){self.terms.term(element, depth)} & 63"

    # Locals and flow ------------------------------------------------------------------

    def _local(self) -> Lines:
        element = self.rng.choice(sorted(self.outputs.values()))
        value, name = self.terms.term(element), self.fresh("t")
        self.terms.locals[name] = element
        return [f"{ELEMENTS[element]} {name} = {value};"]

    def _looked_up(self) -> Lines:
        """A small array that lives for one iteration."""
        element = self.rng.choice(sorted(self.outputs.values()))
        values = ", ".join(self.terms.term(element, 1) for _ in range(4))
        table, name = self.fresh("w"), self.fresh("t")
        at = self.rng.choice(("1", f"(uint32_t){self.terms.term('i32', 0)} & 3"))
        self.terms.locals[name] = element
        kind = ELEMENTS[element]
        return [
            f"{kind} {table}[4] = {{{values}}};",
            f"{kind} {name} = {table}[{at}];",
        ]

    def guarded(self, inside: Callable[[], Lines]) -> Lines:
        """Something under a condition, which may be what makes a read possible."""
        scope = dict(self.terms.locals)
        condition = self._in_range() if self.rng.random() < 0.3 else None
        lines = [f"if ({condition or self.terms.condition()}) {{", *indented(inside())]
        self.terms.locals = scope
        return [*lines, "}"]

    def _in_range(self) -> str:
        """A condition under which an element may be read; it is, as a local."""
        position = self.rng.choice(self.places.grid)
        size = position.size
        index = self.signature.filled(f"g_{size}", "i32", size, f"beyond:{size}")
        at = f"{index}[{position.name}]"
        array, kind = self.rng.choice(sorted(self.terms.arrays.items()))
        if array.startswith("r"):
            self.signature.records(array, kind)
            self.terms.locals[f"{array}[{at}].y"] = kind
        else:
            self.signature.array(array, kind, "const " if array in "cd" else "")
            self.terms.locals[f"{array}[{at}]"] = kind
        return f"{at} < (int32_t){size}"

    def _if(self, depth: int) -> Lines:
        lines = self.guarded(lambda: self.one(depth + 1))
        if self.rng.random() < 0.4:
            return [*lines[:-1], "} else {", *indented(self.one(depth + 1)), "}"]
        return lines

    def _left(self) -> Lines:
        return [f"if ({self.terms.condition(0)}) break;"]
