"""Chooses the contents of a kit and measures them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from broadside.bench.calls import reference
from broadside.bench.kernels import compiler, manifest, program
from broadside.bench.kernels.kernel import IN_C, Kernel
from broadside.bench.kernels.manifest import Manifest
from broadside.bench.kernels.program import Object
from broadside.bench.measure import cost, key_schedule
from broadside.bench.measure import cycles as measure
from broadside.bench.measure.ranges import Range
from broadside.bench.placements import kernels as of_kernels
from broadside.bench.placements import key_schedules, surveys
from broadside.bench.results.results import FLAT, unit_of
from broadside.export import prototypes, sources, vectors
from broadside.facts import machines, registry

KERNEL_MODES = {
    "ecb": ("ecb", "multi"),
    "cbc": ("cbc",),
    "cfb": ("cfb",),
    "ofb": ("ofb",),
    "ctr": ("ctr",),
    "cbc3": ("cbc3",),
    "single": ("single",),
}
"""The modes of a kit, with their names in the manifest of kernels."""
STEPS = 6
"""The most steps that `gather` reports: two choices, two routines and their key schedules."""


def usual_key_bits(cipher: str) -> int:
    """The default length of a key."""
    return registry.ciphers()[cipher].key_bits[0]


class NoKernel(Exception):
    """No kernel fits an order. The text says which ones there are."""


@dataclass(frozen=True)
class Order:
    """An order: a machine, a cipher with its key bits, a mode, and a method (None for any)."""

    device: str
    cipher: str
    key_bits: int
    mode: str
    method: str | None

    @property
    def name(self) -> str:
        """The name of the kit's files, with the key bits if they are not the usual ones."""
        usual = self.key_bits == usual_key_bits(self.cipher)
        return (
            f"{self.cipher}_{self.mode}" if usual else f"{self.cipher}_{self.key_bits}_{self.mode}"
        )


@dataclass(frozen=True)
class Routine:
    """One documented routine, with its figures."""

    kernel: Kernel
    prototype: str
    meaning: str
    costs: list[cost.Cost]  # empty for routines without a number of blocks
    cycles: float | None  # of one call, for these; None if it could not be measured
    figure: measure.Measurement | None  # None if it could not be measured

    @property
    def in_steps(self) -> bool:
        """Whether the cost is not a line: for some length it is off by several blocks or more."""
        return any(cost.worst > 8 * cost.slope for cost in self.costs)

    @property
    def placements(self) -> Range | None:
        """Cycles over placements of the arguments.

        None if placements make no difference or were not tried.
        """
        return self.figure.placements if self.figure else None

    @property
    def unit(self) -> str:
        """The unit of work of the cycles of `placements`."""
        return unit_of(self.kernel.mode)

    @property
    def in_c(self) -> bool:
        """Whether the source of the routine is C."""
        return self.kernel.method == IN_C

    def as_dict(self) -> dict[str, Any]:
        """The object for JSON. Without figures if there was no compiler."""
        figure = self.figure
        return {
            "symbol": self.kernel.symbol,
            "prototype": self.prototype,
            "method": self.kernel.method,
            "constant_time": self.kernel.constant_time,
            "costs": [
                {
                    "machine": cost.machine,
                    "intercept": round(cost.intercept, 1),
                    "slope": round(cost.slope, 3),
                    "worst": round(cost.worst, 1),
                }
                for cost in self.costs
            ],
            "cycles": self.cycles,
            "placements": self.placements and self.placements.as_dict(),
            "stack_bytes": figure and figure.stack_bytes,
            "max_uninterruptible": figure and figure.max_uninterruptible,
            "interruptible": figure and figure.interruptible,
        }


