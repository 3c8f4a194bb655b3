"""The search without a device: sizes, estimates, moves, the descent, plots."""

from __future__ import annotations

import random
import time
import xml.etree.ElementTree as ET
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path

import pytest

from lift.explore.cost import Cost, TooMuch, cost_of, operations, pruned
from lift.explore.moves import farther, finishes, least_numbers, moves, neighbours
from lift.explore.plot import convergence, duration
from lift.explore.runner import Failed, Measured, Shares
from lift.explore.search import Found, Point, Progress, Search
from lift.explore.tune import _confirmed
from lift.explore.workload import (
    allowed,
    assume,
    default_sizes,
    inputs_for,
    small_sizes,
)
from lift.infer import infer
from lift.plain import lower
from lift.strategy import start
from lift.targets import CPU, DeviceProfile
from lift.text import parse_program
from testsuite.lift.rules.harness import equal, results
from testsuite.lift.rules.harness import inputs_for as exact_inputs

EXAMPLES = sorted((Path(__file__).parents[3] / "examples" / "lift").glob("*.lift"))
DOT = """
program dot<N>(x: [f32]N, y: [f32]N): f32 =
  zip(x, y) |> map(\\(a, b) -> a * b) |> reduce{assoc, comm}(+, 0.0f)
"""
MM = """
program mm<N, M, K>(A: [[f32]K]N, B: [[f32]M]K): [[f32]M]N =
  A |> map(\\row -> B |> transpose |> map(\\column ->
    zip(row, column) |> map(\\(a, b) -> a * b) |> reduce(+, 0.0f)))
"""


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_every_example_has_sizes_and_inputs(path: Path) -> None:
    program = infer(parse_program(path.read_text(encoding="utf-8")))
    large = default_sizes(program)
    assert allowed(program, large)
    assert operations(program, large) <= 1 << 29
    small = small_sizes(infer(assume(program, large)))
    assert small is not None
    assert allowed(program, small)
    inputs = inputs_for(program, small, 1)
    assert results(program, inputs, small)


def test_a_parameter_without_an_end_is_named() -> None:
    text = "program p<N>(x: [f32]N, y: [f32]2147483646): [f32]N = x |> map(\\a -> a)"
    with pytest.raises(ValueError, match="about the length of y; write the lengths"):
        default_sizes(infer(parse_program(text)))


def test_assumed_divisors_are_those_of_the_sizes() -> None:
    program = infer(parse_program(DOT))
    special = infer(assume(program, {"N": 96}))
    assert allowed(special, {"N": 32})
    assert not allowed(special, {"N": 48})
    assert infer(assume(program, {"N": 97})).facts == program.facts


def _low(body: str) -> Cost | TooMuch:
    text = f"program p<N>(x: [f32](4096*N)): [f32](4096*N) = {body}"
    return pruned(infer(parse_program(text)), {"N": 64}, CPU)


def test_what_does_not_fit_the_device_is_left_out() -> None:
    big = "x |> split(4096) |> mapWrg0(\\c -> c |> {} |> mapLcl0(sqrt)) |> join"
    group = _low(big.format("id"))
    assert group == TooMuch("groups of 4096 work-items")
    huge = (
        "x |> split(4096*N)"
        " |> mapWrg0(\\c -> c |> toLocal(mapSeq(id)) |> mapSeq(sqrt)) |> join"
    )
    assert _low(huge) == TooMuch("1048576 bytes of local memory")
    private = (
        "x |> split(4096)"
        " |> mapGlb0(\\c -> c |> toPrivate(mapSeq(fabs)) |> mapSeq(sqrt)) |> join"
    )
    assert _low(private) == TooMuch("16384 bytes in registers")
    assert isinstance(_low("x |> mapGlb0(sqrt)"), Cost)


def test_the_estimate_counts_operations_and_work_items() -> None:
    program = lower(parse_program(MM))
    found = cost_of(program, {"N": 8, "M": 16, "K": 32})
    assert found.items == 8
    assert found.operations == 2 * 8 * 16 * 32
    assert found.time(CPU) > replace(found, operations=0).time(CPU)


@pytest.mark.parametrize("text", [DOT, MM])
def test_every_move_keeps_the_results(text: str) -> None:
    program = infer(assume(infer(parse_program(text)), {"N": 8, "M": 8, "K": 8}))
    sizes = small_sizes(program)
    assert sizes is not None
    draw = random.Random(5)
    inputs = exact_inputs(program, sizes, draw)
    expected = results(program, inputs, sizes)
    state = start(program)
    titles = set()
    for move in moves(state, CPU, draw):
        after = move.run(state)
        if after is not None:
            titles.add(move.title.partition("(")[0])
            assert equal(expected, results(after.program, inputs, sizes)), move.title
    assert len(titles) > 3


