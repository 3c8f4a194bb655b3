"""What the user wants of the offloading compiler, and how its options are called."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Literal

Fp = Literal["strict", "reassoc", "relaxed"]

PREFIX = "--idlift-"


def _told(value: str, text: str) -> dict[str, str]:
    """What `--help` says of an option; `value` is "" for switches."""
    return {"value": value, "text": text}


@dataclass(frozen=True, slots=True)
class Settings:
    """The options that start with `--idlift-`."""

    fp: Fp = field(
        default="strict",
        metadata=_told(
            "strict|reassoc|relaxed",
            "what floating point may do: what clang's flags allow, sums in another "
            "order, or also exp, sin, ... of the device",
        ),
    )
    report: str = field(
        default="",
        metadata=_told("FILE", "every match and its verdict, as .json or .sarif"),
    )
    save: str = field(
        default="",
        metadata=_told("DIR", "evidence for each site: programs, kernels, IR"),
    )
    device: str = field(
        default="",
        metadata=_told("TEXT", "part of the name of the device to make kernels for"),
    )
    embed: bool = field(
        default=False,
        metadata=_told("", "put machine code for this machine's device beside sources"),
    )
    quiet: bool = field(default=False, metadata=_told("", "no line for each site"))
    time: bool = field(default=False, metadata=_told("", "how long each phase took"))
    werror: bool = field(
        default=False, metadata=_told("", "what breaks in offloading is an error")
    )
    off: bool = field(
        default=False, metadata=_told("", "plain clang: nothing is offloaded")
    )


INTRODUCTION = """\
usage: idlift-cc ARGUMENTS OF CLANG... [--idlift-OPTION]...   (idlift-c++ for C++)

Compiles like clang; loops that are recognised run as OpenCL kernels where that is
faster. All options but these are clang's (`idlift-cc --help` shows them, too):

"""

CLOSING = """
They can also stand in $IDLIFT_CC_FLAGS. $IDLIFT_CLANG chooses the clang, $IDLIFT_CACHE
the folder of the cache, $IDLIFT_CACHE_SIZE its size (2G). A compiler stays for
$IDLIFT_STAY seconds (120) to answer the next calls; 0: not at all. Programs look at
$IDLIFT_POLICY (auto, always, never), $IDLIFT_VERIFY (1), $IDLIFT_TRACE (1 or a file),
$IDLIFT_DEVICE (part of a name) and $IDLIFT_OPENCL (a libOpenCL).
"""


def help_text() -> str:
    """The options, one paragraph each."""
    from textwrap import fill

    told = []
    for option in fields(Settings):
        value, text = option.metadata["value"], option.metadata["text"]
        name = f"{PREFIX}{option.name}{'=' if value else ''}{value}"
        # As clang's own help: text from column 25 on, below a name that is too long.
        start = f"  {name:<22} " if len(name) <= 22 else f"  {name}\n{'':25}"
        indented = fill(text, 88, initial_indent=" " * 25, subsequent_indent=" " * 25)
        told.append(start + indented.lstrip())
    return INTRODUCTION + "\n".join(told) + "\n" + CLOSING
