"""What the figures were measured on: processor, memory, compilers, devices, limits.

Consumes the machine; produces a table of plain values for the results.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

_PROBE = Path(__file__).with_name("probe.c")


def describe(work: Path, *, limits: bool = True) -> dict[str, Any]:
    """The machine, the versions and, unless in a hurry, the measured limits."""
    table: dict[str, Any] = {
        "date": time.strftime("%Y-%m-%d"),
        "processor": _processor(),
        "cores": os.cpu_count(),
        "memory_gib": _memory(),
        "system": platform.platform(),
        "python": platform.python_version(),
        "clang": _first_line(["clang-19", "--version"]),
        "gcc": _first_line(["gcc", "--version"]),
        "idlift": _first_line([sys.executable, "-m", "idlift", "--version"]),
        "commit": _first_line(["git", "-C", str(_PROBE.parent), "rev-parse", "HEAD"]),
        "opencl": _devices(),
        "load": round(os.getloadavg()[0], 2),
    }
    if limits:
        table.update(_limits(work))
    return table


def _first_line(command: list[str]) -> str:
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError:
        return "not installed"
    return next(iter((done.stdout or done.stderr).splitlines()), "")


def _processor() -> str:
    for line in _lines("/proc/cpuinfo"):
        name, _, value = line.partition(":")
        if name.strip() == "model name":
            return value.strip()
    return platform.processor()


def _memory() -> float:
    for line in _lines("/proc/meminfo"):
        if line.startswith("MemTotal"):
            return round(int(line.split()[1]) / 2**20, 1)
    return 0.0


def _lines(file: str) -> list[str]:
    path = Path(file)
    return path.read_text().splitlines() if path.exists() else []


def _devices() -> list[str]:
    # In a process of its own: a driver that dies must not take the harness along.
    code = (
        "import pyopencl as cl\n"
        "for p in cl.get_platforms():\n"
        "    for d in p.get_devices():\n"
        "        print(p.name, '|', d.name, '|', p.version)\n"
    )
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", code],
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout.splitlines()


def _limits(work: Path) -> dict[str, float]:
    """Bandwidth in GB/s and peak in GF/s, by a small program; none without clang."""
    binary = work / "probe"
    binary.parent.mkdir(parents=True, exist_ok=True)
    flags = ["-O3", "-march=native", "-ffast-math", "-fopenmp"]
    for driver in ("clang-19", "gcc"):
        command = [driver, *flags, str(_PROBE), "-o", str(binary)]
        try:
            built = subprocess.run(command, capture_output=True, check=False)
        except OSError:
            continue
        if built.returncode == 0:
            done = subprocess.run([str(binary)], capture_output=True, text=True)
            pairs = (line.split(": ") for line in done.stdout.splitlines())
            return {name: float(value) for name, value in pairs}
    return {}
