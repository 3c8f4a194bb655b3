"""All that a stub may ask for, before it is written.

Consumes the translations of a site and its guards; makes their `Arguments` grow as far
as the stub's text will. So the call of a stub is known before its kernels are, and the
unit can be compiled while they are still being made. What the text does not need in the
end it takes all the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from codegen.c_expr import about, c_expr
from codegen.guards import after_keys, refusals
from codegen.translate.translation import Translation
from detector.verdict import BinsApart, Guard


def ask_for_all(translations: Sequence[Translation], guards: Iterable[Guard]) -> None:
    """In about the order in which `print_stub` asks; raises Unpassable."""
    arguments = translations[-1].arguments
    about(translations[-1].work, arguments)
    for translation in translations:
        for variable in translation.program.sizes:
            if variable.name in translation.sizes:
                c_expr(translation.sizes[variable.name], arguments)
    keys = {t.keys[0]: t.keys[1:] for t in translations if t.keys is not None}
    for guard in guards:
        refusals(guard, arguments)
        if isinstance(guard, BinsApart) and guard.bins in keys:
            after_keys(guard, arguments, *keys[guard.bins])
    for translation in translations:
        for place in translation.memory.values():
            arguments.pointer(place.base)
            c_expr(place.offset, arguments)
