"""Kernels as machine code in the object: for which device, and how they are built."""

from __future__ import annotations

from typing import TYPE_CHECKING

from idlift.offload.settings import Settings

if TYPE_CHECKING:
    from codegen.site import Embed


def target_of(settings: Settings) -> str | None:
    """The device that kernels are to be built for, "" if they are not to be.

    None where they are, but there is no such device.
    """
    if not settings.embed:
        return ""
    from lift.opencl.executor_binary import device_identity

    try:
        return device_identity(settings.device or None)
    except LookupError:
        return None


def embedding(settings: Settings) -> Embed:
    """How kernels are built ahead."""
    # Here and not above: `unit` asks for the target before it starts clang.
    from codegen.site import NotEmbedded
    from lift.opencl.executor_binary import NotBuilt, device_binary

    def embed(source: str, sizes: tuple[tuple[int, ...], ...]) -> tuple[str, bytes]:
        try:
            made = device_binary(source, sizes, settings.device or None)
        except NotBuilt as error:
            told = " ".join(str(error).split())[:400]
            raise NotEmbedded(f"the OpenCL compiler failed: {told}") from error
        return made.device, made.data

    return embed
