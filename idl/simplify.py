"""A flat formula made smaller without changing its solutions.

Nested and/or become one, repeated atoms are shared, tuples over all slots of a collect
become `Slots`, and variables that are the same become one variable.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import assert_never

from idl.formula import (
    And,
    Arg,
    Atom,
    Collect,
    Formula,
    Member,
    Or,
    Slots,
    atoms,
    variables,
)
from idl.source import Diagnostic, Severity

_Change = Callable[[Atom], Atom]
_INDEX = re.compile(r"\[[^\]]*\]")


@dataclass(frozen=True)
class Simple:
    """The result: a formula, which variables were dropped for which, the arrays."""

    formula: Formula
    aliases: dict[str, str]
    arrays: Arrays


class Arrays:
    """The collected variables of a formula: which names are slots of which array."""

    def __init__(self, formula: Formula) -> None:
        self._by_shape: dict[str, tuple[str, str, int | None]] = {}
        for collect in _collects(formula):
            for template in collect.locals:
                shape = _INDEX.sub("[]", template)
                self._by_shape[shape] = (template, collect.index, collect.bound)

    def template(self, name: str) -> tuple[str, str, int | None] | None:
        """Template, index and bound of the array that a name is a slot of."""
        return self._by_shape.get(_INDEX.sub("[]", name))

    def slots(self, name: str) -> Slots | None:
        """The slots that a name with ``[*]`` stands for."""
        found = self.template(name)
        if found is None:
            return None
        template, index, _ = found
        places = _INDEX.findall(template)
        if places.index(f"[{index}]") != _INDEX.findall(name).index("[*]"):
            return None
        return Slots(name)

    def run(self, names: tuple[Member, ...], start: int) -> tuple[Slots, int] | None:
        """The slots that a run of names beginning here covers, and its length."""
        first = names[start]
        found = self.template(first) if isinstance(first, str) else None
        if found is None or not isinstance(first, str):
            return None
        template, index, bound = found
        if not bound:
            return None
        place = _INDEX.findall(template).index(f"[{index}]")
        here = list(_INDEX.finditer(first))[place]
        head, tail = first[: here.start()], first[here.end() :]
        wanted = tuple(f"{head}[{n}]{tail}" for n in range(bound))
        if names[start : start + bound] != wanted:
            return None
        return Slots(f"{head}[*]{tail}"), bound


def simplify(formula: Formula, errors: list[Diagnostic]) -> Simple:
    """The same formula, smaller."""
    arrays = Arrays(formula)
    formula = _map_atoms(formula, lambda atom: _slotted(atom, arrays, errors))
    formula = _flatten(formula, {})
    aliases = _aliases(formula, lambda name: arrays.template(name) is None)
    for collect in _collects(formula):
        aliases |= _local_aliases(collect, formula, arrays)
    if aliases:
        formula = _map_atoms(formula, lambda atom: _renamed(atom, aliases))
        formula = _flatten(_without_trivial(formula), {})
    return Simple(_with_locals(formula), aliases, arrays)


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


def _map_atoms(formula: Formula, change: _Change) -> Formula:
    match formula:
        case Atom():
            return change(formula)
        case And(parts):
            return And(tuple(_map_atoms(part, change) for part in parts))
        case Or(parts):
            return Or(tuple(_map_atoms(part, change) for part in parts))
        case Collect(body=body):
            return replace(formula, body=_map_atoms(body, change))
        case _:
            assert_never(formula)


def _slotted(atom: Atom, arrays: Arrays, errors: list[Diagnostic]) -> Atom:
    if all(isinstance(arg, str) for arg in atom.args):
        return atom
    args: list[Arg] = []
    for arg in atom.args:
        if isinstance(arg, str):
            args.append(arg)
            continue
        members: list[Member] = []
        at = 0
        while at < len(arg):
            name = arg[at]
            whole = arrays.run(arg, at)
            if whole is not None:
                members.append(whole[0])
                at += whole[1]
                continue
            if isinstance(name, str) and "[*]" in name:
                members.append(_every(name, atom, arrays, errors))
            else:
                members.append(name)
            at += 1
        args.append(tuple(members))
    return replace(atom, args=tuple(args))


def _every(name: str, atom: Atom, arrays: Arrays, errors: list[Diagnostic]) -> Member:
    slots = arrays.slots(name)
    if slots is None:
        message = f"nothing collects {{{name}}}"
        remedy = "[*] means every slot that a collect fills"
        errors.append(
            Diagnostic("no-array", Severity.ERROR, message, atom.span, (), remedy)
        )
        return name
    return slots


def _flatten(formula: Formula, shared: dict[Atom, Atom]) -> Formula:
    match formula:
        case Atom():
            return shared.setdefault(formula, formula)
        case And(parts):
            flat = [
                piece
                for part in parts
                for piece in _spread(_flatten(part, shared), And)
            ]
            if Or(()) in flat:
                return Or(())
            return _unless_one(And, flat)
        case Or(parts):
            flat = [
                piece for part in parts for piece in _spread(_flatten(part, shared), Or)
            ]
            return _unless_one(Or, flat)
        case Collect(body=body):
            return replace(formula, body=_flatten(body, shared))
        case _:
            assert_never(formula)


def _spread(formula: Formula, kind: type[And] | type[Or]) -> tuple[Formula, ...]:
    if isinstance(formula, And | Or) and isinstance(formula, kind):
        return formula.parts
    return (formula,)


def _unless_one(kind: type[And] | type[Or], parts: list[Formula]) -> Formula:
    distinct = tuple(dict.fromkeys(parts))
    return distinct[0] if len(distinct) == 1 else kind(distinct)


def _aliases(formula: Formula, free: Callable[[str], bool]) -> dict[str, str]:
    """Variables that are the same as another one in every solution, and that one.

    Only a free variable may be dropped: a slot is filled by its collect, and what is
    known outside of a collect must stay in it.
    """
    if not isinstance(formula, And):
        return {}
    order = {name: n for n, name in enumerate(variables(formula))}
    root: dict[str, str] = {}

    def find(name: str) -> str:
        while name in root:
            name = root[name]
        return name

    for part in formula.parts:
        if not (isinstance(part, Atom) and part.spec.id == "same"):
            continue
        one, two = (find(v) for v in part.variables())
        if one == two:
            continue
        kept, gone = sorted((one, two), key=lambda v: (free(v), order[v]))
        if free(gone):
            root[gone] = kept
    used = {
        find(v)
        for atom in atoms(formula)
        if atom.spec.id != "same"
        for v in atom.variables()
    }
    return {gone: find(gone) for gone in root if find(gone) in used}


def _local_aliases(
    collect: Collect, formula: Formula, arrays: Arrays
) -> dict[str, str]:
    """The same for what only one collect knows of."""
    inside = Counter(v for atom in atoms(collect.body) for v in atom.variables())
    everywhere = Counter(v for atom in atoms(formula) for v in atom.variables())
    mine = f"[{collect.index}]"
    private = {v for v, n in inside.items() if mine in v and n == everywhere[v]}

    def free(name: str) -> bool:
        own = name in collect.locals or arrays.template(name) is None
        return name in private and own

    return _aliases(collect.body, free)


def _with_locals(formula: Formula) -> Formula:
    """Each collect with its locals: those of its index, but not of one within."""
    match formula:
        case Atom():
            return formula
        case And(parts):
            return And(tuple(map(_with_locals, parts)))
        case Or(parts):
            return Or(tuple(map(_with_locals, parts)))
        case Collect(index=index):
            body = _with_locals(formula.body)
            inner = {_INDEX.sub("[]", v) for c in _collects(body) for v in c.locals}
            mine = tuple(
                v
                for v in variables(body)
                if f"[{index}]" in v and _INDEX.sub("[]", v) not in inner
            )
            return replace(formula, body=body, locals=mine)
        case _:
            assert_never(formula)


def _renamed(atom: Atom, aliases: dict[str, str]) -> Atom:
    return replace(
        atom,
        args=tuple(
            aliases.get(arg, arg)
            if isinstance(arg, str)
            else tuple(aliases.get(m, m) if isinstance(m, str) else m for m in arg)
            for arg in atom.args
        ),
    )


def _without_trivial(formula: Formula) -> Formula:
    match formula:
        case Atom():
            same = formula.spec.id == "same" and formula.args[0] == formula.args[1]
            return And(()) if same else formula
        case And(parts):
            return And(tuple(map(_without_trivial, parts)))
        case Or() | Collect():
            # Inside a branch "x is the same as x" still says that x is used there.
            return formula
