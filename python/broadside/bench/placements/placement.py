"""Placements: the addresses that the contracts allow for the arguments of a call, and the cycles of each.

A kernel's figure is for one placement: all arguments on multiples of 8 bytes, one behind the other in the
memory that holds the stack. The bank, the block of memory or the set of a cache that an address falls into
decides about stalls; the machine's file has these facts.
"""

from __future__ import annotations

import itertools
import math
import random
import re
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Protocol

from broadside import machines
from broadside._core import Simulator, machine_table
from broadside.bench.calls import call, expanded, reference
from broadside.bench.calls.memory import GUARD, Buffer, allocate, at
from broadside.bench.kernels.kernel import Kernel
from broadside.bench.kernels.manifest import Manifest
from broadside.bench.measure.cycles import RUNS, Calls, KeySchedules, Measurement, VerificationError
from broadside.bench.measure.ranges import Range, range_of

WORD = 4
STACK = "stack"
AS_QUOTED = "as quoted"


@dataclass(frozen=True)
class Facts:
    """The facts of a machine that decide stalls: its memories, and the `period` in bytes of its banks."""

    period: int
    memories: tuple[str, ...]  # one for each block of banks, the stack's first
    cached: bool


@dataclass(frozen=True)
class Spot:
    """A memory, and the bytes by which an address exceeds a multiple of the period.

    Of the stack: the bytes by which its top lies below the end of its memory.
    """

    memory: str
    offset: int

    def __str__(self) -> str:
        return f"{self.memory}+{self.offset}"


@dataclass(frozen=True)
class Placement:
    """The stack's spot and one for each argument, in the order of their addresses.

    `in_place`: the output is the input; the spots of outputs are then ignored.
    """

    stack: Spot
    spots: tuple[tuple[str, Spot], ...]
    in_place: bool = False

    def __str__(self) -> str:
        named = [f"{role} {spot}" for role, spot in self.spots if not self._is_input_too(role)]
        same = ["out is in"] if self.in_place else []
        return ", ".join([*named, *same, f"{STACK} {self.stack}"])

    def _is_input_too(self, role: str) -> bool:
        return self.in_place and is_output(role)


def is_output(role: str) -> bool:
    """Whether it is an output buffer that may be the input too."""
    return role.split()[0] == "out"


