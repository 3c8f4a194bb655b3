"""Metadata from numbered nodes, decoded when first asked for.

Consumes the `!N = ...` lines of a module as text. Produces locations, source
variables, TBAA tags and loop metadata, one object per node. Must not know code.
"""

from __future__ import annotations

import posixpath
import re
from types import MappingProxyType
from typing import NamedTuple

from detector.loader.member_reader import Members, members_of
from detector.loader.tokens import unescape
from detector.model.metadata import (
    Location,
    LoopMetadata,
    Scope,
    SourceVariable,
    TbaaTag,
    TbaaType,
)

_LOCATION = re.compile(
    r"(?:distinct )?!DILocation\((?:line: (\d+))?(?:, )?(?:column: (\d+), )?"
    r"scope: (!\d+)(?:, inlinedAt: (!\d+))?"
)
_NAME = re.compile(r'[(,] ?name: "([^"]*)"')
_LINKAGE_NAME = re.compile(r'[(,] ?linkageName: "([^"]*)"')
_FILENAME = re.compile(r'filename: "([^"]*)"')
_DIRECTORY = re.compile(r'directory: "([^"]*)"')
_SCOPE = re.compile(r"[(,] ?scope: (!\d+)")
_FILE = re.compile(r"[(,] ?file: (!\d+)")
_LINE = re.compile(r"[(,] ?line: (\d+)")
_ARGUMENT = re.compile(r"[(,] ?arg: (\d+)")
_TYPE = re.compile(r"[(,] ?type: (!\d+)")
_VARIABLE = re.compile(r"[(,] ?var: (!\d+)")
_ATTACHMENT = re.compile(r"!([-\w.$]+) (![0-9]+|![A-Za-z{].*?)(?=, !|$)")
# An element of `!{...}`: a string, a node, or a typed constant.
_ELEMENT = re.compile(r'!"([^"]*)"|(!\d+)|i\d+ (-?\d+|true|false)|([^,{} ][^,{}]*)')


class Attachments(NamedTuple):
    """What hangs on one instruction."""

    location: Location | None = None
    tbaa: TbaaTag | None = None
    loop: LoopMetadata | None = None
    other: MappingProxyType[str, str] = MappingProxyType({})


NO_ATTACHMENTS = Attachments()


def _field(pattern: re.Pattern[str], text: str) -> str | None:
    found = pattern.search(text)
    return found.group(1) if found else None


