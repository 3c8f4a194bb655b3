"""Which patterns may stand inside which: checked on the term, with its places."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from lift.diagnostics import Diagnostic, LiftError, Span
from lift.terms import Call, Program
from lift.terms import patterns as p
from lift.terms.patterns import Space
from lift.terms.traverse import children, walk

_LEVEL = {p.MapGlb: "mapGlb", p.MapWrg: "mapWrg", p.MapLcl: "mapLcl"}
_COMPUTING = (
    p.Reduce, p.ReducePart, p.Scan, p.SegmentedReduce,
)  # fmt: skip
_REMEDY = {
    p.Reduce: "use reduceSeq, or split it into partial reductions",
    p.ReducePart: "use mapGlb(reduceSeq) over split",
    p.Scan: "use scanSeq",
    p.SegmentedReduce: "use mapGlb over reduceRange",
}


@dataclass(frozen=True, slots=True)
class _Around:
    """The parallel maps around a place."""

    maps: tuple[tuple[str, int], ...] = ()
    span: Span | None = None

    def inside(self, name: str, dim: int) -> bool:
        return (name, dim) in self.maps

    def level(self, name: str) -> bool:
        return any(own == name for own, _ in self.maps)


def check_nesting(program: Program) -> None:
    """Raise LiftError for parallel maps that no ND-range can carry out."""
    _check(program.body, _Around())


def _fail(code: str, message: str, span: Span | None, remedy: str) -> LiftError:
    return LiftError(Diagnostic(code, message, span, "error", (), remedy))


def _check(node: Any, around: _Around) -> None:
    if isinstance(node, Call) and node.span is not None:
        around = _Around(around.maps, node.span)
    kind = type(node)
    if kind in _LEVEL:
        around = _enter(node, around)
    elif kind in _COMPUTING:
        name = kind.__name__[0].lower() + kind.__name__[1:]
        message = f"{name} is a high-level pattern: it does not say how it is done"
        raise _fail("L301", message, around.span, _REMEDY[kind])
    elif kind is p.Map and computes(node.fun):
        raise _fail(
            "L301",
            "map is a high-level pattern: it does not say who does the work",
            around.span,
            "lower it to mapGlb, mapWrg, mapLcl or mapSeq",
        )
    elif kind is p.ToSpace and node.space is Space.LOCAL and not around.level("mapWrg"):
        raise _fail(
            "L303",
            "local memory belongs to a work-group, and there is none here",
            around.span,
            "put toLocal inside mapWrg",
        )
    for child in children(node):
        _check(child, around)


def _enter(node: Any, around: _Around) -> _Around:
    name, dim = _LEVEL[type(node)], node.dim
    where = f"{name}({dim})"
    if around.inside(name, dim):
        message = f"{where} inside {where}: both would use the same work-items"
        raise _fail("L302", message, around.span, "use another dimension or mapSeq")
    mixed = {"mapGlb": ("mapWrg", "mapLcl"), "mapWrg": ("mapGlb", "mapLcl")}
    for other in mixed.get(name, ("mapGlb",)):
        if around.level(other):
            message = f"{where} inside {other}: these levels cannot be nested so"
            raise _fail("L302", message, around.span, "use mapLcl or mapSeq")
    if name == "mapLcl" and not around.inside("mapWrg", dim):
        message = f"{where} is not inside mapWrg({dim}): there is no work-group"
        raise _fail("L302", message, around.span, f"put it inside mapWrg({dim})")
    return _Around((*around.maps, (name, dim)), around.span)


def computes(fun: Any) -> bool:
    """Does a function do more than rearrange data?"""
    from lift.scalar import Op
    from lift.terms import UserFun

    layout = (
        p.Id, p.Zip, p.Unzip, p.MakeTuple, p.Get, p.Split, p.Join, p.Transpose,
        p.Gather, p.Scatter, p.GatherIdx, p.Slide, p.Strided, p.Pad, p.PadConstant,
        p.Take, p.Drop, p.Slice, p.Partition, p.Concat, p.At, p.Map, p.AsVector,
        p.AsScalar, p.Generate,
    )  # fmt: skip
    for node in walk(fun):
        if isinstance(node, Call):
            if isinstance(node.fun, Op | UserFun):
                return True
            if isinstance(node.fun, p.PATTERNS) and not isinstance(node.fun, layout):
                return True
    return False
