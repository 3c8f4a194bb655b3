"""Atomic updates as OpenCL C: builtin where there is one, else compare-and-swap."""

from __future__ import annotations

from lift.opencl import ir
from lift.opencl.scalarise import base_type
from lift.types import ScalarType

_BUILTIN = {
    "add": "atomic_add", "sub": "atomic_sub", "min": "atomic_min",
    "max": "atomic_max", "and": "atomic_and", "or": "atomic_or", "xor": "atomic_xor",
}  # fmt: skip
_WORDS = {
    "f32": ("float", "uint", "atomic_cmpxchg"),
    "f64": ("double", "ulong", "atom_cmpxchg"),
}
_FLOAT_OPS = {"add": "old + v", "sub": "old - v", "mul": "old * v",
              "min": "v < old ? v : old", "max": "old < v ? v : old",
              "fmin": "fmin(old, v)", "fmax": "fmax(old, v)"}  # fmt: skip


def has_atomic(op: str, scalar: ScalarType) -> bool:
    """Is there an atomic form of this update?"""
    if scalar.name in ("i32", "u32"):
        return op in _BUILTIN
    return scalar.name in _WORDS and op in _FLOAT_OPS


def atomic_text(
    statement: ir.Atomic, element: str, value: str
) -> tuple[str, frozenset[str]]:
    """The statement, and the names of the helper functions that it calls."""
    scalar = base_type(statement.buffer.type)
    assert isinstance(scalar, ScalarType)
    if scalar.name in ("i32", "u32"):
        return f"{_BUILTIN[statement.op]}(&{element}, {value});", frozenset()
    space = statement.buffer.space.value
    helper = f"lift_atomic_{statement.op}_{scalar.c_name}_{space}"
    return f"{helper}(&{element}, {value});", frozenset({helper})


def helper_text(name: str) -> str:
    """The definition of such a helper."""
    _, _, op, kind, space = name.split("_")
    scalar = {"float": "f32", "double": "f64"}[kind]
    ctype, word, swap = _WORDS[scalar]
    new = _FLOAT_OPS[op]
    return (
        f"inline void {name}(volatile {space} {ctype} *p, {ctype} v) {{\n"
        f"  {word} seen, wanted;\n"
        f"  do {{\n"
        f"    {ctype} old = *p;\n"
        f"    seen = as_{word}(old);\n"
        f"    wanted = as_{word}(({ctype})({new}));\n"
        f"  }} while ({swap}((volatile {space} {word} *)p, seen, wanted) != seen);\n"
        f"}}\n"
    )
