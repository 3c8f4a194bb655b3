"""What is kept from LLVM's vectoriser: indices that wrap, and nothing else."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from codegen.splice.llvmlite_emit import check
from codegen.splice.wrapping import protected
from detector.frontend import Toolchain
from testsuite.codegen.e2e.build import environment, idlift_cc

_HEAD = "define dso_local void @f(ptr captures(none) %a, ptr %c, i64 %n)"
_FUNCTION = f"""\
{_HEAD} local_unnamed_addr #0 !dbg !4 {{{{
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
{{body}}
  %v = load i64, ptr %p, align 8
  %q = getelementptr inbounds i64, ptr %a, i64 %i
  store i64 %v, ptr %q, align 8
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %body
exit:
  ret void
}}}}
"""

WRAPS = {
    "masked": ["%k = and i64 %i, 3", "%p = getelementptr i64, ptr %c, i64 %k"],
    "masked, then moved": [
        "%k = and i64 %i, 255, !dbg !7",
        "%m = add nuw i64 %k, 2",
        "%p = getelementptr i64, ptr %c, i64 %m",
    ],
    "a small integer": [
        "%t = trunc i64 %i to i8",
        "%t3 = mul i8 %t, 3",
        "%k = zext i8 %t3 to i64",
        "%p = getelementptr i64, ptr %c, i64 %k",
    ],
}
GOES_ON = {
    "the position": ["%p = getelementptr i64, ptr %c, i64 %i"],
    "32 bits": [
        "%k = and i64 %i, 4294967295",
        "%p = getelementptr i64, ptr %c, i64 %k",
    ],
    "other bits": ["%k = and i64 %i, 12", "%p = getelementptr i64, ptr %c, i64 %k"],
    "data": [
        "%d = load i64, ptr %a, align 8",
        "%k = and i64 %d, 255",
        "%p = getelementptr i64, ptr %c, i64 %k",
    ],
    "small data": [
        "%d = load i8, ptr %a, align 1",
        "%k = zext i8 %d to i64",
        "%p = getelementptr i64, ptr %c, i64 %k",
    ],
    "no address": [
        "%k = and i64 %i, 3",
        "%x = mul i64 %k, %k",
        "%p = getelementptr i64, ptr %c, i64 %i",
    ],
}


def unit(lines: list[str]) -> str:
    return _FUNCTION.format(body="\n".join(f"  {line}" for line in lines))


@pytest.mark.parametrize("lines", WRAPS.values(), ids=WRAPS)
def test_veiled(lines: list[str]) -> None:
    *before, address = lines
    kind, index = address.rsplit(" ", 2)[1:]
    veil = "%idlift.veil.0"
    expected = [
        *before,
        f'{veil} = call {kind} asm "", "=r,0"({kind} {index}) nounwind readnone',
        address.replace(f"{kind} {index}", f"{kind} {veil}"),
    ]
    assert protected(unit(lines)) == unit(expected)
    check(protected(unit(lines)).replace(" #0 !dbg !4", "").replace(", !dbg !7", ""))


def test_one_veil_for_each_index() -> None:
    lines = [
        "%k = and i64 %i, 3",
        "%m = and i64 %i, 7",
        "%p = getelementptr [8 x i64], ptr %c, i64 %k, i64 %m",
    ]
    text = protected(unit(lines))
    assert "i64 %idlift.veil.0, i64 %idlift.veil.1" in text
    assert text.count("asm") == 2


@pytest.mark.parametrize("lines", GOES_ON.values(), ids=GOES_ON)
def test_left_alone(lines: list[str]) -> None:
    assert protected(unit(lines)) == unit(lines)


# A sum and a scaled row beside an address that wraps, all inlined into one function.
PROGRAM = r"""
#include <stdio.h>
#define N 300
static long a[N], c[256], b[N], d[N];
static unsigned t[400], u[N], x[N], y[400];
static void periodic(int n) { for (int i = 0; i < n; i++) a[i] = c[i % 4u]; }
static void narrow(int n) {
  for (int i = 0; i < n; i++) b[i] = c[(unsigned char)(3 * i)];
}
static void moved(int n) { for (int i = 0; i < n; i++) a[i] += c[(i & 7) + 2] * b[i]; }
static void turned(int n) { for (int i = 0; i < n; i++) d[i & 3] = b[i]; }
static void both(unsigned n) {
  for (unsigned i = 0; i < n; i++) { u[i] = t[(unsigned char)i]; y[i % 4u] = x[i]; }
}
static void thrice(int n) {
  for (int i = 0; i < n; i++) x[i] = t[(unsigned char)(3 * i)];
}
int main(int count, char **words) {
  unsigned long hash = 0;
  int n = N - count;
  for (int i = 0; i < 400; i++) t[i] = y[i] = 5 * i;
  for (int k = 0; k < n; k += 7) {
    thrice(k); both(k);
    for (int i = 0; i < N; i++) hash = hash * 31 + u[i] + 7 * x[i] + 11 * y[i];
  }
  for (int i = 0; i < 256; i++) { c[i] = i * i + 1; d[i] = 3 * i; }
  periodic(n); narrow(n); moved(n); turned(n);
  for (int i = 0; i < N; i++) hash = hash * 31 + a[i] + 7 * b[i] + 11 * d[i];
  printf("%lx\n", hash);
}
"""


@pytest.mark.clang
@pytest.mark.parametrize("policy", ["never", "auto"])
def test_the_originals_compute_what_is_written(
    policy: str, toolchain: Toolchain, tmp_path: Path
) -> None:
    (tmp_path / "main.c").write_text(PROGRAM)
    plain = [*toolchain.invocation("c"), "-O0", "main.c", "-o", "plain"]
    subprocess.run(plain, cwd=tmp_path, check=True)
    words = ("-O3", "-march=native", "main.c", "-o", "program", "--idlift-werror")
    done = idlift_cc(toolchain, tmp_path, *words)
    assert done.returncode == 0, done.stderr
    expected, found = (
        subprocess.run(
            [tmp_path / name],
            capture_output=True,
            text=True,
            check=True,
            env=environment(toolchain, IDLIFT_POLICY=policy),
        ).stdout
        for name in ("plain", "program")
    )
    assert found == expected
