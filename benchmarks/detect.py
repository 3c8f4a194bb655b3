"""What detection costs, and how it grows: python -m benchmarks.detect

Generated programs of known loops, first with more and more functions, then with more
and more loops in one function. For each: the time of clang's own compile at -O2, of
loading, and of the search with legality, the share that detection adds to clang's
time, and the time per function or per loop.
"""

from __future__ import annotations

import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from detector.frontend import compile_to_ir, default_toolchain
from detector.legality import judge
from detector.loader import load
from detector.matching import find_in_module
from detector.verdict import EXACT
from idlift.detection.library import load_idioms
from testsuite.detector.idioms.generator import Case, cases

SIZES = (10, 20, 40, 80)
HEADER = "#include <stddef.h>\n"


@dataclass(frozen=True)
class Cost:
    """Seconds of one program."""

    size: int
    clang: float
    front: float
    loading: float
    search: float

    @property
    def added(self) -> float:
        """What detection adds to clang's time, in percent."""
        return 100 * (self.front + self.loading + self.search) / self.clang

    def row(self) -> str:
        """One line of the table."""
        each = 1000 * self.search / self.size
        return (
            f"{self.size:6} {self.clang:8.2f} {self.front:8.2f} {self.loading:8.2f} "
            f"{self.search:8.2f} {self.added:7.0f} % {each:8.1f}"
        )


def functions(count: int) -> str:
    """A program of so many functions."""
    return "\n".join(case.text for case in sample(count))


def one_function(count: int) -> str:
    """A program whose only function not inlined has so many loops."""
    chosen = sample(count)
    inlined = "\n".join(
        "static inline __attribute__((always_inline)) " + case.text for case in chosen
    )
    calls, parameters = [], []
    for number, case in enumerate(chosen):
        names = list(_parameters(case))
        calls.append(f"{case.name}({', '.join(f'{n}{number}' for _, n in names)});")
        parameters += [f"{kind}{name}{number}" for kind, name in names]
    sink = " ".join(calls)
    return f"{inlined}\nvoid all({', '.join(parameters)}) {{ {sink} }}"


def _parameters(case: Case) -> Iterator[tuple[str, str]]:
    listed = case.text[case.text.index("(") + 1 : case.text.index(") {")]
    for parameter in listed.split(","):
        kind, _, name = parameter.strip().rpartition(" ")
        stars = len(name) - len(name.lstrip("*"))
        yield f"{kind} {'*' * stars}", name.lstrip("*")


def sample(count: int) -> list[Case]:
    """Cases whose parameters are plain pointers and numbers."""
    plain = [c for c in cases() if "[n]" not in c.text and "(*" not in c.text]
    plain = [c for c in plain if c.text.startswith("void")]
    return random.Random(count).sample(plain, count)


def measure(text: str, size: int) -> Cost:
    """The cost of one program."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "program.c"
        file.write_text(HEADER + text)
        clang = default_toolchain().invocation("c")
        start = perf_counter()
        subprocess.run(
            [*clang, "-O2", "-c", str(file), "-o", str(file.with_suffix(".o"))],
            check=True,
        )
        compiled = perf_counter()
        ir = compile_to_ir(file)
        canonical = perf_counter()
        module = load(ir)
        loaded = perf_counter()
        find_in_module(module, IDIOMS, lambda m, program: judge(m, program, EXACT))
        searched = perf_counter()
    return Cost(
        size,
        compiled - start,
        canonical - compiled,
        loaded - canonical,
        searched - loaded,
    )


IDIOMS = load_idioms((), None).idioms


def main() -> int:
    """Print both tables."""
    head = "  size    clang    front  loading   search     added  ms each"
    for title, make in (("functions", functions), ("loops", one_function)):
        print(f"\n{title} (seconds)\n{head}")
        for size in SIZES:
            print(measure(make(size), size).row(), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
