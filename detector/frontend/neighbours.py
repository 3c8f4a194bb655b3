"""The other units of a program, as far as one of them needs to know them.

Consumes sources with a way to get their IR; produces donors (see `lending`) for a unit
whose loops call functions of others. Reads a neighbour only when its text looks as if
it had the definition.

Note [one definition]: a list of files does not say which of them are linked together.
A name is taken from the unit in the same folder that defines it, else from the only
unit that does; where two define it nobody knows, and nothing is lent.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from detector.frontend.errors import FrontendError
from detector.frontend.lending import Lender, wanted_by
from detector.frontend.small_arrays import handed_over

_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
_PIECE = re.compile(r"([^;{}]*)([;{}])")
_CALLED = re.compile(r"([A-Za-z_]\w*)\s*\(")
_DEEP = 3  # a helper's helper's helper


@dataclass(frozen=True, slots=True)
class Reading:
    """The IR of a unit before any pass, and the files that it was made from."""

    ir: str
    files: tuple[Path, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Neighbour:
    """One source of a program; `read` asks clang for its IR."""

    source: Path
    read: Callable[[], Reading]


@dataclass(frozen=True, slots=True)
class Loan:
    """What a unit borrows: donors to link, names lent, and files that it rests on."""

    donors: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    files: tuple[Path, ...] = ()


NOTHING = Loan()


@dataclass(slots=True)
class Neighbours:
    """All sources of a program, the borrower among them."""

    units: Sequence[Neighbour]
    _defining: dict[str, list[Neighbour]] | None = None
    _lenders: dict[Neighbour, _Known] = field(default_factory=dict)

    def lend(self, ir: str, borrower: Path) -> Loan:
        """What a unit borrows, given its IR before any pass."""
        wanted = wanted_by(ir)
        if not wanted or len(self.units) < 2:
            return NOTHING
        found = dict(self._found(wanted, borrower.resolve()))
        # Another file may get a definition tomorrow, so all of them matter.
        files = {unit.source: None for unit in self.units}
        handed = handed_over(ir)
        donors = []
        for unit in dict.fromkeys(found.values()):
            known = self._known(unit)
            files.update(dict.fromkeys(known.files))
            lent = [name for name, lent_by in found.items() if lent_by is unit]
            given = {name: handed[name] for name in lent if name in handed}
            donors.append(known.lender.donor(lent, given))
        return Loan(tuple(donors), tuple(found), tuple(files))

    def _found(
        self, wanted: frozenset[str], borrower: Path
    ) -> Iterator[tuple[str, Neighbour]]:
        """The functions to borrow, each with all that it calls in turn."""
        for name in sorted(wanted):
            yield from (self._with_helpers(name, borrower, _DEEP) or {}).items()

    def _with_helpers(
        self, name: str, borrower: Path, depth: int
    ) -> dict[str, Neighbour] | None:
        """A function and whom it calls in other units, if all of that can be lent."""
        unit = self._definition(name, borrower) if depth else None
        lender = self._known(unit).lender if unit is not None else None
        if unit is None or lender is None or not lender.lends(name):
            return None
        found = {name: unit}
        for called in sorted(lender.calls_of(name)):
            if not self._looking_like(called) and lender.takes_for_mathematics(called):
                continue
            helpers = self._with_helpers(called, borrower, depth - 1)
            if helpers is None:
                return None
            found.update(helpers)
        return found

    def _definition(self, name: str, borrower: Path) -> Neighbour | None:
        """The unit of Note [one definition]."""
        defining = [
            unit
            for unit in self._looking_like(name)
            if unit.source.resolve() != borrower
            and self._known(unit).lender.defines(name)
        ]
        near = [u for u in defining if u.source.resolve().parent == borrower.parent]
        chosen = near or defining
        return chosen[0] if len(chosen) == 1 else None

    def _looking_like(self, name: str) -> list[Neighbour]:
        """The units in whose text a name has the looks of a definition."""
        if self._defining is None:
            self._defining = defaultdict(list)
            for unit in self.units:
                for found in _definitions_in(unit.source):
                    self._defining[found].append(unit)
        return self._defining.get(name, [])

    def _known(self, unit: Neighbour) -> _Known:
        if unit not in self._lenders:
            try:
                reading = unit.read()
            except FrontendError:
                # It is told of its own mistakes when its turn comes.
                reading = Reading("")
            self._lenders[unit] = _Known(Lender(reading.ir), reading.files)
        return self._lenders[unit]


@dataclass(frozen=True, slots=True)
class _Known:
    """What was read of a unit, and from which files."""

    lender: Lender
    files: tuple[Path, ...]


def _definitions_in(source: Path) -> set[str]:
    """Names that may be defined in a text: brackets behind them, then a brace."""
    try:
        text = source.read_text(errors="replace")
    except OSError:
        return set()
    pieces = _PIECE.findall(_COMMENT.sub(" ", text))
    heads = (piece for piece, end in pieces if end == "{")
    return {name for head in heads for name in _CALLED.findall(head)}
