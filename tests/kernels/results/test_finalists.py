"""The kernels of the AES finalists against the C library: interpreted sources, and scheduled code."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from finalists_runner import (
    KERNELS,
    Interpreted,
    Machine,
    Simulated,
    schedule,
    scheduled,
    source_name,
)

from broadside import _core
from broadside.facts import registry
from broadside.linear.interpreter.machine import InterpretError

CIPHERS = registry.finalists()
DIRECTIONS = ("encrypt", "decrypt")
COUNTS = range(41)
INTERPRETED = 5
"""The most blocks for which the interpreter runs too, because it is slow."""
BLOCK, KEY = 16, 16
OF_LENGTH = {128: "rijndael", 192: "rijndael_192", 256: "rijndael_256"}
"""The beginning of the names of routines, by the bits of the key."""

SHIFTS = (0, 4)
"""Distances of texts from a multiple of 8 in bytes; the contract requires words."""

Load = Callable[..., Machine]
"""Takes a cipher and names of sources, the last existing one counts; returns a machine with it."""
MACHINES = {
    "c62x": ("meaning", "c62x-flat", "c6201"),
    "c64x": ("meaning", "c64x-flat", "c6416"),
}


@pytest.fixture(params=[f"{isa} {name}" for isa, names in MACHINES.items() for name in names])
def load(request: pytest.FixtureRequest) -> Load:
    """The interpreter of linear assembly, or a simulated machine, for the routines of an ISA."""
    isa, machine = request.param.split()

    def loaded(cipher: str, *names: str) -> Machine:
        there = [name for name in names if (KERNELS / cipher / source_name(name, isa)).exists()]
        name = there[-1] if there else names[-1]
        source = source_name(name, isa)
        if not (KERNELS / cipher / source).exists():
            pytest.skip(f"there is no {source} of {cipher} yet")
        if machine == "meaning":
            return Interpreted(cipher, name, isa)
        if not scheduled(cipher, name, isa).exists():
            pytest.skip(f"{source} of {cipher} is not scheduled yet")
        return Simulated(machine, cipher, name, isa)

    return loaded


def transformed(cipher: str, direction: str, key: bytes, data: bytes) -> bytes:
    """Data in ECB by the C library."""
    instance = _core.Cipher(registry.ciphers()[cipher].library, key, "ecb")
    return getattr(instance, direction)(data) if data else b""


@pytest.mark.parametrize("shift", SHIFTS)
@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize("cipher", CIPHERS)
def test_one_block(load: Load, cipher: str, direction: str, shift: int) -> None:
    source = random.Random(f"block {cipher} {direction}")
    for _ in range(4):
        key, data = source.randbytes(KEY), source.randbytes(BLOCK)
        machine = load(cipher, "block")
        address = place_off(machine, data, shift)
        keys = schedule(machine, cipher, direction, key)
        machine.call(f"{cipher}_{direction}_block", [address, keys])
        assert machine.read(address, BLOCK) == transformed(cipher, direction, key, data)


@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize("bits", [192, 256])
def test_one_block_of_rijndael_with_a_longer_key(load: Load, bits: int, direction: str) -> None:
    check_one_block(
        load("rijndael", "block"), f"{OF_LENGTH[bits]}_{direction}_block", bits, direction
    )


@pytest.mark.parametrize("bits", [128, 192, 256])
@pytest.mark.parametrize(
    ("source", "ending", "direction"),
    [
        ("galois", "galois", "encrypt"),
        ("galois_decrypt", "galois", "decrypt"),
        ("block_table", "table", "encrypt"),
    ],
)
def test_one_block_of_rijndael_with_small_tables(
    load: Load, source: str, ending: str, direction: str, bits: int
) -> None:
    machine = load("rijndael", source)
    check_one_block(machine, f"{OF_LENGTH[bits]}_{direction}_block_{ending}", bits, direction)


def check_one_block(machine: Machine, symbol: str, bits: int, direction: str) -> None:
    """Four blocks by a routine of Rijndael."""
    source = random.Random(symbol)
    for _ in range(4):
        key, data = source.randbytes(bits // 8), source.randbytes(BLOCK)
        address = machine.place(data)
        keys = schedule(machine, "rijndael", direction, key)
        machine.call(symbol, [address, keys])
        assert machine.read(address, BLOCK) == transformed("rijndael", direction, key, data)


def place_off(machine: Machine, data: bytes, shift: int) -> int:
    """Address of a new buffer that holds `data`, at the given distance from a multiple of 8."""
    return machine.place(bytes(shift) + data) + shift


@pytest.mark.parametrize("shift", SHIFTS)
@pytest.mark.parametrize("in_place", [False, True])
@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize("cipher", CIPHERS)
def test_many_blocks(load: Load, cipher: str, direction: str, in_place: bool, shift: int) -> None:
    source = random.Random(f"blocks {cipher} {direction} {in_place}")
    for count in COUNTS:
        key, data = source.randbytes(KEY), source.randbytes(BLOCK * count)
        apart = f"multi_{direction}"
        machine = load(cipher, "multi", apart)
        if isinstance(machine, Interpreted) and count > INTERPRETED:
            break
        start = place_off(machine, data, shift)
        out = start if in_place else place_off(machine, bytes(len(data)), shift)
        keys = schedule(machine, cipher, direction, key)
        machine.call(f"{cipher}_{direction}_blocks", [out, start, count, keys])
        assert machine.read(out, len(data)) == transformed(cipher, direction, key, data)


@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize("bits", [192, 256])
def test_many_blocks_of_rijndael_with_a_longer_key(load: Load, bits: int, direction: str) -> None:
    symbol = f"{OF_LENGTH[bits]}_{direction}_blocks"
    for count in COUNTS:
        check_many_blocks(load("rijndael", "multi"), symbol, bits, direction, count)


@pytest.mark.parametrize("bits", [128, 192, 256])
@pytest.mark.parametrize(
    ("source", "ending", "directions"),
    [("multi_table", "table", ("encrypt",)), ("multi_compact", "compact", DIRECTIONS)],
)
def test_many_blocks_of_rijndael_with_small_tables(
    load: Load, source: str, ending: str, directions: tuple[str, ...], bits: int
) -> None:
    for direction in directions:
        symbol = f"{OF_LENGTH[bits]}_{direction}_blocks_{ending}"
        for count in COUNTS:
            check_many_blocks(load("rijndael", source), symbol, bits, direction, count)


def check_many_blocks(machine: Machine, symbol: str, bits: int, direction: str, count: int) -> None:
    """`count` blocks by a routine of Rijndael, from one buffer to another."""
    if isinstance(machine, Interpreted) and count > 3:
        return
    source = random.Random(f"{symbol} {count}")
    key, data = source.randbytes(bits // 8), source.randbytes(BLOCK * count)
    start, out = machine.place(data), machine.place(bytes(len(data)))
    keys = schedule(machine, "rijndael", direction, key)
    machine.call(symbol, [out, start, count, keys])
    assert machine.read(out, len(data)) == transformed("rijndael", direction, key, data)


@pytest.mark.parametrize("cipher", CIPHERS)
@pytest.mark.parametrize("wrong", [0, 1])
def test_a_misaligned_pointer_stops_the_machine(load: Load, cipher: str, wrong: int) -> None:
    machine = load(cipher, "block")
    arguments = [machine.place(bytes(BLOCK + 4)), schedule(machine, cipher, "encrypt", bytes(KEY))]
    arguments[wrong] += 2
    with pytest.raises((_core.SimulationError, InterpretError), match="align"):
        machine.call(f"{cipher}_encrypt_block", arguments)
