"""One pass of a loop by cycle and unit, with the reason of each empty slot and wait.

A reason comes from the earliest cycle in which the unit's next operation could have issued. For this, the
registers that it reads must have landed, and its result must not land before other operations have read the
old value.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from broadside import _core
from broadside.facts.cpu import BRANCH_LATENCY, UNITS
from broadside.profile.places import Loop, Places

NO_OPERATION = "."
MAY_ISSUE = "-"

LEGEND = (
    "A5+2   the unit's next operation waits 2 more cycles for A5 to land",
    "!A5    its result would land in A5 while the old value is still needed",
    f"{MAY_ISSUE:<6} nothing hinders it but the order of the program",
    f"{NO_OPERATION:<6} no operation for the unit is near",
    "(ADD)  predicate false",
)


@dataclass(frozen=True)
class Operation:
    """An instruction as it issued. Cycles here are cycles of the CPU, without stalls."""

    cycle: int
    unit: str
    mnemonic: str
    reads: tuple[str, ...]
    writes: tuple[_core.RegisterWrite, ...]
    is_branch: bool
    executed: bool

    def landings(self, register: str) -> Iterator[int]:
        """The first cycles in which other operations read what this one writes into a register."""
        for write in self.writes:
            if write.register == register:
                yield self.cycle + 1 + write.delay_slots


@dataclass(frozen=True)
class Row:
    """An execute packet of the pass."""

    cycle: int
    """The CPU cycle of the packet's E1."""
    address: int
    idle: int
    """The number of cycles without an operation: all cycles of a NOP, or those after another packet's E1."""
    stalls: dict[str, int]
    operations: tuple[Operation, ...]

    @property
    def idle_from(self) -> int:
        """The first idle cycle."""
        return self.cycle + (1 if self.operations else 0)


@dataclass(frozen=True)
class Timeline:
    """A pass of a loop, and the packets before and after it. Reasons may depend on those."""

    rows: tuple[Row, ...]
    before: tuple[Operation, ...]
    after: tuple[Operation, ...]

    @property
    def operations(self) -> list[Operation]:
        return [operation for row in self.rows for operation in row.operations]


def timeline(
    simulator: _core.Simulator, events: Sequence[_core.Event], loop: Loop, pass_number: int
) -> Timeline | None:
    """Pass `pass_number` (from 1) of a loop. None if the events have fewer passes."""
    heads = [place for place, event in enumerate(events) if event.address == loop.head]
    if not 1 <= pass_number <= len(heads):
        return None
    start = heads[pass_number - 1]
    end = start + 1
    while end < len(events) and events[end].address in loop and events[end].address != loop.head:
        end += 1
    length = end - start
    lead = max(0, start - length - 16)
    rows = _rows(simulator, events[lead : end + length])
    first, last = start - lead, end - lead
    return Timeline(
        tuple(rows[first:last]),
        tuple(operation for row in rows[:first] for operation in row.operations),
        tuple(operation for row in rows[last:] for operation in row.operations),
    )


def _rows(simulator: _core.Simulator, events: Sequence[_core.Event]) -> list[Row]:
    rows = []
    cycle = 0
    for event in events:
        stalled = sum(event.stalls.values())
        operations = tuple(
            Operation(
                cycle,
                instruction.unit,
                _mnemonic(instruction.text),
                tuple(instruction.reads),
                tuple(instruction.writes),
                instruction.is_branch,
                instruction.address not in event.skipped,
            )
            for instruction in simulator.packet(event.address)
            if instruction.unit
        )
        busy = event.cycles - stalled
        idle = busy - (1 if operations else 0)
        rows.append(Row(cycle, event.address, idle, event.stalls, operations))
        cycle += busy
    return rows


def _mnemonic(text: str) -> str:
    words = text.split()
    return words[1] if words[0].startswith("[") else words[0]


