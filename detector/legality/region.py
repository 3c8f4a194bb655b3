"""The loop nest that a match wants to replace, as the rules of legality see it.

Consumes a match and the program it was found in; produces loops, forms, accesses and
names. Must not decide anything.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING

from detector.analysis.affine import Access
from detector.analysis.condition import NONE, NonNegative
from detector.analysis.expr import ZERO, Counter, Expr, of
from detector.analysis.induction import LoopForm, Uncounted
from detector.analysis.loops import Loop
from detector.analysis.ranges import Known
from detector.analysis.reloads import Reload, reload
from detector.analysis.shifts import shifted
from detector.analysis.values import leaf
from detector.atoms.forms import chosen_from
from detector.legality.scatter import scattered
from detector.model import Block, Instruction, Value
from detector.reading import Reader

if TYPE_CHECKING:
    from detector.atoms.program import Program
    from detector.legality.extents import Span
    from detector.match import Match
    from detector.verdict import ByteRange


@dataclass(frozen=True, eq=False)
class Region:
    """One nest, seen from its outermost loop."""

    match: Match
    program: Program
    loop: Loop = field(init=False)
    # Each store is held against each access, so these are asked for again and again.
    spans: dict[Access, Span | None] = field(default_factory=dict, init=False)
    ranges: dict[tuple[Access, ...], ByteRange | None] = field(
        default_factory=dict, init=False
    )
    _reloads: dict[Value, Reload | None] = field(default_factory=dict, init=False)
    _reader: Reader = field(init=False)
    _known_in: dict[tuple[Block, ...], Known] = field(default_factory=dict, init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "loop", self.match.loop)
        object.__setattr__(self, "_reader", Reader(self.match.function, _no_lines))

    # ---- loops ----------------------------------------------------------------------

    @cached_property
    def every_loop(self) -> tuple[Loop, ...]:
        """All loops of the nest, outer before inner."""
        every = self.program.analyses.loops.loops
        return tuple(loop for loop in every if self.loop.encloses(loop))

    @cached_property
    def searches(self) -> tuple[Loop, ...]:
        """Inner loops that end when they have found something, and only read.

        They are a matter of one point, which runs them as they are. Where nothing but
        the key of a histogram comes of them, nobody has to know how long they take.
        """
        if self.match.kind != "histogram":
            return ()
        inner = (loop for loop in self.every_loop if loop is not self.loop)
        return tuple(loop for loop in inner if self._is_search(loop))

    def _is_search(self, loop: Loop) -> bool:
        form = self.form(loop)
        if isinstance(form, LoopForm) and not form.early_exit:
            return False
        stays = all(block in self.loop for block in loop.exits)
        return stays and not any(i.opcode == "store" for i in loop.instructions())

    def is_searching(self, instruction: Instruction) -> bool:
        """Whether an instruction belongs to a search."""
        return any(loop.has(instruction) for loop in self.searches)

    @cached_property
    def loops(self) -> tuple[Loop, ...]:
        """The counted loops of the nest, outer before inner; searches are none."""
        apart = self.searches
        return tuple(
            loop
            for loop in self.every_loop
            if not any(search.encloses(loop) for search in apart)
        )

    @property
    def first(self) -> Instruction:
        """An instruction to blame where no other is."""
        where = (i for i in self.loop.instructions() if i.location is not None)
        return next(where, self.loop.header.instructions[0])

    def form(self, loop: Loop) -> LoopForm | Uncounted:
        """The form of a loop."""
        return self.program.forms[loop]

    def counted(self, loop: Loop) -> LoopForm:
        """The form of a loop of the nest; `control` has seen that all have one."""
        form = self.form(loop)
        assert isinstance(form, LoopForm)
        return form

    def counter(self, loop: Loop) -> Counter:
        """The counter of a loop."""
        return self.program.counter(loop)

    @cached_property
    def counters(self) -> dict[Counter, Loop]:
        """The counters of the nest, the innermost first."""
        inside_out = sorted(self.loops, key=lambda loop: -loop.depth)
        return {self.counter(loop): loop for loop in inside_out}

    def last(self, counter: Counter) -> Expr:
        """The largest value that the counter of a loop of the nest has."""
        form = self.counted(self.counters[counter])
        return form.trip - 1 if form.tested == "bottom" else form.trip

    def around(self, instruction: Instruction) -> list[Loop]:
        """The loops of the nest around an instruction, the innermost first."""
        found = []
        loop = self.program.analyses.loops.loop_of(instruction.block)
        while loop is not None and self.loop.encloses(loop):
            found.append(loop)
            loop = loop.parent
        return found

    def is_induction(self, phi: Instruction) -> bool:
        """Whether a header phi follows from its loop's counter."""
        loop = self.program.analyses.loops.loop_at(phi.block)
        form = self.form(loop) if loop is not None else None
        return isinstance(form, LoopForm) and any(
            induction.phi is phi for induction in form.inductions
        )

    def is_shifted(self, phi: Instruction) -> bool:
        """Whether a header phi is shifted by every iteration: a function of it."""
        loop = self.program.analyses.loops.loop_at(phi.block)
        return loop is not None and shifted(phi, loop) is not None

    # ---- memory ---------------------------------------------------------------------

    @cached_property
    def instructions(self) -> tuple[Instruction, ...]:
        """Everything in the nest, in block order."""
        return tuple(self.loop.instructions())

    @cached_property
    def stores(self) -> tuple[Access, ...]:
        """What the nest writes."""
        return tuple(self._accesses("store"))

    @cached_property
    def loads(self) -> tuple[Access, ...]:
        """What the nest reads."""
        return tuple(self._accesses("load"))

    def _accesses(self, opcode: str) -> Iterator[Access]:
        for instruction in self.instructions:
            if instruction.opcode == opcode:
                access = self.program.access(instruction, self.loop)
                if access is not None:
                    yield self._of_one_array(access)

    def _of_one_array(self, access: Access) -> Access:
        """The access of a bin that an if picks: of one array, at whatever position."""
        base = access.base
        if self.match.kind != "histogram" or base is None:
            return access
        array = None if self.loop.is_invariant(base) else chosen_from(base)
        if array is None or not self.loop.is_invariant(array):
            return access
        word = self.program.analyses.evolution.evaluator.word
        rest = access.address - of(leaf(array, word, False))
        return replace(
            access, base=array, strides=(), indirect=(), offset=ZERO, irregular=rest
        )

    def moving(self, access: Access) -> list[Loop]:
        """The loops of the nest that move an address, the innermost first."""
        if not access.is_affine and scattered(self, access) is not None:
            return [self.loop]
        return [
            loop
            for counter, loop in self.counters.items()
            if access.stride(counter).terms
        ]

    def staying(self, access: Access) -> list[Loop]:
        """The loops around an access that do not move it."""
        moving = self.moving(access)
        return [lp for lp in self.around(access.instruction) if lp not in moving]

    @cached_property
    def parallel(self) -> frozenset[Loop]:
        """The loops that move some store: each of their points writes its own."""
        return frozenset(lp for store in self.stores for lp in self.moving(store))

    def reload(self, value: Value) -> Reload | None:
        """How to load a value of the nest before it, None if that cannot be."""
        if value not in self._reloads:
            found = reload(self.program.analyses, value, self.loop)
            self._reloads[value] = found
        return self._reloads[value]

    # ---- what is known before the nest ----------------------------------------------

    @property
    def preheader(self) -> Block:
        """Where guards are evaluated."""
        assert self.loop.preheader is not None, "`control` has seen to it"
        return self.loop.preheader

    @cached_property
    def known(self) -> Known:
        """What is known when the nest is entered."""
        return self.program.analyses.evolution.evaluator.known_at(self.preheader)

    @cached_property
    def certain(self) -> Known:
        """The same without what the loops around the nest take for granted.

        Those conditions are to be checked, not to be used to prove themselves.
        """
        evaluator = self.program.analyses.evolution.evaluator
        around = self.loop.parent
        assumed = evaluator.trip_conditions(around) if around is not None else NONE
        taken = {c.expr for c in assumed if isinstance(c, NonNegative)}
        facts = tuple(f for f in self.known.facts if f not in taken)
        return Known(facts, self.known.last)

    def known_at(self, *accesses: Access) -> Known:
        """What is known where all these accesses run.

        What is said about them matters only if they run at all.
        """
        blocks = tuple(dict.fromkeys(access.instruction.block for access in accesses))
        if blocks not in self._known_in:
            self._known_in[blocks] = self._find_known(blocks)
        return self._known_in[blocks]

    def _find_known(self, blocks: tuple[Block, ...]) -> Known:
        known_at = self.program.analyses.evolution.evaluator.known_at
        found = [known_at(block) for block in blocks]
        facts = dict.fromkeys(f for known in found for f in known.facts)
        outside = (f for f in facts if not self._moves(f))
        return Known((*self.known.facts, *outside), self.known.last)

    def _moves(self, expr: Expr) -> bool:
        return not self.program.invariant_expr(expr, self.loop)

    def name(self, base: Value | None) -> str:
        """What a reader calls a pointer."""
        named = self._reader.name(base)
        return named or getattr(base, "name", None) or "memory"

    def show(self, expr: Expr) -> str:
        """An expression as the source would say it."""
        return self.program.analyses.evolution.show(expr)


def _no_lines(file: str) -> list[str]:
    """Verdicts do not depend on whether the source is at hand."""
    return []
