"""Names of kernel variables, and substitution of size variables by name.

A position bound by a lambda is known by its name only: its facts (range) differ from
one use to the next, so substitution goes by name, never by identity.
"""

from __future__ import annotations

from collections.abc import Mapping

from lift.sizes import Size, free_variables, substitute
from lift.sizes.terms import of_atom

_RESERVED_WORDS = """
auto break case char const continue default do double else enum extern float for goto
if inline int long register restrict return short signed sizeof static struct switch
typedef union unsigned void volatile while bool half uchar ushort uint ulong size_t
kernel global local private constant read_only write_only abs min
max clamp dot cross length normalize distance select barrier floor ceil sin cos tan exp
log pow sqrt fabs fmin fmax fma mad step sign mix radians degrees pipe rotate clz
popcount convert isnan isinf any all shuffle printf prefetch wait in
"""
#: Words that OpenCL C or we ourselves use, and that thus never name a variable.
RESERVED = frozenset(_RESERVED_WORDS.split())


class Names:
    """Hands out names that are unique in one program and stable between runs."""

    def __init__(self, taken: frozenset[str] = frozenset()) -> None:
        self._taken = set(RESERVED | taken)
        # Where to go on counting: names are never given back.
        self._counts: dict[str, int] = {}

    def fresh(self, base: str) -> str:
        """`base`, or `base_1`, `base_2`, ... if it is taken."""
        base = "".join(c if c.isalnum() and c.isascii() else "_" for c in base) or "v"
        name, count = base, self._counts.get(base, 0)
        while name in self._taken or name.startswith("__"):
            count += 1
            name = f"{base.strip('_') or 'v'}_{count}"
        self._counts[base] = count
        self._taken.add(name)
        return name


def substitute_names(size: Size, values: Mapping[str, Size]) -> Size:
    """Replace the variables that have these names, whatever their ranges."""
    found = {
        of_atom(v): values[v.name] for v in free_variables(size) if v.name in values
    }
    return substitute(size, found) if found else size
