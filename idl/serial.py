"""Resolved idioms as JSON text and back, for a cache that spares parsing and inlining.

Plain data only: reading a cache can never run code.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, assert_never

from idl.atoms import ATOMS
from idl.formula import (
    And,
    Arg,
    Atom,
    Collect,
    Formula,
    Idiom,
    Member,
    Meta,
    Or,
    Slots,
)
from idl.source import Span

FORMAT = 1


def dump(idioms: Iterable[Idiom]) -> str:
    """The idioms as text."""
    rows = [_idiom(idiom) for idiom in idioms]
    return json.dumps({"format": FORMAT, "idioms": rows}, separators=(",", ":"))


def load(text: str) -> tuple[Idiom, ...]:
    """The idioms that were dumped; raises ValueError if the text is anything else."""
    try:
        data = json.loads(text)
        if data["format"] != FORMAT:
            raise KeyError("another format")
        return tuple(_read_idiom(row) for row in data["idioms"])
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise ValueError(f"not a dump of idioms: {error!r}") from None


def _span(span: Span) -> list[Any]:
    return [span.file, span.line, span.column, span.end_line, span.end_column]


def _member(member: Member) -> Any:
    return member if isinstance(member, str) else {"all": member.template}


def _formula(node: Formula) -> list[Any]:
    match node:
        case Atom(spec, args, params, span, path):
            rows = [a if isinstance(a, str) else list(map(_member, a)) for a in args]
            return ["atom", spec.id, rows, params, _span(span), path]
        case And(parts):
            return ["and", *map(_formula, parts)]
        case Or(parts):
            return ["or", *map(_formula, parts)]
        case Collect(index, bound, body, locals_, span, path):
            place = _span(span)
            return ["collect", index, bound, _formula(body), locals_, place, path]
        case _:
            assert_never(node)


def _idiom(idiom: Idiom) -> dict[str, Any]:
    meta = idiom.meta
    return {
        "name": idiom.name,
        "exported": idiom.exported,
        "formula": _formula(idiom.formula),
        "variables": idiom.variables,
        "aliases": idiom.aliases,
        "span": _span(idiom.span),
        "doc": idiom.doc,
        "kind": meta.kind,
        "anchor": meta.anchor,
        "roles": [[role, _member(member)] for role, member in meta.roles],
        "notes": meta.notes,
    }


def _read_member(data: Any) -> Member:
    return data if isinstance(data, str) else Slots(data["all"])


def _read_arg(data: Any) -> Arg:
    return data if isinstance(data, str) else tuple(map(_read_member, data))


def _read_formula(data: list[Any]) -> Formula:
    match data:
        case ["atom", id_, args, params, span, path]:
            return Atom(
                ATOMS[id_],
                tuple(map(_read_arg, args)),
                tuple(params),
                Span(*span),
                tuple(path),
            )
        case ["and", *parts]:
            return And(tuple(map(_read_formula, parts)))
        case ["or", *parts]:
            return Or(tuple(map(_read_formula, parts)))
        case ["collect", index, bound, body, locals_, span, path]:
            return Collect(
                index,
                bound,
                _read_formula(body),
                tuple(locals_),
                Span(*span),
                tuple(path),
            )
        case _:
            raise TypeError("no such node")


def _read_idiom(data: dict[str, Any]) -> Idiom:
    return Idiom(
        data["name"],
        data["exported"],
        _read_formula(data["formula"]),
        tuple(data["variables"]),
        tuple((gone, kept) for gone, kept in data["aliases"]),
        Span(*data["span"]),
        data["doc"],
        Meta(
            data["kind"],
            data["anchor"],
            tuple((role, _read_member(member)) for role, member in data["roles"]),
            tuple((key, text) for key, text in data["notes"]),
        ),
    )
