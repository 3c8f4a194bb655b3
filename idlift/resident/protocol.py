"""How a call and its answer go from one process to the other.

    resident:  READY
    caller:    length, call (marshal), with four files: input, output, errors, folder
    resident:  TAKEN, then, when the work is done, one byte: the exit code

A caller that is no Python (caller.c) knows no marshal, and cannot tell what its
circumstances are. It says how many bytes, words and variables there are, its umask,
whether it is C++, and then the words and variables, each with a 0 at its end.

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
    # The same without circumstances.
    PlainCall = tuple[Driver, list[str], dict[bytes, bytes], int]

READY, TAKEN = b"r", b"t"
# A command line and an environment have less than 6 MB, by Linux's own limit.
_MOST = 16 << 20
_LENGTH = 4
_FILES = 4
_INT = 4
# Bytes, words, variables, umask, whether it is C++.
_PLAIN_HEAD = 5 * _INT


def stream() -> _socket.socket:
    """One end of a connection."""
    return _socket.socket(_socket.AF_UNIX, _socket.SOCK_STREAM)


def owner(other: _socket.socket) -> int:
    """The user at the other end."""
    return _peer(other, 1)


def process(other: _socket.socket) -> int:
    """The process at the other end, 0 if it has no number here."""
    return _peer(other, 0)


def _peer(other: _socket.socket, which: int) -> int:
    found = other.getsockopt(_socket.SOL_SOCKET, _socket.SO_PEERCRED, 3 * _INT)
    return int.from_bytes(found[which * _INT : (which + 1) * _INT], sys.byteorder)


def send(to: _socket.socket, call: Call, files: Sequence[int]) -> None:
    """The whole call; to a worker with a fifth file, the connection to the caller."""
    data = marshal.dumps(call)
    data = len(data).to_bytes(_LENGTH, "big") + data
    numbers = b"".join(file.to_bytes(_INT, sys.byteorder) for file in files)
    sent = to.sendmsg([data], [(_socket.SOL_SOCKET, _socket.SCM_RIGHTS, numbers)])
    to.sendall(data[sent:])


def receive(
    source: _socket.socket, count: int = _FILES
) -> tuple[Call, list[int]] | None:
    """The whole call with so many files, None if it is none."""
    found = _received(source, _LENGTH, count)
    if found is None:
        return None
    data, files = found
    # From the same user, and by the same code: see `circumstances`.
    call: Call = marshal.loads(data[_LENGTH:])
    return call, files


def receive_plain(source: _socket.socket) -> tuple[PlainCall, list[int]] | None:
    """The same from a caller that is no Python."""
    found = _received(source, _PLAIN_HEAD, _FILES)
    if found is None:
        return None
    data, files = found
    _, words, variables, umask, is_cxx = (
        int.from_bytes(data[i : i + _INT], "big") for i in range(0, _PLAIN_HEAD, _INT)
    )
    texts = data[_PLAIN_HEAD:].split(b"\0")[:-1]
    if len(texts) != words + variables:
        for file in files:
            os.close(file)
        return None
    pairs = (text.partition(b"=") for text in texts[words:])
    environment = {name: value for name, equals, value in pairs if equals}
    given = [os.fsdecode(text) for text in texts[:words]]
    return ("c++" if is_cxx else "c", given, environment, umask), files


def _received(
    source: _socket.socket, head: int, count: int
) -> tuple[bytes, list[int]] | None:
    """All that is sent, and the files; its first number is what follows the head."""
    space = _socket.CMSG_SPACE(count * _INT)
    data, rest, _, _ = source.recvmsg(1 << 16, space)
    files = [
        int.from_bytes(numbers[i : i + _INT], sys.byteorder)
        for level, kind, numbers in rest
        if (level, kind) == (_socket.SOL_SOCKET, _socket.SCM_RIGHTS)
        for i in range(0, len(numbers) - _INT + 1, _INT)
    ]
    size = int.from_bytes(data[:_LENGTH], "big")
    while data and len(data) < head + size and size <= _MOST:
        more = source.recv(1 << 20)
        if not more:
            break
        data += more
    if len(files) != count or len(data) != head + size:
        for file in files:
            os.close(file)
        return None
    return data, files
