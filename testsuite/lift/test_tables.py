"""The tables are complete: every pattern and operator is known to every stage."""

from __future__ import annotations

import pytest

from lift.infer.rules import RULES as TYPING
from lift.interp.rules import RULES as MEANING
from lift.interp.scalars import DEFINED
from lift.scalar import INFIX, OPS, Op, op_result
from lift.terms.patterns import PATTERNS
from lift.text.syntax import FORMS
from lift.types import BOOL, F32, I8, I32, U16, ScalarType, VectorType


@pytest.mark.parametrize("pattern", PATTERNS, ids=lambda cls: cls.__name__)
def test_every_pattern_has_a_type_a_meaning_and_a_form(pattern: type) -> None:
    assert pattern in TYPING
    assert pattern in MEANING
    assert pattern in {form.make for form in FORMS.values()}


def test_every_operator_has_a_meaning() -> None:
    special = {"cast", "bitcast", "select", "splat", "lane"}
    assert set(OPS) - special == set(DEFINED)


def test_infix_signs_are_distinct() -> None:
    assert len(INFIX) == sum(info.infix is not None for info in OPS.values())


@pytest.mark.parametrize(
    ("op", "operands", "expected"),
    [
        (Op("add"), (F32, F32), F32),
        (Op("add"), (VectorType(F32, 4), VectorType(F32, 4)), VectorType(F32, 4)),
        (Op("lt"), (I8, I8), BOOL),
        (Op("lt"), (VectorType(I8, 2),) * 2, VectorType(BOOL, 2)),
        (Op("cast", U16), (F32,), U16),
        (Op("cast", U16), (VectorType(F32, 3),), VectorType(U16, 3)),
        (Op("bitcast", I32), (F32,), I32),
        (Op("splat", None, 8), (I32,), VectorType(I32, 8)),
        (Op("lane", None, 1), (VectorType(I32, 2),), I32),
        (Op("select"), (BOOL, F32, F32), F32),
        (Op("ldexp"), (F32, I32), F32),
    ],
)
def test_typing_of_operators(
    op: Op, operands: tuple[ScalarType | VectorType, ...], expected: object
) -> None:
    assert op_result(op, operands) == expected


@pytest.mark.parametrize(
    ("op", "operands"),
    [
        (Op("add"), (F32, I32)),
        (Op("add"), (BOOL, BOOL)),
        (Op("rem"), (F32, F32)),
        (Op("sqrt"), (I32,)),
        (Op("and"), (F32, F32)),
        (Op("bitcast", I8), (F32,)),
        (Op("select"), (I32, F32, F32)),
        (Op("lane", None, 2), (VectorType(I32, 2),)),
        (Op("fma"), (F32, F32)),
    ],
)
def test_operators_refuse_in_words(
    op: Op, operands: tuple[ScalarType | VectorType, ...]
) -> None:
    assert isinstance(op_result(op, operands), str)
