"""How patterns are written: one row for each name, read by parser and printer alike.

A pattern is written `name{flags}(statics..., data...)`. Statics are the fields of the
pattern; data are the arguments of the call, of which the last ones may be left out: the
result is then a function of them, which is what `|>` and `map` expect.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from lift.scalar import OPS
from lift.sizes import Size, constant
from lift.sizes.build import dimension
from lift.sizes.terms import Variable, of_atom, sole_atom
from lift.terms import patterns as p
from lift.terms.traverse import position


class Static(Enum):
    """What a static argument is."""

    FUN1 = "a function of an element"
    FUN2 = "a function of an accumulator and an element"
    FUN = "a function"
    SIZE = "a size"
    INT = "a number"
    BOUNDARY = "clamp, mirror or wrap"
    INDEX = "an index function"
    LENGTHS = "a size for each position"


@dataclass(frozen=True, slots=True)
class Form:
    """One written form of a pattern; `data` None means one or more arguments."""

    name: str
    make: Callable[..., p.Pattern]
    statics: tuple[tuple[str, Static], ...] = ()
    data: int | None = 1
    fixed: dict[str, Any] = field(default_factory=dict)
    flags: dict[str, tuple[str, Any]] = field(default_factory=dict)


_F1 = (("fun", Static.FUN1),)
_F2 = (("fun", Static.FUN2),)
_ORDER = {"assoc": ("assoc", True), "comm": ("comm", True)}
_UNROLL = {"unroll": ("unroll", True)}
_EXCLUSIVE = {"exclusive": ("inclusive", False)}
_IGNORE = {"ignore": ("out_of_range", p.OutOfRange.IGNORE)}
_DISTINCT = {"distinct": ("distinct", True)}
_STRATEGY = {how.value: ("strategy", how) for how in p.HistogramStrategy}
_WINDOW = (("size", Static.SIZE), ("step", Static.SIZE))
_STRIDED = tuple((name, Static.SIZE) for name in ("offset", "count", "step", "size"))
_WIDTHS = (("left", Static.SIZE), ("right", Static.SIZE))
_SIZE = (("size", Static.SIZE),)
_PARALLEL = (("mapGlb", p.MapGlb), ("mapWrg", p.MapWrg), ("mapLcl", p.MapLcl))

_FORMS: tuple[Form, ...] = (
    Form("map", p.Map, _F1),
    Form("reduce", p.Reduce, _F2, 2, flags=_ORDER),
    Form("reducePart", p.ReducePart, (("parts", Static.SIZE), *_F2), 2, flags=_ORDER),
    Form("scan", p.Scan, _F2, 2, flags=_EXCLUSIVE),
    Form("iterate", p.Iterate, (("times", Static.SIZE), *_F1)),
    Form("generate", p.Generate, (*_SIZE, *_F1), 0),
    Form(
        "reduceByIndex",
        p.ReduceByIndex,
        _F2,
        3,
        flags={**_ORDER, **_IGNORE, **_STRATEGY},
    ),
    Form("segmentedReduce", p.SegmentedReduce, _F2, 3, flags=_ORDER),
    Form("reduceRange", p.ReduceRange, _F2, 4, flags=_ORDER),
    Form("id", p.Id),
    Form("zip", p.Zip, (), None),
    Form("unzip", p.Unzip),
    Form("tuple", p.MakeTuple, (), None),
    Form("get", p.Get, (("index", Static.INT),)),
    Form("split", p.Split, _SIZE),
    Form("join", p.Join),
    Form("transpose", p.Transpose),
    Form("gather", p.Gather, (("index", Static.INDEX),)),
    Form("scatter", p.Scatter, (("index", Static.INDEX),)),
    Form("gatherIdx", p.GatherIdx, (), 2),
    Form("scatterIdx", p.ScatterIdx, (), 3, flags={**_IGNORE, **_DISTINCT}),
    Form("slide", p.Slide, _WINDOW),
    Form("strided", p.Strided, _STRIDED),
    Form("pad", p.Pad, (*_WIDTHS, ("boundary", Static.BOUNDARY))),
    Form("padConstant", p.PadConstant, _WIDTHS, 2),
    Form("take", p.Take, _SIZE),
    Form("drop", p.Drop, _SIZE),
    Form("slice", p.Slice, (("start", Static.SIZE), ("stop", Static.SIZE))),
    Form(
        "partition",
        p.Partition,
        (("parts", Static.SIZE), ("lengths", Static.LENGTHS)),
    ),
    Form("concat", p.Concat, (), None),
    Form("at", p.At, (), 2),
    Form("choose", p.Select, (), 3),
    Form("mapSeq", p.MapSeq, _F1, flags=_UNROLL),
    Form("reduceSeq", p.ReduceSeq, _F2, 2, flags=_UNROLL),
    Form("scanSeq", p.ScanSeq, _F2, 2, flags=_EXCLUSIVE),
    Form("mapSeqSlide", p.MapSeqSlide, (*_WINDOW, *_F1)),
    Form("asVector", p.AsVector, (("width", Static.INT),)),
    Form("asScalar", p.AsScalar),
    Form("mapVec", p.MapVec, (("fun", Static.FUN),), None),
    *(
        Form(f"to{space.value.title()}", p.ToSpace, (("fun", Static.FUN),), None,
             {"space": space})
        for space in p.Space
    ),
    *(
        Form(f"{name}{dim}", make, _F1, 1, {"dim": dim})
        for name, make in _PARALLEL
        for dim in range(3)
    ),
)  # fmt: skip

FORMS: dict[str, Form] = {form.name: form for form in _FORMS}
#: `mapGlb` is short for `mapGlb0`, and so on.
FORMS.update({name: FORMS[f"{name}0"] for name, _ in _PARALLEL})
assert not FORMS.keys() & OPS.keys(), FORMS.keys() & OPS.keys()


def form_of(pattern: p.Pattern) -> Form:
    """The form in which a pattern is written."""
    return next(
        form
        for form in _FORMS
        if form.make is type(pattern)
        and all(getattr(pattern, name) == value for name, value in form.fixed.items())
    )


def flags_of(form: Form, pattern: p.Pattern) -> list[str]:
    """The flags that the pattern carries."""
    return [
        flag
        for flag, (name, value) in form.flags.items()
        if getattr(pattern, name) == value
    ]


# Index functions with names -----------------------------------------------------------

INDEX = position("i")
LENGTH = dimension("n", 0)


def _length() -> Variable:
    atom = sole_atom(LENGTH)
    assert isinstance(atom, Variable)
    return atom


def reverse() -> p.IndexFun:
    """i ↦ n − 1 − i, its own inverse."""
    body = LENGTH - constant(1) - of_atom(INDEX)
    return p.IndexFun("reverse", INDEX, _length(), body, body)


def stride(step: Size) -> p.IndexFun:
    """i ↦ i/(n/s) + s·(i mod n/s): neighbours come from s apart; s must divide n."""
    i, rows = of_atom(INDEX), LENGTH // step
    forward = i // rows + step * (i % rows)
    inverse = (i % step) * rows + i // step
    return p.IndexFun(f"stride({step})", INDEX, _length(), forward, inverse)
