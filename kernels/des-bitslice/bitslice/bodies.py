"""The three bodies that are placed by search: a round, and the transpositions in and out."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from . import batch, round, transpose
from .body import Body
from .circuit import load_circuits
from .operations import Operation
from .polarity import Netlist, load_polarities, realise

ROOM = Path(__file__).parent.parent
CIRCUITS = ROOM.parent.parent / "circuits" / "des-sboxes.toml"
POLARITIES = ROOM / "polarity.toml"
REGISTERS = round.RoundRegisters()
LABEL = "round"
BRANCH_DELAY = 6

Free = tuple[tuple[str, ...], tuple[str, ...]]


def netlists() -> list[Netlist]:
    """The S-boxes without AND-NOT, S1 first."""
    polarities = load_polarities(POLARITIES)
    return [realise(circuit, polarities[circuit.name]) for circuit in load_circuits(CIRCUITS)]


def round_body(length: int) -> Body:
    operations = [
        *round.round_operations(netlists(), REGISTERS),
        *round.control_operations(REGISTERS, LABEL),
    ]
    names = [operation.name for operation in operations]
    return Body(
        "round",
        operations,
        length,
        REGISTERS.free(),
        span=length,
        start=round.first_cycles(operations, length),
        anchored={names.index("branch"): length - BRANCH_DELAY},
        earliest=round.earliest,
        edges=round.carried_edges(operations),
    )


GROUPS = tuple((word, half) for word in range(2) for half in range(2))


def to_slices_group(word: int, half: int) -> list[Operation]:
    return transpose.to_slices(word, half, batch.IN_TEXT, batch.IN_STATE, batch.IN_CONSTANTS)


def from_slices_group(word: int, half: int) -> list[Operation]:
    return transpose.from_slices(word, half, batch.OUT_TEXT, batch.OUT_STATE, batch.OUT_CONSTANTS)


def transposition_body(
    name: str, group: Callable[[int, int], list[Operation]], length: int, free: Free
) -> Body:
    """One of four groups, to be issued every `length` cycles."""
    operations = transpose.common([group(*which) for which in GROUPS])
    return Body(
        name,
        operations,
        length,
        free,
        span=2 * length,
        start=transpose.first_cycles(operations, length),
    )


def to_slices_body(length: int) -> Body:
    taken = {*batch.IN_TEXT.offsets, *batch.IN_STATE.offsets}
    free = batch.free_registers(batch.IN_CONSTANTS, taken)
    return transposition_body("to_slices", to_slices_group, length, free)


def from_slices_body(length: int) -> Body:
    taken = {*batch.OUT_TEXT.offsets, *batch.OUT_STATE.offsets, batch.RETURN}
    free = batch.free_registers(batch.OUT_CONSTANTS, taken)
    return transposition_body("from_slices", from_slices_group, length, free)


BODIES = {"round": round_body, "to_slices": to_slices_body, "from_slices": from_slices_body}
GROUP_OPERATIONS = {"to_slices": to_slices_group, "from_slices": from_slices_group}
