"""Loads that see what the same point has just stored: y[i] = 0; .. y[i] + ..

Consumes a load and the stores of its nest; produces the one store whose value it is
certain to see. Which accesses touch the same element is for the caller to say.
"""

from __future__ import annotations

from collections.abc import Iterable

from detector.analysis.dominance import Dominance
from detector.model import Instruction


def seen_by(
    load: Instruction, stores: Iterable[Instruction], dominance: Dominance
) -> Instruction | None:
    """The store of the load's element that it sees, None if nobody can tell.

    `stores` are all that write this element, each at most once in a point. One of them
    comes before the load in any case, and all others before that one or after the load.
    """
    before: list[Instruction] = []
    for store in stores:
        if dominance.strictly_dominates(store, load):
            before.append(store)
        elif not dominance.strictly_dominates(load, store):
            return None
    for last in before:
        others = (store for store in before if store is not last)
        if all(dominance.strictly_dominates(store, last) for store in others):
            return last
    return None
