"""The rewrite rules, in tables by theme.

RULES["splitJoin"](4).apply(term, context)
"""

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
from lift.rules.core import Choice, Context, Rule, Table, Theme

TABLES: tuple[Table, ...] = tuple(
    module.TABLE
    for module in (
        algorithmic, simplification, tuples, fusion, fission, reduction, interchange,
        movement, lowering, vector, stencil,
    )
)  # fmt: skip
RULES: dict[str, Rule] = {rule.name: rule for table in TABLES for rule in table.rules}
assert len(RULES) == sum(len(table.rules) for table in TABLES)

__all__ = ["RULES", "TABLES", "Choice", "Context", "Rule", "Table", "Theme"]
