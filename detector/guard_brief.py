"""All guards of a match in a few words, for a line on the terminal.

Consumes guards; produces `A, B, C disjoint; n <= 2147483647 (a bound would wrap)`. The
full sentences are `guard_text`'s: a stencil over many arrays has hundreds of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from detector.guard_text import Namer, describe_guard
from detector.reading import nameless
from detector.verdict import ByteRange, Disjoint, Guard, Measured, SameOrDisjoint

# More than these are counted, not told.
MOST_ARRAYS = 6
MOST_CONDITIONS = 2


def brief_guards(guards: Iterable[Guard], name: Namer = nameless) -> str:
    """What has to hold at run time, in a line that can be read at a glance."""
    arrays: dict[str, None] = {}
    unnamed: dict[str, None] = {}
    conditions: dict[str, None] = {}
    for guard in guards:
        parts = list(_apart(guard))
        for range_ in parts:
            called = name(range_.base) or range_.name
            # LLVM numbers what the source has no name for.
            (unnamed if called.isdigit() else arrays)[called] = None
        if not parts:
            conditions[describe_guard(guard, name)] = None
    clauses = [*_disjoint(list(arrays), len(unnamed)), *_first(list(conditions))]
    return "; ".join(clauses)


def _apart(guard: Guard) -> Iterator[ByteRange]:
    """The arrays that a guard keeps apart; none if it asks for anything else."""
    match guard:
        case Disjoint(first, second) | SameOrDisjoint(first, second):
            yield from (first, second)
        case Measured(holds=holds, measures=measures) if not any(
            measure.distinct for measure in measures
        ):
            found = [list(_apart(part)) for part in holds]
            if all(found):
                yield from (range_ for ranges in found for range_ in ranges)


def _disjoint(arrays: list[str], unnamed: int) -> Iterator[str]:
    told = arrays[:MOST_ARRAYS]
    more = len(arrays) - len(told) + unnamed
    if not told and more:
        yield f"{more} arrays disjoint"
    elif told:
        rest = f" and {more} more" if more else ""
        yield f"{', '.join(told)}{rest} disjoint"


def _first(conditions: list[str]) -> Iterator[str]:
    yield from conditions[:MOST_CONDITIONS]
    more = len(conditions) - MOST_CONDITIONS
    if more > 0:
        yield f"and {more} more condition{'s' if more > 1 else ''}"
