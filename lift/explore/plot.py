"""Convergence plots as SVG, in the manner of Figure 12 of the ICFP'15 paper.

Consumes the points of a search; produces text. Each point is a measured program,
grouped by the number of fixed moves; the line connects the best found so far.
"""

from __future__ import annotations

from html import escape
from itertools import pairwise
from math import log10

from lift.explore.search import Point

_WIDTH, _HEIGHT, _LEFT, _TOP, _RIGHT, _BOTTOM = 760, 360, 70, 40, 20, 50


def convergence(title: str, points: list[Point]) -> str:
    """The plot of a search; programs that failed are marked at the top."""
    times = [p.nanoseconds for p in points if p.nanoseconds]
    if not times:
        return _page(title, [_text(_WIDTH / 2, _HEIGHT / 2, "nothing ran", "middle")])
    low, high = _decade(min(times), -1), _decade(max(times), 1)
    marks = [*_axes(low, high, len(points)), *_bars(points), *_dots(points, low, high)]
    return _page(title, [*marks, _best_line(points, low, high)])


def _decade(nanoseconds: int, up: int) -> float:
    """A round exponent of ten just beyond the time."""
    return log10(nanoseconds) + 0.08 * up


def _x(number: float, count: int) -> float:
    return _LEFT + (_WIDTH - _LEFT - _RIGHT) * number / max(count, 1)


def _y(nanoseconds: float, low: float, high: float) -> float:
    share = (log10(nanoseconds) - low) / max(high - low, 1e-9)
    return _HEIGHT - _BOTTOM - (_HEIGHT - _TOP - _BOTTOM) * share


def _axes(low: float, high: float, count: int) -> list[str]:
    bottom = _HEIGHT - _BOTTOM
    parts = [
        f'<path d="M{_LEFT} {_TOP}V{bottom}H{_WIDTH - _RIGHT}" class="axis"/>',
        _text(_WIDTH / 2, _HEIGHT - 12, "programs tested", "middle"),
    ]
    for step in range(5):
        exponent = low + (high - low) * step / 4
        height = _y(10**exponent, low, high)
        parts.append(_text(_LEFT - 8, height + 4, duration(10**exponent), "end"))
        parts.append(
            f'<path d="M{_LEFT} {height:.1f}H{_WIDTH - _RIGHT}" class="grid"/>'
        )
    for step in range(5):
        number = round(count * step / 4)
        place = _text(_x(number, count), bottom + 18, str(number), "middle")
        parts.append(place)
    return parts


def _bars(points: list[Point]) -> list[str]:
    """A vertical line wherever another number of moves is fixed."""
    found = []
    for before, after in pairwise(points):
        if before.fixed != after.fixed:
            x = _x(after.number - 0.5, len(points))
            found.append(f'<path d="M{x:.1f} {_TOP}V{_HEIGHT - _BOTTOM}" class="bar"/>')
    return found


def _dots(points: list[Point], low: float, high: float) -> list[str]:
    found = []
    for point in points:
        x = _x(point.number, len(points))
        if point.nanoseconds is None:
            found.append(f'<circle cx="{x:.1f}" cy="{_TOP}" r="2" class="failed"/>')
        else:
            y = _y(point.nanoseconds, low, high)
            label = f"<title>{duration(point.nanoseconds)}</title>"
            found.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3">{label}</circle>')
    return found


def _best_line(points: list[Point], low: float, high: float) -> str:
    best: int | None = None
    path: list[str] = []
    for point in points:
        if point.nanoseconds and (best is None or point.nanoseconds < best):
            best = point.nanoseconds
        if best is not None:
            x, y = _x(point.number, len(points)), _y(best, low, high)
            path.append(f"{'L' if path else 'M'}{x:.1f} {y:.1f}")
    return f'<path d="{"".join(path)}" class="best"/>'


def duration(nanoseconds: float) -> str:
    """A time with a unit: `3.42 ms`."""
    for unit, size in (("s", 1e9), ("ms", 1e6), ("µs", 1e3)):
        if nanoseconds >= size:
            return f"{nanoseconds / size:.3g} {unit}"
    return f"{nanoseconds:.0f} ns"


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


_STYLE = """
text { font: 12px sans-serif; fill: #333 }
.axis { stroke: #333; fill: none }
.grid { stroke: #ddd }
.bar { stroke: #999; stroke-dasharray: 3 3 }
circle { fill: #36c; fill-opacity: .6 }
.failed { fill: #c33 }
.best { stroke: #c33; stroke-width: 2; fill: none }
"""


def _page(title: str, parts: list[str]) -> str:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_WIDTH}" '
        f'height="{_HEIGHT}" viewBox="0 0 {_WIDTH} {_HEIGHT}">'
    )
    background = '<rect width="100%" height="100%" fill="white"/>'
    name = _text(_WIDTH / 2, 20, title, "middle")
    body = "\n".join([background, name, *parts])
    return f"{head}\n<style>{_STYLE}</style>\n{body}\n</svg>\n"
