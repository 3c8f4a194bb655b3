"""Where values live: loops, dominators and names, as scalar evolution asks for them.

Consumes control flow, dominance and loops of one function; produces answers about
blocks and about the atoms of expressions.  Must not evaluate anything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from detector.analysis.cfg import ControlFlow
from detector.analysis.dominance import Dominance
from detector.analysis.expr import Atom, Counter, Expr, Op
from detector.analysis.expr import Value as ValueAtom
from detector.analysis.loops import Loop, LoopForest
from detector.model import (
    Block,
    DataLayout,
    Function,
    Instruction,
    Module,
    Value,
)

# Whether a load inside a loop reads the same value in every iteration.
Reloads = Callable[[Instruction, Loop], bool]
Returns = Callable[[Instruction], bool]


class Scope:
    """The surroundings of the values of one function."""

    def __init__(
        self,
        module: Module,
        flow: ControlFlow,
        dominance: Dominance,
        loops: LoopForest,
        reloads: Reloads,
        returns: Returns,
    ) -> None:
        self.layout: DataLayout = module.layout
        self.word = module.layout.index_bits()
        self._module = module
        self._flow = flow
        self._dominance = dominance
        self._loops = loops
        self._reloads = reloads
        self._returns = returns
        self._counters = {
            loop.header.name: (Counter(loop.header.name, loop.depth), loop)
            for loop in loops.loops
        }
        self._values = _names(flow.function)

    # ---- loops ----------------------------------------------------------------------

    def counter(self, loop: Loop) -> Counter:
        """The iteration counter of a loop."""
        return self._counters[loop.header.name][0]

    def loop_of(self, counter: Counter) -> Loop | None:
        """The loop that a counter counts."""
        found = self._counters.get(counter.header)
        return found[1] if found else None

    def loop_headed_by(self, block: Block) -> Loop | None:
        """The loop whose header this block is."""
        return self._loops.loop_at(block)

    def is_header(self, block: Block) -> bool:
        """Whether a loop begins here."""
        return self._loops.loop_at(block) is not None

    def innermost(self, block: Block) -> Loop | None:
        """The innermost loop around a block."""
        return self._loops.loop_of(block)

    def loops_around(self, block: Block) -> Iterator[Loop]:
        """All loops around a block, the innermost first."""
        loop = self._loops.loop_of(block)
        while loop is not None:
            yield loop
            loop = loop.parent

    def left_behind(self, inside: Block, outside: Block) -> list[Loop]:
        """Loops around the first block but not around the second, inner ones first."""
        return [loop for loop in self.loops_around(inside) if outside not in loop]

    def entry(self, loop: Loop) -> Block | None:
        """The only block outside from which the header is reached."""
        outside = [
            block
            for block in self._flow.predecessors(loop.header)
            if block not in loop and self._flow.is_reachable(block)
        ]
        return outside[0] if len(outside) == 1 else None

    def always_returns(self, loop: Loop) -> bool:
        """Nothing but a branch can end the loop: no call that may not come back."""
        return all(
            not instruction.is_call or self._returns(instruction)
            for instruction in loop.instructions()
        )

    def guard(self, loop: Loop) -> tuple[Instruction, bool] | None:
        """The branch that skips the loop, and which way it enters it.

        Found by walking up from the entry over blocks that do nothing but fall through.
        """
        below, block = loop.header, self.entry(loop)
        after = set(self._after(loop))
        while block is not None and block.terminator.opcode == "br":
            if len(block.successors) == 2:
                yes, no = block.successors
                other = no if below is yes else yes
                if other is not below and other in after:
                    return block.terminator, below is yes
                return None
            above = self._flow.predecessors(block)
            if len(above) != 1:
                return None
            below, block = block, above[0]
        return None

    def loops_ending_in(self, block: Block) -> list[Loop]:
        """Loops that are left through this block: it follows an exit, or has one."""
        ending = [
            loop
            for source in (block, *self._flow.predecessors(block))
            for loop in self.loops_around(source)
            if block not in loop or block in loop.exiting
        ]
        return list(dict.fromkeys(ending))

    def _after(self, loop: Loop) -> Iterator[Block]:
        """The exits, and where they lead without a choice."""
        for block in loop.exits:
            seen = 0
            while seen < 4:
                yield block
                if len(block.successors) != 1:
                    break
                block, seen = block.successors[0], seen + 1

    # ---- blocks ---------------------------------------------------------------------

    def dominates(self, upper: Block, lower: Block) -> bool:
        """Every path to `lower` passes `upper`."""
        return self._dominance.block_dominates(upper, lower)

    def dominator(self, block: Block) -> Block | None:
        """The immediate dominator."""
        above = self._dominance.down.idom[block.number]
        return self._flow.function.blocks[above] if above >= 0 else None

    def entered_only_from(self, lower: Block, upper: Block) -> bool:
        """All other ways into `lower` come from below it (back edges)."""
        return all(
            block is upper or self.dominates(lower, block)
            for block in self._flow.predecessors(lower)
            if self._flow.is_reachable(block)
        )

    # ---- atoms ----------------------------------------------------------------------

    def value_of(self, atom: Atom) -> Value | None:
        """The SSA value behind an atom."""
        if not isinstance(atom, ValueAtom):
            return None
        if atom.name.startswith("@"):
            name = atom.name[1:]
            return self._module.globals.get(name) or self._module.functions.get(name)
        return self._values.get(atom.name[1:])

    def in_scope(self, expr: Expr, block: Block) -> bool:
        """Whether all counters in it belong to loops around the block."""
        for counter in expr.counters():
            loop = self.loop_of(counter)
            if loop is None or block not in loop:
                return False
        return True

    def is_invariant(self, expr: Expr, loop: Loop) -> bool:
        """Whether nothing in it changes while the loop runs."""
        return not any(self._varies(atom, loop) for atom in expr.atoms())

    def is_available(self, expr: Expr, loop: Loop) -> bool:
        """Whether code before the loop can compute it from values that exist there.

        An invariant load inside the loop is no such value: it has to be loaded again.
        """
        for atom in expr.atoms():
            value = self.value_of(atom)
            if isinstance(value, Instruction) and value.block in loop:
                return False
            if self._varies(atom, loop):
                return False
        return True

    def _varies(self, atom: Atom, loop: Loop) -> bool:
        match atom:
            case Counter():
                counted = self.loop_of(atom)
                return counted is None or counted.header in loop
            case Op():
                return False  # its arguments are among the atoms as well
            case _:
                value = self.value_of(atom)
                if not isinstance(value, Instruction) or value.block not in loop:
                    return False
                return not (value.opcode == "load" and self._reloads(value, loop))

    def why_variant(self, expr: Expr, loop: Loop) -> str:
        """What changes in the loop, in words."""
        for atom in expr.atoms():
            if self._varies(atom, loop):
                value = self.value_of(atom)
                if isinstance(value, Instruction) and value.opcode == "load":
                    return "the bound is loaded in each iteration and may change"
                return f"the bound depends on %{getattr(value, 'name', '?')}"
        return "the bound changes in the loop"


def _names(function: Function) -> dict[str, Value]:
    named: dict[str, Value] = {a.name: a for a in function.arguments}
    for instruction in function.instructions:
        if instruction.name is not None:
            named[instruction.name] = instruction
    return named
