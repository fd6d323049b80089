"""Dense loop bodies: near their bound at once."""

from __future__ import annotations

from broadside.facts.isa import instruction_table
from broadside.optimizer.bounds.initiation import loop_bounds
from broadside.optimizer.loops.model import Limits
from broadside.optimizer.model.graphs.paths import positive_cycle
from broadside.optimizer.model.region import Edge
from broadside.optimizer.record.options import Options
from broadside.optimizer.strategies.loops.annealing import anneal
from broadside.optimizer.tasks.first import first_schedule
from corpus.catalogue import routines
from corpus.running import procedure_of
from programs import first_loop

SUMS = """
sums:   .cproc  in, out, high, low, count
        .reg    th:tl, a, xh:xl, yh:yl, zh:zl, wh:wl
        .no_mdep
        MV      high, th
        MV      low, tl
loop:   .trip   8
        LDW     *in++, a
        ADD     a, th:tl, xh:xl
        ADD     a, xh:xl, yh:yl
        ADD     a, th:tl, zh:zl
        ADD     a, zh:zl, wh:wl
        STW     yl, *out++
        STW     wl, *out++
        SUB     count, 1, count
 [count] B      loop
        .return out
        .endproc
"""
"""Four long additions in .L, two of which read one pair that the loop does not change."""


def test_a_dense_body_is_pipelined_in_the_first_schedule() -> None:
    (routine,) = routines(("dct8_rows",))
    table = instruction_table("c64x")
    found = first_schedule(procedure_of(routine, "c64x"), table, Options(), share=5)
    (search,) = found.searches.values()
    assert not found.plain
    assert search.pipelined.interval <= 1.2 * search.bounds.interval


def test_an_invariant_pair_may_stand_on_both_sides() -> None:
    """On one side alone the four additions take four cycles of .L."""
    loop = first_loop(SUMS, "c62x")
    assert loop_bounds(loop).resource < 4
    names = {loop.model.region.values[value].name for value in loop.model.duplicable}
    assert {"th", "tl"} <= names


def test_a_positive_cycle_is_found_soon_or_late() -> None:
    edges = [Edge(0, 1, 2, 0), Edge(1, 2, 2, 0), Edge(2, 0, 1, 1), Edge(0, 3, 9, 0)]
    for soon in (False, True):
        assert positive_cycle(edges, 4, 5, soon=soon) == []
        found = positive_cycle(edges, 4, 4, soon=soon)
        assert sorted(edge.source for edge in found) == [0, 1, 2]


def test_a_load_that_writes_three_registers_is_annealed() -> None:
    source = SUMS.replace("LDW     *in++, a", "LDDW    *in++, b:a").replace(
        "th:tl, a,", "th:tl, b:a,"
    )
    loop = first_loop(source, "c64x")
    limits = Limits({"A": 30, "B": 30}, False, stages=6, annealed=True)
    assert anneal(loop.model, 12, limits, 200_000, seed=1).schedule is not None
