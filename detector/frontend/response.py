"""Expansion of @response files, as GCC and clang do it.

Consumes an argument list, produces one without `@file` words. Knows nothing of what
the arguments mean.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from detector.frontend.errors import FrontendError

# Files may name further files; a file that names itself must not hang the compiler.
MAX_DEPTH = 20


def split_gnu(text: str) -> list[str]:
    """Split like the GNU tools: blanks separate, quotes group, backslash escapes.

    Not `shlex.split`: there a backslash inside single quotes is literal and a `#` may
    start a comment; here it is not so.
    """
    words: list[str] = []
    word: list[str] | None = None
    quote = ""
    characters = iter(text)
    for c in characters:
        if c == "\\":
            word = [*(word or []), next(characters, "")]
        elif quote:
            if c == quote:
                quote = ""
            else:
                word = [*(word or []), c]
        elif c in "'\"":
            quote, word = c, word or []
        elif c.isspace():
            if word is not None:
                words.append("".join(word))
                word = None
        else:
            word = word or []
            word.append(c)
    if word is not None:
        words.append("".join(word))
    return words


def expand(arguments: Iterable[str], directory: Path | None = None) -> tuple[str, ...]:
    """Replace each `@file` by the words in the file, recursively.

    A name that cannot be read stays as it is: clang then says what it always says.
    """
    return tuple(_expand(arguments, directory or Path(), 0))


def _expand(arguments: Iterable[str], directory: Path, depth: int) -> Iterator[str]:
    for argument in arguments:
        if not (argument.startswith("@") and len(argument) > 1):
            yield argument
            continue
        path = directory / argument[1:]
        try:
            text = path.read_text(errors="surrogateescape")
        except OSError:
            yield argument
            continue
        if depth >= MAX_DEPTH:
            raise FrontendError(
                f"response files are nested more than {MAX_DEPTH} deep at {path}; "
                "does one of them name itself?"
            )
        yield from _expand(split_gnu(text), directory, depth + 1)
