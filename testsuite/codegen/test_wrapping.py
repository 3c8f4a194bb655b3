"""Which functions are kept from LLVM's vectoriser: those whose addresses wrap."""

from __future__ import annotations

import pytest

from codegen.splice.wrapping import protected

_FUNCTION = """\
define dso_local void @f(ptr captures(none) %a, ptr %c, i64 %n) local_unnamed_addr #0 !dbg !4 {{
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
{body}
  %v = load i64, ptr %p, align 8
  %q = getelementptr inbounds i64, ptr %a, i64 %i
  store i64 %v, ptr %q, align 8
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %body
exit:
  ret void
}}
"""  # noqa: E501

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
def test_marked(lines: list[str]) -> None:
    text = unit(lines)
    expected = text.replace(
        "local_unnamed_addr #0", "local_unnamed_addr noimplicitfloat #0"
    )
    assert protected(text) == expected


@pytest.mark.parametrize("lines", GOES_ON.values(), ids=GOES_ON)
def test_left_alone(lines: list[str]) -> None:
    assert protected(unit(lines)) == unit(lines)
