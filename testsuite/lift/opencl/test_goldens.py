"""The kernels of the papers: same loops, tests, barriers, arrays and indices."""

from __future__ import annotations

import re
from pathlib import Path

from lift.opencl import Config
from testsuite.lift.opencl.harness import compiled

EXAMPLES = Path(__file__).parents[3] / "examples" / "lift"


def squeezed(text: str) -> str:
    return re.sub(r"\s+", " ", text)


def test_partial_dot_has_the_structure_of_figure_7() -> None:
    """CGO'17, Figure 7, without its wrong buffer names and superfluous barriers."""
    text = (EXAMPLES / "partial_dot.lift").read_text()
    source = compiled(text, Config(local_size=(64,), exact=False)).source()
    expected = """
  local float ping[64];
  local float pong[64];
  const int l_id = get_local_id(0);
  const int wg_id = get_group_id(0);
  for (int i = wg_id; i < N / 128; i += get_num_groups(0)) {
    float acc = 0.0f;
    for (int j = 0; j < 2; j += 1) {
      acc = acc + (x[2*l_id + 128*i + j] * y[2*l_id + 128*i + j]);
    }
    ping[l_id] = acc;
    barrier(CLK_LOCAL_MEM_FENCE);
    local float *in_1 = ping;
    local float *out_1 = pong;
    int size = 32;
    for (int step_1 = 0; step_1 < 6; step_1 += 1) {
      if (l_id < size) {
        float acc_1 = 0.0f;
        for (int j = 0; j < 2; j += 1) {
          acc_1 = acc_1 + in_1[2*l_id + j];
        }
        out_1[l_id] = acc_1;
      }
      barrier(CLK_LOCAL_MEM_FENCE);
      local float *swap_in_1 = in_1;
      in_1 = out_1;
      out_1 = swap_in_1;
      size = size / 2;
    }
    if (l_id < 1) {
      out[i] = in_1[0];
    }
  }
}
"""
    assert squeezed(expected) in squeezed(source)


def test_transposition_has_the_index_of_figure_6() -> None:
    """Join, gather with a stride and split again: a plain transposed access."""
    source = compiled(
        "program t<N, M>(x: [[f32]M]N) = x |> join |> split(M) |> transpose "
        "|> join |> split(N) |> mapWrg0(mapLcl0(id))"
    ).source()
    assert re.search(r"= x\[wg_id \+ (\w+)\*M\];|= x\[(\w+)\*M \+ wg_id\];", source)
    assert "/" not in source.split("{", 1)[1]
    assert "%" not in source


def test_triangle_has_a_closed_index() -> None:
    """FHPNC'19, Listing 6: the rows before row g hold g(g+1)/2 elements."""
    text = (EXAMPLES / "trmv.lift").read_text()
    text = text.replace("map(\\[", "mapGlb0(\\[").replace("reduce(", "reduceSeq(")
    source = compiled(text.replace("map(\\(", "mapSeq(\\(")).source()
    assert "for (int i = 0; i < g_id + 1; i += 1)" in source
    assert "A[i + g_id*(g_id + 1) / 2] * x[i]" in source


def test_partitioned_stencil_has_no_test_in_its_body() -> None:
    """FHPNC'19, Listing 11: prologue, body and epilogue in one kernel."""
    source = compiled(
        "program s<N>(x: [f32]N) where N >= 3 = x |> pad(1, 1, clamp) |> slide(3, 1) "
        r"|> partition(3, \i -> if i < 1 then 1 else if i < 2 then N - 2 else 1) "
        "|> mapSeq{unroll}(mapGlb0(reduceSeq(+, 0.0f))) |> join"
    ).source()
    assert source.count("kernel void") == 1
    accesses = re.findall(r"acc \+ (x\[.*\]);", source)
    assert accesses == ["x[max(0, i - 1)]", "x[g_id + i]", "x[min(N + i - 2, N - 1)]"]


