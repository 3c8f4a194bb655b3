"""Type-based alias rules, from the metadata that clang writes for C's types.

Consumes two TBAA tags; produces whether accesses with them can never touch the same
memory.  A cautious subset of LLVM's rules.  Must not know pointers.
"""

from __future__ import annotations

from collections.abc import Iterator

from detector.model import TbaaTag, TbaaType


def are_disjoint(first: TbaaTag | None, second: TbaaTag | None) -> bool:
    """Whether the language forbids the two accesses to overlap."""
    if first is None or second is None:
        return False
    if first.base == second.base and len(first.base.members) > 1:
        # Two members of the same struct type: the offsets tell.
        return first.offset != second.offset
    one, other = list(_ancestors(first.access)), list(_ancestors(second.access))
    if one[-1] != other[-1]:
        return False  # different languages' type trees say nothing about each other
    return first.access not in other and second.access not in one


def _ancestors(type_: TbaaType) -> Iterator[TbaaType]:
    current: TbaaType | None = type_
    while current is not None:
        yield current
        current = current.parent
