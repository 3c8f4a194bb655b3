"""Addresses over iterators instead of iteration counters.

The affine analysis counts iterations from 0. Idioms speak of the program's own
iterators: in `for (k = row[i]; k < row[i+1]; k++) .. val[k]` the address of val[k]
moves with k alone, although in iterations it is row[i] + 0, row[i] + 1, .. and so
depends on a loaded value; in `for (j = i; ..) x[j]` it moves with j and not with i. So
each counter is replaced by (iterator - begin) / step.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from detector.analysis.affine import Access
from detector.analysis.expr import ZERO, Counter, Expr, const, of
from detector.analysis.expr import Value as ValueAtom
from detector.analysis.induction import LoopForm
from detector.analysis.loops import Loop
from detector.atoms.program import Program, skip_casts
from detector.model import Instruction, Value

_ALTERNATIVES = 64  # steps on the way to the array that an element is chosen from


@dataclass(frozen=True, slots=True)
class IteratorForm:
    """base + Σ factor·iterator + Σ factor·other + offset, in bytes.

    `others` are further values that vary in the loop, such as a loaded index. With
    `complete` false the address has parts that fit no such sum.
    """

    base: Value
    factors: Mapping[Instruction, Expr]
    others: Mapping[Value, Expr]
    offset: Expr
    complete: bool

    @property
    def is_affine(self) -> bool:
        """Nothing varies but iterators."""
        return self.complete and not self.others

    @property
    def leaves(self) -> set[Value]:
        """Everything that varies."""
        return {*self.factors, *self.others}


def iterator_of(program: Program, loop: Loop) -> Instruction | None:
    """The header phi that counts a counted loop."""
    form = program.forms.get(loop)
    if not isinstance(form, LoopForm) or form.primary is None:
        return None
    return form.primary.phi


def iterator_form(program: Program, access: Access, loop: Loop) -> IteratorForm | None:
    """The address of an access as the loop sees it, None if it has no base."""
    key = (access.instruction, loop)
    if key not in program.address_forms:
        program.address_forms[key] = _find(program, access, loop)
    return program.address_forms[key]


def _find(program: Program, access: Access, loop: Loop) -> IteratorForm | None:
    if access.base is None:
        return None
    if not program.is_invariant(access.base, loop):
        array = chosen_from(access.base)
        if array is None or not program.is_invariant(array, loop):
            return None
        return IteratorForm(array, {}, {}, ZERO, False)
    rest = access.address - program.address_of(access.base)
    factors: dict[Instruction, Expr] = {}
    # Inner loops first: their begins may speak of outer iterators.
    for counter in sorted(rest.counters(), key=lambda c: -c.depth):
        counted = program.loop_of_counter(counter)
        if counted is None or not loop.encloses(counted):
            continue
        found = _replace(program, rest, counter, counted)
        if found is None:
            return IteratorForm(access.base, {}, {}, ZERO, False)
        iterator, factor, rest = found
        if factor.terms:
            factors[iterator] = factor
    # Replacing an inner iterator may have brought in outer ones, or removed them.
    return _split(program, access.base, factors, rest, loop)


def chosen_from(pointer: Value) -> Value | None:
    """The one pointer that all alternatives are computed from.

    The element may be picked by an if, and the addresses joined by a phi.
    """
    found: set[Value] = set()
    seen: set[Value] = set()
    stack = [pointer]
    while stack and len(seen) < _ALTERNATIVES:
        value = stack.pop()
        if value in seen:
            continue
        seen.add(value)
        match value:
            case Instruction(opcode="phi"):
                stack.extend(value.operands)
            case Instruction(opcode="select"):
                stack.extend(value.operands[1:])
            case Instruction(opcode="getelementptr"):
                stack.append(value.operands[0])
            case _:
                found.add(value)
    return found.pop() if len(found) == 1 and not stack else None


def _replace(
    program: Program, rest: Expr, counter: Counter, loop: Loop
) -> tuple[Instruction, Expr, Expr] | None:
    """(iterator, factor, left) such that rest = factor·iterator + left."""
    form = program.forms[loop]
    slope = rest.coefficient(counter)
    if slope is None or not isinstance(form, LoopForm) or form.primary is None:
        return None
    begin, step = form.primary.begin, form.primary.step
    if form.primary.is_pointer:
        # A pointer that walks has no index: the iteration count stands for it.
        begin, step = ZERO, const(1)
    factor = _quotient(slope, step)
    if factor is None:
        return None
    left = rest - factor * (begin + step * of(counter))
    if counter in left.counters():
        return None
    return form.primary.phi, factor, left


def _quotient(expr: Expr, divisor: Expr) -> Expr | None:
    by = divisor.constant
    if not by or any(number % by for _, number in expr.terms):
        return None
    return Expr(tuple((monomial, number // by) for monomial, number in expr.terms))


def _split(
    program: Program,
    base: Value,
    factors: dict[Instruction, Expr],
    rest: Expr,
    loop: Loop,
) -> IteratorForm:
    others: dict[Value, Expr] = {}
    offset, complete = ZERO, True
    for monomial, number in rest.terms:
        term = Expr(((monomial, number),))
        moving = [a for a in monomial if not program.invariant_expr(of(a), loop)]
        match moving:
            case []:
                offset = offset + term
            case [ValueAtom() as atom] if not atom.pointer:
                value = program.value_of(atom)
                scale = term.coefficient(atom)
                if value is None or scale is None:
                    complete = False
                else:
                    leaf = skip_casts(value)
                    others[leaf] = others.get(leaf, ZERO) + scale
            case _:
                complete = False
    return IteratorForm(base, factors, others, offset, complete)
