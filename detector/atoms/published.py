"""The atoms of the published grammars, over the raw program.

Each entry of `RELATIONS` is written against `Program`. Estimates are what a function
of a few hundred instructions has; only their order matters.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from detector.atoms.graphs import Graph
from detector.atoms.program import Program
from detector.model import (
    Argument,
    ConstantFloat,
    ConstantInt,
    ConstantNull,
    Function,
    GlobalVariable,
    Instruction,
    Value,
    VectorType,
    is_float,
    is_integer,
    is_pointer,
)
from detector.solver.relation import UNUSED, Mode, Relation

POSITIONS = {"first": 0, "second": 1, "third": 2, "fourth": 3}
OPCODES = {
    "gep": "getelementptr",
    "branch": "br",
    "return": "ret",
    "bitor": "or",
    "lshift": "shl",
}


def _of_values(holds: Callable[[Value], bool], estimate: float) -> Relation:
    """An atom about one value, whatever its place in the function."""
    return Relation(
        lambda p, x: holds(p.values[x]),
        (Mode("f", estimate, lambda p: [x for x in p.universe if holds(p.values[x])]),),
    )


def _is_constant(value: Value) -> bool:
    return not isinstance(value, Instruction | Argument)


def _numeric(value: Value) -> bool:
    return isinstance(value, ConstantInt | ConstantFloat | ConstantNull | Function)


def _integer_zero(value: Value) -> bool:
    return isinstance(value, ConstantInt) and value.value == 0


def _float_zero(value: Value) -> bool:
    return isinstance(value, ConstantFloat) and value.value == 0.0


_CLASSES = {
    "integer": _of_values(lambda v: is_integer(v.type), 60),
    "float": _of_values(lambda v: is_float(v.type), 40),
    "vector": _of_values(lambda v: isinstance(v.type, VectorType), 2),
    "pointer": _of_values(lambda v: is_pointer(v.type), 30),
    "constant": _of_values(_is_constant, 20),
    "argument": _of_values(lambda v: isinstance(v, Argument), 5),
    "not_numeric_constant": _of_values(lambda v: not _numeric(v), 200),
    "integer_zero": _of_values(_integer_zero, 1.5),
    "float_zero": _of_values(_float_zero, 1.2),
    "instruction": Relation(
        lambda p, x: x >= p.first_instruction,
        (Mode("f", 200, lambda p: p.instructions),),
    ),
    "preexecution": Relation(
        lambda p, x: x < p.first_instruction,
        (Mode("f", 25, lambda p: range(p.first_instruction)),),
    ),
    "unused": Relation(
        lambda p, x: x == UNUSED, (Mode("f", 1.0, lambda p: (UNUSED,)),), 0.5, True
    ),
}


def _with_opcode(program: Program, opcode: str) -> list[int]:
    return program.by_opcode.get(OPCODES.get(opcode, opcode), [])


def _has_opcode(program: Program, opcode: str, x: int) -> bool:
    found = program.instruction(x)
    return found is not None and found.opcode == OPCODES.get(opcode, opcode)


def _spans(program: Program, x: int, y: int) -> bool:
    first, last = program.instruction(x), program.instruction(y)
    if first is None or last is None:
        return False
    return first.block is last.block and first.position == 0 and last.is_terminator


def _block_end(program: Program, x: int) -> Iterator[int]:
    first = program.instruction(x)
    if first is not None and first.position == 0:
        yield program.index[first.block.terminator]


def _block_begin(program: Program, y: int) -> Iterator[int]:
    last = program.instruction(y)
    if last is not None and last.is_terminator:
        yield program.first_of(last.block)


_IDENTITY = {
    "opcode": Relation(_has_opcode, (Mode("bf", 20, _with_opcode, ascending=True),)),
    "same": Relation(
        lambda p, x, y: x == y,
        (
            Mode("bf", 1.0, lambda p, x: (x,)),
            Mode("fb", 1.0, lambda p, y: (y,)),
        ),
        0.5,
        True,
    ),
    "not_same": Relation(lambda p, x, y: x != y, cost=0.5),
    "same_set": Relation(lambda p, xs, ys: Counter(xs) == Counter(ys)),
    "spans_block": Relation(
        _spans, (Mode("bf", 1.0, _block_end), Mode("fb", 1.0, _block_begin))
    ),
}


def _edge(graph: Callable[[Program], Graph], out: float, into: float) -> Relation:
    """An atom about an edge, from either end."""
    return Relation(
        lambda p, x, y: y in graph(p).after[x],
        (
            Mode("bf", out, lambda p, x: graph(p).after[x]),
            Mode("fb", into, lambda p, y: graph(p).before[y]),
        ),
    )


def _operand(program: Program, position: str, x: int, y: int) -> bool:
    return x in _operands_at(program, position, y)


def _operands_at(program: Program, position: str, y: int) -> tuple[int, ...]:
    lists = program.operand_lists.get(y, ())
    place = POSITIONS[position]
    return lists[place : place + 1]


def _users_at(program: Program, position: str, x: int) -> Iterable[int]:
    return program.operand_uses.get((x, POSITIONS[position]), ())


def _successors_at(program: Program, position: str, y: int) -> Iterator[int]:
    branch, place = program.instruction(y), POSITIONS[position]
    if branch is not None and place < len(branch.successors):
        yield program.first_of(branch.successors[place])


def _branches_to(program: Program, position: str, x: int) -> Iterator[int]:
    for y in program.control_flow.before[x]:
        if x in _successors_at(program, position, y):
            yield y


def _phi_edges(program: Program, phi: int) -> Iterator[tuple[int, int]]:
    found = program.instruction(phi)
    if found is None:
        return
    for value, block in found.incoming:
        for number in program.ids((value,)):
            yield number, program.index[block.terminator]


def _phi_edge(program: Program, value: int, phi: int, branch: int) -> bool:
    return (value, branch) in _phi_edges(program, phi)


def _phi_users(program: Program, value: int) -> Iterator[tuple[int, int]]:
    for phi in program.data_flow.after[value]:
        for source, branch in _phi_edges(program, phi):
            if source == value:
                yield phi, branch


_EDGES = {
    "data_flow": _edge(lambda p: p.data_flow, 2.5, 2.0),
    "control_flow": _edge(lambda p: p.control_flow, 1.3, 1.4),
    "control_dominance": _edge(lambda p: p.control_dependence, 15, 2.0),
    "dependence": _edge(lambda p: p.dependence, 8, 4.0),
    "operand": Relation(
        _operand, (Mode("bfb", 1.1, _operands_at), Mode("bbf", 2.0, _users_at))
    ),
    "successor": Relation(
        lambda p, position, x, y: x in _successors_at(p, position, y),
        (Mode("bfb", 1.0, _successors_at), Mode("bbf", 1.4, _branches_to)),
    ),
    "phi_edge": Relation(
        _phi_edge, (Mode("fbf", 2.0, _phi_edges), Mode("bff", 2.0, _phi_users))
    ),
}

_GRAPHS: dict[str, Callable[[Program], Graph]] = {
    "control flow": lambda p: p.control_flow,
    "data flow": lambda p: p.data_flow,
    "flow": lambda p: p.dependence,
    "": lambda p: p.dependence,
}


def dominates(
    program: Program, strict: str, graph: str, post: str, x: int, y: int
) -> bool:
    """Whether x dominates y in the graph that the words name."""
    if strict and x == y:
        return False
    # Control flow is a graph of instructions: nothing else is on any path in it.
    outside = program.first_instruction
    if graph == "control flow" and (x < outside or y < outside):
        return False
    found = _GRAPHS[graph](program)
    return (found.reversed if post else found).dominates(x, y)


def _not_dominates(
    program: Program, strict: str, graph: str, post: str, x: int, y: int
) -> bool:
    return not dominates(program, strict, graph, post, x, y)


def _passes_through(program: Program, graph: str, x: int, y: int, z: int) -> bool:
    return not _GRAPHS[graph](program).reaches((x,), (y,), (z,))


def _flow_through(
    program: Program,
    sources: tuple[int, ...],
    sinks: tuple[int, ...],
    gates: tuple[int, ...],
) -> bool:
    starts = {*sources, *program.origins}
    return not program.dependence.reaches(starts, sinks, gates)


def _pure_function(program: Program, f: int) -> bool:
    value = program.values[f]
    return isinstance(value, Function | GlobalVariable) and program.is_pure(value)


_PATHS = {
    "dominates": Relation(dominates, cost=3),
    "not_dominates": Relation(_not_dominates, cost=3),
    "passes_through": Relation(_passes_through, cost=60),
    "flow_through": Relation(_flow_through, cost=100),
    "attribute_pure": Relation(_pure_function),
}

RELATIONS: dict[str, Relation] = _CLASSES | _IDENTITY | _EDGES | _PATHS
