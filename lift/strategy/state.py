"""A program under rewriting: where the strategy looks, and what has been done.

Consumes typed programs and rules; produces typed programs and a trace. A step is taken
only if its result can be typed as before: what cannot be proved is not done.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from lift.diagnostics import LiftError
from lift.infer import gather_facts, infer
from lift.plain import computes
from lift.rules.core import Context, Rule
from lift.terms import patterns as p
from lift.terms.core import Call, Expr, Lambda, Param
from lift.terms.program import Program
from lift.terms.traverse import (
    children,
    free_params,
    fresh_name,
    is_expression,
    rebuild,
)

Position: TypeAlias = tuple[int, ...]
_MAPS = (p.Map, p.MapGlb, p.MapWrg, p.MapLcl, p.MapSeq, p.ToSpace, p.MapSeqSlide)


@dataclass(frozen=True, slots=True)
class Step:
    """One rewrite: the rule, where, and the term before and after."""

    rule: str
    position: Position
    before: Expr
    after: Expr


@dataclass(frozen=True, slots=True)
class State:
    """A typed program, the position that a strategy looks at, and the steps so far."""

    program: Program
    trace: tuple[Step, ...] = ()
    focus: Position = ()

    @property
    def term(self) -> Any:
        """The term (or function) in focus."""
        return self.path()[-1]

    def path(self) -> tuple[Any, ...]:
        """The nodes from the body down to the focus."""
        nodes: list[Any] = [self.program.body]
        for index in self.focus:
            nodes.append(children(nodes[-1])[index])
        return tuple(nodes)

    def at(self, position: Position) -> State:
        """The same program with another focus."""
        return replace(self, focus=position)

    def rewritten(self, rule: Rule) -> State | None:
        """The state after the rule at the focus; None if it does not apply."""
        path = self.path()
        term = path[-1]
        if not is_expression(term):
            return None
        facts = gather_facts(self.program.facts)
        new = rule.apply(term, Context(facts, path[:-1]))
        if new is None:
            return None
        body = put(self.program.body, self.focus, spelled_out(new))
        try:
            program = infer(replace(self.program, body=body))
        except LiftError:
            return None
        done = State(program, self.trace, self.focus)
        step = Step(rule.title, self.focus, term, done.term)
        return replace(done, trace=(*self.trace, step))


def start(program: Program) -> State:
    """The state of a program that nothing has been done to; raises LiftError."""
    return State(infer(replace(program, body=spelled_out(program.body))))


def spelled_out(node: Any) -> Any:
    """`\\x -> map(f)(x)` for `map(f)` where f computes: rules rewrite calls.

    Layout stays as it is: nobody lowers it.
    """
    node = rebuild(node, spelled_out)
    if not isinstance(node, _MAPS) or not isinstance(node.fun, _MAPS):
        return node
    inner = node.fun
    if isinstance(inner, p.Map) and not computes(inner.fun):
        return node
    item = Param(fresh_name("v", free_params(inner)))
    return replace(node, fun=Lambda((item,), Call(inner, (item,))))


def put(node: Any, position: Position, new: Any) -> Any:
    """The node with the sub-term at the position replaced."""
    if not position:
        return new
    index, rest = position[0], position[1:]
    wanted = children(node)[index]
    places = iter(range(len(children(node))))

    def on_child(child: Any) -> Any:
        return put(wanted, rest, new) if next(places) == index else child

    return rebuild(node, on_child)


def positions(node: Any, below: Position = ()) -> Iterator[Position]:
    """The positions of all expressions in a term, outermost first."""
    if is_expression(node):
        yield below
    for index, child in enumerate(children(node)):
        yield from positions(child, (*below, index))


def size_of(node: Any) -> int:
    """How many nodes a term has."""
    return 1 + sum(size_of(child) for child in children(node))
