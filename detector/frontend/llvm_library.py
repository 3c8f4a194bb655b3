"""LLVM's passes and its code generator as calls, out of clang's own library.

Consumes IR text; produces IR text, objects or assembly. Knows nothing of compile
commands, nor of which passes idioms want.

Why not a process: of the time that clang takes for the passes of a small unit, five
parts of six are its start. Why not llvmlite: its LLVM is another version, whose text
this clang cannot read again, and it takes up to twice the time.

A module, its context and everything made of them live as long as one call.
"""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from ctypes import byref, c_void_p
from dataclasses import dataclass
from pathlib import Path

from detector.frontend.llvm_interface import HANDLER, Interface, LibraryError

__all__ = ["Library", "LibraryError", "Machine", "Pipeline"]

_IS_ERROR = 0
_RELOCATION = {False: 1, True: 2}
_CODE_MODELS = {
    "default": 0,
    "tiny": 2,
    "small": 3,
    "kernel": 4,
    "medium": 5,
    "large": 6,
}
_ASSEMBLY, _OBJECT = 0, 1
_VECTORS = 2
# LLVM's parser would verify what debug information there is, and end the process where
# something is wrong; `_parsed` verifies all of it, and says so.
_OPTIONS = ("-disable-auto-upgrade-debug-info",)
_SAY_WHAT_IS_WRONG = 2
# What clang sets for loops, at -O2 and higher.
_LOOP_TUNING = (
    "LoopUnrolling",
    "LoopVectorization",
    "LoopInterleaving",
    "SLPVectorization",
)


@dataclass(frozen=True, slots=True)
class Pipeline:
    """Passes as `opt -passes=` takes them, and what they must leave alone."""

    passes: str
    options: tuple[str, ...] = ()
    """Hidden options of LLVM."""
    loops_as_they_are: bool = False
    """Neither vectors nor unrolling."""


@dataclass(frozen=True, slots=True)
class Machine:
    """What code is generated for; the processor is an attribute of each function."""

    level: int = 2
    position_independent: bool = True
    code_model: str = "default"

    @property
    def changes_loops(self) -> bool:
        """Whether clang makes vectors and unrolls at this level."""
        return self.level >= _VECTORS


