"""The benchmark programs and what must be found in them.

Consumes benchmarks/programs/NAME/NAME.c(pp) and NAME/expected.toml; produces `Program`
records and writes expected.toml anew. Knows nothing of compilers or measurements.
"""

from __future__ import annotations

import json
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

ROOT = Path(__file__).resolve().parents[1] / "programs"

Size = Literal["tiny", "cache", "large"]
SIZES: tuple[Size, ...] = ("tiny", "cache", "large")


@dataclass(frozen=True, slots=True)
class Expected:
    """An idiom of a program: the kind, and the line of its outermost loop."""

    kind: str
    line: int
    # Why it is not found or not legal yet; empty if it is.
    reason: str = ""
    # The clangs (major versions) whose IR hides it.
    missed_by: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Program:
    """A benchmark program."""

    name: str
    source: Path
    # Whether idioms take most of its time; the mixed program says no.
    dominated: bool
    expected: tuple[Expected, ...]
    openmp: bool
    blas: bool

    @property
    def cxx(self) -> bool:
        """Whether it is C++."""
        return self.source.suffix == ".cpp"


def programs(only: tuple[str, ...] = ()) -> tuple[Program, ...]:
    """All programs, or those named, in the order of their names."""
    found = tuple(_read(folder) for folder in sorted(ROOT.iterdir()) if folder.is_dir())
    unknown = set(only) - {p.name for p in found}
    if unknown:
        names = ", ".join(p.name for p in found)
        raise ValueError(f"no program {', '.join(sorted(unknown))}; there is {names}")
    return tuple(p for p in found if not only or p.name in only)


def write_expected(program: Program, expected: tuple[Expected, ...]) -> None:
    """Write the program's expected.toml with these idioms."""
    lines = [
        f"# What idlift finds in {program.source.name} with --fp relaxed.",
        f"dominated = {'true' if program.dominated else 'false'}",
    ]
    for entry in sorted(expected, key=lambda e: (bool(e.reason), e.line, e.kind)):
        lines += ["", "[[missing]]" if entry.reason else "[[idiom]]"]
        lines += [f'kind = "{entry.kind}"', f"line = {entry.line}"]
        if entry.reason:
            lines.append(f"reason = {json.dumps(entry.reason, ensure_ascii=False)}")
        if entry.missed_by:
            lines.append(f"missed_by = {list(entry.missed_by)}")
    (program.source.parent / "expected.toml").write_text("\n".join(lines) + "\n")


def _read(folder: Path) -> Program:
    source = next(
        f
        for f in (folder / f"{folder.name}.c", folder / f"{folder.name}.cpp")
        if f.exists()
    )
    table = tomllib.loads((folder / "expected.toml").read_text())
    entries = [*table.get("idiom", ()), *table.get("missing", ())]
    text = source.read_text()
    return Program(
        folder.name,
        source,
        bool(table["dominated"]),
        tuple(
            Expected(
                str(e["kind"]),
                int(e["line"]),
                str(e.get("reason", "")),
                tuple(e.get("missed_by", ())),
            )
            for e in entries
        ),
        re.search(r"^#pragma omp", text, re.MULTILINE) is not None,
        "USE_BLAS" in text,
    )
