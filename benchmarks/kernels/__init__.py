"""Kernels from high-level programs against clang, OpenBLAS and STREAM."""
