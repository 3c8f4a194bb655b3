"""Which accesses can touch the same memory, and which loads never change.

Consumes memory objects, escapes, TBAA tags and effects of calls; produces answers
(no, may, same) with the reason, and the instruction that spoils an invariant load.
Must not know subscripts: two accesses to one object "may" overlap here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from detector.analysis.loops import Loop
from detector.analysis.objects import Escapes, Root, roots
from detector.analysis.purity import effects
from detector.analysis.tbaa import are_disjoint
from detector.analysis.uses import Uses
from detector.model import (
    GlobalVariable,
    Instruction,
    PointerType,
    TbaaTag,
    Value,
)


@dataclass(frozen=True, slots=True)
class Alias:
    """An answer about two pointers.

    "same": they are one value. "no": they never touch common memory, as far as one of
    the two accesses writes. "may": nothing is known, a run-time check has to tell.
    """

    verdict: Literal["no", "may", "same"]
    reason: str

    @property
    def is_no(self) -> bool:
        """Whether the two are certainly apart."""
        return self.verdict == "no"


SAME = Alias("same", "the same pointer")


class MemoryFacts:
    """Alias facts of one function."""

    def __init__(self, uses: Uses) -> None:
        self._escapes = Escapes(uses)
        self._roots: dict[Value, frozenset[Root]] = {}
        self._sets: dict[frozenset[Root], frozenset[Root]] = {}
        self._answers: dict[tuple[object, ...], Alias] = {}
        self._clobbers: dict[tuple[Instruction, Loop], Instruction | None] = {}

    def roots(self, pointer: Value) -> frozenset[Root]:
        """The objects a pointer may point into."""
        if pointer not in self._roots:
            found = roots(pointer)
            # Equal sets are one object: they are compared all the time.
            self._roots[pointer] = self._sets.setdefault(found, found)
        return self._roots[pointer]

    def escapes(self, value: Value) -> bool:
        """Whether the address of a local object may be known elsewhere."""
        return self._escapes.escapes(value)

    # ---- pairs ----------------------------------------------------------------------

    def alias(self, first: Instruction, second: Instruction) -> Alias:
        """Whether two loads or stores may touch the same memory."""
        one, other = first.address, second.address
        if one is None or other is None:
            return Alias("may", "one of them is no plain access")
        return self.pointers(one, other, first.tbaa, second.tbaa)

    def pointers(
        self,
        first: Value,
        second: Value,
        first_tag: TbaaTag | None = None,
        second_tag: TbaaTag | None = None,
    ) -> Alias:
        """Whether accesses through two pointers may touch the same memory."""
        if first is second:
            return SAME
        # A thousand accesses come from a few objects, with a few types. A tag is one
        # object in its module, and slow to hash.
        mine, theirs = self.roots(first), self.roots(second)
        key = (mine, theirs, id(first_tag), id(second_tag))
        if key not in self._answers:
            self._answers[key] = self._compare(mine, theirs, first_tag, second_tag)
        return self._answers[key]

    def _compare(
        self,
        mine: frozenset[Root],
        theirs: frozenset[Root],
        first_tag: TbaaTag | None,
        second_tag: TbaaTag | None,
    ) -> Alias:
        if are_disjoint(first_tag, second_tag):
            return Alias("no", "C's types forbid it (TBAA)")
        reason = "they point into different objects"
        for one in mine:
            for other in theirs:
                apart = self._apart(one, other)
                if apart is None:
                    return Alias("may", f"{one} and {other} may be the same")
                reason = apart
        return Alias("no", reason)

    def _apart(self, one: Root, other: Root) -> str | None:
        """Why two roots are different memory, None if they may be the same."""
        if one == other:
            return None
        if one.is_object and other.is_object:
            return f"{one} and {other} are different objects"
        for mine, theirs in ((one, other), (other, one)):
            reason = self._hidden(mine, theirs)
            if reason is not None:
                return reason
        return None

    def _hidden(self, mine: Root, theirs: Root) -> str | None:
        """Why a pointer from `theirs` cannot lead to `mine`."""
        if mine.value is None:
            return None
        if mine.kind in ("alloca", "heap"):
            if theirs.kind == "argument":
                return f"{mine} is younger than any argument"
            if not self.escapes(mine.value):
                return f"the address of {mine} does not escape"
            if self._is_loaded_before_escape(mine.value, theirs):
                return f"the address of {mine} does not escape before"
        if mine.exclusive:
            if theirs.kind in ("argument", "global", "alloca", "function"):
                return f"{mine} is restrict (noalias)"
            # A pointer loaded from memory may be one that was stored there before.
            if not self.escapes(mine.value):
                return f"{mine} is restrict (noalias) and does not escape"
        return None

    def _is_loaded_before_escape(self, mine: Value, theirs: Root) -> bool:
        load = theirs.value
        if theirs.kind != "loaded" or not isinstance(load, Instruction):
            return False
        return not self._escapes.escapes_before(mine, load)

    # ---- loads that do not change ---------------------------------------------------

    def is_reload(self, load: Instruction, loop: Loop) -> bool:
        """Whether a load in a loop gives the same value in each of its iterations."""
        return (
            load.opcode == "load"
            and load.access is not None
            and load.access.is_simple
            and _is_fixed(load.operands[0], loop)
            and self.clobber(load, loop) is None
        )

    def clobber(self, load: Instruction, loop: Loop) -> Instruction | None:
        """An instruction of the loop that may change what a load reads, or None."""
        key = (load, loop)
        if key not in self._clobbers:
            self._clobbers[key] = self._find_clobber(load, loop)
        return self._clobbers[key]

    def _find_clobber(self, load: Instruction, loop: Loop) -> Instruction | None:
        if "invariant.load" in load.metadata or self._is_constant(load.operands[0]):
            return None
        for instruction in loop.instructions():
            if self.may_write(instruction, load):
                return instruction
        return None

    def may_write(self, writer: Instruction, access: Instruction) -> bool:
        """Whether an instruction may write the memory that an access touches."""
        pointer = access.address
        if pointer is None:
            return True
        match writer.opcode:
            case "store" | "atomicrmw" | "cmpxchg":
                if writer.is_atomic:
                    return True  # other threads' writes become visible, too
                return not self.alias(writer, access).is_no
            case "call" | "invoke" | "callbr":
                return self._call_writes(writer, pointer)
            case "fence":
                return True
            case "load":
                return writer.is_atomic or writer.is_volatile
            case "va_arg" | "catchpad" | "cleanuppad":
                return True
            case _:
                return False

    def _call_writes(self, call: Instruction, pointer: Value) -> bool:
        match effects(call).writes:
            case "none":
                return effects(call).frees
            case "arguments":
                return any(
                    not self.pointers(argument, pointer).is_no
                    for argument in call.operands
                    if isinstance(argument.type, PointerType)
                )
            case _:
                return not self._is_private(pointer)

    def _is_private(self, pointer: Value) -> bool:
        """Memory that no other function can know."""
        return all(
            root.kind in ("alloca", "heap")
            and root.value is not None
            and not self.escapes(root.value)
            for root in self.roots(pointer)
        )

    def _is_constant(self, pointer: Value) -> bool:
        found = self.roots(pointer)
        return bool(found) and all(
            isinstance(root.value, GlobalVariable) and root.value.is_constant
            for root in found
        )


def _is_fixed(pointer: Value, loop: Loop) -> bool:
    """Whether an address is the same in each iteration, by its shape alone."""
    if not isinstance(pointer, Instruction) or not loop.has(pointer):
        return True
    return pointer.opcode in ("getelementptr", "bitcast") and all(
        _is_fixed(operand, loop) for operand in pointer.operands
    )
