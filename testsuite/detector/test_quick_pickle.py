"""Pickles that are quicker to read say the same as Python's own."""

from __future__ import annotations

import copyreg
import pickle
from dataclasses import dataclass, field
from typing import Any

from detector.quick_pickle import dumps
from lift.sizes import variable
from lift.types import F32, ArrayType


@dataclass(frozen=True, slots=True)
class Pair:
    """An ordinary one."""

    left: Any
    right: Any = None


@dataclass(frozen=True, slots=True)
class Counted:
    """A field that no call takes."""

    items: tuple[int, ...]
    count: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "count", len(self.items))


@dataclass(frozen=True, slots=True, kw_only=True)
class Named:
    """Fields that a call takes by name only."""

    name: str


@dataclass(slots=True)
class Changing:
    """Whose fields are set later on."""

    items: list[int] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Reduced:
    """With a way of its own."""

    value: int

    def __reduce__(self) -> tuple[Any, ...]:
        return Reduced, (self.value + 1,)


@dataclass(frozen=True, slots=True)
class Registered:
    """With a way of its own that others have set."""

    value: int


copyreg.pickle(Registered, lambda data: (Registered, (data.value + 1,)))


def again(data: Any) -> Any:
    return pickle.loads(dumps(data))


def test_the_same_comes_back() -> None:
    for data in (
        Pair(1, Pair("a", [Pair(None)])),
        Counted((1, 2, 3)),
        Named(name="n"),
        Changing([1, 2]),
        {"types": (ArrayType(F32, variable("n", 1)), Pair)},
    ):
        assert again(data) == data == pickle.loads(pickle.dumps(data))


def test_what_was_one_object_is_one() -> None:
    shared = Pair(1, 2)
    found = again([shared, Pair(shared, shared)])
    assert found[0] is found[1].left is found[1].right
    # Sizes are the same object wherever they come from.
    size = variable("n", 1) + 1
    assert again(Pair(size)).left is size


def test_classes_with_a_way_of_their_own_keep_it() -> None:
    assert again(Reduced(1)) == Reduced(2)
    assert again(Registered(1)) == Registered(2)
