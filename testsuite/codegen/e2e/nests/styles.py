"""What a campaign asks of its functions."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Style:
    """`sizes`: the lists of sizes that nests may have, outermost loop first.

    `tidy` is how often a function only does what idioms do; the others do anything.
    `relaxed` functions are sums of floats whose order the flags leave open.
    """

    sizes: tuple[tuple[str, ...], ...]
    tidy: float
    flags: tuple[str, ...] = ()
    relaxed: bool = False


_FLAT = (("n",), ("n", "m"))
STYLES = {
    "plain": Style((*_FLAT, ("n", "n")), tidy=0.6),
    "wild": Style((*_FLAT, ("n", "n")), tidy=0.0),
    "deep": Style((("n", "m", "k"), ("n", "n", "n"), ("n", "m")), tidy=0.8),
    "fused": Style(_FLAT, tidy=0.6, flags=("-O3", "-march=native")),
    "unoptimised": Style(_FLAT, tidy=0.6, flags=("-O0", "-g")),
    "relaxed": Style(_FLAT, tidy=1.0, flags=("-ffast-math",), relaxed=True),
}
