"""Prints the OpenCL devices as JSON; run as a program of its own.

Loading OpenCL loads every driver on the machine, and a broken driver may take its
process down. The doctor must survive that, so this runs outside of it.
"""

from __future__ import annotations

import json
import sys
from importlib.metadata import PackageNotFoundError, version


def main() -> int:
    """One JSON list on stdout, one object per device."""
    import pyopencl as cl

    devices = []
    try:
        platforms = cl.get_platforms()
    except cl.Error:
        # The ICD loader reports "no platform" as an error.
        platforms = []
    for platform in platforms:
        for device in platform.get_devices():
            devices.append(
                {
                    "platform": platform.name,
                    "platform_version": platform.version,
                    "name": device.name.strip(),
                    "driver": device.driver_version,
                    "is_gpu": bool(device.type & cl.device_type.GPU),
                    "units": device.max_compute_units,
                    "bundled": _is_bundled(platform.version, device.driver_version),
                }
            )
    print(json.dumps(devices))
    return 0


def _is_bundled(platform: str, driver: str) -> bool:
    # The driver does not say where it was loaded from; distributions mark their builds
    # (+debian), and the wheel's version is known.
    if "PoCL" not in platform or "+" in driver:
        return False
    try:
        return driver.startswith(version("pocl-binary-distribution"))
    except PackageNotFoundError:
        return False


if __name__ == "__main__":
    sys.exit(main())
