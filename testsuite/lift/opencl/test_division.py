"""Integer division as it is printed: total, like the interpreter's, and without a trap.

The text is compiled as C, where nobody catches the processor's trap.
"""

from __future__ import annotations

import ctypes
import subprocess
from pathlib import Path

import numpy as np
import pytest

from lift.interp.scalars import apply_op
from lift.opencl.ctext import operator
from lift.scalar import Op
from lift.types import I8, I16, I32, I64, U8, U16, U32, U64, ScalarType

TYPES = (I8, I16, I32, I64, U8, U16, U32, U64)
NAMES = ("typedef unsigned char uchar; typedef unsigned short ushort; "
         "typedef unsigned int uint; typedef unsigned long ulong;\n")  # fmt: skip


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    """For each type and operator: a loop over all pairs of values."""
    folder: Path = tmp_path_factory.mktemp("division")
    lines = [NAMES]
    for scalar in TYPES:
        for op in ("div", "rem"):
            name, c = f"{op}_{scalar.name}", scalar.c_name
            text = operator(op, ["a[i]", "b[i]"], scalar, None)
            lines.append(f"void {name}(const {c} *a, const {c} *b, {c} *y, int n)")
            lines.append(f"{{ for (int i = 0; i < n; i++) y[i] = {text}; }}")
    (folder / "division.c").write_text("\n".join(lines))
    # Overflow wraps in OpenCL C, as the interpreter has it.
    flags = ["-O2", "-fsigned-char", "-fwrapv", "-shared", "-fPIC"]
    subprocess.run(
        ["gcc", *flags, "division.c", "-o", "division.so"], cwd=folder, check=True
    )
    return ctypes.CDLL(str(folder / "division.so"))


@pytest.mark.parametrize("op", ["div", "rem"])
@pytest.mark.parametrize("scalar", TYPES, ids=str)
def test_every_pair_has_a_result(
    library: ctypes.CDLL, scalar: ScalarType, op: str
) -> None:
    dtype = np.dtype(f"{'i' if scalar.is_signed else 'u'}{scalar.bytes}")
    info = np.iinfo(dtype)
    values = [0, 1, 2, 3, 7, info.max, info.max - 1, info.min, info.min + 1]
    values += [-1, -2, -7] if scalar.is_signed else []
    grid = np.meshgrid(np.array(values, dtype), np.array(values, dtype))
    a, b = (np.ascontiguousarray(axis.ravel()) for axis in grid)
    got = np.empty_like(a)
    places = [x.ctypes.data_as(ctypes.c_void_p) for x in (a, b, got)]
    getattr(library, f"{op}_{scalar.name}")(*places, len(a))
    with np.errstate(all="ignore"):
        np.testing.assert_array_equal(got, apply_op(Op(op), scalar, [a, b]))


@pytest.mark.parametrize(
    ("divisor", "plain"),
    [
        ("7", True), ("(-7)", True), ("7L", True), ("7u", True), ("((short)7)", True),
        ("0", False), ("(-1)", False), ("n", False), ("(x + 7)", False),
    ],
)  # fmt: skip
def test_constants_need_no_test(divisor: str, plain: bool) -> None:
    text = operator("div", ["a", divisor], I32, None)
    assert ("?" not in text) == plain
