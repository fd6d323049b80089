"""Pipelined loops: intervals that the manual prints, and the same results as the interpreter."""

from __future__ import annotations

import random

import pytest

from broadside.optimizer.model.region import Region, Schedule, ScheduleError
from broadside.optimizer.optimize import optimize
from broadside.optimizer.procedure.scheduling import regions as scheduling
from broadside.optimizer.record.options import Options
from programs import (
    DOT_PRODUCT,
    DOT_PRODUCT_WORDS,
    IN_PLACE,
    LATE_CARRIED,
    LATE_READ,
    LATE_STORE,
    LONG_STREAM,
    LONG_SUM,
    MAXIMUM,
    NESTED,
    QUICK,
    ROW_SUMS,
    TWO_STORES,
    VECTOR_SUM,
    interpreted,
    optimized,
    simulated,
)


def words(count: int, seed: int = 1) -> list[int]:
    generator = random.Random(seed)
    return [generator.getrandbits(32) for _ in range(count)]


def interval(text: str) -> int:
    return int(str(optimized(text).loops[0]["ii"]))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (DOT_PRODUCT.format(trip="40"), 1),
        (DOT_PRODUCT_WORDS.format(trip="40"), 1),
        (VECTOR_SUM.format(trip="40"), 2),
    ],
)
def test_reaches_the_interval_of_the_manual(text: str, expected: int) -> None:
    assert interval(text) == expected
    assert optimized(text).loops[0]["optimal"] is True


@pytest.mark.parametrize("count", [40, 41, 100])
def test_dot_product(count: int) -> None:
    text = DOT_PRODUCT.format(trip="40")
    buffers = [words(count), words(count, 2)]
    expected, _ = interpreted(text, buffers, [-1, -2, count])
    found, _, cycles = simulated(text, buffers, [-1, -2, count])
    assert found == expected & 0xFFFFFFFF
    assert cycles < count + 30


def test_dot_product_of_words_is_as_quick_as_the_manual() -> None:
    """spru198g prints 58 cycles for 100 products, the loop alone."""
    text = DOT_PRODUCT_WORDS.format(trip="50, 50")
    buffers = [words(50), words(50, 2)]
    expected, _ = interpreted(text, buffers, [-1, -2, 50])
    found, _, cycles = simulated(text, buffers, [-1, -2, 50])
    assert found == expected & 0xFFFFFFFF
    assert cycles <= 58 + 10  # call, return and the clearing of the sums


SIGNED_SUM = """
signed: .cproc  a, mask, count
        .reg    x, bit, positive, sum
        ZERO    sum
        MVK     1, bit
loop:   .trip   {trip}
        AND     mask, bit, positive
        LDH     *a++, x
 [positive] ADD sum, x, sum
 [!positive] SUB sum, x, sum
        SHL     bit, 1, bit
        SUB     count, 1, count
 [count] B      loop
        .return sum
        .endproc
"""
"""Of the addition and the subtraction one is executed: neither waits for the other."""


def test_operations_that_exclude_each_other_make_no_recurrence() -> None:
    (loop,) = optimized(SIGNED_SUM.format(trip=8)).loops
    assert (loop["rec_mii"], loop["res_mii"], loop["ii"]) == (1, 2, 2)


@pytest.mark.parametrize("count", [1, 2, 3, 5, 8, 32])
def test_operations_that_exclude_each_other_in_one_cycle(count: int) -> None:
    text = SIGNED_SUM.format(trip=1)
    buffers, arguments = [words(count)], [-1, 0x2C9A57E3, count]
    expected, _ = interpreted(text, buffers, arguments)
    assert simulated(text, buffers, arguments)[0] == expected & 0xFFFFFFFF


def test_a_predicate_of_a_loosened_epilog_stays_in_a_predicate_register() -> None:
    """Even if nothing prescribes the register, the epilog takes a predicate register and not B3."""
    assert "not searched" not in optimized(SIGNED_SUM.format(trip=8)).assembly


@pytest.mark.parametrize("program", [LATE_READ, LATE_CARRIED])
def test_long_lives_do_not_cost_the_interval(program: str) -> None:
    """Two loads or stores and two products fit two cycles; the lifetimes alone would ask for five."""
    loop = optimized(program.format(trip="40")).loops[0]
    assert loop["ii"] == loop["res_mii"] == 2
    assert loop["attempts"][-1]["moves"] > 0


@pytest.mark.parametrize("count", [1, 2, 3, 5, 7, 8, 9, 10, 13, 40])
@pytest.mark.parametrize("program", [LATE_READ, LATE_CARRIED])
def test_long_lives_at_any_trip_count(program: str, count: int) -> None:
    text = program.format(trip="1")
    buffers, arguments = [words(count), words(count, 2)], [-1, -2, 12345, count]
    expected, memory = interpreted(text, buffers, arguments)
    found = simulated(text, buffers, arguments)
    assert found[0] == expected & 0xFFFFFFFF
    assert found[1] == memory


@pytest.mark.parametrize("count", [1, 2, 5, 10, 11, 12, 40])
@pytest.mark.parametrize("program", [LONG_SUM, LONG_STREAM])
def test_symbolic_pairs(program: str, count: int) -> None:
    text = program.format(trip="1")
    if program is LONG_SUM:
        buffers, arguments = [words(count)], [-1, count]
    else:
        buffers, arguments = [words(2 * count), words(count, 2)], [-1, -2, count]
    expected, memory = interpreted(text, buffers, arguments)
    found = simulated(text, buffers, arguments)
    assert found[0] == expected & 0xFFFFFFFF
    assert found[1] == memory


