"""Values that a loop carries although they are in memory as well.

Consumes canonical IR text; produces the same module, in which such values are read from
memory again.

Note [mirrors]: `if (c) total += x;` with a global `total` has a load and a store on a
path that need not be taken. LLVM hoists the load out of the loop and carries the value
round it, but must leave the store where it is, since nobody may write what the program
does not write. What was an update of a place is then a carried value of which an
iteration may store a copy: right, but no accumulator any more. A phi that always equals
what is in memory is therefore made a load again, on the path where it is used. That
they are equal is shown by data flow: which names equal the variable's content after a
store to it, after a load of it, and after phis all of whose inputs do. Phis are assumed
to equal it, and given up where one of their inputs may differ.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from detector.frontend.ir_blocks import (
    GLOBAL,
    LABEL,
    LOCAL,
    PHI,
    Block,
    Event,
    Function,
    Module,
    blocks_of,
    named,
)

_STORED = re.compile(
    rf"^  store (?P<type>\w+) (?P<value>{LOCAL}), ptr (?P<place>{GLOBAL})"
    r"(?P<rest>,.*)?$",
    re.MULTILINE,
)
# Named by LLVM's LICM.
_PROMOTED = re.compile(rf"^  ({LOCAL}) = load \w+, ptr ({GLOBAL})(?:,|$)")
_INPUT = re.compile(r'\[ ([^ ,]+), %([-\w.$]+|"[^"]*") \]')
_TOKEN = re.compile(LOCAL)
_SCOPE = re.compile(r", !dbg !\d+")


def without_mirrors(ir: str) -> str:
    """Read again from memory what loops only carry; see Note [mirrors]."""
    if _STORED.search(ir) is None:
        return ir
    made: list[str] = []
    function: list[str] = []
    for line in ir.split("\n"):
        if function or line.startswith("define "):
            function.append(line)
            if line == "}":
                made += _rewritten(function, ir)
                function = []
        else:
            made.append(line)
    return "\n".join(made + function)


@dataclass(frozen=True, slots=True)
class _Variable:
    """A variable that may be carried, and how it is read."""

    place: str
    type: str
    rest: str

    def load(self, name: str, scope: str) -> str:
        """A line that reads it."""
        return f"  {name} = load {self.type}, ptr {self.place}{self.rest}{scope}"


def _candidates(lines: Sequence[str]) -> dict[str, _Variable]:
    """The variables to which something is stored that is also an input of a phi."""
    stores = [m for x in lines if "  store " in x and (m := _STORED.match(x))]
    if not stores:
        return {}
    phis = (x for x in lines if " = phi " in x)
    inputs = {value for x in phis for value, _ in _INPUT.findall(x)}
    return {
        m["place"]: _Variable(m["place"], m["type"], _SCOPE.sub("", m["rest"] or ""))
        for m in stores
        if m["value"] in inputs
    }


def _rewritten(lines: list[str], ir: str) -> list[str]:
    variables = _candidates(lines)
    # A first block without a name has the number of a value; assembly has any text.
    if not variables or not LABEL.match(lines[1]) or any(" asm " in x for x in lines):
        return lines
    lines = named(lines)
    blocks = blocks_of(lines)
    function = Module.read(ir).function(lines)
    for variable in variables.values():
        flow = _Flow(variable, blocks, function)
        mirrors = flow.mirrors()
        if mirrors and flow.is_stored_in_a_loop():
            _read_again(variable, mirrors, flow)
    return [lines[0], *(x for b in blocks for x in (b.head, *b.lines)), lines[-1]]


class _Flow:
    """Which names equal a variable's content, where in a function."""

    def __init__(
        self, variable: _Variable, blocks: list[Block], function: Function
    ) -> None:
        self.blocks = {block.label: block for block in blocks}
        self._type = variable.type
        self._phis = {b.label: frozenset(m["name"] for m in b.phis()) for b in blocks}
        self.events: dict[str, tuple[Event, ...]] = {
            b.label: function.events(b, variable.place, variable.type) for b in blocks
        }

    def mirrors(self) -> dict[str, str]:
        """The phis that do, with the block of each."""
        found = {
            m["name"]: (block.label, _INPUT.findall(m.string))
            for block in self.blocks.values()
            for m in block.phis()
            if m["type"] == self._type
        }
        while True:
            ends = self._ends(frozenset(found))
            kept = {
                name: (label, inputs)
                for name, (label, inputs) in found.items()
                if all(value in ends.get(origin, ()) for value, origin in inputs)
            }
            if len(kept) == len(found):
                return {name: label for name, (label, _) in found.items()}
            found = kept

    def _ends(self, assumed: frozenset[str]) -> dict[str, frozenset[str]]:
        """Which do at the end of each block that can be reached."""
        ends: dict[str, frozenset[str]] = {}
        changed = True
        while changed:
            changed = False
            for number, block in enumerate(self.blocks.values()):
                # A block that has not been looked at yet is expected to agree.
                known = [ends[label] for label in block.before if label in ends]
                if number and not known:
                    continue
                phis = self._phis[block.label]
                common = frozenset.intersection(*known) if known else frozenset()
                end = self._after(block, (common - phis) | (assumed & phis))
                changed |= ends.get(block.label) != end
                ends[block.label] = end
        return ends

    def _after(self, block: Block, known: frozenset[str]) -> frozenset[str]:
        for event in self.events[block.label]:
            # A name that is defined once more is another value from here on.
            known = frozenset() if event.writes else known - {event.defines}
            known |= {event.equal} if event.equal else frozenset()
        return known

    def writes(self, label: str) -> bool:
        """Whether a block may write the variable."""
        return any(event.writes for event in self.events[label])

    def is_stored_in_a_loop(self) -> bool:
        """Whether a store was left in one: else nothing is carried twice."""
        return any(
            event.writes and event.equal and self._is_in_a_loop(label)
            for label, events in self.events.items()
            for event in events
        )

    def _is_in_a_loop(self, label: str) -> bool:
        seen: set[str] = set()
        todo = [*self.blocks[label].before]
        while todo:
            if (at := todo.pop()) not in seen:
                seen.add(at)
                todo += self.blocks[at].before
        return label in seen


