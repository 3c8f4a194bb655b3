"""The Lift compiler: sizes, types, terms, interpreter, rules, OpenCL back end.

Imports none of its neighbours; knows nothing of LLVM and nothing of C files.
"""
