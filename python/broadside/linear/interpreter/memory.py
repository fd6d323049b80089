"""The memory of an interpreted program."""

from __future__ import annotations


class AccessError(Exception):
    """An access outside of allocated bytes, misaligned, or to bytes that were never written."""


class Memory:
    """A flat little-endian memory. Only bytes that were allocated and written can be read."""

    def __init__(self, size: int = 1 << 20, base: int = 0x8000) -> None:
        self._bytes = bytearray(size)
        self._state = bytearray(size)  # 0 not allocated, 1 allocated, 2 written
        self._next = base

    def allocate(self, size: int, align: int = 8, data: bytes | None = None) -> int:
        """Allocates `size` bytes and returns their address. A gap before them makes an overrun an error."""
        address = -(-self._next // align) * align
        if address + size > len(self._bytes):
            raise AccessError(f"no room for {size} bytes")
        self._state[address : address + size] = b"\1" * size
        self._next = address + size + 32
        if data is not None:
            self.write(address, data)
        return address

    def write(self, address: int, data: bytes) -> None:
        """Stores bytes. Raises AccessError if they are not allocated."""
        self._check(address, len(data), 1)
        self._bytes[address : address + len(data)] = data
        self._state[address : address + len(data)] = b"\2" * len(data)

    def read(self, address: int, size: int) -> bytes:
        """Loads bytes. Raises AccessError if they were never written."""
        self._check(address, size, 2)
        return bytes(self._bytes[address : address + size])

    def _check(self, address: int, size: int, state: int) -> None:
        states = self._state[address : address + size]
        if len(states) < size or 0 in states:
            raise AccessError(f"address {address:#x} is not allocated")
        if state == 2 and 1 in states:
            raise AccessError(f"memory at {address:#x} was never written")
