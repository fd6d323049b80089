"""One round of DES on bit slices, as operations on symbolic registers.

The state is two arrays of 32 words. A word holds one bit of each of 32 blocks. A round reads R, replaces L by
L ^ f(R, K), and then L and R exchange roles. The key is given as 24 words. Each half of a word is 0 or 1 and
says whether one of 48 key bits complements its S-box input.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from broadside.generators.bitslice.circuits.des import (
    BOXES,
    INPUTS,
    OUTPUTS,
    expanded_bit,
    permuted_bit,
    state_words,
)
from broadside.generators.bitslice.circuits.polarity import Netlist
from broadside.generators.bitslice.program import operations as op
from broadside.generators.bitslice.program.operations import C62X, Address, Cpu, Fixed, Operation

MNEMONICS = {"&": "AND", "|": "OR", "^": "XOR"}
KEY_WORDS = BOXES * INPUTS // 2
KEYS, RIGHT, LEFT, CONTROL = "keys", "right", "left", "control"

# S-boxes in a row share two bits of R. The last ones feed few or no inputs of the first ones, so that the end
# of a round and the start of the next overlap.
BOX_ORDER = (0, 1, 7, 6, 5, 4, 3, 2)


WORDS = state_words()
"""`WORDS[bit - 1]` is the word of a state bit in both arrays."""


def key_slot(box: int, index: int) -> tuple[int, int]:
    """For one S-box input: the word of a round's keys, and the half of it (0 low, 1 high)."""
    return 3 * BOX_ORDER.index(box) + index // 2, index % 2


@dataclass(frozen=True, slots=True)
class RoundRegisters:
    """Fixed registers: pointers to R, L and the round's keys; -1 on each side; the number of rounds left."""

    right: str = "A4"
    left: str = "B4"
    keys: str = "A5"
    ones_a: str = "A6"
    ones_b: str = "B5"
    count: str = "B0"

    @property
    def ones(self) -> Fixed:
        return {"A": self.ones_a, "B": self.ones_b}

    def free(self, cpu: Cpu) -> tuple[tuple[str, ...], tuple[str, ...]]:
        taken = {self.right, self.left, self.keys, self.ones_a, self.ones_b, self.count, "B15"}
        return cpu.free(taken)


def round_operations(
    netlists: Sequence[Netlist],
    fixed: RoundRegisters,
    cpu: Cpu = C62X,
) -> list[Operation]:
    """The operations of one round, in an order in which they can be executed."""
    operations: list[Operation] = []
    held: dict[int, str] = {}
    for position, box in enumerate(BOX_ORDER):
        operations += load_inputs(position, box, fixed, held, cpu)
        operations += substitute(box, netlists[box], fixed, cpu)
    return operations


def load_inputs(
    position: int,
    box: int,
    fixed: RoundRegisters,
    held: dict[int, str],
    cpu: Cpu,
) -> Iterator[Operation]:
    """Loads R and the keys of one S-box, and XORs them. `held` has the bits of R that are loaded already."""
    for index in range(INPUTS):
        word, half = key_slot(box, index)
        mask = f"m{box + 1}{index + 1}"
        if half == 0:
            yield op.load(f"k{word}", [Address(fixed.keys, word)], 4 * word, KEYS)
        yield op.key_mask(mask, f"k{word}", bool(half), fixed.ones)
        bit = expanded_bit(box, index)
        source = held.pop(bit, None)
        if source is None:
            source = input_name(box, index)
            place = WORDS[bit - 1]
            yield op.load(source, [Address(fixed.right, place)], 4 * place, RIGHT)
            if wanted_next(position, bit):
                held[bit] = source
                target = f"x{box + 1}{index + 1}"
                yield op.logic("XOR", target, source, mask, cpu)
                continue
        yield op.flip(source, mask, fixed.ones, cpu)


def input_name(box: int, index: int) -> str:
    """The register of an input (0..5) of an S-box (0..7) before the key is added."""
    return f"r{box + 1}{index + 1}"


def wanted_next(position: int, bit: int) -> bool:
    """Whether a bit of R is kept for the next S-box."""
    following = BOX_ORDER[position + 1 : position + 2]
    return any(expanded_bit(box, index) == bit for box in following for index in range(INPUTS))


def input_values(box: int) -> dict[str, str]:
    """The register of each S-box input after the key was added."""
    position = BOX_ORDER.index(box)
    before = BOX_ORDER[max(0, position - 1) : position]
    names = {}
    for index in range(INPUTS):
        bit = expanded_bit(box, index)
        name = input_name(box, index)
        if wanted_next(position, bit):
            name = f"x{box + 1}{index + 1}"
        for other in before:
            for j in range(INPUTS):
                if expanded_bit(other, j) == bit:
                    name = input_name(other, j)
        names[f"a{index + 1}"] = name
    return names


