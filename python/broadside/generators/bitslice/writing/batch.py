"""The batch: processes 32 blocks from memory to memory, with any number of rounds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from broadside.facts.cpu import BRANCH_LATENCY
from broadside.generators.bitslice.placing.body import Placed
from broadside.generators.bitslice.program.operations import Cpu, Operation
from broadside.generators.bitslice.program.round import RoundRegisters
from broadside.generators.bitslice.program.transpose import BLOCKS, Constants, Pointers, same_form
from broadside.generators.bitslice.writing import frame, linear, listing
from broadside.generators.bitslice.writing.join import Bases, after, join

MASKS = {1: "A13", 4: "A14", 2: "B12", 8: "B13"}
IN_CONSTANTS = Constants(MASKS, "B14")
OUT_CONSTANTS = Constants(MASKS, None)  # registers are scarcer here, and the .S units have time
STATE_BYTE = 4 * frame.STATE
IN_TEXT = Pointers({"A4": 124, "B4": 128})
IN_STATE = Pointers({"A5": 62, "B15": -STATE_BYTE})
OUT_TEXT = Pointers({"A4": 62, "A5": 192, "B4": 160})
OUT_STATE = Pointers({"A6": 124, "B15": -STATE_BYTE})


RETURN = "B3"


def free_registers(
    constants: Constants, taken: set[str], cpu: Cpu
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The registers that pointers and constants of a transposition leave free for values."""
    used = {constants.one, *constants.masks.values(), "B15", *taken}
    return cpu.free(used)


MASKS_LOW = (
    "MVK .S1 0x5555, A13 | MVK .S2 0x3333, B12",
    "MVK .S1 0x0F0F, A14 | MVK .S2 0x00FF, B13",
)
MASKS_HIGH = (
    "MVKH .S1 0x55555555, A13 | MVKH .S2 0x33333333, B12",
    "MVKH .S1 0x0F0F0F0F, A14 | MVKH .S2 0x00FF00FF, B13",
)


def enter() -> list[listing.Packet]:
    """Sets up the transposition in: pointers and constants. A4 is the text, B4 the address of the result."""
    w = frame.word
    return listing.block(f"""
        {MASKS_LOW[0]} | STW .D2T2 B3, {w(frame.BATCH_RETURN)} | ADD .L1X 0, B15, A5
        {MASKS_HIGH[0]} | STW .D2T2 B4, {w(frame.BATCH_OUT)} | ADD .L2X 0, A4, B4
        {MASKS_LOW[1]}
        {MASKS_HIGH[1]}
        ADDK .S1 {STATE_BYTE + 62}, A5 | ADDK .S2 128, B4
        ADDK .S1 124, A4 | MVK .S2 1, {IN_CONSTANTS.one}
    """)


def before_rounds(fixed: RoundRegisters) -> list[listing.Packet]:
    """Sets up the rounds: pointers and constants. R is the first half of the state, L the second."""
    w, f = frame.word, fixed
    rows = listing.block(f"""
        LDW .D2T1 {w(frame.KEYS)}, {f.keys} | ADD .L1X 0, B15, {f.right}
        LDW .D2T2 {w(frame.ROUNDS)}, {f.count} | ADDK .S1 {STATE_BYTE}, {f.right}
        ADDK .S2 {STATE_BYTE + 128}, {f.left}
        nop 2
    """)
    rows[0] += [f"MVK .S1 -1, {f.ones_a}", f"MVK .S2 -1, {f.ones_b}"]
    rows[1] += [f"ADD .L2 0, B15, {f.left}"]
    return rows


def before_leaving() -> list[listing.Packet]:
    """Sets up the transposition out: pointers and constants."""
    w = frame.word
    return listing.block(f"""
        {MASKS_LOW[0]} | LDW .D2T1 {w(frame.BATCH_OUT)}, A4 | ADD .L1X 0, B15, A6
        {MASKS_HIGH[0]} | LDW .D2T2 {w(frame.BATCH_OUT)}, B4
        {MASKS_LOW[1]} | LDW .D2T2 {w(frame.BATCH_RETURN)}, {RETURN}
        {MASKS_HIGH[1]}
        ADDK .S1 {STATE_BYTE + 124}, A6
        ADD .L1 0, A4, A5 | ADDK .S1 62, A4
        ADDK .S1 192, A5 | ADDK .S2 160, B4
    """)


def groups(
    placed: Placed, group: Callable[[int, int, Cpu], list[Operation]]
) -> list[listing.Packet]:
    """The four groups of a transposition. Each begins `length` cycles after the one before."""
    length = placed.body.length
    span = max(placed.cycles) + 1
    rows: list[listing.Packet] = [[] for _ in range(3 * length + span)]
    for number, which in enumerate(((0, 0), (0, 1), (1, 0), (1, 1))):
        body = replace(placed.body, operations=group(*which, placed.body.cpu))
        alike = [
            same_form(operation, form)
            for operation, form in zip(body.operations, placed.forms, strict=True)
        ]
        forms = [form for form in alike if form is not None]
        assert len(forms) == len(alike), "the groups of a transposition have equal forms"
        instance = Placed(body, placed.cycles, tuple(forms), placed.registers)
        for index in listing.ordered(instance):
            rows[number * length + placed.cycles[index]].append(instance.text(index))
    return rows


def with_return(rows: list[listing.Packet]) -> list[listing.Packet]:
    """The rows with the branch back.

    It stands in the first free .S2 slot of the last six rows, or after them.
    """
    at = len(rows) - BRANCH_LATENCY
    while any(".S2" in instruction for instruction in rows[at]):
        at += 1
    rows[at] = [*rows[at], f"B .S2 {RETURN}"]
    return rows + [[] for _ in range(at + BRANCH_LATENCY - len(rows))]


FRAME = {"B15": ("frame", 0)}


def state_bases(pointers: Pointers) -> Bases:
    """The pointers to the state, as places in the frame."""
    return {
        register: ("frame", STATE_BYTE + offset) for register, offset in pointers.offsets.items()
    }


def text_bases(pointers: Pointers) -> Bases:
    """The pointers to the text, as places in it."""
    return {register: ("text", offset) for register, offset in pointers.offsets.items()}


def assembly(
    to_slices: list[listing.Packet],
    rounds: Placed,
    from_slices: list[listing.Packet],
    fixed: RoundRegisters,
) -> list[str]:
    """The routine `batch`: A4 text, B4 result, B3 return address. Keys and rounds are in the frame."""
    into = text_bases(IN_TEXT) | state_bases(IN_STATE)
    in_rounds = FRAME | {
        fixed.right: ("frame", STATE_BYTE),
        fixed.left: ("frame", STATE_BYTE + 4 * BLOCKS),
        fixed.keys: ("keys", 0),
    }
    out_of = text_bases(OUT_TEXT) | state_bases(OUT_STATE)
    leave = with_return(from_slices)
    start = [*before_rounds(fixed), *listing.prolog(rounds)]
    entered = join(join(enter(), to_slices, (FRAME, into)), start, (FRAME | into, in_rounds))
    left = after(listing.landings(rounds), join(before_leaving(), leave, (FRAME, out_of)))
    return [
        "",
        listing.label("batch"),
        *listing.text(entered),
        listing.label("round"),
        *listing.text(
            listing.annotated(rounds, linear.operation_lines(rounds.body.operations, fixed))
        ),
        *listing.text(left),
    ]
