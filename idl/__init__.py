"""The Idiom Description Language: grammar, parser, printer, resolver, linter.

Knows nothing of LLVM and nothing of Lift.
"""
