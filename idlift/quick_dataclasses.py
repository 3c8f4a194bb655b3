"""`dataclass` for a compiler that starts often: the same classes, made in less time.

Consumes a class with annotations; produces what `dataclasses.dataclass(slots=True)`
would, or None where it is asked for more than is done here. Python writes a text for
each method of each class and compiles it, makes the class twice and describes every
field. Here the methods of all classes of one shape have one code, which `Remembered`
keeps between processes, and a class describes its fields when it is asked to.

Instances of frozen classes are also made faster: slots are set by their descriptors
(240 instead of 560 ns for three fields), not by name.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from reprlib import recursive_repr
from types import CodeType, FunctionType
from typing import Any

_FIELDS, _PARAMS = "__dataclass_fields__", "__dataclass_params__"
# What a class may be asked for; everything else is left to `dataclasses`.
_OPTIONS = frozenset({"frozen", "slots", "eq", "kw_only"})
# Annotations that are no fields.
_NOT_FIELDS = ("ClassVar", "InitVar", "KW_ONLY")
_HAS_FACTORY = object()

# Name, default or MISSING, factory or MISSING, and how the field is used.
_Spec = tuple[str, Any, Any, bool, bool, bool]
Codes = Callable[[str, Callable[[], str]], CodeType]


def quick(cls: type[Any], options: dict[str, Any], codes: Codes) -> type[Any] | None:
    """The class with its methods and slots; `codes` compiles texts or knows them."""
    if not options.get("slots") or not options.keys() <= _OPTIONS:
        return None
    frozen, eq = bool(options.get("frozen")), bool(options.get("eq", True))
    kw_only = bool(options.get("kw_only"))
    specs = _specs(cls, frozen, kw_only)
    if specs is None:
        return None
    body = dict(cls.__dict__)
    methods, bind = _methods(cls, tuple(specs.values()), frozen, eq, codes)
    has_hash = body.get("__hash__") is not None or (
        "__hash__" in body and "__eq__" not in body
    )
    for name, method in methods.items():
        if name != "__hash__":
            body.setdefault(name, method)
    if eq and not has_hash:
        body["__hash__"] = methods["__hash__"] if frozen else None
    inherited = _inherited_slots(cls)
    for name in (*specs, "__dict__", "__weakref__"):
        body.pop(name, None)
    body["__slots__"] = tuple(name for name in specs if name not in inherited)
    body["__qualname__"] = cls.__qualname__
    body.setdefault("__match_args__", tuple(s[0] for s in specs.values() if not s[5]))
    description = _Description(cls, specs)
    body[_FIELDS] = description
    sample = vars(_sample(frozen, eq, kw_only))
    body[_PARAMS] = sample[_PARAMS]
    if "__replace__" in sample:
        body.setdefault("__replace__", sample["__replace__"])
    metaclass: Any = type(cls)
    made: type[Any] = metaclass(cls.__name__, cls.__bases__, body)
    description.owner = made
    _specs_of[made] = specs
    bind(made)
    return made


def quick_replace(obj: Any, /, **changes: Any) -> Any:
    """As `dataclasses.replace`."""
    specs = _specs_of.get(obj.__class__)
    if specs is None:
        return _original_replace(obj, **changes)
    for name in specs:
        if name not in changes:
            changes[name] = getattr(obj, name)
    return obj.__class__(**changes)


_original_replace: Any = dataclasses.replace
_specs_of: dict[type[Any], dict[str, _Spec]] = {}
# What would have to be heeded, and what we would overwrite.
_OWN = ("__init__", "__slots__", "__setattr__", "__delattr__", "__getstate__",
        "__setstate__")  # fmt: skip


_OF_BASES = (_FIELDS, "__setattr__", "__delattr__")


def _specs(cls: type[Any], frozen: bool, kw_only: bool) -> dict[str, _Spec] | None:
    """The fields by name, those of bases first; None if there is something special."""
    found: dict[str, _Spec] = {}
    for base in cls.__mro__[-2:0:-1]:
        if base in _specs_of:
            if base.__dict__[_PARAMS].frozen is not frozen:
                return None
            found |= _specs_of[base]
        elif any(name in base.__dict__ for name in _OF_BASES):
            return None
    if any(name in cls.__dict__ for name in _OWN):
        return None
    for name, annotation in vars(cls).get("__annotations__", {}).items():
        if type(annotation) is not str or name.startswith("_quick") or name == "self":
            return None
        if any(word in annotation for word in _NOT_FIELDS):
            return None
        spec = _spec(name, cls.__dict__.get(name, dataclasses.MISSING), kw_only)
        if spec is None:
            return None
        found[name] = spec
    optional = False
    for _, default, factory, *_, is_kw in found.values():
        has_default = default is not _MISSING or factory is not _MISSING
        if optional and not has_default and not is_kw:
            return None
        optional = optional or (has_default and not is_kw)
    return found


_MISSING = dataclasses.MISSING


def _spec(name: str, given: Any, kw_only: bool) -> _Spec | None:
    if not isinstance(given, dataclasses.Field):
        if given is not _MISSING and type(given).__hash__ is None:
            return None
        return (name, given, _MISSING, True, True, kw_only)
    if not given.init or given.hash is not None or given.metadata:
        return None
    if given.default is not _MISSING and type(given.default).__hash__ is None:
        return None
    is_kw = kw_only if given.kw_only is _MISSING else bool(given.kw_only)
    compare, shown = bool(given.compare), bool(given.repr)
    return (name, given.default, given.default_factory, compare, shown, is_kw)


def _inherited_slots(cls: type[Any]) -> set[str]:
    return {
        name
        for base in cls.__mro__[1:-1]
        for name in _as_tuple(base.__dict__.get("__slots__", ()))
    }


def _as_tuple(slots: Any) -> tuple[str, ...]:
    return (slots,) if isinstance(slots, str) else tuple(slots)


# The methods ------------------------------------------------------------------------


def _methods(
    cls: type[Any], specs: tuple[_Spec, ...], frozen: bool, eq: bool, codes: Codes
) -> tuple[dict[str, Any], Callable[[type[Any]], None]]:
    """The methods of a class, and what has to be called when it is made."""
    has_post = hasattr(cls, "__post_init__")
    shape = " ".join(
        (
            "frozen" if frozen else "open",
            "post" if has_post else "",
            *(
                f"{name}{'=' * (default is not _MISSING)}"
                f"{'()' * (factory is not _MISSING)}{'-' * (not compare)}{'*' * is_kw}"
                for name, default, factory, compare, _, is_kw in specs
            ),
        )
    )
    code = codes(shape, lambda: _text(specs, frozen, has_post))
    given = [
        default if default is not _MISSING else factory
        for _, default, factory, *_ in specs
    ]
    make = FunctionType(code, {"__builtins__": __builtins__}, "make")
    init, equal, hashed, bind = make(_HAS_FACTORY, *given)
    made = {"__init__": init, "__repr__": _shown, "__hash__": hashed}
    for method in (init, equal, hashed):
        method.__qualname__ = f"{cls.__qualname__}.{method.__name__}"
        method.__module__ = cls.__module__
    if eq:
        made["__eq__"] = equal
    if frozen:
        made |= _FROZEN
    return made, bind


def _text(specs: tuple[_Spec, ...], frozen: bool, has_post: bool) -> str:
    """A function that makes the methods of all classes of a shape."""
    lines = [f"def make(_quickF, {_listed(f'_quickD{n}' for n in range(len(specs)))}):"]
    setters = [f"_quickS{n}" for n in range(len(specs))]
    lines += [f"  {setter} = None" for setter in setters]
    lines += [f"  def __init__(self, {_signature(specs)}):"]
    for number, (name, _, factory, *_) in enumerate(specs):
        value = name
        if factory is not _MISSING:
            value = f"_quickD{number}() if {name} is _quickF else {name}"
        lines.append(
            f"    _quickS{number}(self, {value})"
            if frozen
            else f"    self.{name} = {value}"
        )
    lines += ["    self.__post_init__()" if has_post else "    return"]
    compared = [name for name, _, _, compare, *_ in specs if compare]
    mine = _listed(f"self.{name}" for name in compared)
    theirs = _listed(f"other.{name}" for name in compared)
    lines += [
        "  def __eq__(self, other):",
        # As tuples have it: what is the same is equal.
        "    if other is self: return True",
        f"    if other.__class__ is self.__class__: return ({mine}) == ({theirs})",
        "    return NotImplemented",
        "  def __hash__(self):",
        f"    return hash(({mine}))",
        "  def bind(cls):",
    ]
    if frozen and specs:
        lines += [f"    nonlocal {', '.join(setters)}"]
        lines += [f"    _quickS{n} = cls.{s[0]}.__set__" for n, s in enumerate(specs)]
    lines += ["    return", "  return __init__, __eq__, __hash__, bind"]
    return "\n".join(lines)


def _listed(words: Any) -> str:
    return "".join(f"{word}, " for word in words)


def _signature(specs: tuple[_Spec, ...]) -> str:
    words: list[str] = []
    keywords: list[str] = []
    for number, (name, default, factory, _, _, is_kw) in enumerate(specs):
        given = f"=_quickD{number}" if default is not _MISSING else ""
        given = "=_quickF" if factory is not _MISSING else given
        (keywords if is_kw else words).append(f"{name}{given}")
    return ", ".join((*words, *(("*", *keywords) if keywords else ())))


@recursive_repr()
def _shown(self: Any) -> str:
    fields = getattr(type(self), _FIELDS).values()
    listed = ", ".join(f"{f.name}={getattr(self, f.name)!r}" for f in fields if f.repr)
    return f"{type(self).__qualname__}({listed})"


def _set(self: Any, name: str, value: object) -> None:
    _check(self, name, "assign to")
    object.__setattr__(self, name, value)


def _delete(self: Any, name: str) -> None:
    _check(self, name, "delete")
    object.__delattr__(self, name)


def _check(self: Any, name: str, action: str) -> None:
    if type(self) in _specs_of or name in getattr(type(self), _FIELDS):
        raise dataclasses.FrozenInstanceError(f"cannot {action} field {name!r}")


def _state(self: Any) -> list[Any]:
    return [getattr(self, name) for name in getattr(type(self), _FIELDS)]


def _set_state(self: Any, state: list[Any]) -> None:
    for name, value in zip(getattr(type(self), _FIELDS), state, strict=True):
        object.__setattr__(self, name, value)


_FROZEN = {
    "__setattr__": _set,
    "__delattr__": _delete,
    "__getstate__": _state,
    "__setstate__": _set_state,
}


# The description --------------------------------------------------------------------


class _Description:
    """`__dataclass_fields__` of a class that has not been asked for them yet."""

    __slots__ = ("_annotations", "_given", "_specs", "owner")

    def __init__(self, cls: type[Any], specs: dict[str, _Spec]) -> None:
        self.owner = cls
        self._annotations = vars(cls).get("__annotations__", {})
        self._given = {name: cls.__dict__.get(name) for name in self._annotations}
        self._specs = specs

    def __get__(self, instance: object, owner: type[Any]) -> dict[str, Any]:
        inherited: dict[str, Any] = {}
        for base in self.owner.__mro__[-1:0:-1]:
            inherited |= getattr(base, _FIELDS, {})
        fields = inherited | {n: self._field(n) for n in self._annotations}
        setattr(self.owner, _FIELDS, fields)
        return fields

    def _field(self, name: str) -> Any:
        given = self._given[name]
        _, default, _, _, _, is_kw = self._specs[name]
        field: Any = given
        if not isinstance(given, dataclasses.Field):
            field = dataclasses.field(default=default)
        field.name, field.type, field.kw_only = name, self._annotations[name], is_kw
        field._field_type = vars(dataclasses)["_FIELD"]
        return field


_samples: dict[tuple[bool, bool, bool], type[Any]] = {}


def _sample(frozen: bool, eq: bool, kw_only: bool) -> type[Any]:
    """A class of Python's making, for what does not depend on fields."""
    known = _samples.get((frozen, eq, kw_only))
    if known is None:
        bare = type("Sample", (), {"__doc__": "-"})
        options = {"frozen": frozen, "eq": eq, "kw_only": kw_only, "slots": True}
        known = _samples[frozen, eq, kw_only] = _original(bare, **options)
    return known


_original: Any = dataclasses.dataclass
