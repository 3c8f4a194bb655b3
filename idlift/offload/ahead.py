"""Loads what a compilation will need while clang is still reading the source.

Most files with loops go the whole way, and clang and the import of our modules take
about as long: on two cores one of the two is free. A parallel make has better use for
the other core, so there nothing is done ahead.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from detector.frontend import Toolchain
from idlift import installation
from idlift.errors import UserError

if TYPE_CHECKING:
    from detector.solver.store import Store

# The stages of `pipeline`, with what they import when they are first called.
_MODULES = (
    "idlift.offload.pipeline",
    "idlift.offload.report",
    "idlift.detection.library",
    "detector.loader",
    "detector.matching",
    "detector.legality",
    "detector.legality.kinds",
    "detector.analysis.facade",
    "detector.atoms.table",
    "detector.solver.store",
    "codegen.unit",
    "lift.targets",
    "lift.infer.rules",
    "lift.sizes.division",
)


class Ahead:
    """Threads that load LLVM, the pipeline and its idioms.

    `then` is called when a core has nothing to do any more, for now.
    """

    def __init__(
        self, toolchain: Toolchain, cache: Path, then: Callable[[], None]
    ) -> None:
        self._toolchain = toolchain
        self._cache = cache
        self._then = then
        self._idioms: Store | None = None
        self._threads: tuple[threading.Thread, ...] = ()

    def start(self) -> None:
        """Not before clang is at work: it is what takes longest."""
        if self._idioms is None:
            self._idioms = _READ.get(installation.folder_or(self._cache))
            if self._idioms is not None:
                # A compiler that has stayed has loaded all of it.
                self._then()
        if self._idioms is None and not self._threads:
            # LLVM is loaded without Python's lock, so modules are imported meanwhile.
            self._threads = tuple(
                threading.Thread(target=work, daemon=True)
                for work in (self._load_passes, self._load_stages)
            )
            for thread in self._threads:
                thread.start()

    def idioms(self) -> Store | None:
        """The idioms, if nothing came in between; then all is loaded."""
        self.start()
        for thread in self._threads:
            thread.join()
        return self._idioms

    def _load_passes(self) -> None:
        # Needed as soon as clang has read the source; not above, see `start`.
        from detector.frontend.in_process import passes_of

        passes_of(self._toolchain)

    def _load_stages(self) -> None:
        if _import_all():
            self._idioms = read_idioms(self._cache)
        self._then()


def is_alone() -> bool:
    """Whether no make shares the cores out, as far as can be told."""
    flags = os.environ.get("MAKEFLAGS", "")
    return "jobserver" not in flags and (os.cpu_count() or 1) > 1


def _import_all() -> bool:
    for name in _MODULES:
        try:
            import_module(name)
        except ImportError:
            # Whoever needs it says so better.
            return False
    return True


# Those that this process has read, by the folder where they are kept.
_READ: dict[Path | None, Store] = {}


def read_idioms(cache: Path) -> Store | None:
    """The idioms, read once; None if that fails: who needs them says why."""
    from idlift.detection.library import load_idioms

    folder = installation.folder_or(cache)
    if folder in _READ:
        return _READ[folder]
    try:
        _READ[folder] = load_idioms((), folder)
    except (OSError, UserError):
        return None
    return _READ[folder]
