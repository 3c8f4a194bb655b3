"""The harness without measuring: statistics, JSON, tables, pictures, the page."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from rich.console import Console

from benchmarks.__main__ import main
from benchmarks.harness import analysis, builds, measure, page, tables
from benchmarks.harness.campaign import Campaign
from benchmarks.harness.catalogue import SIZES, Expected, programs, write_expected
from benchmarks.harness.goals import goals
from benchmarks.harness.measure import Effort
from benchmarks.harness.peers import PEERS, peers
from benchmarks.harness.pictures import pictures
from benchmarks.harness.results import (
    Build,
    Results,
    Runs,
    geometric_mean,
    load,
    median_interval,
    save,
)
from benchmarks.harness.traces import SiteTime, added_up


@pytest.fixture
def results() -> Results:
    """Figures that nobody measured: idlift takes half of clang's time on gemv."""
    made = Results(machine={"cores": 2, "bandwidth": 20.0, "peak": 100.0})
    for name, ours in (("gemv", 1.0), ("heat7", 4.0)):
        made.builds += [
            Build(name, "clang", 1.0, 0.5),
            Build(name, "idlift-relaxed", 3, 1, alone=4),
        ]
        for size in SIZES:
            for peer, time in (
                ("clang", 2.0),
                ("clang-fast", 2.0),
                ("gcc", 1.5),
                ("blas", 0.5),
                ("idlift-relaxed", ours),
            ):
                times = (time * 0.99, time, time * 1.01)
                made.runs.append(Runs(name, peer, size, times, times, 1.0, 2e9, 8e9))
    made.runs.append(Runs("heat7", "polly", "large", (), (), error="wrong: 3"))
    made.whole_builds = {"clang": [1.0, 2.0, 9.0], "idlift-relaxed": [3.0, 1.0, 3.0]}
    made.skipped["openmp"] = "not installed; apt install libomp-19-dev"
    return made


def test_interval_of_the_median() -> None:
    assert median_interval((3.0, 1.0, 2.0)) == (1.0, 3.0)
    # Ten values: the second and the ninth hold the median with 97.9 %.
    assert median_interval(tuple(map(float, range(10)))) == (1.0, 8.0)


def test_geometric_mean() -> None:
    assert geometric_mean([]) == 0.0
    assert geometric_mean([1.0, 4.0]) == pytest.approx(2.0)


def test_ratios_are_above_one_when_we_are_faster(results: Results) -> None:
    found = analysis.ratio(results, "gemv", "clang", "large")
    assert found is not None
    assert found.value == pytest.approx(2.0)
    assert found.low < 2.0 < found.high
    assert analysis.best_compiler(results, "gemv", "large") == "gcc"
    assert [r.value for r in analysis.ratios(results, "best", "large", ["heat7"])] == [
        pytest.approx(0.375)
    ]


def test_compile_overhead_is_over_plain_clang(results: Results) -> None:
    assert list(analysis.compile_overheads(results)) == [
        analysis.Overhead("gemv", 8.0, 6.0, 2.0),
        analysis.Overhead("heat7", 8.0, 6.0, 2.0),
    ]


def test_a_whole_build_is_over_that_of_clang(results: Results) -> None:
    assert analysis.whole_build(results) == pytest.approx(1.5)
    assert analysis.whole_build(Results()) is None


def test_a_whole_build_that_fails_has_no_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clang, *_ = peers(("clang",))
    monkeypatch.setattr(builds, "PAUSE", 0.0)
    # Other tests have some.
    monkeypatch.setattr(builds, "_end_staying", lambda: None)
    for errors, seconds in ((["", ""], 2.0), (["", "wrong"], None)):
        answers = iter([(1.0, error) for error in errors])
        monkeypatch.setattr(builds, "_run", lambda *_, answers=answers: next(answers))
        assert builds.build_all(programs()[:2], clang) == seconds


def test_results_survive_the_file(results: Results, tmp_path: Path) -> None:
    save(results, tmp_path / "sub" / "r.json")
    assert load(tmp_path / "sub" / "r.json") == results
    assert load(tmp_path / "none.json") == Results()


