"""Expected normal forms, written as comments above the functions of forms/*.c.

    // loop: begin=0 end=n step=1 trip=n total=max(0, n)
    // access: store a + 8*i
    void f(double *a, int n) { ... }

Loops stand in the order outer before inner; counters are i, j, k, ... by depth;
`if` introduces conditions.  Where compilers of different age give different (equally
right) forms, the block is repeated under `// clang 22:`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

from detector.analysis import FunctionAnalyses
from detector.analysis.condition import Conditions, show_conditions
from detector.analysis.evolution import Evolution
from detector.analysis.induction import LoopForm, Uncounted
from detector.model import Function, Module

FOLDER = Path(__file__).parent / "forms"
SOURCES = ("loops.c", "addresses.c", "containers.cpp")
MAJORS = (19, 22)
_DEFINITION = re.compile(r'(?:extern "C" )?(?:void|int|double) (\w+)\(')
_LINE = re.compile(r"// (loop|uncounted|access): .*")
_VARIANT = re.compile(r"// clang (\d+):")


@dataclass
class Expected:
    """The forms of one function; `by_major` holds those of single compilers."""

    function: str
    common: list[str] = field(default_factory=list)
    by_major: dict[int, list[str]] = field(default_factory=dict)

    def of(self, major: int) -> list[str]:
        """What the compiler of this major version has to give."""
        return self.by_major.get(major, self.common)

    @property
    def all(self) -> list[list[str]]:
        """Every form that is right; a compiler not listed gives one of these."""
        return [self.common, *self.by_major.values()]


def expectations(source: Path) -> list[Expected]:
    """All functions of a file with their forms."""
    found, current = [], Expected("")
    block = current.common
    for line in source.read_text("utf-8").splitlines():
        if variant := _VARIANT.match(line):
            block = current.by_major.setdefault(int(variant[1]), [])
        elif _LINE.match(line):
            block.append(line[3:])
        elif definition := _DEFINITION.match(line):
            current.function = definition[1]
            found.append(current)
            current = Expected("")
            block = current.common
    return found


def forms(module: Module, function: Function) -> list[str]:
    """The forms that the analyses give, in the words of the comments."""
    analyses = FunctionAnalyses(function, module)
    evolution = analyses.evolution
    loops = analyses.loops.loops
    lines = [_loop(evolution, evolution.loop(loop)) for loop in loops]
    for instruction in function.instructions:
        access = evolution.access(instruction)
        if access is None or evolution.scope.innermost(instruction.block) is None:
            continue
        address = evolution.show(access.address)
        conditions = _conditions(evolution, access.conditions)
        line = f"access: {instruction.opcode} {address}{conditions}"
        if line not in lines:
            lines.append(line)
    return lines


def _loop(evolution: Evolution, form: LoopForm | Uncounted) -> str:
    if isinstance(form, Uncounted):
        return f"uncounted: {form.reason}"
    show = evolution.show
    text = f"loop: begin={show(form.begin)} end={show(form.end)}"
    text += f" step={show(form.step)} trip={show(form.trip)}"
    text += f" total={show(form.total) if form.total is not None else '?'}"
    text += " top" if form.tested == "top" else ""
    text += " early" if form.early_exit else ""
    return text + _conditions(evolution, form.conditions)


def _conditions(evolution: Evolution, conditions: Conditions) -> str:
    shown = show_conditions(conditions, evolution.name)
    return f" if {'; '.join(shown)}" if shown else ""
