"""What a compilation may choose: work-group size, index width, device limits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Config:
    """Options of `compile_program`.

    `exact`: the launch covers exactly the parallel maps' lengths, so that their loops
    fall away; otherwise kernels work for any number of groups. The last four switch
    optimisations off, to measure what they are worth.
    """

    local_size: tuple[int, ...] | None = None
    exact: bool = True
    index_bits: Literal[32, 64] | None = None
    max_local_bytes: int = 32768
    max_group: int = 256
    registers: bool = True
    eliminate_barriers: bool = True
    simplify_control: bool = True
    simplify_indices: bool = True


DEFAULT = Config()
