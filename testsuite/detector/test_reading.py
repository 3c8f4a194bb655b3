"""Reports call values what the source calls them."""

from __future__ import annotations

from pathlib import Path

import pytest

from detector.frontend import Toolchain, compile_to_ir
from detector.guard_text import describe_guard
from detector.legality import judge
from detector.loader import load
from detector.matching import find_in_module
from detector.reading import Reader
from detector.verdict import EXACT
from idlift.detection.library import load_idioms

SOURCE = """\
typedef struct { int rows, columns; double *data; } matrix;
void product(const matrix *m, const double *x, double *y) {
  for (int i = 0; i < m->rows; i++) {
    double sum = 0;
    for (int j = 0; j < m->columns; j++) sum += m->data[i * m->columns + j] * x[j];
    y[i] = sum;
  }
}
int length;
void scale(double *y, const double *x) {
  for (int i = 0; i < length; i++) y[i] = 2 * x[i];
}
void through_pointer(const int *n, double *y, const double *x) {
  for (int i = 0; i < *n; i++) y[i] = 2 * x[i];
}
"""


def guards(tmp_path: Path, toolchain: Toolchain) -> dict[str, set[str]]:
    source = tmp_path / "names.c"
    source.write_text(SOURCE)
    module = load(compile_to_ir(source, ["-O2"], toolchain), source.name)
    found = find_in_module(
        module, load_idioms((), None).idioms, lambda m, p: judge(m, p, EXACT)
    )
    told: dict[str, set[str]] = {}
    for match in found.matches:
        reader = Reader(match.function, lambda file: SOURCE.splitlines())
        verdict = match.verdict
        assert verdict is not None
        texts = {describe_guard(guard, reader.atom) for guard in verdict.guards}
        told.setdefault(match.function.name, set()).update(texts)
    return told


@pytest.mark.clang
def test_guards_are_told_in_the_words_of_the_source(
    tmp_path: Path, any_toolchain: Toolchain
) -> None:
    told = guards(tmp_path, any_toolchain)
    assert "y[0..8*m->rows] and x[0..8*m->columns] do not overlap" in told["product"]
    area = "m->data[0..8*m->rows*m->columns]"
    assert f"y[0..8*m->rows] and {area} do not overlap" in told["product"]
    assert told["scale"] == {
        "y[0..8*length] and x[0..8*length] are the same or do not overlap"
    }
    assert told["through_pointer"] == {
        "y[0..8*n[0]] and x[0..8*n[0]] are the same or do not overlap"
    }
