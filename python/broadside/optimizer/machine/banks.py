"""Finds pairs of memory accesses that may meet in a bank of the C6201's data memory.

The memory has four banks of 16 bits, so the address modulo 8 decides the bank. Accesses to different blocks
of the memory never meet, nor do accesses whose addresses are known to be in different banks (spru190d 2.4).
The eight banks of the C64x's cache are not modelled; no accesses are kept apart for them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from broadside.linear.dependence import byte_offset, pointer_fact
from broadside.linear.ir import Operation, Procedure
from broadside.linear.text.operands import access_bytes, offset_bytes

PERIOD = 8  # bytes after which the banks repeat
BANK = 2  # bytes


def may_conflict(
    operations: Sequence[Operation], procedure: Procedure
) -> Iterator[tuple[int, int]]:
    """Pairs of positions whose accesses may meet in a bank, in the same or in different iterations."""
    accesses = [i for i, operation in enumerate(operations) if operation.memory is not None]
    for first, second in combinations(accesses, 2):
        if not _apart(operations, first, second, procedure):
            yield first, second


def _apart(operations: Sequence[Operation], first: int, second: int, procedure: Procedure) -> bool:
    one, two = operations[first], operations[second]
    assert one.memory is not None and two.memory is not None
    fact_one, fact_two = pointer_fact(one, procedure), pointer_fact(two, procedure)
    if fact_one is not None and fact_two is not None:
        if {fact_one.base[:5], fact_two.base[:5]} == {"data0", "data1"}:
            return True
        if fact_one.base != fact_two.base or fact_one.stride != fact_two.stride:
            return False
        if fact_one.stride % PERIOD:
            return False
        return _banks_differ(one, two, fact_two.offset - fact_one.offset)
    if one.memory.base == two.memory.base and _steady(operations, first):
        return _banks_differ(one, two, 0)
    return False


def _steady(operations: Sequence[Operation], position: int) -> bool:
    """Whether the base register of an access never changes, or only by multiples of the period."""
    memory = operations[position].memory
    assert memory is not None
    for operation in operations:
        if memory.base in operation.writes and not _step_is_period(operation):
            return False
    return True


def _step_is_period(operation: Operation) -> bool:
    memory = operation.memory
    if memory is None or not memory.mode.updates_base:
        return False
    step = getattr(memory.offset, "value", None)
    return step is not None and step * offset_bytes(operation) % PERIOD == 0


def _banks_differ(one: Operation, two: Operation, shift: int) -> bool:
    """Whether two accesses share no bank if the second base is `shift` bytes above the first."""
    first, second = byte_offset(one), byte_offset(two)
    if first is None or second is None:
        return False
    return not _banks(first, one).intersection(_banks(second + shift, two))


def _banks(offset: int, operation: Operation) -> set[int]:
    size = access_bytes(operation.mnemonic)
    return {byte % PERIOD // BANK for byte in range(offset, offset + size)}
