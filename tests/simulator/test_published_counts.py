"""The cycle counts that TI prints for the C62x (SPRU198G chapter 5), on programs written anew.

A program's call must take exactly the printed count and the cycles of its own call overhead. These are the
return (B B3 and its delay slots) and, if the program needs callee-saved registers, saving them.
docs/validation.md explains each program.
"""

from __future__ import annotations

import random
import struct
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from broadside._core import CallResult, Simulator, assemble

PROGRAMS = Path(__file__).parent / "programs"
MACHINES = ("c62x-flat", "c6201")
RETURN = 6
PADDING = 64


@dataclass(frozen=True)
class Machine:
    """A simulator with one program, and the places of its arrays."""

    simulator: Simulator
    name: str

    def shorts(self, values: list[int], region: str = "data0", offset: int = 0) -> int:
        """Address of an array of 16-bit values, `offset` bytes after a multiple of 16, padded with junk."""
        address = self.simulator.allocate(2 * len(values) + 2 * PADDING + 16, 16, region) + offset
        junk = [random.Random(0).randrange(-(2**15), 2**15) for _ in range(PADDING)]
        self.simulator.write(address, struct.pack(f"<{len(values) + PADDING}h", *values, *junk))
        return address

    def read_shorts(self, address: int, count: int) -> list[int]:
        """The 16-bit values at an address."""
        return list(struct.unpack(f"<{count}h", self.simulator.read(address, 2 * count)))

    def call(self, *arguments: int) -> CallResult:
        """Calls the program."""
        return self.simulator.call(self.name, list(arguments))


def load(name: str, machine: str) -> Machine:
    """A simulator with the program of that name."""
    path = PROGRAMS / f"{name}.asm"
    simulator = Simulator(machine)
    simulator.load([assemble(path.read_text(), str(path), "c62x")])
    return Machine(simulator, name)


def halfwords(generator: random.Random, count: int) -> list[int]:
    return [generator.randrange(-(2**15), 2**15) for _ in range(count)]


def low16(value: int) -> int:
    """The low half as a signed number, as STH stores it."""
    return (value & 0xFFFF ^ 0x8000) - 0x8000


def low32(value: int) -> int:
    return (value & 0xFFFF_FFFF ^ 0x8000_0000) - 0x8000_0000


Check = Callable[[Machine, random.Random], CallResult]


def dot_product(machine: Machine, generator: random.Random) -> CallResult:
    a, b = halfwords(generator, 100), halfwords(generator, 100)
    result = machine.call(machine.shorts(a), machine.shorts(b, "data1"))
    assert low32(result.return_value) == low32(sum(x * y for x, y in zip(a, b, strict=True)))
    return result


def iir(machine: Machine, generator: random.Random) -> CallResult:
    x, y = halfwords(generator, 101), [*halfwords(generator, 1), *[0] * 100]
    c1, c2, c3 = halfwords(generator, 3)
    address = machine.shorts(y)
    result = machine.call(machine.shorts(x), address, c1, c2, c3)
    # The program keeps y in a 32-bit register between iterations and multiplies its low half.
    for i in range(100):
        y[i + 1] = low16(low32(c1 * x[i] + c2 * x[i + 1] + c3 * y[i]) >> 15)
    assert machine.read_shorts(address, 101)[1:] == y[1:]
    return result


def if_then_else(machine: Machine, generator: random.Random) -> CallResult:
    a, codeword, theta = (
        halfwords(generator, 32),
        generator.getrandbits(32),
        generator.getrandbits(1),
    )
    result = machine.call(machine.shorts(a), codeword, 1, theta)
    expected = sum(v if theta == codeword >> i & 1 else -v for i, v in enumerate(a))
    assert low32(result.return_value) == expected
    return result


def live_too_long(machine: Machine, generator: random.Random) -> CallResult:
    a, b = halfwords(generator, 100), halfwords(generator, 100)
    c, d, e = halfwords(generator, 3)
    result = machine.call(machine.shorts(a), machine.shorts(b, "data1"), c, d, e)
    expected = 0
    for values, factor in ((a, d), (b, e)):
        for product in (v * c for v in values):
            expected += low16(product >> 15) * factor + product
    assert low32(result.return_value) == low32(expected)
    return result


def weighted_vector_sum(machine: Machine, generator: random.Random, count: int = 100) -> CallResult:
    a, b = halfwords(generator, count), halfwords(generator, count)
    weight = halfwords(generator, 1)[0]
    target = machine.shorts([0] * count)
    result = machine.call(machine.shorts(a), machine.shorts(b, "data1"), target, weight, count)
    expected = [low16((weight * x >> 15) + y) for x, y in zip(a, b, strict=True)]
    assert machine.read_shorts(target, count) == expected
    return result


