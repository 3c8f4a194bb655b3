"""Properties of random programs: text, lowering, and batches of the interpreter."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from lift.infer import infer
from lift.interp import run
from lift.plain import lower
from lift.sizes import constant
from lift.terms.build import get, zipped
from lift.terms.core import Call, Expr, Lambda, Param
from lift.terms.patterns import Map
from lift.terms.program import Parameter
from lift.terms.traverse import substitute_params
from lift.text import parse_program, print_program
from lift.types import ArrayType
from testsuite.lift.generator import Sample, samples

PER_CHUNK = 50
CHUNKS = range(10)


def flat(value: Any) -> Iterator[np.ndarray[Any, Any]]:
    if isinstance(value, tuple):
        for item in value:
            yield from flat(item)
    else:
        yield value


def same(left: Any, right: Any) -> bool:
    pairs = zip(flat(left), flat(right), strict=True)
    return all(
        a.dtype == b.dtype and np.array_equal(a, b, equal_nan=a.dtype.kind == "f")
        for a, b in pairs
    )


@pytest.mark.parametrize("chunk", CHUNKS)
def test_text_reads_back_and_lowering_keeps_the_meaning(chunk: int) -> None:
    for sample in samples(chunk, PER_CHUNK):
        program = sample.program
        text = print_program(program)
        again = infer(parse_program(text))
        assert again == program, (sample.seed, text)
        assert print_program(again) == text
        typed_text = print_program(program, types=True)
        assert infer(parse_program(typed_text)) == program, (sample.seed, typed_text)
        expected = run(program, sample.inputs, sample.sizes)
        lowered = run(lower(program), sample.inputs, sample.sizes)
        assert same(expected.results, lowered.results), (sample.seed, text)


@pytest.mark.parametrize("chunk", CHUNKS)
def test_inference_of_a_typed_program_changes_nothing(chunk: int) -> None:
    for sample in samples(1000 + chunk, 20):
        assert infer(sample.program) == sample.program, sample.seed


@pytest.mark.parametrize("chunk", CHUNKS)
def test_a_batch_is_as_good_as_one_run_for_each(chunk: int) -> None:
    """map(program) over stacked inputs is the stack of the program's results.

    This is the law on which the interpreter's speed rests.
    """
    for sample in samples(2000 + chunk, 20):
        stacks = {
            name: np.stack([value, _other(value)])
            for name, value in sample.inputs.items()
        }
        both = run(_mapped(sample), stacks, sample.sizes)
        for index in range(2):
            one = {name: stack[index] for name, stack in stacks.items()}
            alone = run(sample.program, one, sample.sizes)
            picked = tuple(_at(part, index) for part in both.results)
            # A tuple of results is one result, an array of tuples, after the map.
            assert same(picked, alone.results), (sample.seed, index)


def _at(value: Any, index: int) -> Any:
    if isinstance(value, tuple):
        return tuple(_at(item, index) for item in value)
    return np.asarray(value[index])


def _other(value: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    return np.ascontiguousarray(value[::-1] + value.dtype.type(1))


def _mapped(sample: Sample) -> Any:
    program = sample.program
    params = tuple(
        Parameter(q.name, ArrayType(q.type, constant(2))) for q in program.params
    )
    item = Param("item")
    several = len(params) > 1
    inputs: dict[str, Expr] = {
        q.name: get(item, k) if several else item for k, q in enumerate(params)
    }
    body = substitute_params(program.body, inputs)
    names = [Param(q.name) for q in params]
    source = zipped(*names) if several else names[0]
    mapped = Call(Map(Lambda((item,), body)), (source,))
    return infer(replace(program, params=params, body=mapped, result=None))
