"""A compiler command line as data: `parse` reads it, `CompileCommand` answers.

Consumes the words after the compiler's name; produces a frozen structure that keeps
every word of the user in order and says what each is for. Runs nothing, reads no file
but response files, and judges no option: clang does that.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path, PurePath
from typing import Literal

from detector.frontend import options
from detector.frontend.options import Purpose
from detector.frontend.response import expand

Driver = Literal["c", "c++"]


class Mode(Enum):
    """How far the driver goes."""

    QUERY = "query"
    PREPROCESS = "preprocess"
    SYNTAX = "syntax"
    ASSEMBLE = "assemble"
    COMPILE = "compile"
    LINK = "link"


class DebugInfo(Enum):
    """How much debug information the user wants in the object."""

    NONE = "none"
    LINES = "lines"
    FULL = "full"


@dataclass(frozen=True, slots=True)
class Argument:
    """One option with its value, or one input: `words` as the user wrote them."""

    purpose: Purpose
    words: tuple[str, ...]
    name: str
    value: str = ""


@dataclass(frozen=True, slots=True)
class Input:
    """A file to compile or link; `language` as for clang's -x, "" for the linker."""

    path: str
    language: str

    @property
    def is_stdin(self) -> bool:
        return self.path == "-"

    @property
    def is_analysed(self) -> bool:
        """Whether we can look for idioms in it (C, C++, LLVM IR)."""
        return self.language in options.ANALYSED_LANGUAGES

    @property
    def stem(self) -> str:
        """The name without folder and extension, from which outputs are named."""
        return PurePath(self.path).stem


@dataclass(frozen=True, slots=True)
class CompileCommand:
    """A parsed command; `directory` is where relative names start."""

    driver: Driver
    arguments: tuple[Argument, ...]
    inputs: tuple[Input, ...]
    directory: Path = Path()
    notes: tuple[str, ...] = ()

    @property
    def words(self) -> tuple[str, ...]:
        """The command as it was given, response files expanded."""
        return tuple(word for a in self.arguments for word in a.words)

    def having(self, *purposes: Purpose) -> tuple[Argument, ...]:
        """The arguments with one of these purposes, in order."""
        return tuple(a for a in self.arguments if a.purpose in purposes)

    def has(self, *names: str) -> bool:
        """Whether one of these options is present."""
        return any(a.name in names for a in self.arguments)

    def last(self, *names: str) -> Argument | None:
        """The last of these options: with compilers the last one counts."""
        found = [a for a in self.arguments if a.name in names]
        return found[-1] if found else None

    @property
    def mode(self) -> Mode:
        """What the driver is asked for; earlier phases win, as in clang."""
        if self.having(Purpose.QUERY):
            return Mode.QUERY
        for mode, names in _MODES:
            if self.has(*names):
                return mode
        return Mode.LINK

    @property
    def output(self) -> str | None:
        """The value of the last -o."""
        given = self.having(Purpose.OUTPUT)
        return given[-1].value if given else None

    @property
    def optimization(self) -> str:
        """The -O level in force: "0", "1", "2", "3", "s", "z", "g" or "fast"."""
        given = self.having(Purpose.OPTIMIZATION)
        if not given:
            return "0"
        level = given[-1].words[0][len("-O") :] or "1"
        # clang reads -O4 and higher as -O3.
        return "3" if level.isdigit() and int(level) > 3 else level

    @property
    def debug_info(self) -> DebugInfo:
        """What the -g options add up to."""
        level = DebugInfo.NONE
        for argument in self.having(Purpose.DEBUG):
            level = _debug_level(argument.words[0], level)
        return level

    @property
    def relocation(self) -> str:
        """The last -fpic/-fPIC/-fpie/-fPIE or its -fno- form; "" for the default."""
        chosen = self.last(*_RELOCATION)
        return chosen.name if chosen else ""

    @property
    def target_arguments(self) -> tuple[str, ...]:
        """The words that choose machine, ABI and features."""
        return tuple(w for a in self.having(Purpose.TARGET) for w in a.words)

    @property
    def emits_llvm(self) -> bool:
        """Whether the "object" the user wants is LLVM IR (-emit-llvm, -flto)."""
        lto = self.last("-flto", "-fno-lto")
        return self.has("-emit-llvm") or (lto is not None and lto.name == "-flto")

    @property
    def is_instrumented(self) -> bool:
        """Whether the user wants code added to every function or access.

        Sanitizers, profiles and coverage watch the original loops; replacing a loop
        would hide it from them.
        """
        return any(
            a.name in options.INSTRUMENTATION or a.name.startswith("-fprofile-gen")
            for a in self.arguments
        )

    def for_input(self, chosen: Input) -> CompileCommand:
        """The same command for one of its inputs only."""
        kept = tuple(
            a
            for a in self.arguments
            if a.purpose not in (Purpose.INPUT, Purpose.LANGUAGE, Purpose.SEPARATOR)
        )
        language = Argument(
            Purpose.LANGUAGE, ("-x", chosen.language), "-x", chosen.language
        )
        path = Argument(Purpose.INPUT, (safe_path(chosen.path),), "", chosen.path)
        return replace(self, arguments=(*kept, language, path), inputs=(chosen,))


