"""The C library's expanded keys in the simulated machine, laid out as the kernels want them.

A kernel whose manifest entry names no `schedule` takes these; docs/architecture.md has the layouts.
"""

from __future__ import annotations

import struct
from collections.abc import Callable

from broadside._core import Cipher, Simulator
from broadside.bench import reference
from broadside.bench.manifest import Kernel
from broadside.bench.memory import Buffer, allocate

Words = tuple[int, ...]
TWOFISH_SUBKEYS = 40
TABLE_BYTES = 1024


def place(simulator: Simulator, kernel: Kernel, key: bytes) -> Buffer:
    """The key argument of `kernel` for a cipher key."""
    expanded = Cipher(reference.MODULES[kernel.cipher], key, "ecb").expanded_key()
    words = struct.unpack(f"={len(expanded) // 4}I", expanded)
    return LAYOUTS[kernel.cipher](simulator, kernel, words)


def _as_it_is(simulator: Simulator, kernel: Kernel, words: Words) -> Buffer:
    """The round keys in the order of the specification."""
    return _place_words(simulator, words)


def _rijndael(simulator: Simulator, kernel: Kernel, words: Words) -> Buffer:
    """The round keys of the cipher, or of the equivalent inverse cipher, without the count of rounds."""
    rounds, schedules = words[0], words[1:]
    first = 0 if kernel.cipher_direction == "encrypt" else len(schedules) // 2
    return _place_words(simulator, schedules[first : first + 4 * (rounds + 1)])


def _twofish(simulator: Simulator, kernel: Kernel, words: Words) -> Buffer:
    """Addresses of S-boxes 0 and 1, in one memory block, and of 2 and 3, in the other; the subkeys."""
    subkeys, boxes = words[:TWOFISH_SUBKEYS], words[TWOFISH_SUBKEYS:]
    half = len(boxes) // 2
    parts = [
        _place_aligned(simulator, boxes[:half], "data0"),
        _place_aligned(simulator, boxes[half:], "data1"),
    ]
    return _place_words(simulator, (*parts, *subkeys))


def _place_aligned(simulator: Simulator, words: Words, region: str) -> int:
    """Address of words on a multiple of the bytes of a table."""
    address = simulator.allocate(4 * len(words), TABLE_BYTES, region)
    simulator.write(address, struct.pack(f"<{len(words)}I", *words))
    return address


def _place_words(simulator: Simulator, words: Words) -> Buffer:
    data = struct.pack(f"<{len(words)}I", *words)
    return allocate(simulator, len(data), data=data)


LAYOUTS: dict[str, Callable[[Simulator, Kernel, Words], Buffer]] = {
    "mars": _as_it_is,
    "rc6": _as_it_is,
    "rijndael": _rijndael,
    "serpent": _as_it_is,
    "twofish": _twofish,
}
