"""Loops of known kind in all combinations of spellings.

Each case is one C function with a single outermost loop. What varies: the type of the
elements, the type of the counters, how loops are written, how arrays are indexed, the
order of loops and the layout of matrices.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product

ELEMENTS = ("double", "float", "int", "long", "short", "unsigned char")
COUNTERS = ("int", "unsigned", "long", "size_t", "short")
FORMS = ("less", "not_equal", "at_most", "while", "do", "down")
SIGNED = ("int", "long", "short")


@dataclass(frozen=True)
class Case:
    """A function with one loop (nest) and the kind it has."""

    name: str
    kind: str
    text: str


@dataclass(frozen=True)
class Style:
    """One way to write things."""

    element: str
    counter: str
    form: str
    access: str

    @property
    def name(self) -> str:
        words = (self.element, self.counter, self.form, self.access)
        return "_".join(words).replace(" ", "")

    def loop(self, i: str, begin: str, end: str, body: str) -> str:
        """A loop over begin..end-1 in this style."""
        t = self.counter
        match self.form:
            case "less":
                return f"for ({t} {i} = {begin}; {i} < {end}; {i}++) {{ {body} }}"
            case "not_equal":
                # Only right where begin <= end, which the guard says.
                test = f"if ({begin} < {end})"
                loop = f"for ({t} {i} = {begin}; {i} != {end}; ++{i}) {{ {body} }}"
                return f"{test} {loop}"
            case "at_most":
                loop = f"for ({t} {i} = {begin}; {i} <= {end} - 1; {i} += 1)"
                return f"if ({end} > 0) {loop} {{ {body} }}"
            case "while":
                return (
                    f"{{ {t} {i} = {begin}; while ({i} < {end}) {{ {body} {i}++; }} }}"
                )
            case "do":
                inner = f"do {{ {body} {i}++; }} while ({i} < {end});"
                return f"{{ {t} {i} = {begin}; if ({i} < {end}) {inner} }}"
            case _:
                head = f"for ({t} {i} = {end} - 1; {i} >= {begin}; {i}--)"
                return f"{head} {{ {body} }}"


def styles(accesses: tuple[str, ...]) -> Iterator[Style]:
    """All styles that make sense: only signed counters can count down."""
    for words in product(ELEMENTS, COUNTERS, FORMS, accesses):
        style = Style(*words)
        if style.form == "down" and style.counter not in SIGNED:
            continue
        # `short i <= n - 1` leaves i << 16 >> 16 in the IR, which scalar evolution
        # does not see through: these loops count as not counted.
        if style.form == "at_most" and style.counter == "short":
            continue
        yield style


def _matrix(
    style: Style, name: str, row: str, column: str, rows: str, cols: str
) -> str:
    match style.access:
        case "flat":
            return f"{name}[{row} * {cols} + {column}]"
        case "by_columns":
            return f"{name}[{row} + {rows} * {column}]"
        case _:
            return f"{name}[{row}][{column}]"


def _parameter(style: Style, name: str, rows: str, cols: str) -> str:
    match style.access:
        case "vla":
            return f"{style.element} {name}[{rows}][{cols}]"
        case "fixed":
            return f"{style.element} (*{name})[100]"
        case _:
            return f"{style.element} *{name}"


def reduction(style: Style) -> str:
    element = "*p++" if style.access == "walk" else "a[i]"
    loop = style.loop("i", "0", "n", f"s += {element};")
    return (
        f"{style.element} NAME({style.counter} n, const {style.element} *a) {{ "
        f"const {style.element} *p = a; {style.element} s = 0; {loop} return s; }}"
    )


def axpy(style: Style) -> str:
    body = (
        "*q = *q + c * *p; p++; q++;"
        if style.access == "walk"
        else ("y[i] = y[i] + c * x[i];")
    )
    loop = style.loop("i", "0", "n", body)
    return (
        f"void NAME({style.counter} n, {style.element} c, const {style.element} *x, "
        f"{style.element} *y) {{ const {style.element} *p = x; {style.element} *q = y; "
        f"{loop} }}"
    )


def histogram(style: Style) -> str:
    weight = "1" if style.access == "count" else "w[i]"
    loop = style.loop("i", "0", "n", f"h[k[i]] += {weight};")
    return (
        f"void NAME({style.counter} n, const int *k, const {style.element} *w, "
        f"{style.element} *h) {{ {loop} }}"
    )


def stencil(style: Style) -> str:
    loop = style.loop("i", "1", "n", "b[i] = a[i - 1] + a[i] + a[i + 1];")
    return (
        f"void NAME({style.counter} n, const {style.element} *restrict a, "
        f"{style.element} *restrict b) {{ {loop} }}"
    )


def stencil_2d(style: Style) -> str:
    def at(name: str, row: str, column: str) -> str:
        return _matrix(style, name, row, column, "n", "m")

    points = [("i", "(j - 1)"), ("i", "(j + 1)"), ("(i - 1)", "j"), ("(i + 1)", "j")]
    total = " + ".join(at("a", row, column) for row, column in points)
    inner = style.loop("j", "1", "m", f"{at('b', 'i', 'j')} = {total};")
    a, b = _parameter(style, "a", "n", "m"), _parameter(style, "b", "n", "m")
    return f"void NAME({style.counter} n, {style.counter} m, {a}, {b}) {{ " + (
        style.loop("i", "1", "n", inner) + " }"
    )


def gemv(style: Style) -> str:
    a = _matrix(style, "a", "i", "j", "n", "m")
    inner = style.loop("j", "0", "m", f"s += {a} * x[j];")
    body = f"{style.element} s = 0; {inner} y[i] = s;"
    return (
        f"void NAME({style.counter} n, {style.counter} m, "
        f"{_parameter(style, 'a', 'n', 'm')}, const {style.element} *x, "
        f"{style.element} *y) {{ {style.loop('i', '0', 'n', body)} }}"
    )


def _gemm(style: Style, order: str, register: bool) -> str:
    a = _matrix(style, "a", "i", "k", "n", "n")
    b = _matrix(style, "b", "k", "j", "n", "n")
    c = _matrix(style, "c", "i", "j", "n", "n")
    if register:
        inner = style.loop("k", "0", "n", f"s += {a} * {b};")
        text = f"{style.element} s = 0; {inner} {c} = s;"
        order = order.replace("k", "")
    else:
        text = f"{c} += {a} * {b};"
    for i in reversed(order):
        text = style.loop(i, "0", "n", text)
    matrices = ", ".join(_parameter(style, name, "n", "n") for name in "abc")
    return f"void NAME({style.counter} n, {matrices}) {{ {text} }}"


def spmv(style: Style) -> str:
    integer = style.counter
    inner = style.loop("k", "r[i]", "r[i + 1]", "s += v[k] * x[c[k]];")
    if style.form in ("not_equal", "at_most", "down"):
        # The ends are data here: the first two would not mean the same. Backwards it
        # is the same sum in another order, which is another thing in floating point.
        inner = Style(style.element, integer, "less", "").loop(
            "k", "r[i]", "r[i + 1]", "s += v[k] * x[c[k]];"
        )
    body = f"{style.element} s = 0; {inner} y[i] = s;"
    return (
        f"void NAME({integer} n, const {integer} *r, const {integer} *c, "
        f"const {style.element} *v, const {style.element} *x, {style.element} *y) "
        f"{{ {style.loop('i', '0', 'n', body)} }}"
    )


Template = Callable[[Style], str]
MATRICES = ("flat", "by_columns", "vla", "fixed")

KINDS: tuple[tuple[str, str, tuple[str, ...], Template], ...] = (
    ("sum", "scalar_reduction", ("index", "walk"), reduction),
    ("axpy", "map", ("index", "walk"), axpy),
    ("bins", "histogram", ("count", "weight"), histogram),
    ("blur", "stencil", ("index",), stencil),
    ("laplace", "stencil", MATRICES, stencil_2d),
    ("mv", "gemv", MATRICES, gemv),
    ("mm_ijk", "gemm", MATRICES, lambda s: _gemm(s, "ijk", True)),
    ("mm_jik", "gemm", MATRICES, lambda s: _gemm(s, "jik", True)),
    ("mm_ikj", "gemm", MATRICES, lambda s: _gemm(s, "ikj", False)),
    ("mm_kij", "gemm", MATRICES, lambda s: _gemm(s, "kij", False)),
    ("csr", "spmv", ("index",), spmv),
)


def cases() -> Iterator[Case]:
    """Every combination."""
    for title, kind, accesses, template in KINDS:
        for style in styles(accesses):
            name = f"{title}_{style.name}"
            yield Case(name, kind, template(style).replace("NAME", name))
