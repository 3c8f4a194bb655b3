"""How a call and its answer go from one process to the other.

    resident:  READY
    caller:    length, call (marshal), with four files: input, output, errors, folder
    resident:  TAKEN, then, when the work is done, one byte: the exit code

No answer, or TAKEN never said: the caller has to compile by itself. Files are given
only to somebody who is awake: what is on its way stays open. Part of the hot path:
only Python's socket in C is imported.
"""

from __future__ import annotations

import _socket
import marshal
import os
import sys

# Not from `typing`: importing it takes longer than all the rest.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from detector.frontend import Driver

    # Circumstances, driver, words, environment, umask.
    Call = tuple[str, Driver, list[str], dict[bytes, bytes], int]

READY, TAKEN = b"r", b"t"
# A command line and an environment have less than 6 MB, by Linux's own limit.
_MOST = 16 << 20
_LENGTH = 4
_FILES = 4
_INT = 4


def stream() -> _socket.socket:
    """One end of a connection."""
    return _socket.socket(_socket.AF_UNIX, _socket.SOCK_STREAM)


def owner(other: _socket.socket) -> int:
    """The user at the other end."""
    found = other.getsockopt(_socket.SOL_SOCKET, _socket.SO_PEERCRED, 3 * _INT)
    return int.from_bytes(found[_INT : 2 * _INT], sys.byteorder)


def send(to: _socket.socket, call: Call, files: Sequence[int]) -> None:
    """The whole call."""
    data = marshal.dumps(call)
    data = len(data).to_bytes(_LENGTH, "big") + data
    numbers = b"".join(file.to_bytes(_INT, sys.byteorder) for file in files)
    sent = to.sendmsg([data], [(_socket.SOL_SOCKET, _socket.SCM_RIGHTS, numbers)])
    to.sendall(data[sent:])


def receive(source: _socket.socket) -> tuple[Call, list[int]] | None:
    """The whole call with its files, None if it is none."""
    space = _socket.CMSG_SPACE(_FILES * _INT)
    data, rest, _, _ = source.recvmsg(1 << 16, space)
    files = [
        int.from_bytes(numbers[i : i + _INT], sys.byteorder)
        for level, kind, numbers in rest
        if (level, kind) == (_socket.SOL_SOCKET, _socket.SCM_RIGHTS)
        for i in range(0, len(numbers) - _INT + 1, _INT)
    ]
    size = int.from_bytes(data[:_LENGTH], "big")
    while data and len(data) < _LENGTH + size and size <= _MOST:
        more = source.recv(1 << 20)
        if not more:
            break
        data += more
    if len(files) != _FILES or len(data) != _LENGTH + size:
        for file in files:
            os.close(file)
        return None
    # From the same user, and by the same code: see `circumstances`.
    call: Call = marshal.loads(data[_LENGTH:])
    return call, files
