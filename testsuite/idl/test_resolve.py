"""What formulae mean once everything is inlined."""

from __future__ import annotations

from pathlib import Path

import pytest

from idl import formula as f
from idl.program import Loader
from idl.resolve import idioms
from idl.source import IdlError
from testsuite.idl.formulas import resolved, shown

HERE = Path(__file__).parent
PAIR = "Constraint Pair ( {a} has data flow to {b} and {b} is add instruction ) End "

FORMULAE = {
    "ranges exclude their upper bound": (
        "Constraint X {a[i]} is a constant for all i=1..3 End",
        "({a[1]} is a constant and {a[2]} is a constant)",
    ),
    "for some is a disjunction": (
        "Constraint X {a[i]} is a constant for some i=0..2 End",
        "({a[0]} is a constant or {a[1]} is a constant)",
    ),
    "an empty conjunction holds": (
        "Constraint X {a[i]} is unused for all i=2..2 End",
        "()",
    ),
    "expressions are sums": (
        "Constraint X {a[N-i-1]} is unused for i=1 for N=4 End",
        "{a[2]} is unused",
    ),
    "an inner binding hides an outer one": (
        "Constraint X {a[i]} is unused for i=1 for i=2 End",
        "{a[1]} is unused",
    ),
    "a default gives way": (
        "Constraint D {a[N]} is unused for N=7 if not otherwise specified End "
        "Constraint X ( inherits D and inherits D(N=1) ) End",
        "({a[7]} is unused and {a[1]} is unused)",
    ),
    "without parameters the caller's indices are seen": (
        "Constraint D {a[N]} is unused End "
        "Constraint X ( inherits D for N=2 and inherits D(N=3) for N=2 ) End",
        "({a[2]} is unused and {a[3]} is unused)",
    ),
    "names are shared unless moved": (
        PAIR + "Constraint X ( inherits Pair and {a} is a constant ) End",
        "({a} has data flow to {b} and {b} is add instruction and {a} is a constant)",
    ),
    "at moves what is not renamed": (
        PAIR + "Constraint X inherits Pair with {x.y[1]} as {a} at {p[0]} End",
        "({x.y[1]} has data flow to {p[0].b} and {p[0].b} is add instruction)",
    ),
    "renaming moves everything below a name": (
        "Constraint D {s.u[1].v} has data flow to {st} End "
        "Constraint X inherits D with {r} as {s} End",
        "{r.u[1].v} has data flow to {st}",
    ),
    "the longest prefix decides": (
        "Constraint D {s.begin} has control flow to {s.end} End "
        "Constraint X inherits D with {l} as {s} and {q} as {s.begin} End",
        "{q} has control flow to {l.end}",
    ),
    "names are exchanged at once": (
        "Constraint D {a} has data flow to {b} End "
        "Constraint X inherits D with {a} as {b} and {b} as {a} End",
        "{b} has data flow to {a}",
    ),
    "tuples are renamed one by one": (
        "Constraint D {a[0]} has data flow to {a[1]} End "
        "Constraint X inherits D with {p, q.r} as {a[0..2]} End",
        "{p} has data flow to {q.r}",
    ),
    "renaming nests": (
        PAIR + "Constraint M inherits Pair with {m} as {a} at {in} End "
        "Constraint X inherits M with {x} as {m} at {out} End",
        "({x} has data flow to {out.in.b} and {out.in.b} is add instruction)",
    ),
    "a range may be placed, too": (
        "Constraint X {a[i]} has data flow to {b} for all i=0..2 "
        "with {c} as {a[1]} at {p} End",
        "({p.a[0]} has data flow to {p.b} and {c} has data flow to {p.b})",
    ),
    "a static if ends recursion": (
        "Constraint D if N=0 then {x[0]} is unused else "
        "( {x[N]} has data flow to {x[N-1]} and inherits D(N=N-1) ) endif End "
        "Constraint X inherits D(N=2) End",
        "({x[2]} has data flow to {x[1]} and {x[1]} has data flow to {x[0]} and "
        "{x[0]} is unused)",
    ),
    "ranges inside of tuples multiply": (
        "Constraint X {a[0..2].b[1..3], {c, d}.e} is the same set as {x} End",
        "{a[0].b[1], a[0].b[2], a[1].b[1], a[1].b[2], c.e, d.e} is the same set as {x}",
    ),
    "what is the same becomes one": (
        "Constraint X ( {a} is load instruction and {b} is the same as {a} and "
        "( {b} is an integer or {c} has data flow to {b} ) ) End",
        "({a} is load instruction and ({a} is an integer or {c} has data flow to {a}))",
    ),
    "sameness inside of a branch stays there": (
        "Constraint X ( {a} is load instruction and "
        "( {b} is the same as {a} or {b} is a constant ) ) End",
        "({a} is load instruction and ({b} is the same as {a} or {b} is a constant))",
    ),
    "sameness is kept where nothing else binds": (
        "Constraint X {a} is the same as {b} End",
        "{a} is the same as {b}",
    ),
    "repetitions are shared": (
        PAIR
        + "Constraint X ( inherits Pair and ( inherits Pair and inherits Pair ) ) End",
        "({a} has data flow to {b} and {b} is add instruction)",
    ),
    "an impossible branch is dropped": (
        "Constraint X ( {a} is unused or {b[i]} is unused for some i=0..0 ) End",
        "{a} is unused",
    ),
    "a range over all slots means them all": (
        "Constraint X ( collect k 2 ( {r[k].v} is load instruction ) and "
        "{x} is computed from {r[0..2].v, y} in {l} ) End",
        "(collect i 2 {r[i].v} is load instruction and "
        "{x} is computed from {r[*].v, y} in {l})",
    ),
    "a range over some slots means these": (
        "Constraint X ( collect k 3 ( {r[k].v} is load instruction ) and "
        "{x} is computed from {r[0..2].v} in {l} ) End",
        "(collect i 3 {r[i].v} is load instruction and "
        "{x} is computed from {r[0].v, r[1].v} in {l})",
    ),
    "a star needs no bound": (
        "Constraint X ( collect k ( {r[k]} is load instruction ) and "
        "{x} is computed from {r[*]} in {l} ) End",
        "(collect i None {r[i]} is load instruction and "
        "{x} is computed from {r[*]} in {l})",
    ),
    "collects inside of collects have other symbols": (
        "Constraint In collect k 2 ( {u[k]} has data flow to {v} ) End "
        "Constraint X collect k 3 ( {p[k].v} is load instruction and "
        "inherits In at {p[k]} ) End",
        "collect i 3 ({p[i].v} is load instruction and "
        "collect j 2 {p[i].u[j]} has data flow to {p[i].v})",
    ),
}


