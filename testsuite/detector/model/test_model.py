"""What the model says about single instructions, constants, types and places."""

from __future__ import annotations

import dataclasses
import math
from pathlib import Path

import pytest

from detector.loader import load, load_file
from detector.model import (
    I32,
    PTR,
    ArrayType,
    ConstantAggregate,
    ConstantBytes,
    ConstantExpression,
    ConstantFloat,
    ConstantInt,
    ConstantNull,
    ConstantZero,
    DataLayout,
    Function,
    GlobalAlias,
    InlineAsm,
    Instruction,
    IntType,
    MemoryEffects,
    Module,
    StructType,
    Unsized,
    VectorType,
    instruction_text,
    source_name,
)
from idlift.native.finder import served

DATA = Path(__file__).parent / "data"
COMPILERS = ("clang19", "clang22")


@pytest.fixture(params=COMPILERS)
def loops(request: pytest.FixtureRequest) -> Module:
    return load_file(DATA / f"loops.{request.param}.ll")


@pytest.fixture(params=COMPILERS)
def shapes(request: pytest.FixtureRequest) -> Module:
    return load_file(DATA / f"shapes.{request.param}.ll")


@pytest.fixture(params=COMPILERS)
def exceptions(request: pytest.FixtureRequest) -> Module:
    return load_file(DATA / f"exceptions.{request.param}.ll")


def only(function: Function, opcode: str) -> Instruction:
    found = [i for i in function.instructions if i.opcode == opcode]
    assert len(found) == 1, found
    return found[0]


def first(function: Function, opcode: str) -> Instruction:
    return next(i for i in function.instructions if i.opcode == opcode)


def constant(text: str, type_: str) -> object:
    module = load(f"@x = global {type_} {text}")
    return module.globals["x"].initializer


def test_the_model_is_frozen(loops: Module) -> None:
    if "detector.model.code" in served:
        pytest.skip("nothing forbids to set a field of a native class")
    instruction = loops.functions["dot"].instructions[0]
    with pytest.raises(dataclasses.FrozenInstanceError):
        instruction.opcode = "nop"  # type: ignore[misc]


def test_arguments_and_attributes(loops: Module) -> None:
    dot = loops.functions["dot"]
    a, b, n = dot.arguments
    assert "noalias" in a.attributes
    assert a.attributes.captures_nothing
    assert "readonly" in b.attributes
    assert n.type == I32
    assert dot.attributes.memory.only_argument_memory
    assert dot.attributes.memory.only_reads
    assert "nounwind" in dot.attributes


def test_source_names_and_places(loops: Module) -> None:
    dot = loops.functions["dot"]
    assert [source_name(a) for a in dot.arguments] == ["a", "b", "n"]
    names = {source_name(i) for i in dot.instructions if i.opcode == "phi"}
    assert {"i", "sum"} <= names
    assert dot.scope is not None
    assert (dot.scope.function, dot.scope.file, dot.scope.line) == ("dot", "loops.c", 8)
    load_ = first(dot, "load")
    assert load_.location is not None
    assert (load_.location.line, load_.location.file) == (11, "loops.c")


def test_inlined_places(loops: Module) -> None:
    inlined = [
        i.location
        for i in loops.functions["all_rows"].instructions
        if i.location is not None and i.location.inlined_at is not None
    ]
    assert inlined
    place = inlined[0]
    assert place.scope is not None
    assert place.scope.function == "total"
    assert place.outermost.scope is not None
    assert place.outermost.scope.function == "all_rows"


def test_tbaa_and_loop_metadata(loops: Module) -> None:
    dot = loops.functions["dot"]
    tag = first(dot, "load").tbaa
    assert tag is not None
    assert tag.access.name == "double"
    assert tag.access.parent is not None
    assert tag.access.parent.name == "omnipotent char"
    latch = [i for i in dot.instructions if i.loop is not None]
    assert len(latch) == 1
    loop = latch[0].loop
    assert loop is not None
    assert loop.must_progress
    assert loop.start is not None
    assert loop.start.line == 10


def test_struct_member_tbaa(loops: Module) -> None:
    tags = {i.tbaa for i in loops.functions["all_rows"].instructions if i.tbaa}
    bases = {t.base.name: t.offset for t in tags if t.base is not t.access}
    assert "matrix" in bases


def test_reassociation_flags(loops: Module) -> None:
    add = only(loops.functions["fast_sum"], "fadd")
    assert "reassoc" in add.flags
    assert "nnan" not in add.flags


def test_float_bits_are_exact(loops: Module) -> None:
    phis = [i for i in loops.functions["fast_sum"].instructions if i.opcode == "phi"]
    starts = {v for p in phis for v in p.operands if isinstance(v, ConstantFloat)}
    assert [s.bits for s in starts] == [0x40466666]