def test_matrix_multiplication_finds_its_register_blocks() -> None:
    program = infer(assume(infer(parse_program(MM)), {"N": 64, "M": 64, "K": 64}))
    state = start(program)
    named = [m for m in moves(state, CPU, random.Random(1)) if "blocks of" in m.title]
    blocked = [after for move in named if (after := move.run(state)) is not None]
    assert blocked
    low = [f.run(blocked[0]) for f in finishes(CPU) if f.title == "mapGlb1 mapGlb0"]
    assert low[0] is not None
    assert "vectorAccumulator" in [step.rule for step in low[0].trace]


@dataclass
class Pretended:
    """Times by the look of a program; every fifth candidate fails."""

    calls: list[tuple[str, DeviceProfile]] = field(default_factory=list)

    def measure(
        self, text: str, profile: DeviceProfile, seconds: float, rival: int
    ) -> Measured | Failed:
        self.calls.append((text, profile))
        if len(self.calls) % 5 == 4:
            return Failed("crashed", "signal 11")
        fast = ("mapGlb" in text) + ("float" in text) + 2 * ("asVector" in text)
        return Measured(1_000_000 >> fast, text)


def _search(runner: Pretended, seconds: float, limit: int = 1 << 30) -> Search:
    program = infer(parse_program(DOT))
    roots = [program, assume(program, {"N": 1024})]
    search = Search(roots, {"N": 1024}, CPU, runner, seed=2)
    search.run(seconds, limit)
    return search


def test_the_descent_begins_with_the_default_and_ends_with_the_best() -> None:
    runner = Pretended()
    progress = _search(runner, 300.0, 80).progress
    assert runner.calls[0][1] == CPU
    assert progress.default is not None
    assert progress.best is not None
    assert progress.general is not None
    assert progress.best.nanoseconds <= 250_000
    assert "asVector" in progress.best.low
    assert progress.best.derivation
    assert progress.general.nanoseconds <= progress.default.nanoseconds
    assert progress.failed["crashed"] == len(
        [p for p in progress.points if not p.nanoseconds]
    )
    assert progress.tested == len(progress.points) == len(runner.calls)
    assert len(set(runner.calls)) == len(runner.calls), "measured twice"


def test_a_program_whose_default_fails_is_not_searched() -> None:
    class Broken(Pretended):
        def measure(
            self, text: str, profile: DeviceProfile, seconds: float, rival: int
        ) -> Measured | Failed:
            self.calls.append((text, profile))
            return Failed("refused", "no")

    runner = Broken()
    progress = _search(runner, 60.0).progress
    assert len(runner.calls) == 1
    assert progress.problem == "refused: no"


def test_the_budget_is_kept() -> None:
    began = time.monotonic()
    _search(Pretended(), 0.5)
    # Generous: the machine may be busy. The point is that it ends.
    assert time.monotonic() - began < 60


def test_a_search_that_finds_nothing_better_ends_early() -> None:
    class Even(Pretended):
        def measure(
            self, text: str, profile: DeviceProfile, seconds: float, rival: int
        ) -> Measured | Failed:
            self.calls.append((text, profile))
            return Measured(1000, f"{text} {profile}")

    program = infer(parse_program(DOT))
    search = Search([program], {"N": 1024}, CPU, Even())
    search.run(1000.0, patience=0.0005)
    assert search.progress.ended == "nothing better for 0 s"
    assert search.progress.seconds < 60


def test_a_search_ends_when_nothing_new_comes_up() -> None:
    class Same(Pretended):
        """All derivations meet in one low-level program."""

        def measure(
            self, text: str, profile: DeviceProfile, seconds: float, rival: int
        ) -> Measured | Failed:
            self.calls.append((text, profile))
            return Measured(1000, "low", repeated=len(self.calls) > 1)

    program = infer(parse_program(DOT))
    search = Search([program], {"N": 1024}, CPU, Same())
    search.run(1000.0)
    assert search.progress.ended == "nothing new is left to try"
    assert search.progress.tested == 1
    assert search.progress.repeated > 50


