"""Modules of Python's own that others import but hardly ever use are loaded late.

Consumes nothing; puts deputies into `sys.modules`, which become the modules when they
are asked for anything. `dataclasses` imports `inspect` for classes without a text,
`pathlib` imports `urllib` for addresses, `shutil` all that it can compress with.
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType

# Not from `typing`: importing it takes longer than all the rest.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

# With the functions that others take from them at once.
_POSTPONED: dict[str, tuple[str, ...]] = {
    "bz2": (),
    "difflib": ("get_close_matches",),
    "inspect": (),
    "locale": (),
    "lzma": (),
    "platform": (),
    "urllib.parse": ("quote_from_bytes",),
}


def postpone_modules() -> None:
    """To be called before anything that imports them."""
    for name, functions in _POSTPONED.items():
        postpone(name, functions)


def postpone(name: str, functions: tuple[str, ...] = ()) -> None:
    """Load a module when it is used, not when it is imported."""
    if name in sys.modules:
        return
    deputy = ModuleType(name)

    def load(attribute: str) -> Any:
        if attribute == "__path__":
            # `from` asks whether it is a package; none is.
            raise AttributeError(attribute)
        if sys.modules.get(name) is deputy:
            del sys.modules[name]
        return getattr(import_module(name), attribute)

    def late(function: str) -> Callable[..., Any]:
        return lambda *words, **named: load(function)(*words, **named)

    vars(deputy).update({function: late(function) for function in functions})
    vars(deputy)["__getattr__"] = load
    sys.modules[name] = deputy
    package, _, tail = name.rpartition(".")
    if package:
        # As import would have it.
        setattr(import_module(package), tail, deputy)
