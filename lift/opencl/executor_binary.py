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

from lift.opencl.executor import choose_device, refuse_deadly


@dataclass(frozen=True, slots=True)
class DeviceBinary:
    """A program for one device and driver."""

    device: str
    data: bytes


class NotBuilt(Exception):
    """The driver's compiler refuses a program; the text is what it said."""


def device_identity(wanted: str | None = None) -> str:
    """The preferred device, or the one that matches; LookupError if there is none."""
    return _identity(choose_device(wanted))


def _identity(device: cl.Device) -> str:
    return "|".join((device.platform.name, device.name, device.driver_version))


def device_binary(
    source: str, local_sizes: Iterable[tuple[int, ...]], wanted: str | None = None
) -> DeviceBinary:
    """Builds for the preferred device, or for the one that matches `wanted`."""
    os.environ["POCL_BINARY_SPECIALIZE_WG"] = ",".join(_specialised(local_sizes))
    device = choose_device(wanted)
    try:
        refuse_deadly(device, source)
        context = cl.Context([device])
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", cl.CompilerWarning)
            program = cl.Program(context, source).build(cache_dir=False)
        return DeviceBinary(_identity(device), program.binaries[0])
    except (cl.Error, LookupError) as error:
        raise NotBuilt(str(error)) from error


def _specialised(local_sizes: Iterable[tuple[int, ...]]) -> Iterable[str]:
    """The launches that PoCL is to make machine code for, as it names them.

    It has code of its own for every work-group size, for launches without an offset
    (all of ours), and for grids that are less than 65536 wide (nearly all of ours; it
    makes one of the two). What is not in the binary is compiled when it is launched.
    """
    for size in sorted({(*size, 1, 1)[:3] for size in local_sizes}):
        yield "-".join(map(str, size)) + "-goffs0-smallgrid"
