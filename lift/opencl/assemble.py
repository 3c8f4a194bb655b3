"""Kernels become text, arguments and ND-ranges; the rest becomes the plan's steps."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import assert_never

from lift.opencl import ir
from lift.opencl.ahead import fetch_ahead
from lift.opencl.aliasing import is_restrict_of_use
from lift.opencl.barriers import insert_barriers
from lift.opencl.borders import split_borders
from lift.opencl.collect import collect
from lift.opencl.columns import read_by_rows
from lift.opencl.config import Config
from lift.opencl.ctext import memory_type
from lift.opencl.flatten import scalars_in
from lift.opencl.helpers import with_helpers
from lift.opencl.interleave import interleave
from lift.opencl.joined import join_lanes
from lift.opencl.kernels import Cut, HostCut, KernelCut, refuse_races
from lift.opencl.key_rows import ask_once
from lift.opencl.local_memory import local_bytes
from lift.opencl.names import Names, is_reserved, spelled
from lift.opencl.naming import name_indices
from lift.opencl.plan import (
    Arg,
    BufferArg,
    BufferSpec,
    HostLoop,
    Kernel,
    Launch,
    LocalArg,
    Plan,
    Role,
    ScalarArg,
    ScalarSpec,
    SizeArg,
    Step,
    ValueSpec,
)
from lift.opencl.printer import Printer, element_text
from lift.opencl.privatise import privatise
from lift.opencl.rebase import rebase_loops
from lift.opencl.regroup import regroup
from lift.opencl.rewrite import own_values, statements_in
from lift.opencl.rows import name_rows
from lift.opencl.scalarise import scalarise, sink
from lift.opencl.scattered import one_by_one
from lift.opencl.schedule import Schedule, schedule
from lift.opencl.starts import name_starts
from lift.opencl.streams import fetch_streams
from lift.opencl.translate.program import Leaf, Translated
from lift.opencl.unroll import unroll
from lift.opencl.widths import INDEX, Bits, extrema, index_type, of_width
from lift.opencl.wraps import Wraps
from lift.scalar import OPS
from lift.sizes import ZERO, Size, Variable, free_variables, size
from lift.sizes.terms import sole_atom
from lift.terms import Mode
from lift.terms.patterns import Space
from lift.types import ArrayType, DataType, ScalarType, VectorType

_HEAD = "#pragma OPENCL FP_CONTRACT OFF\n"
#: Across statements, too, where the compiler is clang. Kernels of several programs may
#: be built as one: each says what it allows.
_RELAXED_HEAD = (
    "#pragma OPENCL FP_CONTRACT ON\n"
    "#ifdef __clang__\n#pragma clang fp contract(fast)\n#endif\n"
)
_DOUBLE = "#pragma OPENCL EXTENSION cl_khr_fp64 : enable\n"
# See Note [Bent indices] in `wraps`.
_SMALL = frozenset(("char", "uchar", "short", "ushort"))


@dataclass(slots=True)
class _Assembly:
    """A plan in the making."""

    translated: Translated
    config: Config
    sizes: list[str]
    total: int
    kernels: list[Kernel] = field(default_factory=list)
    spellings: dict[str, str] = field(default_factory=dict)


def assemble(translated: Translated, cuts: tuple[Cut, ...], config: Config) -> Plan:
    """The launch plan of a program that has been cut into kernels."""
    program = translated.program
    work = _Assembly(translated, config, [v.name for v in program.sizes], _count(cuts))
    steps = _steps(work, cuts)
    buffers = _buffers(translated)
    names = {v.name for v in program.sizes}
    extents = [b.count for b in buffers]
    extents += [
        n
        for kernel in work.kernels
        for n in kernel.global_size
        if all(v.name in names for v in free_variables(n))
    ]
    assert program.result is not None
    return Plan(
        name=program.name,
        sizes=tuple(v.name for v in program.sizes),
        params=tuple(
            _value(param.name, param.type, own) for param, own in translated.params
        ),
        result=_value("result", program.result, translated.results),
        buffers=buffers,
        scalars=tuple(
            ScalarSpec(leaf.name, _value_type(leaf.type))
            for _, own in translated.params
            for leaf in own
            if leaf.buffer is None
        ),
        kernels=tuple(work.kernels),
        steps=steps,
        index_bits=config.index_bits,
        index_extents=tuple(dict.fromkeys(extents)),
    )


def _value_type(type_: DataType) -> str:
    assert isinstance(type_, ScalarType | VectorType)
    scalar = type_.element if isinstance(type_, VectorType) else type_
    width = str(type_.width) if isinstance(type_, VectorType) else ""
    return memory_type(scalar) + width


def _value(name: str, type_: DataType, own: tuple[Leaf, ...]) -> ValueSpec:
    return ValueSpec(
        name,
        str(type_),
        tuple(leaf.name for leaf in own),
        tuple(_shape(leaf.type) for leaf in own),
    )


def _shape(type_: DataType) -> tuple[Size, ...] | None:
    sizes: list[Size] = []
    while isinstance(type_, ArrayType):
        sizes.append(type_.size)
        type_ = type_.element
    if isinstance(type_, VectorType):
        sizes.append(size(type_.width))
    return tuple(sizes) if isinstance(type_, ScalarType | VectorType) else None


def _buffers(translated: Translated) -> tuple[BufferSpec, ...]:
    found: dict[str, BufferSpec] = {}
    for param, own in translated.params:
        role: Role = "inout" if param.mode is Mode.INOUT else "in"
        for leaf in own:
            if leaf.buffer is not None:
                found[leaf.name] = _spec(leaf.buffer, role)
    for leaf in translated.results:
        if leaf.buffer is not None and leaf.name not in found:
            found[leaf.name] = _spec(leaf.buffer, "out")
    for buffer in translated.temporaries:
        found[buffer.name] = _spec(buffer, "temp")
    return tuple(found.values())


def _spec(buffer: ir.Buffer, role: Role) -> BufferSpec:
    return BufferSpec(buffer.name, role, element_text(buffer), scalars_in(buffer.type))


def _steps(work: _Assembly, cuts: tuple[Cut, ...]) -> tuple[Step, ...]:
    steps: list[Step] = []
    for cut in cuts:
        match cut:
            case KernelCut(block):
                kernel = _kernel(work, block)
                work.kernels.append(kernel)
                steps.append(Launch(kernel.name))
            case HostCut(loop, body):
                steps.append(_host_loop(work, loop, body))
            case _:
                assert_never(cut)
    return tuple(steps)


def _count(cuts: tuple[Cut, ...]) -> int:
    return sum(_count(c.body) if isinstance(c, HostCut) else 1 for c in cuts)


def _name_of(index: Size) -> str:
    atom = sole_atom(index)
    assert isinstance(atom, Variable)
    return atom.name


def _host_loop(
    work: _Assembly, loop: ir.PingPong | ir.For, body: tuple[Cut, ...]
) -> Step:
    match loop:
        case ir.For(variable=index, start=start, stop=stop):
            assert start is ZERO, "loops around parallel maps count from 0"
            work.sizes.append(_name_of(index))
            return HostLoop(_name_of(index), stop - start, _steps(work, body), ())
        case ir.PingPong():
            name = _name_of(loop.counter)
            work.sizes.append(name)
            initial: tuple[tuple[str, Size], ...] = ()
            updates: tuple[tuple[str, Size], ...] = ()
            if loop.length is not None:
                assert loop.initial is not None
                assert loop.next_length is not None
                length = _name_of(loop.length)
                work.sizes.append(length)
                initial = ((length, loop.initial),)
                updates = ((length, loop.next_length),)
            pairs = zip(loop.source, loop.target, strict=True)
            swaps = tuple((a.name, b.name) for a, b in pairs)
            inner = _steps(work, body)
            return HostLoop(name, loop.times, inner, swaps, initial, updates)
        case _:
            assert_never(loop)


# Kernels ------------------------------------------------------------------------------


def _kernel(work: _Assembly, block: ir.Block) -> Kernel:
    config, names = work.config, work.translated.names
    plan = schedule(block, config, frozenset(work.sizes))
    block = privatise(block, plan)
    if config.registers:
        block = join_lanes(scalarise(unroll(block, names), names))
        block = read_by_rows(block, names)
        block = ask_once(interleave(block))
    if work.translated.program.relaxed:
        block = regroup(block)
    if config.registers:
        block = one_by_one(split_borders(block, names))
    refuse_races(block, plan.local)
    block = insert_barriers(block, plan, config.eliminate_barriers)
    local = [s.buffer for s in statements_in(block) if isinstance(s, ir.Allocate)]
    local = [buffer for buffer in local if buffer.space is Space.LOCAL]
    bytes_ = local_bytes(local, config, block)
    name = _kernel_name(work)
    ready, printer = _ready(work, block, plan)
    text, args = _text(work, ready, name, local, printer)
    text32, text64 = _whole(work, text, printer, 32), _whole(work, text, printer, 64)
    return Kernel(name, text32, text64, args, plan.global_size(), plan.local, bytes_)


def _kernel_name(work: _Assembly) -> str:
    base = re.sub(r"\W", "_", work.translated.program.name, flags=re.ASCII) or "lift"
    if is_reserved(base) or base in OPS or base[0].isdigit():
        base = f"{base}_kernel"
    return base if work.total == 1 else f"{base}_{len(work.kernels) + 1}"


def _ready(
    work: _Assembly, block: ir.Block, plan: Schedule
) -> tuple[ir.Block, Printer]:
    """The statements as they are printed, and their printer."""
    own = _spellings(work)
    taken = _taken(work, block) | set(own.values())
    small = any(b.ctype in _SMALL for b in _buffers(work.translated))
    printer = Printer(plan, taken, own, wraps=Wraps(small))
    block = rebase_loops(sink(printer.inlined(block)))
    names = Names(taken.union(printer.ids))
    block = name_rows(name_indices(block, plan, names), names)
    block = fetch_streams(fetch_ahead(name_starts(block, names)))
    return collect(block, names), printer


def _text(
    work: _Assembly,
    block: ir.Block,
    name: str,
    local: list[ir.Buffer],
    printer: Printer,
) -> tuple[str, tuple[Arg, ...]]:
    """The kernel with marks for what depends on the width, and its arguments."""
    fixed = [b for b in local if scalars_in(b.type).constant is not None]
    for buffer in fixed:
        count = scalars_in(buffer.type).constant
        printer.line(f"local {element_text(buffer)} {buffer.name}[{count}];")
    mark = len(printer.lines)
    printer.block(block)
    ids = [
        f"  const {INDEX} {own} = {call};"
        for own, call in sorted(printer.ids.items())
        if own != call
    ]
    printer.lines[mark:mark] = ids
    body = "\n".join(printer.lines)
    dynamic = [b for b in local if scalars_in(b.type).constant is None]
    args, texts = _arguments(work, block, body, dynamic, printer)
    params = (",\n" + " " * (len(name) + 13)).join(texts)
    return f"kernel void {name}({params}) {{\n{body}\n}}\n", args


def _spellings(work: _Assembly) -> dict[str, str]:
    """Sizes whose names OpenCL C would misread, and what kernels call them."""
    names = work.translated.names
    for name in work.sizes:
        if name not in work.spellings:
            work.spellings[name] = spelled(name, names)
    return {name: own for name, own in work.spellings.items() if name != own}


def _taken(work: _Assembly, block: ir.Block) -> frozenset[str]:
    names = set(work.sizes)
    for s in statements_in(block):
        match s:
            case ir.Declare(name=own):
                names.add(own)
            case ir.DeclareIndex(index):
                names.add(_name_of(index))
            case ir.Allocate(buffer) | ir.Store(buffer):
                names.add(buffer.name)
            case _:
                pass
        for value in own_values(s):
            if isinstance(value, ir.Ref):
                names.add(value.name)
            elif isinstance(value, ir.Load):
                names.add(value.buffer.name)
    return frozenset(names)


def _arguments(
    work: _Assembly,
    block: ir.Block,
    body: str,
    dynamic: list[ir.Buffer],
    printer: Printer,
) -> tuple[tuple[Arg, ...], list[str]]:
    words = set(re.findall(r"[A-Za-z_]\w*", body))
    args: list[Arg] = []
    texts: list[str] = []
    restrict = "restrict " if is_restrict_of_use(block) else ""
    for buffer, const in _global_buffers(work, block):
        args.append(BufferArg(buffer.name))
        kind = f"{'const ' if const else ''}global {element_text(buffer)}"
        texts.append(f"{kind} *{restrict}{buffer.name}")
    for buffer in dynamic:
        count = scalars_in(buffer.type)
        args.append(LocalArg(buffer.name, element_text(buffer), count))
        texts.append(f"local {element_text(buffer)} *{buffer.name}")
    for _, own in work.translated.params:
        for leaf in own:
            if leaf.buffer is None and leaf.name in words:
                assert isinstance(leaf.type, ScalarType | VectorType)
                args.append(ScalarArg(leaf.name))
                texts.append(f"{_value_type(leaf.type)} {leaf.name}")
    for name in work.sizes:
        own_name = printer.spelled.get(name, name)
        if own_name in words:
            args.append(SizeArg(name))
            texts.append(f"{INDEX} {own_name}")
    return tuple(args), texts


def _global_buffers(work: _Assembly, block: ir.Block) -> list[tuple[ir.Buffer, bool]]:
    """The global buffers that a kernel uses: inputs, results, temporaries."""
    read: dict[str, ir.Buffer] = {}
    written: set[str] = set()
    for s in statements_in(block):
        values = [v.buffer for v in own_values(s) if isinstance(v, ir.Load)]
        if isinstance(s, ir.Store | ir.Atomic):
            values.append(s.buffer)
            written.add(s.buffer.name)
        for buffer in values:
            if buffer.space is Space.GLOBAL:
                read.setdefault(buffer.name, buffer)
    order = [leaf.name for _, own in work.translated.params for leaf in own]
    order += [leaf.name for leaf in work.translated.results]
    order += [buffer.name for buffer in work.translated.temporaries]
    known = [name for name in dict.fromkeys(order) if name in read]
    rest = [name for name in read if name not in known]
    return [(read[name], name not in written) for name in known + rest]


def _whole(work: _Assembly, marked: str, printer: Printer, bits: Bits) -> str:
    """The kernel of this width, with all that goes before it."""
    text = of_width(marked, bits)
    helpers = printer.helpers | extrema(marked, bits)
    head = _RELAXED_HEAD if work.translated.program.relaxed else _HEAD
    if re.search(r"\bdouble\d*\b", text) or any("double" in h for h in helpers):
        head = _DOUBLE + head
    return with_helpers(head, helpers, index_type(bits)) + text
