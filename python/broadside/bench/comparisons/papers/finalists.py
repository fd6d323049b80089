"""Compares further figures of Wollinger et al. and of Chung and Elam with ours: all but cycles of cells."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from broadside.bench.comparisons.papers.in_c import NOT_BUILT
from broadside.bench.kernels.footprint import Footprint
from broadside.bench.kernels.kernel import IN_C, Kernel
from broadside.bench.results.comparison import (
    RATE,
    RATIO,
    TEXT,
    Column,
    Comparison,
    Value,
    quotient,
)
from broadside.bench.results.published import Cell, Published, Reference
from broadside.bench.results.results import DEVICES, Result, best, in_order
from broadside.facts import machines

WOLLINGER, CHUNG = "wollinger2000", "chung_elam"
CLOCK_HZ = 200_000_000
"""Clock rate of the DSP and of the Pentium Pro in Wollinger et al. Also used for the C64x."""
BLOCK_BITS = 128
C62X, C64X = machines.of_papers()["c62x"], machines.of_papers()["c64x"]
"""The machines with the memory of Wollinger's devices. The tables of cycles use them too."""
CHUNGS_METHODS = {"lut": "four tables", "gmpy": "gmpy"}
"""Our method for each of the paper's methods in assembly."""
FLAT = {
    machines.flat()[isa]: DEVICES.get(machine, machine)
    for isa, machine in machines.of_papers().items()
}
"""For each machine without memory stalls, the papers' device with the same core."""
DIRECTIONS = ("encrypt", "decrypt")
_WHAT = (Column("cipher", "cipher", TEXT), Column("direction", "direction", TEXT))


@dataclass(frozen=True)
class Probes:
    """Functions that return a number for a kernel and the name of a machine."""

    footprint: Callable[[Kernel, str], Footprint]
    longest_chain: Callable[[Kernel, str], int]


def comparisons(
    results: list[Result], published: Published, probes: Probes, missing: str | None = None
) -> list[Comparison]:
    """The comparisons that have rows. `missing` says why no C was compiled; None if it was."""
    chosen = [r for r in best(in_order(results)) if r.mode in ("single", "multi")]
    found = [
        memory(chosen, published, probes),
        pentium_pro(chosen, published),
        rijndael_methods(results, published, missing),
        pentium_pro_cycles(chosen, published),
        ranking(chosen, published),
        critical_paths(chosen, published, probes),
    ]
    return [comparison for comparison in found if comparison.rows]


def memory(chosen: list[Result], published: Published, probes: Probes) -> Comparison:
    """Wollinger's Table 2: for each cell, the bytes of the routine and of the tables that it reads."""
    rows: list[dict[str, Value]] = []
    for result in chosen:
        theirs = [
            entry
            for entry in published.memory
            if (entry.cipher, entry.mode) == (result.kernel.cipher, result.mode)
        ]
        if result.measurement.machine != C62X or result.kernel.key_bits != 128 or not theirs:
            continue
        ours = probes.footprint(result.kernel, C62X)
        rows.append(
            {
                "cipher": result.name,
                "direction": result.direction,
                "program": ours.program_bytes,
                "paper_program": getattr(theirs[0], f"program_bytes_{result.direction}"),
                "data": ours.data_bytes,
                "paper_data": theirs[0].data_bytes,
                "stack": result.measurement.stack_bytes,
            }
        )
    columns = (
        *_WHAT,
        *(Column("program", "program"), Column("paper_program", "paper")),
        *(Column("data", "data"), Column("paper_data", "paper"), Column("stack", "stack")),
    )
    return Comparison(
        "memory",
        "Wollinger et al., Table 2: bytes on the C6201",
        columns,
        tuple(rows),
        (
            "program: the routine of one direction with all that it calls. data: tables and constants; "
            "the paper has one figure, which may serve both directions.",
            "Twofish's S-boxes depend on the key: 4,096 bytes of the key argument here, 4 KB beside the "
            "168 bytes of ROM in the paper.",
        ),
    )


def mbit_per_second(cycles: float) -> float:
    """The rate in Mbit/s of a cipher that takes `cycles` for 128 bits, at the clock of Wollinger et al."""
    return BLOCK_BITS * CLOCK_HZ / cycles / 1e6


