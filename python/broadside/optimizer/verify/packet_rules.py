"""Checks the rules of an execute packet (spru189f 3.7) on the operations as emitted.

This file shares no code with the schedulers. It knows only the chosen instruction, its unit and its machine
registers, and derives from them the reads, writes and resources of the operation.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from broadside.facts.isa import InstructionTable, OperandForm
from broadside.linear.ir import (
    Location,
    MemoryReference,
    Operand,
    Procedure,
    Register,
    RegisterPair,
)
from broadside.linear.match import COMMUTATIVE
from broadside.optimizer.model.schedule import Issued

_OTHER = {"A": "B", "B": "A"}
_MOST_READS = 4  # of one register in one cycle (spru189f 3.7.5)
_LONG = ("slong", "ulong")
_DOUBLE_WORD_STORES = ("STDW", "STNDW")
RESULTS = ("A4", "A5")
"""The registers in which a function returns its result, the low word first (spru187l 8.4)."""


class VerifyError(Exception):
    """The schedule is wrong; this is a fault of the optimizer, not of the source."""


class PlainFault(VerifyError):
    """The schedule without a search is wrong, and no other one is left for the procedure at `location`."""

    def __init__(self, fault: VerifyError, location: Location) -> None:
        super().__init__(
            f"no schedule was written, by a fault of the optimizer that its verifier found: {fault}"
        )
        self.location = location


POINTERS_OF_C = {"B14": "data page pointer", "B15": "stack pointer"}
"""The registers that a function neither saves nor passes: it must leave them as they are (spru187l 8.3)."""


class SourceFault(VerifyError):
    """The source has a fault, so no schedule can be right."""

    def __init__(self, cause: str, location: Location) -> None:
        super().__init__(cause)
        self.location = location


class ReadUnwritten(SourceFault):
    """An effect of the source depends on a register that the source has not written on this way."""

    def __init__(self, register: str, location: Location) -> None:
        super().__init__(f"{register} may be read before it is written", location)


class NotPreserved(SourceFault):
    """A function for C ends with another stack pointer or data page pointer than it began with."""

    def __init__(self, register: str, location: Location) -> None:
        what = POINTERS_OF_C[register]
        super().__init__(f"the procedure does not restore {register}, the {what}", location)


class CircularElsewhere(SourceFault):
    """The source names a unit that can use a circular register only through a copy.

    AMR has no effect on the copy, so the copy would be linear.
    """

    def __init__(self, register: str, location: Location) -> None:
        own, other = (".D1", ".D2") if register[0] == "A" else (".D2", ".D1")
        cause = f"{register} may be circular here, and {other} cannot address by it: {own} can"
        super().__init__(cause, location)


def check_packet(
    packet: Sequence[Issued], table: InstructionTable, procedure: Procedure | None
) -> None:
    """Raises VerifyError if the operations cannot be issued together.

    With a `procedure`, raises it too if an operation does not have the unit, side and registers that its
    source demands.
    """
    for item in packet:
        _check_operands(item, table)
        if procedure is not None:
            _check_demands(item, procedure)
    _at_most(1, Counter(i.choice.unit_name for i in packet if i.choice.unit), "unit", packet)
    _at_most(1, Counter(_cross_paths(packet)), "cross path", packet)
    _at_most(1, Counter(_data_paths(packet)), "T path", packet)
    _at_most(_MOST_READS, Counter(_register_reads(packet)), "reads of", packet)
    _check_long_ports(packet, table.isa)


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
    """The machine registers that operands read; each appears as often as the encoding reads it.

    `ZERO .D x` is `SUB x, x, x`, so it reads what it writes (spru189f, ZERO).
    """
    for item in packet:
        instruction = item.choice.fit.instruction
        for place, number in enumerate(item.choice.fit.order):
            operand, form = item.operation.operands[number], instruction.operands[place]
            copies = instruction.copies.count(form.field)
            for register in _read_in(operand, form):
                if not register.is_control:
                    yield from [item.reads[register]] * (1 + copies)
            if copies and not form.reads:
                for register in _registers(operand):
                    yield from [item.writes[register]] * copies


def _read_in(operand: Operand, form: OperandForm) -> tuple[Register, ...]:
    if isinstance(operand, MemoryReference):
        offset = (operand.offset,) if isinstance(operand.offset, Register) else ()
        return (operand.base, *offset)
    return _registers(operand) if form.reads else ()


def _check_operands(item: Issued, table: InstructionTable) -> None:
    """Checks the form, sides and registers of one operation."""
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
        _check_names(item, operation.operands[number], instruction.operands[place])
        _check_operand(item, place, number)


def _check_names(item: Issued, operand: Operand, form: OperandForm) -> None:
    """Checks that each register of an operand has a machine register for its reads and writes."""
    written: tuple[Register, ...] = _registers(operand) if form.writes else ()
    if isinstance(operand, MemoryReference) and operand.mode.updates_base:
        written = (operand.base,)
    for registers, names in ((_read_in(operand, form), item.reads), (written, item.writes)):
        for register in registers:
            if not register.is_control and not names.get(register):
                _fail([item], f"{register} has no machine register")


def _check_demands(item: Issued, procedure: Procedure) -> None:
    """Checks what the source fixes: units, sides of registers, machine registers, reserved registers.

    A result may be in its register of the C convention, although this is reserved.
    """
    fixed, choice = item.operation.unit, item.choice
    kept = (
        fixed.unit in ("", choice.unit)
        and fixed.side in ("", choice.side)
        and fixed.path in ("", choice.data_side)
        and (choice.cross is not None or not fixed.cross)
    )
    if not kept:
        _fail([item], "not on the unit that the source demands")
    for register, name in (*item.reads.items(), *item.writes.items()):
        if register.is_machine and name != register.name:
            _fail([item], f"{register} of the source is in {name}")
        if procedure.sides.get(register, name[0]) != name[0]:
            _fail([item], f"{register} is declared for the other side than that of {name}")
        if name not in procedure.reserved or register.is_machine:
            continue
        if (register, name) not in _result_places(procedure):
            _fail([item], f"{name} is reserved")


def _result_places(procedure: Procedure) -> Iterator[tuple[Register, str]]:
    """Each register that the procedure returns, with its place by the C convention (spru187l 8.4)."""
    for operation in procedure.operations:
        if operation.leaves and procedure.callable_from_c:
            for operand in operation.operands:
                low_first = reversed(_registers(operand))
                yield from zip(low_first, RESULTS, strict=False)


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
        _check_pair(item, names[operand.high], names[operand.low])
    if not (form.reads and form.writes and isinstance(operand, Register)):
        return
    if item.reads[operand] != item.writes[operand]:
        _fail([item], "read and written in different registers")


def _check_pair(item: Issued, high: str, low: str) -> None:
    """Checks that a pair is an odd register and the even register below it, on one side."""
    if high[0] != low[0] or int(low[1:]) % 2 or int(high[1:]) != int(low[1:]) + 1:
        _fail([item], f"{high}:{low} is not an odd:even pair")


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


def _check_long_ports(packet: Sequence[Issued], isa: str) -> None:
    """Checks the ports for operands of 40 bits (spru189f 3.7.4, table 5-7).

    On the C62x, .L and .S of a side share one port for sources, which stores of that side use too, and one
    port for results. On the C64x, each of the two units has its own ports. There, every store takes the
    source port of .S, and a store of a double word also takes that of .L.
    """
    sources: Counter[str] = Counter()
    results: Counter[str] = Counter()
    for item in packet:
        side, unit = item.choice.data_side or item.choice.side, item.choice.unit
        forms = item.choice.fit.instruction.operands
        if item.operation.is_store:
            sources.update(_store_ports(item.operation.mnemonic, side, isa))
        elif unit in ("L", "S"):
            port = side if isa == "c62x" else unit + side
            sources[port] += any(_is_long(form) and form.reads for form in forms)
            results[port] += any(_is_long(form) and form.writes for form in forms)
    _at_most(1, sources, "long source port", packet)
    _at_most(1, results, "long result port", packet)


def _store_ports(mnemonic: str, side: str, isa: str) -> list[str]:
    if isa == "c62x":
        return [side]
    return [f"S{side}", f"L{side}"] if mnemonic in _DOUBLE_WORD_STORES else [f"S{side}"]


def _is_long(form: OperandForm) -> bool:
    return form.kind.removeprefix("x") in _LONG
