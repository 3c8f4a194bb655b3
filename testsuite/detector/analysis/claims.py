"""Runs a function and holds every claim of scalar evolution against what happens.

At each instruction: its ring form, both exact forms, the address of an access.  At the
end of each loop: its trip count.  A claim is void where its conditions do not hold, and
in a run that ends undefined: a counter that misses its bound by a step runs on until it
overflows, and the analysis may use that this does not happen.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from detector.analysis import FunctionAnalyses
from detector.analysis.condition import Condition, Divisible, NonNegative
from detector.analysis.expr import Atom, Counter, Expr, Op
from detector.analysis.expr import Value as ValueAtom
from detector.analysis.induction import LoopForm
from detector.analysis.loops import Loop
from detector.analysis.values import bits_of
from detector.model import Block, GlobalVariable, Instruction
from testsuite.detector.analysis.interpreter import (
    Machine,
    OutOfSteps,
    Undefined,
    signed,
)


@dataclass
class Claims:
    """Checks one run; `trips` collects (header, iterations, claimed or None)."""

    analyses: FunctionAnalyses
    machine: Machine
    counters: dict[Counter, int] = field(default_factory=dict)
    sound: dict[Loop, bool] = field(default_factory=dict)
    expected: dict[Loop, int | None] = field(default_factory=dict)
    trips: list[tuple[str, int, int | None]] = field(default_factory=list)
    wrong: list[object] = field(default_factory=list)
    checked: int = 0

    def run(self, arguments: list[int]) -> bool:
        """Whether the program ran to its end (all claims on the way were true)."""
        self.machine.watch = self.watch
        self.machine.enter = self.enter
        try:
            self.machine.run(self.analyses.function, arguments)
        except (Undefined, OutOfSteps):
            return False
        assert not self.wrong, self.wrong[0]
        return True

    # ---- meaning of expressions -----------------------------------------------------

    def value(self, expr: Expr) -> int:
        """The integer an expression is at this moment."""
        total = 0
        for monomial, number in expr.terms:
            for atom in monomial:
                number *= self._atom(atom)
            total += number
        return total

    def _atom(self, atom: Atom) -> int:
        match atom:
            case Counter():
                return self.counters[atom]
            case ValueAtom():
                found = self.analyses.evolution.scope.value_of(atom)
                assert found is not None, atom
                pattern = self.machine.read(found)
                if atom.signed and not isinstance(found, GlobalVariable):
                    return signed(pattern, atom.bits)
                return pattern
            case Op():
                args = [self.value(arg) for arg in atom.args]
                if atom.op == "floordiv":
                    return args[0] // args[1]
                if atom.op == "mod":
                    return args[0] % args[1]
                return max(args) if atom.op == "max" else min(args)

    def holds(self, conditions: frozenset[Condition]) -> bool:
        """Whether all conditions hold at this moment."""
        return all(self._holds(condition) for condition in conditions)

    def _holds(self, condition: Condition) -> bool:
        match condition:
            case NonNegative(expr):
                return self.value(expr) >= 0
            case Divisible(expr, by):
                return self.value(expr) % by == 0
            case _:
                return False

    # ---- events ---------------------------------------------------------------------

    def enter(self, block: Block, before: Block | None) -> None:
        """Counts iterations and checks trip counts of loops that end."""
        if before is not None:
            for loop in self._around(before):
                if block not in loop:
                    self._leave(loop)
        loop = self.analyses.loops.loop_at(block)
        if loop is None:
            return
        counter = self.analyses.evolution.scope.counter(loop)
        if before is not None and before in loop:
            self.counters[counter] += 1
            return
        self.counters[counter] = 0
        form = self.analyses.evolution.loop(loop)
        self.sound[loop] = True
        self.expected[loop] = None
        if isinstance(form, LoopForm):
            self.sound[loop] = self.holds(form.conditions)
            if self.sound[loop]:
                self.expected[loop] = self.value(form.trip)

    def _leave(self, loop: Loop) -> None:
        form = self.analyses.evolution.loop(loop)
        counter = self.analyses.evolution.scope.counter(loop)
        ran = self.counters.pop(counter)
        claimed = self.expected[loop]
        if isinstance(form, LoopForm) and claimed is not None:
            ran += form.tested == "bottom"
            self.trips.append((loop.header.name, ran, claimed))
            right = ran <= claimed if form.early_exit else ran == claimed
            self._check(right, (loop, ran, claimed, str(form.trip)))
        else:
            self.trips.append((loop.header.name, ran + 1, None))

    def watch(self, instruction: Instruction) -> None:
        """Checks what is claimed about the value just computed."""
        if not all(self.sound[loop] for loop in self._around(instruction.block)):
            return
        evolution = self.analyses.evolution
        access = evolution.access(instruction)
        if access is not None and self.holds(access.conditions):
            assert instruction.address is not None
            actual = self.machine.read(instruction.address)
            self._congruent(access.address, actual, evolution.scope.word, instruction)
        bits = bits_of(instruction.type, evolution.scope.word)
        if bits is not None and instruction in self.machine.values:
            self._integer(instruction, bits)

    def _integer(self, instruction: Instruction, bits: int) -> None:
        evaluator = self.analyses.evolution.evaluator
        actual = self.machine.values[instruction]
        for as_signed in (True, False):
            ring = evaluator.ring(instruction, as_signed)
            if self.holds(ring.conditions):
                self._congruent(ring.expr, actual, bits, instruction)
            exact = evaluator.exact(instruction, as_signed)
            if self.holds(exact.conditions):
                wanted = signed(actual, bits) if as_signed else actual
                if bits_of(instruction.type, 0) == 0:
                    wanted = actual
                found = self.value(exact.expr)
                about = (instruction, str(exact.expr), found, wanted)
                self._check(found == wanted, about)

    def _congruent(self, expr: Expr, actual: int, bits: int, at: Instruction) -> None:
        difference = self.value(expr) - actual
        self._check(difference % (1 << bits) == 0, (at, str(expr), difference))

    def _check(self, right: bool, about: object) -> None:
        self.checked += 1
        if not right:
            self.wrong.append(about)

    def _around(self, block: Block) -> list[Loop]:
        return list(self.analyses.evolution.scope.loops_around(block))
