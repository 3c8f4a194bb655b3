"""One SSA slice as a Lift expression.

Consumes values inside a loop and a context that says what loads, iterators and
accumulators are in the Lift program; produces an expression with shared values bound
by `let` and control flow turned into `select`. Must not know idioms.

Note [What may be computed early]
A value that the original computes only on some path is computed there, too: loads and
integer divisions stay inside the branch of the `select` pattern, which evaluates only
the chosen side. Everything else has no effect and may be computed early.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from codegen.scalar.ops import (
    BINARY,
    CASTS,
    FALSE,
    TRUE,
    call_rule,
    compare_floats,
    compare_integers,
    convert,
)
from codegen.scalar.refusal import Untranslatable
from codegen.scalar.types import lift_type
from detector.analysis.facade import FunctionAnalyses
from detector.model import (
    Block,
    ConstantFloat,
    ConstantInt,
    ConstantPoison,
    ConstantUndef,
    Function,
    Instruction,
    Value,
)
from lift.terms import patterns as p
from lift.terms.build import lit, op
from lift.terms.core import Call, Expr, Let, Literal, Param

_TRAPPING = frozenset(("sdiv", "udiv", "srem", "urem"))


@dataclass(frozen=True, slots=True)
class BodyContext:
    """What the surroundings of the slice provide.

    `leaf` gives the Lift expression of a value that is not to be looked into (a load,
    an iterator, an accumulator, an invariant), or None. `region` is where the slice
    lives: phis of its blocks are joins; `certain` are those of its blocks that every
    iteration passes. `has_fma` says how `llvm.fmuladd` is compiled.
    """

    analyses: FunctionAnalyses
    region: frozenset[Block]
    certain: frozenset[Block]
    leaf: Callable[[Value], Expr | None]
    has_fma: bool


@dataclass(slots=True)
class Body:
    """Translates values of one slice; values used more than once are bound once."""

    context: BodyContext
    _done: dict[Value, Expr] = field(default_factory=dict)
    _uses: Counter[Value] = field(default_factory=Counter)
    _bound: list[tuple[Param, Expr]] = field(default_factory=list)
    _early: dict[Value, bool] = field(default_factory=dict)

    def translate(self, roots: tuple[Value, ...], finish: Callable[..., Expr]) -> Expr:
        """`finish` of the translated roots, under the lets that they need."""
        for root in roots:
            self._count(root)
        return self._with_lets(finish(*(self.value(root) for root in roots)))

    def _with_lets(self, result: Expr) -> Expr:
        for param, value in reversed(self._bound):
            result = Let(param, value, result)
        self._bound.clear()
        return result

    def _count(self, value: Value) -> None:
        self._uses[value] += 1
        if self._uses[value] > 1 or self.context.leaf(value) is not None:
            return
        if isinstance(value, Instruction):
            for operand in self._operands(value):
                self._count(operand)

    def _operands(self, instruction: Instruction) -> list[Value]:
        found = list(instruction.operands)
        if instruction.opcode == "phi":
            found += [b.terminator.operands[0] for b in self._deciders(instruction)]
        return found

    def _decision_point(self, phi: Instruction) -> Block | None:
        immediate = self.context.analyses.dominance.down.idom
        number = immediate[phi.block.number]
        return phi.function.blocks[number] if number >= 0 else None

    def conditions(self, phi: Instruction) -> list[Value]:
        """What decides which value comes in; inner loops decide about nothing."""
        top = self._decision_point(phi)
        seen: list[Block] = []
        stack = [top] if top is not None else []
        while stack:
            block = self._onward(phi, stack.pop())
            if block is phi.block or block in seen or block not in self.context.region:
                continue
            seen.append(block)
            stack.extend(block.successors)
        return [b.terminator.operands[0] for b in seen if b.terminator.operands]

    def _deciders(self, phi: Instruction) -> list[Block]:
        top = self._decision_point(phi)
        seen: list[Block] = []
        stack = [top] if top is not None else []
        while stack:
            block = stack.pop()
            if block is phi.block or block in seen or block not in self.context.region:
                continue
            seen.append(block)
            stack.extend(block.successors)
        return [b for b in seen if b.terminator.operands]

    def value(self, value: Value) -> Expr:
        """The expression of a value."""
        if value in self._done:
            return self._done[value]
        found = self.context.leaf(value)
        if found is None:
            found = self._compute(value)
            shared = self._uses[value] > 1 and isinstance(value, Instruction)
            if shared and self._may_be_early(value):
                param = Param(f"t{len(self._done)}")
                self._bound.append((param, found))
                found = param
        self._done[value] = found
        return found

    def _may_be_early(self, value: Value) -> bool:
        """See Note [What may be computed early]."""
        if value not in self._early:
            self._early[value] = True
            self._early[value] = self._is_harmless(value)
        return self._early[value]

    def _is_harmless(self, value: Value) -> bool:
        if not isinstance(value, Instruction):
            return True
        if value.block in self.context.region - self.context.certain and (
            value.opcode == "load" or value.opcode in _TRAPPING
        ):
            return False
        if value.opcode == "phi" and len(value.operands) == 1:
            # Of a loop's end; not to be asked for, because a sum that goes on in the
            # loop is being taken apart.
            return not self._is_loop_of_some(value)
        if self.context.leaf(value) is not None:
            return not self._is_loop_of_some(value)
        return all(self._may_be_early(operand) for operand in self._operands(value))

    def _is_loop_of_some(self, value: Instruction) -> bool:
        """Whether a value is what an inner loop leaves that not every iteration runs.

        The loop may read what is there for the others only.
        """
        if value.opcode != "phi" or value.block in self.context.certain:
            return False
        inside = value.block in self.context.region
        return inside and self.context.analyses.loops.loop_at(value.block) is None

    def _compute(self, value: Value) -> Expr:
        match value:
            case ConstantInt() | ConstantFloat() | ConstantUndef() | ConstantPoison():
                return constant(value)
            case Instruction():
                return self._instruction(value)
            case _:
                raise Untranslatable(value, "a kernel cannot use this value")

    def _instruction(self, i: Instruction) -> Expr:
        if lift_type(i.type) is None:
            raise Untranslatable(i, "a kernel has no such type")
        if any(
            lift_type(o.type) is None
            for o in i.operands
            if i.opcode in BINARY or i.opcode in CASTS or i.opcode in ("icmp", "fcmp")
        ):
            raise Untranslatable(i, "a kernel has no such operand type")
        if i.opcode in BINARY:
            return BINARY[i.opcode](i, self._values(i))
        if i.opcode in CASTS:
            return convert(i, self._values(i))
        match i.opcode:
            case "icmp":
                return compare_integers(i, self._values(i))
            case "fcmp":
                return compare_floats(i, self._values(i))
            case "select":
                return op("select", *self._values(i))
            case "freeze":
                return self.value(i.operands[0])
            case "phi":
                return self._join(i)
            case "call":
                return self._call(i)
            case _:
                raise Untranslatable(i, "a kernel cannot do this")

    def _values(self, i: Instruction) -> list[Expr]:
        return [self.value(operand) for operand in i.operands]

    def _call(self, i: Instruction) -> Expr:
        callee = i.callee
        name = callee.name if isinstance(callee, Function) else ""
        if name.startswith("llvm.fmuladd."):
            a, b, c = self._values(i)
            if self.context.has_fma:
                return op("fma", a, b, c)
            return op("add", op("mul", a, b), c)
        rule = call_rule(name)
        if rule is None:
            raise Untranslatable(
                i, f"OpenCL has no equivalent of {name or 'this call'}"
            )
        return rule(i, self._values(i))

    def _join(self, phi: Instruction) -> Expr:
        """A phi that joins the arms of a conditional: a decision over its branches."""
        top = self._decision_point(phi)
        if top is None or phi.block not in self.context.region:
            raise Untranslatable(phi, "a value carried round a loop")
        return self._decide(phi, top, {})

    def decided(self, phi: Instruction, incoming: Mapping[Value, Expr]) -> Expr:
        """A join with other terms for the values that come in."""
        for condition in self.conditions(phi):
            self._count(condition)
        self._done |= incoming
        # What they are in the loop is not asked for: it may need the old value.
        self._early |= dict.fromkeys(incoming, False)
        return self._with_lets(self._join(phi))

    def reached(self, block: Block, header: Block) -> Expr:
        """Whether an iteration that starts at `header` comes to `block`."""
        return self._with_lets(self._reaches(header, header, {block: TRUE}))

    def _reaches(self, block: Block, header: Block, known: dict[Block, Expr]) -> Expr:
        if block is not header:
            block = self._behind_loop(block)
        if block in known:
            return known[block]
        end = block.terminator
        if block not in self.context.region or end.opcode != "br":
            raise Untranslatable(end, "control flow that is no if")
        loop = self.context.analyses.loops.loop_at(header)
        arms = [
            # Round the loop or out of it: not in this iteration.
            FALSE
            if target is header or loop is None or target not in loop
            else self._reaches(target, header, known)
            for target in end.successors
        ]
        if len(arms) == 1 or arms[0] == arms[1]:
            known[block] = arms[0]
        else:
            condition = self.value(end.operands[0])
            whether = arms == [TRUE, FALSE]
            known[block] = condition if whether else op("select", condition, *arms)
        return known[block]

    def _decide(self, phi: Instruction, block: Block, known: dict[Block, Expr]) -> Expr:
        block = self._onward(phi, block)
        if block not in known:
            known[block] = self._branch(phi, block, known)
        return known[block]

    def _onward(self, phi: Instruction, block: Block) -> Block:
        """The block, or what is behind the inner loop that begins with it."""
        loop = self.context.analyses.loops.loop_at(block)
        inside = loop is not None and phi.block in loop
        return block if inside else self._behind_loop(block)

    def _behind_loop(self, block: Block) -> Block:
        """Where an inner loop that begins here is left: it decides about nothing."""
        loop = self.context.analyses.loops.loop_at(block)
        inner = loop is not None and all(b in self.context.region for b in loop.exits)
        if loop is None or not inner:
            return block
        if loop.exit is None:
            raise Untranslatable(block.terminator, "control flow that is no if")
        return loop.exit

    def _edge(
        self, phi: Instruction, source: Block, target: Block, known: dict[Block, Expr]
    ) -> Expr:
        if target is not phi.block:
            return self._decide(phi, target, known)
        value = phi.incoming_from(source)
        assert value is not None, "a phi has a value for each predecessor"
        return self.value(value)

    def _branch(self, phi: Instruction, block: Block, known: dict[Block, Expr]) -> Expr:
        end = block.terminator
        if block not in self.context.region or end.opcode != "br":
            raise Untranslatable(phi, "control flow that is no if")
        arms = [self._edge(phi, block, target, known) for target in end.successors]
        if len(arms) == 1 or arms[0] == arms[1]:
            return arms[0]
        condition = self.value(end.operands[0])
        if all(self._may_be_early(value) for value in phi.operands):
            return op("select", condition, *arms)
        return Call(p.Select(), (condition, *arms))


def constant(
    value: ConstantInt | ConstantFloat | ConstantUndef | ConstantPoison,
) -> Expr:
    """A constant, bit for bit; undefined ones may be anything, so they are zero."""
    scalar = lift_type(value.type)
    if scalar is None:
        raise Untranslatable(value, "a kernel has no such type")
    match value:
        case ConstantInt():
            return lit(value.unsigned, scalar)
        case ConstantFloat():
            return Literal(scalar, value.bits)
        case _:
            return Literal(scalar, 0)
