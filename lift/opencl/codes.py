"""The refusals of the OpenCL back end: one table of codes."""

from __future__ import annotations

CODES: dict[str, str] = {
    "L301": "a pattern is not lowered",
    "L302": "parallel maps are nested in an impossible way",
    "L303": "an address space is impossible here",
    "L304": "nothing says how this result is written",
    "L305": "a layout cannot be written through",
    "L306": "a barrier would stand in divergent control flow",
    "L307": "two work-items may write the same place",
    "L308": "local memory is too large for the device",
    "L309": "a size of memory must be known before the launch",
    "L310": "a value would have to cross from one kernel to another",
    "L311": "the operation has no atomic form",
    "L312": "a layout cannot be read at a position known only at run time",
    "L313": "a private array is shared between work-items",
}
