"""The words that ``{x} is <opcode> instruction`` may name.

LLVM's own opcode words, and the names that the published files use for some of them.
"""

from __future__ import annotations

SHORT: dict[str, str] = {
    "gep": "getelementptr",
    "branch": "br",
    "return": "ret",
    "bitor": "or",
    "bitand": "and",
    "bitxor": "xor",
    "lshift": "shl",
}
"""The published name and LLVM's."""

_WORDS = """
ret br switch indirectbr invoke resume unreachable cleanupret catchret catchswitch
callbr fneg add fadd sub fsub mul fmul udiv sdiv fdiv urem srem frem shl lshr ashr
and or xor extractelement insertelement shufflevector extractvalue insertvalue alloca
load store fence cmpxchg atomicrmw getelementptr trunc zext sext fptrunc fpext fptoui
fptosi uitofp sitofp ptrtoint inttoptr bitcast addrspacecast icmp fcmp phi select
freeze call va_arg landingpad catchpad cleanuppad
"""

OPCODES: frozenset[str] = frozenset(_WORDS.split())


def known(word: str) -> bool:
    """Whether some instruction has this opcode."""
    return word in OPCODES or word in SHORT
