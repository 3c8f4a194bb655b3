"""What this installation makes of its own files, once: compiled idioms, the run time.

Like the .pyc files of Python it lies beside the code, in `__pycache__`, so that it is
there for every user and for an empty cache. Where that folder cannot be written, the
user's cache is used instead.
"""

from __future__ import annotations

import contextlib
import os
import time
from pathlib import Path

# Of each kind; more pile up only while the code is being changed.
_KEPT = 8
_FOLDERS = 2
# Seconds after which nobody is at work any more.
_ABANDONED = 24 * 3600


def folder() -> Path | None:
    """Where things are kept, None if nothing can be."""
    home = Path(__file__).parent / "__pycache__" / "made"
    try:
        home.mkdir(parents=True, exist_ok=True)
    except OSError:
        return home if home.is_dir() else None
    return home


def folder_or(cache: Path | None) -> Path | None:
    """Where new things are kept: beside the code, or else in a cache."""
    home = folder()
    return home if home is not None and os.access(home, os.W_OK) else cache


def tidy() -> None:
    """Remove what older versions of the code have left."""
    home = folder()
    if home is None:
        return
    for kind in ("idioms-*", "runtime-*", "image-*", "classes-*", "clang-*"):
        with contextlib.suppress(OSError):
            found = sorted(home.glob(kind), key=lambda p: p.stat().st_mtime_ns)
            for old in found[:-_KEPT]:
                old.unlink()
    _tidy_folders(home)


def _tidy_folders(home: Path) -> None:
    """Native code, of which only the newest is of use, and what was interrupted."""
    import shutil

    with contextlib.suppress(OSError):
        found = sorted(home.glob("native-*"), key=lambda p: p.stat().st_mtime_ns)
        broken = [
            path
            for path in home.glob("making-native-*")
            if time.time() - path.stat().st_mtime > _ABANDONED
        ]
        for old in (*found[:-_FOLDERS], *broken):
            shutil.rmtree(old, ignore_errors=True)
