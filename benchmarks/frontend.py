"""How long loading and analysing takes, compared with clang -O2.

    python -m benchmarks.frontend [--instructions 20000] [--repeat 3] [--profile]

Generates C modules of the wanted size, compiles each with clang -O2 and to canonical
IR, loads that, runs every analysis on every loop and access, and prints the times.
The ratio (load + analyse) / (clang -O2) must stay below 2.
"""

from __future__ import annotations

import argparse
import cProfile
import os
import pstats
import subprocess
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from benchmarks.shapes import SHAPES
from detector.analysis import FunctionAnalyses
from detector.frontend import Toolchain, compile_to_ir, default_toolchain
from detector.loader import canonicalise, read
from detector.model import Module

LIMIT = 2.0
_CACHED = [n for n, m in vars(FunctionAnalyses).items() if type(m) is cached_property]


@dataclass(frozen=True, slots=True)
class Timing:
    """Seconds for one module; the best of several runs."""

    shape: str
    instructions: int
    clang: float
    llvm: float
    read: float
    graphs: float
    evolution: float

    @property
    def total(self) -> float:
        return self.llvm + self.read + self.graphs + self.evolution

    @property
    def ratio(self) -> float:
        return self.total / self.clang


def best(repeat: int, action: Callable[[], object]) -> float:
    """The shortest CPU time of several runs, that of child processes included.

    CPU time, because the machine may be busy; both sides run on one core.
    """
    times = []
    for _ in range(repeat):
        start = os.times()
        action()
        end = os.times()
        times.append(sum(end[:4]) - sum(start[:4]))
    return min(times)


def clang_seconds(toolchain: Toolchain, source: str, repeat: int) -> float:
    """clang -O2 -c on this text, start-up included, as a build sees it."""
    with tempfile.TemporaryDirectory() as folder:
        file, target = Path(folder, "x.c"), Path(folder, "x.o")
        file.write_text(source)
        command = [*toolchain.invocation(), "-O2", "-c", str(file), "-o", str(target)]

        def compile_once() -> None:
            subprocess.run(command, check=True, capture_output=True)

        compile_once()
        return best(repeat, compile_once)


def size_of(module: Module) -> int:
    """The number of instructions in a module."""
    return sum(len(function.instructions) for function in module.definitions)


def analyse_graphs(module: Module) -> list[FunctionAnalyses]:
    """Every cached analysis of every function, with lazy parts forced."""
    made = []
    for function in module.definitions:
        analyses = FunctionAnalyses(function, module)
        for name in _CACHED:
            getattr(analyses, name)
        for flow in (analyses.dataflow, analyses.idl_dataflow):
            _ = flow.forward
        made.append(analyses)
    return made


def analyse_evolution(made: list[FunctionAnalyses]) -> None:
    """Every loop's bounds and every access's normal form."""
    for analyses in made:
        for loop in analyses.loops.loops:
            analyses.evolution.loop(loop)
        for instruction in analyses.function.instructions:
            if instruction.opcode in ("load", "store"):
                analyses.evolution.access(instruction)


def grown(make: Callable[[int], str], wanted: int, toolchain: Toolchain) -> str:
    """The shape's smallest module with about the wanted number of instructions."""
    probe = 14
    size = size_of(read(canonicalise(compile_to_ir(make(probe), toolchain=toolchain))))
    return make(max(1, round(probe * wanted / size)))


def measure(
    shape: str, wanted: int, repeat: int, toolchain: Toolchain, profile: bool
) -> Timing:
    """All the figures for one shape of program."""
    source = grown(SHAPES[shape], wanted, toolchain)
    clang = clang_seconds(toolchain, source, repeat)
    ir = compile_to_ir(source, ["-g"], toolchain=toolchain)
    text = canonicalise(ir)
    module = read(text)
    if profile:
        show_profile(lambda: analyse_evolution(analyse_graphs(read(text))))
    graphs = best(repeat, lambda: analyse_graphs(module))
    both = best(repeat, lambda: analyse_evolution(analyse_graphs(module)))
    return Timing(
        shape,
        size_of(module),
        clang,
        best(repeat, lambda: canonicalise(ir)),
        best(repeat, lambda: read(text)),
        graphs,
        max(0.0, both - graphs),
    )


def show_profile(action: Callable[[], object]) -> None:
    """Where the time goes, by function."""
    profiler = cProfile.Profile()
    profiler.runcall(action)
    pstats.Stats(profiler).sort_stats("tottime").print_stats(25)


def main() -> int:
    """Print the table; exit code 1 if a ratio is above the limit."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--instructions", type=int, default=20_000)
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--profile", action="store_true")
    parser.add_argument("--shape", action="append", choices=list(SHAPES))
    options = parser.parse_args()
    toolchain = default_toolchain()
    print(f"{toolchain.description}; CPU times in ms, best of {options.repeat}")
    heads = ("instrs", "clang -O2", "llvm", "read", "graphs", "scev", "sum", "ratio")
    print(f"{'module':16}" + "".join(f"{head:>10}" for head in heads) + "  us/instr")
    worst = 0.0
    for shape in options.shape or SHAPES:
        found = measure(
            shape, options.instructions, options.repeat, toolchain, options.profile
        )
        parts = (found.clang, found.llvm, found.read, found.graphs, found.evolution)
        shown = "".join(f"{1e3 * part:10.0f}" for part in (*parts, found.total))
        each = 1e6 * found.total / found.instructions
        print(
            f"{shape:16}{found.instructions:10}{shown}{found.ratio:10.2f}{each:10.1f}"
        )
        worst = max(worst, found.ratio)
    print(f"worst ratio {worst:.2f} (limit {LIMIT:g})")
    return 0 if worst < LIMIT else 1


if __name__ == "__main__":
    raise SystemExit(main())
