"""Alias facts, escapes, invariant loads and effects of calls, on small IR."""

from __future__ import annotations

import pytest

from detector.analysis import FunctionAnalyses
from detector.analysis.purity import Effects, effects
from detector.loader import load
from detector.model import Instruction

POINTERS = """
@g = global [8 x i32] zeroinitializer
@h = global [8 x i32] zeroinitializer
@fixed = constant [8 x i32] zeroinitializer
declare noalias ptr @malloc(i64)
declare ptr @get()
declare void @keep(ptr)
declare void @look(ptr nocapture)

define void @f(ptr %p, ptr %q, ptr noalias %r, ptr noalias %s, i1 %c, i64 %i) {
  %local = alloca [8 x i32]
  %shown = alloca [8 x i32]
  %seen = alloca [8 x i32]
  %heap = call noalias ptr @malloc(i64 32)
  %heap2 = call noalias ptr @malloc(i64 32)
  call void @keep(ptr %shown)
  call void @look(ptr %seen)
  %got = call ptr @get()
  %loaded = load ptr, ptr %p
  %p1 = getelementptr i32, ptr %p, i64 %i
  %g1 = getelementptr [8 x i32], ptr @g, i64 0, i64 %i
  %either = select i1 %c, ptr %local, ptr %heap
  %mixed = select i1 %c, ptr %local, ptr %p
  %late = call noalias ptr @malloc(i64 32)
  %before = load ptr, ptr %q
  call void @keep(ptr %late)
  %after = load ptr, ptr %q
  ret void
}

define void @rounds(ptr %q, i1 %c) {
entry:
  %mine = call noalias ptr @malloc(i64 32)
  br label %loop
loop:
  %loaded = load ptr, ptr %q
  call void @keep(ptr %mine)
  br i1 %c, label %loop, label %done
done:
  ret void
}
"""


@pytest.fixture(scope="module")
def pointers() -> FunctionAnalyses:
    module = load(POINTERS)
    return FunctionAnalyses(module.functions["f"], module)


@pytest.mark.parametrize(
    ("first", "second", "verdict"),
    [
        ("p", "p", "same"),
        ("p", "q", "may"),
        ("p", "p1", "may"),
        ("p", "r", "no"),
        ("r", "s", "no"),
        ("r", "loaded", "no"),
        ("r", "got", "no"),
        ("p", "loaded", "may"),
        ("p", "got", "may"),
        ("@g", "@h", "no"),
        ("@g", "g1", "may"),
        ("g1", "@h", "no"),
        ("@g", "p", "may"),
        ("local", "p", "no"),
        ("local", "got", "no"),
        ("seen", "got", "no"),
        ("shown", "got", "may"),
        ("shown", "loaded", "may"),
        ("shown", "p", "no"),
        ("heap", "heap2", "no"),
        ("heap", "got", "no"),
        ("heap", "@g", "no"),
        ("either", "p", "no"),
        ("either", "heap2", "no"),
        ("either", "heap", "may"),
        ("mixed", "q", "may"),
        ("mixed", "@g", "may"),
        ("mixed", "heap", "no"),
        ("late", "before", "no"),
        ("late", "after", "may"),
        ("late", "got", "may"),
    ],
)
def test_alias(
    pointers: FunctionAnalyses, first: str, second: str, verdict: str
) -> None:
    named = {i.name: i for i in pointers.function.instructions}
    named |= {a.name: a for a in pointers.function.arguments}
    named |= {f"@{name}": g for name, g in pointers.module.globals.items()}
    there = pointers.memory.pointers(named[first], named[second])
    back = pointers.memory.pointers(named[second], named[first])
    assert (there.verdict, back.verdict) == (verdict, verdict)
    assert there.reason


def test_an_address_that_an_earlier_round_has_let_out() -> None:
    module = load(POINTERS)
    rounds = FunctionAnalyses(module.functions["rounds"], module)
    named = {i.name: i for i in rounds.function.instructions}
    found = rounds.memory.pointers(named["mine"], named["loaded"])
    assert found.verdict == "may"


LOOP = """
@g = global i32 0
@fixed = constant i32 5
declare void @unknown()
declare double @sin(double)
declare double @exp(double) #0
declare i32 @strlen(ptr)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define void @f(ptr %a, ptr noalias %r, i64 %n) {{
entry:
  %mine = alloca i32
  store i32 3, ptr %mine
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %v = load i32, ptr {address}{tag}
  {body}
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}}
attributes #0 = {{ nounwind willreturn memory(none) }}
!0 = !{{!1, !1, i64 0}}
!1 = !{{!"int", !3, i64 0}}
!2 = !{{!"double", !3, i64 0}}
!3 = !{{!"omnipotent char", !4, i64 0}}
!4 = !{{!"Simple C/C++ TBAA"}}
!5 = !{{!2, !2, i64 0}}
!6 = !{{!3, !3, i64 0}}
"""


