"""Runs both versions of every function on the same data and compares what they leave.

A program of its own: `worker.py ORIGINAL.so ACCELERATED.so CASES.json` prints a JSON
list of disagreements. A process of its own, because the accelerated library opens
whatever OpenCL a plain C program would, and pytest may have another one open.
"""

from __future__ import annotations

import ctypes
import faulthandler
import json
import os
import sys
import zlib
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np

faulthandler.enable()
np.seterr(all="ignore")

TYPES = {
    "i8": (np.int8, ctypes.c_int8), "i16": (np.int16, ctypes.c_int16),
    "i32": (np.int32, ctypes.c_int32), "i64": (np.int64, ctypes.c_int64),
    "u8": (np.uint8, ctypes.c_uint8), "u16": (np.uint16, ctypes.c_uint16),
    "u32": (np.uint32, ctypes.c_uint32), "u64": (np.uint64, ctypes.c_uint64),
    "f32": (np.float32, ctypes.c_float), "f64": (np.float64, ctypes.c_double),
    "bool": (np.uint8, ctypes.c_bool),
}  # fmt: skip
SIZES = {
    0: [()],
    1: [(0,), (1,), (2,), (3,), (7,), (97,), (4099,), (-3,)],
    2: [(0, 3), (3, 0), (1, 1), (2, 3), (5, 1), (17, 31), (61, 128), (-1, 4)],
    3: [(0, 2, 2), (2, 0, 2), (2, 2, 0), (1, 1, 1), (3, 5, 7), (33, 17, 40)],
}
PAD = 64  # elements around every array, to see who writes beside it


class Run:
    """One call: its blocks of memory, its arguments, its result."""

    def __init__(self, case: Any, sizes: dict[str, int], layout: str) -> None:
        self.case, self.sizes = case, sizes
        seed = zlib.crc32(f"{case['name']}{sorted(sizes.items())}".encode())
        self.rng = np.random.default_rng(seed)
        self.blocks: list[Any] = []
        self.arguments: list[Any] = []
        self._shared: dict[str, Any] = {}
        self._shift = 1 if layout == "shifted" else 0
        overlap = layout.split(":") if layout.startswith("overlap") else None
        self._pair = (overlap[1], overlap[2], int(overlap[3])) if overlap else None
        for param in case["params"]:
            self._add(param)

    def _add(self, param: Any) -> None:
        dtype, ctype = TYPES[param["type"]]
        if param["extent"] is None:
            self.arguments.append(ctype(self._scalar(param, dtype)))
            return
        count = self._count(param)
        if self._pair and param["name"] == self._pair[1]:
            start = self._shared["start"] + self._pair[2]
            block = self._shared["block"]
        else:
            longest = max(map(self._count, self._sharing(param)))
            block = np.zeros(longest + 4 * PAD, dtype)
            block[:] = values(self.rng, dtype, len(block), "", self.sizes)
            start = 2 * PAD + self._shift
            self.blocks.append(block)
            if self._pair and param["name"] == self._pair[0]:
                self._shared = {"block": block, "start": start}
        filled = values(self.rng, dtype, count, param["fill"], self.sizes)
        block[start : start + count] = filled
        address = block.ctypes.data + start * block.itemsize
        self.arguments.append(ctypes.c_void_p(address))

    def _count(self, param: Any) -> int:
        return max(0, int(eval(param["extent"], {}, dict(self.sizes))))

    def _sharing(self, param: Any) -> list[Any]:
        """The parameters that live in the block of this one."""
        if self._pair and param["name"] == self._pair[0]:
            return [p for p in self.case["params"] if p["name"] in self._pair[:2]]
        return [param]

    def _scalar(self, param: Any, dtype: Any) -> Any:
        if param["name"] in self.sizes:
            return self.sizes[param["name"]]
        if param["fill"]:
            return eval(param["fill"], {}, dict(self.sizes))
        return values(self.rng, dtype, 1, "small", self.sizes)[0].item()

    def call(self, library: Any) -> Any:
        function = library[self.case["name"]]
        result = self.case["result"]
        function.restype = None if result == "void" else TYPES[result][1]
        return function(*self.arguments)


