"""Parser of TI linear assembly (SPRU187, "Using the Assembly Optimizer")."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from broadside.facts.cpu import MOST_IN_PAGE, MOST_OFFSET, PAGES
from broadside.facts.isa import LEVELS, InstructionTable, OperandForm
from broadside.linear.ir import (
    CALL,
    RETURN,
    AddressMode,
    Immediate,
    LinearError,
    LinearFile,
    Location,
    MemoryReference,
    Operand,
    Operation,
    Predicate,
    Procedure,
    Register,
    RegisterPair,
    SymbolExpression,
    UnitSpecifier,
    registers_of,
)
from broadside.linear.macros import SourceLine, expand
from broadside.linear.match import Fit, fitting
from broadside.linear.procedure.builder import INSIDE, ProcedureBuilder
from broadside.linear.procedure.conventions import CIRCULAR_REGISTERS
from broadside.linear.procedure.declarations import refuse_control
from broadside.linear.procedure.instructions import check_nop, expanded
from broadside.linear.text.constants import OpenConstants, constant_of, note_constant
from broadside.linear.text.lines import (
    Line,
    Statement,
    names_machine,
    scan_line,
    scan_statement,
    split_comment,
)
from broadside.linear.text.operands import OperandScanner

_NAME = r"[A-Za-z_$][\w$]*"
_LONE_LABEL = re.compile(rf"(?:(?P<name>{_NAME}):?|\s+(?P<indented>{_NAME}):)\s*(?:;.*)?")
_OPENING = re.compile(rf"(?:{_NAME}:?|\s+{_NAME}:)?\s*\.c?proc\b", re.IGNORECASE)
_OTHER_OPENING = re.compile(r'(?P<name>"[^"]*"|\S+?):?\s+\.c?proc\b', re.IGNORECASE)
_INSIDE = re.compile(
    rf"(?:\S+)?\s+(?P<directive>{'|'.join(map(re.escape, sorted(INSIDE, reverse=True)))})\b",
    re.IGNORECASE,
)
_INDENTED_OPENING = re.compile(rf"\s+{_NAME}\s+\.c?proc\b", re.IGNORECASE)


def parse(text: str, path: str, table: InstructionTable) -> list[Procedure]:
    """The procedures of a `.sa` file. Raises LinearError with the position of the first error."""
    return parse_file(text, path, table).procedures


def parse_instruction(text: str, path: str, number: int, table: InstructionTable) -> Operation:
    """One line of assembly with machine registers, as an operation. Branch labels are not checked."""
    line = scan_line(text, path, number)
    statement = scan_statement(line)
    scanner = OperandScanner({})
    operands = tuple(
        scanner.operand(operand, location, statement.mnemonic, statement.mnemonic == "B")
        for operand, location in statement.operands
    )
    operands, fits = _fitted(table, statement, operands)
    return _operation(0, statement, operands, fits, line)


def parse_file(text: str, path: str, table: InstructionTable) -> LinearFile:
    """A whole `.sa` file: its procedures, and the other lines unchanged. Raises LinearError."""
    parser = _Parser(path, table)
    for line in expand(text, path, table.isa):
        parser.line(line)
    return parser.finish()


class _Parser:
    def __init__(self, path: str, table: InstructionTable) -> None:
        self.path = path
        self.table = table
        self.constants: dict[str, int] = {}
        self.open = OpenConstants()
        self.parts: list[str | Procedure] = []
        self.places: list[Location] = []
        self.procedure: ProcedureBuilder | None = None
        self.names: set[str] = set()

    def line(self, source: SourceLine) -> None:
        text = source.text
        place = Location(source.path, source.number)
        note_constant(text, place, self.constants)
        self.open.note(text, place, self.constants)
        line = scan_line(text, source.path, source.number)
        if self.procedure is None and not _OPENING.match(text):
            if _INDENTED_OPENING.match(text):
                raise LinearError(line.location, "a label begins in column 1, or ends with a colon")
            self._refuse_outside(text, line.location)
            self.parts.append(text)
            self.places.append(place)
            return
        if self.procedure is None:
            self._open(line)
        else:
            self._inside(self.procedure, line)

    @staticmethod
    def _refuse_outside(text: str, location: Location) -> None:
        """Refuses what belongs in a procedure, and a procedure whose name is not a symbol."""
        if text.startswith("*"):
            return
        code = split_comment(text)[0]
        opening, inside = _OTHER_OPENING.match(code), _INSIDE.match(code)
        if opening is not None:
            cause = (
                f"{opening['name']} cannot name a procedure: a name begins with a letter, _ or $, "
                "and goes on with these or digits"
            )
            raise LinearError(location, cause)
        if inside is not None:
            raise LinearError(location, f"{inside['directive']} stands outside of a procedure")

    def finish(self) -> LinearFile:
        if self.procedure is not None:
            raise LinearError(
                self.procedure.location, f"procedure {self.procedure.name!r} has no .endproc"
            )
        self.open.refuse_circles()
        return LinearFile(self.path, tuple(self.parts), tuple(self.places))

    def _open(self, line: Line) -> None:
        name = line.label or self._label_above()
        if name is None:
            raise LinearError(line.location, "a procedure needs a label")
        if names_machine(name):
            raise LinearError(line.location, f"{name!r} is a register and cannot name a procedure")
        if name in self.names:
            raise LinearError(line.location, f"procedure {name!r} is defined twice")
        self.names.add(name)
        statement = scan_statement(line)
        self.procedure = ProcedureBuilder(name, statement, self.constants)

    def _label_above(self) -> str | None:
        """Removes a label that stands alone on the last line of code above, and returns it."""
        for number in reversed(range(len(self.parts))):
            part = self.parts[number]
            if isinstance(part, Procedure):
                return None
            if part.strip() == "" or part.lstrip().startswith(";") or part.startswith("*"):
                continue
            found = _LONE_LABEL.fullmatch(part)
            if found is None:
                return None
            self.parts[number] = ""
            return found["name"] or found["indented"]
        return None

    def _inside(self, procedure: ProcedureBuilder, line: Line) -> None:
        definition = constant_of(line.text)
        if definition is not None:
            procedure.declared.check_constant(definition[0], line.location)
            return
        if line.label is not None:
            procedure.label(line.label, line.location)
        if not line.rest:
            return
        if line.rest.startswith("||"):
            raise LinearError(
                line.location, "parallel instructions have no meaning in linear assembly"
            )
        statement = procedure.declared.scanner.mapped_names(scan_statement(line))
        if statement.predicate is not None and statement.mnemonic.startswith("."):
            branch = ": branch around it" if statement.mnemonic in (RETURN, CALL) else ""
            cause = f"{statement.mnemonic} takes no predicate{branch}"
            raise LinearError(statement.location, cause)
        if statement.mnemonic == ".endproc":
            closed = procedure.close(statement)
            self._check_registers(closed)
            self.parts.append(closed)
            self.places.append(closed.location)
            self.procedure = None
        elif statement.mnemonic == RETURN:
            procedure.append(_return(procedure, statement, line))
        elif statement.mnemonic == CALL:
            procedure.call(statement, line.text.strip())
        elif statement.mnemonic.startswith("."):
            procedure.directive(statement)
        elif statement.mnemonic == "NOP":
            check_nop(statement, procedure)
        else:
            for part in expanded(statement, procedure, self.table):
                procedure.append(self._operation(procedure, part, line))

    def _check_registers(self, procedure: Procedure) -> None:
        """Refuses registers that the ISA level does not have."""
        for operation in procedure.operations:
            for register in (*operation.reads, *operation.writes):
                if self._is_missing(register):
                    cause = (
                        f"{self.table.isa} has no register {register}: it needs --isa {LEVELS[-1]}"
                    )
                    raise LinearError(operation.location, cause)

    def _is_missing(self, register: Register) -> bool:
        if register.is_control:
            return register.name not in self.table.control_registers
        return register.is_machine and register.number >= self.table.registers_per_side

    def _operation(
        self, procedure: ProcedureBuilder, statement: Statement, line: Line
    ) -> Operation:
        mnemonic = statement.mnemonic
        if mnemonic == "IDLE":
            raise LinearError(statement.location, "IDLE has no meaning in linear assembly")
        operands = _loading_its_base(mnemonic, self._operands(procedure, statement))
        operands, fits = _fitted(self.table, statement, operands)
        _check_fits(statement, fits)
        return _operation(len(procedure), statement, operands, fits, line)

    def _operands(self, procedure: ProcedureBuilder, statement: Statement) -> tuple[Operand, ...]:
        is_branch = statement.mnemonic == "B"
        if statement.predicate is not None:
            tested = statement.predicate.register
            procedure.declared.check_register(tested, statement.location)
            refuse_control((tested,), "a predicate", statement.location)
        found = []
        for text, location in statement.operands:
            operand = procedure.declared.scanner.operand(
                text, location, statement.mnemonic, is_branch
            )
            if isinstance(operand, MemoryReference):
                refuse_control(registers_of(operand), "an address", location)
            if is_branch and isinstance(operand, Register) and procedure.callable_from_c:
                _refuse_jump(operand, location)
            found.append(operand)
        return tuple(found)


def _refuse_jump(target: Register, location: Location) -> None:
    """Refuses a jump through a register other than B3.

    B3 has the return address of a C function (spru187l 8.4), and the verifier looks for the return there.
    """
    if target.name != "B3":
        cause = f"a .cproc cannot branch to the address in {target}: use .return or .call"
        raise LinearError(location, cause)


_STILL = {
    AddressMode.PRE_INCREMENT: AddressMode.PLUS,
    AddressMode.PRE_DECREMENT: AddressMode.MINUS,
}
"""The mode that reaches the same address and leaves the base alone."""


def _loading_its_base(mnemonic: str, operands: tuple[Operand, ...]) -> tuple[Operand, ...]:
    """`LDW *p++, p` becomes `LDW *p, p`: what it loads replaces the pointer that it moves."""
    if not mnemonic.startswith("LD") or len(operands) != 2:
        return operands
    memory, target = operands
    if not isinstance(memory, MemoryReference) or not memory.mode.updates_base:
        return operands
    if memory.base not in registers_of(target):
        return operands
    if memory.mode.is_post:
        memory = replace(memory, mode=AddressMode.PLUS, offset=Immediate(0))
    else:
        memory = replace(memory, mode=_STILL[memory.mode])
    return memory, target


def _fitted(
    table: InstructionTable, statement: Statement, operands: tuple[Operand, ...]
) -> tuple[tuple[Operand, ...], tuple[Fit, ...]]:
    """The operands and the encodings that fit them. Raises LinearError if none does.

    `0xfffffffe` is -2 if no encoding takes it as it is: the assembler and TI's compiler write 32 bits so.
    """
    wrapped = tuple(
        Immediate(operand.value - (1 << _WORD))
        if isinstance(operand, Immediate) and 1 << _WORD - 1 <= operand.value < 1 << _WORD
        else operand
        for operand in operands
    )
    for given in (operands, wrapped):
        fits = fitting(table, statement.mnemonic, given)
        if fits:
            return given, fits
    raise LinearError(statement.location, _misfit(table, statement, operands))


def _misfit(table: InstructionTable, statement: Statement, operands: tuple[Operand, ...]) -> str:
    mnemonic, texts = statement.mnemonic, [text for text, _ in statement.operands]
    given = ", ".join(texts)
    misfit = f"no form of {mnemonic} takes the operands {given!r}"
    meant = _meant(table, mnemonic, operands, texts)
    if meant is not None:
        return f"{misfit}: {meant}"
    if mnemonic == "MV" and operands and isinstance(operands[0], Immediate):
        return f"{misfit}: MVK loads a constant"
    for number, operand in enumerate(operands):
        if isinstance(operand, Immediate):
            least, greatest = _constants(table, mnemonic, operands, number)
            if least <= greatest:
                return f"{misfit}: the constant must be from {least} to {greatest}"
        if isinstance(operand, MemoryReference) and isinstance(operand.offset, Immediate):
            near = replace(operand, offset=Immediate(0))
            if fitting(table, mnemonic, (*operands[:number], near, *operands[number + 1 :])):
                return f"{misfit}: {_offsets(operand)}"
    symbols = [operand.text for operand in operands if isinstance(operand, SymbolExpression)]
    unknown = next((text for text in symbols if text.isidentifier()), None)
    return misfit if unknown is None else f"{misfit}: {unknown!r} is not declared as a register"


def _meant(
    table: InstructionTable, mnemonic: str, operands: tuple[Operand, ...], texts: Sequence[str]
) -> str | None:
    """What must change, if one register in place of a pair, another order, or fewer operands fit."""
    for number, operand in enumerate(operands):
        changed = operand
        if isinstance(operand, Register) and operand.is_symbolic:
            changed = RegisterPair(operand, operand)
        elif isinstance(operand, RegisterPair):
            changed = operand.low
        others = (*operands[:number], changed, *operands[number + 1 :])
        if changed is not operand and fitting(table, mnemonic, others):
            needed = "a pair, high:low" if isinstance(changed, RegisterPair) else "one register"
            return f"{texts[number]} must be {needed}"
    is_access = any(isinstance(operand, MemoryReference) for operand in operands)
    if is_access and len(operands) > 2:
        return f"{mnemonic} takes 2 operands"
    if is_access and fitting(table, mnemonic, operands[::-1]):
        place = "last" if isinstance(operands[0], MemoryReference) else "first"
        return f"the memory operand comes {place}"
    return None


def _offsets(memory: MemoryReference) -> str:
    """Which constants the offset of an access may be."""
    if memory.mode is AddressMode.PLUS and memory.base.name in PAGES:
        return f"the offset must be from 0 to {MOST_IN_PAGE}"
    least = 0 if memory.mode.updates_base else -MOST_OFFSET
    return f"the offset must be from {least} to {MOST_OFFSET}, or in a register"


_WORD = 32
_EDGES = sorted(
    {sign * ((1 << bits) - less) for bits in range(17) for less in (0, 1) for sign in (1, -1)}
)
"""The smallest and largest constants of all widths up to 16 bits, signed and unsigned."""


def _constants(
    table: InstructionTable, mnemonic: str, operands: tuple[Operand, ...], number: int
) -> tuple[int, int]:
    """The smallest and largest constant that fits in place of one operand. (1, 0) if none does."""
    fit = [
        edge
        for edge in _EDGES
        if fitting(table, mnemonic, (*operands[:number], Immediate(edge), *operands[number + 1 :]))
    ]
    return (fit[0], fit[-1]) if fit else (1, 0)


def _check_fits(statement: Statement, fits: tuple[Fit, ...]) -> None:
    unit = statement.unit
    for fit in fits:
        instruction = fit.instruction
        if unit.unit in ("", instruction.unit_class) and (
            not unit.side or unit.side in instruction.sides
        ):
            break
    else:
        raise LinearError(statement.location, f"{statement.mnemonic} cannot run on that unit")
    if statement.predicate is not None and any(
        "not_predicable" in fit.instruction.flags for fit in fits
    ):
        raise LinearError(statement.location, f"{statement.mnemonic} cannot be predicated")


def _operation(
    index: int,
    statement: Statement,
    operands: tuple[Operand, ...],
    fits: tuple[Fit, ...],
    line: Line,
) -> Operation:
    flags = frozenset().union(*(f.instruction.flags for f in fits))
    registers = _Registers(statement.predicate)
    for number, operand in enumerate(operands):
        registers.note(operand, fits[0].form_of(number))
    if statement.predicate is not None:
        registers.keeps.update(registers.writes)
    if "circular" in flags:
        _circular_read(operands[0], registers.reads)
    if statement.mnemonic == "GMPY4":
        registers.reads[GALOIS_FIELD] = None
    return Operation(
        index=index,
        mnemonic=statement.mnemonic,
        operands=operands,
        predicate=statement.predicate,
        unit=statement.unit,
        location=statement.location,
        source=line.text.strip(),
        reads=tuple(registers.reads),
        writes=tuple(registers.writes),
        keeps=tuple(registers.keeps),
        delay_slots=fits[0].instruction.delay_slots,
        flags=flags,
        comment=line.comment,
    )


GALOIS_FIELD = Register("GFPGFR")
"""The control register that selects the Galois field of GMPY4 (spru189f 2.6)."""


class _Registers:
    """What an operation reads, writes and keeps: registers in the order of its operands."""

    def __init__(self, predicate: Predicate | None) -> None:
        self.reads: dict[Register, None] = {}
        self.writes: dict[Register, None] = {}
        self.keeps: dict[Register, None] = {}
        if predicate is not None:
            self.reads[predicate.register] = None

    def note(self, operand: Operand, form: OperandForm) -> None:
        if isinstance(operand, MemoryReference):
            self._note_address(operand)
            return
        found = dict.fromkeys(registers_of(operand))
        if form.reads:
            self.reads |= found
        if form.writes:
            self.writes |= found
        if form.reads and form.writes:
            self.keeps |= found

    def _note_address(self, operand: MemoryReference) -> None:
        self.reads |= dict.fromkeys(registers_of(operand))
        if operand.mode.updates_base:
            self.writes[operand.base] = None
            self.keeps[operand.base] = None
        _circular_read(operand.base, self.reads)


def _circular_read(base: Operand, reads: dict[Register, None]) -> None:
    """Adds AMR to the reads of an access through A4-A7 or B4-B7 (spru189f 3.8)."""
    if isinstance(base, Register) and base.name in CIRCULAR_REGISTERS:
        reads[Register("AMR")] = None


def _return(procedure: ProcedureBuilder, statement: Statement, line: Line) -> Operation:
    if not procedure.callable_from_c:
        raise LinearError(statement.location, ".return is only for .cproc")
    if len(statement.operands) > 1:
        raise LinearError(statement.location, ".return takes one register or register pair")
    for text, at in statement.operands:
        if procedure.declared.is_constant(text):
            raise LinearError(
                at, f".return takes a register: load the constant {text} into one first"
            )
    operands = tuple(
        procedure.declared.register_operand(text, at) for text, at in statement.operands
    )
    reads = tuple(register for operand in operands for register in registers_of(operand))
    for _, at in statement.operands:
        refuse_control(reads, "a result", at)
    return Operation(
        len(procedure),
        RETURN,
        operands,
        None,
        UnitSpecifier(),
        statement.location,
        line.text.strip(),
        reads,
    )
