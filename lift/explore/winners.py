"""Winners of searches, kept for later compilations.

Consumes programs and what a search found; produces low-level programs. The key is the
text of the program, the class of its sizes, the device and its driver. A winner that
relies on facts the program does not state is used only for sizes that have them.
"""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from lift.diagnostics import LiftError
from lift.explore.workload import allowed
from lift.infer import infer
from lift.terms.program import Program
from lift.text import parse_program, print_program

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Winner:
    """The best known low-level form of a program on a device."""

    device: str
    size_class: str
    nanoseconds: int
    default_nanoseconds: int
    general: bool
    low: str
    derivation: str

    @property
    def note(self) -> str:
        """Where it comes from, and its derivation."""
        gain = self.default_nanoseconds / max(self.nanoseconds, 1)
        where = (
            f"tuned on {self.device} for {self.size_class}: {gain:.2f} x the default"
        )
        return f"{where}\n{self.derivation}"

    def program(self, wanted: Program) -> Program | None:
        """The low-level program under the name of the one that is compiled."""
        try:
            return infer(replace(parse_program(self.low), name=wanted.name))
        except LiftError:
            return None  # written by another version


def folder() -> Path:
    """Where winners live: in $IDLIFT_CACHE, else in the cache of the user."""
    if chosen := os.environ.get("IDLIFT_CACHE"):
        return Path(chosen) / "tuned"
    from platformdirs import user_cache_path

    return user_cache_path("idlift", appauthor=False) / "tuned"


def _file(program: Program) -> Path:
    text = print_program(replace(program, name="tuned"))
    return folder() / f"{hashlib.sha256(text.encode()).hexdigest()[:32]}.json"


def size_class(sizes: Mapping[str, int]) -> str:
    """Sizes up to the power of two: `N=2^10 M=2^9`."""
    return " ".join(f"{n}=2^{max(v, 1).bit_length() - 1}" for n, v in sizes.items())


def device_key(wanted: str | None = None) -> str:
    """The device and its driver in one line; raises LookupError without one."""
    from lift.opencl.executor import choose_device, device_name

    device = choose_device(wanted)
    return f"{device_name(device)} / {device.driver_version}"


def stored(program: Program) -> list[Winner]:
    """All winners of a program."""
    try:
        data = json.loads(_file(program).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return []
    if data.get("format") != FORMAT:
        return []
    return [Winner(**row) for row in data["winners"]]


def store(program: Program, winner: Winner) -> Path:
    """Keep a winner; it replaces the one of the same device, sizes and kind."""
    key = (winner.device, winner.size_class, winner.general)
    others = [w for w in stored(program) if (w.device, w.size_class, w.general) != key]
    path = _file(program)
    path.parent.mkdir(parents=True, exist_ok=True)
    rows = [asdict(w) for w in (*others, winner)]
    data = {"format": FORMAT, "program": print_program(program), "winners": rows}
    # Written aside and moved: another compilation may be reading.
    handle, name = tempfile.mkstemp(dir=path.parent, suffix=".new")
    with os.fdopen(handle, "w", encoding="utf-8") as out:
        json.dump(data, out, indent=1)
    Path(name).replace(path)
    return path


def best_known(
    program: Program,
    device: str | None = None,
    sizes: Mapping[str, int] | None = None,
) -> Winner | None:
    """The winner to compile with, if there is one.

    Without sizes only winners that hold for all sizes count, and of those the one for
    the largest. `device` is a substring, as everywhere; nothing is asked of OpenCL
    unless the program was tuned.
    """
    found = stored(program)
    if not found:
        return None
    try:
        own = device_key(device)
    except LookupError:
        return None
    found = [w for w in found if w.device == own and _fits(w, sizes)]
    return min(found, key=lambda w: _order(w, sizes), default=None)


def _fits(winner: Winner, sizes: Mapping[str, int] | None) -> bool:
    if sizes is None:
        return winner.general
    if winner.size_class != size_class(sizes):
        return winner.general
    try:
        return winner.general or allowed(infer(parse_program(winner.low)), sizes)
    except LiftError:
        return False


def _order(winner: Winner, sizes: Mapping[str, int] | None) -> tuple[bool, float]:
    """Winners of the class at hand first, then the faster; else the larger."""
    if sizes is not None and winner.size_class == size_class(sizes):
        return False, winner.nanoseconds
    return True, -winner.nanoseconds