def substitute(box: int, netlist: Netlist, fixed: RoundRegisters, cpu: Cpu) -> Iterator[Operation]:
    """The gates of one S-box, and the update of its four bits of L."""
    names = input_values(box)

    def value(node: str) -> str:
        return names.get(node, f"s{box + 1}{node}")

    for step in netlist.steps:
        reads = tuple(value(node) for node in step.sources)
        if step.op == "~":
            yield op.complement(value(step.target), reads[0], fixed.ones, cpu)
        else:
            left, right = reads
            yield op.logic(MNEMONICS[step.op], value(step.target), left, right, cpu=cpu)
    for index in range(OUTPUTS):
        bit = permuted_bit(box, index)
        place = WORDS[bit - 1]
        address = [Address(fixed.left, place)]
        yield op.load(f"l{bit}", address, 4 * place, LEFT)
        result = value(netlist.outputs[index][0])
        yield op.logic("XOR", f"n{bit}", f"l{bit}", result, cpu)
        yield op.store(f"n{bit}", address, 4 * place, LEFT)


def control_operations(fixed: RoundRegisters, label: str) -> list[Operation]:
    """Counts rounds, exchanges the halves (except at the end of each 16 rounds) and advances the keys."""
    f, group = fixed, CONTROL
    return [
        op.control("count", f"ADD {{unit}} -1, {f.count}, {f.count}", ("L2", "S2"), group),
        op.control(
            "swap", f"AND {{unit}} 15, {f.count}, {{target}}", ("L2", "S2"), group, write="swap"
        ),
        op.control(
            "save",
            f"ADD {{unit}} 0, {f.right}, {{target}}",
            ("L2", "S2"),
            group,
            cross=True,
            write="saved",
        ),
        op.control(
            "to_right",
            f"ADD {{unit}} 0, {f.left}, {f.right}",
            ("L1", "S1"),
            group,
            cross=True,
            predicate="swap",
        ),
        op.control(
            "to_left",
            f"ADD {{unit}} 0, {{source}}, {f.left}",
            ("L2", "S2"),
            group,
            reads=("saved",),
            predicate="swap",
        ),
        op.control("advance", f"ADDK {{unit}} {4 * KEY_WORDS}, {f.keys}", ("S1",), group),
        op.control("branch", f"B {{unit}} {label}", ("S1", "S2"), group, predicate=f.count),
    ]


def carried_edges(operations: Sequence[Operation]) -> list[tuple[int, int, int, int]]:
    """Edges between a round's operations that do not come from the registers of its values."""
    at = {operation.name: index for index, operation in enumerate(operations)}
    count, swap, save = at["count"], at["swap"], at["save"]
    to_right, to_left, advance, branch = (
        at[name] for name in ("to_right", "to_left", "advance", "branch")
    )
    edges = [
        (count, branch, 1, 0),
        (branch, count, 0, 1),
        (count, swap, 1, 0),
        (swap, count, 0, 1),
        (save, to_right, 0, 0),
        (to_right, to_left, 0, 0),
        (to_right, save, 1, 1),
        (to_left, to_right, 1, 1),
    ]
    written = {o.place: k for k, o in enumerate(operations) if o.group == LEFT and o.reads}
    moved = {KEYS: advance, RIGHT: to_right, LEFT: to_left}
    for index, operation in enumerate(operations):
        if operation.group in moved:
            pointer = moved[operation.group]
            edges += [(index, pointer, 0, 0), (pointer, index, 1, 1)]
        if operation.group == RIGHT:  # the round before stored R; L goes where R was read
            store = written[operation.place]
            edges += [(store, index, 1, 1), (index, store, 0, 1)]
    return edges


def first_cycles(operations: Sequence[Operation], length: int) -> list[int]:
    """The start of the search: the S-boxes one after the other, each ordered by the depth of its gates."""
    depth: dict[str, int] = {}
    position = -1
    cycles = []
    for operation in operations:
        if operation.group == KEYS and operation.place % 12 == 0:
            position += 1
        names = [*operation.reads, *([operation.predicate] if operation.predicate else [])]
        level = max((depth.get(name, 0) for name in names), default=0)
        if operation.group == LEFT and not operation.reads:
            level = 10
        if operation.write is not None:
            ready = level + operation.delay + 1
            depth[operation.write] = max(ready, depth.get(operation.write, 0))
        start = position * 0.121 + level * 0.0075 - 0.19
        cycles.append(round((0.85 if operation.group == CONTROL else start) * length))
    return cycles


LEAD = 40  # cycles by which a round's loads may come before the round


def earliest(operation: Operation) -> int:
    """The earliest cycle. Stores and control stay in their round; other operations may come before it."""
    stays = operation.group == CONTROL or (operation.write is None and operation.reads)
    return 0 if stays else -LEAD
