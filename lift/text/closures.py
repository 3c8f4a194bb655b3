"""Functions while they are being read: not yet complete, arity not yet known."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from lift.diagnostics import Span
from lift.terms.core import Call, Expr, Fun, Lambda, Param
from lift.terms.traverse import free_params, fresh_name


@dataclass(frozen=True, slots=True)
class Partial:
    """A function with its first arguments; `missing` None means one or more."""

    fun: Fun
    args: tuple[Expr, ...]
    missing: int | None
    span: Span

    def applied(self, more: tuple[Expr, ...], span: Span) -> Call:
        """The call with the remaining arguments."""
        return Call(self.fun, (*self.args, *more), span=span)

    def function(self, arity: int | None) -> Fun:
        """The function of the missing arguments."""
        if not self.args:
            return self.fun
        count = arity if self.missing is None else self.missing
        taken = set().union(*map(free_params, self.args), free_params(self.fun))
        params: list[Param] = []
        for _ in range(count or 1):
            params.append(Param(fresh_name("x", taken), span=self.span))
            taken.add(params[-1].name)
        return Lambda(
            tuple(params), self.applied(tuple(params), self.span), span=self.span
        )


@dataclass(frozen=True, slots=True)
class Waiting:
    """A lambda: `build` makes it for a number of arguments (tuples are taken apart)."""

    build: Callable[[int | None], Lambda]
    span: Span

    def function(self, arity: int | None) -> Fun:
        """The lambda for this number of arguments."""
        return self.build(arity)

    def applied(self, more: tuple[Expr, ...], span: Span) -> Call:
        """The call with these arguments."""
        return Call(self.build(len(more)), more, span=span)


@dataclass(frozen=True, slots=True)
class Chain:
    """A composition: the first stage is applied first."""

    stages: tuple[Partial | Waiting, ...]
    span: Span

    def applied(self, more: tuple[Expr, ...], span: Span) -> Call:
        """The stages applied one after the other."""
        first, *rest = self.stages
        value = first.applied(more, first.span)
        for stage in rest:
            value = stage.applied((value,), stage.span)
        return value

    def function(self, arity: int | None) -> Fun:
        """The stages under one lambda."""
        taken = set().union(*(free_params(stage.function(1)) for stage in self.stages))
        params: list[Param] = []
        for _ in range(arity or 1):
            params.append(Param(fresh_name("x", taken), span=self.span))
            taken.add(params[-1].name)
        body = self.applied(tuple(params), self.span)
        return Lambda(tuple(params), body, span=self.span)


Closure: TypeAlias = Partial | Waiting | Chain
Value: TypeAlias = Expr | Closure
CLOSURES = (Partial, Waiting, Chain)


def composed(first: Closure, second: Closure, span: Span) -> Chain:
    """The function that applies `first`, then `second`."""
    return Chain((*_stages(first), *_stages(second)), span)


def _stages(closure: Closure) -> tuple[Partial | Waiting, ...]:
    return closure.stages if isinstance(closure, Chain) else (closure,)
