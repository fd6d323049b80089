"""The routines of the modes: entry, loops over batches, and the rest of fewer than 32 blocks.

They are written by hand, one line for each cycle. All state between batches is in the frame, because a batch
uses every register except B15.
"""

from __future__ import annotations

from broadside.generators.bitslice.writing import frame, listing
from broadside.generators.bitslice.writing.frame import word as w
from broadside.generators.bitslice.writing.listing import Packet

BATCH = 32
FRAME_BYTES = 4 * frame.WORDS


def entry(name: str, rounds: int, target: str) -> list[str]:
    """A routine: writes the number of rounds to A0 and jumps to the common code."""
    return listing.routine(name, listing.block(f"B .S2 {target} | MVK .S1 {rounds}, A0\nnop 5"))


def save() -> list[Packet]:
    """Makes the frame, and saves the caller's registers and the number of rounds."""
    rows = [[f"ADDK .S2 {-FRAME_BYTES}, B15"]]
    for index, register in enumerate(frame.SAVED_REGISTERS):
        path = "T1" if register[0] == "A" else "T2"
        rows.append([f"STW .D2{path} {register}, {w(frame.SAVED + index)}"])
    return [*rows, [f"STW .D2T1 A0, {w(frame.ROUNDS)}"]]


def restore() -> list[Packet]:
    """Restores the caller's registers and returns."""
    registers = list(enumerate(frame.SAVED_REGISTERS))[::-1]  # B3 first
    rows: list[Packet] = []
    for index, register in registers:
        path = "T1" if register[0] == "A" else "T2"
        rows.append([f"LDW .D2{path} {w(frame.SAVED + index)}, {register}"])
    rows[-1].append("B .S2 B3")
    rows += [[], [], [], []]
    return [*rows, [f"ADDK .S2 {FRAME_BYTES}, B15"]]


def copy_blocks(loop: str) -> list[str]:
    """Copies A1 blocks (at least one) from A4 to A5."""
    return [
        listing.label(loop),
        *listing.text(
            listing.block(f"""
                LDW .D1T1 *A4++, A7 | ADD .L1 -1, A1, A1
                LDW .D1T1 *A4++, A8 | [A1] B .S1 {loop}
                nop 3
                STW .D1T1 A7, *A5++
                STW .D1T1 A8, *A5++
            """)
        ),
    ]


def buffer_address(register: str) -> str:
    """Two packets that compute the address of the frame's buffer."""
    cross = "X" if register[0] == "A" else ""
    side = "1" if register[0] == "A" else "2"
    return f"ADD .L{side}{cross} 0, B15, {register}\nADDK .S{side} {frame.byte(frame.BUFFER)}, {register}"


def next_batch(loop: str, rest: str, advance_out: bool) -> list[str]:
    """While 32 blocks are left, calls the batch on them. Then returns to `loop`, or continues at `rest`.

    A0 is the number of blocks left. A2 says whether there are 32. With `advance_out` the result goes straight
    to the output. Otherwise it goes to the buffer, and `loop` chains it.
    """
    result = f"LDW .D2T2 {w(frame.OUT)}, B4" if advance_out else "ADD .L2 0, B15, B4"
    fix = "" if advance_out else f"ADDK .S2 {frame.byte(frame.BUFFER)}, B4 |"
    update = (
        f"""
        [A2] ADDK .S1 -{BATCH}, A0 | ADD .L1 A4, A8, A7 | ADD .L2X B4, A8, B7
        [A2] STW .D2T1 A0, {w(frame.LEFT)}
        [A2] STW .D2T1 A7, {w(frame.IN)}
        [A2] STW .D2T2 B7, {w(frame.OUT)}
        """
        if advance_out
        else "nop 4"
    )
    rows = listing.block(f"""
        LDW .D2T1 {w(frame.LEFT)}, A0
        LDW .D2T1 {w(frame.IN)}, A4
        {result} | MVK .S1 {BATCH - 1}, A3
        {fix} MVK .S1 256, A8
        nop 1
        CMPGTU .L1 A0, A3, A2
        [!A2] B .S1 {rest}
        [A2] B .S1 batch | MVKL .S2 {loop}, B3
        MVKH .S2 {loop}, B3
        {update}
    """)
    return listing.text(rows)


