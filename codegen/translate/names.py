"""Names of parameters: those of the source, where nothing speaks against it.

A name of the user's may not be one that a translation makes up for its own variables
(`x1`, `acc2`, `t0`), nor a word of OpenCL C, nor a function that kernels call.
"""

from __future__ import annotations

import re
from collections.abc import Collection

# What translations bind inside lambdas, and what the phases of histograms are told.
_MADE_UP = r"(?:x|acc|t|i|m)\d+|pairs|(?:n_bins|least_key|greatest_key)\d*"
_VECTORS = r"u?(?:char|short|int|long)\d*|(?:float|double|half|bool)\d*"
_FAMILIES = r"(?:get|as|convert|vload|vstore|async|atomic|native|half|lift|idlift)_?\w*"
_WORDS = """
    auto break case const continue default do else enum extern for goto if inline
    register restrict return signed sizeof static struct switch typedef union unsigned
    void volatile while true false NULL
    global local constant private generic kernel read_only write_only read_write
    pipe uniform complex imaginary size_t ptrdiff_t intptr_t uintptr_t
    image1d_t image2d_t image3d_t sampler_t event_t queue_t barrier printf
    abs min max clamp mad fma select floor ceil trunc round rint sqrt rsqrt cbrt
    fabs fmin fmax fmod fdim copysign remainder hypot exp exp2 exp10 expm1 log log2
    log10 log1p sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh atan2 pow
    pown powr erf erfc tgamma lgamma dot cross length distance normalize degrees
    radians sign mix step smoothstep isnan isinf isfinite isequal any all mul24 mad24
    mul_hi mad_hi rotate popcount clz ctz hadd rhadd add_sat sub_sat upsample shuffle
    shuffle2 fract frexp ldexp ilogb logb modf nan nextafter remquo rootn sincos
    sinpi cospi tanpi asinpi acospi atanpi maxmag minmag wait_group_events prefetch
    mem_fence read_mem_fence write_mem_fence work_group_barrier linux unix M_PI
    and or xor not bitand bitor compl and_eq or_eq xor_eq not_eq in inout into let where
"""
_RESERVED = re.compile(f"(?:{_MADE_UP}|{_VECTORS}|{_FAMILIES})|_.*")
_RESERVED_WORDS = frozenset(_WORDS.split())


def fresh(wanted: str, taken: set[str], others: Collection[str] = ()) -> str:
    """The wanted name or one like it; it is taken from now on.

    Those of `others` are not for taking, either.
    """
    plain = re.sub(r"\W", "_", wanted, flags=re.ASCII)
    if plain in _RESERVED_WORDS or _RESERVED.fullmatch(plain) or not plain[0].isalpha():
        plain = f"v_{plain}"
    name, number = plain, 1
    while name in taken or name in others:
        number += 1
        name = f"{plain}_{number}"
    taken.add(name)
    return name
