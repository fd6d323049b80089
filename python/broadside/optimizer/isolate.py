"""Moves at the ends of a block, where the registers of its seams cannot serve inside it."""

from __future__ import annotations

from collections.abc import Sequence

from broadside.linear.dependence import Kind, dependence_graph
from broadside.linear.ir import Location, Operation, Register
from broadside.optimizer.body import Machine, predicate_values
from broadside.optimizer.mapping import Mapping
from broadside.optimizer.synthetic import move
from broadside.optimizer.values import ValueGraph, value_graph


def isolate(
    operations: Sequence[Operation],
    before: Mapping,
    after: Mapping,
    live_out: frozenset[Register],
    machine: Machine,
    location: Location,
) -> list[Operation]:
    """`operations` with moves added, so that each value can be where it must be.

    A variable is moved when it enters in one register and leaves, unchanged, in another; when a
    predicate tests it and its register cannot be a predicate; when the other half of its pair is
    not beside it; and when its register is to take another value while it is still needed.
    """
    found = list(operations)
    for register in _needs_entry_move(found, before, after, live_out, machine):
        found.insert(0, move(register, register, location, f"move {register}"))
    for register in _needs_exit_move(found, before, after, live_out, machine):
        # behind the branch, which may test the value that is moved
        found.append(move(register, register, location, f"move {register}"))
    return found


def _needs_entry_move(
    operations: Sequence[Operation],
    before: Mapping,
    after: Mapping,
    live_out: frozenset[Register],
    machine: Machine,
) -> list[Register]:
    graph = value_graph(operations, loop=False, live_out=live_out)
    predicates = predicate_values(operations, graph)
    reached = _Reach(operations, machine)
    return [
        register
        for register, value in sorted(graph.entry.items())
        if register in before
        and register.is_symbolic
        and (
            (value in predicates and before[register] not in machine.predicates)
            or machine.would_be_circular(register, before[register])
            or machine.torn(register, before)
            or _is_overtaken(register, value, graph, before, after, reached)
        )
    ]


def _is_overtaken(
    register: Register,
    value: int,
    graph: ValueGraph,
    before: Mapping,
    after: Mapping,
    reached: _Reach,
) -> bool:
    """Whether the variable's register takes another value before the variable's last read."""
    home = before[register]
    rivals = {number for r, number in graph.exit.items() if after.get(r, r.name) == home}
    rivals |= {number for (_, r), number in graph.writes.items() if r.name == home}
    writers = {p for (p, _), number in graph.writes.items() if number in rivals - {value}}
    readers = {p for (p, _), number in graph.reads.items() if number == value}
    return any(reached.follows(reader, writer) for reader in readers for writer in writers)


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


class _Reach:
    """Which operations wait, directly or not, for the result of which."""

    def __init__(self, operations: Sequence[Operation], machine: Machine) -> None:
        edges = dependence_graph(operations, machine.procedure, loop=False, renaming=True)
        self._after: list[set[int]] = [set() for _ in operations]
        for edge in edges:
            if edge.kind is not Kind.MEMORY:
                self._after[edge.source].add(edge.target)
        for position in reversed(range(len(operations))):
            for target in list(self._after[position]):
                self._after[position] |= self._after[target]

    def follows(self, later: int, earlier: int) -> bool:
        return later in self._after[earlier]
