"""Which loops are to be unrolled so that small local arrays become scalars.

Consumes the IR text that clang's front end wrote, before any pass; produces the same
text with a mark on some loops, which the canonical pipeline then unrolls.

Note [small arrays]: `double t[5]`, filled and read by loops of five rounds in every
iteration of a larger loop, is five variables to its author and memory to everybody
else: each iteration writes what the next one writes again. With those loops unrolled,
SROA makes it five values. So a loop is marked if it runs a small constant number of
rounds, indexes a small local array, and lies in another loop (or in a function that a
loop calls, which is inlined there). A helper may get the array handed over; then the
loops of the helper are marked that index this parameter.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from detector.frontend.ir_functions import IrFunction, Lines, ir_functions

FULL = '!"llvm.loop.unroll.full"'

# Registers that a kernel can spare, and text that may be repeated so often.
_ROUNDS = 16
_LINES = 400

_ARRAY = re.compile(r"^  (%[\w.$-]+) = alloca \[(\d+) x (?:double|float|i\d+)\]")
_DECAY = re.compile(
    r"^  (%[\w.$-]+) = getelementptr inbounds (?:nuw )?"
    r"\[\d+ x \w+\], ptr (%[\w.$-]+), i64 0, i64 0[,\s]?"
)
_BOUND = re.compile(r"^  %[\w.$-]+ = icmp [us]l[te] i(?:32|64) %[\w.$-]+, (\d+)\b")
_LOOP = re.compile(r"!llvm\.loop !(\d+)")
_NODE = re.compile(r"^!(\d+) = ", re.MULTILINE)
_FORBIDDEN = re.compile(r'^!(\d+) = !\{!"llvm.loop.unroll.disable"\}', re.MULTILINE)
_WORD = re.compile(r"%[\w.$-]+")

# Which parameters of a function are given small arrays: positions by its name.
Handed = Mapping[str, frozenset[int]]


def unroll_small(ir: str, handed: Handed | None = None) -> str:
    """Mark the loops of Note [small arrays].

    `handed` tells what callers in other units do.
    """
    if "alloca [" not in ir and not handed:
        return ir
    lines = ir.split("\n")
    functions = tuple(ir_functions(lines))
    given = dict(handed or {})
    for name, places in _handed(lines, functions).items():
        given[name] = given.get(name, frozenset()) | places
    in_loops = frozenset[str]().union(*(f.called_in_loops for f in functions))
    nodes = {
        node
        for function in functions
        for node in _marked(
            lines,
            function,
            function.name in in_loops or function.name in (handed or {}),
            given.get(function.name, frozenset()),
        )
    }
    return _with_marks(ir, nodes) if nodes else ir


def handed_over(ir: str) -> Handed:
    """Which functions the loops of a unit give small local arrays to, and where."""
    if "alloca [" not in ir:
        return {}
    lines = ir.split("\n")
    return _handed(lines, tuple(ir_functions(lines)))


def _handed(
    lines: Sequence[str], functions: Sequence[IrFunction]
) -> dict[str, frozenset[int]]:
    found: dict[str, frozenset[int]] = {}
    for function in functions:
        arrays = set(_arrays(lines, function))
        if not arrays:
            continue
        decayed = set(arrays)
        for number in range(function.first, function.last):
            match = _DECAY.match(lines[number])
            if match is not None and match[2] in arrays:
                decayed.add(match[1])
        called = function.called_in_loops
        for number, name in function.calls:
            if name in called:
                words = _arguments(lines[number], name)
                places = frozenset(i for i, w in enumerate(words) if w in decayed)
                if places:
                    found[name] = found.get(name, frozenset()) | places
    return found


def _arrays(lines: Sequence[str], function: IrFunction) -> Iterator[str]:
    for number in range(function.first, function.last):
        match = _ARRAY.match(lines[number])
        if match is not None and int(match[2]) <= _ROUNDS:
            yield match[1]


def _arguments(line: str, name: str) -> list[str]:
    """The values that stand in the brackets behind a name, one for each place."""
    rest = line[line.index(f"@{name}(") + len(name) + 2 :]
    depth, words, current = 0, [], ""
    for letter in rest:
        if letter == ")" and depth == 0:
            break
        depth += (letter == "(") - (letter == ")")
        if letter == "," and depth == 0:
            words.append(current)
            current = ""
        else:
            current += letter
    values = (_WORD.findall(word) for word in (*words, current))
    return [value[-1] if value else "" for value in values]


def _marked(
    lines: Sequence[str], function: IrFunction, inlined: bool, places: frozenset[int]
) -> Iterator[str]:
    """The metadata nodes of the loops of one function that are to be unrolled."""
    # How the text speaks of the arrays: by name, or by the slot of the parameter.
    names = {f"ptr {array}," for array in _arrays(lines, function)}
    if inlined and places:
        parameters = _arguments(lines[function.first], function.name)
        names |= {f"load ptr, ptr {parameters[p]}.addr," for p in places}
    if not names:
        return
    loops = sorted(function.loops, key=lambda loop: loop.last - loop.first)
    chosen: list[Lines] = []
    for loop in loops:
        inside = [other for other in loops if loop.has(other)]
        nested = inlined or any(other.has(loop) for other in loops)
        if not nested or not all(other in chosen for other in inside):
            continue
        body = lines[loop.first : loop.last]
        indexed = any(name in line for line in body for name in names)
        node = _LOOP.search(lines[loop.last])
        if indexed and node is not None and is_short(body):
            chosen.append(loop)
            yield node[1]


def is_short(body: Sequence[str]) -> bool:
    """Whether a loop runs a few rounds of a few lines, as far as its test tells."""
    for line in body:
        if line.startswith("  br "):
            return False
        bound = _BOUND.match(line)
        if bound is not None:
            return int(bound[1]) <= _ROUNDS and len(body) <= _LINES
    return False


def _with_marks(ir: str, nodes: set[str]) -> str:
    mark = 1 + max(int(found[1]) for found in _NODE.finditer(ir))
    # At -O0 and -O1 clang forbids on each loop what we are about to ask for.
    forbidden = [f", !{found[1]}" for found in _FORBIDDEN.finditer(ir)]

    def marked(line: str) -> str:
        number = line[1:].partition(" ")[0]
        if number not in nodes or not line.startswith(f"!{number} = distinct !{{"):
            return line
        items = line.removesuffix("}")
        for item in forbidden:
            items = items.removesuffix(item).replace(f"{item},", ",")
        return f"{items}, !{mark}}}"

    lines = [marked(line) if line.startswith("!") else line for line in ir.split("\n")]
    return "\n".join([*lines, f"!{mark} = !{{{FULL}}}", ""])


def without_unroll(ir: str) -> str:
    """Take the marks away from loops that turned out to be no such loops."""
    return ir.replace(FULL, '!"idlift.small"')