@cache
def facts(machine: str) -> Facts | None:
    """The facts in a machine's file; None if its memory never stalls."""
    table = machines.description(machine)
    data = sorted(
        (entry for entry in table["memory"] if entry["holds"] != "program"),
        key=lambda entry: not entry.get("stack", False),
    )
    if "caches" in table:
        shape = table["caches"]["l1d"]["shape"]
        return Facts(shape["size"] // shape["ways"], (data[0]["name"],), cached=True)
    banked = {entry["block"]: entry for entry in reversed(data) if "banks" in entry}
    if not banked:
        return None
    names = [entry["name"] for entry in data if entry in banked.values()]
    period = max(e["banks"]["count"] * e["banks"]["width"] for e in banked.values())
    return Facts(period, tuple(names), cached=False)


def possible(found: Facts, alignments: dict[str, int]) -> int | None:
    """How many placements `every` yields; None if there are caches."""
    if found.cached:
        return None
    return sum(
        len(found.memories) * math.prod(len(choice) for choice in choices.values())
        for choices in (_choices(found, alignments, same) for same in _in_place(alignments))
    )


def every(found: Facts, alignments: dict[str, int]) -> Iterator[Placement]:
    """All placements in a memory with banks, of arguments with these alignments."""
    stacks = [Spot(memory, 0) for memory in found.memories]
    for same in _in_place(alignments):
        choices = _choices(found, alignments, same)
        for stack, *spots in itertools.product(stacks, *choices.values()):
            chosen = dict(zip(choices, spots, strict=True))
            yield Placement(stack, _with_outputs(alignments, chosen), same)


def _in_place(roles: Iterable[str]) -> tuple[bool, ...]:
    """Whether the output may be the input, too."""
    return (False, True) if any(map(is_output, roles)) else (False,)


def _choices(found: Facts, alignments: dict[str, int], same: bool) -> dict[str, list[Spot]]:
    """The spots of each argument; with `same`, outputs have none of their own."""
    return {
        role: [
            Spot(memory, offset)
            for memory in found.memories
            for offset in range(0, found.period, alignment)
        ]
        for role, alignment in alignments.items()
        if not (same and is_output(role))
    }


def _with_outputs(roles: Iterable[str], chosen: dict[str, Spot]) -> tuple[tuple[str, Spot], ...]:
    """The spots in the order of `roles`; an output without one has its input's."""
    return tuple((role, chosen.get(role) or chosen[role.replace("out", "in", 1)]) for role in roles)


def sampled(found: Facts, alignments: dict[str, int], seed: str) -> Iterator[Placement]:
    """Random placements without end: order of the arguments, spots, in place or not, stack."""
    source = random.Random(seed)
    both = _in_place(alignments)
    stacks = [_any_stack(found, source) for _ in range(STACKS)]
    seen: set[Placement] = set()
    while True:
        same = len(both) > 1 and source.random() < IN_PLACE
        choices = _choices(found, alignments, same)
        order = list(alignments)
        source.shuffle(order)
        spots = {role: source.choice(choices[role]) for role in order if role in choices}
        placement = Placement(source.choice(stacks), _with_outputs(order, spots), same)
        if placement not in seen:
            seen.add(placement)
            yield placement


STACKS = 4
"""Number of places of the stack in a sample; each needs a machine of its own."""
IN_PLACE = 0.2
"""Share of a sample whose output is the input, as in a full enumeration with four spots an argument."""
DRAWS_A_PLACEMENT = 20
"""Draws for each wanted placement; a sample ends after them if the machine has no room for most."""
STACK_MARGIN = 64
"""Bytes that stay free between arguments and stack."""
STACK_STEP = 32
"""Sizes of memories are multiples of this number of bytes."""


def _any_stack(found: Facts, source: random.Random) -> Spot:
    lower = source.randrange(0, found.period, STACK_STEP) if found.cached else 0
    return Spot(source.choice(found.memories), lower)


_MEMORY = re.compile(r"^(?=\[\[memory\]\])", re.MULTILINE)
_SIZE = re.compile(r"^size\s*=\s*(?P<size>\w+).*$", re.MULTILINE)
_STACK = re.compile(r"^stack\s*=\s*true.*\n", re.MULTILINE)


def machine_with_stack(text: str, stack: Spot) -> str:
    """The machine's file with the stack in a memory whose end is moved down by the spot's offset."""
    head, *memories = _MEMORY.split(text)
    return head + "".join(_memory(part, stack) for part in memories)


def _memory(part: str, stack: Spot) -> str:
    part = _STACK.sub("", part)
    entry = tomllib.loads(part)["memory"][0]
    if entry["name"] != stack.memory:
        return part
    size = entry["size"] - stack.offset
    return _SIZE.sub(f"size = {size:#x}\nstack = true", part, count=1)


class Arena:
    """A simulated machine with its stack at one spot, and room for the arguments at any spot."""

    def __init__(self, machine: str, stack: Spot, parts: Sequence[bytes], period: int) -> None:
        text = machine_with_stack(machine_table(machine), stack)
        self.simulator = Simulator.from_table(text)
        self.simulator.load(list(parts))
        self._period = period
        self._ends = {m["name"]: m["base"] + m["size"] for m in tomllib.loads(text)["memory"]}
        self._rooms: dict[str, range] = {}
        self._addresses: dict[str, int] = {}
        self._placed: dict[str, Buffer] = {}
        self._in_place = False

    def reserve(self, sizes: dict[str, int], memories: Iterable[str], stack_bytes: int) -> None:
        """Allocates room in each memory for arguments of these sizes, and behind it for the stack.

        Raises LoadError if there is too little.
        """
        least = sum(size + 2 * len(GUARD) for size in sizes.values())
        wanted = least + len(sizes) * self._period
        for memory in memories:
            start = self.simulator.allocate(0, 8, memory)
            free = self._ends[memory] - STACK_MARGIN - stack_bytes - start
            room = max(least, min(wanted, free))
            self._rooms[memory] = range(start, start + room)
            self.simulator.allocate(room, 8, memory)

    def arrange(self, placement: Placement, sizes: dict[str, int]) -> bool:
        """Sets the addresses of the arguments of the next call; False if there is no room for them."""
        taken: list[range] = []
        self._placed.clear()
        self._in_place = placement.in_place
        self._addresses = {}
        for role, spot in placement.spots:
            if not (placement.in_place and is_output(role)):
                room = self._first_free(self._rooms[spot.memory], spot.offset, sizes[role], taken)
                if room is None:
                    return False
                taken.append(room)
                self._addresses[role] = room.start + len(GUARD)
        return True

    def _first_free(
        self, room: range, offset: int, size: int, taken: Sequence[range]
    ) -> range | None:
        """The next address for an argument of that size, with its guards, that has the wanted offset."""
        least = room.start + len(GUARD)
        first = least + (offset - least) % self._period
        for address in range(first, room.stop - size - len(GUARD) + 1, self._period):
            wanted = range(address - len(GUARD), address + size + len(GUARD))
            if not any(wanted.start < t.stop and t.start < wanted.stop for t in taken):
                return wanted
        return None

    def place(self, role: str, size: int, data: bytes) -> Buffer:
        """Allocates the argument of a role, or the next argument of that role."""
        role = numbered(role, self._placed)
        source = role.replace("out", "in", 1)
        if self._in_place and is_output(role):
            buffer = self._placed[source]
        else:
            buffer = at(self.simulator, self._addresses[role], size, data)
        self._placed[role] = buffer
        return buffer


def numbered(role: str, known: Iterable[str]) -> str:
    """`role`, with a number if the name is taken."""
    count = sum(1 for name in known if name.rstrip(" 0123456789") == role)
    return f"{role} {count + 1}" if count else role


class Keys:
    """Key arguments as words; each cipher key is expanded once for all placements."""

    def __init__(self, schedules: KeySchedules, kernel: Kernel) -> None:
        self._schedules = schedules
        self._kernel = kernel
        self._words: dict[bytes, bytes] = {}
        self._tables: dict[tuple[Simulator, int], list[Buffer]] = {}

    def prepare(self, simulator: Simulator, key: bytes, channel: int) -> bytes:
        """The words for a key; tables that depend on it replace those of the channel's last key."""
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
    """One kernel on one machine, called with any placement of its arguments."""

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
        """The alignment of each argument by the contract."""
        of_schedule = self._kernel.schedule_alignment
        return {r: of_schedule if r.startswith("schedule") else WORD for r in self.sizes}

    def cycles(self, placement: Placement, runs: int = RUNS) -> float | None:
        """Mean over the calls of the figure; raises VerificationError for a wrong output.

        None if the machine has no room for the placement.
        """
        arena = self._arena(placement)
        if not arena.arrange(placement, self.sizes):
            return None
        total = sum(self._call(arena, placement, run) for run in range(runs))
        return total / runs / self._calls.units

    def _sizes(self) -> dict[str, int]:
        """Bytes of each argument of a call."""
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
    """The range over placements around a kernel's figure; None if memory never stalls.

    It tries all placements if they are at most `limit`, else `limit` random ones. A placement gets one call
    if all calls of the figure took equal time and accessed the same addresses, else as many as the figure.
    """
    if facts(machine) is None:
        return None
    surveyed = Survey(manifest, kernel, machine, seed, figure.stack_bytes)
    return range_over(surveyed, figure, f"{seed} {kernel.symbol} {machine} placements", limit)


class Surveyed(Protocol):
    """What is called with its arguments wherever they are to lie."""

    facts: Facts

    @property
    def alignments(self) -> dict[str, int]:
        """The alignment of each argument by the contract."""

    def cycles(self, placement: Placement, runs: int = RUNS) -> float | None:
        """Mean of `runs` calls in the unit of the figure; None if the machine has no room."""


def range_over(surveyed: Surveyed, figure: Measurement, seed: str, limit: int) -> Range:
    """The range around the figure, over all placements or over `limit` random ones if there are more."""
    same = bool(figure.equal_time and figure.equal_addresses)
    count = possible(surveyed.facts, surveyed.alignments)
    whole = count is not None and count <= limit
    chosen = (
        every(surveyed.facts, surveyed.alignments)
        if whole
        else itertools.islice(
            sampled(surveyed.facts, surveyed.alignments, seed), limit * DRAWS_A_PLACEMENT
        )
    )
    found = [(figure.cycles, AS_QUOTED)]
    for placement in chosen:
        cycles = surveyed.cycles(placement, 1 if same else RUNS)
        if cycles is not None:
            found.append((cycles, str(placement)))
        if len(found) > limit and not whole:
            break
    return range_of(found, count)
