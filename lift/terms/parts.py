"""What patterns take: boundaries, spaces, strategies, index functions."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lift.sizes import Size, Variable


class Boundary(Enum):
    """What `pad` reads outside of the array."""

    CLAMP = "clamp"
    MIRROR = "mirror"
    WRAP = "wrap"


class Space(Enum):
    """The address spaces of OpenCL."""

    GLOBAL = "global"
    LOCAL = "local"
    PRIVATE = "private"


class OutOfRange(Enum):
    """What happens to an index outside of the array."""

    IGNORE = "ignore"  # the element is left out
    UNCHECKED = "unchecked"  # the caller promises that there is none


class HistogramStrategy(Enum):
    """How a reduceByIndex is done."""

    SEQ = "seq"  # one work-item, in order
    BLOCKS = "blocks"  # so, but keys are computed some at a time before they are used
    ATOMIC = "atomic"  # atomics on the result
    LOCAL = "local"  # one partial result for each work-group, then combined


@dataclass(frozen=True, slots=True)
class IndexFun:
    """A permutation of [0, length), with its inverse, as sizes over both names."""

    name: str
    index: Variable
    length: Variable
    forward: Size
    inverse: Size


@dataclass(frozen=True, slots=True)
class SizeFun:
    """A size that depends on a position: `index ↦ body`."""

    index: Variable
    body: Size
