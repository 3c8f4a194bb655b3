"""Sealed data: what is read from a cache is what was written, or nothing.

A disk that was full, a machine that lost power, a bit that fell over: an object or a
kernel with an error in it would be a wrong answer of the program, much later. Part of
the hot path, see the package.
"""

from __future__ import annotations

from zlib import crc32

# Eight hexadecimal digits and a newline.
_HEAD = 9


def seal(data: bytes) -> bytes:
    """The data with what is needed to recognise them."""
    return _mark(data) + data


def unseal(text: bytes) -> bytes | None:
    """The data that were sealed, None if they are damaged."""
    data = text[_HEAD:]
    return data if text[:_HEAD] == _mark(data) else None


def _mark(data: bytes) -> bytes:
    return b"%08x\n" % crc32(data)


def blob_name(data: bytes, digest: str) -> str:
    """A file name that tells what is in the file."""
    return f"{digest}-{crc32(data):08x}.o"


def read_blob(path: str) -> bytes | None:
    """The content of such a file, None if it is not what the name says."""
    try:
        with open(path, "rb") as file:
            data = file.read()
    except OSError:
        return None
    return data if path.endswith(f"-{crc32(data):08x}.o") else None
