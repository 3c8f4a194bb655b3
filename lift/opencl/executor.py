"""Running launch plans on a device through pyopencl.

The only module that touches pyopencl. Inputs are NumPy arrays and numbers; outputs
are fresh NumPy arrays. Kernels are built once for each device and source.
"""

from __future__ import annotations

import os
import re
import warnings
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Literal, assert_never

import numpy as np
import pyopencl as cl

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
from lift.opencl.solve import solve_sizes
from lift.sizes import evaluate, free_variables

NUMPY: dict[str, Any] = {
    "char": np.int8, "short": np.int16, "int": np.int32, "long": np.int64,
    "uchar": np.uint8, "ushort": np.uint16, "uint": np.uint32, "ulong": np.uint64,
    "float": np.float32, "double": np.float64,
}  # fmt: skip
#: Extents above this take 64-bit indices; kernels round lengths up (n + 4095), so some
#: room is left below 2^31.
_INDEX_LIMIT = 2**31 - 2**16
_ALIGNMENT = 128  # bytes; the largest vector of OpenCL


def devices() -> list[cl.Device]:
    """All devices, best first: GPUs, Intel's CPU runtime, PoCL of the system, PoCL
    of the Python package."""
    try:
        platforms = cl.get_platforms()
    except cl.LogicError:
        return []
    found = [device for platform in platforms for device in platform.get_devices()]
    return sorted(found, key=_rank)


def _rank(device: cl.Device) -> int:
    if device.type & cl.device_type.GPU:
        return 0
    name, version = device.platform.name, device.platform.version
    if "Intel" in name:
        return 1
    return 2 if "debian" in version.lower() else 3


def choose_device(wanted: str | None = None) -> cl.Device:
    """The preferred device, or the first whose name or platform has the substring."""
    found = devices()
    wanted = wanted or os.environ.get("IDLIFT_DEVICE")
    if wanted:
        found = [d for d in found if wanted.lower() in device_name(d).lower()]
    if not found:
        which = f" that matches {wanted!r}" if wanted else ""
        raise LookupError(f"there is no OpenCL device{which}")
    return found[0]


# As in codegen/rts/rts_pocl.c: types of 512 bits and more.
_WIDE = re.compile(r"(?:float16|double8|double16|int16|long8|long16)")


def refuse_deadly(device: cl.Device, text: str) -> None:
    """LookupError if the driver's compiler would take this process down with it.

    PoCL 3.0, which pyopencl brings, takes a processor with AVX-512 that its LLVM has
    not heard of for one without, and dies of vectors of 512 bits.
    """
    is_old = device.platform.name.startswith("Portable") and (
        device.driver_version.startswith("3.0")
    )
    # It has noticed AVX-512 in one place: then vectors of 16 floats are native.
    if is_old and device.native_vector_width_float >= 16 and _WIDE.search(text):
        raise LookupError(
            f"{device_name(device)} cannot compile vectors of 512 bits on this "
            "processor; install another OpenCL driver (on Debian: pocl-opencl-icd)"
        )


def device_name(device: cl.Device) -> str:
    """Platform, version and device in one line."""
    return f"{device.platform.name} {device.platform.version} {device.name}"


@dataclass(slots=True)
class Session:
    """A device with its context, queue and built programs."""

    device: cl.Device
    context: cl.Context
    queue: cl.CommandQueue
    built: dict[tuple[str, str], cl.Kernel] = field(default_factory=dict)

    def kernel(self, kernel: Kernel, bits: Literal[32, 64]) -> cl.Kernel:
        """The kernel, built if it is not yet."""
        key = (kernel.source if bits == 32 else kernel.source64), kernel.name
        if key not in self.built:
            self.build((kernel,), bits)
        return self.built[key]

    def build(self, kernels: Sequence[Kernel], bits: Literal[32, 64] = 32) -> None:
        """Build kernels of different names as one program: cheaper than one by one."""
        texts = [k.source if bits == 32 else k.source64 for k in kernels]
        for text in texts:
            refuse_deadly(self.device, text)
        with warnings.catch_warnings():
            # A driver's remarks on valid code (unused variables) are not errors.
            warnings.simplefilter("ignore", cl.CompilerWarning)
            program = cl.Program(self.context, "\n".join(texts)).build()
        for kernel, text in zip(kernels, texts, strict=True):
            self.built[text, kernel.name] = cl.Kernel(program, kernel.name)

    def buffer(self, count: int, kind: Any, data: Any = None) -> cl.Buffer:
        """A buffer of `count` elements, with a copy of the data if there are any.

        Where the device works in the host's memory the buffer lies in an array of
        NumPy, which asks for large pages; a driver's own memory has small ones.
        """
        flags = cl.mem_flags.READ_WRITE
        size = max(count, 1) * np.dtype(kind).itemsize
        if not self.device.type & cl.device_type.CPU:
            if data is None:
                return cl.Buffer(self.context, flags, size)
            copy = flags | cl.mem_flags.COPY_HOST_PTR
            return cl.Buffer(self.context, copy, hostbuf=data)
        home = np.empty(size + _ALIGNMENT, np.uint8)
        first = -home.ctypes.data % _ALIGNMENT
        home = home[first : first + size]
        if data is not None:
            home.view(kind)[: data.size] = data
        use = flags | cl.mem_flags.USE_HOST_PTR
        return cl.Buffer(self.context, use, hostbuf=home)


