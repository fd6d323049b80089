"""Compares further figures of SPRA702 on DES with ours: rates, memory, efficiency of memories."""

from __future__ import annotations

from collections.abc import Callable

from broadside.bench.kernels.footprint import Footprint
from broadside.bench.kernels.kernel import Kernel
from broadside.bench.results.comparison import RATE, TEXT, Column, Comparison, Value
from broadside.bench.results.published import Published
from broadside.bench.results.results import FLAT, Result, best, in_order
from broadside.facts import machines

PAPER = "preissig2000"
CLOCK_HZ = {
    machine.name: 1_000_000 * machine.clock_mhz
    for machine in machines.benched()
    if machine.isa == "c62x" and not machine.is_flat
}
"""Clock rates of the boards that the paper measured."""
CHANNEL_BITS = 8192
CHANNELS = {"cbc3": 3}
_WHAT = (
    *(Column("cipher", "cipher", TEXT), Column("direction", "direction", TEXT)),
    Column("machine", "machine", TEXT),
)


def comparisons(
    results: list[Result], published: Published, footprint: Callable[[Kernel, str], Footprint]
) -> list[Comparison]:
    """The comparisons that have rows."""
    chosen = [
        result
        for result in best(in_order(results))
        if result.measurement.machine in CLOCK_HZ
        and result.unit == "1024B"
        and result.paper is not None
        and result.paper.paper == PAPER
    ]
    found = [rates(chosen, published, footprint), efficiency(chosen, published)]
    return [comparison for comparison in found if comparison.rows]


def rates(
    chosen: list[Result], published: Published, footprint: Callable[[Kernel, str], Footprint]
) -> Comparison:
    """Tables 5 and 7: megabits per second at the board's clock, and all bytes that the mode needs."""
    rows: list[dict[str, Value]] = []
    for result in chosen:
        assert result.paper is not None
        ours = footprint(result.kernel, result.measurement.machine)
        rows.append(
            {
                **_names(result),
                "rate": _mbit_per_second(result, result.cycles),
                "paper_rate": _mbit_per_second(result, result.paper.cycles),
                "bytes": ours.program_bytes + ours.data_bytes,
                "paper_bytes": published.bytes_with_callees.get(result.name),
            }
        )
    columns = (
        *_WHAT,
        *(Column("rate", "ours, Mbit/s", RATE), Column("paper_rate", "paper, Mbit/s", RATE)),
        *(Column("bytes", "ours, bytes"), Column("paper_bytes", "paper, bytes")),
    )
    notes = (
        "At 200 MHz (C6201) and 150 MHz (C6211), all channels together. bytes: the routine of one direction "
        "with all that it calls and its tables; the paper has one figure for both.",
    )
    title = "SPRA702, Tables 5 and 7: data rates, and memory required"
    return Comparison("rates", title, columns, tuple(rows), notes)


def _mbit_per_second(result: Result, cycles: float) -> float:
    bits = CHANNEL_BITS * CHANNELS.get(result.mode, 1)
    return bits * CLOCK_HZ[result.measurement.machine] / cycles / 1e6


def efficiency(chosen: list[Result], published: Published) -> Comparison:
    """Table 8: the cycles on memory that never stalls, as a percentage of the device's cycles."""
    flat = {
        (cell.cipher, cell.mode, cell.direction): cell.cycles
        for cell in published.cells
        if cell.paper == PAPER and cell.device in FLAT.values()
    }
    rows: list[dict[str, Value]] = []
    for result in chosen:
        assert result.paper is not None
        paper_flat = flat.get((result.kernel.cipher, result.mode, result.direction))
        if paper_flat is None:
            continue
        rows.append(
            {
                **_names(result),
                "flat": result.flat_cycles,
                "cycles": result.cycles,
                "efficiency": 100 * result.efficiency,
                "paper_flat": paper_flat,
                "paper_cycles": result.paper.cycles,
                "paper_efficiency": 100 * paper_flat / result.paper.cycles,
            }
        )
    columns = (
        *_WHAT,
        *(Column("efficiency", "ours, %", RATE), Column("paper_efficiency", "paper, %", RATE)),
        *(Column("flat", "ours, flat"), Column("cycles", "ours")),
        *(Column("paper_flat", "paper, flat"), Column("paper_cycles", "paper")),
    )
    notes = (
        "Cycles on memory that never stalls over the device's. Of a kernel that takes fewer cycles the same "
        "misses are a larger part. C6211: caches begin cold.",
    )
    title = "SPRA702, Table 8: efficiency of the memory systems"
    return Comparison("efficiency", title, columns, tuple(rows), notes)


def _names(result: Result) -> dict[str, Value]:
    return {
        "cipher": result.name,
        "direction": result.direction,
        "machine": result.measurement.machine,
    }
