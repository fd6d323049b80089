"""Counts of loops that the check takes for open, though the source says them.

A loop of 300,000 passes would be followed for minutes, and no pass says more than the first and last few. So
a large constant in a register that a loop counts or compares is treated as an argument is: the check chooses
a few counts, and the schedule must be right for each. A schedule may bring another constant there, and count
less often: so what is open is what comes on top of the constant.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from broadside.linear.ir import Immediate, Location, Operation, Procedure, Register, Trip

Place = tuple[Location, str]
"""Where an operation stands and its mnemonic: one line may stand for two of them."""

MANY = 64  # passes that are walked one by one; a count from here on is open
_STACK = Register("B15")
_SETS = ("MVK", "MVKL", "MVKH")
_STEPS = ("ADD", "SUB", "ADDK")


def place_of(operation: Operation) -> Place:
    return operation.location, operation.mnemonic


def open_counts(procedure: Procedure) -> frozenset[Place]:
    """The operations that bring the last part of a constant into a register that counts or is compared."""
    using: dict[Register, list[Operation]] = defaultdict(list)
    for operation in procedure.operations:
        for register in {*operation.reads, *operation.writes}:
            using[register].append(operation)
    found: set[Place] = set()
    for register, operations in using.items():
        if register.is_symbolic and _is_count(operations, register):
            found.update(_setting(operations))
    return frozenset(found)


def least_walked(trip: Trip) -> int:
    """The least count that the check chooses where `.trip` promises more than many passes."""
    spare = max(0, trip.minimum - MANY)
    return trip.minimum - spare // trip.factor * trip.factor


def _is_count(operations: Sequence[Operation], register: Register) -> bool:
    """Whether constants and steps alone write a register, and no mode and no stack word depends on it."""
    if any(operation.mnemonic == "MVC" or _indexes_stack(operation) for operation in operations):
        return False
    writing = [operation for operation in operations if register in operation.writes]
    steps = [operation for operation in writing if _is_step(operation, register)]
    compares = any(o.mnemonic.startswith("CMP") and register in o.operands for o in operations)
    rest = [operation for operation in writing if operation not in steps]
    return bool(steps or compares) and all(_sets(operation) for operation in rest)


def _indexes_stack(operation: Operation) -> bool:
    memory = operation.memory
    return memory is not None and memory.base == _STACK and isinstance(memory.offset, Register)


def _is_step(operation: Operation, register: Register) -> bool:
    by_constant = any(isinstance(operand, Immediate) for operand in operation.operands)
    return operation.mnemonic in _STEPS and by_constant and register in operation.operands[:2]


def _sets(operation: Operation) -> bool:
    return operation.mnemonic in _SETS and operation.predicate is None


def _setting(operations: Sequence[Operation]) -> list[Place]:
    """The operations that complete a large constant: where it comes in halves, those of the upper one."""
    sets = [operation for operation in operations if operation.mnemonic in _SETS]
    halves = any(operation.mnemonic == "MVKH" for operation in sets)
    return [place_of(o) for o in sets if _is_large(o) and (not halves or o.mnemonic == "MVKH")]


def _is_large(operation: Operation) -> bool:
    value = operation.operands[0]
    return isinstance(value, Immediate) and not 0 <= value.value < MANY
