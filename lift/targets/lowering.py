"""The default lowering for a device: which recipe suits which part of a program.

Consumes typed high-level programs and a device profile; produces low-level programs
and a trace that says what was done and why not something better. Recipes are tried in
the order of a table; what none of them fits gets the plain lowering.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from lift.diagnostics import LiftError
from lift.infer import infer
from lift.opencl.compile import compile_program
from lift.opencl.config import DEFAULT, Config
from lift.opencl.plan import Plan
from lift.plain import computes, expanded, fused, in_loops, lowered
from lift.plain import lower as plain_lower
from lift.scalar import Op
from lift.targets.across import in_lanes
from lift.targets.column_ranges import in_column_ranges
from lift.targets.columns import in_sweeps
from lift.targets.extrema import first_extremum
from lift.targets.folds import whole_reduction
from lift.targets.gpu import atomic_bins, grid, tree
from lift.targets.histograms import private_bins
from lift.targets.hygiene import cleaned, marked
from lift.targets.local_tiles import in_local_tiles
from lift.targets.maps import in_parts
from lift.targets.normal import normal
from lift.targets.pairs import in_pairs
from lift.targets.profile import CPU, DeviceProfile, Kind
from lift.targets.rows import in_row_blocks
from lift.targets.tiles import in_tiles
from lift.targets.triangles import in_triangles
from lift.targets.turning import turned
from lift.targets.unrolling import unrolled
from lift.targets.vector_ranges import in_relaxed_ranges, in_vector_ranges
from lift.targets.vector_rows import in_relaxed_rows, in_vector_rows
from lift.targets.widen import Refused
from lift.terms import patterns as p
from lift.terms.core import Call, Expr, Lambda, Let, UserFun
from lift.terms.program import Program
from lift.terms.traverse import free_params, walk
from lift.types import is_flat

Recipe: TypeAlias = Callable[[Call, DeviceProfile], tuple[Expr, str]]


@dataclass(frozen=True, slots=True)
class Step:
    """One decision: the recipe, what it did or why it did not apply."""

    recipe: str
    applied: bool
    note: str

    def __str__(self) -> str:
        return f"{self.recipe}: {'' if self.applied else 'not used, '}{self.note}"


@dataclass(frozen=True, slots=True)
class Lowered:
    """A low-level program and how it came about."""

    program: Program
    trace: tuple[Step, ...] = ()


Recipes: TypeAlias = dict[type, tuple[tuple[str, Recipe], ...]]
#: For each pattern the recipes for a kind of device, best first.
_CPU: Recipes = {
    p.Map: (
        ("register tiles", in_tiles),
        ("row blocks", in_row_blocks),
        ("vector rows", in_vector_rows),
        ("vector ranges of rows", in_vector_ranges),
        ("ranges of rows", in_triangles),
        ("column sweeps", in_sweeps),
        ("ranges of columns", in_column_ranges),
        ("lanes across outputs", in_lanes),
        ("rows in pairs", in_pairs),
        ("map in parts", in_parts),
    ),
    p.ReduceByIndex: (("private histograms", private_bins),),
    p.Reduce: (
        ("first extremum by blocks", first_extremum),
        ("reduction in parts", whole_reduction),
    ),
}
_GPU: Recipes = {
    p.Map: (("local tiles", in_local_tiles), ("grid", grid)),
    p.Reduce: (("work-group trees", tree),),
    p.ReduceByIndex: (("atomic histogram", atomic_bins),),
}
_TABLES: dict[Kind, Recipes] = {"cpu": _CPU, "gpu": _GPU}
#: Recipes of relaxed programs that go before the one of that name.
_RELAXED: dict[Kind, dict[str, tuple[str, Recipe]]] = {
    "cpu": {
        "row blocks": ("vector rows", in_relaxed_rows),
        "vector ranges of rows": ("vector ranges of rows", in_relaxed_ranges),
    },
    "gpu": {},
}
_LOW_LEVEL = (p.MapGlb, p.MapWrg, p.MapLcl)


@dataclass(slots=True)
class _Lowering:
    """One program on its way down, and the decisions so far."""

    profile: DeviceProfile
    relaxed: bool = False
    trace: list[Step] = field(default_factory=list)

    @property
    def table(self) -> Recipes:
        return _TABLES[self.profile.kind]

    def candidates(self, fun: type) -> Iterator[tuple[str, Recipe]]:
        """The recipes for a pattern, best first."""
        early = _RELAXED[self.profile.kind] if self.relaxed else {}
        for name, recipe in self.table[fun]:
            if name in early:
                yield early[name]
            yield name, recipe

    def expr(self, term: Expr) -> Expr:
        """The term with everything in it dealt out over work-items."""
        match term:
            case Let(param, value, body):
                return replace(
                    term, param=param, value=self.expr(value), body=self.expr(body)
                )
            case Call(fun) if type(fun) in self.table and computes(term):
                return self.recipes(term)
            case Call(p.ScatterIdx(distinct=True), (base, *parts)) if not any(
                free_params(base) & free_params(part) for part in parts
            ):
                # Nobody reads what is written: each value goes where it belongs.
                self.trace.append(Step("scatter in place", True, "no element is twice"))
                return replace(term, args=(base, *(in_loops(fused(x)) for x in parts)))
            case Call(p.ScatterIdx()):
                # Values by position, so that whoever writes them finds them there.
                return self.plain(term)
            case Call(fun, args) if not computes(fun) or not isinstance(
                fun, _HIGHER_ORDER
            ):
                return replace(term, args=tuple(map(self.expr, args)))
            case _:
                return self.plain(term)

    def recipes(self, term: Call) -> Expr:
        """The first recipe that fits; layout around it is kept."""
        fun, args = term.fun, term.args
        if isinstance(fun, p.Map) and not computes(fun.fun):
            return replace(term, args=tuple(map(self.expr, args)))
        for name, recipe in self.candidates(type(fun)):
            try:
                result, note = recipe(term, self.profile)
            except Refused as problem:
                self.trace.append(Step(name, False, str(problem)))
                continue
            self.trace.append(Step(name, True, note))
            return result
        return self.plain(term)

    def plain(self, term: Expr) -> Expr:
        """The lowering of last resort."""
        if isinstance(term, Call) and computes(term):
            name = type(term.fun).__name__
            note = f"{name[0].lower() + name[1:]} as it stands"
            self.trace.append(Step("plain lowering", True, note))
        return lowered(term)


_HIGHER_ORDER = (
    p.Map, p.Reduce, p.Scan, p.Iterate, p.ReduceByIndex, p.ReduceRange, p.Generate,
    p.ReducePart, p.SegmentedReduce,
)  # fmt: skip


def lower(program: Program, device: DeviceProfile = CPU) -> Lowered:
    """The program with every pattern told who does its work, and the decisions.

    Deterministic; right for every size. Raises LiftError if the program is ill-typed.
    """
    typed = infer(program)
    if any(isinstance(node, _LOW_LEVEL) for node in walk(typed.body)):
        return Lowered(plain_lower(typed), (Step("given", True, "is low-level"),))
    own = marked(typed)
    ready = infer(replace(own, body=normal(expanded(own.body))))
    if device.kind == "cpu" and len(ready.destinations) == 1:
        along = turned(ready.body, ready.destinations[0])
        ready = ready if along is ready.body else infer(replace(ready, body=along))
    if not computes(ready.body):
        return Lowered(plain_lower(typed), (Step("copy", True, "only moves data"),))
    work = _Lowering(device, typed.relaxed)
    try:
        body = in_loops(work.expr(ready.body))
        low = infer(replace(typed, body=cleaned(body)))
        if not stored(low.body):
            note = "a part of the result only moves data"
            trace = (*work.trace, Step("plain lowering", True, note))
            return Lowered(plain_lower(typed), trace)
        return Lowered(replace(low, body=unrolled(low.body)), tuple(work.trace))
    except LiftError as problem:
        return _plainly(typed, tuple(work.trace), problem)


_WRITTEN_THROUGH = (
    p.Id, p.Split, p.Join, p.Transpose, p.Gather, p.Scatter, p.AsVector, p.AsScalar,
    p.Take, p.Drop, p.Slice, p.Zip, p.Unzip, p.MakeTuple, p.Concat, p.Map,
)  # fmt: skip
_WRITERS = (
    p.MapGlb, p.MapWrg, p.MapLcl, p.MapSeq, p.ReduceSeq, p.ReduceRange, p.ScanSeq,
    p.ReduceByIndex, p.ScatterIdx, p.ToSpace, p.Iterate, p.MapSeqSlide, Op, UserFun,
)  # fmt: skip


def stored(body: Expr) -> bool:
    """Is every element of the result stored by a pattern that computes?"""
    if _is_scalar(body):
        return True
    match body:
        case Let(_, _, rest):
            return stored(rest)
        case Call(p.MapGlb(fun=Lambda(body=each)) | p.MapWrg(fun=Lambda(body=each))):
            return stored(each)
        case Call(p.MapLcl(fun=Lambda(body=each)) | p.MapSeq(fun=Lambda(body=each))):
            return stored(each)
        case Call(fun, args) if isinstance(fun, _WRITTEN_THROUGH):
            return all(map(stored, args))
        case Call(p.Select(), (_, then, otherwise)):
            return stored(then) and stored(otherwise)
        case Call(fun):
            return isinstance(fun, _WRITERS)
        case _:
            return False


def _is_scalar(term: Expr) -> bool:
    return term.type is not None and is_flat(term.type)


def compiled(
    program: Program, device: DeviceProfile = CPU, config: Config = DEFAULT
) -> tuple[Lowered, Plan]:
    """The program lowered and compiled; by the plain lowering if nothing else will."""
    low = lower(program, device)
    try:
        return low, compile_program(low.program, config=config)
    except LiftError as problem:
        low = _plainly(infer(program), low.trace, problem)
        return low, compile_program(low.program, config=config)


def _plainly(typed: Program, trace: tuple[Step, ...], problem: LiftError) -> Lowered:
    """The plain lowering, because of a problem with a better one."""
    note = f"because of this: {problem.diagnostic.message}"
    return Lowered(plain_lower(typed), (*trace, Step("plain lowering", True, note)))


__all__ = ["Lowered", "Step", "compiled", "lower"]
