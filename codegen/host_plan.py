"""A launch plan as C statements on the run time's interface.

Consumes a plan of `lift.opencl`; produces declarations of its buffers and its steps.
Must not know where the buffers come from.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Literal, assert_never

from lift.opencl.plan import (
    Arg,
    BufferArg,
    BufferSpec,
    Copy,
    Fill,
    HostLoop,
    Kernel,
    Launch,
    LocalArg,
    Plan,
    ScalarArg,
    SizeArg,
    Step,
)
from lift.sizes import Size, print_c

# What a 32-bit index reaches, with room to round it up.
LONGEST = 0x7FFF0000


def has_long_extents(plan: Plan) -> bool:
    """Whether an array is longer than that at every call, or of unknown length."""
    return any((extent.constant or 0) > LONGEST for extent in plan.index_extents)


# OpenCL's scalar types have fixed widths; C's do not.
C_TYPES = {
    "bool": "uint8_t",
    "char": "int8_t",
    "uchar": "uint8_t",
    "short": "int16_t",
    "ushort": "uint16_t",
    "int": "int32_t",
    "uint": "uint32_t",
    "long": "int64_t",
    "ulong": "uint64_t",
    "float": "float",
    "double": "double",
}
_ELEMENTS = {"float": "IDLIFT_F32", "double": "IDLIFT_F64"}
_ACCESS = {"in": "IDLIFT_IN", "out": "IDLIFT_OUT", "inout": "IDLIFT_INOUT"}


def _literal(value: float | int) -> str:
    """A number as C, also those that C has no digits for."""
    if isinstance(value, float) and math.isnan(value):
        return '__builtin_nan("")'
    if isinstance(value, float) and math.isinf(value):
        return "__builtin_inf()" if value > 0 else "-__builtin_inf()"
    if isinstance(value, int) and value == -(1 << 63):
        return "INT64_MIN"
    return repr(value)


def _only_reads(kernel: Kernel, buffer: str) -> bool:
    """Whether a parameter is declared constant in the kernel's signature."""
    _, _, text = kernel.source.partition(f"kernel void {kernel.name}(")
    parameters, _, _ = text.partition(")")
    constant = re.compile(rf"\s*const global .*\b{re.escape(buffer)}\s*")
    return any(map(constant.fullmatch, parameters.split(",")))


