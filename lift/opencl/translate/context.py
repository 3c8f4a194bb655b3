"""What a translation carries: the statements so far, names, enclosing loops.

The builder is the only mutable thing in the translation. Statements go to the block
that is open when they are emitted, so a view that has to compute something does so
where its value is asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace

from lift.diagnostics import Diagnostic, LiftError, Span
from lift.opencl import ir
from lift.opencl.names import Names, substitute_names
from lift.opencl.rewrite import statements_in
from lift.opencl.views import View
from lift.sizes import (
    ONE,
    ZERO,
    Size,
    SizeLike,
    Truth,
    Variable,
    equal,
    less,
    size,
    variable,
)
from lift.terms.traverse import map_type_sizes
from lift.types import DataType, ValueType


@dataclass(frozen=True, slots=True)
class Env:
    """Parameters and positions in scope; never mutated."""

    views: Mapping[str, View] = field(default_factory=dict)
    sizes: Mapping[str, Size] = field(default_factory=dict)

    def bind(self, name: str, view: View) -> Env:
        return replace(self, views={**self.views, name: view})

    def place(self, index: Variable | None, position: Size) -> Env:
        if index is None:
            return self
        return replace(self, sizes={**self.sizes, index.name: position})

    def size(self, value: Size) -> Size:
        """A size of the term, with the positions of enclosing loops filled in."""
        return substitute_names(value, self.sizes) if self.sizes else value

    def type(self, value: DataType) -> DataType:
        return map_type_sizes(value, self.size) if self.sizes else value


@dataclass(frozen=True, slots=True)
class Frame:
    """An enclosing parallel loop."""

    level: ir.Par
    dim: int
    variable: Size
    length: Size


@dataclass(slots=True)
class Builder:
    """Collects statements; see the module's docstring."""

    names: Names
    statements: list[ir.Statement] = field(default_factory=list)
    frames: tuple[Frame, ...] = ()
    span: Span | None = None
    #: Without ranges indices keep their divisions: see Config.simplify_indices.
    ranges: bool = True
    #: Names of indices, which have no value before the launch.
    indices: set[str] = field(default_factory=set)

    def emit(self, statement: ir.Statement) -> None:
        self.statements.append(statement)

    @contextmanager
    def nested(self) -> Iterator[list[ir.Statement]]:
        """Statements emitted inside go to the list that is handed out."""
        outer = self.statements
        inner: list[ir.Statement] = []
        self.statements = inner
        try:
            yield inner
        finally:
            self.statements = outer

    @contextmanager
    def inside(self, frame: Frame) -> Iterator[None]:
        outer = self.frames
        self.frames = (*outer, frame)
        try:
            yield
        finally:
            self.frames = outer

    @contextmanager
    def located(self, span: Span | None) -> Iterator[None]:
        outer = self.span
        self.span = span or outer
        try:
            yield
        finally:
            self.span = outer

    def declare(self, base: str, type_: ValueType, value: ir.Value | None) -> ir.Ref:
        """A fresh private variable."""
        name = self.names.fresh(base)
        self.emit(ir.Declare(name, type_, value))
        return ir.Ref(name, type_)

    def position(self, base: str, low: SizeLike, high: SizeLike) -> Size:
        """A fresh index variable in [low, high)."""
        name = self.names.fresh(base)
        self.indices.add(name)
        return variable(name, low, high if self.ranges else None)

    def refuse(
        self, code: str, message: str, *notes: str, remedy: str | None = None
    ) -> LiftError:
        """The error to raise at the place that is being translated."""
        return LiftError(
            Diagnostic(code, message, self.span, "error", tuple(notes), remedy)
        )

    def loop(
        self,
        length: Size,
        body: Callable[[Size], None],
        *,
        unroll: bool = False,
        copies: int = 0,
        lanes: int = 0,
    ) -> None:
        """A sequential loop over [0, length)."""
        self.range_loop(ZERO, length, body, unroll=unroll, copies=copies, lanes=lanes)

    def range_loop(
        self,
        start: Size,
        stop: Size,
        body: Callable[[Size], None],
        *,
        unroll: bool = False,
        copies: int = 0,
        lanes: int = 0,
        bound: Size | None = None,
    ) -> None:
        """A sequential loop over [start, stop); positions are known to be < bound.

        `copies` of its body are asked for, unless there are loops inside; or `lanes`.
        """
        if less(start, stop) is Truth.NO:
            return
        if equal(stop - start, ONE) is Truth.YES:
            body(start)
            return
        index = self.position(
            "i", start if bound is None else ZERO, stop if bound is None else bound
        )
        with self.nested() as inner:
            body(index)
        block = ir.Block(tuple(inner))
        if any(isinstance(s, ir.For | ir.ParFor) for s in statements_in(block)):
            copies = 0
        self.emit(ir.For(index, start, stop, block, unroll, self.span, copies, lanes))

    def parallel(
        self, level: ir.Par, dim: int, length: Size, body: Callable[[Size], None]
    ) -> None:
        """A loop over [0, length) dealt out over the ND-range."""
        base = {ir.Par.GLB: "g_id", ir.Par.WRG: "wg_id", ir.Par.LCL: "l_id"}[level]
        name = self.names.fresh(base if dim == 0 else f"{base}{dim}")
        self.indices.add(name)
        # A range of one value would vanish, but the loop still needs its id.
        single = length.constant == 1
        top = size(2) if single else length
        index = variable(name, 0, top if self.ranges else None)
        value = ZERO if single else index
        with self.inside(Frame(level, dim, value, length)), self.nested() as inner:
            body(value)
        block = ir.Block(tuple(inner))
        par = ir.ParFor(level, dim, index, length, block, self.span)
        self.emit(par)

    @contextmanager
    def when(self, guards: tuple[ir.Condition, ...]) -> Iterator[bool]:
        """Statements emitted inside run where the guards hold; False: never."""
        open_guards, possible = simplified(guards)
        with self.nested() as inner:
            yield possible
        if not possible or not inner:
            return
        if not open_guards:
            self.statements.extend(inner)
            return
        condition = open_guards[0] if len(open_guards) == 1 else ir.All(open_guards)
        self.emit(ir.If(condition, ir.Block(tuple(inner)), ir.EMPTY))


def simplified(
    guards: tuple[ir.Condition, ...],
) -> tuple[tuple[ir.Condition, ...], bool]:
    """The guards that are not proved, and whether all of them can hold."""
    kept: list[ir.Condition] = []
    for guard in guards:
        if isinstance(guard, ir.Less):
            truth = less(guard.left, guard.right)
            if truth is Truth.NO:
                return (), False
            if truth is Truth.YES:
                continue
        if guard not in kept:
            kept.append(guard)
    return tuple(kept), True
