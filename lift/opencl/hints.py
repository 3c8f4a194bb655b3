"""What the device is asked for beside the computation, as lines of the kernel.

Consumes loops of the kernel's IR; produces pragmas for its compiler, and requests to
its caches. They change no result: a compiler
that does not know them, or cannot do it, leaves the loop as it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lift.opencl import ir

#: Bytes of a line of a cache, and how many of a row are asked for: in longer ones the
#: processor sees by itself how it goes on.
LINE = 64
_MOST = 8 * LINE


def hints(loop: ir.For) -> Iterator[str]:
    """The lines before a loop."""
    if loop.regrouped:
        # It holds to the end of a block, and begins with one.
        yield from (
            "{",
            "#ifdef __clang__",
            "#pragma clang fp reassociate(on)",
            "#endif",
        )
    if loop.copies:
        yield f"#pragma unroll {loop.copies}"
    wanted = {"vectorize_width": loop.lanes, "interleave_count": loop.interleaved}
    for name, number in wanted.items():
        if number:
            yield "#ifdef __clang__"
            yield f"#pragma clang loop {name}({number})"
            yield "#endif"


def after(loop: ir.For) -> Iterator[str]:
    """The lines behind a loop."""
    if loop.regrouped:
        yield "}"


_CAN_FETCH = "#if defined(__clang__) && (defined(__x86_64__) || defined(__aarch64__))"
#: Bytes that are read from a row while a line of it comes from memory.
_SOON = 8 * LINE


def fetch_soon(places: Sequence[str], name: str, every: int) -> Iterator[str]:
    """The lines that ask for what follows these places, once a line of each row."""
    yield _CAN_FETCH
    yield f"if ({name} % {every} == 0) {{"
    for place in places:
        yield f"  __builtin_prefetch((const void *)((size_t)({place}) + {_SOON}));"
    yield "}"
    yield "#endif"


def fetch(name: str, pointer: str, count: str, element: str) -> Iterator[str]:
    """The lines that ask for elements ahead of their use, in a loop over `name`.

    The address goes through an integer: OpenCL C knows no pointer to just anywhere.
    """
    test = f"{name} < ({count}) * (long)sizeof({element}) && {name} < {_MOST}"
    yield _CAN_FETCH
    yield f"for (int {name} = 0; {test}; {name} += {LINE})"
    yield f"  __builtin_prefetch((const void *)((size_t)({pointer}) + {name}));"
    yield "#endif"
