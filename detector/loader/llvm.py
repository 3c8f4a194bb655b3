"""The only module of the detector that touches llvmlite.

Consumes LLVM IR as text or bitcode from any supported version. Produces LLVM's own
canonical text after verification, loop-simplify and LCSSA. Must not know the model.
"""

from __future__ import annotations

import functools
import re

import llvmlite.binding as llvm

from detector.loader.errors import LoadError, diagnose

_PLACE = re.compile(r"<string>:(\d+):(\d+): error: ([^\n]*)")


def canonical_text(source: str | bytes, name: str) -> str:
    """Verified IR in loop-simplified LCSSA form, as LLVM prints it."""
    if isinstance(source, str) and ("\0" in source or not _is_unicode(source)):
        # llvmlite would read up to the zero byte and call that a module.
        raise diagnose("ir-syntax", "the text holds bytes that no IR can hold", name)
    _prepare()
    # A context of its own: in a shared one, LLVM renames structs of the same name
    # (`%struct.S.7`) and keeps the types of all modules ever read. Both are closed
    # here, in this order: the garbage collector knows no order, and a context that
    # goes before its module takes the process with it.
    context = llvm.create_context()
    try:
        module = _parse(source, context)
        try:
            module.verify()
            _canonicalise(module)
            return str(module)
        finally:
            module.close()
    except UnicodeDecodeError:
        # LLVM quotes the place byte by byte, and llvmlite cannot decode half a letter.
        message = "a character outside of strings and comments is not ASCII"
        raise diagnose("ir-syntax", message, name) from None
    except RuntimeError as error:
        raise _diagnose(str(error), name) from None
    finally:
        context.close()


def _parse(source: str | bytes, context: llvm.ContextRef) -> llvm.ModuleRef:
    if isinstance(source, bytes):
        return llvm.parse_bitcode(source, context)
    return llvm.parse_assembly(source, context)


def _is_unicode(text: str) -> bool:
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


def _diagnose(message: str, name: str) -> LoadError:
    found = _PLACE.search(message)
    if found:
        line, column, text = found.groups()
        return diagnose("ir-syntax", text, name, int(line), int(column))
    return diagnose("ir-syntax", " ".join(message.split()), name)


@functools.cache
def _prepare() -> None:
    # With debug info, LLVM verifies inside the parser and aborts the whole process
    # when the module is broken. We verify ourselves, and that gives an answer.
    llvm.set_option("idlift", "-disable-auto-upgrade-debug-info")


def _canonicalise(module: llvm.ModuleRef) -> None:
    # Without a target machine: neither pass needs one, and the host's would complain
    # about (or die of) processors and features that it does not know.
    builder = llvm.create_pass_builder(None, llvm.create_pipeline_tuning_options())
    passes = llvm.create_new_module_pass_manager()
    passes.add_loop_simplify_pass()
    passes.add_lcssa_pass()
    passes.run(module, builder)
