"""Builds of programs, timed, with caches in a known state.

Consumes programs and peers; produces `Build` records. *Cold* is a file that the
compiler has never seen, in an installation that is in use (its idioms are compiled, its
clang is known, and a compiler has stayed from another file); *alone* is the same where
none has stayed; *warm* is the same build once more. They are medians where a peer is
built several times. `build_all` is the build of a whole project instead.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median

from benchmarks.harness.catalogue import Program
from benchmarks.harness.peers import OURS, STRICT, Peer, compiler
from benchmarks.harness.results import Build

TIMEOUT = 300.0
# As `ps` shows a compiler that stays.
STAYING = "idlift-cc-stays"
# A compiler that stays writes its notes after it has answered, for some tens of
# milliseconds: neither the next build nor who removes its cache should meet that.
PAUSE = 0.25
_FIRST = """\
double first(const double *x, double *y, int n)
{
    double sum = 0.0;
    for (int i = 0; i < n; i++)
        y[i] = 2.0 * x[i];
    for (int i = 0; i < n; i++)
        sum += x[i] * y[i];
    return sum;
}
"""


def installation(folder: Path) -> Path:
    """A cache folder as it is after some other file was compiled; made if missing."""
    cache = folder / "installation"
    if cache.exists():
        return cache
    with tempfile.TemporaryDirectory(prefix="idlift-bench-") as work:
        made = Path(work) / "cache"
        made.mkdir()
        for cxx in (False, True):
            _use(made, cxx)
        folder.mkdir(parents=True, exist_ok=True)
        shutil.move(made, cache)
    return cache


def _use(cache: Path, cxx: bool) -> None:
    """Compile some other file; the compiler stays."""
    with tempfile.TemporaryDirectory(prefix="idlift-bench-") as work:
        source = Path(work) / ("first.cpp" if cxx else "first.c")
        source.write_text(_FIRST)
        flags = ["-O3", "-march=native", "--idlift-fp=relaxed", "--idlift-quiet"]
        target = str(Path(work) / "first.o")
        words = [*compiler("idlift", cxx), *flags, "-c", str(source), "-o", target]
        _timed(words, _environment(cache))


def build(
    program: Program, peer: Peer, target: Path, caches: tuple[Path, ...], *, times: int
) -> Build:
    """Build as often with a copy of these caches, each time again for the warm time."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.unlink(missing_ok=True)
    command = peer.command(program, target)
    cold, warm, alone = [], [], []
    for _ in range(times):
        if peer.family == "idlift" and times > 1:
            with _copied(caches) as environment:
                seconds, _ = _timed(command, {**environment, "IDLIFT_STAY": "0"})
                alone.append(seconds)
            with tempfile.TemporaryDirectory(prefix="idlift-bench-") as other:
                _use(Path(other), program.cxx)
        with _copied(caches) as environment:
            seconds, error = _timed(command, environment)
            cold.append(seconds)
            if error:
                return Build(program.name, peer.name, seconds, seconds, error)
            if times > 1:
                seconds, error = _timed(command, environment)
            warm.append(seconds)
    # A report takes a build of its own: it is not made from the cache.
    report = target.with_suffix(".json")
    report.unlink(missing_ok=True)
    if peer.name in (OURS, STRICT):
        with _copied(caches) as environment:
            _timed([*command, f"--idlift-report={report}"], environment)
    return Build(
        program.name,
        peer.name,
        median(cold),
        median(warm),
        error,
        median(alone) if alone else 0.0,
        _declined(report),
    )


def build_all(programs: Sequence[Program], peer: Peer) -> float | None:
    """Seconds for all programs, one call after the other, as a Makefile builds them.

    From nothing: the cache is empty, and no compiler has stayed from before. None if
    one fails: its own build will tell why.
    """
    _end_staying()
    with tempfile.TemporaryDirectory(
        prefix="idlift-bench-", ignore_cleanup_errors=True
    ) as name:
        work = Path(name)
        environment = _environment(work / "cache")
        seconds = 0.0
        for program in programs:
            took, error = _run(peer.command(program, work / program.name), environment)
            seconds += took
            if error:
                return None
        time.sleep(PAUSE)
    return seconds


def _end_staying() -> None:
    """End the compilers of ours that have stayed: the next call finds none."""
    for status in Path("/proc").glob("[0-9]*/comm"):
        with suppress(OSError):
            is_mine = status.stat().st_uid == os.geteuid()
            if is_mine and status.read_text().strip() == STAYING:
                os.kill(int(status.parent.name), signal.SIGTERM)
    time.sleep(PAUSE)


@contextmanager
def _copied(caches: tuple[Path, ...]) -> Iterator[dict[str, str]]:
    """An environment whose cache folder is a new copy of these."""
    with tempfile.TemporaryDirectory(prefix="idlift-bench-") as work:
        for cache in caches:
            shutil.copytree(cache, work, dirs_exist_ok=True)
        yield _environment(Path(work))


def _environment(cache: Path) -> dict[str, str]:
    return {**os.environ, "XDG_CACHE_HOME": str(cache), "IDLIFT_CACHE": str(cache)}


def _timed(command: list[str], environment: dict[str, str]) -> tuple[float, str]:
    """Seconds that a build took, and its last complaint; then a pause."""
    seconds, error = _run(command, environment)
    if Path(command[0]).name.startswith("idlift"):
        time.sleep(PAUSE)
    return seconds, error


def _run(command: list[str], environment: dict[str, str]) -> tuple[float, str]:
    begin = time.perf_counter()
    try:
        done = subprocess.run(
            command,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
            timeout=TIMEOUT,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return time.perf_counter() - begin, str(error)
    seconds = time.perf_counter() - begin
    if done.returncode == 0:
        return seconds, ""
    lines = done.stderr.strip().splitlines() or [f"exit code {done.returncode}"]
    return seconds, lines[-1]


def _declined(report: Path) -> tuple[str, ...]:
    """What a report of idlift-cc says about the program's loops left alone."""
    if not report.exists():
        return ()
    matches = [
        match
        for unit in json.loads(report.read_text())["units"]
        for match in unit["matches"]
        if match["verdict"] == "refused" or any("left alone" in w for w in match["why"])
    ]
    return tuple(
        f"{Path(m['file']).name}:{m['line']}: {m['kind']}: "
        + m["why"][0].splitlines()[0]
        for m in matches
    )
