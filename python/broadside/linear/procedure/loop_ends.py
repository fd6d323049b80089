"""Loops that end by comparing a register, which changes by one in each pass, with a fixed bound."""

from __future__ import annotations

from dataclasses import dataclass

from broadside.linear.ir import Block, Immediate, Operation, Predicate, Register

_LESS, _GREATER = ("CMPLT", "CMPLTU"), ("CMPGT", "CMPGTU")


@dataclass(frozen=True)
class Comparison:
    """The end of a loop: `operation` compares `moving`, which changes by `step`, with `bound`.

    `late`: the comparison comes after the step. `beyond`: the loop continues at the bound itself too.
    """

    operation: Operation
    moving: Register
    bound: Register | Immediate
    step: int
    late: bool
    beyond: bool


def comparison(block: Block) -> Comparison | None:
    """The end of a loop of one block, if it is such a comparison; else None."""
    last = block.terminator
    if not block.is_loop or last is None or last.predicate is None:
        return None
    tested = last.predicate
    compares = _only_writer(block, tested.register)
    if compares is None or compares.predicate is not None:
        return None
    if compares.mnemonic not in (*_LESS, *_GREATER) or len(compares.operands) != 3:
        return None
    for place in (0, 1):
        moving, bound = compares.operands[place], compares.operands[1 - place]
        if not isinstance(moving, Register) or not isinstance(bound, (Register, Immediate)):
            continue
        found = _counted(block, compares, moving, bound, tested)
        if found is not None:
            return found
    return None


def step_of(block: Block, register: Register) -> int:
    """What each pass of a loop adds to a register; 0 unless one operation does, with a constant."""
    steps = _only_writer(block, register)
    return 0 if steps is None else step_by(steps, register)


def _counted(
    block: Block,
    compares: Operation,
    moving: Register,
    bound: Register | Immediate,
    tested: Predicate,
) -> Comparison | None:
    steps = _only_writer(block, moving)
    fixed = isinstance(bound, Immediate) or not any(bound in o.writes for o in block.operations)
    if steps is None or not fixed or moving == bound:
        return None
    late = block.operations.index(compares) > block.operations.index(steps)
    if steps.predicate is not None and (late or steps.predicate != tested):
        return None
    step = step_by(steps, moving)
    less = (compares.mnemonic in _LESS) == (compares.operands[0] == moving)
    if tested.negated:
        less = not less
    if step != (1 if less else -1):
        return None
    return Comparison(compares, moving, bound, step, late, tested.negated)


def _only_writer(block: Block, register: Register) -> Operation | None:
    found = [operation for operation in block.operations if register in operation.writes]
    return found[0] if len(found) == 1 and register.is_symbolic else None


def step_by(operation: Operation, register: Register) -> int:
    """The number that the operation adds to the register; 0 if it does anything else."""
    operands = operation.operands
    if operation.mnemonic == "ADDK" and isinstance(operands[0], Immediate):
        return operands[0].value
    if operation.mnemonic not in ("ADD", "SUB") or operands[-1] != register:
        return 0
    first, second = operands[:2]
    if first == register and isinstance(second, Immediate):
        return second.value if operation.mnemonic == "ADD" else -second.value
    if second == register and isinstance(first, Immediate) and operation.mnemonic == "ADD":
        return first.value
    return 0
