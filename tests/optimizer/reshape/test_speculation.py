"""`--speculate`: kernels do stages of prolog and epilog; which needless reads they may do."""

from __future__ import annotations

import copy
import struct
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from click.testing import CliRunner

from broadside import _core
from broadside.cli import main
from broadside.facts.isa import instruction_table
from broadside.linear.ir import Immediate, Operation
from broadside.linear.parse import parse
from broadside.optimizer.collapse.harmless import Harm
from broadside.optimizer.loops.collapsed import Collapse
from broadside.optimizer.loops.pipelined import PipelinedLoop
from broadside.optimizer.model.schedule import Issued
from broadside.optimizer.optimize import Result, optimize
from broadside.optimizer.record.options import UNLIMITED
from broadside.optimizer.record.procedure import ScheduledProcedure
from broadside.optimizer.verify.packet_rules import VerifyError
from broadside.optimizer.verify.verify import verify
from programs import DOT_PRODUCT, LATE_READ, QUICK, VECTOR_SUM, interpreted

TABLE = instruction_table("c62x")
DOT, VECTORS, LATE = (text.format(trip=1) for text in (DOT_PRODUCT, VECTOR_SUM, LATE_READ))

SQUARES = """
squares: .cproc count
        .reg    square, sum
        ZERO    sum
loop:   .trip   1
        MPY     count, count, square
        ADD     square, sum, sum
        SUB     count, 1, count
 [count] B      loop
        .return sum
        .endproc
"""
"""A loop without a load."""

ENDS = """
ends:   .cproc  a, b, count
        .reg    x, y, product, sum
        .no_mdep
        ZERO    sum
loop:   .trip   1
        LDH     *a++, x
        LDH     *b++[2], y
        MPY     x, y, product
        ADD     product, sum, sum
        SUB     count, 1, count
 [count] B      loop
        STW     a, *+b[1]
        STW     b, *+b[2]
        .return sum
        .endproc
"""
"""Both pointers are read after the loop, and say where it has ended."""

LOOK_UP = """
look:   .cproc  a, table, count
        .reg    i, x, sum
        .no_mdep
        ZERO    sum
loop:   .trip   1
        LDW     *a++, i
        LDW     *+table[i], x
        ADD     x, sum, sum
        SUB     count, 1, count
 [count] B      loop
        .return sum
        .endproc
"""
"""The first load gives the address of the second: an additional iteration would read anywhere."""

EARLY_STORE = """
early:  .cproc  a, b, count
        .reg    x, y, sum
        .no_mdep
        ZERO    sum
loop:   .trip   1
        LDH     *a++, x
        STH     x, *b++
        MPY     x, x, y
        MPY     y, x, y
        ADD     y, sum, sum
        SUB     count, 1, count
 [count] B      loop
        .return sum
        .endproc
"""
"""Two products and a sum come after the store."""


@cache
def scheduled(text: str, speculate: int | None) -> Result:
    return optimize(text, "program.sa", "c62x", replace(QUICK, speculate=speculate))


def procedure_of(result: Result) -> ScheduledProcedure:
    """A copy of the procedure with its own list for each node, so that a test may spoil it."""
    found = copy.copy(result.procedures[0])
    assert not found.plain
    return found


def loop_of(result: Result) -> PipelinedLoop:
    return next(iter(procedure_of(result).searches.values())).pipelined


def called(
    text: str, result: Result, buffers: list[list[int]], words: list[int], pad: int
) -> tuple[int, list[bytes], int]:
    """Result, buffers afterwards and cycles; only the buffers and `pad` bytes after each may be read."""
    name = parse(text, "program.sa", TABLE)[0].name
    simulator = _core.Simulator("c62x-flat")
    simulator.load(
        [_core.assemble(f"        .global {name}\n{result.assembly}", "program.asm", "c62x")]
    )
    places = []
    for values in buffers:
        places.append(simulator.allocate(len(values) * 4 + 256))
        simulator.write(places[-1], struct.pack(f"<{len(values)}I", *values) + b"\xa5" * pad)
    call = simulator.call(name, [*places, *words], uninitialised_memory=True)
    after = [
        bytes(simulator.read(place, 4 * len(values)))
        for place, values in zip(places, buffers, strict=True)
    ]
    return call.return_value, after, call.cycles


def buffers_of(words: int, count: int) -> list[list[int]]:
    return [[(7 * n + 1000 * which) * 0x10003 for n in range(words)] for which in range(count)]


