"""Splicing IR as text: the result is valid, and does what stub or loop do.

Modules are written by hand, spliced, verified by LLVM, and run: with a stub that does
nothing, with one that does the work, and with one that wants a report afterwards.
"""

from __future__ import annotations

import ctypes
import re
from dataclasses import replace
from typing import Any

import llvmlite.binding as llvm
import pytest

from codegen.splice.emit import (
    EmitError,
    EmitOptions,
    emit,
    without_debug_info,
    without_unroll_marks,
)
from codegen.splice.llvmlite_emit import check
from codegen.splice.text import (
    LiveOut,
    Operand,
    SpliceError,
    SpliceSite,
    splice_text,
)
from detector.loader.tokens import spelled

SUM = """\
define i32 @sum(ptr %a, i32 %n) #0 {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %ph, label %end

ph:
  br label %loop

loop:
  %i = phi i32 [ 0, %ph ], [ %i.next, %loop ]
  %s = phi i32 [ 0, %ph ], [ %s.next, %loop ]
  %p = getelementptr i32, ptr %a, i32 %i
  %v = load i32, ptr %p
  %s.next = add i32 %s, %v
  %i.next = add i32 %i, 1
  %more = icmp slt i32 %i.next, %n
  br i1 %more, label %loop, label %exit

exit:
  %s.lcssa = phi i32 [ %s.next, %loop ]
  br label %end

end:
  %result = phi i32 [ 0, %entry ], [ %s.lcssa, %exit ]
  ret i32 %result
}

attributes #0 = { nofree norecurse nosync nounwind willreturn memory(argmem: read) }
"""
SITE = SpliceSite(
    "sum", "ph", "loop", "exit", "stub", "report",
    (Operand("ptr", "%a"), Operand("i32", "%n")),
    (LiveOut("i32", "s.lcssa"),),
)  # fmt: skip

STUB = """
@reported = global i64 0
define i64 @stub(ptr %a, i32 %n, ptr %out) {{
  {store}
  ret i64 {token}
}}
define void @report(i64 %token, i32 %value) {{
  %wide = sext i32 %value to i64
  %both = add i64 %token, %wide
  store i64 %both, ptr @reported
  ret void
}}
"""
WORKS = "store i32 -5, ptr %out"


def stub(token: int, store: str = "") -> str:
    return STUB.format(token=token, store=store)


def compiled(*texts: str) -> Any:
    """The linked modules in memory."""
    check(texts[0])
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    module = llvm.parse_assembly(texts[0])
    for text in texts[1:]:
        module.link_in(llvm.parse_assembly(text))
    module.verify()
    machine = llvm.Target.from_default_triple().create_target_machine()
    engine = llvm.create_mcjit_compiler(module, machine)
    engine.finalize_object()
    return engine


def run_sum(engine: Any, values: list[int]) -> int:
    address = engine.get_function_address("sum")
    array = (ctypes.c_int32 * max(1, len(values)))(*values)
    function = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p, ctypes.c_int32)
    return int(function(address)(ctypes.addressof(array), len(values)))


def reported(engine: Any) -> int:
    address = engine.get_global_value_address("reported")
    return int(ctypes.c_int64.from_address(address).value)


def test_the_loop_runs_if_the_stub_declines() -> None:
    engine = compiled(splice_text(SUM, [SITE]), stub(0))
    assert run_sum(engine, [1, 2, 3]) == 6
    assert reported(engine) == 0


def test_the_stubs_result_is_taken() -> None:
    engine = compiled(splice_text(SUM, [SITE]), stub(1, WORKS))
    assert run_sum(engine, [1, 2, 3]) == -5
    assert reported(engine) == 0


def test_a_token_is_handed_back_with_the_originals_result() -> None:
    engine = compiled(splice_text(SUM, [SITE]), stub(1000, WORKS))
    assert run_sum(engine, [1, 2, 3]) == 6
    assert reported(engine) == 1006


def test_no_trips_no_call() -> None:
    engine = compiled(splice_text(SUM, [SITE]), stub(1, WORKS))
    assert run_sum(engine, []) == 0


def test_the_function_claims_no_longer_what_the_run_time_does_not_keep() -> None:
    after = splice_text(SUM + "define void @other() #0 { ret void }\n", [SITE])
    (define,) = [x for x in after.splitlines() if x.startswith("define i32 @sum")]
    groups = dict(
        line.removeprefix("attributes ").split(" = ", 1)
        for line in after.splitlines()
        if line.startswith("attributes ")
    )
    assert groups[define.split()[-2]].split() == ["{", "nounwind", "}"]
    assert "memory(argmem: read)" in groups["#0"]


