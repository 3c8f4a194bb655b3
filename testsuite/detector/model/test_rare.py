"""Things clang emits seldom, each in the smallest module that has it."""

from __future__ import annotations

import textwrap

import pytest

from detector.loader import load
from detector.loader.tokens import plain_name, spelled
from detector.model import (
    I32,
    BlockAddress,
    ConstantExpression,
    ConstantSplat,
    ConstantZero,
    Function,
    Instruction,
    MetadataOperand,
    Module,
    PointerType,
    StructType,
    VectorType,
    value_text,
)


def module(text: str) -> Module:
    return load(textwrap.dedent(text))


def body(text: str, signature: str = "void @f(ptr %p, i32 %x)") -> Function:
    lines = textwrap.indent(textwrap.dedent(text).strip(), "  ")
    return load(f"define {signature} {{\n{lines}\n}}").functions["f"]


def instruction(line: str) -> Instruction:
    return body(f"{line}\nret void").instructions[0]


def test_windows_exception_handling() -> None:
    function = module("""
        declare i32 @__CxxFrameHandler3(...)
        declare void @g()
        define void @f() personality ptr @__CxxFrameHandler3 {
        entry:
          invoke void @g() to label %done unwind label %dispatch
        dispatch:
          %switch = catchswitch within none [label %handler] unwind label %cleanup
        handler:
          %pad = catchpad within %switch [ptr null, i32 64, ptr null]
          call void @g() [ "funclet"(token %pad) ]
          catchret from %pad to label %done
        cleanup:
          %clean = cleanuppad within none []
          cleanupret from %clean unwind to caller
        done:
          ret void
        }
    """).functions["f"]
    found = {i.opcode: i for i in function.instructions}
    names = {op: [b.name for b in i.successors] for op, i in found.items()}
    assert names["invoke"] == ["done", "dispatch"]
    assert names["catchswitch"] == ["handler", "cleanup"]
    assert names["catchret"] == ["done"]
    assert names["cleanupret"] == []
    call = found["call"].call
    assert call is not None
    assert call.bundles == (("funclet", (found["catchpad"],)),)
    assert isinstance(found["catchswitch"].operands[0], ConstantZero)


def test_aliases() -> None:
    loaded = module("""
        @t = internal constant { [2 x ptr] } zeroinitializer
        @inner = alias ptr, getelementptr inbounds ({ [2 x ptr] }, ptr @t, i32 0, i32 0, i32 1)
        @whole = weak hidden alias { [2 x ptr] }, ptr @t
    """)  # noqa: E501
    inner = loaded.aliases["inner"].aliasee
    assert isinstance(inner, ConstantExpression)
    assert inner.operands[0] is loaded.globals["t"]
    assert loaded.aliases["whole"].aliasee is loaded.globals["t"]
    assert loaded.aliases["whole"].linkage == "weak"


def test_block_addresses() -> None:
    loaded = module("""
        @table = constant [1 x ptr] [ptr blockaddress(@f, %second)]
        define void @f(ptr %p) {
        first:
          indirectbr ptr %p, [label %second]
        second:
          ret void
        }
    """)
    table = loaded.globals["table"].initializer
    (address,) = table.elements  # type: ignore[union-attr]
    assert isinstance(address, BlockAddress)
    assert address.block is loaded.functions["f"].blocks[1]


def test_address_spaces() -> None:
    loaded = module("""
        @near = addrspace(3) global i32 0, align 4
        define void @f(ptr addrspace(1) %p) {
          %a = alloca i32, align 4, addrspace(5)
          %c = addrspacecast ptr addrspace(1) %p to ptr
          ret void
        }
    """)
    assert loaded.globals["near"].type == PointerType(3)
    function = loaded.functions["f"]
    assert function.arguments[0].type == PointerType(1)
    assert [i.type for i in function.instructions[:2]] == [
        PointerType(5),
        PointerType(0),
    ]


