"""LLVM's C interface, as far as it is used here, out of a shared libLLVM.

Consumes the path of a library; produces its functions as `call("ContextCreate")`, typed
by a table, with what C leaves to the caller (strings, errors) taken over. Must not know
what modules are for.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable, Mapping
from ctypes import POINTER, byref, c_char_p, c_int, c_size_t, c_uint, c_void_p
from pathlib import Path
from typing import Any

HANDLER = ctypes.CFUNCTYPE(None, c_void_p, c_void_p)

_Place = POINTER(c_void_p)
_Text = POINTER(c_void_p)
# name: (result, arguments). Strings that the caller has to free are c_void_p.
_FUNCTIONS: Mapping[str, tuple[Any, tuple[Any, ...]]] = {
    "GetVersion": (None, (POINTER(c_uint), POINTER(c_uint), POINTER(c_uint))),
    "ParseCommandLineOptions": (None, (c_int, POINTER(c_char_p), c_char_p)),
    "ContextCreate": (c_void_p, ()),
    "ContextDispose": (None, (c_void_p,)),
    "ContextSetDiagnosticHandler": (None, (c_void_p, HANDLER, c_void_p)),
    "GetDiagInfoSeverity": (c_int, (c_void_p,)),
    "GetDiagInfoDescription": (c_void_p, (c_void_p,)),
    "CreateMemoryBufferWithMemoryRangeCopy": (
        c_void_p,
        (c_char_p, c_size_t, c_char_p),
    ),
    "GetBufferStart": (c_void_p, (c_void_p,)),
    "GetBufferSize": (c_size_t, (c_void_p,)),
    "DisposeMemoryBuffer": (None, (c_void_p,)),
    "ParseIRInContext": (c_int, (c_void_p, c_void_p, _Place, _Text)),
    "VerifyModule": (c_int, (c_void_p, c_int, _Text)),
    "DisposeModule": (None, (c_void_p,)),
    "StripModuleDebugInfo": (c_int, (c_void_p,)),
    "LinkModules2": (c_int, (c_void_p, c_void_p)),
    "GetTarget": (c_char_p, (c_void_p,)),
    "GetTargetFromTriple": (c_int, (c_char_p, _Place, _Text)),
    "CreateTargetMachine": (
        c_void_p,
        (c_void_p, c_char_p, c_char_p, c_char_p, c_int, c_int, c_int),
    ),
    "DisposeTargetMachine": (None, (c_void_p,)),
    "TargetMachineEmitToMemoryBuffer": (
        c_int,
        (c_void_p, c_void_p, c_int, _Text, _Place),
    ),
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
# Not of the C interface, but of every LLVM: llvm::cl::ResetAllOptionOccurrences().
_RESET_OPTIONS = "_ZN4llvm2cl25ResetAllOptionOccurrencesEv"

# How LLVM calls the code of a processor: by the first word of a triple.
_BACKENDS: Mapping[str, str] = {
    "x86_64": "X86",
    "i386": "X86",
    "i686": "X86",
    "aarch64": "AArch64",
    "arm64": "AArch64",
}
_PARTS = ("TargetInfo", "Target", "TargetMC", "AsmPrinter", "AsmParser")


class LibraryError(Exception):
    """What LLVM said when it could not read, link, optimise or emit a module."""


def _load(path: Path) -> None:
    """Load a library without Python's lock: that takes 20 ms, in which others work.

    `CDLL` keeps the lock; it finds the library loaded then, or says why it is not.
    """
    mine: Any = ctypes.CDLL(None)
    try:
        load = mine.dlopen
    except AttributeError:
        return
    load.restype = c_void_p
    load(os.fsencode(path), os.RTLD_NOW)


class Interface:
    """One libLLVM, loaded; raises `OSError` where this version is not at this path."""

    def __init__(self, path: Path, version: tuple[int, int, int]) -> None:
        _load(path)
        # `Any`: ctypes gives what it finds, and _FUNCTIONS says what that is.
        self._loaded: Any = ctypes.CDLL(str(path))
        self._functions: dict[str, Callable[..., Any]] = {
            name: self._found(f"LLVM{name}", result, arguments)
            for name, (result, arguments) in _FUNCTIONS.items()
        }
        self._reset = self._found(_RESET_OPTIONS, None, ())
        self._backends: set[str] = set()
        if self._version() != version:
            raise OSError(f"{path} is another LLVM")

    def call(self, name: str, *arguments: Any) -> Any:
        """A function of the table, by its name without `LLVM`."""
        return self._functions[name](*arguments)

    def taken(self, text: int | None, free: str = "DisposeMessage") -> bytes:
        """A string that LLVM leaves to its caller."""
        if not text:
            return b""
        value = ctypes.string_at(text)
        self.call(free, text)
        return value

    def checked(self, name: str, *arguments: Any, said: c_void_p) -> None:
        """A call that may fail and has put its reason into `said` then."""
        if self.call(name, *arguments):
            raise LibraryError(self.taken(said.value).decode(errors="replace"))

    def set_options(self, words: tuple[str, ...]) -> None:
        """Hidden options of LLVM: these and no others, for the whole process.

        One that LLVM does not know would end the process.
        """
        self._reset()
        given = [b"idlift", *(word.encode() for word in words)]
        array = (c_char_p * len(given))(*given)
        self.call("ParseCommandLineOptions", len(given), array, None)

    def initialise(self, triple: str) -> None:
        """The code for the processor of a triple, made ready."""
        backend = _BACKENDS.get(triple.split("-")[0])
        if backend is None:
            raise LibraryError(f"no code for {triple}")
        if backend in self._backends:
            return
        for part in _PARTS:
            try:
                self._found(f"LLVMInitialize{backend}{part}", None, ())()
            except OSError as error:
                raise LibraryError(str(error)) from None
        self._backends.add(backend)

    def _version(self) -> tuple[int, int, int]:
        parts = (c_uint(), c_uint(), c_uint())
        self.call("GetVersion", *map(byref, parts))
        major, minor, patch = (part.value for part in parts)
        return major, minor, patch

    def _found(
        self, name: str, result: Any, arguments: tuple[Any, ...]
    ) -> Callable[..., Any]:
        function = getattr(self._loaded, name, None)
        if function is None:
            raise OSError(f"this libLLVM has no {name}")
        function.restype, function.argtypes = result, arguments
        found: Callable[..., Any] = function
        return found
