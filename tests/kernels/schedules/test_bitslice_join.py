"""Overlapping of straight-line blocks in the bitsliced kernels, and the rules that forbid it."""

from __future__ import annotations

import pytest

from broadside.generators.bitslice.writing.join import Bases, after, join

Rows = list[list[str]]
BASES: Bases = {"A4": ("frame", 0), "B15": ("frame", 0)}


def begin(first: Rows, second: Rows) -> int:
    """The cycle of the first block in which the second begins."""
    joined = join(first, second, (BASES, BASES))
    return next(cycle for cycle, row in enumerate(joined) if second[0][0] in row)


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        # nothing in common
        ([["ADD .L1 A0, A1, A2"], []], [["ADD .L2 B0, B1, B2"]], 0),
        # one unit
        ([["ADD .L1 A0, A1, A2"]], [["ADD .L1 A5, A6, A7"]], 1),
        # one cross path
        ([["ADD .L1X A0, B1, A2"]], [["ADD .S1X A5, B6, A7"]], 1),
        # a result is read
        ([["MPY .M1 A0, A1, A2"]], [["ADD .L1 A2, A5, A6"]], 2),
        # a register is still read, in the cycle of the write at the latest
        (
            [["ADD .L1 A0, A1, A2"], ["ADD .L1 A3, A1, A8"]],
            [["ADD .L2X A0, 1, B3"], ["ADD .S1 A5, A6, A3"]],
            0,
        ),
        ([["ADD .L1 A0, A1, A2"], ["ADD .L1 A3, A1, A8"]], [["ADD .S1 A5, A6, A3"]], 1),
        # writes in order
        ([["LDW .D2T1 *+B15[0], A3"]], [["ADD .S1 A5, A6, A3"]], 5),
        # a store that is loaded, or lies beside the load
        ([["STW .D2T1 A1, *+B15[3]"]], [["LDW .D1T2 *+A4[3], B1"]], 1),
        ([[], ["STH .D2T1 A1, *+B15[7]"]], [["LDW .D1T2 *+A4[3], B1"]], 2),
        ([[], [], ["STH .D2T1 A1, *+B15[9]"]], [["LDW .D1T2 *+A4[3], B1"]], 0),
        # memory accesses of both in one packet
        ([["STW .D2T1 A1, *+B15[3]"]], [["LDW .D1T2 *+A4[8], B1"]], 1),
    ],
)
def test_join(first: Rows, second: Rows, expected: int) -> None:
    assert begin(first, second) == expected


def test_nothing_is_lost() -> None:
    first: Rows = [["ADD .L1 A0, A1, A2"], ["ADD .L1 A3, A1, A8"]]
    second: Rows = [["ADD .L2 B0, B1, B2"], [], ["ADD .L2 B3, B1, B8"]]
    joined = join(first, second, (BASES, BASES))
    instructions = sorted(text for row in joined for text in row)
    assert instructions == sorted(text for row in first + second for text in row)


def test_a_block_waits_for_writes_under_way() -> None:
    block: Rows = [["ADD .L1 A0, A1, A2"], ["ADD .L1 A3, A1, A8"]]
    assert after({"A9": 3}, block) == block
    assert after({"A8": 3}, block) == [[], [], [], *block]
