"""From a command line to the rows of all its units.

Consumes the arguments of `idlift detect` or `explain`; produces requests, options, and
by one process or several the rows, in the order of the requests.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from idlift.detection.rows import Row
from idlift.detection.scan import Driver, Options, Request, Scanner
from idlift.errors import UsageError, UserError


def options_of(args: argparse.Namespace) -> Options:
    """What holds for all units, checked."""
    from detector.match import KINDS

    only = tuple(kind for kind in args.only.split(",") if kind)
    unknown = [kind for kind in only if kind not in KINDS]
    if unknown and not args.idioms:
        raise UsageError(
            f"unknown kind {unknown[0]!r}; there are {', '.join(sorted(KINDS))}"
        )
    # Not a number is no number of seconds either.
    if not args.budget > 0:
        raise UsageError("--budget must be more than 0 seconds")
    if getattr(args, "jobs", 1) < 1:
        raise UsageError("-j must be at least 1")
    files = tuple(map(Path, args.idioms))
    for file in files:
        if not file.is_file():
            raise UserError(f"{file}: no such file of idioms")
    reuse = not args.no_cache
    # The text report does not show programs, so it need not wait for them.
    with_lift = getattr(args, "format", "text") not in ("text", "sarif")
    return Options(files, only, args.fp, args.budget, cache_folder(), reuse, with_lift)


def cache_folder() -> Path:
    """Where caches of this user live: $IDLIFT_CACHE, else the usual place."""
    from detector.frontend.probe_cache import cache_directory

    return cache_directory()


@dataclass(frozen=True, slots=True)
class Project:
    """The units to scan, and the program that they belong to."""

    requests: tuple[Request, ...]
    program: tuple[Request, ...]


def project_of(args: argparse.Namespace) -> Project:
    """What the command line names."""
    if args.database:
        return _from_database(Path(args.database), args.files, args.clang_flags)
    if not args.files:
        raise UsageError("give files to look at, or -p compile_commands.json")
    files = tuple(
        Request(file, ("-c", *args.clang_flags, file), _driver(file))
        for file in args.files
    )
    return Project(files, files)


def _driver(file: str) -> Driver:
    return "c++" if Path(file).suffix in (".cc", ".cpp", ".cxx", ".C", ".c++") else "c"


def _from_database(path: Path, wanted: Sequence[str], flags: Sequence[str]) -> Project:
    from detector.frontend import read_database

    entries = read_database(path)
    chosen = {Path(file).resolve() for file in wanted}
    missing = chosen - {entry.file.resolve() for entry in entries}
    if missing:
        raise UserError(f"{path} has no command for {sorted(missing)[0]}")
    requests: list[Request] = []
    program: list[Request] = []
    for entry in entries:
        command = entry.command
        words, where = (*command.words, *flags), str(command.directory)
        units = [
            Request(source.path, words, command.driver, where)
            for source in command.inputs
            if source.is_analysed
        ]
        program += units
        if not chosen or entry.file.resolve() in chosen:
            requests += units
    return Project(tuple(requests), tuple(program))


def scan_all(
    project: Project, options: Options, jobs: int, progress: bool
) -> list[Row]:
    """The rows of all requests, in their order."""
    rows = _scanned(project, options, jobs, progress)
    if options.cache is not None:
        from idlift.sweep import sweep_seldom

        sweep_seldom(str(options.cache))
    return rows


def _scanned(
    project: Project, options: Options, jobs: int, progress: bool
) -> list[Row]:
    requests = project.requests
    if jobs == 1 or len(requests) < 2:
        scanner = Scanner(options, project.program)
        rows = list(_watched(map(scanner.scan, requests), len(requests), progress))
        scanner.close()
        return rows
    import multiprocessing

    # Once here, so that broken idioms are told once and workers find them compiled.
    warm = Scanner(options)
    warm.store()
    warm.close()
    # A fresh interpreter for each worker: forking one with threads is not safe.
    context = multiprocessing.get_context("spawn")
    given = (options, project.program)
    with context.Pool(min(jobs, len(requests)), _start, given) as pool:
        rows = list(_watched(pool.imap(_scan, requests), len(requests), progress))
    return rows


_worker: Scanner | None = None


def _start(options: Options, program: Sequence[Request]) -> None:
    global _worker
    _worker = Scanner(options, program)


def _scan(request: Request) -> Row:
    assert _worker is not None
    row = _worker.scan(request)
    _worker.close()
    return row


def _watched(rows: Iterable[Row], total: int, progress: bool) -> Iterable[Row]:
    """The rows, with a progress bar while they come if there is someone to see it."""
    if not progress or total < 3 or not sys.stderr.isatty():
        return rows
    from rich.console import Console
    from rich.progress import track

    return track(rows, "scanning", total, console=Console(stderr=True))