def test_declared_effects_on_the_function_itself() -> None:
    inline = SUM.replace(" #0 {", " nosync memory(read) {")
    after = splice_text(inline, [SITE])
    assert "define i32 @sum(ptr %a, i32 %n) {" in after
    check(after)


def test_two_sites_of_one_function() -> None:
    """The exit of the first loop is the preheader of the second."""
    second = SUM[SUM.index("loop:") : SUM.index("end:")]
    inside = r"%(loop|exit|i|s|p|v|s\.next|i\.next|more|s\.lcssa)(?![\w.])"
    second = re.sub(inside, r"%\g<1>2", second).replace("%ph", "%exit")
    second = second.replace("loop:", "loop2:").replace("exit:", "exit2:")
    both = SUM.replace(
        "  br label %end\n\nend:", "  br label %loop2\n\n" + second + "end:"
    ).replace("[ %s.lcssa, %exit ]", "[ %total, %exit2 ]")
    both = both.replace(
        "  br label %end\n\nend:",
        "  %total = mul i32 %s.lcssa, %s.lcssa2\n  br label %end\n\nend:",
    )
    other = replace(
        SITE, preheader="exit", header="loop2", exit="exit2", stub="stub2",
        report="report2", live_outs=(LiveOut("i32", "s.lcssa2"),),
    )  # fmt: skip
    check(both)
    for sites in ([SITE, other], [other, SITE]):
        text = splice_text(both, sites)
        more = stub(1, "store i32 7, ptr %out")
        more = more.replace("@stub", "@stub2").replace("@report", "@report2")
        engine = compiled(text, stub(0), more.replace("@reported", "@reported2"))
        assert run_sum(engine, [1, 2, 3]) == 42


def test_names_that_need_quotes() -> None:
    text = SUM.replace("@sum", '@"my sum"').replace("%loop", '%"for body"')
    text = text.replace("loop:", '"for body":').replace("%exit", '%"a-b.c$d e"')
    text = text.replace("exit:", '"a-b.c$d e":').replace("%a", '%"the array"')
    text = text.replace("%s.lcssa", '%"s lcssa"')
    check(text)
    site = replace(
        SITE, function="my sum", header="for body", exit="a-b.c$d e",
        arguments=(Operand("ptr", '%"the array"'), Operand("i32", "%n")),
        live_outs=(LiveOut("i32", "s lcssa"),), stub="a stub", report="a report",
    )  # fmt: skip
    more = stub(1, WORKS).replace("@stub", '@"a stub"')
    more = more.replace("@report(", '@"a report"(')
    compiled(splice_text(text, [site]), more)


def test_a_label_that_begins_like_another() -> None:
    text = (
        SUM.replace("exit:", "exit:")
        .replace("%end", "%exit.2")
        .replace("end:", "exit.2:")
    )
    after = splice_text(text, [SITE])
    engine = compiled(after, stub(0))
    assert run_sum(engine, [4, 5]) == 9


def test_unnamed_values_keep_their_numbers() -> None:
    text = """\
define i32 @sum(ptr %0, i32 %1) {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %15

4:
  br label %5

5:
  %6 = phi i32 [ 0, %4 ], [ %11, %5 ]
  %7 = phi i32 [ 0, %4 ], [ %10, %5 ]
  %8 = getelementptr i32, ptr %0, i32 %6
  %9 = load i32, ptr %8
  %10 = add i32 %7, %9
  %11 = add i32 %6, 1
  %12 = icmp slt i32 %11, %1
  br i1 %12, label %5, label %13

13:
  %14 = phi i32 [ %10, %5 ]
  br label %15

15:
  %16 = phi i32 [ 0, %2 ], [ %14, %13 ]
  ret i32 %16
}
"""
    site = replace(
        SITE, preheader="4", header="5", exit="13",
        arguments=(Operand("ptr", "%0"), Operand("i32", "%1")),
        live_outs=(LiveOut("i32", "14"),),
    )  # fmt: skip
    engine = compiled(splice_text(text, [site]), stub(0))
    assert run_sum(engine, [4, 5]) == 9
    engine = compiled(splice_text(text, [site]), stub(1, WORKS))
    assert run_sum(engine, [4, 5]) == -5


