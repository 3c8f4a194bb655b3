"""Which functions stay functions when canonical IR is made.

Consumes the IR text that clang's front end wrote, before any pass; produces the same
text with some functions marked against inlining, and takes the marks away afterwards.

Note [kernels stay functions]: -O1 would inline a loop nest that is called once into
its caller, often into main. Then `restrict` is gone, loops of a function that is called
twice are found twice, and the solver works on one huge function. But helpers that are
called *in* loops (accessors, a dot product inside a row loop) must be inlined, or no
idiom is seen at all. So a function is kept if it has a loop, no loop calls it, and
neither its author nor the language (inline, templates) wants it inlined.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass

MARK = '"idlift-kept"'

_NAME = r'@([\w.$-]+|"[^"]*")'
_DEFINE = re.compile(rf"^define (?P<linkage>[^@]*){_NAME}\(")
_GROUP = re.compile(r"\) ((?:local_)?unnamed_addr )?#(\d+)")
_ATTRIBUTES = re.compile(r"^attributes #(\d+) = \{(.*)\}$", re.MULTILINE)
_LABEL = re.compile(r'^([\w.$-]+|"[^"]*"):')
_TARGET = re.compile(r'label %([\w.$-]+|"[^"]*")')
_CALLEE = re.compile(rf"\b(?:call|invoke) [^@]*{_NAME}\(")
_WISHES = re.compile(r"\b(noinline|alwaysinline|inlinehint|optnone)\b")


@dataclass(frozen=True, slots=True)
class _Function:
    """What the decision needs; lines are indices into the module's lines."""

    name: str
    line: int
    linkage: str
    group: str
    has_loop: bool
    called_in_loops: frozenset[str]


def keep_kernels(ir: str) -> str:
    """Mark the functions of Note [kernels stay functions] as noinline."""
    lines = ir.split("\n")
    functions = tuple(_functions(lines))
    wishes = {m[1] for m in _ATTRIBUTES.finditer(ir) if _WISHES.search(m[2])}
    in_loops = frozenset[str]().union(*(f.called_in_loops for f in functions))
    for function in functions:
        if (
            function.has_loop
            and function.name not in in_loops
            and function.group not in wishes
            and "odr" not in function.linkage
        ):
            lines[function.line] = _GROUP.sub(
                rf") \1noinline {MARK} #\2", lines[function.line], count=1
            )
    return "\n".join(lines)


def without_marks(ir: str) -> str:
    """Allow inlining again, so that the user's -O level decides."""
    if MARK not in ir:
        return ir

    def cleaned(match: re.Match[str]) -> str:
        body = match[2]
        if MARK in body:
            body = body.replace(f" {MARK}", "").replace(" noinline", "", 1)
        return f"attributes #{match[1]} = {{{body}}}"

    return _ATTRIBUTES.sub(cleaned, ir)


def _functions(lines: list[str]) -> Iterator[_Function]:
    start = -1
    for number, line in enumerate(lines):
        if line.startswith("define "):
            start = number
        elif line == "}" and start >= 0:
            found = _read(lines, start, number)
            if found is not None:
                yield found
            start = -1


def _read(lines: list[str], start: int, end: int) -> _Function | None:
    header = _DEFINE.match(lines[start])
    group = _GROUP.search(lines[start])
    if header is None or group is None:
        return None
    labels: dict[str, int] = {}
    loops: list[tuple[int, int]] = []
    calls: list[tuple[int, str]] = []
    for number in range(start, end):
        line = lines[number]
        if not line.startswith(" "):
            if (label := _LABEL.match(line)) is not None:
                labels[label[1]] = number
        elif line.startswith("  br "):
            # clang writes blocks in source order, so what lies between the target of
            # a backward branch and the branch is the loop.
            targets = (labels.get(t) for t in _TARGET.findall(line))
            loops += [(t, number) for t in targets if t is not None]
        elif ("call " in line or "invoke " in line) and (
            callee := _CALLEE.search(line)
        ) is not None:
            calls.append((number, callee[1]))
    return _Function(
        header[2],
        start,
        header["linkage"],
        group[2],
        bool(loops),
        _called_within(loops, calls),
    )


def _called_within(
    loops: list[tuple[int, int]], calls: list[tuple[int, str]]
) -> frozenset[str]:
    # Calls and loops are in order of lines, so one sweep over both will do; generated
    # functions may have thousands of each.
    starts = deque(sorted(loops))
    end = -1
    found = set()
    for at, name in calls:
        while starts and starts[0][0] < at:
            end = max(end, starts.popleft()[1])
        if at < end:
            found.add(name)
    return frozenset(found)
