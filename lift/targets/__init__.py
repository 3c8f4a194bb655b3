"""Lowerings for devices: profiles, recipes and the trace of decisions."""

from lift.targets.lowering import Lowered, Step, compiled, lower
from lift.targets.profile import CPU, CPU_512, GPU, DeviceProfile, profile_of

__all__ = [
    "CPU",
    "CPU_512",
    "GPU",
    "DeviceProfile",
    "Lowered",
    "Step",
    "compiled",
    "lower",
    "profile_of",
]
