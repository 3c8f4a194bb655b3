"""Expressions and guards as C: compiled, they give what Python gives."""

from __future__ import annotations

import itertools
import random
import shutil
import subprocess
from pathlib import Path

import pytest

from codegen.arguments import Arguments, Unpassable
from codegen.c_expr import PRELUDE, c_expr
from codegen.guards import refusals
from codegen.stub_ir import RTS
from detector.analysis.expr import (
    Atom,
    Counter,
    Expr,
    Op,
    Value,
    const,
    floordiv,
    maximum,
    minimum,
    mod,
    of,
)
from detector.verdict import (
    ByteRange,
    Compare,
    Comparison,
    Disjoint,
    Guard,
    NoWrap,
    SameOrDisjoint,
)

ATOMS = (
    Value("%a", 32),
    Value("%b", 32, signed=False),
    Value("%c", 64),
    Value("%d", 8),
    Value("%e", 16, signed=False),
    Value("%f", 1),
    Value("%g", 1, signed=False),
)
INTERESTING = {
    1: (0, -1),
    8: (0, 1, -1, 127, -128),
    16: (0, 1, 65535, 300),
    32: (0, 1, -1, 2**31 - 1, -(2**31), 1000),
    64: (0, 1, -1, 2**63 - 1, -(2**63), 10**12),
}


def expression(rng: random.Random, depth: int) -> Expr:
    kind = rng.randrange(7) if depth else rng.randrange(2)
    if kind == 0:
        return const(rng.choice((0, 1, -1, 8, -3, 2**31, 2**40, 2**64 - 1, -(2**70))))
    if kind == 1:
        return of(rng.choice(ATOMS))
    left, right = expression(rng, depth - 1), expression(rng, depth - 1)
    match kind:
        case 2:
            return left + right
        case 3:
            return left * const(rng.choice((2, -4, 7)))
        case 4:
            return maximum(left, right)
        case 5:
            return minimum(left, right)
        case _:
            by = const(rng.choice((2, 3, 8)))
            return floordiv(left, by) if rng.random() < 0.5 else mod(left, by)


def evaluate(expr: Expr, values: dict[Atom, int]) -> int:
    total = 0
    for monomial, coefficient in expr.terms:
        product = coefficient
        for atom in monomial:
            product *= values[atom] if atom in values else operation(atom, values)
        total += product
    return total


def operation(atom: Atom, values: dict[Atom, int]) -> int:
    assert isinstance(atom, Op)
    args = [evaluate(arg, values) for arg in atom.args]
    match atom.op:
        case "floordiv":
            return args[0] // args[1]
        case "mod":
            return args[0] % args[1]
        case "max":
            return max(args)
        case "min":
            return min(args)


def assignments(rng: random.Random) -> dict[Atom, int]:
    found: dict[Atom, int] = {}
    for atom in ATOMS:
        value = rng.choice(INTERESTING[atom.bits])
        found[atom] = value if atom.signed else value % (1 << atom.bits)
    return found


def c_literal(atom: Value, value: int) -> str:
    if atom.bits == 1:
        return str(value % 2)
    return f"(int{atom.bits}_t){value % (1 << atom.bits)}ULL"


COMPILERS = [c for c in ("gcc", "clang-19") if shutil.which(c)]


def run_c(text: str, folder: Path, compiler: str) -> list[str]:
    source = folder / "check.c"
    source.write_text(text)
    flags = ["-std=gnu11", "-Wall", "-Wextra", "-Werror", "-Wno-unused-function", "-O1"]
    flags += ["-Wno-type-limits", "-Wno-parentheses-equality", f"-I{RTS}"]
    program = folder / "check"
    subprocess.run([compiler, *flags, str(source), "-o", str(program)], check=True)
    done = subprocess.run([program], capture_output=True, text=True, check=True)
    return done.stdout.split()


@pytest.mark.parametrize("compiler", COMPILERS)
def test_expressions_give_what_they_mean(tmp_path: Path, compiler: str) -> None:
    rng = random.Random(5)
    wanted, bodies = [], []
    for _ in range(150):
        expr, values = expression(rng, 3), assignments(rng)
        arguments = Arguments()
        text = c_expr(expr, arguments)
        by_name = {a.name[1:]: (a, values[a]) for a in ATOMS}
        locals_ = [
            f"{p}= {c_literal(*by_name[p.operand.text[1:]])};"
            for p in arguments.parameters
        ]
        show = 'printf("%016llx%016llx\\n", (unsigned long long)(v >> 64), '
        bodies.append(
            f"{{ {' '.join(locals_)} wide v = {text}; {show}(unsigned long long)v); }}"
        )
        wanted.append(f"{evaluate(expr, values) % (1 << 128):032x}")
    program = (
        "#include <stdint.h>\n#include <stdio.h>\n#include <stddef.h>\n"
        f"{PRELUDE}\nint main(void) {{\n{chr(10).join(bodies)}\n}}\n"
    )
    assert run_c(program, tmp_path, compiler) == wanted


