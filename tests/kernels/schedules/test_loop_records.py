"""The records of loops in scheduled files, compared with the source and with the packets."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from broadside.bench.kernels import manifest as manifests
from broadside.bench.kernels.kernel import Kernel
from broadside.bench.kernels.loops import read_loops
from broadside.facts.cpu import UNITS
from broadside.facts.isa import instruction_table
from broadside.linear import parse_file
from broadside.optimizer.bounds.initiation import recurrence_bound
from broadside.optimizer.bounds.refutation import refute
from broadside.optimizer.bounds.straight import straight_bound
from broadside.optimizer.complete import loop_of, untried
from broadside.optimizer.emit.straight_feedback import body_of, cycles_of
from broadside.optimizer.model.region import Edge
from broadside.optimizer.procedure.flow import build
from broadside.report.loops import liveness, schedules, sources

LARGE = 100
"""Operations of straight code above which only its bounds rule a length out."""
MANIFEST = manifests.load(Path(__file__).parents[3])
FILES = {
    k.assembly: k for k in MANIFEST.kernels if k.source.endswith(".sa") and k.assembly.exists()
}


def slowest(edges: list[Edge], source: int, target: int) -> Edge:
    """The edge that makes its target wait longest."""
    found = [edge for edge in edges if (edge.source, edge.target) == (source, target)]
    return max(found, key=lambda edge: edge.latency)


@pytest.mark.parametrize(
    "kernel", FILES.values(), ids=lambda k: f"{k.isa}-{k.room.name}-{k.source}"
)
def test_recurrence_units_and_dependences(kernel: Kernel) -> None:
    for loop in schedules.read(kernel.assembly):
        stated = next(line for line in loop.feedback if line.startswith("units:"))
        for unit in UNITS:
            assert f"{unit} {loop.uses[unit]}/{loop.interval}" in stated
        source = sources.find(loop, kernel.room / kernel.source, kernel.isa)
        assert source is not None, f"{loop.name} is no loop of {kernel.source}"
        ring = zip(source.critical, [*source.critical[1:], *source.critical[:1]], strict=True)
        around = [slowest(source.edges, one, two) for one, two in ring]
        distance = sum(edge.distance for edge in around)
        bound = -(-sum(edge.latency for edge in around) // distance) if around else 1
        assert loop.record["rec_mii"] == bound <= loop.interval
        for edge in source.edges:
            first, then = source.places[edge.source], source.places[edge.target]
            if first is not None and then is not None:
                gap = then.cycle + edge.distance * loop.interval - first.cycle
                assert gap >= edge.latency, (loop.name, source.lines[edge.target])


REGISTERS = re.compile(r"registers of side ([AB]): (\d+) used, (\d+) live at once")


@pytest.mark.parametrize(
    "kernel", FILES.values(), ids=lambda k: f"{k.isa}-{k.room.name}-{k.source}"
)
def test_registers_live_at_once(kernel: Kernel) -> None:
    """The record has no more than are used, and no fewer than the packets show."""
    table = instruction_table(kernel.isa)
    for loop in schedules.read(kernel.assembly):
        rows = liveness.live_registers(loop, table)
        stated = [match.groups() for line in loop.feedback if (match := REGISTERS.match(line))]
        for side, used, live in stated:
            seen = {register for row in rows for register in row if register[0] == side}
            most = max(sum(register[0] == side for register in row) for row in rows)
            assert most <= int(live) <= int(used), (loop.name, side)
            assert len(seen) <= int(used), (loop.name, side)


@pytest.mark.matrix
def test_every_loop_whose_passes_do_not_overlap_has_its_bounds() -> None:
    """The record agrees with the source and the packets; `kernels --attempts` writes it."""
    checked = 0
    for kernel in FILES.values():
        lines = kernel.assembly.read_text(encoding="utf-8").splitlines()
        recorded = {(r.procedure, r.name): r for r in read_loops(kernel.assembly)}
        table = instruction_table(kernel.isa)
        source = kernel.room / kernel.source
        for procedure in parse_file(source.read_text("utf-8"), str(source), table).procedures:
            graph = build(procedure)
            for node in graph.loops():
                label = f"{procedure.name}${node.name}:"
                if label not in lines:
                    continue
                loop = recorded[procedure.name, node.name]
                if loop.straight:
                    cycles = cycles_of(lines[lines.index(label) + 1 :])
                    assert cycles == loop.ii >= loop.least >= max(loop.res_mii, loop.rec_mii)
                    body = body_of(procedure, node.name, table)
                    assert (
                        body is not None and recurrence_bound(body.region).interval == loop.rec_mii
                    )
                    between = straight_bound(body.region)
                    assert between <= cycles
                    if len(body.region.operations) > LARGE:
                        assert loop.least == max(loop.res_mii, loop.rec_mii, between)
                    checked += 1
    assert checked >= 20


def test_every_interval_below_the_one_reached_was_tried() -> None:
    files = sorted((Path(__file__).parents[3] / "kernels").glob("*/scheduled/*/*.asm"))
    found = {
        f"{loop.procedure}${loop.name}"
        for file in files
        for loop in schedules.read(file)
        if untried(loop.record)
    }
    assert found == set()


def test_what_is_not_proved_the_least_has_cost_time() -> None:
    files = sorted((Path(__file__).parents[3] / "kernels").glob("*/scheduled/*/*.asm"))
    records = {f"{r.procedure}${r.name}": r for file in files for r in read_loops(file)}
    assert [name for name, r in records.items() if r.least < r.ii and not r.seconds] == []


@pytest.mark.parametrize(
    "kernel", FILES.values(), ids=lambda k: f"{k.isa}-{k.room.name}-{k.source}"
)
def test_what_is_ruled_out_near_the_recurrence(kernel: Kernel) -> None:
    """The proof succeeds again for every interval that the record calls proved, not for the one reached.

    Loops with the same notes are the same code for other lengths of key; one of them is tried.
    """
    table = instruction_table(kernel.isa)
    path = kernel.room / kernel.source
    procedures = {
        p.name: p for p in parse_file(path.read_text("utf-8"), str(path), table).procedures
    }
    seen: list[dict[int, str]] = []
    for record in schedules.read(kernel.assembly):
        notes = {
            attempt["interval"]: attempt["note"]
            for attempt in record.record.get("attempts", ())
            if attempt.get("note", "").endswith("near the recurrence")
        }
        if not notes or notes in seen or record.procedure not in procedures:
            continue
        seen.append(notes)
        found = loop_of(procedures[record.procedure], record.name, table)
        assert found is not None
        model = found[0].model
        for interval, note in notes.items():
            proof = refute(model, interval)
            assert proof is not None
            assert note == f"{len(proof.operations)} operations near the recurrence"
        assert refute(model, record.interval) is None
