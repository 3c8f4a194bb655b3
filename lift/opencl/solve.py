"""Size variables from the shapes of the inputs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from lift.opencl.plan import Plan
from lift.sizes import Size, evaluate, free_variables
from lift.sizes.polynomial import powers


def solve_sizes(
    plan: Plan, leaves: Mapping[str, Any], known: dict[str, int]
) -> dict[str, int]:
    """Solve `declared size = extent of the array` for the variables, one at a time."""
    equations: list[tuple[Size, int, str]] = []
    for param in plan.params:
        for leaf, shape in zip(param.leaves, param.shapes, strict=True):
            if shape:
                equations += _of_leaf(leaf, shape, np.shape(leaves[leaf]))
    progress = True
    while progress:
        progress = False
        for size, extent, _ in equations:
            progress = _solve(size, extent, known) or progress
    missing = [name for name in plan.sizes if name not in known]
    if missing:
        raise ValueError(f"the inputs do not determine {', '.join(missing)}")
    for size, extent, leaf in equations:
        if evaluate(size, known) != extent:
            raise ValueError(
                f"{leaf} has extent {extent} where {size} = {evaluate(size, known)}"
            )
    return known


def _of_leaf(
    leaf: str, shape: tuple[Size, ...], extents: tuple[int, ...]
) -> list[tuple[Size, int, str]]:
    if len(shape) == len(extents):
        return [(s, n, leaf) for s, n in zip(shape, extents, strict=True)]
    total = shape[0]
    for s in shape[1:]:
        total = total * s
    return [(total, int(np.prod(extents)), leaf)]


def _solve(size: Size, extent: int, known: dict[str, int]) -> bool:
    """Solve a linear equation with one unknown."""
    unknown = [v for v in free_variables(size) if v.name not in known]
    if len(unknown) != 1:
        return False
    (variable,) = unknown
    parts = powers(size, variable)
    if set(parts) - {0, 1} or 1 not in parts:
        return False
    rest = parts.get(0)
    if any(variable in free_variables(part) for part in parts.values()):
        return False
    factor = evaluate(parts[1], known)
    offset = 0 if rest is None else evaluate(rest, known)
    if factor == 0 or (extent - offset) % factor:
        return False
    known[variable.name] = (extent - offset) // factor
    return True
