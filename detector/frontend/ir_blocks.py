"""Basic blocks of functions in IR text, and what their lines do to one variable.

Consumes the text of a module after the canonical pipeline; produces blocks that can be
edited line by line, and for each line whether it may write a global variable, and which
name equals the variable's content afterwards. Whatever it does not know is a writer.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

LOCAL = r'%(?:[-\w.$]+|"[^"]*")'
GLOBAL = r'@(?:[-\w.$]+|"[^"]*")'
LABEL = re.compile(r'^([-\w.$]+|"[^"]*"):')
PHI = re.compile(rf"^  (?P<name>{LOCAL}) = phi (?:[a-z]+ )*?(?P<type>\w+) \[")

_TARGET = re.compile(r'label %([-\w.$]+|"[^"]*")')
_NUMBER = re.compile(r"%(?=\d+\b)|^(?=\d+:)")
_DEFINED = re.compile(rf"^  ({LOCAL}) = ")
_LOAD = re.compile(rf"^  {LOCAL} = load (\w+), ptr ({GLOBAL})(?=,|$)")
_STORE = re.compile(rf"^  store (\w+) ([^ ,]+), ptr ({GLOBAL})(?=,|$)")
_STORED_TO = re.compile(rf"^  store .*?, ptr (?:getelementptr .*?)?({GLOBAL}|{LOCAL})")
_MOVED = re.compile(rf" = getelementptr .*?, ptr ({GLOBAL}|{LOCAL})")
_NOALIAS = re.compile(rf"ptr (?:[^,()]|\([^()]*\))*?\bnoalias\b[^,]*? ({LOCAL})")
_CALLEE = re.compile(rf"\bcall [^@]*?({GLOBAL})\(")
_ALIAS = re.compile(rf"^({GLOBAL}) = [^\n]*\b(?:alias|ifunc) ", re.MULTILINE)
_DECLARED = re.compile(rf"^declare [^@]*({GLOBAL})\(.*\)[^\n#]*#(\d+)", re.MULTILINE)
_GROUP = re.compile(r"^attributes #(\d+) = \{(.*)\}$", re.MULTILINE)
_WRITES_NOTHING = re.compile(
    r"\breadnone\b|\breadonly\b|memory\((?:none|read|argmem: read|"
    r"inaccessiblemem: (?:read|write|readwrite))\)"
)
_MARKS = ("@llvm.dbg.", "@llvm.lifetime.")
# What may write memory, beside stores. (`fence` lets other threads' writes be seen.)
_WRITERS = re.compile(
    r"^  (?:.* = )?(?:(?:tail|musttail|notail) )?"
    r"(?:call|invoke|callbr|atomicrmw|cmpxchg|fence|va_arg)\b"
)


@dataclass(slots=True)
class Block:
    """A basic block: its label's line, then the others."""

    label: str
    head: str
    lines: list[str]
    before: list[str] = field(default_factory=list)
    """Who branches to it."""

    def phis(self) -> Iterator[re.Match[str]]:
        """Its phis of numbers and pointers."""
        return (m for line in self.lines if (m := PHI.match(line)) is not None)

    def insert(self, line: str) -> None:
        """Put an instruction after the phis."""
        at = (n for n, x in enumerate(self.lines) if " = phi " in x)
        self.lines.insert(max(at, default=-1) + 1, line)


def named(lines: Sequence[str]) -> list[str]:
    """A function without numbered values, which could not change their order."""
    prefix = "n."
    while any(f"%{prefix}" in line for line in lines):
        prefix += "n."
    return [_NUMBER.sub(lambda m: m[0] + prefix, line) for line in lines]


def blocks_of(lines: Sequence[str]) -> list[Block]:
    """The blocks of a definition, which begins with `define` and ends with `}`."""
    found: list[Block] = []
    for line in lines[1:-1]:
        if (label := LABEL.match(line)) is not None:
            found.append(Block(label[1], line, []))
        else:
            found[-1].lines.append(line)
    by_label = {block.label: block for block in found}
    for block in found:
        for line in block.lines:
            for target in _TARGET.findall(line) if "label %" in line else ():
                by_label[target].before.append(block.label)
    return found


@dataclass(frozen=True, slots=True)
class Event:
    """What a line does: a name is defined, the variable may be written, and then some
    name equals it."""

    defines: str
    writes: bool
    equal: str


@dataclass(frozen=True, slots=True)
class Module:
    """Who writes nothing, and which globals are other names of something."""

    harmless: frozenset[str]
    aliases: frozenset[str]

    @classmethod
    @lru_cache(maxsize=1)
    def read(cls, ir: str) -> Module:
        """Look at a module's declarations; once for all of its functions."""
        groups = {m[1] for m in _GROUP.finditer(ir) if _WRITES_NOTHING.search(m[2])}
        declared = (m[1] for m in _DECLARED.finditer(ir) if m[2] in groups)
        return cls(frozenset(declared), frozenset(m[1] for m in _ALIAS.finditer(ir)))

    def function(self, lines: Sequence[str]) -> Function:
        """One of its functions."""
        defined = {m[1]: x for x in lines if (m := _DEFINED.match(x)) is not None}
        return Function(self, defined, frozenset(_NOALIAS.findall(lines[0])))


@dataclass(frozen=True, slots=True)
class Function:
    """The definitions of a function, by name."""

    module: Module
    defined: Mapping[str, str]
    noalias: frozenset[str]

    def events(self, block: Block, place: str, type_: str) -> tuple[Event, ...]:
        """What the lines of a block after its phis do to a variable of this type."""
        lines = (line for line in block.lines if " = phi " not in line)
        found = (self._event(line, place, type_) for line in lines)
        return tuple(e for e in found if e.defines or e.writes)

    def _event(self, line: str, place: str, type_: str) -> Event:
        name = "" if (m := _DEFINED.match(line)) is None else m[1]
        if (m := _LOAD.match(line)) is not None and m.groups() == (type_, place):
            return Event(name, False, name)
        if (m := _STORE.match(line)) is not None and m[3] == place:
            return Event(name, True, m[2] if m[1] == type_ else "")
        return Event(name, self._may_write(line, place), "")

    def _may_write(self, line: str, place: str) -> bool:
        if line.startswith("  store "):
            return not self._is_elsewhere(line, place)
        # A volatile access may be a way to other memory.
        if _WRITERS.match(line) is None:
            return " volatile " in line or " atomic " in line
        callee = _CALLEE.search(line)
        return callee is None or not (
            callee[1] in self.module.harmless or callee[1].startswith(_MARKS)
        )

    def _is_elsewhere(self, line: str, place: str) -> bool:
        """Whether a store is to another object than the variable."""
        base = "" if (m := _STORED_TO.match(line)) is None else m[1]
        for _ in range(len(self.defined)):
            moved = _MOVED.search(self.defined.get(base, ""))
            if moved is None:
                break
            base = moved[1]
        if {base, place} & self.module.aliases or base == place:
            return False
        is_own = " = alloca " in self.defined.get(base, "")
        return base.startswith("@") or is_own or base in self.noalias
