"""The table of typing rules, one for each pattern."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lift.infer import compute, layout
from lift.infer.iterate import iterate
from lift.terms import patterns as p
from lift.types import DataType

Rule = Callable[..., tuple[Any, DataType]]

RULES: dict[type, Rule] = {
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
    p.Iterate: iterate,
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
    p.Gather: layout.reorder,
    p.Scatter: layout.reorder,
    p.GatherIdx: layout.gather_idx,
    p.ScatterIdx: layout.scatter_idx,
    p.Slide: layout.slide,
    p.Strided: layout.strided,
    p.Pad: layout.pad,
    p.PadConstant: layout.pad_constant,
    p.Take: layout.take,
    p.Drop: layout.drop,
    p.Slice: layout.slice_,
    p.Partition: layout.partition,
    p.Concat: layout.concat,
    p.At: layout.at,
    p.Select: layout.select,
    p.AsVector: layout.as_vector,
    p.AsScalar: layout.as_scalar,
}
