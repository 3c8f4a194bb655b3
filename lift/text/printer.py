"""Programs as text that reads back to the same program.

Consumes typed or untyped terms; produces `.lift` text. Calls whose last argument is
itself a call become pipelines, so that data flows from left to right and from top to
bottom. With `types`, the parameters of lambdas show their types.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Any

from lift.scalar import Op
from lift.sizes import Size
from lift.terms import patterns as p
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
from lift.terms.program import Destination, Mode, Parameter, Program
from lift.text.literals import show_literal
from lift.text.parse import row_major
from lift.text.syntax import Form, Static, flags_of, form_of, reverse, stride
from lift.types import I64, DataType

KEYWORDS = frozenset(
    ("fun", "program", "where", "into", "inout", "divides", "let", "in", "if", "then",
     "else", "true", "false", "_")
)  # fmt: skip
_WIDTH = 84
_STEP = "  "


def print_program(program: Program, types: bool = False) -> str:
    """The program, its user functions first."""
    printer = Printer(types)
    parts = [printer.function(fun) for fun in program.functions]
    parts.append(printer.program(program))
    return "\n\n".join(parts) + "\n"


def print_expr(expr: Expr) -> str:
    """An expression, for messages and traces."""
    return Printer().expr(expr)


def print_fun(fun: Fun) -> str:
    """A function, for messages and traces."""
    return Printer().fun(fun)


@dataclass(frozen=True, slots=True)
class Printer:
    """How to print; methods return text that may span lines below `indent`."""

    types: bool = False
    hidden: frozenset[str] = frozenset()

    def program(self, program: Program) -> str:
        """The declaration and, on the next line, the body."""
        sizes = ", ".join(variable.name for variable in program.sizes)
        flags = "{relaxed}" if program.relaxed else ""
        head = f"program{flags} {quoted(program.name)}" + (
            f"<{sizes}>" if sizes else ""
        )
        params = [self._parameter(q) for q in program.params]
        result = f": {program.result}" if program.result is not None else ""
        text = f"{head}({', '.join(params)}){result}"
        if len(text) > _WIDTH:
            lines = ",\n".join(_STEP + param for param in params)
            text = f"{head}(\n{lines}\n){result}"
        if program.facts:
            facts = [f"{f.left} {f.relation.value} {f.right}" for f in program.facts]
            text += f"\n{_STEP}where {', '.join(facts)}"
        if program.destinations:
            places = [_destination(program, d) for d in program.destinations]
            text += f"\n{_STEP}into {', '.join(places)}"
        return f"{text} =\n{_STEP}{self.expr(program.body, _STEP)}"

    def _parameter(self, param: Parameter) -> str:
        mode = "inout " if param.mode is Mode.INOUT else ""
        return f"{mode}{quoted(param.name)}: {param.type}"

    def function(self, fun: UserFun) -> str:
        """`fun name(params): result = body`."""
        params = ", ".join(f"{quoted(q.name)}: {q.type}" for q in fun.params)
        head = f"fun {quoted(fun.name)}({params}): {fun.result} ="
        body = self.expr(fun.body, _STEP)
        one_line = f"{head} {body}"
        fits = "\n" not in body and len(one_line) <= _WIDTH
        return one_line if fits else f"{head}\n{_STEP}{body}"

    # Expressions ----------------------------------------------------------------------

    def expr(self, expr: Expr, indent: str = "") -> str:
        """The expression; continuation lines start at `indent`."""
        match expr:
            case Param(name):
                return quoted(name)
            case Literal():
                return show_literal(expr)
            case NatValue(size, scalar):
                return f"nat({size})" if scalar == I64 else f"nat({size}, {scalar})"
            case Let(param, value, body):
                return self._let(param, value, body, indent)
            case Call(fun, args):
                return self._call(fun, args, indent)

    def _let(self, param: Param, value: Expr, body: Expr, indent: str) -> str:
        bound = self.expr(value, indent + _STEP)
        rest = self.expr(body, indent)
        return f"let {self._binder(param)} = {bound} in\n{indent}{rest}"

    def _call(self, fun: Fun, args: tuple[Expr, ...], indent: str) -> str:
        match fun:
            case Op():
                return self._op(fun, args, indent)
            case p.Get(index):
                return f"{self._tight(args[0], indent)}.{index}"
            case p.MakeTuple() if len(args) > 1:
                return f"({', '.join(self.expr(arg, indent) for arg in args)})"
            case p.Select():
                return self._choice(args, indent)
            case p.At() if not isinstance(args[1], Literal):
                return f"{self._tight(args[0], indent)}[{self._index(args[1], indent)}]"
            case UserFun(name):
                values = [self.expr(a, indent + _STEP) for a in args]
                return self._list(quoted(name), values, indent)
            case Lambda():
                values = [self.expr(a, indent + _STEP) for a in args]
                return self._list(f"({self.fun(fun, indent)})", values, indent)
            case _:
                return self._pattern_call(fun, args, indent)

    def _pattern_call(self, fun: p.Pattern, args: tuple[Expr, ...], indent: str) -> str:
        form = form_of(fun)
        piped = form.data is not None and form.data >= 1 and len(args) == form.data
        single = form.data is None and len(args) == 1
        if not (piped or single):
            return self.pattern(fun, form, args, indent)
        source = self._source(args[-1], indent)
        stage = self.pattern(fun, form, args[:-1], indent + _STEP)
        flat = f"{source} |> {stage}"
        if "\n" not in flat and len(indent) + len(flat) <= _WIDTH:
            return flat
        return f"{source}\n{indent}|> {stage}"

    def _source(self, expr: Expr, indent: str) -> str:
        """What stands on the left of a pipe."""
        text = self.expr(expr, indent)
        if isinstance(expr, Let) or _is_choice(expr):
            return f"({text})"
        return text

    def _op(self, fun: Op, args: tuple[Expr, ...], indent: str) -> str:
        sign = fun.info.infix
        if sign is not None and len(args) == 2:
            left, right = (self._operand(arg, indent) for arg in args)
            return f"{left} {sign} {right}"
        if fun.name == "neg" and not isinstance(args[0], Literal):
            return f"-{self._tight(args[0], indent)}"
        if fun.name == "not":
            return f"~{self._tight(args[0], indent)}"
        values = [self.expr(arg, indent + _STEP) for arg in args]
        if fun.name == "cast":
            return self._list(str(fun.target), values, indent)
        static = fun.target if fun.target is not None else fun.number
        if static is not None:
            values.insert(0, str(static))
        return self._list(fun.name, values, indent)

    def _operand(self, expr: Expr, indent: str) -> str:
        """An operand of an infix operator: anything that is not tight is bracketed."""
        text = self.expr(expr, indent)
        return text if _is_tight(expr) else f"({text})"

    def _tight(self, expr: Expr, indent: str) -> str:
        """What `.0`, `[i]` and prefix signs are attached to."""
        text = self.expr(expr, indent)
        plain = _is_tight(expr) and not isinstance(expr, Literal)
        return text if plain else f"({text})"

    def _index(self, index: Expr, indent: str) -> str:
        """An index between brackets: there, a size needs no `nat`."""
        if isinstance(index, NatValue) and index.type == I64:
            return str(index.size)
        return self.expr(index, indent)

    def _choice(self, args: tuple[Expr, ...], indent: str) -> str:
        if len(args) != 3:
            return self._list("choose", [self.expr(a, indent) for a in args], indent)
        test, yes, no = (self.expr(arg, indent + _STEP) for arg in args)
        flat = f"if {test} then {yes} else {no}"
        if "\n" not in flat and len(indent) + len(flat) <= _WIDTH:
            return flat
        inner = indent + _STEP
        return f"if {test}\n{inner}then {yes}\n{inner}else {no}"

    def _list(self, name: str, items: list[str], indent: str) -> str:
        flat = f"{name}({', '.join(items)})"
        if "\n" not in flat and len(indent) + len(flat) <= _WIDTH:
            return flat
        if len(items) == 1 and not name.startswith("("):
            return flat
        inner = indent + _STEP
        return f"{name}(\n{inner}" + f",\n{inner}".join(items) + ")"

    # Functions ------------------------------------------------------------------------

    def fun(self, fun: Fun, indent: str = "") -> str:
        """A function in argument position."""
        match fun:
            case Lambda(params, body, index):
                place = f"[{index.name}]" if index is not None else ""
                names = self._binders(params, bool(place))
                text = self.expr(body, indent + _STEP)
                head = f"\\{place}{names}".rstrip()
                flat = len(indent) + len(head) + len(text) + 4 <= _WIDTH
                if "\n" in text or not flat:
                    return f"{head} ->\n{indent}{_STEP}{text}"
                return f"{head} -> {text}"
            case UserFun(name):
                return quoted(name)
            case Op():
                return self._op_name(fun)
            case _:
                return self.pattern(fun, form_of(fun), (), indent)

    def _op_name(self, fun: Op) -> str:
        if fun.info.infix is not None:
            return fun.info.infix
        if fun.name == "cast":
            return str(fun.target)
        static = fun.target if fun.target is not None else fun.number
        return fun.name if static is None else f"{fun.name}({static})"

    def _binders(self, params: tuple[Param, ...], after_place: bool) -> str:
        if not params:
            return ""
        if len(params) == 1 and not self.types:
            name = quoted(params[0].name)
            return f" {name}" if after_place else name
        return f"({', '.join(self._binder(param) for param in params)})"

    def _binder(self, param: Param) -> str:
        data = param.type if self.types else None
        # A length that only the compiler knows has no name in the text.
        if data is None or _names(data) & self.hidden:
            return quoted(param.name)
        return f"{quoted(param.name)}: {data}"

    def pattern(
        self, fun: p.Pattern, form: Form, args: tuple[Expr, ...], indent: str
    ) -> str:
        """The pattern with its statics and those arguments that are not piped in."""
        flags = flags_of(form, fun)
        name = form.name + (f"{{{', '.join(flags)}}}" if flags else "")
        items: list[str] = []
        inner = self
        if isinstance(fun, p.Iterate) and fun.length is not None:
            inner = replace(self, hidden=self.hidden | {fun.length.name})
        for field, kind in form.statics:
            items += inner._static(kind, getattr(fun, field), indent + _STEP)
        items += [self.expr(arg, indent + _STEP) for arg in args]
        return self._list(name, items, indent) if items else name

    def _static(self, kind: Static, value: Any, indent: str) -> list[str]:
        match kind:
            case Static.FUN1 | Static.FUN2 | Static.FUN:
                return [self.fun(value, indent)]
            case Static.BOUNDARY:
                return [value.value]
            case Static.INDEX:
                return _index_fun(value)
            case Static.LENGTHS:
                return [f"\\{value.index.name} -> {value.body}"]
            case Static.SIZE | Static.INT:
                return [str(value)]


def quoted(name: str) -> str:
    """The name as text; keywords and other odd names stand in backquotes."""
    plain = re.fullmatch(r"[A-Za-z_$][\w$']*", name) and name not in KEYWORDS
    return name if plain else f"`{name}`"


def _index_fun(fun: p.IndexFun) -> list[str]:
    if fun == reverse() or _stride_step(fun) is not None:
        return [fun.name]
    names = f"\\({fun.index.name}, {fun.length.name}) ->"
    return [f"{names} {fun.forward}", f"{names} {fun.inverse}"]


def _stride_step(fun: p.IndexFun) -> Size | None:
    """The step if the function was made by `stride` of a number."""
    text = fun.name.removeprefix("stride(").removesuffix(")")
    if not text.isdigit():
        return None
    from lift.sizes import constant

    step = constant(int(text))
    return step if fun == stride(step) else None


def _destination(program: Program, place: Destination | None) -> str:
    if place is None:
        return "_"
    data: DataType | None = next(
        (q.type for q in program.params if q.name == place.buffer), None
    )
    if place.offset.constant == 0 and place.strides == row_major(data):
        return quoted(place.buffer)
    strides = ", ".join(map(str, place.strides))
    return f"{quoted(place.buffer)}[{place.offset}" + (
        f"; {strides}]" if strides else "]"
    )


def _names(data: DataType) -> frozenset[str]:
    return frozenset(re.findall(r"[A-Za-z_$#][\w$']*", str(data)))


def _is_choice(expr: Expr) -> bool:
    return isinstance(expr, Call) and isinstance(expr.fun, p.Select)


def _is_tight(expr: Expr) -> bool:
    """Does the text of this expression bind tighter than every operator?"""
    match expr:
        case Param() | NatValue():
            return True
        case Literal():
            return not show_literal(expr).startswith("-")
        case Let():
            return False
        case Call(fun, args):
            match fun:
                case Op():
                    prefix = fun.name in ("neg", "not")
                    return fun.info.infix is None and not prefix
                case p.Get() | UserFun() | Lambda():
                    return True
                case p.At():
                    return not isinstance(args[1], Literal)
                case p.MakeTuple():
                    return len(args) > 1
                case p.Generate():
                    return True
                case p.Zip() | p.Concat():
                    return len(args) > 1
                case _:
                    return False
