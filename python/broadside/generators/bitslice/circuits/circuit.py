"""Boolean circuits as data: reads and evaluates the netlists of `circuits/`."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from broadside.generators.bitslice.circuits.des import INPUTS

GATE = re.compile(r"^(\w+) = (?:(~?)(\w+) ([&|^]) )?(~?)(\w+)$")


class CircuitError(Exception):
    """A netlist that breaks the notation. The text names file and gate."""


@dataclass(frozen=True, slots=True)
class Literal:
    """A node of the circuit, or its complement."""

    node: str
    complemented: bool = False

    def __invert__(self) -> Literal:
        return Literal(self.node, not self.complemented)


@dataclass(frozen=True, slots=True)
class Gate:
    """`name = left op right`. The operator is one of & | ^."""

    name: str
    op: str
    left: Literal
    right: Literal


@dataclass(frozen=True, slots=True)
class Circuit:
    """A circuit of two-input gates. Inverters are part of the literals that read them."""

    name: str
    inputs: tuple[str, ...]
    gates: tuple[Gate, ...]
    outputs: tuple[Literal, ...]

    def evaluate(self, inputs: Sequence[int], ones: int) -> list[int]:
        """The outputs for the bit vectors `inputs`. `ones` is the vector of all ones."""
        values = dict(zip(self.inputs, inputs, strict=True))

        def read(literal: Literal) -> int:
            return values[literal.node] ^ (ones if literal.complemented else 0)

        for gate in self.gates:
            values[gate.name] = apply_gate(gate.op, read(gate.left), read(gate.right))
        return [read(literal) for literal in self.outputs]


def apply_gate(op: str, left: int, right: int) -> int:
    """The value of a gate & | ^ on two bit vectors."""
    return left & right if op == "&" else left | right if op == "|" else left ^ right


def load_circuits(path: Path) -> list[Circuit]:
    """All circuits of a netlist file, in the order of the file."""
    document = tomllib.loads(path.read_text())
    return [parse_circuit(entry, path) for entry in document["circuit"]]


def parse_circuit(entry: dict[str, Any], path: Path) -> Circuit:
    """The circuit of a table `[[circuit]]`, whose inputs are a1, a2 and so on. Raises CircuitError."""
    names = tuple(f"a{i}" for i in range(1, INPUTS + 1))
    known = {name: Literal(name) for name in names}
    gates: list[Gate] = []
    for line in entry["gates"].split("\n"):
        if line.strip():
            add_gate(line.strip(), known, gates, f"{path}: circuit {entry['name']}")
    try:
        outputs = tuple(known[name] for name in entry["outputs"])
    except KeyError as error:
        raise CircuitError(f"{path}: circuit {entry['name']}: no gate {error}") from None
    return Circuit(entry["name"], names, tuple(gates), outputs)


def add_gate(line: str, known: dict[str, Literal], gates: list[Gate], where: str) -> None:
    """Adds the gate of a line to `gates` and `known`. Only a gate with an operator is kept as one."""
    match = GATE.match(line)
    if not match:
        raise CircuitError(f"{where}: not a gate: {line!r}")
    name, left_bar, left, op, right_bar, right = match.groups()
    for operand in (left, right):
        if operand is not None and operand not in known:
            raise CircuitError(f"{where}: {name} reads {operand}, which no earlier gate defines")
    if name in known:
        raise CircuitError(f"{where}: {name} is defined twice")
    second = ~known[right] if right_bar else known[right]
    if op is None:
        known[name] = second
        return
    first = ~known[left] if left_bar else known[left]
    gates.append(Gate(name, op, first, second))
    known[name] = Literal(name)
