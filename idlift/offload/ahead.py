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

from detector.frontend import Toolchain
from detector.frontend.in_process import passes_of

# The stages of `pipeline`, with what they import when they are first called.
_MODULES = (
    "idlift.offload.pipeline",
    "idlift.offload.report",
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


def import_ahead(
    toolchain: Toolchain, then: Callable[[], None]
) -> threading.Thread | None:
    """A thread that loads the pipeline, to be joined before it is used.

    `then` is called when a core has nothing to do any more, for now.
    """
    if not is_alone():
        return None

    def work() -> None:
        # What is needed first: clang's passes, as soon as it has read the source.
        passes_of(toolchain)
        _import_all()
        then()

    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    return thread


def is_alone() -> bool:
    """Whether no make shares the cores out, as far as can be told."""
    flags = os.environ.get("MAKEFLAGS", "")
    return "jobserver" not in flags and (os.cpu_count() or 1) > 1


def _import_all() -> None:
    for name in _MODULES:
        try:
            import_module(name)
        except ImportError:
            # Whoever needs it says so better.
            return
