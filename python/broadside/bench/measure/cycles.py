"""Cycles of every kernel on a machine. Each call's data are checked against the C library."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from broadside._core import CallResult, Simulator
from broadside.bench.calls import call, expanded, reference
from broadside.bench.calls.memory import Buffer, allocate
from broadside.bench.calls.sightings import Sightings
from broadside.bench.kernels import program
from broadside.bench.kernels.kernel import Kernel
from broadside.bench.kernels.loops import LoopRecord, loops_of
from broadside.bench.kernels.manifest import Manifest
from broadside.bench.measure.ranges import Range
from broadside.errors import CheckError
from broadside.optimizer import claims

BYTES_PER_CHANNEL = 1024
RUNS = 8
"""Calls for each figure, each on other data. `cycles` is their mean, because the papers average too."""


class VerificationError(CheckError):
    """The output of a kernel differs from the C library's, or its label is false. It gets no figure."""


@dataclass(frozen=True)
class Measurement:
    """One kernel on one machine: mean cycles and stalls, largest stack, longest uninterruptible part."""

    kernel: Kernel
    machine: str
    cycles: float
    stalls: dict[str, float]
    program_bytes: int
    data_bytes: int
    stack_bytes: int
    max_uninterruptible: int
    loops: tuple[LoopRecord, ...]
    interruptible: bool = True  # false: an interrupt at a wrong cycle would do harm
    # Whether all keys and data gave the same cycles and stalls, and the same accesses and packets. None: not
    # checked.
    equal_time: bool | None = None
    equal_addresses: bool | None = None
    placements: Range | None = None
    """The range over placements of the arguments.

    None if memory never stalls or no placement was measured.
    """


@dataclass
class Sum:
    """Totals over several calls."""

    calls: int = 0
    cycles: int = 0
    stalls: Counter[str] = field(default_factory=Counter)
    stack_bytes: int = 0
    max_uninterruptible: int = 0
    interruptible: bool = True
    equal_time: bool = True
    equal_addresses: bool = True
    sightings: Sightings = field(default_factory=Sightings)

    def add(self, result: CallResult) -> None:
        self.calls += 1
        self.cycles += result.cycles
        self.stalls.update(result.stalls)
        self.stack_bytes = max(self.stack_bytes, result.stack_bytes)
        self.max_uninterruptible = max(self.max_uninterruptible, result.max_uninterruptible)
        self.interruptible &= result.interruptible
        self.sightings.add(result)
        self.equal_time = self.sightings.equal_time
        self.equal_addresses = self.sightings.equal_addresses

    def check_label(self, routine: Kernel, machine: str) -> None:
        """Raises VerificationError if a call contradicts what the manifest says of the routine."""
        where = f"{routine.symbol} on {machine}"
        if routine.constant_time and not (self.equal_time and self.equal_addresses):
            what = "addresses" if self.equal_time else "time"
            raise VerificationError(
                f"{where}: labelled constant-time, but key or data show in its {what}"
            )
        threshold = routine.interrupt_threshold
        if threshold is None:
            return
        if not self.interruptible:
            raise VerificationError(
                f"{where}: labelled interruptible, but an interrupt may do harm"
            )
        if self.max_uninterruptible > threshold:
            raise VerificationError(
                f"{where}: an interrupt may wait {self.max_uninterruptible} cycles, "
                f"labelled with {threshold}"
            )


class KeySchedules:
    """Prepares key arguments on the simulator, and counts the cost of each routine."""

    def __init__(self, manifest: Manifest, machine: str) -> None:
        self._manifest = manifest
        self._machine = machine
        self._sums: dict[str, Sum] = {}

    def prepare(self, kernel: Kernel, simulator: Simulator, key: bytes) -> Buffer:
        """Runs the chain of key-schedule routines, and writes the words where `kernel` expects them.

        A kernel that names no routine takes the words that the C library expands.
        """
        chain = self._manifest.schedule_chain(kernel)
        if not chain:
            return expanded.place(simulator, kernel, key)
        data = self.words(kernel, key)
        return allocate(simulator, len(data), chain[-1].region, data)

    def has_chain(self, kernel: Kernel) -> bool:
        """Whether routines prepare `kernel`'s key argument. If not, the C library expands the key."""
        return bool(self._manifest.schedule_chain(kernel))

    def words(self, kernel: Kernel, key: bytes) -> bytes:
        """The words that the chain of key-schedule routines computes from a key."""
        data = key
        for routine in self._manifest.schedule_chain(kernel):
            data = self.run(routine, data)
        return data

    def sum(self, kernel: Kernel) -> Sum:
        """The cost of preparing `kernel`'s key argument, for each call of the chain."""
        total = Sum()
        for routine in self._manifest.schedule_chain(kernel):
            part = self._sums[routine.symbol]
            part.check_label(routine, self._machine)
            total.calls = part.calls
            total.cycles += part.cycles
            total.stalls.update(part.stalls)
            total.stack_bytes = max(total.stack_bytes, part.stack_bytes)
            total.max_uninterruptible = max(total.max_uninterruptible, part.max_uninterruptible)
            total.interruptible &= part.interruptible
            total.equal_time &= part.equal_time
            total.equal_addresses &= part.equal_addresses
        return total

    def run(self, routine: Kernel, data: bytes) -> bytes:
        """The words that one routine of a chain computes from a key, or from the routine before it."""
        simulator = program.load(self._machine, program.objects(self._manifest, routine))
        place = call.one_behind_the_other(simulator)
        where = f"{routine.symbol} on {self._machine}"
        result, words = run_schedule(routine, simulator, data, place, where)
        self._sums.setdefault(routine.symbol, Sum()).add(result)
        return words