def pentium_pro(chosen: list[Result], published: Published) -> Comparison:
    """The last columns of Wollinger's Tables 1 and 3. For one block, the figures of section 4.1.2."""
    rows: list[dict[str, Value]] = []
    for result in chosen:
        machine = result.measurement.machine
        reference = _reference(published, WOLLINGER, result.kernel)
        if machine not in (C62X, C64X) or reference is None:
            continue
        theirs = getattr(reference, f"{result.direction}_mbit_s")
        ours = mbit_per_second(result.cycles)
        row: dict[str, Value] = {
            "cipher": result.name,
            "direction": result.direction,
            "machine": machine,
            "cycles": result.cycles,
            "rate": ours,
            "pentium_cycles": BLOCK_BITS * CLOCK_HZ / theirs / 1e6,
            "pentium_rate": theirs,
            "ratio": ours / theirs,
        }
        cell = result.paper
        if cell is not None and cell.paper == WOLLINGER:
            row["paper_rate"] = mbit_per_second(cell.cycles)
            row["paper_ratio"] = mbit_per_second(cell.cycles) / theirs
        rows.append(row)
    columns = (
        *_WHAT,
        Column("machine", "machine", TEXT),
        *(Column("cycles", "ours, cycles"), Column("pentium_cycles", "Pentium Pro, cycles")),
        *(Column("rate", "ours, Mbit/s", RATE), Column("paper_rate", "paper, Mbit/s", RATE)),
        Column("pentium_rate", "Pentium Pro, Mbit/s", RATE),
        *(Column("ratio", "ours / P. Pro", RATIO), Column("paper_ratio", "paper / P. Pro", RATIO)),
    )
    title = "Wollinger et al., Tables 1 and 3, section 4.1.2: beside a Pentium Pro, all at 200 MHz"
    return Comparison("pentium_pro", title, columns, tuple(rows))


def pentium_pro_cycles(chosen: list[Result], published: Published) -> Comparison:
    """Chung's Table 2: cycles of one block of Rijndael, compared with two programs in C on a Pentium Pro."""
    rows: list[dict[str, Value]] = []
    for result in chosen:
        reference = _reference(published, CHUNG, result.kernel)
        cell = result.paper
        if reference is None or cell is None or cell.paper != CHUNG:
            continue
        assert reference.cycles_gladman is not None
        rows.append(
            {
                "cipher": f"rijndael-{result.kernel.key_bits}",
                "direction": result.direction,
                "cycles": result.cycles,
                "paper": cell.cycles,
                "ansi_c": reference.cycles_ansi_c,
                "gladman": reference.cycles_gladman,
                "ratio": reference.cycles_gladman / result.cycles,
                "paper_ratio": reference.cycles_gladman / cell.cycles,
            }
        )
    columns = (
        *_WHAT,
        *(Column("cycles", "ours, C64x"), Column("paper", "paper, C64x")),
        *(Column("ansi_c", "Pentium Pro, ANSI C"), Column("gladman", "Pentium Pro, Gladman")),
        *(
            Column("ratio", "Gladman / ours", RATIO),
            Column("paper_ratio", "Gladman / paper", RATIO),
        ),
    )
    title = "Chung and Elam, Table 2: cycles for one block beside a Pentium Pro"
    return Comparison("pentium_pro_cycles", title, columns, tuple(rows))


def rijndael_methods(
    results: list[Result], published: Published, missing: str | None
) -> Comparison:
    """Chung's Table 1: each method compared with ours (four tables in C and in assembly, and GMPY4).

    Without a compiler, a row of C says so if other methods of its cipher were measured.
    """
    rows: list[dict[str, Value]] = []
    compiled = False
    measured = {r.kernel.key_bits for r in results if r.kernel.cipher == "rijndael"}
    for cell in published.cells:
        if cell.paper != CHUNG:
            continue
        method = IN_C if cell.source == IN_C else CHUNGS_METHODS.get(cell.method or "")
        ours = [
            r.cycles
            for r in results
            if (r.kernel.cipher, r.kernel.key_bits, r.kernel.method)
            == ("rijndael", cell.key_bits, method)
            and (r.direction, r.mode, r.measurement.machine) == (cell.direction, cell.mode, C64X)
        ]
        row: dict[str, Value] = {
            "cipher": f"rijndael-{cell.key_bits}",
            "method": f"{cell.method} in {'C' if cell.source == IN_C else 'assembly'}",
            "ours": f"{method}, GCC -O3" if method == IN_C else method,
            "paper": cell.cycles,
        }
        if ours:
            row |= {"cycles": min(ours), "ratio": quotient(cell.cycles, min(ours))}
            compiled = compiled or method == IN_C
        elif method == IN_C and missing and cell.key_bits in measured:
            row["cycles"] = NOT_BUILT
        if "cycles" in row:
            rows.append(row)
    return Comparison(
        "rijndael_methods",
        "Chung and Elam, Table 1: Rijndael by method, cycles for one block on the C64x, flat memory",
        (
            *(Column("cipher", "cipher", TEXT), Column("method", "paper's method", TEXT)),
            Column("ours", "ours", TEXT),
            *(Column("cycles", "ours"), Column("paper", "paper")),
            Column("ratio", "ratio", RATIO, quotient=("paper", "cycles")),
        ),
        tuple(rows),
        (),
        partial=not compiled,
    )


