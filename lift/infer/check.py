"""Inference of types: forward from the parameters, one rule for each pattern.

Consumes terms and produces the same terms with a type on every call, let and parameter,
and with every position variable given its range. Sizes are compared with the facts of
the program; what cannot be proved is an error that says what to declare.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from lift.diagnostics import LiftError, Span, error
from lift.infer.equality import same_type
from lift.infer.facts import Facts
from lift.scalar import Op, op_result
from lift.sizes import Size, Variable
from lift.sizes.terms import of_atom
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
from lift.terms.patterns import Get, MakeTuple, Pattern, Select
from lift.terms.traverse import eta, fresh_name, position, substitute_sizes
from lift.types import DataType, ScalarType, ValueType, VectorType, is_flat

Env = Mapping[str, Param]


@dataclass(frozen=True, slots=True)
class Checker:
    """The state of inference at one place: what is known and which names are bound."""

    facts: Facts
    env: Env = field(default_factory=dict)
    positions: frozenset[str] = frozenset()
    names: frozenset[str] = frozenset()
    span: Span | None = None

    def at(self, span: Span | None) -> Checker:
        """The same, at a more precise place of the text."""
        if span is None or span is self.span:
            return self
        return Checker(self.facts, self.env, self.positions, self.names, span)

    def fail(self, code: str, message: str, remedy: str | None = None) -> LiftError:
        """An error at this place."""
        return error(code, message, self.span, remedy=remedy)

    # Expressions ----------------------------------------------------------------------

    def expr(self, term: Expr) -> tuple[Expr, DataType]:
        """The typed expression and its type."""
        if isinstance(term, Call):
            return self._call(term)
        if isinstance(term, Param):
            return self._param(term, term.name)
        if isinstance(term, Literal | NatValue):
            return term, term.type
        new_value, data = self.expr(term.value)
        self.at(term.param.span).declared(term.param, data)
        bound, inner = self.bind((term.param,), (data,))
        new_body, result = inner.expr(term.body)
        return Let(bound[0], new_value, new_body, result, term.span), result

    def _param(self, term: Param, name: str) -> tuple[Expr, DataType]:
        found = self.env.get(name)
        if found is None or found.type is None:
            raise self.at(term.span).fail("L002", f"there is no value called {name}")
        data = found.type
        if found.span is not term.span:
            found = Param(found.name, data, term.span, found.declared)
        return found, data

    def _call(self, term: Call) -> tuple[Expr, DataType]:
        here = self.at(term.span)
        typed = [here.expr(arg) for arg in term.args]
        types = tuple([data for _, data in typed])
        args = tuple([arg for arg, _ in typed])
        fun, result = here.apply(term.fun, types, args)
        return Call(fun, args, result, term.span), result

    # Functions ------------------------------------------------------------------------

    def apply(
        self, fun: Fun, types: tuple[DataType, ...], args: tuple[Expr, ...] = ()
    ) -> tuple[Fun, DataType]:
        """The typed function and the type of its result for these arguments."""
        if isinstance(fun, Op):
            return fun, self._op(fun, types)
        if isinstance(fun, Lambda):
            return self._lambda(fun, types)
        if isinstance(fun, UserFun):
            return self._user(fun, types)
        return self.at(fun.span)._pattern(fun, types, args)

    def _pattern(
        self, fun: Pattern, types: tuple[DataType, ...], args: tuple[Expr, ...]
    ) -> tuple[Pattern, DataType]:
        from lift.infer.rules import RULES

        return RULES[type(fun)](self, fun, types, args)

    def apply_at(
        self, fun: Fun, types: tuple[DataType, ...], place: Variable
    ) -> tuple[Fun, DataType]:
        """Apply a function of an element at a position.

        A lambda that names the position gets `place` for it. If the argument's type
        mentions the position, the function becomes a lambda that binds it.
        """
        from lift.infer.equality import is_ragged, mentions

        varying = any(mentions(t, place) or is_ragged(t) for t in types)
        if not isinstance(fun, Lambda) and varying:
            fun = eta(fun, len(types))
            fun = replace(fun, body=replace(fun.body, span=self.span))
        positions = self.positions | {place.name}
        inner = Checker(self.facts, self.env, positions, self.names, self.span)
        if not isinstance(fun, Lambda):
            return inner.apply(fun, types)
        needs = fun.index is not None or any(mentions(t, place) for t in types)
        if fun.index is not None:
            free = Lambda(fun.params, fun.body, None, fun.span)
            # What has been typed before knows the place by its name already.
            same = fun.index is place
            fun = free if same else substitute_sizes(free, {fun.index: of_atom(place)})
        typed, result = inner.apply(fun, types)
        assert isinstance(typed, Lambda)
        index = place if needs else None
        return Lambda(typed.params, typed.body, index, typed.span), result

    def place(self, fun: Fun, hint: str, size: Size) -> Variable:
        """A fresh position 0 ≤ i < size, named as the function names it."""
        index = fun.index if isinstance(fun, Lambda) else None
        name = fresh_name(index.name if index else hint, self.positions)
        return position(name, size)

    def _lambda(
        self, fun: Lambda, types: tuple[DataType, ...]
    ) -> tuple[Lambda, DataType]:
        here = self.at(fun.span)
        if fun.index is not None:
            message = f"nothing here gives a value to the position {fun.index.name}"
            remedy = "maps, reduce, scan, generate and reduceByIndex know positions"
            raise here.fail("L109", message, remedy)
        here.count("the function", len(fun.params), len(types))
        for param, data in zip(fun.params, types, strict=True):
            here.at(param.span).declared(param, data)
        params, inner = here.bind(fun.params, types)
        body, result = inner.expr(fun.body)
        return Lambda(params, body, fun.index, fun.span), result

    def bind(
        self, params: tuple[Param, ...], types: tuple[DataType, ...]
    ) -> tuple[tuple[Param, ...], Checker]:
        """Typed parameters, renamed where they would shadow, and the inner scope."""
        env = dict(self.env)
        taken = set(self.names)
        bound = []
        for param, data in zip(params, types, strict=True):
            name = fresh_name(param.name, taken)
            taken.add(name)
            bound.append(Param(name, data, param.span))
            env[param.name] = bound[-1]
        names = frozenset(taken)
        return tuple(bound), Checker(self.facts, env, self.positions, names, self.span)

    def _user(
        self, fun: UserFun, types: tuple[DataType, ...]
    ) -> tuple[UserFun, DataType]:
        self.count(fun.name, len(fun.params), len(types))
        for param, data in zip(fun.params, types, strict=True):
            self.same(param.type, data, f"argument {param.name} of {fun.name}")
        return self.user_fun(fun), fun.result

    def user_fun(self, fun: UserFun) -> UserFun:
        """The user function with its body typed."""
        here = Checker(self.facts, span=fun.span or self.span)
        types = []
        for param in fun.params:
            if param.type is None or not is_flat(param.type):
                raise here.fail("L112", f"parameter {param.name} must be a scalar")
            types.append(param.type)
        params, inner = here.bind(fun.params, tuple(types))
        body, result = inner.expr(fun.body)
        inner.scalar_only(body)
        here.same(fun.result, result, f"the body of {fun.name}")
        return replace(fun, params=params, body=body)

    def scalar_only(self, body: Expr) -> None:
        """Refuse patterns other than tuples and select in a user function."""
        match body:
            case Call(fun, args):
                if not isinstance(fun, Op | UserFun | MakeTuple | Get | Select):
                    name = type(fun).__name__
                    place = self.at(body.span)
                    raise place.fail("L112", f"{name} in a function of scalars")
                for arg in args:
                    self.scalar_only(arg)
            case Let(_, value, rest):
                self.scalar_only(value)
                self.scalar_only(rest)
            case Param() | Literal() | NatValue():
                pass

    def _op(self, fun: Op, types: tuple[DataType, ...]) -> DataType:
        operands: list[ValueType] = []
        for data in types:
            if not isinstance(data, ScalarType | VectorType):
                message = f"{fun.name} is not defined for {data}"
                raise self.fail("L108", message, _OP_REMEDY)
            operands.append(data)
        result = op_result(fun, tuple(operands))
        if isinstance(result, str):
            raise self.fail("L108", result, _CAST_REMEDY)
        return result

    # Checks that rules share ----------------------------------------------------------

    def count(self, what: str, expected: int, given: int) -> None:
        """Refuse a wrong number of arguments."""
        if expected != given:
            message = f"{what} takes {expected} argument(s), but {given} given"
            raise self.fail("L004", message)

    def same(self, expected: DataType | None, given: DataType, what: str) -> None:
        """Refuse a type other than the expected one (None expects anything)."""
        if expected is not None and not same_type(self.facts, expected, given):
            message = f"{what} has type {given}, but {expected} is needed"
            raise self.fail("L101", message)

    def declared(self, param: Param, data: DataType) -> None:
        """Refuse a value that is not of the type that the user wrote."""
        if param.declared:
            self.same(param.type, data, param.name)


_CAST_REMEDY = "there is no implicit conversion: write a cast such as f32(x)"
_OP_REMEDY = "operators work on scalars: use map to apply them to arrays"
