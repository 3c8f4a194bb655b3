"""Kernels built ahead: the device binary of a program, embedded beside its source.

Consumes OpenCL C and the work-group sizes of its launches; produces the binary and the
name of the device it is for, as the C run time spells it.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Iterable
from dataclasses import dataclass

import pyopencl as cl

from lift.opencl.executor import choose_device


@dataclass(frozen=True, slots=True)
class DeviceBinary:
    """A program for one device and driver."""

    device: str
    data: bytes


def device_binary(
    source: str, local_sizes: Iterable[tuple[int, ...]], wanted: str | None = None
) -> DeviceBinary:
    """Builds for the preferred device, or for the one that matches `wanted`."""
    # PoCL puts machine code into the binary only for the sizes that it is told.
    padded = {(*size, 1, 1)[:3] for size in local_sizes}
    sizes = ",".join("-".join(map(str, size)) for size in sorted(padded))
    os.environ["POCL_BINARY_SPECIALIZE_WG"] = sizes
    device = choose_device(wanted)
    context = cl.Context([device])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", cl.CompilerWarning)
        program = cl.Program(context, source).build(cache_dir=False)
    identity = "|".join((device.platform.name, device.name, device.driver_version))
    return DeviceBinary(identity, program.binaries[0])
