"""What a rewrite rule is.

Consumes typed terms; produces rewritten ones (their new parts are untyped, inference
fills them in). A rule is a name, an equation, a guard in words and a function that
gives the right-hand side or None. It must not know strategies, devices or search.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any, TypeAlias

from lift.infer import Facts
from lift.sizes import Size, SizeLike, size
from lift.terms.core import Expr


class Theme(Enum):
    """The tables of rules."""

    ALGORITHMIC = "Algorithmic choices"
    SIMPLIFICATION = "Simplification"
    TUPLES = "Tuples and zips"
    FUSION = "Fusion"
    FISSION = "Fission"
    REDUCTION = "Reductions"
    INTERCHANGE = "Interchange and tiling"
    MOVEMENT = "Movement of layout"
    LOWERING = "Lowering to OpenCL"
    VECTOR = "Vectorisation"
    STENCIL = "Stencils"


class Choice(Enum):
    """What a numeric parameter of a rule stands for; the search draws from it."""

    CHUNK = "a divisor of the length"
    PART = "a number of parts"
    CUT = "a position within the array"
    WIDTH = "a vector width"
    TILE = "windows of a tile, dividing their number"
    TIMES = "a number of iterations"
    DIM = "a dimension of the index space"


@dataclass(frozen=True, slots=True)
class Context:
    """Where a term stands: the facts, and the nodes above it, outermost first."""

    facts: Facts = field(default_factory=Facts)
    above: tuple[Any, ...] = ()


Rewrite: TypeAlias = Callable[..., Expr | None]


@dataclass(frozen=True, slots=True)
class Rule:
    """left = right, read from left to right where the guard holds.

    `function(term, context, *arguments)` is the rule itself. `source` names the paper
    and figure, if it is from one.
    """

    name: str
    theme: Theme
    equation: str
    guard: str
    function: Rewrite
    parameters: tuple[Choice, ...] = ()
    source: str = ""
    arguments: tuple[Size, ...] = ()

    def __call__(self, *arguments: SizeLike) -> Rule:
        """The rule with its parameters chosen."""
        assert len(arguments) == len(self.parameters), self.name
        return replace(self, arguments=tuple(map(size, arguments)))

    def apply(self, term: Expr, context: Context) -> Expr | None:
        """The rewritten term, or None where the rule does not apply."""
        if len(self.arguments) != len(self.parameters):
            raise ValueError(f"{self.name} needs {len(self.parameters)} arguments")
        result = self.function(term, context, *self.arguments)
        return None if result is None or result == term else result

    @property
    def title(self) -> str:
        """The name with the arguments: `splitJoin(4)`."""
        if not self.arguments:
            return self.name
        return f"{self.name}({', '.join(map(str, self.arguments))})"


@dataclass(slots=True)
class Table:
    """Collects the rules of a theme; used as a decorator of their functions."""

    theme: Theme
    rules: list[Rule] = field(default_factory=list)

    def rule(
        self, name: str, equation: str, guard: str = "always", *parameters: Choice,
        source: str = "",
    ) -> Callable[[Rewrite], Rule]:  # fmt: skip
        """The function becomes the rule of this name."""

        def enter(function: Rewrite) -> Rule:
            made = Rule(name, self.theme, equation, guard, function, parameters, source)
            self.rules.append(made)
            return made

        return enter
