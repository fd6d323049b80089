"""Calls kernels with any placement of their arguments."""

from __future__ import annotations

import itertools
import random

from broadside._core import Simulator
from broadside.bench.calls import call, expanded, reference
from broadside.bench.calls.memory import Buffer, allocate
from broadside.bench.kernels.kernel import Kernel
from broadside.bench.kernels.manifest import Manifest
from broadside.bench.measure.cycles import RUNS, Calls, KeySchedules, Measurement, VerificationError
from broadside.bench.measure.ranges import Range
from broadside.bench.placements.arena import Arena, numbered
from broadside.bench.placements.placement import Placement, Spot, facts, range_over

WORD = 4
"""Bytes of a word: the alignment of all arguments except key schedules."""


class Keys:
    """Key arguments as words. Each cipher key is expanded once for all placements."""

    def __init__(self, schedules: KeySchedules, kernel: Kernel) -> None:
        self._schedules = schedules
        self._kernel = kernel
        self._words: dict[bytes, bytes] = {}
        self._tables: dict[tuple[Simulator, int], list[Buffer]] = {}

    def prepare(self, simulator: Simulator, key: bytes, channel: int) -> bytes:
        """The words for a key. Tables that depend on it replace those of the channel's previous key."""
        if self._schedules.has_chain(self._kernel):
            if key not in self._words:
                self._words[key] = self._schedules.words(self._kernel, key)
            return self._words[key]
        wanted = expanded.layout(self._kernel, key)
        place = (simulator, channel)
        if place not in self._tables:
            self._tables[place] = expanded.place_tables(simulator, wanted)
        return expanded.fill(self._tables[place], wanted)


class Survey:
    """One kernel on one machine, which can be called with any placement of its arguments."""

    def __init__(
        self, manifest: Manifest, kernel: Kernel, machine: str, seed: int, stack_bytes: int
    ) -> None:
        self._kernel, self._machine, self._seed = kernel, machine, seed
        self._stack_bytes = stack_bytes
        self._calls = Calls(manifest, kernel, machine)
        self._keys = Keys(self._calls.schedules, kernel)
        self._arenas: dict[Spot, Arena] = {}
        found = facts(machine)
        assert found is not None, f"{machine} has memory that never stalls"
        self.facts = found
        self.sizes = self._sizes()

    @property
    def alignments(self) -> dict[str, int]:
        """The alignment in bytes of each argument, from the kernel's contract."""
        of_schedule = self._kernel.schedule_alignment
        return {r: of_schedule if r.startswith("schedule") else WORD for r in self.sizes}

    def cycles(self, placement: Placement, runs: int = RUNS) -> float | None:
        """The mean over the calls of the figure. Raises VerificationError for a wrong output.

        None if the machine has too little space for the placement.
        """
        arena = self._arena(placement)
        if not arena.arrange(placement, self.sizes):
            return None
        total = sum(self._call(arena, placement, run) for run in range(runs))
        return total / runs / self._calls.units

    def _sizes(self) -> dict[str, int]:
        """Bytes of each argument of a call, by role."""
        simulator, sizes = self._calls.simulator(), dict[str, int]()

        def place(role: str, size: int, data: bytes) -> Buffer:
            sizes[numbered(role, sizes)] = size
            return allocate(simulator, size, data=data)

        self._run(simulator, place, 0, "as a rehearsal")
        return sizes

    def _arena(self, placement: Placement) -> Arena:
        if placement.stack not in self._arenas:
            parts = [part.data for part in self._calls.parts]
            arena = Arena(self._machine, placement.stack, parts, self.facts.period)
            for channel in range(sum(role.startswith("schedule") for role in self.sizes)):
                self._keys.prepare(arena.simulator, self._any_key(), channel)
            arena.reserve(self.sizes, self.facts.memories, self._stack_bytes)
            self._arenas[placement.stack] = arena
        return self._arenas[placement.stack]

    def _any_key(self) -> bytes:
        return bytes(reference.key_bytes(self._kernel.cipher, self._kernel.key_bits))

    def _call(self, arena: Arena, placement: Placement, run: int) -> int:
        arena.arrange(placement, self.sizes)
        return self._run(arena.simulator, arena.place, run, f"with {placement}")

    def _run(self, simulator: Simulator, place: call.Place, run: int, how: str) -> int:
        channels = itertools.count()

        def prepare(target: Simulator, key: bytes) -> Buffer:
            words = self._keys.prepare(target, key, next(channels))
            return place("schedule", len(words), words)

        setting = call.Setting(
            kernel=self._kernel,
            simulator=simulator,
            prepare=prepare,
            blocks=self._calls.blocks,
            random=random.Random(f"{self._seed} {self._kernel.symbol} {run}"),
            place=place,
        )
        outcome = call.run(setting)
        if not outcome.verified:
            where = f"{self._kernel.symbol} on {self._machine}"
            raise VerificationError(f"{where}: wrong output in run {run} {how}")
        return outcome.result.cycles


def survey(
    manifest: Manifest, kernel: Kernel, machine: str, seed: int, figure: Measurement, limit: int
) -> Range | None:
    """The range over placements for a kernel's figure. None if memory never stalls.

    All placements are tried if there are at most `limit`, else `limit` random ones. A placement gets one call
    if all calls of the figure took equal time and accessed the same addresses. Otherwise it gets as many
    calls as the figure.
    """
    if facts(machine) is None:
        return None
    surveyed = Survey(manifest, kernel, machine, seed, figure.stack_bytes)
    return range_over(surveyed, figure, f"{seed} {kernel.symbol} {machine} placements", limit)
