"""The native version of a module's text.

Consumes the text of a module of ours and the module as Python has imported it; produces
a text for mypyc that means the same. Dataclasses get methods with types (Note [native
classes]), all else stays as it is, except for what mypyc would understand differently:

Note [wide unions]: Where a value of a union comes from is checked by mypyc, class by
class, and each access to a field is one for each class. For unions of ten and more that
costs more than it gains, so those are of any type; `match` and `isinstance` still say
which class it is. (One of them holds for a while what does not belong there: see Note
[Two phases] in the model.)

Note [floats]: In Python's types an int is a float, too; mypyc would convert it, and
large ones would lose digits. So nothing is a float in native texts, but of any type.
"""

from __future__ import annotations

import ast
import dataclasses
from types import ModuleType
from typing import Any

from idlift.native.cases import Cases
from idlift.native.dataclass_source import (
    ANY,
    CLASS_VAR,
    DESCRIBE,
    LITERAL,
    REDUCED,
    SHOW,
    NotUnderstood,
    Wanted,
    Written,
    methods,
)
from idlift.native.generators import Generators
from idlift.native.statements import Statements

SUPPORT = "idlift.native.support"
_MISSING, _ATTRIBUTE = "_native_missing", "_native_attribute"
# Unions, and the package that they are imported from.
_WIDE = {
    "Atom": "lift.sizes",
    "Constant": "detector.model",
    "Fun": "lift.terms",
    "Pattern": "lift.terms",
    "Statement": "lift.opencl.ir",
    "Value": "detector.model",
}
_WIDE_IN_IR = ("Statement", "Value")
_OPTIONS = {"frozen", "slots", "eq", "weakref_slot", "kw_only", "repr", "unsafe_hash"}
_USUAL: dict[str, Any] = {
    "init": True, "repr": True, "hash": None, "compare": True, "kw_only": False,
}  # fmt: skip
# Of classes that are made by Python, not by C.
_HEAP = 1 << 9
# What a type is made of that has a name but no declaration (`Bounds = tuple[..]`).
_IN_TYPES = (
    ast.Name, ast.Subscript, ast.Tuple, ast.List, ast.BinOp, ast.BitOr, ast.Load,
)  # fmt: skip
_HEAD = f"""
from typing import Any as {ANY}, ClassVar as {CLASS_VAR}, Literal as {LITERAL}
from typing import TYPE_CHECKING
from dataclasses import MISSING as {_MISSING}
from {SUPPORT} import describe as {DESCRIBE}, replace as _native_replace, show as {SHOW}
from {SUPPORT} import reduced as {REDUCED}, unchanged as _native_unchanged
if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as {_ATTRIBUTE}
"""


def native_text(text: str, module: ModuleType) -> str:
    """The text that is compiled instead of this one."""
    tree = ast.parse(text)
    body: list[ast.stmt] = []
    for statement in tree.body:
        described = None
        if isinstance(statement, ast.ClassDef):
            cls = getattr(module, statement.name, None)
            described = _native_class(statement, cls)
            if described is None and _is_pythons(cls):
                attribute = ast.parse(f"{_ATTRIBUTE}(native_class=False)", mode="eval")
                statement.decorator_list.append(attribute.body)
        body.append(statement)
        body += described or []
    tree.body = body
    types = _Types(_Narrow(_wide_names(tree, module.__name__)))
    for step in (types, Cases(), Statements(), Generators()):
        tree = ast.fix_missing_locations(step.visit(tree))
    _use_support(tree)
    if any(isinstance(n, ast.Name) and n.id == _ATTRIBUTE for n in ast.walk(tree)):
        # mypyc asks for it when it runs, mypy must see where it comes from.
        _insert(tree, f"globals()[{_ATTRIBUTE!r}] = _native_unchanged")
    return ast.unparse(tree) + "\n"


def _use_support(tree: ast.Module) -> None:
    """Import what the native text needs."""
    _insert(tree, _HEAD)
    for statement in tree.body:
        match statement:
            case ast.ImportFrom("dataclasses", names):
                kept = [name for name in names if name.name != "replace"]
                if len(kept) < len(names):
                    statement.names = [*kept, ast.alias("MISSING", _MISSING)]
                    _rename(tree, "replace", "_native_replace")


def _insert(tree: ast.Module, text: str) -> None:
    """Statements after the docstring and what is imported first."""
    place = 0
    for at, statement in enumerate(tree.body):
        is_text = at == 0 and isinstance(statement, ast.Expr)
        first = ("__future__", "dataclasses", "typing", SUPPORT)
        is_first = isinstance(statement, ast.ImportFrom) and statement.module in first
        is_checked = isinstance(statement, ast.If)
        if not is_text and not is_first and not is_checked:
            break
        place = at + 1
    tree.body[place:place] = ast.parse(text).body


def _rename(tree: ast.Module, old: str, new: str) -> None:
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and node.id == old:
            node.id = new


def _native_class(found: ast.ClassDef, cls: Any) -> list[ast.stmt] | None:
    """Make a class native in place; what is to be said after it, None if it stays."""
    options = _options(found)
    if options is None or not isinstance(cls, type) or not _is_plain(cls):
        return None
    try:
        wanted = _wanted(found, cls, options.get("weakref_slot", False))
        members = {s.name: s for s in found.body if isinstance(s, ast.FunctionDef)}
        made = methods(wanted, members)
    except NotUnderstood:
        return None
    found.decorator_list = []
    found.body = [_declared(s) for s in found.body] + made
    return [_described(wanted, options)]


