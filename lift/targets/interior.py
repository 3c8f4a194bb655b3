"""Windows that reach over an edge: blocks inside are done without asking.

Consumes typed maps by position whose function chooses by where a position lies
(`if 0 <= x + k < w`, as filters in C do); produces maps in which a block of positions
is asked about once. What is asked must be linear in the positions: then it holds in
the whole block if it does at the block's corners.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import reduce
from itertools import product
from typing import Any

from lift.scalar import Op
from lift.sizes import Size, Variable, size, substitute
from lift.sizes.structure import free_variables
from lift.sizes.terms import of_atom
from lift.targets.folds import length_of
from lift.terms import patterns as p
from lift.terms.build import cast, lit, op, pipe
from lift.terms.core import Call, Expr, Lambda, Let, Literal, NatValue, Param
from lift.terms.traverse import (
    free_params,
    position,
    rebuild,
    substitute_sizes,
    walk,
)
from lift.types import BOOL, I64, ArrayType, ScalarType, is_flat

#: Positions of a block: as few as fill some vectors, for blocks at an edge are slow.
_BLOCK = 64
#: In [0, 2^31) no conversion between integers of 32 and 64 bits changes a value.
_LIMIT = 2**31 - 1
_FACTOR = 2**16
#: What may be computed where nobody asks, and what only where all positions ask anyway:
#: a sum may overflow. Reads and divisions are in neither.
_HARMLESS = frozenset(("cast", "bitcast", "min", "max"))
_OVERFLOWING = frozenset(("add", "sub", "mul", "neg"))
_COMPARED = {"lt", "le", "gt", "ge"}
_OUTSIDE = {("ge", 0), ("gt", 0), ("le", 1), ("lt", 1)}
_TRUE, _FALSE = lit(1, BOOL), lit(0, BOOL)


def inside_apart(call: Call) -> Expr | None:
    """The map with blocks that are inside done without asking; None if none asks."""
    match call:
        case Call(
            p.Map(Lambda((_,), body, index) as fun), (array,), ArrayType(element)
        ) if index is not None and isinstance(array.type, ArrayType):
            if not is_flat(element):
                return None
            # The ends of a block come later; until then the position is one that moves.
            search = _Search()
            fast = search.visit(body, _Scope({index: (size(0), size(0))}))
        case _:
            return None
    if not search.found:
        return None
    asked = frozenset().union(*(variables_of(q.condition) for q in search.found))
    quick = replace(fun, body=fast)
    if index not in asked:
        guard = _all(q.guard({}) for q in search.found)
        both = (pipe(array, p.Map(each)) for each in (quick, fun))
        return Call(p.Select(), (guard, *both))
    return _in_blocks(array, fun, quick, search.found)


def _in_blocks(
    array: Expr, fun: Lambda, quick: Lambda, questions: list[_Question]
) -> Expr:
    assert fun.index is not None
    length = length_of(array)
    covered = length // _BLOCK * _BLOCK
    place, block = position("block_place"), Param("block")
    first = of_atom(place) * _BLOCK
    ends = {fun.index: (first, first + (_BLOCK - 1))}
    guard = _all(q.guard(ends) for q in questions)
    both = (pipe(block, p.Map(_from(each, first))) for each in (quick, fun))
    each = Lambda((block,), Call(p.Select(), (guard, *both)), place)
    blocks = pipe(array, p.Take(covered), p.Split(size(_BLOCK)), p.MapSeq(each))
    rest = pipe(array, p.Drop(covered), p.Map(_from(fun, covered)))
    return Call(p.Concat(), (pipe(blocks, p.Join()), rest))


def _from(fun: Lambda, start: Size) -> Lambda:
    """The function of positions that are counted from `start`."""
    assert fun.index is not None
    inner = position(f"{fun.index.name}_in_block")
    moved = substitute_sizes(fun.body, {fun.index: start + of_atom(inner)})
    return Lambda(fun.params, moved, inner)


Ends = Mapping[Variable, tuple[Size, Size]]


@dataclass(frozen=True, slots=True)
class _Question:
    """A comparison of a linear form, the answer that it has inside, and its corners."""

    condition: Expr
    linear: Expr
    answer: bool
    ends: Ends

    def guard(self, block: Ends) -> Expr:
        """Whether the answer is this one at all positions of the block."""
        known = {**self.ends, **block}
        asked = variables_of(self.condition)
        inner = [(v, low, high) for v, (low, high) in known.items() if v in asked]
        corners = product(*(((v, low), (v, high)) for v, low, high in inner))
        return _all(self._at(dict(corner)) for corner in corners)

    def _at(self, corner: dict[Variable, Size]) -> Expr:
        linear = substitute_sizes(self.linear, corner)
        test = substitute_sizes(self.condition, corner)
        held = test if self.answer else op("not", test)
        low, high = (lit(v, I64) for v in (0, _LIMIT))
        return _all((op("ge", linear, low), op("le", linear, high), held))


@dataclass(frozen=True, slots=True)
class _Scope:
    """What is bound between the map and a term: names, positions and their ends.

    `certain` is whether the term is computed at every position.
    """

    ends: Ends
    names: frozenset[str] = frozenset()
    others: frozenset[Variable] = frozenset()
    certain: bool = True

    def within(self, fun: Lambda, ends: tuple[Size, Size] | None) -> _Scope:
        """The scope of a function's body."""
        names = self.names | {q.name for q in fun.params}
        if fun.index is None:
            return replace(self, names=names)
        outer = {v: e for v, e in self.ends.items() if v is not fun.index}
        if ends is None:
            others = self.others | {fun.index}
            return replace(self, ends=outer, names=names, others=others)
        others = self.others - {fun.index}
        return replace(
            self, ends={**outer, fun.index: ends}, names=names, others=others
        )


