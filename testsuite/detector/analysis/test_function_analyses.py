"""The graph analyses on real functions of both clangs."""

from __future__ import annotations

from pathlib import Path

import pytest

from detector.analysis import FunctionAnalyses
from detector.analysis.cfg import bits
from detector.analysis.control_dependence import idl_control_edge
from detector.analysis.uses import BUNDLE, CALLEE, constant_leaves
from detector.loader import load, load_file
from detector.model import Instruction, Module

DATA = Path(__file__).parent.parent / "model" / "data"
FILES = sorted(DATA.glob("*.ll"))


def analyses(module: Module, name: str) -> FunctionAnalyses:
    return FunctionAnalyses(module.functions[name], module)


@pytest.fixture(params=["clang19", "clang22"])
def loops(request: pytest.FixtureRequest) -> Module:
    return load_file(DATA / f"loops.{request.param}.ll")


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.name)
def test_all_analyses_of_all_data(path: Path) -> None:
    module = load_file(path)
    for function in module.definitions:
        found = FunctionAnalyses(function, module)
        assert found.loops is found.loops
        for loop in found.loops.loops:
            assert loop.header in loop
            assert all(
                found.dominance.block_dominates(loop.header, b) for b in loop.blocks
            )
            assert all(block not in loop for block in loop.exits)
        for instruction in function.instructions:
            for value in instruction.operands:
                if isinstance(value, Instruction) and instruction.opcode != "phi":
                    assert found.dominance.strictly_dominates(value, instruction)
                assert instruction in found.uses.users(value)
        for region in found.regions.all():
            assert region.begin in region
            assert region.end in region


def test_a_loop(loops: Module) -> None:
    found = analyses(loops, "dot")
    (loop,) = found.loops.loops
    assert loop.is_simplified
    assert loop.preheader is not None
    assert loop.exit is not None
    assert loop.exiting_block is loop.latch is loop.header
    assert loop.depth == 1
    assert loop.location is not None
    assert loop.location.line == 10
    assert found.loops.loop_of(loop.header) is loop
    assert found.loops.loop_at(loop.header) is loop
    assert found.loops.depth(loop.preheader) == 0
    assert loop.is_invariant(found.function.arguments[0])
    assert not loop.is_invariant(loop.header.phis[0])


def test_nested_loops(loops: Module) -> None:
    found = analyses(loops, "all_rows")
    outer, inner = found.loops.loops
    assert (outer.depth, inner.depth) == (1, 2)
    assert inner.parent is outer
    assert outer.encloses(inner)
    assert not inner.encloses(outer)
    assert found.loops.top == (outer,)
    assert found.loops.children(outer) == (inner,)


def test_regions_of_a_loop(loops: Module) -> None:
    found = analyses(loops, "dot")
    (loop,) = found.loops.loops
    assert loop.latch is not None
    assert loop.preheader is not None
    assert loop.exit is not None
    region = found.regions.between(loop.header, loop.latch)
    assert region is not None
    assert region.members == loop.mask
    # The loop's own block is run more often than its preheader.
    assert found.regions.between(loop.preheader, loop.latch) is None
    whole = found.regions.between(loop.preheader, loop.exit)
    assert whole is not None
    assert whole.members & loop.mask == loop.mask
    assert found.regions.between(found.function.entry, loop.header) is None


def test_control_dependence_of_a_guarded_loop(loops: Module) -> None:
    found = analyses(loops, "dot")
    (loop,) = found.loops.loops
    assert loop.latch is not None
    assert loop.preheader is not None
    entry = found.function.entry.terminator
    dependence = found.control_dependence
    assert dependence.branches(loop.preheader) == (entry,)
    assert set(dependence.branches(loop.header)) == {entry, loop.latch.terminator}
    assert dependence.depends(loop.header.instructions[0], entry)
    assert found.function.entry.number in bits(dependence.transitive(loop.header))
    assert idl_control_edge(loop.latch.terminator, loop.header.instructions[0])
    assert not idl_control_edge(loop.header.instructions[0], loop.latch.terminator)


def test_uses_and_data_flow() -> None:
    module = load("""
declare void @g(i64) #0
@t = global [4 x i32] zeroinitializer
define i64 @f(i32 %x, ptr %p) {
  %w = sext i32 %x to i64
  %n = trunc i64 %w to i8
  %z = zext i8 %n to i64
  %m = mul i64 %z, %z
  call void @g(i64 %m) [ "deopt"(i64 %w) ]
  call void %p(i64 1)
  %l = load i32, ptr getelementptr inbounds (i32, ptr @t, i64 2)
  ret i64 %m
}
attributes #0 = { nounwind }
""")
    found = analyses(module, "f")
    w, n, z, m, first, second, l, ret = found.function.instructions  # noqa: E741
    x, p = found.function.arguments
    assert found.uses.uses(z) == ((m, 0), (m, 1))
    assert found.uses.users(z) == (m,)
    assert found.uses.single_user(z) is m
    assert found.uses.single_user(m) is None
    assert [(u.user, u.position) for u in found.uses.uses(w)] == [
        (n, 0),
        (first, BUNDLE),
    ]
    assert [(u.user, u.position) for u in found.uses.uses(p)] == [(second, CALLEE)]
    assert constant_leaves(l.operands[0])[0] is module.globals["t"]
    assert found.dataflow.has_edge(w, n)
    assert found.dataflow.reached(w) == sum(
        1 << i.number for i in (n, z, m, first, ret)
    )
    assert found.dataflow.reaching(ret, stop=1 << z.number) == sum(
        1 << i.number for i in (m, z)
    )
    idl = found.idl_dataflow
    assert idl.has_edge(x, m)
    assert not idl.has_edge(z, m)
    assert idl.has_edge(x, first)
    assert idl.sources(n) == ()


def test_a_phi_feeds_itself() -> None:
    module = load("""
define i32 @f(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret i32 %next
}
""")
    found = analyses(module, "f")
    phi = next(i for i in found.function.instructions if i.opcode == "phi")
    assert found.dataflow.reaching(phi) >> phi.number & 1
    assert found.dominance.dominates(phi, phi)
    assert not found.dominance.strictly_dominates(phi, phi)
    latch = phi.block.terminator
    assert found.dominance.strictly_dominates(phi, latch)
    assert found.dominance.strictly_postdominates(latch, phi)


def test_irreducible_control_flow() -> None:
    module = load("""
define void @f(i1 %c) {
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  br i1 %c, label %a, label %out
out:
  ret void
}
""")
    found = analyses(module, "f")
    assert found.loops.loops == ()
    assert found.loops.irreducible
