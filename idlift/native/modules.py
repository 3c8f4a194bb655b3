"""What is compiled to native code: the modules in which a compilation spends its time.

Consumes nothing; produces names. Those with at least a thousandth of the time of all
benchmarks are in, and those whose classes they use; the others would make the library
twice as large, and gain nothing. Not in: packages (`__init__` says only what is where),
what talks to LLVM, OpenCL or other programs, and what mypyc does not take
(`detector.analysis.once` is a metaclass) or gets wrong (`case (first, *rest)` of a
tuple, in `lift.targets.lowering` and `sharing`).
"""

from __future__ import annotations

_HOT = {
    "codegen": "c_expr",
    "codegen.scalar": "body ops",
    "codegen.translate": "buffers nest shape size_table workshop",
    "detector": "matching",
    "detector.analysis": """
        affine carried cfg condition dominance evolution exits expr expr_text facts
        induction loops memory naming objects purity ranges recurrences scev scope
        steps told trips uses values
    """,
    "detector.atoms": "carried forms loops memory offsets program whole",
    "detector.legality": "aliasing effects entry extents memory region",
    "detector.loader": """
        attribute_reader constant_reader data_instructions errors flow_instructions
        function_reader header_reader instruction_reader load metadata_reader
        module_reader signature tokens type_reader
    """,
    "detector.model": "attributes code constants globals layout names types values",
    "detector.solver": "budget evaluate goals outcome planner relation search trace",
    "lift": "plain scalar types",
    "lift.infer": "check compute equality facts layout lengths program",
    "lift.opencl": """
        ahead assemble columns ctext dependence flatten inplace interleave ir joined
        kernels legality masks names naming normalise printer privatise rebase
        rewrite rows scalarise scattered shown starts unroll views wraps
    """,
    "lift.opencl.translate": """
        compute context core layout_read layout_write memory program scalars uses
        vectors
    """,
    "lift.sizes": """
        build cprint division order polynomial printer ranges renaming structure
        sums terms text traverse witness
    """,
    "lift.targets": "hygiene unrolling",
    "lift.terms": "build core parts patterns traverse",
}

MODULES = (
    "idlift.native.support",
    *(f"{package}.{name}" for package, names in _HOT.items() for name in names.split()),
)
