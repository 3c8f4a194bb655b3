"""`match` statements as mypyc takes them.

Consumes and produces trees of Python. To mypyc a variable has one type in a function,
so variables that two cases capture, or that are used for something else elsewhere, get
names of their own in each case. And the rest in `(first, *rest)` is made a list after
the match: mypyc says that it is one, and makes it a tuple.
"""

from __future__ import annotations

import ast
import copy
from collections import Counter

from idlift.native.dataclass_source import ANY

_Function = ast.FunctionDef


class Cases(ast.NodeTransformer):
    """Rewrites the cases of all functions of a module."""

    def __init__(self) -> None:
        self._number = 0

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """Inner functions belong to the outermost one, whose variables they may use."""
        rests: list[str] = []
        for case in [n for n in ast.walk(node) if isinstance(n, ast.match_case)]:
            self._number += 1
            rests += _take_apart(case, self._number)
        is_told = isinstance(node.body[0], ast.Expr)
        node.body[is_told:is_told] = [
            ast.AnnAssign(ast.Name(rest, ast.Store()), ast.Name(ANY), None, 1)
            for rest in rests
        ]
        found = [n for n in ast.walk(node) if isinstance(n, ast.match_case)]
        for case in found:
            self._number += 1
            _rename(case, node, found, self._number)
        return node


def _captured(case: ast.match_case) -> set[str]:
    return {
        node.name
        for node in ast.walk(case.pattern)
        if isinstance(node, ast.MatchAs | ast.MatchStar) and node.name
    }


def _take_apart(case: ast.match_case, number: int) -> list[str]:
    """Makes a list of each rest; under which names the rests are captured now."""
    rests: dict[str, str] = {}
    for node in ast.walk(case.pattern):
        if isinstance(node, ast.MatchStar) and node.name:
            rests[node.name] = f"_native_rest_{number}_{len(rests)}"
            node.name = rests[node.name]
    for name, rest in rests.items():
        value = ast.Call(ast.Name("list"), [ast.Name(rest)], [])
        if case.guard is not None:
            case.guard = _Put(name, value).visit(case.guard)
        case.body.insert(0, ast.Assign([ast.Name(name, ast.Store())], value))
    return list(rests.values())


class _Put(ast.NodeTransformer):
    """Writes an expression for a variable."""

    def __init__(self, name: str, value: ast.expr) -> None:
        self.name, self.value = name, value

    def visit_Name(self, node: ast.Name) -> ast.AST:
        return copy.deepcopy(self.value) if node.id == self.name else node


def _rename(
    case: ast.match_case, function: _Function, cases: list[ast.match_case], number: int
) -> None:
    captured = _captured(case)
    inside = Counter(_names(case))
    everywhere = Counter(_names(function))
    for name in captured:
        if everywhere[name] == inside[name]:
            continue
        if _ends(case.body) or not _is_seen(name, function, cases):
            _Renamed(name, f"_native_{name}_{number}").visit(case)


def _names(tree: ast.AST) -> list[str]:
    return [
        name
        for node in ast.walk(tree)
        for name in (
            getattr(node, "id", None),
            node.arg if isinstance(node, ast.arg) else None,
            node.name if isinstance(node, ast.MatchAs | ast.MatchStar) else None,
        )
        if name
    ]


def _ends(body: list[ast.stmt]) -> bool:
    """Does nothing come after the case?"""
    return isinstance(body[-1], ast.Return | ast.Raise)


def _is_seen(name: str, function: _Function, cases: list[ast.match_case]) -> bool:
    """Is the variable read outside of all cases that capture it?"""
    own = {
        id(node) for case in cases if name in _captured(case) for node in ast.walk(case)
    }
    return any(
        isinstance(node, ast.Name) and node.id == name and id(node) not in own
        for node in ast.walk(function)
    )


class _Renamed(ast.NodeTransformer):
    def __init__(self, old: str, new: str) -> None:
        self.old, self.new = old, new

    def visit_Name(self, node: ast.Name) -> ast.AST:
        if node.id == self.old:
            node.id = self.new
        return node

    def visit_arg(self, node: ast.arg) -> ast.AST:
        if node.arg == self.old:
            node.arg = self.new
        return self.generic_visit(node)

    def visit_MatchAs(self, node: ast.MatchAs) -> ast.AST:
        if node.name == self.old:
            node.name = self.new
        return self.generic_visit(node)

    def visit_MatchStar(self, node: ast.MatchStar) -> ast.AST:
        if node.name == self.old:
            node.name = self.new
        return node