def test_the_entry_block_is_the_preheader() -> None:
    text = SUM.replace(
        "  %some = icmp sgt i32 %n, 0\n  br i1 %some, label %ph, label %end\n\nph:\n",
        "",
    )
    text = text.replace("%ph", "%entry").replace(
        "[ 0, %entry ], [ %s.lcssa", "[ %s.lcssa"
    )
    check(text)
    site = replace(SITE, preheader="entry")
    engine = compiled(splice_text(text, [site]), stub(1, WORKS))
    assert run_sum(engine, [4, 5]) == -5


def test_no_live_outs() -> None:
    text = SUM.replace("  %s.lcssa = phi i32 [ %s.next, %loop ]\n", "").replace(
        "%s.lcssa, %exit", "1, %exit"
    )
    site = replace(SITE, live_outs=())
    more = stub(1).replace(", ptr %out", "").replace(", i32 %value", "")
    more = more.replace("%wide = sext i32 %value to i64", "%wide = add i64 0, 0")
    engine = compiled(splice_text(text, [site]), more)
    assert run_sum(engine, [4, 5]) == 1


def test_debug_locations_are_those_of_the_branch_before_the_loop() -> None:
    text = SUM.replace("  br label %loop\n", "  br label %loop, !dbg !7\n").replace(
        "#0 {", "#0 !dbg !4 {"
    )
    text += """
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "sum", file: !1, line: 1, unit: !0, type: !5)
!5 = !DISubroutineType(types: !6)
!6 = !{}
!7 = !DILocation(line: 3, column: 2, scope: !4)
"""
    after = splice_text(text, [SITE])
    check(after)
    calls = [x for x in after.splitlines() if " call " in x]
    assert len(calls) == 2
    assert all(x.endswith(", !dbg !7") for x in calls)
    assert "NoDebug" in without_debug_info(after)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"function": "product"}, "function product is not in the module"),
        ({"preheader": "nowhere"}, "block %nowhere is not in the function"),
        ({"preheader": "entry"}, "%entry does not branch to %loop"),
        ({"exit": "nowhere"}, "block %nowhere is not in the function"),
        ({"live_outs": ()}, "leaves the loop, but the stub does not give it"),
        (
            {"live_outs": (*SITE.live_outs, LiveOut("i32", "x"))},
            "a live-out of %loop has no phi in its exit",
        ),
    ],
)
def test_a_site_that_does_not_fit_is_a_defect(
    change: dict[str, Any], message: str
) -> None:
    with pytest.raises(SpliceError, match=message):
        splice_text(SUM, [replace(SITE, **change)])


@pytest.mark.parametrize("name", ["sum$", "a b", "größe", 'x"', "x\\y"])
def test_names_that_llvm_puts_into_quotes(name: str) -> None:
    text = SUM.replace("@sum", f"@{spelled(name)}")
    for old in ("ph", "loop", "exit", "s.lcssa", "a"):
        whole = rf"(?<=[%\n]){re.escape(old)}(?![\w.])"
        text = re.sub(whole, lambda found: spelled(found.group() + name), text)
    site = SpliceSite(
        name, f"ph{name}", f"loop{name}", f"exit{name}", "stub", "report",
        (Operand("ptr", f"%{spelled('a' + name)}"), Operand("i32", "%n")),
        (LiveOut("i32", f"s.lcssa{name}"),),
    )  # fmt: skip
    compiled(splice_text(text, [site]), stub(1, WORKS))


def test_llvm_says_what_is_wrong() -> None:
    with pytest.raises(EmitError, match="use of undefined value"):
        check("define i32 @f() { ret i32 %x }")


@pytest.mark.parametrize("speed", [0, 1, 2, 3])
def test_emitting(speed: int) -> None:
    triple = f'target triple = "{llvm.get_default_triple()}"\n'
    text = splice_text(triple + SUM, [SITE])
    made = emit(text, [stub(0)], EmitOptions(speed))
    assert made.startswith(b"\x7fELF")
    assembly = emit(text, [stub(0)], EmitOptions(speed, assembly=True))
    assert b"sum:" in assembly


def test_unroll_marks_are_dropped() -> None:
    marked = '!0 = distinct !{!0, !1}\n!1 = !{!"llvm.loop.unroll.disable"}\n'
    assert "unroll" not in without_unroll_marks(marked)
