"""Maps on a CPU: a part of the rows for each coarse work-item, loops inside.

Consumes typed maps; produces low-level terms. The innermost loop is left to the
device's own vectoriser, which sees a plain loop over contiguous elements.
"""

from __future__ import annotations

from lift.plain import called
from lift.sizes import Size
from lift.sizes.terms import of_atom
from lift.targets.chunks import Part, cut, over_parts
from lift.targets.folds import length_of
from lift.targets.interior import inside_apart
from lift.targets.loops import loops
from lift.targets.profile import DeviceProfile
from lift.targets.widen import Refused
from lift.terms import patterns as p
from lift.terms.build import pipe
from lift.terms.core import Call, Expr, Fun, Lambda
from lift.terms.traverse import position, substitute_sizes
from lift.types import ArrayType


def shifted(fun: Fun, by: Size) -> Fun:
    """The function of an element and its position, for a part that begins at `by`."""
    if not isinstance(fun, Lambda) or fun.index is None:
        return fun
    inner = position(f"{fun.index.name}_in")
    moved = substitute_sizes(fun.body, {fun.index: by + of_atom(inner)})
    return Lambda(fun.params, moved, inner)


def in_parts(call: Call, profile: DeviceProfile) -> tuple[Expr, str]:
    """A map with one part of its elements for each work-item."""
    fun, (array,) = call.fun, call.args
    assert isinstance(fun, p.Map)
    if not isinstance(array.type, ArrayType):
        raise Refused("rows of different length")
    nested = isinstance(call.type, ArrayType) and isinstance(
        call.type.element, ArrayType
    )
    where = cut(length_of(array), profile.parts, 1 if nested else 16)

    def each(part: Part) -> Expr:
        own = shifted(fun.fun, part.start)
        apart = inside_apart(Call(p.Map(own), (part.array,), call.type))
        if apart is not None:
            return called(loops(Lambda((part.array,), apart), profile), (part.array,))
        return pipe(part.array, p.MapSeq(loops(own, profile)))

    what = "rows" if nested else "elements"
    return (
        pipe(over_parts(array, where, each), p.Join()),
        f"{where.parts} parts of consecutive {what}",
    )


__all__ = ["in_parts", "shifted"]
