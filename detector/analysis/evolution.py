"""The public face of scalar evolution: loops, addresses and integers of a function.

Consumes the graph analyses of a function; produces `LoopForm`s, `Access`es and
`Subscripts`, memoised.  Must not know idioms or legality.
"""

from __future__ import annotations

from detector.analysis.affine import Access, access, integer_form
from detector.analysis.carried import Loaded, loaded
from detector.analysis.exits import counted_exit
from detector.analysis.expr import Atom, Expr
from detector.analysis.expr_text import show
from detector.analysis.induction import LoopForm, Uncounted, loop_form
from detector.analysis.loops import Loop
from detector.analysis.naming import Naming
from detector.analysis.scev import Evaluator
from detector.analysis.scope import Scope
from detector.analysis.subscripts import Subscripts, subscripts
from detector.analysis.values import Form
from detector.model import Block, Instruction, Value


class Evolution:
    """Normal forms of the loops, addresses and integers of one function."""

    def __init__(self, scope: Scope) -> None:
        self.scope = scope
        self.evaluator = Evaluator(scope, counted_exit)
        self._loops: dict[Loop, LoopForm | Uncounted] = {}
        self._accesses: dict[tuple[Instruction, Loop | None], Access | None] = {}
        self._naming = Naming(self.evaluator)

    def loop(self, loop: Loop) -> LoopForm | Uncounted:
        """(begin, end, step, trip count), or why the loop has none."""
        found = self._loops.get(loop)
        if found is None:
            found = self._loops[loop] = loop_form(self.evaluator, loop)
        return found

    def access(
        self, instruction: Instruction, outermost: Loop | None = None
    ) -> Access | None:
        """The address of a load or store; None for other instructions."""
        key = (instruction, outermost)
        if key not in self._accesses:
            self._accesses[key] = access(self.evaluator, instruction, outermost)
        return self._accesses[key]

    def subscripts(self, access: Access) -> Subscripts | None:
        """The access dimension by dimension."""
        return subscripts(self.evaluator, access)

    def available(self, expr: Expr, loop: Loop) -> bool:
        """Whether an expression can be computed in the loop's preheader."""
        return self.scope.is_available(expr, loop)

    def loaded(self, atom: Atom) -> Loaded | None:
        """Where an opaque value was loaded from, this iteration or the one before."""
        return loaded(self.evaluator, atom)

    def integer(self, value: Value, block: Block) -> Form | None:
        """The integer a value is, as code in `block` sees it."""
        return integer_form(self.evaluator, value, block)

    def show(self, expr: Expr) -> str:
        """An expression with loads written as mem[address]."""
        return show(expr, self._naming)

    def name(self, atom: Atom) -> str | None:
        """How `show` writes an atom, None for the plain way."""
        return self._naming(atom)
