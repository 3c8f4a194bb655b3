"""Tables for the linter: which atoms exclude each other, which bind nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from idl.formula import Atom

EXCLUSIVE: tuple[frozenset[str], ...] = (
    frozenset({"integer", "float", "vector", "pointer"}),
    frozenset({"constant", "argument", "instruction"}),
    frozenset({"preexecution", "instruction"}),
    frozenset({"integer_zero", "float_zero"}),
    frozenset({"not_numeric_constant", "integer_zero"}),
    frozenset({"not_numeric_constant", "float_zero"}),
)
"""Atoms of one variable, at most one of each set can hold."""

INSTRUCTIONS = frozenset({"opcode", "loop", "counted_loop", "iterator"})
"""Atoms whose first variable is an instruction."""

IRREFLEXIVE = frozenset(
    {
        "not_same",
        "nested",
        "next_element",
        "no_alias",
        "not_dominates",
        "outside",
    }
)
"""Relations that nothing has to itself."""

NEGATIVE = frozenset({"not_same", "not_dominates", "no_alias", "outside"})
"""Relations that exclude values, and so bind no variable to one."""

LIMITING = frozenset(
    {
        "flow_through",
        "computed_from",
        "all_among",
        "leaving_among",
        "used_only_by",
        "neighbours",
    }
)
"""Relations whose tuples are only compared with, so that they bind no member."""


def contradictions(conjuncts: Sequence[Atom]) -> Iterator[tuple[Atom, str]]:
    """Atoms of one conjunction that cannot hold with an earlier one, and why."""
    facts: dict[str, dict[str, Atom]] = {}
    for atom in conjuncts:
        yield from _alone(atom)
        if not isinstance(atom.args[0], str):
            continue
        known = facts.setdefault(atom.args[0], {})
        for other in known.values():
            if _excludes(atom, other):
                yield atom, f"it excludes `{other}` at {other.span}"
        known[f"{atom.spec.id} {atom.params}"] = atom


def _alone(atom: Atom) -> Iterator[tuple[Atom, str]]:
    strict = atom.spec.id == "dominates" and atom.params[0] == "strictly"
    if strict or atom.spec.id in IRREFLEXIVE:
        first, second, *_ = (*atom.args, None)
        if first == second and isinstance(first, str):
            # "does not strictly dominate itself" is true of everything.
            if atom.spec.id == "not_dominates" and atom.params[0] == "strictly":
                return
            yield atom, "nothing has this relation to itself"


def _excludes(one: Atom, two: Atom) -> bool:
    ids = {one.spec.id, two.spec.id}
    if ids == {"opcode"}:
        return one.params != two.params
    if "unused" in ids:
        return ids != {"unused"} and "same" not in ids
    if ids & INSTRUCTIONS and ids & {"preexecution", "constant", "argument"}:
        return True
    return len(ids) == 2 and any(ids <= group for group in EXCLUSIVE)
