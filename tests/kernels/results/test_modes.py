"""Every mode routine of the ciphers with blocks of 16 bytes against the C library and published vectors.

Each call has its text in an arena of known bytes; no other byte of it may change. Each length from 0 to
40 blocks is called with buffers apart and in place, on multiples of 8 bytes and 4 bytes off.
"""

from __future__ import annotations

import random
import struct
import tomllib
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import pytest

from broadside._core import SimulationError, Simulator, machine_table
from broadside.bench.calls import expanded, reference
from broadside.bench.calls.memory import GUARD, Buffer, allocate
from broadside.bench.kernels import manifest as manifests
from broadside.bench.kernels import program
from broadside.bench.kernels.kernel import Kernel
from broadside.facts import registry

MANIFEST = manifests.load(Path(__file__).parents[3])
MODES = ("cbc", "cfb", "ofb", "ctr")
KERNELS = [k for k in MANIFEST.kernels if k.mode in MODES and k.cipher in registry.finalists()]
MACHINES = {"c62x": ("c62x-flat", "c6201"), "c64x": ("c64x-flat", "c6416")}
CASES = [(k, machine) for k in KERNELS for machine in MACHINES[k.isa]]
FLAT = [(k, MACHINES[k.isa][0]) for k in KERNELS]
BLOCK = 16
MOST = 40
MARGIN = 32
FILL = 0xA5
LIMIT = 10_000_000
CHANNELS = 3
THREE = [k for k in MANIFEST.kernels if k.mode == "cbc3" and k.cipher in registry.finalists()]


def name(value: object) -> str:
    return value.symbol if isinstance(value, Kernel) else str(value)


def everywhere(kernels: list[Kernel]) -> pytest.MarkDecorator:
    """Each kernel on each machine, with buffers apart and in place, on multiples of 8 bytes and 4 off.

    The sample of `make test` is two of the eight cases, which differ in every respect.
    """
    return pytest.mark.parametrize(
        ("kernel", "machine", "in_place", "shift"),
        [
            pytest.param(
                *(kernel, machine, in_place, shift),
                marks=() if bool(number) == in_place == bool(shift) else pytest.mark.matrix,
            )
            for kernel in kernels
            for number, machine in enumerate(MACHINES[kernel.isa])
            for in_place in (False, True)
            for shift in (0, 4)
        ],
        ids=name,
    )


@cache
def objects(kernel: Kernel) -> list[program.Object]:
    return program.objects(MANIFEST, kernel)


