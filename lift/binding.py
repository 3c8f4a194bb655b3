"""Values for size variables, found from the shapes of inputs.

Consumes a program and the lengths of its inputs' dimensions; produces a number for
each size variable, or a located error. Used by whatever runs programs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from lift.diagnostics import error
from lift.sizes import Size, evaluate, free_variables, substitute
from lift.sizes.terms import of_atom
from lift.terms.program import Fact, Program, Relation
from lift.types import ArrayType, DataType, DepArrayType, TupleType


def solve_sizes(
    program: Program,
    equations: Iterable[tuple[Size, int]],
    given: Mapping[str, int] | None = None,
) -> dict[str, int]:
    """The sizes for which every equation `size = number` holds."""
    known = dict(given or {})
    open_ones = list(equations)
    open_ones += [
        (fact.left - fact.right, 0)
        for fact in program.facts
        if fact.relation is Relation.EQ
    ]
    progress = True
    while progress:
        progress = False
        for size, number in open_ones:
            found = _solve(size, number, known)
            if found is not None:
                known[found[0]] = found[1]
                progress = True
    for variable in program.sizes:
        if variable.name not in known:
            message = f"the size {variable.name} cannot be found from the inputs"
            raise error("L203", message, program.span, remedy="give it explicitly")
    for size, number in open_ones:
        if evaluate(size, known) != number:
            message = f"{size} is {evaluate(size, known)}, but an input has {number}"
            raise error("L202", message, program.span)
    check_facts(program, known)
    return known


def _solve(size: Size, number: int, known: Mapping[str, int]) -> tuple[str, int] | None:
    """One unknown in a linear size: its name and its value."""
    unknown = [v for v in free_variables(size) if v.name not in known]
    if len(unknown) != 1:
        return None
    (variable,) = unknown
    base, one, two = (evaluate(size, {**known, variable.name: k}) for k in (0, 1, 2))
    slope = one - base
    if slope and two - one == slope:
        whole, rest = divmod(number - base, slope)
        return None if rest else (variable.name, whole)
    root = _root(lambda k: evaluate(size, {**known, variable.name: k}), number)
    return None if root is None else (variable.name, root)


def _root(function: Callable[[int], int], number: int) -> int | None:
    """The k ≥ 0 at which a growing function (a triangle's size, say) has this value."""
    low, high = 0, max(number, 1)
    while low < high:
        middle = (low + high) // 2
        if function(middle) < number:
            low = middle + 1
        else:
            high = middle
    sharp = function(low + 1) > number and (low == 0 or function(low - 1) < number)
    return low if function(low) == number and sharp else None


def check_facts(program: Program, sizes: Mapping[str, int]) -> None:
    """Refuse sizes that break what the program was promised."""
    for fact in program.facts:
        if not holds(fact, sizes):
            text = f"{fact.left} {fact.relation.value} {fact.right}"
            raise error("L202", f"the fact {text} does not hold", program.span)
    for variable in program.sizes:
        number = sizes[variable.name]
        low, high = (None if b is None else evaluate(b, sizes)
                     for b in (variable.low, variable.high))  # fmt: skip
        below = low is not None and number < low
        above = high is not None and number > high
        if below or above or number % variable.multiple_of:
            message = f"the size {variable.name} may not be {number}"
            raise error("L202", message, program.span)


def holds(fact: Fact, sizes: Mapping[str, int]) -> bool:
    """Is the fact true for these sizes?"""
    left, right = evaluate(fact.left, sizes), evaluate(fact.right, sizes)
    match fact.relation:
        case Relation.EQ:
            return left == right
        case Relation.LE:
            return left <= right
        case Relation.LT:
            return left < right
        case Relation.GE:
            return left >= right
        case Relation.GT:
            return left > right
        case Relation.DIVIDES:
            return left != 0 and right % left == 0


def element_count(data: DataType) -> Size:
    """How many scalars or vectors or flat tuples an array holds, packed."""
    from lift.sizes import ONE, ZERO, summation

    match data:
        case ArrayType(element, size):
            return size * element_count(element)
        case DepArrayType(index, element, size):
            return summation(of_atom(index), ZERO, size, element_count(element))
        case _:
            return ONE


def concrete(data: DataType, sizes: Mapping[str, int]) -> DataType:
    """The type with numbers for its sizes (positions stay)."""
    from lift.sizes import constant

    def change(size: Size) -> Size:
        values = {
            of_atom(v): constant(sizes[v.name])
            for v in free_variables(size)
            if v.name in sizes
        }
        return substitute(size, values)

    match data:
        case ArrayType(element, size):
            return ArrayType(concrete(element, sizes), change(size))
        case DepArrayType(index, element, size):
            inner = {name: n for name, n in sizes.items() if name != index.name}
            return DepArrayType(index, concrete(element, inner), change(size))
        case TupleType(items):
            return TupleType(tuple(concrete(item, sizes) for item in items))
        case _:
            return data
