"""What the engine tells of a schedule and a run, against the scheduled file and `broadside call`."""

from __future__ import annotations

import json
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from broadside import _core
from broadside.explorer.help import instructions
from broadside.explorer.playing import run
from broadside.explorer.shown.scheduled import schedule_of
from broadside.explorer.shown.source import analyse
from broadside.explorer.templates import Template, catalogue
from broadside.explorer.tried.advice import advise
from broadside.explorer.tried.cores import cores
from broadside.explorer.tried.search import quick_result
from broadside.facts.isa import LEVELS, instruction_table
from broadside.optimizer.optimize import Result
from broadside.report.loops import schedules
from broadside.report.loops.liveness import live_registers

ROOT = Path(__file__).parents[2]
TEMPLATES = pytest.mark.parametrize("template", catalogue(), ids=lambda one: one.name)


@cache
def result_of(template: Template) -> Result:
    return quick_result(template.source, template.isa)


@cache
def told(template: Template) -> dict[str, Any]:
    return schedule_of(result_of(template), template.source, "source.sa", 0.0)


@cache
def played(template: Template) -> dict[str, Any]:
    request = template.as_dict()
    asked = {
        "language": "assembly",
        "entry": template.entry,
        "arguments": [argument["value"] for argument in request["arguments"]],
        "machine": f"{template.isa}-flat",
        "mostCycles": 100_000,
        "assemblyLines": told(template)["assemblyLines"],
    }
    return run(told(template)["assembly"], template.isa, asked)


def called(template: Template) -> tuple[_core.CallResult, dict[int, bytes]]:
    """The same call as `broadside call` makes it: its result, and the buffers afterwards."""
    simulator = _core.Simulator(f"{template.isa}-flat")
    simulator.load([_core.assemble(told(template)["assembly"], "test.asm", template.isa)])
    values, buffers = [], {}
    for number, (_, _, value) in enumerate(template.arguments):
        if isinstance(value, bytes):
            address = simulator.allocate(len(value), 8)
            simulator.write(address, value)
            buffers[number] = (address, len(value))
            values.append(address)
        else:
            values.append(value)
    result = simulator.call(template.entry, values, strict_return=False)
    return result, {number: simulator.read(*place) for number, place in buffers.items()}


@TEMPLATES
def test_player_counts_as_call_does(template: Template) -> None:
    found, (result, buffers) = played(template), called(template)
    assert found["cut"] == ""
    assert found["cycles"] == result.cycles
    assert found["returnValue"] == result.return_value
    assert {one["argument"]: bytes.fromhex(one["bytes"]) for one in found["buffers"]} == buffers


@TEMPLATES
def test_steps_lead_to_the_end(template: Template) -> None:
    """The steps have all cycles; the registers that they change end as the routine left them."""
    found = played(template)
    steps, cycle = found["steps"], 0
    assert found["dropped"] == 0
    for step in steps:
        assert step["cycle"] == cycle
        cycle += step["cycles"]
    assert cycle == found["cycles"]
    registers = dict(found["start"])
    for step in steps:
        registers.update(step["changed"])
    assert registers.get("A4", 0) == found["returnValue"]


@TEMPLATES
def test_results_land_when_they_are_told_to(template: Template) -> None:
    """A register changes in the step whose cycles reach the landing of a result that is under way to it."""
    found = played(template)
    assert any(step["flying"] for step in found["steps"])
    for step in found["steps"]:
        packet = found["packets"][str(step["address"])]["instructions"]
        at_once = {
            register
            for number, instruction in enumerate(packet)
            if number not in step["skipped"]
            for register, delay in instruction["writes"]
            if delay == 0
        }
        flying = {one["register"] for one in step["flying"] if one["lands"] <= step["cycles"]}
        assert {register for register, _ in step["changed"]} <= at_once | flying


@TEMPLATES
def test_memory_that_a_run_stores_is_there_afterwards(template: Template) -> None:
    found = played(template)
    memory: dict[int, int] = {}
    for step in found["steps"]:
        for access in step["memory"]:
            value = bytes.fromhex(access["value"])[::-1]
            assert len(value) == access["bytes"]
            if access["write"]:
                memory.update(enumerate(value, start=access["address"]))
    for one in found["buffers"]:
        for address, byte in enumerate(bytes.fromhex(one["bytes"]), start=one["address"]):
            assert memory.get(address, byte) == byte


