"""The values that enter a loop that is not pipelined get registers on the sides that suit the loop."""

from __future__ import annotations

import re

import pytest
from both_ways import SCHEDULED, Words, agreed, optimized

from broadside.optimizer.model.region import Region
from broadside.optimizer.optimize import optimize
from broadside.optimizer.procedure import schedule
from broadside.optimizer.procedure.scheduling import regions
from broadside.optimizer.record.options import Options
from broadside.optimizer.search import lengths

# The branch is taken while its register is zero, so the loop is not pipelined.
SEARCH = """
f:      .cproc  p, n
        .reg    a, b, c, d, e, f, pass, last
        LDW     *+p[0], a
        LDW     *+p[1], b
        LDW     *+p[2], c
        LDW     *+p[3], d
        LDW     *+p[4], e
        LDW     *+p[5], f
        ZERO    pass
loop:   MPY     e, d, d
        MPY     e, b, b
        XOR     d, f, e
        XOR     a, d, c
        SHRU    a, 2, f
        SHRU    e, 6, d
        ADD     e, a, e
        XOR     a, a, b
        SUB     e, a, d
        MPY     d, e, b
        AND     b, f, c
        ADD     pass, 1, pass
        CMPEQ   pass, n, last
 [!last] B      loop
        STW     a, *+p[0]
        STW     b, *+p[1]
        STW     c, *+p[2]
        STW     d, *+p[3]
        STW     e, *+p[4]
        STW     f, *+p[5]
        .return e
        .endproc
"""
OPTIONS = Options(seconds=2, region_seconds=2, by_work=True, workers=1)


def cycles_of_a_pass() -> int:
    text = optimized(SEARCH, "c62x", OPTIONS).assembly
    found = re.search(r"loop loop, passes one after the other: (\d+) cycles each", text)
    assert found is not None
    return int(found[1])


def test_a_pass_is_shorter_than_with_the_first_free_registers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    words = Words((0x12345678, 0x9ABCDEF0, 7, 0x80000001, 0xFFFF, 3))
    agreed(SEARCH, [words, 5], options=OPTIONS)
    chosen = cycles_of_a_pass()
    SCHEDULED.clear()
    monkeypatch.setattr(schedule, "choose_sides", lambda *_: None)
    assert chosen == 8 < cycles_of_a_pass()


def test_a_loop_is_tried_with_few_registers(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: dict[tuple[str, ...], int] = {}
    whole = lengths.shortest_below

    def shortest_below(region: Region, options: Options, cycles: int) -> tuple[int | None, float]:
        if region.name == "loop":
            tried[region.registers] = len(region.operations)
        return whole(region, options, cycles)

    monkeypatch.setattr(regions, "shortest_below", shortest_below)
    optimize(SEARCH, "f.sa", "c62x", OPTIONS)
    few, every = sorted(tried, key=len)
    assert len(few) < len(every)
    assert tried[few] == tried[every]
