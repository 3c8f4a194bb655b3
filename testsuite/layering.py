"""Who may import whom, as data, and a reader of imports that checks it.

Consumes the source files (as text: nothing is imported); produces one line per
violation. Used by the tests and by `python -m testsuite.check`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# The layers of docs/architecture.md: a package and which of ours it may import.
MAY_IMPORT: dict[str, frozenset[str]] = {
    "idl": frozenset(),
    "detector": frozenset({"idl"}),
    "lift": frozenset(),
    "codegen": frozenset({"detector", "lift"}),
    "idlift": frozenset({"idl", "detector", "lift", "codegen"}),
}

# Libraries that only a few modules may touch, by the start of the module's name.
CONFINED: dict[str, tuple[str, ...]] = {
    "llvmlite": ("detector.loader", "codegen.splice"),
    "pyopencl": ("lift.opencl.executor", "idlift.doctor"),
}

LONGEST = 400


@dataclass(frozen=True, slots=True)
class Module:
    """A source file: its dotted name and its path from the root."""

    name: str
    path: Path
    source: str

    @property
    def package(self) -> str:
        return self.name.partition(".")[0]

    @property
    def lines(self) -> int:
        return self.source.count("\n")


def modules() -> Iterator[Module]:
    """Every module of our packages."""
    for package in MAY_IMPORT:
        for path in sorted((ROOT / package).rglob("*.py")):
            relative = path.relative_to(ROOT)
            parts = relative.with_suffix("").parts
            name = ".".join(p for p in parts if p != "__init__")
            yield Module(name, relative, path.read_text())


def imported(module: Module) -> Iterator[tuple[int, str]]:
    """Line and full name of everything a module imports, wherever it does so."""
    for node in ast.walk(ast.parse(module.source)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.lineno, "." * node.level + (node.module or "")


def violations(module: Module) -> Iterator[str]:
    """What is wrong with the imports of a module."""
    allowed = MAY_IMPORT[module.package] | {module.package}
    for line, name in imported(module):
        where = f"{module.path}:{line}"
        top = name.partition(".")[0]
        if name.startswith("."):
            yield f"{where}: relative import {name}; imports here are absolute"
        elif top in MAY_IMPORT and top not in allowed:
            yield f"{where}: {module.package}/ must not import {top}/"
        elif top in CONFINED and not module.name.startswith(CONFINED[top]):
            yield f"{where}: only {', '.join(CONFINED[top])} may touch {top}"
