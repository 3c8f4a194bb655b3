"""What stops a translation: a value of LLVM that has no equivalent in a kernel."""

from __future__ import annotations

from detector.model import Value, instruction_text, value_text
from detector.model.code import Instruction


class Untranslatable(Exception):
    """Raised inside codegen only; its edge turns it into a refusal with a reason."""

    def __init__(self, value: Value, why: str) -> None:
        text = (
            instruction_text(value)
            if isinstance(value, Instruction)
            else value_text(value)
        )
        super().__init__(f"{why}: {text}")
        self.value = value
        self.why = why