def test_a_counter_has_no_value_before_its_loop() -> None:
    with pytest.raises(ValueError, match="not known before it runs"):
        c_expr(of(Counter("loop", 1)), Arguments())


def test_an_integer_that_no_parameter_carries() -> None:
    with pytest.raises(Unpassable):
        c_expr(of(Value("%x", 128)), Arguments())


def test_parameters_are_asked_for_once_and_have_names_of_their_own() -> None:
    arguments = Arguments()
    for name in ("%a.b", "%a_b", "%a.b", "@a.b", "%int"):
        arguments.atom(Value(name, 32))
    names = [p.c_name for p in arguments.parameters]
    assert names == ["a_a_b", "a_a_b_2", "a_a_b_3", "a_int"]
    operands = [p.operand.text for p in arguments.parameters]
    assert operands == ["%a.b", "%a_b", "@a.b", "%int"]


def test_narrow_integers_are_passed_extended() -> None:
    arguments = Arguments()
    arguments.atom(Value("%x", 8))
    arguments.atom(Value("%y", 16, signed=False))
    types = [p.operand.type for p in arguments.parameters]
    assert types == ["i8 signext", "i16 signext"]


# ---- guards -------------------------------------------------------------------------

P, Q, N = Value("%p", 64, False, True), Value("%q", 64, False, True), Value("%n", 32)


def range_of(base: Value, low: Expr, high: Expr) -> ByteRange:
    return ByteRange(base, base.name[1:], low, high, written=True)


def holds(guard: Guard, p: int, q: int, n: int) -> bool:
    """What the guard means."""

    def bytes_of(r: ByteRange) -> tuple[int, int]:
        values: dict[Atom, int] = {N: n}
        base = p if r.base == P else q
        return base + evaluate(r.low, values), base + evaluate(r.high, values)

    match guard:
        case Disjoint(first, second) | SameOrDisjoint(first, second):
            (a, b), (c, d) = bytes_of(first), bytes_of(second)
            if isinstance(guard, SameOrDisjoint) and a == c:
                return True
            return b <= a or d <= c or b <= c or d <= a
        case Compare(left, relation, right):
            x, y = evaluate(left, {N: n}), evaluate(right, {N: n})
            orders = {"<=": x <= y, "<": x < y, "==": x == y, "!=": x != y}
            return orders[relation.value]
        case NoWrap(value, bits, signed):
            x = evaluate(value, {N: n})
            low = -(1 << (bits - 1)) if signed else 0
            return low <= x < low + (1 << bits)
        case _:
            raise AssertionError(guard)


EIGHT_N = of(N) * 8
GUARDS: tuple[Guard, ...] = (
    Disjoint(range_of(P, const(0), EIGHT_N), range_of(Q, const(0), EIGHT_N)),
    Disjoint(range_of(P, const(8), EIGHT_N + 8), range_of(Q, const(-8), const(8))),
    SameOrDisjoint(range_of(P, const(0), EIGHT_N), range_of(Q, const(0), EIGHT_N)),
    *(Compare(of(N), c, const(3), "because") for c in Comparison),
    NoWrap(of(N) * 2**20, 32, True, "because"),
    NoWrap(of(N) * of(N) * 2**30, 64, True, "because"),
    NoWrap(of(N) - 1, 8, False, "because"),
)


@pytest.mark.parametrize("compiler", COMPILERS)
def test_guards_refuse_what_does_not_hold(tmp_path: Path, compiler: str) -> None:
    wanted, lines = [], []
    places = (1 << 20, (1 << 20) + 8, (1 << 20) - 24, 1 << 40)
    numbers = (0, 1, 3, 4, -1, 2**31 - 1, -(2**31), 257)
    for guard in GUARDS:
        arguments = Arguments()
        (refusal,) = refusals(guard, arguments)
        given = {p.c_name for p in arguments.parameters}
        for place, n in itertools.product(places, numbers):
            if isinstance(guard, Disjoint | SameOrDisjoint) and n < 0:
                continue
            locals_ = {
                "a_p": f"char *a_p = (char *){1 << 20}LL;",
                "a_q": f"char *a_q = (char *){place}LL;",
                "a_n": f"int32_t a_n = (int32_t){n}LL;",
            }
            declared = " ".join(locals_[name] for name in sorted(given))
            lines.append(
                f'{{ {declared} puts(({refusal.condition}) ? "no" : "yes"); }}'
            )
            wanted.append("yes" if holds(guard, 1 << 20, place, n) else "no")
    program = (
        '#include <stdio.h>\n#include "idlift_rts.h"\n'
        f"{PRELUDE}\nint main(void) {{\n{chr(10).join(lines)}\n}}\n"
    )
    assert run_c(program, tmp_path, compiler) == wanted
