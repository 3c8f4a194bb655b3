"""Dataclasses from memory are those that Python makes."""

from __future__ import annotations

import dataclasses
import marshal
import os
import pickle
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import FrozenInstanceError, dataclass, field
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

import pytest

from idlift.classes import Classes

T = TypeVar("T")


class Plain:
    """Two fields, a method and a property."""

    first: int
    second: str = "two"
    constant = 3

    def both(self) -> str:
        return f"{self.first}{self.second}"

    @property
    def doubled(self) -> int:
        return 2 * self.first


class Undocumented:
    first: int


class Defaults:
    """All that a field can say."""

    first: int
    many: list[int] = field(default_factory=list)
    hidden: int = field(default=1, repr=False)
    apart: int = field(default=2, compare=False, kw_only=True)
    made: int = field(default=7, init=False)


class OwnMethods:
    """Python leaves these alone."""

    first: int
    second: int = 0

    def __hash__(self) -> int:
        return 5

    def __repr__(self) -> str:
        return "mine"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, OwnMethods)


class Checked:
    """With something to do after the fields are set."""

    first: int

    def __post_init__(self) -> None:
        if self.first < 0:
            raise ValueError("negative")


@dataclass(frozen=True, slots=True)
class Base:
    """One field, with slots of its own."""

    first: int


class Derived(Base):
    """One more field, and another default."""

    second: int = 2


class OfAnything(Generic[T]):
    """A class with a parameter."""

    first: T


class WithConstant:
    """An annotation that is no field: Python's to make each time."""

    kind: ClassVar[str] = "kind"
    first: int


CLASSES = [Plain, Undocumented, Defaults, OwnMethods, Checked, OfAnything, WithConstant]
OPTIONS: list[dict[str, bool]] = [
    {"slots": True, "frozen": True},
    {"slots": True},
    {"slots": True, "frozen": True, "eq": False, "weakref_slot": True},
    {"slots": True, "frozen": True, "order": True},
    {"slots": True, "frozen": True, "kw_only": True},
    {"frozen": True},
]
CASES = [
    *((cls, options) for cls in CLASSES for options in OPTIONS),
    (Derived, {"slots": True, "frozen": True}),
]


def fresh(cls: type[Any]) -> type[Any]:
    """The class once more, as a `class` statement would make it."""
    body = {
        name: dataclasses.field(
            default=value.default,
            default_factory=value.default_factory,
            init=value.init,
            repr=value.repr,
            compare=value.compare,
            kw_only=value.kw_only,
        )
        if isinstance(value, dataclasses.Field)
        else value
        for name, value in vars(cls).items()
        if name not in ("__dict__", "__weakref__")
    }
    made: type[Any] = type(cls.__name__, cls.__bases__, body)
    made.__qualname__ = cls.__qualname__
    return made


def remembering() -> tuple[Callable[..., Any], dict[str, bytes]]:
    """A `dataclass`, and what it keeps, as a file would have it."""
    known: dict[str, bytes] = {}

    def kept(name: str, make: Callable[[], Any]) -> Any:
        if name not in known:
            known[name] = marshal.dumps(make())
        return marshal.loads(known[name])

    package = __name__.partition(".")[0]
    return Classes(kept, (package,)).dataclass, known


def described(cls: type[Any]) -> dict[str, Any]:
    """All that can be seen of a class, apart from what is new each time."""
    seen: dict[str, Any] = {}
    for name, value in vars(cls).items():
        if name == "__weakref__" and sys.version_info < (3, 11, 3):
            # The one that these leave there is another class's.
            continue
        plain = getattr(value, "__wrapped__", value)
        code = getattr(plain, "__code__", None)
        if code is not None:
            given = (plain.__defaults__, plain.__kwdefaults__)
            seen[name] = (code.co_code, code.co_varnames, value.__qualname__, given)
        elif name == "__slots__" or isinstance(value, str | int | None):
            seen[name] = value
        else:
            seen[name] = type(value).__name__
    return seen


def thawed(cls: type[Any], options: dict[str, bool]) -> dict[str, Any]:
    """A frozen class from memory, as it should be: see Note [thawed]."""
    seen = described(dataclass(fresh(cls), **options))
    guarded_base = cls.__setattr__ is not object.__setattr__
    if cls is WithConstant or guarded_base or not options.get("slots"):
        return seen
    if options.get("frozen"):
        for guard in ("__setattr__", "__delattr__"):
            del seen[guard]
        warm = {**options, "frozen": False}
        seen["__init__"] = described(dataclass(fresh(cls), **warm))["__init__"]
    return seen


@pytest.mark.parametrize(("cls", "options"), CASES)
def test_a_class_is_the_same_from_memory(
    cls: type[Any], options: dict[str, bool]
) -> None:
    python = dataclass(fresh(cls), **options)
    remembered, _ = remembering()
    first = remembered(fresh(cls), **options)
    second = remembered(fresh(cls), **options)
    assert second is not first
    assert described(first) == described(python)
    assert described(second) == thawed(cls, options)
    for made in (first, second):
        assert repr(dataclasses.fields(made)) == repr(dataclasses.fields(python))
        assert repr(made.__dataclass_params__) == repr(python.__dataclass_params__)
        assert made.__match_args__ == python.__match_args__
        assert made.__doc__ == python.__doc__
        assert made.__qualname__ == python.__qualname__


