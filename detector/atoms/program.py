"""One function as the atoms see it: numbered values, indices, analyses on demand.

Consumes the frozen model and the analyses; produces what relations look things up in.
The numbering is that of the published system: constants, globals and arguments that
are used, in order of first use, then the instructions in block order.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING

from detector.analysis import FunctionAnalyses
from detector.analysis.affine import Access
from detector.analysis.expr import Counter, Expr, of
from detector.analysis.expr import Value as ValueAtom
from detector.analysis.induction import LoopForm, Uncounted
from detector.analysis.loops import Loop
from detector.analysis.purity import effects, function_effects
from detector.analysis.values import leaf
from detector.atoms.chains import Update
from detector.atoms.graphs import Graph, data_flow_graph, dependence_graph
from detector.model import (
    CALLS,
    VOID,
    Argument,
    Block,
    CallSite,
    Function,
    Instruction,
    Module,
    Value,
)

if TYPE_CHECKING:
    from detector.atoms.forms import IteratorForm

# Casts that data flow looks through: they change the width of an integer or the type
# of a pointer, never the quantity an idiom speaks of.
SKIPPED = frozenset(("bitcast", "zext", "sext", "trunc"))


def skip_casts(value: Value) -> Value:
    """The value that a chain of integer extensions and pointer casts starts from."""
    while isinstance(value, Instruction) and value.opcode in SKIPPED:
        value = value.operands[0]
    return value


def operands_of(instruction: Instruction) -> tuple[Value, ...]:
    """The operands in the order that IDL counts them: a call's callee comes first."""
    if instruction.call is not None:
        return (instruction.call.callee, *instruction.operands)
    return instruction.operands


