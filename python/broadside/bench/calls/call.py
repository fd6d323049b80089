"""Calls of one routine on random data, checked against the C library.

Each mode has a function here. docs/reference/kernels.md has the prototypes.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from broadside._core import CallResult, Simulator
from broadside.bench.calls import permutation, reference
from broadside.bench.calls.memory import Buffer, allocate
from broadside.bench.kernels.kernel import Kernel

CHANNELS = 3
MAX_CYCLES = 50_000_000
REPEATED_MODES = ("core", "core3", "block", "block3")
"""Routines that a mode calls again and again. They are measured with warm caches, others with cold caches."""

Prepare = Callable[[Simulator, bytes], Buffer]
"""Runs the key schedule on the simulator: turns a cipher key into the words that a kernel takes."""
Place = Callable[[str, int, bytes], Buffer]
"""Allocates the argument of a role (`in`, `out`, `iv`, ...), with its size and its first contents."""


@dataclass(frozen=True)
class Outcome:
    """The simulator's counts, and whether every byte equals the C library's byte."""

    result: CallResult
    verified: bool


@dataclass(frozen=True)
class Setting:
    """The setting of a call: kernel, machine, key preparation, and number of blocks."""

    kernel: Kernel
    simulator: Simulator
    prepare: Prepare
    blocks: int
    random: random.Random
    caches: str | None = None  # as for Simulator.call; None: as the papers measured the mode
    place: Place | None = (
        None  # None: one after the other on multiples of 8 bytes, in the stack's memory
    )

    def key(self) -> bytes:
        """A random cipher key."""
        return self.random.randbytes(reference.key_bytes(self.kernel.cipher, self.kernel.key_bits))

    @property
    def block(self) -> int:
        """Bytes of a block of the cipher."""
        return reference.block_bytes(self.kernel.cipher)

    def call(self, *arguments: int) -> CallResult:
        """Calls the routine and runs it to its return."""
        as_the_papers = "warm" if self.kernel.mode in REPEATED_MODES else "cold"
        caches = self.caches or as_the_papers
        return self.simulator.call(
            self.kernel.symbol, list(arguments), MAX_CYCLES, caches=caches, addresses=True
        )

    def buffer(self, role: str, size: int, data: bytes = b"") -> Buffer:
        """Allocates the argument of a role. It begins with `data`."""
        place = self.place or one_behind_the_other(self.simulator)
        return place(role, size, data)

    def pointers(self, role: str, buffers: list[Buffer]) -> Buffer:
        """Allocates an array of pointers to the buffers."""
        words = b"".join(buffer.address.to_bytes(4, "little") for buffer in buffers)
        return self.buffer(role, len(words), words)


def one_behind_the_other(simulator: Simulator) -> Place:
    """A `Place` that puts arguments on multiples of 8 bytes, one after the other, in the stack's memory."""
    return lambda _, size, data: allocate(simulator, size, data=data)


def keys(kernel: Kernel, source: random.Random) -> list[bytes]:
    """The cipher keys of a call. `source` gives them before it gives the data."""
    size = reference.key_bytes(kernel.cipher, kernel.key_bits)
    return [source.randbytes(size) for _ in range(CHANNELS if kernel.mode.endswith("3") else 1)]


def run(setting: Setting) -> Outcome:
    """Calls the kernel with the prototype of its mode."""
    return RUNNERS[setting.kernel.mode](setting)


def _ecb(setting: Setting) -> Outcome:
    kernel, key = setting.kernel, setting.key()
    data = setting.random.randbytes(setting.blocks * setting.block)
    schedule = setting.prepare(setting.simulator, key)
    source = setting.buffer("in", len(data), data)
    target = setting.buffer("out", len(data))
    result = setting.call(target.address, source.address, setting.blocks, schedule.address)
    expected = reference.transform(kernel.cipher, kernel.direction, key, data)
    return _outcome(result, [(target, expected), (source, data)], [schedule])


