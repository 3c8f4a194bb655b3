"""The host side of a site: its stub in C.

Consumes a `Stub` (launch plans, where their buffers, scalars and sizes come from,
guards, live-outs, cost estimates); produces one C file that a reviewer can read. Must
not know how programs are made nor how the stub is called.

Note [Two widths]
Kernels exist with 32-bit and with 64-bit indices. The stub has a site for each and
takes the narrow one where every extent fits, because 64-bit division is slow.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import assert_never

from codegen.arguments import Arguments
from codegen.c_expr import PRELUDE, about, c_expr
from codegen.embedded import embedded
from codegen.guards import after_keys, refusals
from codegen.host_plan import LONGEST, PlanPrinter, SourceText, has_long_extents
from codegen.phases import (
    Fetched,
    Kept,
    LiveOutSlot,
    Phase,
    Sample,
    SharedMemory,
    UserMemory,
)
from detector.analysis.expr import Expr, Value
from detector.verdict import BinsApart, Guard


@dataclass(frozen=True, slots=True)
class StubLiveOut:
    """A live-out: its C type, and its C text if it is no buffer of a plan."""

    c_type: str
    text: str | None = None


@dataclass(frozen=True, slots=True)
class Costs:
    """Estimates that hold until there are measurements; nanoseconds a unit of work."""

    work: Expr
    host_ns: float
    device_ns: float


@dataclass(frozen=True, slots=True)
class Stub:
    """Everything that the C file says."""

    symbol: str
    where: str
    what: str
    phases: tuple[Phase, ...]
    guards: tuple[Guard, ...]
    live_outs: tuple[StubLiveOut, ...]
    costs: Costs
    tolerance: float
    # Whether the original may start anew after kernels have written.
    repeatable: bool = False
    # Built ahead for a device: (its name, the bytes).
    binary: tuple[str, bytes] | None = None


def print_stub(stub: Stub, arguments: Arguments) -> str:
    """The C file; `arguments` grows by what the text needs."""
    body = "\n".join(f"  {line}" if line else "" for line in _body(stub, arguments))
    slots = [f"{o.c_type} *out{i}" for i, o in enumerate(stub.live_outs)]
    parameters = ", ".join([*map(str, arguments.parameters), *slots]) or "void"
    return "\n".join(
        [
            f"/* {stub.where}: {stub.what} */",
            '#include "idlift_rts.h"',
            PRELUDE,
            "",
            *_sites(stub),
            f"IDLIFT_FN int64_t {stub.symbol}({parameters}) {{",
            *_unused(arguments, body),
            body,
            "}",
            "",
            *_report(stub),
        ]
    )


def _unused(arguments: Arguments, body: str) -> Iterator[str]:
    """What was asked for on the way, and is not needed in the end."""
    words = set(re.findall(r"\w+", body))
    names = (parameter.c_name for parameter in arguments.parameters)
    yield from (f"  (void){name};" for name in names if name not in words)


def _sites(stub: Stub) -> Iterator[str]:
    for bits in (32, 64):
        text = program_text(stub, bits)
        yield f"static const char source{bits}[] ="
        yield from (f"    {json.dumps(line + chr(10))}" for line in text.splitlines())
        yield "    ;"
        threshold = 50e3 / stub.costs.host_ns if stub.costs.host_ns > 0 else 1e300
        yield from (
            f"static idlift_site site{bits} = {{",
            f"    .where = {json.dumps(stub.where)},",
            f"    .what = {json.dumps(stub.what)},",
            f"    .source = source{bits},",
            *(embedded(*stub.binary) if stub.binary and bits == 32 else ()),
            # Hints that a compiler cannot follow are no matter for the program's user.
            '    .options = "-w",',
            f"    .host_ns = {stub.costs.host_ns!r},",
            f"    .device_ns = {stub.costs.device_ns!r},",
            f"    .tolerance = {stub.tolerance!r},",
            f"    .min_work = {threshold!r}}};",
            "",
        )


def program_text(stub: Stub, bits: int) -> str:
    """All kernels of all phases."""
    return "\n".join(SourceText(phase.plan).program(bits) for phase in stub.phases)


def _body(stub: Stub, arguments: Arguments) -> Iterator[str]:
    yield "idlift_call call;"
    yield f"const double work = {about(stub.costs.work, arguments)};"
    yield "if (idlift_is_small(&site32, work))"
    yield "  return 0;"
    yield from _early_sizes(stub, arguments)
    wide = any(phase.wide or has_long_extents(phase.plan) for phase in stub.phases)
    fits = "0" if wide else _fits_int([x for x in stub.phases if not x.derived])
    yield f"const int narrow = {fits};"
    yield "if (!idlift_enter(narrow ? &site32 : &site64, work, &call))"
    yield "  return idlift_token(&call);"
    for guard in stub.guards:
        for refusal in refusals(guard, arguments):
            yield f"if ({refusal.condition})"
            yield f"  return idlift1_refuse(&call, {json.dumps(refusal.reason)});"
    yield "if (!idlift1_prepare(&call))"
    yield "  return idlift_token(&call);"
    if any(
        isinstance(source, UserMemory) and not source.bounded
        for phase in stub.phases
        for source in phase.buffers.values()
    ):
        yield "if (!idlift1_works_in_place(&call))"
        yield '  return idlift1_refuse(&call, "an extent is not known");'
    if any(_written_somewhere(phase) for phase in stub.phases):
        # Several launches need a copy, for the case that a later one fails.
        several = sum(len(phase.plan.kernels) for phase in stub.phases) > 1
        yield f"if ({'1' if several else 'call.verifying'})"
        yield '  return idlift1_refuse(&call, "what it writes cannot be copied");'
    if _lacks_keys(stub):
        yield 'return idlift1_refuse(&call, "the keys are not measured");'
    if stub.repeatable:
        yield "call.repeatable = 1;"
    first_kernel, asked = 0, False
    shared = SharedMemory(stub.phases)
    for number, phase in enumerate(stub.phases):
        if not asked and not _measures(phase):
            # Before the first phase that writes: the original may still run.
            asked = True
            yield from _after_measuring(stub, arguments)
        printer = PlanPrinter(phase.plan, phase.scalars, f"p{number}_", first_kernel)
        first_kernel += len(phase.plan.kernels)
        last = stub.repeatable or number == len(stub.phases) - 1
        if phase.sample is not None:
            yield from _sampled(phase, phase.sample, printer, arguments)
        else:
            yield from _phase(phase, printer, arguments, shared, last)
    yield "const int64_t token = idlift1_finish(&call);"
    for i, out in enumerate(stub.live_outs):
        if out.text is not None:
            yield f"*out{i} = {out.text};"
    yield "return token;"


def _keys(stub: Stub) -> dict[Value, tuple[str, str]]:
    """Where the measured keys of each array of bins are."""
    found = (phase.keys for phase in stub.phases if phase.keys is not None)
    return {base: (least, greatest) for base, least, greatest in found}


def _lacks_keys(stub: Stub) -> bool:
    """Whether a guard speaks of keys that no phase measures."""
    asked = (guard.bins for guard in stub.guards if isinstance(guard, BinsApart))
    return not set(asked) <= _keys(stub).keys()


def _measures(phase: Phase) -> bool:
    """Whether a phase only finds out what the others need."""
    found = [(b.role, phase.buffers.get(b.name)) for b in phase.plan.buffers]
    return any(
        isinstance(source, Fetched) or (isinstance(source, Kept) and role == "out")
        for role, source in found
    )


def _after_measuring(stub: Stub, arguments: Arguments) -> Iterator[str]:
    """Sizes that follow from what was measured, and what speaks against them."""
    derived = [phase for phase in stub.phases if phase.derived]
    for name, text in ((n, t) for x in derived for n, t in x.derived.items()):
        yield f"const int64_t {name} = {text};"
    keys = _keys(stub)
    later = [refusal for phase in stub.phases for refusal in phase.refusals]
    later += [
        after_keys(guard, arguments, *keys[guard.bins])
        for guard in stub.guards
        if isinstance(guard, BinsApart) and guard.bins in keys
    ]
    for refusal in later:
        yield f"if ({refusal.condition})"
        yield f"  return idlift1_refuse(&call, {json.dumps(refusal.reason)});"
    if derived:
        yield f"if (narrow && !({_fits_int(derived)}))"
        yield '  return idlift1_refuse(&call, "a measured extent needs 64 bits");'


def _early_sizes(stub: Stub, arguments: Arguments) -> Iterator[str]:
    seen: set[str] = set()
    sampled = {phase.sample.rows for phase in stub.phases if phase.sample is not None}
    for phase in stub.phases:
        for name, expr in phase.sizes.items():
            if name not in seen:
                seen.add(name)
                kind = "int64_t" if name in sampled else "const int64_t"
                yield f"{kind} {name} = (int64_t)({c_expr(expr, arguments)});"


def _fits_int(phases: Sequence[Phase]) -> str:
    """Do all extents of these phases fit a 32-bit index, with room to round them up?"""
    extents = [
        SourceText(phase.plan).size(extent)
        for phase in phases
        for extent in phase.plan.index_extents
    ]
    return " && ".join(f"({text}) <= {LONGEST:#x}" for text in extents) or "1"


def _phase(
    phase: Phase,
    printer: PlanPrinter,
    arguments: Arguments,
    shared: SharedMemory,
    last: bool,
) -> Iterator[str]:
    yield ""
    steps = list(printer.steps())
    for buffer in phase.plan.buffers:
        source = phase.buffers.get(buffer.name)
        if not printer.is_used(buffer, steps):
            continue
        match source:
            case None:
                # An input that nobody gives would be read as it happens to be.
                assert buffer.role not in ("in", "inout"), (
                    f"{buffer.name} has no memory"
                )
                yield printer.temporary(buffer)
            case UserMemory() if shared.name_of(buffer, source) is not None:
                same = shared.name_of(buffer, source)
                yield f"int {printer.index(buffer.name)} = {same};"
            case UserMemory(base, offset):
                shared.declared(buffer, source, printer.index(buffer.name))
                pointer = arguments.pointer(base)
                place = f"{pointer} + (int64_t)({c_expr(offset, arguments)})"
                if source.measured:
                    place = f"{place} + {source.measured}"
                access = shared.access(buffer, source)
                yield printer.declare(buffer, place, access, source.bounded)
            case LiveOutSlot(index):
                yield printer.declare(buffer, f"out{index}", access="IDLIFT_LIVEOUT")
            case Fetched(name):
                yield f"{printer.c_type(buffer)} own_{name} = 0;"
                yield printer.declare(buffer, f"&own_{name}", access="IDLIFT_TEMP")
            case Kept(name) if name in shared.kept:
                yield f"int {printer.index(buffer.name)} = {shared.kept[name]};"
            case Kept(name):
                shared.kept[name] = printer.index(buffer.name)
                yield printer.temporary(buffer)
            case _:
                assert_never(source)
    if _changes_early(phase, printer, shared, last):
        yield "if (!idlift1_protect(&call))"
        yield '  return idlift1_refuse(&call, "more to save than to compute");'
    yield from steps
    fetched = {
        printer.index(buffer.name): source
        for buffer in phase.plan.buffers
        if isinstance(source := phase.buffers.get(buffer.name), Fetched)
    }
    if fetched:
        numbers = f"(const int[]){{{', '.join(fetched)}}}"
        yield f"if (!idlift1_fetch_all(&call, {len(fetched)}, {numbers}))"
        yield "  return idlift1_finish(&call);"
    for source in fetched.values():
        known = "" if phase.sample is not None else "const int64_t "
        yield f"{known}{source.name} = {source.text};"


# Fewer iterations than this are not worth another launch.
_WORTH_SAMPLING = 1e6
_SAMPLE = 64


def _sampled(
    phase: Phase, sample: Sample, printer: PlanPrinter, arguments: Arguments
) -> Iterator[str]:
    """A few rows first; all of them if that was not enough. Nothing is written."""
    for source in phase.buffers.values():
        if isinstance(source, Fetched):
            yield f"int64_t {source.name} = 0;"
    rows = sample.rows
    yield f"const int64_t all_{rows} = {rows};"
    yield f"for (int all = work < {_WORTH_SAMPLING!r}; all < 2; all++) {{"
    yield f"  {rows} = all ? all_{rows} : all_{rows} / {_SAMPLE};"
    yield f"  if ({rows} < 1)"
    yield "    continue;"
    # A buffer of another time round is not there for later phases.
    alone = SharedMemory((phase,))
    for line in _phase(phase, printer, arguments, alone, last=False):
        yield f"  {line}" if line else ""
    yield f"  if ({sample.enough})"
    yield "    break;"
    yield "}"


def _written_somewhere(phase: Phase) -> bool:
    """Whether only the data tell which elements are written: nobody can copy them."""
    places = phase.buffers.values()
    return any(isinstance(place, UserMemory) and place.scattered for place in places)


def _changes_early(
    phase: Phase, printer: PlanPrinter, shared: SharedMemory, last: bool
) -> bool:
    """Whether user memory may have changed when a later step fails.

    Of a call's last step nothing is left behind if it cannot be started.
    """
    places = ((b, phase.buffers.get(b.name)) for b in phase.plan.buffers)
    written = {
        buffer.name
        for buffer, source in places
        if isinstance(source, UserMemory)
        and (buffer.role in ("out", "inout") or shared.access(buffer, source))
    }
    return bool(printer.written_early(last) & written)


def _report(stub: Stub) -> Iterator[str]:
    values = [f"{o.c_type} live{i}" for i, o in enumerate(stub.live_outs)]
    parameters = ", ".join(["int64_t token", *values])
    yield f"IDLIFT_FN void {stub.symbol}_done({parameters}) {{"
    # Only what a kernel computes is compared; the rest follows from the trip count.
    # In the order in which the buffers are declared: the runtime pairs them by it.
    slots = [
        phase.buffers.get(buffer.name)
        for phase in stub.phases
        for buffer in phase.plan.buffers
    ]
    compared = [f"&live{s.index}" for s in slots if isinstance(s, LiveOutSlot)]
    for i, out in enumerate(stub.live_outs):
        if out.text is not None:
            yield f"  (void)live{i};"
    if compared:
        yield f"  const void *const live[] = {{{', '.join(compared)}}};"
        yield f"  idlift1_done(token, {len(compared)}, live);"
    else:
        yield "  idlift1_done(token, 0, NULL);"
    yield "}"
