"""Header lines of a constraint to the metadata of its idiom, with variables checked."""

from __future__ import annotations

from collections.abc import Iterable

from idl.formula import Member, Meta
from idl.pragmas import Header
from idl.simplify import Simple
from idl.source import Diagnostic, Severity, Span, did_you_mean


def meta_of(
    header: Header,
    simple: Simple,
    written: Iterable[str],
    errors: list[Diagnostic],
) -> Meta:
    """The metadata; a variable that was never written in the formula is an error."""
    known = set(written)

    def checked(name: str, span: Span) -> Member:
        if "[*]" in name:
            slots = simple.arrays.slots(name)
            if slots is not None:
                return slots
        elif name in known or simple.arrays.template(name) is not None:
            return simple.aliases.get(name, name)
        errors.append(
            Diagnostic(
                "pragma",
                Severity.ERROR,
                f"the formula has no variable {{{name}}}",
                span,
                (),
                did_you_mean(name, known),
            )
        )
        return name

    anchor = ""
    if header.anchor and header.anchor_span is not None:
        place = checked(header.anchor, header.anchor_span)
        anchor = place if isinstance(place, str) else place.template
    roles = tuple((role, checked(name, span)) for role, name, span in header.roles)
    return Meta(header.kind, anchor, roles, header.notes)
