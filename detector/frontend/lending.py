"""Small functions of other units, so that the loops that call them can be understood.

Consumes the IR text of a unit as clang's front end wrote it; produces a *donor*: the
same text in which everything is only there to be looked at. Linked to another unit, it
lends the functions that are asked for, and leaves nothing else behind.

Note [lending]: in one unit, `norm += error(x[i])` is a call of somebody unknown. All
definitions of a donor become `available_externally`, as in a ThinLTO import: the
optimiser may inline them and has to forget them afterwards, variables too. What is lent
is marked `alwaysinline`; it is small and was asked for because a loop calls it.
A static variable would be copied instead of shared, so who uses one lends nothing,
nor does who calls a function that does; nor does a unit with parts that cannot be only
looked at (aliases, weak definitions, assembly).

Note [what is worth lending]: a loop over a call of somebody unknown stays what it is,
so a function is lent with all that it calls or not at all; and a nest of loops is
understood in its own unit, its copy in somebody's loop over time steps is only work.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from detector.frontend.ir_functions import (
    ATTRIBUTES,
    GROUP,
    NAME,
    IrFunction,
    ir_functions,
)
from detector.frontend.ir_text import without_debug_info
from detector.frontend.small_arrays import Handed, is_short, unroll_small

# Lines of IR before any pass, where each variable is a load: 100 lines of C.
_SMALL = 600
# A row's sum or a copy of a line; of loops of a few rounds two may be nested.
_DEEPEST = 2
_LONG = 2

_DECLARED = re.compile(rf"^declare [^@]*{NAME}\(", re.MULTILINE)
_MATHEMATICS = re.compile(rf"^declare [^@(]*\b(?:float|double) {NAME}\(", re.MULTILINE)
_VARIABLE = re.compile(
    rf"^{NAME} = (?P<linkage>[a-z_()\d ]*?)(?P<sort>global|constant) .*", re.MULTILINE
)
_MENTIONED = re.compile(NAME)
_LINKAGE = re.compile(
    r"\b(private|internal|available_externally|linkonce\w*|weak\w*|common|appending|"
    r"extern_weak|external)\b"
)
_UNFIT_UNIT = re.compile(
    r"^module asm|^@\S+ = .*\b(alias|ifunc) |^(?:define|@\S+ =) (?:extern_)?weak",
    re.MULTILINE,
)
_UNFIT_WISH = re.compile(
    r"\b(noinline|optnone|naked|returns_twice|strictfp|noreturn)\b"
)
_UNFIT_LINE = re.compile(r"indirectbr|blockaddress|@llvm\.va_start| asm |@_?setjmp")


@dataclass(slots=True)
class Lender:
    """A unit that other units may borrow functions from."""

    ir: str
    _lines: list[str] = field(init=False)
    _functions: dict[str, IrFunction] = field(init=False)
    _constants: dict[str, str] = field(init=False)
    _own: frozenset[str] = field(init=False)
    _unwilling: frozenset[str] = field(init=False)
    _mathematics: frozenset[str] = field(init=False)

    def __post_init__(self) -> None:
        self._lines = self.ir.split("\n")
        found = tuple(ir_functions(self._lines))
        defined = sum(line.startswith("define ") for line in self._lines)
        fit = len(found) == defined and _UNFIT_UNIT.search(self.ir) is None
        self._functions = {f.name: f for f in found} if fit else {}
        variables = tuple(_VARIABLE.finditer(self.ir))
        self._constants = {v[1]: v[0] for v in variables if v["sort"] == "constant"}
        self._own = frozenset(
            v[1]
            for v in variables
            if v["sort"] == "global" and "internal" in v["linkage"]
        )
        self._unwilling = frozenset(
            m[1] for m in ATTRIBUTES.finditer(self.ir) if _UNFIT_WISH.search(m[2])
        )
        self._mathematics = frozenset(m[1] for m in _MATHEMATICS.finditer(self.ir))

    def defines(self, name: str) -> bool:
        """Whether the linker would find a function here."""
        found = self._functions.get(name)
        return found is not None and _LINKAGE.search(found.linkage) is None

    def lends(self, name: str) -> bool:
        """Whether a function is small, and means the same in another unit."""
        if not self.defines(name):
            return False
        function = self._functions[name]
        return (
            function.last - function.first <= _SMALL
            and self._own.isdisjoint(self._names([name]))
            and all(map(self._is_shareable, self._reached([name])))
            and self._depth(function) <= _DEEPEST
        )

    def calls_of(self, name: str) -> frozenset[str]:
        """Whom a function calls in other units."""
        reached = self._reached([name])
        called = {callee for function in reached for _, callee in function.calls}
        unknown = called - self._functions.keys()
        return frozenset(n for n in unknown if not n.startswith("llvm."))

    def takes_for_mathematics(self, name: str) -> bool:
        """Whether somebody outside is called for a number, as far as its type tells."""
        return name in self._mathematics

    def donor(self, lent: Iterable[str], handed: Handed) -> str:
        """The unit as something to look at; see Note [lending]."""
        wanted = frozenset(lent)
        # First, because marked headers are no headers that it would know.
        lines = unroll_small(self.ir, handed).split("\n")
        needed = set(self._reached([*wanted, *self._named_outside()]))
        for function in self._functions.values():
            if function not in needed:
                lines[function.first : function.last + 1] = [""] * len(function)
                continue
            header = lines[function.first]
            if function.name in wanted:
                header = GROUP.sub(r") \1alwaysinline #\2", header, count=1)
            if _LINKAGE.search(function.linkage) is None:
                header = header.replace("define ", "define available_externally ", 1)
            lines[function.first] = header
        # Lists of what must be kept or called at start-up would be joined to others'.
        kept = (line for line in lines if not line.startswith("@llvm."))
        text = "\n".join(map(_as_lent, kept))
        return without_debug_info(text)

    def _is_shareable(self, function: IrFunction) -> bool:
        """Whether a function can be looked at elsewhere, and does not call itself."""
        if function.group in self._unwilling:
            return False
        body = self._lines[function.first + 1 : function.last]
        return function.name not in self._mentioned(function.name) and not any(
            _UNFIT_LINE.search(line) for line in body
        )

    def _reached(self, names: Iterable[str]) -> tuple[IrFunction, ...]:
        """The functions of this unit that these use in the end, themselves included."""
        found = self._names(names)
        return tuple(f for name, f in self._functions.items() if name in found)

    def _names(self, names: Iterable[str]) -> set[str]:
        """All that these come to by bodies and by what constants begin with."""
        found: set[str] = set()
        left = list(names)
        while left:
            name = left.pop()
            if name not in found:
                found.add(name)
                left += self._mentioned(name)
        return found

    def _mentioned(self, name: str) -> set[str]:
        """Whom a function speaks of, or a constant; variables begin with anything."""
        function = self._functions.get(name)
        if function is None:
            _, _, text = self._constants.get(name, "").partition(" = ")
            return {m[1] for m in _MENTIONED.finditer(text)}
        body = self._lines[function.first + 1 : function.last]
        return {m[1] for line in body for m in _MENTIONED.finditer(line)}

    def _named_outside(self) -> Iterator[str]:
        """Whom variables begin with: tables of functions."""
        for line in self._lines:
            if line.startswith("@"):
                yield from (m[1] for m in _MENTIONED.finditer(line))

    def _depth(self, function: IrFunction, around: frozenset[str] = frozenset()) -> int:
        """How deep loops are nested, also in helpers; long ones count double."""
        weights = {
            loop: 1 if is_short(self._lines[loop.first : loop.last]) else _LONG
            for loop in function.loops
        }
        deepest = max(
            (
                own + sum(w for other, w in weights.items() if other.has(loop))
                for loop, own in weights.items()
            ),
            default=0,
        )
        seen = around | {function.name}
        for at, name in function.calls:
            callee = self._functions.get(name)
            if callee is not None and name not in seen:
                outside = (w for o, w in weights.items() if o.first < at < o.last)
                deepest = max(deepest, sum(outside) + self._depth(callee, seen))
        return deepest


def _as_lent(line: str) -> str:
    """A variable that others see, without the memory behind it."""
    found = _VARIABLE.match(line) if line.startswith("@") else None
    if found is None:
        return line
    linkage = _LINKAGE.search(found["linkage"])
    if linkage is None:
        return line.replace(" = ", " = available_externally ", 1)
    if linkage[1] == "common":
        return line.replace(" = common ", " = available_externally ", 1)
    return line


def wanted_by(ir: str) -> frozenset[str]:
    """The functions of other units that loops of this one call."""
    declared = {m[1] for m in _DECLARED.finditer(ir) if not m[1].startswith("llvm.")}
    if not declared:
        return frozenset()
    called = (f.called_in_loops for f in ir_functions(ir.split("\n")))
    return frozenset[str]().union(*called) & declared
