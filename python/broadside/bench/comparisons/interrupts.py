"""How long each routine can delay an interrupt."""

from __future__ import annotations

from collections.abc import Sequence

from broadside.bench.measure.cycles import BYTES_PER_CHANNEL, Measurement
from broadside.bench.results.comparison import TEXT, Column, Comparison, Value
from broadside.bench.results.results import Result, rows
from broadside.facts import machines

BLOCKS = BYTES_PER_CHANNEL // 16
"""The blocks of 128 bits in a call on many blocks."""
MACHINES = tuple(machines.of_papers().values())
"""One machine for each ISA. Every kernel is measured on one of them."""


def comparison(results: list[Result], key_schedules: Sequence[Measurement] = ()) -> Comparison:
    """For every kernel, the most cycles in a row in which no interrupt can be taken without harm."""
    found: dict[tuple[str, int], dict[str, Value]] = {}
    for row in rows(results, key_schedules):
        figure = row.measurement
        if figure.machine in MACHINES:
            found.setdefault(
                (figure.kernel.symbol, figure.kernel.key_bits),
                {
                    "routine": figure.kernel.symbol,
                    "what": row.what,
                    "machine": figure.machine,
                    "stretch": figure.max_uninterruptible,
                    "call": figure.cycles * (BLOCKS if row.mode == "multi" else 1),
                    "any": "yes" if figure.interruptible else "no",
                },
            )
    columns = (
        *(Column("routine", "routine", TEXT), Column("what", "what", TEXT)),
        *(Column("machine", "machine", TEXT), Column("stretch", "longest stretch")),
        Column("call", "whole call"),
        Column("any", "at any moment", TEXT),
    )
    return Comparison(
        "interrupts",
        "Longest stretch without interrupts, cycles",
        columns,
        tuple(found.values()),
        (
            "CPU cycles in which no interrupt can be taken, or not without harm: branches and their delay "
            "slots, and values overtaken while on their way.",
            "at any moment: yes where an interrupt that the CPU takes never does harm. The others are to be "
            "called with interrupts disabled, which then wait for the whole call (many blocks: 1024 bytes).",
        ),
    )
