"""The bodies that a search places: a round for each CPU, and the transpositions in and out."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from broadside.facts.cpu import BRANCH_LATENCY
from broadside.generators.bitslice.circuits import polarity
from broadside.generators.bitslice.circuits.circuit import load_circuits
from broadside.generators.bitslice.circuits.polarity import Netlist
from broadside.generators.bitslice.placing.body import Body
from broadside.generators.bitslice.program import round, transpose
from broadside.generators.bitslice.program.operations import C62X, C64X, Cpu, Operation
from broadside.generators.bitslice.writing import batch
from broadside.places import checkout

ROOT = checkout.root()
ROOM = ROOT / "kernels" / "des-bitslice"
CIRCUITS = ROOT / "circuits" / "des-sboxes.toml"
POLARITIES = ROOM / "polarity.toml"
REGISTERS = round.RoundRegisters()
LABEL = "round"

Free = tuple[tuple[str, ...], tuple[str, ...]]


def polarities() -> str:
    """The text of `polarity.toml`."""
    circuits = load_circuits(CIRCUITS)
    return polarity.text({circuit.name: polarity.choose(circuit) for circuit in circuits})


def netlists() -> list[Netlist]:
    """The S-boxes without AND-NOT, S1 first."""
    chosen = polarity.load_polarities(POLARITIES)
    return [polarity.realise(circuit, chosen[circuit.name]) for circuit in load_circuits(CIRCUITS)]


def round_body(length: int, cpu: Cpu = C62X) -> Body:
    """One round of DES on 32 blocks as a loop body, which repeats every `length` cycles."""
    operations = [
        *round.round_operations(netlists(), REGISTERS, cpu=cpu),
        *round.control_operations(REGISTERS, LABEL),
    ]
    names = [operation.name for operation in operations]
    return Body(
        "round",
        operations,
        length,
        REGISTERS.free(cpu),
        span=length,
        start=round.first_cycles(operations, length),
        anchored={names.index("branch"): length - BRANCH_LATENCY},
        earliest=round.earliest,
        edges=round.carried_edges(operations),
        cpu=cpu,
    )


GROUPS = tuple((word, half) for word in range(2) for half in range(2))


def to_slices_group(word: int, half: int, cpu: Cpu = C62X) -> list[Operation]:
    """The operations that bring word 0 or 1 of 16 of the 32 blocks into half of each slice (0 or 1)."""
    pointers = batch.IN_TEXT, batch.IN_STATE
    return transpose.to_slices(word, half, *pointers, batch.IN_CONSTANTS, cpu)


def from_slices_group(word: int, half: int, cpu: Cpu = C62X) -> list[Operation]:
    """The operations that bring 16 of the 32 slices of word 0 or 1 into half of that word of all blocks."""
    pointers = batch.OUT_TEXT, batch.OUT_STATE
    return transpose.from_slices(word, half, *pointers, batch.OUT_CONSTANTS, cpu)


def transposition_body(
    name: str, group: Callable[[int, int, Cpu], list[Operation]], length: int, free: Free, cpu: Cpu
) -> Body:
    """One of the four groups of a transposition. A group is issued every `length` cycles."""
    operations = transpose.common([group(*which, cpu) for which in GROUPS])
    return Body(
        name,
        operations,
        length,
        free,
        span=2 * length,
        start=transpose.first_cycles(operations, length),
        cpu=cpu,
    )


def to_slices_body(length: int, cpu: Cpu = C62X) -> Body:
    """The body of one group of the transposition into slices."""
    taken = {*batch.IN_TEXT.offsets, *batch.IN_STATE.offsets}
    free = batch.free_registers(batch.IN_CONSTANTS, taken, cpu)
    return transposition_body("to_slices", to_slices_group, length, free, cpu)


def from_slices_body(length: int, cpu: Cpu = C62X) -> Body:
    """The body of one group of the transposition out of slices."""
    taken = {*batch.OUT_TEXT.offsets, *batch.OUT_STATE.offsets, batch.RETURN}
    free = batch.free_registers(batch.OUT_CONSTANTS, taken, cpu)
    return transposition_body("from_slices", from_slices_group, length, free, cpu)


_BODIES = {"round": round_body, "to_slices": to_slices_body, "from_slices": from_slices_body}
CPUS = {"": C62X, "_c64x": C64X}
"""The CPUs, by the suffix of their files, routines and bodies."""
BODIES: dict[str, Callable[[int], Body]] = {
    f"{name}{suffix}": partial(body, cpu=cpu)
    for name, body in _BODIES.items()
    for suffix, cpu in CPUS.items()
}
GROUP_OPERATIONS = {"to_slices": to_slices_group, "from_slices": from_slices_group}