def test_globals(shapes: Module) -> None:
    table = shapes.globals["table"]
    assert table.is_constant
    assert table.is_local
    assert table.size(shapes.layout) == 20
    assert isinstance(table.initializer, ConstantAggregate)
    assert [e.value for e in table.initializer.elements if isinstance(e, ConstantInt)][
        :2
    ] == [1, -2]
    assert shapes.globals["maybe"].linkage == "extern_weak"
    assert shapes.globals["maybe"].is_declaration
    assert isinstance(shapes.globals["common_int"].initializer, ConstantInt)
    assert shapes.globals["per_thread"].thread_local
    words = shapes.globals["words"].initializer
    assert isinstance(words, ConstantAggregate)
    assert isinstance(words.elements[2], ConstantNull)
    text = words.elements[1]
    assert getattr(text, "initializer", None) is not None
    assert isinstance(text.initializer, ConstantBytes)  # type: ignore[union-attr]
    assert text.initializer.data == b'b\n"\\\0'  # type: ignore[union-attr]


def test_constant_expressions(shapes: Module) -> None:
    inside = shapes.globals["inside"].initializer
    assert isinstance(inside, ConstantExpression)
    assert inside.opcode == "getelementptr"
    assert inside.operands[0] is shapes.globals["mixed"]
    offset = inside.operands[-1]
    assert isinstance(offset, ConstantInt)


def test_aliases_and_ifuncs(shapes: Module) -> None:
    alias, indirect = shapes.aliases["alias_of"], shapes.aliases["indirect"]
    assert isinstance(alias, GlobalAlias)
    assert alias.aliasee is shapes.functions["original"]
    assert indirect.is_ifunc


def test_switch(shapes: Module) -> None:
    switch = first(shapes.functions["choose"], "switch")
    assert len(switch.operands) == len(switch.blocks)
    cases = [v.value for v in switch.operands[1:] if isinstance(v, ConstantInt)]
    assert {1, 2, 7} <= set(cases)


def test_indirect_branch(shapes: Module) -> None:
    function = shapes.functions["computed_goto"]
    branch = only(function, "indirectbr")
    assert len(branch.successors) == 3


def test_atomics(shapes: Module) -> None:
    function = shapes.functions["atomics"]
    rmw, exchange = only(function, "atomicrmw"), only(function, "cmpxchg")
    assert rmw.access is not None
    assert (rmw.access.operation, rmw.access.ordering) == ("add", "monotonic")
    assert exchange.flags == {"weak"}
    assert exchange.access is not None
    assert exchange.access.ordering == exchange.access.failure_ordering == "seq_cst"
    fence = only(function, "fence")
    assert fence.is_atomic
    volatile = [i for i in function.instructions if i.is_volatile]
    assert [i.opcode for i in volatile] == ["load", "store"]
    acquire = [i for i in function.instructions if i.opcode == "load" and i.is_atomic]
    assert [i.access and i.access.ordering for i in acquire] == ["acquire"]


def test_assembly(shapes: Module) -> None:
    call = only(shapes.functions["assembly"], "call")
    assert isinstance(call.callee, InlineAsm)
    assert call.callee.assembly == 'mov $1, $0 # , !dbg "x"; not a comment'
    assert "sideeffect" in call.callee.flags
    assert call.location is not None
    goto = only(shapes.functions["assembly_goto"], "callbr")
    assert len(goto.successors) == 2


def test_vectors(shapes: Module) -> None:
    function = shapes.functions["vectors"]
    shuffle = only(function, "shufflevector")
    assert shuffle.indices == (0, 5, 2, 7)
    assert isinstance(shuffle.type, VectorType)
    splat = function.instructions[-2].operands[-1]
    assert isinstance(splat, ConstantAggregate)
    assert [e.value for e in splat.elements if isinstance(e, ConstantFloat)] == [
        7.0
    ] * 4


def test_calls(shapes: Module) -> None:
    call = only(shapes.functions["call_through"], "call")
    assert call.callee is shapes.functions["call_through"].arguments[0]
    assert call.call is not None
    assert call.call.function_type.variadic
    assert len(call.operands) == 3


def test_exceptions(exceptions: Module) -> None:
    function = next(f for f in exceptions.definitions if "guarded" in f.name)
    invoke = first(function, "invoke")
    _, unwind = invoke.successors
    assert unwind.instructions[0].opcode == "landingpad"
    pad = first(function, "landingpad")
    assert "catch" in pad.flags
    assert function.personality is exceptions.functions["__gxx_personality_v0"]
    assert invoke.block.terminator is invoke


def test_cpp_names(exceptions: Module) -> None:
    function = next(f for f in exceptions.definitions if f.name.startswith("_Z3sum"))
    assert source_name(function) == "sum"
    assert function.scope is not None
    assert function.scope.linkage_name == function.name
    assert {"result"} <= {source_name(i) for i in function.instructions}


