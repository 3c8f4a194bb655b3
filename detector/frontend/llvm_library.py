"""LLVM's passes as a function call: the library that a clang is itself linked with.

Consumes the path of a libLLVM and IR text; produces IR text. Knows nothing of compile
commands, nor of which passes idioms want.

Why not a process: of the time that clang takes for the passes of a small unit, five
parts of six are its start. Why not llvmlite: its LLVM is another version, and what it
writes this clang could not read again to make the object.

Only the stable C interface is used. A module, its context and everything made of them
live as long as one call of `Library.run`.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from ctypes import POINTER, byref, c_char_p, c_int, c_size_t, c_uint, c_void_p
from dataclasses import dataclass
from pathlib import Path
from typing import Any

# How LLVM calls the code of a processor: by the first word of a triple.
_BACKENDS: Mapping[str, str] = {
    "x86_64": "X86",
    "i386": "X86",
    "i686": "X86",
    "aarch64": "AArch64",
    "arm64": "AArch64",
}
_DEFAULT_LEVEL, _POSITION_INDEPENDENT, _DEFAULT_CODE_MODEL = 2, 2, 0
_IS_ERROR = 0
_HANDLER = ctypes.CFUNCTYPE(None, c_void_p, c_void_p)

_Place = POINTER(c_void_p)
_Text = POINTER(c_void_p)
# name: (result, arguments). Strings that the caller has to free are c_void_p.
_FUNCTIONS: Mapping[str, tuple[Any, tuple[Any, ...]]] = {
    "GetVersion": (None, (POINTER(c_uint), POINTER(c_uint), POINTER(c_uint))),
    "ParseCommandLineOptions": (None, (c_int, POINTER(c_char_p), c_char_p)),
    "ContextCreate": (c_void_p, ()),
    "ContextDispose": (None, (c_void_p,)),
    "ContextSetDiagnosticHandler": (None, (c_void_p, _HANDLER, c_void_p)),
    "GetDiagInfoSeverity": (c_int, (c_void_p,)),
    "GetDiagInfoDescription": (c_void_p, (c_void_p,)),
    "CreateMemoryBufferWithMemoryRangeCopy": (
        c_void_p,
        (c_char_p, c_size_t, c_char_p),
    ),
    "ParseIRInContext": (c_int, (c_void_p, c_void_p, _Place, _Text)),
    "DisposeModule": (None, (c_void_p,)),
    "LinkModules2": (c_int, (c_void_p, c_void_p)),
    "GetTarget": (c_char_p, (c_void_p,)),
    "GetTargetFromTriple": (c_int, (c_char_p, _Place, _Text)),
    "CreateTargetMachine": (
        c_void_p,
        (c_void_p, c_char_p, c_char_p, c_char_p, c_int, c_int, c_int),
    ),
    "DisposeTargetMachine": (None, (c_void_p,)),
    "CreatePassBuilderOptions": (c_void_p, ()),
    "DisposePassBuilderOptions": (None, (c_void_p,)),
    "PassBuilderOptionsSetLoopUnrolling": (None, (c_void_p, c_int)),
    "PassBuilderOptionsSetLoopVectorization": (None, (c_void_p, c_int)),
    "PassBuilderOptionsSetLoopInterleaving": (None, (c_void_p, c_int)),
    "PassBuilderOptionsSetSLPVectorization": (None, (c_void_p, c_int)),
    "RunPasses": (c_void_p, (c_void_p, c_char_p, c_void_p, c_void_p)),
    "GetErrorMessage": (c_void_p, (c_void_p,)),
    "DisposeErrorMessage": (None, (c_void_p,)),
    "PrintModuleToString": (c_void_p, (c_void_p,)),
    "DisposeMessage": (None, (c_void_p,)),
}


class LibraryError(Exception):
    """What LLVM said when it could not read, link or optimise a module."""


@dataclass(frozen=True, slots=True)
class Pipeline:
    """Passes as `opt -passes=` takes them, and what they must leave alone."""

    passes: str
    options: tuple[str, ...] = ()
    """Hidden options of LLVM; they hold for the whole process."""
    switched_off: tuple[str, ...] = ()
    """Of the tuning options of the pass builder, as in its C interface."""


class Library:
    """One libLLVM, loaded; raises `OSError` where this version is not at this path."""

    def __init__(
        self, path: Path, version: tuple[int, int, int], pipeline: Pipeline
    ) -> None:
        # `Any`: ctypes gives what it finds, and _FUNCTIONS says what that is.
        self._loaded: Any = ctypes.CDLL(str(path))
        self._functions: dict[str, Callable[..., Any]] = {}
        for name, (result, arguments) in _FUNCTIONS.items():
            function = getattr(self._loaded, f"LLVM{name}", None)
            if function is None:
                raise OSError(f"{path} has no LLVM{name}")
            function.restype, function.argtypes = result, arguments
            self._functions[name] = function
        if self._version() != version:
            raise OSError(f"{path} is another LLVM")
        self._pipeline = pipeline
        self._backends: set[str] = set()
        # An option that is not known would end the process: hence the version first.
        words = [b"idlift", *(word.encode() for word in pipeline.options)]
        self._call(
            "ParseCommandLineOptions", len(words), (c_char_p * len(words))(*words), None
        )

    def _version(self) -> tuple[int, int, int]:
        parts = (c_uint(), c_uint(), c_uint())
        self._call("GetVersion", *map(byref, parts))
        major, minor, patch = (part.value for part in parts)
        return major, minor, patch

    def run(self, text: bytes, linked: Sequence[bytes] = ()) -> bytes:
        """The module after the pipeline, with these modules linked into it before."""
        with self._context() as (context, errors), self._machines() as machine:
            module = self._parsed(context, text)
            try:
                for other in linked:
                    # The other module is gone afterwards, whatever happens.
                    failed = self._call(
                        "LinkModules2", module, self._parsed(context, other)
                    )
                    if failed or errors:
                        raise LibraryError("; ".join(errors) or "modules do not link")
                self._optimise(module, machine(self._call("GetTarget", module)))
                if errors:
                    raise LibraryError("; ".join(errors))
                printed = self._call("PrintModuleToString", module)
                return self._taken(printed)
            finally:
                self._call("DisposeModule", module)

    def _call(self, name: str, *arguments: Any) -> Any:
        return self._functions[name](*arguments)

    def _taken(self, text: int | None, free: str = "DisposeMessage") -> bytes:
        """A string that LLVM leaves to its caller."""
        if not text:
            return b""
        value = ctypes.string_at(text)
        self._call(free, text)
        return value

    @contextmanager
    def _context(self) -> Iterator[tuple[int, list[str]]]:
        """A context, and the errors that are met in it."""
        errors: list[str] = []

        def note(found: int, _: int) -> None:
            if self._call("GetDiagInfoSeverity", found) == _IS_ERROR:
                said = self._taken(self._call("GetDiagInfoDescription", found))
                errors.append(said.decode(errors="replace"))

        # Without a handler an error ends the process. Python has to hold on to it.
        handler = _HANDLER(note)
        context = self._call("ContextCreate")
        try:
            self._call("ContextSetDiagnosticHandler", context, handler, None)
            yield context, errors
        finally:
            self._call("ContextDispose", context)

    def _parsed(self, context: int, text: bytes) -> int:
        buffer = self._call(
            "CreateMemoryBufferWithMemoryRangeCopy", text, len(text), b"<stdin>"
        )
        module, said = c_void_p(), c_void_p()
        # The buffer belongs to LLVM from here on.
        if self._call("ParseIRInContext", context, buffer, byref(module), byref(said)):
            raise LibraryError(self._taken(said.value).decode(errors="replace"))
        assert module.value is not None
        return module.value

    @contextmanager
    def _machines(self) -> Iterator[Callable[[bytes], int]]:
        """Makes target machines for triples; they live as long as this."""
        made: list[int] = []

        def machine(triple: bytes) -> int:
            self._initialise(triple.decode(errors="replace"))
            target, said = c_void_p(), c_void_p()
            if self._call("GetTargetFromTriple", triple, byref(target), byref(said)):
                raise LibraryError(self._taken(said.value).decode(errors="replace"))
            # The processor and its features are attributes of each function.
            made.append(
                self._call(
                    "CreateTargetMachine",
                    target,
                    triple,
                    b"",
                    b"",
                    _DEFAULT_LEVEL,
                    _POSITION_INDEPENDENT,
                    _DEFAULT_CODE_MODEL,
                )
            )
            return made[-1]

        try:
            yield machine
        finally:
            for each in made:
                self._call("DisposeTargetMachine", each)

    def _initialise(self, triple: str) -> None:
        backend = _BACKENDS.get(triple.split("-")[0])
        if backend is None:
            raise LibraryError(f"no code for {triple}")
        if backend in self._backends:
            return
        for part in ("TargetInfo", "Target", "TargetMC"):
            start = getattr(self._loaded, f"LLVMInitialize{backend}{part}", None)
            if start is None:
                raise LibraryError(f"this LLVM was built without {backend}")
            start.restype, start.argtypes = None, ()
            start()
        self._backends.add(backend)

    def _optimise(self, module: int, machine: int) -> None:
        options = self._call("CreatePassBuilderOptions")
        try:
            for name in self._pipeline.switched_off:
                self._call(f"PassBuilderOptionsSet{name}", options, 0)
            failed = self._call(
                "RunPasses", module, self._pipeline.passes.encode(), machine, options
            )
            if failed:
                message = self._call("GetErrorMessage", failed)
                said = self._taken(message, "DisposeErrorMessage")
                raise LibraryError(said.decode(errors="replace"))
        finally:
            self._call("DisposePassBuilderOptions", options)
