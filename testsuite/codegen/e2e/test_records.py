"""Loops over records whose pointers the compiler leaves in the loop."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from detector.frontend import Toolchain
from testsuite.codegen.e2e.build import environment, idlift_cc

SOURCE = """\
#include <stdio.h>
#include <stdlib.h>
struct csr { int rows, *rowptr, *col; double *val; };
struct matrix { int rows, columns; double *data; };
void multiply(const struct csr *m, const double *x, double *y) {
  for (int i = 0; i < m->rows; i++) {
    double sum = 0;
    for (int k = m->rowptr[i]; k < m->rowptr[i + 1]; k++)
      sum += m->val[k] * x[m->col[k]];
    y[i] = sum;
  }
}
void product(const struct matrix *m, const double *x, double *y) {
  for (int i = 0; i < m->rows; i++) {
    double sum = 0;
    for (int j = 0; j < m->columns; j++) sum += m->data[i * m->columns + j] * x[j];
    y[i] = sum;
  }
}
static void show(const double *y, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s = s * 0.75 + y[i];
  printf("%.17g\\n", s);
}
int main(void) {
  int n = 500, k = 0;
  struct csr m = {n, malloc(4 * (n + 1)), malloc(32 * n), malloc(64 * n)};
  double *x = malloc(8 * n), *y = malloc(8 * n);
  for (int i = 0; i < n; i++) {
    m.rowptr[i] = k;
    for (int j = 0; j < i % 7; j++, k++) {
      m.col[k] = (i * 31 + j * 17) % n;
      m.val[k] = i - j;
    }
    x[i] = i % 13;
  }
  m.rowptr[n] = k;
  multiply(&m, x, y), show(y, n);
  struct csr empty = {n, calloc(n + 1, 4), NULL, NULL};
  multiply(&empty, x, y), show(y, n);
  struct matrix a = {100, 80, malloc(8 * 8000)}, thin = {100, 0, NULL};
  for (int i = 0; i < 8000; i++) a.data[i] = i % 11;
  product(&a, x, y), show(y, 100);
  product(&thin, x, y), show(y, 100);
}
"""
pytestmark = [pytest.mark.clang, pytest.mark.device]


def test_pointers_in_records(tmp_path: Path, any_toolchain: Toolchain) -> None:
    (tmp_path / "program.c").write_text(SOURCE)
    command = [*any_toolchain.invocation("c"), "-O2", "program.c", "-o", "original"]
    subprocess.run(command, cwd=tmp_path, check=True)
    wanted = subprocess.run(
        [tmp_path / "original"], capture_output=True, text=True, check=True
    )
    words = ("-O2", "program.c", "-o", "program")
    built = idlift_cc(any_toolchain, tmp_path, *words)
    assert built.returncode == 0, built.stderr
    for kind in ("spmv", "gemv"):
        assert f"{kind} → OpenCL" in built.stderr
    done = subprocess.run(
        [tmp_path / "program"],
        capture_output=True,
        text=True,
        check=True,
        env=environment(
            any_toolchain, IDLIFT_POLICY="always", IDLIFT_VERIFY="1", IDLIFT_TRACE="1"
        ),
    )
    assert done.stdout == wanted.stdout
    assert done.stderr.count('why="verified"') >= 2
    assert 'why="a pointer would not be loaded"' in done.stderr
