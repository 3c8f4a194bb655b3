"""Prints the rooms of the house with their sizes, and every broken layer.

Exit code 1 if a layer is broken or a module too long.
"""

from __future__ import annotations

import sys

from testsuite.layering import LONGEST, MAY_IMPORT, modules, violations


def main() -> int:
    """The table, then what is wrong."""
    found = list(modules())
    print(f"   {'package':<10} {'modules':>7} {'lines':>7}  longest")
    for package in MAY_IMPORT:
        own = [m for m in found if m.package == package]
        top = max(own, key=lambda m: m.lines)
        total = sum(m.lines for m in own)
        print(f"   {package:<10} {len(own):>7} {total:>7}  {top.name} ({top.lines})")
    wrong = [v for module in found for v in violations(module)]
    wrong += [
        f"{m.name} has {m.lines} lines; the house allows {LONGEST}"
        for m in found
        if m.lines > LONGEST
    ]
    for line in wrong:
        print(f"   {line}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