def ranking(chosen: list[Result], published: Published) -> Comparison:
    """The finalists ordered by mean speed, as in section 4.1: the mean of the rates of both directions."""
    rows: list[dict[str, Value]] = []
    for machine in (C62X, C64X):
        for mode in ("multi", "single"):
            of_mode = [
                r
                for r in chosen
                if (r.measurement.machine, r.mode) == (machine, mode) and r.kernel.key_bits == 128
            ]
            ours = _means({(r.kernel.cipher, r.direction): r.cycles for r in of_mode})
            paper = _means(
                {
                    (cell.cipher, cell.direction): cell.cycles
                    for cell in published.cells
                    if (cell.paper, _machine(cell), cell.mode) == (WOLLINGER, machine, mode)
                }
            )
            ranks, paper_ranks = _ranks(ours), _ranks(paper)
            rows.extend(
                {
                    "cipher": cipher,
                    "mode": mode,
                    "machine": machine,
                    "rank": ranks[cipher],
                    "rate": ours[cipher],
                    "paper_rank": paper_ranks.get(cipher) if len(paper) > 1 else None,
                    "paper_rate": paper.get(cipher),
                }
                for cipher in ranks
                if len(ours) > 1
            )
    columns = (
        *(Column("cipher", "cipher", TEXT), Column("mode", "mode", TEXT)),
        Column("machine", "machine", TEXT),
        *(Column("rank", "our rank"), Column("paper_rank", "paper's rank")),
        *(Column("rate", "ours, Mbit/s", RATE), Column("paper_rate", "paper, Mbit/s", RATE)),
    )
    return Comparison(
        "ranking",
        "Wollinger et al., section 4.1: the finalists by mean speed at 200 MHz",
        columns,
        tuple(rows),
        ("Mean of the rates of encryption and decryption. Only ciphers with kernels for both.",),
    )


def critical_paths(chosen: list[Result], published: Published, probes: Probes) -> Comparison:
    """Section 4.1.3: Clapp's critical path of one block, compared with our chains and loops."""
    paths = {path.cipher: path for path in published.critical_paths}
    rows: list[dict[str, Value]] = []
    for result in chosen:
        machine = result.measurement.machine
        if result.mode != "single" or machine not in FLAT:
            continue
        path = paths.get(result.kernel.cipher) if result.kernel.key_bits == 128 else None
        chain = probes.longest_chain(result.kernel, machine)
        row: dict[str, Value] = {
            "cipher": result.name.removesuffix(" single"),
            "direction": result.direction,
            "machine": machine,
            "cycles": result.cycles,
            "chain": chain,
            "over": result.cycles / chain,
            "clapp": getattr(path, f"{result.direction}_cycles", None),
        }
        own = [
            loop
            for loop in result.measurement.loops
            if loop.procedure == result.measurement.kernel.symbol and not loop.straight
        ]
        if own:
            row |= {"ii": own[0].ii, "rec_mii": own[0].rec_mii, "res_mii": own[0].res_mii}
        rows.append(row | {"paper": _fewest_cycles(published, result, FLAT[machine])})
    columns = (
        *_WHAT,
        Column("machine", "machine", TEXT),
        *(Column("cycles", "ours"), Column("paper", "paper"), Column("clapp", "Clapp's path")),
        *(Column("chain", "our chain"), Column("over", "ours / chain", RATIO)),
        *(Column("ii", "II"), Column("rec_mii", "RecMII"), Column("res_mii", "ResMII")),
    )
    return Comparison(
        "critical_paths",
        "Wollinger et al., section 4.1.3: one block, flat memory, beside critical paths",
        columns,
        tuple(rows),
        (
            "Clapp's path (as the paper quotes it) leaves out loads of the block, stores and the loop; his "
            "machine's loads and rotations are not the C6000's.",
            "our chain: the longest chain of dependent operations that the call executes, moves between the "
            "sides and loads of the block included. II and its bounds: the routine's loop of rounds, where "
            "it has one.",
        ),
    )


def _machine(cell: Cell) -> str:
    of_device = {device: machine for machine, device in DEVICES.items()}
    return of_device.get(cell.device, cell.device)


def _fewest_cycles(published: Published, result: Result, device: str) -> int | None:
    """The fewest cycles of the papers' methods for a result's cipher, direction and mode on a device."""
    kernel = result.kernel
    wanted = (kernel.cipher, kernel.key_bits, result.direction, result.mode, device)
    cells = [
        cell.cycles
        for cell in published.cells
        if (cell.cipher, cell.key_bits, cell.direction, cell.mode, cell.device) == wanted
    ]
    return min(cells, default=None)


def _reference(published: Published, paper: str, kernel: Kernel) -> Reference | None:
    wanted = (paper, kernel.cipher, kernel.key_bits)
    return next(
        (r for r in published.references if (r.paper, r.cipher, r.key_bits) == wanted), None
    )


def _means(cycles: dict[tuple[str, str], float]) -> dict[str, float]:
    """The mean rate in Mbit/s of each cipher that has both directions, the fastest first."""
    found = {
        cipher: sum(mbit_per_second(cycles[cipher, way]) for way in DIRECTIONS) / 2
        for cipher in dict.fromkeys(cipher for cipher, _ in cycles)
        if all((cipher, way) in cycles for way in DIRECTIONS)
    }
    return dict(sorted(found.items(), key=lambda entry: -entry[1]))


def _ranks(means: dict[str, float]) -> dict[str, int]:
    return {cipher: place for place, cipher in enumerate(means, start=1)}
