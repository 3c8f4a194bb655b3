"""Tuning a program: from a high-level program to a winner that is kept.

Consumes a program, a budget and a device; produces what the search found. The winner
and the default are measured again at the end, in turns: what was fast once by chance is
not kept.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from lift.explore.moves import least_numbers
from lift.explore.runner import Measured, Runner
from lift.explore.search import Found, Progress, Search
from lift.explore.winners import Winner, device_key, size_class, store
from lift.explore.workload import assume, default_sizes, probe_sizes, small_sizes
from lift.infer import infer
from lift.targets.profile import DeviceProfile
from lift.terms import patterns as p
from lift.terms.program import Program
from lift.terms.traverse import walk
from lift.text import print_program

#: A winner has to be faster than the default by this much to be kept.
MARGIN = 0.97
_ROUNDS = 3


@dataclass(frozen=True, slots=True)
class Tuned:
    """What came of it: times of the default and of the winner (None: none better)."""

    progress: Progress
    sizes: dict[str, int]
    default: int
    winner: Found | None
    nanoseconds: int


def tune(
    program: Program,
    seconds: float,
    *,
    sizes: Mapping[str, int] | None = None,
    device: str | None = None,
    changed: Callable[[Progress], None] = lambda _: None,
    seed: int = 0,
    plain: bool = False,
) -> Tuned:
    """Search for the best low-level form, and keep it if it beats the default.

    `plain`: the search does not begin with the numbers of the defaults. Raises
    LookupError without a device, LiftError if the program is ill-typed.
    """
    typed = infer(program)
    chosen = dict(sizes) if sizes else default_sizes(typed)
    key = device_key(device)
    special = assume(typed, chosen)
    roots = [typed] if infer(special).facts == typed.facts else [typed, special]
    setup = {
        "text": print_program(typed),
        "sizes": chosen,
        "small": small_sizes(infer(special)),
        "probe": probe_sizes(infer(special), chosen),
        "exact": not _reorders(typed),
        "device": device,
        "seed": seed,
    }
    profile = _profile(device)
    with Runner(setup) as runner:
        search = Search(roots, chosen, profile, runner, changed, seed)
        search.drawn = least_numbers(profile) if plain else None
        progress = search.run(seconds * 0.9)
        found = _confirmed(runner, progress, profile)
    default, winners = found
    kept: Found | None = None
    best = default
    for winner, taken in winners:
        if taken < default * MARGIN:
            general = winner is progress.general
            store(
                typed,
                Winner(
                    key, size_class(chosen), taken, default, general,
                    winner.low, winner.derivation,
                ),
            )  # fmt: skip
            if taken < best:
                kept, best = winner, taken
    return Tuned(progress, chosen, default, kept, best)


def _reorders(program: Program) -> bool:
    """May folds of floats be reordered?"""
    return (
        program.relaxed
        or any(getattr(node, "assoc", False) for node in walk(program.body))
        or any(
            isinstance(node, p.ReduceByIndex) and node.comm
            for node in walk(program.body)
        )
    )


def _profile(device: str | None) -> DeviceProfile:
    from lift.opencl.executor import choose_device
    from lift.targets import profile_of

    return profile_of(choose_device(device))


def _confirmed(
    runner: Runner, progress: Progress, profile: DeviceProfile
) -> tuple[int, list[tuple[Found, int]]]:
    """The default and the winners, measured in turns."""
    default = progress.default
    if default is None:
        return 0, []
    rivals = [default]
    for found in (progress.best, progress.general):
        if found is not None and found not in rivals:
            rivals.append(found)
    times = {id(found): found.nanoseconds for found in rivals[1:]}
    times[id(default)] = default.nanoseconds
    if len(rivals) > 1:
        again: dict[int, list[int]] = {id(found): [] for found in rivals}
        for _ in range(_ROUNDS):
            for found in rivals:
                answer = runner.measure(found.low, profile, 0.5)
                if isinstance(answer, Measured):
                    again[id(found)].append(answer.nanoseconds)
        times = {key: min(seen) for key, seen in again.items() if seen}
    if id(default) not in times:
        return default.nanoseconds, []
    return times[id(default)], [
        (found, times[id(found)]) for found in rivals[1:] if id(found) in times
    ]
