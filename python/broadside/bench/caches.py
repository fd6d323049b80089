"""The kernels where memory has caches: with empty ones, and with what the same call just before left."""

from __future__ import annotations

import random
from statistics import mean

from broadside.bench import call, program, reference
from broadside.bench.comparison import TEXT, Column, Comparison, Value
from broadside.bench.manifest import IN_C, Kernel, Manifest
from broadside.bench.measure import BYTES_PER_CHANNEL, RUNS, KeySchedules, VerificationError
from broadside.bench.results import Result, in_order

MACHINES = ("c6211", "c6416")


def comparison(manifest: Manifest, results: list[Result], seed: int) -> Comparison:
    """Every kernel's cycles without stalls, with cold and with warm caches."""
    rows: list[dict[str, Value]] = []
    for result in in_order(results):
        machine = result.measurement.machine
        if machine not in MACHINES or result.kernel.method == IN_C:
            continue
        if result.direction == "key_schedule":
            continue
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
    """Mean of several calls on random data; raises VerificationError for a wrong output."""
    schedules = KeySchedules(manifest, machine)
    parts = program.objects(manifest, kernel)
    blocks = BYTES_PER_CHANNEL // reference.block_bytes(kernel.cipher)
    found = []
    for run in range(RUNS):
        setting = call.Setting(
            kernel=kernel,
            simulator=program.load(machine, parts),
            prepare=lambda simulator, key: schedules.prepare(kernel, simulator, key),
            blocks=blocks,
            random=random.Random(f"{seed} {kernel.symbol} {run}"),
            caches=caches,
        )
        outcome = call.run(setting)
        if not outcome.verified:
            raise VerificationError(f"{kernel.symbol} on {machine}: wrong output in run {run}")
        found.append(outcome.result.cycles)
    return mean(found) / (blocks if kernel.mode == "multi" else 1)
