"""Questions about lengths that typing rules share, with their error messages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from lift.infer.check import Checker
from lift.infer.equality import mentions
from lift.sizes import ONE, ZERO, Size, Truth, Variable
from lift.sizes.terms import SizeLike, of_atom
from lift.terms.traverse import fresh_name, position, substitute_type
from lift.types import ArrayType, DataType, DepArrayType, ScalarType

_DECLARE = "state it as a fact of the program: where "
#: The position in a regular array: no size mentions it, so no text can name it.
_NOWHERE = "#"
_TAILS = (
    "choose a tail strategy: pad the array up to a multiple (padConstant), peel the "
    "rest off with take and drop, or cut it with partition"
)


@dataclass(frozen=True, slots=True)
class Row:
    """An array seen as `size` elements whose type may depend on `place`."""

    element: DataType
    place: Variable
    size: Size

    @property
    def varies(self) -> bool:
        """Does the type of the element depend on the position?"""
        return mentions(self.element, self.place)

    def element_at(self, index: Size) -> DataType:
        """The type of the element at an index."""
        return substitute_type(self.element, {self.place: index})


def row(check: Checker, data: DataType, what: str) -> Row:
    """Any array, regular or position-dependent."""
    match data:
        case ArrayType(element, size):
            return Row(element, position(_NOWHERE, size), size)
        case DepArrayType(index, element, size):
            # A position of the same name may be in scope: keep the two apart.
            place = position(fresh_name(index.name, check.positions), size)
            renamed = substitute_type(element, {index: of_atom(place)})
            return Row(renamed, place, size)
        case _:
            raise check.fail("L102", f"{what} needs an array, but this is {data}")


def plain_array(check: Checker, data: DataType, what: str) -> ArrayType:
    """A regular array; one whose rows differ is refused."""
    match data:
        case ArrayType():
            return data
        case DepArrayType():
            message = f"{what} needs rows of one size, but this is {data}"
            raise check.fail("L115", message, "use map to work on each row, or join")
        case _:
            raise check.fail("L102", f"{what} needs an array, but this is {data}")


def integer(check: Checker, data: DataType, what: str) -> None:
    """Refuse what is not an integer scalar."""
    if not (isinstance(data, ScalarType) and data.is_integer):
        raise check.fail("L114", f"{what} is {data}, not an integer")


#: What has to hold: two sizes and how they compare. It becomes a text only if it does
#: not hold, since nearly all of them do.
Condition: TypeAlias = tuple[Size, Literal["<", "<=", ">="], SizeLike]


def need(check: Checker, truth: Truth, condition: Condition, what: str) -> None:
    """Refuse unless the condition is proved."""
    if truth is Truth.YES:
        return
    text = "{} {} {}".format(*condition)
    if truth is Truth.NO:
        raise check.fail("L106", f"{what}: {text} does not hold")
    raise check.fail("L106", f"{what}: cannot prove {text}", _DECLARE + text)


def natural(check: Checker, size: Size, what: str) -> None:
    """Refuse a size that may be negative."""
    need(check, check.facts.at_most(ZERO, size), (size, ">=", 0), what)


def positive(check: Checker, size: Size, what: str) -> None:
    """Refuse a size that may be zero or negative."""
    need(check, check.facts.at_most(ONE, size), (size, ">=", 1), what)


def equal_lengths(check: Checker, what: str, sizes: list[Size]) -> None:
    """Refuse lengths that are not provably equal."""
    for other in sizes[1:]:
        match check.facts.equal(sizes[0], other):
            case Truth.YES:
                continue
            case Truth.NO:
                message = f"{what}: lengths {sizes[0]} and {other} differ"
                raise check.fail("L103", message)
            case Truth.UNKNOWN:
                message = f"{what}: lengths {sizes[0]} and {other} may differ"
                fact = f"{sizes[0]} == {other}"
                raise check.fail("L103", message, _DECLARE + fact)


def divided(check: Checker, length: Size, by: Size, what: str) -> Size:
    """length / by, refused unless it is a whole number."""
    positive(check, by, f"the size of {what}")
    truth = check.facts.divides(by, length)
    if truth is not Truth.YES:
        does = "does not divide" if truth is Truth.NO else "may not divide"
        message = f"{what}: {by} {does} the length {length}"
        fact = "" if truth is Truth.NO else f"; or declare: where {by} divides {length}"
        raise check.fail("L104", message, _TAILS + fact)
    return check.facts.quotient(length, by)


def windows(check: Checker, length: Size, size: Size, step: Size) -> Size:
    """How many windows fit exactly; refused if they do not."""
    positive(check, size, "the size of slide")
    positive(check, step, "the step of slide")
    fits = check.facts.at_most(size, length)
    if fits is not Truth.YES:
        message = f"slide: a window of {size} may not fit into length {length}"
        raise check.fail("L105", message, f"{_DECLARE}{size} <= {length}")
    rest = length - size
    truth = check.facts.divides(step, rest)
    if truth is not Truth.YES:
        message = (
            f"slide: windows of {size} at step {step} may leave a rest of "
            f"length {length}"
        )
        remedy = f"take a length of the form {step}·n + {size}, or declare the fact "
        raise check.fail("L104", message, f"{remedy}{step} divides {rest}")
    return check.facts.quotient(rest, step) + ONE
