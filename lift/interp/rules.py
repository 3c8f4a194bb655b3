"""The table of meanings, one for each pattern (select is lazy: see `evaluate`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lift.interp import access, compute, layout
from lift.interp.context import Context
from lift.interp.values import Value, chosen
from lift.terms import patterns as p


def _select(here: Context, fun: p.Select, args: Any) -> Value:
    """A select whose sides have been evaluated already."""
    return chosen(args[0], args[1], args[2])


RULES: dict[type, Callable[..., Value]] = {
    p.Map: compute.map_,
    p.MapGlb: compute.map_,
    p.MapWrg: compute.map_,
    p.MapLcl: compute.map_,
    p.MapSeq: compute.map_,
    p.Reduce: compute.reduce_,
    p.ReduceSeq: compute.reduce_,
    p.ReducePart: compute.reduce_part,
    p.Scan: compute.scan,
    p.ScanSeq: compute.scan,
    p.Iterate: compute.iterate,
    p.Generate: compute.generate,
    p.ReduceByIndex: compute.reduce_by_index,
    p.SegmentedReduce: compute.segmented_reduce,
    p.ReduceRange: compute.reduce_range,
    p.MapSeqSlide: compute.map_seq_slide,
    p.ToSpace: compute.to_space,
    p.MapVec: compute.map_vec,
    p.Id: layout.identity,
    p.Zip: layout.zip_,
    p.Unzip: layout.unzip,
    p.MakeTuple: layout.make_tuple,
    p.Get: layout.get,
    p.Split: layout.split,
    p.Join: layout.join,
    p.Transpose: layout.transpose,
    p.Gather: layout.gather,
    p.Scatter: layout.scatter,
    p.GatherIdx: access.gather_idx,
    p.ScatterIdx: access.scatter_idx,
    p.Slide: layout.slide,
    p.Strided: layout.strided,
    p.Pad: layout.pad,
    p.PadConstant: layout.pad_constant,
    p.Take: layout.take,
    p.Drop: layout.drop,
    p.Slice: layout.slice_,
    p.Partition: layout.partition,
    p.Concat: layout.concat,
    p.At: access.at,
    p.Select: _select,
    p.AsVector: layout.as_vector,
    p.AsScalar: layout.as_scalar,
}