def _is_pythons(cls: Any) -> bool:
    """Is the class derived from one of Python's that mypyc cannot derive from?"""
    if not isinstance(cls, type) or type(cls) is not type:
        return False
    return any(
        base.__module__ != "typing" and not _HEAP & base.__flags__
        for base in cls.__mro__[1:-1]
        if not issubclass(base, BaseException)
    )


def _options(found: ast.ClassDef) -> dict[str, bool] | None:
    """The options of `@dataclass`; None if they, or the class, are not as usual."""
    if len(found.decorator_list) != 1 or found.keywords:
        return None
    match found.decorator_list[0]:
        case ast.Name("dataclass"):
            return {}
        case ast.Call(ast.Name("dataclass"), [], keywords):
            options: dict[str, bool] = {}
            for keyword in keywords:
                if keyword.arg not in _OPTIONS:
                    return None
                options[keyword.arg] = ast.literal_eval(keyword.value)
            return options
    return None


def _is_plain(cls: type[Any]) -> bool:
    """Are all fields ordinary ones, and all bases such classes or none?"""
    bases = [b for b in cls.__mro__ if b is not object]
    return type(cls) is type and all(
        b.__name__ == "Generic" or (dataclasses.is_dataclass(b) and type(b) is type)
        for b in bases
    )


def _wanted(found: ast.ClassDef, cls: type[Any], is_weak: bool) -> Wanted:
    types: Written = {}
    defaults: Written = {}
    factories: Written = {}
    for statement in found.body:
        field = _field(statement)
        if field is None:
            continue
        name = ast.unparse(field.target)
        types[name] = field.annotation
        match field.value:
            case None:
                pass
            case ast.Call(ast.Name("field"), [], keywords):
                for keyword in keywords:
                    table = {"default": defaults, "default_factory": factories}
                    if keyword.arg in table:
                        table[keyword.arg][name] = keyword.value
            case value:
                defaults[name] = value
    if set(types) - {f.name for f in dataclasses.fields(cls)}:
        raise NotUnderstood("a field that is none")
    return Wanted(cls, types, defaults, factories, bool(cls.__subclasses__()), is_weak)


def _field(statement: ast.stmt) -> ast.AnnAssign | None:
    match statement:
        case ast.AnnAssign(ast.Name(), annotation):
            return None if "ClassVar" in ast.unparse(annotation) else statement
    return None


def _declared(statement: ast.stmt) -> ast.stmt:
    """Fields without their defaults, which `__init__` knows."""
    field = _field(statement)
    if field is None:
        return statement
    return ast.AnnAssign(field.target, field.annotation, None, 1)


def _described(wanted: Wanted, options: dict[str, bool]) -> ast.stmt:
    rows = []
    for field in wanted.fields:
        if field.name not in wanted.types:
            continue
        default = wanted.defaults.get(field.name)
        factory = wanted.factories.get(field.name)
        other = {
            name: getattr(field, name)
            for name, usual in _USUAL.items()
            if getattr(field, name) != usual
        }
        texts = [_MISSING if x is None else ast.unparse(x) for x in (default, factory)]
        rows.append(f"({field.name!r}, {field.type!r}, {', '.join(texts)}, {other!r})")
    frozen = options.get("frozen", False)
    name = wanted.cls.__qualname__
    text = f"{DESCRIBE}({name}, [{', '.join(rows)}], {frozen}, {wanted.is_weak})"
    return ast.parse(text).body[0]


def _wide_names(tree: ast.Module, module: str) -> frozenset[str]:
    """What wide unions, and floats, are called in a module."""
    found = {"float"}
    found |= {name for name, home in _WIDE.items() if module.startswith(home)}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            for name in node.names:
                known = (name.asname or name.name) in found
                if name.name in _WIDE and node.module.startswith(_WIDE[name.name]):
                    found.add(name.asname or name.name)
                elif known:
                    found.discard(name.asname or name.name)
    defined = {node.name for node in tree.body if isinstance(node, ast.ClassDef)}
    return frozenset(found - defined)


class _Types(ast.NodeTransformer):
    """Writes types as mypyc is to see them, see the Notes above."""

    def __init__(self, narrow: _Narrow) -> None:
        self._narrow = narrow

    def _exact(self, type_: ast.expr | None) -> Any:
        return None if type_ is None else self._narrow.visit(type_)

    def visit_arg(self, node: ast.arg) -> ast.AST:
        self.generic_visit(node)
        node.annotation = self._exact(node.annotation)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        self.generic_visit(node)
        node.returns = self._exact(node.returns)
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        self.generic_visit(node)
        is_union = isinstance(node.value, ast.BinOp)
        if "TypeAlias" in ast.unparse(node.annotation) and not is_union:
            node.value = self._exact(node.value)
        node.annotation = self._exact(node.annotation)
        return node

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        self.generic_visit(node)
        if all(isinstance(part, _IN_TYPES) for part in ast.walk(node.value)):
            node.value = self._exact(node.value)
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        match node:
            case ast.Call(ast.Name("cast"), [type_, _]):
                node.args[0] = self._exact(type_)
        return node


class _Narrow(ast.NodeTransformer):
    """A type without wide unions and floats."""

    def __init__(self, wide: frozenset[str]) -> None:
        self._wide = wide

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        match node:
            case ast.Attribute(ast.Name("ir"), name) if name in _WIDE_IN_IR:
                return ast.Name(ANY)
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        is_literal = isinstance(node.value, ast.Name) and node.value.id == "Literal"
        return node if is_literal else self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> ast.AST:
        return ast.Name(ANY) if node.id in self._wide else node

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        """A type in quotes."""
        if not isinstance(node.value, str):
            return node
        inside: ast.AST = self.visit(ast.parse(node.value, mode="eval").body)
        return ast.Constant(ast.unparse(inside))
