"""The `idlift` command: finds the subcommand, imports only that, runs it.

Consumes the command line; produces an exit code (0 done, 1 bad input, 2 bad usage).
Knows the names of the commands and nothing of what they do. User errors become one
paragraph on stderr here; anything else is a bug and keeps its traceback.
"""

from __future__ import annotations

import argparse
import difflib
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from idlift import __version__
from idlift.errors import UsageError, UserError


@dataclass(frozen=True, slots=True)
class Command:
    """A subcommand; `wrapper` ones hand all their arguments to the compiler."""

    name: str
    module: str
    wrapper: bool = False


COMMANDS: tuple[Command, ...] = (
    Command("detect", "idlift.commands.detect"),
    Command("explain", "idlift.commands.explain"),
    Command("cc", "idlift.wrapper", wrapper=True),
    Command("c++", "idlift.wrapper", wrapper=True),
    Command("idioms", "idlift.commands.idioms"),
    Command("idl", "idlift.commands.idl"),
    Command("lift", "idlift.commands.lift"),
    Command("tune", "idlift.commands.tune"),
    Command("doctor", "idlift.commands.doctor"),
)

WRAPPER_HELP = {
    "cc": "compile C like clang, with recognised loops offloaded (also: idlift-cc)",
    "c++": "the same for C++ (also: idlift-c++)",
}

INTRODUCTION = """\
usage: idlift COMMAND [ARGUMENTS]

Finds the computations in C and C++ that have a name (reductions, histograms,
stencils, matrix products, maps), and runs them as OpenCL kernels.

commands:
"""

CLOSING = """
`idlift COMMAND --help` says more. Start with `idlift doctor`, then
`idlift detect FILE.c`, then `make CC=idlift-cc`.
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the return value is the exit code of the process."""
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        return _dispatch(words)
    except _user_errors() as error:
        print(_wording(error), file=sys.stderr)
        return int(getattr(error, "exit_code", 1))
    except BrokenPipeError:
        # The reader (`| head`) has gone; say nothing more, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except KeyboardInterrupt:
        return 130


def available() -> tuple[Command, ...]:
    """The commands whose module exists."""
    return tuple(c for c in COMMANDS if find_spec(c.module) is not None)


def _dispatch(words: list[str]) -> int:
    if words and words[0] in ("--version", "-V"):
        print(f"idlift {__version__}")
        return 0
    if not words or words[0] in ("-h", "--help", "help"):
        return _help(words[1:])
    if words[0].startswith("-"):
        raise UsageError(f"unknown option {words[0]}; `idlift --help` lists commands")
    return _run(_find(words[0]), words[1:])


def _help(topics: list[str]) -> int:
    if topics:
        return _run(_find(topics[0]), ["--help"])
    print(INTRODUCTION, end="")
    for command in available():
        print(f"  {command.name:<8} {_summary(command)}")
    print(CLOSING, end="")
    return 0


def _summary(command: Command) -> str:
    if command.wrapper:
        return WRAPPER_HELP[command.name]
    text: str = import_module(command.module).HELP
    return text.strip().splitlines()[0].rstrip(".")


def _find(name: str) -> Command:
    known = {c.name: c for c in available()}
    if name in known:
        return known[name]
    close = difflib.get_close_matches(name, known, n=1)
    hint = f"did you mean {close[0]!r}?" if close else f"there are {', '.join(known)}"
    raise UsageError(f"unknown command {name!r}; {hint}")


def _run(command: Command, words: list[str]) -> int:
    module = import_module(command.module)
    if command.wrapper:
        if words in (["--help"], ["-h"]):
            words = [module.OUR_HELP]
        code: int = module.run("c" if command.name == "cc" else "c++", words)
        return code
    return _run_parsed(command, module, words)


def _run_parsed(command: Command, module: ModuleType, words: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog=f"idlift {command.name}",
        description=module.HELP,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    module.add_arguments(parser)
    flags: list[str] = []
    if getattr(module, "TAKES_CLANG_FLAGS", False) and "--" in words:
        cut = words.index("--")
        words, flags = words[:cut], words[cut + 1 :]
    try:
        arguments = parser.parse_args(words)
    except SystemExit as finished:
        # argparse has printed help (0) or what is wrong (2).
        return finished.code if isinstance(finished.code, int) else 2
    arguments.clang_flags = flags
    code: int = module.run(arguments)
    return code


def _user_errors() -> tuple[type[BaseException], ...]:
    # Asked only when something was raised, so starting up does not import the front
    # end, and a FrontendError cannot have been raised without it.
    frontend = sys.modules.get("detector.frontend.errors")
    if frontend is None:
        return (UserError,)
    return (UserError, frontend.FrontendError)


def _wording(error: BaseException) -> str:
    message = getattr(error, "message", str(error))
    # clang's words come through as they are: editors parse them.
    if type(error).__name__ == "CompileError":
        return str(message)
    return f"idlift: error: {message}"
