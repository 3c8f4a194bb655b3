"""The table of programs: inputs, sizes, and how the hand-written kernels are started.

`programs/NAME.lift` is the low-level program, `programs/NAME.cl` the reference. A row
says which sizes are timed, and which small ones are checked against the interpreter.
Where the program needs sizes that divide, `programs/NAME_any.lift` is its form with a
tail strategy (peeled or padded), which is checked for sizes that do not.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

PROGRAMS = Path(__file__).parent / "programs"
Sizes: TypeAlias = dict[str, int]
Inputs: TypeAlias = dict[str, Any]
Maker: TypeAlias = Callable[[np.random.Generator, Sizes], Inputs]


@dataclass(frozen=True, slots=True)
class Start:
    """A hand-written kernel: its arguments by name, global and local size."""

    kernel: str
    args: str
    global_size: tuple[str, ...]
    local_size: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Case:
    """One program; `temps` are the reference's own buffers: name -> (type, count).

    `odd` are the sizes for the form that takes every size.
    """

    name: str
    inputs: Maker
    timed: Sizes
    checked: tuple[Sizes, ...]
    reference: tuple[Start, ...]
    local_size: tuple[int, ...] | None = None
    temps: dict[str, tuple[str, str]] = field(default_factory=dict)
    exact: bool = True
    odd: tuple[Sizes, ...] = ()

    def text(self, form: str = "") -> str:
        """The program; `form` is "_any" for the one that takes every size."""
        return (PROGRAMS / f"{self.name}{form}.lift").read_text(encoding="utf-8")

    def source(self) -> str:
        return (PROGRAMS / f"{self.name}.cl").read_text(encoding="utf-8")


def _up(name: str, step: int) -> str:
    return f"(({name}) + {step - 1}) / {step} * {step}"


def _floats(rng: np.random.Generator, *shape: int) -> np.ndarray[Any, Any]:
    return rng.random(shape, np.float32)


def _arrays(**shapes: str) -> Maker:
    """Random arrays; a shape is written `N,M`, an empty one means a number."""

    def make(rng: np.random.Generator, sizes: Sizes) -> Inputs:
        found: Inputs = {}
        for name, shape in shapes.items():
            extents = [sizes.get(n) or int(n) for n in shape.split(",") if n]
            found[name] = np.float32(rng.random(extents, np.float32))
        return found

    return make


def _md(rng: np.random.Generator, s: Sizes) -> Inputs:
    n, near = s["N"], s["J"]
    places = {name: 8 * _floats(rng, n) for name in ("px", "py", "pz")}
    return {**places, "neighbours": rng.integers(0, n, (near, n)).astype(np.int32)}


def _triangle(rng: np.random.Generator, s: Sizes) -> Inputs:
    n = s["N"]
    return {"A": _floats(rng, n * (n + 1) // 2), "x": _floats(rng, n)}


def _sparse(rng: np.random.Generator, s: Sizes) -> Inputs:
    n, m, z = s["N"], s["M"], s["Z"]
    cuts = np.sort(rng.integers(0, z + 1, n - 1))
    offsets = np.concatenate([[0], cuts, [z]]).astype(np.int32)
    columns = rng.integers(0, m, z).astype(np.int32)
    values = _floats(rng, z)
    sparse = {"offsets": offsets, "columns": columns, "values": values}
    return {**sparse, "x": _floats(rng, m)}


def _keys(rng: np.random.Generator, s: Sizes) -> Inputs:
    return {"data": rng.integers(0, 256, s["N"]).astype(np.int32)}


def _keys_and_bins(rng: np.random.Generator, s: Sizes) -> Inputs:
    return {**_keys(rng, s), "bins": rng.integers(0, 9, 256).astype(np.int32)}


def _flat(kernel: str, args: str, count: str, local: int = 64) -> tuple[Start, ...]:
    return (Start(kernel, args, (_up(count, local),), (local,)),)


MATRIX = ({"N": 16, "M": 48, "K": 32}, {"N": 64, "M": 16, "K": 16})
ROWS = ({"N": 5, "M": 7}, {"N": 100, "M": 33}, {"N": 64, "M": 64})
LINE = ({"N": 3}, {"N": 101}, {"N": 1024})
ODD_MATRIX = ({"N": 1, "M": 1, "K": 1}, {"N": 17, "M": 35, "K": 18},
              {"N": 33, "M": 16, "K": 7})  # fmt: skip

CASES: tuple[Case, ...] = (
    Case("scal", _arrays(alpha="", x="N"), {"N": 1 << 23}, ({"N": 4}, {"N": 1004}),
         _flat("scal_ref", "x out alpha N", "N / 4"), odd=({"N": 1}, {"N": 1003})),
    Case("asum", _arrays(x="N"), {"N": 1 << 24}, ({"N": 4096}, {"N": 12288}),
         (*_flat("asum_ref", "x part N", "N / 4096"),
          Start("asum_sum", "part out N", ("1",), (1,))),
         temps={"part": ("float", "N / 4096")}, exact=False,
         odd=({"N": 7}, {"N": 4095}, {"N": 8195})),
    Case("dot", _arrays(x="N", y="N"), {"N": 1 << 23}, ({"N": 2048}, {"N": 6144}),
         (Start("dot_ref", "x y part N", ("N / 2048 * 64",), (64,)),
          Start("dot_sum", "part out N", ("1",), (1,))),
         temps={"part": ("float", "N / 2048")}, exact=False,
         odd=({"N": 1}, {"N": 2047}, {"N": 4099})),
    Case("blackscholes",
         _arrays(rate="", volatility="", spot="N", strike="N", years="N"),
         {"N": 1 << 20}, LINE,
         _flat("blackscholes_ref", "spot strike years out rate volatility N", "N"),
         exact=False),
    Case("nn", _arrays(lat="", lng="", lats="N", lngs="N"), {"N": 1 << 23}, LINE,
         _flat("nn_ref", "lats lngs out lat lng N", "N")),
    Case("kmeans", _arrays(points="F,N", centres="K,F"), {"N": 100000, "K": 5, "F": 34},
         ({"N": 7, "K": 3, "F": 2}, {"N": 101, "K": 5, "F": 8}),
         _flat("kmeans_ref", "points centres out N K F", "N")),
    Case("mriq", _arrays(x="N", y="N", z="N", kx="K", ky="K", kz="K", mag="K"),
         {"N": 8192, "K": 512}, ({"N": 33, "K": 7}, {"N": 64, "K": 64}),
         _flat("mriq_ref", "x y z kx ky kz mag out out_1 N K", "N"), exact=False),
    Case("nbody_amd", _arrays(bodies="N,4"), {"N": 4096}, ({"N": 33}, {"N": 128}),
         _flat("nbody_amd_ref", "bodies out N", "N"), exact=False),
    Case("nbody_nvidia", _arrays(bodies="N,4"), {"N": 4096}, ({"N": 64}, {"N": 192}),
         _flat("nbody_nvidia_ref", "bodies out N", "N"), exact=False,
         odd=({"N": 1}, {"N": 63}, {"N": 131})),
    Case("md", _md, {"N": 12288, "J": 128}, ({"N": 33, "J": 5}, {"N": 100, "J": 16}),
         _flat("md_ref", "px py pz neighbours out out_1 out_2 N J", "N"), exact=False),
    Case("convolution", _arrays(image="N,M", weights="5,5"), {"N": 2048, "M": 2048},
         ({"N": 16, "M": 32}, {"N": 48, "M": 16}),
         (Start("convolution_ref", "image weights out N M", ("M", "N"), (16, 16)),),
         (16, 16), odd=({"N": 1, "M": 3}, {"N": 17, "M": 31}, {"N": 40, "M": 5})),
    Case("gemv", _arrays(A="N,M", x="M"), {"N": 4096, "M": 4096},
         ({"N": 64, "M": 128}, {"N": 192, "M": 64}),
         (Start("gemv_ref", "A x out M", ("N",), (64,)),),
         odd=({"N": 1, "M": 1}, {"N": 65, "M": 63}, {"N": 37, "M": 130})),
    Case("gemv_rows", _arrays(alpha="", beta="", A="N,M", x="M", y="N"),
         {"N": 4096, "M": 4096}, ROWS,
         _flat("gemv_rows_ref", "A x y alpha beta N M", "N")),
    Case("gesummv", _arrays(alpha="", beta="", A="N,M", B="N,M", x="M"),
         {"N": 2048, "M": 4096}, ROWS,
         _flat("gesummv_ref", "A B x out alpha beta N M", "N")),
    Case("atax", _arrays(A="N,M", x="M"), {"N": 4096, "M": 4096}, ROWS,
         (*_flat("atax_1_ref", "A x t N M", "N"),
          *_flat("atax_2_ref", "A t out N M", "M")),
         temps={"t": ("float", "N")}),
    Case("mm_amd", _arrays(A="N,K", B="K,M"), {"N": 512, "M": 512, "K": 512},
         (*MATRIX, {"N": 4, "M": 8, "K": 7}),
         (Start("mm_amd_ref", "A B out N M K",
                (_up("M / 8", 8), _up("N / 4", 8)), (8, 8)),), (8, 8), odd=ODD_MATRIX),
    Case("mm_nvidia", _arrays(A="N,K", B="K,M"), {"N": 512, "M": 512, "K": 512}, MATRIX,
         (Start("mm_nvidia_ref", "A B out M K", ("M", "N"), (16, 16)),), (16, 16),
         odd=ODD_MATRIX),
    Case("sgemm_cpu", _arrays(A="N,K", B="K,M"), {"N": 768, "M": 768, "K": 768},
         ({"N": 12, "M": 32, "K": 7}, {"N": 6, "M": 16, "K": 1}),
         (Start("pack_ref", "B P M K", ("M / 16",), (1,)),
          Start("sgemm_cpu_ref", "A P out M K", ("N / 6", "M / 16"), (1, 1))),
         (1, 1), temps={"P": ("float", "K * M")}, odd=ODD_MATRIX),
    Case("jacobi1d", _arrays(x="N"), {"N": 1 << 23}, LINE,
         _flat("jacobi1d_ref", "x out N", "N")),
    Case("jacobi2d", _arrays(A="N,M"), {"N": 2048, "M": 2048}, ROWS,
         _flat("jacobi2d_ref", "A out N M", "N", 16), (16,)),
    Case("heat3d", _arrays(A="N,M,K"), {"N": 160, "M": 160, "K": 160},
         ({"N": 3, "M": 4, "K": 5}, {"N": 17, "M": 9, "K": 33}),
         (Start("heat3d_ref", "A out N M K", (_up("M", 8), _up("N", 8)), (8, 8)),),
         (8, 8)),
    Case("blur2d", _arrays(A="N,M"), {"N": 2048, "M": 2048}, ROWS,
         (Start("blur2d_ref", "A out N M", (_up("M", 16), _up("N", 16)), (16, 16)),),
         (16, 16)),
    Case("trmv_basic", _triangle, {"N": 4096}, ({"N": 3}, {"N": 37}),
         _flat("trmv_basic_ref", "A x out N", "N")),
    Case("trmv_best", _triangle, {"N": 2048}, ({"N": 64}, {"N": 128}),
         (Start("trmv_best_ref", "A x out N", ("N * 64",), (64,)),),
         odd=({"N": 1}, {"N": 63}, {"N": 130})),
    Case("spmv", _sparse, {"N": 100000, "M": 100000, "Z": 2000000},
         ({"N": 5, "M": 7, "Z": 11}, {"N": 100, "M": 50, "Z": 1000}),
         _flat("spmv_ref", "offsets columns values x out N", "N")),
    Case("histogram", _keys, {"N": 1 << 22}, ({"N": 2048}, {"N": 3 * 2048}),
         (*_flat("histogram_ref", "data part N", "N / 2048", 1),
          *_flat("histogram_sum", "part out N", "256", 1)),
         (1,), temps={"part": ("int", "N / 2048 * 256")},
         odd=({"N": 1}, {"N": 2047}, {"N": 5000})),
    Case("histogram_atomic", _keys_and_bins, {"N": 1 << 20}, ({"N": 7}, {"N": 1001}),
         (*_flat("bins_ref", "bins out", "256"),
          *_flat("histogram_atomic_ref", "data out N", "N"))),
)  # fmt: skip
