"""`idlift tune`: search for the fastest form of a program on this machine's device."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from idlift.errors import UsageError, UserError

if TYPE_CHECKING:
    from lift.explore.search import Progress
    from lift.explore.tune import Tuned
    from lift.terms import Program

HELP = """search for the fastest form of a program on this machine's device

Takes a program in Lift's text form, or a folder that --idlift-save made: then all
programs in it are tuned one after the other. Candidates are derived by rewrite rules,
checked against the interpreter and measured in a process of their own. A winner that
beats the default lowering is kept and used by later compilations on the same device. A
plot of the search is written beside the program."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Options of `idlift tune`."""
    parser.add_argument("path", type=Path, metavar="FILE.lift|DIR")
    parser.add_argument(
        "--time",
        type=float,
        default=60.0,
        metavar="SECONDS",
        help="how long to search, for each program (60)",
    )
    parser.add_argument(
        "--patience",
        type=float,
        default=0.1,
        metavar="SHARE",
        help="end when nothing better is found for this share of the time (0.1); "
        "1 goes on to the end",
    )
    parser.add_argument(
        "--size",
        action="append",
        default=[],
        metavar="NAME=NUMBER",
        help="a size to tune for; by default all are as large as fits well",
    )
    parser.add_argument("--device", metavar="SUBSTRING", help="which OpenCL device")
    parser.add_argument("--seed", type=int, default=0, help="of random choices")
    parser.add_argument("--plot", type=Path, metavar="FILE.svg", help="where to plot")


def run(args: argparse.Namespace) -> int:
    """Tune what is asked for; exit code 1 if a program is wrong."""
    from lift.diagnostics import LiftError, render

    if args.time <= 0:
        raise UsageError("--time takes a number of seconds above 0")
    if not 0 < args.patience <= 1:
        raise UsageError("--patience takes a share of the time: above 0, 1 at most")
    status = 0
    for path, text in _programs(args.path):
        try:
            _tuned(args, path, text)
        except LiftError as problem:
            print(render(problem.diagnostic, text), file=sys.stderr)
            status = 1
    return status


def _programs(path: Path) -> Iterator[tuple[Path, str]]:
    """The programs of a file, or of all sites of a folder."""
    files = sorted(path.rglob("program.lift")) if path.is_dir() else [path]
    if not files:
        raise UserError(f"there is no program.lift in {path}")
    for file in files:
        try:
            text = file.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as problem:
            raise UserError(f"cannot read {file}: {problem}") from problem
        stages = split_programs(text)
        for number, stage in enumerate(stages, 1):
            suffix = f"-{number}" if len(stages) > 1 else ""
            yield file.with_name(file.stem + suffix), stage


def split_programs(text: str) -> list[str]:
    """A site may have several stages: programs one after the other in a file."""
    parts = re.split(r"^(?=program\b)", text, flags=re.MULTILINE)
    found: list[str] = []
    functions = parts[0]
    for part in parts[1:]:
        # What follows a program up to the next one may be functions of the next.
        cut = re.search(r"^fun\b", part, flags=re.MULTILINE)
        found.append(functions + (part[: cut.start()] if cut else part))
        functions = part[cut.start() :] if cut else ""
    return found or [text]


def _sizes(program: Program, given: list[str]) -> dict[str, int] | None:
    if not given:
        return None
    sizes: dict[str, int] = {}
    for word in given:
        name, _, number = word.partition("=")
        if not number.isdigit():
            raise UsageError(f"--size takes NAME=NUMBER, not {word}")
        sizes[name] = int(number)
    names = {v.name for v in program.sizes}
    if names != sizes.keys():
        missing = ", ".join(sorted(names ^ sizes.keys()))
        raise UsageError(f"--size has to name every size of the program: {missing}")
    return sizes


