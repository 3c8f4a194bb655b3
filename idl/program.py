"""Files together: includes followed, names looked up, what ``#!`` lines say.

Consumes paths or texts, produces a `Program`, whose constraints the resolver inlines.
Each group of files (one given file and what it includes) has its own names and falls
back to the library's, so that a file which brings its own ``For`` uses that one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from idl.ast import Constraint, File, Include, Inherit, Node, children
from idl.parser import parse
from idl.pragmas import Header, header_of
from idl.source import Diagnostic, IdlError, Severity, Span, did_you_mean


@dataclass(frozen=True)
class Group:
    """The constraints of a file and of all it includes."""

    name: str
    files: tuple[File, ...]
    constraints: Mapping[str, Constraint]
    headers: Mapping[str, Header]
    fallback: Group | None = None

    def find(self, name: str) -> tuple[Group, Constraint] | None:
        """The constraint of this name, and the group it belongs to."""
        if name in self.constraints:
            return self, self.constraints[name]
        return self.fallback.find(name) if self.fallback else None

    def names(self) -> Iterator[str]:
        """Every name that may be inherited here."""
        yield from self.constraints
        if self.fallback:
            yield from self.fallback.names()

    def tops(self) -> tuple[Constraint, ...]:
        """The idioms: exported constraints.

        Files older than ``Export`` have none; there, what nobody inherits is meant.
        """
        exported = tuple(c for c in self.constraints.values() if c.exported)
        if exported:
            return exported
        every = tuple(self.constraints.values())
        used = {name for c in every for name in inherited(c.body) if name != c.name}
        # Where all inherit each other in a circle, each of them has that fault.
        return tuple(c for c in every if c.name not in used) or every

    @property
    def marked(self) -> bool:
        """Whether the files say themselves what their idioms are."""
        return any(c.exported for c in self.constraints.values())


@dataclass(frozen=True)
class Program:
    """Every group that was loaded, and the text of every file for diagnostics."""

    groups: tuple[Group, ...]
    sources: Mapping[str, str] = field(default_factory=dict)

    def find(self, name: str) -> tuple[Group, Constraint] | None:
        """The first constraint of this name in any group."""
        for group in self.groups:
            if name in group.constraints:
                return group, group.constraints[name]
        return None


def inherited(node: Node) -> Iterator[str]:
    """Every name that a formula inherits."""
    if isinstance(node, Inherit):
        yield node.name
    for child in children(node):
        yield from inherited(child)


class Loader:
    """Reads files once, follows their includes, gathers all errors."""

    def __init__(self) -> None:
        self.sources: dict[str, str] = {}
        self.errors: list[Diagnostic] = []

    def group(self, paths: Iterable[Path], fallback: Group | None = None) -> Group:
        """The group made of these files and what they include."""
        files: list[File] = []
        names = [str(path) for path in paths]
        for path in map(Path, names):
            self._read(path, files, set())
        return self.assemble(names[0] if names else "", files, fallback)

    def text(self, text: str, name: str, fallback: Group | None = None) -> Group:
        """The group of a text that is in no file."""
        files: list[File] = []
        self._parse(text, name, Path(), files, set())
        return self.assemble(name, files, fallback)

    def program(self, groups: Iterable[Group]) -> Program:
        """The program, or an `IdlError` with all that was wrong in any file."""
        if self.errors:
            raise IdlError(self.errors)
        return Program(tuple(groups), dict(self.sources))

    def _read(self, path: Path, files: list[File], seen: set[Path]) -> None:
        place = path.resolve()
        if place in seen:
            return
        seen.add(place)
        self._parse(read_text(path), str(path), path.parent, files, seen)

    def _parse(
        self, text: str, name: str, folder: Path, files: list[File], seen: set[Path]
    ) -> None:
        self.sources[name] = text
        try:
            file = parse(text, name)
        except IdlError as error:
            self.errors += error.diagnostics
            return
        for item in file.items:
            if isinstance(item, Include):
                self._include(item, folder, files, seen)
        files.append(file)

    def _include(
        self, item: Include, folder: Path, files: list[File], seen: set[Path]
    ) -> None:
        try:
            self._read(folder / item.path, files, seen)
        except IdlError as error:
            message = error.diagnostics[0].message
            near = did_you_mean(item.path, (p.name for p in folder.glob("*.idl")))
            self.errors.append(
                Diagnostic(
                    "include", Severity.ERROR, message, item.span, (), remedy=near
                )
            )

    def assemble(self, name: str, files: list[File], fallback: Group | None) -> Group:
        """Names to constraints; a name given twice is an error."""
        constraints: dict[str, Constraint] = {}
        headers: dict[str, Header] = {}
        for file in files:
            for constraint in file.constraints():
                first = constraints.setdefault(constraint.name, constraint)
                if first is not constraint:
                    self.errors.append(_twice(constraint, first))
                    continue
                header, errors = header_of(constraint, file.comments)
                headers[constraint.name] = header
                self.errors += errors
        return Group(name, tuple(files), constraints, headers, fallback)


def read_text(path: Path) -> str:
    """The text of a file, or an `IdlError` that says why there is none."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise IdlError([_unreadable(str(path), "it is not UTF-8 text")]) from None
    except OSError as error:
        reason = error.strerror or "it cannot be read"
        raise IdlError([_unreadable(str(path), reason)]) from None


def source_texts(paths: Iterable[Path]) -> dict[str, str]:
    """The texts of those files that can be read, for showing diagnostics."""
    loader = Loader()
    for path in paths:
        with suppress(IdlError):
            loader.group([path])
    return loader.sources


def _unreadable(name: str, reason: str) -> Diagnostic:
    span = Span(name, 1, 1, 1, 2)
    return Diagnostic("file", Severity.ERROR, f"cannot read {name}: {reason}", span)


def _twice(second: Constraint, first: Constraint) -> Diagnostic:
    return Diagnostic(
        "duplicate",
        Severity.ERROR,
        f"there are two constraints called `{second.name}`",
        second.name_span,
        (f"the first is at {first.name_span}",),
        "rename or remove one of them",
    )