@dataclass(slots=True)
class _Search:
    """Takes the branches that are taken inside, and notes what has to be asked."""

    found: list[_Question] = field(default_factory=list)

    def visit(self, node: Any, scope: _Scope) -> Any:
        match node:
            case Call(p.Reduce(Lambda() as step) as fold, args):
                body = self.visit(step.body, scope.within(step, _ends(args[1])))
                new = replace(fold, fun=replace(step, body=body))
                inner = tuple(self.visit(arg, scope) for arg in args)
                return replace(node, fun=new, args=inner)
            case Call(p.Select() | Op("select"), (condition, then, otherwise)):
                below = replace(scope, certain=False)
                for answer, branch in ((True, then), (False, otherwise)):
                    questions = list(_questions(condition, answer, scope))
                    if None not in questions:
                        self.found += [q for q in questions if q is not None]
                        return self.visit(branch, below)
                first = self.visit(condition, scope)
                both = (self.visit(arm, below) for arm in (then, otherwise))
                return replace(node, args=(first, *both))
            case Lambda(_, body):
                inside = scope.within(node, None)
                return replace(node, body=self.visit(body, inside))
            case Let(param, value, body):
                inside = replace(scope, names=scope.names | {param.name})
                return replace(
                    node,
                    value=self.visit(value, scope),
                    body=self.visit(body, inside),
                )
            case _:
                pass
        return rebuild(node, lambda child: self.visit(child, scope))


def _ends(array: Expr) -> tuple[Size, Size] | None:
    """The first and the last position of an array of known length."""
    length = array.type.size.constant if isinstance(array.type, ArrayType) else None
    return None if not length else (size(0), size(length - 1))


def _questions(
    condition: Expr, answer: bool, scope: _Scope
) -> Iterator[_Question | None]:
    """What must have the answer, each by itself, for the condition to have it."""
    later = replace(scope, certain=False)
    match condition, answer:
        case (Call(Op("and"), (a, b)), True) | (Call(Op("or"), (a, b)), False):
            yield from _questions(a, answer, scope)
            yield from _questions(b, answer, scope)
        case Call(p.Select() | Op("select"), (first, then, last)), True if (
            last == _FALSE
        ):
            yield from _questions(first, True, scope)
            yield from _questions(then, True, later)
        case Call(p.Select() | Op("select"), (first, then, last)), False if (
            then == _TRUE
        ):
            yield from _questions(first, False, scope)
            yield from _questions(last, False, later)
        case Call(Op("not"), (inner,)), _:
            yield from _questions(inner, not answer, scope)
        case _:
            yield _question(condition, answer, scope)


