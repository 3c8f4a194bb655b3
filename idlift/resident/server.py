"""The process that stays, and its forks that do the work of others.

Consumes a process that has compiled something; produces answers, as long as they are
asked for. See the package for what is promised to callers.
"""

from __future__ import annotations

import contextlib
import gc
import os
import select
import signal
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from socket import AF_UNIX, SOCK_STREAM, socket, socketpair
from typing import TYPE_CHECKING, NoReturn

from detector.frontend import default_toolchain
from detector.frontend.probe_cache import cache_directory
from idlift.direct.identity import code_identity
from idlift.resident import native_caller
from idlift.resident.circumstances import address, circumstances, seconds
from idlift.resident.clang_server import ComingClang, come, executable_of
from idlift.resident.protocol import (
    READY,
    TAKEN,
    owner,
    process,
    receive,
    receive_plain,
    send,
)
from idlift.resident.worker import let_go, work_for_one

if TYPE_CHECKING:
    from idlift.resident.clang_client import StayingClang
    from idlift.resident.protocol import Call

    Receive = Callable[[socket], tuple[Call, list[int]] | None]

_BACKLOG = 64
# A caller sends its call at once, or is none.
_PATIENCE = 2.0
_RESET = (signal.SIGTERM, signal.SIGHUP, signal.SIGINT)


def stay() -> None:
    """Leave a copy of this process behind that answers calls; returns at once.

    To be called when all is done and all threads have ended. Failing to is no error.
    """
    how_long = seconds()
    if not how_long or threading.active_count() > 1 or not hasattr(os, "pidfd_open"):
        return
    mine = circumstances()
    # Only one of several can have a name.
    listener = _listening(address(mine))
    if listener is None:
        return
    others = _listening(native_caller.address())
    with contextlib.suppress(OSError):
        # Asked here: in another folder it may be another one.
        clang = executable_of(default_toolchain().argv[0])
        cache = cache_directory().absolute()
        if os.fork() == 0:
            _remain(_Resident(listener, others, mine, clang, cache), how_long)
    listener.close()
    if others is not None:
        others.close()


def _listening(name: bytes) -> socket | None:
    listener = socket(AF_UNIX, SOCK_STREAM)
    try:
        listener.bind(name)
        listener.listen(_BACKLOG)
    except OSError:
        listener.close()
        return None
    return listener


def _remain(resident: _Resident, how_long: float) -> NoReturn:
    try:
        resident.detach()
        # What is there now is there for good: looking at it would copy its pages.
        gc.collect()
        gc.freeze()
        resident.run(how_long)
    finally:
        # Whatever happens here, nobody is there to be told.
        os._exit(0)


def _detach(listeners: Sequence[socket]) -> None:
    """Nobody waits for us, and we hold nothing of anybody's."""
    from idlift.image import image_file

    os.setsid()
    os.chdir("/")
    for number in _RESET:
        signal.signal(number, signal.SIG_DFL)
    let_go()
    kept = {0, 1, 2, image_file(), *(listener.fileno() for listener in listeners)}
    for name in os.listdir("/proc/self/fd"):
        if int(name) not in kept:
            with contextlib.suppress(OSError):
                os.close(int(name))
    with contextlib.suppress(OSError), open("/proc/self/comm", "w") as file:
        # As `ps` shows it.
        file.write("idlift-cc-stays")


@dataclass(frozen=True, slots=True)
class _Worker:
    """A process that does the work of one caller."""

    number: int
    control: socket
    """Where it hears of its call."""
    end: int
    """Readable when it has ended."""


@dataclass(frozen=True, slots=True)
class _Caller:
    """Who waits, and the process that works for it."""

    connection: socket
    worker: _Worker


