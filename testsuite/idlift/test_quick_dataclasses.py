"""Classes that are made quickly are those that `dataclasses` would have made."""

from __future__ import annotations

import copy
import dataclasses
import pickle
import subprocess
import sys
from dataclasses import dataclass, field
from types import CodeType
from typing import Any, ClassVar, Generic, TypeVar

import pytest

from idlift.quick_dataclasses import quick, quick_replace
from idlift.startup import Remembered

T = TypeVar("T")


class Plain:
    """No fields."""


class Point:
    """With defaults of all sorts."""

    x: int
    y: float = 0.5
    tags: list[str] = field(default_factory=list)
    note: str = field(default="", compare=False, repr=False)


class Checked:
    """With methods of its own."""

    low: int
    high: int = 3

    def __post_init__(self) -> None:
        if self.low > self.high:
            raise ValueError("empty")

    @property
    def size(self) -> int:
        return self.high - self.low


class Hashed:
    """With an equality and a hash of its own."""

    x: int

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hashed)

    def __hash__(self) -> int:
        return 7


class Equal:
    """With an equality of its own only."""

    x: int

    def __eq__(self, other: object) -> bool:
        return True


class Box(Generic[T]):
    """Of anything."""

    item: T


CLASSES = (Plain, Point, Checked, Hashed, Equal, Box)
OPTIONS: tuple[dict[str, Any], ...] = (
    {"frozen": True, "slots": True},
    {"slots": True},
    {"frozen": True, "slots": True, "eq": False},
    {"frozen": True, "slots": True, "kw_only": True},
)


def clone(cls: type[Any]) -> type[Any]:
    body = {k: copy.copy(v) if isinstance(v, dataclasses.Field) else v
            for k, v in vars(cls).items()
            if k not in ("__dict__", "__weakref__")}  # fmt: skip
    metaclass: Any = type(cls)
    made: type[Any] = metaclass(cls.__name__, cls.__bases__, body)
    return made


def quickly(cls: type[Any], **options: Any) -> type[Any]:
    made = quick(cls, options, Remembered(None).function)
    assert made is not None
    return made


def described(cls: type[Any]) -> list[Any]:
    names = ("name", "type", "default", "default_factory", "init", "repr", "compare",
             "hash", "kw_only")  # fmt: skip
    return [[getattr(f, n) for n in names] for f in dataclasses.fields(cls)]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("cls", CLASSES, ids=lambda c: c.__name__)
def test_a_class_is_described_as_python_describes_it(
    cls: type[Any], options: dict[str, Any]
) -> None:
    ours, theirs = quickly(clone(cls), **options), dataclass(clone(cls), **options)
    assert described(ours) == described(theirs)
    for name in ("__match_args__", "__slots__", "__qualname__", "__doc__"):
        assert getattr(ours, name) == getattr(theirs, name)
    assert (ours.__hash__ is None) == (theirs.__hash__ is None)
    assert repr(ours.__dataclass_params__) == repr(theirs.__dataclass_params__)
    assert set(vars(theirs)) - set(vars(ours)) == set()


def outcome(make: Any) -> Any:
    try:
        return make()
    except (TypeError, ValueError, AttributeError) as error:
        return type(error)


WORDS: tuple[tuple[tuple[Any, ...], dict[str, Any]], ...] = (
    ((), {}),
    ((1,), {}),
    ((1, 2), {}),
    ((4, 2), {}),
    ((1, 2, ["a"], "b"), {}),
    ((1, 2, 3, 4, 5), {}),
    ((), {"x": 1}),
    ((), {"x": 1, "y": 2.0, "note": "c"}),
    ((), {"low": 5}),
    ((1,), {"item": 2}),
)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("cls", CLASSES, ids=lambda c: c.__name__)
def test_instances_behave_as_pythons(cls: type[Any], options: dict[str, Any]) -> None:
    ours, theirs = quickly(clone(cls), **options), dataclass(clone(cls), **options)
    for words, named in WORDS:
        mine = outcome(lambda w=words, n=named: ours(*w, **n))
        other = outcome(lambda w=words, n=named: theirs(*w, **n))
        if isinstance(other, type):
            assert mine is other
            continue
        assert (
            repr(mine).partition(" object at")[0]
            == (repr(other).partition(" object at")[0])
        )
        again = ours(*words, **named)
        assert (mine == again) is (other == theirs(*words, **named))
        assert mine.__eq__(object()) is other.__eq__(object())
        if options.get("eq", True):
            assert outcome(lambda m=mine: hash(m)) == outcome(lambda o=other: hash(o))
        assert dataclasses.astuple(mine) == dataclasses.astuple(other)
        assert repr(dataclasses.replace(mine)) == repr(mine) or not options.get("eq")
        assert dataclasses.astuple(copy.copy(mine)) == dataclasses.astuple(other)


def test_frozen_means_frozen() -> None:
    point = quickly(clone(Point), frozen=True, slots=True)(1)
    with pytest.raises(dataclasses.FrozenInstanceError, match="assign to field 'x'"):
        point.x = 2
    with pytest.raises(dataclasses.FrozenInstanceError):
        point.other = 2
    with pytest.raises(dataclasses.FrozenInstanceError, match="delete field 'y'"):
        del point.y
    assert point.x == 1


