"""The resource model: the forms in which an operation can be issued.

A form is one choice of unit, of the operand that crosses and of the T path; these decide the side of each
register. The forms follow from the instruction table, and the rules for shared ports from spru189f 3.7 and
5.6. These resources serve one operation in a cycle:

    L1 S1 M1 D1, L2 S2 M2 D2   units
    1X 2X                      cross path into side A, into side B
    T1 T2                      load and store path of the register file of side A, B
    1LR 2LR                    port by which L and S read 40-bit sources; stores use it too
    1LW 2LW                    port by which L and S write 40-bit results

On the C64x these rules are stricter than the CPU: there, several units may share a cross path for one
register, and L and S have long ports of their own.

A multiply of four cycles, and an .M operation of two cycles that is issued two cycles later, write over the
same port. A procedure may have both, and the port may be too narrow for two of their results. Then the
multiplies of four cycles that do not fit use one side, and the operations of two cycles use the other, if the
source allows it. A write port whose results may meet is named with the cycles from issue to landing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from broadside.facts.isa import InstructionTable
from broadside.linear.ir import (
    LinearError,
    MemoryReference,
    Operation,
    Procedure,
    Register,
    RegisterPair,
    registers_of,
)
from broadside.linear.match import Fit, fitting

OTHER = {"A": "B", "B": "A"}
_NUMBER = {"A": "1", "B": "2"}


@dataclass(frozen=True)
class Choice:
    """One way to issue an operation.

    `reads` and `writes`: each register with its side, one entry for each place in the encoding. A register
    that is read twice has two entries, and so has the source of SWAP2. Predicate and control registers have
    none. `cross`: the number of the operand that uses the cross path. `data_side`: the side of the T path of
    loads and stores.
    """

    fit: Fit
    unit: str
    side: str
    cross: int | None
    data_side: str
    reads: tuple[tuple[Register, str], ...]
    writes: tuple[tuple[Register, str], ...]
    paths: tuple[str, ...]
    ports: tuple[tuple[str, int], ...] = ()

    @property
    def unit_name(self) -> str:
        """The unit, such as `L1`; empty for an operation without a unit."""
        return self.unit + _NUMBER[self.side] if self.unit else ""

    @property
    def hidden_reads(self) -> tuple[Register, ...]:
        """The registers that the encoding reads but whose values do not matter, one entry for each read.

        `ZERO .D x` is `SUB x, x, x`. The limit of four reads of a register in a cycle counts these reads too.
        """
        instruction = self.fit.instruction
        results = [form.field for form in instruction.operands if form.writes and not form.reads]
        times = sum(map(instruction.copies.count, results))
        return tuple(register for register, _ in self.writes) * times

    @property
    def specifier(self) -> str:
        """The unit as written in assembly, such as `.L1X` or `.D1T2`."""
        if not self.unit:
            return ""
        if self.data_side:
            return f".{self.unit_name}T{_NUMBER[self.data_side]}"
        return f".{self.unit_name}{'X' if self.cross is not None else ''}"


def choices(operation: Operation, table: InstructionTable, procedure: Procedure) -> list[Choice]:
    """All forms of `operation` that the instruction table allows and the source does not exclude."""
    found: dict[object, Choice] = {}
    for choice in _possible(operation, table, procedure):
        key = (choice.unit_name, choice.reads, choice.writes, choice.paths)
        found.setdefault(key, choice)
    kept = list(found.values())
    side = _multiply_side(operation, procedure, table.multiplier_write_bits)
    if side is not None or (table.isa != "c62x" and _writes_pair(operation)):
        kept = [replace(c, ports=_ports(c, operation, procedure)) for c in kept]
    return [choice for choice in kept if choice.side == side] or kept


def no_choice(operation: Operation) -> LinearError:
    """The error for an operation that has no form."""
    return LinearError(
        operation.location,
        f"no unit can execute {operation.mnemonic} with these registers and sides",
    )


def has_choice(operation: Operation, table: InstructionTable, procedure: Procedure) -> bool:
    """Whether `operation` has any form."""
    return any(True for _ in _possible(operation, table, procedure))


def _possible(
    operation: Operation, table: InstructionTable, procedure: Procedure
) -> Iterator[Choice]:
    for choice in _encodable(operation, table):
        if _allowed(operation, choice, procedure):
            yield choice


@lru_cache(maxsize=1 << 13)
def _encodable(operation: Operation, table: InstructionTable) -> tuple[Choice, ...]:
    """The forms that the table allows; cached, because every model of the code asks for them again."""
    return tuple(
        choice
        for fit in fitting(table, operation.mnemonic, operation.operands)
        for choice in _choices_of(operation, fit)
        if _has_one_side_each(choice)
    )


def _has_one_side_each(choice: Choice) -> bool:
    """Whether no register would have to be on both sides, as in `ADD .L1X x, x, y`."""
    return len(set(choice.reads)) == len({register for register, _ in choice.reads})


def _multiply_side(operation: Operation, procedure: Procedure, port_bits: int | None) -> str | None:
    """The side that an .M operation must use because its result may not fit the write port; or None.

    Operations of two cycles write 32 bits.
    """
    if port_bits is None or not _multiplies(operation):
        return None
    products = [o for o in procedure.operations if _multiplies(o)]
    wide = [o for o in products if o.delay_slots == 3 and _result_bits(o) + 32 > port_bits]
    if not wide or all(o.delay_slots == 3 for o in products):
        return None
    if operation.delay_slots == 1:
        return "A"
    return "B" if _result_bits(operation) + 32 > port_bits else None


def _multiplies(operation: Operation) -> bool:
    return operation.memory is None and operation.delay_slots in (1, 3)


def _ports(
    choice: Choice, operation: Operation, procedure: Procedure
) -> tuple[tuple[str, int], ...]:
    """Write ports of a result that another result of the procedure may use in the same cycle.

    These are the ports of .M, and the ports for loaded double words and long results of .S (spru189f table
    5-7).
    """
    if choice.unit == "M":
        return ((f"{choice.unit_name}W", operation.delay_slots),)
    others = {o.is_load for o in procedure.operations if _writes_pair(o)}
    if len(others) < 2 or not (choice.unit == "S" or operation.is_load):
        return ()
    return ((f"D{choice.data_side or choice.side}W", operation.delay_slots),)


def _writes_pair(operation: Operation) -> bool:
    pairs = [o for o in operation.operands[-1:] if isinstance(o, RegisterPair)]
    return any(pair.low in operation.writes for pair in pairs)


def _result_bits(operation: Operation) -> int:
    return 64 if isinstance(operation.operands[-1], RegisterPair) else 32


def _choices_of(operation: Operation, fit: Fit) -> Iterator[Choice]:
    instruction = fit.instruction
    for side in instruction.sides:
        if operation.memory is not None:
            yield from (_memory_choice(operation, fit, side, data) for data in ("A", "B"))
            continue
        yield _plain_choice(operation, fit, side, None)
        for number in range(len(operation.operands)):
            if fit.form_of(number).may_cross:
                yield _plain_choice(operation, fit, side, number)


def _memory_choice(operation: Operation, fit: Fit, side: str, data_side: str) -> Choice:
    reads: list[tuple[Register, str]] = []
    writes: list[tuple[Register, str]] = []
    both = "nonaligned" in operation.flags
    paths = ["T1", "T2"] if both else [f"T{_NUMBER[data_side]}"]
    for operand in operation.operands:
        if isinstance(operand, MemoryReference):
            reads += [(register, side) for register in registers_of(operand)]
            if operand.mode.updates_base:
                writes.append((operand.base, side))
        else:
            place = [(register, data_side) for register in registers_of(operand)]
            if operation.is_load:
                writes += place
            else:
                reads += place
    if operation.is_store:
        paths.append(f"{_NUMBER[data_side]}LR")
    return Choice(
        fit,
        fit.instruction.unit_class,
        side,
        None,
        data_side,
        tuple(reads),
        tuple(writes),
        tuple(paths),
    )


def _plain_choice(operation: Operation, fit: Fit, side: str, cross: int | None) -> Choice:
    reads: list[tuple[Register, str]] = []
    writes: list[tuple[Register, str]] = []
    paths: dict[str, None] = {}
    if cross is not None:
        paths[f"{_NUMBER[side]}X"] = None
    for number, operand in enumerate(operation.operands):
        form = fit.form_of(number)
        place = OTHER[side] if number == cross else side
        registers = [(r, place) for r in registers_of(operand) if not r.is_control]
        if form.reads:
            reads += registers * (1 + fit.instruction.copies.count(form.field))
        if form.writes:
            writes += registers
        if isinstance(operand, RegisterPair):
            paths[f"{_NUMBER[side]}{'LR' if form.reads else 'LW'}"] = None
    return Choice(
        fit, fit.instruction.unit_class, side, cross, "", tuple(reads), tuple(writes), tuple(paths)
    )


def _allowed(operation: Operation, choice: Choice, procedure: Procedure) -> bool:
    unit = operation.unit
    if unit.unit and unit.unit != choice.unit:
        return False
    if unit.side and unit.side != choice.side:
        return False
    if unit.cross and choice.cross is None:
        return False
    if unit.path and unit.path != choice.data_side:
        return False
    fixed = procedure.sides
    return all(
        side == (register.side or fixed.get(register, side))
        for register, side in (*choice.reads, *choice.writes)
    )
