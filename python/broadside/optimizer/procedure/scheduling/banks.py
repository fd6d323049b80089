"""Keeps accesses of straight code out of the same bank: by their cycles, and by the order of the frame.

Each saved register has a word of the frame. Which word it is matters only for the bank, so two registers
exchange their words if fewer accesses meet then.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations

from broadside.linear.ir import FRAME, Immediate, MemoryReference, Operation
from broadside.linear.procedure.conventions import CALLEE_SAVED
from broadside.optimizer.model import region as seam
from broadside.optimizer.model.graph import Node
from broadside.optimizer.procedure.region.edges import Placed
from broadside.optimizer.procedure.region.landings import all_land
from broadside.optimizer.procedure.region.meeting import meeting
from broadside.optimizer.procedure.scheduling.regions import Regions
from broadside.optimizer.procedure.scheduling.setting import Setting
from broadside.optimizer.strategies.straight.banks_apart import meetings, with_banks_apart

Schedules = dict[Node, seam.Schedule]
"""The schedules of the nodes that are not pipelined loops."""


@dataclass(frozen=True)
class _Access:
    """An access that saves or restores a register: its node and the number of its operation."""

    node: Node
    operation: int
    word: int


def keep_banks_apart(setting: Setting, regions: Regions) -> None:
    """Schedules all regions again in as many cycles, so that fewer accesses meet in a bank.

    No region takes a register that must be saved and is not saved yet.
    """
    banks = _Banks(setting, regions)
    before = schedules = banks.schedules()
    if not _sum(schedules):
        return
    schedules = banks.moved(schedules)
    exchanged = banks.exchanged(schedules)
    while _sum(exchanged) < _sum(schedules):
        schedules = banks.moved(exchanged)
        exchanged = banks.exchanged(schedules)
    for node, schedule in schedules.items():
        regions.schedules[node] = regions.scheduled(node, schedule)
    counts = f"{_sum(before)} pairs of accesses may meet in a bank, now {_sum(schedules)}"
    setting.options.progress(f"{setting.procedure.name}: {counts}")


def _sum(schedules: Schedules) -> int:
    """The pairs of accesses that may meet in a bank."""
    return sum(map(meetings, schedules.values()))


class _Banks:
    """The changes to the schedules of one procedure."""

    def __init__(self, setting: Setting, regions: Regions) -> None:
        self.machine, self.options, self.regions = setting.machine, setting.options, regions
        used = regions.used_registers()
        self.registers = [r for r in self.machine.registers if r not in CALLEE_SAVED or r in used]

    def schedules(self) -> Schedules:
        """The schedules, whose regions know which accesses may meet."""
        found = self.regions.schedules.items()
        return {node: self._told(item.region) for node, item in found if item.region is not None}

    def _told(self, schedule: seam.Schedule) -> seam.Schedule:
        found = meeting(schedule.region.operations, schedule.cycles, self.machine)
        return replace(schedule, region=replace(schedule.region, meeting=found))

    def moved(self, schedules: Schedules) -> Schedules:
        """The schedules with accesses in other cycles."""
        found = dict(schedules)
        for node, schedule in schedules.items():
            other = with_banks_apart(schedule, self.registers, self.options)
            if all_land(other) or not all_land(schedule):
                found[node] = other
        return found

    def exchanged(self, schedules: Schedules) -> Schedules:
        """The schedules after each exchange of two words of the frame by which fewer accesses meet."""
        for one, two in combinations(sorted(_frame(schedules)), 2):
            frame = _frame(schedules)
            words = {one: frame[two][0].word, two: frame[one][0].word}
            if words[one] % 2 == words[two] % 2:
                continue
            other = dict(schedules)
            for register, word in words.items():
                for access in frame[register]:
                    other[access.node] = _with_word(other[access.node], access.operation, word)
            for node in {access.node for name in words for access in frame[name]}:
                other[node] = self._told(other[node])
            if _sum(other) < _sum(schedules):
                schedules = other
        return schedules


def _frame(schedules: Schedules) -> dict[str, list[_Access]]:
    """The accesses that save and restore each register."""
    found: dict[str, list[_Access]] = {}
    for node, schedule in schedules.items():
        for number, inside in enumerate(schedule.region.operations):
            operation = inside.payload.operation if isinstance(inside.payload, Placed) else None
            memory = None if operation is None else operation.memory
            if operation is None or memory is None or memory.name != FRAME:
                continue
            word = memory.offset
            register = operation.source.removeprefix("save ").removeprefix("restore ")
            if register in CALLEE_SAVED and isinstance(word, Immediate):
                found.setdefault(register, []).append(_Access(node, number, word.value))
    return found


def _with_word(schedule: seam.Schedule, number: int, word: int) -> seam.Schedule:
    """The schedule whose operation of that number accesses another word of the frame."""
    operations = list(schedule.region.operations)
    placed = operations[number].payload
    assert isinstance(placed, Placed)
    operands = tuple(
        replace(operand, offset=Immediate(word))
        if isinstance(operand, MemoryReference)
        else operand
        for operand in placed.operation.operands
    )
    operation: Operation = replace(placed.operation, operands=operands)
    operations[number] = replace(operations[number], payload=replace(placed, operation=operation))
    return replace(schedule, region=replace(schedule.region, operations=operations))
