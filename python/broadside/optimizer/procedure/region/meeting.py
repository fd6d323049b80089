"""Finds the accesses of a region that may meet in a bank."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from itertools import combinations

from broadside.linear.ir import Operation
from broadside.optimizer.machine.banks import Address, Pointers, address_in_any_pass, may_meet
from broadside.optimizer.machine.target import Machine
from broadside.optimizer.model import region as seam
from broadside.optimizer.procedure.region.edges import BLOCK, Placed

Access = tuple[Operation, Address]


def meeting(
    operations: Sequence[seam.Operation], cycles: Sequence[int], machine: Machine
) -> tuple[tuple[int, int], ...]:
    """Pairs of operations that may meet in a bank; without those whose cycles are both fixed.

    Empty if no two of them meet in these `cycles`: then nothing need be moved, and long code has many pairs.
    """
    if not machine.has_banks:
        return ()
    accesses = _accesses(operations, machine)
    together: dict[int, list[Access]] = defaultdict(list)
    for number, access in accesses:
        together[cycles[number]].append(access)
    if not any(may_meet(*pair) for here in together.values() for pair in combinations(here, 2)):
        return ()
    return tuple(
        (one, two)
        for (one, first), (two, second) in combinations(accesses, 2)
        if may_meet(first, second) and any(operations[op].anchor is None for op in (one, two))
    )


def _accesses(operations: Sequence[seam.Operation], machine: Machine) -> list[tuple[int, Access]]:
    """The accesses with their addresses, by the numbers of their operations.

    Prolog and epilog do several passes of a loop; their pointers may have moved in each.
    """
    pointers = Pointers(machine.procedure)
    found: list[tuple[int, Access]] = []
    for number, inside in enumerate(operations):
        if not isinstance(inside.payload, Placed):
            continue
        operation, in_block = inside.payload.operation, inside.payload.part == BLOCK
        if operation.memory is not None:
            address = (
                pointers.address(operation)
                if in_block
                else address_in_any_pass(operation, machine.procedure)
            )
            found.append((number, (operation, address)))
        if in_block:
            pointers.follow(operation)
    return found
