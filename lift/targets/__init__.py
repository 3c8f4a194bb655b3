"""Lowerings for devices: profiles, recipes and the trace of decisions."""

from lift.targets.lowering import Lowered, Step, compiled, lower
from lift.targets.profile import CPU, GPU, DeviceProfile, profile_of

__all__ = [
    "CPU",
    "GPU",
    "DeviceProfile",
    "Lowered",
    "Step",
    "compiled",
    "lower",
    "profile_of",
]