def test_tiled_product_is_the_textbook_kernel() -> None:
    """Two tiles, two barriers a round, the accumulator in a register."""
    source = compiled(
        r"""program mm<N, M, K>(A: [[f32]K]N, B: [[f32]M]K)
  where 16 divides N, 16 divides M, 16 divides K =
  A |> split(16) |> mapWrg1(\rows -> B |> transpose |> split(16) |> mapWrg0(\columns ->
    zip(rows |> map(split(16)) |> transpose, columns |> map(split(16)) |> transpose)
    |> reduceSeq(\(acc, (at, bt)) ->
        let al = toLocal(mapLcl1(mapLcl0(id)))(at) in
        let bl = toLocal(mapLcl1(mapLcl0(id)))(bt) in
        zip(acc, al) |> mapLcl1(\(c, row) -> zip(c, bl) |> mapLcl0(\(old, column) ->
          zip(row, column) |> reduceSeq(\(s, (a, b)) -> s + a * b, old))),
      toPrivate(mapLcl1(mapLcl0(id)))(generate(16, \i -> generate(16, \j -> 0.0f))))
    |> toGlobal(mapLcl1(mapLcl0(id)))) |> transpose |> map(join)) |> join"""
    ).source()
    assert source.count("barrier(CLK_LOCAL_MEM_FENCE)") == 2
    assert source.count("for (") == 2
    assert "float acc = 0.0f;" in source
    assert "if (" not in source


def test_a_double_gets_its_pragma_and_contraction_is_off() -> None:
    source = compiled("program p<N>(x: [f64]N) = x |> mapGlb0(id)").source()
    assert "#pragma OPENCL EXTENSION cl_khr_fp64 : enable" in source
    assert "#pragma OPENCL FP_CONTRACT OFF" in source


def test_kernels_are_not_named_like_builtins() -> None:
    plan = compiled("program dot<N>(x: [f32]N) = x |> mapGlb0(id)")
    assert [kernel.name for kernel in plan.kernels] == ["dot_kernel"]


def test_wide_indices() -> None:
    plan = compiled("program p<N>(x: [f32]N) = x |> pad(1, 1, clamp) |> mapGlb0(id)")
    assert "const long g_id = get_global_id(0);" in plan.kernels[0].source64
    assert "lift_max(" in plan.kernels[0].source64


def test_loops_fall_away_where_the_launch_covers_them() -> None:
    """Known local sizes: 64 of 64 is no loop, 64 of 128 a test, 64 of 32 a loop."""
    text = "program p(x: [[f32]64]8) = x |> mapWrg0(mapLcl0(id))"
    counts = {}
    for local in (64, 128, 32):
        source = compiled(text, Config(local_size=(local,))).source()
        counts[local] = (source.count("for ("), source.count("if ("))
    assert counts == {64: (0, 0), 128: (0, 1), 32: (1, 0)}


def test_a_register_tile_is_twelve_vectors_in_variables() -> None:
    """The product for CPUs: nothing but the packed panels goes through memory."""
    programs = EXAMPLES.parents[1] / "benchmarks" / "lift" / "programs"
    plan = compiled((programs / "sgemm_cpu.lift").read_text())
    assert [b.name for b in plan.buffers if b.role == "temp"] == ["tmp"]
    source = plan.kernels[1].source
    assert len(re.findall(r"float8 acc_\d+ = \(float8\)\(0.0f\);", source)) == 12
    assert source.count("for (") == 1
    assert "[" not in source.split("vload8")[0].split("{", 1)[1]


def test_a_histogram_has_a_pointer_to_its_bins() -> None:
    """Only where keys come from data; the index of an ordinary loop stays."""
    programs = EXAMPLES.parents[1] / "benchmarks" / "lift" / "programs"
    source = squeezed(compiled((programs / "histogram.lift").read_text()).source())
    assert "global int *row = tmp + 256*g_id;" in source
    assert "row[key] = row[key] + 1;" in source
    assert "tmp[256*g_id + i] = 0;" in source
    copies = compiled("program c<N, M>(x: [[f32]M]N) = x |> mapGlb0(mapSeq(id))")
    assert "*row" not in copies.source()


_ROWS = (
    "program p<N, Z>(ends: [i32](N + 1), values: [f32]Z, w: [f32]8): [f32]N = "
    "zip(ends |> take(N), ends |> drop(1)) |> mapGlb0("
    r"\(s, e) -> values |> reduceRange(%s, 0.0f, s, e))"
)


def test_a_range_has_several_copies_of_its_step() -> None:
    """The order of the fold stays; a step that has loops of its own is not copied."""
    plain = compiled(_ROWS % r"\(acc, v) -> acc + v").source()
    assert "#pragma unroll 4 for (int i = idx; i < idx_1; i += 1)" in squeezed(plain)
    looping = r"\(acc, v) -> acc + (w |> reduceSeq(\(a, k) -> a + k * v, 0.0f))"
    assert "#pragma unroll" not in compiled(_ROWS % looping).source()
