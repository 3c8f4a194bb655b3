"""The atoms of the published grammars (2017, and the later ones), in their spellings.

They look at the raw program: values, operands, the graphs of data and control flow.
Data flow here skips bitcast, sext, zext and trunc; control flow runs from instruction
to instruction; control dependence goes from a terminator to every instruction of its
target blocks.
"""

from __future__ import annotations

from idl.spelling import AtomSpec

_POSITION = "<position:first|second|third|fourth>"
_DOMINANCE = "<strict:strictly|> <graph:control flow|data flow|> <post:post|>"

_TYPES = (
    AtomSpec("integer", ("{x} is an integer",), "x has an integer type.", "2017"),
    AtomSpec(
        "float",
        ("{x} is a float",),
        "x has a floating-point type of any width (the published system: 32 bits).",
        "2017",
    ),
    AtomSpec("vector", ("{x} is a vector",), "x has a vector type.", "2017"),
    AtomSpec("pointer", ("{x} is a pointer",), "x has a pointer type.", "2017"),
)

_CLASSES = (
    AtomSpec("constant", ("{x} is a constant",), "x is a constant.", "2017"),
    AtomSpec(
        "argument", ("{x} is an argument",), "x is an argument of the function.", "2017"
    ),
    AtomSpec(
        "instruction",
        ("{x} is instruction", "{x} is an instruction"),
        "x is an instruction of the function.",
        "2017",
    ),
    AtomSpec(
        "preexecution",
        ("{x} is preexecution", "{x} is a preexecution"),
        "x is no instruction: a constant, a global or an argument.",
        "2017",
    ),
    AtomSpec(
        "not_numeric_constant",
        ("{x} is not a numeric constant",),
        "x is neither a number, nor null, nor a function.",
        "2017",
    ),
    AtomSpec("integer_zero", ("{x} is integer zero",), "x is the integer 0.", "2018"),
    AtomSpec(
        "float_zero",
        ("{x} is floating point zero",),
        "x is the floating-point constant 0.0 (+0.0 or -0.0).",
        "2018",
    ),
    AtomSpec("unused", ("{x} is unused",), "x is bound to nothing.", "2017"),
    AtomSpec(
        "opcode",
        (
            "{x} is <opcode> instruction",
            "{x} is a <opcode> instruction",
            "{x} is an <opcode> instruction",
        ),
        "x is an instruction with this opcode, in LLVM's spelling or as gep, branch, "
        "return, bitor, lshift.",
        "2017",
    ),
)

_IDENTITY = (
    AtomSpec("same", ("{x} is the same as {y}",), "x and y are one value.", "2017"),
    AtomSpec(
        "not_same", ("{x} is not the same as {y}",), "x and y are two values.", "2017"
    ),
    AtomSpec(
        "same_set",
        ("{xs*} is the same set as {ys*}",),
        "The two tuples hold the same values, each equally often.",
        "2018",
    ),
    AtomSpec(
        "spans_block",
        ("{x} spans block to {y}",),
        "x is the first and y the last instruction of one basic block.",
        "2019",
    ),
)

_EDGES = (
    AtomSpec(
        "data_flow",
        ("{x} has data flow to {y}",),
        "x is an operand of y, seen through integer extensions and pointer casts.",
        "2017",
    ),
    AtomSpec(
        "control_flow",
        ("{x} has control flow to {y}",),
        "y may be executed directly after x.",
        "2017",
    ),
    AtomSpec(
        "control_dominance",
        ("{x} has control dominance to {y}",),
        "x is a terminator and y an instruction of one of its target blocks.",
        "2017",
    ),
    AtomSpec(
        "dependence",
        ("{x} has dependence edge to {y}",),
        "x has data flow or control dominance to y.",
        "2017",
    ),
    AtomSpec(
        "operand",
        (f"{{x}} is {_POSITION} argument of {{y}}",),
        "x is this operand of y. Store: value, address. Load: address. Gep: base, "
        "index. Branch: condition. Call: callee, arguments.",
        "2017",
    ),
    AtomSpec(
        "successor",
        (f"{{x}} is {_POSITION} successor of {{y}}",),
        "y is a terminator and x the first instruction of this target of it.",
        "2018",
    ),
    AtomSpec(
        "phi_edge",
        ("{value} reaches phi node {phi} from {branch}",),
        "phi takes this value when it is reached from the block that ends in branch.",
        "2017",
    ),
)

_PATHS = (
    AtomSpec(
        "dominates",
        (f"{{x}} {_DOMINANCE} dominates {{y}}",),
        "Every path to y (post: from y to an end) in this graph passes x; strictly: "
        "and x is not y. No graph named: data flow and control dependence together.",
        "2017",
    ),
    AtomSpec(
        "not_dominates",
        (f"{{x}} does not {_DOMINANCE} dominate {{y}}",),
        "The negation of the dominance with the same words.",
        "2017",
    ),
    AtomSpec(
        "passes_through",
        ("all <graph:control flow|data flow|flow> from {x} to {y} passes through {z}",),
        "Every path from x to y in this graph passes z.",
        "2017",
    ),
    AtomSpec(
        "flow_through",
        (
            "all flow from {sources*} or any origin to any of {sinks*} passes through "
            "at least one of {gates*}",
        ),
        "Generalised dominance: what reaches a sink from a source or from any origin "
        "(control entry, load, argument, impure call) passes a gate.",
        "2017",
    ),
    AtomSpec(
        "attribute_pure",
        ("{f} has attribute pure",),
        "f is a function known to have no side effect and to read no memory.",
        "2018",
    ),
)

ATOMS: tuple[AtomSpec, ...] = (*_TYPES, *_CLASSES, *_IDENTITY, *_EDGES, *_PATHS)
