"""The closed unions of constants and of values.

Consumes the classes of the model. Produces `Constant` and `Value`, usable in types,
in `match` and with `isinstance`. Here because globals are constants, too.
"""

from __future__ import annotations

from typing import TypeAlias

from detector.model.code import Argument, Instruction
from detector.model.constants import (
    BlockAddress,
    ConstantAggregate,
    ConstantBytes,
    ConstantExpression,
    ConstantFloat,
    ConstantInt,
    ConstantNull,
    ConstantPoison,
    ConstantSplat,
    ConstantUndef,
    ConstantZero,
    InlineAsm,
    MetadataOperand,
)
from detector.model.globals import Function, GlobalAlias, GlobalVariable

Constant: TypeAlias = (
    ConstantInt
    | ConstantFloat
    | ConstantNull
    | ConstantUndef
    | ConstantPoison
    | ConstantZero
    | ConstantAggregate
    | ConstantSplat
    | ConstantBytes
    | ConstantExpression
    | BlockAddress
    | InlineAsm
    | MetadataOperand
    | GlobalVariable
    | Function
    | GlobalAlias
)

Value: TypeAlias = Instruction | Argument | Constant
