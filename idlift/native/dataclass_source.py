"""The methods of a dataclass as text with types, which mypyc compiles.

Consumes a class as Python has made it (its fields and parameters) and the types of its
own fields as they are written; produces the statements of its native version. Must not
know modules or files.

Note [native classes]: Python makes the methods of a dataclass from texts, at run time:
mypyc never sees them, and making an object calls Python for each field. So a native
class is no dataclass to mypyc. Its methods stand in its text, and what others may ask a
dataclass for (`fields`, `replace`) is said once it is made (`idlift.native.support`).
As in Note [thawed] of `idlift.classes`, nothing forbids to set a field.
"""

from __future__ import annotations

import ast
import dataclasses
from collections.abc import Mapping
from dataclasses import MISSING, Field
from typing import Any

# Names that the native text imports beside its own.
ANY, CLASS_VAR, LITERAL = "_NativeAny", "_NativeClassVar", "_NativeLiteral"
DESCRIBE, SHOW, REDUCED = "_native_describe", "_native_show", "_native_reduced"

# Written types whose values are compared at once; of others the object comes first, as
# tuples do it: many are the same object, and a NaN equals itself only so.
_PLAIN = ("int", "str", "bool", "bytes")

Written = dict[str, ast.expr]


class NotUnderstood(Exception):
    """This class is left to Python."""


@dataclasses.dataclass(frozen=True, slots=True)
class Wanted:
    """A dataclass that gets a native version.

    `types` are those of its own fields, `defaults` and `factories` what it writes for
    them; what is inherited has neither.
    """

    cls: type[Any]
    types: Written
    defaults: Written
    factories: Written
    is_base: bool
    is_weak: bool

    @property
    def fields(self) -> tuple[Field[Any], ...]:
        """All of them, in order."""
        return dataclasses.fields(self.cls)


def methods(wanted: Wanted, written: Mapping[str, ast.stmt]) -> list[ast.stmt]:
    """What Python would have added to the class; `written` are its own members."""
    if wanted.is_weak and wanted.is_base:
        raise NotUnderstood("see Note [weak references] of open.c")
    parameters: Any = vars(wanted.cls)["__dataclass_params__"]
    names = [f.name for f in wanted.fields if f.init and not f.kw_only]
    lines = [
        f"__match_args__: {CLASS_VAR}[tuple[{_literals(names)}]]",
        f"__dataclass_fields__: {CLASS_VAR}[dict[str, {ANY}]]",
    ]
    if parameters.init and "__init__" not in written:
        lines += _init(wanted)
    if parameters.repr and "__repr__" not in written:
        lines += ["def __repr__(self) -> str:", f"    return {SHOW}(self)"]
    way: Any = wanted.cls.__reduce__
    if way is object.__reduce__:
        lines += [f"def __reduce_ex__(self, protocol: {ANY}) -> {ANY}:"]
        lines += [f"    return {REDUCED}(self)"]
    if parameters.eq and "__eq__" not in written:
        lines += _eq(wanted)
    hashes = parameters.unsafe_hash or (parameters.eq and parameters.frozen)
    if hashes and "__hash__" not in written:
        lines += _hash(wanted)
    return ast.parse("\n".join(lines)).body


def _literals(names: list[str]) -> str:
    return ", ".join(f"{LITERAL}[{name!r}]" for name in names) or "()"


def _init(wanted: Wanted) -> list[str]:
    placed = [f for f in wanted.fields if f.init and not f.kw_only]
    named = [f for f in wanted.fields if f.init and f.kw_only]
    star = ["*"] if named else []
    words = ["self", *(_word(f, wanted) for f in placed), *star]
    words += [_word(f, wanted) for f in named]
    lines = [f"def __init__({', '.join(words)}) -> None:"]
    lines += [f"    {line}" for f in wanted.fields for line in _set(f, wanted)]
    if hasattr(wanted.cls, "__post_init__"):
        lines.append("    self.__post_init__()")
    return lines if len(lines) > 1 else [*lines, "    pass"]


def _word(field: Field[Any], wanted: Wanted) -> str:
    """How `__init__` takes a field."""
    type_ = _type(field, wanted)
    if field.default_factory is not MISSING:
        if "None" in type_ or ANY in type_ or field.name not in wanted.factories:
            raise NotUnderstood("None may be meant, or not given")
        return f"{field.name}: {type_} | None = None"
    if field.default is MISSING:
        return f"{field.name}: {type_}"
    return f"{field.name}: {type_} = {_default(field, wanted)}"


def _set(field: Field[Any], wanted: Wanted) -> list[str]:
    name = field.name
    made = ""
    if field.default_factory is not MISSING:
        factory = wanted.factories.get(name)
        if factory is None:
            raise NotUnderstood("how to make the default stands elsewhere")
        made = _called(factory)
    if field.init and made:
        return [f"self.{name} = {made} if {name} is None else {name}"]
    if field.init:
        return [f"self.{name} = {name}"]
    if made:
        return [f"self.{name} = {made}"]
    if field.default is not MISSING:
        return [f"self.{name} = {_default(field, wanted)}"]
    return []


def _called(factory: ast.expr) -> str:
    if isinstance(factory, ast.Lambda):
        return f"({ast.unparse(factory.body)})"
    return f"{ast.unparse(factory)}()"


def _default(field: Field[Any], wanted: Wanted) -> str:
    if field.name in wanted.defaults:
        return f"({ast.unparse(wanted.defaults[field.name])})"
    if field.default is None or isinstance(field.default, int | str):
        return repr(field.default)
    raise NotUnderstood("the default stands elsewhere")


def _type(field: Field[Any], wanted: Wanted) -> str:
    written = wanted.types.get(field.name)
    # An inherited type may have no name here.
    return ANY if written is None else ast.unparse(written)


def _eq(wanted: Wanted) -> list[str]:
    name = wanted.cls.__qualname__
    compared = [
        f"other.{f.name} == self.{f.name}"
        if _type(f, wanted) in _PLAIN
        else f"(other.{f.name} is self.{f.name} or other.{f.name} == self.{f.name})"
        for f in wanted.fields
        if f.compare
    ]
    exact = "other.__class__ is not self.__class__ or " if wanted.is_base else ""
    return [
        "def __eq__(self, other: object) -> bool:",
        "    if other is self:",
        "        return True",
        f"    if {exact}not isinstance(other, {name}):",
        # Not NotImplemented: nothing of another class would say otherwise.
        "        return False",
        f"    return {' and '.join(compared) or 'True'}",
    ]


def _hash(wanted: Wanted) -> list[str]:
    hashed = [
        f"self.{f.name}, "
        for f in wanted.fields
        if (f.compare if f.hash is None else f.hash)
    ]
    return [
        "def __hash__(self) -> int:",
        f"    return hash(({''.join(hashed)}))",
    ]
