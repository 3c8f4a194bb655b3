"""The report of a build in one file: `--idlift-report=FILE.json` or `.sarif`.

Consumes the result of one unit; produces a document with the rows of `idlift detect`.
Compilers run in parallel and again: a unit's earlier entry is replaced, the others are
kept, and a lock keeps two compilers apart.
"""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from idlift.detection.rows import SCHEMA, Row, Texts, match_row, published, unit_row
from idlift.errors import UserError
from idlift.offload.pipeline import Result
from idlift.report.sarif import sarif

_KEY = ("file", "line", "column", "idiom", "verdict")


def write_report(result: Result, path: Path, source: str) -> None:
    """Adds or replaces the entry of one source."""
    row = offloaded_row(result, source)
    try:
        with _locked(path):
            if path.suffix == ".sarif":
                document = _with_run(_read(path), row)
            else:
                document = _with_unit(_read(path), row)
            _replace(path, json.dumps(document, indent=2) + "\n")
    except OSError as error:
        raise UserError(f"cannot write the report {path}: {error.strerror}") from error


def offloaded_row(result: Result, source: str) -> Row:
    """The row of a scan, with the programs of its sites and why others have none."""
    from lift.text import print_program

    programs = {
        site.match: "\n".join(print_program(stage.program) for stage in site.stages)
        for site in result.sites
    }
    texts = Texts()
    row = unit_row(source, result.findings, texts, lambda m: programs.get(m, ""))
    by_place = {_key(told): told for told in row["matches"]}
    for declined in result.declined:
        told = by_place[_key(match_row(declined.match, texts))]
        told["why"] = [*told["why"], f"left alone: {declined.why}"]
    return row


def _key(match: Row) -> tuple[Any, ...]:
    return tuple(match[part] for part in _KEY)


def _with_unit(known: Any, row: Row) -> dict[str, Any]:
    kept = [u for u in known.get("units", ()) if u.get("source") != row["source"]]
    (unit,) = published([row])["units"]
    return {"schema": SCHEMA, "units": [*kept, unit]}


def _with_run(known: Any, row: Row) -> dict[str, Any]:
    """A run for each unit: SARIF tells them apart by their automation details."""
    name = f"idlift/{row['source']}"
    document = sarif([row])
    (run,) = document["runs"]
    run["automationDetails"] = {"id": name}
    kept = [
        other
        for other in known.get("runs", ())
        if other.get("automationDetails", {}).get("id") != name
    ]
    return {**document, "runs": [*kept, run]}


def _read(path: Path) -> Any:
    """What is there; anything that is no report of ours is written over."""
    try:
        known = json.loads(path.read_text(encoding="utf-8"))
    except (FileNotFoundError, ValueError):
        return {}
    return known if isinstance(known, dict) else {}


def _replace(path: Path, text: str) -> None:
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    fresh.write_text(text, encoding="utf-8")
    fresh.replace(path)


@contextmanager
def _locked(path: Path) -> Iterator[None]:
    """The folder is locked: the file itself is replaced, so its lock would be lost."""
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)
