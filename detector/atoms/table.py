"""The table of all relations, checked against the vocabulary of IDL."""

from __future__ import annotations

from detector.atoms import (
    carried,
    footprints,
    kernels,
    loops,
    memory,
    published,
    whole,
)
from detector.solver.relation import Relation

RELATIONS: dict[str, Relation] = {
    **published.RELATIONS,
    **loops.RELATIONS,
    **carried.RELATIONS,
    **memory.RELATIONS,
    **footprints.RELATIONS,
    **kernels.RELATIONS,
    **whole.RELATIONS,
}
