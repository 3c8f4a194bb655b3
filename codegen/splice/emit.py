"""From spliced IR to an object, by LLVM itself.

Consumes IR texts (the user's unit, the stubs, the run time) and the options that the
user's command line implies. Produces an object file or assembly as bytes.

Note [Whose LLVM]
Where clang's LLVM is a shared library that wrote the text itself, it also makes the
object: as the user's clang would, and in half of llvmlite's time. Elsewhere the text is
llvmlite's, whose LLVM is newer than most clangs, and which they cannot read back
(`captures(none)`): code generation stays inside llvmlite then. Attributes of functions
carry CPU and features, the module's flags the PIC level.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from codegen.splice.wrapping import protected
from detector.frontend.in_process import Passes
from detector.frontend.llvm_library import LibraryError, Machine


class EmitError(Exception):
    """LLVM did not accept a module; the message is LLVM's."""


@dataclass(frozen=True, slots=True)
class EmitOptions:
    """What the user's command line says about code generation."""

    speed: int = 2
    code_model: str = "default"
    assembly: bool = False


def emit(
    unit: str,
    linked: Sequence[str],
    options: EmitOptions,
    passes: Passes | None = None,
) -> bytes:
    """Links the texts into one module, optimises it and emits it.

    `passes` are those of the clang in whose words the texts are.
    """
    unit = protected(unit)
    machine = Machine(
        min(options.speed, 3), _is_position_independent(unit), options.code_model
    )
    if passes is None:
        # Here, as llvmlite takes its time to load.
        from codegen.splice.llvmlite_emit import emit_with_llvmlite

        return emit_with_llvmlite(unit, linked, machine, assembly=options.assembly)
    try:
        return passes.emit(unit, machine, linked, assembly=options.assembly)
    except LibraryError as problem:
        raise EmitError(str(problem)) from None


def _is_position_independent(unit: str) -> bool:
    # The PIC level is a flag of the module: !{i32 8, !"PIC Level", i32 2}.
    return re.search(r'!"PIC Level", i32 [12]\b', unit) is not None


def without_debug_info(unit: str) -> str:
    """Keeps the line tables, which the detector asked for, out of the object."""
    return re.sub(r"emissionKind: \w+", "emissionKind: NoDebug", unit)


def without_unroll_marks(unit: str) -> str:
    """Drops `llvm.loop.unroll.disable`, which canonicalising flags leave behind.

    The node keeps a name that means nothing: LLVM reads a first operand of each.
    """
    return unit.replace('!"llvm.loop.unroll.disable"', '!"idlift.canonicalised"')