def test_symbolic_pairs_reach_the_bound() -> None:
    for program in (LONG_SUM, LONG_STREAM):
        loop = optimized(program.format(trip="40")).loops[0]
        assert loop["ii"] == max(int(str(loop["res_mii"])), int(str(loop["rec_mii"])))


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 40])
@pytest.mark.parametrize("program", [DOT_PRODUCT, VECTOR_SUM, IN_PLACE])
def test_any_trip_count(program: str, count: int) -> None:
    """Fewer iterations than stages, as many, and more."""
    text = program.format(trip="1")
    if program is VECTOR_SUM:
        buffers, arguments = (
            [words(count), words(count, 2), words(count, 3)],
            [-1, -2, -3, 999, count],
        )
    elif program is DOT_PRODUCT:
        buffers, arguments = [words(count), words(count, 2)], [-1, -2, count]
    else:
        buffers, arguments = [words(count)], [-1, count]
    expected = interpreted(text, buffers, arguments)
    found = simulated(text, buffers, arguments)
    assert found[1] == expected[1]
    if program is DOT_PRODUCT:
        assert found[0] == expected[0] & 0xFFFFFFFF


@pytest.mark.parametrize("count", [4, 5, 20])
def test_a_pointer_keeps_its_register_until_the_epilog_stores(count: int) -> None:
    text = LATE_STORE.format(trip="4")
    buffers, arguments = [words(count), [0] * count], [-1, -2, count, 77]
    expected = interpreted(text, buffers, arguments)
    assert simulated(text, buffers, arguments)[:2] == expected


def test_loose_ramps_keep_the_order_of_accesses_and_moves_of_the_pointer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    regions: list[Region] = []

    def noted(region: Region, options: Options) -> Schedule:
        regions.append(region)
        raise ScheduleError("only noted")

    monkeypatch.setattr(scheduling, "schedule_exactly", noted)
    monkeypatch.setattr(scheduling, "lower_bound", lambda problem: 0)
    optimize(TWO_STORES.format(trip="8"), "program.sa", "c62x", QUICK)
    ordered = 0
    for region in regions:
        edges = {frozenset((edge.source, edge.target)) for edge in region.edges}
        for value in range(len(region.values)):
            operations = list(enumerate(region.operations))
            writers = [n for n, o in operations if any(w.value == value for w in o.writes)]
            readers = [n for n, o in operations if value in o.reads]
            pairs = {frozenset((r, w)) for r in readers for w in writers if r != w}
            if len(writers) > 1:
                assert pairs <= edges
                ordered += len(pairs)
    assert ordered


@pytest.mark.parametrize("count", [0, 1, 2, 3, 20])
def test_loop_that_may_be_skipped(count: int) -> None:
    buffers = [words(count)]
    expected, _ = interpreted(MAXIMUM, buffers, [-1, count])
    found, _, _ = simulated(MAXIMUM, buffers, [-1, count])
    assert found == expected & 0xFFFFFFFF


def test_what_a_loop_loads_in_vain_lands_before_the_code_that_follows() -> None:
    """Three passes are too few for a pipeline, so the loop loads ahead within one iteration."""
    short = ROW_SUMS.replace("MVK     5", "MVK     3").replace(".trip   5, 5", ".trip   3, 3")
    nodes = optimized(short).procedures[0].nodes
    landings = [item for item in nodes if item.node.idle]
    assert landings
    for item in landings:
        assert item.length >= 4
        assert all(issued.cycle >= 4 for issued in item.issued)


@pytest.mark.parametrize("rows", [1, 2, 7])
def test_sums_of_rows(rows: int) -> None:
    buffers = [words(5 * rows), [0] * rows]
    _, expected = interpreted(ROW_SUMS, buffers, [-1, -2, rows])
    _, found, _ = simulated(ROW_SUMS, buffers, [-1, -2, rows])
    assert found == expected


@pytest.mark.parametrize("rows", [1, 2, 7])
def test_nested_loops(rows: int) -> None:
    buffers = [words(5 * rows)]
    expected, _ = interpreted(NESTED, buffers, [-1, rows])
    found, _, _ = simulated(NESTED, buffers, [-1, rows])
    assert found == expected & 0xFFFFFFFF


def test_values_around_a_loop_are_spilled_for_the_code_before_it() -> None:
    """The test for few passes needs a predicate register beside 33 values that live through it."""
    names = [f"v{number}" for number in range(33)]
    begins = "".join(f"        ADD     a, {n % 15}, {name}\n" for n, name in enumerate(names))
    ends = "".join(f"        XOR     v0, {name}, v0\n" for name in names[1:])
    text = f"""
f:      .cproc  a, m
        .reg    {", ".join(names)}, c
{begins}        MVK     1, c
l:
 [c]    XOR     v28, v20, v9
        CMPGT   v28, v27, c
        MPYHL   v27, v9, v27
        MPY     v9, v9, v27
 [c]    MPYH    v9, v9, v32
        ADD     v28, v27, v28
        SUB     m, 1, m
 [m]    B       l
{ends}        .return v0
        .endproc
"""
    first = Options(workers=1).for_first()
    (found,) = optimize(text, "f.sa", "c62x", first).procedures
    assert not found.plain