def test_a_foreign_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "r.json").write_text("{}")
    with pytest.raises(ValueError, match="--fresh"):
        load(tmp_path / "r.json")


def test_pictures_are_well_formed(results: Results) -> None:
    drawn = pictures(results)
    assert sorted(drawn) == [
        "compile_time.svg",
        "roofline.svg",
        "scaling.svg",
        "speedup.svg",
    ]
    for text in drawn.values():
        assert ElementTree.fromstring(text).tag.endswith("svg")


def test_the_page_tells_what_failed(results: Results, tmp_path: Path) -> None:
    text = page.write(results, programs(), tmp_path).read_text()
    assert "heat7 / polly / large: wrong: 3" in text
    assert "skipped: not installed; apt install libomp-19-dev" in text
    assert "| gemv | 1.000 | 2.00 |" in text
    assert (tmp_path / "benchmarks" / "speedup.svg").exists()


def test_the_page_tells_which_goals_are_not_reached(
    results: Results, tmp_path: Path
) -> None:
    text = page.write(results, programs(), tmp_path).read_text()
    _, _, rest = text.partition("## What was not reached, and why")
    assert (
        "no compiler has stayed, geometric mean: 8.00, wanted ≤ 1.82; the fir" in rest
    )
    assert "all programs in turn, from nothing: 1.50" not in rest


def test_tables_fit_a_terminal(results: Results) -> None:
    console = Console(width=120, record=True, quiet=False, file=None, stderr=True)
    tables.show(results, console, SIZES)
    text = console.export_text()
    assert "geometric mean" in text
    assert "failed heat7 / polly / large: wrong: 3" in text


def test_nothing_measured_is_no_error(tmp_path: Path) -> None:
    arguments = ["--report-only", "--results", str(tmp_path / "r.json")]
    assert main([*arguments, "--docs", str(tmp_path)]) == 0
    assert "not measured" in (tmp_path / "benchmarks.md").read_text()


