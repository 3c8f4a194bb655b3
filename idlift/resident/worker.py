"""A fork of the process that stays, which does the work of one caller and ends.

Consumes a socket over which a call comes, sooner or later; produces what the caller
would have, and its exit code. Forked ahead, it makes itself ready meanwhile.
"""

from __future__ import annotations

import contextlib
import os
import select
import signal
import sys
from collections.abc import Callable, Sequence
from socket import socket
from typing import TYPE_CHECKING, NoReturn

from detector.frontend import clang_process
from idlift.resident.protocol import receive
from idlift.resident.readiness import get_ready

if TYPE_CHECKING:
    from detector.frontend import Driver
    from idlift.resident.clang_client import StayingClang
    from idlift.resident.protocol import Call

# Input, output, errors, folder, and the connection to the caller.
FILES = 5


def work_for_one(control: socket, clang: StayingClang | None) -> NoReturn:
    """Wait for a call and answer it; ends also if none will come any more."""
    os.setpgid(0, 0)
    poll = select.poll()
    poll.register(control.fileno(), select.POLLIN)
    get_ready(lambda wait: bool(poll.poll(wait * 1e3)))
    received = receive(control, FILES)
    control.close()
    if received is None:
        os._exit(0)
    call, (*files, connection) = received
    _become(files)
    if clang is not None:
        clang_process.use(clang.start)
    _work(call, socket(fileno=connection))


def _become(files: list[int]) -> None:
    """A process of the caller's, as far as it can be."""
    *standard, folder = files
    for number, file in enumerate(standard):
        os.dup2(file, number)
    os.fchdir(folder)
    for file in files:
        os.close(file)


def _work(call: Call, connection: socket) -> NoReturn:
    from idlift import compiler
    from idlift.wrapper import answered, known, leave

    _, driver, words, environment, umask = call
    os.umask(umask)
    os.environ.clear()
    os.environb.update(environment)
    sys.argv[1:] = words
    _forget()
    notes: list[Callable[[], None]] = []

    def run(driver: Driver, words: Sequence[str]) -> int:
        # Only some callers have looked already.
        code = known(driver, words)
        return compiler.run(driver, words, notes.append) if code is None else code

    code = answered(run, driver, words)
    sys.stdout.flush()
    sys.stderr.flush()
    let_go()
    # The caller goes when it has its answer; what is left is for the next one.
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    with contextlib.suppress(OSError):
        connection.sendall(bytes([code & 0xFF]))
    for note in notes:
        note()
    leave(code)


def let_go() -> None:
    """Nothing more will be said: whoever reads it need not wait for what is left."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for standard in range(3):
        os.dup2(nothing, standard)
    os.close(nothing)


def _forget() -> None:
    """What this process knows of the environment, and of the call before."""
    import tempfile

    from detector.frontend.toolchain import forget_toolchains
    from idlift.offload.phases import forget_phases

    tempfile.tempdir = None
    forget_toolchains()
    forget_phases()