@pytest.mark.parametrize(
    ("text", "type_", "value"),
    [
        ("-1", "i8", -1),
        ("255", "i8", -1),
        ("true", "i1", 1),
        ("170141183460469231731687303715884105727", "i128", 2**127 - 1),
        ("-9223372036854775808", "i64", -(2**63)),
    ],
)
def test_integers(text: str, type_: str, value: int) -> None:
    found = constant(text, type_)
    assert isinstance(found, ConstantInt)
    assert found.value == value
    assert found.unsigned == value % (1 << found.type.bits)


def test_signed_view_of_i1() -> None:
    found = constant("true", "i1")
    assert isinstance(found, ConstantInt)
    assert (found.value, found.signed, found.unsigned) == (1, -1, 1)


@pytest.mark.parametrize(
    ("text", "type_", "bits", "value"),
    [
        ("0.0", "double", 0, 0.0),
        ("-0.0", "float", 0x80000000, 0.0),
        ("0x3FF8000000000000", "float", 0x3FC00000, 1.5),
        ("0x7FF0000000000000", "float", 0x7F800000, math.inf),
        ("0x7FF4000000000000", "float", 0x7FA00000, math.nan),
        ("0x36A0000000000000", "float", 1, 2.0**-149),
        ("0xH3C00", "half", 0x3C00, 1.0),
        ("0xR3F80", "bfloat", 0x3F80, 1.0),
        ("0xK3FFF8000000000000000", "x86_fp80", 0x3FFF8000000000000000, 1.0),
        ("0xK7FFF8000000000000000", "x86_fp80", 0x7FFF8000000000000000, math.inf),
        ("0xL00000000000000003FFF000000000000", "fp128", 0x3FFF << 112, 1.0),
        ("1.0e-300", "double", 0x01A56E1FC2F8F359, 1e-300),
    ],
)
def test_floats(text: str, type_: str, bits: int, value: float) -> None:
    found = constant(text, type_)
    assert isinstance(found, ConstantFloat)
    assert found.bits == bits
    assert found.value == value or (math.isnan(value) and math.isnan(found.value))


def test_zeroinitializer_and_sharing() -> None:
    module = load(
        "@a = global [3 x i32] zeroinitializer\n@b = global i32 7\n@c = global i32 7"
    )
    assert isinstance(module.globals["a"].initializer, ConstantZero)
    assert module.globals["b"].initializer is module.globals["c"].initializer


def test_quoted_names() -> None:
    module = load(
        '@"a b\\22c" = global i32 1\ndefine ptr @"f g"(i32 %"x y") {\n'
        '"e n":\n  %"z;" = add i32 %"x y", 1\n  ret ptr @"a b\\22c"\n}'
    )
    function = module.functions["f g"]
    assert [a.name for a in function.arguments] == ["x y"]
    assert [b.name for b in function.blocks] == ["e n"]
    assert function.instructions[0].name == "z;"
    assert function.instructions[1].operands[0] is module.globals['a b"c']


def test_old_debug_intrinsics_name_values() -> None:
    module = load("""
define i32 @f(i32 %x) !dbg !4 {
  call void @llvm.dbg.value(metadata i32 %x, metadata !7, metadata !DIExpression()), !dbg !8
  ret i32 %x, !dbg !8
}
declare void @llvm.dbg.value(metadata, metadata, metadata)
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "f.c", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{}
!7 = !DILocalVariable(name: "width", arg: 1, scope: !4, file: !1, line: 1)
!8 = !DILocation(line: 3, column: 7, scope: !4)
""")  # noqa: E501
    (x,) = module.functions["f"].arguments
    assert source_name(x) == "width"


def test_memory_effects() -> None:
    effects = MemoryEffects.parse("readwrite, inaccessiblemem: write, argmem: none")
    assert "argmem" not in effects.reads | effects.writes
    assert effects.writes >= {"inaccessiblemem", "other"}
    assert "inaccessiblemem" not in effects.reads
    assert MemoryEffects.parse("none").is_none
    assert MemoryEffects.parse("argmem: read").only_argument_memory


X86_64 = (
    "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
)


def test_layout() -> None:
    layout = DataLayout.parse(X86_64)
    struct = StructType((IntType(8), IntType(32), PTR))
    assert (layout.size(struct), layout.align(struct)) == (16, 8)
    assert [layout.offset(struct, i) for i in range(3)] == [0, 4, 8]
    packed = StructType(struct.fields, packed=True)
    assert [layout.offset(packed, i) for i in range(3)] == [0, 1, 5]
    assert layout.size(packed) == 13
    assert layout.size(ArrayType(3, struct)) == 48
    assert layout.size(VectorType(3, IntType(32))) == 16
    assert (layout.pointer_bits(), layout.pointer_bits(270)) == (64, 32)
    with pytest.raises(Unsized):
        layout.size(StructType(name="x", opaque=True))


def test_printer(loops: Module) -> None:
    lines = [instruction_text(i) for i in loops.functions["dot"].instructions]
    assert any(line.startswith("br i1 %") and "label %" in line for line in lines)
    assert any("= getelementptr inbounds" in line for line in lines)
    assert any("phi double [ 0.0, %" in line for line in lines)
