"""Generator expressions as mypyc takes them.

Consumes and produces trees of Python. mypyc makes a list of what a generator expression
gives, at once: if that has no end, until there is no memory left; and what nobody would
have asked for is computed, counted and raised, too. So each becomes a generator, as a
function inside of the one where it stands, unless whoever gets it asks for everything
at once, or mypyc knows how to stop (`any`, `all` and `next`). That may be the statement
after the one that names it: there it gets back to where it is asked for, with its
types, which functions inside of others do not have.
"""

from __future__ import annotations

import ast
from collections import Counter
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

# Those that ask for everything, and those that mypyc knows.
_ASKING = {
    "Counter", "dict", "extend", "frozenset", "fromkeys", "join", "list", "max", "min",
    "set", "sorted", "sum", "tuple", "union", "update",
}  # fmt: skip
_KNOWN = {"all", "any", "next"}
_OVER = "_native_over"


class CannotWait(Exception):
    """A generator expression that cannot become a function; it has to be a list."""


class Generators(ast.NodeTransformer):
    """Rewrites the generator expressions of a module."""

    def __init__(self) -> None:
        self._number = 0
        self._made: list[ast.stmt] = []
        # What is asked for at once, by its id.
        self._at_once: dict[int, ast.expr] = {}
        # Variables of comprehensions and lambdas around; no function sees those.
        self._hidden: list[set[str]] = []
        self._is_in_class = False

    def visit(self, node: ast.AST) -> Any:
        """Statements come after the functions that they need."""
        if not isinstance(node, ast.stmt):
            return super().visit(node)
        around, self._made = self._made, []
        was_in_class = self._is_in_class
        self._is_in_class = isinstance(node, ast.ClassDef)
        result = super().visit(node)
        self._is_in_class = was_in_class
        made, self._made = self._made, around
        if made and was_in_class:
            raise CannotWait(ast.unparse(node))
        return [*made, result]

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """Names that are used once, at once, are not needed."""
        _put_back(node)
        return self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """Who gets it?"""
        if _is_asking(node):
            self._at_once[id(node.args[0])] = node.args[0]
        return self.generic_visit(node)

    def visit_Starred(self, node: ast.Starred) -> ast.AST:
        """`*(.. for ..)` is part of a list."""
        self._at_once[id(node.value)] = node.value
        return self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        """`a, b = (.. for ..)`."""
        if isinstance(node.targets[0], ast.Tuple):
            self._at_once[id(node.value)] = node.value
        return self.generic_visit(node)

    def visit_Lambda(self, node: ast.Lambda) -> ast.AST:
        """Its arguments are hidden."""
        self._hidden.append({a.arg for a in ast.walk(node) if isinstance(a, ast.arg)})
        self.generic_visit(node)
        self._hidden.pop()
        return node

    def visit_ListComp(self, node: ast.ListComp) -> ast.AST:
        """Its variables are hidden; what it runs over is asked for at once."""
        return self._inside(node, True)

    def visit_SetComp(self, node: ast.SetComp) -> ast.AST:
        """The same."""
        return self._inside(node, True)

    def visit_DictComp(self, node: ast.DictComp) -> ast.AST:
        """The same."""
        return self._inside(node, True)

    def visit_GeneratorExp(self, node: ast.GeneratorExp) -> ast.AST:
        """A function, unless it is asked for at once."""
        if id(node) in self._at_once:
            return self._inside(node, False)
        return self._function(node)

    def _inside(self, node: _Comprehension, all_asked: bool) -> ast.AST:
        first = node.generators[0]
        if all_asked:
            self._at_once[id(first.iter)] = first.iter
        # What the outermost loop runs over is outside of all of them.
        over = self.visit(first.iter)
        first.iter = ast.Constant(None)
        self._hidden.append({n for g in node.generators for n in _names(g.target)})
        self.generic_visit(node)
        self._hidden.pop()
        first.iter = over
        return node

    def _function(self, node: ast.GeneratorExp) -> ast.AST:
        first, shown = node.generators[0], ast.unparse(node)
        over = self.visit(first.iter)
        first.iter = ast.Name(_OVER)
        used = _names(node) - {n for g in node.generators for n in _names(g.target)}
        is_bound = any(isinstance(part, ast.NamedExpr) for part in ast.walk(node))
        if is_bound or any(used & hidden for hidden in self._hidden):
            raise CannotWait(shown)
        self._number += 1
        name = f"_native_some_{self._number}"
        body: ast.stmt = ast.Expr(ast.Yield(node.elt))
        for generator in reversed(node.generators):
            for test in reversed(generator.ifs):
                body = ast.If(test, [body], [])
            body = ast.For(generator.target, generator.iter, [body], [])
        arguments = ast.arguments([], [ast.arg(_OVER)], None, [], [], None, [])
        function = ast.FunctionDef(name, arguments, [body], [])
        around, self._hidden = self._hidden, []
        self._made += self.visit(function)
        self._hidden = around
        return ast.Call(ast.Name(name), [ast.Call(ast.Name("iter"), [over], [])], [])


def _is_asking(node: ast.AST) -> bool:
    match node:
        case ast.Call(ast.Name(name), [_, *_]):
            return name in _ASKING | _KNOWN
        case ast.Call(ast.Attribute(_, name), [_, *_]):
            return name in _ASKING
    return False


def _put_back(function: ast.FunctionDef) -> None:
    """Give generator expressions to the statements that ask for all of them."""
    found: dict[str, list[_Use]] = {}
    for node in ast.walk(function):
        for body in (getattr(node, part, None) for part in ("body", "orelse")):
            if isinstance(body, list):
                for one, other in pairwise(body):
                    use = _use(body, one, other)
                    if use is not None:
                        found.setdefault(use.name, []).append(use)
    every = Counter(n.id for n in ast.walk(function) if isinstance(n, ast.Name))
    for name, uses in found.items():
        if every[name] == 2 * len(uses):
            for use in uses:
                use.call.args[0] = use.given
                use.body.remove(use.statement)


@dataclass(frozen=True, slots=True)
class _Use:
    """A generator expression, the statement that names it, and the call that asks."""

    name: str
    given: ast.GeneratorExp
    body: list[ast.stmt]
    statement: ast.stmt
    call: ast.Call


def _use(body: list[ast.stmt], one: ast.stmt, other: ast.stmt) -> _Use | None:
    match one:
        case ast.Assign([ast.Name(name)], ast.GeneratorExp() as given):
            for call in _calls(other):
                match call.args[0]:
                    case ast.Name(used) if used == name and _is_asking(call):
                        return _Use(name, given, body, one, call)
    return None


def _calls(statement: ast.stmt) -> list[ast.Call]:
    """Calls with arguments that the statement makes once, before all else."""
    match statement:
        case ast.Assign(value=what) | ast.AugAssign(value=what) | ast.If(test=what):
            return _once(what)
        case ast.Return(ast.expr() as what) | ast.Expr(what):
            return _once(what)
    return []


def _once(what: ast.expr) -> list[ast.Call]:
    if isinstance(what, ast.Lambda | _Comprehension):
        return []
    inner = [n for n in ast.iter_child_nodes(what) if isinstance(n, ast.expr)]
    own = [what] if isinstance(what, ast.Call) and what.args else []
    return [*own, *(call for part in inner for call in _once(part))]


_Comprehension = ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp


def _names(tree: ast.AST) -> set[str]:
    return {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
