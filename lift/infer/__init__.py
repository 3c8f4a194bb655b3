"""Type inference: untyped terms in, typed terms or a located error out."""

from lift.infer.facts import Facts, gather_facts
from lift.infer.program import infer, type_of

__all__ = ["Facts", "gather_facts", "infer", "type_of"]
