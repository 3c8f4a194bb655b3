"""The texts that mypyc gets mean what ours mean: here Python runs both."""

from __future__ import annotations

import copy
import dataclasses
import pickle
import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

from idlift.native.generators import CannotWait
from idlift.native.room import UnknownType, made_safe
from idlift.native.source import native_text

TEXT = '''
"""A module."""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass, field, replace
from typing import ClassVar, Generic, Literal, TypeVar

T = TypeVar("T")
Bounds = tuple[float, float]


def seven() -> dict[str, int]:
    return {"seven": 7}


@dataclass(frozen=True, slots=True)
class Point:
    """A place."""

    x: int
    y: int = 2
    name: str = field(default="", compare=False)
    tags: tuple[str, ...] = field(default=(), repr=False)
    shared: ClassVar[int] = 5

    def moved(self, by: int) -> Point:
        return replace(self, x=self.x + by)


@dataclass(frozen=True, slots=True, kw_only=True)
class Located:
    line: int | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Sum(Located):
    left: Point
    right: Point


@dataclass(slots=True)
class Table:
    rows: dict[str, int] = field(default_factory=seven)
    notes: list[str] = field(default_factory=lambda: ["first"])
    done: set[int] = field(default_factory=set, init=False)
    size: int = field(init=False)

    def __post_init__(self) -> None:
        self.size = len(self.rows)


@dataclass(frozen=True, slots=True, eq=False)
class Same:
    value: int


@dataclass(frozen=True, slots=True)
class Box(Generic[T]):
    inside: T

    def __repr__(self) -> str:
        return f"[{self.inside}]"

    __str__ = __repr__


@dataclass(frozen=True, slots=True, order=True)
class Ranked:
    rank: int


def first(numbers: list[int], least: int) -> int | None:
    return next((n for n in numbers if n > least if n % 2 == 0), None)


def kept(numbers: list[int]) -> tuple[int | None, int]:
    n = 100
    found = next((n * n for n in numbers if 10 // n > 1), None)
    return found, n


def pairs(rows: list[list[int]]) -> tuple[int, int]:
    return next(((a, b) for row in rows for a, b in zip(row, row[1:])), (0, 0))


def endless(taken: list[str]) -> str:
    names = itertools.chain("ab", (f"n{i}" for i in itertools.count(1)))
    for name in names:
        if name not in taken:
            return name
    return ""


def asked(numbers: list[int], ask: type = any) -> tuple[bool, list[int]]:
    seen: list[int] = []

    def look(number: int, by: int) -> bool:
        seen.append(number)
        return number > by

    least = 0
    found = (look(n, least + m) for n in numbers if n for m in (1, 2))
    least = 2
    return ask(found), seen


def nested(rows: list[list[int]]) -> list[list[int]]:
    some = (map(abs, (n + len(row) for n in row)) for row in rows)
    return [list(row) for row in some]


def empty() -> str:
    try:
        (x for x in None)
    except TypeError:
        return "at once"
    return "later"


LATER = map(str, (n * n for n in range(3)))


def among(number: int, others: list[int]) -> bool:
    found = number in (1, *others)
    return found


def widest(bound: float, kind: Literal["float", "int"]) -> Bounds:
    least: float = -math.inf if kind == "float" else 0
    return (least, bound)


def shape(value: object) -> str:
    match value:
        case Point(x, 2):
            return f"at {x}"
        case Sum(Point(left), _, line=3):
            return f"third {left}"
        case (first, *x, last) if len(x) > 1:
            return f"many {first} {x} {last}"
        case [left, *x]:
            kept = [lambda x=x: x, lambda: left]
            return f"some {kept[0]()} {kept[1]()}"
        case _:
            return "other"
'''


def _module(name: str, text: str) -> Any:
    module = ModuleType(name)
    sys.modules[name] = module
    exec(compile(text, name, "exec", dont_inherit=True), vars(module))
    return module


@pytest.fixture(scope="module")
def both() -> Iterator[tuple[Any, Any]]:
    """The module as it is written, and the text that is made of it."""
    plain = _module("written_plainly", TEXT)
    yield plain, _module("written_for_mypyc", native_text(TEXT, plain))
    del sys.modules["written_plainly"], sys.modules["written_for_mypyc"]


EXPRESSIONS = (
    "Point(1)", "Point(1, 3, 'a', ('t',))", "Point(y=4, x=1)", "Point(1).moved(2)",
    "Point(1) == Point(1, 2, 'other')", "Point(1) == Point(2)", "Point(1) == 1",
    "Point(1) == Point(1, tags=('a',))", "Point(1) != Point(1)",
    "hash(Point(1)) == hash(Point(1, name='n'))", "hash(Point(1)) == hash((1, 2, ()))",
    "Point.shared, Point(1).shared", "Point.__match_args__",
    "Sum(Point(1), Point(2), line=3)", "Sum(Point(1), Point(2), line=3).line",
    "Sum(Point(1), Point(2), line=3) == Sum(Point(1), Point(2))",
    "Sum.__match_args__", "Located() == Sum(Point(1), Point(2))",
    "Table()", "Table({}).size", "Table().rows is Table().rows", "Table().done",
    "Table(notes=[]).notes", "Table() == Table()",
    "Same(1) == Same(1)", "hash(Same(1)) == hash(1)",
    "Box(1)", "str(Box(Box(2)))", "Box(1) == Box(1.0)",
    "Box(math.nan) == Box(math.nan)",
    "Ranked(1) < Ranked(2)",
    "first([1, 2, 3, 4], 2)", "first([], 0)", "kept([5, 0])", "kept([])",
    "pairs([[1], [2, 3]])", "pairs([])", "among(1, [])", "among(3, [3])",
    "among(4, [])",
    "endless([])", "endless(['a', 'b', 'n1'])",
    "asked([1, 0, 4, 5])", "asked([4, 0], all)", "asked([3, 2], list)", "asked([])",
    "nested([[1, -2], [], [3]])", "empty()", "list(LATER)",
    "widest(2**70 + 1, 'int')", "widest(1, 'float')",
    "shape(Point(7))", "shape(Sum(Point(1), Point(2), line=3))", "shape(3)",
    "shape([1, 2])", "shape((1, 2, 3, 4))", "shape([])",
)  # fmt: skip


