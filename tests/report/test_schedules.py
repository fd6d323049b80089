"""Schedules read from scheduled files, and the linear assembly behind them."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from broadside.facts.cpu import UNITS
from broadside.facts.isa import instruction_table
from broadside.optimizer.model.region import Edge
from broadside.places import checkout
from broadside.report.loops import liveness, pictures, schedules, sources

KERNELS = checkout.root() / "kernels" / "des"


def loops(name: str) -> list[schedules.LoopSchedule]:
    return schedules.read(KERNELS / "scheduled" / "c62x" / f"{name}.asm")


def test_a_loop_as_the_optimizer_describes_it() -> None:
    """The units counted from the packets equal those of the feedback block."""
    for loop in loops("block") + loops("key_schedule"):
        assert len(loop.rows) == loop.interval
        stated = next(line for line in loop.feedback if line.startswith("units:"))
        for unit in UNITS:
            assert f"{unit} {loop.uses[unit]}/{loop.interval}" in stated


def test_every_operation_of_the_source_is_found_in_the_schedule() -> None:
    """The schedule keeps every dependence."""
    loop = loops("block")[0]
    source = sources.find(loop, KERNELS / "block.sa", "c62x")
    assert source is not None and None not in source.places
    cycles = [place.cycle for place in source.places if place is not None]
    for edge in source.edges:
        gap = cycles[edge.target] + edge.distance * loop.interval - cycles[edge.source]
        assert gap >= edge.latency
    around = sum(
        next(e.latency for e in source.edges if (e.source, e.target) == (one, two))
        for one, two in zip(
            source.critical, [*source.critical[1:], source.critical[0]], strict=True
        )
    )
    assert around == loop.record["rec_mii"]


def test_a_schedule_made_from_other_expansions_finds_its_lines() -> None:
    """Triple-DES CBC encryption, joined from two runs: all matches but the counter, which became a guard."""
    loop = next(loop for loop in loops("cbc_encrypt") if loop.procedure == "des3_cbc_encrypt")
    source = sources.find(loop, KERNELS / "cbc_encrypt.sa", "c62x")
    assert source is not None and len(source.lines) > 600
    lines = zip(source.lines, source.places, strict=True)
    assert [line for line, place in lines if place is None] == ["SUB passes, 1, passes"]
    issued = [issue.source for row in source.schedule.rows for issue in row]
    assert set(issued) <= set(source.lines)
    assert sources.renumbered(loop, ["ADD x_1, 1, x_1"]) is loop


def test_of_a_large_loop_the_critical_cycle_is_drawn() -> None:
    loop = next(loop for loop in loops("cbc_encrypt") if loop.procedure == "des_cbc_encrypt")
    source = sources.find(loop, KERNELS / "cbc_encrypt.sa", "c62x")
    assert source is not None
    drawn = pictures.neighbourhood(source)
    assert set(source.critical) < drawn and len(drawn) < 0.6 * len(source.lines)
    svg = pictures.dependence_graph(loop, source, "key")
    assert svg.count("<a href=") == len(drawn)
    strong = re.findall(r'<g class="edge critical[^"]*">(.*?)</g>', svg)
    assert sum(group.count("<path") for group in strong) >= len(source.critical)


def test_without_a_recurrence_the_longest_chain_is_drawn() -> None:
    """Two blocks of RC6 at once: as long as an iteration of the schedule must be, and no longer."""
    room = checkout.root() / "kernels" / "rc6"
    loop = schedules.read(room / "scheduled" / "c62x" / "multi.asm")[0]
    source = sources.find(loop, room / "multi.sa", "c62x")
    assert source is not None and not source.critical
    chain = source.path
    latencies = {(e.source, e.target): e.latency for e in source.edges if e.distance == 0}
    length = sum(latencies[one, two] for one, two in pairwise(chain))
    cycles = [place.cycle for place in source.places if place is not None]
    assert loop.interval < length <= max(cycles) - min(cycles)
    drawn = pictures.neighbourhood(source)
    assert set(chain) < drawn and len(drawn) < len(source.lines)
    svg = pictures.dependence_graph(loop, source, "key")
    assert svg.count('class="node critical"') == len(chain)
    made = [Edge(0, 1, 5), Edge(1, 2, 1), Edge(0, 2, 1), Edge(2, 0, 9, 1), Edge(3, 2, 5)]
    assert sources.chain_of_iteration(made) == [0, 1, 2]
    assert sources.chain_of_iteration([]) == []


def test_a_loop_that_routines_share_is_found_by_its_label() -> None:
    file = checkout.root() / "kernels" / "des-bitslice" / "scheduled" / "c62x" / "bitslice.asm"
    (loop,) = schedules.read(file)
    assert (loop.procedure, loop.name, loop.interval) == ("", "round", len(loop.rows))
    assert max(loop.uses[unit] for unit in UNITS) >= loop.record["res_mii"] - 1
    issues = [issue for row in loop.rows for issue in row]
    assert any(issue.mnemonic == "B" and "round" in issue.operands for issue in issues)


def test_straight_code_from_label_to_label(tmp_path: Path) -> None:
    file = tmp_path / "straight.asm"
    file.write_text(
        "before:\n        B       .S2    B3\n"
        "f:\n        MV      .L1X   B4, A0               ; move n\n        NOP     2\n"
        "; a remark\nf$empty:\nf$next:\n"
        "        SUB     .L1    A0, 1, A0            ; SUB n, 1, n\n||[A0]  B       .S1    f$next\n"
        "        NOP     5\n"
        "f$f$3:\n        B       .S2    B3\n        NOP     5\n"
        "g:\n        B       .S2    B3\n"
    )
    parts = schedules.straight(file, "f")
    told = [(p.name, len(p.rows), p.issues, p.repeats, p.busiest) for p in parts]
    assert told == [
        ("entry", 3, 1, False, "L1"),
        ("next", 6, 2, True, "L1"),
        ("3", 6, 1, False, "S2"),
    ]
    assert parts[0].uses["1X"] == 1 and parts[1].rows[0][0].source == "SUB n, 1, n"
    assert schedules.straight(file, "nothing") == []


def test_live_registers_are_those_of_a_hand_made_loop(tmp_path: Path) -> None:
    file = tmp_path / "loop.asm"
    file.write_text(
        ';@loop {"name": "x", "ii": 3, "res_mii": 1, "rec_mii": 1, "optimal": null}\n'
        "f$x:\n"
        "        ADD     .L1    A0, A1, A2           ; <0> first\n"
        "||[B0]  B       .S1    f$x                  ; <0> branch\n"
        "        SUB     .L2X   A2, B4, B5           ; <0> second\n"
        "        NOP\n"
    )
    loop = schedules.read(file)[0]
    found = liveness.live_registers(loop, instruction_table("c62x"))
    always = ["A0", "A1", "B0", "B4"]
    assert found == [always, ["A0", "A1", "A2", "B0", "B4"], ["A0", "A1", "B0", "B4", "B5"]]


def test_a_schedule_cut_short_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "loop.asm"
    file.write_text(
        ';@loop {"name": "x", "ii": 3, "res_mii": 1, "rec_mii": 1, "optimal": null}\nf$x:\n'
    )
    with pytest.raises(Exception, match=r"loop\.asm:3: the loop's kernel ends too early"):
        schedules.read(file)
