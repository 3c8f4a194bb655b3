"""A device binary as C: the fields of a site that hold it."""

from __future__ import annotations

import json
from collections.abc import Iterator


def embedded(device: str, data: bytes) -> Iterator[str]:
    """The fields, for the device that the binary was built for."""
    yield "    .binary = (const unsigned char *)"
    for at in range(0, len(data), 64):
        # Octal with all three digits: no digit that follows can join the number.
        yield '        "' + "".join(f"\\{b:03o}" for b in data[at : at + 64]) + '"'
    yield f"    , .binary_size = {len(data)},"
    yield f"    .binary_check = {_check(data)}u,"
    yield f"    .binary_device = {json.dumps(device)},"


def _check(data: bytes) -> int:
    """FNV-1a, as the run time computes it."""
    check = 0xCBF29CE484222325
    for byte in data:
        check = (check ^ byte) * 0x100000001B3 % 2**64
    return check
