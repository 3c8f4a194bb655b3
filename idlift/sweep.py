"""Keeps the user's cache within a size: what was not used for longest goes first.

Consumes the cache folder; removes files. Only what idlift can make again is touched:
results of `idlift tune` are not. Asked after every compilation that kept something, so
the folder is looked through only now and then.
"""

from __future__ import annotations

import contextlib
import os
import re
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass

from idlift.direct.manifest import write_whole

VARIABLE = "IDLIFT_CACHE_SIZE"
DEFAULT = "2G"

# What may be made again at any time.
SWEPT = ("direct", "objects", "kernels", "units", "times")
_SIZE = re.compile(r"(\d+(?:\.\d*)?)([KMGT]?)(?:i?B)?", re.IGNORECASE)
_UNITS = {"": 1, "K": 1 << 10, "M": 1 << 20, "G": 1 << 30, "T": 1 << 40}
# Seconds between two looks; and how much of the limit is left after one, so that the
# next file is not already too much.
_SELDOM = 600
_LEFT = 0.8
# A file that is being written, or was answered from a moment ago, stays.
_YOUNG_NS = 60_000_000_000


@dataclass(frozen=True, slots=True)
class Entry:
    """A file of the cache."""

    path: str
    bytes: int
    used_ns: int


def limit() -> int:
    """The size in bytes that the user allows, 0 for any."""
    wanted = os.environ.get(VARIABLE) or DEFAULT
    size = bytes_of(wanted)
    if size is None:
        told = f"${VARIABLE} is {wanted!r}, which is no size such as 500M or 2G"
        print(f"idlift: warning: {told}; using {DEFAULT}", file=sys.stderr)
        size = bytes_of(DEFAULT)
        assert size is not None
    return size


def bytes_of(text: str) -> int | None:
    """`1.5G`, `500M`, `2GiB`, `4096`; None if it is none of these."""
    found = _SIZE.fullmatch(text.strip())
    return int(float(found[1]) * _UNITS[found[2].upper()]) if found else None


def sweep_seldom(folder: str) -> None:
    """Sweep, unless somebody has done so in the last minutes."""
    mark = f"{folder}/swept"
    with contextlib.suppress(OSError):
        if time.time() - os.stat(mark).st_mtime < _SELDOM:
            return
    # First: of the compilers that run at the same time, one is enough.
    if write_whole(mark, b""):
        sweep(folder, limit())


def sweep(folder: str, most: int) -> None:
    """Remove the files that were not used for longest, until the rest is small."""
    entries = sorted(_entries(folder), key=lambda entry: entry.used_ns)
    excess = sum(entry.bytes for entry in entries) - most
    if most == 0 or excess <= 0:
        return
    excess += int((1 - _LEFT) * most)
    young = time.time_ns() - _YOUNG_NS
    for entry in entries:
        if excess <= 0 or entry.used_ns >= young:
            return
        with contextlib.suppress(OSError):
            os.unlink(entry.path)
            excess -= entry.bytes


def _entries(folder: str) -> Iterator[Entry]:
    for name in SWEPT:
        for place, _, files in os.walk(f"{folder}/{name}"):
            for file in files:
                path = f"{place}/{file}"
                with contextlib.suppress(OSError):
                    status = os.lstat(path)
                    used = max(status.st_mtime_ns, status.st_atime_ns)
                    yield Entry(path, status.st_blocks * 512, used)
