"""Write ports that results of two latencies share: that of .M, and that of loaded and long pairs."""

from __future__ import annotations

import random
import struct

import pytest
from c64x import MOMENTS, WIDE, optimized, run, signed

from broadside import _core
from broadside.facts.isa import InstructionTable
from broadside.linear.parse import parse
from broadside.optimizer.plain.schedule import schedule_plainly
from broadside.optimizer.procedure.schedule import schedule_procedure
from broadside.optimizer.verify.packet_rules import VerifyError
from broadside.optimizer.verify.verify import verify
from programs import QUICK


def dot(one: int, two: int) -> int:
    halves = zip((one & 0xFFFF, one >> 16), (two & 0xFFFF, two >> 16), strict=True)
    return sum(signed(a) * signed(b) for a, b in halves)


def moments(words: list[int], key: int, wide: bool) -> int:
    pairs = list(zip(words[::2], words[1::2], strict=True))

    def square(x: int) -> int:
        return signed(x & 0xFFFF) ** 2 if wide else dot(x, x)

    sums = [
        sum(square(x) for x, _ in pairs),
        sum(dot(y, y) for _, y in pairs),
        sum(dot(x, y) for x, y in pairs),
        sum(dot(x, key) for x, _ in pairs),
        sum(dot(y, key) for _, y in pairs),
        sum(x << 7 & 0xFFFFFFFF | x >> 25 for x, _ in pairs),
    ]
    result = 0
    for each in sums:
        result ^= each & 0xFFFFFFFF
    return result


@pytest.mark.parametrize("text", [MOMENTS, WIDE], ids=["narrow", "wide"])
@pytest.mark.parametrize("count", [1, 4, 30])
def test_products_of_two_latencies_share_a_unit(text: str, count: int) -> None:
    generator = random.Random(count)
    words = [generator.getrandbits(32) for _ in range(2 * count)]
    key = generator.getrandbits(32)
    found = run(text, "moments", struct.pack(f"<{2 * count}I", *words), count, key)
    assert found & 0xFFFFFFFF == moments(words, key, text is WIDE)


def test_narrow_products_fill_both_units() -> None:
    (loop,) = optimized(MOMENTS).loops
    assert loop["ii"] == 3


def test_the_verifier_knows_the_width_of_the_port() -> None:
    """The results that land together here fit a port of 64 bits, but not a port of 32."""
    table = InstructionTable("c64x", _core.isa_tables())
    (procedure,) = parse(MOMENTS, "program.sa", table)
    table.multiplier_write_bits = 64
    scheduled = schedule_procedure(procedure, table, QUICK)
    assert verify(scheduled, table).walks > 0
    table.multiplier_write_bits = 32
    with pytest.raises(VerifyError, match=r"write port for M[12]"):
        verify(scheduled, table)


PAIRS = """
pairs:  .cproc  p, x
        .rega   h, l, high, low, y, sum
        LDDW    *p, h:l
        MV      x, y
        {chain}
        SHL     y, 3, high:low
        XOR     h, l, sum
        XOR     sum, high, sum
        XOR     sum, low, sum
        .return sum
        .endproc
"""


@pytest.mark.parametrize("schedule", ["searched", "plain"])
def test_a_long_result_does_not_land_with_a_loaded_pair(schedule: str) -> None:
    """One of the chains is as long as the load, so that both results could land in one cycle."""
    table = InstructionTable("c64x", _core.isa_tables())
    delayed = 0
    for links in range(1, 7):
        text = PAIRS.format(chain="\n        ".join(["ADD y, y, y"] * links))
        (procedure,) = parse(text, "program.sa", table)
        if schedule == "plain":
            scheduled = schedule_plainly(procedure, table, "it is tested")
        else:
            scheduled = schedule_procedure(procedure, table, QUICK)
        assert verify(scheduled, table).walks > 0
        issued = {i.operation.mnemonic: i for item in scheduled.nodes for i in item.issued}
        last = max(
            i.cycle for n in scheduled.nodes for i in n.issued if i.operation.mnemonic == "ADD"
        )
        delayed += issued["SHL"].cycle > last + 1
    assert schedule == "searched" or delayed == 1
