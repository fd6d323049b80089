"""The table-based DES kernels against the C library: interpreted sources, and scheduled code."""

from __future__ import annotations

import random
import struct
from collections.abc import Callable, Sequence

import des_model
import pytest
from des_runner import Interpreted, Machine, Simulated, path_of, scheduled

from broadside._core import SimulationError
from broadside.ciphers import des, des3
from broadside.linear.interpreter.machine import InterpretError

DIRECTIONS = ("encrypt", "decrypt")
CIPHERS = {"des": (des, 8), "des3": (des3, 24)}
"""Prefix of the symbols: module of the C library, bytes of a key."""
COUNTS = (0, 1, 2, 3, 5, 4, 6, 7, 40)
CHANNELS = 3

Load = Callable[[str], Machine]
"""Takes the name of a `.sa` file; returns a machine with its routines."""


MACHINES = (
    "c62x meaning",
    "c62x c62x-flat",
    "c62x c6201",
    "c64x meaning",
    "c64x c64x-flat",
    "c64x c6416",
)


@pytest.fixture(params=MACHINES)
def machine_name(request: pytest.FixtureRequest) -> str:
    """An ISA, and the interpreter of linear assembly or a simulated machine."""
    return str(request.param)


@pytest.fixture
def load(machine_name: str) -> Load:
    """Loads the routines of that ISA into that machine."""
    isa, machine = machine_name.split()

    def loaded(source: str) -> Machine:
        if not path_of(source, isa).exists():
            pytest.skip(f"{source} is for the other machine alone")
        if machine == "meaning":
            return Interpreted(source, isa)
        if not scheduled(source, isa).exists():
            pytest.skip(f"{source} is not scheduled yet")
        return Simulated(machine, source, isa)

    return loaded


def new_key(source: random.Random, cipher: str) -> bytes:
    """A random key."""
    return source.randbytes(CIPHERS[cipher][1])


def transformed(
    cipher: str, direction: str, key: bytes, data: bytes, iv: bytes | None = None
) -> bytes:
    """The C library's output: in CBC if `iv` is given, else in ECB."""
    if not data:
        return b""
    module, _ = CIPHERS[cipher]
    mode = module.MODE_ECB if iv is None else module.MODE_CBC
    instance = module.new(key, mode, **({} if iv is None else {"iv": iv}))
    return bytes(getattr(instance, direction)(data))


@pytest.fixture
def counts(machine_name: str) -> Sequence[int]:
    """Numbers of blocks to try: fewer on the interpreter, which is slow."""
    return COUNTS[:5] if "meaning" in machine_name else COUNTS


def pointers(machine: Machine, addresses: Sequence[int]) -> int:
    """Address of an array of pointers."""
    return machine.place(struct.pack(f"<{len(addresses)}I", *addresses))


@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize("cipher", CIPHERS)
def test_key_schedule(load: Load, machine_name: str, cipher: str, direction: str) -> None:
    if cipher == "des3" and machine_name == "c62x meaning":
        pytest.skip("three calls, written in assembly")
    of_its_own = cipher == "des3" and machine_name.startswith("c64x")
    source = random.Random(f"schedule {cipher} {direction}")
    for _ in range(4):
        key = new_key(source, cipher)
        machine = load("triple_key_schedule.sa" if of_its_own else "key_schedule.sa")
        words = des_model.schedule(key, direction)
        schedule = machine.room(len(words))
        machine.call(f"{cipher}_key_schedule_{direction}", [schedule, machine.place(key)])
        assert machine.read(schedule, len(words)) == words


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_core(load: Load, direction: str) -> None:
    source = random.Random(f"core {direction}")
    for _ in range(4):
        key, block = new_key(source, "des"), source.randbytes(8)
        machine = load("core.sa")
        address = machine.place(des_model.to_halves(block))
        machine.call("des_core", [address, machine.place(des_model.schedule(key, direction))])
        expected = des_model.to_halves(transformed("des", direction, key, block))
        assert machine.read(address, 8) == expected


@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize("cipher", CIPHERS)
def test_block(load: Load, cipher: str, direction: str) -> None:
    source = random.Random(f"block {cipher} {direction}")
    for _ in range(4):
        key, block = new_key(source, cipher), source.randbytes(8)
        machine = load("block.sa")
        address = machine.place(block)
        schedule = machine.place(des_model.schedule(key, direction))
        machine.call(f"{cipher}_block", [address, schedule])
        assert machine.read(address, 8) == transformed(cipher, direction, key, block)


@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize("routine", ["des_core3", "des_block3", "des3_block3"])
def test_three_blocks(load: Load, routine: str, direction: str) -> None:
    cipher, _, mode = routine.partition("_")
    code = des_model.to_halves if mode == "core3" else bytes
    source = random.Random(f"{routine} {direction}")
    for _ in range(4):
        keys = [new_key(source, cipher) for _ in range(CHANNELS)]
        blocks = [source.randbytes(8) for _ in keys]
        machine = load("triple_block3.sa" if cipher == "des3" else f"{mode}.sa")
        address = machine.place(b"".join(map(code, blocks)))
        schedules = [machine.place(des_model.schedule(key, direction)) for key in keys]
        machine.call(routine, [address, *schedules])
        expected = [
            code(transformed(cipher, direction, *pair)) for pair in zip(keys, blocks, strict=True)
        ]
        assert machine.read(address, 24) == b"".join(expected)


