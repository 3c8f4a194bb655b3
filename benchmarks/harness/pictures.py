"""The four pictures of a campaign.

Consumes `Results`; produces SVG text by file name.
"""

from __future__ import annotations

from benchmarks.harness import analysis
from benchmarks.harness.catalogue import SIZES
from benchmarks.harness.peers import OURS
from benchmarks.harness.results import Results
from benchmarks.harness.svg import Series, bars, plot


def pictures(results: Results) -> dict[str, str]:
    """File name -> SVG."""
    made = {
        "speedup.svg": speedups(results, "large"),
        "scaling.svg": scaling(results),
        "compile_time.svg": compile_times(results),
    }
    if "bandwidth" in results.machine:
        made["roofline.svg"] = roofline(results)
    return made


def speedups(results: Results, size: str) -> str:
    """Bars: how many times faster than each peer, a group a program."""
    names = results.names()
    others = [p for p in results.peers() if not p.startswith("idlift")]
    series = [
        Series(
            peer,
            tuple(
                (float(k), found.value)
                for k, name in enumerate(names)
                if (found := analysis.ratio(results, name, peer, size))
            ),
        )
        for peer in others
    ]
    title = f"Whole program time of each peer over that of idlift fp=relaxed ({size})"
    return bars(title, names, series, "times as fast (right of 1: idlift is faster)")


def scaling(results: Results) -> str:
    """Lines: speed-up over clang -ffast-math against its run time, a line a program."""
    series = []
    for name in results.names():
        points = []
        for size in SIZES:
            base = results.run(name, "clang-fast", size)
            found = analysis.ratio(results, name, "clang-fast", size)
            if base and found:
                points.append((base.median, found.value))
        if points:
            series.append(Series(name, tuple(points)))
    return plot(
        "Speed-up over clang -O3 -march=native -ffast-math at tiny, cache and large",
        "seconds with clang",
        "times as fast",
        series,
    )


def compile_times(results: Results) -> str:
    """Bars: build time over clang's, cold (alone or not) and warm."""
    overheads = list(analysis.compile_overheads(results))
    series = [
        Series(
            name, tuple((float(k), getattr(o, name)) for k, o in enumerate(overheads))
        )
        for name in ("alone", "cold", "warm")
    ]
    title = "Build time of idlift-cc over clang -O3 -march=native"
    names = [o.program for o in overheads]
    return bars(title, names, series, "times clang's build time")


def roofline(results: Results) -> str:
    """Points under the measured limits: GF/s against flops a byte of memory traffic."""
    bandwidth = float(results.machine["bandwidth"])
    peak = float(results.machine["peak"])
    ridge = peak / bandwidth
    roof = Series(
        "measured limits",
        ((0.05, 0.05 * bandwidth), (ridge, peak), (max(100.0, 4 * ridge), peak)),
    )
    series = [roof]
    for peer in ("clang-fast", "openmp", "blas", "idlift", OURS):
        points, labels = [], []
        for name in results.names():
            runs = results.run(name, peer, "large")
            if runs and runs.flops > 0 and runs.bytes > 0:
                rate = 1e-9 * runs.flops / max(min(runs.region), 1e-9)
                points.append((runs.flops / runs.bytes, rate))
                labels.append(name if peer == OURS else "")
        if points:
            series.append(Series(peer, tuple(points), line=False, labels=tuple(labels)))
    return plot(
        "Roofline at size large (timed regions)", "flops a byte", "GF/s", series
    )