def _read_again(variable: _Variable, mirrors: dict[str, str], flow: _Flow) -> None:
    """Make loads of phis, each where it is used."""
    blocks = flow.blocks
    for block in blocks.values():
        block.lines[:] = [x for x in block.lines if not _is_about(x, mirrors)]
    for name, label in mirrors.items():
        uses = [
            (at.label, line)
            for at in blocks.values()
            for line in at.lines
            if name in line and name in _TOKEN.findall(line)
        ]
        if uses:
            scope = _SCOPE.search(uses[0][1])
            load = variable.load(name, "" if scope is None else scope[0])
            blocks[_home(label, uses, flow)].insert(load)
    _drop_unused(variable, blocks.values())


def _is_about(line: str, mirrors: dict[str, str]) -> bool:
    """Whether it is one of the phis, or says of what variable it is the value."""
    if (phi := PHI.match(line)) is not None:
        return phi["name"] in mirrors
    is_mark = line.startswith("    #dbg_") or "@llvm.dbg." in line
    return is_mark and any(name in mirrors for name in _TOKEN.findall(line))


def _home(label: str, uses: list[tuple[str, str]], flow: _Flow) -> str:
    """The block of the only uses, if it lies on a way from here without writers."""
    homes = {at for at, _ in uses}
    if len(homes) > 1 or any(" = phi " in line for _, line in uses):
        return label
    (home,) = homes
    at = home
    while at != label:
        before = flow.blocks[at].before
        if len(before) != 1 or flow.writes(before[0]):
            return label
        (at,) = before
    return home


def _drop_unused(variable: _Variable, blocks: Iterable[Block]) -> None:
    """Drop what was loaded before the loops, if nobody wants it any more."""
    lines = [line for block in blocks for line in block.lines]
    for line in lines:
        found = _PROMOTED.match(line) if ".promoted" in line else None
        if found is None or found[2] != variable.place:
            continue
        marks = [x for x in lines if found[1] in _TOKEN.findall(x) and x != line]
        if all(x.startswith("    #dbg_") or "@llvm.dbg." in x for x in marks):
            for block in blocks:
                block.lines[:] = [x for x in block.lines if x not in (line, *marks)]
