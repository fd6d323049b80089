"""Builds the region of a node: its own operations, the epilog before and the prolog after them.

Usually the cycles, forms and registers of prolog and epilog are fixed, and the scheduler places the rest. If
they are `loose`, only their sides are fixed, with two exceptions: a value that enters or leaves the kernel
keeps its register, and an operation whose result lands in the kernel keeps its cycle.

Values that share a fixed register get edges in the order epilog, block, prolog. A schedule that keeps these
edges never has two of the values in the register at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from broadside.facts.cpu import BRANCH_LATENCY, cross_path_wait
from broadside.linear.dependence import dependence_graph
from broadside.linear.ir import LinearError, Operation, Register
from broadside.optimizer.loops.body import form, halves_read, pair_values, predicate_values
from broadside.optimizer.loops.pipelined import Instance, PipelinedLoop
from broadside.optimizer.machine.banks import may_conflict
from broadside.optimizer.machine.forms import choices, no_choice
from broadside.optimizer.machine.target import Machine
from broadside.optimizer.model import region as seam
from broadside.optimizer.model.graph import Node
from broadside.optimizer.model.inserted import move
from broadside.optimizer.model.values import value_graph
from broadside.optimizer.procedure.region import timing
from broadside.optimizer.procedure.region.edges import (
    BLOCK,
    EPILOG,
    PROLOG,
    PartEdges,
    Placed,
    part_of,
)
from broadside.optimizer.procedure.region.landings import unread_landing

_ENTERS, _MACHINE, _LEAVES, _LATE = 0, 1, 2, 3  # order of values that share a fixed register


@dataclass
class Surroundings:
    """The surroundings of a node: registers at its seams, and the pipelined loops before and after it."""

    before: dict[Register, str]
    after: dict[Register, str]
    live_out: frozenset[Register]
    previous: PipelinedLoop | None
    following: PipelinedLoop | None
    leaves_to_other: frozenset[Register]  # live on the node's way to code other than `following`


class RegionBuilder:
    """Collects values, operations and edges of one region, which it can build once."""

    def __init__(
        self,
        node: Node,
        operations: list[Operation],
        around: Surroundings,
        machine: Machine,
        loose: bool = False,
    ) -> None:
        self.node, self.block, self.around, self.machine = node, operations, around, machine
        self.loose = loose
        self.usable = frozenset[str]()
        self.values: list[seam.Value] = []
        self.order: dict[int, int] = {}  # rank of values with a fixed register: _ENTERS ... _LATE
        self.operations: list[seam.Operation] = []
        self.edges: list[seam.Edge] = []
        self.instances: dict[
            tuple[int, int, int], int
        ] = {}  # (part, loop value, iteration) -> value
        self.entry: dict[Register, int] = {}
        self.graph = value_graph(operations, loop=False, live_out=around.live_out)
        self.block_values: dict[int, int] = {}
        self.predicates = predicate_values(operations, self.graph)

    def build(self, registers: tuple[str, ...], cheap: tuple[str, ...]) -> seam.Region:
        """The region. Besides registers that are fixed already, it may use only `registers`.

        `cheap`: the registers that need not be saved, or are saved anyway. Raises LinearError if an operation
        has no form or a variable may be read before it is written.
        """
        assert not self.values and not self.operations, "a second region from one builder"
        self.usable = frozenset(registers)
        self._enter()
        if self.around.previous is not None:
            self._add_instances(self.around.previous, EPILOG)
        self._add_block()
        if self.around.following is not None:
            self._add_instances(self.around.following, PROLOG)
            self._add_prolog_control(self.around.following)
        self._leave()
        self.operations = [self._merging(operation) for operation in self.operations]
        landing = unread_landing(self.operations, self.values)
        if landing:
            self.values[self._value("landing", ())].ready = landing
        parts = PartEdges(self.operations, self.values, self.order, self.loose)
        self.edges += parts.all(self.machine.procedure)
        for value in self.values:
            value.copies = self.machine.allowed_for_copies(Register(value.name))
        copy = move(Register("from$"), Register("to$"), self.machine.procedure.location, "copy")
        return seam.Region(
            operations=self.operations,
            values=self.values,
            edges=list(dict.fromkeys(self.edges)),
            registers=registers,
            copy_forms=tuple(
                form(c) for c in choices(copy, self.machine.table, self.machine.procedure)
            ),
            name=self.node.name,
            pairs=self._pairs(),
            apart=self._apart(),
            cross_wait=bool(cross_path_wait(self.machine.table.isa)),
            cheap=cheap,
            taken=tuple(self._taken()),
        )

    def _merging(self, operation: seam.Operation) -> seam.Operation:
        """The operation, which under its predicate may write a value that the kernel before still writes."""
        if operation.predicate is None or operation.anchor is not None:
            return operation
        merged = tuple(w.value for w in operation.writes if self.values[w.value].ready)
        return replace(operation, merges=merged) if merged else operation

    def _taken(self) -> Iterator[tuple[str, seam.Anchor, int]]:
        """Write ports that the kernels before and after use while results of the region may land."""
        before, behind = self.around.previous, self.around.following
        for port, cycle in before.landings(behind=True) if before is not None else ():
            yield port, seam.Anchor.START, cycle
        for port, cycle in behind.landings(behind=False) if behind is not None else ():
            yield port, seam.Anchor.END, cycle

    def _pairs(self) -> tuple[tuple[int, int], ...]:
        pairs = tuple(
            (self._block_value(high), self._block_value(low))
            for high, low in pair_values(self.block, self.graph)
        )
        for high, low in pairs:
            self._narrow(high, low)
        return pairs

    def _narrow(self, high: int, low: int) -> None:
        """Restricts both halves of a pair to registers beside which the other half may be."""
        one, other = self.values[high], self.values[low]
        below = {f"{r[0]}{int(r[1:]) - 1}": r for r in one.registers if int(r[1:]) % 2}
        lows = tuple(r for r in other.registers if r in below)
        if lows:
            other.registers, one.registers = lows, tuple(below[r] for r in lows)

    def _value(self, name: str, registers: tuple[str, ...], order: int | None = None) -> int:
        self.values.append(seam.Value(name, registers))
        if order is not None:
            self.order[len(self.values) - 1] = order
        return len(self.values) - 1

    def _enter(self) -> None:
        """Adds the variables that are in registers when the region begins.

        Values of the epilog are added when it needs them.
        """
        previous = self.around.previous
        written = frozenset[int]()
        if previous is not None:
            graph = previous.loop.body.graph
            written = frozenset(graph.writes.values())
        for register, home in self.around.before.items():
            value = previous.loop.body.graph.exit.get(register) if previous is not None else None
            if previous is not None and value is not None and value in written:
                last = previous.leaving_iteration(value)
                self.entry[register] = self._instance(previous, EPILOG, value, last)
                continue
            number = self._value(register.name, (home,), _ENTERS)
            self.values[number].ready = 0
            self.entry[register] = number

    def _instance(self, loop: PipelinedLoop, part: int, value: int, iteration: int) -> int:
        """The region's value for one iteration's instance of a loop's value."""
        body = loop.loop.body
        register = body.graph.registers[value]
        if value in body.invariants:
            return self._variable(part, register)
        if value in body.graph.whole:
            iteration = 0
        if part == PROLOG and (iteration < 0 or value in body.graph.whole):
            return self._variable(part, register)
        key = (part, value, iteration)
        if key not in self.instances:
            order = _ENTERS if part == EPILOG else _LATE
            self.instances[key] = self._value(register.name, (loop.register_of(value),), order)
            found = self.values[self.instances[key]]
            if part == EPILOG:
                found.ready, found.held = timing.ready(loop, value, iteration)
            else:
                found.due = timing.due(loop, value, iteration)
            self._loosen_value(loop, value, self.instances[key])
        return self.instances[key]

    def _loosen_value(self, loop: PipelinedLoop, value: int, number: int) -> None:
        """Opens the register of a value that neither comes from the kernel nor goes to it.

        The halves of a pair keep their registers, which are beside each other.
        """
        found, body = self.values[number], loop.loop.body
        if not self.loose or found.ready is not None or found.due is not None:
            return
        paired = any(value in pair for pair in body.region.pairs)
        fixed = paired or value in body.graph.whole or body.graph.registers[value].is_machine
        if not timing.is_moved_base(loop, value) and not fixed:
            tested = any(o.predicate == value for o in body.region.operations)
            allowed = self.machine.allowed(body.graph.registers[value], predicate=tested)
            bound = tested or self.machine.circular
            side = found.registers[0][0]
            found.registers = tuple(r for r in allowed if r[0] == side) if bound else ()
            del self.order[number]

    def _is_loose(self, loop: PipelinedLoop, part: int, instance: Instance) -> bool:
        """Whether an operation of prolog or epilog may be issued in another cycle."""
        inside = loop.loop.body.region.operations[instance.operation]
        whole = loop.loop.body.graph.whole
        if not self.loose or any(write.value in whole for write in inside.writes):
            return False
        if part == EPILOG:
            return not any(
                timing.is_begun(loop, write.value, instance.iteration) for write in inside.writes
            )
        return all(instance.offset + write.delay + 1 <= 0 for write in inside.writes)

    def _variable(self, part: int, register: Register) -> int:
        if part == EPILOG:
            return self.entry[register]
        return self._block_value(self.graph.exit[register])

    def _add_instances(self, loop: PipelinedLoop, part: int) -> None:
        for instance in loop.epilog() if part == EPILOG else loop.prolog():
            self._add_instance(loop, part, instance)
        if part == EPILOG:
            for value, iteration in loop.under_way():
                self._instance(loop, part, value, iteration)

    def _add_instance(self, loop: PipelinedLoop, part: int, instance: Instance) -> None:
        body = loop.loop.body
        inside = body.region.operations[instance.operation]
        step = 1 if part == EPILOG else -1  # iterations count back from the last in the epilog

        def read(value: int) -> int:
            distance = body.region.distances.get((instance.operation, value), 0)
            return self._instance(loop, part, value, instance.iteration + step * distance)

        chosen = inside.forms[loop.schedule.forms[instance.operation]]
        loose = self._is_loose(loop, part, instance)
        sides = chosen.reads, chosen.writes
        forms = [f for f in inside.forms if (f.reads, f.writes) == sides] if loose else [chosen]
        end = seam.Anchor.START if part == EPILOG else seam.Anchor.END
        self.operations.append(
            seam.Operation(
                name=inside.name,
                reads=tuple(read(value) for value in inside.reads),
                writes=tuple(
                    seam.Write(
                        self._instance(loop, part, write.value, instance.iteration), write.delay
                    )
                    for write in inside.writes
                ),
                forms=tuple(forms),
                predicate=read(inside.predicate) if inside.predicate is not None else None,
                anchor=None if loose else end,
                offset=0 if loose else instance.offset,
                payload=Placed(body.operations[instance.operation], part, instance.iteration),
            )
        )

    def _block_value(self, number: int) -> int:
        """The region's value for a value of the block."""
        if number not in self.block_values:
            register = self.graph.registers[number]
            if self.graph.entry.get(register) == number:
                if register not in self.entry:
                    raise LinearError(
                        self.machine.procedure.location,
                        f"{register} may be read in {self.node.name} before it is written",
                    )
                self.block_values[number] = self.entry[register]
            else:
                allowed = self.machine.allowed(register, predicate=number in self.predicates)
                registers = tuple(r for r in allowed if r in self.usable) or allowed
                order = _MACHINE if register.is_machine else None
                self.block_values[number] = self._value(register.name, registers, order)
        return self.block_values[number]

    def _add_block(self) -> None:
        begin = len(self.operations)
        for position, operation in enumerate(self.block):
            self.operations.append(self._block_operation(position, operation))
        edges = dependence_graph(self.block, self.machine.procedure, loop=False, renaming=True)
        self.edges += [seam.Edge(begin + e.source, begin + e.target, e.latency) for e in edges]

    def _apart(self) -> tuple[tuple[int, int], ...]:
        """Pairs of the block's accesses that may meet in a bank; empty for a short block."""
        if len(self.block) < seam.LONG or not self.machine.has_banks:
            return ()
        begin = next(n for n in range(len(self.operations)) if part_of(self.operations[n]) == BLOCK)
        pairs = may_conflict(self.block, self.machine.procedure)
        return tuple((begin + one, begin + two) for one, two in pairs)

    def _block_operation(self, position: int, operation: Operation) -> seam.Operation:
        found = choices(operation, self.machine.table, self.machine.procedure)
        if not found:
            raise no_choice(operation)
        graph = self.graph
        predicate = operation.predicate
        is_branch = operation.is_branch
        return seam.Operation(
            name=operation.mnemonic,
            reads=tuple(self._block_value(graph.reads[position, r]) for r, _ in found[0].reads),
            writes=tuple(
                seam.Write(self._block_value(graph.writes[position, r]), operation.write_delay(r))
                for r, _ in found[0].writes
            ),
            forms=tuple(form(choice) for choice in found),
            predicate=(
                self._block_value(graph.reads[position, predicate.register])
                if predicate is not None
                else None
            ),
            anchor=seam.Anchor.END if is_branch else None,
            offset=-BRANCH_LATENCY if is_branch else 0,
            payload=Placed(operation, BLOCK),
            rematerializable=operation.mnemonic in ("MVK", "ZERO") and predicate is None,
            halves=frozenset(map(self._block_value, halves_read(operation, position, graph))),
        )

    def _add_prolog_control(self, loop: PipelinedLoop) -> None:
        """Adds the branches of a short kernel that the prolog issues.

        They are always taken, or taken by the counter as in the kernel.
        """
        counted = loop.collapse.counted
        for offset in loop.prolog_branches():
            self._add_control(loop, loop.loop.model.branch, offset, counted=counted)
        for offset in loop.prolog_counts():
            self._add_control(loop, loop.loop.counter.decrement, offset, counted=True)

    def _add_control(self, loop: PipelinedLoop, number: int, offset: int, *, counted: bool) -> None:
        source = loop.loop.body.operations[number]
        inside = loop.loop.body.region.operations[number]
        counter = self._variable(PROLOG, loop.loop.counter.register) if counted else -1
        self.operations.append(
            seam.Operation(
                name=inside.name,
                reads=tuple(counter for _ in inside.reads),
                writes=tuple(seam.Write(counter, write.delay) for write in inside.writes),
                forms=(inside.forms[loop.schedule.forms[number]],),
                predicate=counter if counted else None,
                anchor=seam.Anchor.END,
                offset=offset,
                payload=Placed(source if counted else _always(source), PROLOG),
            )
        )

    def _leave(self) -> None:
        """Fixes the registers of variables that leave, and the cycles in which they must be there."""
        for register, number in self.graph.exit.items():
            home = self.around.after.get(register)
            value = self._block_value(number)
            if home is None:
                continue
            if value not in self.order:
                self.values[value].registers = (home,)
                self.order[value] = _LEAVES
            due = self._due_of(register)
            if due is not None:
                self.values[value].due = due

    def _due_of(self, register: Register) -> int | None:
        """First cycle after the region in which a leaving variable is read, or `None` if it is not read."""
        loop = self.around.following
        if loop is None or register in self.around.leaves_to_other:
            return 0
        graph = loop.loop.body.graph
        value = graph.entry.get(register)
        if value is None or value in loop.loop.body.invariants or value in graph.whole:
            return 0
        reads = timing.reads(loop, value, -1)
        return min(reads) if reads else None


def _always(branch: Operation) -> Operation:
    return replace(branch, predicate=None, reads=())
