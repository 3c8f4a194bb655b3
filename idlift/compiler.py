"""The ordinary path of `idlift-cc`: a compiler that takes clang's command line.

Consumes the words of a compiler call that is not remembered (see `idlift.wrapper`);
produces what clang would produce, with clang's exit code. Our own options start with
`--idlift-` or stand in $IDLIFT_CC_FLAGS; every other word belongs to clang and reaches
it unchanged and in order.

A call that cannot gain (queries, preprocessing, links of objects) becomes clang by
`exec`: nothing of us is left to get in the way of signals, pipes or exit codes.
"""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Sequence
from dataclasses import fields, replace
from typing import NoReturn

from detector.frontend import (
    Driver,
    FrontendError,
    Toolchain,
    default_toolchain,
    parse,
)
from idlift.direct.record import memorable, record_compiler
from idlift.direct.replay import folder, known_compiler
from idlift.errors import UsageError
from idlift.offload.driver import compile_command, why_not
from idlift.offload.settings import PREFIX, Settings
from idlift.offload.source import Later

# The options that take one of a few words.
_CHOICES = {"fp": ("strict", "reassoc", "relaxed")}


def run(driver: Driver, words: Sequence[str], later: Later | None = None) -> int:
    """Compile as clang would; the result is the exit code, if we live to give one.

    For `later` see `compile_command`.
    """
    settings, theirs = split_options(words, os.environ.get("IDLIFT_CC_FLAGS", ""))
    toolchain = default_toolchain()
    if known_compiler(folder(), driver) is None:
        record_compiler()
    command = parse(theirs, driver=driver)
    reason = why_not(command)
    if reason is not None or settings.off:
        become_clang(toolchain, driver, theirs)
    call = memorable(driver, words, command, toolchain, settings)
    return compile_command(command, toolchain, settings, call, later)


def become_clang(
    toolchain: Toolchain, driver: Driver, words: Sequence[str]
) -> NoReturn:
    """Replace this process by clang, with the user's words as they were given."""
    invocation = [*toolchain.invocation(driver), *words]
    sys.stdout.flush()
    sys.stderr.flush()
    try:
        os.execvp(invocation[0], invocation)
    except OSError as error:
        raise FrontendError(f"cannot run {invocation[0]}: {error.strerror}") from error


def split_options(
    words: Sequence[str], environment: str
) -> tuple[Settings, tuple[str, ...]]:
    """Separate our options from clang's; the command line overrides the environment."""
    try:
        preset = shlex.split(environment)
    except ValueError as error:
        raise UsageError(f"$IDLIFT_CC_FLAGS: {error}") from error
    for word in preset:
        if not word.startswith(PREFIX):
            raise UsageError(
                f"$IDLIFT_CC_FLAGS holds {word!r}; only {PREFIX}... belongs there"
            )
    ours = [w for w in words if w.startswith(PREFIX)]
    theirs = tuple(w for w in words if not w.startswith(PREFIX))
    return _settings([*preset, *ours]), theirs


def _settings(words: Sequence[str]) -> Settings:
    values: dict[str, str | bool] = {}
    known = {f.name: isinstance(f.default, bool) for f in fields(Settings)}
    for word in words:
        name, equals, value = word.removeprefix(PREFIX).partition("=")
        if name not in known:
            import difflib

            close = difflib.get_close_matches(name, known, n=1)
            names = [f"{PREFIX}{n}{'' if known[n] else '='}" for n in close or known]
            raise UsageError(f"unknown option {word}; there is {', '.join(names)}")
        is_switch = known[name]
        if is_switch and equals:
            raise UsageError(f"{PREFIX}{name} takes no value")
        if not is_switch and not (equals and value):
            raise UsageError(f"{PREFIX}{name} needs a value: {PREFIX}{name}=...")
        choices = _CHOICES.get(name)
        if choices and value not in choices:
            raise UsageError(f"{word}: choose from {', '.join(choices)}")
        values[name] = value if not is_switch else True
    return replace(Settings(), **values)  # type: ignore[arg-type]