@TEMPLATES
def test_template_gives_its_result(template: Template) -> None:
    result, buffers = called(template)
    if isinstance(template.expected, int):
        assert result.return_value == template.expected
    else:
        argument, expected = template.expected
        assert buffers[argument][: len(expected)] == expected


@TEMPLATES
def test_kernel_is_that_of_the_file(template: Template, tmp_path: Path) -> None:
    """Read back from the assembly by the report's reader."""
    path = tmp_path / "test.asm"
    path.write_text(told(template)["assembly"], encoding="utf-8")
    loops = schedules.read(path)
    assert len(loops) == len(told(template)["loops"]) > 0
    for mine, other in zip(told(template)["loops"], loops, strict=True):
        assert mine["loop"]["interval"] == other.interval
        assert mine["stages"] == other.record["stages"]
        assert mine["bounds"]["resource"] == other.record["res_mii"]
        assert mine["bounds"]["recurrence"] == other.record["rec_mii"]
        cells = [(c["slot"], c["unit"], c["text"], c["stage"]) for c in mine["kernel"]]
        issues = [
            (slot, issue.unit, issue.text, issue.iteration)
            for slot, row in enumerate(other.rows)
            for issue in row
        ]
        assert cells == [(a, b, " ".join(text.split()), d) for a, b, text, d in issues]


@TEMPLATES
def test_lines_of_the_assembly_hold_what_is_told(template: Template) -> None:
    lines = told(template)["assembly"].splitlines()
    parts = [loop["kernel"] for loop in told(template)["loops"]]
    parts += [part["cells"] for part in told(template)["straight"]]
    assert any(parts)
    for cell in (cell for part in parts for cell in part):
        line = lines[cell["assemblyLine"] - 1]
        assert f".{cell['unit']}" in line
        assert cell["text"].split()[-1] in line
        source = template.source.splitlines()[cell["line"] - 1] if cell["line"] else ""
        assert source.split()[:1] != [".macro"]


@TEMPLATES
def test_lifetimes_are_those_of_the_kernel(template: Template, tmp_path: Path) -> None:
    """In each cycle of the kernel the registers live by the lifetimes are live by its instructions too."""
    path = tmp_path / "test.asm"
    path.write_text(told(template)["assembly"], encoding="utf-8")
    table = instruction_table(template.isa)
    for mine, other in zip(told(template)["loops"], schedules.read(path), strict=True):
        interval, live = other.interval, live_registers(other, table)
        held: list[set[str]] = [set() for _ in range(interval)]
        for life in mine["loop"]["lifetimes"]:
            last = interval - 1 if life["invariant"] else life["to"]
            for cycle in range(life["from"], last + 1):
                held[cycle % interval].update(life["registers"])
        for cycle, registers in enumerate(live):
            assert set(registers) - {"B14", "B15"} <= held[cycle] | _counters(other), cycle


def _counters(loop: schedules.LoopSchedule) -> set[str]:
    """The registers of control, whose stage has no meaning."""
    return {i.predicate.lstrip("!") for row in loop.rows for i in row if i.mnemonic == "B"}


@TEMPLATES
def test_bounds_while_typing_are_those_of_the_search(template: Template) -> None:
    states = {
        state["loop"]["name"]: state for state in analyse(template.source, template.isa)["loops"]
    }
    for loop in told(template)["loops"]:
        before = states[loop["loop"]["name"]]["bounds"]
        assert (before["resource"], before["recurrence"]) == (
            loop["bounds"]["resource"],
            loop["bounds"]["recurrence"],
        )


