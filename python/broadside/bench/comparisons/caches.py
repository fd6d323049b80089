"""The kernels on machines with caches: with cold caches, and with warm ones from the same call before."""

from __future__ import annotations

from collections.abc import Callable
from statistics import mean

from broadside.bench.kernels.kernel import IN_C, Kernel
from broadside.bench.kernels.manifest import Manifest
from broadside.bench.measure.cycles import Calls
from broadside.bench.results.comparison import TEXT, Column, Comparison, Value
from broadside.bench.results.results import Result, in_order
from broadside.facts import machines

MACHINES = tuple(machines.with_caches().values())


def measured(results: list[Result]) -> list[Result]:
    """The results of kernels on machines with caches."""
    return [
        result
        for result in in_order(results)
        if result.measurement.machine in MACHINES
        and result.kernel.method != IN_C
        and result.direction != "key_schedule"
    ]


def comparison(
    manifest: Manifest, results: list[Result], seed: int, progress: Callable[[str], None]
) -> Comparison:
    """Cycles of every kernel without stalls, with cold and with warm caches.

    Calls `progress` for each kernel.
    """
    rows: list[dict[str, Value]] = []
    for result in measured(results):
        machine = result.measurement.machine
        progress(f"{result.kernel.symbol}, caches")
        cold, warm = (cycles(manifest, result.kernel, machine, seed, s) for s in ("cold", "warm"))
        rows.append(
            {
                "cipher": result.name,
                "direction": result.direction,
                "method": result.kernel.method,
                "machine": machine,
                "flat": result.flat_cycles,
                "cold": cold,
                "warm": warm,
                "misses": cold - warm,
            }
        )
    columns = (
        *(Column("cipher", "cipher", TEXT), Column("direction", "direction", TEXT)),
        *(Column("method", "method", TEXT), Column("machine", "machine", TEXT)),
        *(Column("flat", "flat memory"), Column("warm", "warm caches")),
        *(Column("cold", "cold caches"), Column("misses", "cold - warm")),
    )
    title = "Caches cold and warm: cycles of each kernel, in the unit of its table"
    return Comparison("caches", title, columns, tuple(rows))


def cycles(manifest: Manifest, kernel: Kernel, machine: str, seed: int, caches: str) -> float:
    """The mean of several calls on random data. Raises VerificationError for a wrong output."""
    calls = Calls(manifest, kernel, machine)
    return mean(result.cycles for result in calls.repeated(seed, caches)) / calls.units
