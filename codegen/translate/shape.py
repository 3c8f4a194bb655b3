"""The shape of a loop nest: its loops, what they carry, and how they are left.

Consumes the analyses of a function and the outermost loop of a match; produces answers
about loops and phis. Must not know Lift terms.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from codegen.scalar import Untranslatable
from codegen.translate.ranges import Range, absolute, range_of
from codegen.translate.searches import is_search, search_form
from codegen.translate.size_table import UNKNOWN_EXTENT, SizeTable
from codegen.translate.surroundings import (
    access_inside,
    form_inside,
    outer_counters,
)
from codegen.translate.turning import (
    other_end,
    turned_access,
    turned_form,
    turned_trips,
)
from detector.analysis.affine import Access
from detector.analysis.expr import Atom, Counter, Expr
from detector.analysis.facade import FunctionAnalyses
from detector.analysis.induction import Induction, LoopForm
from detector.analysis.loops import Loop
from detector.analysis.reloads import Reload, reload
from detector.analysis.shifts import Shifted, shifted
from detector.model import Argument, Block, Instruction, Value
from lift.sizes import Size, constant


@dataclass(slots=True)
class Shape:
    """One nest, seen from its outermost loop."""

    analyses: FunctionAnalyses
    loop: Loop
    sizes: SizeTable
    _forms: dict[Loop, LoopForm] = field(default_factory=dict)
    _ranges: dict[Loop, Range] = field(default_factory=dict)
    _told: dict[Atom, Expr] | None = None
    _turned: dict[Counter, Expr] | None = None
    _reloads: dict[Instruction, Reload] | None = None

    @property
    def told(self) -> dict[Atom, Expr]:
        """The counters of loops around the nest, as values before it."""
        if self._told is None:
            self._told = outer_counters(self.analyses, self.loop)
        return self._told

    @property
    def turned(self) -> dict[Counter, Expr]:
        """The loops of the nest that are turned round, with their trip counts."""
        if self._turned is None:
            found = turned_trips(self.analyses, self.loop)
            self._turned = {c: trip.substitute(self.told) for c, trip in found.items()}
        return self._turned

    @property
    def loops(self) -> tuple[Loop, ...]:
        """All loops of the nest, outer before inner."""
        every = self.analyses.loops.loops
        return tuple(loop for loop in every if self.loop.encloses(loop))

    def form(self, loop: Loop) -> LoopForm:
        """The counted form of a loop of the nest."""
        if loop not in self._forms:
            found = self.analyses.evolution.loop(loop)
            first = loop.header.instructions[0]
            if not isinstance(found, LoopForm) and loop is not self.loop:
                found = search_form(self.analyses, loop) or found
            if not isinstance(found, LoopForm) or found.early_exit:
                raise Untranslatable(first, "a loop whose trip count is not known")
            if found.tested != "bottom":
                raise Untranslatable(first, "a loop that tests before its body")
            inside = form_inside(found, {**self.told, **other_end(self.turned)})
            is_turned = found.counter in self.turned
            self._forms[loop] = turned_form(inside) if is_turned else inside
        return self._forms[loop]

    def counter(self, loop: Loop) -> Counter:
        """The counter of a loop, or its absolute position if it runs over a range."""
        found = self.range(loop)
        return found.position if found else self.form(loop).counter

    def trips(self) -> dict[Counter, Expr]:
        """How often each loop of the nest runs, once it is entered."""
        trips: dict[Counter, Expr] = {}
        for loop in self.loops:
            form, found = self.form(loop), self.range(loop)
            if found is None:
                trips[form.counter] = form.trip
            elif found.most is not None:
                trips[found.position] = found.most
        return trips

    def trip(self, loop: Loop) -> Size:
        """The same as a size; of a range, the positions that it may run over."""
        found = self.range(loop)
        if found is None:
            return self.sizes.extent(self.form(loop).trip)
        if found.most is None:
            return constant(UNKNOWN_EXTENT)
        return self.sizes.extent(found.most)

    def range(self, loop: Loop) -> Range | None:
        """The range of a loop whose trip count changes in the nest."""
        form = self.form(loop)
        scope = self.analyses.evolution.scope
        if loop is self.loop or scope.is_invariant(form.trip, self.loop):
            return None
        if loop not in self._ranges:
            outer = {
                self.form(x).counter: self.form(x).trip
                for x in self.loops
                if x is not loop and x.encloses(loop)
            }
            found = range_of(form, outer, scope)
            if found is None:
                first = loop.header.instructions[0]
                raise Untranslatable(first, "a trip count that changes in the nest")
            self._ranges[loop] = found
        return self._ranges[loop]

    def ranges(self) -> dict[Counter, Range]:
        """All ranges by the counters that they replace."""
        found = ((self.form(x).counter, self.range(x)) for x in self.loops)
        return {counter: r for counter, r in found if r is not None}

    # Memory ---------------------------------------------------------------------------

    def accesses(self) -> Iterator[Access]:
        """All loads and stores of the nest."""
        ranges = self.ranges()
        for instruction in self.loop.instructions():
            if instruction in self.reloads:
                continue
            if instruction.opcode in ("load", "store"):
                access = self.analyses.evolution.access(instruction, self.loop)
                if access is None:
                    raise Untranslatable(instruction, "an access of unknown size")
                base = access.base
                moves = base is not None and not self.loop.is_invariant(base)
                if moves and base not in self.reloads:
                    # Nobody could pass it to the kernel: it is not there yet.
                    raise Untranslatable(instruction, "a pointer that the nest picks")
                counters = {**self.told, **other_end(self.turned)}
                inside = access_inside(access, counters)
                inside = turned_access(inside, self.turned)
                yield absolute(inside, ranges, self.analyses.evolution.scope)

    def loads(self, loop: Loop) -> tuple[Instruction, ...]:
        """The loads in a loop, inner loops included; reloads are none."""
        loads = (i for i in loop.instructions() if i.opcode == "load")
        return tuple(i for i in loads if i not in self.reloads)

    @property
    def reloads(self) -> dict[Instruction, Reload]:
        """The loads that are made before the nest: pointers and numbers in records."""
        if self._reloads is None:
            loads = (i for i in self.loop.instructions() if i.opcode == "load")
            found = ((i, reload(self.analyses, i, self.loop)) for i in loads)
            self._reloads = {i: r for i, r in found if r is not None}
        return self._reloads

    def loops_around(self, instruction: Instruction) -> tuple[Loop, ...]:
        """The loops of the nest around an instruction, outside in."""
        return tuple(loop for loop in self.loops if loop.has(instruction))

    def loop_of(self, instruction: Instruction) -> Loop:
        """The innermost loop around an instruction of the nest."""
        found = self.analyses.loops.loop_of(instruction.block)
        assert found is not None, "it is in the nest"
        return found

    # Carried values -------------------------------------------------------------------

    def induction(self, phi: Instruction) -> Induction | None:
        """The induction that a header phi is, if it is one."""
        loop = self.analyses.loops.loop_at(phi.block)
        if loop is None or not self.loop.encloses(loop):
            return None
        found = (i for i in self.form(loop).inductions if i.phi is phi)
        return next(found, None)

    def carried(self, loop: Loop) -> tuple[Instruction, ...]:
        """The header phis that are more than functions of the position."""
        return tuple(
            phi
            for phi in loop.header.phis
            if self.induction(phi) is None and shifted(phi, loop) is None
        )

    def shifted(self, phi: Instruction) -> tuple[Shifted, Counter] | None:
        """How far a header phi is shifted, and the counter that says how often."""
        loop = self.analyses.loops.loop_at(phi.block)
        found = shifted(phi, loop) if loop is not None else None
        if loop is None or found is None or not self.loop.encloses(loop):
            return None
        return found, self.form(loop).counter

    def update(self, loop: Loop, phi: Instruction) -> Value:
        """The value with which the next iteration starts."""
        assert loop.latch is not None, "counted loops have one latch"
        value = phi.incoming_from(loop.latch)
        assert value is not None
        return value

    def initial(self, loop: Loop, phi: Instruction) -> Value:
        """The value with which the loop is entered."""
        assert loop.preheader is not None, "loop-simplify made one"
        value = phi.incoming_from(loop.preheader)
        assert value is not None
        return value

    def left_by(self, phi: Instruction) -> tuple[Loop, Instruction] | None:
        """The inner loop and its carried value that a phi behind it holds.

        Either a phi of the loop's exit, or one that also joins the path on which the
        guard found nothing to do: then the value is the initial one, as after a loop
        of no iterations.
        """
        loop = self._left(phi.block)
        if loop is not None:
            return loop, self._final(loop, phi)
        for value, _ in phi.incoming:
            if isinstance(value, Instruction) and value.opcode == "phi":
                loop = self._left(value.block)
                if loop is None or self.form(loop).total is None:
                    continue
                carried = self._final(loop, value)
                others = [v for v, _ in phi.incoming if v is not value]
                if all(v is self.initial(loop, carried) for v in others):
                    return loop, carried
        return None

    def _left(self, block: Block) -> Loop | None:
        """The inner loop whose exit this block is."""
        for loop in self.loops:
            if loop is not self.loop and loop.exit is block:
                return loop
        return None

    def _final(self, loop: Loop, phi: Instruction) -> Instruction:
        value = phi.operands[0]
        for carried in self.carried(loop):
            if value is self.update(loop, carried):
                return carried
        raise Untranslatable(phi, "a value of the last iteration only")

    def searched(self, value: Instruction) -> tuple[Loop, Instruction] | None:
        """The search that computes a value, and the value as the search knows it."""
        if value.opcode == "phi" and len(value.operands) == 1:
            (inside,) = value.operands
            value = inside if isinstance(inside, Instruction) else value
        loop = self.analyses.loops.loop_of(value.block)
        if loop is None or loop is self.loop or not self.loop.encloses(loop):
            return None
        return (loop, value) if is_search(self.analyses, loop) else None

    def choice(self, value: Instruction) -> tuple[Value, Value, Value]:
        """(condition, value if true, value if false) of a select or of an if's phi."""
        if value.opcode == "select":
            condition, yes, no = value.operands
            return condition, yes, no
        above = self.analyses.dominance.down.idom[value.block.number]
        top = value.function.blocks[above]
        end = top.terminator
        if value.opcode != "phi" or len(value.operands) != 2 or len(end.blocks) != 2:
            raise Untranslatable(value, "an update under control flow that is no if")
        yes, no = (self._arm(value, top, target) for target in end.successors)
        return end.operands[0], yes, no

    def _arm(self, phi: Instruction, top: Block, target: Block) -> Value:
        alone = self.analyses.cfg.predecessors(target) == (top,)
        for value, source in phi.incoming:
            if target is phi.block and source is top:
                return value
            if target is source and alone and target.successors == (phi.block,):
                return value
        raise Untranslatable(phi, "an update under control flow that is no if")

    def depends(self, value: Value, on: Instruction) -> bool:
        """Whether a value of the nest is computed from another one."""
        seen: set[Value] = set()
        stack: list[Value] = [value]
        while stack:
            current = stack.pop()
            if current is on:
                return True
            if current in seen or self.loop.is_invariant(current):
                continue
            seen.add(current)
            if isinstance(current, Instruction):
                stack.extend(current.operands)
        return False

    # Blocks ---------------------------------------------------------------------------

    def is_certain(self, block: Block) -> bool:
        """Whether every iteration of the loops around a block passes it.

        The guard of an inner loop does not count: the stub asks for trip counts of at
        least 1.
        """
        dominance = self.analyses.dominance
        loop = self.analyses.loops.loop_of(block)
        if loop is None or loop.latch is None:
            return False
        if not dominance.block_dominates(block, loop.latch):
            return False
        return loop is self.loop or self._is_entered(loop)

    def exactly_one(self, blocks: set[Block]) -> bool:
        """Whether every iteration of their loop passes exactly one of the blocks."""
        loops = {self.analyses.loops.loop_of(block) for block in blocks}
        if len(loops) != 1:
            return False
        (loop,) = loops
        if loop is None or loop.latch is None or not self.is_certain(loop.latch):
            return False
        passed: dict[Block, frozenset[int]] = {}

        def counts(block: Block) -> frozenset[int]:
            """How many of the blocks lie on the ways from here to the latch."""
            if block not in passed:
                here = int(block in blocks)
                if block is loop.latch:
                    passed[block] = frozenset((here,))
                    return passed[block]
                onward: set[int] = set()
                for target in block.successors:
                    if target is loop.header or target not in loop:
                        return frozenset((-1,))
                    if self.analyses.loops.loop_of(target) is not loop:
                        return frozenset((-1,))
                    onward |= counts(target)
                passed[block] = frozenset(here + n for n in onward)
            return passed[block]

        return counts(loop.header) == {1}

    def _is_entered(self, loop: Loop) -> bool:
        assert loop.preheader is not None
        if self.is_certain(loop.preheader):
            return True
        above = self.analyses.dominance.down.idom[loop.preheader.number]
        guard = loop.preheader.function.blocks[above]
        return self.form(loop).total is not None and self.is_certain(guard)

    def is_constant(self, value: Value) -> bool:
        """Whether a value is written into the program and not computed by it."""
        return not isinstance(value, Instruction | Argument)