@pytest.mark.parametrize("name", FORMULAE)
def test_formula(name: str) -> None:
    text, expected = FORMULAE[name]
    assert shown(resolved(text).formula) == expected


def test_locals_of_collects_exclude_those_within() -> None:
    text, _ = FORMULAE["collects inside of collects have other symbols"]
    outer = resolved(text).formula
    assert isinstance(outer, f.Collect)
    assert outer.locals == ("p[i].v",)
    assert outer.slot("p[i].v", 7) == "p[7].v"


def test_every_slot_of_another_array_is_not_local() -> None:
    # Both collects are at the first level and so have the same symbol.
    idiom = resolved(
        "Constraint X ( collect k 2 ( {r[k]} is load instruction ) and collect k 2 "
        "( {h[k]} is computed from {r[0..2]} in {l} and {h[k]} is unused ) ) End"
    )
    assert isinstance(idiom.formula, f.And)
    second = idiom.formula.parts[1]
    assert isinstance(second, f.Collect)
    assert second.locals == ("h[i]",)


def test_aliases_are_reported_and_roles_follow_them() -> None:
    idiom = resolved(
        "#! kind: k\n#! anchor: {b}\n#! role all: {r[*]}\n#! role one: {b}\n"
        "Export Constraint X ( {a} is load instruction and {b} is the same as {a} and "
        "collect i 2 ( {r[i]} has data flow to {a} ) ) End"
    )
    assert idiom.aliases == (("b", "a"),)
    assert idiom.canonical("b") == "a"
    assert idiom.meta.anchor == "a"
    assert idiom.meta.roles == (("all", f.Slots("r[*]")), ("one", "a"))
    assert idiom.variables == ("a", "r[i]")


def test_atoms_know_where_they_come_from() -> None:
    idiom = resolved(
        PAIR + "\nConstraint X ( inherits Pair at {p} and {q} is unused ) End"
    )
    first, *_, last = f.atoms(idiom.formula)
    assert first.path == ("X", "Pair")
    assert first.span.line == 1
    assert last.path == ("X",)
    assert last.span.line == 2


def test_a_file_of_its_own_names_comes_first() -> None:
    loader = Loader()
    library = loader.text("Constraint D {lib} is unused End", "lib.idl")
    own = "Constraint D {own} is unused End Export Constraint X inherits D End"
    group = loader.text(own, "own.idl", library)
    other = "Export Constraint Y inherits D End"
    second = loader.text(other, "other.idl", library)
    program = loader.program([group, second])
    texts = [shown(idiom.formula) for idiom in idioms(program)]
    assert texts == ["{own} is unused", "{lib} is unused"]


def test_files_without_export_mean_what_nobody_inherits() -> None:
    loader = Loader()
    text = "Constraint A {x} is unused End Constraint B inherits A End "
    text += "Constraint WantsN {x[N]} is unused End"
    program = loader.program([loader.text(text, "t.idl")])
    assert [idiom.name for idiom in idioms(program)] == ["B"]


def test_explosions_are_refused() -> None:
    text = (
        "Constraint X "
        + "{x} is unused"
        + "".join(f" for all {i}=0..99" for i in "abcd")
    )
    with pytest.raises(IdlError, match="more than"):
        resolved(text + " End")


@pytest.mark.parametrize(
    "path", sorted(HERE.glob("published/*.idl")), ids=lambda p: p.stem
)
def test_published_style_files_resolve(path: Path) -> None:
    loader = Loader()
    program = loader.program([loader.group([path])])
    found = idioms(program)
    assert found
    assert all(len(list(f.atoms(idiom.formula))) >= 10 for idiom in found)