class Program:
    """A function with everything that atoms ask about it."""

    def __init__(self, function: Function, module: Module) -> None:
        self.function = function
        self.module = module
        self.analyses = FunctionAnalyses(function, module)
        self.values: list[Value] = _outside_values(function)
        self.first_instruction = len(self.values)
        self.values.extend(function.instructions)
        self.index: dict[Value, int] = {v: i for i, v in enumerate(self.values)}
        self.universe = range(len(self.values))
        self.updates: dict[tuple[Instruction, Value], Update | None] = {}
        self.address_forms: dict[tuple[Instruction, Loop], IteratorForm | None] = {}
        self.forms_in: dict[Loop, list[tuple[int, IteratorForm]]] = {}
        self.by_leaves: dict[Loop, dict[frozenset[Value], list[tuple[int, int]]]] = {}
        self.listings: dict[tuple[str, int], list[int]] = {}
        self.spans: dict[tuple[str, int], list[tuple[int, int]]] = {}
        self.cells: dict[Instruction, Instruction | None] = {}
        self._invariant: dict[tuple[Instruction, Loop], bool] = {}

    def ids(self, values: Iterable[Value]) -> list[int]:
        """The numbers of those values that have one."""
        index = self.index
        return [index[v] for v in values if v in index]

    def instruction(self, number: int) -> Instruction | None:
        """The instruction of a number, None for anything else."""
        if number < self.first_instruction:
            return None
        value = self.values[number]
        assert isinstance(value, Instruction)
        return value

    def first_of(self, block: Block) -> int:
        """The number of a block's first instruction."""
        return self.index[block.instructions[0]]

    def loop(self, number: int) -> Loop | None:
        """The loop that is named by the first instruction of its header."""
        return self.loops.get(number)

    @cached_property
    def loops(self) -> dict[int, Loop]:
        """All loops, outer before inner, by the first instruction of their header."""
        found = self.analyses.loops.loops
        return {self.first_of(loop.header): loop for loop in found}

    def name_of(self, loop: Loop) -> int:
        """The number that names a loop."""
        return self.first_of(loop.header)

    # ---- analyses, memoised -------------------------------------------------------

    @cached_property
    def forms(self) -> dict[Loop, LoopForm | Uncounted]:
        """The form of every loop."""
        evolution = self.analyses.evolution
        return {loop: evolution.loop(loop) for loop in self.analyses.loops.loops}

    def access(self, found: Instruction, loop: Loop | None) -> Access | None:
        """The address of a load or store; what is around the loop is invariant."""
        return self.analyses.evolution.access(found, loop)

    def counter(self, loop: Loop) -> Counter:
        """The counter of a loop in expressions."""
        return self.analyses.evolution.scope.counter(loop)

    def loop_of_counter(self, counter: Counter) -> Loop | None:
        """The loop that a counter counts."""
        return self.analyses.evolution.scope.loop_of(counter)

    def value_of(self, atom: ValueAtom) -> Value | None:
        """The value that an atom of an expression stands for."""
        return self.analyses.evolution.scope.value_of(atom)

    def address_of(self, pointer: Value) -> Expr:
        """A pointer as an expression."""
        return self.analyses.evolution.evaluator.ring(pointer, False).expr

    def readings(self, value: Value, block: Block) -> list[Expr]:
        """An integer read as signed and as unsigned, as code in `block` sees it."""
        evaluator = self.analyses.evolution.evaluator
        signs = (True, False)
        return [evaluator.seen_from(block, value, s, exact=True).expr for s in signs]

    def outermost(self, loop: Loop) -> Loop:
        """The outermost loop around a loop."""
        while loop.parent is not None:
            loop = loop.parent
        return loop

    def invariant_expr(self, expr: Expr, loop: Loop) -> bool:
        """Whether an expression has one value during the loop."""
        return self.analyses.evolution.scope.is_invariant(expr, loop)

    def is_invariant(self, value: Value, loop: Loop) -> bool:
        """Whether a value has one value during the loop.

        Defined outside, or computed inside from such values, without reading memory
        that the loop may write.
        """
        if loop.is_invariant(value):
            return True
        assert isinstance(value, Instruction)
        key = (value, loop)
        if key not in self._invariant:
            self._invariant[key] = False  # what depends on itself is not invariant
            self._invariant[key] = self._computes_same(value, loop)
        return self._invariant[key]

    def _computes_same(self, value: Instruction, loop: Loop) -> bool:
        match value.opcode:
            case "phi" | "alloca":
                return False
            case "load":
                return self.invariant_expr(of(leaf(value, 64, True)), loop)
            case "call" if not self.is_pure(value):
                return False
            case _ if value.type == VOID or value.opcode in CALLS - {"call"}:
                return False
            case _:
                return all(self.is_invariant(o, loop) for o in value.operands)

    def is_pure(self, value: Value) -> bool:
        """Whether a call, or a function, computes its result and does nothing else."""
        match value:
            case Instruction(call=CallSite()):
                return effects(value).is_pure
            case Function():
                return function_effects(value).is_pure
            case _:
                return isinstance(value, Instruction)

    def is_free(self, call: Instruction) -> bool:
        """Whether a call is one in name only: an intrinsic that becomes arithmetic."""
        name = getattr(call.callee, "name", "")
        return name.startswith("llvm.") and self.is_pure(call)

    def has_effect(self, found: Instruction) -> bool:
        """Whether an instruction does more than compute a value."""
        if found.opcode in ("store", "atomicrmw", "cmpxchg", "fence"):
            return True
        return found.is_call and not self.is_pure(found)

    def stored_after(self, load: Instruction) -> list[int]:
        """The values that are stored where the load has read."""
        users = self.by_opcode.get("store", ())
        found = [self.instruction(s) for s in users]
        return self.ids(
            s.operands[0]
            for s in found
            if s is not None and self.analyses.dominance.dominates(load, s)
        )

    def phis_updated_to(self, number: int) -> list[Instruction]:
        """The header phis to which this value comes round."""
        value = self.values[number]
        return [
            phi
            for loop in self.analyses.loops.loops
            for phi in loop.header.phis
            if loop.latch is not None and phi.incoming_from(loop.latch) is value
        ]

    # ---- indices of the raw program -----------------------------------------------

    @cached_property
    def instructions(self) -> range:
        """The numbers of all instructions."""
        return range(self.first_instruction, len(self.values))

    @cached_property
    def by_opcode(self) -> dict[str, list[int]]:
        """The instructions of each opcode."""
        found: dict[str, list[int]] = defaultdict(list)
        for number in self.instructions:
            instruction = self.values[number]
            assert isinstance(instruction, Instruction)
            found[instruction.opcode].append(number)
        return found

    @cached_property
    def operand_lists(self) -> dict[int, tuple[int, ...]]:
        """By instruction: its operands in IDL's order, seen through casts.

        Only that, not the cast as well: otherwise every extension would double the
        solutions of an idiom.
        """
        lists: dict[int, tuple[int, ...]] = {}
        for number in self.instructions:
            instruction = self.values[number]
            assert isinstance(instruction, Instruction)
            lists[number] = tuple(
                self.index[skip_casts(o)] for o in operands_of(instruction)
            )
        return lists

    @cached_property
    def operand_uses(self) -> dict[tuple[int, int], list[int]]:
        """By (operand, position): the instructions that use it there."""
        uses: dict[tuple[int, int], list[int]] = defaultdict(list)
        for user, operands in self.operand_lists.items():
            for position, number in enumerate(operands):
                uses[number, position].append(user)
        return uses

    @cached_property
    def data_flow(self) -> Graph:
        """Operand to user, casts skipped."""
        return data_flow_graph(self)

    @cached_property
    def control_flow(self) -> Graph:
        """Instruction to the instructions that may come next."""
        after: list[list[int]] = [[] for _ in self.values]
        for block in self.function.blocks:
            numbers = self.ids(block.instructions)
            for one, other in pairwise(numbers):
                after[one].append(other)
            after[numbers[-1]] = list(
                dict.fromkeys(self.first_of(s) for s in block.successors)
            )
        return Graph(after)

    @cached_property
    def control_dependence(self) -> Graph:
        """Terminator to every instruction of its target blocks, as published."""
        after: list[list[int]] = [[] for _ in self.values]
        for block in self.function.blocks:
            reached: dict[int, None] = {}
            for successor in block.successors:
                reached.update(dict.fromkeys(self.ids(successor.instructions)))
            after[self.index[block.terminator]] = list(reached)
        return Graph(after)

    @cached_property
    def dependence(self) -> Graph:
        """Data flow and control dependence together."""
        return dependence_graph(self)

    @cached_property
    def origins(self) -> frozenset[int]:
        """Where data comes into the function: entry, loads, arguments, impure calls."""
        found = {self.first_of(self.function.entry), *self.by_opcode["load"]}
        for number, value in enumerate(self.values):
            match value:
                case Argument():
                    found.add(number)
                case Instruction() if value.is_call and not self.is_pure(value):
                    found.add(number)
                case _:
                    pass
        return frozenset(found)


def _outside_values(function: Function) -> list[Value]:
    """What is used and is no instruction, in order of first use."""
    seen: dict[Value, None] = {}
    for instruction in function.instructions:
        for operand in operands_of(instruction):
            if not isinstance(operand, Instruction):
                seen.setdefault(operand)
    return list(seen)
