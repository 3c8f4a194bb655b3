"""Barriers: exactly where different work-items of a group meet in memory.

Consumes a kernel and its schedule; produces the kernel with barriers. Statements of
one block are looked at in order: a barrier goes before a statement that depends on one
since the last barrier. A loop gets one more at its end if the next round depends on
this one and no barrier lies between. A barrier in divergent control flow is refused.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from lift.diagnostics import Diagnostic, LiftError, Span
from lift.opencl import ir
from lift.opencl.dependence import Access, Loop, accesses, may_share
from lift.opencl.rewrite import (
    blocks_of,
    condition_sizes,
    condition_values,
    own_sizes,
    own_values,
    statements_in,
    with_blocks,
)
from lift.opencl.schedule import Form, Schedule
from lift.sizes import Truth, divides, free_variables, less
from lift.sizes.terms import Variable
from lift.terms.patterns import Space

_GROUP = frozenset({ir.Par.LCL})
_DEALT = "the loop around is dealt out unevenly over the work-items"
_BOUNDS = "the loop around has bounds that differ between work-items"
_BRANCH = "the branch around may be taken by some of the work-items only"


@dataclass(frozen=True, slots=True)
class Context:
    """The loops around a block, and what may differ between work-items there."""

    schedule: Schedule
    loops: tuple[Loop, ...] = ()
    divergent: Span | None = None
    #: Why not all work-items need come by equally often; None if they do.
    cause: str | None = None
    varying: frozenset[Variable] = frozenset()
    eliminate: bool = True


def insert_barriers(
    block: ir.Block, schedule: Schedule, eliminate: bool = True
) -> ir.Block:
    """The kernel with the barriers that it needs; without `eliminate`, with one
    wherever memory is used again, whoever uses it."""
    if all(extent == 1 for extent in schedule.local):
        return block
    levels = {s.level for s in statements_in(block) if isinstance(s, ir.ParFor)}
    if ir.Par.LCL not in levels:
        return block
    return _block(block, Context(schedule, eliminate=eliminate), None)


def _block(block: ir.Block, context: Context, repeated: Loop | None) -> ir.Block:
    """Barriers inside one block; `repeated` is the loop whose body it is."""
    done: list[ir.Statement] = []
    pending: list[Access] = []
    for statement in block.statements:
        context = _with_index(statement, context)
        inner = _inside(statement, context)
        mine = list(accesses(ir.Block((inner,)), context.loops))
        flags = _conflicts(pending, mine, context, context.loops)
        if flags is not None:
            done.append(_barrier(flags, context, inner))
            pending = []
        pending = _after(inner, pending, mine)
        done.append(inner)
    if repeated is not None:
        head = list(_until_barrier(done, context))
        outer = context.loops[:-1]
        flags = _conflicts(pending, head, context, outer, repeated)
        if flags is not None:
            done.append(_barrier(flags, context, None))
    return ir.Block(tuple(done))


def _after(
    statement: ir.Statement, pending: list[Access], mine: list[Access]
) -> list[Access]:
    """What is unsynchronised after a statement; a loop that ends in a barrier or that
    has one in every round leaves only what follows the last."""
    match statement:
        case ir.For(body=body) | ir.PingPong(body=body):
            if body.statements and isinstance(body.statements[-1], ir.Barrier):
                # Every round ends synchronised, but there may be no round at all.
                return pending if _may_be_empty(statement) else []
        case _:
            pass
    return pending + mine


def _may_be_empty(loop: ir.For | ir.PingPong) -> bool:
    if isinstance(loop, ir.For):
        return less(loop.start, loop.stop) is not Truth.YES
    return less(0, loop.times) is not Truth.YES


def _until_barrier(done: list[ir.Statement], context: Context) -> list[Access]:
    found: list[Access] = []
    for statement in done:
        if isinstance(statement, ir.Barrier):
            break
        found += accesses(ir.Block((statement,)), context.loops)
    return found


def _inside(statement: ir.Statement, context: Context) -> ir.Statement:
    blocks = blocks_of(statement)
    if not blocks:
        return statement
    inner = _enter(statement, context)
    repeats = _repeats(statement, context.schedule)
    results = tuple(
        _block(b, inner, inner.loops[-1] if repeats else None) for b in blocks
    )
    return with_blocks(statement, results)


def _repeats(statement: ir.Statement, schedule: Schedule) -> bool:
    """May the body run again for the same work-item?"""
    match statement:
        case ir.For() | ir.PingPong():
            return True
        case ir.ParFor():
            return schedule.form(statement) is Form.LOOP
        case _:
            return False


def _enter(statement: ir.Statement, context: Context) -> Context:
    match statement:
        case ir.For(variable=index, start=start, stop=stop, span=span):
            inner = replace(context, loops=(*context.loops, statement))
            bounds = free_variables(start) | free_variables(stop)
            if not bounds & context.varying:
                return inner
            varying = context.varying | free_variables(index)
            return replace(_diverging(inner, _BOUNDS, span), varying=varying)
        case ir.ParFor(level=level, variable=index, span=span):
            inner = replace(context, loops=(*context.loops, statement))
            if level is ir.Par.WRG:
                return inner
            inner = replace(inner, varying=context.varying | free_variables(index))
            even = _even(statement, context.schedule)
            return inner if even else _diverging(inner, _DEALT, span)
        case ir.PingPong():
            return replace(context, loops=(*context.loops, statement))
        case ir.If(condition=condition):
            return (
                context if _same(condition, context) else _diverging(context, _BRANCH)
            )
        case _:
            return context


def _diverging(context: Context, cause: str, span: Span | None = None) -> Context:
    """The context where work-items part; the outermost cause counts."""
    return replace(
        context,
        cause=context.cause or cause,
        divergent=context.divergent or span,
    )


def _same(condition: ir.Condition, context: Context) -> bool:
    """Does the condition have one value for a whole work-group?"""
    sizes = list(condition_sizes(condition))
    return not any(condition_values(condition)) and not any(
        free_variables(size) & context.varying for size in sizes
    )


def _with_index(statement: ir.Statement, context: Context) -> Context:
    """An index from data differs between work-items unless they read one place."""
    if not isinstance(statement, ir.DeclareIndex):
        return context
    read = list(own_values(statement))
    varies = any(isinstance(value, ir.Ref) for value in read) or any(
        free_variables(size) & context.varying for size in own_sizes(statement)
    )
    private = any(
        isinstance(value, ir.Load) and value.buffer.space is Space.PRIVATE
        for value in read
    )
    if not (varies or private):
        return context
    varying = context.varying | free_variables(statement.variable)
    return replace(context, varying=varying)


def _even(loop: ir.ParFor, schedule: Schedule) -> bool:
    """Does every work-item make the same number of rounds?"""
    if schedule.form(loop) is Form.ONCE:
        return True
    return (
        schedule.form(loop) is Form.LOOP
        and divides(schedule.local[loop.dim], loop.length) is Truth.YES
    )


def _conflicts(
    earlier: list[Access],
    later: list[Access],
    context: Context,
    common: tuple[Loop, ...],
    carried: Loop | None = None,
) -> tuple[bool, bool] | None:
    """The spaces (local, global) over which the later accesses depend on earlier."""
    dims = tuple(d for d, extent in enumerate(context.schedule.local) if extent > 1)
    local = global_ = False
    for a in earlier:
        for b in later:
            if a.buffer.space is Space.LOCAL and local:
                continue
            if a.buffer.space is Space.GLOBAL and global_:
                continue
            again = bool(a.names() & b.names()) and (a.write or b.write)
            if context.eliminate or context.cause:
                again = may_share(a, b, common, _GROUP, dims, carried)
            if again:
                local = local or a.buffer.space is Space.LOCAL
                global_ = global_ or a.buffer.space is Space.GLOBAL
    return (local, global_) if local or global_ else None


def _barrier(
    flags: tuple[bool, bool], context: Context, statement: ir.Statement | None
) -> ir.Barrier:
    if context.cause:
        span = getattr(statement, "span", None) or context.divergent
        raise LiftError(
            Diagnostic(
                "L306",
                "work-items depend on each other here, but not all of them come "
                "this way equally often, so there can be no barrier",
                span,
                "error",
                (context.cause,),
                "let the length be a multiple of the work-group's size, or move the "
                "producer out of the loop",
            )
        )
    return ir.Barrier(*flags)