@dataclass(frozen=True)
class Kit:
    """Everything that the templates show."""

    order: Order
    machine: dict[str, Any]
    isa: str
    routines: list[Routine]  # those asked for, then the key schedules that they need
    others: list[Kernel]  # further routines of the same objects
    internals: list[str]  # code that the routines call
    data_symbols: list[str]
    objects: list[Object]
    chains: dict[str, list[Kernel]]  # key schedules to call, by routine
    tests: dict[str, list[vectors.Vector]]
    c_sources: list[Path]  # of key schedules in C
    compiler: str | None  # the compiler of these; None if there was none

    @property
    def name(self) -> str:
        return self.order.name

    @property
    def placed(self) -> list[Routine]:
        """The routines that were measured in several placements."""
        return [routine for routine in self.routines if routine.placements]

    @property
    def schedule_alignment(self) -> int:
        """The alignment of a schedule in bytes (docs/reference/kernels.md)."""
        return max(routine.kernel.schedule_alignment for routine in self.routines)

    @property
    def linear_assembly(self) -> list[Path]:
        """Linear assembly and the files that it includes, if the objects have such sources."""
        return sources.linear_assembly(item.path for item in self.objects)

    def as_dict(self) -> dict[str, Any]:
        """The figures of the datasheet as an object for JSON."""
        return {
            "device": self.order.device,
            "cipher": self.order.cipher,
            "key_bits": self.order.key_bits,
            "mode": self.order.mode,
            "program_bytes": program.program_bytes(self.objects),
            "data_bytes": program.data_bytes(self.objects),
            "routines": [routine.as_dict() for routine in self.routines],
        }


@dataclass(frozen=True)
class Choice:
    """The choice for a kit: routines, their key schedules in the order of calls, and the objects of each."""

    routines: list[Kernel]
    chains: dict[str, list[Kernel]]
    parts: dict[str, list[Object]]  # C routines have none if there is no compiler

    @property
    def schedules(self) -> list[Kernel]:
        """The key schedules. Each occurs once."""
        return list({k.symbol: k for chain in self.chains.values() for k in chain}.values())

    @property
    def objects(self) -> list[Object]:
        """All objects. Each occurs once."""
        return list({item.path: item for items in self.parts.values() for item in items}.values())


def choose(root: Path, kernels: Manifest, order: Order, progress: Callable[[str], None]) -> Choice:
    """The fastest routine of each direction. Raises NoKernel if none fits the order."""
    isa = machines.description(order.device)["isa"]
    chosen = [
        kernel
        for direction in ("encrypt", "decrypt")
        if (kernel := _fastest(kernels, order, isa, direction, progress)) is not None
    ]
    if not chosen:
        raise NoKernel(_nothing(kernels, order, isa))
    chains = {kernel.symbol: _chain(kernels, kernel) for kernel in chosen}
    needed = [*chosen, *(k for chain in chains.values() for k in chain)]
    parts = {k.symbol: _objects(root, kernels, k) for k in needed}
    return Choice(chosen, chains, parts)


def gather(root: Path, order: Order, progress: Callable[[str], None]) -> Kit:
    """Chooses the routines for an order, and measures them on the device and on flat memory.

    Raises NoKernel if none fits the order.
    """
    kernels = manifest.load(root)
    choice = choose(root, kernels, order, progress)
    chosen, schedules = choice.routines, choice.schedules
    routines = []
    for kernel in chosen:
        progress(f"measuring {kernel.symbol}")
        routines.append(_routine(kernels, kernel, order.device))
    for kernel in schedules:
        progress(f"measuring {kernel.symbol}")
        user = next(k for k in chosen if kernel in choice.chains[k.symbol])
        own = choice.parts[kernel.symbol]
        routines.append(_key_schedule(kernels, kernel, user, own, order.device))
    written = (*kernels.kernels, *kernels.in_c)
    known = {kernel.symbol for kernel in written}
    names = {kernel.symbol for kernel in (*chosen, *schedules)}
    defined = {symbol for item in choice.objects for symbol in item.defined}
    code = {s for item in choice.objects if program.program_bytes([item]) for s in item.defined}
    in_c = [k.room / k.source for k in schedules if k.method == IN_C]
    machine = machines.description(order.device)
    return Kit(
        order=order,
        machine=machine,
        isa=machine["isa"],
        routines=routines,
        others=[_as_ordered(k, order) for k in written if k.symbol in defined - names],
        internals=sorted((defined & code) - known),
        data_symbols=sorted(defined - code - known),
        objects=choice.objects,
        chains=choice.chains,
        tests={kernel.symbol: vectors.vectors(kernel) for kernel in chosen},
        c_sources=list(dict.fromkeys(in_c)),
        compiler=compiler.version() if in_c and compiler.missing() is None else None,
    )


def _as_ordered(kernel: Kernel, order: Order) -> Kernel:
    """The kernel with the key length of the order. The kernel serves this length too."""
    words = key_schedule.words_of(kernel, order.key_bits) if kernel.method == IN_C else kernel.words
    return replace(kernel, key_bits=order.key_bits, words=words)


def _chain(kernels: Manifest, kernel: Kernel) -> list[Kernel]:
    """Key schedules in the order in which they are called."""
    return kernels.schedule_chain(kernel) or [key_schedule.routine(kernels, kernel)]


