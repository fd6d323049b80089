"""Our figures and the papers': one result for each kernel, machine and published cell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import median

from broadside.bench.kernels.kernel import IN_C, MODES, Kernel
from broadside.bench.measure.cycles import Measurement
from broadside.bench.results.published import Cell, Published
from broadside.facts import machines, registry

FLAT = machines.flat()
DEVICES = {"c64x-flat": "c64x"}
"""For a machine with a name of its own, the papers' device."""
CIPHERS = tuple(registry.ciphers())
DIRECTIONS = ("encrypt", "decrypt", "key_schedule")
UNITS = {
    "ecb": "1024B",
    "cbc": "1024B",
    "cbc3": "1024B",
    "cfb": "1024B",
    "ofb": "1024B",
    "ctr": "1024B",
    "core3": "3 blocks",
    "block3": "3 blocks",
    "key_schedule": "key",
}


@dataclass(frozen=True)
class Result:
    """One verified figure. `direction` is `key_schedule` for the cost of a mode's key argument."""

    kernel: Kernel
    mode: str
    direction: str
    measurement: Measurement
    flat_cycles: float
    paper: Cell | None

    @property
    def cycles(self) -> float:
        """Mean cycles on the machine, with stalls."""
        return self.measurement.cycles

    @property
    def name(self) -> str:
        """Cipher and mode. If the key length is not the usual one, also the bits of the key."""
        kernel = self.kernel
        return f"{kernel.cipher}{registry.length_mark(kernel.cipher, kernel.key_bits)} {self.mode}"

    @property
    def unit(self) -> str:
        """The unit of work of the figure, as in data/published.toml."""
        return "key" if self.direction == "key_schedule" else unit_of(self.mode)

    @property
    def ratio(self) -> float | None:
        """The paper's cycles divided by ours. Above 1, ours is faster."""
        return self.paper.cycles / self.cycles if self.paper else None

    @property
    def efficiency(self) -> float:
        """Cycles on flat memory divided by cycles on the machine. 1 if the memory never stalls."""
        return self.flat_cycles / self.cycles


def unit_of(mode: str) -> str:
    """The unit of work of a mode's routine, as in data/published.toml."""
    return UNITS.get(mode, "block")


def build(kernel: Kernel, by_machine: dict[str, list[Measurement]]) -> list[Result]:
    """The results of the kernel and of its key schedule, on every machine measured."""
    flat = by_machine[FLAT[kernel.isa]]
    results = []
    for figures in by_machine.values():
        for index, figure in enumerate(figures):
            direction = "key_schedule" if index else kernel.direction
            results.append(Result(kernel, kernel.mode, direction, figure, flat[index].cycles, None))
    return results


def with_papers(results: list[Result], published: Published) -> list[Result]:
    """Each result with the paper's cell for its device. Of several methods, the paper's fastest counts.

    Compiled C is compared only with the papers' C.
    """
    slowest_first = sorted(published.cells, key=lambda cell: -cell.cycles)
    cells = {_cell_key(cell): cell for cell in slowest_first}
    in_c = {_cell_key(cell): cell for cell in slowest_first if cell.source == IN_C}
    return [
        replace(
            result,
            paper=(in_c if result.kernel.method == IN_C else cells).get(_result_key(result)),
        )
        for result in results
    ]


def in_order(results: list[Result]) -> list[Result]:
    """The results in the order that readers expect: DES, triple-DES, then by mode and direction."""
    return sorted(
        results,
        key=lambda result: (
            CIPHERS.index(result.kernel.cipher),
            MODES.index(result.mode),
            DIRECTIONS.index(result.direction),
        ),
    )


@dataclass(frozen=True)
class Row:
    """A measurement of a routine in assembly, with a description in words."""

    measurement: Measurement
    mode: str
    what: str


def rows(results: list[Result], key_schedules: Sequence[Measurement]) -> list[Row]:
    """The measurements of every routine in assembly. `key_schedules` take keys of any length."""
    found = [
        Row(
            result.measurement,
            result.mode,
            "key schedule" if result.direction == "key_schedule" else result.name,
        )
        for result in in_order(results)
        if result.kernel.method != IN_C
    ]
    return found + [
        Row(figure, "key_schedule", f"key schedule, {figure.kernel.key_bits} bits")
        for figure in key_schedules
    ]


def best(results: list[Result]) -> list[Result]:
    """For each cell, the kernel with the fewest cycles. Compiled C is left out."""
    chosen: dict[tuple[object, ...], Result] = {}
    for result in results:
        if result.kernel.method == IN_C:
            continue
        key = _result_key(result)
        if key not in chosen or result.cycles < chosen[key].cycles:
            chosen[key] = result
    return list(chosen.values())


def headline(results: list[Result]) -> tuple[int, int, float]:
    """The number of cells in which ours is faster, the number of cells, and the median of the best ratios."""
    ratios = [result.ratio for result in best(results) if result.ratio is not None]
    return sum(ratio >= 1 for ratio in ratios), len(ratios), median(ratios) if ratios else 0.0


def _cell_key(cell: Cell) -> tuple[object, ...]:
    return cell.cipher, cell.key_bits, cell.direction, cell.device, cell.mode


def _result_key(result: Result) -> tuple[object, ...]:
    kernel = result.kernel
    machine = result.measurement.machine
    device = DEVICES.get(machine, machine)
    return kernel.cipher, kernel.key_bits, result.direction, device, result.mode
