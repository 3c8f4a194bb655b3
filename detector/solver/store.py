"""Compiled idioms on disk: problems and their plan nodes, by the hash of their text.

Consumes idioms and a folder; produces `Compiled` ones. What is stored is plain data, so
a stored file that is damaged, foreign or old is simply made again. The folder comes
from the caller: nothing here knows where caches live.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import pickle
import tempfile
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from detector.quick_pickle import dumps
from detector.solver.goals import Problem
from detector.solver.planner import Key, Node, Plan
from detector.solver.relation import Relations
from detector.solver.translate import problem_of
from idl.formula import Idiom, Meta

# Counts up whenever the stored shapes change their meaning.
_FORMAT = 2


@dataclass(frozen=True, slots=True)
class Compiled:
    """An idiom with its plan."""

    name: str
    doc: str
    meta: Meta
    aliases: dict[str, str]
    plan: Plan


@dataclass(frozen=True, slots=True)
class _Stored:
    """One idiom as it is kept."""

    name: str
    doc: str
    meta: Meta
    aliases: dict[str, str]
    problem: Problem
    nodes: dict[Key, Node]


@dataclass(frozen=True, slots=True)
class Store:
    """A set of idioms; `save` keeps the plan nodes that the searches have made."""

    idioms: tuple[Compiled, ...]
    path: Path | None

    def save(self) -> None:
        """Write the plans if they grew; failing to is no error."""
        if self.path is None or not any(c.plan.grew for c in self.idioms):
            return
        rows = [
            _Stored(c.name, c.doc, c.meta, c.aliases, c.plan.problem, c.plan.nodes)
            for c in self.idioms
        ]
        # Another process may be reading: the new file appears all at once.
        with contextlib.suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            handle, name = tempfile.mkstemp(dir=self.path.parent)
            with os.fdopen(handle, "wb") as out:
                out.write(dumps(rows))
            Path(name).replace(self.path)
        for compiled in self.idioms:
            compiled.plan.grew = False


def open_store(
    texts: Sequence[str],
    relations: Relations,
    folder: Path | None,
    resolve: Callable[[], Iterable[Idiom]],
) -> Store:
    """The idioms of these texts; `resolve` is only called if they are not stored."""
    path = folder / f"idioms-{_key(texts, relations)}.pickle" if folder else None
    rows = _read(path) if path else None
    fresh = rows is None
    if rows is None:
        rows = [
            _Stored(i.name, i.doc, i.meta, dict(i.aliases), problem_of(i), {})
            for i in resolve()
        ]
    compiled = tuple(
        Compiled(r.name, r.doc, r.meta, r.aliases, Plan(r.problem, relations, r.nodes))
        for r in rows
    )
    for idiom in compiled:
        idiom.plan.grew = fresh
    return Store(compiled, path)


def _key(texts: Sequence[str], relations: Relations) -> str:
    digest = hashlib.sha256(str(_FORMAT).encode())
    for text in texts:
        digest.update(hashlib.sha256(text.encode()).digest())
    # Nodes refer to modes by number, so the modes are part of the key.
    for name, relation in sorted(relations.items()):
        modes = [(m.pattern, m.estimate) for m in relation.modes]
        digest.update(repr((name, relation.cost, modes)).encode())
    return digest.hexdigest()[:32]


def _read(path: Path) -> list[_Stored] | None:
    try:
        rows = pickle.loads(path.read_bytes())
    except (OSError, pickle.UnpicklingError, EOFError, AttributeError, ImportError):
        return None
    except (TypeError, ValueError, IndexError, KeyError):
        return None
    return rows if isinstance(rows, list) else None