def test_replace_is_pythons() -> None:
    ours = quickly(clone(Point), frozen=True, slots=True)
    theirs: Any = dataclass(clone(Point), frozen=True, slots=True)
    for changes in ({}, {"x": 2}, {"note": "n", "tags": ["t"]}, {"z": 1}):
        mine = outcome(lambda c=changes: quick_replace(ours(1, note="m"), **c))
        other = outcome(lambda c=changes: dataclasses.replace(theirs(1, note="m"), **c))
        if isinstance(other, type):
            assert mine is other
        else:
            assert dataclasses.astuple(mine) == dataclasses.astuple(other)
    assert quick_replace(theirs(1), x=3).x == 3
    with pytest.raises(TypeError):
        quick_replace(object())


def test_factories_make_something_new_for_each() -> None:
    cls = quickly(clone(Point), frozen=True, slots=True)
    assert cls(1).tags is not cls(1).tags


def test_what_python_makes_of_a_quick_class() -> None:
    base = quickly(clone(Point), frozen=True, slots=True)
    body = {"__annotations__": {"z": "int"}, "z": 4, "__doc__": "-"}
    derived: Any = dataclass(frozen=True, slots=True)(type("Derived", (base,), body))
    assert [f.name for f in dataclasses.fields(derived)] == [
        "x", "y", "tags", "note", "z",
    ]  # fmt: skip
    assert derived(1).z == 4


def test_quick_classes_inherit_from_each_other() -> None:
    place = {"__annotations__": {"span": "int"}, "__doc__": "-",
             "span": field(default=0, compare=False, repr=False)}  # fmt: skip
    own = {"__annotations__": {"fun": "int"}, "__doc__": "-"}
    made = []
    for make in (quickly, lambda cls, **o: dataclass(**o)(cls)):
        base = make(
            type("Base", (), dict(place)), frozen=True, slots=True, kw_only=True
        )
        made.append(make(type("Sub", (base,), dict(own)), frozen=True, slots=True))
    ours, theirs = made
    assert described(ours) == described(theirs)
    assert ours.__slots__ == theirs.__slots__ == ("fun",)
    assert ours(1, span=2) == ours(1)
    assert repr(ours(1, span=2)) == repr(theirs(1, span=2)) == "Sub(fun=1)"
    assert ours(1, span=2).span == 2


@dataclass(frozen=True, slots=True)
class Kept:
    """Found again by its name."""

    x: int
    y: str = ""


def test_instances_are_pickled(monkeypatch: pytest.MonkeyPatch) -> None:
    body = {k: v for k, v in vars(Kept).items() if k in ("__module__", "__qualname__")}
    body |= {"__annotations__": {"x": "int", "y": "str"}, "y": "", "__doc__": "-"}
    cls = quickly(type("Kept", (), {**body, "__qualname__": "Kept"}),
                  frozen=True, slots=True)  # fmt: skip
    monkeypatch.setattr(sys.modules[__name__], "Kept", cls)
    assert pickle.loads(pickle.dumps(cls(1, "a"))) == cls(1, "a")


class Pseudo:
    """With a class variable."""

    x: int
    count: ClassVar[int] = 0


class Unusual:
    """With an initialiser of its own."""

    x: int

    def __init__(self) -> None: ...


@pytest.mark.parametrize(
    ("cls", "options"),
    [
        (Pseudo, {"slots": True}),
        (Unusual, {"slots": True}),
        (Point, {"frozen": True}),
        (Point, {"slots": True, "order": True}),
        (Point, {"slots": True, "unsafe_hash": True}),
        (type("Wrong", (), {"__annotations__": {"a": "int", "b": "int"}, "a": 1}),
         {"slots": True}),
        (type("Shared", (), {"__annotations__": {"a": "list[int]"}, "a": []}),
         {"slots": True}),
        (type("Typed", (), {"__annotations__": {"a": int}}), {"slots": True}),
    ],
)  # fmt: skip
def test_what_is_unusual_is_left_to_python(
    cls: type[Any], options: dict[str, Any]
) -> None:
    def never(_shape: str, _text: object) -> CodeType:
        raise AssertionError

    assert quick(cls, options, never) is None


def test_all_our_classes_are_as_python_makes_them() -> None:
    done = subprocess.run(
        [sys.executable, "-c", _COMPARED],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 250


_COMPARED = """
import copy, dataclasses
from idlift.quick_dataclasses import quick
from idlift.startup import Remembered
original = dataclasses.dataclass
known = Remembered(None)
pairs = []

def dataclass(cls=None, /, **options):
    def made(cls):
        body = {k: copy.copy(v) if isinstance(v, dataclasses.Field) else v
                for k, v in vars(cls).items() if k not in ("__dict__", "__weakref__")}
        bases = tuple(dict(pairs).get(b, b) for b in cls.__bases__)
        mine = quick(type(cls)(cls.__name__, bases, body), options, known.function)
        theirs = original(cls, **options)
        if mine is not None:
            pairs.append((theirs, mine))
        return theirs
    return made if cls is None else made(cls)

dataclasses.dataclass = dataclass
from idlift import compiler
from idlift.offload.ahead import _import_all
_import_all()
names = ("name", "type", "default", "default_factory", "repr", "compare", "kw_only")
for theirs, mine in pairs:
    of = [[[getattr(f, n) for n in names] for f in dataclasses.fields(c)]
          for c in (theirs, mine)]
    assert of[0] == of[1], theirs
    assert theirs.__match_args__ == mine.__match_args__, theirs
    assert theirs.__slots__ == mine.__slots__, theirs
    assert repr(theirs.__dataclass_params__) == repr(mine.__dataclass_params__), theirs
    assert set(vars(theirs)) <= set(vars(mine)), theirs
print(len(pairs))
"""
