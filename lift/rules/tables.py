"""All rules: the tables of all themes, and rules by name."""

from __future__ import annotations

from lift.rules import (
    algorithmic,
    fission,
    fusion,
    interchange,
    lowering,
    movement,
    reduction,
    simplification,
    stencil,
    tuples,
    vector,
)
from lift.rules.core import Rule, Table

TABLES: tuple[Table, ...] = tuple(
    module.TABLE
    for module in (
        algorithmic, simplification, tuples, fusion, fission, reduction, interchange,
        movement, lowering, vector, stencil,
    )
)  # fmt: skip
RULES: dict[str, Rule] = {rule.name: rule for table in TABLES for rule in table.rules}
assert len(RULES) == sum(len(table.rules) for table in TABLES)
