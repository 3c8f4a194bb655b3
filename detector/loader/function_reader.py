"""Function bodies: blocks, instructions, debug records.

Consumes the lines between a definition's braces, as LLVM prints them. Produces the
filled-in Function. Must not know headers of functions or other module-level things.
"""

from __future__ import annotations

import re
from dataclasses import replace
from types import MappingProxyType

from detector.loader.instruction_reader import Forward, InstructionReader
from detector.loader.metadata_reader import NO_ATTACHMENTS, MetadataReader
from detector.loader.tokens import UnreadableIR, plain_name, spelled, tokenize
from detector.model.code import Block, CallSite, Instruction
from detector.model.globals import Function
from detector.model.metadata import SourceVariable
from detector.model.values import Value

_LABEL = re.compile(r'([-\w.$]+|"[^"]*"):')
_RECORD = re.compile(
    r'\s*#dbg_(value|declare|assign)\([^!]* (%(?:[-\w.$]+|"[^"]*")), (!\d+), '
    r"!DIExpression\(([^)]*)\), .*?(!\d+)\)$"
)
# Where the attachments of an instruction begin; arguments that are metadata come
# after the word `metadata`, so a comma before `!` is unique outside strings.
_TAIL = re.compile(r'((?:[^",]|"[^"]*"|,(?! !))*), (!.*)')

# The model is frozen; this is the second phase of its construction.
fill = object.__setattr__


class FunctionReader:
    """Reads bodies one after another with the module's tables."""

    def __init__(self, instructions: InstructionReader, metadata: MetadataReader):
        self.reader = instructions
        self.metadata = metadata

    def read(self, function: Function, lines: list[str]) -> None:
        """Fill in the blocks, instructions and variables of `function`."""
        reader = self.reader
        reader.values = {f"%{spelled(a.name)}": a for a in function.arguments}
        reader.forwards = []
        chunks = self._split(function, lines)
        reader.blocks = {token: block for token, block, _ in chunks}
        records: list[re.Match[str]] = []
        everything: list[Instruction] = []
        for _, block, body in chunks:
            self._block(block, body, everything, records)
        fill(function, "blocks", tuple(block for _, block, _ in chunks))
        fill(function, "instructions", tuple(everything))
        self._resolve()
        if records:
            fill(function, "variables", self._variables(records))

    def _split(
        self, function: Function, lines: list[str]
    ) -> list[tuple[str, Block, list[str]]]:
        """The lines of each block; the entry's label may be left out."""
        chunks: list[tuple[str, Block, list[str]]] = []
        body: list[str] = []
        for line in lines:
            if not line:
                continue
            if line[0] != " ":
                found = _LABEL.match(line)
                if not found:
                    raise UnreadableIR(f"expected a label, found {line!r}")
                body = []
                token = "%" + found.group(1)
                block = Block(plain_name(token), len(chunks), function)
                chunks.append((token, block, body))
                continue
            if not chunks:
                name = str(sum(a.name.isdigit() for a in function.arguments))
                chunks.append(("%" + name, Block(name, 0, function), body))
            body.append(line)
        return chunks

    def _block(
        self,
        block: Block,
        lines: list[str],
        everything: list[Instruction],
        records: list[re.Match[str]],
    ) -> None:
        reader = self.reader
        reader.block = block
        start = len(everything)
        for line in _joined(lines):
            if line[2] == " ":
                found = _RECORD.match(line)
                if found:
                    records.append(found)
                continue
            reader.number = len(everything)
            reader.position = reader.number - start
            everything.append(self._instruction(line))
        fill(block, "instructions", tuple(everything[start:]))

    def _instruction(self, line: str) -> Instruction:
        reader = self.reader
        at = line.find(", !")
        if at < 0:
            reader.attached = NO_ATTACHMENTS
        else:
            if '"' in line:
                found = _TAIL.match(line)
                at = found.end(1) if found else len(line)
            reader.attached = self.metadata.attachments(line[at + 2 :])
            line = line[:at]
        tokens = tokenize(line)
        cursor = reader.cursor
        cursor.tokens = tokens
        if tokens[1] == "=":
            reader.token = tokens[0]
            cursor.index = 2
        else:
            reader.token = None
            cursor.index = 0
        try:
            return reader.read()
        except UnreadableIR as error:
            raise UnreadableIR(f"{error} in: {line.strip()}") from None

    def _resolve(self) -> None:
        """Put the real values where forward references stand."""
        for instruction in self.reader.forwards:
            fill(instruction, "operands", self._all(instruction.operands))
            call = instruction.call
            if call is not None:
                fill(instruction, "call", self._resolved_call(call))

    def _resolved_call(self, call: CallSite) -> CallSite:
        bundles = tuple((tag, self._all(values)) for tag, values in call.bundles)
        return replace(call, callee=self._all((call.callee,))[0], bundles=bundles)

    def _all(self, values: tuple[Value, ...]) -> tuple[Value, ...]:
        return tuple(
            self._lookup(value) if isinstance(value, Forward) else value
            for value in values
        )

    def _lookup(self, forward: Forward) -> Value:
        found = self.reader.values.get(forward.token)
        if found is None:
            raise UnreadableIR(f"{forward.token} is not defined")
        return found

    def _variables(
        self, records: list[re.Match[str]]
    ) -> MappingProxyType[Value, tuple[SourceVariable, ...]]:
        # Equal records give the same object, so a dict keyed by identity removes
        # repetitions without comparing records field by field.
        found: dict[Value, dict[int, SourceVariable]] = {}
        for record in records:
            kind, token, node, expression, location = record.groups()
            value = self.reader.values.get(token)
            variable = self.metadata.variable(
                node, expression, location, kind == "declare"
            )
            if value is None or variable is None:
                continue
            found.setdefault(value, {})[id(variable)] = variable
        return MappingProxyType({v: tuple(n.values()) for v, n in found.items()})


def _joined(lines: list[str]) -> list[str]:
    """One string per instruction: switch, invoke and landingpad take several lines."""
    joined: list[str] = []
    for line in lines:
        if (line[2] == " " and "#dbg_" not in line[:9]) or line[2] == "]":
            joined[-1] += line
        else:
            joined.append(line)
    return joined
