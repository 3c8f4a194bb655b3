"""Loops that read here and there, and do little with it: one element after the other.

Consumes the statements of a kernel; marks innermost loops whose reads are mostly not
side by side from one iteration to the next (`count[key[i]]`, `z[i / 2]`, `x[3 * i]`).
A compiler would make vectors of them, whose parts it has fetched by one instruction. On
no processor does that take less than loads one by one, and on many of Intel's several
times as long (Cascade Lake: 16 million counts 24.6 ms by such instructions, 16.3
without); what is computed with them in vectors has to be worth it.
"""

from __future__ import annotations

from dataclasses import replace

from lift.opencl import ir
from lift.opencl.flatten import flat_index
from lift.opencl.rewrite import blocks_of, own_values, with_blocks
from lift.scalar import OPS, Accuracy
from lift.sizes import Size, free_variables
from lift.sizes.polynomial import atoms
from lift.sizes.terms import FloorDiv, Modulo, Variable, of_atom
from lift.sizes.traverse import substitution
from lift.types import VectorType

#: So many operations on each such element are not worth a vector.
_LIGHT = 3
#: Iterations that are written out: without them the next reads are seen too late to be
#: under way when they are needed (a table of 16 KB for 24 million keys, two threads of
#: Zen 4: 6.8 ms, with them 4.7; all of isrank 10 % less).
_COPIES = 4
_SLOW = {"div", "rem", "sqrt", "fmod", "remainder"}
_SLOW |= {name for name, row in OPS.items() if row.accuracy is Accuracy.ULP}
_PLAIN = (ir.Declare, ir.DeclareIndex, ir.NameIndex, ir.Assign, ir.Store)


class _Anywhere:
    """The step of what is here now, and then there."""


#: By how much something grows from one iteration to the next; None: nobody knows, as of
#: positions that are kept inside of a row.
_Step = int | type[_Anywhere] | None


def one_by_one(block: ir.Block) -> ir.Block:
    """The block with such loops marked: no vectors of their iterations."""
    result: list[ir.Statement] = []
    for statement in block.statements:
        inner = tuple(one_by_one(b) for b in blocks_of(statement))
        own = with_blocks(statement, inner) if inner else statement
        if isinstance(own, ir.For) and _is_scattered(own):
            own = replace(own, lanes=1, interleaved=1, copies=_COPIES)
        result.append(own)
    return ir.Block(tuple(result))


def _is_scattered(loop: ir.For) -> bool:
    statements = loop.body.statements
    if loop.lanes or loop.copies or not all(isinstance(s, _PLAIN) for s in statements):
        return False
    values = [v for s in statements for v in own_values(s)]
    if any(isinstance(v.type, VectorType) for v in values):
        return False
    steps = _Steps(loop)
    reads = {v for v in values if isinstance(v, ir.Load)}
    apart = sum(steps.place(read) not in (0, 1, -1, None) for read in reads)
    work = [
        v
        for s in statements
        if not isinstance(s, ir.DeclareIndex)
        for v in own_values(s)
        if isinstance(v, ir.Apply | ir.Choose)
    ]
    if any(isinstance(v, ir.Apply) and v.op in _SLOW for v in work):
        return False
    return apart > 0 and len(work) <= _LIGHT * apart


class _Steps:
    """How positions and numbers move in a loop."""

    def __init__(self, loop: ir.For) -> None:
        self._indices: dict[Variable, _Step] = {}
        for variable in free_variables(loop.variable):
            self._indices[variable] = 1
        self._names: dict[str, _Step] = {}
        for statement in loop.body.statements:
            match statement:
                case ir.DeclareIndex(own, value):
                    step = self.number(value)
                    for variable in free_variables(own):
                        self._indices[variable] = step
                case ir.Declare(name, _, value) if value is not None:
                    self._names[name] = self.number(value)
                case ir.Declare(name) | ir.Assign(name):
                    self._names[name] = None
                case _:
                    pass

    def place(self, read: ir.Load) -> _Step:
        """By how many elements a read moves."""
        return self._growth(flat_index(read.buffer, read.index))

    def number(self, value: ir.Value) -> _Step:
        """By how much a value grows."""
        match value:
            case ir.Lit():
                return 0
            case ir.Ref(name):
                return self._names.get(name, 0)
            case ir.IndexValue(position):
                return self._growth(position)
            case ir.Load():
                # What it says may be anything, unless it is the same all the time.
                step = self.place(value)
                return step if step is None or step == 0 else _Anywhere
            case ir.Apply("cast" | "bitcast", (only,)):
                return self.number(only)
            case ir.Apply(op, args):
                return _combined(op, args, [self.number(arg) for arg in args])
            case _:
                return None

    def _growth(self, position: Size) -> _Step:
        total = 0
        for moving in free_variables(position):
            if moving not in self._indices:
                continue
            step, own = self._indices[moving], of_atom(moving)
            if not isinstance(step, int):
                return step
            away = substitution({own: own + 1})(position) - position
            if away.constant is None:
                # A row further, or one half of the time; what has limits may stay.
                even = all(
                    isinstance(a, Variable | FloorDiv | Modulo) for a in atoms(away)
                )
                return _Anywhere if even else None
            total += step * away.constant
        return total


def _combined(op: str, args: tuple[ir.Value, ...], steps: list[_Step]) -> _Step:
    """The step of an operation on numbers with these steps."""
    if all(step == 0 for step in steps):
        return 0
    if _Anywhere in steps:
        return _Anywhere
    first, *others = steps
    match op, others:
        case "add", [int() as second] if isinstance(first, int):
            return first + second
        case "sub", [int() as second] if isinstance(first, int):
            return first - second
        case "mul", [int() as second] if isinstance(first, int):
            factors = [a.bits for a in args if isinstance(a, ir.Lit)]
            return factors[0] * (first + second) if factors else _Anywhere
        case (("div" | "shr"), [0]) if isinstance(first, int):
            return _Anywhere
        case _:
            return None


__all__ = ["one_by_one"]
