"""Iteration: two buffers that change places, or the steps one after another."""

from __future__ import annotations

from lift.opencl.translate.core import Reader, Writer

READERS: dict[type, Reader] = {}
WRITERS: dict[type, Writer] = {}
