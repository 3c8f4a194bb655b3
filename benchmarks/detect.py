"""What detection costs, and how it grows: python -m benchmarks.detect

Generated programs of known loops, first with more and more functions, then with more
and more loops in one function; then the programs in benchmarks/programs. For each: the
time of clang's own compile at -O2, of the compile to canonical IR, of loading, and of
the search with legality; what all that is beyond clang's own compile, in percent; and
the time of the search per function or loop. Then geometric means, and the time that
starting `idlift` takes once a process, which is in none of the above.

Processor time, the least of three runs: other work on the machine does not count.
"""

from __future__ import annotations

import random
import resource
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import geometric_mean
from typing import TypeVar

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

    name: str
    size: int
    clang: float
    front: float
    loading: float
    search: float

    @property
    def ratio(self) -> float:
        """All of `idlift detect` to clang's own compile."""
        return (self.front + self.loading + self.search) / self.clang

    def row(self) -> str:
        """One line of the table."""
        each = f"{1000 * self.search / self.size:8.1f}" if self.size else ""
        return (
            f"{self.name:14} {self.clang:8.3f} {self.front:8.3f} {self.loading:8.3f} "
            f"{self.search:8.3f} {100 * (self.ratio - 1):+7.0f} % {each}"
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


def measure_text(text: str, name: str, size: int) -> Cost:
    """The cost of a generated program."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "program.c"
        file.write_text(HEADER + text)
        return measure(file, name, size)


def measure(file: Path, name: str, size: int = 0) -> Cost:
    """The cost of one file."""
    with tempfile.TemporaryDirectory() as folder:
        clang = [*default_toolchain().invocation("c"), "-O2", "-c", str(file), "-o"]
        out = str(Path(folder) / "program.o")
        compiling, _ = least(lambda: subprocess.run([*clang, out], check=True))
    front, ir = least(lambda: compile_to_ir(file, ("-O2",)))
    loading, module = least(lambda: load(ir))
    searching, _ = least(
        lambda: find_in_module(module, IDIOMS, lambda m, p: judge(m, p, EXACT))
    )
    return Cost(name, size, compiling, front, loading, searching)


def least(work: Callable[[], _Result]) -> tuple[float, _Result]:
    """The least processor time of three runs, and the result."""
    found = []
    for _ in range(3):
        before = processor_time()
        result = work()
        found.append(processor_time() - before)
    return min(found), result


def processor_time() -> float:
    """What this process and those it waited for have used."""
    used = (
        resource.getrusage(who)
        for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    )
    return sum(u.ru_utime + u.ru_stime for u in used)


_Result = TypeVar("_Result")
IDIOMS = load_idioms((), None).idioms
PROGRAMS = Path(__file__).parent / "programs"


def main() -> int:
    """Print the tables."""
    head = f"{'':14}    clang    front  loading   search    beyond  ms each"
    for title, make in (("functions", functions), ("loops", one_function)):
        print(f"\n{title} (seconds)\n{head}")
        costs = [_told(measure_text(make(n), f"{n} {title}", n)) for n in SIZES]
        _mean(costs)
    print(f"\nprograms (seconds)\n{head}")
    _mean([_told(measure(f, f.stem)) for f in sorted(PROGRAMS.glob("*/*.c"))])
    start, _ = least(
        lambda: subprocess.run(
            [sys.executable, "-c", "import detector.matching, detector.legality"],
            check=True,
        )
    )
    print(f"\nstarting Python with all imports: {start:.2f} s")
    return 0


def _told(cost: Cost) -> Cost:
    print(cost.row(), flush=True)
    return cost


def _mean(costs: list[Cost]) -> None:
    mean = geometric_mean(cost.ratio for cost in costs)
    print(f"geometric mean beyond clang's own compile: {100 * (mean - 1):+.0f} %")


if __name__ == "__main__":
    sys.exit(main())
