"""The machine registers that hold a value still needed, in each cycle of a loop's kernel."""

from __future__ import annotations

from broadside.isa import InstructionTable
from broadside.linear.ir import Operation, Register
from broadside.linear.parse import parse
from broadside.report.schedules import Issue, LoopSchedule


def live_registers(loop: LoopSchedule, table: InstructionTable) -> list[list[str]]:
    """For each cycle of the kernel, the registers live during it, sorted.

    A register that the kernel only reads is live throughout. One that it writes is live from the
    cycle in which the value lands to the last read before the next one lands.
    """
    landings: dict[str, set[int]] = {}
    reads: dict[str, set[int]] = {}
    for cycle, row in enumerate(loop.rows):
        for issue in row:
            operation = _operation(issue, table)
            if operation is None:
                if issue.predicate:
                    reads.setdefault(issue.predicate.lstrip("!"), set()).add(cycle)
                continue
            for register in operation.reads:
                reads.setdefault(register.name, set()).add(cycle)
            for register in operation.writes:
                landed = (cycle + operation.write_delay(register) + 1) % loop.interval
                landings.setdefault(register.name, set()).add(landed)
    live: list[list[str]] = [[] for _ in range(loop.interval)]
    for name in sorted(reads.keys() | landings.keys(), key=_by_number):
        if Register(name).is_machine:
            for cycle in _live(landings.get(name, set()), reads.get(name, set()), loop.interval):
                live[cycle].append(name)
    return live


def _live(landings: set[int], reads: set[int], interval: int) -> set[int]:
    """Cycles from each landing to the last read before the next; a read in that cycle sees the new value."""
    if not landings:
        return set(range(interval))
    found = set[int]()
    for landing in landings:
        last = 0
        for step in range(interval):
            cycle = (landing + step) % interval
            if step and cycle in landings:
                break
            if cycle in reads:
                last = step
        found.update((landing + step) % interval for step in range(last + 1))
    return found


def _operation(issue: Issue, table: InstructionTable) -> Operation | None:
    """The instruction as an operation; `None` for branches, whose labels are elsewhere."""
    if issue.mnemonic.startswith("B") or not issue.unit:
        return None
    guard = f" [{issue.predicate}]" if issue.predicate else ""
    text = f"kernel: .proc\n{guard} {issue.mnemonic} {issue.operands}\n .endproc\n"
    return parse(text, "kernel", table)[0].operations[0]


def _by_number(register: str) -> tuple[str, int, str]:
    digits = register[1:]
    return (register[:1], int(digits) if digits.isdigit() else -1, register)
