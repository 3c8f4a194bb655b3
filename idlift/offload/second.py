"""A second process that compiles kernels of a unit, from its last program to its first.

Consumes the programs of a unit and a compilation that keeps its results in the store
of kernels; whoever needs these kernels finds them there. Both processes take programs
from a heap of tokens, one for each program, the first process from the front. So they
never meet, however long a program takes; if one dies, only time is lost.
"""

from __future__ import annotations

import contextlib
import os
import signal
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from idlift.offload.ahead import is_alone

if TYPE_CHECKING:
    from lift.terms.program import Program

# What a pipe takes at once; no unit has as many loops.
_MOST = 4096

# Patterns from which on a fork pays, with native code and without. Forking takes some
# milliseconds, and then each page is copied that one of the two writes; and the other
# core is not idle: LLVM makes the object there.
_ENOUGH = {True: 15, False: 4}
# A nest that is deeper does not take much longer.
_DEEP = 3


def is_worth_a_fork(programs: Sequence[Program]) -> bool:
    """Whether two processes are done with these earlier than one."""
    from idlift.offload.again import is_native

    total = sum(min(_patterns(program), _DEEP) for program in programs)
    return total >= _ENOUGH[is_native()]


def _patterns(program: Program) -> int:
    """How many maps, reductions and the like it has."""
    from lift.terms.core import Call, Lambda, Let
    from lift.terms.traverse import children, walk

    return sum(
        not isinstance(part, Call | Lambda | Let) and bool(children(part))
        for part in walk(program.body)
    )


class Second:
    """The other process of a unit, if there is one."""

    __slots__ = ("_child", "_tokens")

    def __init__(self) -> None:
        self._child: int | None = None
        self._tokens: int | None = None

    def start(
        self, programs: Sequence[Program], compiled: Callable[[Program], object]
    ) -> None:
        """Begin with the last of several programs, where there is a core to spare."""
        if not 2 <= len(programs) <= _MOST or not is_alone():
            return
        reading, writing = os.pipe()
        os.write(writing, b"." * len(programs))
        os.close(writing)
        child = os.fork()
        if child == 0:
            try:
                for program in reversed(programs):
                    if not os.read(reading, 1):
                        break
                    _tried(program, compiled)
            finally:
                # Nobody hears of a defect here: the first process finds it, too.
                os._exit(0)
        self._child, self._tokens = child, reading

    def has_the_rest(self) -> bool:
        """Whether all other programs are taken; then also waits until they are done.

        If not, the caller has taken one.
        """
        if self._tokens is None:
            return False
        if os.read(self._tokens, 1):
            return False
        self._wait()
        return True

    def stop(self) -> None:
        """Its results are not needed any more."""
        if self._child is not None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._child, signal.SIGKILL)
            self._wait()
        if self._tokens is not None:
            os.close(self._tokens)
            self._tokens = None

    def _wait(self) -> None:
        if self._child is not None:
            with contextlib.suppress(ChildProcessError):
                os.waitpid(self._child, 0)
            self._child = None


def _tried(program: Program, compiled: Callable[[Program], object]) -> None:
    from lift.diagnostics import LiftError

    with contextlib.suppress(LiftError):
        compiled(program)
