"""Says why the passes of a loop cannot be counted before it: the line, what it does, and what to write."""

from __future__ import annotations

from collections.abc import Sequence

from broadside.linear.ir import Block, Immediate, Operation, Register, RegisterPair
from broadside.linear.procedure.instructions import TAKEN
from broadside.linear.procedure.loop_ends import step_by
from broadside.linear.text.operands import offset_bytes
from broadside.optimizer.machine.target import tested_copy, told

_COMPARISONS = ("CMPLT", "CMPLTU", "CMPGT", "CMPGTU")
_OWN = "count the passes in a register of its own"


def reason(block: Block) -> str:
    """Why the register that the branch at the end of a loop tests is no counter."""
    branch = block.operations[-1]
    line, back = branch.location.line, f"[n] B {block.label}"
    if branch.predicate is None:
        return (
            f"line {line}: the branch has no condition; count n down, and end the loop with {back}"
        )
    register = branch.predicate.register
    writers = [operation for operation in block.operations if register in operation.writes]
    if not writers:
        return (
            f"line {line}: no operation of the loop writes {told(register)}, "
            "so the loop runs once or for ever"
        )
    if len(writers) > 1:
        return _of_many(register, writers)
    writer = writers[0]
    if writer.mnemonic in _COMPARISONS and writer.predicate is None:
        return _compared(block, writer)
    if writer.mnemonic == "CMPEQ" and branch.predicate.negated:
        return (
            f"line {writer.location.line}: CMPEQ ends the loop at one value only, which it may "
            "miss; compare with CMPLT or CMPGT"
        )
    if branch.predicate.negated:
        return (
            f"line {line}: the branch is taken while {told(register)} is zero; "
            f"count n down to zero, and end the loop with {back}"
        )
    return _of_one(register, writer, branch)


def _of_one(register: Register, writer: Operation, branch: Operation) -> str:
    """Why the one write of the tested register does not count it down."""
    name = told(register)
    if register == tested_copy(Register(name)):
        return (
            f"line {branch.location.line}: {name} cannot be a predicate, so the branch tests a copy "
            "of it, which is not counted down; count in A1, A2, B0, B1 or B2, or in a symbolic register"
        )
    line, step = writer.location.line, step_by(writer, register)
    if step and writer.predicate is not None:
        return f"line {line}: its predicate {writer.predicate} may skip the count of {name}; {_OWN}"
    if step > 0:
        return (
            f"line {line}: {name} goes up by {step}; count down to zero, or compare {name} with the "
            "last value by CMPLT and test the result"
        )
    tested = name if name == register.name else f"the tested register, a copy of {name},"
    what = f"{writer.mnemonic} writes it"
    if writer.mnemonic in ("ADD", "SUB") and register in writer.reads:
        what = f"this {writer.mnemonic} has no constant"
    return (
        f"line {line}: {tested} is not counted down by a constant: {what}; if the number of passes "
        "is known before the loop, count it down in a register of its own"
    )


def _compared(block: Block, compares: Operation) -> str:
    """Why the passes of a loop that ends by a comparison are not known before it."""
    where = f"line {compares.location.line}: {compares.mnemonic}"
    if any(isinstance(o, RegisterPair) for o in compares.operands):
        return f"{where} compares 40 bits; {_OWN}"
    operands = [o for o in compares.operands[:2] if isinstance(o, Register)]
    written = {
        operand: [o for o in block.operations if operand in o.writes] for operand in operands
    }
    moving = [operand for operand in operands if written[operand]]
    if not moving:
        return f"{where} compares what no pass changes, so the loop runs once or for ever"
    if len(moving) == 2:
        first, second = (told(register) for register in moving)
        return f"{where} compares {first} with {second}, and the loop changes both; {_OWN}"
    (register,), (writers,) = moving, [written[moving[0]]]
    name = told(register)
    if len(writers) > 1:
        lines = _numbered(sorted({operation.location.line for operation in writers}))
        return f"{where} tests {name}, which several operations write ({lines}); {_OWN}"
    (writer,) = writers
    step, line = _step(writer, register), writer.location.line
    if writer.predicate is not None:
        return (
            f"line {line}: its predicate {writer.predicate} may skip the step of {name}, which "
            f"line {compares.location.line} compares; {_OWN}"
        )
    if step in (1, -1):
        way = "away from the value with which it is compared"
        return f"{where} tests {name}, which line {line} moves {way}, so the loop may not end"
    if not step:
        return f"{where} tests {name}, to which line {line} adds no constant; {_OWN}"
    return f"{where} tests {name}, which line {line} changes by {abs(step)}, not by 1; {_OWN}"


def _step(operation: Operation, register: Register) -> int:
    """The constant that an operation, or an access by its address, adds to the register; 0 if none."""
    memory = operation.memory
    if memory is None:
        return step_by(operation, register)
    if memory.base != register or not isinstance(memory.offset, Immediate):
        return 0
    bytes_ = memory.offset.value * offset_bytes(operation)
    return -bytes_ if memory.mode.is_negative else bytes_


def _of_many(register: Register, writers: Sequence[Operation]) -> str:
    """Why a register that several operations write is no counter."""
    lines = sorted({operation.location.line for operation in writers})
    if len(lines) == 1 and register.name.startswith(f"{TAKEN}$"):
        return (
            f"line {lines[0]}: the predicate on BDEC or BPOS may end the loop before its count does, "
            "so its passes cannot be counted before it"
        )
    where = f"line {lines[0]} writes" if len(lines) == 1 else f"lines {_numbered(lines)} write"
    return (
        f"the end of the loop depends on what {where} to {told(register)} together, "
        f"so its passes cannot be counted before it; {_OWN}"
    )


def _numbered(lines: Sequence[int]) -> str:
    """`5`, `5 and 7`, `5, 7 and 9`."""
    *others, last = map(str, lines)
    return f"{', '.join(others)} and {last}" if others else last