def test_which_classes_are_kept() -> None:
    remembered, known = remembering()
    for cls in (Plain, Defaults, WithConstant):
        remembered(fresh(cls), slots=True, frozen=True)
    kept = {name.rpartition(".")[2]: marshal.loads(known[name]) for name in known}
    assert kept["Plain"]
    assert kept["Defaults"]
    assert kept["WithConstant"] == ()


def instances(cls: type[Any], **options: bool) -> type[Any]:
    """The class from memory."""
    remembered, _ = remembering()
    remembered(fresh(cls), **options)
    made: type[Any] = remembered(fresh(cls), **options)
    return made


def test_instances_behave() -> None:
    cls = instances(Defaults, slots=True, frozen=True)
    one, other = cls(1), cls(1, apart=9)
    assert one == other
    assert hash(cls(1, ())) == hash(cls(1, (), apart=9))
    assert one.many == []
    assert one.many is not other.many
    assert repr(one) == "Defaults(first=1, many=[], apart=2, made=7)"
    assert dataclasses.replace(one, first=2).first == 2
    with pytest.raises((AttributeError, TypeError)):
        one.unknown = 2
    match one:
        case cls(first, many):
            assert (first, many) == (1, [])
        case _:
            pytest.fail("no match")


def test_what_is_derived_from_a_guarded_class_is_guarded() -> None:
    cls = instances(Derived, slots=True, frozen=True)
    one = cls(1)
    assert (one.first, one.second) == (1, 2)
    for name in ("first", "second"):
        with pytest.raises(FrozenInstanceError):
            setattr(one, name, 3)


def test_a_check_after_the_fields_is_made() -> None:
    cls = instances(Checked, slots=True, frozen=True)
    assert cls(1).first == 1
    with pytest.raises(ValueError, match="negative"):
        cls(-1)


def test_instances_are_pickled(monkeypatch: pytest.MonkeyPatch) -> None:
    cls = instances(Plain, slots=True, frozen=True)
    monkeypatch.setattr(sys.modules[__name__], "Plain", cls)
    assert pickle.loads(pickle.dumps(cls(1, "x"))) == cls(1, "x")


def test_another_class_under_the_name_is_made_anew() -> None:
    remembered, _ = remembering()
    remembered(fresh(Plain), slots=True)
    other = type("Plain", (), {"__annotations__": {"other": "int"}})
    other.__qualname__, other.__module__ = Plain.__qualname__, __name__
    made = remembered(other, slots=True)
    assert made(3).other == 3


def test_classes_of_others_are_left_to_python() -> None:
    remembered, known = remembering()
    other = fresh(Plain)
    other.__module__ = "json"
    assert remembered(other, slots=True)(1).first == 1
    assert remembered(fresh(Plain), frozen=True)(1).first == 1
    assert not known


# Modules of each package; what they import comes with them.
MODULES = (
    "detector.matching",
    "detector.legality.kinds",
    "codegen.unit",
    "lift.targets",
    "idlift.offload.pipeline",
)
_ALL = """
import dataclasses, sys
from importlib import import_module
from pathlib import Path
from idlift import startup
known = startup.Remembered(Path(sys.argv[1]))
from idlift.classes import Classes
packages = ("idl", "detector", "lift", "codegen", "idlift")
if sys.argv[2] == "remember":
    dataclasses.dataclass = Classes(known.made, packages).dataclass
for name in sys.argv[3:]:
    import_module(name)
for name, module in sorted(sys.modules.items()):
    for cls in vars(module).values() if name.startswith(packages) else ():
        if isinstance(cls, type) and cls.__module__ == name:
            if "__dataclass_fields__" not in vars(cls):
                continue
            print(cls, [f for f in dataclasses.fields(cls)], cls.__match_args__)
            for key, value in sorted(vars(cls).items()):
                if key == "__weakref__" and sys.version_info < (3, 11, 3):
                    # The one that these leave there is another class's.
                    continue
                if key in ("__init__", "__setattr__", "__delattr__"):
                    # See Note [thawed] in idlift.classes.
                    continue
                value = getattr(value, "__wrapped__", value)
                code = getattr(value, "__code__", None)
                print(key, type(value), code and (code.co_code, code.co_consts))
known.save()
"""


def test_all_of_our_classes_are_the_same_from_memory(tmp_path: Path) -> None:
    said = []
    for how in ("python", "remember", "remember"):
        words = [sys.executable, "-c", _ALL, str(tmp_path / "kept"), how, *MODULES]
        done = subprocess.run(
            words,
            capture_output=True,
            text=True,
            check=False,
            # Sets of texts are shown in the same order.
            env={**os.environ, "PYTHONHASHSEED": "0"},
        )
        assert done.returncode == 0, done.stderr
        said.append(re.sub(r"0x[0-9a-f]+", "", done.stdout))
    assert said[0].count("<class 'function'>") > 1000
    assert said[1] == said[0]
    assert said[2] == said[0]
