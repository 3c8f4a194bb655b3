"""Elements a constant apart have one name and the constant, not a name each."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = """
void f(const double *restrict a, double *restrict b, long w, long n) {
  for (long i = 0; i < n; i++) {
    b[4 * i - 4 * w + %d] = a[i];
    b[4 * i + 4 * w + 2] = 2 * a[i];
    b[4 * i - 4 * w + %d] = 3 * a[i];
    b[4 * i + 4 * w + 7] = 4 * a[i];
  }
}
"""


@pytest.mark.clang
@pytest.mark.parametrize("places", [(0, 5), (5, 0)], ids=["upwards", "downwards"])
def test_places_in_one_row_have_one_name(
    tmp_path: Path, places: tuple[int, int]
) -> None:
    source = tmp_path / "f.c"
    source.write_text(SOURCE % places)
    driver = Path(sys.executable).parent / "idlift-cc"
    command = [str(driver), "-O2", "-c", str(source), "-o", str(tmp_path / "f.o")]
    command += [f"--idlift-save={tmp_path / 'saved'}"]
    subprocess.run(command, check=True, capture_output=True)
    (program,) = (tmp_path / "saved").glob("*/program.lift")
    found = re.findall(r"b\[(\w+)( \+ 5)?; 4\]", program.read_text())
    assert len(found) == 4
    assert len({name for name, _ in found}) == 2
    assert sorted(beyond for _, beyond in found) == ["", "", " + 5", " + 5"]
