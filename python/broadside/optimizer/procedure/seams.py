"""The machine register of each variable at the seams between nodes.

A seam is the beginning of a node together with the ends of all nodes that lead to it. These nodes must agree
on one register for each variable. A loop's own registers decide its seam. The other seams follow their
neighbours, so that few moves are needed.
"""

from __future__ import annotations

from broadside.linear.ir import Register
from broadside.linear.procedure.conventions import CALLEE_SAVED, argument_homes
from broadside.optimizer.loops.pipelined import PipelinedLoop
from broadside.optimizer.machine.target import RETURN_ADDRESS, RETURN_HOME, Machine, told
from broadside.optimizer.model.graph import Graph, Node
from broadside.optimizer.model.graphs.connected import Groups

_ROOM_TO_MOVE = 2  # registers

Mapping = dict[Register, str]
Seam = tuple[str, Node]
"""One of the points of a seam, which stands for all: "in" or "out", and a node."""


class OutOfRegisters(Exception):
    """Too many values are live at a seam; the text names them."""


class Seams:
    """The seams of a graph, each with a mapping from variables to machine registers."""

    def __init__(self, graph: Graph, machine: Machine) -> None:
        self.graph, self.machine = graph, machine
        self._points = Groups[Seam]()
        for node in graph.nodes:
            for successor in node.successors:
                self._points.join([("in", successor), ("out", node)])
        self.mappings: dict[Seam, Mapping] = {}
        self._live: dict[Seam, frozenset[Register]] = {}

    def before(self, node: Node) -> Mapping:
        """The mapping at the beginning of `node`."""
        return self.mappings.setdefault(self._points.find(("in", node)), {})

    def after(self, node: Node) -> Mapping:
        """The mapping at the end of `node`."""
        return self.mappings.setdefault(self._points.find(("out", node)), {})

    def set_arguments(self) -> None:
        """Sets the registers at the entry of a `.cproc`, by the C ABI; a `.proc` names its own."""
        mapping = self.before(self.graph.nodes[0])
        procedure = self.graph.procedure
        if procedure.callable_from_c:
            mapping[RETURN_ADDRESS] = RETURN_HOME.name
            mapping.update(
                {argument: home for home, argument in argument_homes(procedure.arguments)}
            )

    def set_loop(self, node: Node, pipelined: PipelinedLoop) -> None:
        """Sets the registers of the values that enter or leave a loop."""
        mapping = self.before(node)
        graph = pipelined.loop.body.graph
        for register, value in (*graph.entry.items(), *graph.exit.items()):
            mapping[register] = pipelined.register_of(value)

    def known(self, register: Register) -> str | None:
        """The machine register of a variable at some seam that has one, or None."""
        for mapping in self.mappings.values():
            if register in mapping:
                return mapping[register]
        return None

    def settle(self, pipelined: dict[Node, PipelinedLoop]) -> None:
        """Chooses all registers that are still open, seam by seam in the order of the code.

        Raises OutOfRegisters if a variable finds none.
        """
        live = self._live
        for node in self.graph.nodes:
            for end, here in (("in", node.live_in), ("out", node.live_out)):
                seam = self._points.find((end, node))
                live[seam] = live.get(seam, frozenset()) | here
        for seam, registers in live.items():
            mapping = self.mappings.setdefault(seam, {})
            self._settle(mapping, registers, self._occupied(seam, pipelined), self.tested(seam))

    def on_sides(self, node: Node, sides: dict[Register, str]) -> Mapping:
        """Another mapping for the beginning of `node`: variables on these sides where registers are left.

        No pipelined loop is at this seam. Raises OutOfRegisters if a variable finds no register.
        """
        seam = self._points.find(("in", node))
        mapping: Mapping = {}
        self._settle(mapping, self._live[seam], frozenset(), self.tested(seam), sides)
        return mapping

    def set_before(self, node: Node, mapping: Mapping) -> None:
        """Sets the registers of the variables at the beginning of `node`."""
        self.mappings[self._points.find(("in", node))] = mapping

    def nodes_at(self, seam: Seam) -> list[Node]:
        """The nodes that begin or end at the seam."""
        return [
            node
            for node in self.graph.nodes
            if seam in (self._points.find(("in", node)), self._points.find(("out", node)))
        ]

    def are_one(self, node: Node, other: Node) -> bool:
        """Whether both nodes begin at one seam."""
        return self._points.find(("in", node)) == self._points.find(("in", other))

    def _occupied(self, seam: Seam, pipelined: dict[Node, PipelinedLoop]) -> frozenset[str]:
        """Registers that a loop at this seam uses."""
        return frozenset(
            register
            for node, loop in pipelined.items()
            if self._points.find(("in", node)) == seam
            for register in loop.registers.values()
        )

    def tested(self, seam: Seam) -> dict[Register, frozenset[str]]:
        """Variables tested by predicates of the nodes at this seam, with the registers allowed for each."""
        return {
            predicate.register: frozenset(self.machine.allowed(predicate.register, predicate=True))
            for node in self.nodes_at(seam)
            for operation in node.sequence
            if (predicate := operation.predicate) is not None and predicate.register.is_symbolic
        }

    def _settle(
        self,
        mapping: Mapping,
        live: frozenset[Register],
        occupied: frozenset[str],
        tested: dict[Register, frozenset[str]],
        sides: dict[Register, str] | None = None,
    ) -> None:
        # without a free register, no move can bring a variable to where a predicate can test it
        crowded = len(live | mapping.keys()) + _ROOM_TO_MOVE > len(self.machine.registers)
        wanted = tested if crowded else {}
        for register in sorted(
            live - mapping.keys(), key=lambda r: (not r.is_machine, r not in wanted, r.name)
        ):
            if register in mapping:  # its other half has placed it
                continue
            taken = occupied | set(mapping.values())
            kept = [registers - taken for r, registers in tested.items() if r != register]
            last = frozenset[str]().union(*(free for free in kept if len(free) == 1))
            side = sides.get(register) if sides is not None else None
            fitting = wanted.get(register, frozenset())
            mapping[register] = self._choose(register, taken, live, mapping, last, side, fitting)
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
        side: str | None,
        fitting: frozenset[str],
    ) -> str:
        """A register that is not `taken`, on this side if there is one.

        One of `fitting` comes first. A register of `last`, the only one left for some predicate, is chosen
        only if there is no other.
        """
        if register.is_machine:
            return register.name
        allowed = [r for r in self.machine.allowed(register, predicate=False) if r not in taken]
        allowed = [r for r in allowed if r not in last] or allowed
        allowed = [r for r in allowed if r in fitting] or allowed
        partner = self.machine.partner(register)
        if partner is not None:
            allowed = self._beside(register, partner, allowed, taken, mapping)
        if not allowed:
            names = ", ".join(sorted({told(r) for r in live}))
            cause = f"no register is left for {told(register)}; live here: {names}"
            raise OutOfRegisters(cause)
        before = self.known(register)
        if before in allowed and side in (None, before[0]):
            return before
        # predicate registers are scarce, and saving a register costs a store and a load
        scarce = self.machine.predicates
        return min(
            allowed,
            key=lambda r: (
                r in CALLEE_SAVED,
                side not in (None, r[0]),
                r in scarce,
                int(r[1:]),
                r,
            ),
        )

    def _beside(
        self,
        register: Register,
        partner: Register,
        allowed: list[str],
        taken: frozenset[str],
        mapping: Mapping,
    ) -> list[str]:
        """The `allowed` registers beside which the other half of the pair is or can be."""
        beside = self.machine.beside
        if partner in mapping:
            return [r for r in allowed if beside(register, r) == mapping[partner]] or allowed
        return [r for r in allowed if beside(register, r) not in taken]
