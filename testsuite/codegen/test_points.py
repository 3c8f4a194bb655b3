"""Which histograms compute their points before they count: costly ones used twice."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

TEMPLATE = """
#include <math.h>
void f(const double *restrict x, const unsigned char *restrict k, int n,
       double *restrict h, double *restrict sums) {{
  double s = 0;
  (void)k, (void)sums;
  for (int i = 0; i < n; i++) {{ {BODY} }}
  h[0] += s;
}}
"""
KEY = "int key = (int)(20.0 * exp(-x[i] * x[i])) & 31;"


def programs(tmp_path: Path, body: str) -> str:
    """The Lift programs of the loop."""
    source = tmp_path / "f.c"
    source.write_text(TEMPLATE.format(BODY=body))
    driver = Path(sys.executable).parent / "idlift-cc"
    command = [str(driver), "-O2", "-c", str(source), "-o", str(tmp_path / "f.o")]
    command += ["--idlift-fp=relaxed", f"--idlift-save={tmp_path / 'saved'}"]
    subprocess.run(command, check=True, capture_output=True)
    (program,) = (tmp_path / "saved").glob("*histogram*/program.lift")
    return program.read_text()


@pytest.mark.clang
@pytest.mark.parametrize(
    "body",
    [
        pytest.param(f"{KEY} h[key]++; sums[0] += key;", id="a sum beside"),
        pytest.param(
            f"{KEY} h[key] += x[i]; sums[0] += x[i]; sums[1] *= x[i];",
            id="two, weighted",
        ),
        pytest.param(f"{KEY} h[key]++; s += key;", id="a sum in a register"),
        pytest.param(
            "if (x[i] > 0) { double v = log(x[i]); h[k[i]]++; sums[0] += v; }",
            id="some points",
        ),
    ],
)
def test_points_are_computed_once(tmp_path: Path, body: str) -> None:
    text = programs(tmp_path, body)
    assert "_points" in text
    assert text.count("exp(") + text.count("log(") == 1


@pytest.mark.clang
@pytest.mark.parametrize(
    "body",
    [
        pytest.param("h[k[i]]++; sums[0] += x[i] * x[i];", id="cheap"),
        pytest.param(f"{KEY} h[key]++;", id="nothing beside"),
        pytest.param(
            "for (int j = 0; j < n; j++) { double v = exp(x[i] * x[j]); "
            "h[(int)v & 31]++; sums[0] += v; }",
            id="more points than there is memory",
        ),
    ],
)
def test_others_are_not_kept(tmp_path: Path, body: str) -> None:
    assert "_points" not in programs(tmp_path, body)
