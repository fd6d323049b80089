"""Schedules a procedure without a search, if a search finds nothing: registers first, then each block alone.

Each variable has one register, or one word of the stack, for the whole procedure. If an operation cannot use
it there, a move next to the operation brings it (`procedure/source/operands.py`). Registers are assigned by
colouring: two variables that are live at once in the control-flow graph get different registers. (The room
`registers/` colours by the cycles of a schedule, which are not known yet here.) A variable without a register
changes its side or goes to the stack. Finally a list places the operations of each block (`blocks.py`). No
result is on its way from one block to the next.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from broadside.facts.isa import InstructionTable
from broadside.linear.ir import LinearError, Operation, Procedure, Register, RegisterPair
from broadside.linear.procedure.conventions import CALLEE_SAVED, argument_homes
from broadside.optimizer.machine.target import (
    RETURN_ADDRESS,
    RETURN_HOME,
    STACK_REGISTERS,
    Machine,
    told,
)
from broadside.optimizer.model.graph import Graph, Node
from broadside.optimizer.model.inserted import (
    STACK_POINTER,
    add_constant,
    move,
    restore,
    return_branch,
    save,
)
from broadside.optimizer.plain.blocks import place
from broadside.optimizer.procedure.flow import build, update_liveness
from broadside.optimizer.procedure.schedule import refuse_unwritten
from broadside.optimizer.procedure.source.calls import keep_return_address, with_branches
from broadside.optimizer.procedure.source.operands import Homes, Legalised, legalise
from broadside.optimizer.record.procedure import ScheduledNode, ScheduledProcedure

_MOST_ROUNDS = 400


def schedule_plainly(
    procedure: Procedure, table: InstructionTable, reason: str
) -> ScheduledProcedure:
    """The schedule without a search; `reason` says why its loops are not pipelined.

    Raises LinearError if registers do not suffice or an operation has no form.
    """
    refuse_unwritten(procedure)
    source, procedure = procedure, with_branches(procedure)
    homes = Homes(dict(procedure.sides), procedure.frame_words)
    for _ in range(_MOST_ROUNDS):
        trial = _Trial(procedure, table, homes)
        failed = trial.colour()
        if not failed:
            return replace(trial.schedule(reason), source=source)
        for register in failed:
            if register in trial.temporaries or not register.is_symbolic:
                cause = f"no register is left for {told(register)}: too many are taken or reserved"
                raise LinearError(procedure.location, cause + _named(procedure))
            partner = trial.partner(register)
            homes.make_room(register, partner, fixed=register in procedure.sides)
    raise LinearError(procedure.location, "registers do not suffice")


def _named(procedure: Procedure) -> str:
    """Which machine registers the source names: a variable called `b0` is B0 itself."""
    operations = procedure.operations
    registers = {r for o in operations for r in (*o.reads, *o.writes) if r.is_machine}
    names = sorted(registers, key=lambda r: (r.side, r.number))
    return f"; the source names {', '.join(map(str, names))}" if names else ""


class _Trial:
    """One try with given sides and stack words."""

    def __init__(self, procedure: Procedure, table: InstructionTable, homes: Homes) -> None:
        self.source, self.table, self.homes = procedure, table, homes
        self.graph = build(procedure)
        self._make_ends()
        self.legal: Legalised = legalise(self.graph, procedure, table, homes)
        self.temporaries = self.legal.temporaries
        self.machine = Machine(table, self.legal.procedure)
        update_liveness(self.graph)
        self.colouring = _Colouring(self.graph, self.machine, self.legal.sides, self.legal.forced)

    def partner(self, register: Register) -> Register | None:
        return self.machine.partner(register)

    def colour(self) -> list[Register]:
        """Assigns registers; returns the variables without one, and only one half of a pair."""
        return self.colouring.run()

    def _make_ends(self) -> None:
        """Adds moves of arguments from their registers at the entry, and of results to theirs at the end."""
        graph, procedure = self.graph, self.source
        first = graph.nodes[0]
        if graph.predecessors(first):
            graph.nodes.insert(0, Node(graph.unique("entry"), next=first))
            first = graph.nodes[0]
        if not procedure.callable_from_c:
            return
        keep_return_address(graph, procedure.frame_words)
        for node in graph.nodes:
            if node.leave is not None:
                self._make_return(node)
        update_liveness(graph)
        entering = [move(RETURN_HOME, RETURN_ADDRESS, procedure.location, "return address")]
        for home, register in argument_homes(procedure.arguments):
            if register in first.live_in and register.name != home:
                entering.append(move(Register(home), register, procedure.location, "argument"))
        first.operations[:0] = entering

    def _make_return(self, node: Node) -> None:
        assert node.leave is not None
        location = node.leave.location
        for operand in node.leave.operands:
            parts = [(operand, "A4")]
            if isinstance(operand, RegisterPair):
                parts = [(operand.high, "A5"), (operand.low, "A4")]
            for register, home in parts:
                assert isinstance(register, Register)
                node.operations.append(
                    move(register, Register(home), location, f"return {register}")
                )
        node.operations.append(move(RETURN_ADDRESS, RETURN_HOME, location, "return address"))
        kept = [RETURN_HOME]
        if node.leave.operands:
            wide = isinstance(node.leave.operands[0], RegisterPair)
            kept += [Register("A4"), *([Register("A5")] if wide else [])]
        node.leave = replace(node.leave, reads=tuple(kept), operands=())

    def schedule(self, reason: str) -> ScheduledProcedure:
        """The scheduled procedure, after registers are assigned."""
        names = self.colouring.names
        used = {name for name in names.values() if name in CALLEE_SAVED - STACK_REGISTERS}
        saved = sorted(used, key=lambda r: (int(r[1:]), r[0]))
        if not self.source.callable_from_c:
            saved = []
        result = ScheduledProcedure(self.source, self.source, plain=reason)
        result.spilled, result.saved = list(self.homes.words), saved
        for node in self.graph.nodes:
            operations = self._with_frame(node, saved, result.frame_bytes)
            block = place(operations, self.legal.choices, names, self.legal.procedure, self.table)
            result.nodes.append(ScheduledNode(node, block.length, block.issued))
            if node.is_loop:
                result.unpipelined[node] = reason
        return result

    def _with_frame(self, node: Node, saved: list[str], size: int) -> list[Operation]:
        """The operations of a node, with those of the frame and the branch or return."""
        location, operations = self.source.location, list(node.operations)
        begin = self.homes.first_word + len(self.homes.words)
        slots = [(Register(r), begin + n, location) for n, r in enumerate(saved)]
        if size and node is self.graph.nodes[0]:
            lowered = add_constant(STACK_POINTER, -size, location, "frame")
            operations[:0] = [lowered, *(save(*slot) for slot in slots)]
        if size and node.leave is not None:
            raised = add_constant(STACK_POINTER, size, location, "frame")
            operations += [*(restore(*slot) for slot in slots), raised]
        if node.leave is not None and self.source.callable_from_c:
            operations.append(return_branch(RETURN_HOME, node.leave.location))
        elif node.branch is not None:
            operations.append(node.branch)
        return operations


@dataclass
class _Colouring:
    """Assigns machine registers to the variables of a procedure.

    Two variables that are live at once have different registers.
    """

    graph: Graph
    machine: Machine
    sides: dict[Register, str]
    forced: dict[Register, tuple[str, ...]]  # the only registers that some temporaries may take
    names: dict[Register, str] = field(default_factory=dict)
    conflicts: dict[Register, set[Register]] = field(default_factory=lambda: defaultdict(set))
    friends: dict[Register, set[Register]] = field(default_factory=lambda: defaultdict(set))

    def run(self) -> list[Register]:
        """Fills `names`; returns the variables without a register, and only one half of a pair."""
        self._interfere()
        for register in self.conflicts:
            if register.is_machine:
                self.names[register] = register.name
        failed: list[Register] = []
        for register in self._order():
            settled = register in self.names or self.machine.partner(register) in failed
            if not settled and not self._take(register):
                failed.append(register)
        return failed

    def _interfere(self) -> None:
        for node in self.graph.nodes:
            live = {r for r in (*node.live_out, *node.passes) if not r.is_control}
            if node.leave is not None:
                live |= set(node.leave.reads)
            for operation in reversed(_with_branch(node)):
                self._conflict(operation, live)
                live -= {r for r in operation.writes if r not in operation.keeps}
                live |= {r for r in (*operation.reads, *operation.keeps) if not r.is_control}
            if node is self.graph.nodes[0]:
                self._together(live)

    def _conflict(self, operation: Operation, live: set[Register]) -> None:
        """Notes that a result must not share a register with variables that are live after its operation."""
        written = [r for r in operation.writes if not r.is_control]
        is_move = operation.mnemonic == "MV" and operation.predicate is None
        source = operation.operands[0] if is_move else None
        for register in (*written, *operation.reads):
            if not register.is_control:
                self.conflicts.setdefault(register, set())
        for register in written:
            others = {r for r in live if r not in (register, source)}
            others |= {r for r in written if r != register}
            for other in others:
                self.conflicts[register].add(other)
                self.conflicts[other].add(register)
        if is_move and isinstance(source, Register) and written:
            self.friends[source].add(written[0])
            self.friends[written[0]].add(source)

    def _together(self, live: Iterable[Register]) -> None:
        """Notes that variables live at the entry must not share a register."""
        for register in live:
            self.conflicts[register] |= {other for other in live if other != register}

    def _order(self) -> list[Register]:
        """The order of assignment: temporaries and pairs first, because they have the least choice."""

        def key(register: Register) -> tuple[bool, bool, int, str]:
            is_pair = self.machine.partner(register) is not None
            short = register in self.forced or "$" in register.name
            return (not short, not is_pair, len(self.conflicts[register]), register.name)

        return sorted((r for r in self.conflicts if r.is_symbolic), key=key)

    def _take(self, register: Register) -> bool:
        partner = self.machine.partner(register)
        fitting = [name for name in self._allowed(register) if self._is_free(register, name)]
        if partner is not None:
            beside = self.machine.beside
            allowed = set(self._allowed(partner))
            fitting = [
                name
                for name in fitting
                if beside(register, name) in allowed
                and self._is_free(partner, beside(register, name))
            ]
        if not fitting:
            return False
        liked = {self.names.get(friend) for friend in self.friends[register]}
        scarce = self.machine.predicates
        best = min(
            fitting,
            key=lambda r: (r not in liked, r in CALLEE_SAVED, r in scarce, int(r[1:]), r),
        )
        self.names[register] = best
        if partner is not None:
            self.names[partner] = self.machine.beside(register, best)
        return True

    def _allowed(self, register: Register) -> list[str]:
        names = self.forced.get(register) or self.machine.allowed(register, predicate=False)
        side = self.sides.get(register, "")
        return [name for name in names if not side or name[0] == side]

    def _is_free(self, register: Register, name: str) -> bool:
        return all(self.names.get(other) != name for other in self.conflicts[register])


def _with_branch(node: Node) -> list[Operation]:
    return [*node.operations, *([node.branch] if node.branch is not None else [])]
