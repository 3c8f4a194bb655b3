"""The stages from canonical IR to an object with offloaded loops, as one list.

    IR -> canonical text -> model -> findings -> sites -> spliced IR -> object

Consumes a canonical unit and settings; produces a `Result`: the object (None if nothing
was offloaded: then plain clang makes it) and what became of each match.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from codegen.site import Declined, Draft, Site
from codegen.splice.emit import (
    EmitOptions,
    emit,
    without_debug_info,
    without_unroll_marks,
)
from codegen.stub_ir import runtime_ir, stub_ir
from codegen.stub_object import Joiner
from codegen.unit import OffloadedUnit
from detector.frontend import CanonicalUnit, Mode
from detector.frontend.probe_cache import cache_directory
from detector.match import Findings
from idlift import installation
from idlift.direct.identity import has_wide_registers
from idlift.offload.ahead import is_alone
from idlift.offload.early import Early
from idlift.offload.embedding import embedding
from idlift.offload.kernel_store import distinct, remembered
from idlift.offload.phases import phase
from idlift.offload.second import Second, is_worth_a_fork
from idlift.offload.settings import Settings

if TYPE_CHECKING:
    from detector.analysis.facade import FunctionAnalyses
    from detector.atoms import program as atoms
    from detector.match import Match
    from detector.model import Function
    from detector.solver.store import Store
    from detector.verdict import Verdict
    from lift.terms.program import Program

SPEED = {"0": 0, "1": 1, "g": 1, "s": 2, "z": 2, "2": 2, "3": 3, "fast": 3}


@dataclass(frozen=True, slots=True)
class Result:
    """What came of one unit."""

    object: bytes | None
    sites: tuple[Site, ...]
    declined: tuple[Declined, ...]
    findings: Findings
    before: str
    after: str


def offload_unit(
    unit: CanonicalUnit,
    settings: Settings,
    cache: Path | None,
    idioms: Store | None = None,
    has_found: Callable[[], None] = lambda: None,
) -> Result:
    """All stages; raises what its stages raise. Reads idioms if there are none yet.

    `has_found` is called, once or more, when there may be something to offload.
    """
    target = unit.command.target_arguments
    made = None
    with closing(Joiner(unit.toolchain, target, _kept(cache))) as joiner:
        early = None
        if is_alone() and unit.command.mode is not Mode.ASSEMBLE and joiner.start():
            # One core has nothing else to do while idioms are searched for, and both
            # are busy if the object is made while kernels are.
            early = Early()
        findings, spliced = find_and_splice(
            unit, settings, cache, early, idioms, has_found
        )
        if spliced.sites:
            with phase("object"):
                made = make_object(unit, spliced, cache, joiner, early)
    return Result(
        made, spliced.sites, spliced.declined, findings, spliced.before, spliced.after
    )


def find_and_splice(
    unit: CanonicalUnit,
    settings: Settings,
    cache: Path | None,
    early: Early | None = None,
    idioms: Store | None = None,
    has_found: Callable[[], None] = lambda: None,
) -> tuple[Findings, OffloadedUnit]:
    """Detection, legality, translation, splicing; begins with an `early` object."""
    with phase("find"):
        found = find(unit, settings, cache, idioms, has_found)
    with phase("kernels"):
        return found.findings, _sites(unit, settings, cache, found, early)


@dataclass(frozen=True, slots=True)
class Found:
    """What is found in a canonical text, and how its functions were understood."""

    findings: Findings
    text: str
    analyses: Mapping[Function, FunctionAnalyses]


def find(
    unit: CanonicalUnit,
    settings: Settings,
    cache: Path | None,
    idioms: Store | None = None,
    has_found: Callable[[], None] = lambda: None,
) -> Found:
    """Detection and legality."""
    from detector.legality import judge
    from detector.loader import canonicalise, read
    from detector.matching import Limits, find_in_module
    from detector.verdict import FpContract, Status
    from idlift.detection.library import load_idioms

    name = str(unit.source_path)
    text = unit.ir if unit.is_in_form else canonicalise(unit.ir, name)
    module = read(text, name)
    relaxed = settings.fp == "relaxed"
    allowed = FpContract(settings.fp != "strict", relaxed, relaxed)
    store = idioms or load_idioms((), installation.folder_or(cache))
    analyses: dict[Function, FunctionAnalyses] = {}

    def judged(match: Match, program: atoms.Program) -> Verdict:
        # Whoever translates the match will ask the same questions once more.
        analyses[match.function] = program.analyses
        verdict = judge(match, program, allowed)
        if verdict.status is not Status.REFUSED:
            has_found()
        return verdict

    findings = find_in_module(
        module,
        store.idioms,
        judged,
        # Only a report has room for what was nearly found.
        Limits(near_misses=bool(settings.report)),
    )
    if any(idiom.plan.grew for idiom in store.idioms):
        store.save()
        installation.tidy()
    return Found(findings, text, analyses)


def _sites(
    unit: CanonicalUnit,
    settings: Settings,
    cache: Path | None,
    found: Found,
    early: Early | None,
) -> OffloadedUnit:
    from codegen.kernels import compiling
    from codegen.unit import announced, drafted, offload

    usable = [match for match in found.findings.matches if match.usable]
    salt = f"{unit.command.output}\0{unit.source_path}"
    embed = embedding(settings) if settings.embed else None
    second = Second()
    compiled = remembered(
        compiling(lowering(settings)), cache, settings.device, second.has_the_rest
    )
    drafts = drafted(usable, found.analyses)
    if cache is not None:
        programs = [p for d in drafts if isinstance(d, Draft) for p in d.programs]
        # Not two processes for the same one.
        programs = distinct(programs)
        if is_worth_a_fork(programs):
            second.start(programs, compiled)
    expected = announced(found.text, drafts, salt)
    if early is not None and expected is not None:
        # Not before `second`: a process should be alone when it forks.
        early.start(expected.after, lambda after: _emitted(unit, after))
    try:
        return offload(found.text, drafts, compiled, salt, embed, expected)
    finally:
        second.stop()


def lowering(settings: Settings) -> Callable[[Program], tuple[Program, str]]:
    """How high-level programs become low-level ones for the chosen device.

    What `idlift tune` has found for a program comes before the default.
    """
    from lift.targets import CPU, CPU_512, GPU, lower

    own = CPU_512 if has_wide_registers() else CPU
    profile = GPU if "gpu" in settings.device.lower() else own
    anything_tuned = any((cache_directory() / "tuned").glob("*.json"))

    def lowered(program: Program) -> tuple[Program, str]:
        if anything_tuned:
            # The parser of Lift texts comes with it, so not where there are none.
            from lift.explore import best_known

            known = best_known(program, settings.device or None)
            tuned = None if known is None else known.program(program)
            if known is not None and tuned is not None:
                return tuned, known.note
        result = lower(program, profile)
        return result.program, "\n".join(map(str, result.trace))

    return lowered


def make_object(
    unit: CanonicalUnit,
    spliced: OffloadedUnit,
    cache: Path | None,
    joiner: Joiner,
    early: Early | None,
) -> bytes:
    """The spliced unit, optimised and emitted, with its stubs and the run time."""
    target = unit.command.target_arguments
    stubs = [site.stub for site in spliced.sites]
    if unit.command.mode is not Mode.ASSEMBLE and joiner.start():
        joiner.compile(stubs)
        own = early.object_of(spliced.after) if early is not None else None
        made = joiner.join(own or _emitted(unit, spliced.after))
        if made is not None:
            return made
    linked = [stub_ir(stub, unit.toolchain, target) for stub in stubs]
    linked.append(runtime_ir(unit.toolchain, cache, target))
    return _emitted(unit, spliced.after, linked)


def _emitted(unit: CanonicalUnit, text: str, linked: Sequence[str] = ()) -> bytes:
    """A spliced text and what is linked to it, as the command wants it."""
    text = without_unroll_marks(text)
    if not unit.keeps_debug_info:
        text = without_debug_info(text)
    options = EmitOptions(
        SPEED[unit.command.optimization],
        _code_model(unit),
        assembly=unit.command.mode is Mode.ASSEMBLE,
    )
    return emit(text, linked, options, unit.passes)


def _kept(cache: Path | None) -> tuple[Path, ...]:
    """Where the run time may be found compiled."""
    folders = (installation.folder(), cache / "runtime" if cache else None)
    return tuple(folder for folder in folders if folder is not None)


def _code_model(unit: CanonicalUnit) -> str:
    for word in unit.command.target_arguments:
        if word.startswith("-mcmodel="):
            return word.removeprefix("-mcmodel=")
    return "default"
