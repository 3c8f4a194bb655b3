"""The tools of one translation, laid out for a match.

Consumes the analyses of the function and the match's outermost loop; produces the
nest translator with its tables, and at the end the `Translation`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from codegen.arguments import Arguments
from codegen.c_expr import c_expr
from codegen.scalar import Untranslatable, lift_type
from codegen.scalar.ops import is_long_call
from codegen.translate.buffers import Buffers
from codegen.translate.nest import Nest
from codegen.translate.positions import Positions
from codegen.translate.scalars import Scalars
from codegen.translate.shape import Shape
from codegen.translate.size_table import SizeTable
from codegen.translate.translation import (
    ComputedLiveOut,
    LiveOut,
    ResultLiveOut,
    Translation,
)
from detector.analysis.expr import ZERO, Expr, const
from detector.analysis.facade import FunctionAnalyses
from detector.analysis.loops import Loop
from detector.model import Function, Instruction, PointerType, Value
from lift.terms.core import Expr as Term
from lift.terms.program import Destination, Program


@dataclass(slots=True)
class Workshop:
    """All tables of one translation."""

    analyses: FunctionAnalyses
    loop: Loop
    arguments: Arguments
    sizes: SizeTable
    shape: Shape
    buffers: Buffers
    scalars: Scalars
    nest: Nest
    # What the program writes; a nest may become several programs.
    stores: tuple[Instruction, ...]
    # Whether the program says what leaves the nest; the last of several does.
    is_last: bool = True

    @staticmethod
    def open(
        analyses: FunctionAnalyses,
        loop: Loop,
        before: Workshop | None = None,
        stores: tuple[Instruction, ...] | None = None,
    ) -> Workshop:
        """Tables with every access of the nest registered.

        With the stub's parameters and the names of sizes of the phase `before`.
        """
        arguments = Arguments() if before is None else before.arguments
        evolution = analyses.evolution
        sizes = SizeTable(evolution.show)
        if before is not None:
            sizes.earlier = {**before.sizes.earlier, **before.sizes.expressions}
        shape = Shape(analyses, loop, sizes)
        arguments.reloads |= {f"%{i.name}": found for i, found in shape.reloads.items()}
        word = evolution.evaluator.word
        buffers = Buffers(sizes, shape.trips(), word)
        buffers.add(shape.accesses())
        buffers.finish()
        scalars = Scalars(arguments, sizes.taken)
        positions = Positions(evolution.scope, shape.ranges())
        if stores is None:
            stores = tuple(i for i in loop.instructions() if i.opcode == "store")
        nest = Nest(shape, buffers, scalars, positions, has_fma(analyses), stores)
        return Workshop(
            analyses, loop, arguments, sizes, shape, buffers, scalars, nest, stores
        )

    def again(
        self, stores: tuple[Instruction, ...] | None = None, is_last: bool = True
    ) -> Workshop:
        """A fresh workshop for another program of the same stub."""
        fresh = Workshop.open(self.analyses, self.loop, self, stores)
        fresh.is_last = is_last
        fresh.nest.given = self.nest.given
        return fresh

    @property
    def loops(self) -> tuple[Loop, ...]:
        """The loops of the nest without those that only write for other programs."""
        every = (i for i in self.loop.instructions() if i.opcode == "store")
        others = [store for store in every if store not in self.stores]
        foreign = [
            loop
            for loop in self.shape.loops
            if any(map(loop.has, others)) and not any(map(loop.has, self.stores))
        ]
        return tuple(
            loop
            for loop in self.shape.loops
            if not any(other.encloses(loop) for other in foreign)
        )

    def finish(
        self,
        name: str,
        body: Term,
        destinations: tuple[Destination | None, ...],
        results: Sequence[Value],
    ) -> Translation:
        """The translation; `results` are the updates that the program returns."""
        program = Program(
            name,
            self.sizes.variables(),
            self.buffers.facts(),
            (*self.buffers.parameters(), *self.scalars.parameters),
            body,
            None,
            destinations,
        )
        live_outs: tuple[LiveOut, ...] = ()
        if self.is_last:
            live_outs = tuple(self._live_out(phi, results) for phi in self._leaving())
        return Translation(
            program,
            self.arguments,
            self.buffers.sources(),
            dict(self.scalars.c_texts),
            dict(self.sizes.expressions),
            tuple(self.sizes.guards),
            live_outs,
            self._work(),
            self._operations(),
            wide=self.nest.wide,
        )

    def _leaving(self) -> tuple[Instruction, ...]:
        exit_block = self.loop.exit
        if exit_block is None:
            first = self.loop.header.instructions[0]
            raise Untranslatable(first, "a loop with several exits")
        return exit_block.phis

    def _live_out(self, phi: Instruction, results: Sequence[Value]) -> LiveOut:
        value = phi.operands[0]
        llvm_type = _llvm_type(phi)
        if value in results:
            return ResultLiveOut(phi.name or "", llvm_type, results.index(value))
        text = self._known_at_exit(value, phi)
        return ComputedLiveOut(phi.name or "", llvm_type, text)

    def _known_at_exit(self, value: Value, phi: Instruction) -> str:
        """C text of an integer that follows from the trip count."""
        if self.loop.is_invariant(value):
            raise Untranslatable(phi, "an invariant live-out")
        form = self.analyses.evolution.integer(value, phi.block)
        scope = self.analyses.evolution.scope
        if (
            form is None
            or form.conditions
            or isinstance(phi.type, PointerType)
            or not scope.is_invariant(form.expr, self.loop)
        ):
            raise Untranslatable(phi, "a live-out that is no result of the idiom")
        scalar = lift_type(phi.type)
        if scalar is None:
            raise Untranslatable(phi, "a live-out of this type")
        expr = form.expr.substitute(self.shape.told)
        return f"({c_expr(expr, self.arguments)})"

    def _work(self) -> Expr:
        """How often the innermost loops run, all of them."""
        every = self.shape.loops
        inner = (x for x in every if not any(loop.parent is x for loop in every))
        work = ZERO
        for innermost in inner:
            runs = const(1)
            for loop in every:
                if loop.encloses(innermost):
                    runs = runs * self._runs(loop)
            work = work + runs
        return work

    def _runs(self, loop: Loop) -> Expr:
        found = self.shape.range(loop)
        if found is None:
            return self.shape.form(loop).trip
        # A row that nobody can bound: what sparse matrices have.
        return found.most if found.most is not None else _USUAL_ROW

    def _operations(self) -> int:
        innermost = max(self.shape.loops, key=lambda loop: loop.depth)
        return sum(_weight(i) for i in innermost.instructions())


_USUAL_ROW = const(8)
# Instructions that take as long as a sine: 4 ns.
_LONG_CALL = 50


def _weight(i: Instruction) -> int:
    callee = i.callee if i.opcode == "call" else None
    long = isinstance(callee, Function) and is_long_call(callee.name)
    return _LONG_CALL if long else 1


def has_fma(analyses: FunctionAnalyses) -> bool:
    """Whether the unit's machine code computes `llvm.fmuladd` as one operation."""
    features = analyses.function.attributes.get("target-features") or ""
    return "+fma" in features.split(",")


_TYPES = {"f32": "float", "f64": "double", "bool": "i1"}


def _llvm_type(phi: Instruction) -> str:
    scalar = lift_type(phi.type)
    if scalar is None:
        raise Untranslatable(phi, "a live-out of this type")
    return _TYPES.get(scalar.name, scalar.name.replace("u", "i"))
