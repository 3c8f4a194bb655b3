"""Idioms in texts of tests: resolved, and printed as nested lines."""

from __future__ import annotations

from idl import formula as f
from idl.program import Loader
from idl.resolve import resolve


def resolved(text: str, name: str = "") -> f.Idiom:
    """The idiom of this name (the last one, if none is given) in a text."""
    loader = Loader()
    group = loader.text(text, "t.idl")
    loader.program([group])
    name = name or list(group.constraints)[-1]
    return resolve(group, group.constraints[name])


def shown(formula: f.Formula) -> str:
    """A formula on one line, atoms in their canonical spelling."""
    match formula:
        case f.Atom():
            return str(formula)
        case f.And(parts):
            return "(" + " and ".join(map(shown, parts)) + ")"
        case f.Or(parts):
            return "(" + " or ".join(map(shown, parts)) + ")"
        case f.Collect(index, bound, body):
            return f"collect {index} {bound} {shown(body)}"
