"""Writes a plan's branches and registers into the text of the code."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence

from broadside.facts.isa import InstructionTable
from broadside.linear.ir import MemoryReference, Operation
from broadside.linear.match import fitting
from broadside.linear.text.lines import scan_line, scan_statement
from broadside.optimizer.emit.text import NOTE
from broadside.optimizer.interrupts.control.code import Code, Packet
from broadside.optimizer.interrupts.control.webs import Webs
from broadside.optimizer.interrupts.plan import Plan
from broadside.optimizer.interrupts.slots import Slot

_COMMENT_COLUMN = 44
_REGISTER = re.compile(r"\b[AB][0-9]+\b")


def rewrite(
    lines: Sequence[str], code: Code, plans: Sequence[Plan], table: InstructionTable
) -> list[str]:
    """The lines with all plans carried out; the plans must concern different packets."""
    writer = _Writer(code, plans, table)
    at: dict[int, list[int]] = defaultdict(list)
    for number, packet in enumerate(code.packets):
        for line in packet.lines:
            at[line].append(number)
    found: list[str] = []
    for number, text in enumerate(lines):
        found += writer.line(number, text, at.get(number, []))
    return found


class _Writer:
    def __init__(self, code: Code, plans: Sequence[Plan], table: InstructionTable) -> None:
        self.code, self.table = code, table
        self.names = {packet: name for name, packet in code.labels.items()}
        self.branches = {slot.packet: slot for plan in plans for slot in plan.branches}
        self.new_labels: dict[int, str] = {}
        for plan in plans:
            self._name_targets(plan.webs.paths.entries[0], plan)
        self.reads: dict[tuple[int, str], str] = {}
        self.writes: dict[tuple[int, int, str], str] = {}
        for plan in plans:
            self._note_homes(plan.webs, plan)

    def _name_targets(self, entry: str, plan: Plan) -> None:
        for number, slot in enumerate(sorted(plan.branches, key=lambda slot: slot.target), start=1):
            if slot.target not in self.names:
                self.names[slot.target] = self.new_labels[slot.target] = f"{entry}$on{number}"

    def _note_homes(self, webs: Webs, plan: Plan) -> None:
        homes = dict(plan.homes)
        for moment in webs.paths.before:
            for number, operation in enumerate(self.code.packets[moment.packet].operations):
                for register in operation.reads:
                    if register.is_machine:
                        web = webs.web_of(moment, register.name)
                        place = (moment.packet, register.name)
                        self.reads[place] = homes.get(web, register.name)
                for register in operation.writes:
                    if register.is_machine:
                        web = webs.written(moment.packet, number, register.name)
                        result = (moment.packet, number, register.name)
                        self.writes[result] = homes.get(web, register.name)

    def line(self, number: int, text: str, packets: Sequence[int]) -> Iterator[str]:
        """The new lines in place of a line of the text, with added labels and branches."""
        if not packets:
            yield text
        elif not self.code.packets[packets[0]].operations:
            yield from self._idle(text, packets)
        else:
            yield from self._issue(number, text, packets[0])

    def _idle(self, text: str, packets: Sequence[int]) -> Iterator[str]:
        """The cycles of a NOP. A cycle with a branch, or with a label of a branch, gets a line of its own."""
        waiting = 0
        if any(packet in self.branches or packet in self.new_labels for packet in packets):
            own = scan_line(text, "", 0).label
            if own is not None:
                yield f"{own}:"
        for packet in packets:
            if waiting and (packet in self.branches or packet in self.new_labels):
                yield _nop(waiting)
                waiting = 0
            yield from self._label(packet)
            if packet in self.branches:
                yield self._branch(self.branches[packet], parallel=False)
            else:
                waiting += 1
        if waiting == len(packets):
            yield text
        elif waiting:
            yield _nop(waiting)

    def _label(self, packet: int) -> Iterator[str]:
        if packet in self.new_labels:
            yield f"{self.new_labels[packet]}:"

    def _issue(self, line: int, text: str, number: int) -> Iterator[str]:
        packet = self.code.packets[number]
        if line == packet.lines[0]:
            yield from self._label(number)
        yield self._changed(text, number, packet, line)
        if line == packet.lines[-1] and number in self.branches:
            yield self._branch(self.branches[number], parallel=True)

    def _changed(self, text: str, number: int, packet: Packet, line: int) -> str:
        index = next(
            (n for n, op in enumerate(packet.operations) if op.location.line == line + 1), None
        )
        if index is None:
            return text  # a NOP in parallel with other instructions
        operation = packet.operations[index]
        slot = self.branches.get(number)
        unit = None if slot is None else slot.moved.get(index)
        reads = {r.name: self.reads.get((number, r.name), r.name) for r in operation.reads}
        writes = {
            r.name: self.writes.get((number, index, r.name), r.name) for r in operation.writes
        }
        if unit is None and all(old == new for old, new in (*reads.items(), *writes.items())):
            return text
        return _with(text, operation, reads, writes, unit, self.table)

    def _branch(self, slot: Slot, parallel: bool) -> str:
        guard = "" if slot.predicate is None else str(slot.predicate)
        target = self.names[slot.target]
        code = f"{'||' if parallel else '  '}{guard:<6}{'B':<8}{f'.S{slot.side}':<7}{target}"
        return f"{code:<{_COMMENT_COLUMN}}; {NOTE}"


def _nop(cycles: int) -> str:
    return "        NOP" if cycles == 1 else f"        NOP     {cycles}"


def _with(
    text: str,
    operation: Operation,
    reads: dict[str, str],
    writes: dict[str, str],
    unit: str | None,
    table: InstructionTable,
) -> str:
    """The line of an operation with other registers and another unit."""
    code, mark, comment = text.partition(";")
    code = code.rstrip()
    statement = scan_statement(scan_line(text, "", 0))
    fit = fitting(table, operation.mnemonic, operation.operands)[0]
    begin = len(code)
    for place in reversed(range(len(statement.operands))):
        operand, _ = statement.operands[place]
        begin = code.rindex(operand, 0, begin)
        is_memory = isinstance(operation.operands[place], MemoryReference)
        names = reads if is_memory or fit.form_of(place).reads else writes
        new = _REGISTER.sub(lambda match, n=names: n.get(match[0], match[0]), operand)  # type: ignore[misc]
        code = code[:begin] + new + code[begin + len(operand) :]
    if operation.predicate is not None:
        name = operation.predicate.register.name
        code = re.sub(rf"\[(!?){name}\]", rf"[\g<1>{reads[name]}]", code, count=1)
    if unit is not None:
        code = re.sub(r"\.[LSMD](?=[12])", f".{unit}", code, count=1)
    return f"{code:<{_COMMENT_COLUMN}}{mark}{comment}" if mark else code