_MODES: tuple[tuple[Mode, tuple[str, ...]], ...] = (
    (Mode.PREPROCESS, ("-E", "--preprocess", "-M", "-MM")),
    (Mode.SYNTAX, ("-fsyntax-only", "--analyze", "-emit-ast")),
    (Mode.ASSEMBLE, ("-S", "--assemble")),
    (Mode.COMPILE, ("-c", "--compile")),
)

_RELOCATION: tuple[str, ...] = tuple(
    f"-f{no}{kind}" for no in ("", "no-") for kind in ("pic", "PIC", "pie", "PIE")
)

_DEBUG_LEVELS: dict[str, DebugInfo] = {
    "-g0": DebugInfo.NONE,
    "-ggdb0": DebugInfo.NONE,
    "-g1": DebugInfo.LINES,
    "-ggdb1": DebugInfo.LINES,
    "-gmlt": DebugInfo.LINES,
    "-gline-tables-only": DebugInfo.LINES,
    "-gline-directives-only": DebugInfo.LINES,
}

# -g options that shape debug information without asking for it.
_DEBUG_MODIFIERS = ("-gz", "-gno-", "-gcolumn-info", "-grecord", "-gembed", "-gstrict")


def _debug_level(word: str, before: DebugInfo) -> DebugInfo:
    if word.startswith(_DEBUG_MODIFIERS):
        return before
    return _DEBUG_LEVELS.get(word, DebugInfo.FULL)


def safe_path(path: str) -> str:
    """A file name that no driver takes for an option or a response file."""
    return f"./{path}" if path != "-" and path.startswith(("-", "@")) else path


def parse(
    words: Sequence[str], *, driver: Driver = "c", directory: Path | None = None
) -> CompileCommand:
    """Read the words after the compiler's name. Total: any list of words is read."""
    arguments = tuple(_arguments(expand(words, directory)))
    return CompileCommand(
        driver, arguments, _inputs(arguments, driver), directory or Path()
    )


def _arguments(words: Sequence[str]) -> Iterable[Argument]:
    position = 0
    while position < len(words):
        word = words[position]
        if word == "--":
            yield Argument(Purpose.SEPARATOR, (word,), word)
            for path in words[position + 1 :]:
                yield Argument(Purpose.INPUT, (path,), "", path)
            return
        argument = _argument(word, words[position + 1 : position + 2])
        yield argument
        position += len(argument.words)


def _argument(word: str, following: Sequence[str]) -> Argument:
    if word == "-" or not word.startswith("-"):
        return Argument(Purpose.INPUT, (word,), "", word)
    if word in options.EXACT:
        return Argument(options.EXACT[word], (word,), word)
    if word in options.SEPARATE_VALUE:
        value = "".join(following)
        return Argument(options.SEPARATE_VALUE[word], (word, *following), word, value)
    for name in options.JOINED_VALUE:
        if word.startswith(name):
            purpose = options.SEPARATE_VALUE[name]
            return Argument(purpose, (word,), name, word[len(name) :])
    name, _, value = word.partition("=")
    for prefix, purpose in options.PREFIX:
        if word.startswith(prefix):
            return Argument(purpose, (word,), name, value)
    return Argument(Purpose.OTHER, (word,), name, value)


def _inputs(arguments: Iterable[Argument], driver: Driver) -> tuple[Input, ...]:
    inputs: list[Input] = []
    forced = "none"
    for argument in arguments:
        if argument.purpose is Purpose.LANGUAGE:
            forced = argument.value
        elif argument.purpose is Purpose.INPUT:
            language = (
                forced
                if forced != "none"
                else language_of(argument.value, driver=driver)
            )
            inputs.append(Input(argument.value, language))
    return tuple(inputs)


def language_of(path: str, *, driver: Driver = "c") -> str:
    """What clang takes a file for by its name; "" for the linker's files."""
    if path == "-":
        return "c" if driver == "c" else "c++"
    language = options.LANGUAGE_BY_EXTENSION.get(PurePath(path).suffix, "")
    if driver == "c++":
        return options.CXX_DRIVER_LANGUAGE.get(language, language)
    return language
