"""The published building blocks, run over real loops by the atoms on the bare graph."""

from __future__ import annotations

import pytest

from detector.atoms.program import Program
from detector.atoms.table import RELATIONS
from detector.frontend import compile_to_ir
from detector.loader import load
from detector.solver.planner import Plan
from detector.solver.search import solve
from detector.solver.translate import problem_of
from idl.atoms import ATOMS
from idl.library import files
from idl.program import Loader
from idl.resolve import idioms

LOOPS = """
double sum(int n, const double *a) {
  double s = 0;
  for (int i = 0; i < n; i++) s += a[i];
  return s;
}
void scale(int n, int m, double *a) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++) a[i * m + j] *= 2;
}
double chase(const double **p) {
  double s = 0;
  while (*p) s += **p++;
  return s;
}
"""

# name of the idiom, its text, and how many solutions each function has
CASES = [
    ("Any", "inherits Loop", {"sum": 1, "scale": 2, "chase": 1}),
    ("Counted", "inherits For", {"sum": 1, "scale": 2, "chase": 0}),
    ("Nest", "inherits ForNest(N=2)", {"sum": 0, "scale": 1, "chase": 0}),
    (
        "Accumulate",
        """( {sum} is fadd instruction and
             {sum} has data flow to {old} and
             {old} is phi instruction and
             {old} has data flow to {sum} )""",
        {"sum": 1, "scale": 0, "chase": 1},
    ),
    (
        "Store",
        """( {store} is store instruction and
             {value} is first argument of {store} and
             {address} is second argument of {store} and
             {address} is gep instruction and
             {base} is first argument of {address} and
             {base} is a pointer )""",
        {"sum": 0, "scale": 1, "chase": 0},
    ),
    (
        "Body",
        """( {begin} spans block to {end} and
             {end} has control flow to {begin} and
             {exit} is second successor of {end} and
             {begin} is not the same as {exit} )""",
        {"sum": 0, "scale": 0, "chase": 0},
    ),
]


def count(name: str, text: str) -> dict[str, int]:
    loader = Loader()
    library = loader.group(files())
    written = f"Export\nConstraint {name}\n{text}\nEnd\n"
    program = loader.program([loader.text(written, "test.idl", library)])
    [idiom] = [i for i in idioms(program) if i.name == name]
    plan = Plan(problem_of(idiom), RELATIONS)
    module = load(compile_to_ir(LOOPS))
    found = {}
    for function in module.definitions:
        outcome = solve(plan, Program(function, module))
        assert outcome.stop is None
        found[function.name] = len(outcome.solutions)
    return found


def test_every_atom_of_the_language_has_a_relation() -> None:
    assert set(RELATIONS) == set(ATOMS)


@pytest.mark.clang
@pytest.mark.parametrize(("name", "text", "expected"), CASES, ids=[c[0] for c in CASES])
def test_published(name: str, text: str, expected: dict[str, int]) -> None:
    assert count(name, text) == expected
