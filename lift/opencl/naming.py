"""Index expressions that are written more than once get a name; bounds always do.

Consumes the statements of one kernel as they will be printed; produces them with
`NameIndex` statements at the outermost place where an expression's variables are
known (before the loops that do not change it, but never out of a lone test).
Expressions that might divide by zero stay where they are.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import TypeAlias

from lift.opencl import ir
from lift.opencl.names import Names
from lift.opencl.rewrite import blocks_of, with_blocks
from lift.opencl.schedule import Form, Schedule
from lift.opencl.shown import printed_sizes
from lift.sizes import Size, Truth, Variable, free_variables, positive, print_c
from lift.sizes.polynomial import atoms
from lift.sizes.structure import children
from lift.sizes.terms import (
    Atom,
    Coefficient,
    Conditional,
    FloorDiv,
    Maximum,
    Minimum,
    Modulo,
    of_atom,
    sole_atom,
)
from lift.sizes.traverse import moved_at, substitute
from lift.sizes.witness import POINTS, value_at

#: Shorter texts than this are read faster than the name that would replace them.
SHORTEST = 10
#: From the kernel's block inwards: the statement, and which of its blocks.
Path: TypeAlias = tuple[tuple[int, int], ...]


@dataclass(slots=True)
class _Use:
    """A size that is printed by a statement, and what is named in it by now."""

    block: Path
    at: int
    size: Size
    named: set[Atom] = field(default_factory=set)
    inside: frozenset[Atom] = frozenset()

    def __post_init__(self) -> None:
        self.inside = _atoms_inside(self.size)

    def count(self, wanted: Atom) -> int:
        """How often the atom would be written out."""
        if wanted not in self.inside:
            return 0
        return _count(self.size, wanted, self.named)


def _count(size: Size, wanted: Atom, named: set[Atom]) -> int:
    total = 0
    for atom in atoms(size):
        if atom is wanted:
            total += 1
        elif atom not in named:
            total += sum(_count(part, wanted, named) for part in children(atom))
    return total


@dataclass(slots=True)
class _Kernel:
    """What is known of a kernel: its printed sizes, its loops and their variables."""

    schedule: Schedule
    uses: list[_Use] = field(default_factory=list)
    loops: set[Path] = field(default_factory=set)
    bound: dict[Path, set[str]] = field(default_factory=dict)

    def enter(self, block: ir.Block, path: Path, own: tuple[Size, ...] = ()) -> None:
        """Collect everything in a block whose head declares these variables."""
        names = self.bound.setdefault(path, set())
        names.update(v.name for size in own for v in free_variables(size))
        for k, s in enumerate(block.statements):
            self.uses += [_Use(path, k, size) for size in printed_sizes(s)]
            if isinstance(s, ir.DeclareIndex):
                names.update(v.name for v in free_variables(s.variable))
            for b, inner in enumerate(blocks_of(s)):
                below = (*path, (k, b))
                if self.repeats(s):
                    self.loops.add(below)
                self.enter(inner, below, _declared(s))

    def repeats(self, statement: ir.Statement) -> bool:
        """Is it a loop in the text, too?"""
        if isinstance(statement, ir.ParFor):
            return self.schedule.form(statement) is Form.LOOP
        return isinstance(statement, ir.For | ir.PingPong)

    def home(self, use: _Use, needed: frozenset[str]) -> Path:
        """The outermost block around a use that knows all these variables."""
        for end in range(len(use.block), 0, -1):
            if self.bound[use.block[:end]] & needed:
                return use.block[:end]
        return ()


def _declared(statement: ir.Statement) -> tuple[Size, ...]:
    match statement:
        case ir.For(variable=variable) | ir.ParFor(variable=variable):
            return (variable,)
        case ir.PingPong(counter=counter, length=length):
            return (counter,) if length is None else (counter, length)
        case _:
            return ()


# What is worth a name ----------------------------------------------------------------


@lru_cache(maxsize=1 << 13)
def _all_atoms(size: Size) -> tuple[Atom, ...]:
    """The atoms of a size and of what is inside of them, outermost first."""
    found: list[Atom] = []
    for atom in atoms(size):
        found.append(atom)
        for part in children(atom):
            found += _all_atoms(part)
    return tuple(found)


@lru_cache(maxsize=1 << 13)
def _atoms_inside(size: Size) -> frozenset[Atom]:
    return frozenset(_all_atoms(size))


def _nesting(atom: Atom) -> int:
    inner = (a for part in children(atom) for a in atoms(part))
    return 1 + max(map(_nesting, inner), default=0)


def _evaluates_anywhere(atom: Atom) -> bool:
    """May the atom be computed where it is not needed? No division by zero, no read."""
    match atom:
        case Variable():
            return True
        case FloorDiv(denominator=by) | Modulo(denominator=by):
            allowed = positive(by) is Truth.YES
        case Minimum() | Maximum() | Conditional():
            allowed = True
        case _:
            return False
    return allowed and all(
        exponent > 0 and isinstance(coefficient, int) and _evaluates_anywhere(inner)
        for part in children(atom)
        for monomial, coefficient in part.terms
        for inner, exponent in monomial
    )


def _candidates(uses: list[_Use]) -> list[Atom]:
    """Atoms that may be named."""
    found = dict.fromkeys(atom for use in uses for atom in _all_atoms(use.size))
    chosen: list[Atom] = [
        atom
        for atom in found
        if not isinstance(atom, Variable)
        and _evaluates_anywhere(atom)
        and len(print_c(of_atom(atom))) >= SHORTEST
    ]
    return chosen


# Names -------------------------------------------------------------------------------

_STEMS: tuple[tuple[type, str], ...] = (
    (FloorDiv, "blocks"), (Modulo, "wrapped"), (Minimum, "clamped"),
    (Maximum, "clamped"), (Conditional, "place"),
)  # fmt: skip


#: A bound is worth its name even if it is written once.
_PAIR = ("begin", "end")


def _stems(candidates: list[Atom]) -> list[tuple[Atom, str]]:
    """Telling names, in the order in which they are to be given: the largest first.

    Parts that are dealt out to groups have a begin and an end.
    """
    stems = {atom: _stem(atom) for atom in candidates}
    # At a sample point: most sizes are no other one, and need not be made.
    known = {None, *(value_at(of_atom(atom), POINTS[0]) for atom in candidates)}
    for atom in candidates:
        if isinstance(atom, Minimum):
            following = _following(of_atom(atom), known)
            after = [a for a in map(sole_atom, following) if a in stems]
            stems |= dict.fromkeys((a for a in after if a is not None), "end")
            stems |= {atom: "begin"} if after else {}

    def last(atom: Atom) -> tuple[int, bool]:
        return _nesting(atom), stems[atom] == "end"

    return [(a, stems[a]) for a in sorted(candidates, key=last, reverse=True)]


def _stem(atom: Atom) -> str:
    if isinstance(atom, FloorDiv):
        by = atom.denominator.constant
        terms = dict(atom.numerator.terms)
        if by is not None and terms.get((), 0) == by - 1:
            return "share"
    return next(stem for kind, stem in _STEMS if isinstance(atom, kind))


def _following(size: Size, known: set[Coefficient | None]) -> list[Size]:
    """The size for the next group, work-item or round, if its value is known."""
    return [
        substitute(size, {of_atom(v): of_atom(v) + 1})
        for v in free_variables(size)
        if moved_at(size, v, 1, POINTS[0]) in known
    ]


# The pass ----------------------------------------------------------------------------


@dataclass(slots=True)
class _Naming:
    """The names given so far, and where they are defined."""

    kernel: _Kernel
    names: Names
    #: Definitions before a statement of a block, in the order they are printed.
    inserted: dict[tuple[Path, int], list[ir.NameIndex]] = field(default_factory=dict)

    def consider(self, atom: Atom, stem: str) -> None:
        """Name an atom, once for each home of its uses, where it is repeated."""
        needed = frozenset(v.name for v in free_variables(of_atom(atom)))
        homes: dict[Path, list[_Use]] = {}
        for use in self.kernel.uses:
            if use.count(atom) > 0:
                homes.setdefault(self.kernel.home(use, needed), []).append(use)
        for home, uses in homes.items():
            if stem in _PAIR or sum(use.count(atom) for use in uses) > 1:
                self.define(atom, home, uses, self.names.fresh(stem))

    def define(self, atom: Atom, home: Path, uses: list[_Use], name: str) -> None:
        block = self.place(home, uses)
        depth = len(block)
        at = min(
            use.block[depth][0] if len(use.block) > depth else use.at for use in uses
        )
        for use in uses:
            use.named.add(atom)
        # Smaller expressions are named later; they go before those that use them.
        self.inserted.setdefault((block, at), []).insert(
            0, ir.NameIndex(name, of_atom(atom))
        )
        self.kernel.uses += [_Use(block, at, part) for part in children(atom)]

    def place(self, home: Path, uses: list[_Use]) -> Path:
        """Out of every loop that does not change the value, but no further."""
        common = uses[0].block
        for use in uses[1:]:
            shared = 0
            for a, b in zip(common, use.block, strict=False):
                if a != b:
                    break
                shared += 1
            common = common[:shared]
        for depth in range(len(home), len(common)):
            if common[: depth + 1] in self.kernel.loops:
                return common[:depth]
        return common


def name_indices(block: ir.Block, schedule: Schedule, names: Names) -> ir.Block:
    """The block with repeated index expressions named."""
    kernel = _Kernel(schedule)
    kernel.enter(block, ())
    naming = _Naming(kernel, names)
    for atom, stem in _stems(_candidates(kernel.uses)):
        naming.consider(atom, stem)
    return _rebuilt(block, (), naming.inserted) if naming.inserted else block


def _rebuilt(
    block: ir.Block, path: Path, inserted: dict[tuple[Path, int], list[ir.NameIndex]]
) -> ir.Block:
    result: list[ir.Statement] = []
    for k, s in enumerate(block.statements):
        result += inserted.get((path, k), ())
        inner = tuple(
            _rebuilt(b, (*path, (k, n)), inserted) for n, b in enumerate(blocks_of(s))
        )
        result.append(with_blocks(s, inner) if inner else s)
    return ir.Block(tuple(result))
