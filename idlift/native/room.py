"""What the C that mypyc makes lacks to be safe, written into it.

Consumes and produces C. Two things are changed:

Each function asks for room on the stack first (Note [room] of `open.c`). What it
returns if there is none depends on its type, as everywhere in mypyc: each type has a
value that stands for an error.

Exceptions, and functions in functions, take no weak references. For Python up to 3.11
mypyc says they do, but takes the first reference in their list for one that they hold:
the next collection of garbage, or their end, would free it.
"""

from __future__ import annotations

import re

# A body that mypyc made of a function of ours; in what it makes of classes the brace
# stands on a line of its own.
_FUNCTION = re.compile(r"^(\w+ \*?)(CPyDef_\w+)\([^()]*\) \{$", re.MULTILINE)
_WEAK = re.compile(r"^ *\.tp_weaklistoffset = .*\n", re.MULTILINE)
_ERRORS = {"PyObject *": "NULL", "CPyTagged": "CPY_INT_TAG", "char": "2"}
# The types of a tuple are letters in its name.
_PARTS = {"O": "NULL", "I": "CPY_INT_TAG", "C": "2"}
# Another value stands for an error of these. They call nothing that calls them.
_OTHERS = "__mypyc_defaults_setup"


class UnknownType(Exception):
    """A type that functions of ours did not return as yet."""


def made_safe(text: str) -> str:
    """A file of C."""
    return _WEAK.sub("", _FUNCTION.sub(_with_room, text))


def _with_room(found: re.Match[str]) -> str:
    type_, name = found.groups()
    if name.endswith(_OTHERS):
        return found.group()
    return f"{found.group()}\n    IDLIFT_ROOM({_error(type_.strip())})"


def _error(type_: str) -> str:
    if type_ in _ERRORS:
        return _ERRORS[type_]
    if type_.startswith("tuple_T"):
        value, rest = _tuple(type_.removeprefix("tuple_"))
        if not rest:
            return f"({type_}){value}"
    raise UnknownType(type_)


def _tuple(name: str) -> tuple[str, str]:
    """The value of a tuple that stands for an error, and the rest of its name."""
    count = re.match(r"T(\d+)", name)
    if count is None:
        part = _PARTS.get(name[:1])
        if part is None:
            raise UnknownType(name)
        return part, name[1:]
    parts: list[str] = []
    rest = name[count.end() :]
    for _ in range(int(count.group(1))):
        part, rest = _tuple(rest)
        parts.append(part)
    return f"{{{', '.join(parts)}}}", rest
