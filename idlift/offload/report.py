"""What the compiler says about its sites: a line each, or a folder of evidence."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from codegen.site import Declined, Site
from detector.guard_brief import brief_guards
from detector.reading import Reader
from idlift.detection.rows import Texts, match_row
from idlift.offload.pipeline import Result


def lines(result: Result) -> Iterator[str]:
    """`kernel.c:41: gemm → OpenCL (guarded: A, B, C disjoint)`."""
    texts = Texts()
    for site in result.sites:
        match = site.match
        note = ""
        if match.verdict is not None and match.verdict.guards:
            name = Reader(match.function, texts.lines).atom
            note = f" (guarded: {brief_guards(match.verdict.guards, name)})"
        yield f"{match.place.file}:{match.place.line}: {match.kind} → OpenCL{note}"
    yield from (_left_alone(d) for d in result.declined if not d.is_defect)


def defects(result: Result) -> Iterator[str]:
    """What broke: not the loop's fault but ours, or the driver's."""
    yield from (_left_alone(d) for d in result.declined if d.is_defect)


def _left_alone(declined: Declined) -> str:
    place = declined.match.place
    where = f"{place.file}:{place.line}: {declined.match.kind}"
    return f"{where} left alone: {declined.why}"


def save(result: Result, folder: Path, unit_name: str) -> None:
    """The evidence of each site, in a folder of its own."""
    for site in result.sites:
        place = f"{unit_name}-{site.match.place.line}-{site.match.kind}"
        _save_site(site, result, folder / place)


def _save_site(site: Site, result: Result, folder: Path) -> None:
    from lift.opencl.plan import plan_text
    from lift.text import print_program

    folder.mkdir(parents=True, exist_ok=True)
    stages = site.stages
    row = match_row(site.match, Texts())
    row["lift"] = "\n".join(print_program(s.program) for s in stages)
    texts = {
        "match.json": json.dumps(row, indent=2) + "\n",
        "program.lift": row["lift"],
        "lowered.lift": "\n".join(print_program(s.lowered) for s in stages),
        "trace.txt": "\n".join(s.trace for s in stages) + "\n",
        "launch.txt": "\n".join(plan_text(s.plan) for s in stages),
        "kernel.cl": "\n".join(s.plan.source(32) for s in stages),
        "host.c": site.stub,
        "before.ll": result.before,
        "after.ll": result.after,
    }
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
