"""The table of atoms: every relation that IDL can state, in every spelling of it.

The grammar's atom rules, the reference page and the solver's predicates are all made
from or checked against `ATOMS`.  Knows nothing of how a relation is decided.
"""

from __future__ import annotations

from idl.spelling import AtomSpec, Choice, Hole, Piece, Word, pieces_of
from idl.vocabulary import analysis, published

__all__ = ["ATOMS", "AtomSpec", "Choice", "Hole", "Piece", "Word", "pieces_of"]

ATOMS: dict[str, AtomSpec] = {
    spec.id: spec for spec in (*published.ATOMS, *analysis.ATOMS)
}
assert len(ATOMS) == len(published.ATOMS) + len(analysis.ATOMS), "two atoms share an id"
