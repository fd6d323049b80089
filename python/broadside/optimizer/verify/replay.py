"""Executes a schedule on symbolic values, cycle by cycle, as the machine would.

A result reaches its register after its delay slots, whatever block is executed then. A predicated operation
tests its predicate when it is issued. If the predicate's value is open, the register holds, after the result
lands, a choice between the result and its old content.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, NoReturn

from broadside.linear.ir import (
    CONTROL_REGISTERS,
    FRAME,
    STATUS,
    Immediate,
    MemoryReference,
    Operation,
    Procedure,
    Register,
    RegisterPair,
)
from broadside.linear.text.operands import offset_bytes
from broadside.optimizer.model.graph import Node
from broadside.optimizer.model.schedule import Issued
from broadside.optimizer.verify.access import (
    Access,
    StackWords,
    Trace,
    address,
    call,
    circular_mode,
    counted_base,
    operand_terms,
    stored_term,
    written_parts,
)
from broadside.optimizer.verify.order.visits import Visits
from broadside.optimizer.verify.packet_rules import VerifyError
from broadside.optimizer.verify.register_files import Guard, RegisterFiles
from broadside.optimizer.verify.values.terms import Term, Terms, Undecided

if TYPE_CHECKING:
    from broadside.optimizer.record.procedure import ScheduledProcedure

_PRESERVED = (*(f"{s}{n}" for s in "AB" for n in range(10, 16)),)  # spru187l 8.3
_BRANCH_DELAY = 6  # cycles from a branch to its target
_WORD = 4


class Replay:
    """The machine of one execution.

    `executed`: collects the operations issued, as (node, position); several executions may share it.
    `longest`: an execution of more cycles counts as endless. `multiplier_write_bits`: the width of .M's write
    port in bits.
    """

    def __init__(
        self,
        scheduled: ScheduledProcedure,
        terms: Terms,
        executed: set[tuple[str, int]],
        longest: int,
        multiplier_write_bits: int | None,
    ) -> None:
        self.scheduled, self.terms = scheduled, terms
        self.executed, self.longest = executed, longest
        self.registers = RegisterFiles(terms, multiplier_write_bits, self._fail)
        self.frame: dict[Hashable, Term] = {}
        self.stack = StackWords(terms)
        self.storing: list[tuple[str, tuple[Term, Hashable], Term, tuple[Term, bool] | None]] = []
        self.trace, self.visits = Trace(), Visits(scheduled.source)
        self.cycle = 0
        self.jumps: dict[int, Node | None] = {}
        self.called: tuple[Node, Operation, Term] | None = None
        self.names = {item.node.name: item.node for item in scheduled.nodes}
        self.packets = [_packets(item.issued, item.length) for item in scheduled.nodes]
        self.places = {item.node: number for number, item in enumerate(scheduled.nodes)}

    def run(self) -> Trace:
        """Executes the schedule from the entry to the return. Raises VerifyError if a rule is broken."""
        nodes = self.scheduled.nodes
        position, offset, before = 0, 0, None
        while self.cycle < self.longest:
            self.registers.land(self.cycle)
            if self.cycle in self.jumps:
                target = self.jumps.pop(self.cycle)
                if target is None:
                    return self._finish()
                if self.called is not None:
                    self._call(*self.called)
                position, offset = self.places[target], 0
            while position < len(nodes) and offset == nodes[position].length:
                position, offset = position + 1, 0
            if position == len(nodes):
                return self._fall_off()
            if offset == 0:
                self.visits.replay(before, nodes[position].node)
                before = nodes[position].node
            self._issue(nodes[position].node, self.packets[position][offset])
            offset += 1
            self.cycle += 1
        self._fail(f"no end after {self.longest} cycles")

    def _fail(self, cause: str) -> NoReturn:
        raise VerifyError(f"{self.scheduled.procedure.name}: cycle {self.cycle}: {cause}")

    def _fall_off(self) -> Trace:
        """Ends the execution after the last node; only the code of a `.proc` may end there."""
        if self.scheduled.procedure.callable_from_c:
            self._fail("the code ends without a return")
        return self._finish()

    def _issue(self, node: Node, packet: list[tuple[int, Issued]]) -> None:
        for number, item in packet:
            self.executed.add((node.name, number))
            self.registers.take_write_port(item, self.cycle)
            if item.operation.is_branch:
                self._branch(node, item)
            elif self._is_off(item):
                continue
            elif item.operation.memory is not None:
                self._access(node, item, item.operation.memory)
            else:
                self._compute(item)
        for store in self.storing:  # loads of a packet see the memory before its stores
            self.stack.store(*store)
        self.storing = []

    def _guard(self, item: Issued) -> Guard:
        predicate = item.operation.predicate
        if predicate is None:
            return None
        return self.terms.guard(self.registers.read(item.predicate), predicate.negated)

    def _is_off(self, item: Issued) -> bool:
        """Whether the predicate of an operation is known not to hold on this way."""
        predicate = item.operation.predicate
        if predicate is None:
            return False
        return self.terms.is_off(self.registers.read(item.predicate), predicate.negated)

    def _reading(self, item: Issued) -> dict[Register, Term]:
        """The terms of the registers that an operation reads, for the case that its predicate holds."""
        guard = self._guard(item)
        read = {register: self.registers.read(name) for register, name in item.reads.items()}
        read |= {r: self.registers.read(r.name) for r in item.operation.reads if r.is_control}
        return {register: self.terms.under(guard, term) for register, term in read.items()}

    def _compute(self, item: Issued) -> None:
        operation = item.operation
        base = counted_base(operation)
        circular = None
        if base is not None:
            circular = circular_mode(self.terms, item.reads[base], self.registers.read("AMR"))
        sources = operand_terms(self.terms, operation, self._reading(item), circular)
        for register, part in written_parts(operation.operands[-1]).items():
            name = register.name if register.is_control else item.writes[register]
            new = self.terms.compute(operation, sources, *part)
            delay = item.choice.fit.instruction.delay_slots
            self.registers.write(name, new, self.cycle + delay + 1, self._guard(item))
        if "saturates" in operation.flags and STATUS in operation.writes:
            lands = self.cycle + delay + 2  # one cycle after the result
            self.registers.set_bit(STATUS.name, new, lands, self._guard(item))

    def _access(self, node: Node, item: Issued, memory: MemoryReference) -> None:
        operation = item.operation
        guard = self._guard(item)
        read = self._reading(item)
        base_name = item.reads[memory.base]
        offset = read[memory.offset] if isinstance(memory.offset, Register) else None
        root, distance, moved = address(
            self.terms, memory, offset_bytes(operation), read[memory.base], offset
        )
        if memory.mode.updates_base:
            self.registers.write(item.writes[memory.base], moved, self.cycle + 1, guard)
        if memory.name == FRAME:
            self._frame_access(item, root, distance)
            return
        circular = circular_mode(self.terms, base_name, self.registers.read("AMR"))
        data = stored_term(operation.operands[0], read, self.terms) if operation.is_store else None
        vain = len(node.successors) > 1 and not node.is_loop
        visit = self.visits.of(node, item)
        access = Access(operation, root, distance, circular, data, guard, self.cycle, visit, vain)
        self.trace.accesses.append(access)
        if data is not None:
            self.storing.append((operation.mnemonic, (root, distance), data, guard))
        if operation.is_load:
            waiting = self.stack.load(operation.mnemonic, (root, distance))
            for register, part in written_parts(operation.operands[1]).items():
                loaded = self.terms.make(operation.mnemonic, root, distance, circular, *part)
                self._land_load(item, register, loaded if waiting is None else waiting)

    def _land_load(self, item: Issued, target: Register, loaded: Term) -> None:
        delay = item.choice.fit.instruction.delay_slots
        self.registers.write(item.writes[target], loaded, self.cycle + delay + 1, self._guard(item))

    def _frame_access(self, item: Issued, root: Term, distance: Hashable) -> None:
        """Executes an access to a frame word of the optimizer, which must not be a word of the source."""
        operation = item.operation
        assert operation.memory is not None
        slot = operation.memory.offset
        own = self.scheduled.source.frame_words
        if isinstance(slot, Immediate) and slot.value <= own:
            self._fail(f"frame word {slot.value} is the source's own")
        lowest = _WORD * (own + 1) - self.scheduled.frame_bytes
        within = isinstance(distance, int) and lowest <= distance <= 0
        if root != self.terms.make("entry", "B15") or not within:
            self._fail(f"{operation.source}: not a word of the stack frame")
        if self._guard(item) is not None or operation.mnemonic not in ("STW", "LDW"):
            self._fail(f"{operation.source}: not a whole word of the stack frame")
        if operation.is_store:
            source = operation.operands[0]
            assert isinstance(source, Register)
            self.frame[distance] = self.registers.read(item.reads[source])
        elif distance in self.frame:
            target = operation.operands[1]
            assert isinstance(target, Register)
            self._land_load(item, target, self.frame[distance])
        else:
            self._fail("a frame word is read before it is written")

    def _branch(self, node: Node, item: Issued) -> None:
        predicate = item.operation.predicate
        if (
            predicate is not None
            and self._holds(self.registers.read(item.predicate)) == predicate.negated
        ):
            return
        label, lands = item.operation.target, self.cycle + _BRANCH_DELAY
        if lands in self.jumps:
            self._fail("two branches are taken at once")
        if "call" in item.operation.flags:
            self._begin_call(node, item, lands)
            return
        if label is None:
            source = item.operation.operands[0]
            assert isinstance(source, Register)
            if self.registers.read(item.reads[source]) != self.terms.make("entry", "B3"):
                self._fail("the return goes to a wrong address")
            self.jumps[lands] = None
            return
        ends = node.branch is not None and label == node.branch.target
        target = node.target if ends else self.names.get(label)
        if target is None or target not in self.places:
            self._fail(f"a branch to {label}, which is not in the schedule")
        self.jumps[lands] = target

    def _begin_call(self, node: Node, item: Issued, lands: int) -> None:
        """Begins a call. Its branch leads to the function, which returns to the next node."""
        target = item.operation.operands[0]
        function = self.terms.make("symbol", str(target))
        if isinstance(target, Register):
            function = self.registers.read(item.reads[target])
        if self.jumps or self.called is not None or node.next is None:
            self._fail("a branch is on its way where a function is called")
        self.jumps[lands] = node.next
        self.called = node, item.operation, function

    def _call(self, node: Node, operation: Operation, function: Term) -> None:
        """Runs a function. Then the registers that it may change are unknown. It returns to B3."""
        self.called = None
        self.registers.set_late_bits()
        if self.registers.late or self.jumps:
            self._fail("something is still on its way where a function is called")
        assert node.next is not None
        label = self.terms.make("symbol", f"{self.scheduled.procedure.name}${node.next.name}")
        behind = self.terms.make("MVKH", "", label, self.terms.make("MVKL", "", label))
        if self.registers.read("B3") != behind:
            self._fail("a function returns to a wrong address")
        stack = self.terms.plus(self.terms.make("entry", "B15"), -self.scheduled.frame_bytes)
        if self.registers.read("B15") != stack:
            self._fail("a function is called with a wrong stack pointer")
        passed = {r.name: self.registers.read(r.name) for r in node.passes if r.name != "B3"}
        self.registers.held |= call(self.trace, self.terms, operation, function, passed, self.cycle)
        self.stack.words.clear()
        self.cycle += 1

    def _holds(self, term: Term) -> bool:
        try:
            return self.terms.holds(term)
        except Undecided:
            self._fail("a branch on a value that the source never tests")

    def _finish(self) -> Trace:
        """Checks the state at the return, and returns the trace.

        A result on its way at the end is an error, because it would land in a register of the caller.
        """
        self.registers.set_late_bits()
        if self.registers.late:
            self._fail(
                f"results for {', '.join(self.registers.late)} are still on their way at the end"
            )
        if self.jumps:
            self._fail("a branch is still on its way at the end")
        procedure = self.scheduled.procedure
        if procedure.callable_from_c:
            for register in _PRESERVED:
                if self.registers.read(register) != self.terms.make("entry", register):
                    self._fail(f"{register} is not preserved")
        self.trace.result = self._result(procedure)
        self.trace.controls = {
            name: term for name, term in self.registers.held.items() if name in CONTROL_REGISTERS
        }
        return self.trace

    def _result(self, procedure: Procedure) -> tuple[Term, ...] | None:
        """The terms of the returned values; both words of a pair if some return of the source has a pair."""
        leaves = [o for o in procedure.operations if o.leaves and o.operands]
        if not leaves:
            return None
        if not procedure.callable_from_c:
            return tuple(self.registers.read(r.name) for r in leaves[-1].reads)
        wide = any(isinstance(leave.operands[0], RegisterPair) for leave in leaves)
        return tuple(self.registers.read(r) for r in (("A4", "A5") if wide else ("A4",)))


def _packets(issued: list[Issued], length: int) -> list[list[tuple[int, Issued]]]:
    """The operations of each cycle, with their positions in the list."""
    found: list[list[tuple[int, Issued]]] = [[] for _ in range(length)]
    for number, item in enumerate(issued):
        found[item.cycle].append((number, item))
    return found