@TEMPLATES
def test_critical_cycle_gives_the_bound(template: Template) -> None:
    for state in analyse(template.source, template.isa)["loops"]:
        edges = [state["loop"]["edges"][number] for number in state["loop"]["critical"]]
        assert bool(edges) == (state["bounds"]["recurrence"] > 1)
        for one, two in zip(edges, [*edges[1:], *edges[:1]], strict=True):
            assert one["to"] == two["from"]
        if edges:
            latency = sum(edge["latency"] for edge in edges)
            distance = sum(edge["distance"] for edge in edges)
            assert -(-latency // distance) == state["bounds"]["recurrence"]


def test_faults_have_their_place() -> None:
    source = (
        "f:      .cproc  a\n        ADD     a, a, a\n        MPYY    a, a, a\n        .endproc\n"
    )
    (fault,) = analyse(source, "c62x")["faults"]
    line = source.splitlines()[fault["line"] - 1]
    assert line[fault["column"] - 1 : fault["endColumn"] - 1] == "MPYY"
    assert "MPYY" in fault["message"]


def test_core_of_a_recurrence_names_its_lines() -> None:
    crc = next(one for one in catalogue() if one.name == "crc")
    (core,) = cores(crc.source, crc.isa, "crc32", "loop", 7, 10)
    lines = crc.source.splitlines()
    assert {"LDW", "EXTU"} <= {
        lines[member["line"] - 1].split()[0] for member in core["operations"]
    }


MOVE = """        .global move
move:   .cproc  from, to, words
        .reg    word
        .mdep   st, ld
loop:   .trip   8
        LDW     *from++{ld}, word
        STW     word, *to++{st}
        SUB     words, 1, words
 [words] B      loop
        .return
        .endproc
"""


@pytest.mark.parametrize(
    "source",
    [
        MOVE,
        MOVE.replace("words\n        .reg", "words\n        .no_mdep\n        .reg", 1),
        MOVE.replace("        .mdep   st, ld\n", ""),
    ],
    ids=["mdep", "mdep without effect", "nothing told"],
)
def test_advice_was_tried(source: str) -> None:
    events: list[dict[str, Any]] = []
    advise(source, "c62x", events.append)
    advice = [event for event in events if event["event"] == "advice"]
    assert events[-1]["event"] == "ended" and events[-1]["tried"] >= len(advice)
    deleted = next(one for one in advice if "mdep" in one["title"])
    for one in advice:
        loops = schedule_of(quick_result(one["source"], "c62x"), one["source"], "source.sa", 0)[
            "loops"
        ]
        (loop,) = loops
        assert loop["loop"]["interval"] / loop["passes"] == pytest.approx(one["after"], abs=0.001)
        assert one["after"] < one["before"]
    assert ".mdep" not in deleted["source"] and ".no_mdep" in deleted["source"]


SQUARES = """        .global squares
squares: .cproc p, n
        .reg    x, low, high, mixed, sum
        ZERO    sum
loop:   .trip   8, 800, 2
        LDW     *p++, x
        MPY     x, x, low
        MPYH    x, x, high
        MPYHL   x, x, mixed
        XOR     low, high, low
        XOR     low, mixed, low
        ADD     low, sum, sum
        SUB     n, 1, n
 [n]    B       loop
        .return sum
        .endproc
"""


def test_more_passes_in_one_are_offered_only_if_they_gain_more() -> None:
    events: list[dict[str, Any]] = []
    advise(SQUARES, "c62x", events.append)
    gains = [one["after"] for one in events if one["event"] == "advice"]
    assert gains and gains == sorted(set(gains), reverse=True)


def test_an_unrolled_loop_tells_its_passes_before_it_is_scheduled() -> None:
    unrolled = SQUARES.replace("        LDW", "        .unroll 2\n        LDW", 1)
    passes = [
        [one["passes"] for one in analyse(source, "c62x")["loops"]]
        for source in (SQUARES, unrolled)
    ]
    assert passes == [[1], [2]]


@pytest.mark.parametrize("isa", LEVELS)
def test_every_instruction_is_explained(isa: str) -> None:
    found = {one["mnemonic"]: one for one in instructions(isa)}
    assert len(found) > 70
    assert [name for name, one in found.items() if not one["summary"]] == []
    assert found["MPY"]["delaySlots"] == 1 and found["MPY"]["units"] == ["M"]
    json.dumps(list(found.values()))


def test_every_explanation_is_of_an_instruction() -> None:
    text = (ROOT / "python/broadside/explorer/summaries.toml").read_text(encoding="utf-8")
    assert list(tomllib.loads(text)) == [one["mnemonic"] for one in instructions(LEVELS[-1])]
