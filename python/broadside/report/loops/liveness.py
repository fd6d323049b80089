"""When the machine registers of a loop's kernel hold values that are still needed."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from broadside.facts.isa import InstructionTable
from broadside.linear.ir import Operation, Register
from broadside.linear.parse import parse
from broadside.report.loops.schedules import Issue, LoopSchedule


@dataclass(frozen=True)
class Life:
    """When a register of a loop's kernel holds one value, in cycles of the iteration that writes it.

    `start` is the first cycle that can read the value, `end` the last cycle that reads it. `writer` and
    `users` are instructions, each given by the cycle in its iteration and its text. A value that the kernel
    only reads has no writer. It is held all the time.
    """

    register: str
    start: int
    end: int
    writer: tuple[int, str] | None
    users: tuple[tuple[int, str], ...]


@dataclass
class _Uses:
    """The landings and reads of one register: slot of the kernel, cycle of the iteration, instruction."""

    landings: list[tuple[int, int, tuple[int, str]]] = field(default_factory=list)
    reads: list[tuple[int, tuple[int, str]]] = field(default_factory=list)


def lives(loop: LoopSchedule, table: InstructionTable) -> list[Life]:
    """The values in the machine registers of the kernel, ordered by register and start.

    A value lives from the cycle in which it lands to its last read before the next value lands in the
    register. A read in the cycle of a landing sees the new value.
    """
    uses: dict[str, _Uses] = {}
    for slot, row in enumerate(loop.rows):
        for issue in row:
            _note(uses, issue, slot, loop.interval, table)
    found = []
    for register in sorted(uses, key=_by_number):
        if Register(register).is_machine:
            found += _lives_of(register, uses[register], loop.interval)
    return found


def live_registers(loop: LoopSchedule, table: InstructionTable) -> list[list[str]]:
    """For each cycle of the kernel, the registers that hold a value, sorted."""
    live: list[list[str]] = [[] for _ in range(loop.interval)]
    for life in lives(loop, table):
        for slot in {cycle % loop.interval for cycle in range(life.start, life.end + 1)}:
            if life.register not in live[slot]:
                live[slot].append(life.register)
    return live


def _note(
    uses: dict[str, _Uses], issue: Issue, slot: int, interval: int, table: InstructionTable
) -> None:
    cycle = issue.iteration * interval + slot
    here = (cycle, issue.text)
    operation = _operation(issue, table)
    if operation is None:
        if issue.predicate:
            uses.setdefault(issue.predicate.lstrip("!"), _Uses()).reads.append((slot, here))
        return
    for register in operation.reads:
        uses.setdefault(register.name, _Uses()).reads.append((slot, here))
    for register in operation.writes:
        landed = cycle + operation.write_delay(register) + 1
        noted = uses.setdefault(register.name, _Uses())
        noted.landings.append((landed % interval, landed, here))


def _lives_of(register: str, uses: _Uses, interval: int) -> list[Life]:
    """The live ranges of one register."""
    if not uses.landings:
        users = tuple(user for _, user in uses.reads)
        return [Life(register, 0, interval - 1, None, users)]
    slots = {slot for slot, _, _ in uses.landings}
    found = []
    for slot, start, writer in sorted(uses.landings, key=lambda landing: landing[1]):
        free = next(
            (step for step in range(1, interval) if (slot + step) % interval in slots), interval
        )
        reads = [((read - slot) % interval, user) for read, user in uses.reads]
        seen = [(step, user) for step, user in reads if step < free]
        last = max((step for step, _ in seen), default=0)
        users = (writer, *(user for _, user in seen))
        found.append(Life(register, start, start + last, writer, users))
    return found


@lru_cache(maxsize=1 << 13)
def _operation(issue: Issue, table: InstructionTable) -> Operation | None:
    """The instruction as an operation. `None` for branches, whose labels are elsewhere."""
    if issue.mnemonic.startswith("B") or not issue.unit:
        return None
    guard = f" [{issue.predicate}]" if issue.predicate else ""
    text = f"kernel: .proc\n{guard} {issue.mnemonic} {issue.operands}\n .endproc\n"
    return parse(text, "kernel", table)[0].operations[0]


def _by_number(register: str) -> tuple[str, int, str]:
    digits = register[1:]
    return (register[:1], int(digits) if digits.isdigit() else -1, register)
