"""One source file through the offloading pipeline, with a cache in front.

Consumes a command with one input; produces the bytes of its object, or None where
nothing is offloaded, and what to say: a line for each site.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from detector.frontend import (
    CanonicalUnit,
    CompileCommand,
    Neighbours,
    Toolchain,
    canonical_ir,
)
from detector.frontend.trail import Trail
from idlift.direct.identity import code_identity, kernel_identity
from idlift.direct.manifest import touch, write_whole
from idlift.direct.seal import seal, unseal
from idlift.errors import UserError
from idlift.offload.again import Stumbled, is_native
from idlift.offload.ahead import Ahead, is_alone, read_idioms
from idlift.offload.embedding import target_of
from idlift.offload.phases import phase, told
from idlift.offload.settings import Settings

if TYPE_CHECKING:
    from detector.solver.store import Store


@dataclass(frozen=True, slots=True)
class Outcome:
    """What is kept of a unit: the object, if any, and what to say about it.

    An outcome with defects is not kept: another day they may be mended.
    """

    made: bytes | None
    lines: tuple[str, ...]
    defects: tuple[str, ...] = ()


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
    neighbours: Neighbours | None = None,
    is_idle: Callable[[], None] = lambda: None,
    looks: Callable[[], None] = lambda: None,
    has_found: Callable[[], None] = lambda: None,
) -> Compiled:
    """The object, from the cache if its IR is known.

    `neighbours` are the sources that it will be linked with; `is_idle` is called, by
    another thread, when there is a core for something else, `looks` when idioms are
    looked for and there may be one, and `has_found` when the object may be ours.
    """
    ahead = Ahead(toolchain, cache, is_idle) if is_alone() else None
    with phase("clang"):
        unit = canonical_ir(
            command,
            toolchain,
            dependencies=True,
            stdin=stdin,
            trail=trail,
            neighbours=neighbours,
            meanwhile=ahead.start if ahead is not None else lambda: None,
        )
    if _has_no_loop(unit.ir):
        return Compiled(None, "", unit.trail)
    target = target_of(settings)
    if target is None:
        settings = replace(settings, embed=False)
    entry = _entry(unit, settings, target or "", cache)
    fresh = settings.save or settings.report or settings.time
    outcome = None if fresh else _kept(entry)
    if outcome is not None and outcome.made is not None:
        has_found()
    if outcome is None:
        if ahead is not None:
            looks()
        with phase("imports"):
            idioms = ahead.idioms() if ahead is not None else read_idioms(cache)
        outcome = _fresh(unit, settings, cache, idioms, has_found)
        if outcome.defects and is_native():
            raise Stumbled("\n".join(outcome.defects))
        if not outcome.defects:
            _keep(entry, outcome)
    lines = () if settings.quiet else outcome.lines
    if settings.time:
        lines = (*lines, *told())
    # clang's warnings; where clang makes the object it says them itself.
    warnings = unit.diagnostics if outcome.made is not None else ""
    defects = list(outcome.defects)
    if target is None and outcome.made is not None:
        defects.append(_no_device(settings))
    if defects and settings.werror:
        raise UserError("\n".join(defects))
    warnings += "".join(f"idlift-cc: warning: {defect}\n" for defect in defects)
    said = warnings + "".join(f"idlift: {line}\n" for line in lines)
    return Compiled(outcome.made, said, unit.trail)


def _no_device(settings: Settings) -> str:
    wanted = f" that matches {settings.device!r}" if settings.device else ""
    return f"there is no OpenCL device{wanted}: kernels are embedded as source only"


def _has_no_loop(ir: str) -> bool:
    """A quick look: clang marks every loop of C that may be assumed to end."""
    return "phi" not in ir


def _fresh(
    unit: CanonicalUnit,
    settings: Settings,
    cache: Path,
    idioms: Store | None,
    has_found: Callable[[], None],
) -> Outcome:
    from idlift.offload.pipeline import offload_unit
    from idlift.offload.report import defects, lines, save

    result = offload_unit(unit, settings, cache, idioms, has_found)
    if settings.save:
        save(result, Path(settings.save), unit.source.stem)
    if settings.report:
        from idlift.offload.report_file import write_report

        write_report(result, Path(settings.report).absolute(), unit.source.path)
    return Outcome(result.object, tuple(lines(result)), tuple(defects(result)))


def _entry(unit: CanonicalUnit, settings: Settings, target: str, cache: Path) -> Path:
    """Where the outcome of this unit is kept: by everything that could change it."""
    # Here and not above: clang is started before it is needed.
    import hashlib

    parts = (
        code_identity(),
        kernel_identity(),
        settings.fp,
        settings.device,
        target,
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
        data = unseal(entry.read_bytes())
    except OSError:
        return None
    if data is None:
        return None
    touch(str(entry))
    head, _, made = data.partition(b"\n")
    known = json.loads(head)
    return Outcome(made if known["object"] else None, tuple(known["lines"]))


def _keep(entry: Path, outcome: Outcome) -> None:
    head = json.dumps({"object": outcome.made is not None, "lines": outcome.lines})
    write_whole(str(entry), seal(head.encode() + b"\n" + (outcome.made or b"")))
