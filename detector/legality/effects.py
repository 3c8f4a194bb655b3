"""Everything in the nest besides computing and plain accesses: allowed or refused.

Consumes a region; produces reasons for control flow that a kernel cannot have and for
every instruction that does more than compute a value or touch memory once.
"""

from __future__ import annotations

from collections.abc import Iterator

from detector.analysis.induction import LoopForm
from detector.analysis.purity import Effects, effects
from detector.legality.reasons import reason
from detector.legality.region import Region
from detector.model import (
    Block,
    FloatType,
    Function,
    InlineAsm,
    Instruction,
    IntType,
    PointerType,
    Type,
)
from detector.verdict import Reason

# Notes to the optimiser: nothing happens where they stand.
_NOTES = (
    "llvm.dbg.",
    "llvm.assume",
    "llvm.experimental.noalias.scope.decl",
    "llvm.donothing",
    "llvm.annotation",
    "llvm.expect",
)
_BRANCHES = frozenset(("br", "switch"))
_ATOMIC = frozenset(("atomicrmw", "cmpxchg", "fence"))


def control(region: Region) -> Iterator[Reason]:
    """Loops that are entered and left in one place, after a known number of rounds."""
    loop = region.loop
    if loop.preheader is None or loop.exit is None or loop.exiting_block is None:
        yield reason("early-exit", "the loop is left in several places", region.first)
    elif any(block not in loop for block in _before(region, loop.exit)):
        message = "the block after the loop is reached without it"
        yield reason("irregular-flow", message, region.first)
    for inner in region.loops:
        form = region.form(inner)
        if not isinstance(form, LoopForm):
            at = form.at or inner.header.instructions[0]
            yield reason("not-counted", f"a loop is not counted: {form.reason}", at)
        elif form.early_exit:
            at = form.exit_block.terminator
            yield reason("early-exit", "the loop may be left early", at)
    for block in loop.blocks:
        end = block.terminator
        if end.opcode not in _BRANCHES and not end.is_call:
            message = f"the loop has a {end.opcode} instruction"
            yield reason("irregular-flow", message, end)


def _before(region: Region, block: Block) -> tuple[Block, ...]:
    cfg = region.program.analyses.cfg
    return tuple(b for b in cfg.predecessors(block) if cfg.is_reachable(b))


def side_effects(region: Region) -> Iterator[Reason]:
    """All that the nest does besides computing and plain loads and stores."""
    if "strictfp" in region.match.function.attributes:
        message = "the function observes the floating-point environment"
        yield reason("strict-fp", message, region.first)
    for instruction in region.instructions:
        found = _effect(region, instruction)
        if found is not None:
            yield found


def _effect(region: Region, i: Instruction) -> Reason | None:
    if i.opcode in _ATOMIC or i.is_atomic:
        return reason("atomic", "an atomic operation orders other threads' memory", i)
    match i.opcode:
        case "load" | "store":
            return _plain_access(region, i)
        case "alloca":
            return reason("local-memory", "memory is allocated in the loop", i)
        case "invoke" | "callbr" | "landingpad" | "resume":
            return reason("may-throw", "a call in the loop may throw", i)
        case "call":
            return _call(region, i)
        case "va_arg" | "catchpad" | "cleanuppad":
            return reason("irregular-flow", f"the loop has a {i.opcode}", i)
        case _:
            return None


def _plain_access(region: Region, i: Instruction) -> Reason | None:
    if i.is_volatile:
        return reason("volatile", f"a volatile {i.opcode} has to happen as written", i)
    if not _is_scalar(i.element_type or i.type):
        return reason("vector", f"the {i.opcode} is not of a scalar", i)
    if region.program.access(i, region.loop) is None:
        return reason("unknown-extent", f"the {i.opcode} is of unknown size", i)
    return None


def _is_scalar(type_: Type) -> bool:
    return isinstance(type_, IntType | FloatType | PointerType)


def _call(region: Region, call: Instruction) -> Reason | None:
    callee = call.callee
    if isinstance(callee, InlineAsm):
        return reason("inline-asm", "inline assembly may do anything", call)
    name = callee.name if isinstance(callee, Function) else ""
    if not name:
        return reason("call", "a function is called through a pointer", call)
    if name.startswith(_NOTES):
        return None
    if name.startswith("llvm.lifetime."):
        return reason("local-memory", "each iteration has memory of its own", call)
    known = effects(call)
    if name.startswith("llvm.mem"):
        return reason("memory-intrinsic", "a block of memory is copied or set", call)
    if known.unwinds:
        return reason("may-throw", f"{name} may throw", call)
    if not known.is_pure:
        return reason("call", f"{name} may have side effects", call)
    if known.source in ("attributes", "unknown"):
        return reason("call", f"{name} is pure, but not known to a kernel", call)
    return _errno(region, name, known, call)


def _errno(
    region: Region, name: str, known: Effects, call: Instruction
) -> Reason | None:
    """A kernel sets no errno; that is noticed only where somebody asks for it."""
    if not known.errno:
        return None
    asked = any(f in region.program.module.functions for f in _ERRNO)
    if not asked:
        return None
    return reason("errno", f"{name} may set errno, which this unit reads", call)


_ERRNO = ("__errno_location", "__error", "_errno", "__errno", "perror")
