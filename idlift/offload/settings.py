"""What the user wants of the offloading compiler."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Fp = Literal["strict", "reassoc", "relaxed"]


@dataclass(frozen=True, slots=True)
class Settings:
    """The options that start with `--idlift-`."""

    fp: Fp = "strict"
    # A file for the report of all sites, .json or .sarif; "" prints lines instead.
    report: str = ""
    # A folder for the evidence of each site.
    save: str = ""
    # A substring of the device that kernels are made for.
    device: str = ""
    # Kernels are built now, for this machine's device, and put into the object.
    embed: bool = False
    # Nothing is offloaded: plain clang, found as we find it.
    off: bool = False
    # Says nothing about sites.
    quiet: bool = False
    # Says how long each phase took.
    time: bool = False
    # What breaks in offloading is an error, not a warning.
    werror: bool = False
