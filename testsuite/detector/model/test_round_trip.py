"""The model holds exactly what LLVM holds: compared with llvmlite's own view.

Each .ll in data/ was written by the clang in its name from the C file beside it
(-O1 -g -fno-discard-value-names, without unrolling and vectorising).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import llvmlite.binding as llvm
import pytest

from detector.loader import canonicalise, read
from detector.loader.instruction_reader import FLAG_WORDS
from detector.model import Instruction, Module

DATA = Path(__file__).parent / "data"
FILES = sorted(DATA.glob("*.ll"))


@pytest.fixture(params=FILES, ids=lambda p: p.name)
def pair(
    request: pytest.FixtureRequest,
) -> Iterator[tuple[Module, llvm.ModuleRef]]:
    text = canonicalise(request.param.read_text(), request.param.name)
    context = llvm.create_context()
    reference = llvm.parse_assembly(text, context)
    yield read(text), reference
    reference.close()
    context.close()


def test_there_is_data_of_both_clangs() -> None:
    assert {"clang19", "clang22"} == {p.name.split(".")[1] for p in FILES}


def test_functions_blocks_and_opcodes(pair: tuple[Module, llvm.ModuleRef]) -> None:
    module, reference = pair
    assert list(module.functions) == [f.name for f in reference.functions]
    for function in reference.functions:
        mine = module.functions[function.name]
        assert mine.is_declaration == function.is_declaration
        assert [a.name for a in mine.arguments if not a.name.isdigit()] == [
            a.name for a in function.arguments if a.name
        ]
        theirs = [[i.opcode for i in b.instructions] for b in function.blocks]
        assert [[i.opcode for i in b.instructions] for b in mine.blocks] == theirs


def test_names_operands_and_flags(pair: tuple[Module, llvm.ModuleRef]) -> None:
    module, reference = pair
    for function in reference.functions:
        mine = module.functions[function.name].instructions
        theirs = [i for b in function.blocks for i in b.instructions]
        for instruction, other in zip(mine, theirs, strict=True):
            if other.name:
                assert instruction.name == other.name
            assert _operand_count(instruction) == len(list(other.operands))
            assert _flags(instruction) == _written_flags(str(other), other.opcode)


def test_numbers_are_dense(pair: tuple[Module, llvm.ModuleRef]) -> None:
    for function in pair[0].definitions:
        assert [i.number for i in function.instructions] == list(
            range(len(function.instructions))
        )
        assert [b.number for b in function.blocks] == list(range(len(function.blocks)))
        for block in function.blocks:
            assert [i.position for i in block.instructions] == list(
                range(len(block.instructions))
            )
            assert block.terminator.is_terminator
            assert all(not i.is_terminator for i in block.instructions[:-1])


def test_phi_edges_are_the_predecessors(pair: tuple[Module, llvm.ModuleRef]) -> None:
    for function in pair[0].definitions:
        edges: dict[int, set[int]] = {b.number: set() for b in function.blocks}
        for block in function.blocks:
            for successor in block.successors:
                edges[successor.number].add(block.number)
        for block in function.blocks:
            for phi in block.phis:
                assert {b.number for b in phi.blocks} == edges[block.number]


def test_globals(pair: tuple[Module, llvm.ModuleRef]) -> None:
    module, reference = pair
    assert list(module.globals) == [g.name for g in reference.global_variables]
    for variable in reference.global_variables:
        mine = module.globals[variable.name]
        assert mine.linkage == variable.linkage.name.replace("external_", "extern_")
        assert mine.is_declaration == variable.is_declaration


def test_reading_llvms_text_again_changes_nothing(
    pair: tuple[Module, llvm.ModuleRef],
) -> None:
    text = str(pair[1])
    assert canonicalise(text).split("\n", 2)[2] == text.split("\n", 2)[2]


def _operand_count(instruction: Instruction) -> int:
    """As LLVM counts: with callee, bundles, labels and the switch's blocks."""
    count = len(instruction.operands)
    if instruction.opcode != "phi":
        count += len(instruction.blocks)
    if instruction.opcode == "switch":
        # Since LLVM 22 the case values are no operands any more.
        count -= len(instruction.operands) - 1
    if instruction.call is not None:
        count += 1 + sum(len(values) for _, values in instruction.call.bundles)
    return count


def _flags(instruction: Instruction) -> set[str]:
    flags = set(instruction.flags) & FLAG_WORDS
    return {"fast"} if "fast" in flags else flags


def _written_flags(text: str, opcode: str) -> set[str]:
    """The flags right behind the opcode (a constant operand may have its own)."""
    words = "|".join(FLAG_WORDS)
    pattern = rf"(?:^|= |tail )\s*{opcode} ((?:(?:{words}) )*)"
    found = re.search(pattern, text.strip())
    return set(found.group(1).split()) & FLAG_WORDS if found else set()
