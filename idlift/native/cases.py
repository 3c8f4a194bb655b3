"""`match` statements as mypyc takes them.

Consumes and produces trees of Python. To mypyc a variable has one type in a function,
so variables that two cases capture, or that are used for something else elsewhere, get
names of their own in each case.
"""

from __future__ import annotations

import ast
from collections import Counter

_Function = ast.FunctionDef


class Cases(ast.NodeTransformer):
    """Rewrites the cases of all functions of a module."""

    def __init__(self) -> None:
        self._number = 0

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """Inner functions belong to the outermost one, whose variables they may use."""
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
