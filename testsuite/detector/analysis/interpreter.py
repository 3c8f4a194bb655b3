"""A small interpreter of the IR model: the oracle for what the analyses claim.

Consumes a function and its arguments; produces a trace of events through a callback,
which sees the values of all SSA names at that moment.  Integers and pointers are
Python integers without sign; floating-point values are not tracked.  Stops with
`Undefined` where LLVM's semantics give poison or undefined behaviour.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from detector.model import (
    Argument,
    ArrayType,
    Block,
    ConstantExpression,
    ConstantInt,
    ConstantNull,
    DataLayout,
    Function,
    GlobalVariable,
    Instruction,
    IntType,
    PointerType,
    StructType,
    Type,
    Value,
)


class Undefined(Exception):
    """The program's behaviour ends here."""


class OutOfSteps(Exception):
    """The program runs for longer than anyone wants to wait."""


def signed(value: int, bits: int) -> int:
    """A bit pattern read as a signed integer."""
    value &= (1 << bits) - 1
    return value - ((value >> (bits - 1)) << bits)


COMPARE: dict[str, Callable[[int, int], bool]] = {
    "eq": lambda a, b: a == b,
    "ne": lambda a, b: a != b,
    "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b,
    "gt": lambda a, b: a > b,
    "ge": lambda a, b: a >= b,
}


def _truncated(a: int, b: int) -> int:
    quotient = abs(a) // abs(b)
    return quotient if (a >= 0) == (b >= 0) else -quotient


ARITHMETIC: dict[str, Callable[[int, int], int]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "shl": lambda a, b: a << b,
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
    "lshr": lambda a, b: a >> b,
    "ashr": lambda a, b: a >> b,
    "udiv": lambda a, b: a // b,
    "urem": lambda a, b: a % b,
    "sdiv": _truncated,
    "srem": lambda a, b: a - b * _truncated(a, b),
}
SIGNED = frozenset(("sdiv", "srem", "ashr"))


