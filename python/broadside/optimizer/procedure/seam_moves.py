"""Moves at both ends of a block, for variables whose registers at the seams do not fit inside the block.

A seam is a place between two nodes where each variable has one agreed register (`seams.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from graphlib import CycleError, TopologicalSorter
from itertools import pairwise

from broadside.linear.dependence import Kind, dependence_graph
from broadside.linear.ir import Location, Operation, Register
from broadside.optimizer.loops.body import predicate_values
from broadside.optimizer.machine.target import Machine
from broadside.optimizer.model.inserted import move
from broadside.optimizer.model.values import ValueGraph, value_graph
from broadside.optimizer.procedure.seams import Mapping


def isolate(
    operations: Sequence[Operation],
    before: Mapping,
    after: Mapping,
    live_out: frozenset[Register],
    machine: Machine,
    location: Location,
    *,
    thorough: bool,
) -> list[Operation]:
    """`operations` with moves added, so that each value can be in the register that it needs.

    A variable is moved if one of these holds: it enters in one register and leaves unchanged in another; a
    predicate tests it and its register cannot be a predicate; the other half of its pair is not beside it;
    its register takes another value while the variable is still needed.

    With `thorough`, every variable that the operations read or write enters and leaves through a move.
    """
    found = list(operations)
    if thorough:
        entering, leaving = _touched(found, before, after, live_out)
    else:
        entering = _needs_entry_move(found, before, after, live_out, machine)
    for register in entering:
        found.insert(0, move(register, register, location, f"move {register}"))
    if not thorough:
        leaving = _needs_exit_move(found, before, after, live_out, machine)
    for register in leaving:
        # after the branch, because the branch may test the value that is moved
        found.append(move(register, register, location, f"move {register}"))
    return found


def _touched(
    operations: Sequence[Operation], before: Mapping, after: Mapping, live_out: frozenset[Register]
) -> tuple[list[Register], list[Register]]:
    """The variables to move at the entry, and those to move at the exit.

    A variable is moved at the entry if the operations use it, at the exit if they write it. A variable that
    leaves unchanged is moved at both ends in two cases: it leaves in another register (two variables may
    exchange registers), or the source itself writes its register here.
    """
    graph = value_graph(operations, loop=False, live_out=live_out)
    used = {*graph.reads.values(), *graph.writes.values()}
    written = set(graph.writes.values())
    taken = {r.name for operation in operations for r in operation.writes if r.is_machine}
    shifted = {
        r for r in graph.entry if r in after and (before.get(r) != after[r] or after[r] in taken)
    }
    entering = [
        register
        for register, value in sorted(graph.entry.items())
        if register.is_symbolic and register in before and (value in used or register in shifted)
    ]
    leaving = [
        register
        for register, value in sorted(graph.exit.items())
        if register.is_symbolic and register in after and (value in written or register in entering)
    ]
    return entering, leaving


def _needs_entry_move(
    operations: Sequence[Operation],
    before: Mapping,
    after: Mapping,
    live_out: frozenset[Register],
    machine: Machine,
) -> list[Register]:
    graph = value_graph(operations, loop=False, live_out=live_out)
    predicates = predicate_values(operations, graph)
    entering = {
        register: value
        for register, value in sorted(graph.entry.items())
        if register in before and register.is_symbolic
    }
    moved = [
        register
        for register, value in entering.items()
        if (value in predicates and before[register] not in machine.predicates)
        or machine.would_be_circular(register, before[register])
        or machine.torn(register, before)
    ]
    waits = {
        register: _waits(register, value, graph, before, after)
        for register, value in entering.items()
        if register not in moved
    }
    return [*moved, *_overtaken(operations, machine, waits)]


def _waits(
    register: Register, value: int, graph: ValueGraph, before: Mapping, after: Mapping
) -> set[tuple[int, int]]:
    """Pairs (reader of the variable, operation that gives its register another value).

    In each pair the reader must come first.
    """
    home = before[register]
    rivals = {number for r, number in graph.exit.items() if after.get(r, r.name) == home}
    rivals |= {number for (_, r), number in graph.writes.items() if r.name == home}
    writers = {p for (p, _), number in graph.writes.items() if number in rivals - {value}}
    readers = {p for (p, _), number in graph.reads.items() if number == value}
    return {(reader, writer) for reader in readers for writer in writers if reader != writer}


def _overtaken(
    operations: Sequence[Operation],
    machine: Machine,
    waits: dict[Register, set[tuple[int, int]]],
) -> list[Register]:
    """Variables to move because their registers take another value before their last reads.

    The dependences and the pairs of `waits` may form a cycle, through one variable or several. Then no order
    satisfies all, and a variable on the cycle must be moved.
    """
    edges = {
        (edge.source, edge.target)
        for edge in dependence_graph(operations, machine.procedure, loop=False, renaming=True)
        if edge.kind is not Kind.MEMORY
    }
    overtaken: list[Register] = []
    while True:
        left = {r: pairs for r, pairs in waits.items() if r not in overtaken}
        cycle = _cycle(edges.union(*left.values()))
        blamed = [r for r, pairs in left.items() if pairs & cycle]
        if not blamed:
            return overtaken
        overtaken.append(blamed[0])


def _cycle(edges: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """The edges of some cycle, if there is one."""
    sorter: TopologicalSorter[int] = TopologicalSorter()
    for source, target in sorted(edges):
        sorter.add(target, source)
    try:
        sorter.prepare()
    except CycleError as error:
        return set(pairwise(error.args[1]))  # each operation comes before the one that waits for it
    return set()


def _needs_exit_move(
    operations: Sequence[Operation],
    before: Mapping,
    after: Mapping,
    live_out: frozenset[Register],
    machine: Machine,
) -> list[Register]:
    graph = value_graph(operations, loop=False, live_out=live_out)
    predicates = predicate_values(operations, graph)
    return [
        register
        for register, value in sorted(graph.exit.items())
        if register in after
        and register.is_symbolic
        and (
            (graph.entry.get(register) == value and before.get(register) != after[register])
            or (value in predicates and after[register] not in machine.predicates)
            or machine.torn(register, after)
        )
    ]
