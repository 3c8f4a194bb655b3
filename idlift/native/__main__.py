"""`python -m idlift.native`: make native code of idlift itself, unless it is there."""

from __future__ import annotations

import argparse
import sys
import time

from idlift import installation
from idlift.native import finder
from idlift.native.build import CannotBuild, build


def main() -> int:
    """Exit code 0 if native code is there in the end."""
    parser = argparse.ArgumentParser(
        prog="python -m idlift.native",
        description="Compile idlift's own hot modules; idlift-cc then takes half "
        "the time for loops and kernels. Safe to interrupt, and to leave out.",
    )
    parser.add_argument("--again", action="store_true", help="even if it is there")
    args = parser.parse_args()
    home = installation.folder()
    found = None if home is None else finder.native_code(str(home))
    if found is not None and not args.again:
        print(f"native code is as new as idlift: {found.folder}")
        return 0
    print("== compiling idlift itself (once, 3 minutes)", flush=True)
    start = time.monotonic()

    def say(what: str) -> None:
        print(f"   {time.monotonic() - start:4.0f} s  {what}", flush=True)

    try:
        folder = build(say)
    except CannotBuild as error:
        print(f"error: no native code: {error.message}", file=sys.stderr)
        print(f"       {error.remedy}; until then Python runs it", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("interrupted; nothing was kept", file=sys.stderr)
        return 130
    say(f"done: {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
