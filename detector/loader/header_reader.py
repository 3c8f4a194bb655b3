"""Globals, aliases and function headers.

Consumes the tokens of one module-level line. Produces the object at once and what is
left to fill in when all symbols are known. Must not know function bodies.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass

from detector.loader.attribute_reader import AttributeReader
from detector.loader.constant_reader import ConstantReader
from detector.loader.function_reader import fill
from detector.loader.metadata_reader import MetadataReader
from detector.loader.signature import calling_convention, result_attributes
from detector.loader.tokens import Cursor, UnreadableIR, plain_name, plain_string
from detector.loader.type_reader import TypeReader
from detector.model.attributes import Attributes
from detector.model.code import Argument
from detector.model.globals import Function, GlobalAlias, GlobalVariable
from detector.model.types import PTR, FunctionType, PointerType, Type
from detector.model.values import Constant

_LINKAGES = {
    "external": "external",
    "private": "private",
    "internal": "internal",
    "available_externally": "available_externally",
    "linkonce": "linkonce",
    "linkonce_odr": "linkonce_odr",
    "weak": "weak",
    "weak_odr": "weak_odr",
    "common": "common",
    "appending": "appending",
    "extern_weak": "extern_weak",
}
_DECLARING = frozenset(("external", "extern_weak"))
_IGNORED = frozenset(
    (
        "dso_local",
        "dso_preemptable",
        "default",
        "hidden",
        "protected",
        "dllimport",
        "dllexport",
        "unnamed_addr",
        "local_unnamed_addr",
        "externally_initialized",
    )
)


@dataclass(frozen=True, slots=True)
class GlobalHeader:
    """A global or alias, and where its initializer begins (None: it has none)."""

    token: str
    value: GlobalVariable | GlobalAlias


@dataclass(frozen=True, slots=True)
class FunctionHeader:
    """A function, and the cursor behind its parameters."""

    token: str
    value: Function
    rest: Cursor

    @property
    def function(self) -> Function:
        return self.value


class HeaderReader:
    """Reads module-level lines with the module's tables."""

    def __init__(
        self,
        types: TypeReader,
        constants: ConstantReader,
        attributes: AttributeReader,
        metadata: MetadataReader,
    ) -> None:
        self.types = types
        self.constants = constants
        self.attributes = attributes
        self.metadata = metadata

    def variable(self, tokens: list[str]) -> tuple[GlobalHeader, Cursor]:
        """`@x = ...` up to its type; the cursor is left where the rest begins."""
        cursor = Cursor(tokens)
        token = cursor.next()
        cursor.expect("=")
        linkage, declares, thread_local = "external", False, False
        space = self.types.pointer(tokens, 0) if "addrspace" in tokens else None
        while (word := cursor.next()) not in ("global", "constant", "alias", "ifunc"):
            if word in _LINKAGES:
                linkage, declares = _LINKAGES[word], word in _DECLARING
            elif word == "thread_local":
                thread_local = True
            elif not word:
                raise UnreadableIR(f"{token} is neither global, alias nor ifunc")
            if cursor.peek == "(":
                cursor.enclosed()
        value_type = self.types.read(cursor)
        name = plain_name(token)
        if word in ("alias", "ifunc"):
            alias = GlobalAlias(name, value_type, None, linkage, word == "ifunc")
            return GlobalHeader(token, alias), cursor
        made = GlobalVariable(
            name, value_type, linkage, word == "constant", thread_local=thread_local
        )
        if isinstance(space, PointerType) and "addrspace" in tokens[: cursor.index]:
            fill(made, "type", space)
        if declares:
            # Nothing but properties is left, none of which is an initializer.
            cursor.tokens = [",", *cursor.tokens[cursor.index :]]
            cursor.index = 0
        return GlobalHeader(token, made), cursor

    def finish(self, header: GlobalHeader, cursor: Cursor) -> None:
        """The initializer or aliasee, and the properties behind it."""
        value = header.value
        if isinstance(value, GlobalAlias):
            cursor.expect(",")
            fill(value, "aliasee", self._aliasee(cursor))
            return
        if cursor.peek not in (",", ""):
            fill(value, "initializer", self.constants.read(value.value_type, cursor))
        tokens = cursor.tokens[cursor.index :]
        for word, following in itertools.pairwise(tokens):
            match word:
                case "align":
                    fill(value, "align", int(following))
                case "section":
                    fill(value, "section", plain_string(following))
                case "!dbg":
                    fill(value, "source_name", self.metadata.global_name(following))

    def _aliasee(self, cursor: Cursor) -> Constant:
        # LLVM leaves the type out before a constant expression.
        if self.types.starts(cursor.peek):
            return self.constants.typed(cursor)
        return self.constants.read(PTR, cursor)

    def function(self, tokens: list[str]) -> FunctionHeader:
        """`define` or `declare` up to the parameters' end."""
        cursor = Cursor(tokens)
        defines = cursor.next() == "define"
        early = self._attachments(cursor)
        linkage = "external"
        while (word := cursor.peek) in _LINKAGES or word in _IGNORED:
            linkage = _LINKAGES.get(cursor.next(), linkage)
        convention = calling_convention(cursor)
        attributes = result_attributes(cursor, self.types, self.attributes)
        result = self._result_type(cursor)
        token = cursor.next()
        parameters, variadic = self._parameters(cursor)
        signature = FunctionType(result, tuple(t for t, _, _ in parameters), variadic)
        function = Function(
            plain_name(token),
            signature,
            linkage,
            return_attributes=attributes,
            convention=convention,
        )
        arguments = [
            Argument(type_, name, number, attributes, function)
            for number, (type_, attributes, name) in enumerate(parameters)
        ]
        fill(function, "arguments", tuple(arguments))
        if defines and early:
            raise UnreadableIR(f"{token} has attachments before its result type")
        if early:
            fill(function, "scope", self.metadata.scope(early))
        return FunctionHeader(token, function, cursor)

    def _attachments(self, cursor: Cursor) -> str | None:
        """A declaration's `!dbg !N`, which comes first."""
        scope = None
        while cursor.peek[:1] == "!":
            kind, node = cursor.next(), cursor.next()
            scope = node if kind == "!dbg" else scope
        return scope

    def _result_type(self, cursor: Cursor) -> Type:
        # The parenthesis after the name must not be taken for a function type's: the
        # type ends before the name, so reading stops at the `@`.
        return self.types.read(cursor)

    def _parameters(
        self, cursor: Cursor
    ) -> tuple[list[tuple[Type, Attributes, str]], bool]:
        parameters: list[tuple[Type, Attributes, str]] = []
        variadic = False
        unnamed = 0
        cursor.expect("(")
        while not cursor.accept(")"):
            if cursor.accept("..."):
                variadic = True
                continue
            type_ = self.types.read(cursor)
            attributes = self.attributes.before_value(cursor)
            if cursor.peek[:1] == "%":
                name = plain_name(cursor.next())
            else:
                name, unnamed = str(unnamed), unnamed + 1
            parameters.append((type_, attributes, name))
            cursor.accept(",")
        return parameters, variadic

    def finish_function(self, header: FunctionHeader) -> None:
        """What stands behind the parameters: attributes, section, personality."""
        cursor, function = header.rest, header.value
        found: dict[str, str | None] = {}
        while (word := cursor.peek) not in ("", "{"):
            match word:
                case "section" | "partition" | "gc":
                    cursor.index += 1
                    text = plain_string(cursor.next())
                    if word == "section":
                        fill(function, "section", text)
                case "comdat" | "addrspace":
                    cursor.index += 1
                    if cursor.peek == "(":
                        cursor.enclosed()
                case "prefix" | "prologue" | "personality":
                    cursor.index += 1
                    constant = self.constants.typed(cursor)
                    if word == "personality":
                        fill(function, "personality", constant)
                case _ if word[:1] == "!":
                    if scope := self._attachments(cursor):
                        fill(function, "scope", self.metadata.scope(scope))
                case _ if word in _IGNORED:
                    cursor.index += 1
                case _:
                    found.update(self.attributes.single(cursor))
        fill(function, "attributes", self.attributes.share(found))