@lru_cache(maxsize=8)
def session(wanted: str | None = None) -> Session:
    """The session of a device; one for each choice."""
    device = choose_device(wanted)
    context = cl.Context([device])
    profiling = cl.command_queue_properties.PROFILING_ENABLE
    return Session(device, context, cl.CommandQueue(context, properties=profiling))


@dataclass(slots=True)
class Execution:
    """A plan with its buffers on a device; `launch` may be called again."""

    plan: Plan
    on: Session
    sizes: dict[str, int]
    bits: Literal[32, 64]
    buffers: dict[str, Any]
    scalars: dict[str, Any]
    events: list[Any] = field(default_factory=list)

    def launch(self) -> int:
        """Run all steps; the time that the kernels took, in nanoseconds."""
        self.events.clear()
        bound = dict(self.buffers)
        self._steps(self.plan.steps, bound, dict(self.sizes))
        self.on.queue.finish()
        self._bound = bound
        return sum(e.profile.end - e.profile.start for e in self.events)

    _bound: dict[str, Any] = field(default_factory=dict)

    def _steps(
        self, steps: tuple[Step, ...], bound: dict[str, Any], sizes: dict[str, int]
    ) -> None:
        for step in steps:
            match step:
                case Launch(name):
                    self._kernel(self.plan.kernel(name), bound, sizes)
                case Fill(buffer, value):
                    spec = self.plan.buffer(buffer)
                    pattern = NUMPY[spec.ctype](value)
                    count = evaluate(spec.count, sizes) * pattern.nbytes
                    cl.enqueue_fill_buffer(
                        self.on.queue, bound[buffer], pattern, 0, count
                    )
                case Copy(source, target, count):
                    width = np.dtype(NUMPY[self.plan.buffer(target).ctype]).itemsize
                    cl.enqueue_copy(
                        self.on.queue,
                        bound[target],
                        bound[source],
                        byte_count=evaluate(count, sizes) * width,
                    )
                case HostLoop():
                    self._host_loop(step, bound, sizes)
                case _:
                    assert_never(step)

    def _host_loop(
        self, loop: HostLoop, bound: dict[str, Any], sizes: dict[str, int]
    ) -> None:
        rounds = evaluate(loop.count, sizes)
        for name, value in loop.initial:
            sizes[name] = evaluate(value, sizes)
        for counter in range(rounds):
            sizes[loop.counter] = counter
            self._steps(loop.body, bound, sizes)
            for a, b in loop.swaps:
                bound[a], bound[b] = bound[b], bound[a]
            following = {n: evaluate(value, sizes) for n, value in loop.updates}
            sizes.update(following)

    def _kernel(
        self, kernel: Kernel, bound: dict[str, Any], sizes: dict[str, int]
    ) -> None:
        ranges = [evaluate(n, sizes) for n in kernel.global_size]
        if not all(ranges):
            return
        call = self.on.kernel(kernel, self.bits)
        call.set_args(*(self._argument(arg, bound, sizes) for arg in kernel.args))
        local = kernel.local_size
        event = cl.enqueue_nd_range_kernel(self.on.queue, call, ranges, local)
        self.events.append(event)

    def _argument(self, arg: Arg, bound: dict[str, Any], sizes: dict[str, int]) -> Any:
        match arg:
            case BufferArg(name):
                return bound[name]
            case ScalarArg(name):
                return self.scalars[name]
            case SizeArg(name):
                return (np.int32 if self.bits == 32 else np.int64)(sizes[name])
            case LocalArg(_, ctype, count):
                width = np.dtype(NUMPY[ctype]).itemsize
                return cl.LocalMemory(max(evaluate(count, sizes), 1) * width)
            case _:
                assert_never(arg)

    def fetch(self, name: str) -> np.ndarray[Any, Any]:
        """The contents of a buffer, flat."""
        spec = self.plan.buffer(name)
        result = np.empty(evaluate(spec.count, self.sizes), NUMPY[spec.ctype])
        if result.size:
            cl.enqueue_copy(self.on.queue, result, self._bound[name])
        return result

    def reads(self, spec: BufferSpec, count: int) -> bool:
        """Is there such a buffer of `count` elements that is never written?"""
        return any(
            (own.name, own.ctype, own.role) == (spec.name, spec.ctype, "in")
            and evaluate(own.count, self.sizes) == count
            for own in self.plan.buffers
        )

    def refresh(self, inputs: Mapping[str, Any]) -> None:
        """Give the buffers that are overwritten their first contents again."""
        leaves = _leaves(self.plan, inputs)
        for spec in self.plan.buffers:
            if spec.role == "inout":
                data = np.ascontiguousarray(leaves[spec.name], NUMPY[spec.ctype])
                if data.size:
                    cl.enqueue_copy(self.on.queue, self.buffers[spec.name], data)

    def results(self) -> tuple[np.ndarray[Any, Any], ...]:
        """The leaves of the result, each in its shape."""
        found = []
        spec = self.plan.result
        for leaf, shape in zip(spec.leaves, spec.shapes, strict=True):
            flat = self.fetch(leaf)
            if shape is not None and self.plan.buffer(leaf).role == "out":
                flat = flat.reshape([evaluate(n, self.sizes) for n in shape])
            found.append(flat)
        return tuple(found)


