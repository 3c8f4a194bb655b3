"""Makes a process ready for work that has yet to come: its pages are its own.

Consumes a process that was forked from another one. A page that it shares with that one
is copied when it is first written, which takes some microseconds, and a compilation
writes thousands. So they are copied now, and room for the first thousands of new ones
is made, as long as a core has nothing else to do. Nobody can see a difference.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable, Iterator

# Of <sys/mman.h>, since Linux 5.14; others refuse it.
_POPULATE_WRITE = 23
# Of <malloc.h>: keep what is freed; take large pieces from there, too.
_TRIM_THRESHOLD, _MMAP_THRESHOLD = -1, -3
_KEPT, _LARGE = 256 << 20, 32 << 20
_ROOM = 24 << 20
# What is done at once: a millisecond.
_STEP = 1 << 20
# Larger ones are reserved rather than used.
_MOST = 256 << 20


def is_core_idle(besides: int) -> bool:
    """Whether fewer processes want a core than there are, at this moment.

    `besides` are those that are known to, and are not counted. Not every tool that runs
    several compilers says so as make does.
    """
    try:
        with open("/proc/loadavg", "rb") as file:
            runnable = int(file.read().split()[3].partition(b"/")[0])
    except (OSError, ValueError, IndexError):
        return False
    return runnable - besides < (os.cpu_count() or 1)


def get_ready(is_wanted: Callable[[float], bool]) -> None:
    """Until all is done, or this process is wanted: asked with seconds to wait."""
    library = ctypes.CDLL(None)
    advise = library.madvise
    advise.argtypes = (ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int)
    for begin, size in (*_mapped(), *_room(library)):
        for place in range(begin, begin + size, _STEP):
            if is_wanted(0.0):
                return
            while not is_core_idle(1):
                if is_wanted(_PAUSE):
                    return
            if advise(place, min(_STEP, begin + size - place), _POPULATE_WRITE):
                # Another Linux, or no memory.
                return


# Seconds after which is looked again whether a core is idle.
_PAUSE = 0.02


def _mapped() -> Iterator[tuple[int, int]]:
    """Where this process has memory of its own, and how much."""
    with open("/proc/self/maps") as file:
        for line in file:
            place, rights, _, _, inode, *name = line.split()
            begin, end = (int(number, 16) for number in place.split("-"))
            is_plain = inode == "0" and name in ([], ["[heap]"])
            if is_plain and rights == "rw-p" and end - begin <= _MOST:
                yield begin, end - begin


def _room(library: ctypes.CDLL) -> Iterator[tuple[int, int]]:
    """Memory that will be asked for; it is given back when it is there."""
    if not hasattr(library, "mallopt"):
        return
    library.mallopt(_TRIM_THRESHOLD, _KEPT)
    library.mallopt(_MMAP_THRESHOLD, _LARGE)
    library.malloc.restype = ctypes.c_void_p
    library.free.argtypes = (ctypes.c_void_p,)
    block = library.malloc(_ROOM)
    if block:
        page = os.sysconf("SC_PAGESIZE")
        begin = -(-block // page) * page
        try:
            yield begin, (block + _ROOM - begin) // page * page
        finally:
            library.free(block)
