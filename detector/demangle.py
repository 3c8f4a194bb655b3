"""C++ symbols as people write them, by the C++ library of the system if there is one.

No library, no C++ symbol: the name stays as it is.
"""

from __future__ import annotations

import ctypes
from functools import cache

_LIBRARIES = ("libstdc++.so.6", "libc++abi.so.1", "libc++abi.dylib", "libc++.so.1")


@cache
def demangled(symbol: str) -> str:
    """The readable name of a symbol: `_Z3dotPKfi` is `dot(float const*, int)`."""
    if not symbol.startswith("_Z"):
        return symbol
    for library in _LIBRARIES:
        name = _ask(library, symbol)
        if name:
            return name
    return symbol


def _ask(library: str, symbol: str) -> str:
    try:
        loaded = ctypes.CDLL(library)
        demangle = loaded.__cxa_demangle
        free = ctypes.CDLL(None).free
    except (OSError, AttributeError):
        return ""
    demangle.restype = ctypes.c_void_p
    status = ctypes.c_int(0)
    text = demangle(symbol.encode(), None, None, ctypes.byref(status))
    if not text or status.value:
        return ""
    name = ctypes.string_at(text).decode(errors="replace")
    free.argtypes = (ctypes.c_void_p,)
    free(text)
    return name
