"""Search for fast low-level forms: measured, cached, used by later compilations.

best_known(program) is asked by whoever compiles; `lift.explore.tune.tune` searches.
"""

from lift.explore.winners import Winner, best_known

__all__ = ["Winner", "best_known"]