@pytest.mark.parametrize("expression", EXPRESSIONS)
def test_means_the_same(both: tuple[Any, Any], expression: str) -> None:
    plain, native = (repr(eval(expression, vars(module))) for module in both)
    assert native == plain


REFUSED = ("Point()", "Point(1, z=2)", "Sum(Point(1), Point(2), 3)", "hash(Table())")


@pytest.mark.parametrize("expression", REFUSED)
def test_refuses_the_same(both: tuple[Any, Any], expression: str) -> None:
    for module in both:
        with pytest.raises(TypeError):
            eval(expression, vars(module))


@pytest.mark.parametrize("name", ["Point", "Located", "Sum", "Table", "Same", "Box"])
def test_fields_are_the_same(both: tuple[Any, Any], name: str) -> None:
    plain, native = (getattr(module, name) for module in both)
    assert dataclasses.is_dataclass(native)
    for one, other in zip(
        dataclasses.fields(plain), dataclasses.fields(native), strict=True
    ):
        for what in ("name", "type", "default", "init", "repr", "compare", "kw_only"):
            assert getattr(one, what) == getattr(other, what), (name, what)
        missing = dataclasses.MISSING
        is_made = one.default_factory is not missing
        assert is_made == (other.default_factory is not missing)


def test_replace(both: tuple[Any, Any]) -> None:
    for module in both:
        point = module.Point(1, 2, "name")
        assert dataclasses.replace(point, y=5) == module.Point(1, 5)
        assert dataclasses.replace(point, y=5).name == "name"


def test_copies(both: tuple[Any, Any]) -> None:
    for module in both:
        table = module.Table({"a": 1}, [])
        table.done.add(3)
        for data in (
            module.Point(1, name="n"),
            module.Sum(module.Point(1), module.Point(2), line=3),
            table,
            module.Box([1]),
        ):
            for copied in (
                copy.copy(data),
                copy.deepcopy(data),
                pickle.loads(pickle.dumps(data)),
            ):
                assert copied is not data
                assert copied == data
                assert repr(copied) == repr(data)
        assert copy.deepcopy(module.Sum(1, 2, line=3)).line == 3


def test_what_is_not_understood_stays(both: tuple[Any, Any]) -> None:
    text = native_text(TEXT, both[0])
    assert text.count("@dataclass") == 1
    assert "@dataclass(frozen=True, slots=True, order=True)\nclass Ranked" in text
    assert "def __init__(self, x: int, y: int=2" in text


@pytest.mark.parametrize(
    "text",
    [
        "rows = [map(str, (n + k for n in row)) for k in range(3)]",
        "show = lambda k: map(str, (n + k for n in row))",
        "rows = map(str, ((last := n) for n in row))",
        "class Kind:\n    rows = map(str, (n for n in row))",
    ],
)
def test_what_cannot_wait_is_said(text: str) -> None:
    with pytest.raises(CannotWait):
        native_text(text, ModuleType("text"))


def test_functions_ask_for_room() -> None:
    text = """
PyObject *CPyDef_a(PyObject *cpy_r_x) {
CPyTagged CPyDef_b(void) {
tuple_T2OT2IC CPyDef_c(PyObject *cpy_r_self, char cpy_r_x) {
PyObject *CPyDef_d(void);
static int32_t CPyDef_A_clear(PyObject *cpy_r_self)
    .tp_weaklistoffset = sizeof(AObject) + sizeof(PyObject *),
"""
    assert (
        made_safe(text)
        == """
PyObject *CPyDef_a(PyObject *cpy_r_x) {
    IDLIFT_ROOM(NULL)
CPyTagged CPyDef_b(void) {
    IDLIFT_ROOM(CPY_INT_TAG)
tuple_T2OT2IC CPyDef_c(PyObject *cpy_r_self, char cpy_r_x) {
    IDLIFT_ROOM((tuple_T2OT2IC){NULL, {CPY_INT_TAG, 2}})
PyObject *CPyDef_d(void);
static int32_t CPyDef_A_clear(PyObject *cpy_r_self)
"""
    )
    for type_ in ("double", "tuple_T2OF"):
        with pytest.raises(UnknownType):
            made_safe(f"{type_} CPyDef_e(void) {{")


def test_shown_once(both: tuple[Any, Any]) -> None:
    for module in both:
        rows: dict[str, Any] = {}
        table = module.Table(rows)
        rows["again"] = table
        assert repr(table).startswith("Table(rows={'again': ...}")
