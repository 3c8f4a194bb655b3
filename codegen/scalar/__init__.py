"""Loop bodies as scalar expressions of Lift: one SSA slice at a time."""

from codegen.scalar.body import Body, BodyContext
from codegen.scalar.refusal import Untranslatable
from codegen.scalar.types import lift_type

__all__ = ["Body", "BodyContext", "Untranslatable", "lift_type"]
