"""Loops that end when a register, which changes by one in each pass, reaches a fixed bound."""

from __future__ import annotations

from dataclasses import dataclass, replace

from broadside.linear.ir import Block, Immediate, Operation, Predicate, Register

_LESS, _GREATER = ("CMPLT", "CMPLTU"), ("CMPGT", "CMPGTU")
_EQUAL = "CMPEQ"
_MOST_TAKEN = 16  # the largest step of one SUB, which adds a constant of five bits

OPPOSITE = dict(zip((*_LESS, *_GREATER), (*_GREATER, *_LESS), strict=True))
"""For each comparison, the one that holds if the first does not hold and the operands differ."""


@dataclass(frozen=True)
class Comparison:
    """The end of a loop: `operation` compares `moving`, which changes by `step`, with `bound`.

    `late`: the comparison comes after the step. `beyond`: the loop also continues if both are equal.
    `or_equal`: a second comparison turns "less" into "less or equal".
    """

    operation: Operation
    moving: Register
    bound: Register | Immediate
    step: int
    late: bool
    beyond: bool
    or_equal: bool = False


def comparison(block: Block) -> Comparison | None:
    """The comparison that ends a loop of one block. None if the loop ends in another way."""
    last = block.terminator
    if not block.is_loop or last is None or last.predicate is None:
        return None
    tested = last.predicate
    compares = _only_writer(block, tested.register)
    or_equal = compares is None
    if compares is None:
        compares = _less_or_equal(block, tested.register)
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
            return replace(found, or_equal=or_equal, beyond=tested.negated != or_equal)
    return None


def several_steps(block: Block) -> int:
    """The sum of the steps by which each pass decreases the tested register.

    0 unless two or more operations decrease it by constants and no other operation writes it. A loop with
    several steps, such as `SUB n, 1, n` twice, ends like a loop with one step of their sum.
    """
    last = block.terminator
    if not block.is_loop or last is None or last.predicate is None or last.predicate.negated:
        return 0
    tested = last.predicate.register
    writers = [operation for operation in block.operations if tested in operation.writes]
    steps = [0 if o.predicate is not None else -step_by(o, tested) for o in writers]
    together = sum(steps) if len(steps) > 1 and all(steps) else 0
    return together if 0 < together <= _MOST_TAKEN else 0


def _less_or_equal(block: Block, tested: Register) -> Operation | None:
    """The first operation of the pair `CMPLT x, y, c` and `[!c] CMPEQ x, y, c`, or None."""
    places = [n for n, operation in enumerate(block.operations) if tested in operation.writes]
    if len(places) != 2:
        return None
    first, second = (block.operations[place] for place in places)
    same = set(first.operands[:2]) == set(second.operands[:2])
    if second.mnemonic != _EQUAL or second.predicate != Predicate(tested, negated=True) or not same:
        return None
    between = block.operations[places[0] : places[1]]
    written = {register for operation in between for register in operation.writes}
    return None if written & {*first.operands[:2]} else first


def step_of(block: Block, register: Register) -> int:
    """The constant that a pass of a loop adds to a register. 0 unless a single operation adds one."""
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
    return found[0] if len(found) == 1 else None


def step_by(operation: Operation, register: Register) -> int:
    """The constant that the operation adds to the register. 0 if it does anything else."""
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
