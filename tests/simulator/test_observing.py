"""Profile, trace and timeline of a routine whose cycles are counted by hand."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from broadside import _core
from broadside.cli import main

# The set-up takes a cycle, a round 7 (the load's four delay slots, then the branch's), the return 6.
SOURCE = """
        .global total, twice
        .text
total:                                  ; int total(const int *values, int count)
        MV    .L2   B4,B0
||      ZERO  .L1   A5
||      MV    .S1   A4,A3
loop:   LDW   .D1T1 *A3++,A6
||      SUB   .L2   B0,1,B0
   [B0] B     .S1   loop
        NOP         3
        ADD   .L1   A5,A6,A5
        NOP         1
        MV    .L1   A5,A4
||      B     .S2   B3
        NOP         5
twice:  LDW   .D1T1 *A4,A5              ; two loads from one bank
||      LDW   .D2T2 *B4,B5
        B     .S2   B3
        NOP         5
"""
COUNT = 4
ROUND = 7
CYCLES = 1 + COUNT * ROUND + 6


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "total.asm"
    path.write_text(SOURCE)
    return path


def run(source: Path, *options: str, symbol: str = "total", machine: str = "c62x-flat") -> str:
    arguments = ["zero:16", str(COUNT)] if symbol == "total" else ["zero:16", "0x80000000"]
    result = CliRunner().invoke(
        main, ["call", str(source), symbol, *arguments, "--machine", machine, *options]
    )
    assert result.exit_code == 0, result.output
    return result.output


def lines(source: Path, *options: str, machine: str = "c62x-flat") -> list[dict[str, Any]]:
    output = run(source, "--json-lines", *options, machine=machine).splitlines()
    return [json.loads(line) for line in output if line.startswith("{")]


def test_a_profile_has_functions_loops_and_units(source: Path) -> None:
    (profile,) = lines(source, "--profile")
    (function,) = profile["functions"]
    assert (function["name"], function["cycles"], function["stalls"]) == ("total", CYCLES, 0)
    (loop,) = profile["loops"]
    assert loop["name"] == "total+0xc..total+0x20"
    assert (loop["cycles"], loop["iterations"]) == (COUNT * ROUND, COUNT)
    assert loop["instructions"] == COUNT * 4
    assert profile["units"] == {
        "L1": 1 + COUNT + 1,
        "S1": 1 + COUNT,
        "M1": 0,
        "D1": COUNT,
        "L2": 1 + COUNT,
        "S2": 1,
        "M2": 0,
        "D2": 0,
    }
    assert profile["packet_widths"] == {"0": 2 * COUNT + 1, "1": 2 * COUNT, "2": COUNT + 1, "3": 1}


def test_a_function_keeps_its_name_where_the_data_page_begins(source: Path) -> None:
    """On the single memory of the C6211, a program without data has `$bss` at its first function."""
    (profile,) = lines(source, "--profile", "--in", "total", "--trace", "0..0", machine="c6211")[1:]
    assert [row["name"] for row in profile["functions"]] == ["total"]
    trace = lines(source, "--trace", "0..0", "--in", "$bss", machine="c6211")
    assert [event["place"] for event in trace] == ["total"]


def test_stalls_are_told_by_cause_and_place(source: Path) -> None:
    text = run(source, "--profile", symbol="twice", machine="c6201")
    assert "stalls 1" in text
    assert re.search(r"^bank +1$", text, re.MULTILINE)
    assert "bank" not in run(source, "--profile")
    cold = json.loads(run(source, "--profile", "--json", machine="c6211"))
    causes = cold["profile"]["total"]["stalls_by_cause"]
    assert causes == {cause: count for cause, count in cold["stalls"].items() if count}
    assert causes["l1p"] > 0


def test_a_trace_has_packets_and_changed_registers(source: Path) -> None:
    events = lines(source, "--trace", "0..8")
    assert [event["cycle"] for event in events] == [0, 1, 2, 3, 6, 7, 8]
    assert events[0]["registers"]["B0"] == COUNT
    assert events[0]["registers"]["A5"] == 0
    assert events[1]["registers"]["B0"] == COUNT - 1
    assert events[3]["cycles"] == 3
    texts = [instruction["text"] for instruction in events[1]["instructions"]]
    assert [text.split()[0] for text in texts] == ["LDW", "ADD"]  # SUB of 1
    text = run(source, "--trace", "1..1")
    assert "cycle 1 +1  total+0xc" in text
    assert "B0=0x00000003" in text
    assert "cycle 2" not in text


def test_a_trace_is_limited_to_iterations_and_addresses(source: Path) -> None:
    events = lines(source, "--trace", "0..", "--in", "total", "--iteration", f"{COUNT}")
    branch = next(event for event in events if "B " in event["instructions"][0]["text"])
    assert branch["instructions"][0]["executed"] is False
    assert events[0]["cycle"] == 1 + (COUNT - 1) * ROUND
    first = lines(source, "--trace", "0..", "--in", "total", "--iteration", "1")
    assert [event["executed"] for event in first[1]["instructions"]] == [True]
    (start,) = lines(source, "--trace", "0..", "--in", "0x0..0x0")
    assert start["address"] == 0


def test_a_timeline_says_why_slots_are_empty(source: Path) -> None:
    text = run(source, "--timeline", "--iteration", "2")
    table = text[text.index("loop total+0xc") :].splitlines()
    assert "7 cycles (0 stalls), 4 operations" in table[0]
    columns = table[1].split()
    load, branch = table[2], table[3]
    assert dict(zip(columns[1:], load.split()[1:], strict=True)) == {
        ".L1": "A6+5",  # the addition waits for the load of this cycle
        ".S1": "B0+1",  # the branch for the counter
        ".M1": ".",
        ".D1": "LDW",
        ".L2": "ADD",  # SUB of 1
        ".S2": ".",
        ".M2": ".",
        ".D2": ".",
    }
    assert branch.split()[0] == "1"
    assert "NOP 3: ADD waits for A6, which lands in cycle 5" in text
    assert "NOP 1: delay slots of the branch in cycle 1" in text


def test_the_timeline_of_a_long_run_is_of_a_pass_that_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "spin.asm"
    path.write_text(
        "        .global spin\nspin:   MV .L2X A4,B0\n"
        "round:  [B0] SUB .L2 B0,1,B0\n        [B0] B .S1 round\n        NOP 5\n"
        "        B .S2 B3\n        NOP 5\n"
    )
    rounds = 500_000
    command = ["call", str(path), "spin", str(rounds), "--timeline"]
    result = CliRunner().invoke(main, command)
    assert re.search(
        r"^loop spin\+0x4\.\.spin\+0xc, pass \d+: 7 cycles", result.output, re.MULTILINE
    )
    late = CliRunner().invoke(main, [*command, "--iteration", str(rounds)])
    assert f"its pass {rounds} comes after the" in late.output
    few = ["call", str(path), "spin", "5", "--timeline"]
    beyond = CliRunner().invoke(main, [*few, "--iteration", "6"])
    assert "has no pass 6, only 5" in beyond.output


def test_what_cannot_be_shown_is_refused(source: Path) -> None:
    for options, message in [
        (["--trace", "5..2"], "ends before it begins"),
        (["--trace", "x"], "is not FIRST..LAST"),
        (["--trace", "0..", "--in", "nowhere"], "neither a symbol"),
        (["--trace", "0..", "--in", "0x10..0x8"], "ends before it begins"),
        (["--trace", "0..", "--iteration", "0..1"], "counted from 1"),
        (["--in", "total"], "limit a --trace or --timeline"),
    ]:
        result = CliRunner().invoke(main, ["call", str(source), "total", "zero:16", "4", *options])
        assert result.exit_code == 2
        assert message in result.output
    assert "no loop ran" in run(source, "--timeline", symbol="twice")


def test_a_span_does_not_end_before_it_begins() -> None:
    span = _core.Span(3, 3)
    assert (span.first, span.last) == (3, 3)
    with pytest.raises(ValueError, match="a span from 5 to 3 ends before it begins"):
        _core.Span(5, 3)


def test_a_watched_address_has_32_bits() -> None:
    simulator = _core.Simulator("c62x-flat")
    simulator.watch(_core.Span(0, 10), _core.Span(0, 2**32 - 1))
    with pytest.raises(ValueError, match="address 0x100000000 does not fit 32 bits"):
        simulator.watch(_core.Span(0, 10), _core.Span(0, 2**32))
