"""Generated loops with one property broken: what must not be replaced any more.

A mutation rewrites the statement of a generated case. `outermost` ones leave nothing
that may be done to the whole nest (an inner loop may still be something); the others
only take the kind away: a nest that is no sparse product may be a map-reduce.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from testsuite.detector.idioms.generator import Case, cases

EFFECT = "extern void effect(void);"


@dataclass(frozen=True)
class Mutation:
    """What is broken, in which templates, and how: a pattern and its replacement."""

    name: str
    titles: tuple[str, ...]
    pattern: str
    replacement: str
    outermost: bool = True


SUMS = ("sum", "mv", "mm_ijk", "mm_jik", "csr")
CELLS = ("mm_ikj", "mm_kij")
MUTATIONS = (
    Mutation("alternating", SUMS, r"s \+= ([^;]+);", r"s = \1 - s;"),
    Mutation("alternating", CELLS, r"(c\[[^=]*\]) \+= ([^;]+);", r"\1 = \2 - \1;"),
    Mutation("exit", SUMS, r"(s \+= [^;]+;)", r"\1 if (s == 7) break;"),
    Mutation("effect", SUMS, r"(s \+= [^;]+;)", r"\1 effect();"),
    Mutation("effect", CELLS, r"(c\[[^=]*\] \+= [^;]+;)", r"\1 effect();"),
    Mutation("decided", SUMS, r"s \+= ([^;]+);", r"if (s < 9) s += \1;"),
    Mutation("recurrence", ("axpy",), r"= y\[i\]", "= y[i - 1]"),
    Mutation("recurrence", ("axpy",), r"= \*q", "= q[-1]"),
    Mutation("exit", ("axpy",), r"(y\[i\] = [^;]+;)", r"\1 if (y[i] == 7) break;"),
    Mutation("effect", ("axpy",), r"(y\[i\] = [^;]+;)", r"\1 effect();"),
    Mutation("other bin", ("bins",), r"h\[k\[i\]\] \+=", "h[k[i]] = h[k[i] + 1] +"),
    Mutation("last wins", ("bins",), r"h\[k\[i\]\] \+= [^;]+;", "h[k[i]] = w[i] * 3;"),
    Mutation(
        "no operator",
        ("bins",),
        r"h\[k\[i\]\] \+= ([^;]+);",
        r"h[k[i]] = \1 - h[k[i]];",
    ),
    Mutation("effect", ("bins",), r"(h\[k\[i\]\] \+= [^;]+;)", r"\1 effect();"),
    Mutation("recurrence", ("blur",), r"= a\[i - 1\]", "= b[i - 1]"),
    Mutation("exit", ("blur",), r"(b\[i\] = [^;]+;)", r"\1 if (b[i] == 7) break;"),
    Mutation("in place", ("laplace",), r"b(\[[^=]*\]) =", r"a\1 ="),
    Mutation("effect", ("laplace",), r"(b\[[^=]*\] = [^;]+;)", r"\1 effect();"),
    Mutation("gap", ("csr",), r"r\[i \+ 1\]", "r[i + 2]", outermost=False),
    Mutation("no product", ("mv",), r"\* x\[j\]", "+ x[j]", outermost=False),
    Mutation("squared", ("csr",), r"v\[k\] \*", "v[k] * v[k] *", outermost=False),
)


@dataclass(frozen=True)
class Broken:
    """A case that is not what it was."""

    case: Case
    mutation: Mutation


def broken() -> Iterator[Broken]:
    """Every mutation of every case that it applies to."""
    for case in cases():
        for number, mutation in enumerate(MUTATIONS):
            if not case.name.startswith(tuple(f"{t}_" for t in mutation.titles)):
                continue
            head, brace, body = case.text.partition("{")
            text, count = re.subn(mutation.pattern, mutation.replacement, body)
            if count:
                name = f"m{number}_{case.name}"
                whole = (head + brace + text).replace(case.name, name, 1)
                yield Broken(Case(name, case.kind, whole), mutation)
