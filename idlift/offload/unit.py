"""One source file through the offloading pipeline, with a cache in front.

Consumes a command with one input; produces the bytes of its object, or None where
nothing is offloaded, and what to say: a line for each site.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import tempfile
from dataclasses import dataclass
from pathlib import Path

from detector.frontend import CanonicalUnit, CompileCommand, Toolchain, canonical_ir
from detector.frontend.trail import Trail
from idlift.direct.identity import code_identity, tuned_identity
from idlift.offload.ahead import import_ahead
from idlift.offload.phases import phase, told
from idlift.offload.settings import Settings


@dataclass(frozen=True, slots=True)
class Outcome:
    """What is kept of a unit: the object, if any, and what to say about it."""

    made: bytes | None
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Compiled:
    """What came of a command: the object, if any, what to print, what clang read."""

    made: bytes | None
    said: str
    trail: Trail | None


def compile_unit(
    command: CompileCommand,
    toolchain: Toolchain,
    settings: Settings,
    cache: Path,
    stdin: bytes | None = None,
    *,
    trail: bool = False,
) -> Compiled:
    """The object, from the cache if its IR is known."""
    ahead = import_ahead()
    with phase("clang"):
        unit = canonical_ir(
            command, toolchain, dependencies=True, stdin=stdin, trail=trail
        )
    if _has_no_loop(unit.ir):
        return Compiled(None, "", unit.trail)
    entry = _entry(unit, settings, cache)
    fresh = settings.save or settings.report or settings.time
    outcome = None if fresh else _kept(entry)
    if outcome is None:
        with phase("imports"):
            if ahead is not None:
                ahead.join()
        outcome = _fresh(unit, settings, cache)
        _keep(entry, outcome)
    lines = () if settings.quiet else outcome.lines
    if settings.time:
        lines = (*lines, *told())
    # clang's warnings; where clang makes the object it says them itself.
    warnings = unit.diagnostics if outcome.made is not None else ""
    said = warnings + "".join(f"idlift: {line}\n" for line in lines)
    return Compiled(outcome.made, said, unit.trail)


def _has_no_loop(ir: str) -> bool:
    """A quick look: clang marks every loop of C that may be assumed to end."""
    return "phi" not in ir


def _fresh(unit: CanonicalUnit, settings: Settings, cache: Path) -> Outcome:
    from idlift.offload.pipeline import offload_unit
    from idlift.offload.report import lines, save

    result = offload_unit(unit, settings, cache)
    if settings.save:
        save(result, Path(settings.save), unit.source.stem)
    if settings.report:
        from idlift.offload.report_file import write_report

        write_report(result, Path(settings.report).absolute(), unit.source.path)
    return Outcome(result.object, tuple(lines(result)))


def _entry(unit: CanonicalUnit, settings: Settings, cache: Path) -> Path:
    """Where the outcome of this unit is kept: by everything that could change it."""
    parts = (
        code_identity(),
        tuned_identity(),
        settings.fp,
        settings.device,
        str(settings.embed),
        repr(unit.toolchain),
        repr(unit.finish_arguments()),
        unit.command.mode.value,
        # Its name only: where one call compiles and links, the object is in a folder
        # of ours with a new name each time. What depends on the path is in the IR.
        Path(str(unit.command.output)).name,
        unit.ir,
    )
    digest = hashlib.sha256("\0".join(parts).encode()).hexdigest()
    return cache / "objects" / digest[:2] / digest[2:34]


def _kept(entry: Path) -> Outcome | None:
    try:
        head, _, made = entry.read_bytes().partition(b"\n")
        known = json.loads(head)
        return Outcome(made if known["object"] else None, tuple(known["lines"]))
    except (OSError, ValueError, KeyError):
        return None


def _keep(entry: Path, outcome: Outcome) -> None:
    head = json.dumps({"object": outcome.made is not None, "lines": outcome.lines})
    with contextlib.suppress(OSError):
        entry.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=entry.parent)
        with os.fdopen(handle, "wb") as out:
            out.write(head.encode() + b"\n" + (outcome.made or b""))
        Path(name).replace(entry)
