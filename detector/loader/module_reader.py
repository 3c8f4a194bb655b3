"""Modules from LLVM's canonical text.

Consumes the text that `llvm.canonical_text` returns. Produces a Module. Must not know
llvmlite: the same text from a file is read just as well.
"""

from __future__ import annotations

from types import MappingProxyType

from detector.loader.attribute_reader import AttributeReader
from detector.loader.constant_reader import ConstantReader
from detector.loader.data_instructions import DATA_READERS
from detector.loader.flow_instructions import FLOW_READERS
from detector.loader.function_reader import FunctionReader, fill
from detector.loader.header_reader import HeaderReader
from detector.loader.instruction_reader import InstructionReader
from detector.loader.metadata_reader import MetadataReader
from detector.loader.tokens import (
    UnreadableIR,
    plain_string,
    tokenize,
)
from detector.loader.type_reader import TypeReader
from detector.model.globals import Function, GlobalAlias, GlobalVariable, Module
from detector.model.layout import DataLayout
from detector.model.values import Constant

_READERS = DATA_READERS | FLOW_READERS


class _Sections:
    """The lines of a module by what they are."""

    def __init__(self, text: str) -> None:
        self.source_filename = ""
        self.triple = ""
        self.layout = ""
        self.types = TypeReader()
        self.attributes = AttributeReader()
        self.metadata = MetadataReader()
        self.globals: list[str] = []
        self.functions: list[tuple[str, list[str]]] = []
        self._scan(text.split("\n"))

    def _scan(self, lines: list[str]) -> None:
        index, end = 0, len(lines)
        while index < end:
            line = lines[index]
            index += 1
            match line[:1]:
                case "d":
                    body: list[str] = []
                    if line.startswith("define"):
                        close = lines.index("}", index)
                        body = lines[index:close]
                        index = close + 1
                    self.functions.append((line, body))
                case "!":
                    name, _, node = line.partition(" = ")
                    self.metadata.nodes[name] = node
                case "@":
                    self.globals.append(line)
                case "%":
                    name, _, body_text = line.partition(" = type ")
                    self.types.declare(name, body_text)
                case "a":
                    self._attributes(line)
                case "s" | "t":
                    self._property(line)

    def _attributes(self, line: str) -> None:
        name, _, body = line.partition(" = {")
        self.attributes.declare(
            name.removeprefix("attributes "), body.rpartition("}")[0]
        )

    def _property(self, line: str) -> None:
        name, _, value = line.partition(" = ")
        text = (value[:1] == '"' and plain_string(value)) or ""
        match name:
            case "source_filename":
                self.source_filename = self.metadata.source = text
            case "target triple":
                self.triple = text
            case "target datalayout":
                self.layout = text


def read_module(text: str) -> Module:
    """The module in this text, which must be as LLVM prints it."""
    sections = _Sections(text)
    layout = DataLayout.parse(sections.layout)
    symbols: dict[str, Constant] = {}
    constants = ConstantReader(sections.types, symbols)
    headers = HeaderReader(
        sections.types, constants, sections.attributes, sections.metadata
    )
    pending = [headers.variable(tokenize(line)) for line in sections.globals]
    functions = [
        (headers.function(tokenize(header)), body)
        for header, body in sections.functions
    ]
    for made, _ in pending:
        symbols[made.token] = made.value
    for found, _ in functions:
        symbols[found.token] = found.value
    for made, initializer in pending:
        headers.finish(made, initializer)
    for found, _ in functions:
        headers.finish_function(found)
    _read_bodies(sections, constants, layout, [(f.function, b) for f, b in functions])
    return _assemble(sections, layout, symbols)


def _read_bodies(
    sections: _Sections,
    constants: ConstantReader,
    layout: DataLayout,
    functions: list[tuple[Function, list[str]]],
) -> None:
    instructions = InstructionReader(
        sections.types, constants, sections.attributes, layout, _READERS
    )
    bodies = FunctionReader(instructions, sections.metadata)
    for function, body in functions:
        if body:
            try:
                bodies.read(function, body)
            except UnreadableIR as error:
                raise UnreadableIR(f"in function @{function.name}: {error}") from None
    for address, name in constants.addresses:
        found = [b for b in address.function.blocks if b.name == name]
        fill(address, "block", found[0] if found else None)


def _assemble(
    sections: _Sections, layout: DataLayout, symbols: dict[str, Constant]
) -> Module:
    values = symbols.values()
    return Module(
        sections.source_filename,
        sections.triple,
        layout,
        MappingProxyType(dict(sections.types.structs())),
        MappingProxyType({v.name: v for v in values if isinstance(v, GlobalVariable)}),
        MappingProxyType({v.name: v for v in values if isinstance(v, Function)}),
        MappingProxyType({v.name: v for v in values if isinstance(v, GlobalAlias)}),
        _producer(sections.metadata),
    )


def _producer(metadata: MetadataReader) -> str:
    for _, node, _, _ in metadata.elements("!llvm.ident"):
        for text, _, _, _ in metadata.elements(node):
            return text
    return ""
