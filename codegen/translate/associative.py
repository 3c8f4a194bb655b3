"""What one iteration adds to an accumulator, apart from the accumulator itself.

Consumes the update of a carried value; produces the operator and the contribution:
s + a*b + c gives (+, a*b + c), `if (p) s += x` gives (+, p ? x : identity), and a sum
that an inner loop goes on with gives (+, the inner loop's own sum).

Note [Identities]
A contribution that is not made is the operator's identity. For floating-point sums it
is -0.0: x + -0.0 is x for every x, while -0.0 + 0.0 is 0.0.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from codegen.scalar import Untranslatable
from codegen.scalar.ops import (
    BINARY,
    call_rule,
    compare_floats,
    compare_integers,
)
from codegen.translate.nest import Nest
from codegen.translate.shape import Shape
from detector.analysis.loops import Loop
from detector.model import Function, Instruction, Value
from lift.terms import patterns as p
from lift.terms.build import call, lit, op
from lift.terms.core import Expr as Term
from lift.terms.core import Lambda, Literal, Param
from lift.types import ScalarType


@dataclass(frozen=True, slots=True)
class Comparison:
    """`test ? yes : no`, where one of the two is the accumulator `old`."""

    test: Instruction
    keeps_if_true: bool
    old: Value

    def holds(self, left: Term, right: Term) -> Term:
        """The test with `left` for the accumulator and `right` for the other value."""
        compare = compare_floats if self.test.opcode == "fcmp" else compare_integers
        return compare(
            self.test, [left if o is self.old else right for o in self.test.operands]
        )

    def pick(self, left: Term, right: Term) -> Term:
        """The chosen one of an accumulator and a value."""
        sides = (left, right) if self.keeps_if_true else (right, left)
        return op("select", self.holds(left, right), *sides)

    @property
    def grows(self) -> bool:
        """Whether the larger value is kept."""
        predicate = self.test.predicate or ""
        if predicate[0] == "u" and self.test.opcode == "icmp":
            raise Untranslatable(self.test, "an unsigned extremum")
        if predicate[1:] not in ("gt", "ge", "lt", "le"):
            raise Untranslatable(self.test, "a choice that is no extremum")
        greater_is_left = predicate[1:] in ("gt", "ge")
        old_is_left = self.test.operands[0] is self.old
        # True test: the left operand is the greater one, or the smaller one.
        return (greater_is_left == old_is_left) == self.keeps_if_true


@dataclass(frozen=True, slots=True)
class Operator:
    """An associative operator of accumulators: by name, or by its comparison."""

    name: str
    witness: Instruction
    # Of an extremum: the comparison, what is kept if it is true, the accumulator.
    comparison: Comparison | None = None

    @property
    def direction(self) -> bool | None:
        """Of an extremum: whether the larger value is kept."""
        return self.comparison.grows if self.comparison is not None else None

    def apply(self, left: Term, right: Term) -> Term:
        """The operator on two terms."""
        if self.name in BINARY:
            return BINARY[self.name](self.witness, (left, right))
        if self.name == "extremum":
            assert self.comparison is not None, "an extremum compares"
            return self.comparison.pick(left, right)
        rule = call_rule(self.name)
        assert rule is not None, "only known functions become operators"
        return rule(self.witness, (left, right))


@dataclass(frozen=True, slots=True)
class Contribution:
    """`term` is None where nothing is contributed."""

    operator: Operator | None
    term: Term | None


_NOTHING = Contribution(None, None)
_OPERATORS = frozenset(("fadd", "fmul", "add", "mul", "and", "or", "xor"))
_INVERSE = {"fsub": ("fadd", "neg"), "sub": ("add", "neg")}
_EXTREMA = (
    "llvm.smax", "llvm.smin", "llvm.umax", "llvm.umin", "llvm.maxnum", "llvm.minnum",
)  # fmt: skip
_EXTREMUM_CALLS = frozenset(("fmin", "fmax", "fminf", "fmaxf"))


@dataclass(slots=True)
class Accumulation:
    """Takes the updates of one accumulator apart."""

    nest: Nest
    scalar: ScalarType

    def of_loop(self, loop: Loop, phi: Instruction) -> Contribution:
        """What one iteration of `loop` contributes to `phi`."""
        return self.split(self.nest.shape.update(loop, phi), phi)

    def split(self, value: Value, old: Instruction) -> Contribution:
        """What `value` adds to the old value."""
        if value is old:
            return _NOTHING
        if not isinstance(value, Instruction) or not self._depends(value, old):
            raise Untranslatable(value, "an accumulator that starts anew")
        if value.opcode in _OPERATORS or value.opcode in _INVERSE:
            return self._binary(value, old)
        match value.opcode:
            case "call":
                return self._call(value, old)
            case "select":
                return self._select(value, old)
            case "phi":
                return self._phi(value, old)
            case _:
                raise Untranslatable(value, "an update that is not associative")

    def _binary(self, i: Instruction, old: Instruction) -> Contribution:
        left, right = i.operands
        name, negated = i.opcode, False
        if i.opcode in _INVERSE:
            name, negated = _INVERSE[i.opcode][0], True
        if self._depends(right, old):
            if negated or self._depends(left, old):
                raise Untranslatable(i, "an update that is not associative")
            left, right = right, left
        term = self.nest.value(right)
        if negated:
            term = self._negative(i, term)
        return self._join(i, Operator(name, i), self.split(left, old), term)

    def _negative(self, i: Instruction, term: Term) -> Term:
        if i.opcode == "fsub":
            return op("neg", term)
        return BINARY["sub"](i, (lit(0, self.scalar), term))

    def _call(self, i: Instruction, old: Instruction) -> Contribution:
        name = i.callee.name if isinstance(i.callee, Function) else ""
        if name.startswith("llvm.fmuladd.") or name.startswith("llvm.fma."):
            a, b, c = i.operands
            if self._depends(a, old) or self._depends(b, old):
                raise Untranslatable(i, "an update that is not associative")
            product = op("mul", self.nest.value(a), self.nest.value(b))
            return self._join(i, Operator("fadd", i), self.split(c, old), product)
        if name.rpartition(".")[0] in _EXTREMA or name in _EXTREMUM_CALLS:
            left, right = i.operands
            if self._depends(right, old):
                left, right = right, left
            if self._depends(right, old):
                raise Untranslatable(i, "an update that is not associative")
            term = self.nest.value(right)
            return self._join(i, Operator(name, i), self.split(left, old), term)
        raise Untranslatable(i, "an update that is not associative")

    def _join(
        self, i: Instruction, operator: Operator, rest: Contribution, term: Term
    ) -> Contribution:
        self._shared(i, (rest, Contribution(operator, term)))
        if rest.term is None:
            return Contribution(operator, term)
        return Contribution(operator, operator.apply(rest.term, term))

    def _select(self, i: Instruction, old: Instruction) -> Contribution:
        condition, yes, no = i.operands
        if self._depends(condition, old):
            return self._compared(i, condition, yes, no, old)
        return self._choice(
            i, self.nest.value(condition), self.split(yes, old), self.split(no, old)
        )

    def _choice(
        self, i: Instruction, condition: Term, yes: Contribution, no: Contribution
    ) -> Contribution:
        operator = self._shared(i, (yes, no))
        if operator is None:
            return _NOTHING
        none = identity(operator, self.scalar)
        sides = tuple(none if c.term is None else c.term for c in (yes, no))
        # A side may read memory that only it may read.
        return Contribution(operator, call(p.Select(), condition, *sides))

    def _shared(
        self, i: Instruction, parts: tuple[Contribution, ...]
    ) -> Operator | None:
        """The operator of all contributions, None if there are none."""
        operators = [part.operator for part in parts if part.operator is not None]
        if len({(o.name, o.direction) for o in operators}) > 1:
            raise Untranslatable(i, "an update by two operators")
        return operators[0] if operators else None

    def _compared(
        self, i: Instruction, condition: Value, yes: Value, no: Value, old: Instruction
    ) -> Contribution:
        """x < s ? x : s."""
        other = no if yes is old else yes
        if (
            not isinstance(condition, Instruction)
            or condition.opcode not in ("icmp", "fcmp")
            or {*condition.operands} != {old, other}
            or {yes, no} != {old, other}
        ):
            raise Untranslatable(i, "an update that is not associative")
        comparison = Comparison(condition, yes is old, old)
        operator = Operator("extremum", i, comparison)
        return Contribution(operator, self.nest.value(other))

    def _phi(self, phi: Instruction, old: Instruction) -> Contribution:
        left = self.nest.shape.left_by(phi)
        if left is not None:
            return self._inner(phi, *left, old)
        return self._branches(phi, old)

    def _branches(self, phi: Instruction, old: Instruction) -> Contribution:
        """Ifs in an iteration: `if (p) s += x; else if (q) s += y;`."""
        if any(self._depends(test, old) for test in self.nest.decides(phi)):
            condition, first, second = self.nest.shape.choice(phi)
            return self._compared(phi, condition, first, second, old)
        parts = {value: self.split(value, old) for value, _ in phi.incoming}
        operator = self._shared(phi, tuple(parts.values()))
        if operator is None:
            return _NOTHING
        none = identity(operator, self.scalar)
        terms = {v: none if c.term is None else c.term for v, c in parts.items()}
        return Contribution(operator, self.nest.decided(phi, terms))

    def _inner(
        self, phi: Instruction, loop: Loop, carried: Instruction, old: Instruction
    ) -> Contribution:
        """An inner loop goes on with the sum: its own sum from the identity."""
        start = self.split(self.nest.shape.initial(loop, carried), old)
        inner: list[Contribution] = []

        def body() -> Term:
            inner.append(self.of_loop(loop, carried))
            operator, term = inner[0].operator, inner[0].term
            if operator is None or term is None:
                raise Untranslatable(phi, "a loop that contributes nothing")
            return term

        mapped = self.nest.mapped(loop, body)
        operator = inner[0].operator
        assert operator is not None
        total = fold_associative(operator, self.scalar, mapped, None)
        return self._join(phi, operator, start, total)

    def _depends(self, value: Value, old: Instruction) -> bool:
        return self.nest.shape.depends(value, old)


def operator_of(shape: Shape, value: Value, old: Instruction) -> Operator | None:
    """The operator by which `value` updates the old one, None if it does not.

    As `Accumulation.split` finds it, without translating what is combined.
    """
    if not isinstance(value, Instruction) or not shape.depends(value, old):
        return None
    if value.opcode in _OPERATORS or value.opcode in _INVERSE:
        name = _INVERSE.get(value.opcode, (value.opcode,))[0]
        return Operator(name, value)
    match value.opcode:
        case "call":
            name = value.callee.name if isinstance(value.callee, Function) else ""
            if name.startswith(("llvm.fmuladd.", "llvm.fma.")):
                return Operator("fadd", value)
            known = name.rpartition(".")[0] in _EXTREMA or name in _EXTREMUM_CALLS
            return Operator(name, value) if known else None
        case "select" | "phi":
            return _chosen_operator(shape, value, old)
        case _:
            return None


def _chosen_operator(
    shape: Shape, value: Instruction, old: Instruction
) -> Operator | None:
    left = shape.left_by(value) if value.opcode == "phi" else None
    if left is not None:
        loop, carried = left
        return operator_of(shape, shape.update(loop, carried), carried)
    condition, yes, no = shape.choice(value)
    if not shape.depends(condition, old):
        return operator_of(shape, yes, old) or operator_of(shape, no, old)
    if isinstance(condition, Instruction) and old in (yes, no):
        return Operator("extremum", value, Comparison(condition, yes is old, old))
    return None


def fold_associative(
    operator: Operator, scalar: ScalarType, array: Term, initial: Term | None
) -> Term:
    """reduce over an array of contributions."""
    a, b = Param("a"), Param("b")
    step = Lambda((a, b), operator.apply(a, b))
    start = identity(operator, scalar) if initial is None else initial
    return call(p.Reduce(step, assoc=True, comm=True), start, array)


def identity(operator: Operator, scalar: ScalarType) -> Literal:
    """The element that changes nothing; see Note [Identities]."""
    name = operator.name
    if operator.comparison is not None:
        return _worst(operator.comparison.grows, scalar)
    stem = name.rpartition(".")[0] or name
    if stem in ("llvm.smax", "llvm.maxnum", "fmax", "fmaxf"):
        return _worst(True, scalar)
    if stem in ("llvm.smin", "llvm.minnum", "fmin", "fminf"):
        return _worst(False, scalar)
    simple = {
        "fadd": -0.0, "fmul": 1.0, "add": 0, "mul": 1, "and": -1, "or": 0, "xor": 0,
        "llvm.umax": 0, "llvm.umin": -1,
    }  # fmt: skip
    return lit(simple[stem], scalar)


def _worst(grows: bool, scalar: ScalarType) -> Literal:
    """The least value if the operator is a maximum, else the greatest."""
    if scalar.is_float:
        return lit(-math.inf if grows else math.inf, scalar)
    low = -(1 << (scalar.bits - 1))
    return lit(low if grows else -low - 1, scalar)
