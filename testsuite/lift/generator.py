"""Random well-typed programs, for tests of everything that takes programs.

A program is grown from its inputs by stages that are proposed at random and kept if
the type checker accepts them. Only operators that OpenCL computes exactly are used, so
that an interpreter and a kernel must agree bit for bit.

    for sample in samples(seed=1, count=500):
        expected = interpret(sample.program, sample.inputs, sample.sizes)
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from lift.diagnostics import LiftError
from lift.infer import infer
from lift.interp.values import dtype_of
from lift.scalar import Op
from lift.sizes import Size, constant, evaluate
from lift.sizes.terms import Variable, intern, of_atom
from lift.terms import patterns as p
from lift.terms.build import cast, lit, nat, op
from lift.terms.core import Call, Expr, Fun, Lambda, Let, Param
from lift.terms.program import Parameter, Program
from lift.terms.traverse import position
from lift.text.syntax import reverse, stride
from lift.types import (
    F32,
    F64,
    I32,
    I64,
    U8,
    U32,
    ArrayType,
    DataType,
    DepArrayType,
    ScalarType,
    TupleType,
)

SCALARS = (F32, F32, F32, I32, I32, F64, U32, U8, I64)
#: No array of a sample is larger than this, so that tests stay quick.
LIMIT = 4096
_ARITH = ("add", "sub", "mul", "min", "max")


@dataclass(frozen=True, slots=True, eq=False)
class Sample:
    """A typed program with inputs and sizes to run it on."""

    program: Program
    inputs: dict[str, Any]
    sizes: dict[str, int]
    seed: int


def samples(seed: int, count: int) -> Iterator[Sample]:
    """So many samples; the same ones for the same seed."""
    for number in range(count):
        yield sample(seed * 1_000_003 + number)


def sample(seed: int) -> Sample:
    """The sample of a seed."""
    return _Grower(seed).grow()


class _Grower:
    """The state of one program that grows."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.random = random.Random(seed)
        self.names = 0
        self.sizes = self._some_sizes()
        self.numbers = {
            v.name: v.multiple_of * self.random.randint(1, 12 // v.multiple_of)
            for v in self.sizes
        }
        self.params: list[Parameter] = []

    def _some_sizes(self) -> tuple[Variable, ...]:
        multiple = self.random.choice((1, 1, 2, 4, 6, 8))
        one, low = constant(1), constant(multiple)
        return (intern(Variable, "N", low, None, multiple),
                intern(Variable, "M", one, None, 1))  # fmt: skip

    def fresh(self, stem: str = "v") -> Param:
        self.names += 1
        return Param(f"{stem}{self.names}")

    def size(self) -> Size:
        chosen = self.random.choice(("N", "N", "M", "number"))
        if chosen == "number":
            return constant(self.random.choice((1, 2, 3, 4, 5, 8, 12)))
        return of_atom(self.sizes[0 if chosen == "N" else 1])

    def grow(self) -> Sample:
        rank = self.random.choice((1, 1, 2, 2, 3))
        data: DataType = self.random.choice(SCALARS)
        for _ in range(rank):
            data = ArrayType(data, self.size())
        self.params.append(Parameter("x", data))
        body: Expr = Param("x")
        program = self.checked(body)
        assert program is not None
        for _ in range(self.random.randint(1, 7)):
            assert program.result is not None
            proposed = self.stage(program.body, program.result)
            new = self.checked(proposed) if proposed is not None else None
            program = new or program
        used = {q.name for q in self.params}
        inputs = {q.name: self.data(q.type) for q in self.params if q.name in used}
        return Sample(program, inputs, dict(self.numbers), self.seed)

    def checked(self, body: Expr) -> Program | None:
        """The program with this body, if it is well typed and not too large."""
        program = Program("sample", self.sizes, (), tuple(self.params), body)
        try:
            typed = infer(program)
        except LiftError:
            return None
        assert typed.result is not None
        return typed if self.count(typed.result) <= LIMIT else None

    def count(self, data: DataType) -> int:
        """How many scalars a value of this type holds."""
        match data:
            case ArrayType(element, size):
                return evaluate(size, self.numbers) * self.count(element)
            case DepArrayType():
                return LIMIT + 1
            case TupleType(items):
                return sum(self.count(item) for item in items)
            case _:
                return 1

    def data(self, data: DataType) -> Any:
        """Random input; small numbers, so that few results overflow."""
        shape: list[int] = []
        while isinstance(data, ArrayType):
            shape.append(evaluate(data.size, self.numbers))
            data = data.element
        assert isinstance(data, ScalarType)
        low = 0 if data.kind == "uint" else -8
        values = [self.random.randint(low, 8) for _ in range(int(np.prod(shape)))]
        scaled = np.array(values, np.float64) / (4 if data.is_float else 1)
        return scaled.astype(dtype_of(data)).reshape(shape)

    # Stages ---------------------------------------------------------------------------

    def stage(self, body: Expr, data: DataType) -> Expr | None:
        """The body with one more stage, proposed at random."""
        match data:
            case ArrayType(element, size):
                return self.array_stage(body, element, size)
            case TupleType(items):
                index = self.random.randrange(len(items))
                return Call(p.Get(index), (body,))
            case ScalarType():
                value = self.fresh("s")
                return Let(value, body, self.scalar(value, data))
            case _:
                return None

    def array_stage(self, body: Expr, element: DataType, size: Size) -> Expr | None:
        choices: list[Callable[[], Expr | None]] = [
            lambda: self.mapped(body, element),
            lambda: self.mapped(body, element),
            lambda: self.layout(body, element, size),
            lambda: self.layout(body, element, size),
            lambda: self.folded(body, element),
            lambda: self.zipped(body, element, size),
            lambda: self.bordered(body, element),
            lambda: self.vectors(body, element),
            lambda: self.parts(body, element, size),
            lambda: self.indexed(body, element, size),
            lambda: self.counted(body, element, size),
            lambda: self.iterated(body, element),
            lambda: self.windows(body, element),
        ]
        return self.random.choice(choices)()

    def mapped(self, body: Expr, element: DataType) -> Expr | None:
        fun = self.function(element)
        return None if fun is None else Call(p.Map(fun), (body,))

    def function(self, element: DataType) -> Fun | None:
        """A function of one element."""
        item = self.fresh()
        match element:
            case ScalarType():
                return Lambda((item,), self.scalar(item, element))
            case TupleType(items) if all(isinstance(i, ScalarType) for i in items):
                return Lambda((item,), self.of_tuple(item, items))
            case ArrayType():
                inner = self.stage(item, element)
                return None if inner is None else Lambda((item,), inner)
            case _:
                return None

    def scalar(self, value: Expr, scalar: ScalarType, depth: int = 2) -> Expr:
        """A random expression of one value."""
        if not depth or self.random.random() < 0.2:
            return value
        choice = self.random.random()
        if choice < 0.15:
            test = op("lt", value, self.literal(scalar))
            yes = self.scalar(value, scalar, depth - 1)
            return Call(p.Select(), (test, yes, self.literal(scalar)))
        if choice < 0.22:
            return cast(cast(value, self.random.choice((F64, I64))), scalar)
        name = self.random.choice(_ARITH)
        left = self.scalar(value, scalar, depth - 1)
        right = self.random.choice((value, self.literal(scalar)))
        return op(name, left, right)

    def of_tuple(self, value: Expr, items: tuple[DataType, ...]) -> Expr:
        parts = [Call(p.Get(k), (value,)) for k in range(len(items))]
        first = items[0]
        assert isinstance(first, ScalarType)
        if all(item == first for item in items) and self.random.random() < 0.7:
            return op(self.random.choice(_ARITH), parts[0], parts[-1])
        if self.random.random() < 0.5:
            return Call(p.MakeTuple(), tuple(reversed(parts)))
        return self.scalar(parts[0], first)

    def literal(self, scalar: ScalarType) -> Expr:
        low = 0 if scalar.kind == "uint" else -3
        number = self.random.randint(low, 3)
        return lit(number / 2 if scalar.is_float else number, scalar)

    def layout(self, body: Expr, element: DataType, size: Size) -> Expr | None:
        number = constant(self.random.choice((1, 2, 3, 4)))
        small = constant(self.random.choice((0, 1, 2)))
        choices: list[Fun] = [
            p.Split(number),
            p.Take(number),
            p.Drop(small),
            p.Slice(small, number),
            p.Gather(reverse()),
            p.Scatter(reverse()),
            p.Slide(number, constant(self.random.choice((1, 2, 3)))),
            p.Id(),
        ]
        if isinstance(element, ArrayType):
            choices += [p.Join(), p.Transpose()] * 3
        if self.random.random() < 0.15:
            kind = self.random.choice((p.Gather, p.Scatter))
            choices = [kind(stride(constant(2)))]
        return Call(self.random.choice(choices), (body,))

    def bordered(self, body: Expr, element: DataType) -> Expr | None:
        left, right = (constant(self.random.choice((0, 1, 2, 3))) for _ in range(2))
        if isinstance(element, ScalarType) and self.random.random() < 0.4:
            return Call(p.PadConstant(left, right), (self.literal(element), body))
        boundary = self.random.choice(list(p.Boundary))
        return Call(p.Pad(left, right, boundary), (body,))

    def folded(self, body: Expr, element: DataType) -> Expr | None:
        if not isinstance(element, ScalarType):
            return None
        name = Op(self.random.choice(_ARITH))
        init = self.literal(element)
        if self.random.random() < 0.4:
            return Call(p.Scan(name, self.random.random() < 0.7), (init, body))
        fold = Call(p.Reduce(name), (init, body))
        return fold

    def zipped(self, body: Expr, element: DataType, size: Size) -> Expr | None:
        if not isinstance(element, ScalarType):
            return None
        if self.random.random() < 0.5:
            same = self.fresh("same")
            turned = Call(p.Gather(reverse()), (same,))
            return Let(same, body, Call(p.Zip(), (same, turned)))
        other: Expr
        if self.random.random() < 0.5:
            index = self.fresh("i")
            made = Lambda((index,), self.scalar(cast(index, element), element, 1))
            other = Call(p.Generate(size, made), ())
        else:
            name = f"y{len(self.params)}"
            self.params.append(Parameter(name, ArrayType(element, size)))
            other = Param(name)
        return Call(p.Zip(), (body, other))

    def vectors(self, body: Expr, element: DataType) -> Expr | None:
        if not isinstance(element, ScalarType):
            return None
        width = self.random.choice((2, 4))
        item = self.fresh()
        inner = Lambda((item,), op(self.random.choice(_ARITH), item, item))
        wide = Call(p.AsVector(width), (body,))
        return Call(p.AsScalar(), (Call(p.Map(p.MapVec(inner)), (wide,)),))

    def parts(self, body: Expr, element: DataType, size: Size) -> Expr | None:
        """partition into two parts, a map over each, and join."""
        if not isinstance(element, ScalarType):
            return None
        from lift.sizes import conditional

        place = position("k", constant(2))
        first = constant(self.random.choice((1, 2)))
        lengths = conditional(of_atom(place), constant(1), first, size - first)
        cut = Call(p.Partition(constant(2), p.SizeFun(place, lengths)), (body,))
        row = self.fresh("row")
        each = Lambda((row,), Call(p.Map(self.function(element) or p.Id()), (row,)))
        return Call(p.Join(), (Call(p.Map(each), (cut,)),))

    def windows(self, body: Expr, element: DataType) -> Expr | None:
        """A stencil: pad, slide, and a fold of each window."""
        if not isinstance(element, ScalarType):
            return None
        boundary = self.random.choice(list(p.Boundary))
        wide = Call(p.Pad(constant(1), constant(1), boundary), (body,))
        window = self.fresh("w")
        name = Op(self.random.choice(_ARITH))
        fold = Call(p.Reduce(name), (self.literal(element), window))
        slid = Call(p.Slide(constant(3), constant(1)), (wide,))
        return Call(p.Map(Lambda((window,), fold)), (slid,))

    def counted(self, body: Expr, element: DataType, size: Size) -> Expr | None:
        """A histogram of positions modulo a few bins."""
        if not isinstance(element, ScalarType):
            return None
        bins, index, zero = self.random.choice((1, 3, 5)), self.fresh("i"), self.fresh()
        modulo = op("rem", index, lit(bins + self.random.choice((0, 1)), I64))
        keys = Call(p.Generate(size, Lambda((index,), modulo)), ())
        start = Lambda((zero,), self.literal(element))
        empty = Call(p.Generate(constant(bins), start), ())
        how = Op(self.random.choice(("add", "max")))
        fun = p.ReduceByIndex(how, p.OutOfRange.IGNORE)
        return Call(fun, (empty, keys, body))

    def iterated(self, body: Expr, element: DataType) -> Expr | None:
        """A map a few times over, or halving by pairs."""
        if not isinstance(element, ScalarType):
            return None
        times = constant(self.random.choice((1, 2, 3)))
        array, pair = self.fresh("a"), self.fresh("pair")
        step: Expr = Call(p.Map(self.function(element) or p.Id()), (array,))
        if self.random.random() < 0.5:
            both = op("add", *(Call(p.At(), (pair, nat(k))) for k in range(2)))
            halves = Call(p.Split(constant(2)), (array,))
            step = Call(p.Map(Lambda((pair,), both)), (halves,))
        return Call(p.Iterate(times, Lambda((array,), step)), (body,))

    def indexed(self, body: Expr, element: DataType, size: Size) -> Expr | None:
        if self.random.random() < 0.5:
            return Call(p.At(), (body, nat(0)))
        index = self.fresh("i")
        wrapped = op("rem", op("mul", index, lit(3, I64)), nat(size))
        indices = Call(p.Generate(size, Lambda((index,), wrapped)), ())
        return Call(p.GatherIdx(), (indices, body))


def result_only(sample_: Sample) -> Sample:
    """The sample without inputs that its body does not use."""
    from lift.terms.traverse import free_params

    used = free_params(sample_.program.body)
    params = tuple(q for q in sample_.program.params if q.name in used)
    inputs = {name: value for name, value in sample_.inputs.items() if name in used}
    return replace(
        sample_, program=replace(sample_.program, params=params), inputs=inputs
    )