@pytest.mark.parametrize(
    "words", [["--only", "nosuch"], ["--peers", "icc"], ["--size", "huge"]]
)
def test_unknown_names_are_usage_errors(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    assert "error:" in capsys.readouterr().out


def test_every_peer_has_its_own_name_and_says_where_it_comes_from() -> None:
    assert len({p.name for p in PEERS}) == len(PEERS)
    assert all(p.package or p.family == "idlift" for p in PEERS)
    assert [p.name for p in peers(("gcc",))] == ["gcc"]


def test_expected_idioms_are_written_as_they_are_read(tmp_path: Path) -> None:
    program = programs(("gemv",))[0]
    copy = type(program)(
        program.name, tmp_path / "gemv.c", True, program.expected, False, True
    )
    write_expected(copy, (Expected("gemv", 3), Expected("map", 2, 'a "reason"')))
    text = (tmp_path / "expected.toml").read_text()
    assert text.index("[[idiom]]") < text.index("[[missing]]")
    assert 'reason = "a \\"reason\\""' in text


TRACE = """\
idlift: a/b/heat7.c:12 stencil work=3e+07 path=original time=20.5ms why="slow"
idlift: - - note="Portable Computing Language in 28.2 ms"
idlift: a/b/heat7.c:12 stencil work=3e+07 path=device time=10.25ms why="faster"
idlift: a/b/heat7.c:12 stencil work=3e+07 path=device time=10.25ms why="faster"
"""


def test_traces_are_added_up_by_loop_path_and_reason() -> None:
    rows = added_up("heat7", TRACE.splitlines())
    assert rows == (
        SiteTime("heat7", "heat7.c:12", "stencil", "original", "slow", 1, 20.5),
        SiteTime("heat7", "heat7.c:12", "stencil", "device", "faster", 2, 20.5),
    )


def test_the_page_says_why_a_program_is_behind(
    results: Results, tmp_path: Path
) -> None:
    results.sites += added_up("heat7", TRACE.replace("0.5ms", "00.5ms").splitlines())
    text = page.write(results, programs(), tmp_path).read_text()
    assert "**heat7**: 0.38 of gcc. heat7.c:12 stencil by the original loop 200" in text
    assert "outside of offloaded loops" in text


def test_goals_are_compared(results: Results) -> None:
    found = {goal.title: goal for goal in goals(results, programs(("gemv",)))}
    tiny = found["tiny: at most 1.05 clang + 30 ms"]
    assert not tiny.reached
    assert tiny.measured == "heat7 +1870 ms"
    assert found["OpenBLAS, GEMM-like"].reached is None
    best = found["best compiler peer of each program, fp=relaxed, geometric mean"]
    assert (best.measured, best.reached) == ("1.50", True)


def test_a_budget_is_shared_by_the_programs_that_are_left(tmp_path: Path) -> None:
    campaign = Campaign((), (), SIZES, Effort(), tmp_path, budget=100.0)
    assert campaign.shared(20.0, 4, "large").share == pytest.approx(17.0)
    assert campaign.shared(500.0, 4, "tiny").share == pytest.approx(0.1)


def test_a_slow_binary_is_run_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = {"slow": 9.0, "quick": 1.5}

    def run(binary: Path, size: str, tally: measure._Tally) -> None:
        tally.whole.append(seconds[binary.name])

    monkeypatch.setattr(measure, "_run", run)
    binaries = {name: Path(name) for name in seconds}
    program = programs(("gemv",))[0]
    found = measure.measure(program, binaries, "large", Effort(3, 7, 6.0))
    assert {r.peer: len(r.whole) for r in found} == {"slow": 2, "quick": 4}


@pytest.mark.parametrize(
    ("share", "runs"),
    [
        pytest.param(1.0, {"idlift-relaxed": 3, "gcc": 3, "clang": 1}, id="too long"),
        pytest.param(
            100.0, {"idlift-relaxed": 5, "gcc": 5, "clang": 5}, id="not too long"
        ),
    ],
)
def test_rounds_that_take_too_long_are_for_close_peers(
    monkeypatch: pytest.MonkeyPatch, share: float, runs: dict[str, int]
) -> None:
    seconds = {"idlift-relaxed": 5.0, "gcc": 6.0, "clang": 15.0}

    def run(binary: Path, size: str, tally: measure._Tally) -> None:
        tally.whole.append(seconds[binary.name])

    monkeypatch.setattr(measure, "_run", run)
    binaries = {name: Path(name) for name in seconds}
    program = programs(("gemv",))[0]
    effort = Effort(3, 5, 600.0, share=share)
    found = measure.measure(program, binaries, "large", effort)
    assert {r.peer: len(r.whole) for r in found} == runs


def test_first_runs_of_ours_are_told_apart(
    monkeypatch: pytest.MonkeyPatch, results: Results, tmp_path: Path
) -> None:
    times = iter((5.0, 4.0, 3.0, 1.0, 1.0))

    def run(binary: Path, size: str, tally: measure._Tally) -> None:
        tally.whole.append(next(times))

    monkeypatch.setattr(measure, "_run", run)
    program = programs(("jds",))[0]
    binaries = {"idlift-relaxed": Path("x")}
    found = measure.measure(program, binaries, "large", Effort(2, 2))
    assert [(r.first, r.whole) for r in found] == [((5.0, 4.0, 3.0), (1.0, 1.0))]
    results.runs += found
    text = page.write(results, programs(), tmp_path).read_text()
    assert "| jds | 5.00 4.00 3.00 | 1.00 | - |" in text


def test_a_resumed_run_measures_peers_that_are_missing(results: Results) -> None:
    assert results.measured("gemv", "clang", "tiny")
    assert not results.measured("gemv", "polly", "tiny")
    # One that failed is done too: it would fail again.
    assert results.measured("heat7", "polly", "large")


def test_failures_of_peers_are_theirs(results: Results) -> None:
    assert list(results.failures({"idlift-relaxed"})) == []
    assert len(list(results.failures())) == 1
