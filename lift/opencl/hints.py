"""What the device's compiler is asked to do with a loop, as lines of the kernel.

Consumes loops of the kernel's IR; produces pragmas. They change no result: a compiler
that does not know them, or cannot do it, leaves the loop as it is.
"""

from __future__ import annotations

from collections.abc import Iterator

from lift.opencl import ir


def hints(loop: ir.For) -> Iterator[str]:
    """The lines before a loop."""
    if loop.copies:
        yield f"#pragma unroll {loop.copies}"
    wanted = {"vectorize_width": loop.lanes, "interleave_count": loop.interleaved}
    for name, number in wanted.items():
        if number:
            yield "#ifdef __clang__"
            yield f"#pragma clang loop {name}({number})"
            yield "#endif"
