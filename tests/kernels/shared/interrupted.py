"""Runs routines of the manifest with an interrupt in every cycle in turn."""

from __future__ import annotations

import random
import subprocess
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from broadside._core import (
    CallResult,
    Cipher,
    PendingInterrupt,
    SimulationError,
    Simulator,
    assemble,
    cipher_facts,
)
from broadside.bench.calls import call
from broadside.bench.calls.memory import allocate
from broadside.bench.kernels import compiler, program
from broadside.bench.kernels.kernel import Kernel
from broadside.bench.kernels.manifest import Manifest
from broadside.bench.measure import compiled, key_schedule
from broadside.bench.measure.cycles import KeySchedules
from broadside.bench.results.results import FLAT
from broadside.places import toolchain

SERVICE = Path(__file__).parents[2] / "interrupt_service.asm"
REGIONS = ("data0", "data1")
SERVICE_CYCLES = 100
"""More cycles than the service routine takes."""
ENOUGH_CYCLES = 2000
"""Number of first cycles in which a routine that must not be interrupted shows it."""


@dataclass(frozen=True)
class Survey:
    """A routine's results without interrupts, and with one in every cycle in which the CPU takes it."""

    result: CallResult
    verified: bool
    taken: frozenset[int]
    wrong: frozenset[int]

    @property
    def longest_harm(self) -> int:
        """The most cycles in a row in which an interrupt does harm."""
        longest = 0
        for first in self.wrong - {cycle + 1 for cycle in self.wrong}:
            end = first
            while end in self.wrong:
                end += 1
            longest = max(longest, end - first)
        return longest


@cache
def service(isa: str) -> bytes:
    """The object of the interrupt service table and routine."""
    return assemble(SERVICE.read_text(encoding="utf-8"), str(SERVICE), isa)


class Interrupted:
    """A machine with objects and the service routine in it."""

    def __init__(self, parts: list[bytes], isa: str, machine: str) -> None:
        self.simulator = Simulator(machine)
        self.starts = self._free()  # tables too: a loop that runs away may write over them
        self.simulator.load([*parts, service(isa)])
        self.taken: set[int] = set()
        self.wrong: set[int] = set()

    def _free(self) -> list[int]:
        return [self.simulator.allocate(0, 1, region) for region in REGIONS]

    def _contents(self, ends: list[int]) -> list[bytes]:
        """The bytes of the tables, and of all memory allocated since the load."""
        extents = zip(self.starts, ends, strict=True)
        return [bytes(self.simulator.read(start, end - start)) for start, end in extents]

    def call(self, symbol: str, arguments: list[int]) -> CallResult:
        """Makes the interrupted calls, then one without interrupts, whose memory stays."""
        ends = self._free()
        before = self._contents(ends)
        expected = self.simulator.call(symbol, arguments, call.MAX_CYCLES)
        after = self._contents(ends)
        cycle = 0
        while cycle < (expected.cycles if expected.interruptible else ENOUGH_CYCLES):
            for start, contents in zip(self.starts, before, strict=True):
                self.simulator.write(start, contents)
            taken = self._interrupt(symbol, arguments, cycle, 2 * expected.cycles + SERVICE_CYCLES)
            if taken is None:
                break
            if self._contents(ends) != after:
                self.wrong.add(taken)
            self.taken.add(taken)
            cycle = taken + 1
        for start, contents in zip(self.starts, after, strict=True):
            self.simulator.write(start, contents)
        return expected

    def _interrupt(
        self, symbol: str, arguments: list[int], cycle: int, max_cycles: int
    ) -> int | None:
        """The cycle in which an interrupt that is pending from `cycle` on is taken, if any."""
        interrupt = PendingInterrupt(cycle, "interrupt_vectors")
        try:
            result = self.simulator.call(symbol, arguments, max_cycles, interrupt=interrupt)
        except SimulationError:  # a wrong address, or a loop that does not end
            self.wrong.add(cycle)
            return cycle
        return result.interrupted


class _Setting(call.Setting):
    """A call of the bench that is interrupted."""

    machine: Interrupted

    def call(self, *arguments: int) -> CallResult:
        """Runs the routine with an interrupt in every cycle in turn, and then without one."""
        return self.machine.call(self.kernel.symbol, list(arguments))


def survey(manifest: Manifest, kernel: Kernel, machine: str, blocks: int) -> Survey:
    """Interrupts one call of a kernel in every cycle; the output without interrupts must be the library's."""
    interrupted = Interrupted(_objects(manifest, kernel), kernel.isa, machine)
    schedules = KeySchedules(manifest, machine)
    setting = _Setting(
        kernel=kernel,
        simulator=interrupted.simulator,
        prepare=lambda simulator, key: schedules.prepare(kernel, simulator, key),
        blocks=blocks,
        random=random.Random(f"interrupts {kernel.symbol} {blocks}"),
    )
    object.__setattr__(setting, "machine", interrupted)
    outcome = call.run(setting)
    return _survey(interrupted, outcome.result, outcome.verified)


def survey_key_schedule(manifest: Manifest, routine: Kernel, machine: str, key: bytes) -> Survey:
    """Interrupts one call of a key schedule on `key` in every cycle."""
    interrupted = Interrupted(_objects(manifest, routine), routine.isa, machine)
    source = allocate(interrupted.simulator, len(key), data=key)
    words, size = routine.words or 0, []
    if routine.takes_any_key:
        words, size = key_schedule.words_of(routine, routine.key_bits), [len(key)]
    target = allocate(interrupted.simulator, 4 * words)
    result = interrupted.call(routine.symbol, [target.address, source.address, *size])
    return _survey(interrupted, result, target.guards_hold() and source.guards_hold())


def survey_in_c(root: Path, isa: str, cipher: str, direction: str) -> Survey:
    """Interrupts the C library's ECB on two blocks in every cycle; one key, compiled by GCC."""
    interrupted = Interrupted(_compiled(root, isa), isa, FLAT[isa])
    simulator = interrupted.simulator
    facts = next(facts for facts in cipher_facts() if facts.name == cipher)
    key, data = bytes(range(facts.key_bytes[0])), bytes(range(2 * facts.block_bytes))
    source = allocate(simulator, len(key), data=key)
    schedule = allocate(simulator, compiled.KEY_TYPE_BYTES)
    message, output = (allocate(simulator, len(data), data=data) for _ in range(2))
    simulator.call(f"broadside_{cipher}_set_key", [schedule.address, source.address, len(key)])
    arguments = [schedule.address, output.address, message.address, len(data)]
    result = interrupted.call(f"broadside_ecb_{direction}", arguments)
    expected = getattr(Cipher(cipher, key, "ecb"), direction)(data)
    return _survey(interrupted, result, output.read() == expected)


@cache
def _compiled(root: Path, isa: str) -> list[bytes]:
    """The C library's objects, and the archives of GCC and newlib."""
    paths = compiler.objects(root, isa)
    gcc = toolchain.tool("gcc")
    assert gcc is not None
    for library in ("libgcc.a", "libc.a"):
        command = [str(gcc), f"-march={isa}", f"-print-file-name={library}"]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        paths.append(Path(done.stdout.strip()))
    return [path.read_bytes() for path in paths]


def _objects(manifest: Manifest, kernel: Kernel) -> list[bytes]:
    return [part.data for part in program.objects(manifest, kernel)]


def _survey(interrupted: Interrupted, result: CallResult, verified: bool) -> Survey:
    taken, wrong = frozenset(interrupted.taken), frozenset(interrupted.wrong)
    return Survey(result, verified, taken, wrong)
