"""`idlift-cc` and `idlift-c++`: the entry points.

A call that was made before is answered from memory (`idlift.direct`), before anything
heavy is imported; every other one by a compiler that has stayed from another call
(`idlift.resident`), or else by `idlift.compiler`.
"""

from __future__ import annotations

import atexit
import gc
import os
import sys

from idlift.direct.replay import replay
from idlift.resident.client import ask

OUR_HELP = "--idlift-help"

# Not from `typing`: importing it takes longer than all the rest.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import NoReturn

    from detector.frontend import Driver


def cc() -> NoReturn:
    """Entry point of idlift-cc."""
    leave(answered(run, "c", sys.argv[1:]))


def cxx() -> NoReturn:
    """Entry point of idlift-c++."""
    leave(answered(run, "c++", sys.argv[1:]))


def leave(code: int) -> NoReturn:
    """Without taking everything apart that the system takes back as a whole."""
    try:
        atexit._run_exitfuncs()
        sys.stdout.flush()
        sys.stderr.flush()
    except OSError:
        sys.exit(code)
    os._exit(code)


def run(driver: Driver, words: Sequence[str]) -> int:
    """Compile as clang would; the result is the exit code, if we live to give one."""
    code = known(driver, words)
    if code is None:
        code = ask(driver, words)
    if code is not None:
        return code
    # What a compiler makes it needs until it is done: there is little to collect.
    gc.set_threshold(1_000_000, 50, 50)
    from idlift.image import use_image

    use_image()
    from idlift.native.finder import rescue, use_native

    # After the image, so that it comes before it.
    if use_native():
        rescue()
    from idlift.postponed import postpone_modules

    postpone_modules()
    from idlift.startup import remember

    remember()
    from idlift import compiler

    return compiler.run(driver, words)


def known(driver: Driver, words: Sequence[str]) -> int | None:
    """The exit code of a call for which nothing has to be compiled by us."""
    if "--help" in words or OUR_HELP in words:
        from idlift.wrapper_help import show_help

        return show_help(driver, words)
    return replay(driver, words)


def answered(
    run: Callable[[Driver, Sequence[str]], int], driver: Driver, words: Sequence[str]
) -> int:
    """The exit code of a call; what is wrong with it is said."""
    try:
        return run(driver, words)
    except KeyboardInterrupt:
        return 130
    except _user_errors() as error:
        message = getattr(error, "message", str(error))
        # clang's words come through as they are: editors parse them.
        is_clangs = type(error).__name__ == "CompileError"
        print(message if is_clangs else f"idlift-cc: error: {message}", file=sys.stderr)
        return getattr(error, "exit_code", 1)


def _user_errors() -> tuple[type[BaseException], ...]:
    """What is the user's to mend; asked, and imported, only when something is wrong."""
    from detector.frontend import FrontendError
    from idlift.errors import UserError

    return (FrontendError, UserError)
