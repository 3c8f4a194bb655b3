"""The object of a unit by llvmlite's LLVM, where clang's own cannot be called.

Consumes IR texts and what code is generated for; produces an object or assembly. With
the loader this is the only place that touches llvmlite: Note [Whose LLVM] in `emit`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

import llvmlite.binding as llvm

from codegen.splice.emit import EmitError
from detector.frontend.llvm_library import Machine


def emit_with_llvmlite(
    unit: str, linked: Sequence[str], machine: Machine, *, assembly: bool
) -> bytes:
    """Links the texts into one module, optimises it and emits it."""
    _initialise()
    module = _parse(unit)
    for text in linked:
        module.link_in(_parse(text))
    target = _target(module, machine)
    _optimise(module, target, machine)
    if assembly:
        return str(target.emit_assembly(module)).encode()
    return bytes(target.emit_object(module))


def check(text: str) -> None:
    """Parses and verifies a module; raises EmitError with LLVM's message."""
    _parse(text)


@cache
def _initialise() -> None:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    llvm.initialize_native_asmparser()


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


def _target(module: Any, machine: Machine) -> Any:
    target = llvm.Target.from_triple(module.triple)
    return target.create_target_machine(
        cpu="",
        features="",
        opt=machine.level,
        reloc="pic" if machine.position_independent else "static",
        codemodel=machine.code_model,
    )


def _optimise(module: Any, target: Any, machine: Machine) -> None:
    # -Os and -Oz are attributes of the functions (optsize, minsize): no level here.
    tuning = llvm.create_pipeline_tuning_options(speed_level=machine.level)
    tuning.loop_vectorization = machine.changes_loops
    tuning.slp_vectorization = machine.changes_loops
    tuning.loop_unrolling = machine.changes_loops
    builder = llvm.create_pass_builder(target, tuning)
    builder.getModulePassManager().run(module, builder)
