"""LLVM IR, as text or bitcode, into the frozen model.

Consumes a module of LLVM 15 to 22. Produces `detector.model.Module` in loop-simplified
LCSSA form, or raises `LoadError` with a diagnostic. Must not know where IR comes from.
"""

from detector.loader.errors import LoadError
from detector.loader.load import canonicalise, load, load_file, read

__all__ = ["LoadError", "canonicalise", "load", "load_file", "read"]
