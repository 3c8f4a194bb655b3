"""The child process that lowers, compiles, checks and measures candidates.

Reads one request a line (JSON) from stdin, writes one answer a line to stdout, each
behind a mark, since drivers print, too. What cannot be compiled is an answer; what
crashes, crashes this process only.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from lift.explore.bench import Bench
from lift.explore.runner import MARK
from lift.infer import infer
from lift.targets import DeviceProfile
from lift.targets.profile import Numbers
from lift.text import parse_program


def _profile(fields: dict[str, Any]) -> DeviceProfile:
    numbers = Numbers(**fields["numbers"])
    return DeviceProfile(**{**fields, "numbers": numbers})


def _bench(text: str, profile: dict[str, Any], **rest: Any) -> Bench:
    return Bench(infer(parse_program(text)), _profile(profile), **rest)


def _answer(bench: Bench, request: dict[str, Any]) -> dict[str, Any]:
    if "compare" in request:
        return bench.compare(request["compare"], request["seconds"])
    profile = _profile(request.pop("profile"))
    return bench.measure(profile=profile, **request)


def main() -> int:
    """Answer requests until stdin ends; the first sets up the bench."""
    setup = json.loads(sys.stdin.readline())
    seed = setup.pop("seed")
    bench = _bench(**setup)
    print(MARK + json.dumps(bench.prepare(seed)), flush=True)
    for line in sys.stdin:
        print(MARK + json.dumps(_answer(bench, json.loads(line))), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
