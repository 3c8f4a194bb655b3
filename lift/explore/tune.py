"""Tuning a program: from a high-level program to a winner that is kept.

Consumes a program, a budget and a device; produces what the search found. The best few
and the default are measured again at the end, in turns: what was fast once by chance is
not kept, so that nothing gets slower by being tuned.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from lift.explore.moves import least_numbers
from lift.explore.runner import Failed, Runner, Shares
from lift.explore.search import PATIENCE, Found, Progress, Search
from lift.explore.winners import Winner, device_key, size_class, store
from lift.explore.workload import assume, default_sizes, probe_sizes, small_sizes
from lift.infer import infer
from lift.scalar import Accuracy, Op
from lift.targets.profile import DeviceProfile
from lift.terms import patterns as p
from lift.terms.program import Program
from lift.terms.traverse import walk, walk_functions
from lift.text import print_program

#: A winner has to be faster than the default by this much to be kept: in the median of
#: the last comparison, and nearly as much when both are at their best.
MARGIN, _BEST_MARGIN = 0.97, 0.98


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
    inputs: Mapping[str, Any] | None = None,
    device: str | None = None,
    changed: Callable[[Progress], None] = lambda _: None,
    seed: int = 0,
    plain: bool = False,
    patience: float = PATIENCE,
) -> Tuned:
    """Search for the best low-level form, and keep it if it beats the default.

    `inputs` are arrays by parameter to measure on (random ones otherwise). `plain`: the
    search does not begin with the numbers of the defaults. Raises LookupError without a
    device, LiftError if the program is ill-typed.
    """
    typed = infer(program)
    chosen = dict(sizes) if sizes else default_sizes(typed)
    special = assume(typed, chosen)
    roots = [typed] if infer(special).facts == typed.facts else [typed, special]
    profile = _profile(device)
    setup = {
        "text": print_program(typed),
        "profile": asdict(profile),
        "sizes": chosen,
        "small": small_sizes(infer(special)),
        "probe": probe_sizes(infer(special), chosen),
        "exact": not (_reorders(typed) or _rounds(typed)),
        "device": device,
        "seed": seed,
    }
    with _filed(inputs) as data, Runner({**setup, "data": data}) as runner:
        search = Search(roots, chosen, profile, runner, changed, seed)
        search.drawn = least_numbers(profile) if plain else None
        progress = search.run(seconds * 0.9, patience=patience)
        default, winners = _confirmed(runner, progress, seconds * 0.03)
    key = device_key(device)
    for winner, taken in winners.items():
        low, how = winner.low, winner.derivation
        where = size_class(chosen)
        store(typed, Winner(key, where, taken, default, winner.general, low, how))
    kept = min(winners, key=lambda w: winners[w], default=None)
    best = default if kept is None else winners[kept]
    return Tuned(progress, chosen, default, kept, best)


@contextmanager
def _filed(inputs: Mapping[str, Any] | None) -> Iterator[str | None]:
    """The inputs in a file for the child."""
    if inputs is None:
        yield None
        return
    with tempfile.TemporaryDirectory(prefix="idlift-inputs-") as folder:
        path = Path(folder) / "inputs.npz"
        np.savez(path, **inputs)
        yield str(path)


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


def _rounds(program: Program) -> bool:
    """Are there functions whose last digits a device, or a vector, has otherwise?"""
    return any(
        isinstance(node, Op) and node.info.accuracy is Accuracy.ULP
        for node in walk_functions(program.body)
    )


def _profile(device: str | None) -> DeviceProfile:
    from lift.opencl.executor import choose_device
    from lift.targets import profile_of

    return profile_of(choose_device(device))


class Compares(Protocol):
    """Who compares finalists: `Runner`, or a test in its place."""

    def compare(self, lows: list[str], seconds: float) -> Shares | Failed:
        """Low-level programs against the default, in turns and for long."""
        ...


def _confirmed(
    runner: Compares, progress: Progress, seconds: float
) -> tuple[int, dict[Found, int]]:
    """The default's time, and what really is faster, with its time.

    Of what relies on the sizes and of what holds for all of them the best is kept.
    """
    default = progress.default
    if default is None:
        return 0, {}
    rivals = list(progress.top)
    if (general := progress.general) not in (None, default, *rivals):
        assert general is not None
        rivals.append(general)
    if not rivals:
        return default.nanoseconds, {}
    lows = [found.low for found in rivals]
    # Twice, and the worse counts: a busy minute must not decide.
    first, again = (runner.compare(lows, seconds / 2) for _ in range(2))
    if isinstance(first, Failed) or isinstance(again, Failed):
        return default.nanoseconds, {}
    medians = map(max, first.medians, again.medians)
    bests = map(max, first.best, again.best)
    kept: dict[bool, tuple[float, Found]] = {}
    for found, share, best in zip(rivals, medians, bests, strict=True):
        known = kept.get(found.general, (MARGIN, found))[0]
        if share < known and best < _BEST_MARGIN:
            kept[found.general] = share, found
    usual = min(first.default, again.default)
    return usual, {found: round(share * usual) for share, found in kept.values()}
