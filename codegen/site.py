"""One offloaded site: from a legal match to everything its object needs.

Consumes a match with its verdict and the analyses of its function; produces a `Site`
(the evidence that a reviewer reads: programs, kernels, stub, splice) or a `Declined`
with the reason. Must not know files, compilers or the command line.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import assert_never

from codegen.arguments import Unpassable
from codegen.asked import ask_for_all
from codegen.cost import costs_of, is_momentary
from codegen.host import Stub, StubLiveOut, print_stub, program_text
from codegen.kernels import Compile
from codegen.phases import BufferSource, LiveOutSlot, Phase
from codegen.scalar import Untranslatable
from codegen.splice.text import LiveOut, SpliceSite
from codegen.translate.distribution import translate_elements
from codegen.translate.histogram import translate_histogram
from codegen.translate.reduction import translate_reduction
from codegen.translate.totals import translate_map_reduce
from codegen.translate.translation import (
    ComputedLiveOut,
    ResultLiveOut,
    Translation,
)
from codegen.translate.translation import LiveOut as TranslatedLiveOut
from codegen.translate.workshop import Workshop
from detector.analysis.facade import FunctionAnalyses
from detector.match import Match
from detector.verdict import Guard, SameOrDisjoint
from lift.diagnostics import LiftError
from lift.infer import infer
from lift.opencl.plan import Plan
from lift.terms.program import Program

# Kernels and their work-group sizes to (device, binary); raises NotEmbedded.
Embed = Callable[[str, tuple[tuple[int, ...], ...]], tuple[str, bytes]]
Translate = Callable[[Workshop, str], tuple[Translation, ...]]


TRANSLATORS: Mapping[str, Translate] = {
    "scalar_reduction": translate_reduction,
    "map": translate_elements,
    "stencil": translate_elements,
    "map_reduce": translate_map_reduce,
    "gemv": translate_elements,
    "gemm": translate_elements,
    "spmv": translate_elements,
    "histogram": translate_histogram,
}

_C_TYPES = {
    "float": "float",
    "double": "double",
    "i1": "_Bool",
    "i8": "int8_t",
    "i16": "int16_t",
    "i32": "int32_t",
    "i64": "int64_t",
}


@dataclass(frozen=True, slots=True)
class Stage:
    """One program of a site on its way to kernels."""

    translation: Translation
    program: Program
    lowered: Program
    trace: str
    plan: Plan


@dataclass(frozen=True, slots=True)
class Site:
    """Everything about one offloaded loop; most have one stage."""

    match: Match
    symbol: str
    stages: tuple[Stage, ...]
    stub: str
    splice: SpliceSite


@dataclass(frozen=True, slots=True)
class Declined:
    """A legal match that is left alone after all, and why.

    `is_defect` says that something broke, which the user is warned of.
    """

    match: Match
    why: str
    is_defect: bool = False


class NotEmbedded(Exception):
    """Kernels could not be built ahead; the text says why."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A match as typed Lift programs, before they are compiled."""

    match: Match
    parts: tuple[tuple[Translation, Program], ...]

    @property
    def programs(self) -> tuple[Program, ...]:
        return tuple(program for _, program in self.parts)


def draft_site(match: Match, analyses: FunctionAnalyses) -> Draft | Declined:
    """The programs of a match, or why there are none."""
    translate = TRANSLATORS.get(match.kind)
    if translate is None:
        return Declined(match, f"{match.kind} is not translated yet")
    # The detector's analyses may be other objects than ours: loops compare by identity.
    loop = analyses.loops.loop_at(match.loop.header)
    assert loop is not None
    try:
        parts = translate(Workshop.open(analyses, loop), _name(match))
        if is_momentary(match.kind, parts[-1]):
            return Declined(match, "its few iterations are over in a moment")
        relaxed = match.verdict is not None and match.verdict.fp.relaxed
        with suppress(Unpassable):  # it may not be needed
            ask_for_all(parts, _guards(match, parts))
        programs = (infer(replace(part.program, relaxed=relaxed)) for part in parts)
        return Draft(match, tuple(zip(parts, programs, strict=True)))
    except (Untranslatable, Unpassable) as problem:
        return Declined(match, str(problem))
    except LiftError as problem:
        return _refused(match, problem)


