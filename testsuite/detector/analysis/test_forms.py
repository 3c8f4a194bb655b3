"""Loops and addresses in the spellings of C programs, and the one form they have.

From the C sources with every clang that is here, and from IR of clang 19 and 22 that is
checked in.  Each function is also run, so that an expectation cannot be wrong with us.
"""

from __future__ import annotations

from functools import cache

import pytest

from detector.analysis import FunctionAnalyses
from detector.frontend import Toolchain
from detector.loader import load
from detector.model import IntType, Module
from testsuite.detector.analysis.claims import Claims
from testsuite.detector.analysis.forms import (
    FOLDER,
    MAJORS,
    SOURCES,
    expectations,
    forms,
)
from testsuite.detector.analysis.interpreter import Machine
from testsuite.detector.analysis.regenerate import ir_of

CASES = [
    pytest.param(source, expected, id=expected.function)
    for source in SOURCES
    for expected in expectations(FOLDER / source)
]


@cache
def _checked_in(source: str, major: int) -> Module:
    return load((FOLDER / f"{source.split('.')[0]}.clang{major}.ll").read_text("utf-8"))


@cache
def _compiled(source: str, toolchain: Toolchain) -> Module:
    return load(ir_of(source, toolchain))


@pytest.mark.parametrize("major", MAJORS)
@pytest.mark.parametrize(("source", "expected"), CASES)
def test_checked_in_ir_has_the_expected_forms(source, expected, major) -> None:
    module = _checked_in(source, major)
    assert forms(module, module.functions[expected.function]) == expected.of(major)


@pytest.mark.clang
@pytest.mark.parametrize("source", SOURCES)
def test_compiled_source_has_the_expected_forms(
    source: str, toolchain: Toolchain
) -> None:
    module = _compiled(source, toolchain)
    cases = expectations(FOLDER / source)
    found = {e.function: forms(module, module.functions[e.function]) for e in cases}
    if toolchain.major in MAJORS:
        assert found == {e.function: e.of(toolchain.major) for e in cases}
    else:
        # A compiler that is not listed may keep less (clang 15 drops nsw more often);
        # most spellings still have to come out the same.
        same = sum(found[e.function] in e.all for e in cases)
        assert same >= 0.8 * len(cases)


@pytest.mark.parametrize("major", MAJORS)
@pytest.mark.parametrize(("source", "expected"), CASES)
def test_forms_hold_when_the_function_runs(source, expected, major) -> None:
    module = _checked_in(source, major)
    function = module.functions[expected.function]
    analyses = FunctionAnalyses(function, module)
    for small in ((4, 3), (7, 2), (1, 5), (0, 0), (-3, 6)):
        machine = Machine(module.layout, steps=1200)
        arguments = []
        for number, argument in enumerate(function.arguments):
            if isinstance(argument.type, IntType):
                value = small[number % 2] & ((1 << argument.type.bits) - 1)
                arguments.append(value)
            else:
                arguments.append(_array(machine, 1 << (30 + number)))
        for place, name in enumerate(module.globals):
            machine.globals[name] = _array(machine, 1 << (50 + place))
        Claims(analyses, machine).run(arguments)


def _array(machine: Machine, start: int) -> int:
    """Small rising numbers as far as anything here reaches, 8 bytes apart."""
    for index in range(64):
        data = (index // 2).to_bytes(4, "little") * 2
        machine.memory.update({start + 8 * index + at: b for at, b in enumerate(data)})
    return start


def test_there_are_enough_forms() -> None:
    counts = {source: len(expectations(FOLDER / source)) for source in SOURCES}
    assert counts["loops.c"] >= 60
    assert counts["addresses.c"] >= 40
    assert all(c.values[1].common for c in CASES)
