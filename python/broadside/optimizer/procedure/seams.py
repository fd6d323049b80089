"""Where variables are at the seams between nodes: one machine register each.

Nodes that meet at a seam (all ends that lead to a node, and its beginning) must agree. A loop's own
registers settle its seam; the other seams follow their neighbours, so that few moves are needed.
"""

from __future__ import annotations

from broadside.linear.ir import Register
from broadside.linear.procedure.conventions import argument_homes
from broadside.optimizer.loops.pipelined import CALLEE_SAVED, PipelinedLoop
from broadside.optimizer.machine.target import Machine
from broadside.optimizer.model.graph import Graph, Node
from broadside.optimizer.model.graphs.connected import Groups

RETURN_ADDRESS = Register("return$")
"""The variable that holds the return address of a `.cproc`; it enters in B3."""

Mapping = dict[Register, str]


class OutOfRegisters(Exception):
    """Too many values are live at a seam; the text names them."""


class Seams:
    """The seams of a graph and what each variable's register is there."""

    def __init__(self, graph: Graph, machine: Machine) -> None:
        self.graph, self.machine = graph, machine
        self._points = Groups[tuple[str, Node]]()
        for node in graph.nodes:
            for successor in node.successors:
                self._points.join([("in", successor), ("out", node)])
        self.mappings: dict[tuple[str, Node], Mapping] = {}

    def before(self, node: Node) -> Mapping:
        """The mapping where `node` begins."""
        return self.mappings.setdefault(self._points.find(("in", node)), {})

    def after(self, node: Node) -> Mapping:
        """The mapping where `node` ends."""
        return self.mappings.setdefault(self._points.find(("out", node)), {})

    def set_arguments(self) -> None:
        """The C ABI at the entry, or the machine registers of a `.proc`."""
        mapping = self.before(self.graph.nodes[0])
        procedure = self.graph.procedure
        if procedure.callable_from_c:
            mapping[RETURN_ADDRESS] = "B3"
            mapping.update(
                {argument: home for home, argument in argument_homes(procedure.arguments)}
            )

    def set_loop(self, node: Node, pipelined: PipelinedLoop) -> None:
        """The registers of a loop's entering and leaving values."""
        mapping = self.before(node)
        graph = pipelined.loop.body.graph
        for register, value in (*graph.entry.items(), *graph.exit.items()):
            mapping[register] = pipelined.register_of(value)

    def known(self, register: Register) -> str | None:
        """Where `register` is at some seam already settled."""
        for mapping in self.mappings.values():
            if register in mapping:
                return mapping[register]
        return None

    def settle(self, pipelined: dict[Node, PipelinedLoop]) -> None:
        """Decide what is still open, seam by seam in the order of the code."""
        live: dict[tuple[str, Node], frozenset[Register]] = {}
        for node in self.graph.nodes:
            for end, here in (("in", node.live_in), ("out", node.live_out)):
                seam = self._points.find((end, node))
                live[seam] = live.get(seam, frozenset()) | here
        for seam, registers in live.items():
            mapping = self.mappings.setdefault(seam, {})
            self._settle(mapping, registers, self._occupied(seam, pipelined), self._tested(seam))

    def _occupied(
        self, seam: tuple[str, Node], pipelined: dict[Node, PipelinedLoop]
    ) -> frozenset[str]:
        """Registers that a loop at this seam uses."""
        return frozenset(
            register
            for node, loop in pipelined.items()
            if self._points.find(("in", node)) == seam
            for register in loop.registers.values()
        )

    def _tested(self, seam: tuple[str, Node]) -> dict[Register, frozenset[str]]:
        """What predicates test beside this seam, with the registers in which each may be then."""
        return {
            predicate.register: frozenset(self.machine.allowed(predicate.register, predicate=True))
            for node in self.graph.nodes
            if seam in (self._points.find(("in", node)), self._points.find(("out", node)))
            for operation in node.sequence
            if (predicate := operation.predicate) is not None and predicate.register.is_symbolic
        }

    def _settle(
        self,
        mapping: Mapping,
        live: frozenset[Register],
        occupied: frozenset[str],
        tested: dict[Register, frozenset[str]],
    ) -> None:
        for register in sorted(live - mapping.keys(), key=lambda r: (not r.is_machine, r.name)):
            if register in mapping:  # with its other half
                continue
            taken = occupied | set(mapping.values())
            kept = [registers - taken for r, registers in tested.items() if r != register]
            last = frozenset[str]().union(*(free for free in kept if len(free) == 1))
            mapping[register] = self._choose(register, taken, live, mapping, last)
            partner = self.machine.partner(register)
            if partner in live and partner not in mapping:
                mapping[partner] = self.machine.beside(register, mapping[register])

    def _choose(
        self,
        register: Register,
        taken: frozenset[str],
        live: frozenset[Register],
        mapping: Mapping,
        last: frozenset[str],
    ) -> str:
        """One of the registers that are not `taken`, and of the `last` for a predicate only at need."""
        if register.is_machine:
            return register.name
        allowed = [r for r in self.machine.allowed(register, predicate=False) if r not in taken]
        allowed = [r for r in allowed if r not in last] or allowed
        partner = self.machine.partner(register)
        if partner is not None:
            allowed = self._beside(register, partner, allowed, taken, mapping)
        if not allowed:
            names = ", ".join(sorted(r.name for r in live))
            raise OutOfRegisters(f"no register is left for {register}; live here: {names}")
        before = self.known(register)
        if before in allowed:
            assert before is not None
            return before
        # predicate registers are scarce, and saving a register costs a store and a load
        scarce = self.machine.predicates
        return min(allowed, key=lambda r: (r in CALLEE_SAVED, r in scarce, int(r[1:]), r))

    def _beside(
        self,
        register: Register,
        partner: Register,
        allowed: list[str],
        taken: frozenset[str],
        mapping: Mapping,
    ) -> list[str]:
        """Of `allowed`, the registers beside which the other half of the pair is or can be."""
        beside = self.machine.beside
        if partner in mapping:
            return [r for r in allowed if beside(register, r) == mapping[partner]] or allowed
        return [r for r in allowed if beside(register, r) not in taken]
