"""Kernels as OpenCL C text.

Consumes kernel statements and a schedule; produces text with marks for what depends on
the width of indices (see `widths`). Parallel loops have the form the schedule gives.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import assert_never

from lift.opencl import ir
from lift.opencl.atomics import atomic_text
from lift.opencl.ctext import bare, c_type, lanes_text, literal, memory_type, operator
from lift.opencl.flatten import flat_index, scalars_in
from lift.opencl.hints import after, fetch, fetch_soon, hints
from lift.opencl.loads import every_other, load_helper
from lift.opencl.masks import (
    as_bytes,
    as_variable,
    from_bytes,
    is_mask,
    with_masks,
    with_results,
)
from lift.opencl.rewrite import blocks_of, under_name, with_blocks
from lift.opencl.scalarise import base_type
from lift.opencl.schedule import Form, Schedule
from lift.opencl.widths import INDEX, marked
from lift.opencl.wraps import Wraps
from lift.sizes import (
    ONE,
    ZERO,
    Size,
    Truth,
    divides,
    print_c_with_helpers,
)
from lift.sizes.order import is_plain_integer
from lift.sizes.terms import Atom, sole_atom
from lift.terms.patterns import Space
from lift.types import ArrayType, ScalarType, VectorType

_IDS = {ir.Par.GLB: "g_id", ir.Par.WRG: "wg_id", ir.Par.LCL: "l_id"}
_ID_CALLS = {
    ir.Par.GLB: ("get_global_id", "get_global_size"),
    ir.Par.WRG: ("get_group_id", "get_num_groups"),
    ir.Par.LCL: ("get_local_id", "get_local_size"),
}
_LOOP_NAMES = ("i", "j", "k", "l", "m", "n")


@dataclass(slots=True)
class Printer:
    """One kernel's text in the making."""

    schedule: Schedule
    taken: frozenset[str]
    #: Sizes that kernels call something else than the program does.
    spelled: dict[str, str] = field(default_factory=dict)
    lines: list[str] = field(default_factory=list)
    helpers: set[str] = field(default_factory=set)
    ids: dict[str, str] = field(default_factory=dict)
    #: Index expressions that have a name where the printer is.
    named: dict[Atom, str] = field(default_factory=dict)
    #: For each buffer the pointer to a row of it, and where that begins.
    rows: dict[str, tuple[str, Size]] = field(default_factory=dict)
    #: Where rows begin, by name.
    starts: tuple[tuple[str, Size], ...] = ()
    #: The indices that change where the printer is, from the outermost in.
    depths: dict[str, int] = field(default_factory=dict)
    wraps: Wraps = field(default_factory=Wraps)
    depth: int = 1

    def line(self, *texts: str) -> None:
        self.lines += ["  " * self.depth + text for text in texts]

    # Sizes and values -----------------------------------------------------------------

    def size(self, size: Size) -> str:
        text, used = print_c_with_helpers(
            size, named=self.named, spelled=self.spelled, depths=self.depths
        )
        self.helpers.update(used)
        return marked(text)

    def operand(self, size: Size) -> str:
        """A size beside a comparison or sum: a conditional needs parentheses."""
        text = self.size(size)
        return f"({text})" if "?" in text else text

    def factor(self, size: Size) -> str:
        text = self.size(size)
        return text if re.fullmatch(r"\w+", text) else f"({text})"

    def element(self, buffer: ir.Buffer, index: tuple[Size, ...]) -> str:
        if not index and not isinstance(buffer.type, VectorType | ScalarType):
            return f"{buffer.name}[0]"
        if not index and buffer.layout is None:
            return f"{buffer.name}[0]" if buffer.space is Space.GLOBAL else buffer.name
        place = flat_index(buffer, index)
        row, start = self.rows.get(buffer.name, (buffer.name, ZERO))
        if start != ZERO and set(start.terms) <= set(place.terms):
            return f"{row}[{self.size(place - start)}]"
        fitting = [s for s in self.starts if set(s[1].terms) <= set(place.terms)]
        if fitting:
            name, start = max(fitting, key=lambda s: len(s[1].terms))
            return f"{buffer.name}[{name} + {self.size(place - start)}]"
        return f"{buffer.name}[{self.size(place)}]"

    def pointer(
        self, buffer: ir.Buffer, index: tuple[Size, ...], start: Size | None = None
    ) -> str:
        start = flat_index(buffer, index) if start is None else start
        return (
            buffer.name if start == ZERO else f"{buffer.name} + {self.operand(start)}"
        )

    def vector_place(
        self, buffer: ir.Buffer, index: tuple[Size, ...], width: int
    ) -> tuple[str, str]:
        """Offset and pointer of a vload or vstore: right for every alignment."""
        start = flat_index(buffer, index)
        if width != 3 and divides(width, start) is Truth.YES:
            quotient = start // width
            if is_plain_integer(quotient):
                return self.size(quotient), buffer.name
        return "0", f"{buffer.name} + {self.factor(start)}"

    def value(self, value: ir.Value) -> str:
        match value:
            case ir.Lit(type_, bits):
                return literal(type_, bits)
            case ir.Ref(name):
                return name
            case ir.IndexValue(size, type_):
                return f"({c_type(type_)}){self.factor(size)}"
            case ir.Load(buffer, index, VectorType() as vector):
                if buffer.space is Space.PRIVATE:
                    return self.element(buffer, index)
                return from_bytes(vector, self.vector_load(buffer, index, vector))
            case ir.Load(buffer, index):
                return self.element(buffer, index)
            case ir.Apply(op, args, type_, number):
                parts = with_masks(value, [self.value(arg) for arg in args])
                return with_results(value, operator(op, parts, type_, number), parts)
            case ir.Choose(condition, then, otherwise):
                test = self.condition(condition)
                # A choice as the condition of another would take its branches over.
                test = f"({test})" if "?" in test else test
                yes, no = self.held(then), self.held(otherwise)
                return f"({test} ? {yes} : {no})"
            case ir.Pack(lanes, type_):
                if it := every_other(value):
                    self.helpers |= {it.needs, it.name}
                    place = self.pointer(it.first.buffer, it.first.index)
                    return f"{it.name}({place})"
                parts = [self.value(lane) for lane in lanes]
                text = f"({c_type(type_)})({lanes_text(parts)})"
                return f"(-{text})" if is_mask(type_) else text
            case _:
                assert_never(value)

    def held(self, value: ir.Value) -> str:
        """The value as a variable holds it."""
        return as_variable(value, self.value(value))

    def vector_load(
        self, buffer: ir.Buffer, index: tuple[Size, ...], type_: VectorType
    ) -> str:
        if buffer.space is Space.GLOBAL and type_.width != 3:
            name = load_helper(type_)
            self.helpers.add(name)
            return f"{name}({self.pointer(buffer, index)})"
        offset, pointer = self.vector_place(buffer, index, type_.width)
        return f"vload{type_.width}({offset}, {pointer})"

    def condition(self, condition: ir.Condition) -> str:
        match condition:
            case ir.Less(left, right):
                if left == -ONE:
                    return f"0 <= {self.operand(right)}"
                return f"{self.operand(left)} < {self.operand(right)}"
            case ir.Truth(value):
                return bare(self.value(value))
            case ir.All(parts):
                return " && ".join(self.condition(part) for part in parts)
            case _:
                assert_never(condition)

    # Statements -----------------------------------------------------------------------

    def block(self, block: ir.Block) -> None:
        outside = self.named, self.rows, self.depths, self.starts
        self.named, self.rows = dict(self.named), dict(self.rows)
        self.depths = dict(self.depths)
        for statement in block.statements:
            self.statement(statement)
        self.named, self.rows, self.depths, self.starts = outside

    def inner(self, head: str, block: ir.Block) -> None:
        self.line(head + " {")
        self.depth += 1
        self.block(block)
        self.depth -= 1
        self.line("}")

    def statement(self, statement: ir.Statement) -> None:
        match statement:
            case ir.Declare(name, type_, None):
                self.line(f"{c_type(type_)} {name};")
            case ir.Declare(name, type_, value):
                assert value is not None
                self.wraps.declare(name, value)
                self.line(f"{c_type(type_)} {name} = {bare(self.held(value))};")
            case ir.DeclareIndex(index, value, wide):
                text = bare(self.value(value))
                self.depths[self.size(index)] = len(self.depths) + 1
                kind = "long" if wide else INDEX
                self.line(*self.wraps.index(kind, self.size(index), text, value))
            case ir.NameIndex(name, size):
                self.line(f"const {INDEX} {name} = {self.size(size)};")
                if (atom := sole_atom(size)) is not None:
                    self.named[atom] = name
                else:
                    self.starts = (*self.starts, (name, size))
            case ir.NameRow(name, buffer, start):
                kind = f"{buffer.space.value} {element_text(buffer)}"
                self.line(f"{kind} *{name} = {self.pointer(buffer, (), start)};")
                self.rows[buffer.name] = name, start
            case ir.Ahead(buffer, place, count):
                at = f"{buffer.name} + {self.value(place)}"
                element, extent = element_text(buffer), self.operand(count)
                self.line(*fetch(self.loop_name(), at, extent, element))
            case ir.Soon(loads, round_, every):
                places = [self.pointer(load.buffer, load.index) for load in loads]
                self.line(*fetch_soon(places, self.operand(round_), every))
            case ir.Allocate(buffer):
                if buffer.space is Space.PRIVATE:
                    self.line(f"{self.declared(buffer)};")
            case ir.Assign(name, value):
                self.line(f"{name} = {bare(self.held(value))};")
            case ir.Store(buffer, index, value):
                self.store(buffer, index, value)
            case ir.Atomic():
                text, used = atomic_text(
                    statement,
                    self.element(statement.buffer, statement.index),
                    self.value(statement.value),
                )
                self.helpers.update(used)
                self.line(text)
            case ir.For():
                self.loop(statement)
            case ir.ParFor():
                self.parallel(statement)
            case ir.If(condition, then, otherwise):
                self.inner(f"if ({self.condition(condition)})", then)
                if otherwise.statements:
                    self.lines[-1] += " else {"
                    self.depth += 1
                    self.block(otherwise)
                    self.depth -= 1
                    self.line("}")
            case ir.PingPong():
                self.ping_pong(statement)
            case ir.Barrier(local, global_):
                flags = ["CLK_LOCAL_MEM_FENCE"] * local
                flags += ["CLK_GLOBAL_MEM_FENCE"] * global_
                self.line(f"barrier({' | '.join(flags)});")
            case _:
                assert_never(statement)

    def declared(self, buffer: ir.Buffer) -> str:
        count = flat_count(buffer)
        if count is None or not isinstance(buffer.type, ScalarType | VectorType):
            extent = self.size(scalars_in(buffer.type) if count is None else count)
            return f"{element_text(buffer)} {buffer.name}[{extent}]"
        return f"{element_text(buffer)} {buffer.name}"

    def store(
        self, buffer: ir.Buffer, index: tuple[Size, ...], value: ir.Value
    ) -> None:
        text = bare(self.held(value))
        if isinstance(value.type, VectorType) and buffer.space is not Space.PRIVATE:
            width, text = value.type.width, as_bytes(value, text)
            offset, pointer = self.vector_place(buffer, index, width)
            self.line(f"vstore{width}({text}, {offset}, {pointer});")
            return
        self.line(f"{self.element(buffer, index)} = {text};")

    def loop(self, loop: ir.For) -> None:
        fresh = self.loop_name()
        index, body = under_name(loop.variable, fresh, loop.body)
        name = self.size(index)
        start, stop = self.size(loop.start), self.operand(loop.stop)
        self.lines += hints(loop)
        head = f"for ({INDEX} {name} = {start}; {name} < {stop}; {name} += 1)"
        self.counting(fresh, head, body)
        self.lines += after(loop)

    def loop_name(self) -> str:
        for name in (*_LOOP_NAMES, *(f"i{k}" for k in range(100))):
            if name not in self.taken and name not in self.ids:
                return name
        raise AssertionError("too many nested loops")

    def parallel(self, loop: ir.ParFor) -> None:
        form = self.schedule.form(loop)
        if form is Form.LOOP:
            self.strided(loop)
            return
        name = self.id_name(loop.level, loop.dim)
        _, body = under_name(loop.variable, name, loop.body)
        self.inner(f"if ({name} < {self.operand(loop.length)})", body)

    def inlined(self, block: ir.Block) -> ir.Block:
        """Loops of exactly one round for each work-item, replaced by their bodies."""
        result: list[ir.Statement] = []
        for s in block.statements:
            if isinstance(s, ir.ParFor) and self.schedule.form(s) is Form.ONCE:
                name = self.id_name(s.level, s.dim)
                _, body = under_name(s.variable, name, s.body)
                result.extend(self.inlined(body).statements)
            else:
                inner = tuple(self.inlined(b) for b in blocks_of(s))
                result.append(with_blocks(s, inner) if inner else s)
        return ir.Block(tuple(result))

    def strided(self, loop: ir.ParFor) -> None:
        first = self.id_name(loop.level, loop.dim)
        step = f"{_ID_CALLS[loop.level][1]}({loop.dim})"
        if loop.level is ir.Par.LCL:
            step = str(self.schedule.local[loop.dim])
        fresh = self.loop_name()
        _, body = under_name(loop.variable, fresh, loop.body)
        stop = self.operand(loop.length)
        head = f"for ({INDEX} {fresh} = {first}; {fresh} < {stop}; {fresh} += {step})"
        self.counting(fresh, head, body)

    def counting(self, name: str, head: str, body: ir.Block) -> None:
        """A loop that counts this variable."""
        self.ids[name] = name
        self.depths[name] = len(self.depths) + 1
        self.inner(head, body)
        del self.ids[name], self.depths[name]

    def id_name(self, level: ir.Par, dim: int) -> str:
        """The kernel-wide name of a work-item's id."""
        name = _IDS[level] + (str(dim) if dim else "")
        while name in self.taken:
            name += "_"
        self.ids[name] = f"{_ID_CALLS[level][0]}({dim})"
        return name

    def ping_pong(self, loop: ir.PingPong) -> None:
        pairs = list(zip(loop.source, loop.target, strict=True))
        starts = list(zip(loop.first, loop.second, strict=True))
        for (source, target), (first, second) in zip(pairs, starts, strict=True):
            kind = f"{source.space.value} {element_text(source)} *"
            self.line(f"{kind}{source.name} = {first.name};")
            self.line(f"{kind}{target.name} = {second.name};")
        if loop.length is not None and loop.initial is not None:
            start = self.size(loop.initial)
            self.line(f"{INDEX} {self.size(loop.length)} = {start};")
        name = self.size(loop.counter)
        head = f"for ({INDEX} {name} = 0; {name} < {self.operand(loop.times)}; "
        self.line(head + f"{name} += 1) {{")
        self.depth += 1
        self.block(loop.body)
        for source, target in pairs:
            kind = f"{source.space.value} {element_text(source)} *"
            self.line(f"{kind}swap_{source.name} = {source.name};")
            self.line(f"{source.name} = {target.name};")
            self.line(f"{target.name} = swap_{source.name};")
        if loop.length is not None and loop.next_length is not None:
            self.line(f"{self.size(loop.length)} = {self.size(loop.next_length)};")
        self.depth -= 1
        self.line("}")


def flat_count(buffer: ir.Buffer) -> Size | None:
    """The number of elements of a private buffer; None for other spaces."""
    if buffer.space is not Space.PRIVATE:
        return None
    total, type_ = ONE, buffer.type
    while isinstance(type_, ArrayType):
        total, type_ = total * type_.size, type_.element
    return total


def element_text(buffer: ir.Buffer) -> str:
    """The C type of a buffer's elements."""
    inner = base_type(buffer.type)
    if isinstance(inner, ScalarType):
        if buffer.space is Space.PRIVATE:
            return inner.c_name
        return memory_type(inner)
    return c_type(inner)
