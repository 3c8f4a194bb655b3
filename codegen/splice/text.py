"""Editing one module's text so that a loop is asked for in the stub first.

Consumes the text that the loader read (after loop-simplify and LCSSA: the loop has a
preheader, and an exit block that only the loop enters) and the sites' places in it.
Produces the edited text. Must not know llvmlite, nor what a stub computes.

Note [The shape after splicing]
                preheader: token = stub(arguments, &live-outs...)
                 | token == 1              | else
                 v                         v
            taken: load live-outs        the loop, untouched
                 |                         v
                 |                 finished: token != 0 -> report(token, live-outs)
                 v                         v
                exit: each live-out phi chooses between the two
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from detector.loader.tokens import plain_name, spelled

_LABEL = re.compile(r'("[^"]*"|[-a-zA-Z$._0-9]+):')
# What a function may no longer claim once it calls the run time.
_EFFECTS = re.compile(
    r"\s*\b(?:memory\([^)]*\)|(?:nosync|nofree|norecurse|willreturn|mustprogress)\b)"
)
_ATTRIBUTES = re.compile(r"attributes #(\d+) = ")


class SpliceError(Exception):
    """The text does not have the shape that the site promises: a bug, not a refusal."""


@dataclass(frozen=True, slots=True)
class Operand:
    """An LLVM value as text: `double`, `%x`."""

    type: str
    text: str

    def __str__(self) -> str:
        return f"{self.type} {self.text}"


@dataclass(frozen=True, slots=True)
class LiveOut:
    """A value that the loop leaves to the code behind it: a phi of the exit block."""

    type: str
    phi: str


@dataclass(frozen=True, slots=True)
class SpliceSite:
    """Where a stub is called, with what, and what it gives back.

    The stub takes `arguments` and then a pointer for each live-out; the report
    function takes the token and then the original's live-outs by value.
    """

    function: str
    preheader: str
    header: str
    exit: str
    stub: str
    report: str
    arguments: tuple[Operand, ...]
    live_outs: tuple[LiveOut, ...]


def splice_text(module: str, sites: Sequence[SpliceSite]) -> str:
    """The module with every site's stub called before its loop."""
    lines = module.splitlines()
    for number, site in enumerate(sites):
        start, end = _function_lines(lines, site.function)
        body = _splice_function(lines[start + 1 : end], site, number)
        lines[start:end] = [lines[start], *body]
        _forget_effects(lines, start)
    lines.extend(_declarations(sites))
    return "\n".join(lines) + "\n"


def _function_lines(lines: Sequence[str], name: str) -> tuple[int, int]:
    """Index of the `define` line and of the closing brace."""
    head = f"@{spelled(name)}("
    for start, line in enumerate(lines):
        if line.startswith("define ") and head in line:
            return start, lines.index("}", start)
    raise SpliceError(f"function {name} is not in the module")


@dataclass(slots=True)
class _Block:
    """A basic block: its lines, the label's among them."""

    label: str | None
    lines: list[str]


def _blocks(body: Iterable[str]) -> list[_Block]:
    blocks = [_Block(None, [])]
    for line in body:
        found = _LABEL.match(line)
        if found:
            blocks.append(_Block(plain_name(f"%{found.group(1)}"), [line]))
        else:
            blocks[-1].lines.append(line)
    if not any(line.strip() for line in blocks[0].lines):
        del blocks[0]
    return blocks


def _splice_function(body: Sequence[str], site: SpliceSite, number: int) -> list[str]:
    blocks = _blocks(body)
    names = _Names(f"idlift.{number}")
    _reserve_slots(blocks[0], site, names)
    location = _call_stub(_find(blocks, site.preheader), site, names)
    exit_block = _find(blocks, site.exit)
    originals = _choose_live_outs(exit_block, site, names)
    label = f"label %{spelled(site.exit)}"
    for block in blocks:
        # Only the loop enters the exit block, so every edge to it is one of the loop's.
        block.lines = [
            _redirect(line, label, names.finished) if label in line else line
            for line in block.lines
        ]
    at = blocks.index(exit_block)
    blocks[at:at] = _new_blocks(site, names, originals, location)
    return [line for block in blocks for line in block.lines]


@dataclass(frozen=True, slots=True)
class _Names:
    """What one site adds to its function, by name."""

    prefix: str

    @property
    def token(self) -> str:
        return f"%{self.prefix}.token"

    @property
    def finished(self) -> str:
        return f"{self.prefix}.finished"

    @property
    def report(self) -> str:
        return f"{self.prefix}.report"

    @property
    def original(self) -> str:
        return f"{self.prefix}.original"

    @property
    def taken(self) -> str:
        return f"{self.prefix}.taken"

    def value(self, kind: str, index: int) -> str:
        return f"%{self.prefix}.{kind}.{index}"


def _find(blocks: Iterable[_Block], label: str) -> _Block:
    blocks = list(blocks)
    for block in blocks:
        if block.label == label:
            return block
    if blocks[0].label is None and label.isdigit():
        # Only the entry block may go without a label, and only if it has no name.
        return blocks[0]
    raise SpliceError(f"block %{label} is not in the function")


def _reserve_slots(entry: _Block, site: SpliceSite, names: _Names) -> None:
    slots = [
        f"  {names.value('slot', i)} = alloca {out.type}"
        for i, out in enumerate(site.live_outs)
    ]
    at = 1 if entry.label is not None else 0
    entry.lines[at:at] = slots


