"""One translation unit: compile, load, search, judge, and report as a row.

Consumes a request (a compile command and options); produces a row. Errors of the input
become rows, too: one broken file must not end the scan of a project.
"""

from __future__ import annotations

import contextlib
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from idlift.detection.cache import Cache, dependencies_in
from idlift.detection.rows import Row, Texts, error_row, unit_row

if TYPE_CHECKING:
    from detector.frontend import (
        CanonicalUnit,
        CompileCommand,
        Emitted,
        Neighbours,
        Toolchain,
    )
    from detector.match import Match
    from detector.model import Module
    from detector.solver.store import Store
    from detector.verdict import FpContract

Fp = Literal["strict", "reassoc", "relaxed"]
Driver = Literal["c", "c++"]
# What is searched for may change with the program that searches.
VERSION = 3
# Letters of IR that a scan remembers, since others may want to borrow from it.
_REMEMBERED = 1 << 28


@dataclass(frozen=True, slots=True)
class Options:
    """What is the same for all units of a scan."""

    idioms: tuple[Path, ...] = ()
    only: tuple[str, ...] = ()
    fp: Fp = "strict"
    seconds: float = 10.0
    cache: Path | None = None
    reuse: bool = True
    with_lift: bool = False

    def key(self) -> str:
        """Everything that may change the result, but for the unit itself."""
        return repr((VERSION, self.only, self.fp, self.seconds, self.with_lift))


@dataclass(frozen=True, slots=True)
class Request:
    """One unit to scan; `words` are the compiler's arguments, its input included."""

    source: str
    words: tuple[str, ...]
    driver: Driver = "c"
    directory: str = ""


class Scanner:
    """Scans units one after another; idioms are loaded once.

    The `program` is what the units are linked with: all that loops of theirs may call.
    """

    def __init__(self, options: Options, program: Sequence[Request] = ()) -> None:
        self.options = options
        self.program = program
        self._store: Store | None = None
        self._neighbours: Neighbours | None = None
        self._reads: dict[Request, _Read] = {}
        self._room = _REMEMBERED

    def scan(self, request: Request) -> Row:
        """The row of one unit, from the cache if nothing it is made of has changed."""
        from idlift.detection.library import idiom_fingerprint

        key = (
            self.options.key(),
            idiom_fingerprint(self.options.idioms),
            repr(request),
            repr([(unit.directory, unit.source) for unit in self.program]),
        )
        cache = Cache(self.options.cache if self.options.reuse else None)
        known = cache.get(key)
        if known is not None:
            return known
        row, used = self._fresh(request)
        if row["status"] == "ok":
            cache.put(key, used, row)
        return row

    def close(self) -> None:
        """Keep the plans that this scan has made."""
        if self._store is not None:
            self._store.save()

    def _fresh(self, request: Request) -> tuple[Row, Sequence[Path]]:
        from detector.frontend import FrontendError
        from detector.loader import LoadError, canonicalise, read

        used: Sequence[Path] = ()
        try:
            unit, used = self._compile(request)
            name = request.source
            text = unit.ir if unit.is_in_form else canonicalise(unit.ir, name)
            module = read(text, name)
        except (FrontendError, LoadError) as error:
            return error_row(request.source, str(error)), used
        return self._search(request, module), used

    def _search(self, request: Request, module: Module) -> Row:
        from detector.legality import judge
        from detector.matching import Limits, find_in_module

        allowed = _allowed(self.options.fp)
        wanted = self.options.only
        idioms = [i for i in self.store().idioms if not wanted or i.meta.kind in wanted]
        findings = find_in_module(
            module,
            idioms,
            lambda match, program: judge(match, program, allowed),
            Limits(self.options.seconds),
        )
        return unit_row(
            request.source, findings, Texts(), lambda match: self._lift(match, module)
        )

    def _lift(self, match: Match, module: Module) -> str:
        if not self.options.with_lift:
            return ""
        from idlift.detection.lift_text import lift_text

        return lift_text(match, module)

    def neighbours(self) -> Neighbours:
        """The units of the program; each is read once, if at all."""
        if self._neighbours is None:
            from detector.frontend import Neighbour, Neighbours, Reading

            def reader(request: Request) -> Callable[[], Reading]:
                def read() -> Reading:
                    known = self._read(request)
                    return Reading(known.unit[1].ir, tuple(known.files))

                return read

            first = {Path(r.directory) / r.source: r for r in reversed(self.program)}
            self._neighbours = Neighbours(
                [Neighbour(path, reader(request)) for path, request in first.items()]
            )
        return self._neighbours

    def _compile(self, request: Request) -> tuple[CanonicalUnit, list[Path]]:
        """A unit and all files it was made from."""
        from detector.frontend import canonical_ir

        known = self._read(request)
        neighbours = self.neighbours()
        unit = canonical_ir(known.command, neighbours=neighbours, read=known.unit)
        return unit, [*known.files, *unit.loan.files]

    def _read(self, request: Request) -> _Read:
        """What clang's front end says; it is asked once, for the unit and others."""
        if request in self._reads:
            return self._reads[request]
        read = _read(request)
        self._room -= len(read.unit[1].ir)
        if self._room > 0 and len(self.program) > 1:
            self._reads[request] = read
        return read

    def store(self) -> Store:
        """The idioms with their plans."""
        if self._store is None:
            from idlift.detection.library import load_idioms

            self._store = load_idioms(self.options.idioms, self.options.cache)
        return self._store


def _allowed(fp: Fp) -> FpContract:
    from detector.verdict import FpContract

    relaxed = fp == "relaxed"
    return FpContract(reassoc=fp != "strict", libm=relaxed, relaxed=relaxed)


@dataclass(frozen=True, slots=True)
class _Read:
    """A unit after the first run of clang, and the files that it was made from."""

    command: CompileCommand
    unit: tuple[Toolchain, Emitted]
    files: list[Path]


def _read(request: Request) -> _Read:
    from detector.frontend import default_toolchain, read_unit

    with _command(request) as (command, depfile):
        unit = read_unit(command, default_toolchain(), dependencies=True)
        return _Read(command, unit, _files(request, depfile))


@contextlib.contextmanager
def _command(request: Request) -> Iterator[tuple[CompileCommand, Path]]:
    """The command of one unit, and where it writes which files it read."""
    from detector.frontend import adapt, parse

    with tempfile.TemporaryDirectory() as folder:
        depfile = Path(folder) / "unit.d"
        words = [*request.words, "-MD", "-MF", str(depfile)]
        home = Path(request.directory)
        command = adapt(parse(words, driver=request.driver, directory=home))
        inputs = [i for i in command.inputs if i.path == request.source]
        yield command.for_input((inputs or command.inputs)[-1]), depfile


def _files(request: Request, depfile: Path) -> list[Path]:
    home = Path(request.directory)
    return dependencies_in(depfile, home) or [home / request.source]
