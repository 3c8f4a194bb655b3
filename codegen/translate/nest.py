"""A loop nest as nested maps and folds.

Consumes a counted loop with everything in it; produces Lift expressions: `over` maps a
function over the points of the parallel loops, `fold` is an inner loop with its carried
values. Reads that move regularly become elements of zipped views; all others are read
`at` a computed position. Must not know which idiom this is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from codegen.scalar import Body, BodyContext, Untranslatable, lift_type
from codegen.scalar.ops import FALSE, TRUE
from codegen.translate.buffers import Buffers
from codegen.translate.forwarding import stored_before
from codegen.translate.found import found_by
from codegen.translate.index_width import fits_int
from codegen.translate.positions import Positions
from codegen.translate.scalars import Scalars
from codegen.translate.shape import Shape
from codegen.translate.size_table import divided
from detector.analysis.expr import Counter, Expr
from detector.analysis.loops import Loop
from detector.model import Block, Instruction, Value
from lift.sizes import Size
from lift.terms import patterns as p
from lift.terms.build import call, get, lit, op, pipe, tup, zipped
from lift.terms.core import Expr as Term
from lift.terms.core import Lambda, NatValue, Param
from lift.types import I64

Finish = Callable[..., Term]


def both(first: Term, then: Term) -> Term:
    """Whether both hold; the second is asked only where the first does."""
    if first == TRUE or then == TRUE:
        return then if first == TRUE else first
    return call(p.Select(), first, then, FALSE)


@dataclass(slots=True)
class Nest:
    """Translates values of one nest; knows what is bound at the current level."""

    shape: Shape
    buffers: Buffers
    scalars: Scalars
    positions: Positions
    has_fma: bool
    # What the program at hand writes.
    stores: tuple[Instruction, ...]
    # What some values stand for at every level.
    given: dict[Value, Term] = field(default_factory=dict)
    _bound: dict[Value, Term] = field(default_factory=dict)
    _rows: dict[Instruction, Term] = field(default_factory=dict)
    _forwarded: dict[Instruction, Value | None] = field(default_factory=dict)
    # Loops whose initial values are being looked for.
    _opening: set[Loop] = field(default_factory=set)
    # Searches whose steps are being translated.
    searching: set[Loop] = field(default_factory=set)
    # Whether a position may need 64 bits although all known extents fit 32.
    wide: bool = False
    _names: int = 0

    # Levels ---------------------------------------------------------------------------

    def over(
        self, loops: Sequence[Loop], point: Callable[[], Term], spread: bool = False
    ) -> Term:
        """`point` at every point of the loops, outermost first.

        `spread`: also at those that only other rows have (see `spread`).
        """
        if not loops:
            return point()
        loop, *inner = loops
        if not spread:
            self._refuse_range(loop)
        element, array = self._level(loop)
        body = self.over(inner, point, spread)
        index = self.positions.binder(self.shape.counter(loop))
        return pipe(array, p.Map(Lambda((element,), body, index)))

    def fold(
        self, loop: Loop, counting: bool = False
    ) -> tuple[tuple[Instruction, ...], Term]:
        """An inner loop's carried values, and what they are when it is left."""
        carried = self.shape.carried(loop)
        if not carried:
            raise Untranslatable(
                loop.header.instructions[0], "a loop that carries nothing"
            )
        if loop in self._opening:
            raise Untranslatable(carried[0], "a value that its own loop begins with")
        updates = tuple(self.shape.update(loop, phi) for phi in carried)
        self._opening.add(loop)
        initial = self._tuple(
            [self.value(self.shape.initial(loop, c)) for c in carried]
        )
        self._opening.remove(loop)
        saved = dict(self._bound), dict(self._rows)
        state = self.param("acc")
        for index, phi in enumerate(carried):
            self._bound[phi] = get(state, index) if len(carried) > 1 else state
        element, array = self._level(loop, counting)
        body = self.body(updates, lambda *values: self._tuple(values))
        self._bound, self._rows = saved
        position = self.positions.binder(self.shape.counter(loop))
        if position is not None and self._is_range(loop):
            return self.fold(loop, counting=True)
        step = Lambda((state, element), body, position)
        return carried, self._folded(loop, step, initial, array)

    def _folded(self, loop: Loop, step: Lambda, initial: Term, array: Term) -> Term:
        """A fold over all of the array, or over the range that the loop runs over."""
        found = self.shape.range(loop)
        if found is None:
            return call(p.Reduce(step), initial, array)
        self.wide |= found.most is None and not fits_int(found.end)
        user = loop.header.instructions[0]
        start, stop = (self._limit(e, user) for e in (found.begin, found.end))
        return call(p.ReduceRange(step), initial, start, stop, array)

    def _limit(self, expr: Expr, user: Instruction) -> Term:
        """A limit of a range: a size where it is one, so that lowering can reason."""
        known = self.shape.sizes.known(expr)
        if known is not None:
            return NatValue(known, I64)
        return self.positions.term(expr, user, self.value)

    def _is_range(self, loop: Loop) -> bool:
        return self.shape.range(loop) is not None

    def fold_over(
        self,
        loops: Sequence[Loop],
        old: Sequence[Value],
        initial: Term,
        new: Value,
        counting: bool = False,
    ) -> Term:
        """Loops that update one place in memory, as one fold from its first value.

        `old` are the values that stand for the place before the update.
        """
        if not loops:
            for value in old:
                self._bound[value] = initial
            return self.value(new)
        loop, *inner = loops
        saved = dict(self._bound), dict(self._rows)
        state = self.param("acc")
        for value in old:
            self._bound[value] = state
        element, array = self._level(loop, counting)
        body = self.fold_over(inner, old, state, new)
        self._bound, self._rows = saved
        position = self.positions.binder(self.shape.counter(loop))
        if position is not None and self._is_range(loop):
            return self.fold_over(loops, old, initial, new, counting=True)
        step = Lambda((state, element), body, position)
        return self._folded(loop, step, initial, array)

    def mapped(self, loop: Loop, body: Callable[[], Term]) -> Term:
        """`body` at every position of an inner loop, as an array."""
        self._refuse_range(loop)
        saved = dict(self._bound), dict(self._rows)
        element, array = self._level(loop)
        term = body()
        self._bound, self._rows = saved
        if term is element:
            return array
        position = self.positions.binder(self.shape.counter(loop))
        return pipe(array, p.Map(Lambda((element,), term, position)))

    def _refuse_range(self, loop: Loop) -> None:
        """An array has all positions, a loop over a range only some of them."""
        if self._is_range(loop):
            first = loop.header.instructions[0]
            raise Untranslatable(first, "parallel loops of varying length")

    def _level(self, loop: Loop, counting: bool = False) -> tuple[Param, Term]:
        """Binds what moves with the loop; its element and its array.

        A fold over a range does not know its position: that is read like an element,
        where it is asked for (`counting`) or where nothing else is read.
        """
        counter, trip = self.shape.counter(loop), self.shape.trip(loop)
        self.positions.enter(counter, trip)
        moving = [
            load
            for load in self.shape.loads(loop)
            if counter in (self.buffers.dimensions(load) or ())
            and self.shape.is_certain(load.block)
            and self._stored(load) is None
        ]
        arrays = [self._array(load, counter) for load in moving]
        element = self.param("x")
        if self._is_range(loop) and (counting or not arrays):
            last = get(element, len(arrays)) if arrays else element
            self.positions.tell(counter, last)
            arrays.append(self.positions.counting(trip))
        for place, load in enumerate(moving):
            part: Term = get(element, place) if len(arrays) > 1 else element
            if (self.buffers.dimensions(load) or ())[-1] == counter:
                self._bound[load] = part
            else:
                self._rows[load] = part
        return element, self._zip(arrays, trip)

    def _array(self, load: Instruction, counter: Counter) -> Term:
        dimensions = self.buffers.dimensions(load) or ()
        if dimensions[0] == counter:
            return self.buffers.view(load)
        if load not in self._rows:
            raise Untranslatable(load, "a read whose loops are nested another way")
        return self._rows[load]

    def _zip(self, arrays: list[Term], trip: Size) -> Term:
        if not arrays:
            return self.positions.counting(trip)
        return zipped(*arrays) if len(arrays) > 1 else arrays[0]

    def param(self, stem: str) -> Param:
        """A parameter with a name of its own."""
        self._names += 1
        return Param(f"{stem}{self._names}")

    def _tuple(self, items: Sequence[Term]) -> Term:
        return tup(*items) if len(items) > 1 else items[0]

    def forgetting(self, make: Callable[[], Term]) -> Term:
        """A term whose levels nobody else sees."""
        saved = dict(self._bound), dict(self._rows)
        term = make()
        self._bound, self._rows = saved
        return term

    def bind(self, value: Value, term: Term) -> None:
        """Says what a value is at the current level."""
        self._bound[value] = term

    # Bodies ---------------------------------------------------------------------------

    def body(self, roots: tuple[Value, ...], end: Finish) -> Term:
        """`end` of the roots as the current level sees them."""
        return Body(self._context()).translate(roots, end)

    def value(self, value: Value) -> Term:
        """One value as the current level sees it."""
        return self.body((value,), lambda term: term)

    def body_in(self, block: Block, roots: tuple[Value, ...], end: Finish) -> Term:
        """As `body`, for an iteration that is known to come to `block`."""
        dominates = self.shape.analyses.dominance.block_dominates
        passed = frozenset(b for b in self.shape.loop.blocks if dominates(b, block))
        return Body(self._context(passed)).translate(roots, end)

    def decides(self, phi: Instruction) -> list[Value]:
        """The conditions on the ways to a join."""
        return Body(self._context()).conditions(phi)

    def decided(self, phi: Instruction, incoming: Mapping[Value, Term]) -> Term:
        """A join with other terms for the values that come in."""
        return Body(self._context()).decided(phi, incoming)

    def condition(self, block: Block) -> Term:
        """When a point comes to a block: through the loops around it, outside in.

        What an inner loop asks may be there to be read only where it is entered.
        """
        holds: Term = TRUE
        loop = self.shape.analyses.loops.loop_of(block)
        while loop is not None:
            here = Body(self._context()).reached(block, loop.header)
            holds = both(here, holds)
            if self.shape.is_certain(loop.header):
                return holds
            assert loop.preheader is not None, "loop-simplify made one"
            block, loop = loop.preheader, loop.parent
        raise AssertionError("the outermost loop of a nest is certain")

    def _context(self, passed: frozenset[Block] = frozenset()) -> BodyContext:
        region = frozenset(self.shape.loop.blocks)
        return BodyContext(
            self.shape.analyses,
            region,
            passed | frozenset(b for b in region if self.shape.is_certain(b)),
            self._leaf,
            self.has_fma,
        )

    def _leaf(self, value: Value) -> Term | None:
        if value in self._bound:
            return self._bound[value]
        if value in self.given:
            return self.given[value]
        if self.shape.loop.is_invariant(value) or value in self.shape.reloads:
            return None if self.shape.is_constant(value) else self.scalars.of(value)
        if not isinstance(value, Instruction):
            return None
        found = self._found(value)
        if found is not None:
            # Inside the search the value is another one: not to be remembered.
            return found
        if value.opcode == "load":
            stored = self._stored(value)
            found = self._read(value) if stored is None else self.value(stored)
        elif value.opcode == "phi":
            found = self._phi(value)
        if found is not None:
            self._bound[value] = found
        return found

    def _stored(self, load: Instruction) -> Value | None:
        if load not in self._forwarded:
            found = stored_before(self.shape, self.buffers, load, self.stores)
            self._forwarded[load] = found
        return self._forwarded[load]

    def _read(self, load: Instruction) -> Term:
        access = self.buffers.access(load)
        distance = access.address - self.buffers.start_of(load)
        scalar = lift_type(load.type)
        assert scalar is not None, "buffers refuse other elements"
        if not self.buffers.is_bounded(load):
            elements = divided(distance, scalar.bytes)
            self.wide |= elements is None or not fits_int(elements)
        index = self.positions.element(distance, scalar.bytes, load, self.value)
        if isinstance(index, NatValue) and not self.buffers.is_bounded(load):
            # A bare position would be held against the extent, which nobody knows.
            index = op("add", index, lit(0, I64))
        return call(p.At(), Param(self.buffers.name_of(load)), index)

    def _phi(self, phi: Instruction) -> Term | None:
        induction = self.shape.induction(phi)
        if induction is not None:
            return self.positions.induction(induction, self.value)
        moved = self.shape.shifted(phi)
        if moved is not None:
            return self.positions.shifted(*moved, self.value)
        left = self.shape.left_by(phi)
        if left is None:
            return None
        loop, carried_phi = left
        carried, result = self.fold(loop)
        if carried_phi not in carried:
            raise Untranslatable(phi, "a value of the last iteration only")
        index = carried.index(carried_phi)
        return get(result, index) if len(carried) > 1 else result

    def _found(self, value: Instruction) -> Term | None:
        """What a search leaves, asked for behind it."""
        found = self.shape.searched(value)
        if found is None or found[0] in self.searching:
            return None
        return found_by(self, *found)
