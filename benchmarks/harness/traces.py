"""Where an accelerated program spends its time, by its own trace.

Consumes what a binary of idlift writes with IDLIFT_TRACE=1; produces a `SiteTime` for
each loop and path. Lines are added up as they come: small loops may make millions.
"""

from __future__ import annotations

import os
import re
import subprocess
import threading
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

_LINE = re.compile(
    r"^idlift: (?P<file>\S+):(?P<line>\d+) (?P<kind>\w+) work=\S+ path=(?P<path>\w+) "
    r'time=(?P<time>[0-9.]+)ms why="(?P<why>[^"]*)"'
)
TIMEOUT = 60.0


def remembering(binary: Path) -> dict[str, str]:
    """Where runs of this binary remember what they have measured."""
    return {"IDLIFT_TIMES": str(binary.absolute().parent / "times")}


@dataclass(frozen=True, slots=True)
class SiteTime:
    """The calls of one loop that took one path for one reason, in milliseconds."""

    program: str
    site: str
    kind: str
    path: str
    why: str
    calls: int
    milliseconds: float


def added_up(program: str, lines: Iterable[str]) -> tuple[SiteTime, ...]:
    """The sums of a trace, the longest first."""
    sums: dict[tuple[str, str, str, str], tuple[int, float]] = {}
    for line in lines:
        if found := _LINE.match(line):
            site = f"{Path(found['file']).name}:{found['line']}"
            key = (site, found["kind"], found["path"], found["why"])
            calls, total = sums.get(key, (0, 0.0))
            sums[key] = (calls + 1, total + float(found["time"]))
    rows = (
        SiteTime(program, *key, calls, round(total, 3))
        for key, (calls, total) in sums.items()
    )
    return tuple(sorted(rows, key=lambda row: -row.milliseconds))


def traced(program: str, binary: Path, size: str) -> tuple[SiteTime, ...]:
    """One more run, with its trace; nothing if it takes too long."""
    with subprocess.Popen(
        [str(binary), size],
        env={**os.environ, "IDLIFT_TRACE": "1", **remembering(binary)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        errors="replace",
    ) as running:
        assert running.stderr is not None
        late = threading.Timer(TIMEOUT, running.kill)
        late.start()
        rows = added_up(program, running.stderr)
        late.cancel()
    return rows if running.returncode == 0 else ()
