"""Guards in a line: arrays together, the rest counted beyond a few."""

from __future__ import annotations

from detector.analysis.expr import Atom, Value, const, of
from detector.guard_brief import MOST_ARRAYS, brief_guards
from detector.verdict import (
    ByteRange,
    Compare,
    Comparison,
    Disjoint,
    Guard,
    Measure,
    Measured,
    SameOrDisjoint,
)


def area(name: str) -> ByteRange:
    return ByteRange(Value(name, 64), name, const(0), const(8), written=True)


def at_least(bound: int) -> Compare:
    return Compare(const(bound), Comparison.LE, of(Value("%n", 64)), "it would wrap")


def same_name(seen: Atom) -> str | None:
    return None


def test_arrays_are_listed_once() -> None:
    guards: list[Guard] = [
        Disjoint(area("A"), area("C")),
        Disjoint(area("B"), area("C")),
        SameOrDisjoint(area("A"), area("D")),
    ]
    assert brief_guards(guards, same_name) == "A, C, B, D disjoint"


def test_what_has_no_name_is_counted() -> None:
    guards = [Disjoint(area("A"), area("391")), Disjoint(area("A"), area("17"))]
    assert brief_guards(guards, same_name) == "A and 2 more disjoint"
    assert brief_guards([Disjoint(area("1"), area("2"))]) == "2 arrays disjoint"


def test_many_arrays_are_counted() -> None:
    names = [f"a{k}" for k in range(MOST_ARRAYS + 3)]
    guards = [Disjoint(area("a0"), area(name)) for name in names[1:]]
    told = brief_guards(guards, same_name)
    assert told.endswith("a5 and 3 more disjoint")


def test_conditions_beyond_the_second_are_counted() -> None:
    guards: list[Guard] = [Disjoint(area("A"), area("B"))]
    guards += [at_least(bound) for bound in (1, 2, 3)]
    told = brief_guards(guards, same_name)
    assert told == (
        "A, B disjoint; 1 <= n (it would wrap); 2 <= n (it would wrap); "
        "and 1 more condition"
    )


def test_measured_ranges_are_arrays_too() -> None:
    measure = Measure(
        Value("least", 64),
        Value("greatest", 64),
        area("key"),
        32,
        signed=True,
        rising=False,
    )
    apart = Disjoint(area("A"), area("B"))
    told = brief_guards([Measured((measure,), (apart,))], same_name)
    assert told == "A, B disjoint"
    mixed = Measured((measure,), (apart, at_least(1)))
    assert "do not overlap and 1 <= n" in brief_guards([mixed], same_name)
