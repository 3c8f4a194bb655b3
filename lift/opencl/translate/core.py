"""The two translations: `read` gives a view of a term, `write` fills a destination.

Consumes typed low-level terms; produces kernel statements in the builder. Patterns are
looked up in two tables which the sibling modules fill: what a pattern looks like when
it is read, and what it does when it is written.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeAlias, assert_never

from lift.opencl import ir
from lift.opencl.translate.context import Builder, Env
from lift.opencl.translate.uses import component_uses, uses
from lift.opencl.views import Arr, Cell, Dest, Tup, View
from lift.scalar import Op
from lift.terms import (
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
from lift.terms.traverse import eta
from lift.types import DataType, ValueType, VectorType, scalar_of

Reader: TypeAlias = "Callable[[Translator, Env, Any, Call], View]"
Writer: TypeAlias = "Callable[[Translator, Env, Any, Call, Dest], None]"


@dataclass(slots=True)
class Hole:
    """Stands for the argument of a layout function while a destination is pushed
    through it; remembers what the destination became."""

    dests: list[Dest] = field(default_factory=list)


@dataclass(slots=True)
class Translator:
    """The tables and the builder; one for each program."""

    builder: Builder
    readers: dict[type, Reader]
    writers: dict[type, Writer]
    store: Callable[[Translator, View, Dest], None]
    scalar: Callable[[Translator, Op, tuple[ir.Value, ...]], ir.Value]
    temporaries: list[ir.Buffer] = field(default_factory=list)
    holes: dict[str, Hole] = field(default_factory=dict)

    def read(self, env: Env, expr: Expr) -> View:
        """The value of a term as a view; what must be computed is computed here."""
        match expr:
            case Param(name):
                return env.views[name]
            case Literal(type_, bits):
                return Cell(type_, lambda: ir.Lit(type_, bits))
            case NatValue(size, type_):
                value = ir.IndexValue(env.size(size), type_)
                return Cell(type_, lambda: value)
            case Let(param, value, body):
                bound = self.bind(env, param, self.read(env, value), body)
                return self.read(bound, body)
            case Call(fun, args):
                with self.builder.located(expr.span):
                    return self._read_call(env, expr, fun, args)
            case _:
                assert_never(expr)

    def _read_call(
        self, env: Env, call: Call, fun: Fun, args: tuple[Expr, ...]
    ) -> View:
        match fun:
            case Lambda():
                views = tuple(self.read(env, arg) for arg in args)
                return self.apply(env, fun, views)
            case UserFun():
                views = tuple(self.read(env, arg) for arg in args)
                return self.apply_user(fun, views)
            case Op():
                cells = tuple(self.read(env, arg) for arg in args)
                return self._scalar_view(fun, cells)
            case pattern:
                reader = self.readers.get(type(pattern))
                if reader is None:
                    raise self.unlowered(pattern)
                return reader(self, env, pattern, call)

    def unlowered(self, pattern: object) -> Exception:
        """The refusal of a high-level pattern that nobody lowered."""
        name = type(pattern).__name__
        return self.builder.refuse(
            "L301",
            f"{name[0].lower() + name[1:]} is a high-level pattern: "
            "it says what is computed, not where",
            remedy="lower it to mapGlb, mapWrg, mapLcl, mapSeq or reduceSeq",
        )

    def write(self, env: Env, expr: Expr, dest: Dest) -> None:
        """Compute a term into a destination."""
        match expr:
            case Param(name) if name in self.holes:
                self.holes[name].dests.append(dest)
            case Let(param, value, body):
                bound = self.bind(env, param, self.read(env, value), body)
                self.write(bound, body, dest)
            case Call(Lambda() as fun, args):
                with self.builder.located(expr.span):
                    views = tuple(self.read(env, arg) for arg in args)
                    self.write(self.bind_all(env, fun, views), fun.body, dest)
            case Call(fun) if type(fun) in self.writers:
                with self.builder.located(expr.span):
                    self.writers[type(fun)](self, env, fun, expr, dest)
            case _:
                with self.builder.located(getattr(expr, "span", None)):
                    self.store(self, self.read(env, expr), dest)

    # Functions ------------------------------------------------------------------------

    def apply(self, env: Env, fun: Fun, args: tuple[View, ...]) -> View:
        """A function applied to views."""
        if isinstance(fun, UserFun):
            return self.apply_user(fun, args)
        if isinstance(fun, Op):
            return self._scalar_view(fun, args)
        body = eta(fun, len(args))
        return self.read(self.bind_all(env, body, args), body.body)

    def bind_all(self, env: Env, fun: Lambda, args: tuple[View, ...]) -> Env:
        for param, view in zip(fun.params, args, strict=True):
            env = self.bind(env, param, view, fun.body)
        return env

    def apply_user(self, fun: UserFun, args: tuple[View, ...]) -> View:
        """A user function, expanded in place."""
        env = Env()
        for param, view in zip(fun.params, args, strict=True):
            env = self.bind(env, param, view, fun.body)
        return self.read(env, fun.body)

    def bind(self, env: Env, param: Param, view: View, body: Expr) -> Env:
        """Bind a parameter; a scalar that is used twice gets a variable of its own."""
        match view:
            case Cell():
                if uses(body, param.name) > 1:
                    view = self.force(view, param.name)
            case Tup(items):
                counts = component_uses(body, param.name, len(items))
                view = Tup(
                    tuple(
                        self.force(item, f"{param.name}_{k}")
                        if isinstance(item, Cell) and counts[k] > 1
                        else item
                        for k, item in enumerate(items)
                    )
                )
            case Arr():
                pass
            case _:
                assert_never(view)
        return env.bind(param.name, view)

    def force(self, view: Cell, base: str) -> Cell:
        """Compute a scalar now, into a variable unless it is one already."""
        value = view.get()
        match value:
            case ir.Lit() | ir.Ref():
                return Cell(view.type, lambda: value)
            case ir.IndexValue(size=size) if len(size.terms) <= 1:
                return Cell(view.type, lambda: value)
            case _ if is_mask(view.type):
                return Cell(view.type, lambda: value)
            case _:
                ref = self.builder.declare(base, view.type, value)
                return Cell(view.type, lambda: ref)

    def force_all(self, view: View, base: str) -> View:
        """Compute a scalar or a tuple of scalars now."""
        match view:
            case Cell():
                return self.force(view, base)
            case Tup(items):
                return Tup(
                    tuple(
                        self.force_all(item, f"{base}_{k}")
                        for k, item in enumerate(items)
                    )
                )
            case Arr():
                return view
            case _:
                assert_never(view)

    def _scalar_view(self, op: Op, args: tuple[View, ...]) -> View:
        from lift.scalar import op_result

        cells = [arg for arg in args if isinstance(arg, Cell)]
        result = op_result(op, one_width(tuple(cell.type for cell in cells)))
        assert not isinstance(result, str), result
        return Cell(
            result, lambda: self.scalar(self, op, tuple(cell.get() for cell in cells))
        )

    def type_of(self, env: Env, expr: Expr) -> DataType:
        """The type of a term at the positions of the enclosing loops."""
        type_ = expr.type
        assert type_ is not None, f"untyped term {expr}"
        return env.type(type_)


def one_width(types: tuple[ValueType, ...]) -> tuple[ValueType, ...]:
    """Scalars among vectors count as vectors: they are repeated in every lane."""
    widths = {t.width for t in types if isinstance(t, VectorType)}
    if len(widths) != 1:
        return types
    (width,) = widths
    return tuple(VectorType(scalar_of(t), width) for t in types)


def is_mask(type_: object) -> bool:
    """A vector of booleans has no type of its own in OpenCL C."""
    return isinstance(type_, VectorType) and type_.element.kind == "bool"
