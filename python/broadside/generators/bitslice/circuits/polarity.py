"""Polarities: chooses which nodes of a circuit are kept complemented, so that few inverters remain.

The C62x has AND, OR and XOR but no AND-NOT. A node may be stored as it is or complemented. XOR accepts any
polarity of its operands. By De Morgan, an AND of two complemented nodes is an OR. If the polarities of the
operands of an AND or OR do not agree, one operand is needed in both polarities and costs an inverter. The
polarities of inputs cost nothing, because they go into the key masks. Those of outputs cost nothing, because
they go into the state.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from ortools.sat.python import cp_model

from broadside.generators.bitslice.circuits.circuit import Circuit, Gate, Literal


@dataclass(frozen=True, slots=True)
class Polarity:
    """`stored`: nodes that are stored complemented.

    `both`: nodes that an inverter gives in the other polarity too.
    """

    stored: frozenset[str]
    both: frozenset[str]


@dataclass(frozen=True, slots=True)
class Step:
    """One operation on stored values. `op` is & | ^ (two sources) or ~ (one source)."""

    op: str
    target: str
    sources: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Netlist:
    """A circuit in operations without AND-NOT.

    `inputs[i]` says whether input i must come complemented. `outputs[j]` is (value, complemented).
    """

    name: str
    steps: tuple[Step, ...]
    inputs: tuple[bool, ...]
    outputs: tuple[tuple[str, bool], ...]


def inverted(node: str) -> str:
    """The name of a node's value in the polarity in which it is not stored."""
    return f"{node}n"


Available = dict[str, tuple[bool, ...]]
"""For each node, the polarities in which it is available."""


def realise(circuit: Circuit, polarity: Polarity) -> Netlist:
    """The circuit with the chosen polarities. Raises ValueError if they do not fit together."""
    available: Available = {node: (node in polarity.stored,) for node in circuit.inputs}
    steps: list[Step] = []

    def publish(node: str) -> None:
        if node in polarity.both:
            steps.append(Step("~", inverted(node), (node,)))
            available[node] = (node in polarity.stored, node not in polarity.stored)

    def value(node: str, complemented: bool) -> str:
        return node if complemented == (node in polarity.stored) else inverted(node)

    for node in circuit.inputs:
        publish(node)
    for gate in circuit.gates:
        steps.append(realise_gate(gate, polarity, available, value))
        available[gate.name] = (gate.name in polarity.stored,)
        publish(gate.name)
    outputs = tuple(
        (output.node, output.complemented != (output.node in polarity.stored))
        for output in circuit.outputs
    )
    return Netlist(
        circuit.name,
        tuple(steps),
        tuple(node in polarity.stored for node in circuit.inputs),
        outputs,
    )


def realise_gate(
    gate: Gate, polarity: Polarity, available: Available, value: Callable[[str, bool], str]
) -> Step:
    """A gate as an operation on available values. Raises ValueError if no operands have the polarities."""
    wanted = gate.name in polarity.stored
    if gate.op == "^":
        parity = wanted ^ gate.left.complemented ^ gate.right.complemented
        for left in available[gate.left.node]:
            for right in available[gate.right.node]:
                if left ^ right == parity:
                    names = (value(gate.left.node, left), value(gate.right.node, right))
                    return Step("^", gate.name, names)
    else:
        # De Morgan: complemented operands and the other gate give the complement of the result.
        left = gate.left.complemented ^ wanted
        right = gate.right.complemented ^ wanted
        if left in available[gate.left.node] and right in available[gate.right.node]:
            op = {"&": "|", "|": "&"}[gate.op] if wanted else gate.op
            return Step(op, gate.name, (value(gate.left.node, left), value(gate.right.node, right)))
    raise ValueError(f"{gate.name}: the polarities of its operands do not fit")


def choose(circuit: Circuit) -> Polarity:
    """The polarities that leave the fewest inverters.

    A constraint solver proves that there are none with fewer.
    """
    model = cp_model.CpModel()
    nodes = [*circuit.inputs, *(gate.name for gate in circuit.gates)]
    stored = {node: model.new_bool_var(f"stored {node}") for node in nodes}
    both = {node: model.new_bool_var(f"both {node}") for node in nodes}

    def used(literal: Literal) -> cp_model.IntVar:
        """The polarity in which a gate reads the node."""
        choice = model.new_bool_var("")
        model.add(choice == stored[literal.node]).only_enforce_if(~both[literal.node])
        return choice

    for gate in circuit.gates:
        left, right = used(gate.left), used(gate.right)
        turned = gate.left.complemented ^ gate.right.complemented
        if gate.op == "^":
            model.add_bool_xor([left, right, stored[gate.name], not turned])
        else:
            model.add_bool_xor([left, right, not turned])
            model.add_bool_xor([left, stored[gate.name], not gate.left.complemented])
    model.minimize(sum(both.values()))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    if solver.solve(model) != cp_model.OPTIMAL:
        raise RuntimeError(f"{circuit.name}: no polarities found")
    return Polarity(
        frozenset(node for node in nodes if solver.value(stored[node])),
        frozenset(node for node in nodes if solver.value(both[node])),
    )


def load_polarities(path: Path) -> dict[str, Polarity]:
    """The polarities of each circuit, by its name, from a file that `text` wrote."""
    document = tomllib.loads(path.read_text())
    return {
        name: Polarity(frozenset(entry["stored"]), frozenset(entry["both"]))
        for name, entry in document.items()
    }


def text(polarities: dict[str, Polarity]) -> str:
    """The text of the file that `load_polarities` reads."""
    lines = [
        "# Nodes of the S-box circuits kept complemented (`stored`) and needed in both polarities (`both`).",
        "# The fewest inverters that the circuits allow.",
    ]
    for name, polarity in polarities.items():
        lines += ["", f"[{name}]"]
        for key, nodes in (("stored", polarity.stored), ("both", polarity.both)):
            names = ", ".join(f'"{node}"' for node in sorted(nodes, key=node_order))
            lines.append(f"{key} = [{names}]")
    return "\n".join(lines) + "\n"


def node_order(node: str) -> tuple[str, int]:
    """The sort key of a node, so that t9 comes before t10."""
    return node[0], int(node[1:])
