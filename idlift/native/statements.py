"""Statements that mypyc would run in another way, or not take, written differently.

Consumes and produces trees of Python. This is changed:

`next(.. for ..)`: mypyc makes the whole list first. Where the result is returned, or
kept under a name, it becomes a loop that ends with the first.

`__radd__ = __add__`: methods with two names are written twice.

`for x in reversed(..)`: of what has any type mypyc does not take it; nor
`x in (a, *rest)`, nor `x in` what a generator of the same module gives.
"""

from __future__ import annotations

import ast
import copy


class Statements(ast.NodeTransformer):
    """Rewrites the statements of a module."""

    def __init__(self) -> None:
        self._loops = 0
        self._generators: set[str] = set()

    def visit_Module(self, node: ast.Module) -> ast.AST:
        """Generators are known by their types."""
        self._generators = {
            found.name
            for found in ast.walk(node)
            if isinstance(found, ast.FunctionDef) and _gives_some(found)
        }
        return self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        """Questions whether something is in something else."""
        self.generic_visit(node)
        for at, (how, right) in enumerate(zip(node.ops, node.comparators, strict=True)):
            if isinstance(how, ast.In | ast.NotIn):
                node.comparators[at] = self._asked(right)
        return node

    def _asked(self, what: ast.expr) -> ast.expr:
        match what:
            case ast.Tuple(parts) | ast.List(parts) | ast.Set(parts):
                if any(isinstance(part, ast.Starred) for part in parts):
                    return ast.Call(ast.Name("tuple"), [what], [])
            case ast.Call(ast.Name(name) | ast.Attribute(_, name)):
                if name in self._generators:
                    return ast.Call(ast.Name("iter"), [what], [])
        return what

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        """Second names of methods."""
        methods = {s.name: s for s in node.body if isinstance(s, ast.FunctionDef)}
        for at, statement in enumerate(node.body):
            match statement:
                case ast.Assign([ast.Name(name)], ast.Name(other)) if other in methods:
                    method = copy.deepcopy(methods[other])
                    method.name = name
                    node.body[at] = method
        return self.generic_visit(node)

    def visit_For(self, node: ast.For) -> ast.AST:
        """Loops backwards."""
        node.iter = _backwards(node.iter)
        return self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> ast.AST:
        """The same in an expression."""
        node.iter = _backwards(node.iter)
        return self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> ast.AST | list[ast.stmt]:
        """`return next(..)`."""
        self.generic_visit(node)
        match node.value:
            case ast.Call(ast.Name("next"), [ast.GeneratorExp() as found, default], []):
                answer = self._loop(found, lambda first: [ast.Return(first)])
                return [answer, ast.Return(default)]
        return node

    def visit_Assign(self, node: ast.Assign) -> ast.AST | list[ast.stmt]:
        """`x = next(.., None)`; with None first, mypy knows the type of x."""
        self.generic_visit(node)
        match node:
            case ast.Assign(
                [ast.Name(name)],
                ast.Call(
                    ast.Name("next"),
                    [ast.GeneratorExp(_, [_]) as found, ast.Constant(None)],
                    [],
                ),
            ) if name not in _names(found):
                target = node.targets[0]
                nothing = ast.Assign([target], ast.Constant(None))
                answer = self._loop(
                    found, lambda first: [ast.Assign([target], first), ast.Break()]
                )
                return [nothing, answer]
        return node

    def _loop(self, found: ast.GeneratorExp, ends: _Ends) -> ast.stmt:
        """A loop that does something with the first; its variables are its own."""
        self._loops += 1
        mine = {
            name: f"_native_{name}_{self._loops}"
            for generator in found.generators
            for name in _names(generator.target)
        }
        body = ends(_renamed(found.elt, mine))
        for at in reversed(range(len(found.generators))):
            generator = found.generators[at]
            for test in reversed(generator.ifs):
                body = [ast.If(_renamed(test, mine), body, [])]
            # What the outermost loop runs over is outside of all of them.
            over = _renamed(generator.iter, mine) if at else generator.iter
            body = [ast.For(_renamed(generator.target, mine), over, body, [])]
        return body[0]


TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    _Ends = Callable[[ast.expr], list[ast.stmt]]


def _gives_some(function: ast.FunctionDef) -> bool:
    type_ = function.returns
    return type_ is not None and ast.unparse(type_).startswith(
        ("Iterator", "Generator")
    )


def _backwards(over: ast.expr) -> ast.expr:
    match over:
        case ast.Call(ast.Name("reversed"), [what], []) if not _is_range(what):
            return ast.Call(ast.Name("iter"), [over], [])
    return over


def _is_range(what: ast.expr) -> bool:
    match what:
        case ast.Call(ast.Name("range")):
            return True
    return False


def _names(tree: ast.AST) -> set[str]:
    return {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}


def _renamed(tree: ast.expr, names: dict[str, str]) -> ast.expr:
    """The expression over other variables."""
    new = copy.deepcopy(tree)
    for node in ast.walk(new):
        if isinstance(node, ast.Name):
            node.id = names.get(node.id, node.id)
        elif isinstance(node, ast.arg):
            # Of a lambda; where it hides a variable, its body follows.
            node.arg = names.get(node.arg, node.arg)
    return new
