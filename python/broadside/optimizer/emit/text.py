"""Scheduled operations as text in TI assembly syntax."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

from broadside.linear.ir import (
    LabelReference,
    MemoryReference,
    Operand,
    Register,
    RegisterPair,
)
from broadside.optimizer.model.schedule import Issued

NOTE = "no interrupt is taken in its delay slots"
"""Comment for a branch that keeps interrupts away."""
_BRANCH_AHEAD = re.compile(r"[A-Za-z_$][\w$]*\$on[0-9]+:")


def is_on_the_way(line: str) -> bool:
    """Whether a line is the label of a branch that keeps interrupts away."""
    return _BRANCH_AHEAD.fullmatch(line) is not None


def instruction(issued: Issued, labels: Mapping[str, str]) -> str:
    """`[pred] MNEMONIC .unit operands`; `labels` maps labels of the source to labels of the assembly."""
    operation, choice = issued.operation, issued.choice
    guard = ""
    if operation.predicate is not None:
        guard = f"[{'!' if operation.predicate.negated else ''}{issued.predicate}]"
    operands = ", ".join(
        _operand(
            operation.operands[number],
            choice.fit.instruction.operands[place].writes,
            issued,
            labels,
        )
        for place, number in enumerate(choice.fit.order)
    )
    mnemonic = f"{operation.mnemonic:<7} "
    return f"{guard:<6}{mnemonic:<8}{choice.specifier:<7}{operands}".rstrip()


def _operand(operand: Operand, written: bool, issued: Issued, labels: Mapping[str, str]) -> str:
    names = issued.writes if written else issued.reads
    if isinstance(operand, Register):
        return operand.name if operand.is_control else names[operand]
    if isinstance(operand, RegisterPair):
        return f"{names[operand.high]}:{names[operand.low]}"
    if isinstance(operand, MemoryReference):
        offset = operand.offset
        text = issued.reads[offset] if isinstance(offset, Register) else str(offset)
        return operand.text(issued.reads[operand.base], text)
    if isinstance(operand, LabelReference):
        return labels.get(operand.name, operand.name)
    return str(operand)


def packets(issued: Iterable[Issued], length: int, labels: Mapping[str, str]) -> list[str]:
    """The lines of `length` cycles: execute packets, and NOPs for cycles without operations."""
    by_cycle: dict[int, list[Issued]] = defaultdict(list)
    for item in issued:
        by_cycle[item.cycle].append(item)
    lines: list[str] = []
    cycle = 0
    while cycle < length:
        if cycle in by_cycle:
            lines += _packet(sorted(by_cycle[cycle], key=lambda item: item.order), labels)
            cycle += 1
            continue
        idle = cycle
        while idle < length and idle not in by_cycle:
            idle += 1
        lines += _idle(idle - cycle)
        cycle = idle
    return lines


def _packet(items: Sequence[Issued], labels: Mapping[str, str]) -> list[str]:
    return [
        _with_comment(f"{'||' if number else '  '}{instruction(item, labels)}", item)
        for number, item in enumerate(items)
    ]


def _with_comment(text: str, item: Issued) -> str:
    note = " ".join(part for part in (item.iteration, item.operation.source) if part)
    return f"{text:<44}; {note}" if note else text


def _idle(cycles: int) -> list[str]:
    """NOPs for these cycles; one NOP instruction takes at most nine."""
    whole, rest = divmod(cycles, 9)
    counts = [9] * whole + ([rest] if rest else [])
    return ["        NOP" if count == 1 else f"        NOP     {count}" for count in counts]