@pytest.mark.parametrize(
    ("address", "body", "stays"),
    [
        ("@g", "", True),
        ("@g", "store i32 1, ptr %a", False),
        ("@g", "store i32 1, ptr %r", True),
        ("@g", "store double 0.0, ptr %a, !tbaa !5", True),
        ("@g", "store i8 0, ptr %a, !tbaa !6", False),
        ("@g", "call void @unknown()", False),
        ("@g", "%s = call double @sin(double 1.0)", True),
        ("@g", "%s = call double @exp(double 1.0)", True),
        ("@g", "%s = call i32 @strlen(ptr %a)", True),
        ("@g", "fence seq_cst", False),
        ("@g", "store atomic i32 1, ptr %r seq_cst, align 4", False),
        ("%a", "call void @llvm.memset.p0.i64(ptr %r, i8 0, i64 8, i1 false)", True),
        ("%a", "call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 8, i1 false)", False),
        ("@fixed", "call void @unknown()", True),
        ("%mine", "call void @unknown()", True),
        ("%mine", "store i32 1, ptr %a", True),
        ("%mine", "store i32 1, ptr %mine", False),
    ],
)
def test_loads_that_stay_the_same_in_a_loop(
    address: str, body: str, stays: bool
) -> None:
    text = LOOP.format(address=address, body=body, tag=", !tbaa !0")
    module = load(text)
    analyses = FunctionAnalyses(module.functions["f"], module)
    loop = analyses.loops.loops[0]
    load_ = next(i for i in loop.instructions() if i.name == "v")
    assert analyses.memory.is_reload(load_, loop) is stays


def _call(text: str) -> Instruction:
    module = load(text)
    found = [i for i in module.functions["f"].instructions if i.is_call]
    return found[0]


@pytest.mark.parametrize(
    ("declaration", "call", "expected"),
    [
        (
            "declare double @sqrt(double)",
            "%v = call double @sqrt(double 1.0)",
            {"reads": "none", "writes": "none", "errno": True, "is_pure": True},
        ),
        (
            "declare double @fabs(double)",
            "%v = call double @fabs(double 1.0)",
            {"errno": False, "is_pure": True, "traps": False},
        ),
        (
            "declare double @sqrt(double) #0",
            "%v = call double @sqrt(double 1.0)",
            {"errno": False, "is_pure": True},
        ),
        (
            "declare double @sqrt(double)",
            "%v = call double @sqrt(double 1.0) #1",
            {"reads": "any", "writes": "any", "is_pure": False},
        ),
        (
            "define internal double @sqrt(double %x) noinline { ret double %x }",
            "%v = call double @sqrt(double 1.0)",
            {"source": "unknown", "is_pure": False},
        ),
        (
            "declare float @llvm.fmuladd.f32(float, float, float)",
            "%v = call float @llvm.fmuladd.f32(float 1.0, float 1.0, float 1.0)",
            {"is_pure": True, "errno": False},
        ),
        (
            "declare i64 @strlen(ptr)",
            "%v = call i64 @strlen(ptr null)",
            {"reads": "arguments", "writes": "none", "is_pure": False},
        ),
        (
            "declare ptr @malloc(i64)",
            "%v = call ptr @malloc(i64 8)",
            {"allocates": True, "is_pure": False},
        ),
        (
            "declare void @exit(i32)",
            "call void @exit(i32 1)",
            {"returns": False, "traps": True},
        ),
        (
            "declare i32 @mine(i32) #0",
            "%v = call i32 @mine(i32 1)",
            {"is_pure": True, "source": "attributes"},
        ),
        (
            "declare i32 @other(i32)",
            "%v = call i32 @other(i32 1)",
            {"is_pure": False, "source": "unknown", "returns": False},
        ),
    ],
)
def test_effects(declaration: str, call: str, expected: dict[str, object]) -> None:
    attributes = (
        "attributes #0 = { nounwind willreturn memory(none) }\n"
        "attributes #1 = { nobuiltin }\n"
    )
    text = f"{declaration}\ndefine void @f() {{\n  {call}\n  ret void\n}}\n{attributes}"
    found: Effects = effects(_call(text))
    assert {name: getattr(found, name) for name in expected} == expected


CARRIED = """
define void @f(ptr %r, ptr %y, i64 %n) {
entry:
  %first = load i32, ptr %r
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %before = phi i32 [ %first, %entry ], [ %now, %loop ]
  %next = add nuw nsw i64 %i, 1
  %p = getelementptr inbounds i32, ptr %r, i64 %next
  %now = load i32, ptr %p
  %wide = sext i32 %before to i64
  %q = getelementptr inbounds i32, ptr %y, i64 %wide
  store i32 0, ptr %q
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
"""


def test_a_load_carried_from_the_iteration_before_is_seen() -> None:
    module = load(CARRIED)
    evolution = FunctionAnalyses(module.functions["f"], module).evolution
    store = next(i for i in module.functions["f"].instructions if i.opcode == "store")
    access = evolution.access(store)
    assert access is not None
    assert evolution.show(access.address) == "y + 4*mem[r + 4*i]"
    (indirect,) = access.indirect
    found = evolution.loaded(indirect.atom)
    assert found is not None
    assert evolution.show(found.address) == "r + 4*i"
    assert len(found.conditions) == 1
