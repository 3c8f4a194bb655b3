"""All sites of one translation unit, spliced into its IR.

Consumes the canonical text of a unit and the usable matches in it; produces the
spliced text, the stubs to be linked to it, and what became of each match. Runs no
compiler.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from codegen.kernels import Compile
from codegen.site import Declined, Embed, Site, make_site
from codegen.splice.text import splice_text
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


def _site(
    match: Match,
    analyses: FunctionAnalyses,
    symbol: str,
    compiled: Compile,
    embed: Embed | None,
) -> Site | Declined:
    """A defect of ours in one site must not cost the others; IDLIFT_DEBUG shows it."""
    try:
        return make_site(match, analyses, symbol, compiled, embed)
    except Exception as error:
        if os.environ.get("IDLIFT_DEBUG"):
            raise
        why = f"internal error: {type(error).__name__}: {error}"
        return Declined(match, why, is_defect=True)


def offload(
    text: str,
    matches: Iterable[Match],
    analyses: Mapping[Function, FunctionAnalyses],
    compiled: Compile,
    salt: str,
    embed: Embed | None = None,
) -> OffloadedUnit:
    """Splices every match that can be translated; `salt` tells units apart."""
    sites: list[Site] = []
    declined: list[Declined] = []
    for number, match in enumerate(matches):
        digest = hashlib.sha256(f"{salt}\0{text}\0{number}".encode()).hexdigest()
        symbol = f"__idlift_{digest[:16]}"
        found = _site(match, analyses[match.function], symbol, compiled, embed)
        if isinstance(found, Site):
            sites.append(found)
        else:
            declined.append(found)
    after = splice_text(text, [site.splice for site in sites]) if sites else text
    return OffloadedUnit(text, after, tuple(sites), tuple(declined))
