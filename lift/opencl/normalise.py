"""Every function of a pattern as a lambda, so that every inner call carries a type."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from lift.infer import infer
from lift.terms import Call, Lambda, Program
from lift.terms import patterns as p
from lift.terms.traverse import eta, rebuild

_ARITY: dict[type, int] = {
    p.Map: 1, p.MapGlb: 1, p.MapWrg: 1, p.MapLcl: 1, p.MapSeq: 1, p.MapSeqSlide: 1,
    p.Generate: 1, p.Iterate: 1, p.Reduce: 2, p.ReduceSeq: 2, p.ReducePart: 2,
    p.Scan: 2, p.ScanSeq: 2, p.ReduceByIndex: 2, p.SegmentedReduce: 2,
    p.ReduceRange: 2,
}  # fmt: skip


def normalise(program: Program) -> Program:
    """The program with functions expanded, typed."""
    return infer(replace(program, body=_expand(program.body)))


def _expand(node: Any) -> Any:
    node = rebuild(node, _expand)
    arity = _ARITY.get(type(node))
    if arity is None or isinstance(node.fun, Lambda):
        return node
    body = eta(node.fun, arity)
    assert isinstance(body.body, Call)
    span = getattr(node.fun, "span", None) or getattr(node, "span", None)
    call = replace(body.body, span=span)
    return replace(node, fun=replace(body, body=call))
