"""Inner loops whose bounds change in the nest: triangles, rows of a sparse matrix.

Consumes loop forms; produces for each such loop an absolute position J that replaces
its counter (counter = J - begin): rows that begin anywhere are then read from one and
the same array, and the loop runs over a range of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from codegen.translate.size_table import is_invariant
from detector.analysis.affine import Access, Stride
from detector.analysis.expr import ZERO, Atom, Counter, Expr, Value, const, of
from detector.analysis.induction import LoopForm
from detector.analysis.scope import Scope


@dataclass(frozen=True, slots=True)
class Range:
    """begin <= J < end; `most` bounds end before the nest, None if nothing does.

    Positions count from the first that any row has, where that is known. `whole`: some
    row has all positions up to `most`, so all that is there is read.
    """

    position: Counter
    begin: Expr
    end: Expr
    most: Expr | None
    whole: bool = False


def range_of(
    form: LoopForm, trips: Mapping[Counter, Expr], scope: Scope
) -> Range | None:
    """The range of a loop that counts up by one from a begin that changes."""
    if form.step.constant != 1 or form.primary is None or form.primary.is_pointer:
        return None
    position = Counter(f"{form.counter.header}#", form.counter.depth)
    least = _extreme(form.begin, trips, scope, False)
    most = _extreme(form.end, trips, scope, True)
    if least is None or most is None:
        return Range(position, form.begin, form.end, most)
    whole = least == form.begin or most == form.end
    return Range(position, form.begin - least, form.end - least, most - least, whole)


def _extreme(
    expr: Expr, trips: Mapping[Counter, Expr], scope: Scope, greatest: bool
) -> Expr | None:
    """The largest end: each counter at its last value if the end grows with it.

    Or the smallest beginning.
    """
    for atom in list(expr.atoms()):
        if not isinstance(atom, Counter):
            continue
        factor = expr.coefficient(atom)
        trip = trips.get(atom)
        if factor is None or factor.constant is None or trip is None:
            return None
        last = trip - 1 if (factor.constant > 0) == greatest else ZERO
        expr = expr.substitute({atom: last})
    return expr if is_invariant(expr) and _is_known(expr, scope) else None


def _is_known(expr: Expr, scope: Scope) -> bool:
    """Whether no value in it is computed inside a loop (a row pointer is)."""
    for atom in expr.atoms():
        if isinstance(atom, Value):
            value = scope.value_of(atom)
            block = getattr(value, "block", None)
            if block is not None and scope.innermost(block) is not None:
                return False
    return True


def absolute(access: Access, ranges: Mapping[Counter, Range], scope: Scope) -> Access:
    """The access over absolute positions."""
    replaced: dict[Atom, Expr] = {
        c: of(r.position) - r.begin for c, r in ranges.items()
    }
    if not any(s.counter in replaced for s in access.strides) or access.base is None:
        return access
    address = access.address.substitute(replaced)
    strides: list[Stride] = []
    rest = address
    for counter in sorted(address.counters(), key=lambda c: c.depth):
        factor = rest.coefficient(counter)
        if factor is None:
            return access
        strides.append(Stride(counter, factor))
        rest = rest.without(counter)
    base = next((a for a in rest.atoms() if isinstance(a, Value) and a.pointer), None)
    if base is None:
        return access
    offset = rest - of(base)
    if not _is_known(offset, scope):
        return access
    return Access(
        access.instruction, address, access.base, tuple(strides), offset, (), const(0),
        access.size, access.is_write, access.conditions,
    )  # fmt: skip
