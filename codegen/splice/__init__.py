"""Splicing: the stub's call goes before the loop, the loop stays as the other branch.

`text` edits LLVM IR as text and knows nothing of LLVM; `emit` lets LLVM check, link,
optimise and emit the result.
"""
