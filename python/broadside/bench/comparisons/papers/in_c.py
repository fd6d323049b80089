"""The method "C": the library compiled by GCC, compared with the papers' C, our kernels and key schedules."""

from __future__ import annotations

from broadside.bench.kernels.kernel import IN_C
from broadside.bench.measure.cycles import Measurement
from broadside.bench.results.comparison import (
    RATIO,
    TEXT,
    Column,
    Comparison,
    Value,
    quotient,
)
from broadside.bench.results.results import CIPHERS, Result, best, in_order
from broadside.facts import machines

MACHINES = tuple(machine.name for machine in machines.benched())
NOT_BUILT = "no GCC"
"""The text of a cell whose figure needs the compiler, if there is none."""
_WHAT = (Column("cipher", "cipher", TEXT), Column("direction", "direction", TEXT))
_BY_MACHINE = tuple(Column(machine, machine) for machine in MACHINES)


def comparisons(
    results: list[Result], key_schedules: list[Measurement], missing: str | None, compiler: str
) -> list[Comparison]:
    """The comparisons that have rows.

    `missing` says why nothing was compiled. It is None if `compiler` did it. `key_schedules` are the figures
    of the assembly key schedules that take keys of any length.
    """
    results = in_order(results)
    kernels = best(results)
    functions = [result for result in results if result.kernel.method == IN_C]
    found = [
        _beside_papers(functions, kernels, missing, compiler),
        _by_machine(functions),
        _key_schedules(functions, key_schedules, missing),
    ]
    return [comparison for comparison in found if comparison.rows]


def _beside_papers(
    functions: list[Result], kernels: list[Result], missing: str | None, compiler: str
) -> Comparison:
    """Every cell for which a paper has C. Without a compiler, only cells for which there are kernels."""
    compiled = {_cell(result): result for result in functions}
    fastest = {_cell(result): result for result in kernels}
    rows: list[dict[str, Value]] = []
    for cell in dict.fromkeys([*compiled, *fastest]):
        function, kernel = compiled.get(cell), fastest.get(cell)
        paper = function.paper if function else kernel.paper if kernel else None
        if paper is None or paper.source != IN_C or (function is None and missing is None):
            continue
        row: dict[str, Value] = {
            "cipher": (function or fastest[cell]).name,
            "direction": cell[3].replace("_", " "),
            "machine": cell[4],
            "c": function.cycles if function else NOT_BUILT,
            "paper": paper.cycles,
        }
        if function:
            row["ratio"] = quotient(paper.cycles, function.cycles)
        if kernel:
            row["kernel"] = kernel.cycles
            if function:
                row["speedup"] = quotient(function.cycles, kernel.cycles)
        rows.append(row)
    columns = (
        *(*_WHAT, Column("machine", "machine", TEXT)),
        *(Column("c", "ours in C, GCC"), Column("paper", "paper in C, TI's compiler")),
        Column("ratio", "paper / ours", RATIO, quotient=("paper", "c")),
        *(Column("kernel", "our kernel"), Column("speedup", "C / kernel", RATIO, ("c", "kernel"))),
    )
    notes = [
        f"{compiler} -O3 of the portable library beside C that its authors fitted to TI's compiler, with "
        "intrinsics. GCC does not pipeline loops for this machine and keeps to one side of it.",
        "DES and triple-DES modes through the library's interface, whose key schedule wipes 4 KB of "
        "stack; all else: the cipher's own operations.",
    ]
    if missing:
        notes.append(f"Not measured: {missing}.")
    title = "The papers' C: the library compiled by GCC, cycles"
    return Comparison(
        "in_c_papers", title, columns, tuple(rows), tuple(notes), partial=missing is not None
    )


def _by_machine(functions: list[Result]) -> Comparison:
    rows: dict[tuple[str, str], dict[str, Value]] = {}
    for result in functions:
        if result.direction != "key_schedule":
            what: dict[str, Value] = {"cipher": result.name, "direction": result.direction}
            row = rows.setdefault((result.name, result.direction), what)
            row[result.measurement.machine] = result.cycles
    title = "The library compiled by GCC -O3, cycles by machine"
    return Comparison(
        "in_c",
        title,
        (*_WHAT, *_BY_MACHINE),
        tuple(rows.values()),
        ("For 1024 bytes (ecb, cbc), one block (block, single), one of many blocks (multi).",),
    )


def _key_schedules(
    functions: list[Result], in_assembly: list[Measurement], missing: str | None
) -> Comparison:
    in_c = [result.measurement for result in functions if result.mode == "key_schedule"]
    rows: dict[tuple[str, str], dict[str, Value]] = {}
    for figure in sorted((*in_c, *in_assembly), key=_cipher_and_bits):
        kernel = figure.kernel
        name = f"{kernel.cipher}-{kernel.key_bits}"
        how = "C" if kernel.method == IN_C else "assembly"
        if kernel.direction in ("encrypt", "decrypt"):
            how += f", to {kernel.direction}"
        row = rows.setdefault((name, how), {"cipher": name, "how": how})
        row[figure.machine] = figure.cycles
        if figure.machine in machines.of_papers().values():
            row[f"{kernel.isa}_program"] = figure.program_bytes
            row["data"] = figure.data_bytes
    columns = (
        *(Column("cipher", "cipher", TEXT), Column("how", "how", TEXT), *_BY_MACHINE),
        *(Column("c62x_program", "program, C62x"), Column("c64x_program", "program, C64x")),
        Column("data", "data"),
    )
    return Comparison(
        "key_schedules",
        "Key schedules: the library compiled by GCC -O3, and in assembly; cycles for one key",
        columns,
        tuple(rows.values()),
        (
            "In C one schedule serves both directions: Rijndael's holds the round keys of the inverse cipher "
            "too. Twofish's is full keying, with its four S-boxes of 256 words. The figure of triple-DES "
            "is for one of its three keys. All words are checked against the library on the host. program, "
            "data: bytes.",
            "Key schedules in assembly are measured with cold caches. The kits take these, or C if there are "
            "none. Those of DES and triple-DES are in the tables of their modes.",
        ),
        partial=missing is not None,
    )


def _cipher_and_bits(figure: Measurement) -> tuple[int, int]:
    return CIPHERS.index(figure.kernel.cipher), figure.kernel.key_bits


def _cell(result: Result) -> tuple[str, int, str, str, str]:
    kernel = result.kernel
    machine = result.measurement.machine
    return kernel.cipher, kernel.key_bits, result.mode, result.direction, machine