def test_every_number_of_the_best_is_tried() -> None:
    class Parts(Pretended):
        """Better with the largest number of rows, then with the most parts."""

        def measure(
            self, text: str, profile: DeviceProfile, seconds: float, rival: int
        ) -> Measured | Failed:
            self.calls.append((text, profile))
            rows, parts = profile.numbers.tile_rows, profile.numbers.tile_parts
            return Measured(10_000 - 100 * rows - parts, f"{rows} {parts} {text}")

    program = infer(parse_program(DOT))
    search = Search([program], {"N": 1024}, CPU, Parts())
    search.drawn = least_numbers(CPU)
    search.run(300.0, 400)
    assert search.winner is not None
    found = search.winner.profile.numbers
    assert (found.tile_rows, found.tile_parts) == (8, 16)


def test_two_numbers_that_only_pay_together_are_found() -> None:
    class Tiles(Pretended):
        """Eight rows of one vector are good, six of two are best; else it is slow."""

        def measure(
            self, text: str, profile: DeviceProfile, seconds: float, rival: int
        ) -> Measured | Failed:
            self.calls.append((text, profile))
            tile = profile.numbers.tile_rows, profile.numbers.tile_vectors
            taken = {(8, 1): 600, (6, 2): 500}.get(tile, 1000)
            return Measured(taken, str(tile))

    program = infer(parse_program(DOT))
    search = Search([program], {"N": 1024}, CPU, Tiles())
    first = replace(CPU, numbers=replace(CPU.numbers, tile_rows=8, tile_vectors=1))
    search.drawn = first
    search.run(300.0, 300)
    assert search.leader is not None
    assert search.leader.nanoseconds == 500
    pairs = farther(CPU, {"parts", "vector_bits"})
    assert all(other.parts == CPU.parts for _, other in pairs)
    assert len({other for _, other in pairs}) == len(pairs)


def test_neighbours_differ_in_one_number() -> None:
    for name, other in neighbours(CPU):
        mine = {**asdict(CPU), **asdict(CPU.numbers)}
        changed = {**asdict(other), **asdict(other.numbers)}
        assert [k for k in mine if mine[k] != changed[k] and k != "numbers"] == [name]


def test_what_was_fast_by_chance_is_not_kept() -> None:
    class Finals:
        """The first was luck, the second is better, the third holds for all sizes."""

        def compare(self, lows: list[str], seconds: float) -> Shares:
            assert lows == ["luck", "good", "general"]
            return Shares(2000, (1.01, 0.5, 0.75), (0.99, 0.5, 0.75))

    def found(low: str, taken: int, general: bool = False) -> Found:
        return Found(taken, low, (), "", "", general)

    general = found("general", 800, True)
    progress = Progress(default=found("default", 1000, True), general=general)
    progress.top = [found("luck", 400), found("good", 500)]
    default, kept = _confirmed(Finals(), progress, 1.0)
    assert default == 2000
    assert kept == {progress.top[1]: 1000, general: 1500}


def test_a_winner_must_be_faster_twice() -> None:
    class Finals:
        def __init__(self) -> None:
            self.medians = [0.5, 1.1]

        def compare(self, lows: list[str], seconds: float) -> Shares:
            return Shares(2000, (self.medians.pop(),), (0.5,))

    other = Found(900, "other", (), "", "")
    progress = Progress(default=Found(1000, "default", (), "", ""), top=[other])
    assert _confirmed(Finals(), progress, 1.0) == (2000, {})


def test_a_winner_must_be_faster_when_both_are_at_their_best() -> None:
    class Finals:
        def compare(self, lows: list[str], seconds: float) -> Shares:
            return Shares(2000, (0.9,), (1.0,))

    default = Found(1000, "default", (), "", "")
    other = Found(900, "other", (), "", "")
    progress = Progress(default=default, general=other, top=[other])
    assert _confirmed(Finals(), progress, 1.0) == (2000, {})


def test_a_plot_has_a_point_for_each_measurement() -> None:
    points = [
        Point(1, 0, 9_000_000, 0.1),
        Point(2, 0, None, 0.2),
        Point(3, 1, 2_000_000, 0.3),
        Point(4, 1, 4_000_000, 0.4),
    ]
    root = ET.fromstring(convergence("a < b", points))
    space = {"svg": "http://www.w3.org/2000/svg"}
    assert len(root.findall("svg:circle", space)) == 4
    assert len(root.findall("svg:path[@class='bar']", space)) == 1
    (line,) = root.findall("svg:path[@class='best']", space)
    assert line.get("d", "").count("L") == 3
    assert "nothing ran" in convergence("t", points[1:2])


def test_times_have_units() -> None:
    assert duration(3_420_000) == "3.42 ms"
    assert duration(12) == "12 ns"