def fir(
    machine: Machine, generator: random.Random, region: str = "data1", offset: int = 0
) -> CallResult:
    x, h = halfwords(generator, 131), halfwords(generator, 32)
    target = machine.shorts([0] * 100)
    result = machine.call(machine.shorts(x), machine.shorts(h, region, offset), target)
    sums = [sum(x[j + i] * h[i] for i in range(32)) for j in range(100)]
    assert machine.read_shorts(target, 100) == [low16(low32(s) >> 15) for s in sums]
    return result


SAVE_TWO_REGISTERS = 2
SAVE_FOUR_REGISTERS = 4 + 2
SAVE_TEN_REGISTERS = 10 + 8

PUBLISHED: list[tuple[str, int, int, Check]] = [
    ("dot_product_serial", 1602, RETURN, dot_product),
    ("dot_product_parallel", 801, RETURN, dot_product),
    ("dot_product_words", 402, RETURN, dot_product),
    ("dot_product_pipelined", 58, RETURN, dot_product),
    ("dot_product_epilog", 58, RETURN, dot_product),
    ("dot_product_primed", 65, RETURN, dot_product),
    ("dot_product_smallest", 63, RETURN, dot_product),
    ("iir", 408, RETURN, iir),
    ("if_then_else", 70, RETURN, if_then_else),
    ("if_then_else_short", 68, RETURN, if_then_else),
    ("if_then_else_unrolled", 53, RETURN, if_then_else),
    ("live_too_long", 212, RETURN, live_too_long),
    ("fir", 2352, RETURN, fir),
    ("fir_banks", 2402, SAVE_TWO_REGISTERS + RETURN, fir),
    ("fir_outer", 2006, SAVE_FOUR_REGISTERS + RETURN, fir),
    ("fir_conditional", 1612, SAVE_TEN_REGISTERS + RETURN, fir),
]


@pytest.mark.parametrize("machine", MACHINES)
@pytest.mark.parametrize(
    ("name", "printed", "overhead", "check"), PUBLISHED, ids=[row[0] for row in PUBLISHED]
)
def test_printed_count(name: str, printed: int, overhead: int, check: Check, machine: str) -> None:
    """Arrays that are read together lie in different blocks, as the book assumes."""
    result = check(load(name, machine), random.Random(name))
    assert result.cycles == printed + overhead
    assert result.stalls == {"bank": 0}


@pytest.mark.parametrize("machine", MACHINES)
def test_weighted_vector_sum_takes_two_cycles_for_two_elements(machine: str) -> None:
    """SPRU198G 5.6 prints no count, but an interval of 2."""
    generator = random.Random(0)
    results = {
        count: weighted_vector_sum(load("weighted_vector_sum", machine), generator, count)
        for count in (4, 100, 220)
    }
    assert all(result.stalls == {"bank": 0} for result in results.values())
    assert results[220].cycles - results[100].cycles == 220 - 100
    assert results[100].cycles - results[4].cycles == 100 - 4


@pytest.mark.parametrize("offset", [0, 2, 4, 6])
def test_bank_conflicts_of_the_fir_filter(offset: int) -> None:
    """SPRU198G 5.12: with x and h in one block, x[1] and h[0] at halfwords of one parity meet.

    x[j + i + 1] and h[i] (and h[i + 1] with x[j + i + 2]) share a packet. With x at a multiple of 8
    bytes and h at `offset` beyond one, they stand in banks j + i + 1 and offset / 2 + i modulo 4. i and
    j are even, so an even distance never conflicts, and an odd one does for every other j: 25 of the 50
    outer iterations, each with 40 such packets (8 of the prolog, 32 of the kernel).
    """
    result = fir(load("fir", "c6201"), random.Random(offset), "data0", offset)
    conflicts = 25 * 40 if offset % 4 == 2 else 0
    assert result.stalls == {"bank": conflicts}
    assert result.cycles == 2352 + conflicts + RETURN


@pytest.mark.parametrize(
    ("name", "printed", "overhead", "offset"),
    [("fir_banks", 2402, SAVE_TWO_REGISTERS + RETURN, offset) for offset in (0, 2, 4, 6)]
    + [("fir_conditional", 1612, SAVE_TEN_REGISTERS + RETURN, offset) for offset in (0, 4)],
)
def test_filters_that_load_neighbours_never_conflict(
    name: str, printed: int, overhead: int, offset: int
) -> None:
    """SPRU198G 5.12 and 5.14: both loads of a packet come from one array."""
    result = fir(load(name, "c6201"), random.Random(offset), "data0", offset)
    assert result.stalls == {"bank": 0}
    assert result.cycles == printed + overhead
