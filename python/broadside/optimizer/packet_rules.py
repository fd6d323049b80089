"""What one execute packet may hold (spru189f 3.7): checked on the operations as emitted.

Shares nothing with the schedulers: it looks at units, operands and machine registers only.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from broadside.isa import InstructionTable
from broadside.linear.ir import MemoryReference, Register, RegisterPair
from broadside.linear.match import COMMUTATIVE
from broadside.optimizer.emit import Issued

_OTHER = {"A": "B", "B": "A"}


class VerifyError(Exception):
    """A schedule that is wrong: a fault of the optimizer, not of the source."""


def check_packet(packet: Sequence[Issued], table: InstructionTable) -> None:
    """Raise VerifyError if the operations cannot be issued together."""
    for item in packet:
        _check_operands(item, table)
    _at_most(1, Counter(i.choice.unit_name for i in packet if i.choice.unit), "unit", packet)
    _at_most(1, Counter(_cross_paths(packet)), "cross path", packet)
    _at_most(1, Counter(_data_paths(packet)), "T path", packet)
    _at_most(4, Counter(_register_reads(packet)), "reads of", packet)
    _check_long_ports(packet)


def _at_most(limit: int, counts: Counter[str], what: str, packet: Sequence[Issued]) -> None:
    for name, count in counts.items():
        if count > limit:
            _fail(packet, f"{what} {name} used {count} times")


def _fail(packet: Sequence[Issued], cause: str) -> None:
    sources = "; ".join(" ".join(item.operation.source.split()) for item in packet)
    raise VerifyError(f"cycle {packet[0].cycle}: {cause} in [{sources}]")


def _data_paths(packet: Sequence[Issued]) -> Iterator[str]:
    for item in packet:
        if "nonaligned" in item.operation.flags:
            yield from "AB"
        elif item.choice.data_side:
            yield item.choice.data_side


def _cross_paths(packet: Sequence[Issued]) -> Iterator[str]:
    return (item.choice.side for item in packet if item.choice.cross is not None)


def _register_reads(packet: Sequence[Issued]) -> Iterator[str]:
    for item in packet:
        for register, _ in item.choice.reads:
            yield item.reads[register]


def _check_operands(item: Issued, table: InstructionTable) -> None:
    """Form, sides and registers of one operation."""
    operation, choice = item.operation, item.choice
    instruction = choice.fit.instruction
    if instruction not in table.forms[operation.mnemonic]:
        _fail([item], "not a form of this instruction")
    straight = choice.fit.order == tuple(range(len(operation.operands)))
    exchanged = operation.mnemonic in COMMUTATIVE and choice.fit.order == (1, 0, 2)
    if not (straight or exchanged):
        _fail([item], "operands exchanged")
    if choice.side not in instruction.sides or choice.unit != instruction.unit_class:
        _fail([item], "not on this unit")
    if operation.predicate is not None and item.predicate not in table.predicate_registers:
        _fail([item], f"{item.predicate} cannot be a predicate")
    for place, number in enumerate(choice.fit.order):
        _check_operand(item, place, number)


def _check_operand(item: Issued, place: int, number: int) -> None:
    choice, operand = item.choice, item.operation.operands[number]
    form = choice.fit.instruction.operands[place]
    if isinstance(operand, MemoryReference):
        _check_address(item, operand)
        return
    side = choice.side
    if choice.data_side:
        side = choice.data_side
    elif number == choice.cross:
        side = _OTHER[side]
        if not form.may_cross:
            _fail([item], "this operand cannot come over the cross path")
    names = item.writes if form.writes else item.reads
    for register in _registers(operand):
        if not register.is_control and names[register][0] != side:
            _fail([item], f"{names[register]} is on the wrong side")
    if isinstance(operand, RegisterPair):
        low, high = int(names[operand.low][1:]), int(names[operand.high][1:])
        if low % 2 or high != low + 1:
            _fail([item], "not an odd:even pair")
    if not (form.reads and form.writes and isinstance(operand, Register)):
        return
    if item.reads[operand] != item.writes[operand]:
        _fail([item], "read and written in different registers")


def _registers(operand: object) -> tuple[Register, ...]:
    if isinstance(operand, Register):
        return (operand,)
    return (operand.high, operand.low) if isinstance(operand, RegisterPair) else ()


def _check_address(item: Issued, operand: MemoryReference) -> None:
    used = [operand.base, *([operand.offset] if isinstance(operand.offset, Register) else [])]
    for register in used:
        if item.reads[register][0] != item.choice.side:
            _fail([item], f"{item.reads[register]} is on the wrong side for the address")
    if operand.mode.updates_base and item.writes[operand.base] != item.reads[operand.base]:
        _fail([item], "the updated base is another register")


def _check_long_ports(packet: Sequence[Issued]) -> None:
    """40-bit ports: one long source and one long result a side; no store beside a long source."""
    sources: Counter[str] = Counter()
    results: Counter[str] = Counter()
    for item in packet:
        if item.operation.is_store:
            sources[item.choice.data_side] += 1
            continue
        for number, operand in enumerate(item.operation.operands):
            if isinstance(operand, RegisterPair):
                port = sources if item.choice.fit.form_of(number).reads else results
                port[item.choice.side] += 1
    _at_most(1, sources, "long source port", packet)
    _at_most(1, results, "long result port", packet)
