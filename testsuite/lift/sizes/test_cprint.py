"""Printed C means what the size means, under C's truncating division."""

from __future__ import annotations

import random
import shutil
import subprocess
from pathlib import Path

import pytest

from lift.sizes import (
    FLOOR_HELPERS,
    Size,
    conditional,
    constant,
    dimension,
    evaluate,
    exact_div,
    lookup,
    maximum,
    minimum,
    power,
    print_c,
    print_c_with_helpers,
    summation,
    variable,
)
from testsuite.lift.sizes.trees import VALUES, assignments, build, names, random_tree

N, M = dimension("N"), dimension("M")
i, j, z = variable("i", 0, N), variable("j", 0, M), variable("z")
k = variable("k", -3, 3)
EXPRESSIONS: list[tuple[Size, str]] = [
    (i * M + j, "i*M + j"),
    ((i + 3) // 4, "(i + 3) / 4"),
    (i // 4 * 4, "4*(i / 4)"),
    ((i + 1) % M, "(i + 1) % M"),
    ((i - 1) % N, "(N + i - 1) % N"),
    (k % 4, "(k + 4) % 4"),
    (k // 4, "(k + 4) / 4 - 1"),
    (5 - k // 4, "5 - ((k + 4) / 4 - 1)"),
    (z % 4, "lift_floor_mod(z, 4)"),
    (z // N, "lift_floor_div(z, N)"),
    (minimum(z, N, 7), "min(min(N, z), 7)"),
    (maximum(z, 0), "max(0, z)"),
    (power(2, i), "1 << i"),
    (3 * power(2, i + 1), "6*(1 << i)"),
    (power(4, i), "1 << 2*i"),
    (conditional(z, N, i, 2 * j) + 1, "(z < N ? i : 2*j) + 1"),
    (lookup("offsets", i + 1) - lookup("offsets", i), "offsets[i + 1] - offsets[i]"),
    (exact_div(N, 4) + i, "i + N / 4"),
    (summation(variable("s"), 0, i, variable("s")) + j, "j + i*(i - 1) / 2"),
    (constant(2**31 - 1), "2147483647"),
    (constant(2**31) + i, "i + 2147483648L"),
    (constant(-3), "-3"),
    (-i, "-i"),
    (N - i - 1, "N - i - 1"),
    ((i - 1) * M + j - 1, "(i - 1)*M + j - 1"),
    (i * i * M, "i*i*M"),
]


@pytest.mark.parametrize(("value", "text"), EXPRESSIONS, ids=lambda x: str(x))
def test_text(value: Size, text: str) -> None:
    assert print_c(value) == text


def test_open_sum_has_no_c_form() -> None:
    index = variable("s")
    value = summation(index, 0, N, lookup("lengths", index))
    with pytest.raises(ValueError, match="no closed form"):
        print_c(value)


def test_operands_and_wide_literals() -> None:
    assert print_c(i + 1, operand=True) == "(i + 1)"
    assert print_c(i, operand=True) == "i"
    assert print_c(power(2, i), wide=True) == "1L << i"
    assert print_c(minimum(N, 7), wide=True) == "min(N, 7L)"


def test_helpers_are_named() -> None:
    assert print_c_with_helpers(z % 4)[1] == {"lift_floor_mod"}
    assert print_c_with_helpers(i % 4)[1] == frozenset()


def _program(checks: list[str]) -> str:
    helpers = "".join(FLOOR_HELPERS.values())
    return (
        "#include <stdio.h>\n#define T long\n#define inline static\n"
        "static long min(long a, long b) { return a < b ? a : b; }\n"
        "static long max(long a, long b) { return a > b ? a : b; }\n"
        f"{helpers}int main(void) {{ int wrong = 0;\n{''.join(checks)}"
        "return wrong; }\n"
    )


def _checks(seed: int) -> list[str]:
    rng = random.Random(seed)
    leaves = rng.sample(list(VALUES), 3)
    tree = random_tree(rng, 3, leaves)
    try:
        value = build(tree)
        text = print_c(value, wide=True)
    except (ZeroDivisionError, ValueError):  # undefined, or an open sum
        return []
    points = list(assignments(names(tree)))
    checks = []
    for env in rng.sample(points, min(len(points), 12)):
        try:
            expected = evaluate(value, env)
        except ZeroDivisionError:
            continue
        if abs(expected) < 2**31:
            # A conditional evaluates one branch only, so C is defined here too.
            inside = "".join(f"long {n} = {v}; (void){n}; " for n, v in env.items())
            checks.append(
                f"{{ {inside}if (({text}) != {expected}) {{ wrong = 1;"
                f' printf("%s: %ld\\n", "{seed} {env}", (long)({text})); }} }}\n'
            )
    return checks


@pytest.mark.clang
def test_compiled_c_agrees(tmp_path: Path) -> None:
    compiler = next(filter(None, map(shutil.which, ("clang-19", "clang", "cc"))), None)
    if compiler is None:
        pytest.skip("no C compiler on this machine")
    checks = [line for seed in range(400) for line in _checks(seed)]
    assert len(checks) > 1000
    source, program = tmp_path / "checks.c", tmp_path / "checks"
    source.write_text(_program(checks))
    subprocess.run([compiler, "-O0", "-w", source, "-o", program], check=True)
    result = subprocess.run([program], capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout[:2000]


def test_loops_add_to_what_is_known_outside_of_them() -> None:
    """From the outermost variable in; constants last, equal factors shared."""
    i, j, me = variable("i", 0, 5), variable("j", 0, 5), variable("me", 0, 16)
    place = 20 * i + j + me + 20 * variable("row", 0, 16) - 2
    text, _ = print_c_with_helpers(place, depths={"i": 1, "j": 2})
    assert text == "me + 20*(row + i) + j - 2"
    swapped, _ = print_c_with_helpers(place, depths={"j": 1, "i": 2})
    assert swapped == "me + j + 20*(row + i) - 2"
