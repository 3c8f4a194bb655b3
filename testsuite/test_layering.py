"""The rules of the house that a program can check."""

from __future__ import annotations

from pathlib import Path

import pytest

from testsuite.layering import LONGEST, Module, modules, violations


def test_packages_import_only_what_their_layer_may() -> None:
    assert [v for module in modules() for v in violations(module)] == []


def test_no_module_is_longer_than_the_house_allows() -> None:
    long = {m.name: m.lines for m in modules() if m.lines > LONGEST}
    assert long == {}


@pytest.mark.parametrize(
    ("name", "source", "complaint"),
    [
        ("lift.terms", "import detector.model", "lift/ must not import detector/"),
        (
            "detector.x",
            "def f():\n    from idlift import cli",
            "must not import idlift/",
        ),
        ("detector.x", "import llvmlite.binding", "may touch llvmlite"),
        ("lift.opencl.memory", "import pyopencl", "may touch pyopencl"),
        ("idl.parser", "from . import ast", "imports here are absolute"),
    ],
)
def test_a_broken_layer_is_noticed(name: str, source: str, complaint: str) -> None:
    (found,) = violations(Module(name, Path(name), source))
    assert complaint in found


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("detector.loader.reader", "import llvmlite.binding"),
        ("codegen.x", "from lift.types import Type\nimport detector.model"),
        ("idl.parser", "import lark\nimport liftoff"),
    ],
)
def test_what_is_allowed_stays_allowed(name: str, source: str) -> None:
    assert list(violations(Module(name, Path(name), source))) == []
