"""What native classes have in common with dataclasses: how they are asked and shown.

Consumes classes that `idlift.native` has compiled; produces what `dataclasses` would
have made of them. Imported by native modules, and itself one of them.
"""

from __future__ import annotations

import dataclasses
from dataclasses import MISSING, Field
from importlib import import_module
from threading import get_ident
from typing import Any, TypeVar

_T = TypeVar("_T")

# Name, type as written, default, factory, and all that is not as usual.
Described = tuple[str, str, Any, Any, dict[str, Any]]

_IS_FIELD: Any = vars(dataclasses)["_FIELD"]
_parameters: dict[bool, Any] = {}
_names: dict[Any, tuple[str, ...]] = {}
# What is being shown: it may contain itself.
_shown: set[tuple[int, int]] = set()


def describe(cls: Any, fields: list[Described], frozen: bool, weak: bool) -> None:
    """Say of a native class that it is a dataclass with these fields of its own."""
    found: dict[str, Field[Any]] = {}
    for base in cls.__mro__[-1:0:-1]:
        found |= getattr(base, "__dataclass_fields__", {})
    for name, type_, default, factory, other in fields:
        made: Any = (
            dataclasses.field(default=default, **other)
            if factory is MISSING
            else dataclasses.field(default_factory=factory, **other)
        )
        if made.kw_only is MISSING:
            made.kw_only = False
        made.name, made.type, made._field_type = name, type_, _IS_FIELD
        found[name] = made
    if frozen not in _parameters:
        sample: Any = type("Sample", (), {"__doc__": "Of no fields."})
        sample = dataclasses.dataclass(sample, frozen=frozen)
        _parameters[frozen] = sample.__dataclass_params__
    matched = [n for n, field in found.items() if field.init and not field.kw_only]
    said: dict[str, Any] = {
        "__dataclass_fields__": found,
        "__dataclass_params__": _parameters[frozen],
        "__match_args__": tuple(matched),
    }
    for name, value in said.items():
        setattr(cls, name, value)
    if weak:
        opener: Any = import_module("idlift_native")
        opener.allow_weak(cls)


def replace(data: _T, /, **changes: Any) -> _T:
    """As `dataclasses.replace`, with less ado."""
    kind: Any = data.__class__
    names = _names.get(kind)
    if names is None:
        names = _names[kind] = _simple(kind)
    if not names:
        special: Any = data
        replaced: _T = dataclasses.replace(special, **changes)
        return replaced
    for name in names:
        if name not in changes:
            changes[name] = getattr(data, name)
    made: _T = kind(**changes)
    return made


def _simple(kind: Any) -> tuple[str, ...]:
    """The names of the fields, () if there is something special about them."""
    fields = kind.__dataclass_fields__.values()
    if all(field.init and field._field_type is _IS_FIELD for field in fields):
        return tuple([field.name for field in fields])
    return ()


def show(data: Any) -> str:
    """The text of an object, as that of a dataclass."""
    place = (id(data), get_ident())
    if place in _shown:
        return "..."
    _shown.add(place)
    try:
        parts = [
            f"{field.name}={getattr(data, field.name)!r}"
            for field in dataclasses.fields(data)
            if field.repr
        ]
    finally:
        _shown.discard(place)
    return f"{data.__class__.__qualname__}({', '.join(parts)})"


def reduced(data: Any) -> tuple[Any, ...]:
    """How an object is copied and pickled: mypyc makes none without `__init__`."""
    names = [field.name for field in dataclasses.fields(data)]
    values = {name: getattr(data, name) for name in names if hasattr(data, name)}
    return rebuilt, (data.__class__, values)


def rebuilt(kind: Any, values: dict[str, Any]) -> Any:
    """The object with these fields."""
    fields = kind.__dataclass_fields__
    made = kind(**{name: values[name] for name in values if fields[name].init})
    for name, value in values.items():
        if not fields[name].init:
            setattr(made, name, value)
    return made


def unchanged(**_: Any) -> Any:
    """A decorator that says something to mypyc only."""
    return lambda cls: cls
