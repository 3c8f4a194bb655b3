"""The parameters of a function, for its comment and for its C.

Consumes what the body asks for, one array or number at a time; produces both texts.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from testsuite.codegen.e2e.generator import ELEMENTS

FIELDS = ("x", "y", "z")


@dataclass(frozen=True, slots=True)
class Parameter:
    """An array, or a number if it has no extent."""

    element: str
    name: str
    extent: str | None = None
    fill: str = ""
    qualifiers: str = ""
    records: bool = False

    def described(self) -> str:
        """As the comment says it."""
        extent = f"[{self.extent}]" if self.extent is not None else ""
        return f"{self.element} {self.name}{extent}" + (
            f"={self.fill}" * bool(self.fill)
        )

    def declared(self, restrict: bool) -> str:
        """As C says it."""
        kind = ELEMENTS[self.element]
        if self.extent is None:
            return f"{kind} {self.name}"
        kind = f"record_{self.element}" if self.records else kind
        pointer = "*restrict " if restrict else "*"
        return f"{self.qualifiers}{kind} {pointer}{self.name}"


@dataclass(slots=True)
class Signature:
    """What a function is called with; bodies add to it as they need."""

    name: str
    counter: str
    sizes: tuple[str, ...]
    restrict: bool
    fill: str
    _parameters: dict[str, Parameter] = field(default_factory=dict)

    @property
    def extent(self) -> str:
        """Enough for every element that a subscript of `places` may reach."""
        names = tuple(dict.fromkeys(self.sizes))
        if len(names) == 3:
            return "(n+8)*(m+8)*(k+8)+8"
        if len(self.sizes) == 1:
            return "5*n+16"
        longest = f"(max({','.join(names)},0)+8)"
        return "*".join([longest] * len(self.sizes)) + "+8"

    def array(self, name: str, element: str, qualifiers: str = "") -> str:
        """An array of anything, long enough for all subscripts."""
        return self._add(Parameter(element, name, self.extent, self.fill, qualifiers))

    def records(self, name: str, element: str) -> str:
        """An array of records with the fields x, y, z."""
        extent = f"3*({self.extent})"
        return self._add(Parameter(element, name, extent, self.fill, records=True))

    def filled(self, name: str, element: str, extent: str, fill: str) -> str:
        """An array that is only read, with values of some sort."""
        return self._add(Parameter(element, name, extent, fill, "const "))

    def bins(self, name: str, element: str, count: int) -> str:
        """The bins of a histogram."""
        return self._add(Parameter(element, name, str(count), "small"))

    def number(self, name: str, element: str) -> str:
        """A number that the loops do not change."""
        return self._add(Parameter(element, name))

    def _add(self, parameter: Parameter) -> str:
        found = self._parameters.setdefault(parameter.name, parameter)
        assert found.element == parameter.element, "a name has one type"
        return found.name

    def _all(self) -> list[Parameter]:
        names = dict.fromkeys(self.sizes)
        sizes = [Parameter(self.counter, name) for name in names]
        return [*sorted(self._parameters.values(), key=lambda p: p.name), *sizes]

    def comment(self, result: str, words: list[str]) -> str:
        """The line that `cases` reads."""
        inside = ", ".join(p.described() for p in self._all())
        words = [*words, *["restrict"] * self.restrict]
        words += ["unsigned"] * self.counter.startswith("u")
        return f"//: {result} {self.name}({inside}) | map? | {' '.join(words)}"

    def head(self, result: str) -> str:
        """The beginning of the definition."""
        kind = ELEMENTS.get(result, "void")
        inside = ", ".join(p.declared(self.restrict) for p in self._all())
        return f"{kind} {self.name}({inside}) {{"