def _tuned(args: argparse.Namespace, path: Path, text: str) -> None:
    from lift.explore.plot import convergence
    from lift.explore.tune import tune
    from lift.explore.workload import allowed
    from lift.infer import infer
    from lift.text import parse_program

    program = infer(parse_program(text, str(path)))
    sizes = _sizes(program, args.size)
    if sizes is not None and not allowed(program, sizes):
        raise UserError(f"the facts of {program.name} do not hold for these sizes")
    try:
        with _display(program.name) as changed:
            found = tune(
                program,
                args.time,
                sizes=sizes,
                device=args.device,
                changed=changed,
                seed=args.seed,
                patience=args.patience,
            )
    except (LookupError, ValueError) as problem:
        raise UserError(str(problem)) from problem
    plot = args.plot or path.with_name(f"{path.stem}.tune.svg")
    title = f"{program.name} ({_shape(found.sizes)})"
    plot.write_text(convergence(title, found.progress.points), encoding="utf-8")
    _report(program.name, found, plot)


def _shape(sizes: dict[str, int]) -> str:
    return ", ".join(f"{name} = {number}" for name, number in sizes.items())


def _report(name: str, found: Tuned, plot: Path) -> None:
    from lift.explore.plot import duration

    progress = found.progress
    if progress.default is None:
        raise UserError(f"{name}: the default lowering fails ({progress.problem})")
    failed = _failures(progress)
    tested = f"{progress.tested} variants tried, {progress.pruned} left out by estimate"
    print(f"{name} for {_shape(found.sizes)}: {tested}{failed and f'; {failed}'}")
    print(f"  ended     after {progress.seconds:.0f} s: {progress.ended}")
    print(f"  default   {duration(found.default)}")
    if found.winner is None:
        print("  no variant is faster by more than the noise: nothing is kept")
    else:
        gain = found.default / found.nanoseconds
        how = found.winner.title
        print(f"  best      {duration(found.nanoseconds)}  ({gain:.2f} x)  by {how}")
        scope = "all sizes" if found.winner.general else "sizes like these"
        print(f"  kept, and used from now on for {scope}")
    print(f"  plot      {plot}")


def _failures(progress: Progress) -> str:
    return ", ".join(f"{n} {kind}" for kind, n in progress.failed.items())


@contextmanager
def _display(name: str) -> Iterator[Callable[[Progress], None]]:
    """A live table on a terminal; a line for each improvement elsewhere."""
    if not sys.stderr.isatty():
        yield _lines(name)
        return
    from rich.console import Console
    from rich.live import Live

    with Live(console=Console(stderr=True), refresh_per_second=4) as live:
        yield lambda progress: live.update(_table(name, progress))


def _lines(name: str) -> Callable[[Progress], None]:
    shown: list[int] = []

    def changed(progress: Progress) -> None:
        from lift.explore.plot import duration

        best = progress.best
        if best is not None and (not shown or best.nanoseconds < shown[-1]):
            shown.append(best.nanoseconds)
            print(
                f"{name}: {progress.seconds:6.1f} s, variant {progress.tested}: "
                f"{duration(best.nanoseconds)} by {best.title}",
                file=sys.stderr,
            )

    return changed


def _table(name: str, progress: Progress) -> Any:
    from rich.table import Table

    from lift.explore.plot import duration

    table = Table(title=f"tuning {name}", show_header=False)
    failed = _failures(progress)
    rows = [("time", f"{progress.seconds:.0f} s")]
    again = f", {progress.repeated} derived again" if progress.repeated else ""
    rows += [("measured", f"{progress.tested}{again}")]
    rows += [("left out", f"{progress.pruned} by estimate; {failed or 'none failed'}")]
    if progress.default is not None and progress.best is not None:
        default, best = progress.default.nanoseconds, progress.best.nanoseconds
        rows += [
            ("default", duration(default)),
            ("best", f"{duration(best)}  ({default / best:.2f} x)"),
            ("by", progress.best.title),
        ]
    rows += [("fixed", "; ".join(progress.fixed) or "nothing yet")]
    rows += [("now", progress.now)]
    for row in rows:
        table.add_row(*row)
    return table
