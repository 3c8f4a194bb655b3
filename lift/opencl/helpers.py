"""Small functions that kernels call, as text in front of them."""

from __future__ import annotations

import re

from lift.opencl.atomics import helper_text
from lift.opencl.loads import is_load_helper, load_text
from lift.sizes import FLOOR_HELPERS

_ATOMIC64 = "#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable\n"
_EXTREMA = {
    "lift_min": "inline long lift_min(long a, long b) { return a < b ? a : b; }\n",
    "lift_max": "inline long lift_max(long a, long b) { return a < b ? b : a; }\n",
}


def with_helpers(head: str, helpers: set[str], index: str) -> str:
    """The head of a kernel and the functions of these names; `index` is a C type."""
    for name in sorted(helpers):
        if name in FLOOR_HELPERS:
            text = re.sub(r"\bT\b", index, FLOOR_HELPERS[name])
        elif name in _EXTREMA:
            text = _EXTREMA[name]
        elif is_load_helper(name):
            text = load_text(name)
        else:
            if "double" in name:
                head = _ATOMIC64 + head
            text = helper_text(name)
        # Kernels of one plan are one program, and each brings its helpers.
        head += f"#ifndef {name}\n#define {name} {name}\n{text}#endif\n"
    return head


__all__ = ["with_helpers"]