class Reasons:
    """The reasons for empty units in a timeline."""

    def __init__(self, line: Timeline) -> None:
        self._all = [*line.before, *line.operations, *line.after]

    def empty(self, unit: str, cycle: int) -> str:
        """The reason why no operation issued on a unit in a cycle."""
        found = (item for item in self._all if item.cycle > cycle and item.unit == unit)
        following = next(found, None)
        return NO_OPERATION if following is None else self.hindrance(following, cycle)

    def hindrance(self, operation: Operation, cycle: int) -> str:
        """The reason why an operation could not issue as early as in a cycle."""
        ready, register = self.ready(operation)
        if ready > cycle:
            return f"{register}+{ready - cycle}"
        for write in operation.writes:
            if self._still_needed(operation, write.register, cycle + 1 + write.delay_slots):
                return f"!{write.register}"
        return MAY_ISSUE

    def ready(self, operation: Operation) -> tuple[int, str]:
        """The first cycle in which all operands have landed, and the operand that landed last."""
        latest = (-1, "")
        for name in operation.reads:
            landings = [
                landing
                for item in self._all
                if item.cycle < operation.cycle and item.executed
                for landing in item.landings(name)
                if landing <= operation.cycle
            ]
            if landings:
                latest = max(latest, (max(landings), name))
        return latest

    def _still_needed(self, operation: Operation, name: str, landing: int) -> bool:
        """Whether other operations read or write a register between this landing and the operation's own."""
        own = next(operation.landings(name))
        for other in self._all:
            if other is operation:
                continue
            if name in other.reads and landing <= other.cycle < own:
                return True
            if any(landing <= one < own for one in other.landings(name)):
                return True
        return False

    def idle(self, row: Row) -> str:
        """The reason why the cycles of a multi-cycle NOP have no packet."""
        end = row.idle_from + row.idle
        branches = [
            item
            for item in self._all
            if item.is_branch and item.executed and item.cycle + BRANCH_LATENCY == end
        ]
        waits = [
            (ready, register, item.mnemonic)
            for item in self._all
            if item.cycle == end
            for ready, register in [self.ready(item)]
            if row.idle_from < ready <= end
        ]
        causes = []
        if waits:
            ready, register, mnemonic = max(waits)
            causes.append(f"{mnemonic} waits for {register}, which lands in cycle {{{ready}}}")
        if branches:
            causes.append(f"delay slots of the branch in cycle {{{branches[0].cycle}}}")
        return " and ".join(causes) or "no operation is placed there"


def text(line: Timeline, loop: Loop, places: Places, pass_number: int) -> str:
    """The pass as a table. Cycles count from the first packet of the pass."""
    start = line.rows[0].cycle
    stalls = sum(sum(row.stalls.values()) for row in line.rows)
    cycles = sum(row.idle_from - row.cycle + row.idle for row in line.rows)
    count = len(line.operations)
    total = cycles + stalls
    lines = [
        f"loop {places.name(loop.head)}..{places.name(loop.last)}, pass {pass_number}: {total} "
        f"cycles ({stalls} stalls), {count} operations, {count / total:.2f} per cycle, "
        f"{100 * count / (8 * total):.0f} % of the unit slots",
        "cycle  " + " ".join(f"{'.' + unit:<7}" for unit in UNITS).rstrip(),
    ]
    reasons = Reasons(line)
    for row in line.rows:
        by_unit = {item.unit: item for item in row.operations}
        cells = [
            _cell(by_unit[unit]) if unit in by_unit else reasons.empty(unit, row.cycle)
            for unit in UNITS
        ]
        if row.operations:
            lines.append(f"{row.cycle - start:>5}  " + " ".join(f"{c:<7}" for c in cells).rstrip())
        for cause, number in row.stalls.items():
            lines.append(f"       stalled {number}: {cause}")
        if row.idle:
            lines.append(f"       NOP {row.idle}: {_relative(reasons.idle(row), start)}")
    return "\n".join([*lines, *LEGEND])


def as_dict(line: Timeline, loop: Loop, places: Places, pass_number: int) -> dict[str, object]:
    """The pass as an object for JSON: each packet's instructions, and why other units were empty."""
    start = line.rows[0].cycle
    reasons = Reasons(line)
    rows = []
    for row in line.rows:
        taken = {item.unit: _cell(item) for item in row.operations}
        free = [unit for unit in UNITS if unit not in taken]
        rows.append(
            {
                "cycle": row.cycle - start,
                "idle": row.idle,
                "stalls": row.stalls,
                "operations": taken,
                "empty": {unit: reasons.empty(unit, row.cycle) for unit in free},
            }
        )
    return {
        "first": places.name(loop.head),
        "last": places.name(loop.last),
        "pass": pass_number,
        "packets": rows,
    }


def _cell(operation: Operation) -> str:
    return operation.mnemonic if operation.executed else f"({operation.mnemonic})"


def _relative(reason: str, start: int) -> str:
    """The reason with its cycles (in braces) counted from the start of the pass."""
    parts = reason.split("{")
    tail = []
    for part in parts[1:]:
        number, rest = part.split("}", 1)
        tail.append(f"{int(number) - start}{rest}")
    return parts[0] + "".join(tail)
