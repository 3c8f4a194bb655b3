"""Rows of unchanged units, kept on disk.

A row is kept with the names, times and sizes of all files that its unit was made from
(headers too, as the compiler's depfile lists them); if one of them differs, the row is
made again. A cache that cannot be read or written is no error, only slow.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from idlift.direct.manifest import touch, write_whole
from idlift.direct.seal import seal, unseal


class Cache:
    """Rows by key, in a folder; None keeps nothing."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder

    def get(self, key: Sequence[str]) -> dict[str, Any] | None:
        """The row of this key, if its files are as they were."""
        if self.folder is None:
            return None
        try:
            path = self._path(key)
            data = unseal(path.read_bytes())
            if data is None:
                return None
            entry = json.loads(data)
            files, row = entry["files"], entry["row"]
            fresh = all(_stamp(Path(name)) == stamp for name, stamp in files)
        except (OSError, ValueError, KeyError, TypeError):
            return None
        touch(str(path))
        return row if fresh and isinstance(row, dict) else None

    def put(
        self, key: Sequence[str], files: Iterable[Path], row: dict[str, Any]
    ) -> None:
        """Keep a row."""
        if self.folder is None:
            return
        path = self._path(key)
        with contextlib.suppress(OSError):
            stamps = [[str(f.absolute()), _stamp(f)] for f in files]
            text = json.dumps({"files": stamps, "row": row})
            write_whole(str(path), seal(text.encode()))

    def _path(self, key: Sequence[str]) -> Path:
        assert self.folder is not None
        digest = hashlib.sha256("\0".join((*key, os.getcwd())).encode()).hexdigest()
        return self.folder / "units" / digest[:2] / f"{digest[2:34]}.json"


def _stamp(path: Path) -> list[int]:
    status = path.stat()
    return [status.st_mtime_ns, status.st_size]


def dependencies_in(depfile: Path, home: Path) -> list[Path]:
    """The files that a depfile names as prerequisites."""
    try:
        text = depfile.read_text(errors="surrogateescape")
    except OSError:
        return []
    text = text.replace("\\\n", " ").replace("\\ ", "\0")
    words = text.partition(": ")[2].split()
    return [home / word.replace("\0", " ").replace("$$", "$") for word in words]
