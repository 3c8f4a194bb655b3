"""The reference interpreter: the meaning of every pattern, on NumPy."""

from lift.interp.run import Outcome, run

__all__ = ["Outcome", "run"]
