"""Dataclasses as an earlier process made them.

Consumes classes of ours; produces what `dataclasses.dataclass` made of the same class
before. Python writes a text for each method, and makes each class twice; that is half
of the time in which our modules are imported. So the codes of the methods are kept, and
a class is put together from them at once.

Only Python says what a dataclass is: nothing is kept of a class that came out in a way
which is not understood here, and such a class is made by Python each time.

Note [thawed]: To set a field of a frozen class, `__init__` has to go round the guard
that forbids it, which takes four times as long as setting it; a compilation makes some
hundred thousand instances. Nothing of ours sets a field later: tests run with the
guards. So classes from memory are without them, with the `__init__` that Python writes
for a class that is not frozen. All else is that of the frozen class.
"""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field
from types import CellType, CodeType, FunctionType
from typing import Any

from idlift.native.finder import served

# The codes of methods, attributes that are constants, and the names of all fields.
Recipe = tuple[dict[str, CodeType], dict[str, Any], tuple[str, ...]]
# What is kept under a name, else what is made now; () stands for nothing.
Kept = Callable[[str, Callable[[], Any]], Any]

_FIELDS, _PARAMS = "__dataclass_fields__", "__dataclass_params__"
_STATE = ("__getstate__", "__setstate__")
_CONSTANTS = ("__hash__", "__match_args__", "__slots__", "__doc__")
_HAS_FACTORY = vars(dataclasses).get("_HAS_DEFAULT_FACTORY")
_IS_FIELD = vars(dataclasses).get("_FIELD")
_guarded: Any = vars(dataclasses).get("_recursive_repr")

# What methods find around them where they are made, beside their class and defaults.
_AROUND = {
    "MISSING": MISSING,
    "_HAS_DEFAULT_FACTORY": _HAS_FACTORY,
    "FrozenInstanceError": dataclasses.FrozenInstanceError,
    "__dataclass_builtins_object__": object,
}
_DEFAULT = "_dflt_"
# See Note [thawed].
_THAWED = "thawed"
_GUARDS = ("__setattr__", "__delattr__")


class Classes:
    """`dataclass` with a memory."""

    def __init__(self, kept: Kept, packages: tuple[str, ...]) -> None:
        self._kept = kept
        self._packages = packages
        self._original: Any = dataclasses.dataclass
        self._samples: dict[Any, dict[str, Any]] = {}

    def dataclass(self, cls: type[Any] | None = None, /, **options: Any) -> Any:
        """As `dataclasses.dataclass`."""
        if cls is None:
            return lambda given: self.dataclass(given, **options)
        if not options.get("slots") or not self._is_ours(cls):
            return self._original(cls, **options)
        made: list[type[Any]] = []

        def make() -> Recipe | tuple[()]:
            before = dict(vars(cls))
            made.append(self._original(cls, **options))
            fields = _fields(cls, before, options)
            return _recipe(self._original, made[0], before, fields) or ()

        recipe = self._kept(f"{cls.__module__}.{cls.__qualname__}", make)
        if made:
            return made[0]
        fields = _fields(cls, vars(cls), options) if recipe else {}
        if not recipe or recipe[2] != tuple(fields):
            return self._original(cls, **options)
        return _made(cls, recipe, fields, self._sample(options))

    def _is_ours(self, cls: type[Any]) -> bool:
        package = cls.__module__.partition(".")[0]
        return (
            type(cls) is type
            and package in self._packages
            # mypyc puts such a class together in its own way.
            and cls.__module__ not in served
            and "<locals>" not in cls.__qualname__
        )

    def _sample(self, options: dict[str, Any]) -> dict[str, Any]:
        """What does not depend on the class."""
        key = tuple(options.items())
        known = self._samples.get(key)
        if known is None:
            bare = type("Sample", (), {"__doc__": "Of no fields."})
            known = self._samples[key] = dict(vars(self._original(bare, **options)))
        return known


def _fields(
    cls: type[Any], body: Mapping[str, Any], options: dict[str, Any]
) -> dict[str, Field[Any]]:
    """As Python has them in simple cases; in others nothing is kept."""
    fields: dict[str, Field[Any]] = {}
    for base in cls.__mro__[-1:0:-1]:
        fields |= getattr(base, _FIELDS, {})
    for name, annotation in body.get("__annotations__", {}).items():
        given = body.get(name, MISSING)
        field: Any = given
        if not isinstance(given, Field):
            field = dataclasses.field(default=given)
        field.name, field.type, field._field_type = name, annotation, _IS_FIELD
        if field.kw_only is MISSING:
            field.kw_only = options.get("kw_only", False)
        fields[name] = field
    return fields