class MetadataReader:
    """Decodes nodes; `nodes` maps `!N` to the text after the equals sign."""

    def __init__(self) -> None:
        self.nodes: dict[str, str] = {}
        # The name of the unit's file as the compiler was given it.
        self.source = ""
        self._locations: dict[str, Location | None] = {}
        self._scopes: dict[str, Scope | None] = {}
        self._files: dict[str, str] = {}
        self._tags: dict[str, TbaaTag | None] = {}
        self._tbaa_types: dict[str, TbaaType | None] = {}
        self._loops: dict[str, LoopMetadata] = {}
        self._variables: dict[tuple[str, str, str, bool], SourceVariable | None] = {}
        self._records: dict[str, Members] = {}
        self._attachments: dict[str, Attachments] = {}

    def attachments(self, text: str) -> Attachments:
        """From the end of an instruction: `!dbg !26, !tbaa !34`."""
        found = self._attachments.get(text)
        if found is None:
            found = self._attachments[text] = self._attach(text)
        return found

    def _attach(self, text: str) -> Attachments:
        if text[:5] == "!dbg " and "," not in text:
            return Attachments(self.location(text[5:]))
        location = tbaa = loop = None
        other: dict[str, str] = {}
        for kind, node in _ATTACHMENT.findall(text):
            match kind:
                case "dbg":
                    location = self.location(node)
                case "tbaa":
                    tbaa = self.tbaa(node)
                case "llvm.loop":
                    loop = self.loop(node)
                case _:
                    other[kind] = self.nodes.get(node, node)
        return Attachments(location, tbaa, loop, MappingProxyType(other))

    def location(self, node: str) -> Location | None:
        """The place that a DILocation means."""
        try:
            return self._locations[node]
        except KeyError:
            self._locations[node] = None  # ends a cycle in damaged metadata
            found = self._locations[node] = self._location(self.nodes.get(node, node))
            return found

    def _location(self, text: str) -> Location | None:
        found = _LOCATION.match(text)
        if not found:
            return None
        line, column, scope, inlined_at = found.groups()
        return Location(
            int(line or 0),
            int(column or 0),
            self._file_of_scope(scope),
            self.scope(scope),
            self.location(inlined_at) if inlined_at else None,
        )

    def scope(self, node: str) -> Scope | None:
        """The function around a lexical scope."""
        if node not in self._scopes:
            self._scopes[node] = None
            text = self.nodes.get(node, "")
            if "!DISubprogram(" in text:
                self._scopes[node] = Scope(
                    unescape(_field(_NAME, text) or ""),
                    _field(_LINKAGE_NAME, text),
                    self._file_of_scope(node),
                    int(_field(_LINE, text) or 0),
                )
            elif outer := _field(_SCOPE, text):
                self._scopes[node] = self.scope(outer)
        return self._scopes[node]

    def _file_of_scope(self, node: str) -> str:
        if node not in self._files:
            self._files[node] = ""
            text = self.nodes.get(node, "")
            file, outer = _field(_FILE, text), _field(_SCOPE, text)
            if file:
                self._files[node] = self._path(self.nodes.get(file, ""))
            elif outer:
                self._files[node] = self._file_of_scope(outer)
        return self._files[node]

    def _path(self, text: str) -> str:
        """The file as the user named it.

        From an absolute name clang splits off what it shares with the current folder.
        """
        filename = unescape(_field(_FILENAME, text) or "")
        if self.source.startswith("/"):
            return posixpath.join(unescape(_field(_DIRECTORY, text) or ""), filename)
        return filename

    def variable(
        self, node: str, expression: str, location: str, is_address: bool
    ) -> SourceVariable | None:
        """The variable of a debug record, None if it has no name."""
        key = (node, expression, location, is_address)
        if key not in self._variables:
            self._variables[key] = self._variable(*key)
        return self._variables[key]

    def _variable(
        self, node: str, expression: str, location: str, is_address: bool
    ) -> SourceVariable | None:
        text = self.nodes.get(node, "")
        name = _field(_NAME, text)
        if not name:
            return None
        scope, place = _field(_SCOPE, text), self.location(location)
        return SourceVariable(
            unescape(name),
            self.scope(scope) if scope else None,
            int(_field(_LINE, text) or 0),
            _ARGUMENT.search(text) is not None,
            is_address,
            bool(expression),
            place.inlined_at if place else None,
            self._members(_field(_TYPE, text) or ""),
        )

    def _members(self, node: str) -> Members:
        if node not in self._records:
            self._records[node] = members_of(self.nodes, node)
        return self._records[node]

    def global_name(self, node: str) -> str | None:
        """The name in a `!DIGlobalVariableExpression(var: ...)`."""
        variable = _field(_VARIABLE, self.nodes.get(node, ""))
        name = _field(_NAME, self.nodes.get(variable or "", ""))
        return unescape(name) if name else None

    def elements(self, node: str) -> list[tuple[str, str, str, str]]:
        """The parts of `!{...}`: (string, node, number, anything else) each."""
        text = self.nodes.get(node, node)
        text = text.removeprefix("distinct ")
        if text[:2] != "!{":
            return []
        return _ELEMENT.findall(text[2:-1])

    def tbaa(self, node: str) -> TbaaTag | None:
        """A TBAA access tag; None for forms other than clang's struct-path one."""
        if node not in self._tags:
            self._tags[node] = self._tag(self.elements(node))
        return self._tags[node]

    def _tag(self, parts: list[tuple[str, str, str, str]]) -> TbaaTag | None:
        match parts:
            case [(_, base, _, _), (_, access, _, _), (_, _, offset, _), *rest]:
                base_type, access_type = self._tbaa_type(base), self._tbaa_type(access)
                if base_type and access_type and offset:
                    constant = bool(rest) and rest[0][2] == "1"
                    return TbaaTag(base_type, access_type, int(offset), constant)
        return None

    def _tbaa_type(self, node: str) -> TbaaType | None:
        if node not in self._tbaa_types:
            self._tbaa_types[node] = None
            parts = self.elements(node)
            if parts and not parts[0][1] and not parts[0][2]:
                members: list[tuple[TbaaType, int]] = []
                for part, offset in zip(parts[1::2], parts[2::2], strict=False):
                    member = self._tbaa_type(part[1]) if part[1] else None
                    if member is not None and offset[2]:
                        members.append((member, int(offset[2])))
                name = unescape(parts[0][0])
                self._tbaa_types[node] = TbaaType(name, tuple(members))
        return self._tbaa_types[node]

    def loop(self, node: str) -> LoopMetadata:
        """What a loop's own node says; nested nodes are options or locations."""
        found = self._loops.get(node)
        if found is None:
            properties: dict[str, int | str | None] = {}
            places: list[Location] = []
            for _, part, _, _ in self.elements(node)[1:]:
                place = self.location(part) if part else None
                if place is not None:
                    places.append(place)
                elif (option := self.elements(part)) and option[0][0]:
                    properties[option[0][0]] = _option_value(option[1:])
            start, end = [*places, None, None][:2]
            found = LoopMetadata(MappingProxyType(properties), start, end)
            self._loops[node] = found
        return found


def _option_value(parts: list[tuple[str, str, str, str]]) -> int | str | None:
    if not parts:
        return None
    text, node, number, other = parts[0]
    if number in ("true", "false"):
        return int(number == "true")
    return int(number) if number else text or node or other
