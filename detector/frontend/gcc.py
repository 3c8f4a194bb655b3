"""Makes commands that were written for GCC acceptable to clang, and says how.

Consumes a `CompileCommand` (often from a compile_commands.json of a GCC build);
produces one without the options that clang would refuse, with a note for each. Only
analysis uses this: the compiler wrapper must refuse what clang refuses, or configure
scripts would draw wrong conclusions from it.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from detector.frontend.command import Argument, CompileCommand
from detector.frontend.options import Purpose

# What clang spells in another way.
TRANSLATED: dict[str, tuple[str, ...]] = {
    "-mabm": ("-mlzcnt", "-mpopcnt"),
    "-mno-abm": ("-mno-lzcnt", "-mno-popcnt"),
    "-fwrapv-pointer": ("-fno-strict-overflow",),
}

# Spec files steer GCC's own driver; clang takes no notice or offence, by version.
DROPPED = frozenset({"-specs", "--specs"})

# GCC-only options that change what a program computes or how data lie in memory;
# dropping them is said in stronger words.
MEANINGFUL = frozenset(
    {
        "-fsso-struct",
        "-m96bit-long-double",
        "-m128bit-long-double",
        "-mpc32",
        "-mpc64",
        "-mpc80",
        "-fno-fp-int-builtin-inexact",
        "-fstrict-volatile-bitfields",
        "-fchar8",
        "-fgnu-tm",
    }
)


@cache
def gcc_only() -> frozenset[str]:
    """Names of options that GCC takes and clang refuses (gcc_only.txt)."""
    # Imported here: it takes long, and a compiler wrapper starts often.
    from importlib.resources import files

    text = (files("detector.frontend") / "gcc_only.txt").read_text()
    return frozenset(
        line for line in text.splitlines() if line and not line.startswith("#")
    )


def adapt(command: CompileCommand) -> CompileCommand:
    """The command without GCC-only options; what was changed is in its notes."""
    arguments: list[Argument] = []
    notes: list[str] = []
    for argument in command.arguments:
        replacement, note = _adapted(argument)
        arguments.extend(replacement)
        if note:
            notes.append(note)
    if any(a.purpose is Purpose.WARNING for a in arguments):
        # GCC has warnings that clang does not know; nobody wants to hear of that.
        quiet = "-Wno-unknown-warning-option"
        arguments.append(Argument(Purpose.WARNING, (quiet,), quiet))
    return replace(
        command,
        arguments=tuple(arguments),
        notes=(*command.notes, *dict.fromkeys(notes)),
    )


def _adapted(argument: Argument) -> tuple[tuple[Argument, ...], str]:
    name = argument.name
    if name in TRANSLATED:
        words = TRANSLATED[name]
        note = f"{name} is an option of GCC; read as {' '.join(words)}"
        return tuple(replace(argument, words=(w,), name=w) for w in words), note
    if argument.purpose is Purpose.WARNING and name.startswith("-Werror"):
        # clang warns where GCC does not; analysis should not stop at a warning.
        return (), ""
    if name in DROPPED | gcc_only() or _positive(name) in gcc_only():
        word = argument.words[0]
        if name in MEANINGFUL or _positive(name) in MEANINGFUL:
            return (), f"{word} is not known to clang and changes the program; dropped"
        return (), f"{word} is an option of GCC only; dropped"
    return (argument,), ""


def _positive(name: str) -> str:
    for letter in ("f", "m"):
        if name.startswith(f"-{letter}no-"):
            return f"-{letter}{name[len('-fno-') :]}"
    return name