def _recipe(
    original: Any,
    made: type[Any],
    before: dict[str, Any],
    fields: dict[str, Field[Any]],
) -> Recipe | None:
    """How the class is made again; None if there is something special about it."""
    if repr(vars(made)[_FIELDS]) != repr(fields):
        return None
    codes: dict[str, CodeType] = {}
    constants: dict[str, Any] = {}
    for name, value in vars(made).items():
        is_kept = name in before and before[name] is value
        if is_kept or name in (_FIELDS, _PARAMS, *_STATE) or _is_slot(made, name):
            continue
        if isinstance(value, FunctionType):
            plain = getattr(value, "__wrapped__", value)
            if not _is_understood(plain, fields):
                return None
            codes[name] = plain.__code__.replace(
                co_qualname=f"{made.__qualname__}.{name}"
            )
        elif name in _CONSTANTS:
            constants[name] = value
        elif name not in before or before[name] != value:
            return None
    if vars(made)[_PARAMS].frozen and "__init__" in codes:
        codes[_THAWED] = _thawed(original, made, fields)
    return codes, constants, tuple(fields)


def _thawed(original: Any, made: type[Any], fields: dict[str, Field[Any]]) -> CodeType:
    """`__init__` of the class if it were not frozen."""
    body: dict[str, Any] = {
        field.name: dataclasses.field(
            default=field.default,
            default_factory=field.default_factory,
            init=field.init,
            kw_only=field.kw_only,
        )
        for field in fields.values()
    }
    body["__annotations__"] = {name: "object" for name in fields}
    if hasattr(made, "__post_init__"):
        body["__post_init__"] = vars(made).get("__post_init__")
    # Without slots, fields that no argument sets would be left to the class.
    sample: Any = original(type("Sample", (), body), slots=True)
    code: CodeType = sample.__init__.__code__
    return code.replace(co_qualname=f"{made.__qualname__}.__init__")


def _is_slot(made: type[Any], name: str) -> bool:
    return name in vars(made)["__slots__"]


def _is_understood(method: Any, fields: dict[str, Field[Any]]) -> bool:
    given = (method.__defaults__, method.__kwdefaults__)
    if method.__name__ == "__init__":
        if given != _defaults(fields):
            return False
    elif given != (None, None):
        return False
    return all(
        name == "cls"
        or name in _AROUND
        or (name.startswith(_DEFAULT) and name.removeprefix(_DEFAULT) in fields)
        for name in method.__code__.co_freevars
    )


def _made(
    cls: type[Any],
    recipe: Recipe,
    fields: dict[str, Field[Any]],
    sample: dict[str, Any],
) -> type[Any]:
    codes, constants, _ = recipe
    thawed = codes.pop(_THAWED, None)
    # A base that Python has made guards its fields in what is derived from it, too.
    setter: Any = cls.__setattr__
    if thawed is not None and setter is object.__setattr__:
        codes["__init__"] = thawed
        for name in _GUARDS:
            codes.pop(name, None)
    body = dict(vars(cls))
    for name in (*fields, "__dict__", "__weakref__"):
        body.pop(name, None)
    body |= constants
    body["__qualname__"] = cls.__qualname__
    body[_FIELDS], body[_PARAMS] = fields, sample[_PARAMS]
    names = vars(sys.modules[cls.__module__])
    for name, code in codes.items():
        cells = tuple(CellType(_around(free, cls, fields)) for free in code.co_freevars)
        method: Any = FunctionType(code, names, name, None, cells)
        if name == "__init__":
            method.__defaults__, method.__kwdefaults__ = _defaults(fields)
        body[name] = _guarded(method) if name == "__repr__" else method
    for name in _STATE:
        if name in sample:
            body.setdefault(name, sample[name])
    return type(cls.__name__, cls.__bases__, body)


def _around(name: str, cls: type[Any], fields: dict[str, Field[Any]]) -> Any:
    """What a method has under the name of a free variable."""
    if name == "cls":
        return cls
    if name in _AROUND:
        return _AROUND[name]
    field = fields[name.removeprefix(_DEFAULT)]
    return field.default if field.default_factory is MISSING else field.default_factory


def _defaults(
    fields: dict[str, Field[Any]],
) -> tuple[tuple[Any, ...] | None, dict[str, Any] | None]:
    """The defaults of `__init__`, of positions and of keywords."""
    places: list[Any] = []
    keywords: dict[str, Any] = {}
    for field in fields.values():
        default: Any = field.default
        if field.default_factory is not MISSING:
            default = _HAS_FACTORY
        if default is MISSING or not field.init:
            continue
        if field.kw_only:
            keywords[field.name] = default
        else:
            places.append(default)
    return tuple(places) or None, keywords or None
