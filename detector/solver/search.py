"""The search: walks a plan over one program and yields every solution once.

Plan nodes become closures when the walk first reaches them; each closure binds its
variables in one shared list, runs its checks and calls the next. On the way the search
remembers, for each candidate of the first variable, the partial solution that came
nearest to a full one: that is what near misses are made of.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

from detector.solver.budget import Budget, ExhaustedError, Stop
from detector.solver.evaluate import Holds, check_of, reader
from detector.solver.goals import Choice, Collect, Family, Test
from detector.solver.outcome import Outcome
from detector.solver.planner import (
    Branch,
    Everything,
    Gather,
    Generate,
    Key,
    Plan,
    Step,
)
from detector.solver.relation import UNUSED, Program
from detector.solver.trace import Trace

# A run gets the list of bindings and says whether the whole search may stop.
_Run: TypeAlias = Callable[[list[Any]], bool]


def solve(
    plan: Plan, program: Program, budget: Budget | None = None, partials: bool = True
) -> Outcome:
    """Every solution of the plan's problem in the program, and what came near to one.

    `partials` says whether anybody wants to know the latter.
    """
    spending = budget or Budget()
    spending.start()
    # Closures are made once for a plan and serve all programs.
    search = plan.search if isinstance(plan.search, _Search) else _Search(plan)
    plan.search = search
    stop: Stop | None = None
    try:
        search.run(program, spending, partials)
    except ExhaustedError as exhausted:
        stop = exhausted.stop
    found = tuple(search.solutions)
    return Outcome(plan.problem, found, stop, spending.spent, search.trace.partials())


class _Search:
    """The walks over one plan; holds what the closures share.

    The bindings are one list: a value by variable, and the program as the last element,
    so that closures need not be made anew for each program.
    """

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.budget = Budget()
        self.goals = plan.problem.goals
        self.trace = Trace(plan.problem)
        self.solutions: dict[tuple[Any, ...], None] = {}
        self.checks: dict[int, Holds] = {}
        self.root = -1
        self.partials = True
        self.walk = _Walk(self, self._found)

    def run(self, program: Program, budget: Budget, partials: bool) -> None:
        """Walk everything."""
        self.budget = budget
        self.partials = partials
        self.solutions = {}
        self.trace = Trace(self.plan.problem, self.root)
        bindings: list[Any] = [UNUSED] * len(self.plan.problem.variables)
        bindings.append(program)
        key = self.plan.entry(self.plan.problem.roots, 0)
        self.walk.run(key, bindings)

    def starts_with(self, variable: int) -> None:
        """The variable that is bound first is the root of near misses."""
        if self.root < 0:
            self.root = self.trace.root = variable

    def _found(self, bindings: list[Any]) -> bool:
        self.solutions[tuple(bindings[:-1])] = None
        self.trace.found(bindings)
        return False

    def fail(self, bindings: list[Any], goal: int, remaining: int, key: Key) -> None:
        """Remember a failure that is deeper than those before it."""
        if self.partials and self.trace.is_nearer(bindings, remaining):
            stale = self.plan.unbound(key) & ~self.plan.shape.mentions[goal]
            self.trace.remember(bindings, goal, remaining, stale)

    def check(self, goal: int) -> Holds:
        """The check of a goal whose variables are all bound."""
        if goal not in self.checks:
            self.checks[goal] = self._make_check(goal)
        return self.checks[goal]

    def _make_check(self, index: int) -> Holds:
        match self.goals[index]:
            case Test() as test:
                return check_of(self.plan, test)
            case Choice(branches):
                return self._some_branch(index, branches)
            case Collect() as collect:
                return _Collector(self, index, collect, known=-1).lay_out

    def _some_branch(self, goal: int, branches: tuple[int, ...]) -> Holds:
        entries = [self.plan.entry(b, -1) for b in branches]
        walk = _Walk(self, lambda _: True)

        def holds(bindings: list[Any]) -> bool:
            self.trace.enter()
            held = any(walk.run(key, bindings) for key in entries)
            self.trace.leave(goal)
            return held

        return holds


def _universe(bindings: list[Any]) -> Iterable[int]:
    program: Program = bindings[-1]
    return program.universe


class _Walk:
    """Closures for the nodes below some entry, with what happens at their end."""

    def __init__(self, search: _Search, done: _Run) -> None:
        self.search = search
        self.done = done
        self.runs: dict[Key, _Run] = {}

    def run(self, key: Key, bindings: list[Any]) -> bool:
        """Walk everything below a key."""
        return self.at(key)(bindings)

    def at(self, key: Key) -> _Run:
        """The closure of a key."""
        if key not in self.runs:
            self.runs[key] = self._make(key)
        return self.runs[key]

    def _make(self, key: Key) -> _Run:
        match self.search.plan.node(key):
            case None:
                return self.done
            case Branch() as branch:
                return self._branch(branch)
            case Step() as step:
                return self._step(step, key)

    def _branch(self, branch: Branch) -> _Run:
        cleared, keys = branch.cleared, branch.keys

        def run(bindings: list[Any]) -> bool:
            for key in keys:
                for variable in cleared:
                    bindings[variable] = UNUSED
                if self.at(key)(bindings):
                    return True
            return False

        return run

    def _step(self, step: Step, key: Key) -> _Run:
        rest = self._checked(step, key)
        match step.source:
            case None:
                return rest
            case Everything(variable):
                return self._single(_universe, variable, rest, None)
            case Gather(goal):
                return self._gather(goal, rest, step.remaining[0], key)
            case Generate() as generate:
                return self._generate(generate, rest, step.remaining[0], key)

    def _checked(self, step: Step, key: Key) -> _Run:
        """The checks of a step, then what follows it."""
        search = self.search
        checks = [
            (search.check(goal), goal, remaining)
            for goal, remaining in zip(step.checks, step.remaining, strict=False)
        ]
        after: list[_Run] = []

        def rest(bindings: list[Any]) -> bool:
            for holds, goal, remaining in checks:
                if not holds(bindings):
                    search.fail(bindings, goal, remaining, key)
                    return False
            if not after:
                after.append(self.at(step.key))
            return after[0](bindings)

        return rest

    def _gather(self, goal: int, rest: _Run, remaining: int, key: Key) -> _Run:
        search = self.search
        collect = search.goals[goal]
        assert isinstance(collect, Collect)
        collector = _Collector(search, goal, collect, known=key[1])

        def run(bindings: list[Any]) -> bool:
            if collector.lay_out(bindings):
                return rest(bindings)
            search.fail(bindings, goal, remaining + 1, key)
            return False

        return run

    def _generate(
        self, generate: Generate, rest: _Run, remaining: int, key: Key
    ) -> _Run:
        search = self.search
        test = search.goals[generate.goal]
        assert isinstance(test, Test)
        mode = search.plan.relations[test.relation].modes[generate.mode]
        given = [
            reader(a)
            for a, letter in zip(test.arguments, mode.pattern, strict=True)
            if letter == "b"
        ]
        produce = mode.generate

        def values(bindings: list[Any]) -> Iterable[Any]:
            known = [read(bindings) for read in given]
            if UNUSED in known and not relation.takes_unused:
                return ()
            return produce(bindings[-1], *known)

        relation = search.plan.relations[test.relation]
        failure = (generate.goal, remaining + 1, key)
        if generate.within is not None:
            cut = self._cut(values, generate.within)
            return self._single(cut, generate.targets[0][1], rest, failure)
        if mode.pattern.count("f") == 1 and not generate.expected:
            return self._single(values, generate.targets[0][1], rest, failure)
        return self._several(values, generate, rest, failure)

    def _cut(
        self, values: Callable[[list[Any]], Iterable[Any]], goal: int
    ) -> Callable[[list[Any]], Iterable[Any]]:
        """The ascending values, only where `goal` can hold.

        If it can nowhere, one is left: what fails is to be known.
        """
        test = self.search.goals[goal]
        assert isinstance(test, Test)
        within = self.search.plan.relations[test.relation].within
        assert within is not None
        given = [
            reader(a)
            for a, letter in zip(test.arguments, within.pattern, strict=True)
            if letter == "b"
        ]
        spans = within.spans

        def cut(bindings: list[Any]) -> Iterable[Any]:
            found = values(bindings)
            known = [read(bindings) for read in given]
            if UNUSED in known:
                return found
            assert isinstance(found, Sequence)
            kept: list[Any] = []
            for low, high in spans(bindings[-1], *known):
                kept += found[bisect_left(found, low) : bisect_left(found, high)]
            return kept or found[:1]

        return cut

    def _single(
        self,
        values: Callable[[list[Any]], Iterable[Any]],
        variable: int,
        rest: _Run,
        failure: tuple[int, int, Key] | None,
    ) -> _Run:
        search = self.search
        search.starts_with(variable)

        def run(bindings: list[Any]) -> bool:
            none, tick = True, search.budget.tick
            for value in values(bindings):
                tick()
                none = False
                bindings[variable] = value
                if rest(bindings):
                    return True
            if none and failure is not None:
                search.fail(bindings, *failure)
            return False

        return run

    def _several(
        self,
        values: Callable[[list[Any]], Iterable[Any]],
        generate: Generate,
        rest: _Run,
        failure: tuple[int, int, Key],
    ) -> _Run:
        search = self.search
        targets, expected = generate.targets, generate.expected
        alone = len(targets) + len(expected) == 1
        if targets:
            search.starts_with(targets[0][1])

        def run(bindings: list[Any]) -> bool:
            none, tick = True, search.budget.tick
            for produced in values(bindings):
                tick()
                row = (produced,) if alone else produced
                for position, variable in targets:
                    bindings[variable] = row[position]
                if all(bindings[v] == row[p] for p, v in expected):
                    none = False
                    if rest(bindings):
                        return True
            if none:
                search.fail(bindings, *failure)
            return False

        return run


class _Collector:
    """Finds all solutions of a collect's body and lays them out in slots.

    Families bound by an earlier collect (`known` holds their wholes) are not laid out
    again but have to agree: both collects must have found the same.
    """

    def __init__(
        self, search: _Search, goal: int, collect: Collect, known: int
    ) -> None:
        self.search = search
        self.goal = goal
        bound = [f for f in collect.families if known >> f.whole & 1]
        fresh = [f for f in collect.families if not known >> f.whole & 1]
        # Bound ones first, so that rows come in the order they were laid out in.
        self.families: list[Family] = bound + fresh
        self.bound = len(bound)
        self.key = search.plan.entry(collect.body, collect.outer)
        self.locals = [f.local for f in self.families]
        self.found: set[tuple[Any, ...]] = set()
        self.walk = _Walk(search, self._found)

    def _found(self, bindings: list[Any]) -> bool:
        self.found.add(tuple(bindings[v] for v in self.locals))
        return False

    def _columns(self, bindings: list[Any]) -> list[tuple[Any, ...]]:
        """All solutions over the locals, in order, one column a family."""
        self.found = set()
        self.search.trace.enter()
        self.walk.run(self.key, bindings)
        self.search.trace.leave(self.goal)
        for local in self.locals:
            bindings[local] = UNUSED
        if not self.found:
            return [()] * len(self.families)
        return list(zip(*sorted(self.found), strict=True))

    def lay_out(self, bindings: list[Any]) -> bool:
        """Bind every fresh family; says whether the bound ones agree."""
        columns = self._columns(bindings)
        for number, (family, column) in enumerate(
            zip(self.families, columns, strict=True)
        ):
            if number < self.bound:
                if bindings[family.whole] != column:
                    return False
                continue
            bindings[family.whole] = column
            for slot, variable in enumerate(family.slots):
                bindings[variable] = column[slot] if slot < len(column) else UNUSED
        return True
