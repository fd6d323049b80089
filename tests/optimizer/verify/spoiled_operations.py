"""Ways to spoil one operation of a schedule."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from mutants import Change

from broadside.facts.isa import InstructionTable
from broadside.linear.ir import (
    FRAME,
    AddressMode,
    Immediate,
    MemoryReference,
    Operand,
    Predicate,
    Register,
    RegisterPair,
)
from broadside.linear.match import COMMUTATIVE, Fit, fitting
from broadside.optimizer.model.schedule import Issued

_OTHER = {"A": "B", "B": "A"}


def _operation(issued: Issued, **changes: object) -> Issued:
    return replace(issued, operation=replace(issued.operation, **changes))  # type: ignore[arg-type]


def with_operand(issued: Issued, number: int, operand: Operand) -> Issued:
    operands = list(issued.operation.operands)
    operands[number] = operand
    return _operation(issued, operands=tuple(operands))


def _neighbour(name: str) -> str:
    number = int(name[1:])
    return f"{name[0]}{number + 1 if number % 2 == 0 else number - 1}"


def written_elsewhere(issued: Issued, _: InstructionTable) -> Iterator[Issued]:
    for register, name in issued.writes.items():
        yield replace(issued, writes={**issued.writes, register: _neighbour(name)})


def read_elsewhere(issued: Issued, _: InstructionTable) -> Iterator[Issued]:
    memory = issued.operation.memory
    for register, name in issued.reads.items():
        if memory is None or register != memory.base:
            yield replace(issued, reads={**issued.reads, register: _neighbour(name)})


def base_elsewhere(issued: Issued, _: InstructionTable) -> Iterator[Issued]:
    memory = issued.operation.memory
    if memory is not None:
        name = _neighbour(issued.reads[memory.base])
        yield replace(issued, reads={**issued.reads, memory.base: name})


def stored_from_elsewhere(issued: Issued, _: InstructionTable) -> Iterator[Issued]:
    source = issued.operation.operands[0] if issued.operation.is_store else None
    if isinstance(source, Register):
        name = _neighbour(issued.reads[source])
        yield replace(issued, reads={**issued.reads, source: name})


def written_on_the_other_side(issued: Issued, _: InstructionTable) -> Iterator[Issued]:
    for register, name in issued.writes.items():
        other = _OTHER[name[0]] + name[1:]
        yield replace(issued, writes={**issued.writes, register: other})


def read_from_the_other_side(issued: Issued, _: InstructionTable) -> Iterator[Issued]:
    for register, name in issued.reads.items():
        other = _OTHER[name[0]] + name[1:]
        yield replace(issued, reads={**issued.reads, register: other})


def halves_exchanged(issued: Issued, _: InstructionTable) -> Iterator[Issued]:
    for number, operand in enumerate(issued.operation.operands):
        if isinstance(operand, RegisterPair):
            yield with_operand(issued, number, RegisterPair(operand.low, operand.high))


def pair_torn(issued: Issued, _: InstructionTable) -> Iterator[Issued]:
    for operand in issued.operation.operands:
        if isinstance(operand, RegisterPair) and operand.high in issued.writes:
            name = issued.writes[operand.high]
            torn = f"{name[0]}{int(name[1:]) + 2}"
            yield replace(issued, writes={**issued.writes, operand.high: torn})


def earlier(issued: Issued, _: InstructionTable) -> Iterator[Issued]:
    if not issued.operation.is_branch:
        yield replace(issued, cycle=issued.cycle - 1)


def later(issued: Issued, _: InstructionTable) -> Iterator[Issued]:
    if not issued.operation.is_branch:
        yield replace(issued, cycle=issued.cycle + 1)


def much_later(issued: Issued, _: InstructionTable) -> Iterator[Issued]:
    if not issued.operation.is_branch:
        yield replace(issued, cycle=issued.cycle + 4)


def on_another_unit(issued: Issued, _: InstructionTable) -> Iterator[Issued]:
    for unit in "LSMD":
        if issued.choice.unit not in ("", unit):
            yield replace(issued, choice=replace(issued.choice, unit=unit))


def on_the_unit_of_the_other_side(issued: Issued, _: InstructionTable) -> Iterator[Issued]:
    if issued.choice.unit:
        other = _OTHER[issued.choice.side]
        yield replace(issued, choice=replace(issued.choice, side=other))


def cross_path_dropped(issued: Issued, _: InstructionTable) -> Iterator[Issued]:
    if issued.choice.cross is not None:
        yield replace(issued, choice=replace(issued.choice, cross=None))


def cross_path_added(issued: Issued, _: InstructionTable) -> Iterator[Issued]:
    if issued.choice.cross is None and issued.operation.memory is None and issued.choice.unit:
        yield replace(issued, choice=replace(issued.choice, cross=0))


def other_data_path(issued: Issued, _: InstructionTable) -> Iterator[Issued]:
    if issued.choice.data_side:
        other = _OTHER[issued.choice.data_side]
        yield replace(issued, choice=replace(issued.choice, data_side=other))


def predicate_inverted(issued: Issued, _: InstructionTable) -> Iterator[Issued]:
    predicate = issued.operation.predicate
    if predicate is not None and not issued.operation.is_branch:
        yield _operation(issued, predicate=Predicate(predicate.register, not predicate.negated))


def predicate_dropped(issued: Issued, _: InstructionTable) -> Iterator[Issued]:
    if issued.operation.predicate is not None and not issued.operation.is_branch:
        yield replace(_operation(issued, predicate=None), predicate="")


def predicate_added(issued: Issued, table: InstructionTable) -> Iterator[Issued]:
    flags = issued.choice.fit.instruction.flags
    if issued.operation.predicate is None and "not_predicable" not in flags:
        name = table.predicate_registers[0]
        yield replace(_operation(issued, predicate=Predicate(Register(name))), predicate=name)


def predicate_elsewhere(issued: Issued, table: InstructionTable) -> Iterator[Issued]:
    if issued.predicate:
        for name in table.predicate_registers:
            if name != issued.predicate:
                yield replace(issued, predicate=name)
        yield replace(issued, predicate="A9")


def dropped(issued: Issued, _: InstructionTable) -> Iterator[Issued | None]:
    if not issued.operation.is_branch:
        yield None


def copy_dropped(issued: Issued, _: InstructionTable) -> Iterator[Issued | None]:
    if issued.operation.mnemonic == "MV" and issued.operation.index < 0:
        yield None


def operands_exchanged(issued: Issued, _: InstructionTable) -> Iterator[Issued]:
    operands = issued.operation.operands
    if len(operands) == 3 and issued.operation.mnemonic not in COMMUTATIVE:
        first, second, last = operands
        if isinstance(first, Register) and isinstance(second, Register):
            yield _operation(issued, operands=(second, first, last))


def order_of_the_encoding(issued: Issued, _: InstructionTable) -> Iterator[Issued]:
    choice = issued.choice
    if len(choice.fit.order) == 3 and choice.unit and issued.operation.mnemonic not in COMMUTATIVE:
        fit = Fit(choice.fit.instruction, (1, 0, 2))
        yield replace(issued, choice=replace(choice, fit=fit))


def constant_changed(issued: Issued, _: InstructionTable) -> Iterator[Issued]:
    for number, operand in enumerate(issued.operation.operands):
        if isinstance(operand, Immediate):
            for value in (operand.value + 1, operand.value - 1, operand.value ^ 8):
                yield with_operand(issued, number, Immediate(value))


_ALIKE = {
    "LDW": ("LDH", "LDBU"),
    "LDH": ("LDHU", "LDB"),
    "LDHU": ("LDH",),
    "STW": ("STH",),
    "STH": ("STB", "STW"),
    "SHR": ("SHRU", "SHL"),
    "SHL": ("SHR",),
    "ADD": ("SUB", "AND"),
    "SUB": ("ADD", "XOR"),
    "MPY": ("MPYU", "MPYH"),
    "CMPGT": ("CMPLT", "CMPGTU"),
    "XOR": ("OR",),
    "MV": ("NEG", "ABS"),
    "MVK": ("ADDK",),
    "MVKH": ("MVKLH",),
    "LDDW": ("LDNDW",),
    "STDW": ("STNDW",),
    "MPY2": ("SMPY2",),
    "EXTU": ("EXT",),
}


def _as(issued: Issued, mnemonic: str, table: InstructionTable) -> Issued | None:
    """The operation as another instruction on the same unit and operands."""
    for fit in fitting(table, mnemonic, issued.operation.operands):
        if (
            fit.order == issued.choice.fit.order
            and fit.instruction.unit_class == issued.choice.unit
        ):
            choice = replace(issued.choice, fit=fit)
            return replace(_operation(issued, mnemonic=mnemonic), choice=choice)
    return None


def _alike(issued: Issued, table: InstructionTable) -> Iterator[Issued]:
    for mnemonic in _ALIKE.get(issued.operation.mnemonic, ()):
        changed = _as(issued, mnemonic, table)
        if changed is not None:
            yield changed


def another_instruction(issued: Issued, table: InstructionTable) -> Iterator[Issued]:
    if issued.operation.memory is None:
        yield from _alike(issued, table)


def width_of_an_access(issued: Issued, table: InstructionTable) -> Iterator[Issued]:
    if issued.operation.memory is not None and issued.operation.memory.name != FRAME:
        yield from _alike(issued, table)


def _memory(issued: Issued, **changes: object) -> Iterator[Issued]:
    for number, operand in enumerate(issued.operation.operands):
        if isinstance(operand, MemoryReference):
            yield with_operand(issued, number, replace(operand, **changes))  # type: ignore[arg-type]


def base_update_lost(issued: Issued, _: InstructionTable) -> Iterator[Issued]:
    memory = issued.operation.memory
    if memory is not None and memory.mode.updates_base:
        yield from _memory(issued, mode=AddressMode.PLUS, offset=Immediate(0))


def _instead_of_post_increment(issued: Issued, mode: AddressMode) -> Iterator[Issued]:
    memory = issued.operation.memory
    if memory is not None and memory.mode is AddressMode.POST_INCREMENT:
        yield from _memory(issued, mode=mode)


def base_update_before(issued: Issued, _: InstructionTable) -> Iterator[Issued]:
    yield from _instead_of_post_increment(issued, AddressMode.PRE_INCREMENT)


def base_update_back(issued: Issued, _: InstructionTable) -> Iterator[Issued]:
    yield from _instead_of_post_increment(issued, AddressMode.POST_DECREMENT)


def offset_changed(issued: Issued, _: InstructionTable) -> Iterator[Issued]:
    memory = issued.operation.memory
    if memory is not None and isinstance(memory.offset, Immediate) and memory.name != FRAME:
        yield from _memory(issued, offset=Immediate(memory.offset.value + 1))


def _is_save(issued: Issued) -> bool:
    operation = issued.operation
    return operation.memory is not None and operation.memory.name == FRAME


def save_dropped(issued: Issued, _: InstructionTable) -> Iterator[Issued | None]:
    if _is_save(issued) and issued.operation.is_store:
        yield None


def restore_dropped(issued: Issued, _: InstructionTable) -> Iterator[Issued | None]:
    if _is_save(issued) and issued.operation.is_load:
        yield None


def frame_word_changed(issued: Issued, _: InstructionTable) -> Iterator[Issued]:
    memory = issued.operation.memory
    if _is_save(issued) and memory is not None and isinstance(memory.offset, Immediate):
        for step in (1, -1, 40):
            yield from _memory(issued, offset=Immediate(memory.offset.value + step))


def stack_pointer_changed(issued: Issued, _: InstructionTable) -> Iterator[Issued | None]:
    if Register("B15") in issued.operation.writes:
        yield None
        for number, operand in enumerate(issued.operation.operands):
            if isinstance(operand, Immediate):
                yield with_operand(issued, number, Immediate(operand.value - 8))


def addressing_mode(issued: Issued, _: InstructionTable) -> Iterator[Issued | None]:
    if Register("AMR") in issued.operation.writes:
        yield None
        yield replace(issued, cycle=issued.cycle + 1)


def branch_dropped(issued: Issued, _: InstructionTable) -> Iterator[Issued | None]:
    if issued.operation.is_branch:
        yield None


def branch_moved(issued: Issued, _: InstructionTable) -> Iterator[Issued]:
    if issued.operation.is_branch:
        yield replace(issued, cycle=issued.cycle + 1)
        yield replace(issued, cycle=issued.cycle - 1)


def branch_inverted(issued: Issued, _: InstructionTable) -> Iterator[Issued]:
    predicate = issued.operation.predicate
    if issued.operation.is_branch and predicate is not None:
        yield _operation(issued, predicate=Predicate(predicate.register, not predicate.negated))


def branch_always(issued: Issued, _: InstructionTable) -> Iterator[Issued]:
    if issued.operation.is_branch and issued.operation.predicate is not None:
        yield replace(_operation(issued, predicate=None), predicate="")


def return_elsewhere(issued: Issued, _: InstructionTable) -> Iterator[Issued]:
    if issued.operation.is_branch and issued.operation.target is None:
        for register, name in issued.reads.items():
            yield replace(issued, reads={**issued.reads, register: _neighbour(name)})


OF_OPERATIONS: tuple[Change, ...] = (
    written_elsewhere,
    read_elsewhere,
    base_elsewhere,
    stored_from_elsewhere,
    written_on_the_other_side,
    read_from_the_other_side,
    halves_exchanged,
    pair_torn,
    earlier,
    later,
    much_later,
    on_another_unit,
    on_the_unit_of_the_other_side,
    cross_path_dropped,
    cross_path_added,
    other_data_path,
    predicate_inverted,
    predicate_dropped,
    predicate_added,
    predicate_elsewhere,
    dropped,
    copy_dropped,
    operands_exchanged,
    order_of_the_encoding,
    constant_changed,
    another_instruction,
    width_of_an_access,
    base_update_lost,
    base_update_before,
    base_update_back,
    offset_changed,
    save_dropped,
    restore_dropped,
    frame_word_changed,
    stack_pointer_changed,
    addressing_mode,
    branch_dropped,
    branch_moved,
    branch_inverted,
    branch_always,
    return_elsewhere,
)
