"""Classes whose equal objects are one object, so that they compare by identity.

A metaclass for frozen dataclasses with `eq=False`: hashing and comparing them costs
nothing, which pays for keys of dictionaries that are looked up far more often than
they are made. Objects that nobody holds any more are forgotten.
"""

from __future__ import annotations

import copyreg
from typing import Any
from weakref import WeakValueDictionary

_KNOWN: WeakValueDictionary[tuple[object, ...], object] = WeakValueDictionary()


class Once(type):
    """The type of such a class."""

    def __init__(cls, name: str, bases: tuple[type, ...], members: dict[str, Any]):
        super().__init__(name, bases, members)
        copyreg.pickle(cls, _reduce)  # a copy is the one object, too

    def __call__(cls, *args: Any, **named: Any) -> Any:
        """The object of these fields, the one that there is if there is one."""
        made = super().__call__(*args, **named)
        return _KNOWN.setdefault((cls, *_fields(made)), made)


def _fields(made: Any) -> tuple[object, ...]:
    return tuple(getattr(made, name) for name in made.__match_args__)


def _reduce(made: Any) -> tuple[Any, ...]:
    return type(made), _fields(made)
