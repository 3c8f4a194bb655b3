"""All sites of one translation unit, spliced into its IR.

Consumes the canonical text of a unit and the usable matches in it; produces the
spliced text, the stubs to be linked to it, and what became of each match. Runs no
compiler.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import count
from typing import TypeVar

from codegen.kernels import Compile
from codegen.site import (
    Declined,
    Draft,
    Embed,
    Site,
    announced_splice,
    draft_site,
    make_site,
)
from codegen.splice.text import SpliceSite, splice_text
from detector.analysis.facade import FunctionAnalyses
from detector.match import Match
from detector.model import Function


@dataclass(frozen=True, slots=True)
class OffloadedUnit:
    """A unit with stubs called before its loops."""

    before: str
    after: str
    sites: tuple[Site, ...]
    declined: tuple[Declined, ...]


_T = TypeVar("_T")


def _contained(match: Match, make: Callable[[], _T]) -> _T | Declined:
    """A defect of ours in one site must not cost the others; IDLIFT_DEBUG shows it."""
    try:
        return make()
    except Exception as error:
        if os.environ.get("IDLIFT_DEBUG"):
            raise
        why = f"internal error: {type(error).__name__}: {error}"
        return Declined(match, why, is_defect=True)


def drafted(
    matches: Iterable[Match], analyses: Mapping[Function, FunctionAnalyses]
) -> tuple[Draft | Declined, ...]:
    """Each match as Lift programs, or why it is left alone."""

    def of(match: Match) -> Draft | Declined:
        return _contained(match, lambda: draft_site(match, analyses[match.function]))

    return tuple(map(of, matches))


@dataclass(frozen=True, slots=True)
class Announced:
    """A unit as it will be if all that is drafted can be compiled."""

    splices: tuple[SpliceSite, ...]
    after: str


def announced(
    text: str, drafts: Iterable[Draft | Declined], salt: str
) -> Announced | None:
    """The spliced text before there are kernels, if anything is drafted."""
    named = zip(drafts, _symbols(salt, text), strict=False)
    splices = tuple(
        announced_splice(draft, symbol)
        for draft, symbol in named
        if isinstance(draft, Draft)
    )
    return Announced(splices, splice_text(text, splices)) if splices else None


def offload(
    text: str,
    drafts: Iterable[Draft | Declined],
    compiled: Compile,
    salt: str,
    embed: Embed | None = None,
    expected: Announced | None = None,
) -> OffloadedUnit:
    """Splices every match that can be compiled; `salt` tells units apart.

    The text is that of `expected` if that came true.
    """
    sites: list[Site] = []
    declined: list[Declined] = []
    for draft, symbol in zip(drafts, _symbols(salt, text), strict=False):
        found = _site(draft, symbol, compiled, embed)
        if isinstance(found, Site):
            sites.append(found)
        else:
            declined.append(found)
    splices = tuple(site.splice for site in sites)
    if expected is not None and expected.splices == splices:
        after = expected.after
    else:
        after = splice_text(text, splices) if splices else text
    return OffloadedUnit(text, after, tuple(sites), tuple(declined))


def _symbols(salt: str, text: str) -> Iterator[str]:
    """The names of stubs, one for each match."""
    unit = hashlib.sha256(f"{salt}\0{text}\0".encode())
    for number in count():
        own = unit.copy()
        own.update(str(number).encode())
        yield f"__idlift_{own.hexdigest()[:16]}"


def _site(
    draft: Draft | Declined, symbol: str, compiled: Compile, embed: Embed | None
) -> Site | Declined:
    if isinstance(draft, Declined):
        return draft
    return _contained(draft.match, lambda: make_site(draft, symbol, compiled, embed))