def run_schedule(
    routine: Kernel, simulator: Simulator, data: bytes, place: call.Place, where: str
) -> tuple[CallResult, bytes]:
    """Calls one routine of a chain with cold caches.

    Returns the simulator's counts, and the words written.
    """
    assert routine.words is not None, routine.symbol
    source = place("key", len(data), data)
    target = place("schedule", 4 * routine.words, b"")
    result = simulator.call(
        routine.symbol, [target.address, source.address], call.MAX_CYCLES, addresses=True
    )
    if not (source.guards_hold() and target.guards_hold()):
        raise VerificationError(f"{where} writes outside its buffers")
    return result, target.read()


class Calls:
    """Calls of one kernel on one machine. Every output is checked against the C library."""

    def __init__(self, manifest: Manifest, kernel: Kernel, machine: str) -> None:
        self.kernel = kernel
        self.machine = machine
        self.schedules = KeySchedules(manifest, machine)
        self.parts = program.objects(manifest, kernel)
        self.blocks = BYTES_PER_CHANNEL // reference.block_bytes(kernel.cipher)

    @property
    def units(self) -> int:
        """The number by which the cycles of a call are divided to get the figure."""
        return self.blocks if self.kernel.mode == "multi" else 1

    def simulator(self) -> Simulator:
        """A new simulator with the kernel in memory."""
        return program.load(self.machine, self.parts)

    def run(
        self,
        name: object,
        source: random.Random,
        blocks: int | None = None,
        caches: str | None = None,
        simulator: Simulator | None = None,
    ) -> CallResult:
        """One call on data from `source`.

        For a wrong output, raises VerificationError with the run's name.
        """
        setting = call.Setting(
            kernel=self.kernel,
            simulator=simulator or self.simulator(),
            prepare=lambda target, key: self.schedules.prepare(self.kernel, target, key),
            blocks=blocks or self.blocks,
            random=source,
            caches=caches,
        )
        outcome = call.run(setting)
        if not outcome.verified:
            where = f"{self.kernel.symbol} on {self.machine}"
            raise VerificationError(f"{where}: wrong output in run {name}")
        return outcome.result

    def repeated(self, seed: int, caches: str | None = None) -> Iterator[CallResult]:
        """The calls of a figure, each on other data."""
        for run in range(RUNS):
            source = random.Random(f"{seed} {self.kernel.symbol} {run}")
            yield self.run(run, source, caches=caches)


def measure(manifest: Manifest, kernel: Kernel, machine: str, seed: int) -> list[Measurement]:
    """The kernel's figure, and the figure of its key schedule. Raises VerificationError.

    If the ciphertexts are right, the words of the key schedule are right too.
    """
    calls = Calls(manifest, kernel, machine)
    total = Sum()
    for result in calls.repeated(seed):
        total.add(result)
    total.check_label(kernel, machine)
    figures = [measurement(kernel, machine, calls.parts, total, calls.units)]
    chain = manifest.schedule_chain(kernel)
    if chain:
        figures.append(_key_schedule(manifest, kernel, machine, calls.schedules.sum(kernel)))
    return figures


def _key_schedule(manifest: Manifest, kernel: Kernel, machine: str, total: Sum) -> Measurement:
    """Cycles of the key schedule that `kernel` takes, for one cipher key."""
    chain = manifest.schedule_chain(kernel)
    objects = {item.path: item for routine in chain for item in program.objects(manifest, routine)}
    return measurement(chain[-1], machine, list(objects.values()), total, chain[0].keys)


def measurement(
    kernel: Kernel, machine: str, parts: list[program.Object], total: Sum, units: int = 1
) -> Measurement:
    """The figure of a routine, from the totals of its calls. Each call makes `units` units.

    Raises InputError if a file's records of loops contradict its packets.
    """
    for part in parts:
        claims.check_text(part.path, part.text)
    runs = total.calls * units
    return Measurement(
        kernel=kernel,
        machine=machine,
        cycles=total.cycles / runs,
        stalls={cause: cycles / runs for cause, cycles in sorted(total.stalls.items())},
        program_bytes=program.program_bytes(parts),
        data_bytes=program.data_bytes(parts),
        stack_bytes=total.stack_bytes,
        max_uninterruptible=total.max_uninterruptible,
        interruptible=total.interruptible,
        equal_time=total.equal_time,
        equal_addresses=total.equal_addresses,
        loops=tuple(record for part in parts for record in loops_of(part.path, part.text)),
    )
