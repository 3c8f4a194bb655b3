"""Names for the atoms of expressions, as a reader of the source knows them.

Consumes an evaluator; produces text: variables by their source name, loads as
mem[address].  Must not influence any analysis: names are for people and tests.
"""

from __future__ import annotations

from detector.analysis.carried import loaded
from detector.analysis.expr import Atom
from detector.analysis.expr import Value as ValueAtom
from detector.analysis.expr_text import show
from detector.analysis.scev import Evaluator
from detector.model import source_name


class Naming:
    """A function from atoms to text, for `expr.show`."""

    def __init__(self, evaluator: Evaluator) -> None:
        self._evaluator = evaluator
        self._open: set[Atom] = set()

    def __call__(self, atom: Atom) -> str | None:
        if not isinstance(atom, ValueAtom):
            return None
        text = self._of_value(atom)
        if text is None or atom.signed or atom.pointer:
            return text
        return f"u({text})"

    def _of_value(self, atom: ValueAtom) -> str | None:
        value = self._evaluator.scope.value_of(atom)
        if value is None:
            return None
        if atom in self._open:
            return None  # a load whose address depends on itself would never end
        self._open.add(atom)
        found = loaded(self._evaluator, atom)
        text = f"mem[{show(found.address, self)}]" if found else source_name(value)
        self._open.discard(atom)
        return text
