"""The front end: any C/C++ compile command (or LLVM IR) to canonical LLVM IR text.

    unit = canonical_ir(parse(["-O2", "-Iinclude", "-c", "solver.c"]))
    unit.ir                    # what detector/loader reads
    unit.finish_arguments()    # how to make the user's object from (edited) IR

    compile_to_ir("int f(void) { return 1; }")          # for tests: just the text

Knows compilers and their command lines; knows nothing of what is in the IR.
"""

from detector.frontend.canonical import (
    CanonicalUnit,
    canonical_ir,
    canonical_units,
    compile_to_ir,
)
from detector.frontend.command import (
    Argument,
    CompileCommand,
    DebugInfo,
    Driver,
    Input,
    Mode,
    parse,
)
from detector.frontend.database import Entry, find_entry, read_database
from detector.frontend.errors import CompileError, FrontendError
from detector.frontend.front_end import read_unit
from detector.frontend.gcc import adapt
from detector.frontend.invoke import Emitted
from detector.frontend.ir_text import without_debug_info
from detector.frontend.neighbours import Neighbour, Neighbours, Reading
from detector.frontend.options import Purpose
from detector.frontend.toolchain import (
    Candidate,
    Discovery,
    Toolchain,
    default_toolchain,
    discover,
)

__all__ = [
    "Argument",
    "Candidate",
    "CanonicalUnit",
    "CompileCommand",
    "CompileError",
    "DebugInfo",
    "Discovery",
    "Driver",
    "Emitted",
    "Entry",
    "FrontendError",
    "Input",
    "Mode",
    "Neighbour",
    "Neighbours",
    "Purpose",
    "Reading",
    "Toolchain",
    "adapt",
    "canonical_ir",
    "canonical_units",
    "compile_to_ir",
    "default_toolchain",
    "discover",
    "find_entry",
    "parse",
    "read_database",
    "read_unit",
    "without_debug_info",
]
