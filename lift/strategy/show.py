"""Derivations as text: each step with its rule, its place, before and after."""

from __future__ import annotations

from collections.abc import Iterator

from lift.strategy.state import Position, State, Step
from lift.terms.core import Expr
from lift.text.printer import print_expr


def derivation(state: State) -> str:
    """All steps of a state, numbered."""
    return "\n".join(lines(state.trace))


def lines(trace: tuple[Step, ...]) -> Iterator[str]:
    """Three lines for each step."""
    for number, step in enumerate(trace, 1):
        yield f"{number}. {step.rule} at {place(step.position)}"
        yield f"     {one_line(step.before)}"
        yield f"   = {one_line(step.after)}"


def place(position: Position) -> str:
    """A position: the numbers of the sub-terms on the way down."""
    return ".".join(map(str, position)) or "the top"


def one_line(expr: Expr) -> str:
    """A term on one line."""
    return " ".join(print_expr(expr).split())