class Library:
    """One libLLVM, loaded; raises `OSError` where this version is not at this path."""

    def __init__(self, path: Path, version: tuple[int, int, int]) -> None:
        self._llvm = Interface(path, version)
        # Options are global: whoever needs some must be alone.
        self._alone = threading.Lock()

    def run(
        self, text: bytes, pipeline: Pipeline, linked: Sequence[bytes] = ()
    ) -> bytes:
        """The module after the pipeline, with these modules linked into it before."""
        with self._optimised(text, pipeline, linked, Machine()) as (module, _):
            printed = self._llvm.call("PrintModuleToString", module)
            return self._llvm.taken(printed)

    def emit(
        self,
        text: bytes,
        pipeline: Pipeline,
        machine: Machine,
        linked: Sequence[bytes] = (),
        *,
        assembly: bool = False,
    ) -> bytes:
        """The same as an object or as assembly."""
        llvm = self._llvm
        with self._optimised(text, pipeline, linked, machine) as (module, target):
            said, buffer = c_void_p(), c_void_p()
            kind = _ASSEMBLY if assembly else _OBJECT
            places = (byref(said), byref(buffer))
            llvm.checked(
                "TargetMachineEmitToMemoryBuffer",
                *(target, module, kind, *places),
                said=said,
            )
            start = llvm.call("GetBufferStart", buffer)
            made = ctypes.string_at(start, llvm.call("GetBufferSize", buffer))
            llvm.call("DisposeMemoryBuffer", buffer)
            return made

    @contextmanager
    def _optimised(
        self,
        text: bytes,
        pipeline: Pipeline,
        linked: Sequence[bytes],
        machine: Machine,
    ) -> Iterator[tuple[int, int]]:
        """A module after its passes, and its target machine, for a while."""
        with self._alone, self._context() as (context, errors):
            self._llvm.set_options((*_OPTIONS, *pipeline.options))
            with self._module(context, text) as module:
                for other in linked:
                    self._link(module, self._parsed(context, other), errors)
                triple = self._llvm.call("GetTarget", module)
                with self._target(triple, machine) as target:
                    self._pass(module, target, pipeline)
                    yield module, target
                    if errors:
                        raise LibraryError("; ".join(errors))

    def _link(self, module: int, other: int, errors: Sequence[str]) -> None:
        # Parts of other units do not come with all that debuggers want of a unit.
        self._llvm.call("StripModuleDebugInfo", other)
        # The other module is gone afterwards, whatever happens.
        if self._llvm.call("LinkModules2", module, other) or errors:
            raise LibraryError("; ".join(errors) or "the modules do not link")

    @contextmanager
    def _context(self) -> Iterator[tuple[int, list[str]]]:
        """A context, and the errors that are met in it."""
        llvm = self._llvm
        errors: list[str] = []

        def note(found: int, _: int) -> None:
            if llvm.call("GetDiagInfoSeverity", found) == _IS_ERROR:
                said = llvm.taken(llvm.call("GetDiagInfoDescription", found))
                errors.append(said.decode(errors="replace"))

        # Without a handler an error ends the process. Python has to hold on to it.
        handler = HANDLER(note)
        context = llvm.call("ContextCreate")
        try:
            llvm.call("ContextSetDiagnosticHandler", context, handler, None)
            yield context, errors
        finally:
            llvm.call("ContextDispose", context)

    @contextmanager
    def _module(self, context: int, text: bytes) -> Iterator[int]:
        module = self._parsed(context, text)
        try:
            yield module
        finally:
            self._llvm.call("DisposeModule", module)

    def _parsed(self, context: int, text: bytes) -> int:
        buffer = self._llvm.call(
            "CreateMemoryBufferWithMemoryRangeCopy", text, len(text), b"<stdin>"
        )
        module, said = c_void_p(), c_void_p()
        # The buffer belongs to LLVM from here on.
        places = (byref(module), byref(said))
        self._llvm.checked("ParseIRInContext", context, buffer, *places, said=said)
        assert module.value is not None
        try:
            self._llvm.checked(
                "VerifyModule", module, _SAY_WHAT_IS_WRONG, byref(said), said=said
            )
        except LibraryError:
            self._llvm.call("DisposeModule", module)
            raise
        # A string is there even if it is empty.
        self._llvm.taken(said.value)
        return module.value

    @contextmanager
    def _target(self, triple: bytes, machine: Machine) -> Iterator[int]:
        llvm = self._llvm
        llvm.initialise(triple.decode(errors="replace"))
        target, said = c_void_p(), c_void_p()
        places = (byref(target), byref(said))
        llvm.checked("GetTargetFromTriple", triple, *places, said=said)
        made: int = llvm.call(
            "CreateTargetMachine",
            *(target, triple, b"", b"", machine.level),
            _RELOCATION[machine.position_independent],
            _CODE_MODELS[machine.code_model],
        )
        try:
            yield made
        finally:
            llvm.call("DisposeTargetMachine", made)

    def _pass(self, module: int, target: int, pipeline: Pipeline) -> None:
        llvm = self._llvm
        options = llvm.call("CreatePassBuilderOptions")
        try:
            for name in _LOOP_TUNING:
                wanted = not pipeline.loops_as_they_are
                llvm.call(f"PassBuilderOptionsSet{name}", options, int(wanted))
            passes = pipeline.passes.encode()
            failed = llvm.call("RunPasses", module, passes, target, options)
            if failed:
                message = llvm.call("GetErrorMessage", failed)
                said = llvm.taken(message, "DisposeErrorMessage")
                raise LibraryError(said.decode(errors="replace"))
        finally:
            llvm.call("DisposePassBuilderOptions", options)