@dataclass
class Machine:
    """A simulated machine with one kernel, and room for two texts and a chaining value."""

    kernel: Kernel
    simulator: Simulator
    arenas: tuple[int, int]
    chain: int

    @staticmethod
    def of(kernel: Kernel, name: str) -> Machine:
        simulator = program.load(name, objects(kernel))
        size = MOST * BLOCK + 2 * MARGIN + 8
        arenas = simulator.allocate(size), simulator.allocate(size)
        return Machine(kernel, simulator, arenas, simulator.allocate(BLOCK + 2 * MARGIN))

    def schedule(self, key: bytes) -> int:
        return expanded.place(self.simulator, self.kernel, key).address

    def run(
        self, schedule: int, iv: bytes, text: bytes, *, in_place: bool = False, shift: int = 0
    ) -> tuple[bytes, bytes]:
        """The resulting text and chaining value; every other byte must be unchanged."""
        source, target = self.arenas[0] + MARGIN + shift, self.arenas[1] + MARGIN + shift
        if in_place:
            target = source
        chain = self.chain + MARGIN + shift
        self._fill(source, text)
        if not in_place:
            self._fill(target, bytes(len(text)))
        self._fill(chain, iv)
        arguments = [target, source, len(text) // BLOCK, schedule, chain]
        self.simulator.call(self.kernel.symbol, arguments, LIMIT)
        if not in_place:
            assert self._text(source, len(text)) == text
        return self._text(target, len(text)), self._text(chain, BLOCK)

    def _fill(self, address: int, text: bytes) -> None:
        margin = bytes([FILL]) * MARGIN
        self.simulator.write(address - MARGIN, margin + text + margin)

    def _text(self, address: int, size: int) -> bytes:
        found = bytes(self.simulator.read(address - MARGIN, size + 2 * MARGIN))
        assert found[:MARGIN] == found[MARGIN + size :] == bytes([FILL]) * MARGIN
        return found[MARGIN : MARGIN + size]


def expect(kernel: Kernel, key: bytes, iv: bytes, text: bytes) -> tuple[bytes, bytes]:
    """The text and the next chaining value by the C library."""
    arguments = kernel.cipher, kernel.direction, key, text, iv
    result = reference.transform(*arguments, mode=kernel.mode) if text else b""
    return result, reference.next_iv(kernel.mode, kernel.direction, text, result, iv)


@pytest.mark.parametrize("isa", MACHINES)
def test_every_finalist_has_every_mode_in_both_directions(isa: str) -> None:
    found = {
        (k.cipher, k.key_bits, k.mode, k.direction)
        for k in MANIFEST.kernels
        if k.isa == isa and k.cipher in registry.finalists() and k.mode != "key_schedule"
    }
    known = registry.ciphers()
    ciphers = [(name, bits) for name in registry.finalists() for bits in known[name].key_bits]
    modes = ("single", "multi", *MODES, "cbc3")
    directions = ("encrypt", "decrypt")
    assert found == {(*c, m, d) for c in ciphers for m in modes for d in directions}


@everywhere(KERNELS)
def test_every_length(kernel: Kernel, machine: str, in_place: bool, shift: int) -> None:
    source = random.Random(f"{kernel.symbol} {machine} {in_place} {shift}")
    key = source.randbytes(reference.key_bytes(kernel.cipher, kernel.key_bits))
    loaded = Machine.of(kernel, machine)
    schedule = loaded.schedule(key)
    for blocks in range(MOST + 1):
        iv, text = source.randbytes(BLOCK), source.randbytes(BLOCK * blocks)
        found = loaded.run(schedule, iv, text, in_place=in_place, shift=shift)
        assert found == expect(kernel, key, iv, text), f"{blocks} blocks"


@pytest.mark.parametrize(("kernel", "machine"), FLAT, ids=name)
def test_a_message_in_parts_is_the_message(kernel: Kernel, machine: str) -> None:
    source = random.Random(f"parts {kernel.symbol}")
    key = source.randbytes(reference.key_bytes(kernel.cipher, kernel.key_bits))
    iv, text = source.randbytes(BLOCK), source.randbytes(BLOCK * 2 * MOST)
    loaded = Machine.of(kernel, machine)
    schedule = loaded.schedule(key)
    whole, last = expect(kernel, key, iv, text)
    out, start = b"", 0
    for blocks in (0, 1, 33, 2, 39, 5):
        end = start + BLOCK * blocks
        part, iv = loaded.run(schedule, iv, text[start:end])
        out, start = out + part, end
    assert (out, iv) == (whole, last)


def place_off(simulator: Simulator, data: bytes, shift: int) -> Buffer:
    """A buffer between guards that holds `data`, `shift` bytes off a multiple of 8."""
    whole = simulator.allocate(shift + len(data) + 2 * len(GUARD), 8)
    simulator.write(whole + shift, GUARD + data + GUARD)
    return Buffer(simulator, whole + shift + len(GUARD), len(data))


@everywhere(THREE)
def test_three_channels(kernel: Kernel, machine: str, in_place: bool, shift: int) -> None:
    """Tries each length; every channel has its own key, vector and buffers."""
    source = random.Random(f"{kernel.symbol} {machine} {in_place} {shift}")
    key_bytes = reference.key_bytes(kernel.cipher, kernel.key_bits)
    keys = [source.randbytes(key_bytes) for _ in range(CHANNELS)]
    for blocks in range(MOST + 1):
        simulator = program.load(machine, objects(kernel))
        schedules = [expanded.place(simulator, kernel, key).address for key in keys]
        texts = [source.randbytes(BLOCK * blocks) for _ in keys]
        ivs = [source.randbytes(BLOCK) for _ in keys]
        sources = [place_off(simulator, text, shift) for text in texts]
        targets = (
            sources
            if in_place
            else [place_off(simulator, bytes(len(text)), shift) for text in texts]
        )
        chain = place_off(simulator, b"".join(ivs), shift)
        pointers = [
            place_off(simulator, struct.pack("<3I", *addresses), shift).address
            for addresses in ([b.address for b in targets], [b.address for b in sources], schedules)
        ]
        arguments = [pointers[0], pointers[1], blocks, pointers[2], chain.address]
        simulator.call(kernel.symbol, arguments, LIMIT)
        expected = [
            expect(replace(kernel, mode="cbc"), key, iv, text)
            for key, iv, text in zip(keys, ivs, texts, strict=True)
        ]
        assert [target.read() for target in targets] == [text for text, _ in expected]
        assert chain.read() == b"".join(iv for _, iv in expected)
        assert all(buffer.guards_hold() for buffer in (*sources, *targets, chain))


@pytest.mark.parametrize("left", [0, 1, 7, 31, 32, 33])
@pytest.mark.parametrize("ones", [32, 64, 96, 128])
@pytest.mark.parametrize(
    ("kernel", "machine"), [c for c in FLAT if c[0].symbol.startswith("rc6_ctr_enc")], ids=name
)
def test_the_counter_carries(kernel: Kernel, machine: str, ones: int, left: int) -> None:
    """The counter's lowest `ones` bits overflow when `left` more blocks are done."""
    source = random.Random(f"carry {ones} {left}")
    high = source.getrandbits(128) >> ones << ones
    iv = (high | ((1 << ones) - 1 - left)).to_bytes(BLOCK, "big")
    key, text = source.randbytes(16), source.randbytes(BLOCK * MOST)
    loaded = Machine.of(kernel, machine)
    assert loaded.run(loaded.schedule(key), iv, text) == expect(kernel, key, iv, text)


TEXT = bytes.fromhex(
    "6bc1bee22e409f96e93d7e117393172a ae2d8a571e03ac9c9eb76fac45af8e51"
    "30c81c46a35ce411e5fbc1191a0a52ef f69f2445df4f9b17ad2b417be66c3710"
)
SP_800_38A = {
    "cbc": (
        "000102030405060708090a0b0c0d0e0f",
        "7649abac8119b246cee98e9b12e9197d 5086cb9b507219ee95db113a917678b2"
        "73bed6b8e3c1743b7116e69e22229516 3ff1caa1681fac09120eca307586e1a7",
    ),
    "cfb": (
        "000102030405060708090a0b0c0d0e0f",
        "3b3fd92eb72dad20333449f8e83cfb4a c8a64537a0b3a93fcde3cdad9f1ce58b"
        "26751f67a3cbb140b1808cf187a4f4df c04b05357c5d1c0eeac4c66f9ff7f2e6",
    ),
    "ofb": (
        "000102030405060708090a0b0c0d0e0f",
        "3b3fd92eb72dad20333449f8e83cfb4a 7789508d16918f03f53c52dac54ed825"
        "9740051e9c5fecf64344f7a82260edcc 304c6528f659c77866a510d9c1d6ae5e",
    ),
    "ctr": (
        "f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff",
        "874d6191b620e3261bef6864990db6ce 9806f66b7970fdff8617187bb9fffdff"
        "5ae4df3edbd5d35e5b4f09020db03eab 1e031dda2fbe03d1792170a0f3009cee",
    ),
}
"""SP 800-38A, appendices F.2.1, F.3.13, F.4.1 and F.5.1: AES-128 under one key, IV and ciphertext."""


@pytest.mark.parametrize(
    ("kernel", "machine"),
    [c for c in CASES if (c[0].cipher, c[0].key_bits) == ("rijndael", 128)],
    ids=name,
)
def test_published_vectors(kernel: Kernel, machine: str) -> None:
    iv, ciphertext = map(bytes.fromhex, SP_800_38A[kernel.mode])
    loaded = Machine.of(kernel, machine)
    schedule = loaded.schedule(bytes.fromhex("2b7e151628aed2a6abf7158809cf4f3c"))
    encrypts = kernel.direction == "encrypt"
    text, expected = (TEXT, ciphertext) if encrypts else (ciphertext, TEXT)
    assert loaded.run(schedule, iv, text)[0] == expected


@pytest.mark.parametrize("blocks", [1, 2, MOST])
@pytest.mark.parametrize(("kernel", "machine"), FLAT, ids=name)
def test_no_keystream_or_text_is_left_on_the_stack(
    kernel: Kernel, machine: str, blocks: int
) -> None:
    source = random.Random(f"stack {kernel.symbol} {blocks}")
    key = source.randbytes(reference.key_bytes(kernel.cipher, kernel.key_bits))
    iv, text = source.randbytes(BLOCK), source.randbytes(BLOCK * blocks)
    loaded = Machine.of(kernel, machine)
    out, _ = loaded.run(loaded.schedule(key), iv, text, in_place=True)
    keystream, decrypted, encrypted = xor(text, out), xor(out, iv + text), xor(text, iv + out)
    left = stack(loaded.simulator, machine)
    for secret in (text, out, keystream, decrypted, encrypted):
        for start in range(0, len(text), BLOCK):
            assert secret[start : start + BLOCK] not in left


def xor(one: bytes, two: bytes) -> bytes:
    """The common length of both."""
    return bytes(a ^ b for a, b in zip(one, two, strict=False))


def stack(simulator: Simulator, machine: str) -> bytes:
    """The highest 2 KB of the memory that holds the stack; nothing else lies there."""
    memories = tomllib.loads(machine_table(machine))["memory"]
    memory = next(entry for entry in memories if entry.get("stack"))
    return bytes(simulator.read(memory["base"] + memory["size"] - 2048, 2048))


@pytest.mark.parametrize("argument", ["out", "in", "schedule", "iv"])
@pytest.mark.parametrize(("kernel", "machine"), FLAT, ids=name)
def test_a_misaligned_pointer_stops_the_machine(
    kernel: Kernel, machine: str, argument: str
) -> None:
    loaded = Machine.of(kernel, machine)
    size = MOST * BLOCK
    buffers = [allocate(loaded.simulator, size + 8).address for _ in range(2)]
    chain = allocate(loaded.simulator, BLOCK + 8).address
    arguments = [*buffers, MOST, loaded.schedule(bytes(kernel.key_bits // 8)), chain]
    arguments[{"out": 0, "in": 1, "schedule": 3, "iv": 4}[argument]] += 2
    with pytest.raises(SimulationError, match="align"):
        loaded.simulator.call(kernel.symbol, arguments, LIMIT)
