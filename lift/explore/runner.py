"""The parent's side of the child process: ask, wait so long, begin again if it dies.

Consumes candidates as text; produces answers. Knows nothing of rules.
"""

from __future__ import annotations

import json
import queue
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from typing import Any

from lift.targets.profile import DeviceProfile

#: Drivers print to stdout, too: answers stand behind this.
MARK = "@@lift "


@dataclass(frozen=True, slots=True)
class Measured:
    """A candidate that ran: its time, its low-level program, how it was lowered.

    `repeated`: the same low-level program was measured before, and is not again.
    """

    nanoseconds: int
    low: str
    notes: tuple[str, ...] = ()
    repeated: bool = False


@dataclass(frozen=True, slots=True)
class Failed:
    """A candidate that did not: `kind` is refused, wrong, crashed or timeout."""

    kind: str
    reason: str


@dataclass(frozen=True, slots=True)
class Shares:
    """The default's nanoseconds, and what the others took of it.

    `medians` by the median of all rounds, `best` when both were at their best.
    """

    default: int
    medians: tuple[float, ...]
    best: tuple[float, ...]


@dataclass(slots=True)
class Runner:
    """A child process that is replaced when it dies or does not answer.

    The child measures every candidate in turns with the default lowering. Times are
    shares of what the default took the first time, so that they stay comparable when
    the machine gets busier, or another child takes over.
    """

    setup: dict[str, Any]
    timeout: float = 60.0
    process: subprocess.Popen[str] | None = None
    answers: queue.Queue[str | None] = field(default_factory=queue.Queue)
    words: deque[str] = field(default_factory=lambda: deque(maxlen=20))
    starts: int = 0
    default: int = 0

    def measure(
        self,
        text: str,
        profile: DeviceProfile,
        seconds: float = 0.25,
        rival: int = 1 << 62,
    ) -> Measured | Failed:
        """Lower, compile, check and time a candidate.

        Results are compared if it is not slower than the rival (nanoseconds).
        """
        if (problem := self._ready()) is not None:
            return problem
        request = {
            "text": text,
            "profile": asdict(profile),
            "seconds": seconds,
            "rival": rival / self.default,
        }
        answer = _told(self._ask(request, self.timeout))
        if isinstance(answer, Failed):
            return answer
        taken = max(round(answer["share"] * self.default), 1)
        notes = tuple(answer["notes"])
        return Measured(taken, answer["low"], notes, "repeated" in answer)

    def compare(self, lows: Sequence[str], seconds: float) -> Shares | Failed:
        """Low-level programs against the default, in turns and for long."""
        if (problem := self._ready()) is not None:
            return problem
        request = {"compare": list(lows), "seconds": seconds}
        answer = self._ask(request, seconds + 4 * self.timeout)
        if isinstance(answer, Failed):
            return answer
        return Shares(answer["ns"], tuple(answer["medians"]), tuple(answer["best"]))

    def _ready(self) -> Failed | None:
        return self._start() if self.process is None else None

    def _start(self) -> Failed | None:
        self.answers = queue.Queue()
        self.words.clear()
        self.starts += 1
        self.process = subprocess.Popen(
            [sys.executable, "-m", "lift.explore.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for listen, into in ((_listen, self.answers), (_drain, self.words)):
            arguments = (self.process, into)
            threading.Thread(target=listen, args=arguments, daemon=True).start()
        # Making inputs and interpreting take their time; the first build does, too.
        answer = _told(self._ask(self.setup, max(self.timeout, 120.0)))
        if isinstance(answer, Failed):
            self.close()
            return answer
        self.default = self.default or answer["ns"]
        return None

    def _ask(self, request: dict[str, Any], timeout: float) -> dict[str, Any] | Failed:
        process = self.process
        assert process is not None
        assert process.stdin is not None
        try:
            process.stdin.write(json.dumps(request) + "\n")
            process.stdin.flush()
            line = self.answers.get(timeout=timeout)
        except queue.Empty:
            self.close()
            return Failed("timeout", f"no answer within {timeout:.0f} s")
        except BrokenPipeError:
            line = None
        if line is None:
            return Failed("crashed", self._last_words())
        answer: dict[str, Any] = json.loads(line)
        return answer

    def _last_words(self) -> str:
        """Why the child died: its signal, or the last line that it wrote."""
        process, self.process = self.process, None
        assert process is not None
        code = process.wait()
        words = list(self.words)
        _close_pipes(process)
        if code < 0:
            return f"signal {-code}"
        return words[-1] if words else f"exit code {code}"

    def close(self) -> None:
        """End the child."""
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            process.wait()
            _close_pipes(process)

    def __enter__(self) -> Runner:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _told(answer: dict[str, Any] | Failed) -> dict[str, Any] | Failed:
    """The answer, or the reason that the child gives for having none."""
    if isinstance(answer, Failed):
        return answer
    kinds = [kind for kind in ("refused", "wrong") if kind in answer]
    return Failed(kinds[0], answer[kinds[0]]) if kinds else answer


def _close_pipes(process: subprocess.Popen[str]) -> None:
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            try:
                pipe.close()
            except BrokenPipeError:
                continue


def _listen(process: subprocess.Popen[str], answers: queue.Queue[str | None]) -> None:
    """Passes on the marked lines; None at the end."""
    assert process.stdout is not None
    with suppress(ValueError):  # the pipe may be closed under the reader
        for line in process.stdout:
            if line.startswith(MARK):
                answers.put(line.removeprefix(MARK))
    answers.put(None)


def _drain(process: subprocess.Popen[str], words: deque[str]) -> None:
    """Keeps the last lines of what the child complains of."""
    assert process.stderr is not None
    with suppress(ValueError):  # the pipe may be closed under the reader
        words.extend(line.strip() for line in process.stderr if line.strip())
