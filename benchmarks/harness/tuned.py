"""Which programs have tuned kernels, as `python -m benchmarks.tune` left them.

Consumes the folder of that command; produces gains by program. The peer idlift-tuned is
built with the winners that are kept there; a program without a winner would give the
binary of idlift-relaxed again, so it is left out.
"""

from __future__ import annotations

import json
from pathlib import Path

PEER = "idlift-tuned"
HOME = Path(__file__).resolve().parents[2] / "build" / "benchmarks" / "tuning"
# What is copied into the compiler's cache folder: winners in `tuned/`.
FOLDER = HOME / "cache"
_GAINS = HOME / "gains.json"


def gains() -> dict[str, dict[str, float]]:
    """Program -> site -> time of the default over that of the winner; maybe none."""
    try:
        table = json.loads(_GAINS.read_text())
    except (OSError, ValueError):
        return {}
    return {name: dict(sites) for name, sites in table.items()}


def keep(program: str, sites: dict[str, float]) -> None:
    """Remember what tuning gave for a program; nothing if it gave nothing."""
    table = gains()
    table[program] = sites
    _GAINS.parent.mkdir(parents=True, exist_ok=True)
    _GAINS.write_text(json.dumps(table, indent=1) + "\n")


def was_tuned() -> bool:
    """Whether any program was tuned here, with or without success."""
    return bool(gains())


def has_winner(program: str) -> bool:
    """Whether a kernel of the program is compiled from a winner."""
    return bool(gains().get(program))
