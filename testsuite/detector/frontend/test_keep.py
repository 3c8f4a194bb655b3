"""Which functions stay functions: kernels do, helpers inside loops do not."""

from __future__ import annotations

import re

import pytest

from detector.frontend import Toolchain, compile_to_ir
from detector.frontend.keep import MARK, keep_kernels, without_marks

PROGRAM = """
void use(double);
static double helper(double x) { return x * x + 1; }
static double row(const double *a, const double *x, int n) {
  double s = 0;
  for (int j = 0; j < n; j++) s += a[j] * x[j];
  return s;
}
static void kernel(double *restrict y, const double *restrict a, double *x, int n) {
  for (int i = 0; i < n; i++) y[i] = row(a + i * n, x, n);
}
static void scale(double *y, int n) {
  int i = 0;
  do { y[i] = helper(y[i]); } while (++i < n);
}
static inline void wished(double *y, int n) {
  for (int i = 0; i < n; i++) y[i] += 1;
}
__attribute__((always_inline)) static void forced(double *y, int n) {
  for (int i = 0; i < n; i++) y[i] += 2;
}
__attribute__((noinline)) static double apart(double x) { return x + 3; }
void run(double *y, const double *a, const double *x, int n) {
  kernel(y, a, x, n);
  scale(y, n);
  wished(y, n);
  forced(y, n);
  use(apart(y[0]));
}
"""


def defined(ir: str) -> set[str]:
    return set(re.findall(r"^define [^@]*@(\w+)\(", ir, re.MULTILINE))


@pytest.mark.clang
@pytest.mark.parametrize("level", ["-O0", "-O3"])
def test_kernels_stay_and_helpers_go(toolchain: Toolchain, level: str) -> None:
    ir = compile_to_ir(PROGRAM, [level], toolchain)
    assert defined(ir) == {"kernel", "scale", "apart", "run"}
    kernel = re.search(r"^define [^@]*@kernel\(.*?^}", ir, re.MULTILINE | re.DOTALL)
    assert kernel is not None
    assert kernel[0].count("noalias") == 2
    assert kernel[0].count("!llvm.loop") == 2


@pytest.mark.clang
def test_no_trace_is_left_but_the_users_own_wishes(toolchain: Toolchain) -> None:
    ir = compile_to_ir(PROGRAM, [], toolchain)
    assert MARK not in ir
    apart = re.search(r"define [^@]*@apart\(.*\) .*#(\d+)", ir)
    assert apart is not None
    groups = re.findall(r"^attributes #(\d+) = \{.*\bnoinline\b", ir, re.MULTILINE)
    assert groups == [apart[1]]


@pytest.mark.clang
def test_templates_are_inlined_into_their_users(toolchain: Toolchain) -> None:
    text = """
    template <class T> T total(const T *a, int n) {
      T s = 0;
      for (int i = 0; i < n; i++) s += a[i];
      return s;
    }
    float both(const float *a, int n) { return total(a, n); }
    """
    ir = compile_to_ir(text, [], toolchain, "c++")
    assert defined(ir) == {"_Z4bothPKfi"}


LOOP = """\
define internal void @"odd name"(ptr %p) unnamed_addr #0 !dbg !5 {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  call void @callee(ptr %p)
  br i1 undef, label %loop, label %end

end:                                              ; preds = %loop
  call void @after()
  ret void
}

define void @callee(ptr %p) #0 {
entry:
  br label %"my loop"

"my loop":                                        ; preds = %"my loop", %entry
  br label %"my loop"
}

define void @after() #1 {
entry:
  br label %x

x:                                                ; preds = %x, %entry
  br label %x
}

attributes #0 = { nounwind "frame-pointer"="all" }
attributes #1 = { noinline nounwind }
"""


def test_the_text_is_changed_where_it_must_be_and_nowhere_else() -> None:
    marked = keep_kernels(LOOP)
    changed = [
        (a, b)
        for a, b in zip(LOOP.splitlines(), marked.splitlines(), strict=True)
        if a != b
    ]
    assert changed == [
        (
            'define internal void @"odd name"(ptr %p) unnamed_addr #0 !dbg !5 {',
            'define internal void @"odd name"(ptr %p) unnamed_addr '
            f"noinline {MARK} #0 !dbg !5 {{",
        )
    ]


def test_marks_are_taken_away() -> None:
    text = f'attributes #0 = {{ nofree noinline nounwind {MARK} "x"="noinline" }}\n'
    assert without_marks(text) == 'attributes #0 = { nofree nounwind "x"="noinline" }\n'
    other = "attributes #1 = { noinline nounwind }\n"
    assert without_marks(text + other).endswith(other)