def prepare(
    plan: Plan,
    inputs: Mapping[str, Any],
    *,
    sizes: Mapping[str, int] | None = None,
    device: str | None = None,
    like: Execution | None = None,
) -> Execution:
    """Upload the inputs and allocate the rest.

    `inputs` has an array (or number) for each parameter by name; for a parameter with
    several leaves a sequence of them. What is only read is taken from `like`, another
    execution on the same inputs, where that has only read it, too.
    """
    on = session(device)
    leaves = _leaves(plan, inputs)
    known = solve_sizes(plan, leaves, dict(sizes or {}))
    _refuse_local(plan, known, on.device)
    bits = plan.index_bits or choose_bits(plan, known)
    buffers: dict[str, Any] = {}
    for spec in plan.buffers:
        count = evaluate(spec.count, known)
        kind = NUMPY[spec.ctype]
        if spec.role == "in" and like is not None and like.reads(spec, count):
            buffers[spec.name] = like.buffers[spec.name]
        elif spec.role in ("in", "inout"):
            data = np.ascontiguousarray(leaves[spec.name], kind).ravel()
            if data.size != count:
                raise ValueError(f"{spec.name} has {data.size} elements, not {count}")
            data = data if data.size else np.zeros(1, kind)
            buffers[spec.name] = on.buffer(count, kind, data)
        else:
            buffers[spec.name] = on.buffer(count, kind)
    scalars = {s.name: _scalar(s.ctype, leaves[s.name]) for s in plan.scalars}
    return Execution(plan, on, known, bits, buffers, scalars)


def _refuse_local(plan: Plan, sizes: Mapping[str, int], device: cl.Device) -> None:
    """Tiles whose size is known only now must fit this device, too."""
    for kernel in plan.kernels:
        needed = kernel.local_bytes
        for arg in kernel.args:
            if isinstance(arg, LocalArg) and all(
                v.name in sizes for v in free_variables(arg.count)
            ):
                width = np.dtype(NUMPY[arg.ctype]).itemsize
                needed += evaluate(arg.count, sizes) * width
        if needed > device.local_mem_size:
            raise ValueError(
                f"kernel {kernel.name} needs {needed} bytes of local memory, "
                f"the device has {device.local_mem_size}"
            )


def _scalar(ctype: str, value: Any) -> Any:
    base = ctype.rstrip("0123456789")
    if base == ctype:
        return NUMPY[ctype](value)
    return np.asarray(value, NUMPY[base])


def _leaves(plan: Plan, inputs: Mapping[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for param in plan.params:
        given = inputs[param.name]
        if len(param.leaves) == 1:
            found[param.leaves[0]] = given
            continue
        parts: Sequence[Any] = _components(given)
        found.update(zip(param.leaves, parts, strict=True))
    return found


def _components(value: Any) -> list[Any]:
    if isinstance(value, tuple | list):
        return [leaf for item in value for leaf in _components(item)]
    names = getattr(getattr(value, "dtype", None), "names", None)
    if names:
        return [leaf for name in names for leaf in _components(value[name])]
    return [value]


def choose_bits(plan: Plan, sizes: Mapping[str, int]) -> Literal[32, 64]:
    """64-bit indices only where some extent needs them: 64-bit division is slow."""
    largest = max((evaluate(n, sizes) for n in plan.index_extents), default=0)
    return 32 if largest <= _INDEX_LIMIT else 64


def run(
    plan: Plan,
    inputs: Mapping[str, Any],
    *,
    sizes: Mapping[str, int] | None = None,
    device: str | None = None,
) -> tuple[np.ndarray[Any, Any], ...]:
    """Run a plan once and fetch the leaves of its result."""
    execution = prepare(plan, inputs, sizes=sizes, device=device)
    execution.launch()
    return execution.results()
