"""Calls key schedules with any placement of the key and of the words that they write."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from broadside._core import CallResult, Simulator
from broadside.bench.calls import call, expanded
from broadside.bench.calls.memory import Buffer
from broadside.bench.kernels import program
from broadside.bench.kernels.kernel import Kernel
from broadside.bench.kernels.manifest import Manifest
from broadside.bench.measure import key_schedule
from broadside.bench.measure.cycles import (
    RUNS,
    KeySchedules,
    Measurement,
    VerificationError,
    run_schedule,
)
from broadside.bench.measure.ranges import Range
from broadside.bench.placements.arena import Arena
from broadside.bench.placements.kernels import WORD
from broadside.bench.placements.placement import Facts, Placement, Spot, facts, range_over

KEY, SCHEDULE = "key", "schedule"
"""A routine's arguments. In a chain, the schedule of one routine is the key of the next."""
Call = Callable[[Simulator, list[Buffer], bytes, call.Place, str], tuple[CallResult, bytes]]
"""Calls a routine on a key, or on the words of the routine before. Returns the counts and the words.

The parameters are the machine, the tables that depend on the key, the key, the places of the arguments, and
the name of the call for errors.
"""


@dataclass(frozen=True)
class Step:
    """One routine of a chain: its objects, the number of bytes that it writes, and how to call it."""

    kernel: Kernel
    parts: Sequence[program.Object]
    size: int
    call: Call


class Survey:
    """A chain of key schedules on one machine.

    Each routine runs on its own copy of the machine, as for the figure.
    """

    def __init__(
        self, machine: str, steps: Sequence[Step], keys: Sequence[bytes], stack_bytes: int
    ) -> None:
        self._machine, self._steps, self._keys = machine, steps, keys
        self._stack_bytes = stack_bytes
        self._arenas: dict[tuple[Spot, int], tuple[Arena, list[Buffer]]] = {}
        found = facts(machine)
        assert found is not None, f"{machine} has memory that never stalls"
        self.facts: Facts = found
        self._roles = [KEY, *(f"words {n}" for n in range(1, len(steps))), SCHEDULE]
        self._sizes = dict(zip(self._roles, (len(keys[0]), *(s.size for s in steps)), strict=True))

    @property
    def alignments(self) -> dict[str, int]:
        """The alignment in bytes of each argument, from the contract."""
        last = self._steps[-1].kernel.schedule_alignment
        return {role: last if role == self._roles[-1] else WORD for role in self._roles}

    def cycles(self, placement: Placement, runs: int = RUNS) -> float | None:
        """Cycles for one cipher key: the mean over the figure's keys.

        If `runs` is one, only the first key counts.

        None if the machine has too little space for the placement. Raises VerificationError for a wrong word.
        """
        arenas = [self._arena(placement.stack, number) for number in range(len(self._steps))]
        if not all(arena.arrange(placement, self._sizes) for arena, _ in arenas):
            return None
        keys = self._keys[:1] if runs == 1 else self._keys
        total = sum(self._prepare(arenas, placement, key) for key in keys)
        return total / len(keys) / self._steps[0].kernel.keys

    def _prepare(
        self, arenas: Sequence[tuple[Arena, list[Buffer]]], placement: Placement, key: bytes
    ) -> int:
        """Cycles of the whole chain for one key argument."""
        cycles, data = 0, key
        for number, (step, (arena, tables)) in enumerate(zip(self._steps, arenas, strict=True)):
            arena.arrange(placement, self._sizes)
            names = {KEY: self._roles[number], SCHEDULE: self._roles[number + 1]}
            where = f"{step.kernel.symbol} on {self._machine} with {placement}"
            result, data = step.call(arena.simulator, tables, data, _renamed(arena, names), where)
            cycles += result.cycles
        return cycles

    def _arena(self, stack: Spot, number: int) -> tuple[Arena, list[Buffer]]:
        """The machine of a routine with the stack at this spot, and the tables that depend on the key."""
        if (stack, number) not in self._arenas:
            step = self._steps[number]
            arena = Arena(
                self._machine, stack, [part.data for part in step.parts], self.facts.period
            )
            tables: list[Buffer] = []
            if step.kernel.takes_any_key:
                layout = expanded.layout(step.kernel, self._keys[0])
                tables = expanded.place_tables(arena.simulator, layout)
            arena.reserve(self._sizes, self.facts.memories, self._stack_bytes)
            self._arenas[stack, number] = arena, tables
        return self._arenas[stack, number]


def _renamed(arena: Arena, names: dict[str, str]) -> call.Place:
    """A `Place` that uses the arena's places under the names that the routine has for its arguments."""
    return lambda role, size, data: arena.place(names[role], size, data)


def of_user(
    manifest: Manifest, user: Kernel, machine: str, seed: int, figure: Measurement, limit: int
) -> Range | None:
    """The range for the figure of the chain that prepares `user`'s key argument, over the figure's keys."""
    if facts(machine) is None:
        return None
    chain = manifest.schedule_chain(user)
    schedules = KeySchedules(manifest, machine)
    keys = [
        key
        for run in range(RUNS)
        for key in call.keys(user, random.Random(f"{seed} {user.symbol} {run}"))
    ]
    steps = [
        Step(
            kernel,
            program.objects(manifest, kernel),
            4 * (kernel.words or 0),
            _checked(schedules, kernel),
        )
        for kernel in chain
    ]
    surveyed = Survey(machine, steps, keys, figure.stack_bytes)
    return range_over(surveyed, figure, f"{seed} {user.symbol} keys {machine} placements", limit)


def _checked(schedules: KeySchedules, kernel: Kernel) -> Call:
    """A call of a routine in a chain. It must write the words that it wrote for the figure.

    The ciphertexts proved that those words are right.
    """
    known: dict[bytes, bytes] = {}

    def run(
        simulator: Simulator, _: list[Buffer], data: bytes, place: call.Place, where: str
    ) -> tuple[CallResult, bytes]:
        if data not in known:
            known[data] = schedules.run(kernel, data)
        result, words = run_schedule(kernel, simulator, data, place, where)
        if words != known[data]:
            raise VerificationError(f"{where}: wrong words")
        return result, words

    return run


def of_any_key(
    kernel: Kernel,
    parts: Sequence[program.Object],
    machine: str,
    seed: int,
    figure: Measurement,
    limit: int,
) -> Range | None:
    """The range for the figure of a routine that takes the key length as an argument."""
    if facts(machine) is None:
        return None
    keys = key_schedule.keys(kernel, seed)
    size = 4 * expanded.layout(kernel, keys[0]).count
    step = Step(kernel, parts, size, _of_any_key(kernel))
    surveyed = Survey(machine, [step], keys, figure.stack_bytes)
    where = f"{seed} {kernel.symbol} {kernel.key_bits} {machine} placements"
    return range_over(surveyed, figure, where, limit)


def _of_any_key(kernel: Kernel) -> Call:
    def run(
        simulator: Simulator, tables: list[Buffer], key: bytes, place: call.Place, where: str
    ) -> tuple[CallResult, bytes]:
        return key_schedule.run(kernel, simulator, tables, key, place, where), b""

    return run
