"""Which histograms measure their keys: all but those of local arrays."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

TEMPLATE = """
void others(unsigned *);
unsigned *kept, shared[256];
unsigned f(const unsigned char *restrict k, int n, unsigned *restrict given) {{
  unsigned local[256] = {{0}}, total = 0;
  (void)given, (void)kept, (void)shared;
  {BEFORE}
  for (int i = 0; i < n; i++) {BINS}[k[i]]++;
  for (volatile int j = 0; j < 256; j++) total = total * 31 + {BINS}[j];
  return total;
}}
"""


def made(tmp_path: Path, bins: str, before: str = "") -> str:
    """The programs that the loop becomes."""
    source = tmp_path / "f.c"
    source.write_text(TEMPLATE.format(BINS=bins, BEFORE=before))
    driver = Path(sys.executable).parent / "idlift-cc"
    command = [str(driver), "-O2", "-c", str(source), "-o", str(tmp_path / "f.o")]
    command += ["--idlift-werror", f"--idlift-save={tmp_path / 'saved'}"]
    subprocess.run(command, check=True, capture_output=True)
    (program,) = (tmp_path / "saved").glob("*histogram*/program.lift")
    return program.read_text()


@pytest.mark.clang
def test_a_local_array_has_all_keys(tmp_path: Path) -> None:
    program = made(tmp_path, "local")
    assert "_keys0" not in program
    # There are as many as it says, from 0: nothing is left to be passed.
    assert "least_key" not in program
    assert "n_bins" not in program


@pytest.mark.clang
@pytest.mark.parametrize(
    ("bins", "before"),
    [
        pytest.param("given", "", id="nobody knows its length"),
        pytest.param("shared", "", id="other threads may count in other bins"),
        pytest.param("local", "kept = local;", id="others have been told"),
        pytest.param("local", "others(local);", id="others are told"),
    ],
)
def test_others_are_measured(tmp_path: Path, bins: str, before: str) -> None:
    assert "_keys0" in made(tmp_path, bins, before)
