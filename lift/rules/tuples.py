"""Rules of tuples and zips: what is put together and taken apart.

Consumes and produces terms, as the module `lift.rules.core` says. Every rule here makes
the term smaller or takes an array out of it.
"""

from __future__ import annotations

from typing import Any

from lift.rules.core import Context, Table, Theme
from lift.rules.shapes import called, fresh, pipe, plain, reduced, uses
from lift.terms import patterns as p
from lift.terms.build import get, tup
from lift.terms.core import Call, Expr, Lambda
from lift.terms.traverse import rebuild
from lift.types import TupleType

TABLE = Table(Theme.TUPLES)


@TABLE.rule("getOfTuple", "(a, b).k = a or b")
def get_of_tuple(term: Expr, context: Context) -> Expr | None:
    """A component of a tuple that is at hand."""
    match term:
        case Call(p.Get(k), (Call(p.MakeTuple(), items),)):
            return items[k]
        case _:
            return None


@TABLE.rule("tupleOfGets", "(t.0, t.1) = t", "all components, in order")
def tuple_of_gets(term: Expr, context: Context) -> Expr | None:
    """A tuple put together again."""
    match term:
        case Call(p.MakeTuple(), (Call(p.Get(0), (whole,)), *_) as items) if isinstance(
            whole.type, TupleType
        ) and len(whole.type.items) == len(items):
            gets = tuple(get(whole, k) for k in range(len(items)))
            return whole if items == gets else None
        case _:
            return None


@TABLE.rule("unzipOfZip", "unzip(zip(a, b)) = (a, b)")
def unzip_of_zip(term: Expr, context: Context) -> Expr | None:
    """Apart again."""
    match term:
        case Call(p.Unzip(), (Call(p.Zip(), items),)):
            return tup(*items)
        case _:
            return None


@TABLE.rule("zipOfUnzip", "zip(unzip(x).0, unzip(x).1) = x", "all parts, in order")
def zip_of_unzip(term: Expr, context: Context) -> Expr | None:
    """Together again."""
    match term:
        case Call(p.Zip(), (Call(p.Get(0), (Call(p.Unzip(), (xs,)) as cut,)), *_) as a):
            element = getattr(xs.type, "element", None)
            whole = isinstance(element, TupleType) and len(element.items) == len(a)
            gets = tuple(get(cut, k) for k in range(len(a)))
            return xs if whole and a == gets else None
        case _:
            return None


@TABLE.rule("componentOfZip", r"map(\t -> t.k)(zip(x0, x1, ...)) = xk")
def component_of_zip(term: Expr, context: Context) -> Expr | None:
    """One component of what was zipped."""
    match term:
        case Call(p.Map(f), (Call(p.Zip(), items),)):
            match reduced(f):
                case p.Get(k):
                    return items[k]
        case _:
            pass
    return None


@TABLE.rule(
    "unusedOfZip",
    r"map(\t -> e)(zip(x0, x1, ...)) = map(\v -> e[v/t.k])(xk)",
    "e uses t only as t.k; no position",
)
def unused_of_zip(term: Expr, context: Context) -> Expr | None:
    """Arrays that nobody looks at are not zipped."""
    match term:
        case Call(p.Map(Lambda((t,), body, None)), (Call(p.Zip(), items),)):
            for k, item in enumerate(items):
                value = fresh("v", body, t)
                rest = _exchanged(body, get(t, k), value)
                if rest != body and not uses(rest, t.name):
                    return pipe(item, p.Map(Lambda((value,), rest)))
        case _:
            pass
    return None


def _exchanged(term: Any, old: Expr, new: Expr) -> Any:
    if term == old:
        return new
    return rebuild(term, lambda child: _exchanged(child, old, new))


@TABLE.rule("zipWithItself", r"zip(x, ..., x) = map(\v -> (v, ..., v))(x)")
def zip_with_itself(term: Expr, context: Context) -> Expr | None:
    """An array is read once."""
    match term:
        case Call(p.Zip(), (first, *rest)) if all(item == first for item in rest):
            item = fresh("v", first)
            pair = Lambda((item,), tup(*(item for _ in range(len(rest) + 1))))
            return pipe(first, p.Map(pair))
        case _:
            return None


@TABLE.rule(
    "flattenZip",
    r"map(f)(zip(zip(a, b), c)) = map(\(a, b, c) -> f((a, b), c))(zip(a, b, c))",
    "f does not know its position",
)
def flatten_zip(term: Expr, context: Context) -> Expr | None:
    """Nested zips are one."""
    match term:
        case Call(p.Map(f), (Call(p.Zip(), items),)) if plain(f):
            return _flattened(f, items)
        case _:
            return None


def _flattened(f: Any, items: tuple[Expr, ...]) -> Expr | None:
    leaves: list[Expr] = []
    whole = fresh("t", f, *items)
    parts: list[Expr] = []
    for item in items:
        match item:
            case Call(p.Zip(), inner):
                start = len(leaves)
                parts.append(tup(*(get(whole, start + k) for k in range(len(inner)))))
                leaves.extend(inner)
            case _:
                parts.append(get(whole, len(leaves)))
                leaves.append(item)
    if len(leaves) == len(items):
        return None
    body = called(f, (tup(*parts),))
    return pipe(Call(p.Zip(), tuple(leaves)), p.Map(Lambda((whole,), body)))
