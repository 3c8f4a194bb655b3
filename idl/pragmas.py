"""What stands above a constraint: its documentation, and ``#!`` lines about it.

    # Sums, products, minima of an array.        <- documentation
    #! kind: scalar_reduction                    <- what it is reported as
    #! anchor: {loop}                            <- its outermost loop
    #! role result: {update}                     <- a name for reports and translation
    #! anything: else                            <- kept as a note

They are comments, so a file with them still parses everywhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from idl.ast import Comment, Constraint
from idl.source import Diagnostic, Severity, Span

_PRAGMA = re.compile(r"#!\s*([A-Za-z_][\w-]*)(?:\s+([A-Za-z_]\w*))?\s*:\s*(.*)$")
_VARIABLE = re.compile(r"\{\s*([^\W\d]\w*(?:\.[^\W\d]\w*|\[(?:\d+|\*)\])*)\s*\}$")


@dataclass(frozen=True, slots=True)
class Header:
    """The comment block above a constraint, taken apart; variables as written."""

    doc: str = ""
    kind: str = ""
    anchor: str = ""
    anchor_span: Span | None = None
    roles: tuple[tuple[str, str, Span], ...] = ()
    notes: tuple[tuple[str, str], ...] = ()


def header_of(
    constraint: Constraint, comments: Iterable[Comment]
) -> tuple[Header, list[Diagnostic]]:
    """The header of a constraint: the comment lines that touch it from above."""
    above = {c.span.line: c for c in comments if c.alone}
    line = constraint.span.line - 1
    block: list[Comment] = []
    while line in above:
        block.insert(0, above[line])
        line -= 1
    docs = [c.text.lstrip("#").strip() for c in block if not c.text.startswith("#!")]
    header = Header("\n".join(docs).strip())
    errors: list[Diagnostic] = []
    for comment in block:
        if comment.text.startswith("#!"):
            header = _read(header, comment, errors)
    return header, errors


def _read(header: Header, comment: Comment, errors: list[Diagnostic]) -> Header:
    found = _PRAGMA.match(comment.text)
    if found is None:
        errors.append(_bad(comment, "a `#!` line must read `#! key: text`"))
        return header
    key, name, text = found.groups()
    text = text.strip()
    h = header
    match key:
        case "kind":
            if not re.fullmatch(r"[a-z][a-z0-9_]*", text):
                errors.append(_bad(comment, "a kind is one word in small letters"))
            return Header(h.doc, text, h.anchor, h.anchor_span, h.roles, h.notes)
        case "anchor":
            place = _variable(text, comment, errors)
            return Header(h.doc, h.kind, place, comment.span, h.roles, h.notes)
        case "role":
            if not name:
                errors.append(_bad(comment, "a role reads `#! role name: {variable}`"))
                return h
            role = (name, _variable(text, comment, errors), comment.span)
            roles = (*h.roles, role)
            return Header(h.doc, h.kind, h.anchor, h.anchor_span, roles, h.notes)
        case _:
            note = (f"{key} {name}" if name else key, text)
            notes = (*h.notes, note)
            return Header(h.doc, h.kind, h.anchor, h.anchor_span, h.roles, notes)


def _variable(text: str, comment: Comment, errors: list[Diagnostic]) -> str:
    found = _VARIABLE.match(text)
    if found is None:
        errors.append(_bad(comment, "expected one variable, as in {loop.begin}"))
        return ""
    return found.group(1)


def _bad(comment: Comment, message: str) -> Diagnostic:
    return Diagnostic("pragma", Severity.ERROR, message, comment.span)
