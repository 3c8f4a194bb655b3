"""Barriers by dependence: the table of the original's tests, with counts corrected.

Each row: the body of a work-group of 64, the barriers where one group loops over many
chunks, and those where every group has one chunk (then nothing is carried around).
"""

from __future__ import annotations

import numpy as np
import pytest

from lift.diagnostics import LiftError
from lift.opencl import Config
from testsuite.lift.opencl.harness import DEVICE_MARKS, agree, compiled

TABLE: dict[str, tuple[str, int, int]] = {
    "basic": ("mapLcl0(id)", 0, 0),
    "global gather between": (
        r"\c -> c |> mapLcl0(id) |> gather(reverse) |> mapLcl0(id)", 1, 1),
    "gather before": (
        r"\c -> c |> gather(reverse) |> mapLcl0(id) |> mapLcl0(id)", 0, 0),
    "local, gather before": (
        r"\c -> c |> gather(reverse) |> toLocal(mapLcl0(id)) |> toGlobal(mapLcl0(id))",
        0, 0),
    "local, gather between": (
        r"\c -> c |> toLocal(mapLcl0(id)) |> gather(reverse) |> toGlobal(mapLcl0(id))",
        2, 1),
    "local, scatter after": (
        r"\c -> c |> toLocal(mapLcl0(id)) |> toGlobal(mapLcl0(id)) |> scatter(reverse)",
        0, 0),
    "two locals, one gather between": (
        r"\c -> c |> gather(reverse) |> toLocal(mapLcl0(id)) |> gather(reverse) "
        r"|> toLocal(mapLcl0(id)) |> toGlobal(mapLcl0(id))", 2, 1),
    "two locals, two gathers": (
        r"\c -> c |> toLocal(mapLcl0(id)) |> gather(reverse) |> toLocal(mapLcl0(id)) "
        r"|> gather(reverse) |> toGlobal(mapLcl0(id))", 2, 2),
    "zip of copies": (
        r"\c -> zip(c |> toLocal(mapLcl0(id)), c |> toLocal(mapLcl0(id))) "
        r"|> toGlobal(mapLcl0(\(a, b) -> a + b))", 0, 0),
    "zip of copies, one reordered": (
        r"\c -> zip(c |> toLocal(mapLcl0(id)) |> gather(reverse), "
        r"c |> toLocal(mapLcl0(id))) |> toGlobal(mapLcl0(\(a, b) -> a + b))", 2, 1),
    "zip of copies, both reordered": (
        r"\c -> zip(c |> toLocal(mapLcl0(id)) |> gather(reverse), "
        r"c |> toLocal(mapLcl0(id)) |> gather(reverse)) "
        r"|> toGlobal(mapLcl0(\(a, b) -> a + b))", 2, 1),
    "reordered in each one's chunk": (
        r"\c -> c |> split(4) |> toLocal(mapLcl0(mapSeq(id))) |> map(gather(reverse)) "
        r"|> toGlobal(mapLcl0(mapSeq(id))) |> join", 0, 0),
    "tail, local": (
        r"\c -> c |> toLocal(mapLcl0(id)) |> drop(1) |> padConstant(0, 1, 0.0f) "
        r"|> toGlobal(mapLcl0(id))", 2, 1),
}  # fmt: skip

NESTED: dict[str, tuple[str, int, int]] = {
    "copy in two dimensions": (
        r"\t -> t |> toLocal(mapLcl1(mapLcl0(id))) |> toGlobal(mapLcl1(mapLcl0(id)))",
        0, 0),
    "transposed in two dimensions": (
        r"\t -> t |> toLocal(mapLcl1(mapLcl0(id))) |> transpose "
        r"|> toGlobal(mapLcl1(mapLcl0(id)))", 2, 1),
    "scattered in two dimensions": (
        r"\t -> t |> toLocal(mapLcl1(mapLcl0(id))) |> gather(reverse) "
        r"|> toGlobal(mapLcl1(mapLcl0(id)))", 2, 1),
}  # fmt: skip


def program(body: str) -> str:
    return (
        "program t<N>(x: [f32]N) where 64 divides N = "
        f"x |> split(64) |> mapWrg0({body}) |> join"
    )


def nested(body: str) -> str:
    return (
        "program t<N>(x: [[[f32]8]8]N) = "
        f"x |> split(1) |> mapWrg1(mapWrg0({body})) |> join"
    )


@pytest.mark.parametrize("name", TABLE)
@pytest.mark.parametrize("exact", [False, True])
def test_count(name: str, exact: bool) -> None:
    body, looped, once = TABLE[name]
    local = 16 if "chunk" in name else 64
    plan = compiled(program(body), Config(local_size=(local,), exact=exact))
    assert plan.source().count("barrier(") == (once if exact else looped)


@pytest.mark.parametrize("name", NESTED)
@pytest.mark.parametrize("exact", [False, True])
def test_count_in_two_dimensions(name: str, exact: bool) -> None:
    body, looped, once = NESTED[name]
    plan = compiled(nested(body), Config(local_size=(8, 8), exact=exact))
    assert plan.source().count("barrier(") == (once if exact else looped)


@pytest.mark.parametrize("name", TABLE)
@pytest.mark.device
def test_result(name: str) -> None:
    data = np.arange(640, dtype=np.float32)
    agree(program(TABLE[name][0]), {"x": data}, config=Config(exact=False))


test_result = DEVICE_MARKS[1](test_result)


def test_fences_name_the_memory_involved() -> None:
    local = compiled(program(TABLE["local, gather between"][0]))
    assert "barrier(CLK_LOCAL_MEM_FENCE)" in local.source()
    in_global = compiled(program(TABLE["global gather between"][0]))
    assert "barrier(CLK_GLOBAL_MEM_FENCE)" in in_global.source()
    both = (
        r"\c -> zip(c |> toLocal(mapLcl0(id)) |> gather(reverse), c |> mapLcl0(id) "
        r"|> gather(reverse)) |> toGlobal(mapLcl0(\(a, b) -> a + b))"
    )
    text = compiled(program(both)).source()
    assert "barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE)" in text


def test_uneven_trip_counts_are_refused() -> None:
    text = (
        "program t<N>(x: [[f32]24]N) where 20 divides N = x |> split(20) |> mapWrg0("
        r"\t -> t |> split(20) |> map(id) |> join |> toGlobal(mapLcl0(\r -> r |> "
        r"split(8) "
        "|> map(gather(reverse)) |> join |> mapSeq(id)))) |> join"
    )
    assert compiled(text).source().count("barrier(") == 0
    divergent = (
        "program t<N>(x: [[f32]16]N) where 20 divides N = x |> split(20) "
        "|> mapWrg1(mapWrg0(id)) |> join"
    )
    with pytest.raises(LiftError):
        compiled(divergent)
    bad = (
        "program t<N>(x: [[f32]16]N) where 20 divides N = x |> split(20) |> "
        "map(split(1)) "
        r"|> mapWrg1(\rows -> rows |> join |> split(20) |> mapWrg0(mapLcl1(\r -> r "
        "|> toLocal(mapLcl0(id)) |> gather(reverse) |> toGlobal(mapLcl0(id))))) "
        "|> map(join) |> join"
    )
    with pytest.raises(LiftError) as problem:
        compiled(bad, Config(local_size=(16, 8)))
    assert problem.value.diagnostic.code == "L306"
    compiled(bad, Config(local_size=(16, 20)))
