"""The order of the search: which goal binds which variables next.

Consumes a problem and the relations' modes, produces plan nodes. A node is planned for
a pair of sets, the goals still to be met and the variables already bound, so paths
that differ only in what no longer matters share their nodes, and nodes are planned
when the search first gets there: disjunctions cost what is visited, not their product.
Nodes are plain data and can be kept on disk.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from detector.solver.goals import (
    Argument,
    Choice,
    Collect,
    Goal,
    Problem,
    Shape,
    Test,
    Var,
    argument_variables,
    bits,
    shape_of,
)
from detector.solver.relation import Relation, Relations

# Beyond every real estimate: all values of a function are tried one after another.
_EVERYTHING = 1e6
# A collect yields one result but searches for it: after the cheap generators.
_COLLECT = 1.5

Key: TypeAlias = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Generate:
    """Run one mode of a test's relation and bind what it produces.

    `targets` are variables to bind, in the order of the mode's free arguments;
    `expected` holds (free position, variable) pairs whose value is known already.
    `within` is a goal that knows where the values must lie, if there is one: it is
    checked like all others, but most of what would fail is not even tried.
    """

    goal: int
    mode: int
    targets: tuple[tuple[int, int], ...]
    expected: tuple[tuple[int, int], ...]
    within: int | None = None


@dataclass(frozen=True, slots=True)
class Everything:
    """Bind a variable to every value of the function in turn."""

    variable: int


@dataclass(frozen=True, slots=True)
class Gather:
    """Solve a collect and lay out its solutions."""

    goal: int


@dataclass(frozen=True, slots=True)
class Branch:
    """Go on with each branch of a choice; `cleared` variables start out unused."""

    goal: int
    cleared: tuple[int, ...]
    keys: tuple[Key, ...]


Source: TypeAlias = Generate | Everything | Gather


@dataclass(frozen=True, slots=True)
class Step:
    """Bind something, then check all that can be checked, then go on.

    `remaining` is the number of atoms not yet met before each check and at the end;
    it tells how deep a partial solution is.
    """

    source: Source | None
    checks: tuple[int, ...]
    remaining: tuple[int, ...]
    key: Key


Node: TypeAlias = Step | Branch | None


@dataclass
class Plan:
    """A problem's plan, growing as the search asks for nodes; None ends a path."""

    problem: Problem
    relations: Relations
    nodes: dict[Key, Node] = field(default_factory=dict)
    shape: Shape = field(init=False)
    grew: bool = False
    search: object = None
    """The search keeps its closures here; nobody else looks at it."""

    def __post_init__(self) -> None:
        self.shape = shape_of(self.problem)

    def entry(self, goals: int, bound: int) -> Key:
        """The key for meeting these goals with these variables bound."""
        return goals, bound & self._mentions(goals)

    def node(self, key: Key) -> Node:
        """The node for a key, planned now if it was not met before."""
        if key not in self.nodes:
            self.nodes[key] = self._plan(key)
            self.grew = True
        return self.nodes[key]

    def weight(self, goals: int) -> int:
        """How many atoms this set of goals has (the shortest branch of each choice)."""
        weight = self.shape.weight
        return sum(weight[g] for g in bits(goals))

    def unbound(self, key: Key) -> int:
        """The variables that nothing has bound yet when the search is at this key."""
        pending, bound = key
        return self._mentions(pending) & ~bound

    def _mentions(self, goals: int) -> int:
        mentions = self.shape.mentions
        result = 0
        for goal in bits(goals):
            result |= mentions[goal]
        return result

    def _plan(self, key: Key) -> Node:
        pending, bound = key
        if self._checks(pending, bound):
            return self._step(None, pending, bound, 0)
        if not pending:
            return None
        choice = _Chooser(self, pending, bound).best()
        if isinstance(choice, Branch):
            return choice
        source, bound_now = choice
        done = 0 if isinstance(source, Everything) else 1 << source.goal
        return self._step(source, pending, bound | bound_now, done)

    def _step(self, source: Source | None, pending: int, bound: int, done: int) -> Step:
        left = self.weight(pending & ~done)
        remaining = [left]
        checks = self._checks(pending & ~done, bound)
        for goal in checks:
            done |= 1 << goal
            left -= self.shape.weight[goal]
            remaining.append(left)
        key = self.entry(pending & ~done, bound)
        return Step(source, tuple(checks), tuple(remaining), key)

    def _checks(self, pending: int, bound: int) -> list[int]:
        """The goals whose variables are all bound, cheap ones first."""
        mentions = self.shape.mentions
        ready = [g for g in bits(pending) if not mentions[g] & ~bound]
        return sorted(ready, key=lambda g: (self._check_cost(g), g))

    def _check_cost(self, index: int) -> float:
        match self.problem.goals[index]:
            case Test(relation):
                return self.relations[relation].cost
            case Choice(branches):
                return 5.0 + sum(self._check_cost(g) for b in branches for g in bits(b))
            case Collect():
                return 1000.0


