"""Variables that are updated on some paths are updates of memory in canonical IR."""

from __future__ import annotations

import pytest

from detector.frontend import Toolchain, compile_to_ir
from detector.frontend.mirrors import without_mirrors

HEAD = """\
@s = internal global double 0.000000e+00, align 8
@t = internal global double 0.000000e+00, align 8
@u = alias double, ptr @s

"""
FUNCTION = """\
define double @f(ptr noalias %a, ptr %b, double %x) #0 {
entry:
  %s.promoted = load double, ptr @s, align 8, !tbaa !1
  br label %loop

loop:                                             ; preds = %next, %entry
  %i = phi i64 [ 0, %entry ], [ %i.next, %next ]
  %sum = phi double [ %s.promoted, %entry ], [ %after, %next ]
    #dbg_value(double %sum, !5, !DIExpression(), !6)
  %at = getelementptr inbounds double, ptr %a, i64 %i
  %v = load double, ptr %at, align 8
  %c = fcmp ogt double %v, 0.000000e+00
  br i1 %c, label %then, label %next

then:                                             ; preds = %loop
  %add = fadd double %v, %sum, !dbg !9
  store double %add, ptr @s, align 8, !tbaa !1
  br label %next

next:                                             ; preds = %then, %loop
  %after = phi double [ %add, %then ], [ %sum, %loop ]
  %i.next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %i.next, 100
  br i1 %more, label %loop, label %end

end:                                              ; preds = %next
  %last = phi double [ %after, %next ]
  ret double %last
}
"""
TAIL = """\

declare double @pure(double) #1
declare double @impure(double) #2

attributes #0 = { nounwind }
attributes #1 = { nounwind memory(none) }
attributes #2 = { nounwind }
"""
MODULE = HEAD + FUNCTION + TAIL


def test_a_value_that_is_in_memory_is_read_where_it_is_used() -> None:
    made = without_mirrors(MODULE)
    then = made.partition("\nthen:")[2].partition("\nnext:")[0]
    assert "  %sum = load double, ptr @s, align 8, !tbaa !1, !dbg !9\n" in then
    assert "phi double" not in made
    assert ".promoted" not in made
    assert "#dbg_value" not in made
    # What is used after the loop is read there.
    assert "  %last = load double, ptr @s, align 8, !tbaa !1\n  ret double" in made
    assert without_mirrors(made) == made


def test_numbers_of_values_are_in_no_order_afterwards() -> None:
    made = without_mirrors(MODULE.replace("%sum", "%0").replace("%after", "%1"))
    assert "  %n.0 = load double, ptr @s" in made
    taken = MODULE.replace("%sum", "%0").replace("%v", "%n.0")
    assert "  %n.n.0 = load double, ptr @s" in without_mirrors(taken)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        pytest.param("entry:\n", "", id="the first block has no name"),
        pytest.param("  %c =", '  call void asm "nop", ""()\n  %c =', id="assembly"),
    ],
)
def test_what_is_not_understood_stays(old: str, new: str) -> None:
    ir = changed(old, new)
    assert without_mirrors(ir) == ir


def changed(old: str, new: str) -> str:
    assert old in MODULE
    return MODULE.replace(old, new)


@pytest.mark.parametrize(
    "line",
    [
        pytest.param("store double %v, ptr @t, align 8", id="another variable"),
        pytest.param("store double %v, ptr %at, align 8", id="what may not overlap"),
        pytest.param("%p = call double @pure(double %v)", id="writes nothing"),
    ],
)
def test_others_may_be_written(line: str) -> None:
    ir = changed("  %i.next =", f"  {line}\n  %i.next =")
    assert "phi double" not in without_mirrors(ir)


_LOOP = "  %c = fcmp"


@pytest.mark.parametrize(
    "ir",
    [
        pytest.param(changed(_LOOP, f"  {line}\n{_LOOP}"), id=name)
        for line, name in (
            ("store double %v, ptr %b, align 8", "through any pointer"),
            ("store double %v, ptr @u, align 8", "through another name"),
            ("store float 1.0, ptr @s, align 8", "as another type"),
            ("store volatile double %v, ptr @s, align 8", "volatile"),
            ("%p = call double @impure(double %v)", "by a call"),
            ("%p = call double %b(double %v)", "by any call"),
            ("%p = atomicrmw fadd ptr @s, double 1.0 seq_cst, align 8", "atomically"),
            ("fence seq_cst", "by other threads"),
        )
    ]
    + [
        pytest.param(changed("[ %s.promoted, %e", "[ %x, %e"), id="begins elsewhere"),
        pytest.param(changed("[ %add, %then ]", "[ %v, %then ]"), id="other than that"),
        pytest.param(changed("store double %add", "store double %v"), id="not stored"),
        pytest.param(
            changed("  store double %add, ptr @s, align 8, !tbaa !1\n", ""),
            id="no store in the loop",
        ),
        pytest.param(
            changed(
                "  %after = phi",
                "  %old = phi double [ %s.promoted, %then ], [ %sum, %loop ]\n"
                "  %after = phi",
            ).replace("[ %after, %next ]\n    #", "[ %old, %next ]\n    #"),
            id="that of an earlier iteration",
        ),
    ],
)
def test_what_may_differ_stays(ir: str) -> None:
    assert "%sum = phi double" in without_mirrors(ir)


# What is updated is always `s`.
PROGRAMS = {
    "global": "double s; void f(const double *restrict a, int n) {"
    " for (int i = 0; i < n; i++) if (a[i] > 0) s += a[i]; }",
    "static": "static double s; void f(const double *restrict a, int n) {"
    " for (int i = 0; i < n; i++) if (a[i] > 0) s += a[i]; }"
    " double get(void) { return s; }",
    "set before": "double s; void f(const double *restrict a, int n) {"
    " s = 3; for (int i = 0; i < n; i++) if (a[i] > 0) s += a[i]; }",
    "while": "double s; void f(const double *restrict a, int n) {"
    " while (n-- > 0) { if (*a++ < 1) continue; s *= a[-1]; } }",
    "nested": "double s; void f(const double *restrict a, int n, int m) {"
    " for (int i = 0; i < n; i++) for (int j = 0; j < m; j++)"
    " if (a[i * m + j] > 0) s += a[i * m + j]; }",
    "beside bins": "double s; int h[8]; void f(const double *restrict a, int n) {"
    " for (int i = 0; i < n; i++) if (a[i] > 0) { h[(int)a[i] & 7]++; s += 2; } }",
}


@pytest.mark.clang
@pytest.mark.parametrize("name", PROGRAMS)
@pytest.mark.parametrize("flags", [("-O2",), ("-O3", "-ffast-math"), ("-O1", "-g")])
def test_spellings(name: str, flags: tuple[str, ...], toolchain: Toolchain) -> None:
    ir = compile_to_ir(PROGRAMS[name], flags, toolchain)
    assert "phi double" not in ir
    assert ".promoted" not in ir
    assert "load double, ptr @s," in ir


@pytest.mark.clang
def test_updates_on_every_path_are_carried(toolchain: Toolchain) -> None:
    program = (
        "double s; void f(const double *restrict a, int n) {"
        " for (int i = 0; i < n; i++) s += a[i]; }"
    )
    assert "phi double" in compile_to_ir(program, ["-O2"], toolchain)
