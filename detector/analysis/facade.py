"""All analyses of one function, each made when first asked for.

Consumes a function (and its module, for layout and callees). Produces analyses as
cached properties. Must not know what they are asked for.
"""

from __future__ import annotations

from functools import cached_property

from detector.analysis.cfg import ControlFlow
from detector.analysis.control_dependence import ControlDependence
from detector.analysis.dataflow import DataFlow
from detector.analysis.dominance import Dominance
from detector.analysis.evolution import Evolution
from detector.analysis.loops import LoopForest
from detector.analysis.memory import MemoryFacts
from detector.analysis.purity import always_returns
from detector.analysis.regions import Regions
from detector.analysis.scope import Scope
from detector.analysis.uses import Uses
from detector.model import DataLayout, Function, Module


class FunctionAnalyses:
    """The analyses of one defined function; the model never changes, so nor do they."""

    def __init__(self, function: Function, module: Module) -> None:
        self.function = function
        self.module = module

    @property
    def layout(self) -> DataLayout:
        """The sizes and alignments of the module's target."""
        return self.module.layout

    @cached_property
    def cfg(self) -> ControlFlow:
        """Successors, predecessors, orders, reachability of blocks."""
        return ControlFlow.of(self.function)

    @cached_property
    def dominance(self) -> Dominance:
        """Dominators and post-dominators of blocks and instructions."""
        return Dominance.of(self.cfg)

    @cached_property
    def loops(self) -> LoopForest:
        """Natural loops and their nesting."""
        return LoopForest.of(self.cfg, self.dominance)

    @cached_property
    def uses(self) -> Uses:
        """The users of every value."""
        return Uses.of(self.function)

    @cached_property
    def dataflow(self) -> DataFlow:
        """Data flow as it is."""
        return DataFlow(self.function)

    @cached_property
    def idl_dataflow(self) -> DataFlow:
        """Data flow as IDL sees it, without casts."""
        return DataFlow(self.function, skipping=True)

    @cached_property
    def control_dependence(self) -> ControlDependence:
        """Which branches decide about which blocks."""
        return ControlDependence.of(self.cfg, self.dominance)

    @cached_property
    def regions(self) -> Regions:
        """Single-entry single-exit regions."""
        return Regions(self.cfg, self.dominance, self.loops)

    @cached_property
    def evolution(self) -> Evolution:
        """Trip counts, induction variables and normal forms of addresses."""
        scope = Scope(
            self.module,
            self.cfg,
            self.dominance,
            self.loops,
            self.memory.is_reload,
            always_returns,
        )
        return Evolution(scope)

    @cached_property
    def memory(self) -> MemoryFacts:
        """Memory objects, aliases, and loads that do not change in a loop."""
        return MemoryFacts(self.uses)
