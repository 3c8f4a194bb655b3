"""The members of records, from debug types.

Consumes numbered metadata nodes; produces the names of the members of the record that a
variable is, or points to, by their offsets in bytes. Must not know code.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

_BASE = re.compile(r"[(,] ?baseType: (!\d+)")
_TAG = re.compile(r"\(tag: DW_TAG_(\w+)")
_ELEMENTS = re.compile(r"[(,] ?elements: (!\d+)")
_NAME = re.compile(r'[(,] ?name: "([^"]*)"')
_OFFSET = re.compile(r"[(,] ?offset: (\d+)")
_NODE = re.compile(r"!\d+")
_SEEN_THROUGH = frozenset(("pointer_type", "const_type", "typedef", "volatile_type"))
_DEEP = 8  # typedefs of typedefs

Members = tuple[tuple[int, str], ...]


def members_of(nodes: Mapping[str, str], node: str) -> Members:
    """(offset, name) of the members, through pointers and typedefs; none if no record.

    Bit-fields share their bytes: the first one names them.
    """
    for _ in range(_DEEP):
        text = nodes.get(node, "")
        tag = _TAG.search(text)
        if tag is None:
            return ()
        if tag[1] in ("structure_type", "class_type"):
            return _of_record(nodes, text)
        base = _BASE.search(text)
        if tag[1] not in _SEEN_THROUGH or base is None:
            return ()
        node = base[1]
    return ()


def _of_record(nodes: Mapping[str, str], text: str) -> Members:
    listed = _ELEMENTS.search(text)
    found: dict[int, str] = {}
    for element in _NODE.findall(nodes.get(listed[1], "")) if listed else ():
        member = nodes.get(element, "")
        tag, name = _TAG.search(member), _NAME.search(member)
        if tag is not None and name is not None and tag[1] == "member":
            offset = _OFFSET.search(member)
            found.setdefault(int(offset[1]) // 8 if offset else 0, name[1])
    return tuple(found.items())
