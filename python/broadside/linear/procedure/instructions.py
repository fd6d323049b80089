"""Instructions of a source that stand for several operations, or for none.

NOP is dropped, because linear assembly has no time. An `MVK` whose constant does not fit in 16 bits becomes
`MVKL` and `MVKH`. `BDEC` and `BPOS` (spru189f chapter 3) become a comparison, a branch and, for BDEC, a
subtraction. `BNOP label, cycles` becomes `B label`. So the schedulers see only instructions that do one
thing. An unsigned comparison takes a constant only at its left. With a constant at its right it becomes the
opposite comparison, as in TI's assembler.
"""

from __future__ import annotations

from dataclasses import replace

from broadside.facts.cpu import CONSTANTS
from broadside.facts.families import family_of
from broadside.facts.isa import LEVELS, InstructionTable, instruction_table
from broadside.input.names import did_you_mean
from broadside.linear.ir import (
    CALL,
    Immediate,
    LinearError,
    Location,
    Predicate,
    Register,
    UnitSpecifier,
)
from broadside.linear.match import fitting
from broadside.linear.procedure.builder import ProcedureBuilder
from broadside.linear.text.lines import Statement, scan_register

TAKEN = "counts"
"""Begins the name of a register that says whether BDEC or BPOS is taken; `$` and a number follow."""

_MOST_IDLE_CYCLES = 9
_MOST_NOPS_OF_A_BRANCH = 7
_WORD_BITS = 32
_EXCHANGED = {"CMPGTU": "CMPLTU", "CMPLTU": "CMPGTU"}


def check_nop(statement: Statement, procedure: ProcedureBuilder) -> None:
    """Refuses operands that NOP does not take."""
    if not statement.operands:
        return
    text, location = statement.operands[0]
    cycles = (
        None
        if procedure.declared.scanner.is_register(text)
        else _constant(procedure, text, location)
    )
    if len(statement.operands) > 1 or cycles is None or not 1 <= cycles <= _MOST_IDLE_CYCLES:
        raise LinearError(location, f"NOP takes a number of cycles from 1 to {_MOST_IDLE_CYCLES}")


def expanded(
    statement: Statement, procedure: ProcedureBuilder, table: InstructionTable
) -> list[Statement]:
    """The statements for which a statement stands. Most statements stand for themselves."""
    if statement.mnemonic not in table.forms:
        raise LinearError(statement.location, _unknown(statement.mnemonic, table.isa))
    if statement.mnemonic == "MVK" and len(statement.operands) == 2:
        return _wide_constant(statement, procedure)
    if statement.mnemonic in ("BDEC", "BPOS") and len(statement.operands) == 2:
        return _branch_on_count(statement, procedure)
    if statement.mnemonic == "BNOP" and len(statement.operands) == 2:
        return [_branch_alone(statement, procedure)]
    if statement.mnemonic in _EXCHANGED and len(statement.operands) == 3:
        return [_constant_first(statement, procedure, table)]
    return [statement]


def _unknown(mnemonic: str, isa: str) -> str:
    """The cause of the error. It names the processor that has the instruction, if known."""
    cause = f"unknown instruction {mnemonic!r} for {isa}"
    if mnemonic == "CALL":
        return f"{cause}: {CALL} calls a function"
    if isa != LEVELS[-1] and mnemonic in instruction_table(LEVELS[-1]).forms:
        return f"{cause}: it needs --isa {LEVELS[-1]}"
    if family := family_of(mnemonic):
        return f"{cause}: {family}"
    return cause + did_you_mean(mnemonic, instruction_table(isa).forms)


def _constant(procedure: ProcedureBuilder, text: str, location: Location) -> int | None:
    """The value of a constant. None if only the linker knows it."""
    found = procedure.declared.scanner.constant(text, location)
    return found.value if isinstance(found, Immediate) else None


