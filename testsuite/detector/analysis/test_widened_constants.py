"""`i - 1` of 32 bits that the compiler computes in 64 bits as `i + 4294967295`."""

from __future__ import annotations

from detector.analysis import FunctionAnalyses
from detector.analysis.expr import ZERO
from detector.loader import load

IR = """
define float @f(ptr %a, i32 %n) {
entry:
  %some = icmp sgt i32 %n, 2
  br i1 %some, label %ahead, label %exit

ahead:
  %end = zext i32 %n to i64
  br label %loop

loop:
  %i = phi i64 [ 1, %ahead ], [ %next, %loop ]
  %wide = add i64 %i, 4294967295
  %cut = shl i64 %wide, 32
  %offset = ashr exact i64 %cut, 30
  %place = getelementptr inbounds i8, ptr %a, i64 %offset
  %value = load float, ptr %place, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %end
  br i1 %done, label %exit.loop, label %loop

exit.loop:
  %last = phi float [ %value, %loop ]
  ret float %last

exit:
  ret float 0.0
}
"""


def test_the_constant_is_minus_one() -> None:
    module = load(IR)
    function = next(iter(module.definitions))
    analyses = FunctionAnalyses(function, module)
    read = next(i for i in function.instructions if i.opcode == "load")
    access = analyses.evolution.access(read)
    assert access is not None
    # The first element, at i = 1, is a[0].
    assert access.offset == ZERO
    assert not access.conditions
