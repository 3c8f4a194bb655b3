"""The doctor's view of OpenCL: which devices there are, which is used, and why.

Consumes the list that `opencl_probe` prints; produces a finding. The ranking here is
the one that the executor and the C runtime follow (design: GPU, Intel's CPU runtime,
a PoCL of the system, the PoCL of the wheel).
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass

from idlift.doctor.finding import Finding, Level


@dataclass(frozen=True, slots=True)
class Device:
    """What matters about an OpenCL device for the choice between several."""

    platform: str
    platform_version: str
    name: str
    driver: str
    is_gpu: bool
    units: int
    bundled: bool
    """PoCL from the wheel, which any driver of the system outdoes."""

    @property
    def is_pocl(self) -> bool:
        return "PoCL" in self.platform_version

    @property
    def rank(self) -> int:
        """Lower is preferred; see `REASONS`."""
        if self.is_gpu:
            return 0
        if "Intel" in self.platform:
            return 1
        return 3 if self.bundled else 2

    def __str__(self) -> str:
        kind = "GPU" if self.is_gpu else "CPU"
        return f"{self.name} ({kind}, {self.units} units, {self._driver_name})"

    @property
    def _driver_name(self) -> str:
        return (
            f"PoCL {self.driver}" if self.is_pocl else f"{self.platform} {self.driver}"
        )


REASONS = (
    "a GPU comes first",
    "Intel's CPU runtime comes before PoCL",
    "a CPU driver of the system comes before the bundled PoCL",
    "the bundled PoCL is the only driver",
)

INSTALL_POCL = (
    "Debian's PoCL uses the vector units of this CPU, the bundled one does not "
    "(about 5x for GEMM): apt install pocl-opencl-icd"
)


def check_opencl() -> Finding:
    """Devices, the one that would be used, and why."""
    done = subprocess.run(
        [sys.executable, "-m", "idlift.doctor.opencl_probe"],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        return Finding(
            "OpenCL",
            Level.ADVICE,
            "no OpenCL: accelerated programs will run their original loops",
            tuple(done.stderr.strip().splitlines()[-1:]),
            ("pip install 'pyopencl[pocl]'",),
        )
    devices = [Device(**row) for row in json.loads(done.stdout.splitlines()[-1])]
    return judge(devices, os.environ.get("IDLIFT_DEVICE", ""))


def judge(devices: list[Device], wanted: str) -> Finding:
    """The finding for these devices, with $IDLIFT_DEVICE = `wanted`."""
    if not devices:
        return Finding(
            "OpenCL",
            Level.ADVICE,
            "no device: accelerated programs will run their original loops",
            (),
            ("pip install 'pyopencl[pocl]'", INSTALL_POCL),
        )
    ordered = sorted(devices, key=lambda d: d.rank)
    listed = tuple(str(d) for d in ordered)
    matching = [d for d in ordered if wanted.lower() in f"{d.platform} {d}".lower()]
    if not matching:
        return Finding(
            "OpenCL",
            Level.ADVICE,
            f"IDLIFT_DEVICE={wanted} fits none of the devices",
            listed,
            ("unset IDLIFT_DEVICE, or use a part of one of these names",),
        )
    chosen = matching[0]
    reason = f"IDLIFT_DEVICE={wanted}" if wanted else REASONS[chosen.rank]
    remedies = (INSTALL_POCL,) if chosen.bundled else ()
    level = Level.ADVICE if remedies else Level.GOOD
    return Finding("OpenCL", level, f"uses {chosen}: {reason}", listed, remedies)
