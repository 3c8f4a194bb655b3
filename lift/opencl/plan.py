"""Launch plans: what the host has to do, as pure data.

Produced by lift.opencl.compile, consumed by lift.opencl.executor (through pyopencl)
and by codegen (printed as C). Sizes stay symbolic: every count, ND-range and loop
bound is a size expression over `Plan.sizes`. Nothing here knows of terms or devices.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from typing import Literal, TypeAlias, assert_never

from lift.sizes import Size

Role: TypeAlias = Literal["in", "out", "inout", "temp"]


@dataclass(frozen=True, slots=True)
class BufferSpec:
    """A global buffer: `count` elements of the OpenCL scalar type `ctype`."""

    name: str
    role: Role
    ctype: str
    count: Size


@dataclass(frozen=True, slots=True)
class ScalarSpec:
    """A scalar input that is passed by value to every kernel that uses it."""

    name: str
    ctype: str


@dataclass(frozen=True, slots=True)
class BufferArg:
    """A kernel's pointer to a buffer."""

    name: str


@dataclass(frozen=True, slots=True)
class ScalarArg:
    """A scalar of the program, by value."""

    name: str


@dataclass(frozen=True, slots=True)
class SizeArg:
    """A size variable, passed as int or long according to the index width."""

    name: str


@dataclass(frozen=True, slots=True)
class LocalArg:
    """Local memory whose extent is known only at launch."""

    name: str
    ctype: str
    count: Size


Arg: TypeAlias = BufferArg | ScalarArg | SizeArg | LocalArg


@dataclass(frozen=True, slots=True)
class Kernel:
    """One kernel: its text for both index widths, its arguments and ND-range.

    `local_size` entries are None where the implementation may choose.
    """

    name: str
    source: str
    source64: str
    args: tuple[Arg, ...]
    global_size: tuple[Size, ...]
    local_size: tuple[int, ...] | None
    local_bytes: int = 0


@dataclass(frozen=True, slots=True)
class Launch:
    """One run of a kernel over its ND-range."""

    kernel: str


@dataclass(frozen=True, slots=True)
class Fill:
    """Set every element of a buffer to a value (written as a C literal)."""

    buffer: str
    value: float | int


@dataclass(frozen=True, slots=True)
class Copy:
    """Copy `count` elements of one buffer to the start of another."""

    source: str
    target: str
    count: Size


@dataclass(frozen=True, slots=True)
class HostLoop:
    """Repeat `body` `count` times; after each round swap the named buffers.

    `counter` is a size variable that runs from 0; `updates` gives size variables
    their value for the next round (all computed from the old values).
    """

    counter: str
    count: Size
    body: tuple[Step, ...]
    swaps: tuple[tuple[str, str], ...]
    initial: tuple[tuple[str, Size], ...] = ()
    updates: tuple[tuple[str, Size], ...] = ()


Step: TypeAlias = Launch | Fill | Copy | HostLoop


@dataclass(frozen=True, slots=True)
class ValueSpec:
    """A parameter or the result: its Lift type as text and its leaves.

    Arrays of tuples are held as one buffer a component, in order; a leaf is the name
    of a buffer or of a scalar. `shapes` are the array dimensions of each leaf; None
    where an array is position dependent and thus kept flat.
    """

    name: str
    type: str
    leaves: tuple[str, ...]
    shapes: tuple[tuple[Size, ...] | None, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """A whole program: kernels, buffers, and the steps that run them."""

    name: str
    sizes: tuple[str, ...]
    params: tuple[ValueSpec, ...]
    result: ValueSpec
    buffers: tuple[BufferSpec, ...]
    scalars: tuple[ScalarSpec, ...]
    kernels: tuple[Kernel, ...]
    steps: tuple[Step, ...]
    index_bits: Literal[32, 64] | None = None
    index_extents: tuple[Size, ...] = ()

    def kernel(self, name: str) -> Kernel:
        return next(kernel for kernel in self.kernels if kernel.name == name)

    def buffer(self, name: str) -> BufferSpec:
        return next(buffer for buffer in self.buffers if buffer.name == name)

    def source(self, bits: Literal[32, 64] = 32) -> str:
        """All kernels of the plan as one OpenCL program."""
        texts = [k.source if bits == 32 else k.source64 for k in self.kernels]
        return "\n".join(texts)


def launches(steps: tuple[Step, ...]) -> Iterator[str]:
    """The kernels that the steps start, in order (a loop's body counts once)."""
    for step in steps:
        match step:
            case Launch(kernel):
                yield kernel
            case HostLoop(body=body):
                yield from launches(body)
            case Fill() | Copy():
                pass
            case _:
                assert_never(step)


def plan_json(value: object) -> object:
    """A plan, or any part of it, as values that `json.dumps` takes; sizes as text."""
    match value:
        case Size():
            return str(value)
        case tuple():
            return [plan_json(item) for item in value]
        case _ if is_dataclass(value):
            own = {f.name: plan_json(getattr(value, f.name)) for f in fields(value)}
            return {"kind": type(value).__name__, **own}
        case _:
            return value


def plan_text(plan: Plan) -> str:
    """The plan as a person would jot it down (`idlift lift --emit launch`)."""
    lines = [f"plan {plan.name}"]
    lines += [f"  size {name}" for name in plan.sizes]
    lines += [f"  scalar {s.name}: {s.ctype}" for s in plan.scalars]
    lines += [f"  {b.role} {b.name}: {b.ctype}[{b.count}]" for b in plan.buffers]
    for kernel in plan.kernels:
        lines.append(f"  kernel {kernel.name}({', '.join(map(_arg, kernel.args))})")
        ranges = ", ".join(str(size) for size in kernel.global_size)
        local = kernel.local_size or "any"
        lines.append(f"    global ({ranges}) local {local}")
    lines += _steps(plan.steps, "  ")
    return "\n".join(lines) + "\n"


def _arg(arg: Arg) -> str:
    match arg:
        case BufferArg(name) | ScalarArg(name) | SizeArg(name):
            return name
        case LocalArg(name, ctype, count):
            return f"local {name}: {ctype}[{count}]"
        case _:
            assert_never(arg)


def _steps(steps: tuple[Step, ...], indent: str) -> list[str]:
    lines: list[str] = []
    for step in steps:
        match step:
            case Launch(kernel):
                lines.append(f"{indent}launch {kernel}")
            case Fill(buffer, value):
                lines.append(f"{indent}fill {buffer} {value}")
            case Copy(source, target, count):
                lines.append(f"{indent}copy {source} -> {target} [{count}]")
            case HostLoop(counter, count, body, swaps, initial, updates):
                lines.append(f"{indent}repeat {counter} < {count}")
                lines += [f"{indent}  let {n} = {e}" for n, e in initial]
                lines += _steps(body, indent + "  ")
                lines += [f"{indent}  swap {a} {b}" for a, b in swaps]
                lines += [f"{indent}  next {n} = {e}" for n, e in updates]
            case _:
                assert_never(step)
    return lines
