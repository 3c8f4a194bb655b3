"""Analyses of one function: what holds on every path, of every address and loop.

Consumes the frozen model. Produces `FunctionAnalyses`, a lazy bundle of them all.
Must not know idioms, text of IR, or Lift.
"""

from detector.analysis.facade import FunctionAnalyses

__all__ = ["FunctionAnalyses"]
