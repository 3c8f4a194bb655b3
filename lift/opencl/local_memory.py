"""Does a kernel's local memory fit the device?

Consumes the local buffers of a kernel; refuses it where a located message is due.
"""

from __future__ import annotations

from lift.diagnostics import Diagnostic, LiftError, Span
from lift.opencl import ir
from lift.opencl.config import Config
from lift.opencl.flatten import scalars_in
from lift.opencl.rewrite import statements_in
from lift.opencl.scalarise import base_type
from lift.types import ScalarType


def local_bytes(buffers: list[ir.Buffer], config: Config, block: ir.Block) -> int:
    """The bytes of all buffers of known size, if the device has as many."""
    total = 0
    for buffer in buffers:
        count = scalars_in(buffer.type).constant
        if count is not None:
            scalar = base_type(buffer.type)
            assert isinstance(scalar, ScalarType)
            total += count * scalar.bytes
    if total > config.max_local_bytes:
        raise LiftError(
            Diagnostic(
                "L308",
                f"the kernel needs {total} bytes of local memory, "
                f"the device has {config.max_local_bytes}",
                _written_at(buffers, block),
                "error",
                tuple(f"{b.name} holds {scalars_in(b.type)} elements" for b in buffers),
                "use smaller tiles",
            )
        )
    return total


def _written_at(buffers: list[ir.Buffer], block: ir.Block) -> Span | None:
    """Where the largest of the buffers is filled."""

    def extent(buffer: ir.Buffer) -> int:
        return scalars_in(buffer.type).constant or 0

    largest = max(buffers, key=extent).name
    stores = (s for s in statements_in(block) if isinstance(s, ir.Store))
    return next((s.span for s in stores if s.buffer.name == largest), None)
