"""The scalars that a kernel takes from outside of its loop nest.

Consumes values that do not change in the nest; produces scalar parameters of the Lift
program and the C text that the stub passes for them.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from codegen.arguments import Arguments
from codegen.scalar import Untranslatable, lift_type
from codegen.translate.names import fresh
from detector.model import Argument, Instruction, Value, source_name
from lift.terms.build import lit, op, param
from lift.terms.core import Expr as Term
from lift.terms.program import Parameter
from lift.types import BOOL, U8


@dataclass(slots=True)
class Scalars:
    """Scalar parameters in the order of first use."""

    arguments: Arguments
    taken: set[str]
    _names: dict[Value, str] = field(default_factory=dict)
    parameters: list[Parameter] = field(default_factory=list)
    c_texts: dict[str, str] = field(default_factory=dict)

    def of(self, value: Value) -> Term:
        """The parameter that stands for an invariant value."""
        if not isinstance(value, Argument | Instruction):
            raise Untranslatable(value, "a kernel cannot take this value")
        if value not in self._names:
            scalar = lift_type(value.type)
            if scalar is None:
                raise Untranslatable(value, "a kernel takes no such argument")
            name = fresh(source_name(value) or "s", self.taken)
            self._names[value] = name
            # Kernels take no bool: a byte, of which every value but 0 means true.
            self.parameters.append(Parameter(name, U8 if scalar == BOOL else scalar))
            self.c_texts[name] = self.arguments.value(value)
        given = param(self._names[value])
        is_truth = lift_type(value.type) == BOOL
        return op("ne", given, lit(0, U8)) if is_truth else given
