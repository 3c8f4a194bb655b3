"""The rivals: loops compiled by clang, OpenBLAS through ctypes, STREAM's triad."""

from __future__ import annotations

import ctypes
import ctypes.util
import subprocess
import tempfile
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from detector.frontend import default_toolchain

_SOURCE = Path(__file__).with_name("baseline.c")
_FLAGS = ("-O3", "-march=native", "-ffast-math", "-shared", "-fPIC")
#: Functions whose results go to fresh arrays: how many, and of which type.
_RESULTS = {
    "nbody": (3, "f4"), "mriq": (2, "f4"), "blackscholes": (1, "f4"),
    "kmeans": (1, "i4"), "spmv": (1, "f8"), "histogram": (0, "i4"),
}  # fmt: skip


@dataclass(slots=True)
class Rivals:
    """Functions to compare with; two threads unless it is clang's one core."""

    loops: ctypes.CDLL
    blas: ctypes.CDLL | None

    def loop(
        self, name: str, given: list[Any], counts: Sequence[int]
    ) -> Callable[[], None]:
        """A plain C loop on one core."""
        function = getattr(self.loops, name)
        number, kind = _RESULTS[name]
        outputs = [np.zeros(counts[0], kind) for _ in range(number)]
        arrays = [v if not isinstance(v, np.ndarray) else np.ascontiguousarray(v)
                  for v in given]  # fmt: skip
        arguments = [_argument(v) for v in (*arrays, *outputs)]
        arguments += [ctypes.c_long(count) for count in counts]
        keep = (arrays, outputs)

        def run() -> None:
            assert keep
            function(*arguments)

        return run

    def gemm(self, n: int, a: Any, b: Any, c: Any) -> None:
        """OpenBLAS's GEMM."""
        assert self.blas is not None
        double = a.dtype == np.float64
        call = self.blas.cblas_dgemm if double else self.blas.cblas_sgemm
        real = ctypes.c_double if double else ctypes.c_float
        size = ctypes.c_int(n)
        call(101, 111, 111, size, size, size, real(1), _argument(a), size,
             _argument(b), size, real(0), _argument(c), size)  # fmt: skip

    def trmv(
        self, n: int, lower: Any, x: Any, y: Any, transposed: bool = False
    ) -> None:
        """OpenBLAS's triangular product, which works in place: y = x first."""
        assert self.blas is not None
        y[:] = x
        size, one = ctypes.c_int(n), ctypes.c_int(1)
        side = 112 if transposed else 111
        self.blas.cblas_dtrmv(101, 122, side, 131, size, _argument(lower), size,
                              _argument(y), one)  # fmt: skip

    def stream(self) -> tuple[Callable[[], None], float]:
        """STREAM's triad on two cores, and the bytes it moves."""
        n = 2**24
        a, b, c = (np.ones(n) for _ in range(3))
        half = n // 2

        def part(k: int) -> None:
            addresses = [v.ctypes.data + 8 * half * k for v in (a, b, c)]
            pointers = map(ctypes.c_void_p, addresses)
            self.loops.triad(*pointers, ctypes.c_long(half))

        def run() -> None:
            threads = [threading.Thread(target=part, args=(k,)) for k in range(2)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()

        return run, 24.0 * n


def _argument(value: Any) -> Any:
    if isinstance(value, np.ndarray):
        return ctypes.c_void_p(value.ctypes.data)
    return ctypes.c_float(value)


def rivals() -> Rivals:
    """Compile the loops and find OpenBLAS."""
    folder = Path(tempfile.mkdtemp(prefix="idlift-kernels-"))
    library = folder / "baseline.so"
    command = [*default_toolchain().argv, *_FLAGS, str(_SOURCE), "-o", str(library)]
    subprocess.run([*command, "-lm"], check=True)
    found = ctypes.util.find_library("openblas")
    blas = ctypes.CDLL(found) if found else None
    if blas is not None:
        blas.openblas_set_num_threads(2)
    return Rivals(ctypes.CDLL(str(library)), blas)
