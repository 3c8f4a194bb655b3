"""Short folds are written out; long ones and those over loops stay."""

from __future__ import annotations

import pytest

from lift.opencl import compile_program
from lift.targets import CPU, lower
from lift.text import parse_program

TAPS = """
program taps<n>(x: [f32](n + {k} - 1), w: [f32]{k}): [f32]n =
  x |> slide({k}, 1)
  |> map(\\window -> zip(window, w) |> reduce(\\(acc, p) -> acc + p.0 * p.1, 0.0f))
"""


@pytest.mark.parametrize(("taps", "folds"), [(5, 0), (32, 0), (33, 1)])
def test_short_folds_have_no_loop(taps: int, folds: int) -> None:
    low = lower(parse_program(TAPS.format(k=taps)), CPU)
    plan = compile_program(low.program)
    assert plan.source().count("for (") - 1 <= folds + 1
    assert (f"< {taps};" in plan.source()) == bool(folds)


ENDS = """
program{relaxed} ends(keys: [i64]65536): (i64, i64)
  into _, _ =
  keys |> map(\\k -> (select(k == -99i64, 99i64, k), k))
  |> reduce{assoc, comm}(
      \\(a, b) -> (min(a.0, b.0), max(a.1, b.1)), (99i64, -99i64))
"""


def test_what_is_written_out_inside_counts() -> None:
    """Both ends of eight vectors, in each of 32 steps, made 1,600 lines."""
    plan = compile_program(lower(parse_program(ENDS), CPU).program)
    assert len(plan.source().splitlines()) < 300
