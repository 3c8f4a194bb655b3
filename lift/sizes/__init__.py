"""Sizes and indices: polynomials over variables, floor division, min, max, sums.

Consumes numbers, names and facts about names; produces canonical sizes, answers
about their order, and text (`.lift`, C). It must not know types or programs.

    n, m = dimension("N"), dimension("M")
    i, j = variable("i", 0, n), variable("j", 0, m)
    (i*m + j) // m            # i
    (i*m + j) % m             # j
    less(i*m + j, n*m)        # Truth.YES
    print_c((i - 1) % n)      # (i + N - 1) % N

`==` and `hash` compare canonical forms (identity); ask `equal` for a proof.
"""

from lift.sizes.build import (
    clamp,
    conditional,
    dimension,
    exact_div,
    lookup,
    maximum,
    minimum,
    power,
    variable,
)
from lift.sizes.cprint import FLOOR_HELPERS, print_c, print_c_with_helpers
from lift.sizes.division import floor_div, modulo
from lift.sizes.order import (
    Truth,
    at_most,
    divides,
    equal,
    less,
    nonnegative,
    positive,
)
from lift.sizes.parse import SizeSyntaxError, parse_size
from lift.sizes.solve import Inconsistent, Solution, Solved, Unsolved, solve
from lift.sizes.structure import free_variables
from lift.sizes.sums import summation
from lift.sizes.terms import ONE, ZERO, Size, SizeLike, Variable, constant, size
from lift.sizes.text import print_size
from lift.sizes.traverse import evaluate, specialise, substitute

__all__ = [
    "FLOOR_HELPERS",
    "ONE",
    "ZERO",
    "Inconsistent",
    "Size",
    "SizeLike",
    "SizeSyntaxError",
    "Solution",
    "Solved",
    "Truth",
    "Unsolved",
    "Variable",
    "at_most",
    "clamp",
    "conditional",
    "constant",
    "dimension",
    "divides",
    "equal",
    "evaluate",
    "exact_div",
    "floor_div",
    "free_variables",
    "less",
    "lookup",
    "maximum",
    "minimum",
    "modulo",
    "nonnegative",
    "parse_size",
    "positive",
    "power",
    "print_c",
    "print_c_with_helpers",
    "print_size",
    "size",
    "solve",
    "specialise",
    "substitute",
    "summation",
    "variable",
]
