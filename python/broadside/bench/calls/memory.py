"""Buffers in the simulated machine. Guard bytes around each buffer show writes outside of it."""

from __future__ import annotations

from dataclasses import dataclass

from broadside._core import Simulator

GUARD = bytes([0xA5]) * 32


@dataclass(frozen=True)
class Buffer:
    """`size` bytes at `address` in the data memory of a simulator."""

    simulator: Simulator
    address: int
    size: int

    def write(self, data: bytes) -> None:
        """Replaces the first bytes."""
        if len(data) > self.size:
            raise ValueError(f"{len(data)} bytes into a buffer of {self.size}")
        self.simulator.write(self.address, data)

    def read(self) -> bytes:
        """All bytes."""
        return bytes(self.simulator.read(self.address, self.size))

    def guards_hold(self) -> bool:
        """Whether the guard bytes before and after the buffer are unchanged."""
        before = self.simulator.read(self.address - len(GUARD), len(GUARD))
        after = self.simulator.read(self.address + self.size, len(GUARD))
        return bytes(before) == GUARD and bytes(after) == GUARD


def allocate(
    simulator: Simulator, size: int, region: str | None = None, data: bytes = b""
) -> Buffer:
    """Allocates a buffer of `size` bytes on a multiple of 8. It begins with `data`."""
    whole = simulator.allocate(size + 2 * len(GUARD), 8, region)
    return at(simulator, whole + len(GUARD), size, data)


def at(simulator: Simulator, address: int, size: int, data: bytes = b"") -> Buffer:
    """A buffer between guards at an address of allocated memory. It begins with `data`."""
    simulator.write(address - len(GUARD), GUARD + bytes(size) + GUARD)
    buffer = Buffer(simulator, address, size)
    buffer.write(data)
    return buffer
