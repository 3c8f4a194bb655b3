"""Remembers a compiler call after it was made.

Consumes the call, what clang looked at and what came out; produces a manifest and the
contents that it names. A call is remembered only if everything that its answer depends
on can be watched: options are allowed by their purpose, not forbidden one by one.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from detector.frontend import Argument, CompileCommand, Driver, Mode, Purpose, Toolchain
from detector.frontend.toolchain import NEWEST, OLDEST, default_toolchain
from detector.frontend.trail import Trail
from idlift.direct.identity import ACTIVE, call_key, compiler_key
from idlift.direct.manifest import (
    Manifest,
    digest_of,
    settled_stamp,
    store,
    write_whole,
)
from idlift.direct.replay import folder
from idlift.direct.seal import blob_name, read_blob
from idlift.direct.trail import Watched, watched
from idlift.offload.settings import Settings

# File systems keep times in ticks of the kernel, which may be this much behind.
_TICK_NS = 20_000_000

_HARMLESS = frozenset(
    {
        Purpose.INPUT,
        Purpose.OUTPUT,
        Purpose.MODE,
        Purpose.LANGUAGE,
        Purpose.OPTIMIZATION,
        Purpose.DEBUG,
        Purpose.PREPROCESSOR,
        Purpose.DEPENDENCY,
        Purpose.WARNING,
        Purpose.DIALECT,
        Purpose.TARGET,
        Purpose.LINKER,
    }
)

# Of harmless purposes, those that read or write files of their own, or print.
_NOT = (
    "-include-pch", "-ivfsoverlay", "-Xpreprocessor", "-Wp,", "-H", "-d", "-F",
    "-Xclang", "-Xanalyzer", "-Xopenmp-target", "-R", "-isysroot", "--sysroot",
    "-fplugin", "-fpass-plugin", "-fmodule", "-fprebuilt", "-fcxx-modules", "-fprofile",
    "-fcrash-diagnostics", "-fproc-stat", "-ftime-", "-foptimization-record",
    "-fbasic-block", "-fpch", "-fthinlto", "-fembed", "-fminimize",
    "-working-directory", "-gen-", "-gcc-toolchain",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Call:
    """A compiler call that may be remembered."""

    driver: Driver
    words: tuple[str, ...]
    command: CompileCommand
    toolchain: Toolchain
    # Response files among the words.
    responses: tuple[str, ...]

    @property
    def compiler(self) -> list[str]:
        return list(self.toolchain.invocation(self.driver))


def memorable(
    driver: Driver,
    words: Sequence[str],
    command: CompileCommand,
    toolchain: Toolchain,
    settings: Settings,
) -> Call | None:
    """The call, if it is one whose answer can be given again."""
    if settings.save or settings.report or settings.embed or settings.time:
        return None
    responses = tuple(w[1:] for w in words if w.startswith("@"))
    sources = [i for i in command.inputs if i.is_analysed]
    plain = (
        len(sources) == 1
        and not sources[0].is_stdin
        and sources[0].language != "ir"
        and (command.mode is Mode.LINK or len(command.inputs) == 1)
        and not (command.mode is Mode.LINK and command.having(Purpose.DEPENDENCY))
        and command.output != "-"
        and not any(os.environ.get(name) for name in ACTIVE)
        # A response file inside of a response file, or one that is not there.
        and not any(w.startswith("@") for w in command.words)
        and all(map(os.path.isfile, responses))
    )
    if not plain or not all(map(_is_harmless, command.arguments)):
        return None
    return Call(driver, tuple(words), command, toolchain, responses)


def _is_harmless(argument: Argument) -> bool:
    if argument.purpose is Purpose.LINKER or argument.words == ("-pipe",):
        return True
    return argument.purpose in _HARMLESS and not argument.words[0].startswith(_NOT)


@dataclass(frozen=True, slots=True)
class Answer:
    """What a call gave: files to write, text to say, a clang to become."""

    written: tuple[tuple[str, bytes], ...]
    said: str
    become: tuple[str, ...] = ()


def record(call: Call, trail: Trail, answer: Answer, began_ns: int) -> None:
    """Keep the answer, unless something changed while it was made."""
    source = next(i.path for i in call.command.inputs if i.is_analysed)
    found = watched(trail, source)
    if found is None:
        return
    files = [*_files(call, trail, found)]
    precompiled = [*_headers_of_headers(call.command)]
    moving = any(_changed_ns(path) >= began_ns - _TICK_NS for path in files)
    if moving or any(map(os.path.lexists, precompiled)):
        return
    home = folder()
    parts = [("say", line) for line in answer.said.rstrip("\n").split("\n") if line]
    for path, data in answer.written:
        blob = keep_blob(home, data)
        parts.append(("write", f"{path}|{blob}"))
    parts += [("become", word) for word in answer.become]
    stamped = [(path, settled_stamp(path), digest_of(path)) for path in files]
    stamped += [_by_stamp(path) for path in _libraries()]
    key = call_key(call.driver, list(call.words), call.compiler)
    store(home, Manifest(key, stamped, [*found.absent, *precompiled], parts))


def keep_blob(home: str, data: bytes) -> str:
    """The name of a content in the folder of manifests, where it now is."""
    # Here and not above: clang is started before it is needed.
    from hashlib import blake2b

    name = blob_name(data, blake2b(data, digest_size=20).hexdigest())
    path = f"{home}/blobs/{name}"
    if read_blob(path) is None:
        write_whole(path, data)
    return f"blobs/{name}"


def _by_stamp(path: str) -> tuple[str, str, str]:
    """A program or library: too big to be read, and never the same after a change."""
    return path, settled_stamp(path), "-"


def _changed_ns(path: str) -> int:
    status = os.stat(path)
    # A folder changes when files are made in it; its listing is compared.
    if os.path.isdir(path):
        return 0
    return max(status.st_mtime_ns, status.st_ctime_ns)


def _files(call: Call, trail: Trail, found: Watched) -> Iterator[str]:
    yield from found.files
    yield from call.responses
    yield from trail.configuration
    if trail.gcc:
        # Another GCC brings other headers; clang takes the newest.
        yield os.path.dirname(trail.gcc)
    # Files that options name, whatever they are for.
    for argument in call.command.arguments:
        if argument.purpose not in (Purpose.OUTPUT, Purpose.INPUT, Purpose.LINKER):
            values = (argument.value, argument.words[-1].partition("=")[2])
            yield from (v for v in values if v and os.path.isfile(v))


def _libraries() -> Iterator[str]:
    """What our own answer depends on besides our code."""
    from importlib.util import find_spec

    for package in ("llvmlite", "pyopencl"):
        spec = find_spec(package)
        if spec is not None and spec.origin is not None:
            yield spec.origin


def _headers_of_headers(command: CompileCommand) -> Iterator[str]:
    """`-include a.h` takes a precompiled a.h.pch where there is one."""
    for argument in command.arguments:
        if argument.name in ("-include", "--include"):
            yield from (f"{argument.value}.pch", f"{argument.value}.gch")


def record_compiler() -> None:
    """Remember which clang is used, and what that depended on."""
    files: dict[str, None] = {}
    absent: dict[str, None] = {}
    names = ("clang", *(f"clang-{n}" for n in range(OLDEST, NEWEST + 1)))
    for place in os.environ.get("PATH", "").split(os.pathsep):
        for name in names:
            _note(os.path.join(place, name), files, absent)
    chosen = default_toolchain()
    program = shutil.which(chosen.argv[0])
    if program is not None:
        files[program] = None
    if chosen.kind == "zig":
        # What decides whether it is given C++ headers.
        _note("/usr/include/c++", files, absent)
    parts = [("c", word) for word in chosen.invocation("c")]
    parts += [("c++", word) for word in chosen.invocation("c++")]
    stamped = [_by_stamp(path) for path in files]
    store(folder(), Manifest(compiler_key(), stamped, list(absent), parts))


def _note(path: str, files: dict[str, None], absent: dict[str, None]) -> None:
    if os.path.exists(path):
        files[path] = None
    elif not os.path.lexists(path):
        absent[path] = None
