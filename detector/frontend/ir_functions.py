"""The functions of IR text as clang's front end writes it, before any pass.

Consumes the lines of a module; produces for each definition where it is, its loops and
its calls. Needs no parser: clang writes blocks in source order, one instruction a line.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

NAME = r'@([\w.$-]+|"[^"]*")'
GROUP = re.compile(r"\) ((?:local_)?unnamed_addr )?#(\d+)")
ATTRIBUTES = re.compile(r"^attributes #(\d+) = \{(.*)\}$", re.MULTILINE)

_DEFINE = re.compile(rf"^define (?P<linkage>[^@]*){NAME}\(")
_LABEL = re.compile(r'^([\w.$-]+|"[^"]*"):')
_TARGET = re.compile(r'label %([\w.$-]+|"[^"]*")')
_CALLEE = re.compile(rf"\b(?:call|invoke) [^@]*{NAME}\(")


@dataclass(frozen=True, slots=True)
class Lines:
    """A loop: from the label that its backward branch goes to, to that branch."""

    first: int
    last: int

    def has(self, other: Lines) -> bool:
        """Whether another loop is inside of this one."""
        return self.first < other.first and other.last < self.last


@dataclass(frozen=True, slots=True)
class IrFunction:
    """A definition; lines are indices into the module's lines."""

    name: str
    first: int
    last: int
    linkage: str
    group: str
    loops: tuple[Lines, ...]
    calls: tuple[tuple[int, str], ...]

    def __len__(self) -> int:
        """How many lines it has."""
        return self.last + 1 - self.first

    @property
    def called_in_loops(self) -> frozenset[str]:
        """Whom the loops of this function call."""
        # Calls and loops are in order of lines, so one sweep over both will do;
        # generated functions may have thousands of each.
        starts = deque(sorted((loop.first, loop.last) for loop in self.loops))
        end = -1
        found = set()
        for at, name in self.calls:
            while starts and starts[0][0] < at:
                end = max(end, starts.popleft()[1])
            if at < end:
                found.add(name)
        return frozenset(found)


def ir_functions(lines: Sequence[str]) -> Iterator[IrFunction]:
    """All definitions of a module."""
    start = -1
    for number, line in enumerate(lines):
        if line.startswith("define "):
            start = number
        elif line == "}" and start >= 0:
            found = _read(lines, start, number)
            if found is not None:
                yield found
            start = -1


def _read(lines: Sequence[str], start: int, end: int) -> IrFunction | None:
    header = _DEFINE.match(lines[start])
    group = GROUP.search(lines[start])
    if header is None or group is None:
        return None
    labels: dict[str, int] = {}
    loops: list[Lines] = []
    calls: list[tuple[int, str]] = []
    for number in range(start, end):
        line = lines[number]
        if not line.startswith(" "):
            if (label := _LABEL.match(line)) is not None:
                labels[label[1]] = number
        elif line.startswith("  br "):
            # In source order, what lies between the target of a backward branch and
            # the branch is the loop.
            targets = (labels.get(t) for t in _TARGET.findall(line))
            loops += [Lines(t, number) for t in targets if t is not None]
        elif ("call " in line or "invoke " in line) and (
            callee := _CALLEE.search(line)
        ) is not None:
            calls.append((number, callee[1]))
    return IrFunction(
        header[2], start, end, header["linkage"], group[2], tuple(loops), tuple(calls)
    )
