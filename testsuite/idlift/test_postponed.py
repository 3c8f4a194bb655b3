"""Modules that are loaded late are there when they are used."""

from __future__ import annotations

import subprocess
import sys

import pytest

BEGIN = """
import sys
from idlift.postponed import postpone, postpone_modules
"""


def said(script: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-S", "-c", BEGIN + script],
        capture_output=True, text=True, check=False,
        cwd=".",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def test_importing_is_not_using() -> None:
    script = """
postpone("colorsys")
import colorsys
deputy = sys.modules["colorsys"]
print("rgb_to_hsv" in vars(colorsys))
print(colorsys.rgb_to_hsv(0, 0, 1)[2], sys.modules["colorsys"] is not deputy)
from colorsys import hsv_to_rgb
print(hsv_to_rgb.__module__, colorsys.hsv_to_rgb is hsv_to_rgb)
"""
    assert said(script) == ["False", "1", "True", "colorsys", "True"]


def test_functions_that_are_taken_at_once() -> None:
    script = """
postpone_modules()
import pathlib
print("urlsplit" in vars(sys.modules["urllib.parse"]))
print(pathlib.Path("/a b").as_uri())
import urllib.parse
print(urllib.parse.urlsplit("file:///x").path)
"""
    assert said(script) == ["False", "file:///a%20b", "/x"]


@pytest.mark.parametrize("name", ["bz2", "inspect", "locale", "lzma", "platform"])
def test_what_is_not_there_is_missed(name: str) -> None:
    script = f"""
postpone_modules()
import {name}
try:
    {name}.nonsense
except AttributeError:
    print(sys.modules["{name}"].__spec__ is not None)
"""
    assert said(script) == ["True"]


def test_a_module_that_is_there_already_stays() -> None:
    script = """
import inspect
postpone_modules()
print(sys.modules["inspect"] is inspect)
"""
    assert said(script) == ["True"]


def test_no_class_of_ours_needs_to_be_inspected() -> None:
    # What `dataclass` does for a class without a text of its own.
    script = """
from importlib import import_module
from idlift.offload.ahead import _MODULES
if "inspect" not in sys.modules:
    postpone_modules()
    for name in ("idlift.compiler", "idlift.offload.driver", *_MODULES):
        import_module(name)
    print("signature" in vars(sys.modules["inspect"]))
"""
    done = subprocess.run(
        [sys.executable, "-c", BEGIN + script],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert done.stdout in ("", "False\n")
