"""Lint of a resolved idiom: variables that nothing holds, branches never taken.

Consumes `idl.formula.Idiom`, produces diagnostics.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from idl.contradictions import LIMITING, NEGATIVE, contradictions
from idl.formula import And, Atom, Collect, Formula, Idiom, Or, Slots, atoms
from idl.source import Diagnostic, Severity, Span

_INDEX = re.compile(r"\[[^\]]*\]")


def lint_idiom(idiom: Idiom) -> Iterator[Diagnostic]:
    """What is odd about an idiom as a whole."""
    if Or(()) == idiom.formula:
        message = f"`{idiom.name}` can never hold: every branch is empty"
        yield _warn("never-holds", message, idiom.span)
    yield from _contradictions(idiom.formula, (), False)
    yield from _unbound(idiom)
    yield from _unlinked(idiom)
    yield from _slots(idiom)


def _contradictions(
    formula: Formula, above: tuple[Atom, ...], branch: bool
) -> Iterator[Diagnostic]:
    match formula:
        case Atom():
            yield from _conflict((*above, formula), len(above), branch)
        case And(parts):
            mine = tuple(p for p in parts if isinstance(p, Atom))
            yield from _conflict((*above, *mine), len(above), branch)
            for part in parts:
                if not isinstance(part, Atom):
                    yield from _contradictions(part, (*above, *mine), branch)
        case Or(parts):
            for part in parts:
                yield from _contradictions(part, above, True)
        case Collect(body=body):
            yield from _contradictions(body, above, branch)


def _conflict(
    conjuncts: tuple[Atom, ...], known: int, branch: bool
) -> Iterator[Diagnostic]:
    fresh = {id(atom) for atom in conjuncts[known:]}
    for atom, reason in contradictions(conjuncts):
        if id(atom) in fresh:
            code = "dead-branch" if branch else "never-holds"
            what = "this branch" if branch else "this"
            yield Diagnostic(
                code,
                Severity.WARNING,
                f"{what} can never hold: `{atom}`",
                atom.span,
                (reason, f"reached through {' > '.join(atom.path)}"),
            )


def _unbound(idiom: Idiom) -> Iterator[Diagnostic]:
    """Variables that are only excluded from something, or only members of tuples."""
    bound: set[str] = set()
    first: dict[str, Atom] = {}
    for atom in atoms(idiom.formula):
        for name in atom.variables():
            first.setdefault(name, atom)
        if atom.spec.id not in NEGATIVE:
            bound |= {arg for arg in atom.args if isinstance(arg, str)}
            if atom.spec.id not in LIMITING:
                bound |= set(atom.variables())
    shapes = {_shape(name) for name in bound}
    for name, atom in first.items():
        if _shape(name) not in shapes:
            yield _warn(
                "unconstrained",
                f"nothing says what {{{name}}} is: it only stands in "
                f"`{atom.spec.spellings[0]}`",
                atom.span,
            )


def _unlinked(idiom: Idiom) -> Iterator[Diagnostic]:
    """Sets of variables that have nothing to do with the rest."""
    root: dict[str, str] = {}

    def find(name: str) -> str:
        while root.setdefault(name, name) != name:
            name = root[name]
        return name

    first: dict[str, Span] = {}
    for atom in atoms(idiom.formula):
        names = [*atom.variables(), *(s.template for s in atom.arrays())]
        for name in map(_shape, names):
            first.setdefault(name, atom.span)
            root[find(name)] = find(_shape(names[0]))
    for collect in _collects(idiom.formula):
        # The slots of one collect belong together: they are one solution.
        for name in collect.locals:
            root[find(_shape(name))] = find(_shape(collect.locals[0]))
    main = find(_shape(idiom.meta.anchor)) if idiom.meta.anchor else None
    islands: dict[str, list[str]] = {}
    for name in first:
        islands.setdefault(find(name), []).append(name)
    if main is None or main not in islands:
        main = max(islands, key=lambda r: len(islands[r]), default=None)
    for island, names in islands.items():
        if island != main:
            shown = ", ".join(f"{{{n.replace('[]', '[..]')}}}" for n in names[:4])
            yield _warn(
                "unlinked",
                f"in `{idiom.name}` {shown} is tied to nothing else: it multiplies "
                "the matches",
                first[names[0]],
            )


def _slots(idiom: Idiom) -> Iterator[Diagnostic]:
    """Numbered slots of a collect: beyond its bound, or only some of them."""
    bounds = {
        _shape(name): (collect, f"[{collect.index}]", name)
        for collect in _collects(idiom.formula)
        for name in collect.locals
    }
    for atom in atoms(idiom.formula):
        for name in atom.variables():
            found = bounds.get(_shape(name))
            if found is None:
                continue
            collect, mark, template = found
            place = _INDEX.findall(template).index(mark)
            number = _INDEX.findall(name)[place][1:-1]
            if not number.isdigit() or collect.bound is None:
                continue
            if int(number) >= collect.bound:
                yield _warn(
                    "collect-bound",
                    f"{{{name}}} is beyond the {collect.bound} that are collected",
                    atom.span,
                )
    yield from _partial(idiom, set(bounds))


def _partial(idiom: Idiom, arrays: set[str]) -> Iterator[Diagnostic]:
    for atom in atoms(idiom.formula):
        for arg in atom.args:
            if isinstance(arg, str):
                continue
            whole = {_shape(m.template) for m in arg if isinstance(m, Slots)}
            some = Counter(
                _shape(m) for m in arg if isinstance(m, str) and _shape(m) in arrays
            )
            for shape in (s for s, n in some.items() if n > 1 and s not in whole):
                array = shape.replace("[]", "[..]")
                yield _warn(
                    "collect-bound",
                    f"only {some[shape]} slots of {{{array}}} are looked at here, "
                    "however many are collected",
                    atom.span,
                    "write [*] for all of them",
                )


def _collects(formula: Formula) -> Iterator[Collect]:
    match formula:
        case And(parts) | Or(parts):
            for part in parts:
                yield from _collects(part)
        case Collect(body=body):
            yield formula
            yield from _collects(body)
        case Atom():
            pass


def _shape(name: str) -> str:
    return _INDEX.sub("[]", name)


def _warn(code: str, message: str, span: Span, remedy: str = "") -> Diagnostic:
    return Diagnostic(code, Severity.WARNING, message, span, (), remedy)