@dataclass
class Machine:
    """The state of one run; `watch` is called after each instruction."""

    layout: DataLayout
    memory: dict[int, int] = field(default_factory=dict)
    values: dict[Value, int] = field(default_factory=dict)
    globals: dict[str, int] = field(default_factory=dict)
    steps: int = 20_000
    watch: Callable[[Instruction], None] = lambda instruction: None
    enter: Callable[[Block, Block | None], None] = lambda block, before: None

    def run(self, function: Function, arguments: list[int]) -> None:
        """Runs to the end of the function."""
        self.values = dict(zip(function.arguments, arguments, strict=True))
        block, before = function.entry, None
        while True:
            self._phis(block, before)
            self.enter(block, before)
            for instruction in block.instructions:
                if instruction.opcode == "phi":
                    self.watch(instruction)
                    continue
                self.steps -= 1
                if self.steps < 0:
                    raise OutOfSteps
                if instruction.opcode == "ret":
                    return
                if instruction.is_terminator:
                    before, block = block, self._target(instruction)
                    break
                result = self._execute(instruction)
                if result is not None:
                    self.values[instruction] = result
                self.watch(instruction)

    def _phis(self, block: Block, before: Block | None) -> None:
        new = {}
        for phi in block.phis:
            assert before is not None
            source = phi.incoming_from(before)
            if source is not None and self._bits(phi.type):
                new[phi] = self.read(source)
        self.values.update(new)

    def _target(self, branch: Instruction) -> Block:
        if branch.opcode != "br":
            raise Undefined(branch.opcode)
        if len(branch.blocks) == 1:
            return branch.blocks[0]
        return branch.blocks[0 if self.read(branch.operands[0]) else 1]

    def _bits(self, type_: Type) -> int:
        match type_:
            case IntType(bits):
                return bits
            case PointerType():
                return self.layout.index_bits()
            case _:
                return 0

    def read(self, value: Value) -> int:
        """The bit pattern of a value."""
        match value:
            case ConstantInt():
                return value.unsigned
            case ConstantNull():
                return 0
            case GlobalVariable():
                return self.globals[value.name]
            case ConstantExpression(opcode="getelementptr"):
                return self._gep(value)
            case Instruction() | Argument():
                if value not in self.values:
                    raise Undefined(f"{value!r} has no value")
                return self.values[value]
            case _:
                raise Undefined(f"{value!r}")

    def _execute(self, i: Instruction) -> int | None:
        bits = self._bits(i.type)
        match i.opcode:
            case "load":
                return self._load(i) if bits else None
            case "store":
                self._store(i)
                return None
            case "getelementptr":
                return self._gep(i)
            case "icmp":
                return self._compare(i)
            case "select" if bits:
                return self.read(i.operands[1 if self.read(i.operands[0]) else 2])
            case "freeze" if bits:
                return self.read(i.operands[0])
            case "trunc" | "zext" | "sext" | "ptrtoint" | "inttoptr" | "bitcast" if (
                bits
            ):
                return self._cast(i, bits)
            case "call" if bits:
                return self._call(i, bits)
            case opcode if opcode in ARITHMETIC and bits:
                return self._arithmetic(i, bits)
            case _:
                return None

    def _load(self, i: Instruction) -> int:
        address, size = self.read(i.operands[0]), self.layout.store_size(i.type)
        if any(address + at not in self.memory for at in range(size)):
            raise Undefined("a load from nowhere")
        found = bytes(self.memory[address + at] for at in range(size))
        return int.from_bytes(found, "little")

    def _store(self, i: Instruction) -> None:
        bits = self._bits(i.operands[0].type)
        address = self.read(i.operands[1])
        if bits:
            size = self.layout.store_size(i.operands[0].type)
            data = self.read(i.operands[0]).to_bytes(size, "little")
            self.memory.update({address + at: byte for at, byte in enumerate(data)})

    def _gep(self, i: Instruction | ConstantExpression) -> int:
        word = self.layout.index_bits()
        total, type_ = self.read(i.operands[0]), i.element_type
        for position, index in enumerate(i.operands[1:]):
            at = signed(self.read(index), self._bits(index.type))
            if position and isinstance(type_, StructType):
                total += self.layout.offset(type_, at)
                type_ = type_.fields[at]
                continue
            if position and isinstance(type_, ArrayType):
                type_ = type_.element
            assert type_ is not None
            total += at * self.layout.size(type_)
        if "inbounds" in i.flags and not 0 <= total < 1 << word:
            raise Undefined("an address out of bounds")
        return total & ((1 << word) - 1)

    def _compare(self, i: Instruction) -> int:
        bits = self._bits(i.operands[0].type)
        if not bits:
            raise Undefined("a comparison of vectors")
        a, b = self.read(i.operands[0]), self.read(i.operands[1])
        predicate = i.predicate or ""
        if predicate[0] == "s":
            a, b = signed(a, bits), signed(b, bits)
        name = predicate if predicate in ("eq", "ne") else predicate[1:]
        return int(COMPARE[name](a, b))

    def _cast(self, i: Instruction, bits: int) -> int:
        source = self._bits(i.operands[0].type)
        if not source:
            raise Undefined("a cast of a vector or float")
        value = self.read(i.operands[0])
        if i.opcode == "sext":
            value = signed(value, source)
        if "nneg" in i.flags and signed(value, source) < 0:
            raise Undefined("zext nneg of a negative number")
        result = value & ((1 << bits) - 1)
        if "nuw" in i.flags and result != value:
            raise Undefined("trunc nuw loses bits")
        if "nsw" in i.flags and signed(result, bits) != signed(value, source):
            raise Undefined("trunc nsw loses bits")
        return result

    def _arithmetic(self, i: Instruction, bits: int) -> int:
        a, b = self.read(i.operands[0]), self.read(i.operands[1])
        if i.opcode in ("udiv", "urem", "sdiv", "srem") and b == 0:
            raise Undefined("division by zero")
        if i.opcode in ("shl", "lshr", "ashr") and b >= bits:
            raise Undefined("a shift by too much")
        operation = ARITHMETIC[i.opcode]
        sa, sb = signed(a, bits), signed(b, bits)
        if i.opcode in ("shl", "ashr"):
            sb = b
        if "disjoint" in i.flags and a & b:
            raise Undefined("or disjoint of common bits")
        result = operation(sa, sb) if i.opcode in SIGNED else operation(a, b)
        if "exact" in i.flags:
            self._check_exact(i.opcode, a, b)
        if "nuw" in i.flags and not 0 <= result < 1 << bits:
            raise Undefined("unsigned overflow")
        if "nsw" in i.flags:
            wide = operation(sa, sb)
            if not -(1 << (bits - 1)) <= wide < 1 << (bits - 1):
                raise Undefined("signed overflow")
        return result & ((1 << bits) - 1)

    @staticmethod
    def _check_exact(opcode: str, a: int, b: int) -> None:
        by = 1 << b if opcode in ("lshr", "ashr") else b
        if a % by:
            raise Undefined("an exact division with a rest")

    def _call(self, i: Instruction, bits: int) -> int:
        name = i.callee.name if isinstance(i.callee, Function) else ""
        match name.split(".")[:2]:
            case ["llvm", "smax" | "smin" | "umax" | "umin" as kind]:
                pick = max if kind.endswith("max") else min
                key = (lambda v: signed(v, bits)) if kind[0] == "s" else (lambda v: v)
                return pick((self.read(o) for o in i.operands[:2]), key=key)
            case ["llvm", "abs"]:
                return abs(signed(self.read(i.operands[0]), bits)) & ((1 << bits) - 1)
            case _:
                raise Undefined(f"a call of {name}")