def _chained(setting: Setting) -> Outcome:
    kernel, key = setting.kernel, setting.key()
    data = setting.random.randbytes(setting.blocks * setting.block)
    iv = setting.random.randbytes(setting.block)
    schedule = setting.prepare(setting.simulator, key)
    source = setting.buffer("in", len(data), data)
    target = setting.buffer("out", len(data))
    chain = setting.buffer("iv", len(iv), iv)
    result = setting.call(
        target.address, source.address, setting.blocks, schedule.address, chain.address
    )
    expected = reference.transform(kernel.cipher, kernel.direction, key, data, iv, mode=kernel.mode)
    last = reference.next_iv(kernel.mode, kernel.direction, data, expected, iv)
    return _outcome(result, [(target, expected), (source, data), (chain, last)], [schedule])


def _cbc3(setting: Setting) -> Outcome:
    kernel, size = setting.kernel, setting.blocks * setting.block
    keys = [setting.key() for _ in range(CHANNELS)]
    data = [setting.random.randbytes(size) for _ in range(CHANNELS)]
    ivs = [setting.random.randbytes(setting.block) for _ in range(CHANNELS)]
    schedules = [setting.prepare(setting.simulator, key) for key in keys]
    sources = [setting.buffer("in", size, part) for part in data]
    targets = [setting.buffer("out", size) for _ in data]
    chain = setting.buffer("iv", CHANNELS * setting.block, b"".join(ivs))
    result = setting.call(
        setting.pointers("array of out", targets).address,
        setting.pointers("array of in", sources).address,
        setting.blocks,
        setting.pointers("array of schedule", schedules).address,
        chain.address,
    )
    expected = [
        reference.transform(kernel.cipher, kernel.direction, *channel)
        for channel in zip(keys, data, ivs, strict=True)
    ]
    last = b"".join(
        reference.next_iv("cbc", kernel.direction, *channel)
        for channel in zip(data, expected, ivs, strict=True)
    )
    contents = list(zip([*targets, *sources, chain], [*expected, *data, last], strict=True))
    return _outcome(result, contents, schedules)


def _block(setting: Setting) -> Outcome:
    count = CHANNELS if setting.kernel.mode.endswith("3") else 1
    core = setting.kernel.mode.startswith("core")
    kernel = setting.kernel
    keys = [setting.key() for _ in range(count)]
    data = [setting.random.randbytes(setting.block) for _ in keys]
    schedules = [setting.prepare(setting.simulator, key) for key in keys]
    state = [permutation.state_of_rounds(kernel.cipher, part) for part in data] if core else data
    blocks = setting.buffer("block", count * setting.block, b"".join(state))
    result = setting.call(blocks.address, *(schedule.address for schedule in schedules))
    expected = [
        reference.transform(kernel.cipher, kernel.direction, *pair)
        for pair in zip(keys, data, strict=True)
    ]
    if core:
        expected = [permutation.state_of_rounds(kernel.cipher, part) for part in expected]
    return _outcome(result, [(blocks, b"".join(expected))], schedules)


def _outcome(
    result: CallResult, contents: list[tuple[Buffer, bytes]], others: list[Buffer]
) -> Outcome:
    buffers = [buffer for buffer, _ in contents] + others
    expected_at: dict[int, tuple[Buffer, bytes]] = {}
    for (
        buffer,
        expected,
    ) in contents:  # the first one of a name is the output: in place, the output is what remains
        expected_at.setdefault(buffer.address, (buffer, expected))
    same = all(buffer.read() == expected for buffer, expected in expected_at.values())
    return Outcome(result, same and all(buffer.guards_hold() for buffer in buffers))


RUNNERS: dict[str, Callable[[Setting], Outcome]] = {
    "core": _block,
    "core3": _block,
    "block": _block,
    "block3": _block,
    "single": _block,
    "ecb": _ecb,
    "multi": _ecb,
    "cbc": _chained,
    "cbc3": _cbc3,
    "cfb": _chained,
    "ofb": _chained,
    "ctr": _chained,
}
