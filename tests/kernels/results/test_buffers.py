"""Every mode routine of the manifest with buffers that its contract forbids.

Misaligned buffers stop the simulated machine, because a device's behaviour is undefined. If buffers
overlap without being equal, the text is undefined, but the routine returns and writes only its output
and the chaining value.
"""

from __future__ import annotations

import random
import struct
from pathlib import Path

import pytest

from broadside._core import SimulationError, Simulator
from broadside.bench.calls import reference
from broadside.bench.kernels import manifest as manifests
from broadside.bench.kernels import program
from broadside.bench.kernels.kernel import Kernel
from broadside.bench.measure.cycles import KeySchedules

MANIFEST = manifests.load(Path(__file__).parents[3])
MODES = {"ecb": 1, "cbc": 1, "cbc3": 3}
"""Modes of several channels, whose input and output are apart."""
KERNELS = [k for k in MANIFEST.kernels if k.mode in MODES and k.isa == "c62x"]
BLOCKS = 40
MARGIN = 64
FILL = 0xA5
LIMIT = 10_000_000


class Call:
    """The arguments of one call, in memory, around which every other byte of an arena is FILL."""

    def __init__(self, kernel: Kernel) -> None:
        self.kernel, self.channels = kernel, MODES[kernel.mode]
        self.simulator: Simulator = program.load("c62x-flat", program.objects(MANIFEST, kernel))
        self.random = random.Random(kernel.symbol)
        self.block = reference.block_bytes(kernel.cipher)
        self.size = BLOCKS * self.block
        key_bytes = reference.key_bytes(kernel.cipher, kernel.key_bits)
        schedules = KeySchedules(MANIFEST, "c62x-flat")
        self.schedules = [
            schedules.prepare(kernel, self.simulator, self.random.randbytes(key_bytes)).address
            for _ in range(self.channels)
        ]
        self.arenas = [self.place(bytes([FILL]) * (2 * self.size)) for _ in range(self.channels)]
        self.sources = [arena + MARGIN for arena in self.arenas]
        self.outs = [self.place(bytes(self.size)) for _ in range(self.channels)]
        for source in self.sources:
            self.simulator.write(source, self.random.randbytes(self.size))
        self.chain = self.place(self.random.randbytes(self.block * self.channels))

    def place(self, data: bytes) -> int:
        address = self.simulator.allocate(len(data))
        self.simulator.write(address, data)
        return address

    def run(self) -> None:
        """Calls by the prototype of the mode (docs/reference/kernels.md)."""
        if self.channels > 1:
            arrays = [
                self.place(struct.pack("<3I", *a))
                for a in (self.outs, self.sources, self.schedules)
            ]
        else:
            arrays = [self.outs[0], self.sources[0], self.schedules[0]]
        arguments = [arrays[0], arrays[1], BLOCKS, arrays[2]]
        if self.kernel.mode != "ecb":
            arguments.append(self.chain)
        self.simulator.call(self.kernel.symbol, arguments, LIMIT)


@pytest.mark.parametrize("kernel", KERNELS, ids=lambda kernel: kernel.symbol)
@pytest.mark.parametrize("pointer", ["out", "in", "schedule", "chain"])
def test_a_misaligned_pointer_stops_the_machine(kernel: Kernel, pointer: str) -> None:
    if pointer == "chain" and kernel.mode == "ecb":
        pytest.skip("ECB has no chaining value")
    call = Call(kernel)
    if pointer == "chain":
        call.chain += 2
    else:
        names = {"out": call.outs, "in": call.sources, "schedule": call.schedules}
        names[pointer][-1] += 2
    with pytest.raises(SimulationError, match="align"):
        call.run()


@pytest.mark.parametrize("kernel", KERNELS, ids=lambda kernel: kernel.symbol)
@pytest.mark.parametrize("shift", [-2, -1, 1, 5])
def test_overlapping_buffers_harm_nothing_else(kernel: Kernel, shift: int) -> None:
    """The output begins `shift` blocks after the input."""
    call = Call(kernel)
    call.outs = [source + shift * call.block for source in call.sources]
    before = [call.simulator.read(arena, 2 * call.size) for arena in call.arenas]
    call.run()
    for arena, out, old in zip(call.arenas, call.outs, before, strict=True):
        now, start = call.simulator.read(arena, 2 * call.size), out - arena
        assert now[:start] == old[:start]
        assert now[start + call.size :] == old[start + call.size :]
        assert now[start : start + call.size] != old[start : start + call.size]
