"""Reachability over data flow.

Consumes a function and its uses. Produces direct edges between instruction
numbers and transitive reachability as bitsets over them, plainly and as IDL sees it.
Must not know memory: flow through loads and stores is not data flow here.

Note [Skipped casts]
IDL's data-flow edges skip bitcast, zext, sext and trunc (reference/idl.md 1.6): an edge
goes from the cast's operand to the cast's user. The casts themselves have no edges.
"""

from __future__ import annotations

from functools import cached_property

from detector.analysis.cfg import members_of
from detector.model import Function, Instruction, Value

SKIPPED_CASTS = frozenset(("bitcast", "zext", "sext", "trunc"))


def all_operands(instruction: Instruction) -> tuple[Value, ...]:
    """Everything an instruction takes, with callee and bundles of a call."""
    call = instruction.call
    if call is None:
        return instruction.operands
    bundled = tuple(value for _, values in call.bundles for value in values)
    return (*instruction.operands, call.callee, *bundled)


def skip_casts(value: Value) -> Value:
    """The value behind any number of skipped casts."""
    while isinstance(value, Instruction) and value.opcode in SKIPPED_CASTS:
        value = value.operands[0]
    return value


class DataFlow:
    """Data-flow edges of one function; `skipping` gives IDL's view of them."""

    def __init__(self, function: Function, skipping: bool = False) -> None:
        self.function = function
        self.skipping = skipping

    def sources(self, instruction: Instruction) -> tuple[Value, ...]:
        """The values with an edge to the instruction."""
        if not self.skipping:
            return all_operands(instruction)
        if instruction.opcode in SKIPPED_CASTS:
            return ()
        return tuple(map(skip_casts, all_operands(instruction)))

    @cached_property
    def backward(self) -> tuple[tuple[int, ...], ...]:
        """For each instruction number, the instructions with an edge to it."""
        return tuple(
            tuple(
                dict.fromkeys(
                    value.number
                    for value in self.sources(instruction)
                    if isinstance(value, Instruction)
                )
            )
            for instruction in self.function.instructions
        )

    @cached_property
    def forward(self) -> tuple[tuple[int, ...], ...]:
        """For each instruction number, the instructions it has an edge to."""
        edges: list[list[int]] = [[] for _ in self.backward]
        for number, sources in enumerate(self.backward):
            for source in sources:
                edges[source].append(number)
        return tuple(map(tuple, edges))

    def has_edge(self, source: Value, target: Instruction) -> bool:
        """Whether the value flows directly into the instruction."""
        return any(value is source for value in self.sources(target))

    def reaching(self, target: Instruction, stop: int = 0) -> int:
        """Instructions from which data flows to `target`, not through `stop`.

        `target` itself is a member only if it feeds itself.
        """
        return _closure(self.backward, target.number, stop)

    def reached(self, source: Instruction, stop: int = 0) -> int:
        """Instructions to which data of `source` flows, not through `stop`."""
        return _closure(self.forward, source.number, stop)


def _closure(edges: tuple[tuple[int, ...], ...], start: int, stop: int) -> int:
    seen = bytearray(len(edges))
    stack = list(edges[start])
    while stack:
        node = stack.pop()
        if not seen[node]:
            seen[node] = 1
            if not stop >> node & 1:
                stack.extend(edges[node])
    return members_of(seen)