def make_site(
    draft: Draft, symbol: str, compiled: Compile, embed: Embed | None = None
) -> Site | Declined:
    """The site of a match, or why there is none."""
    try:
        stages = tuple(_stage(*part, compiled) for part in draft.parts)
        return _assemble(draft.match, symbol, stages, embed)
    except (Untranslatable, Unpassable) as problem:
        return Declined(draft.match, str(problem))
    except LiftError as problem:
        return _refused(draft.match, problem)
    except NotEmbedded as problem:
        return Declined(draft.match, str(problem), is_defect=True)


def _refused(match: Match, problem: LiftError) -> Declined:
    return Declined(match, f"the Lift compiler refuses it: {problem}")


def _stage(translation: Translation, program: Program, compiled: Compile) -> Stage:
    kernels = compiled(program)
    return Stage(translation, program, kernels.lowered, kernels.trace, kernels.plan)


def _name(match: Match) -> str:
    return f"idlift_{match.kind}"


def announced_splice(draft: Draft, symbol: str) -> SpliceSite:
    """How its stub will be called if nothing speaks against the site."""
    return _splice(draft.match, symbol, [translation for translation, _ in draft.parts])


def _guards(match: Match, translations: Sequence[Translation]) -> tuple[Guard, ...]:
    verdict = match.verdict
    own = (guard for t in translations for guard in t.guards)
    return tuple(dict.fromkeys((*own, *(verdict.guards if verdict else ()))))


def _live_outs(translations: Sequence[Translation]) -> tuple[TranslatedLiveOut, ...]:
    # Mostly the last one says what leaves the nest.
    telling = (t.live_outs for t in translations if t.live_outs)
    return next(telling, ())


def _splice(
    match: Match, symbol: str, translations: Sequence[Translation]
) -> SpliceSite:
    loop = match.loop
    assert loop.preheader is not None
    assert loop.exit is not None
    return SpliceSite(
        match.function.name,
        loop.preheader.name,
        loop.header.name,
        loop.exit.name,
        symbol,
        f"{symbol}_done",
        tuple(p.operand for p in translations[-1].arguments.parameters),
        tuple(LiveOut(o.llvm_type, o.phi) for o in _live_outs(translations)),
    )


def _assemble(
    match: Match, symbol: str, stages: tuple[Stage, ...], embed: Embed | None
) -> Site:
    verdict = match.verdict
    translations = [stage.translation for stage in stages]
    last = translations[-1]
    guards = _guards(match, translations)
    stub = Stub(
        symbol,
        f"{match.place.file}:{match.place.line}",
        match.kind,
        tuple(map(_phase, stages)),
        guards,
        tuple(map(_stub_live_out, _live_outs(translations))),
        costs_of(match.kind, last),
        tolerance=1e-4 if verdict and str(verdict.fp) != "exact" else 0.0,
        repeatable=_is_repeatable(translations, guards),
    )
    if embed is not None:
        kernels = [kernel for stage in stages for kernel in stage.plan.kernels]
        sizes = tuple(k.local_size for k in kernels if k.local_size is not None)
        stub = replace(stub, binary=embed(program_text(stub, 32), sizes))
    text = print_stub(stub, last.arguments)
    return Site(match, symbol, stages, text, _splice(match, symbol, translations))


def _is_repeatable(
    translations: Sequence[Translation], guards: Sequence[Guard]
) -> bool:
    """Whether the nest reads nothing that it writes, under whatever name."""
    if any(isinstance(guard, SameOrDisjoint) for guard in guards):
        return False
    return any(translation.repeatable for translation in translations)


def _stub_live_out(out: ResultLiveOut | ComputedLiveOut) -> StubLiveOut:
    c_type = _C_TYPES[out.llvm_type]
    match out:
        case ComputedLiveOut(c_text=text):
            return StubLiveOut(c_type, f"({c_type}){text}")
        case ResultLiveOut():
            return StubLiveOut(c_type)
        case _:
            assert_never(out)


def _phase(stage: Stage) -> Phase:
    translation, plan = stage.translation, stage.plan
    sources: dict[str, BufferSource] = {**translation.memory, **translation.kept}
    results = [x for x in plan.result.leaves if x not in translation.memory]
    for index, out in enumerate(translation.live_outs):
        if isinstance(out, ResultLiveOut):
            sources[results[out.result]] = LiveOutSlot(index)
    sources |= zip(results, translation.fetched or translation.keeps, strict=False)
    sizes = {n: translation.sizes[n] for n in plan.sizes if n in translation.sizes}
    derived = {
        n: translation.derived[n] for n in plan.sizes if n in translation.derived
    }
    return Phase(
        plan,
        sources,
        translation.scalars,
        sizes,
        derived,
        translation.refusals,
        translation.wide,
        translation.keys,
        translation.sample,
    )