class SourceText:
    """The texts of a plan: its OpenCL program and its sizes as C."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def program(self, bits: int) -> str:
        """All kernels for one index width."""
        width: Literal[32, 64] = 32 if bits == 32 else 64
        return self.plan.source(width)

    def size(self, size: Size) -> str:
        """A size as C on 64-bit integers."""
        return print_c(size, wide=True)


class PlanPrinter:
    """Prints one plan; `prefix` keeps the names of several plans apart."""

    def __init__(
        self, plan: Plan, scalars: Mapping[str, str], prefix: str, first_kernel: int
    ) -> None:
        self.plan = plan
        self.scalars = scalars
        self.prefix = prefix
        self.text = SourceText(plan)
        self.numbers = {
            kernel.name: first_kernel + i for i, kernel in enumerate(plan.kernels)
        }

    def index(self, buffer: str) -> str:
        """The C variable with the number of a buffer."""
        return f"{self.prefix}{buffer}"

    def c_type(self, buffer: BufferSpec) -> str:
        """The C type of a buffer's elements."""
        return C_TYPES[buffer.ctype]

    def declare(
        self,
        buffer: BufferSpec,
        place: str,
        access: str | None = None,
        bounded: bool = True,
    ) -> str:
        """A buffer over memory of the host."""
        count = self.text.size(buffer.count) if bounded else "1"
        return self._declaration(buffer, place, count, access or _ACCESS[buffer.role])

    def temporary(self, buffer: BufferSpec) -> str:
        """A buffer that only kernels see."""
        count = self.text.size(buffer.count)
        return self._declaration(buffer, "NULL", count, "IDLIFT_TEMP")

    def _declaration(
        self, buffer: BufferSpec, place: str, count: str, access: str
    ) -> str:
        c_type = self.c_type(buffer)
        element = _ELEMENTS.get(buffer.ctype, "IDLIFT_BYTES")
        bytes_ = f"(size_t)({count}) * sizeof({c_type})"
        return (
            f"int {self.index(buffer.name)} = idlift1_buffer(&call, {place}, "
            f"{bytes_}, {access}, {element});"
        )

    def is_used(self, buffer: BufferSpec, steps: Iterable[str]) -> bool:
        """Whether the steps mention a buffer: a phase may read less than its loop."""
        word = re.compile(rf"\b{re.escape(self.index(buffer.name))}\b")
        return any(word.search(step) for step in steps)

    def written_early(self, last: bool) -> set[str]:
        """What is written by all steps but the last one of a call."""
        steps = self.plan.steps
        if last and steps and not isinstance(steps[-1], HostLoop):
            steps = steps[:-1]
        return {name for step in steps for name in self._written(step)}

    def _written(self, step: Step) -> Iterator[str]:
        match step:
            case Launch(name):
                kernel = self.plan.kernel(name)
                for arg in kernel.args:
                    if isinstance(arg, BufferArg) and not _only_reads(kernel, arg.name):
                        yield arg.name
            case Fill(buffer):
                yield buffer
            case Copy(_, target):
                yield target
            case HostLoop():
                for inner in step.body:
                    yield from self._written(inner)
            case _:
                assert_never(step)

    def steps(self) -> Iterator[str]:
        """The plan's steps in order."""
        for step in self.plan.steps:
            yield from self._step(step)

    def _step(self, step: Step) -> Iterator[str]:
        match step:
            case Launch(name):
                yield from self._launch(self.plan.kernel(name))
            case Fill(buffer, value):
                c_type = self.c_type(self.plan.buffer(buffer))
                yield f"{{ const {c_type} element = {_literal(value)};"
                yield (
                    f"  idlift1_fill(&call, {self.index(buffer)}, &element, "
                    "sizeof element); }"
                )
            case Copy(source, target, count):
                c_type = self.c_type(self.plan.buffer(source))
                yield (
                    f"idlift1_copy(&call, {self.index(source)}, {self.index(target)}, "
                    f"(size_t)({self.text.size(count)}) * sizeof({c_type}));"
                )
            case HostLoop():
                yield from self._loop(step)
            case _:
                assert_never(step)

    def _loop(self, loop: HostLoop) -> Iterator[str]:
        for name, size in loop.initial:
            yield f"int64_t {name} = {self.text.size(size)};"
        count = self.text.size(loop.count)
        counter = loop.counter
        yield f"for (int64_t {counter} = 0; {counter} < {count}; {counter}++) {{"
        for step in loop.body:
            yield from (f"  {line}" for line in self._step(step))
        for a, b in loop.swaps:
            first, second = self.index(a), self.index(b)
            yield f"  {{ int t = {first}; {first} = {second}; {second} = t; }}"
        for name, size in loop.updates:
            yield f"  const int64_t next_{name} = {self.text.size(size)};"
        for name, _ in loop.updates:
            yield f"  {name} = next_{name};"
        yield "}"

    def _launch(self, kernel: Kernel) -> Iterator[str]:
        yield "{"
        arguments = [self._argument(kernel, arg) for arg in kernel.args]
        for declaration, _ in arguments:
            if declaration:
                yield f"  {declaration}"
        given = ", ".join(text for _, text in arguments)
        dims = len(kernel.global_size)
        ranges = ", ".join(f"(size_t)({self.text.size(s)})" for s in kernel.global_size)
        yield f"  const idlift_arg args[] = {{{given}}};"
        yield f"  const size_t global[] = {{{ranges}}};"
        local = "NULL"
        if kernel.local_size is not None:
            sizes = ", ".join(map(str, kernel.local_size))
            yield f"  const size_t local[] = {{{sizes}}};"
            local = "local"
        number = self.numbers[kernel.name]
        yield (
            f'  idlift1_launch(&call, {number}, "{kernel.name}", '
            f"{dims}, global, {local}, {len(kernel.args)}, args);"
        )
        yield "}"

    def _argument(self, kernel: Kernel, arg: Arg) -> tuple[str, str]:
        """A declaration that the argument needs, and the argument."""
        match arg:
            case BufferArg(name):
                kind = "INPUT" if _only_reads(kernel, name) else "BUFFER"
                return "", f"IDLIFT_{kind}_ARG({self.index(name)})"
            case ScalarArg(name):
                c_type = next(
                    C_TYPES[s.ctype] for s in self.plan.scalars if s.name == name
                )
                variable = f"s_{name}"
                declaration = f"const {c_type} {variable} = {self.scalars[name]};"
                return declaration, f"IDLIFT_VALUE_ARG({variable})"
            case SizeArg(name):
                # No size starts like this, so no other one is hidden.
                short = f"narrow_{name}"
                declaration = f"const int32_t {short} = (int32_t){name};"
                return declaration, f"IDLIFT_SIZE_ARG(narrow, {short}, {name})"
            case LocalArg(_, ctype, count):
                bytes_ = f"(size_t)({self.text.size(count)}) * sizeof({C_TYPES[ctype]})"
                return "", f"IDLIFT_LOCAL_ARG({bytes_})"
            case _:
                assert_never(arg)
