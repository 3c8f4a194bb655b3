"""Two processes share out the programs of a unit; nothing depends on the second."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from codegen.kernels import Compile, Kernels, compiling
from idlift.offload import second as module
from idlift.offload.kernel_store import remembered
from idlift.offload.second import Second
from lift import plain
from lift.infer import infer
from lift.terms.program import Program
from lift.text import parse_program

COUNT = 6


def programs() -> list[Program]:
    return [
        infer(
            parse_program(
                f"program p{k}<N>(x: [f32]N): [f32]N = x |> map(\\v -> v * {k}.0f)"
            )
        )
        for k in range(COUNT)
    ]


def logged(log: Path) -> Compile:
    """A compilation that says who did it."""
    compiled = compiling(lambda program: (plain.lower(program), "plain"))

    def run(program: Program) -> Kernels:
        with log.open("a") as file:
            file.write(f"{program.name} {os.getpid()}\n")
        return compiled(program)

    return run


def who(log: Path) -> list[tuple[str, bool]]:
    """The programs in the order in which they were compiled; True is this process."""
    rows = (line.split() for line in log.read_text().splitlines())
    return [(name, int(pid) == os.getpid()) for name, pid in rows]


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "is_alone", lambda: True)


def test_each_program_is_compiled_once_and_found(tmp_path: Path) -> None:
    log, both = tmp_path / "log", Second()
    compiled = remembered(logged(log), tmp_path / "c", "", both.has_the_rest)
    both.start(programs(), compiled)
    found = [compiled(program) for program in programs()]
    both.stop()
    assert sorted(name for name, _ in who(log)) == [f"p{k}" for k in range(COUNT)]
    mine = [name for name, is_mine in who(log) if is_mine]
    theirs = [name for name, is_mine in who(log) if not is_mine]
    # From the front, and from the back.
    everything = [f"p{k}" for k in range(COUNT)]
    assert mine + theirs[::-1] == everything
    alone = compiling(lambda program: (plain.lower(program), "plain"))
    for program, kernels in zip(programs(), found, strict=True):
        assert kernels.plan.source(64) == alone(program).plan.source(64)


def test_a_second_that_dies_costs_only_time(tmp_path: Path) -> None:
    parent, both = os.getpid(), Second()
    compiled = compiling(lambda program: (plain.lower(program), "plain"))

    def deadly(program: Program) -> Kernels:
        if os.getpid() != parent:
            os.kill(os.getpid(), signal.SIGKILL)
        return compiled(program)

    kept = remembered(deadly, tmp_path, "", both.has_the_rest)
    both.start(programs(), kept)
    assert [kept(program).plan.name for program in programs()] == [
        f"p{k}" for k in range(COUNT)
    ]
    both.stop()


def test_a_defect_in_the_second_is_not_shown(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    parent, both = os.getpid(), Second()

    def broken(program: Program) -> Kernels:
        if os.getpid() != parent:
            raise ZeroDivisionError
        return compiling(lambda p: (plain.lower(p), "plain"))(program)

    kept = remembered(broken, tmp_path, "", both.has_the_rest)
    both.start(programs(), kept)
    assert len([kept(program) for program in programs()]) == COUNT
    both.stop()
    assert capfd.readouterr().err == ""


def test_it_can_be_stopped_before_it_is_done(tmp_path: Path) -> None:
    both = Second()
    both.start(programs(), lambda _: signal.pause())
    child = both._child
    assert child is not None
    both.stop()
    both.stop()
    with pytest.raises(ChildProcessError):
        os.waitpid(child, os.WNOHANG)


@pytest.mark.parametrize("count", [0, 1])
def test_for_one_program_there_is_none(tmp_path: Path, count: int) -> None:
    both = Second()
    both.start(programs()[:count], lambda _: None)
    assert not both.has_the_rest()
    both.stop()


def test_a_parallel_make_has_the_cores(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "is_alone", lambda: False)
    log, both = tmp_path / "log", Second()
    compiled = remembered(logged(log), tmp_path / "c", "", both.has_the_rest)
    both.start(programs(), compiled)
    for program in programs():
        compiled(program)
    both.stop()
    assert all(is_mine for _, is_mine in who(log))


MATRICES = """
program product<N, M, K>(a: [[f32]K]N, b: [[f32]K]M): [[f32]M]N =
  a |> map(\\r -> b |> map(\\c -> zip(r, c)
    |> map(\\p -> p.0 * p.1) |> reduce{assoc, comm}(\\(x, y) -> x + y, 0.0f)))
"""


@pytest.mark.parametrize(
    ("count", "is_native", "expected"),
    [(1, False, False), (2, False, True), (4, True, False), (5, True, True)],
)
def test_few_programs_are_not_worth_a_fork(
    monkeypatch: pytest.MonkeyPatch, count: int, is_native: bool, expected: bool
) -> None:
    monkeypatch.setattr("idlift.offload.again.is_native", lambda: is_native)
    program = infer(parse_program(MATRICES))
    assert module.is_worth_a_fork([program] * count) == expected
    # Loops that are not nested are done in a moment.
    assert not module.is_worth_a_fork(programs()[:3])
