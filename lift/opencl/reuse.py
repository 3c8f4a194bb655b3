"""Temporary buffers share memory where their lives do not overlap.

Consumes and produces launch plans. A buffer lives from the first step that names it to
the last; a host loop counts as one step, since its rounds repeat.
"""

from __future__ import annotations

from dataclasses import replace

from lift.opencl.plan import (
    BufferArg,
    BufferSpec,
    Copy,
    Fill,
    HostLoop,
    Kernel,
    Launch,
    Plan,
    Step,
    launches,
)


def share_temporaries(plan: Plan) -> Plan:
    """The plan with temporaries of equal type and size merged where that is safe."""
    lives = _lives(plan)
    swapped = {name for step in plan.steps for name in _swapped(step)}
    stand_in: dict[str, str] = {}
    free_at: dict[str, int] = {}
    for spec in sorted(
        (b for b in plan.buffers if b.role == "temp" and b.name in lives),
        key=lambda b: lives[b.name],
    ):
        if spec.name in swapped:
            continue
        first, last = lives[spec.name]
        found = next(
            (
                name
                for name, end in free_at.items()
                if end < first and _alike(plan.buffer(name), spec)
            ),
            None,
        )
        stand_in[spec.name] = found or spec.name
        free_at[found or spec.name] = last
    if all(name == other for name, other in stand_in.items()):
        return plan
    return _renamed(plan, stand_in)


def _alike(left: BufferSpec, right: BufferSpec) -> bool:
    return left.ctype == right.ctype and left.count is right.count


def _lives(plan: Plan) -> dict[str, tuple[int, int]]:
    lives: dict[str, tuple[int, int]] = {}
    for place, step in enumerate(plan.steps):
        for name in _names(plan, step):
            first, _ = lives.get(name, (place, place))
            lives[name] = (first, place)
    return lives


def _names(plan: Plan, step: Step) -> set[str]:
    names: set[str] = set()
    for kernel in launches((step,)):
        args = plan.kernel(kernel).args
        names |= {arg.name for arg in args if isinstance(arg, BufferArg)}
    match step:
        case Fill(buffer):
            names.add(buffer)
        case Copy(source, target):
            names |= {source, target}
        case Launch() | HostLoop():
            pass
    return names


def _swapped(step: Step) -> set[str]:
    if not isinstance(step, HostLoop):
        return set()
    own = {name for pair in step.swaps for name in pair}
    return own.union(*(_swapped(inner) for inner in step.body))


def _renamed(plan: Plan, stand_in: dict[str, str]) -> Plan:
    def kernel(old: Kernel) -> Kernel:
        args = tuple(
            BufferArg(stand_in.get(arg.name, arg.name))
            if isinstance(arg, BufferArg)
            else arg
            for arg in old.args
        )
        return replace(old, args=args)

    kept = tuple(b for b in plan.buffers if stand_in.get(b.name, b.name) == b.name)
    return replace(plan, kernels=tuple(map(kernel, plan.kernels)), buffers=kept)
