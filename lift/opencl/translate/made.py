"""Reading what parallel maps have made: memory is laid out as it is read.

Consumes `join` and `concat` of results that must be in memory anyway; produces views of
memory that already has the joined form. Read through the layout instead, each access
would have to find its part: one comparison for each of them.
"""

from __future__ import annotations

from lift.opencl.translate import layout_read
from lift.opencl.translate.context import Env
from lift.opencl.translate.core import Reader, Translator
from lift.opencl.translate.memory import materialise, space_of
from lift.opencl.views import View
from lift.terms import Call, Expr
from lift.terms import patterns as p
from lift.terms.patterns import Space
from lift.types import DepArrayType

_PARALLEL = (p.MapGlb, p.MapWrg, p.MapLcl)
_WRITTEN_THROUGH = (
    p.Id, p.Split, p.Join, p.Transpose, p.AsVector, p.AsScalar, p.Concat,
)  # fmt: skip


def is_made(expr: Expr) -> bool:
    """Do parallel maps compute all of it, into global memory?"""
    match expr:
        case Call(fun) if isinstance(fun, _PARALLEL):
            return space_of(expr) in (None, Space.GLOBAL)
        case Call(fun, args) if isinstance(fun, _WRITTEN_THROUGH):
            return all(map(is_made, args))
        case _:
            return False


def read_join(t: Translator, env: Env, pattern: p.Join, call: Call) -> View:
    """Rows of different length are stored one after the other."""
    ragged = isinstance(t.type_of(env, call.args[0]), DepArrayType)
    if ragged and is_made(call):
        return materialise(t, env, call, Space.GLOBAL)
    return layout_read.read_join(t, env, pattern, call)


def read_concat(t: Translator, env: Env, pattern: p.Concat, call: Call) -> View:
    """So are the parts of a whole."""
    if is_made(call):
        return materialise(t, env, call, Space.GLOBAL)
    return layout_read.read_concat(t, env, pattern, call)


READERS: dict[type, Reader] = {p.Join: read_join, p.Concat: read_concat}
