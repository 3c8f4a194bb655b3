"""Walking and rebuilding terms without naming every pattern.

Consumes and produces terms. A pattern's fields are functions, sizes, index functions
and plain data; the walkers tell them apart by their class, so a new pattern needs no
change here. Substitution never captures: binders in the way are renamed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, replace
from functools import cache, lru_cache
from operator import is_
from typing import Any, TypeVar, cast

from lift.scalar import Op
from lift.sizes import ONE, ZERO, Size, Variable, free_variables, substitute
from lift.sizes.terms import intern, of_atom
from lift.sizes.traverse import substitution
from lift.terms.core import (
    Call,
    Expr,
    Fun,
    Lambda,
    Let,
    Literal,
    NatValue,
    Param,
    UserFun,
)
from lift.terms.patterns import PATTERNS, IndexFun, SizeFun
from lift.types import ArrayType, DataType, DepArrayType, TupleType

FUNCTIONS = (Lambda, UserFun, Op, *PATTERNS)
EXPRESSIONS = (Param, Literal, NatValue, Call, Let)
_T = TypeVar("_T", bound=Any)
SizeMap = Callable[[Size], Size]


# Nothing is derived from them, so a class is looked up and not tried one by one.
_FUNCTIONS = frozenset(FUNCTIONS)


def is_function(value: object) -> bool:
    """Is this a function (lambda, user function, operator or pattern)?"""
    return value.__class__ in _FUNCTIONS


@cache
def _names(pattern: type[Any]) -> tuple[str, ...]:
    """The fields of a pattern."""
    return tuple(field.name for field in fields(pattern))


@cache
def _function_fields(pattern: type[Any]) -> tuple[str, ...]:
    """The fields of a pattern that are functions."""
    return tuple(field.name for field in fields(pattern) if field.type == "Fun")


# Classes of which nothing is inside: walkers need not ask each of them for its fields.
_LEAVES = frozenset((Param, Literal, NatValue, UserFun, Op)).union(
    kind for kind in PATTERNS if not _function_fields(kind)
)


def is_expression(value: object) -> bool:
    """Is this an expression?"""
    return isinstance(value, EXPRESSIONS)


def rebuild(node: _T, on_child: Callable[[Any], Any]) -> _T:
    """The node with its direct sub-terms replaced; the same object if none changed."""
    kind = node.__class__
    if kind in _LEAVES:
        return node
    if kind is Call:
        args = node.args
        new_fun, new_args = on_child(node.fun), tuple(map(on_child, args))
        if new_fun is node.fun and all(map(is_, args, new_args)):
            return node
        return cast(_T, Call(new_fun, new_args, node.type, node.span))
    if kind is Lambda:
        return cast(_T, _with_body(node, on_child(node.body)))
    if kind is Let:
        return _replace(node, value=on_child(node.value), body=on_child(node.body))
    names = _function_fields(kind)
    return _replace(node, **{name: on_child(getattr(node, name)) for name in names})


def _with_body(node: Any, body: Expr) -> Any:
    """The lambda with another body."""
    if body is node.body:
        return node
    return Lambda(node.params, body, node.index, node.span)


def _replace(node: _T, **changes: Any) -> _T:
    same = all(getattr(node, name) is value for name, value in changes.items())
    return node if same else replace(node, **changes)


def children(node: Any) -> tuple[Any, ...]:
    """The direct sub-terms, functions first, in the order of the text."""
    kind = node.__class__
    if kind in _LEAVES:
        return ()
    if kind is Call:
        return (node.fun, *node.args)
    if kind is Lambda:
        return (node.body,)
    if kind is Let:
        return (node.value, node.body)
    return tuple([getattr(node, name) for name in _function_fields(kind)])


def walk(node: Any) -> Iterator[Any]:
    """The node and all that is in it, outermost first."""
    ahead = [node]
    while ahead:
        node = ahead.pop()
        yield node
        kind = node.__class__
        if kind is Call:
            ahead += node.args[::-1]
            ahead.append(node.fun)
        elif kind not in _LEAVES:
            ahead += children(node)[::-1]


def walk_functions(node: Any) -> Iterator[Any]:
    """As `walk`, and what is in the functions of the user that are called."""
    for part in walk(node):
        yield part
        if isinstance(part, UserFun):
            yield from walk_functions(part.body)


def free_params(node: Any) -> frozenset[str]:
    """The names of parameters that are used but not bound here."""
    found: set[str] = set()
    _find_free(node, frozenset(), found)
    return frozenset(found)


def _find_free(node: Any, bound: frozenset[str], found: set[str]) -> None:
    """Add the names that are used and neither bound in the node nor around it."""
    kind = node.__class__
    if kind is Param:
        if node.name not in bound:
            found.add(node.name)
    elif kind is Call:
        if node.fun.__class__ not in _LEAVES:
            _find_free(node.fun, bound, found)
        for arg in node.args:
            _find_free(arg, bound, found)
    elif kind is Lambda:
        _find_free(node.body, bound.union([q.name for q in node.params]), found)
    elif kind is Let:
        _find_free(node.value, bound, found)
        _find_free(node.body, bound.union((node.param.name,)), found)
    else:
        for child in children(node):
            _find_free(child, bound, found)


def fresh_name(base: str, taken: frozenset[str] | set[str]) -> str:
    """`base`, or `base_1`, `base_2`, ... if that is taken."""
    stem = base.rstrip("0123456789").rstrip("_") or base
    name, count = base, 0
    while name in taken:
        count += 1
        name = f"{stem}_{count}"
    return name


#: What takes a parameter's place, with the names that are free in it.
_Given = tuple[Expr, frozenset[str]]


def substitute_params(node: _T, values: Mapping[str, Expr]) -> _T:
    """The term with free parameters replaced by expressions, without capture."""
    given = {name: (value, free_params(value)) for name, value in values.items()}
    return _substituted(node, given)


def _substituted(node: _T, values: Mapping[str, _Given]) -> _T:
    if not values:
        return node
    kind = node.__class__
    if kind is Param:
        return cast(_T, values[node.name][0]) if node.name in values else node
    if kind in _LEAVES:
        return node
    if kind is Call:
        # Nearly all that is walked through: without a function for each child.
        fun: Any = node.fun
        new_fun: Any = fun
        if fun.__class__ not in _LEAVES:
            new_fun = _substituted(fun, values)
        args = tuple([_substituted(arg, values) for arg in node.args])
        if new_fun is fun and all(map(is_, args, node.args)):
            return node
        return cast(_T, Call(new_fun, args, node.type, node.span))
    if kind is Lambda:
        names, inner = _apart(node.params, node.body, values)
        new_body = _substituted(node.body, inner)
        if names is node.params:
            return cast(_T, _with_body(node, new_body))
        return cast(_T, Lambda(names, new_body, node.index, node.span))
    if kind is Let:
        names, inner = _apart((node.param,), node.body, values)
        new_value = _substituted(node.value, values)
        new_body = _substituted(node.body, inner)
        return _replace(node, param=names[0], value=new_value, body=new_body)
    return rebuild(node, lambda child: _substituted(child, values))


def _apart(
    params: tuple[Param, ...], body: Expr, values: Mapping[str, _Given]
) -> tuple[tuple[Param, ...], Mapping[str, _Given]]:
    """Binders and what is replaced below them; those that would capture a name that
    is free in a value get another one.
    """
    own = {param.name for param in params}
    inner = {name: given for name, given in values.items() if name not in own}
    if all(own.isdisjoint(names) for _, names in inner.values()):
        return params, inner
    used = free_params(body)
    inner = {name: given for name, given in inner.items() if name in used}
    arriving = frozenset[str]().union(*(names for _, names in inner.values()))
    if own.isdisjoint(arriving):
        return params, inner
    taken = set(arriving | used)
    renamed = []
    for param in params:
        name = fresh_name(param.name, taken)
        taken.add(name)
        renamed.append(replace(param, name=name))
        if name != param.name:
            inner[param.name] = renamed[-1], frozenset((name,))
    return tuple(renamed), inner


def map_type_sizes(data: DataType, on_size: SizeMap) -> DataType:
    """The type with every size replaced (positions of dependent arrays stay)."""
    match data:
        case ArrayType(element, size):
            inner, new = map_type_sizes(element, on_size), on_size(size)
            same = inner is element and new is size
            return data if same else ArrayType(inner, new)
        case DepArrayType(index, element, size):
            inner, new = map_type_sizes(element, on_size), on_size(size)
            same = inner is element and new is size
            return data if same else DepArrayType(index, inner, new)
        case TupleType(items):
            parts = tuple(map_type_sizes(item, on_size) for item in items)
            return data if all(map(is_, parts, items)) else TupleType(parts)
        case _:
            return data


def map_sizes(node: _T, on_size: SizeMap) -> _T:
    """The term with every size in patterns, values and annotations replaced."""
    match node:
        case NatValue(size):
            return _replace(node, size=on_size(size))
        case Param(type=data):
            return _replace(node, type=_typed(data, on_size))
        case Literal() | UserFun() | Op():
            return node
        case Call(fun, args, data):
            new_args = tuple(map_sizes(arg, on_size) for arg in args)
            return _replace(
                node,
                fun=map_sizes(fun, on_size),
                args=args if all(map(is_, args, new_args)) else new_args,
                type=_typed(data, on_size),
            )
        case Let(param, value, body, data):
            return _replace(
                node,
                param=map_sizes(param, on_size),
                value=map_sizes(value, on_size),
                body=map_sizes(body, on_size),
                type=_typed(data, on_size),
            )
        case Lambda(params, body, index):
            on_size = _below(on_size, index)
            names = tuple(map_sizes(param, on_size) for param in params)
            names = params if all(map(is_, params, names)) else names
            return _replace(node, params=names, body=map_sizes(body, on_size))
    changes: dict[str, Any] = {}
    for name in _names(node.__class__):
        value = getattr(node, name)
        match value:
            case Size():
                changes[name] = on_size(value)
            case IndexFun(_, index, length, forward, inverse):
                inner = _below(_below(on_size, index), length)
                changes[name] = _replace(
                    value, forward=inner(forward), inverse=inner(inverse)
                )
            case SizeFun(index, amount):
                inner = _below(on_size, index)
                changes[name] = _replace(value, body=inner(amount))
            case _ if is_function(value):
                changes[name] = map_sizes(value, on_size)
    return _replace(node, **changes)


def _typed(data: DataType | None, on_size: SizeMap) -> DataType | None:
    return None if data is None else map_type_sizes(data, on_size)


class _Substitution:
    """Variables and what stands for them."""

    __slots__ = ("_replaced", "values")

    def __init__(self, values: Mapping[Variable, Size]) -> None:
        self.values = values
        self._replaced = substitution({of_atom(v): new for v, new in values.items()})

    def __call__(self, size: Size) -> Size:
        return self._replaced(size)


def _below(on_size: SizeMap, index: Variable | None) -> SizeMap:
    """What to do below a binder: its own variable is not the one outside."""
    if not isinstance(on_size, _Substitution) or index not in on_size.values:
        return on_size
    kept = {v: new for v, new in on_size.values.items() if v is not index}
    return _Substitution(kept)


def substitute_sizes(node: _T, values: Mapping[Variable, Size]) -> _T:
    """The term with free size variables replaced, in patterns and annotations."""
    return map_sizes(node, _Substitution(values))


def substitute_type(data: DataType, values: Mapping[Variable, Size]) -> DataType:
    """The type with free size variables replaced."""
    if isinstance(data, ArrayType):
        new_size = _substituted_size(data.size, values)
        element = substitute_type(data.element, values)
        if new_size is data.size and element is data.element:
            return data
        return ArrayType(element, new_size)
    if isinstance(data, DepArrayType):
        inner = {old: new for old, new in values.items() if old is not data.index}
        new_size = _substituted_size(data.size, values)
        return DepArrayType(data.index, substitute_type(data.element, inner), new_size)
    if isinstance(data, TupleType):
        return TupleType(tuple([substitute_type(item, values) for item in data.items]))
    return data


def _substituted_size(size: Size, values: Mapping[Variable, Size]) -> Size:
    if free_variables(size).isdisjoint(values):
        return size
    return substitute(size, {of_atom(old): new for old, new in values.items()})


def eta(fun: Fun, arity: int = 1) -> Lambda:
    """The function as a lambda, whose parameters hide nothing that it uses."""
    if isinstance(fun, Lambda):
        return fun
    used = set(free_params(fun))
    params: tuple[Param, ...] = ()
    for k in range(arity):
        name = fresh_name(f"x{k}" if arity > 1 else "x", used)
        used.add(name)
        params += (Param(name),)
    return Lambda(params, Call(fun, params))


@lru_cache(maxsize=1 << 12)
def position(name: str, size: Size | None = None) -> Variable:
    """A position variable: 0 ≤ name, and name < size if that is known."""
    return intern(Variable, name, ZERO, None if size is None else size - ONE, 1)
