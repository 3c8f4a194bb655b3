"""Which keys can be measured by a few rows, and that all rows are looked at else."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

DRIVER = str(Path(sys.executable).parent / "idlift-cc")
TEMPLATE = """
#include <stdint.h>
void f(const {TYPE} *restrict k, int n, int *restrict h) {{
  for (int i = 0; i < n; i++) {{ {KEY} h[key]++; }}
}}
"""


def ends(tmp_path: Path, type_: str, key: str) -> str | None:
    """The condition under which a few keys are enough, in the stub of a loop."""
    source = tmp_path / "f.c"
    source.write_text(TEMPLATE.format(TYPE=type_, KEY=key))
    command = [DRIVER, "-O2", "-c", str(source), "-o", str(tmp_path / "f.o")]
    command += ["--idlift-werror", f"--idlift-save={tmp_path / 'saved'}"]
    subprocess.run(command, check=True, capture_output=True)
    (stub,) = (tmp_path / "saved").glob("*histogram*/host.c")
    found = [line for line in stub.read_text().splitlines() if "least_key ==" in line]
    return found[0].strip() if found else None


@pytest.mark.clang
@pytest.mark.parametrize(
    ("type_", "key", "low", "high"),
    [
        pytest.param("uint8_t", "int key = k[i];", 0, 255, id="a byte"),
        pytest.param("int8_t", "int key = k[i] + 128;", 0, 255, id="a signed byte"),
        pytest.param("uint8_t", "int key = k[i] & 31;", 0, 31, id="a mask"),
        pytest.param("unsigned", "int key = k[i] % 10u;", 0, 9, id="a remainder"),
        pytest.param(
            "float",
            "int key = (int)k[i]; if (key < 0) key = 0; if (key > 63) key = 63;",
            0,
            63,
            id="a clamp",
        ),
    ],
)
def test_ends(tmp_path: Path, type_: str, key: str, low: int, high: int) -> None:
    wanted = f"if (least_key == {low} && greatest_key == {high})"
    assert ends(tmp_path, type_, key) == wanted


@pytest.mark.clang
@pytest.mark.parametrize(
    ("type_", "key"),
    [
        pytest.param("int", "int key = k[i];", id="an int"),
        pytest.param("float", "int key = (int)k[i];", id="what a float holds"),
        pytest.param(
            "float", "int key = (int)k[i]; if (key < 0) key = 0;", id="half a clamp"
        ),
    ],
)
def test_no_ends(tmp_path: Path, type_: str, key: str) -> None:
    assert ends(tmp_path, type_, key) is None


# `first`: what the first keys are; the last ones are both ends if `last`.
PROGRAM = """
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>
__attribute__((noinline)) static void count(const unsigned char *k, int n, long *h) {
  for (int i = 0; i < n; i++) h[k[i]]++;
}
int main(int argc, char **argv) {
  const int n = 3000000, last = atoi(argv[3]);
  const int low = atoi(argv[1]), high = atoi(argv[2]);
  const long page = sysconf(_SC_PAGESIZE), bins = page / (long)sizeof(long);
  unsigned char *k = malloc(n);
  /* Pages that nobody may touch before and after the bins that are counted in. */
  char *room = mmap(NULL, 3 * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  mprotect(room + page, page, PROT_READ | PROT_WRITE);
  long *own = (long *)(room + page), *h = last ? calloc(256, sizeof *h) : own - low;
  unsigned long check = 0;
  (void)argc;
  for (int i = 0; i < n; i++) k[i] = (unsigned char)(low + i % (high - low + 1));
  if (last) k[n - 2] = 0, k[n - 1] = 255;
  count(k, n, h);
  for (long b = 0; b < (last ? 256 : bins); b++)
    check = check * 31 + (unsigned long)(last ? h : own)[b];
  printf("%lu\\n", check);
  return 0;
}
"""


@pytest.mark.clang
@pytest.mark.device
@pytest.mark.usefixtures("opencl_device")
def test_what_few_rows_do_not_show(tmp_path: Path) -> None:
    """All keys at once, none but some, and the ends at the end only."""
    source = tmp_path / "main.c"
    source.write_text(PROGRAM)
    program, plain = tmp_path / "program", tmp_path / "plain"
    subprocess.run([DRIVER, "-O2", str(source), "-o", str(program)], check=True)
    command = [DRIVER, "--idlift-off", "-O2", str(source), "-o", str(plain)]
    subprocess.run(command, check=True)
    trace = tmp_path / "trace"
    always = {**os.environ, "IDLIFT_POLICY": "always", "IDLIFT_TRACE": str(trace)}
    for arguments in (["0", "255", "0"], ["10", "20", "0"], ["30", "40", "1"]):
        trace.write_text("")
        run = subprocess.run(
            [program, *arguments], env=always, check=True, capture_output=True
        )
        expected = subprocess.run([plain, *arguments], check=True, capture_output=True)
        assert run.stdout == expected.stdout
        assert "path=device" in trace.read_text()