def cycles_of(result: Result, pad: int, trips: tuple[int, ...]) -> list[int]:
    """Cycles of dot products of these numbers of half words, each compared with the interpreter."""
    found = []
    for count in trips:
        data = buffers_of((count + 1) // 2, 2)
        expected, _ = interpreted(DOT, data, [-1, -2, count])
        returned, _, cycles = called(DOT, result, data, [count], pad)
        assert returned == expected
        found.append(cycles)
    return found


def test_few_passes_cost_as_little_each_as_many() -> None:
    nine, thirteen = cycles_of(scheduled(DOT, None), 0, (9, 13))
    assert nine > 2 * thirteen
    result = scheduled(DOT, UNLIMITED)
    assert loop_of(result).least_trips == 1
    trips = (1, 2, 5, 8, 9, 13, 20)
    within = cycles_of(result, loop_of(result).collapse.bytes, trips)
    assert [cycles - count for cycles, count in zip(within, trips, strict=True)] == [14] * 7
    assert within[4] < thirteen


def test_every_byte_that_the_record_says_may_be_read() -> None:
    result = scheduled(VECTORS, UNLIMITED)
    beyond = loop_of(result).collapse.bytes
    assert beyond == 2 * loop_of(result).collapse.epilog
    data = [*buffers_of(4, 2), [0] * 4]
    _, contents = interpreted(VECTORS, data, [-1, -2, -3, 3, 8])
    assert called(VECTORS, result, data, [3, 8], beyond)[1] == contents
    with pytest.raises(_core.SimulationError, match="never written"):
        called(VECTORS, result, data, [3, 8], beyond - 1)


@pytest.mark.parametrize("allowed", [0, 1, 5, 6, 14, 15])
def test_no_more_is_read_than_is_allowed(allowed: int) -> None:
    loop = loop_of(scheduled(DOT, allowed))
    stages = loop.stages - 1
    assert loop.collapse.epilog == min(stages, allowed // 2)
    assert loop.collapse.bytes == 2 * loop.collapse.epilog
    assert loop.least_trips == max(1, stages - loop.collapse.epilog)


def test_pointers_are_moved_back() -> None:
    result = scheduled(ENDS, UNLIMITED)
    assert sorted(loop_of(result).collapse.restored.values()) == [14, 28]
    for trips in (1, 2, 7, 9, 30):
        data = buffers_of(40, 2)
        expected, contents = interpreted(ENDS, data, [-1, -2, trips])
        returned, after, _ = called(ENDS, result, data, [trips], 32)
        assert returned == expected
        moved = struct.unpack_from("<2I", after[1], 4 * trips + 4)
        begun = struct.unpack_from("<2I", contents[1], 4 * trips + 4)
        assert moved[1] - moved[0] - (begun[1] - begun[0]) == _apart(ENDS, result)
        assert after[0] == contents[0]


def _apart(text: str, result: Result) -> int:
    """How much farther the second buffer is from the first in the simulator than in the interpreter."""
    simulator = _core.Simulator("c62x-flat")
    name = parse(text, "program.sa", TABLE)[0].name
    simulator.load([_core.assemble(f" .global {name}\n{result.assembly}", "p.asm", "c62x")])
    first, second = simulator.allocate(40 * 4 + 256), simulator.allocate(40 * 4 + 256)
    return second - first - (40 * 4 + 32)


def test_addresses_that_data_decide_are_not_read_in_vain() -> None:
    loop = loop_of(scheduled(LOOK_UP, UNLIMITED))
    stage = loop.schedule.cycles[1] // loop.interval
    assert 0 < loop.collapse.epilog <= stage < loop.stages - 1
    data = [[0, 3, 1, 2, 3, 3, 0, 1], [5, 6, 7, 8]]
    for trips in (loop.least_trips, 8):
        expected, _ = interpreted(LOOK_UP, data, [-1, -2, trips])
        given = [data[0][:trips], data[1]]
        found = called(LOOK_UP, scheduled(LOOK_UP, UNLIMITED), given, [trips], loop.collapse.bytes)
        assert found[0] == expected


def test_a_prolog_collapses_where_a_counter_keeps_the_store_back() -> None:
    """With no byte read beyond the data, and with a loop that returns a value computed late."""
    for text, allowed in ((VECTORS, 0), (LATE, UNLIMITED)):
        loop = loop_of(scheduled(text, allowed))
        switch = loop.collapse.switch
        assert loop.collapse.prolog
        assert switch is not None
        assert {loop.loop.body.operations[n].mnemonic for n in switch.harmful} == {"STH"}
    assert loop.least_trips == 1
    data = buffers_of(12, 2)
    for trips in (1, 2, 5, 20):
        expected, contents = interpreted(LATE, data, [-1, -2, 3, trips])
        returned, after, _ = called(LATE, scheduled(LATE, UNLIMITED), data, [3, trips], 32)
        assert (returned, after) == (expected, contents)


def test_without_the_option_no_loop_collapses() -> None:
    assert loop_of(scheduled(SQUARES, None)).collapse == Collapse()
    loop = loop_of(scheduled(SQUARES, 0))
    assert loop.collapse.epilog == loop.stages - 1
    assert loop.least_trips == 1
    for trips in (1, 2, 9):
        assert called(SQUARES, scheduled(SQUARES, 0), [], [trips], 0)[0] == sum(
            n * n for n in range(trips + 1)
        )


def test_with_many_passes_nothing_takes_longer() -> None:
    text = DOT_PRODUCT.format(trip=20)
    before, after = scheduled(text, None), scheduled(text, UNLIMITED)
    assert sum(loop_of(after).collapse.__dict__[part] for part in ("prolog", "epilog")) > 0
    data = buffers_of(16, 2)
    first = called(text, before, data, [30], 64)
    second = called(text, after, data, [30], 64)
    assert first[0] == second[0]
    assert second[2] <= first[2]


def recorded(found: ScheduledProcedure, bytes_: int) -> ScheduledProcedure:
    """The schedule with another number of bytes in the record of its loop."""
    searches = {}
    for node, search in found.searches.items():
        collapse = replace(search.pipelined.collapse, bytes=bytes_)
        searches[node] = replace(search, pipelined=replace(search.pipelined, collapse=collapse))
    return replace(found, searches=searches)


def test_the_verifier_notices_one_byte_too_many() -> None:
    found = procedure_of(scheduled(DOT, 14))
    assert verify(found, TABLE).walks >= 8
    with pytest.raises(VerifyError, match="farther beyond its data than the option allows"):
        verify(replace(found, speculate=13), TABLE)
    with pytest.raises(VerifyError, match="loads 14 bytes beyond"):
        verify(recorded(found, 13), TABLE)


def test_the_verifier_notices_a_load_that_reads_anywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Harm, "_beyond", lambda *_: 1000)
    result = optimize(LOOK_UP, "program.sa", "c62x", replace(QUICK, speculate=UNLIMITED))
    assert "from an unknown address, without need" in result.procedures[0].plain


def test_the_verifier_notices_a_store_in_a_collapsed_stage(monkeypatch: pytest.MonkeyPatch) -> None:
    loop = loop_of(scheduled(EARLY_STORE, UNLIMITED))
    assert loop.collapse.epilog <= loop.schedule.cycles[1] // loop.interval < loop.stages - 1

    def is_never_seen(_: Harm, operation: Operation) -> bool:
        return operation.is_branch

    monkeypatch.setattr(Harm, "_is_seen", is_never_seen)
    result = optimize(EARLY_STORE, "program.sa", "c62x", replace(QUICK, speculate=UNLIMITED))
    assert "stores missing" in result.procedures[0].plain


def spoilt(found: ScheduledProcedure) -> Iterator[ScheduledProcedure]:
    """One count of the filling more or less, and the store without its predicate."""
    for number, item in enumerate(found.nodes):
        for position, issued in enumerate(item.issued):
            for other in _others(issued):
                rest = [*item.issued[:position], other, *item.issued[position + 1 :]]
                nodes = [*found.nodes]
                nodes[number] = replace(item, issued=rest)
                yield replace(found, nodes=nodes)


def _others(issued: Issued) -> Iterator[Issued]:
    operation = issued.operation
    if "filling" in operation.source:
        first = operation.operands[0]
        assert isinstance(first, Immediate)
        for value in (first.value - 1, first.value + 1):
            operands = (Immediate(value), *operation.operands[1:])
            yield replace(issued, operation=replace(operation, operands=operands))
    if operation.is_store and operation.predicate is not None:
        yield replace(issued, operation=replace(operation, predicate=None), predicate="")


def test_the_verifier_notices_a_switch_that_comes_too_early_or_too_late() -> None:
    found = procedure_of(scheduled(VECTORS, 0))
    verify(found, TABLE)
    mutants = list(spoilt(found))
    assert len(mutants) == 3
    for mutant in mutants:
        with pytest.raises(VerifyError):
            verify(mutant, TABLE)


def test_the_command_tells_what_it_did_and_what_more_bytes_would_do(tmp_path: Path) -> None:
    source = tmp_path / "dot.sa"
    source.write_text(DOT)
    command = ["optimize", str(source), "--time", "0", "--speculate"]
    few = CliRunner().invoke(main, [*command, "0"])
    assert few.exit_code == 0, few.output
    assert "would let it run from 1 pass on" in few.stdout
    many = CliRunner().invoke(main, [*command, "auto"])
    assert "runs from 1 pass on" in many.stdout
    assert "bytes beyond its data" in many.stdout
    assert "without a second loop" in many.stdout
    bad = CliRunner().invoke(main, [*command, "-1"])
    assert bad.exit_code == 2
    assert "neither auto nor a number of bytes" in bad.output


def test_a_count_of_zero_makes_one_pass_where_it_is_counted_under_itself() -> None:
    text = SQUARES.replace("        SUB     count, 1", " [count] SUB     count, 1")
    found = scheduled(text, 0)
    assert loop_of(found).collapse.epilog
    for count in (0, 1, 5):
        expected, _ = interpreted(text, [], [count])
        assert called(text, found, [], [count], 0)[0] == expected


def test_a_load_of_the_source_is_not_taken_for_one_that_runs_in_vain() -> None:
    """After the loop, the source reads again what a second run of the loop reads beyond its data."""
    text = """
f:      .cproc  p, n
        .reg    i, bound, c, h:l, x
again:
        MVK     13, i
        MVK     11, bound
loop:
        LDDW    *++p[2], h:l
        ADD     i, -1, i
        CMPLT   bound, i, c
 [c]    B       loop
        SUB     n, 1, n
 [n]    B       again
        LDDW    *p++, h:l
        MV      l, x
        .return x
        .endproc
"""
    result = optimize(text, "again.sa", "c64x", replace(QUICK, speculate=64))
    assert [scheduled.plain for scheduled in result.procedures] == [""]
