"""Objects reach the process that waits for them, whole and marked."""

from __future__ import annotations

import os

from idlift.offload.messages import IS_IDLE, IS_OVER, WHOLE, Parent


def heard(reading: int) -> bytes:
    with os.fdopen(reading, "rb") as pipe:
        return pipe.read()


def test_an_object_after_a_core_was_idle() -> None:
    reading, writing = os.pipe()
    parent = Parent(writing)
    parent.is_idle()
    parent.give(b"object")
    assert heard(reading) == IS_IDLE + b"object" + WHOLE


def test_an_idle_core_is_no_news_once_the_object_is_there() -> None:
    reading, writing = os.pipe()
    parent = Parent(writing)
    parent.give(b"")
    parent.is_idle()
    assert heard(reading) == IS_OVER + WHOLE
