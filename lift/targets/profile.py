"""What a lowering needs to know of a device.

Consumes the properties that OpenCL reports; produces a `DeviceProfile`. Knows nothing
of programs. Code that is generated without a device at hand uses `CPU` or `GPU`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Literal

from lift.types import VECTOR_WIDTHS, ScalarType

Kind = Literal["cpu", "gpu"]


@dataclass(frozen=True, slots=True)
class Numbers:
    """The numbers of recipes for CPUs, which a search may change.

    The defaults come from measurements on two cores with AVX2 and Debian's PoCL, some
    from searches, which is said then; `python -m benchmarks.kernels --tune` is what
    they have to stand up to: docs/tuning.md has what that found.
    """

    #: Register tiles of products: rows, vectors of columns, parts for each core.
    tile_rows: int = 6
    tile_vectors: int = 2
    tile_parts: int = 4
    #: Rows at once where their order is kept.
    ordered_rows: int = 8
    #: Rows at once where it is free, and vectors of each.
    free_rows: int = 4
    free_vectors: int = 2
    #: Independent accumulators of a reduction: additions take 3-5 cycles, two may
    #: start in each. And the places at which it reads: one core has to wait for one
    #: stream from memory, but not for four (43 against 60 GB/s on two cores).
    accumulators: int = 8
    streams: int = 4
    #: Vectors of a block of columns: more than fit into registers, few enough for the
    #: first cache.
    sweep_vectors: int = 128
    #: Parts for each core of maps by pairs of rows: where one ends and the next
    #: begins, rows are read by both.
    pair_parts: int = 8
    #: Private histograms for each core: each has all bins, but a core that is late
    #: should not hold up the other for long.
    bin_parts: int = 2
    #: Registers of a vector whose lanes are outputs: the second one's work fills the
    #: pauses of the first's (quotients, roots, chains of sums). Two come from searches
    #: for k-means and n-body (16 November 2026, two cores of Zen 3, PoCL 3.1, see
    #: docs/tuning.md); compared with one register in the real-time class k-means took
    #: 0.75 of the time, mri-q 0.88, n-body and BlackScholes 0.93.
    lane_registers: int = 2


@dataclass(frozen=True, slots=True)
class DeviceProfile:
    """A device class: how wide, how many, how much fast memory.

    `parts` is the number of coarse work-items that a CPU gets: several times the
    number of its cores, so that a core that is late does not hold up the others.
    `tile_bits` is the width of vectors in register tiles, where these are wider.
    """

    kind: Kind = "cpu"
    units: int = 4
    vector_bits: int = 256
    local_bytes: int = 32768
    max_group: int = 256
    parts: int = 64
    numbers: Numbers = Numbers()
    tile_bits: int = 0

    def lanes(self, scalar: ScalarType) -> int:
        """How many of these scalars a register holds; 1 if vectors are no use."""
        width = self.vector_bits // max(scalar.bits, 8)
        fitting = [w for w in VECTOR_WIDTHS if w <= width and w != 3]
        return max(fitting, default=1)

    def in_tiles(self) -> DeviceProfile:
        """The same device, as register tiles see it."""
        return replace(self, vector_bits=max(self.vector_bits, self.tile_bits))


CPU = DeviceProfile()
#: With AVX-512. A tile of 256-bit vectors spreads a factor for every two products, and
#: keeps both multipliers busy only if that goes without them: not so into the registers
#: that AVX-512 has added, and LLVM takes any (Zen 4, 6 rows x 2 vectors: 101 instead of
#: 117 GF/s a core, by the registers' numbers alone). Wider vectors halve the factors.
CPU_512 = DeviceProfile(tile_bits=512)
GPU = DeviceProfile(kind="gpu", units=16, vector_bits=32, parts=256)


def profile_of(device: Any) -> DeviceProfile:
    """The profile of a device of pyopencl (or anything with the same properties)."""
    units = int(device.max_compute_units)
    if int(device.type) & 4:  # CL_DEVICE_TYPE_GPU
        return DeviceProfile(
            "gpu",
            units,
            32,
            int(device.local_mem_size),
            int(device.max_work_group_size),
            16 * units,
        )
    lanes = max(int(device.native_vector_width_float), 4)
    return DeviceProfile(
        "cpu",
        units,
        32 * lanes,
        int(device.local_mem_size),
        int(device.max_work_group_size),
        max(32 * units, 64),
    )


__all__ = ["CPU", "CPU_512", "GPU", "DeviceProfile", "Kind", "Numbers", "profile_of"]