def _wide_constant(statement: Statement, procedure: ProcedureBuilder) -> list[Statement]:
    """MVK as MVKL and MVKH, if its constant needs both.

    If MVKL writes the register of the predicate, MVKH would test the new value. Then both test a copy.
    """
    (text, location), target = statement.operands
    if text.startswith("*") or ":" in text or procedure.declared.scanner.is_register(text):
        return [statement]
    value = _constant(procedure, text, location)
    if value is None or value in CONSTANTS:
        return [statement]
    if not -(1 << _WORD_BITS - 1) <= value < 1 << _WORD_BITS:
        raise LinearError(location, f"the constant {value} needs more than {_WORD_BITS} bits")
    predicate = statement.predicate
    if predicate is None or predicate.register.name != target[0]:
        return [replace(statement, mnemonic=mnemonic) for mnemonic in ("MVKL", "MVKH")]
    copy = procedure.declared.new_register("constant")
    operands = (statement.operands[0], (copy.name, location))
    parts = [
        replace(statement, mnemonic=mnemonic, operands=operands, predicate=None)
        for mnemonic in ("MVKL", "MVKH")
    ]
    moved = ((copy.name, location), target)
    return [*parts, replace(statement, mnemonic="MV", operands=moved, unit=UnitSpecifier())]


def _branch_on_count(statement: Statement, procedure: ProcedureBuilder) -> list[Statement]:
    """`BDEC label, n`: if n is not negative, n decreases by one, and the branch is taken."""
    label, count = statement.operands
    if statement.unit.unit not in ("", "S"):
        raise LinearError(statement.location, f"{statement.mnemonic} cannot run on that unit")
    if not procedure.declared.scanner.is_register(count[0]):
        raise LinearError(count[1], f"{count[0]!r} is not declared as a register")
    taken = procedure.declared.new_register(TAKEN)
    at = statement.location
    own = replace(statement, unit=UnitSpecifier(), predicate=None)
    counts_itself = statement.predicate == Predicate(scan_register(*count))
    least = "0" if counts_itself else "-1"  # `[n] BDEC label, n` is not taken at 0 either
    parts = [replace(own, mnemonic="CMPLT", operands=((least, at), count, (taken.name, at)))]
    if statement.predicate is not None and not counts_itself:
        opposite = Predicate(statement.predicate.register, not statement.predicate.negated)
        parts.append(
            replace(own, mnemonic="ZERO", operands=((taken.name, at),), predicate=opposite)
        )
    guard = Predicate(taken)
    if statement.mnemonic == "BDEC":
        lowered = (count, ("1", at), count)
        parts.append(replace(own, mnemonic="SUB", operands=lowered, predicate=guard))
    return [*parts, replace(own, mnemonic="B", operands=(label,), predicate=guard)]


def _branch_alone(statement: Statement, procedure: ProcedureBuilder) -> Statement:
    """`BNOP label, cycles` becomes `B label`, because linear assembly has no time."""
    label, (text, location) = statement.operands
    cycles = (
        None
        if procedure.declared.scanner.is_register(text)
        else _constant(procedure, text, location)
    )
    if cycles is None or not 0 <= cycles <= _MOST_NOPS_OF_A_BRANCH:
        cause = f"BNOP takes a number of cycles from 0 to {_MOST_NOPS_OF_A_BRANCH}"
        raise LinearError(location, cause)
    return replace(statement, mnemonic="B", operands=(label,))


def _constant_first(
    statement: Statement, procedure: ProcedureBuilder, table: InstructionTable
) -> Statement:
    """`CMPGTU x, 3, y` becomes `CMPLTU 3, x, y`. The instruction takes a constant only at its left."""
    left, right, target = statement.operands
    if ":" in right[0] or procedure.declared.scanner.is_register(right[0]):
        return statement
    value = _constant(procedure, *right)
    mnemonic = _EXCHANGED[statement.mnemonic]
    register = Register("x")
    if value is None or not fitting(table, mnemonic, (Immediate(value), register, register)):
        return statement
    return replace(statement, mnemonic=mnemonic, operands=(right, left, target))