def _call_stub(preheader: _Block, site: SpliceSite, names: _Names) -> str:
    """Replaces the preheader's branch; returns its debug location, `, !dbg !7`."""
    target = f"br label %{spelled(site.header)}"
    at = next(
        (
            i
            for i, line in enumerate(preheader.lines)
            if line.strip().startswith(target)
        ),
        None,
    )
    if at is None:
        raise SpliceError(f"%{site.preheader} does not branch to %{site.header}")
    found = re.search(r", !dbg !\d+", preheader.lines[at])
    location = found[0] if found else ""
    slots = [f"ptr {names.value('slot', i)}" for i in range(len(site.live_outs))]
    given = ", ".join([*map(str, site.arguments), *slots])
    preheader.lines[at : at + 1] = [
        f"  {names.token} = call i64 @{spelled(site.stub)}({given}){location}",
        f"  {names.token}.done = icmp eq i64 {names.token}, 1{location}",
        f"  br i1 {names.token}.done, label %{names.taken}, "
        f"label %{spelled(site.header)}{location}",
    ]
    return location


def _choose_live_outs(
    block: _Block, site: SpliceSite, names: _Names
) -> list[tuple[str, str]]:
    """Rewrites the exit's phis; returns (type, incoming text) of the original's."""
    wanted = {out.phi: i for i, out in enumerate(site.live_outs)}
    originals: dict[int, tuple[str, str]] = {}
    for at, line in enumerate(block.lines):
        if " = phi " not in line:
            continue
        name, rest = line.strip().split(" = phi ", 1)
        index = wanted.get(plain_name(name))
        if index is None:
            raise SpliceError(f"{name} leaves the loop, but the stub does not give it")
        cut = rest.index(" [ ")
        type_text, incoming = rest[:cut], rest[cut + 1 :]
        originals[index] = (type_text, incoming)
        block.lines[at] = (
            f"  {name} = phi {type_text} "
            f"[ {names.value('from', index)}, %{names.original} ], "
            f"[ {names.value('new', index)}, %{names.taken} ]"
        )
    if len(originals) != len(wanted):
        raise SpliceError(f"a live-out of %{site.header} has no phi in its exit")
    return [originals[i] for i in range(len(wanted))]


def _redirect(line: str, label: str, new: str) -> str:
    return re.sub(re.escape(label) + r'(?![-a-zA-Z$._0-9"])', f"label %{new}", line)


def _new_blocks(
    site: SpliceSite,
    names: _Names,
    originals: Sequence[tuple[str, str]],
    location: str,
) -> list[_Block]:
    exit_label = f"label %{spelled(site.exit)}"
    finished = [f"{names.finished}:"]
    for i, (type_text, incoming) in enumerate(originals):
        finished.append(f"  {names.value('from', i)} = phi {type_text} {incoming}")
    finished += [
        f"  {names.token}.kept = icmp ne i64 {names.token}, 0{location}",
        f"  br i1 {names.token}.kept, label %{names.report}, "
        f"label %{names.original}{location}",
    ]
    values = [
        f"{out.type} {names.value('from', i)}" for i, out in enumerate(site.live_outs)
    ]
    given = ", ".join([f"i64 {names.token}", *values])
    report = [
        f"{names.report}:",
        f"  call void @{spelled(site.report)}({given}){location}",
        f"  br label %{names.original}{location}",
    ]
    original = [f"{names.original}:", f"  br {exit_label}{location}"]
    taken = [f"{names.taken}:"]
    for i, out in enumerate(site.live_outs):
        taken.append(
            f"  {names.value('new', i)} = load {out.type}, ptr {names.value('slot', i)}"
        )
    taken.append(f"  br {exit_label}{location}")
    parts = (
        (names.finished, finished),
        (names.report, report),
        (names.original, original),
        (names.taken, taken),
    )
    return [_Block(label, [*lines, ""]) for label, lines in parts]


def _declarations(sites: Sequence[SpliceSite]) -> list[str]:
    declared = []
    for site in sites:
        slots = ["ptr"] * len(site.live_outs)
        taken = ", ".join([*(a.type for a in site.arguments), *slots])
        values = ", ".join(["i64", *(out.type for out in site.live_outs)])
        declared += [
            "",
            f"declare i64 @{spelled(site.stub)}({taken})",
            f"declare void @{spelled(site.report)}({values})",
        ]
    return declared


def _forget_effects(lines: list[str], define: int) -> None:
    """Gives the function at line `define` an attribute group without effect claims."""
    found = re.search(r"(?<=\s)#(\d+)(?=\s)", lines[define])
    lines[define] = _EFFECTS.sub("", lines[define])
    if not found:
        return
    groups = {
        int(m[1]): i
        for i, line in enumerate(lines)
        if line.startswith("attributes") and (m := _ATTRIBUTES.match(line))
    }
    line = lines[groups[int(found[1])]]
    stripped = _EFFECTS.sub("", line)
    if stripped == line:
        return
    fresh = max(groups) + 1
    span = slice(found.start(), found.end())
    head = lines[define]
    lines[define] = f"{head[: span.start]}#{fresh}{head[span.stop :]}"
    lines.append(stripped.replace(f"#{found[1]} =", f"#{fresh} =", 1))
