"""The engine: all idioms on all functions of a module, overlaps resolved.

Consumes a module, compiled idioms and a judge (legality); produces `Findings`. Where
matches overlap, the largest that is legal wins; the others are kept for those who ask.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from time import thread_time
from typing import Any, TypeAlias

from detector.analysis.induction import Uncounted
from detector.atoms.program import Program
from detector.match import (
    KINDS,
    NOWHERE,
    Bound,
    Findings,
    GaveUp,
    Match,
    NearMiss,
    Place,
)
from detector.model import Function, Module
from detector.near_miss import near_miss_of
from detector.places import place_of, place_of_loop
from detector.solver.budget import Budget
from detector.solver.outcome import Outcome
from detector.solver.search import solve
from detector.solver.store import Compiled
from detector.verdict import Verdict
from idl.atoms import ATOMS
from idl.formula import Slots

Judge: TypeAlias = Callable[[Match, Program], Verdict]


@dataclass(frozen=True, slots=True)
class Limits:
    """What a search may cost: seconds for one function, steps for one idiom in it.

    A compiler has nobody to tell near misses to, so it need not look for them.
    """

    seconds: float = 10.0
    steps: int = 500_000
    near_misses: bool = True


def find_in_module(
    module: Module,
    idioms: Iterable[Compiled],
    judge: Judge,
    limits: Limits | None = None,
) -> Findings:
    """Everything that the idioms find in a module."""
    wanted = tuple(idioms)
    parts = [
        find_in_function(function, module, wanted, judge, limits or Limits())
        for function in module.definitions
    ]
    return Findings(
        tuple(m for p in parts for m in p.matches),
        tuple(m for p in parts for m in p.overlapped),
        tuple(m for p in parts for m in p.near_misses),
        tuple(g for p in parts for g in p.gave_up),
    )


def find_in_function(
    function: Function,
    module: Module,
    idioms: tuple[Compiled, ...],
    judge: Judge,
    limits: Limits,
) -> Findings:
    """Everything that the idioms find in one function."""
    program = Program(function, module)
    if not program.loops and all(idiom.meta.anchor for idiom in idioms):
        return Findings()
    matches: list[Match] = []
    misses: list[NearMiss] = []
    gave_up: list[GaveUp] = []
    deadline = thread_time() + limits.seconds
    for idiom in idioms:
        # An idiom that needs a loop has nothing to look for where there is none.
        if idiom.meta.anchor and not program.loops:
            continue
        budget = Budget(limits.steps, max(0.01, deadline - thread_time()))
        outcome = solve(idiom.plan, program, budget, limits.near_misses)
        matches += matches_of(idiom, outcome, program)
        if limits.near_misses:
            misses += _misses(idiom, outcome, program)
        if outcome.stop is not None:
            gave_up.append(
                GaveUp(idiom.name, function, outcome.stop.value, outcome.steps)
            )
    kept, overlapped = resolve_overlaps(matches, lambda match: judge(match, program))
    if limits.near_misses:
        misses += _uncounted(program)
    return Findings(tuple(kept), tuple(overlapped), tuple(misses), tuple(gave_up))


def matches_of(idiom: Compiled, outcome: Outcome, program: Program) -> list[Match]:
    """The solutions as matches, one for each assignment of loop and roles."""
    found: dict[tuple[Any, ...], Match] = {}
    for solution in outcome.solutions:
        bound = outcome.bindings(solution)
        loop = program.loop(bound.get(_canonical(idiom, idiom.meta.anchor), -1))
        if loop is None:
            continue
        roles: dict[str, Bound] = {}
        for role, member in idiom.meta.roles:
            number = bound.get(_name(idiom, member))
            if number is not None:
                roles[role] = _value(program, number)
        key = (loop, *roles.items())
        if key not in found:
            place = place_of_loop(loop)
            kind = idiom.meta.kind or idiom.name
            found[key] = Match(kind, idiom.name, program.function, loop, place, roles)
    return list(found.values())


def _canonical(idiom: Compiled, variable: str) -> str:
    return idiom.aliases.get(variable, variable)


def _name(idiom: Compiled, member: str | Slots) -> str:
    if isinstance(member, Slots):
        return _canonical(idiom, member.template)
    return _canonical(idiom, member)


def _value(program: Program, number: int | tuple[int, ...]) -> Bound:
    if isinstance(number, tuple):
        return tuple(program.values[n] for n in number)
    return program.values[number]


def resolve_overlaps(
    matches: list[Match], judge: Callable[[Match], Verdict]
) -> tuple[list[Match], list[Match]]:
    """Those to keep and those that give way.

    Legal before refused, larger before smaller, the more telling kind first. What a
    larger legal match covers gives way whatever its verdict would be, so it gets none.
    """
    usable: list[Match] = []
    refused: list[Match] = []
    rest: list[Match] = []
    for match in sorted(matches, key=_rank):
        if _covered(match, usable):
            rest.append(match)
            continue
        judged = match.judged(judge(match))
        (usable if judged.usable else refused).append(judged)
    kept = list(usable)
    for match in refused:
        (rest if _covered(match, kept) else kept).append(match)
    kept.sort(key=lambda m: (m.place.file, m.place.line, m.place.column))
    return kept, rest


def _rank(match: Match) -> tuple[int, int, str]:
    telling = KINDS.index(match.kind) if match.kind in KINDS else len(KINDS)
    return -match.loop.mask.bit_count(), telling, match.idiom


def _covered(match: Match, others: list[Match]) -> bool:
    return any(_overlap(match, other) for other in others)


def _overlap(one: Match, other: Match) -> bool:
    return bool(one.loop.mask & other.loop.mask)


def _misses(idiom: Compiled, outcome: Outcome, program: Program) -> list[NearMiss]:
    def where(number: int) -> Place:
        loop = program.loop(number)
        return place_of_loop(loop) if loop is not None else NOWHERE

    found = (near_miss_of(idiom, p, program, where) for p in outcome.partials)
    return [miss for miss in found if miss is not None]


def _uncounted(program: Program) -> list[NearMiss]:
    """Loops that no idiom looks at, because nobody knows how often they run."""
    found: list[NearMiss] = []
    for loop in program.loops.values():
        form = program.forms[loop]
        if isinstance(form, Uncounted):
            reason, at = form.reason, form.at
        elif form.early_exit:
            # The counting exit may itself be left for another reason (i < n && ..).
            others = [b for b in loop.exiting if b is not form.exit_block]
            at = (*others, form.exit_block)[0].terminator
            reason = "the loop is left early"
        else:
            continue
        where = place_of_loop(loop)
        place = place_of(at) if at is not None else where
        remedy = ATOMS["counted_loop"].remedy
        if where.line:
            told = (where, 0, 1, reason, place if place.line else where, remedy)
            found.append(NearMiss("CountedLoop", "", program.function, *told))
    return found
