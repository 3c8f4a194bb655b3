"""`idlift-cc --help`: clang's options, then ours; `--idlift-help`: ours alone."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence

from detector.frontend import Driver, default_toolchain
from idlift.offload.settings import help_text


def show_help(driver: Driver, words: Sequence[str]) -> int:
    """Print what is asked for; the exit code is clang's."""
    code = 0
    if "--help" in words:
        theirs = [word for word in words if not word.startswith("--idlift-")]
        clang = [*default_toolchain().invocation(driver), *theirs]
        code = subprocess.run(clang, check=False).returncode
        print()
    sys.stdout.write(help_text())
    return code
