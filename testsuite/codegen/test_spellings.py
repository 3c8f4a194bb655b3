"""How a loop is spelled does not change its Lift program."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from detector.frontend import Toolchain
from testsuite.codegen.e2e.build import idlift_cc

SOURCE = Path(__file__).with_name("spellings.c")


def groups() -> dict[str, list[str]]:
    """The functions of each group."""
    found: dict[str, list[str]] = {}
    current: list[str] = []
    for line in SOURCE.read_text().splitlines():
        if line.startswith("// group: "):
            current = found.setdefault(line.removeprefix("// group: "), [])
        elif match := re.match(r"\w+ (\w+)\(", line):
            current.append(match[1])
    return found


@pytest.fixture(scope="module")
def programs(
    any_toolchain: Toolchain, tmp_path_factory: pytest.TempPathFactory
) -> dict[str, str]:
    """The Lift program of each function."""
    folder = tmp_path_factory.mktemp("spellings")
    report = folder / "report.json"
    words = ("-O2", "-c", str(SOURCE), "-o", "x.o", f"--idlift-report={report}")
    done = idlift_cc(any_toolchain, folder, *words)
    assert done.returncode == 0, done.stderr
    (unit,) = json.loads(report.read_text())["units"]
    return {match["function"]: match["lift"] for match in unit["matches"]}


@pytest.mark.clang
@pytest.mark.parametrize("group", groups())
def test_one_program_for_all_spellings(group: str, programs: dict[str, str]) -> None:
    texts = {name: programs.get(name, "") for name in groups()[group]}
    first, *others = texts
    assert texts[first], f"{first} has no program"
    different = [name for name in others if texts[name] != texts[first]]
    assert not different, "\n".join(
        f"{name}:\n{texts[name]}" for name in (first, *different)
    )
