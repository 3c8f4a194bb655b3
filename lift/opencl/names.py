"""Names of kernel variables, and substitution of size variables by name.

A position bound by a lambda is known by its name only: its facts (range) differ from
one use to the next, so substitution goes by name, never by identity.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from lift.sizes import Size, free_variables, substitute
from lift.sizes.terms import of_atom

_WORDS = """
auto break case const continue default do else enum extern for goto if inline register
restrict return signed sizeof static struct switch typedef union unsigned void volatile
while true false NULL generic kernel global local private constant pipe uniform
read_only write_only read_write complex imaginary size_t ptrdiff_t intptr_t uintptr_t
barrier printf prefetch wait_group_events mem_fence main asm typeof linux unix
abs abs_diff add_sat all any clamp clz cross ctz degrees distance dot fast_distance
fast_length fast_normalize hadd length mad24 mad_hi mad_sat max min mix mul24 mul_hi
normalize popcount radians rhadd rotate select shuffle shuffle2 sign smoothstep step
sub_sat upsample bitselect signbit vec_step
acos acosh acospi asin asinh asinpi atan atan2 atan2pi atanh atanpi cbrt ceil copysign
cos cosh cospi erf erfc exp exp10 exp2 expm1 fabs fdim floor fma fmax fmin fmod fract
frexp hypot ilogb ldexp lgamma lgamma_r log log10 log1p log2 logb mad maxmag minmag modf
nan nextafter pow pown powr remainder remquo rint rootn round rsqrt sin sincos sinh
sinpi sqrt tan tanh tanpi tgamma trunc
MAXFLOAT HUGE_VALF HUGE_VAL INFINITY NAN
"""
_NUMBERS = r"(?:(?:u?(?:char|short|int|long)|float|double|half|quad|bool)\d*)"
_FAMILIES = (
    r"get_(?:global|local|group|num|work|image|sub|enqueued|max|fence|pipe)_?\w*"
    r"|(?:as|convert|async|atomic|atom|native|half|work_group|sub_group|lift|idlift|cl"
    r"|CLK|read_image|write_image|read_mem|write_mem)_\w*|(?:vload|vstore)\w*"
    r"|(?:image[123]d\w*|sampler|event|queue|ndrange|clk_event|reserve_id)_t"
    r"|is(?:nan|inf|finite|normal|(?:not)?equal|(?:less|greater)(?:equal)?|lessgreater"
    r"|(?:un)?ordered)"
    r"|(?:M|FLT|DBL|HALF|S?CHAR|UCHAR|U?SHRT|U?INT|U?LONG)_[A-Z0-9_]+"
)
_RESERVED_WORDS = frozenset(_WORDS.split())
_RESERVED = re.compile(f"{_NUMBERS}|{_FAMILIES}|_[_A-Z].*")
#: Words of ours that no variable of a kernel is given, though a parameter may well be.
_OURS = frozenset({"in", "wait"})


def is_reserved(name: str) -> bool:
    """Does the name mean something in OpenCL C, or to a helper of ours?"""
    return name in _RESERVED_WORDS or _RESERVED.fullmatch(name) is not None


def spelled(name: str, names: Names) -> str:
    """The name of a parameter or size, or a like one if OpenCL C would misread it."""
    if not is_reserved(name):
        return name
    return names.fresh(f"v_{name}" if is_reserved(f"{name}_") else f"{name}_")


class Names:
    """Hands out names that are unique in one program and stable between runs."""

    def __init__(self, taken: frozenset[str] = frozenset()) -> None:
        self._taken = set(_OURS | taken)
        # Where to go on counting: names are never given back.
        self._counts: dict[str, int] = {}

    def fresh(self, base: str) -> str:
        """`base`, or `base_1`, `base_2`, ... if it is taken."""
        base = "".join(c if c.isalnum() and c.isascii() else "_" for c in base) or "v"
        name, count = base, self._counts.get(base, 0)
        stem = base.strip("_") or "v"
        stem = f"v_{stem}" if is_reserved(f"{stem}_1") else stem
        while name in self._taken or is_reserved(name):
            count += 1
            name = f"{stem}_{count}"
        self._counts[base] = count
        self._taken.add(name)
        return name


def substitute_names(size: Size, values: Mapping[str, Size]) -> Size:
    """Replace the variables that have these names, whatever their ranges."""
    found = {
        of_atom(v): values[v.name] for v in free_variables(size) if v.name in values
    }
    return substitute(size, found) if found else size