@pytest.mark.parametrize("in_place", [False, True])
@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize("cipher", CIPHERS)
def test_ecb(
    load: Load, counts: Sequence[int], cipher: str, direction: str, in_place: bool
) -> None:
    source = random.Random(f"ecb {cipher} {direction} {in_place}")
    for count in counts:
        key, data = new_key(source, cipher), source.randbytes(8 * count)
        machine = load("ecb.sa")
        start = machine.place(data)
        out = start if in_place else machine.room(len(data))
        schedule = machine.place(des_model.schedule(key, direction))
        machine.call(f"{cipher}_ecb", [out, start, count, schedule])
        assert machine.read(out, len(data)) == transformed(cipher, direction, key, data)


@pytest.mark.parametrize("in_place", [False, True])
@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize("cipher", CIPHERS)
def test_cbc(
    load: Load, counts: Sequence[int], cipher: str, direction: str, in_place: bool
) -> None:
    source = random.Random(f"cbc {cipher} {direction} {in_place}")
    for count in counts:
        key, data = new_key(source, cipher), source.randbytes(8 * count)
        iv = source.randbytes(8)
        machine = load(f"cbc_{direction}.sa")
        start = machine.place(data)
        out = start if in_place else machine.room(len(data))
        schedule = machine.place(des_model.schedule(key, direction))
        chain = machine.place(iv)
        machine.call(f"{cipher}_cbc_{direction}", [out, start, count, schedule, chain])
        expected = transformed(cipher, direction, key, data, iv)
        assert machine.read(out, len(data)) == expected
        assert machine.read(chain, 8) == last_ciphertext(direction, data, expected, iv)


def last_ciphertext(direction: str, data: bytes, result: bytes, iv: bytes) -> bytes:
    """The block with which a chain continues."""
    ciphertext = result if direction == "encrypt" else data
    return ciphertext[-8:] or iv


THREE_CHANNELS = (
    *((cipher, f"cbc3_{direction}.sa") for cipher in CIPHERS for direction in DIRECTIONS),
    ("des", "cbc3_encrypt_unrolled.sa"),
    ("des3", "cbc3_encrypt_passes.sa"),
)


@pytest.mark.parametrize("in_place", [False, True])
@pytest.mark.parametrize(("cipher", "file"), THREE_CHANNELS)
def test_three_channels(
    load: Load, counts: Sequence[int], cipher: str, file: str, in_place: bool
) -> None:
    direction = "decrypt" if file == "cbc3_decrypt.sa" else "encrypt"
    source = random.Random(f"cbc3 {cipher} {direction} {in_place}")
    for count in counts:
        keys = [new_key(source, cipher) for _ in range(CHANNELS)]
        data = [source.randbytes(8 * count) for _ in keys]
        ivs = [source.randbytes(8) for _ in keys]
        machine = load(file)
        starts = [machine.place(part + bytes(8)) for part in data]  # one block more is loaded
        outs = starts if in_place else [machine.room(len(part)) for part in data]
        schedules = [machine.place(des_model.schedule(key, direction)) for key in keys]
        chains = machine.place(b"".join(ivs))
        arrays = [pointers(machine, array) for array in (outs, starts, schedules)]
        symbol = f"{cipher}_{file.removesuffix('.sa')}"
        machine.call(symbol, [arrays[0], arrays[1], count, arrays[2], chains])
        expected = [
            transformed(cipher, direction, *channel)
            for channel in zip(keys, data, ivs, strict=True)
        ]
        assert [machine.read(out, 8 * count) for out in outs] == expected
        last = [
            last_ciphertext(direction, *channel)
            for channel in zip(data, expected, ivs, strict=True)
        ]
        assert machine.read(chains, 24) == b"".join(last)


@pytest.mark.parametrize("count", [0, 1, 2, 3, 4, 5, 6, 11, 40])
def test_tdm(load: Load, count: int) -> None:
    blocks = [bytes([number]) * 8 for number in range(count)]
    channels = [b"".join(blocks[channel::CHANNELS]) for channel in range(CHANNELS)]
    machine = load("tdm.sa")
    outs = [machine.room(len(channel)) for channel in channels]
    machine.call("tdm_deal", [pointers(machine, outs), machine.place(b"".join(blocks)), count])
    assert [machine.read(*part) for part in zip(outs, map(len, channels), strict=True)] == channels
    merged = machine.room(8 * count)
    machine.call("tdm_merge", [merged, pointers(machine, outs), count])
    assert machine.read(merged, 8 * count) == b"".join(blocks)


MODES = ("ecb.sa des_ecb", "cbc_encrypt.sa des_cbc_encrypt", "cbc_decrypt.sa des_cbc_decrypt")


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("wrong", [0, 1, 3])
def test_misaligned_pointers_stop_the_machine(load: Load, mode: str, wrong: int) -> None:
    source, symbol = mode.split()
    machine = load(source)
    arguments = [machine.room(24), machine.place(bytes(24)), 2]
    arguments += [machine.place(bytes(144)), machine.place(bytes(16))]
    arguments = arguments[:4] if "ecb" in mode else arguments
    arguments[wrong] += 2
    with pytest.raises((SimulationError, InterpretError), match="align"):
        machine.call(symbol, arguments)