def rest_in(done: str, back: str, loop: str) -> list[str]:
    """The rest of fewer than 32 blocks (A0 of them, from A4): nothing, or a batch on a copy of them."""
    return [
        *listing.text(
            listing.block(f"""
                ADD .L1 0, A0, A1
                [!A1] B .S1 {done}
                ADD .L1X 0, B15, A5
                ADDK .S1 {frame.byte(frame.BUFFER)}, A5
                nop 3
            """)
        ),
        *copy_blocks(loop),
        *listing.text(
            listing.block(f"""
                B .S1 batch | MVKL .S2 {back}, B3
                MVKH .S2 {back}, B3
                ADD .L1X 0, B15, A4 | ADD .L2 0, B15, B4
                ADDK .S1 {frame.byte(frame.BUFFER)}, A4 | ADDK .S2 {frame.byte(frame.BUFFER)}, B4
                nop 2
            """)
        ),
    ]


def ecb() -> list[str]:
    """ECB: A4 out, B4 in, A6 blocks, B6 schedule, A0 rounds."""
    arguments = listing.block(f"""
        STW .D2T1 A4, {w(frame.OUT)}
        STW .D2T2 B4, {w(frame.IN)}
        STW .D2T1 A6, {w(frame.LEFT)}
        STW .D2T2 B6, {w(frame.KEYS)}
    """)
    copy_out = listing.block(f"""
        LDW .D2T1 {w(frame.LEFT)}, A1
        LDW .D2T1 {w(frame.OUT)}, A5
        {buffer_address("A4").replace(chr(10), chr(10) + "        ")}
        nop 3
    """)
    return [
        "",
        listing.label("ecb"),
        *listing.text([*save(), *arguments]),
        listing.label("ecb_batch"),
        *next_batch("ecb_batch", "ecb_rest", advance_out=True),
        listing.label("ecb_rest"),
        *rest_in("ecb_done", "ecb_rest_out", "ecb_rest_copy"),
        listing.label("ecb_rest_out"),
        *listing.text(copy_out),
        *copy_blocks("ecb_rest_copy_out"),
        listing.label("ecb_done"),
        *listing.text(restore()),
    ]


def cbc() -> list[str]:
    """CBC: A4 out, B4 in, A6 blocks, B6 schedule, A8 IV, A0 rounds."""
    arguments = listing.block(f"""
        STW .D2T1 A4, {w(frame.OUT)}
        STW .D2T2 B4, {w(frame.IN)}
        STW .D2T1 A6, {w(frame.LEFT)}
        STW .D2T2 B6, {w(frame.KEYS)}
        STW .D2T1 A8, {w(frame.IV)}
    """)
    go = listing.block("""
        B .S1 chain | MVKL .S2 cbc_done, B3
        MVKH .S2 cbc_done, B3
        nop 4
    """)
    return [
        "",
        listing.label("cbc_decrypt"),
        *listing.text([*save(), *arguments, *go]),
        listing.label("cbc_done"),
        *listing.text(restore()),
    ]