@pytest.mark.parametrize(
    ("attribute", "name", "value"),
    [
        ("range(i32 0, 10)", "range", "i32 0, 10"),
        ("noundef", "noundef", None),
        ("nofpclass(nan inf)", "nofpclass", "nan inf"),
        ("align 16", "align", "16"),
        ("dereferenceable(24)", "dereferenceable", "24"),
        ("captures(address, read_provenance)", "captures", None),
        ("byval({ i32, i64 })", "byval", None),
        ("initializes((0, 8))", "initializes", None),
        ('"custom"="a b"', "custom", "a b"),
    ],
)
def test_parameter_attributes(attribute: str, name: str, value: str | None) -> None:
    type_ = {"range": "i32", "nofpclass": "float"}.get(name, "ptr")
    loaded = load(f"declare void @f({type_} {attribute} %0, i32)")
    first, second = loaded.functions["f"].arguments
    assert first.attributes.has(name)
    if value is not None:
        assert first.attributes.get(name) == value
    assert second.type == I32
    assert not second.attributes


def test_function_headers() -> None:
    loaded = module("""
        $f = comdat any
        define linkonce_odr hidden fastcc noundef range(i32 0, 5) i32 @f(i32 %x) \
unnamed_addr #0 section "hot" comdat align 32 gc "shadow-stack" prefix i32 7 {
          ret i32 %x
        }
        attributes #0 = { nounwind allocsize(0) memory(read) "key"="a,b" uwtable(sync) }
    """)
    function = loaded.functions["f"]
    assert (function.linkage, function.convention) == ("linkonce_odr", "fastcc")
    assert function.section == "hot"
    assert function.return_attributes.get("range") == "i32 0, 5"
    assert function.attributes.memory.only_reads
    assert function.attributes.get("key") == "a,b"
    assert function.attributes.number("align") == 32


def test_calls() -> None:
    loaded = module("""
        declare i32 @v(ptr, ...)
        declare { i32, i1 } @pair(i32)
        define i32 @f(ptr %p, i32 %x) {
          %a = tail call i32 (ptr, ...) @v(ptr nonnull %p, i32 %x) #0
          %b = call fastcc noundef i32 %p(i32 zeroext %x)
          %c = call { i32, i1 } @pair(i32 %x)
          %d = extractvalue { i32, i1 } %c, 1
          call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16), "nonnull"(ptr %p) ]
          %e = musttail call i32 @f(ptr %p, i32 %x)
          ret i32 %e
        }
        declare void @llvm.assume(i1)
        attributes #0 = { nounwind "x" }
    """)
    a, b, c, d, assume, e, _ = loaded.functions["f"].instructions
    assert [i.call.tail if i.call else None for i in (a, b, e)] == [
        "tail",
        None,
        "musttail",
    ]
    assert a.call is not None
    assert a.call.function_type.variadic
    assert "nounwind" in a.call.attributes
    assert "nonnull" in a.call.argument_attributes[0]
    assert b.call is not None
    assert b.call.convention == "fastcc"
    assert "noundef" in b.call.return_attributes
    assert b.callee is loaded.functions["f"].arguments[0]
    assert c.type == StructType((I32, d.type))
    assert d.indices == (1,)
    assert assume.call is not None
    assert [tag for tag, _ in assume.call.bundles] == ["align", "nonnull"]


def test_metadata_operands() -> None:
    loaded = module("""
        declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata)
        define double @f(double %x) strictfp {
          %s = call double @llvm.experimental.constrained.fadd.f64(double %x, double 1.0, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
          ret double %s
        }
    """)  # noqa: E501
    add = loaded.functions["f"].instructions[0]
    modes = [v.text for v in add.operands if isinstance(v, MetadataOperand)]
    assert modes == ['!"round.dynamic"', '!"fpexcept.strict"']
    assert add.call is not None
    assert "strictfp" in add.call.attributes


def test_scalable_vectors() -> None:
    function = body(
        """
        %a = add <vscale x 4 x i32> %v, splat (i32 7)
        %c = icmp slt <vscale x 4 x i32> %a, %v
        ret void
        """,
        "void @f(<vscale x 4 x i32> %v)",
    )
    add, compare, _ = function.instructions
    assert isinstance(add.operands[1], ConstantSplat)
    assert isinstance(compare.type, VectorType)
    assert compare.type.scalable


