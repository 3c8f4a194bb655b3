"""What is carried around the loops and what is used after them.

Consumes a region and the accumulators of its match; produces reasons for every value
that leaves an iteration, or the nest, in a way that the idiom does not account for.
"""

from __future__ import annotations

from collections.abc import Iterator

from detector.analysis.condition import in_order
from detector.analysis.loops import Loop
from detector.atoms.carried import initial_and_next, update_of
from detector.atoms.cells import cell_of
from detector.legality.cells import reached_from
from detector.legality.conditions import Finding, as_guards
from detector.legality.lasting import is_left_by_last
from detector.legality.reasons import reason
from detector.legality.region import Region
from detector.model import Instruction, Value
from detector.verdict import Reason


def accumulators(region: Region) -> tuple[Instruction, ...]:
    """The header phis of the outermost loop that the match names as running values."""
    named = (*region.match.many("accumulator"), *region.match.many("follower"))
    return tuple(
        value
        for value in dict.fromkeys(named)
        if isinstance(value, Instruction)
        and value.opcode == "phi"
        and value.block is region.loop.header
        and not region.is_shifted(value)
        and cell_of(region.program, value) is None
    )


# ---- carried values -----------------------------------------------------------------


def carried(region: Region, allowed: tuple[Instruction, ...]) -> Iterator[Reason]:
    """Values that go from one point to the next.

    Loops whose iterations become independent may carry counters only, and in the
    outermost loop what the match accounts for.
    """
    taken_apart = _taken_apart(region)
    running = _chains(region, allowed)
    for loop in region.loops:
        if loop not in taken_apart and loop is not region.loop:
            continue
        for phi in loop.header.phis:
            if region.is_induction(phi) or region.is_shifted(phi) or phi in running:
                continue
            if loop not in taken_apart and _stays_in_order(region, phi):
                continue
            message = "a value is carried from one iteration to the next"
            yield reason("carried-value", message, _culprit(region, phi))


def _chains(region: Region, phis: tuple[Instruction, ...]) -> set[Instruction]:
    """The running values, and what carries them on through inner loops."""
    found = set(phis)
    for phi in phis:
        ends = initial_and_next(region.program, phi)
        update = update_of(region.program, phi, ends[1]) if ends is not None else None
        if update is not None:
            found |= update.chain
    return found


def _taken_apart(region: Region) -> set[Loop]:
    """The loops whose iterations become independent of each other."""
    if region.match.kind != "histogram":
        return set(region.parallel)
    return {lp for store in region.stores for lp in region.around(store.instruction)}


def _stays_in_order(region: Region, phi: Instruction) -> bool:
    """Memory that a register mirrors, or a loop that is not taken apart at all."""
    if cell_of(region.program, phi) is not None:
        return True
    return bool(region.parallel) and region.match.kind != "scalar_reduction"


def _culprit(region: Region, phi: Instruction) -> Instruction:
    ends = initial_and_next(region.program, phi)
    following = ends[1] if ends is not None else None
    return following if isinstance(following, Instruction) else phi


# ---- running values -----------------------------------------------------------------


def updates(region: Region, phis: tuple[Instruction, ...]) -> Iterator[Reason]:
    """Running values that are updated by more than one associative operator.

    What follows the choice of an extremum is named by the match and has no update of
    its own.
    """
    followers = set(region.match.many("follower"))
    leaders = [phi for phi in phis if phi not in followers]
    if not leaders:
        yield reason("not-associative", "there is no running value", region.first)
    for phi in leaders:
        ends = initial_and_next(region.program, phi)
        if ends is None or update_of(region.program, phi, ends[1]) is None:
            message = "the running value is used by more than its own update"
            yield reason("accumulator-used", message, _culprit(region, phi))
    for phi in phis:
        stored = (i for i in reached_from(region, phi) if i.opcode == "store")
        for store in sorted(stored, key=region.instructions.index):
            message = "the running value is stored on its way"
            yield reason("accumulator-used", message, store)


def decisions(region: Region, phis: tuple[Instruction, ...]) -> Iterator[Reason]:
    """Branches on running values: which elements are written may hang on them."""
    for branch in region.instructions:
        if branch.opcode in ("br", "switch") and branch in reached_from(region, *phis):
            message = "a branch depends on the running value"
            yield reason("accumulator-used", message, branch)


# ---- live-outs ----------------------------------------------------------------------


def live_outs(
    region: Region, allowed: tuple[Instruction, ...], last: bool = False
) -> Iterator[Finding]:
    """Values of the nest that are used after it; of the last point, if `last`."""
    finals = {_following(region, phi) for phi in allowed}
    users = region.program.analyses.uses.users
    for instruction in region.instructions:
        if instruction in finals or all(map(region.loop.has, users(instruction))):
            continue
        if last and is_left_by_last(region, instruction):
            continue
        for user in users(instruction):
            if not region.loop.has(user):
                yield from _leaving(region, instruction, user)


def _following(region: Region, phi: Instruction) -> Value | None:
    ends = initial_and_next(region.program, phi)
    return ends[1] if ends is not None else None


def _leaving(
    region: Region, value: Instruction, user: Instruction
) -> Iterator[Finding]:
    """An integer that follows from the trip count may leave."""
    evolution = region.program.analyses.evolution
    form = None
    if user.opcode == "phi" and user.block is region.loop.exit:
        form = evolution.integer(value, user.block)
    if form is None or not evolution.scope.is_invariant(form.expr, region.loop):
        message = "a value of the loop is used after it"
        yield reason("live-out", message, value)
        return
    yield from as_guards(region, in_order(form.conditions))
