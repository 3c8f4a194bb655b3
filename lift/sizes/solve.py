"""Problem sizes from the shapes of actual arguments.

Consumes equations `size = number`; produces the values of the variables, or says why
there are none. Each step solves an equation with one unknown in which the left side is
proved strictly monotone: linear ones, products, squares, triangular numbers, powers.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import lcm

from lift.sizes.order import is_nonnegative
from lift.sizes.polynomial import content, scale
from lift.sizes.structure import free_variables
from lift.sizes.terms import Size, Variable, of_atom, size
from lift.sizes.traverse import evaluate, substitute


@dataclass(frozen=True, slots=True)
class Solved:
    """Every variable of the equations, by name."""

    values: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Unsolved:
    """Some variables are not determined by the equations."""

    names: tuple[str, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class Inconsistent:
    """No values satisfy this equation together with the others."""

    equation: tuple[Size, int]
    reason: str


Solution = Solved | Unsolved | Inconsistent


def solve(equations: Iterable[tuple[Size, int]]) -> Solution:
    """Values for all variables of the equations, checked against each of them."""
    waiting = list(equations)
    every = list(waiting)
    known: dict[Variable, int] = {}
    progress = True
    while waiting and progress:
        progress = False
        for equation in list(waiting):
            step = _step(equation, known)
            if isinstance(step, Inconsistent):
                return step
            if step is not None:
                waiting.remove(equation)
                known.update(step)
                progress = True
    if waiting:
        return _undetermined(waiting, known)
    return _checked(every, known)


def _step(
    equation: tuple[Size, int], known: Mapping[Variable, int]
) -> dict[Variable, int] | Inconsistent | None:
    """What one equation says: nothing new ({}), a value, a conflict, or not yet."""
    left, right = equation
    fixed = {of_atom(v): size(known[v]) for v in free_variables(left) if v in known}
    rest = substitute(left, fixed)
    unknown = free_variables(rest)
    if rest.constant is not None:
        if rest.constant != right:
            reason = f"{left} is {rest.constant}, not {right}"
            return Inconsistent(equation, reason)
        return {}
    if len(unknown) != 1:
        return None
    (variable,) = unknown
    direction = _monotone(rest, variable)
    if direction == 0:
        return None
    # Over a common denominator, so that a search never meets half a number.
    whole = lcm(*(Fraction(c).denominator for _, c in rest.terms))
    value = _find(scale(rest, whole), variable, right * whole, direction)
    if value is None:
        return Inconsistent(equation, f"no integer {variable.name} gives {right}")
    return {variable: value}


def _monotone(value: Size, variable: Variable) -> int:
    """1 if proved strictly increasing in the variable, -1 if decreasing, else 0."""
    after = substitute(value, {of_atom(variable): of_atom(variable) + 1})
    _, growth = content(after - value)
    if is_nonnegative(growth - 1):
        return 1
    return -1 if is_nonnegative(-growth - 1) else 0


def _find(value: Size, variable: Variable, target: int, direction: int) -> int | None:
    """The one integer at which a strictly monotone size takes the target value."""

    def above(at: int) -> int:
        return (evaluate(value, {variable.name: at}) - target) * direction

    start = variable.low.constant if variable.low is not None else None
    low = start or 0
    reach = 1
    while start is None and above(low) > 0:
        low, reach = low - reach, 2 * reach
    high, reach = low, 1
    while above(high) < 0:
        high, reach = high + reach, 2 * reach
    while low < high:
        middle = (low + high) // 2
        if above(middle) < 0:
            low = middle + 1
        else:
            high = middle
    return low if above(low) == 0 else None


def _undetermined(
    waiting: list[tuple[Size, int]], known: Mapping[Variable, int]
) -> Unsolved:
    missing = {
        v.name for left, _ in waiting for v in free_variables(left) if v not in known
    }
    shown = " and ".join(f"{left} = {right}" for left, right in waiting)
    names = tuple(sorted(missing))
    return Unsolved(names, f"{shown} does not determine {', '.join(names)}")


def _checked(
    equations: list[tuple[Size, int]], known: Mapping[Variable, int]
) -> Solution:
    """The solution, if it satisfies the facts about every variable."""
    values = {v.name: number for v, number in known.items()}
    for variable, number in known.items():
        reason = _broken_fact(variable, number, values)
        if reason is not None:
            equation = next(e for e in equations if variable in free_variables(e[0]))
            return Inconsistent(equation, reason)
    return Solved(values)


def _broken_fact(
    variable: Variable, number: int, values: Mapping[str, int]
) -> str | None:
    if number % variable.multiple_of:
        return f"{variable.name} = {number} is no multiple of {variable.multiple_of}"
    low, high = (_bound(b, values) for b in (variable.low, variable.high))
    if low is not None and number < low:
        return f"{variable.name} = {number} is below its least value {low}"
    if high is not None and number > high:
        return f"{variable.name} = {number} is above its greatest value {high}"
    return None


def _bound(bound: Size | None, values: Mapping[str, int]) -> int | None:
    if bound is None or any(v.name not in values for v in free_variables(bound)):
        return None
    return evaluate(bound, values)
