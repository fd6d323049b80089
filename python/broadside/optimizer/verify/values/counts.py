"""Constants that the verifier treats as unknown, because a loop counts them.

The verifier cannot follow a loop through 300,000 passes, and does not need to: a schedule is right for every
count if it is right for a few short and long ones. So the verifier replaces a large constant in a register
that a loop counts or compares: it adds an unknown number to the constant, and chooses that number so that the
loop runs a few passes. A schedule may load a smaller constant there and count less often; the same unknown
number is then added to the smaller constant.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from broadside.linear.ir import Immediate, Location, Operation, Procedure, Register, Trip
from broadside.linear.procedure.loop_ends import step_by

Place = tuple[Location, str, str]
"""(location, mnemonic, register written) of an operation.

One line of the source may give two operations, and operations that the optimizer inserts have the location of
a line, too. The name of a register that the optimizer made (`loop$least`, `n$1`) ends before its `$`.
"""

MANY = 64  # the least constant that is treated as unknown
_STACK = Register("B15")
_SETS = ("MVK", "MVKL", "MVKH")


def place_of(operation: Operation) -> Place:
    """The place of an operation; operations of source and schedule are matched by it."""
    written = next((register.name for register in operation.writes), "")
    return operation.location, operation.mnemonic, written.split("$")[0]


def open_counts(procedure: Procedure, many: int = MANY) -> frozenset[Place]:
    """The operations whose constant is treated as unknown, because it is `many` or more.

    If two operations load the halves of a constant, it is the one with the upper half.
    """
    using: dict[Register, list[Operation]] = defaultdict(list)
    for operation in procedure.operations:
        for register in {*operation.reads, *operation.writes}:
            using[register].append(operation)
    found: set[Place] = set()
    for register, operations in using.items():
        if register.is_symbolic and _is_count(operations, register):
            found.update(_setting([o for o in operations if register in o.writes], many))
    return frozenset(found)


def least_walked(trip: Trip, many: int = MANY) -> int:
    """The fewest passes that the verifier walks of a loop whose `.trip` promises more than `many`."""
    spare = max(0, trip.minimum - many)
    return trip.minimum - spare // trip.factor * trip.factor


def _is_count(operations: Sequence[Operation], register: Register) -> bool:
    """Whether only constants and steps write a register, and no addressing mode or stack access reads it."""
    if any(operation.mnemonic == "MVC" or _indexes_stack(operation) for operation in operations):
        return False
    writing = [operation for operation in operations if register in operation.writes]
    steps = [operation for operation in writing if step_by(operation, register)]
    compares = any(o.mnemonic.startswith("CMP") and register in o.operands for o in operations)
    rest = [operation for operation in writing if operation not in steps]
    return bool(steps or compares) and all(_sets(operation) for operation in rest)


def _indexes_stack(operation: Operation) -> bool:
    memory = operation.memory
    return memory is not None and memory.base == _STACK and isinstance(memory.offset, Register)


def _sets(operation: Operation) -> bool:
    return operation.mnemonic in _SETS and operation.predicate is None


def _setting(operations: Sequence[Operation], many: int) -> list[Place]:
    """The operations that complete a large constant; if it is loaded in halves, those of the upper half."""
    sets = [operation for operation in operations if operation.mnemonic in _SETS]
    halves = any(operation.mnemonic == "MVKH" for operation in sets)
    return [
        place_of(o) for o in sets if _is_large(o, many) and (not halves or o.mnemonic == "MVKH")
    ]


def _is_large(operation: Operation, many: int) -> bool:
    value = operation.operands[0]
    return isinstance(value, Immediate) and not 0 <= value.value < many