def values(rng: Any, dtype: Any, count: int, fill: str, sizes: dict[str, int]) -> Any:
    """Data of one array: by default with everything that is special about its type."""
    kind, _, argument = fill.partition(":")
    limit = int(eval(argument, {}, dict(sizes))) if argument else 0
    if kind == "index":
        return rng.integers(0, max(1, limit), count).astype(dtype)
    if kind == "beyond":
        # Positions of which some are far outside: nobody may read there.
        inside = rng.integers(0, max(1, limit), count)
        return np.where(rng.random(count) < 0.4, 2_000_000_000, inside).astype(dtype)
    if kind == "permuted":
        return rng.permutation(count).astype(dtype)
    if kind == "rows":
        steps = rng.integers(0, max(1, 2 * limit // max(1, count)), max(0, count))
        return np.minimum(np.cumsum(steps) - (steps[0] if count else 0), limit).astype(
            dtype
        )
    if kind == "bool":
        return rng.integers(0, 2, count).astype(dtype)
    if kind == "constant":
        return np.full(count, limit, dtype)
    if np.issubdtype(dtype, np.floating):
        data = rng.standard_normal(count).astype(dtype)
        if kind == "positive":
            return np.abs(data)
        if kind != "small":
            info = np.finfo(dtype)
            special = np.array(
                [np.nan, np.inf, -np.inf, -0.0, 0.0, info.max, -info.max, info.tiny,
                 info.smallest_subnormal, -info.smallest_subnormal, 1.0, -1.0, 0.5],
                dtype,
            )  # fmt: skip
            chosen = rng.random(count) < 0.15
            data[chosen] = rng.choice(special, int(chosen.sum()))
        return data
    info = np.iinfo(dtype)
    if kind == "small":
        low = -50 if info.min < 0 else 0
        return rng.integers(low, 51, count).astype(dtype)
    data = rng.integers(info.min, info.max, count, dtype=dtype, endpoint=True)
    chosen = rng.random(count) < 0.2
    special = np.array([info.min, info.max, 0, 1, info.min + 1, info.max - 1], dtype)
    data[chosen] = rng.choice(special, int(chosen.sum()))
    return data


def layouts(case: Any, sizes: dict[str, int]) -> Iterator[str]:
    yield "aligned"
    if max(sizes.values(), default=0) > 100 or 0 in sizes.values():
        return
    yield "shifted"
    if "restrict" in case["words"]:
        return
    arrays = [p for p in case["params"] if p["extent"] is not None]
    for one, other in combinations(arrays, 2):
        fills = {p["fill"].partition(":")[0] for p in (one, other)}
        if one["type"] == other["type"] and fills <= {"", "small"}:
            for distance in (0, 1, -1, 3, -5):
                yield f"overlap:{one['name']}:{other['name']}:{distance}"


def differences(case: Any, ours: Any, theirs: Any) -> Any:
    """Where they differ: bit for bit, all NaNs alike; or by more than a bound."""
    a, b = np.atleast_1d(ours), np.atleast_1d(theirs)
    if not np.issubdtype(a.dtype, np.floating):
        return np.flatnonzero(a != b)
    agree = np.isnan(a) & np.isnan(b)
    if "reassoc" in case["words"]:
        # Sums of n numbers around 1: n rounding errors, each of the size of the sum.
        eps = np.finfo(a.dtype).eps
        bound = 400 * eps * np.maximum(1, np.abs(b[np.isfinite(b)]).max(initial=0))
        agree |= (a == b) | (np.abs(a - b) <= bound)
    else:
        bits = f"u{a.itemsize}"
        agree |= a.view(bits) == b.view(bits)
    return np.flatnonzero(~agree)


def size_names(case: Any) -> list[str]:
    return [
        p["name"]
        for p in case["params"]
        if p["extent"] is None and p["name"] in ("n", "m", "k") and not p["fill"]
    ]


def check(case: Any, original: Any, accelerated: Any) -> Iterator[str]:
    names = size_names(case)
    for combination in SIZES[len(names)]:
        if "square" in case["words"] and max(combination) > 100:
            continue
        if "small" in case["words"] and max(combination) > 40:
            continue
        if "positive" in case["words"] and min(combination, default=1) < 1:
            continue
        if "unsigned" in case["words"] and min(combination, default=1) < 0:
            continue
        sizes = dict(zip(names, combination, strict=True))
        for layout in layouts(case, sizes):
            one, other = (Run(case, sizes, layout) for _ in range(2))
            expected, found = one.call(original), other.call(accelerated)
            where = f"{case['name']} {sizes} {layout}"
            if case["result"] != "void":
                dtype = TYPES[case["result"]][0]
                if len(differences(case, dtype(found), dtype(expected))):
                    yield f"{where}: returns {found!r}, the original {expected!r}"
            for number, (a, b) in enumerate(zip(other.blocks, one.blocks, strict=True)):
                for at in differences(case, a, b)[:1]:
                    yield (
                        f"{where}: block {number} differs at {at - 2 * PAD}: "
                        f"{a[at]!r}, the original {b[at]!r}"
                    )


def main() -> None:
    original, accelerated = (ctypes.CDLL(path) for path in sys.argv[1:3])
    cases = json.loads(Path(sys.argv[3]).read_text())
    trace = Path(os.environ["IDLIFT_TRACE"])
    report = {}
    for case in cases:
        print(case["name"], file=sys.stderr, flush=True)
        before = trace.read_text().count("path=device") if trace.exists() else 0
        wrong = list(check(case, original, accelerated))
        after = trace.read_text().count("path=device") if trace.exists() else 0
        report[case["name"]] = {"wrong": wrong[:5], "launches": after - before}
    print(json.dumps(report))


if __name__ == "__main__":
    main()
