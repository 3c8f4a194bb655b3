"""Inlining: a constraint and all it inherits, as one flat formula.

Consumes a group of files, produces `idl.formula.Idiom` or an `IdlError` with everything
that is wrong on the way.  What was a crash or a silent surprise in the published system
is an error here: free indices, unknown names, recursion without a base case, tuples of
unequal length, collects over nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import assert_never

from idl import formula as f
from idl.ast import (
    AtomNode,
    Bind,
    CollectNode,
    Conjunction,
    Constraint,
    Disjunction,
    If,
    Inherit,
    Node,
    Placement,
    Repeat,
)
from idl.metadata import meta_of
from idl.names import IndexValue, Namer, Unnameable, evaluate, expand, number, wrong
from idl.program import Group, Program
from idl.simplify import simplify
from idl.source import Diagnostic, IdlError, Severity, Span, did_you_mean

DEEPEST = 120
"""Levels of formulae inside each other; beyond it, recursion has no base case."""
LARGEST = 50_000
"""Atoms before simplification; more is an explosion, not an idiom."""

_TRUE = f.And(())


@dataclass(frozen=True, slots=True)
class _Scope:
    """Where an inlined formula stands."""

    group: Group
    env: Mapping[str, IndexValue]
    names: Namer
    path: tuple[str, ...]
    frames: tuple[tuple[str, tuple[tuple[str, IndexValue], ...]], ...] = ()
    depth: int = 0
    collects: int = 0

    def bind(self, index: str, value: IndexValue) -> _Scope:
        return replace(self, env={**self.env, index: value})


def resolve(group: Group, constraint: Constraint) -> f.Idiom:
    """The idiom that a constraint describes."""
    resolver = _Resolver()
    scope = _Scope(group, {}, Namer(), (constraint.name,))
    raw = resolver.formula(constraint.body, scope)
    if resolver.errors:
        raise IdlError(dict.fromkeys(resolver.errors))
    simple = simplify(raw, resolver.errors)
    header = group.headers[constraint.name]
    meta = meta_of(header, simple, f.variables(raw), resolver.errors)
    if resolver.errors:
        raise IdlError(dict.fromkeys(resolver.errors))
    return f.Idiom(
        constraint.name,
        constraint.exported,
        simple.formula,
        f.variables(simple.formula),
        tuple(simple.aliases.items()),
        constraint.span,
        header.doc,
        meta,
    )


def idioms(program: Program) -> tuple[f.Idiom, ...]:
    """Every idiom of a program; raises `IdlError` with all that is wrong in any.

    In files without ``Export`` the idioms are guessed, and a guess that does not
    resolve by itself (it wants parameters) is no idiom.
    """
    found: list[f.Idiom] = []
    errors: list[Diagnostic] = []
    for group in program.groups:
        for constraint in group.tops():
            try:
                found.append(resolve(group, constraint))
            except IdlError as error:
                errors += faults(group, error)
    if errors:
        raise IdlError(dict.fromkeys(errors))
    return tuple(found)


def faults(group: Group, error: IdlError) -> list[Diagnostic]:
    """What is wrong with an idiom; that a guessed one wants parameters is not."""
    return [d for d in error.diagnostics if group.marked or d.code != "free-index"]


class _Resolver:
    """One walk over everything inlined; goes on after an error to find more."""

    def __init__(self) -> None:
        self.errors: list[Diagnostic] = []
        self.size = 0

    def formula(self, node: Node, scope: _Scope) -> f.Formula:
        if scope.depth > DEEPEST:
            if not any(error.code == "no-base-case" for error in self.errors):
                self._fail(
                    "no-base-case",
                    f"inherits itself without an end: {_shorten(scope.path)}",
                    node.span,
                    "decide with `if .. then .. else .. endif` when to stop",
                )
            return _TRUE
        inner = replace(scope, depth=scope.depth + 1)
        try:
            return self._formula(node, inner)
        except Unnameable as error:
            self.errors.append(error.diagnostic)
            return _TRUE

    def _formula(self, node: Node, scope: _Scope) -> f.Formula:
        match node:
            case AtomNode():
                return self._atom(node, scope)
            case Conjunction(parts):
                return f.And(tuple(self.formula(part, scope) for part in parts))
            case Disjunction(parts):
                return f.Or(tuple(self.formula(part, scope) for part in parts))
            case Inherit():
                return self._inherit(node, scope)
            case Repeat():
                return self._repeat(node, scope)
            case Bind(index=index, default=default):
                inner = _placed(node.placement, scope, node.span)
                if not (default and index in scope.env):
                    inner = inner.bind(index, evaluate(node.value, scope.env))
                return self.formula(node.body, inner)
            case If(left, right, then, otherwise):
                same = number(left, scope.env) == number(right, scope.env)
                return self.formula(then if same else otherwise, scope)
            case CollectNode():
                return self._collect(node, scope)
            case _:
                assert_never(node)

    def _atom(self, node: AtomNode, scope: _Scope) -> f.Formula:
        self.size += 1
        if self.size == LARGEST:
            raise IdlError(
                [_error("too-many", f"more than {LARGEST} atoms", node.span)]
            )
        args: list[f.Arg] = []
        for hole, slot in zip(node.spec.holes, node.slots, strict=True):
            names = [scope.names(name) for name in expand(slot, scope.env)]
            if hole.many:
                args.append(tuple(names))
            elif len(names) == 1 and "[*]" not in names[0]:
                args.append(names[0])
            else:
                count = "all slots" if len(names) == 1 else f"{len(names)} variables"
                message = f"one variable is wanted here, but {count} are given"
                raise wrong("tuple", message, slot.span)
        return f.Atom(node.spec, tuple(args), node.params, node.span, scope.path)

    def _inherit(self, node: Inherit, scope: _Scope) -> f.Formula:
        found = scope.group.find(node.name)
        if found is None:
            raise wrong(
                "unknown-name",
                f"there is no constraint called `{node.name}`",
                node.name_span,
                did_you_mean(node.name, scope.group.names()),
            )
        group, constraint = found
        inner = _placed(node.placement, scope, node.span)
        if node.arguments is not None:
            # With parameters a fresh environment, without them the caller's own.
            given = {name: evaluate(e, scope.env) for name, e in node.arguments}
            inner = replace(inner, env=given)
        frame = (f"{group.name}:{node.name}", tuple(sorted(inner.env.items(), key=str)))
        if frame in scope.frames:
            raise wrong(
                "no-base-case",
                f"`{node.name}` inherits itself with the same parameters: "
                f"{_shorten((*scope.path, node.name))}",
                node.name_span,
                "decide with `if .. then .. else .. endif` when to stop",
            )
        inner = replace(
            inner,
            group=group,
            path=(*scope.path, node.name),
            frames=(*scope.frames, frame),
        )
        return self.formula(constraint.body, inner)

    def _repeat(self, node: Repeat, scope: _Scope) -> f.Formula:
        low, high = number(node.low, scope.env), number(node.high, scope.env)
        if high - low > LARGEST:
            raise wrong("too-many", f"{high - low} copies of a formula", node.span)
        inner = _placed(node.placement, scope, node.span)
        copies = tuple(
            self.formula(node.body, inner.bind(node.index, value))
            for value in range(low, high)
        )
        return f.And(copies) if node.every else f.Or(copies)

    def _collect(self, node: CollectNode, scope: _Scope) -> f.Formula:
        # The symbol depends on the level only, so that two collects over the same
        # array name their slots alike whatever their authors called the index.
        level = scope.collects
        symbol = "ijk"[level] if level < 3 else f"i{level}"
        inner = replace(scope.bind(node.index, symbol), collects=level + 1)
        body = self.formula(node.body, inner)
        mine = f"[{symbol}]"
        nested = {v for c in _collects(body) for v in c.locals}
        locals_ = tuple(v for v in f.variables(body) if mine in v and v not in nested)
        if not locals_ and not self.errors:
            raise wrong(
                "collect-nothing",
                f"no variable in this collect has the index [{node.index}], so there "
                "is nothing to collect",
                node.span,
                f"write {{x[{node.index}]}} for what differs between the solutions",
            )
        return f.Collect(symbol, node.bound, body, locals_, node.span, scope.path)

    def _fail(self, code: str, message: str, span: Span, remedy: str) -> None:
        self.errors.append(_error(code, message, span, remedy))


def _error(code: str, message: str, span: Span, remedy: str = "") -> Diagnostic:
    return Diagnostic(code, Severity.ERROR, message, span, (), remedy)


def _shorten(path: tuple[str, ...]) -> str:
    shown = path if len(path) <= 6 else (*path[:3], "..", *path[-2:])
    return " > ".join(shown)


def _collects(node: f.Formula) -> list[f.Collect]:
    match node:
        case f.Atom():
            return []
        case f.And(parts) | f.Or(parts):
            return [c for part in parts for c in _collects(part)]
        case f.Collect(body=body):
            return [node, *_collects(body)]


def _placed(placement: Placement, scope: _Scope, span: Span) -> _Scope:
    """The scope inside of ``with .. as .. at ..``."""
    if not placement.renames and placement.prefix is None:
        return scope
    renamed: dict[str, str] = {}
    for outer, inner in placement.renames:
        outside, inside = expand(outer, scope.env), expand(inner, scope.env)
        if len(outside) != len(inside):
            raise wrong(
                "unequal-tuples",
                f"{len(outside)} variables cannot be renamed to {len(inside)}",
                outer.span,
                "both tuples must be equally long",
            )
        renamed.update(zip(inside, outside, strict=True))
    prefix = ""
    if placement.prefix is not None:
        prefixes = expand(placement.prefix, scope.env)
        if len(prefixes) != 1:
            raise wrong(
                "tuple-prefix", "a tuple cannot be a prefix", placement.prefix.span
            )
        prefix = prefixes[0]
    return replace(scope, names=Namer(renamed, prefix, scope.names))
