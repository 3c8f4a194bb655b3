"""Charts as SVG text: bars in groups, lines and points on logarithmic axes.

Consumes numbers and labels; produces one self-contained SVG. Written by hand, because
four pictures do not earn every user a plotting library.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

COLOURS = (
    "#1b6ca8", "#d1495b", "#66a182", "#edae49", "#7d5ba6", "#8d6a4f", "#2e4057",
    "#00798c", "#b56576", "#6c757d",
)  # fmt: skip
_STYLE = (
    "text{font-family:sans-serif;font-size:12px;fill:#222}"
    ".t{font-size:15px;font-weight:bold}.g{stroke:#ddd}.a{stroke:#444}"
    "rect.b{fill:#fff}"
)


@dataclass(frozen=True, slots=True)
class Series:
    """Named points; for bars, x is the number of the group."""

    name: str
    points: tuple[tuple[float, float], ...]
    line: bool = True
    labels: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Axis:
    """A logarithmic axis on `length` (maybe negative) pixels from `start`."""

    low: float
    high: float
    start: float
    length: float

    def at(self, value: float) -> float:
        """The pixel of a value; what is outside is drawn at the edge."""
        inside = min(max(value, self.low), self.high)
        part = (log10(inside) - log10(self.low)) / (log10(self.high) - log10(self.low))
        return self.start + self.length * part

    def ticks(self) -> list[float]:
        """1, 2 and 5 times powers of ten; only these powers if the axis is long."""
        decades = range(floor(log10(self.low)), ceil(log10(self.high)) + 1)
        steps = (1.0, 2.0, 5.0) if len(decades) <= 4 else (1.0,)
        values = [s * 10.0**d for d in decades for s in steps]
        return [v for v in values if self.low <= v * 1.0001 and v <= self.high * 1.0001]


def bars(title: str, groups: Sequence[str], series: Sequence[Series], unit: str) -> str:
    """Groups of horizontal bars on a logarithmic axis, with a line at 1."""
    thick, gap, left, top, width = 9, 12, 130, 60, 640
    group_height = thick * len(series) + gap
    height = top + group_height * len(groups) + 40
    values = [v for s in series for _, v in s.points if v > 0] or [1.0]
    axis = Axis(min([0.5, *values]) * 0.9, max([2.0, *values]) * 1.1, left, width)
    out = _begin(left + width + 40, height, title, series)
    for tick in axis.ticks():
        x = axis.at(tick)
        out.append(_line(x, top, x, height - 35, "g"))
        out.append(_text(x, height - 20, f"{tick:g}", "middle"))
    out.append(_text(left + width, height - 5, unit, "end"))
    for number, group in enumerate(groups):
        y = top + number * group_height
        out.append(_text(left - 8, y + group_height / 2, group, "end"))
        for k, one in enumerate(series):
            value = dict(one.points).get(float(number))
            if value is None or value <= 0:
                continue
            a, b = sorted((axis.at(1.0), axis.at(value)))
            out.append(
                f'<rect x="{a:.1f}" y="{y + k * thick:.1f}" '
                f'width="{max(b - a, 1):.1f}" height="{thick - 1}" '
                f'fill="{COLOURS[k % len(COLOURS)]}">'
                f"<title>{escape(group)}, {escape(one.name)}: {value:.2f}"
                "</title></rect>"
            )
    out.append(_line(axis.at(1.0), top, axis.at(1.0), height - 35, "a"))
    return "\n".join([*out, "</svg>"]) + "\n"


def plot(title: str, x_name: str, y_name: str, series: Sequence[Series]) -> str:
    """Lines or points with both axes logarithmic."""
    left, top, width, tall = 70, 60 + 16 * ((len(series) + 3) // 4), 640, 380
    points = [p for s in series for p in s.points] or [(1.0, 1.0), (10.0, 10.0)]
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    across = Axis(min(xs) * 0.8, max(xs) * 1.4, left, width)
    up = Axis(min(ys) * 0.8, max(ys) * 1.3, top + tall, -tall)
    out = _begin(left + width + 60, top + tall + 50, title, series)
    for tick in across.ticks():
        out.append(_line(across.at(tick), top, across.at(tick), top + tall, "g"))
        out.append(_text(across.at(tick), top + tall + 16, f"{tick:g}", "middle"))
    for tick in up.ticks():
        out.append(_line(left, up.at(tick), left + width, up.at(tick), "g"))
        out.append(_text(left - 6, up.at(tick) + 4, f"{tick:g}", "end"))
    out.append(_text(left + width / 2, top + tall + 36, x_name, "middle"))
    out.append(_text(left, top - 8, y_name, "start"))
    for k, one in enumerate(series):
        colour = COLOURS[k % len(COLOURS)]
        places = [(across.at(x), up.at(y)) for x, y in one.points]
        if one.line:
            path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
            out.append(f'<polyline points="{path}" fill="none" stroke="{colour}"/>')
        labels = one.labels or ("",) * len(places)
        for (x, y), label in zip(places, labels, strict=True):
            out.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="{colour}"/>')
            if label:
                out.append(_text(x + 5, y - 4, label, "start"))
    return "\n".join([*out, "</svg>"]) + "\n"


def _begin(
    width: float, height: float, title: str, series: Sequence[Series]
) -> list[str]:
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}"><style>{_STYLE}</style>',
        f'<rect class="b" width="{width}" height="{height}"/>',
        f'<text class="t" x="12" y="20">{escape(title)}</text>',
    ]
    for k, one in enumerate(series):
        x, y = 12 + 190 * (k % 4), 32 + 16 * (k // 4)
        out.append(
            f'<rect x="{x}" y="{y}" width="10" height="10" '
            f'fill="{COLOURS[k % len(COLOURS)]}"/>'
        )
        out.append(_text(x + 14, y + 9, one.name, "start"))
    return out


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line class="{kind}" {ends}/>'


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'
