"""What a clang call looked at, in its own words.

Consumes clang's answer to -v and the graph of includes that it wrote; produces a
`Trail`. Who wants to know whether a compilation would give the same again needs it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

_END = "End of search list.\n"
_QUOTED = '#include "..." search starts here:'
_ANGLED = "#include <...> search starts here:"
_IGNORED = re.compile(r'^ignoring nonexistent directory "(.*)"$', re.MULTILINE)
_GCC = re.compile(r"^Selected GCC installation: (.*)$", re.MULTILINE)
_CONFIGURATION = re.compile(r"^Configuration file: (.*)$", re.MULTILINE)
_NODE = re.compile(r'^  (header_\d+) \[ shape="box", label="(.*)"\];$', re.MULTILINE)
_EDGE = re.compile(r"^  (header_\d+) -> (header_\d+);$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Trail:
    """The files and folders of a compilation."""

    headers: Mapping[str, tuple[str, ...]]
    """Each header with those that include it, without the leading / of the root."""
    quoted: tuple[str, ...]
    angled: tuple[str, ...]
    nonexistent: tuple[str, ...]
    """Folders that would be searched if they were there."""
    gcc: str
    configuration: tuple[str, ...]


def trail_arguments(graph: Path) -> tuple[str, ...]:
    """What a call needs to leave a trail."""
    return ("-v", "-Xclang", "-dependency-dot", "-Xclang", str(graph))


def split_trail(said: str, graph: Path) -> tuple[Trail | None, str]:
    """The trail and the diagnostics of a call that was told to leave one."""
    head, end, diagnostics = said.partition(_END)
    if not end:
        return None, said
    try:
        drawn = graph.read_text(errors="surrogateescape")
    except OSError:
        return None, diagnostics
    _, _, folders = head.partition(_QUOTED)
    quoted, _, angled = folders.partition(_ANGLED)
    gcc = _GCC.search(head)
    return (
        Trail(
            _headers(drawn),
            _lines(quoted),
            _lines(angled),
            tuple(_IGNORED.findall(head)),
            gcc[1] if gcc else "",
            tuple(_CONFIGURATION.findall(head)),
        ),
        diagnostics,
    )


def _lines(text: str) -> tuple[str, ...]:
    return tuple(line.strip() for line in text.splitlines() if line.strip())


def _headers(drawn: str) -> dict[str, tuple[str, ...]]:
    names = {node: _unescaped(label) for node, label in _NODE.findall(drawn)}
    includers: dict[str, list[str]] = {name: [] for name in names.values()}
    for one, other in _EDGE.findall(drawn):
        includers[names[other]].append(names[one])
    return {name: tuple(found) for name, found in includers.items()}


def _unescaped(label: str) -> str:
    """As LLVM's DOT writer escapes names."""
    return re.sub(r"\\(.)", r"\1", label)