def _objects(root: Path, kernels: Manifest, kernel: Kernel) -> list[Object]:
    """The objects of a kernel. Empty for C if there is no compiler."""
    if kernel.method != IN_C:
        return program.objects(kernels, kernel)
    return [] if compiler.missing() else key_schedule.objects(root, kernels, kernel)


def _fastest(
    kernels: Manifest, order: Order, isa: str, direction: str, progress: Callable[[str], None]
) -> Kernel | None:
    found = [k for k in _offered(kernels, order, isa) if k.direction == direction]
    if len(found) < 2:
        return found[0] if found else None
    progress(f"choosing the routine that {direction}s")
    return min(found, key=lambda k: measure.measure(kernels, k, order.device, 1)[0].cycles)


def _offered(kernels: Manifest, order: Order, isa: str) -> list[Kernel]:
    return [
        _as_ordered(kernel, order)
        for kernel in kernels.kernels
        if kernel.cipher == order.cipher
        and kernel.mode in KERNEL_MODES[order.mode]
        and _takes_keys(kernel, order.key_bits)
        and kernel.isa == isa
        and order.method in (None, kernel.method)
        and program.is_complete(kernels, kernel)
    ]


def _takes_keys(kernel: Kernel, bits: int) -> bool:
    """Whether the kernel takes keys of this length."""
    any_length = registry.ciphers()[kernel.cipher].any_key
    return kernel.key_bits == bits or (
        any_length and bits in [8 * length for length in reference.key_lengths(kernel.cipher)]
    )


def _nothing(kernels: Manifest, order: Order, isa: str) -> str:
    of_isa = [
        (k, mode)
        for mode, of_kernels in KERNEL_MODES.items()
        for k in kernels.kernels
        if k.mode in of_kernels and k.isa == isa and kernels.has(k.assembly)
    ]
    own = [(k, mode) for k, mode in of_isa if k.cipher == order.cipher]
    offers = sorted({f"{k.cipher}-{k.key_bits} {mode} ({k.method})" for k, mode in own})
    offers = offers or sorted({k.cipher for k, _ in of_isa})
    method = f" by method {order.method}" if order.method else ""
    return (
        f"no kernel for {order.cipher}-{order.key_bits} {order.mode}{method} on {order.device}; "
        f"there are: {', '.join(offers) or 'none'}"
    )


def _routine(kernels: Manifest, kernel: Kernel, device: str) -> Routine:
    """A routine of the order, measured."""
    machines = list(dict.fromkeys((device, FLAT[kernel.isa])))
    figure = measure.measure(kernels, kernel, device, 1)[0]
    limit = surveys.limit(device, surveys.SOME)
    ranged = of_kernels.survey(kernels, kernel, device, 1, figure, limit)
    figure = replace(figure, placements=ranged)
    timed = kernel.mode in cost.MODES
    costs = [cost.measure(kernels, kernel, machine) for machine in machines] if timed else []
    return _described(kernel, costs, None if timed else figure.cycles, figure)


def _key_schedule(
    kernels: Manifest, kernel: Kernel, user: Kernel, parts: list[Object], device: str
) -> Routine:
    """A measured key schedule.

    If it serves only one key length, it is measured before a call of its `user`.
    """
    limit = surveys.limit(device, surveys.SOME)
    if not kernel.takes_any_key:
        figure = measure.measure(kernels, user, device, 1)[1]
        ranged = key_schedules.of_user(kernels, user, device, 1, figure, limit)
        figure = replace(figure, placements=ranged)
        return _described(kernel, [], figure.cycles * kernel.keys, figure)
    if not parts:
        return _described(kernel, [], None, None)
    figure = key_schedule.measured(kernel, parts, device, 1)
    ranged = key_schedules.of_any_key(kernel, parts, device, 1, figure, limit)
    figure = replace(figure, placements=ranged)
    return _described(kernel, [], figure.cycles, figure)


def _described(
    kernel: Kernel,
    costs: list[cost.Cost],
    cycles: float | None,
    figure: measure.Measurement | None,
) -> Routine:
    block = reference.block_bytes(kernel.cipher)
    keys = reference.key_bytes(kernel.cipher, kernel.key_bits)
    lengths = reference.key_lengths(kernel.cipher)
    meaning = prototypes.meaning(kernel, block, keys, lengths)
    return Routine(kernel, prototypes.prototype(kernel, block), meaning, costs, cycles, figure)
