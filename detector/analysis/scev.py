"""Scalar evolution: values of a function as expressions over iteration counters.

Consumes the IR model, dominance and natural loops; produces ring and exact forms of
values (see `values`), recurrences of header phis, and proofs from dominating branches.
Must not know idioms.  The public faces are `induction` and `affine`.

Note [Trip counts in the making]
While the trip count of a loop is computed, its counter has no known last value.
Forms found meanwhile may carry needless conditions, so they go to a memo that is
thrown away afterwards.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from detector.analysis.clamps import clamped
from detector.analysis.condition import (
    NONE,
    Conditions,
    NonNegative,
    at_least_zero,
    substitute,
)
from detector.analysis.counted import CountedExit, Uncounted
from detector.analysis.expr import Atom, Expr, Op, const, of
from detector.analysis.expr import Value as ValueAtom
from detector.analysis.facts import Facts
from detector.analysis.joins import joined
from detector.analysis.loops import Loop
from detector.analysis.ranges import Known, bits_range
from detector.analysis.recurrences import (
    Recurrence,
    find_followers,
    find_recurrences,
)
from detector.analysis.scope import Scope
from detector.analysis.values import (
    RING,
    Form,
    bits_of,
    constant_form,
    leaf,
    promised,
)
from detector.model import (
    Block,
    ConstantExpression,
    ConstantInt,
    ConstantNull,
    ConstantPoison,
    ConstantUndef,
    DataLayout,
    Instruction,
    PointerType,
    Value,
)

ExitOf = Callable[["Evaluator", Loop], CountedExit | Uncounted]
Key = tuple[int, bool, bool]  # id of the value, signed, exact


class Evaluator:
    """Memoised readings of the values of one function."""

    def __init__(
        self,
        scope: Scope,
        exit_of: ExitOf,
        parent: Evaluator | None = None,
        rehearsed: Loop | None = None,
    ) -> None:
        self.scope = scope
        self.layout: DataLayout = scope.layout
        self.word = scope.word
        self._exit_of = exit_of
        self._parent = parent
        self._rehearsed = rehearsed
        self._forms: list[dict[Key, Form]] = [{}]
        self._fact_memos: list[dict[int, tuple[Expr, ...]]] = [{}]
        self._known_memos: list[dict[int, Known]] = [{}]
        self._recurrences: dict[int, dict[Instruction, Recurrence]] = {}
        self._exits: list[dict[int, CountedExit | Uncounted]] = [{}]
        self._facts = Facts(self)
        # Values that the memos know by id must stay alive as long as the memos.
        self._keep: list[Value] = []

    # ---- operands -------------------------------------------------------------------

    def ring_operand(self, user: Instruction, index: int, signed: bool) -> Form:
        """The ring form of an operand, as its user sees it."""
        value = user.operands[index]
        return self.seen_from(user.block, value, signed, exact=False)

    def exact_operand(self, user: Instruction, index: int, signed: bool) -> Form:
        """The exact form of an operand, as its user sees it."""
        value = user.operands[index]
        return self.seen_from(user.block, value, signed, exact=True)

    def seen_from(self, block: Block, value: Value, signed: bool, exact: bool) -> Form:
        """A value as code in `block` sees it."""
        form = self.exact(value, signed) if exact else self.ring(value, signed)
        # After a loop, its counter has the value of the last iteration.
        if isinstance(value, Instruction) and value.block is not block:
            for loop in self.scope.left_behind(value.block, block):
                counter = self.scope.counter(loop)
                if counter not in form.counters():
                    continue
                end = self.exit(loop)
                if isinstance(end, Uncounted) or end.leaving is None:
                    bits = bits_of(value.type, self.word) or 0
                    opaque = self._leaf if exact else self._unread
                    return opaque(value, bits, signed)
                last: dict[Atom, Expr] = {counter: end.leaving.expr}
                form = Form(
                    form.expr.substitute(last),
                    substitute(form.conditions, last) | end.leaving.conditions,
                )
        return self._with_facts(block, form)

    def _with_facts(self, block: Block, form: Form) -> Form:
        """Drops conditions that hold in `block`, and unsigned readings not needed."""
        if self._rehearsed is not None:
            return form
        unsigned: dict[Atom, Expr] = {}
        decidable = False
        for atom in form.expr.atoms():
            if isinstance(atom, ValueAtom):
                if not (atom.signed or atom.pointer):
                    unsigned[atom] = of(replace(atom, signed=True))
            elif isinstance(atom, Op):
                decidable = True
        if not (unsigned or form.conditions or decidable):
            return form
        known = self.known_at(block)
        same: dict[Atom, Expr] = {
            atom: signed for atom, signed in unsigned.items() if known.proves(signed)
        }
        same |= self._extrema(form.expr, known)
        conditions = frozenset(
            condition
            for condition in substitute(form.conditions, same)
            if not (isinstance(condition, NonNegative) and known.proves(condition.expr))
        )
        return Form(form.expr.substitute(same), conditions)

    @staticmethod
    def _extrema(expr: Expr, known: Known) -> dict[Atom, Expr]:
        """Maxima and minima that are decided by what is known."""
        found: dict[Atom, Expr] = {}
        for atom in expr.atoms():
            if isinstance(atom, Op) and atom.op in ("max", "min"):
                sign = 1 if atom.op == "max" else -1
                for best in atom.args:
                    # Most are open: a long search would be made for each of them.
                    if all(known.proves((best - arg) * sign, 1) for arg in atom.args):
                        found[atom] = best
                        break
        return found

    # ---- values ---------------------------------------------------------------------

    def ring(self, value: Value, signed: bool) -> Form:
        """An expression congruent to the value modulo 2**(its width)."""
        if self._parent is not None and not self._is_rehearsed(value):
            return self._parent.ring(value, signed)
        return self._memoised((id(value), signed, False), value, self._compute_ring)

    def _compute_ring(self, value: Value, signed: bool) -> Form:
        match value:
            case ConstantInt():
                return Form(const(value.signed))
            case ConstantNull() | ConstantUndef() | ConstantPoison():
                return Form(const(0))
            case ConstantExpression():
                return constant_form(self, value) or self._opaque(value, signed)
            case Instruction(opcode="phi"):
                return self._phi(value, signed) or self._opaque(value, signed)
            case Instruction(opcode="select"):
                found = clamped(self, value)
                return self._opaque(value, signed) if found is None else found[0]
            case Instruction() if bits_of(value.type, self.word) is not None:
                rule = RING.get(value.opcode)
                form = rule(self, value, signed) if rule else None
                return form or self._opaque(value, signed)
            case _:
                return self._opaque(value, signed)

    def _phi(self, phi: Instruction, signed: bool) -> Form | None:
        recurrence = self.recurrence(phi)
        if recurrence is not None:
            begin = self.seen_from(phi.block, recurrence.begin, signed, exact=False)
            moved = recurrence.step * of(recurrence.counter)
            return begin + Form(moved, recurrence.conditions)
        if self.scope.is_header(phi.block):
            return None
        if self._one_source(phi):
            return self.ring_operand(phi, 0, signed)
        return joined(self, phi, signed)

    @staticmethod
    def _one_source(phi: Instruction) -> bool:
        # A phi of LCSSA form: one value, perhaps along several edges.
        return all(operand is phi.operands[0] for operand in phi.operands)

    def exact(self, value: Value, signed: bool) -> Form:
        """The integer that the value is, read as signed or as unsigned."""
        if self._parent is not None and not self._is_rehearsed(value):
            return self._parent.exact(value, signed)
        return self._memoised((id(value), signed, True), value, self._compute_exact)

    def _memoised(
        self, key: Key, value: Value, compute: Callable[[Value, bool], Form]
    ) -> Form:
        for memo in self._forms:
            if key in memo:
                return memo[key]
        depth = len(self._forms)
        found = compute(value, key[1])
        assert len(self._forms) == depth
        self._forms[-1][key] = found
        self._keep.append(value)
        return found

    @property
    def fact_memos(self) -> list[dict[int, tuple[Expr, ...]]]:
        """Facts by block number, the best first; new ones go into the last."""
        return self._fact_memos

    def _compute_exact(self, value: Value, signed: bool) -> Form:
        if isinstance(value, ConstantInt):
            return Form(const(value.signed if signed else value.unsigned))
        bits = bits_of(value.type, self.word)
        if bits is None:
            return self._opaque(value, signed)
        if not isinstance(value, Instruction):
            return self._leaf(value, bits, signed)
        ring = self.ring(value, signed)
        if self._is_opaque(value, ring):
            return self._leaf(value, bits, signed)
        return self._best(value, bits, signed, ring)

    def _best(self, value: Instruction, bits: int, signed: bool, ring: Form) -> Form:
        """The reading with the fewest conditions; what flags promise comes first."""
        candidates: list[Form] = []
        own = self._promised(value, signed)
        if own is not None:
            if not own.conditions:
                return own
            candidates.append(own)
        known = self.known_at(value.block)
        other = self._promised(value, not signed)
        if other is not None and known.within(other.expr, 0, (1 << (bits - 1)) - 1):
            candidates.append(other)
        low, high = bits_range(bits, signed)
        open_sides = frozenset(
            at_least_zero(side)
            for side in (ring.expr - low, -ring.expr + high)
            if not known.proves(side)
        )
        candidates.append(Form(ring.expr, ring.conditions | open_sides))
        return min(candidates, key=lambda form: len(form.conditions))

    def _promised(self, value: Instruction, signed: bool) -> Form | None:
        if value.opcode == "select":
            found = clamped(self, value)
            return found[0] if found is not None and found[1] == signed else None
        if value.opcode != "phi":
            return promised(self, value, signed)
        recurrence = self.recurrence(value)
        if recurrence is None:
            if self.scope.is_header(value.block) or not self._one_source(value):
                return None
            return self.exact_operand(value, 0, signed)
        if not (recurrence.signed if signed else recurrence.unsigned):
            return None
        begin = self.seen_from(value.block, recurrence.begin, signed, exact=True)
        moved = recurrence.step * of(recurrence.counter)
        return begin + Form(moved, recurrence.conditions)

    @property
    def known_memos(self) -> list[dict[int, Known]]:
        """What is known by block number, the best first; new goes into the last."""
        return self._known_memos

    # ---- leaves ---------------------------------------------------------------------

    def _opaque(self, value: Value, signed: bool) -> Form:
        return self._unread(value, bits_of(value.type, self.word) or 0, signed)

    def _unread(self, value: Value, bits: int, signed: bool) -> Form:
        wide = bits >= self.word and not self._is_hub_phi(value)
        return Form(of(leaf(value, bits, signed or wide)))

    def _leaf(self, value: Value, bits: int, signed: bool) -> Form:
        as_signed = of(leaf(value, bits, True))
        if signed or isinstance(value.type, PointerType):
            return Form(as_signed)
        if self._is_hub_phi(value):
            return Form(of(leaf(value, bits, False)))
        block = value.block if isinstance(value, Instruction) else None
        if self.known_at(block).proves(as_signed):
            return Form(as_signed)
        if bits < self.word:
            return Form(of(leaf(value, bits, False)))
        # One atom per 64-bit value keeps trip counts and strides comparable.
        return Form(as_signed, frozenset((at_least_zero(as_signed),)))

    def _is_opaque(self, value: Value, form: Form) -> bool:
        match form.expr.terms:
            case (((ValueAtom(name=name),), 1),):
                return name == f"%{getattr(value, 'name', None)}"
            case _:
                return False

    # ---- loops ----------------------------------------------------------------------

    def recurrence(self, phi: Instruction) -> Recurrence | None:
        """The recurrence of a header phi, None if it is none."""
        loop = self.scope.loop_headed_by(phi.block)
        if loop is None or self._is_hub_phi(phi):
            return None
        if self._parent is not None and not self._is_rehearsed(phi):
            return self._parent.recurrence(phi)
        found = self._recurrences.get(phi.block.number)
        if found is None:
            found = find_recurrences(self, loop)
            self._recurrences[phi.block.number] = found
            found.update(find_followers(self, loop, found))
        return found.get(phi)

    def push(self, exits: dict[int, CountedExit | Uncounted]) -> None:
        """Opens memos for forms that may be worse than those to be found later."""
        self._exits.append(exits)
        self._forms.append({})
        self._fact_memos.append({})
        self._known_memos.append({})

    def pop(self) -> None:
        """Closes them again."""
        self._exits.pop()
        self._forms.pop()
        self._fact_memos.pop()
        self._known_memos.pop()

    def rehearsal(self, loop: Loop) -> Evaluator:
        """An evaluator for one iteration, header phis as atoms: see `recurrences`."""
        return Evaluator(self.scope, self._exit_of, self, loop)

    def exit(self, loop: Loop) -> CountedExit | Uncounted:
        """Where the loop's counter ends, as far as that is known yet."""
        if (
            self._parent is not None
            and self._rehearsed is not None
            and loop.header not in self._rehearsed
        ):
            return self._parent.exit(loop)
        key = loop.header.number
        for frame in self._exits:
            if key in frame:
                return frame[key]
        # What holds before the loop does not depend on its trip count.
        self.known_at(self.scope.entry(loop))
        # See Note [Trip counts in the making].
        self.push({key: Uncounted(loop, "it is being counted")})
        result = self._exit_of(self, loop)
        self.pop()
        self._exits[-1][key] = result
        return result

    def trip_conditions(self, loop: Loop) -> Conditions:
        """What the trip counts of a loop and of those around it rest on."""
        found = NONE
        around: Loop | None = loop
        while around is not None:
            end = self.exit(around)
            found |= end.conditions if isinstance(end, CountedExit) else NONE
            around = around.parent
        return found

    def known_at(self, block: Block | None) -> Known:
        """What holds whenever control is in `block`."""
        return self._facts.at(block)

    def _is_rehearsed(self, value: Value) -> bool:
        return (
            self._rehearsed is not None
            and isinstance(value, Instruction)
            and value.block in self._rehearsed
        )

    def _is_hub_phi(self, value: Value) -> bool:
        return (
            self._rehearsed is not None
            and isinstance(value, Instruction)
            and value.opcode == "phi"
            and value.block is self._rehearsed.header
        )
