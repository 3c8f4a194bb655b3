"""From spliced IR to an object, by LLVM itself.

Consumes IR texts (the user's unit, the stubs, the run time) and the options that the
user's command line implies. Produces an object file or assembly as bytes. Together
with the loader this is the only place that touches llvmlite.

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
from typing import Any

import llvmlite.binding as llvm

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
    if passes is not None:
        machine = Machine(
            min(options.speed, 3), _is_position_independent(unit), options.code_model
        )
        try:
            return passes.emit(unit, machine, linked, assembly=options.assembly)
        except LibraryError as problem:
            raise EmitError(str(problem)) from None
    _initialise()
    module = _parse(protected(unit))
    for text in linked:
        module.link_in(_parse(text))
    machine = _machine(unit, module, options)
    _optimise(module, machine, options)
    if options.assembly:
        return str(machine.emit_assembly(module)).encode()
    return bytes(machine.emit_object(module))


def check(text: str) -> None:
    """Parses and verifies a module; raises EmitError with LLVM's message."""
    _parse(text)


_initialised = False


def _initialise() -> None:
    global _initialised
    if _initialised:
        return
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    llvm.initialize_native_asmparser()
    _initialised = True


# Features of older clangs that this LLVM has renamed; it would warn of each.
_RENAMED_FEATURES = re.compile(r"[+-]avx10\.\d-\d+,|,[+-]avx10\.\d-\d+")


def _parse(text: str) -> Any:
    text = _RENAMED_FEATURES.sub("", text)
    try:
        module = llvm.parse_assembly(text)
        module.verify()
    except RuntimeError as problem:
        raise EmitError(str(problem)) from None
    return module


def _machine(unit: str, module: Any, options: EmitOptions) -> Any:
    target = llvm.Target.from_triple(module.triple)
    return target.create_target_machine(
        cpu="",
        features="",
        opt=min(options.speed, 3),
        reloc="pic" if _is_position_independent(unit) else "static",
        codemodel=options.code_model,
    )


def _is_position_independent(unit: str) -> bool:
    # The PIC level is a flag of the module: !{i32 8, !"PIC Level", i32 2}.
    return re.search(r'!"PIC Level", i32 [12]\b', unit) is not None


def _optimise(module: Any, machine: Any, options: EmitOptions) -> None:
    # -Os and -Oz are attributes of the functions (optsize, minsize): no level here.
    tuning = llvm.create_pipeline_tuning_options(speed_level=options.speed)
    tuning.loop_vectorization = options.speed >= 2
    tuning.slp_vectorization = options.speed >= 2
    tuning.loop_unrolling = options.speed >= 2
    builder = llvm.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(module, builder)


def without_debug_info(unit: str) -> str:
    """Keeps the line tables, which the detector asked for, out of the object."""
    return re.sub(r"emissionKind: \w+", "emissionKind: NoDebug", unit)


def without_unroll_marks(unit: str) -> str:
    """Drops `llvm.loop.unroll.disable`, which canonicalising flags leave behind.

    The node keeps a name that means nothing: LLVM reads a first operand of each.
    """
    return unit.replace('!"llvm.loop.unroll.disable"', '!"idlift.canonicalised"')
