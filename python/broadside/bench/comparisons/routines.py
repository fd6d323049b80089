"""The routines of the AES finalists: their cycles by mode, and how near their loops are to the bounds."""

from __future__ import annotations

from collections.abc import Sequence

from broadside.bench.kernels.kernel import IN_C
from broadside.bench.kernels.loops import LoopRecord
from broadside.bench.measure.cycles import Measurement
from broadside.bench.results.comparison import TEXT, Column, Comparison, Value
from broadside.bench.results.results import Result, in_order
from broadside.facts import machines, registry

MACHINES = machines.of_papers()
"""For each ISA, the machine of the tables."""
FINALISTS = registry.finalists()
MODES = {
    "cbc": "CBC",
    "cfb": "CFB",
    "ofb": "OFB",
    "ctr": "CTR",
    "cbc3": "CBC, three channels",
}
"""The modes of the finalists, with their names in the tables."""
_BLOCK_BYTES = 16
_BLOCKS = 1024 // _BLOCK_BYTES
"""The blocks of a message in each channel: the modes are measured with 1024 bytes."""
_CHANNELS = {"cbc3": 3}


def comparisons(
    results: list[Result], key_schedules: Sequence[Measurement] = ()
) -> list[Comparison]:
    """The comparisons of each ISA that have rows, and that of loops."""
    ours = [
        result
        for result in in_order(results)
        if result.kernel.cipher in FINALISTS
        and result.kernel.method != IN_C
        and result.direction in ("encrypt", "decrypt")
    ]
    found = [
        table(isa, [one for one in ours if one.measurement.machine == machine])
        for isa, machine in MACHINES.items()
        for table in (_blocks, _modes)
    ]
    found.append(_loops(results, key_schedules))
    return [comparison for comparison in found if comparison.rows]


def _blocks(isa: str, results: list[Result]) -> Comparison:
    rows: dict[tuple[str, str], dict[str, Value]] = {}
    for result in results:
        if result.mode not in ("single", "multi"):
            continue
        method = result.kernel.method
        row = rows.setdefault((result.name, method), {"routine": result.name, "method": method})
        row[result.direction] = result.cycles
        row[f"{result.direction}_stalls"] = result.cycles - result.flat_cycles
    stalls = (
        Column("encrypt_stalls", "stalls of memory"),
        Column("decrypt_stalls", "stalls of memory"),
    )
    has_stalls = any(row.get(column.key) for row in rows.values() for column in stalls)
    shown = stalls if has_stalls else (None, None)
    columns = (
        *(Column("routine", "routine", TEXT), Column("method", "method", TEXT)),
        *(Column("encrypt", "encryption"), shown[0], Column("decrypt", "decryption"), shown[1]),
    )
    return Comparison(
        f"routines_{isa}",
        f"AES finalists: cycles for one block on the {MACHINES[isa]}",
        tuple(column for column in columns if column is not None),
        tuple(rows.values()),
        ("single: one block, from entry to return. multi: one of 64 independent blocks.",),
    )


def _modes(isa: str, results: list[Result]) -> Comparison:
    cycles = {
        (result.mode, result.kernel.cipher, result.direction): result.cycles
        for result in results
        if result.mode in MODES and result.kernel.key_bits == 128
    }
    rows: list[dict[str, Value]] = []
    for mode, name in MODES.items():
        row: dict[str, Value] = {"mode": name}
        blocks = _BLOCKS * _CHANNELS.get(mode, 1)
        for cipher in FINALISTS:
            both = [cycles.get((mode, cipher, direction)) for direction in ("encrypt", "decrypt")]
            told = list(dict.fromkeys(f"{count / blocks:.0f}" for count in both if count))
            if told:
                row[cipher] = " / ".join(told)
        if len(row) > 1:
            rows.append(row)
    return Comparison(
        f"modes_{isa}",
        f"AES finalists: cycles for one of {_BLOCKS} blocks of a message on the {MACHINES[isa]}",
        (Column("mode", "mode", TEXT), *(Column(cipher, cipher) for cipher in FINALISTS)),
        tuple(rows),
        ("Encryption / decryption; one figure if both take as many cycles. Keys have 128 bits.",),
    )


def _loops(results: list[Result], key_schedules: Sequence[Measurement]) -> Comparison:
    """The loops of all measured routines, each once."""
    measured = [*(result.measurement for result in results), *key_schedules]
    records: dict[str, set[LoopRecord]] = {isa: set() for isa in MACHINES}
    for one in measured:
        records[one.kernel.isa].update(one.loops)
    rows: list[dict[str, Value]] = []
    for isa, loops in records.items():
        for straight in (False, True):
            chosen = [loop for loop in loops if loop.straight == straight]
            above = [loop for loop in chosen if loop.ii > max(loop.res_mii, loop.rec_mii)]
            if chosen:
                rows.append(
                    {
                        "isa": isa,
                        "passes": "do not overlap" if straight else "overlap",
                        "loops": len(chosen),
                        "reached": len(chosen) - len(above),
                        "proved": sum(loop.optimal is True for loop in above),
                        "open": sum(loop.optimal is not True for loop in above),
                    }
                )
    return Comparison(
        "loops",
        "Loops of the scheduled files and their bounds",
        (
            *(Column("isa", "ISA", TEXT), Column("passes", "passes", TEXT)),
            *(Column("loops", "loops"), Column("reached", "at the bound")),
            *(Column("proved", "above, proved optimal"), Column("open", "above, open")),
        ),
        tuple(rows),
        (
            "The bound is the greater of resource bound and recurrence bound. A loop above it is proved "
            "optimal if all shorter intervals are proved infeasible, for the operations as the source has "
            "them.",
        ),
    )
