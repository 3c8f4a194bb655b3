"""Where an expression is evaluated: batch, names, sizes, active points."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import numpy as np

from lift.diagnostics import LiftError, Span, error
from lift.interp.values import Batch, Leaf, Value, lifted
from lift.sizes import Size, evaluate


@dataclass(frozen=True, slots=True, eq=False)
class Context:
    """`env` holds each value with the depth of the batch it was made for.

    `mask` says at which points of the batch the value is wanted: the other side of a
    choice is evaluated too, but may not complain there.
    """

    batch: Batch = ()
    env: Mapping[str, tuple[Value, int]] = field(default_factory=dict)
    sizes: Mapping[str, int] = field(default_factory=dict)
    mask: tuple[Leaf, int] | None = None
    span: Span | None = None

    @property
    def axis(self) -> int:
        """The axis of the outermost dimension of an array."""
        return len(self.batch)

    def size(self, size: Size) -> int:
        """The number that a size is here."""
        known = size.constant
        if known is not None:
            return known
        try:
            return evaluate(size, self.sizes)
        except KeyError as missing:
            message = f"the size {missing.args[0]} of {size} has no value"
            raise self.fail("L203", message) from None

    def look_up(self, name: str) -> Value:
        """The value of a name, for every point of the batch."""
        value, depth = self.env[name]
        return lifted(value, depth, self.batch)

    def bind(self, names: list[str], values: tuple[Value, ...]) -> Context:
        """The context with more names."""
        new = {name: (v, self.axis) for name, v in zip(names, values, strict=True)}
        return replace(self, env={**self.env, **new})

    def enter(self, count: int) -> Context:
        """One more dimension of the batch."""
        return replace(self, batch=(*self.batch, count))

    def at_position(self, name: str, value: int) -> Context:
        """A position or length variable with its value."""
        return replace(self, sizes={**self.sizes, name: value})

    def active(self) -> Leaf:
        """The mask over the whole batch."""
        if self.mask is None:
            return np.broadcast_to(np.True_, self.batch)
        mask, depth = self.mask
        result = lifted(mask, depth, self.batch)
        assert isinstance(result, np.ndarray)
        return result

    def where(self, test: Leaf) -> Context:
        """Only those points where the test holds, too."""
        wanted = np.asarray(self.active() & test)
        return replace(self, mask=(wanted, self.axis))

    def fail(self, code: str, message: str) -> LiftError:
        """A run-time error at this place of the text."""
        return error(code, message, self.span)
