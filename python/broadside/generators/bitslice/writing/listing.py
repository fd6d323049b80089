"""Writes execute packets as assembly text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from broadside.generators.bitslice.placing.body import Placed

Packet = list[str]


def annotated(placed: Placed, lines: Sequence[str]) -> list[Packet]:
    """The kernel of a loop. Each instruction has its line, and the number of passes since its round began."""
    length = placed.body.length
    first = min(placed.cycles) // length
    rows: list[Packet] = [[] for _ in range(length)]
    for index in ordered(placed):
        cycle = placed.cycles[index]
        remark = f"<{cycle // length - first}> {' '.join(lines[index].split())}"
        rows[cycle % length].append(f"{placed.text(index):40} ; {remark}")
    return rows


def prolog(placed: Placed) -> list[Packet]:
    """The part of the first iteration that comes before the kernel."""
    early = [index for index in ordered(placed) if placed.cycles[index] < 0]
    first = min((placed.cycles[index] for index in early), default=0)
    rows: list[Packet] = [[] for _ in range(-first)]
    for index in early:
        rows[placed.cycles[index] - first].append(placed.text(index))
    return rows


def landings(placed: Placed) -> dict[str, int]:
    """Registers that a kernel still writes after its end, with the cycle after the write.

    The kernel began these writes for a further iteration.
    """
    late: dict[str, int] = {}
    for operation, cycle in zip(placed.body.operations, placed.cycles, strict=True):
        if operation.write and cycle < 0 <= cycle + operation.delay:
            register = placed.registers[operation.write]
            late[register] = max(cycle + operation.delay, late.get(register, 0))
    return late


def ordered(placed: Placed) -> list[int]:
    """The operations of a placement by number, in the order of their units."""
    return sorted(range(len(placed.cycles)), key=lambda index: placed.forms[index].unit)


def text(rows: Iterable[Packet]) -> list[str]:
    """Lines of assembly. Cycles without instructions become NOPs."""
    lines: list[str] = []
    idle = 0
    for row in rows:
        if not row:
            idle += 1
            continue
        lines += nops(idle)
        idle = 0
        lines += [("|| " if k else "   ") + instruction for k, instruction in enumerate(row)]
    return lines + nops(idle)


def nops(count: int) -> list[str]:
    """NOPs for so many idle cycles; one has nine at most."""
    full, rest = divmod(count, 9)
    return ["   NOP 9"] * full + ([f"   NOP {rest}"] if rest else [])


def block(source: str) -> list[Packet]:
    """Packets written by hand: one line for each cycle, with `|` between instructions. `nop n` waits."""
    rows: list[Packet] = []
    for line in source.strip().splitlines():
        line = line.split(";")[0].strip()
        if line.startswith("nop"):
            rows += [[] for _ in range(int(line[3:] or 1))]
        elif line:
            rows.append([part.strip() for part in line.split("|")])
    return rows


def label(name: str) -> str:
    """The line of a label."""
    return f"{name}:"


def routine(name: str, rows: Sequence[Packet]) -> list[str]:
    """The lines of a global routine."""
    return ["", f"   .global {name}", label(name), *text(rows)]