def test_vector_addresses() -> None:
    function = body(
        "%g = getelementptr inbounds float, ptr %p, <4 x i64> %i\nret void",
        "void @f(ptr %p, <4 x i64> %i)",
    )
    assert str(function.instructions[0].type) == "<4 x ptr>"


@pytest.mark.parametrize(
    ("line", "flags"),
    [
        ("%r = add nuw nsw i32 %x, 1", {"nuw", "nsw"}),
        ("%r = or disjoint i32 %x, 1", {"disjoint"}),
        ("%r = zext nneg i32 %x to i64", {"nneg"}),
        ("%r = trunc nuw nsw i32 %x to i8", {"nuw", "nsw"}),
        ("%r = icmp samesign ult i32 %x, 5", {"samesign"}),
        ("%r = sdiv exact i32 %x, 4", {"exact"}),
        ("%r = getelementptr nusw nuw i8, ptr %p, i64 1", {"nusw", "nuw"}),
        ("%r = fneg nsz float 1.0", {"nsz"}),
        ("%r = uitofp nneg i32 %x to float", {"nneg"}),
    ],
)
def test_flags(line: str, flags: set[str]) -> None:
    assert instruction(line).flags == flags


def test_fast_means_every_permission() -> None:
    flags = instruction("%r = fadd fast float 1.0, 2.0").flags
    assert {
        "fast",
        "reassoc",
        "afn",
        "nnan",
        "ninf",
        "nsz",
        "arcp",
        "contract",
    } == flags


def test_unnamed_values_and_blocks() -> None:
    function = module("""
        define i32 @f(i32 %0, i1 %1) {
          br i1 %1, label %3, label %5
        3:
          %4 = add i32 %0, 1
          br label %5
        5:
          %6 = phi i32 [ %4, %3 ], [ %0, %2 ]
          ret i32 %6
        }
    """).functions["f"]
    assert [b.name for b in function.blocks] == ["2", "3", "5"]
    assert [value_text(a) for a in function.arguments] == ["%0", "%1"]
    phi = function.blocks[2].phis[0]
    assert phi.incoming_from(function.blocks[0]) is function.arguments[0]
    assert phi.incoming_from(function.blocks[2]) is None


def test_bytes_that_are_no_utf8() -> None:
    loaded = load('@s = constant [3 x i8] c"\\FF\\00\\22"')
    assert loaded.globals["s"].initializer.data == b'\xff\0"'  # type: ignore[union-attr]


def test_a_wide_initializer_and_a_long_function() -> None:
    numbers = ", ".join(f"i32 {n}" for n in range(5000))
    lines = [f"@t = constant [5000 x i32] [{numbers}]", "define i32 @f(i32 %a0) {"]
    lines += [f"  %a{n + 1} = mul i32 %a{n}, {n}" for n in range(5000)]
    loaded = load("\n".join([*lines, "  ret i32 %a5000", "}"]))
    assert len(loaded.functions["f"].instructions) == 5001
    assert len(loaded.globals["t"].initializer.elements) == 5000  # type: ignore[union-attr]


NAMES = ["a", "a.b-c", "12", "1a", "a$", "a b", "größe", 'say "no"', "back\\slash"]


@pytest.mark.parametrize("name", NAMES)
def test_names_are_spelled_as_llvm_prints_them(name: str) -> None:
    bare = name in ("a", "a.b-c", "12")
    assert (spelled(name) == name) == bare
    assert plain_name(f"%{spelled(name)}") == name


@pytest.mark.parametrize("name", [name for name in NAMES if name != "12"])
def test_an_argument_of_any_name(name: str) -> None:
    token = f"%{spelled(name)}"
    function = body(f"%y = add i32 {token}, 1\nret void", f"void @f(i32 {token})")
    assert function.instructions[0].operands[0] is function.arguments[0]
    assert function.arguments[0].name == name
