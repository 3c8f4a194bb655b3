"""Places in the user's source: of instructions, of loops.

Consumes debug locations of the model; produces `Place`s. Without debug information
everything is nowhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from detector.match import NOWHERE, Place
from detector.model import Instruction, Location

if TYPE_CHECKING:
    from detector.analysis.loops import Loop


def place_of(instruction: Instruction) -> Place:
    """Where an instruction comes from."""
    found = instruction.location
    if found is None or not found.line:
        return NOWHERE
    return Place(found.file, found.line, found.column, found.line, _function(found))


def place_of_loop(loop: Loop) -> Place:
    """Where a loop is written: the `for`, to the end of its body.

    clang records the extent of each loop on its latch. Where a pass has lost that, the
    first line of the loop's own instructions has to do.
    """
    for block in loop.blocks:
        metadata = block.terminator.loop
        if metadata is None or loop.header not in block.successors:
            continue
        if metadata.start is not None and metadata.start.line:
            return _extent(loop, metadata.start, metadata.end)
    lines = _locations(loop)
    if not lines:
        return NOWHERE
    return _extent(loop, min(lines, key=lambda p: (p.line, p.column)), None)


def _extent(loop: Loop, start: Location, end: Location | None) -> Place:
    last = end.line if end is not None and end.file == start.file else start.line
    inside = [p.line for p in _locations(loop) if p.file == start.file]
    bottom = max(last, *inside, start.line)
    return Place(start.file, start.line, start.column, bottom, _function(start))


def _function(location: Location) -> str:
    """The function whose source this is; after inlining not the one that holds it."""
    scope = location.scope
    return (scope.linkage_name or scope.function) if scope is not None else ""


def _locations(loop: Loop) -> list[Location]:
    return [
        i.location
        for block in loop.blocks
        for i in block.instructions
        if i.location is not None and i.location.line and i.location.inlined_at is None
    ]
