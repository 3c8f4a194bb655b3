"""The scalars that a kernel takes from outside of its loop nest.

Consumes values that do not change in the nest; produces scalar parameters of the Lift
program and the C text that the stub passes for them.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from codegen.arguments import Arguments
from codegen.scalar import Untranslatable, lift_type
from detector.model import Argument, GlobalVariable, Instruction, Value, source_name
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
            name = self._name(value)
            self._names[value] = name
            self.parameters.append(Parameter(name, scalar))
            self.c_texts[name] = self.arguments.value(value)
        return param(self._names[value])

    def _name(self, value: Argument | Instruction | GlobalVariable) -> str:
        wanted = source_name(value) or "s"
        name, number = wanted, 1
        while name in self.taken:
            number += 1
            name = f"{wanted}_{number}"
        self.taken.add(name)
        return name