def cbc3() -> list[str]:
    """CBC of three channels: A4 out[3], B4 in[3], A6 blocks, B6 schedule[3], A8 IVs, A0 rounds."""
    arguments = listing.block(f"""
        STW .D2T1 A4, {w(frame.CHANNEL_OUT)}
        STW .D2T2 B4, {w(frame.CHANNEL_IN)}
        STW .D2T1 A6, {w(frame.BLOCKS)}
        STW .D2T2 B6, {w(frame.CHANNEL_KEYS)}
        STW .D2T1 A8, {w(frame.IV)} | MVK .S1 3, A1
        STW .D2T1 A1, {w(frame.CHANNELS)}
    """)
    channel = listing.block(f"""
        LDW .D2T1 {w(frame.CHANNEL_OUT)}, A4
        LDW .D2T2 {w(frame.CHANNEL_IN)}, B4
        LDW .D2T1 {w(frame.CHANNEL_KEYS)}, A6
        LDW .D2T1 {w(frame.BLOCKS)}, A8
        nop 1
        LDW .D1T1 *A4++, A5
        LDW .D2T2 *B4++, B5
        LDW .D1T1 *A6++, A7
        STW .D2T1 A8, {w(frame.LEFT)}
        STW .D2T1 A4, {w(frame.CHANNEL_OUT)}
        STW .D2T2 B4, {w(frame.CHANNEL_IN)}
        STW .D2T1 A6, {w(frame.CHANNEL_KEYS)} | B .S1 chain
        STW .D2T1 A5, {w(frame.OUT)} | MVKL .S2 cbc3_next, B3
        STW .D2T2 B5, {w(frame.IN)} | MVKH .S2 cbc3_next, B3
        STW .D2T1 A7, {w(frame.KEYS)}
        nop 2
    """)
    advance = listing.block(f"""
        LDW .D2T1 {w(frame.CHANNELS)}, A1
        LDW .D2T1 {w(frame.IV)}, A8
        nop 3
        ADD .L1 -1, A1, A1
        ADDK .S1 8, A8 | STW .D2T1 A1, {w(frame.CHANNELS)}
        STW .D2T1 A8, {w(frame.IV)} | [A1] B .S1 cbc3_channel
        nop 5
    """)
    return [
        "",
        listing.label("cbc3_decrypt"),
        *listing.text([*save(), *arguments]),
        listing.label("cbc3_channel"),
        *listing.text(channel),
        listing.label("cbc3_next"),
        *listing.text([*advance, *restore()]),
    ]


def chain() -> list[str]:
    """CBC decryption of LEFT blocks of one channel. The return address is in B3."""
    start = listing.block(f"""
        LDW .D2T1 {w(frame.IV)}, A3
        STW .D2T2 B3, {w(frame.ROUTINE_RETURN)}
        nop 3
        LDW .D1T1 *A3[0], A4
        LDW .D1T1 *A3[1], A5
        nop 3
        STW .D2T1 A4, {w(frame.CHAIN)}
        STW .D2T1 A5, {w(frame.CHAIN + 1)}
    """)
    finish = listing.block(f"""
        LDW .D2T2 {w(frame.ROUTINE_RETURN)}, B3
        LDW .D2T1 {w(frame.IV)}, A3
        LDW .D2T1 {w(frame.CHAIN)}, A4
        LDW .D2T1 {w(frame.CHAIN + 1)}, A5
        nop 1
        B .S2 B3
        nop 1
        STW .D1T1 A4, *A3[0]
        STW .D1T1 A5, *A3[1]
        nop 2
    """)
    return [
        "",
        listing.label("chain"),
        *listing.text(start),
        listing.label("chain_batch"),
        *next_batch("chain_xor", "chain_rest", advance_out=False),
        listing.label("chain_rest"),
        *rest_in("chain_done", "chain_rest_xor", "chain_rest_copy"),
        listing.label("chain_rest_xor"),
        *chain_rest(),
        listing.label("chain_done"),
        *listing.text(finish),
        listing.label("chain_xor"),
        *chain_batch(),
    ]


