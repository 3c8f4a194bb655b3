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
from lift.terms.build import param
from lift.terms.core import Expr as Term
from lift.terms.program import Parameter
from lift.types import BOOL


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
            if scalar is None or scalar == BOOL:
                raise Untranslatable(value, "a kernel takes no such argument")
            name = fresh(source_name(value) or "s", self.taken)
            self._names[value] = name
            self.parameters.append(Parameter(name, scalar))
            self.c_texts[name] = self.arguments.value(value)
        return param(self._names[value])
