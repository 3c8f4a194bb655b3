"""What the project wants of its figures, beside what was measured.

Consumes `Results`; produces rows for the page, and for each program that is behind, the
reasons that its trace and its build give.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from benchmarks.harness import analysis
from benchmarks.harness.analysis import Ratio
from benchmarks.harness.catalogue import Program
from benchmarks.harness.peers import OURS, PEERS, STRICT
from benchmarks.harness.results import Results, geometric_mean

UNKNOWN = "not measured"
GEMM_LIKE = frozenset({"sgemm"})
_WHY_ALONE = (
    "the first call of a build starts Python, imports idlift and loads LLVM "
    "four times before it has what the calls after it find: about as long as clang "
    "takes for a whole small program"
)
_NAMES = frozenset(peer.name for peer in PEERS if peer.role == "ours")


@dataclass(frozen=True, slots=True)
class Goal:
    """A row: what is wanted, what was measured, and whether that is enough."""

    title: str
    wanted: str
    measured: str
    reached: bool | None = None
    # What stands in the way, where that is known.
    why: str = ""


def goals(results: Results, programs: tuple[Program, ...]) -> Iterator[Goal]:
    """All goals; those of speed at size large, whole program times."""
    main = [p.name for p in programs if p.dominated]
    yield from _speed(results, main, OURS, "fp=relaxed")
    exact = [name for name in main if not _needs_permission(results, name)]
    yield from _speed(results, exact, STRICT, "strict, where no order changes")
    blas = analysis.ratios(results, "blas", "large", main)
    yield _each("OpenBLAS, GEMM-like", [r for r in blas if r.program in GEMM_LIKE])
    yield _each("OpenMP by hand", analysis.ratios(results, "openmp", "large", main))
    late = [
        f"{name} +{1000 * seconds:.0f} ms"
        for name, seconds in analysis.tiny_excess(results)
        if seconds > 0
    ]
    tiny = any(r.size == "tiny" for r in results.runs)
    yield Goal(
        "tiny: at most 1.05 clang + 30 ms",
        "none above",
        (", ".join(late) or "none above") if tiny else UNKNOWN,
        not late if tiny else None,
    )
    costs = list(analysis.compile_overheads(results))
    yield _cost("cold", 1.82, [cost.cold for cost in costs])
    whole = analysis.whole_build(results)
    yield Goal(
        "build time over clang -O3, all programs in turn, from nothing",
        "≤ 1.82",
        UNKNOWN if whole is None else f"{whole:.2f}",
        None if whole is None else whole <= 1.82,
    )
    alone = _cost("cold, no compiler has stayed", 1.82, [cost.alone for cost in costs])
    yield replace(alone, why=_WHY_ALONE)
    yield _cost("warm", 1.15, [cost.warm for cost in costs])
    wrong = list(results.failures(_NAMES))
    yield Goal(
        "programs that fail when idlift builds them",
        "none",
        str(len(wrong) or "none"),
        not wrong if results.runs else None,
    )


def _speed(results: Results, names: list[str], ours: str, how: str) -> Iterator[Goal]:
    fast = analysis.ratios(results, "clang-fast", "large", names, ours)
    best = analysis.ratios(results, "best", "large", names, ours)
    slower = sorted(best, key=lambda r: r.value)
    behind = [f"{r.program} {r.value:.2f}" for r in slower if r.value < 1]
    yield _mean(f"clang -O3 -ffast-math, {how}", 1.6, fast)
    yield _mean(f"best compiler peer of each program, {how}", 1.3, best)
    yield Goal(
        f"programs slower than their best compiler peer, {how}",
        "none",
        f"{len(behind)} of {len(best)}: {', '.join(behind)}" if behind else "none",
        not behind if best else None,
    )


def _mean(title: str, wanted: float, found: list[Ratio]) -> Goal:
    if not found:
        return Goal(f"{title}, geometric mean", f"≥ {wanted}", UNKNOWN)
    mean = analysis.mean(found)
    return Goal(
        f"{title}, geometric mean", f"≥ {wanted}", f"{mean:.2f}", mean >= wanted
    )


def _each(title: str, found: list[Ratio]) -> Goal:
    if not found:
        return Goal(title, "≥ 0.9 each", UNKNOWN)
    below = sorted((r for r in found if r.value < 0.9), key=lambda r: r.value)
    text = ", ".join(f"{r.program} {r.value:.2f}" for r in below) or "none"
    measured = f"mean {analysis.mean(found):.2f}; below: {text}"
    return Goal(title, "≥ 0.9 each", measured, not below)


def _cost(name: str, wanted: float, values: list[float]) -> Goal:
    title = f"build time over clang -O3, {name}, geometric mean"
    if not values:
        return Goal(title, f"≤ {wanted}", UNKNOWN)
    mean = geometric_mean(values)
    return Goal(title, f"≤ {wanted}", f"{mean:.2f}", mean <= wanted)


def _needs_permission(results: Results, program: str) -> bool:
    """Whether strict mode leaves a loop alone because of floating point."""
    build = results.build(program, STRICT)
    return build is None or any("[fp-" in line for line in build.declined)


def behind(results: Results, programs: tuple[Program, ...]) -> Iterator[str]:
    """Each program that is slower than a compiler, with what its run says."""
    names = [p.name for p in programs]
    for found in analysis.ratios(results, "best", "large", names):
        if found.value >= 1:
            continue
        runs = results.run(found.program, OURS, "large")
        assert runs is not None, "there is a ratio of it"
        yield (
            f"**{found.program}**: {found.value:.2f} of {found.peer}. "
            + "; ".join(_time_of(results, found.program, 1000 * min(runs.region)))
        )


def _time_of(results: Results, program: str, region: float) -> Iterator[str]:
    """Where the milliseconds of the timed region went."""
    rows = [row for row in results.sites if row.program == program]
    if not rows:
        yield "no trace"
        return
    for row in rows:
        if row.milliseconds > 0.05 * region:
            where = "on the device" if row.path == "device" else "by the original loop"
            yield (
                f"{row.site} {row.kind} {where} {row.milliseconds:.0f} ms in "
                f"{row.calls} calls ({row.why})"
            )
    rest = region - sum(row.milliseconds for row in rows)
    if rest > 0.1 * region:
        yield f"{rest:.0f} ms of {region:.0f} outside of offloaded loops, or start-up"