def _question(condition: Expr, answer: bool, scope: _Scope) -> _Question | None:
    match condition:
        case Call(Op(name) as compared, (_, _) as sides) if name in _COMPARED:
            pass
        case _:
            return None
    asked = variables_of(condition)
    if free_params(condition) & scope.names or asked & scope.others:
        return None
    moving = [k for k in (0, 1) if variables_of(sides[k]) & scope.ends.keys()]
    if len(moving) != 1:
        return None
    (side,) = moving
    allowed = _HARMLESS | _OVERFLOWING if scope.certain else _HARMLESS
    linear, data = wide(sides[side]), sides[side].type
    if linear is None or not _is_made_of(sides[1 - side], allowed):
        return None
    if not _is_linear(linear, scope.ends) or not isinstance(data, ScalarType):
        return None
    # Of an unsigned comparison, inside is where the position is below.
    if data.kind == "uint" and ((name, side) in _OUTSIDE) == answer:
        return None
    # Where the answer counts the sum is small: it is the same with 64 bits, which do
    # not overflow where it is not.
    exact = tuple(cast(linear, data) if k == side else sides[k] for k in (0, 1))
    return _Question(Call(compared, exact), linear, answer, scope.ends)


def _is_made_of(term: Expr, operators: frozenset[str]) -> bool:
    """Is the term computed by these operators alone?"""
    calls = (node for node in walk(term) if isinstance(node, Call))
    return all(isinstance(c.fun, Op) and c.fun.name in operators for c in calls)


def _is_linear(term: Expr, ends: Ends) -> bool:
    """Does every position count with a constant factor?"""
    sizes = [node.size for node in walk(term) if isinstance(node, NatValue)]
    return all(
        (_moved(value, variable) - value).constant is not None
        for variable in ends
        for value in sizes
    )


def _moved(value: Size, variable: Variable) -> Size:
    """The value one position later."""
    one = of_atom(variable)
    return substitute(value, {one: one + 1})


def variables_of(term: Expr) -> frozenset[Variable]:
    """The positions and sizes that a term mentions."""
    sizes = (node.size for node in walk(term) if isinstance(node, NatValue))
    return frozenset().union(*map(free_variables, sizes))


def wide(term: Expr) -> Expr | None:
    """The sum with 64 bits; None if it is something else.

    The original has the same value modulo 2^32 or 2^64, and so the very same one where
    this one is in [0, 2^31).
    """
    match term:
        case Call(Op("cast" | "bitcast"), (inner,)) if _is_wide(term.type):
            return wide(inner) if _is_wide(inner.type) else None
        case _:
            return _sum(term)


def _sum(term: Expr) -> Expr | None:
    match term:
        case NatValue():
            return replace(term, type=I64)
        case Literal(scalar) if _is_wide(scalar):
            value = signed(term.bits, scalar.bits)
            return lit(value, I64) if abs(value) <= _LIMIT else None
        case Call(Op("add" | "sub" as name), (left, right)):
            a, b = _sum(left), _sum(right)
            return None if a is None or b is None else op(name, a, b)
        case Call(Op("mul"), (left, right)):
            a, b = _sum(left), _sum(right)
            small = any(isinstance(x, Literal) and _is_small(x) for x in (a, b))
            return None if a is None or b is None or not small else op("mul", a, b)
        case Call(Op("cast" | "bitcast"), (NatValue() as inner,)):
            kept = _is_wide(term.type) and _bits(term) <= inner.type.bits
            return replace(inner, type=I64) if kept else None
        case Param(type=ScalarType(kind="int", bits=32)):
            return cast(term, I64)
        case Call(Op("cast"), (Param(type=ScalarType(kind="int", bits=32)) as inner,)):
            return cast(inner, I64) if term.type == I64 else None
        case _:
            return None


def signed(bits: int, width: int) -> int:
    """The number that the bits are in two's complement."""
    return bits - (1 << width) if bits >> (width - 1) else bits


def _is_small(factor: Literal) -> bool:
    return abs(signed(factor.bits, factor.type.bits)) <= _FACTOR


def _bits(term: Expr) -> int:
    assert isinstance(term.type, ScalarType)
    return term.type.bits


def _is_wide(data: object) -> bool:
    return isinstance(data, ScalarType) and data.is_integer and data.bits >= 32


def _all(tests: Iterator[Expr] | tuple[Expr, ...]) -> Expr:
    return reduce(lambda left, right: op("and", left, right), tests)


__all__ = ["inside_apart"]
