"""`python -m idlift.native`: make native code of idlift itself, unless it is there."""

from __future__ import annotations

import argparse
import sys
import time

from idlift import installation
from idlift.native import finder
from idlift.native.build import CannotBuild, build, tools
from idlift.resident import native_caller


def main() -> int:
    """Exit code 0 if native code is there in the end, or cannot be and need not."""
    parser = argparse.ArgumentParser(
        prog="python -m idlift.native",
        description="Compile idlift's own hot modules; idlift-cc then takes less "
        "time for loops and kernels, and no Python is started where a compiler has "
        "stayed. Safe to interrupt, and to leave out.",
    )
    parser.add_argument("--again", action="store_true", help="even if it is there")
    parser.add_argument(
        "--if-possible",
        action="store_true",
        help="no error where a tool for it is missing",
    )
    args = parser.parse_args()
    try:
        tools()
    except CannotBuild as error:
        _say_why(error)
        return 0 if args.if_possible else 1
    try:
        _make(args.again)
    except CannotBuild as error:
        _say_why(error)
        return 1
    except KeyboardInterrupt:
        print("interrupted; nothing was kept", file=sys.stderr)
        return 130
    _put_callers()
    return 0


def _say_why(error: CannotBuild) -> None:
    print(f"error: no native code: {error.message}", file=sys.stderr)
    print(f"       {error.remedy}; until then Python runs it", file=sys.stderr)


def _make(again: bool) -> None:
    home = installation.folder()
    found = None if home is None else finder.native_code(str(home))
    if found is not None and not again:
        print(f"native code is as new as idlift: {found.folder}")
        return
    print("== compiling idlift itself (once, 3 minutes)", flush=True)
    start = time.monotonic()

    def say(what: str) -> None:
        print(f"   {time.monotonic() - start:4.0f} s  {what}", flush=True)

    say(f"done: {build(say)}")


def _put_callers() -> None:
    """Scripts that cannot be replaced work as before."""
    try:
        for place in native_caller.install():
            print(f"a program now: {place}")
    except native_caller.NotMade as error:
        print(f"idlift-cc stays a script: {error}")


if __name__ == "__main__":
    sys.exit(main())