def chain_pointers() -> list[Packet]:
    """Sets pointers for chaining: A4 buffer, A5 in, A6 out for first words, B4 to B6 for second words.

    A7 and B7 hold the chain, A0 the number of blocks left. All values are there after five cycles.
    """
    buffer = frame.byte(frame.BUFFER)
    return listing.block(f"""
        LDW .D2T1 {w(frame.IN)}, A5 | ADD .L1X 0, B15, A4 | ADD .L2 0, B15, B4
        LDW .D2T1 {w(frame.OUT)}, A6 | ADDK .S1 {buffer}, A4 | ADDK .S2 {buffer + 4}, B4
        LDW .D2T1 {w(frame.CHAIN)}, A7
        LDW .D2T2 {w(frame.CHAIN + 1)}, B7
        LDW .D2T1 {w(frame.LEFT)}, A0
        ADD .L2X 4, A5, B5
        ADD .L2X 4, A6, B6
        nop 2
    """)


def chain_batch() -> list[str]:
    """XORs each of 32 results with the ciphertext before it, in a loop of three cycles per block."""
    prolog = listing.block(f"""
        LDW .D1T1 *A4++[2], A8 | LDW .D2T2 *B4++[2], B8 | MVK .S2 {BATCH - 3}, B0
        LDW .D1T1 *A5++[2], A7 | LDW .D2T2 *B5++[2], B7
        nop 1
        LDW .D1T1 *A4++[2], A8 | LDW .D2T2 *B4++[2], B8 | [B0] B .S1 chain_loop
        LDW .D1T1 *A5++[2], A7 | LDW .D2T2 *B5++[2], B7 | [B0] ADD .L2 -1, B0, B0
        XOR .L1 A8, A7, A9 | XOR .L2 B8, B7, B9
    """)
    kernel = listing.block("""
        LDW .D1T1 *A4++[2], A8 | LDW .D2T2 *B4++[2], B8 | [B0] B .S1 chain_loop
        LDW .D1T1 *A5++[2], A7 | LDW .D2T2 *B5++[2], B7 | [B0] ADD .L2 -1, B0, B0
        XOR .L1 A8, A7, A9 | XOR .L2 B8, B7, B9 | STW .D1T1 A9, *A6++[2] | STW .D2T2 B9, *B6++[2]
    """)
    left = -BATCH
    epilog = listing.block(f"""
        ADDK .S1 {left}, A0
        STW .D2T1 A0, {w(frame.LEFT)}
        XOR .L1 A8, A7, A9 | XOR .L2 B8, B7, B9 | STW .D1T1 A9, *A6++[2] | STW .D2T2 B9, *B6++[2]
        STW .D2T1 A7, {w(frame.CHAIN)}
        STW .D2T2 B7, {w(frame.CHAIN + 1)}
        STW .D1T1 A9, *A6++[2] | STW .D2T2 B9, *B6++[2] | B .S1 chain_batch
        STW .D2T1 A5, {w(frame.IN)}
        STW .D2T1 A6, {w(frame.OUT)}
        nop 3
    """)
    return [
        *listing.text([*chain_pointers(), *prolog]),
        listing.label("chain_loop"),
        *listing.text([*kernel, *epilog]),
    ]


def chain_rest() -> list[str]:
    """XORs each of A0 < 32 results with the ciphertext before it, one block at a time."""
    first = listing.block("ADD .L1 0, A0, A1")
    loop = listing.block("""
        LDW .D1T1 *A4++[2], A8 | LDW .D2T2 *B4++[2], B8 | ADD .L1 -1, A1, A1
        LDW .D1T1 *A5++[2], A10 | LDW .D2T2 *B5++[2], B10
        nop 2
        [A1] B .S1 chain_rest_loop
        XOR .L1 A8, A7, A9 | XOR .L2 B8, B7, B9
        STW .D1T1 A9, *A6++[2] | STW .D2T2 B9, *B6++[2]
        ADD .L1 0, A10, A7 | ADD .L2 0, B10, B7
        nop 2
    """)
    last = listing.block(f"""
        STW .D2T1 A7, {w(frame.CHAIN)}
        STW .D2T2 B7, {w(frame.CHAIN + 1)}
    """)
    return [
        *listing.text([*chain_pointers(), *first]),
        listing.label("chain_rest_loop"),
        *listing.text([*loop, *last]),
    ]
