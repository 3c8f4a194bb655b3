"""The loader's entry points.

Consumes text, bitcode or a path. Produces a Module, or a LoadError that says what is
wrong. Must not know LLVM's API or grammar: it only joins the two halves.
"""

from __future__ import annotations

import gc
from pathlib import Path

from detector.loader.errors import diagnose
from detector.loader.isolated import canonical_text_isolated
from detector.loader.module_reader import read_module
from detector.model.globals import Module

BITCODE_MAGIC = (b"BC\xc0\xde", b"\xde\xc0\x17\x0b")


def load(source: str | bytes, name: str = "<ir>", *, isolated: bool = False) -> Module:
    """The module in this IR text or bitcode; `name` is for messages.

    `isolated` is for IR that no compiler has just written (see `canonicalise`).
    """
    return read(canonicalise(source, name, isolated=isolated), name)


def canonicalise(
    source: str | bytes, name: str = "<ir>", *, isolated: bool = False
) -> str:
    """LLVM's own text of the verified module, after loop-simplify and LCSSA.

    Text that some LLVM has just printed after these passes need not come here.

    LLVM aborts on some damaged modules. With `isolated` a child process runs it, so
    that even this becomes a diagnostic; that costs the start of a Python (0.1 s).
    """
    if isolated:
        return canonical_text_isolated(source, name)
    # Here, as llvmlite takes its time: whoever has such text already does not need it.
    from detector.loader.llvm import canonical_text

    return canonical_text(source, name)


def read(text: str, name: str = "<ir>") -> Module:
    """The module in text that `canonicalise` returned, or could have."""
    # Many small objects that all live on: the cyclic collector would walk them again
    # and again without finding anything.
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        return read_module(text)
    except (ValueError, LookupError) as error:
        # Valid for LLVM but unknown to this reader: the user sees what and where.
        raise diagnose("ir-unsupported", str(error), name) from error
    finally:
        if was_enabled:
            gc.enable()


def load_file(path: str | Path, *, isolated: bool = False) -> Module:
    """The module in a .ll or .bc file; `isolated` as for `canonicalise`."""
    path = Path(path)
    try:
        data = path.read_bytes()
    except OSError as error:
        reason = error.strerror or str(error)
        raise diagnose("ir-file", f"cannot read it: {reason}", str(path)) from None
    if data[:4] in BITCODE_MAGIC:
        return load(data, str(path), isolated=isolated)
    try:
        return load(data.decode("utf-8"), str(path), isolated=isolated)
    except UnicodeDecodeError:
        message = "it is neither LLVM bitcode nor text"
        raise diagnose("ir-file", message, str(path)) from None