class _Resident:
    """Callers come, forks of this process answer."""

    def __init__(
        self,
        listener: socket,
        others: socket | None,
        mine: str,
        executable: str | None,
        cache: Path,
    ) -> None:
        # Where callers come, and how those speak.
        self._listeners = {listener.fileno(): (listener, self._received)}
        if others is not None:
            self._listeners[others.fileno()] = (others, self._received_plain)
        self._mine = mine
        self._code = code_identity()
        self._executable = executable
        self._cache = cache
        self._coming: ComingClang | None = None
        self._clang: StayingClang | None = None
        self._poll = select.poll()
        for file in self._listeners:
            self._poll.register(file, select.POLLIN)
        self._spare: _Worker | None = None
        self._has_spares = True
        # Those who wait, by the ends of their workers.
        self._callers: dict[int, _Caller] = {}
        self._by_connection: dict[int, _Caller] = {}

    def detach(self) -> None:
        _detach([listener for listener, _ in self._listeners.values()])

    def run(self, how_long: float) -> None:
        """Until nobody has come for as long."""
        self._have_clang()
        while self._listeners or self._callers:
            self._have_spare()
            found = self._poll.poll(None if self._callers else how_long * 1e3)
            if not found and not self._callers:
                return
            for file, _ in found:
                if file in self._listeners:
                    self._accept(*self._listeners[file])
                elif self._coming is not None and file == self._coming.control.fileno():
                    self._hear_clang(self._coming)
                elif file in self._by_connection:
                    self._give_up(self._by_connection[file])
                elif file in self._callers or self._is_spare(file):
                    self._end(file)

    def _is_spare(self, end: int) -> bool:
        return self._spare is not None and self._spare.end == end

    def _have_clang(self) -> None:
        """Workers will not start clangs, but ask one for forks as soon as it is there.

        It ends when its last asker does: this process, or a worker.
        """
        if self._executable is not None:
            self._coming = come(self._executable, self._cache)
        if self._coming is not None:
            self._poll.register(self._coming.control.fileno(), select.POLLIN)

    def _hear_clang(self, coming: ComingClang) -> None:
        """It is there, or it is gone."""
        self._clang = coming.heard() if self._clang is None else None
        if self._clang is None:
            self._poll.unregister(coming.control.fileno())
            self._coming = None
            coming.end()

    def _accept(self, listener: socket, receive: Receive) -> None:
        connection, _ = listener.accept()
        files: list[int] = []
        try:
            connection.settimeout(_PATIENCE)
            received = receive(connection)
            if received is not None:
                call, files = received
                if call[0] == self._mine:
                    self._begin(connection, call, files)
                    return
        except (OSError, ValueError, EOFError, TypeError):
            pass
        finally:
            for file in files:
                os.close(file)
        connection.close()

    def _received(self, connection: socket) -> tuple[Call, list[int]] | None:
        if owner(connection) != os.geteuid():
            return None
        connection.sendall(READY)
        return receive(connection)

    def _received_plain(self, connection: socket) -> tuple[Call, list[int]] | None:
        """From a caller that cannot look at itself, and does not know our code."""
        if owner(connection) != os.geteuid():
            return None
        if code_identity(anew=True) != self._code:
            self._leave()
            return None
        connection.sendall(READY)
        received = receive_plain(connection)
        if received is None:
            return None
        call, files = received
        variables = {os.fsdecode(n): os.fsdecode(v) for n, v in call[2].items()}
        try:
            # One that has no number here is in a name space of its own.
            theirs = circumstances(process(connection) or -1, variables)
        except OSError:
            theirs = ""
        return (theirs, *call), files

    def _leave(self) -> None:
        """This code is not what is installed any more: nobody is to find it."""
        for file, (listener, _) in self._listeners.items():
            self._poll.unregister(file)
            listener.close()
        self._listeners.clear()
        self._has_spares = False
        if self._spare is not None:
            # It ends when it hears that nobody will come.
            self._spare.control.close()

    def _begin(self, connection: socket, call: Call, files: list[int]) -> None:
        connection.sendall(TAKEN)
        worker = self._spare or self._fork()
        self._spare = None
        self._callers[worker.end] = _Caller(connection, worker)
        self._by_connection[connection.fileno()] = self._callers[worker.end]
        # Callers say no more: whatever comes is their end.
        self._poll.register(connection.fileno(), select.POLLIN)
        with contextlib.suppress(OSError):
            # One that is dead will be noticed.
            send(worker.control, call, (*files, connection.fileno()))
        worker.control.close()

    def _have_spare(self) -> None:
        """Have a worker ready for whoever comes next."""
        is_clang_coming = self._coming is not None and self._clang is None
        if self._has_spares and self._spare is None and not is_clang_coming:
            self._spare = self._fork()

    def _fork(self) -> _Worker:
        mine, its = socketpair()
        number = os.fork()
        if number == 0:
            try:
                mine.close()
                self._close_all()
                work_for_one(its, self._clang)
            finally:
                # The caller sees that there is no answer, and works by itself.
                os.kill(os.getpid(), signal.SIGKILL)
        its.close()
        with contextlib.suppress(OSError):
            # Whoever comes first: the group has to be there when the caller goes.
            os.setpgid(number, number)
        worker = _Worker(number, mine, os.pidfd_open(number))
        self._poll.register(worker.end, select.POLLIN)
        return worker

    def _close_all(self) -> None:
        """In a fork: what is this process's alone."""
        for listener, _ in self._listeners.values():
            listener.close()
        for end, caller in self._callers.items():
            os.close(end)
            caller.connection.close()

    def _end(self, end: int) -> None:
        """A worker has ended."""
        caller = self._callers.pop(end, None)
        worker = caller.worker if caller is not None else self._spare
        assert worker is not None
        _, status = os.waitpid(worker.number, 0)
        self._poll.unregister(end)
        os.close(end)
        if caller is None:
            # It was killed, or could not live. Whoever comes gets another one.
            worker.control.close()
            self._spare, self._has_spares = None, False
            return
        code = os.waitstatus_to_exitcode(status)
        with contextlib.suppress(OSError):
            if code >= 0:
                caller.connection.sendall(bytes([code & 0xFF]))
        self._hang_up(caller)

    def _give_up(self, caller: _Caller) -> None:
        """The caller is gone: all that works for it ends, as by Ctrl-C."""
        with contextlib.suppress(OSError):
            os.killpg(caller.worker.number, signal.SIGTERM)
        self._hang_up(caller)

    def _hang_up(self, caller: _Caller) -> None:
        file = caller.connection.fileno()
        if self._by_connection.pop(file, None) is not None:
            self._poll.unregister(file)
            caller.connection.close()