class _Chooser:
    """Finds the goal with the fewest expected candidates."""

    def __init__(self, plan: Plan, pending: int, bound: int) -> None:
        self.plan = plan
        self.pending = pending
        self.bound = bound
        self.goals: tuple[Goal, ...] = plan.problem.goals
        self.blocked = 0
        for goal in bits(pending):
            self.blocked |= plan.shape.produces[goal]
        self.blocked &= ~bound

    def best(self) -> tuple[Source, int] | Branch:
        """The next thing to do, with the set of variables that it binds."""
        ranked = ((self.estimate(g, self.bound), g) for g in bits(self.pending))
        estimate, goal = min(ranked)
        if estimate >= _EVERYTHING:
            return self._everything()
        match self.goals[goal]:
            case Test() as test:
                generate, bound_now = self._generate(goal, test)
                return generate, bound_now
            case Choice(branches):
                return self._branch(goal, branches)
            case Collect():
                return Gather(goal), self.plan.shape.produces[goal]

    def estimate(self, index: int, bound: int) -> float:
        """How many candidates the goal would yield now."""
        match self.goals[index]:
            case Test() as test:
                mode = self._mode(test, bound)
                return _EVERYTHING if mode is None else mode[0]
            case Collect(_, outer):
                return _EVERYTHING if outer & ~bound else _COLLECT
            case Choice(branches):
                # A branch costs what its best goal costs; the sum is what we try.
                total = 1.0
                for branch in branches:
                    if not self.plan._mentions(branch) & ~bound:
                        continue
                    costs = (self.estimate(g, bound) for g in bits(branch))
                    total += min(costs, default=0.0)
                return min(total, _EVERYTHING)

    def _mode(self, test: Test, bound: int) -> tuple[float, int] | None:
        """The best mode of a test, as (estimate, mode number)."""
        known = [_all_bound(a, bound) for a in test.arguments]
        free = [v for a in test.arguments for v in argument_variables(a)]
        if any(self.blocked >> v & 1 for v in free):
            return None
        relation: Relation = self.plan.relations[test.relation]
        best: tuple[float, int] | None = None
        for number, mode in enumerate(relation.modes):
            estimate = mode.estimate
            for letter, has in zip(mode.pattern, known, strict=True):
                if letter == "b" and not has:
                    break
                if letter == "f" and has:
                    # Produced although known: most results will not agree.
                    estimate = max(1.0, estimate / 4)
            else:
                if best is None or estimate < best[0]:
                    best = (estimate, number)
        return best

    def _generate(self, index: int, test: Test) -> tuple[Generate, int]:
        found = self._mode(test, self.bound)
        assert found is not None
        mode = self.plan.relations[test.relation].modes[found[1]]
        pattern = mode.pattern
        targets: list[tuple[int, int]] = []
        expected: list[tuple[int, int]] = []
        bound_now = 0
        free = [a for a, p in zip(test.arguments, pattern, strict=True) if p == "f"]
        for position, argument in enumerate(free):
            assert isinstance(argument, Var)
            variable = argument.index
            if (self.bound | bound_now) >> variable & 1:
                expected.append((position, variable))
            else:
                targets.append((position, variable))
                bound_now |= 1 << variable
        within = self._within(targets[0][1]) if mode.ascending and targets else None
        generate = Generate(index, found[1], tuple(targets), tuple(expected), within)
        return generate, bound_now

    def _within(self, variable: int) -> int | None:
        """A goal that knows where this variable must be, all else in it bound."""
        for index in bits(self.pending):
            match self.goals[index]:
                case Test(relation, arguments):
                    within = self.plan.relations[relation].within
                    if within is not None and all(
                        a == Var(variable) if p == "f" else _all_bound(a, self.bound)
                        for a, p in zip(arguments, within.pattern, strict=True)
                    ):
                        return index
                case _:
                    continue
        return None

    def _branch(self, index: int, branches: tuple[int, ...]) -> Branch:
        rest = self.pending & ~(1 << index)
        cleared = self.plan.shape.mentions[index] & ~self.bound
        keys = tuple(self.plan.entry(rest | b, self.bound) for b in branches)
        return Branch(index, tuple(bits(cleared)), keys)

    def _everything(self) -> tuple[Source, int] | Branch:
        """No goal can produce: take the variable that most goals wait for.

        Not one that only a choice mentions: another branch may leave it unused.
        """
        counts: dict[int, int] = {}
        for goal in bits(self.pending):
            match self.goals[goal]:
                case Choice():
                    continue
                case _:
                    free = self.plan.shape.mentions[goal] & ~self.bound & ~self.blocked
            for variable in bits(free):
                counts[variable] = counts.get(variable, 0) + 1
        if counts:
            variable = max(counts, key=lambda v: (counts[v], -v))
            return Everything(variable), 1 << variable
        for goal in bits(self.pending):
            match self.goals[goal]:
                case Choice(branches):
                    return self._branch(goal, branches)
                case _:
                    continue
        raise AssertionError("a collect waits for its own solutions")


def _all_bound(argument: Argument, bound: int) -> bool:
    # Literals are always known; a tuple is known when all of its members are.
    return all(bound >> v & 1 for v in argument_variables(argument))
