"""Rules of the C64x that the C62x does not have, or that it relaxes (SPRU189F 5.6)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from broadside._core import CallResult, SimulationError, machine_names, machine_table

Call = Callable[..., CallResult]

MACHINE = "c64x-flat"
DATA = 0x8000_0000

# rule, detail, illegal body, legal neighbour
RULES = [
    (
        "cross path used twice",
        "1X for two registers",
        "  ADD .L1X A0,B0,A0\n|| ADD .S1X A1,B1,A1",
        "  ADD .L1X A0,B1,A0\n|| SUB .S1X A2,B1,A2\n|| AND .D2X B5,A4,B4\n|| SUB .S2X B6,A4,B6",
    ),
    (
        "cross path used twice",
        "2X for two registers",
        "  AND .D2X B5,A4,B5\n|| MPY .M2X B6,A5,B6\n  NOP",
        "  AND .D2X B5,A4,B5\n|| MPY .M2X B6,A4,B6\n  NOP",
    ),
    (
        "long read port used twice",
        "side A",
        "  ADD .L1 A1,A7:A6,A3:A2\n|| STDW .D1T1 A9:A8,*A4",
        "  ADD .L1 A1,A7:A6,A3:A2\n|| STW .D1T1 A8,*A4",
    ),
    (
        "long read port used twice",
        "side A",
        "  SHR .S1 A7:A6,A1,A3:A2\n|| STW .D1T1 A8,*A4",
        "  SHR .S1 A7:A6,A1,A3:A2\n|| STW .D1T2 B8,*A4",
    ),
    (
        "long read port used twice",
        "side A",
        "  SHL .S1 A7:A6,A1,A3:A2\n|| STDW .D1T1 A9:A8,*A4",
        "  SHL .S1 A7:A6,A1,A3:A2\n|| ADD .L1 A1,A17:A16,A19:A18",
    ),
    (
        "non-aligned access beside another access",
        "it takes both data paths",
        "  LDNW .D2T2 *B4,B13\n|| LDB .D1T1 *A4,A16\n  NOP 4",
        "  LDNW .D2T1 *B4,A16\n|| ADD .D1X A2,B1,A17\n  NOP 4",
    ),
    (
        "non-aligned access beside another access",
        "it takes both data paths",
        "  LDW .D2T2 *B4,B13\n|| STNDW .D1T1 A17:A16,*A4(3)\n  NOP 4",
        "  LDW .D2T2 *B4,B16\n|| STDW .D1T1 A17:A16,*A4\n  NOP 4",
    ),
    (
        "write port used twice in one cycle",
        "results of .M1 of more than 64 bits in all",
        "  MPY2 .M1 A0,A1,A3:A2\n  NOP\n  MPY .M1 A6,A7,A8\n  NOP 3",
        "  MPY2 .M1 A0,A1,A3:A2\n  MPY .M1 A6,A7,A8\n  NOP 3",
    ),
    (
        "write port used twice in one cycle",
        "results of .M2 of more than 64 bits in all",
        "  MPYU4 .M2 B0,B1,B3:B2\n  NOP\n  ROTL .M2 B6,3,B8\n  NOP 3",
        "  GMPY4 .M2 B0,B1,B2\n  NOP\n  ROTL .M2 B6,3,B8\n  NOP 3",
    ),
    (
        "write port used twice in one cycle",
        "long results of .S and double words loaded, side A",
        "  LDDW .D1T1 *A4,A17:A16\n  NOP 3\n  SHL .S1 A8,A9,A7:A6\n  NOP",
        "  LDDW .D1T1 *A4,A17:A16\n  NOP 3\n  ADD .L1 A8,A9,A7:A6\n|| SHL .S2 B8,B9,B7:B6\n  NOP",
    ),
    (
        "two multi-cycle NOPs",
        "NOP count or IDLE",
        "  BNOP .S1 next,3\n|| NOP 4\nnext: NOP",
        "  BNOP .S1 next,5\n|| ADD .L1 A0,A1,A2\nnext: NOP",
    ),
    (
        "two multi-cycle NOPs",
        "NOP count or IDLE",
        "  ADDKPC .S2 next,B0,2\n|| NOP 2\nnext: NOP",
        "  ADDKPC .S2 next,B0,2\n|| NOP\nnext: NOP",
    ),
    (
        "two branches in one execute packet",
        "ADDKPC beside a branch with displacement",
        "  B .S1 next\n|| ADDKPC .S2 next,B0,0\n  NOP 4\nnext: NOP",
        "  B .S1 next\n  ADDKPC .S2 next,B0,3\nnext: NOP",
    ),
    (
        "two branches in one execute packet",
        "two branches with displacement",
        "  BDEC .S1 next,A0\n|| BPOS .S2 next,B0\n  NOP 5\nnext: NOP",
        "  BDEC .S1 next,A0\n  NOP 5\nnext: NOP",
    ),
    (
        "unaligned access",
        "8 bytes at 0x80000004",
        "  LDDW .D1T1 *+A4[0],A17:A16\n|| ADDK .S1 0,A0\n  MV .L1 A4,A5\n  ADDK .S1 4,A5\n"
        "  LDDW .D1T1 *A5,A17:A16\n  NOP 4",
        "  LDNDW .D1T1 *+A4(4),A17:A16\n  NOP 4",
    ),
    (
        "undefined result",
        "the manual calls the result invalid for these operands",
        "  MVK .S2 0,B0\n  MVKH .S2 0x03000000,B0\n  ADDK .S2 3,B0\n  MVC .S2 B0,GFPGFR\n"
        "  MVK .S1 16,A1\n  GMPY4 .M1 A1,A1,A2\n  NOP 3",
        "  MVK .S2 0,B0\n  MVKH .S2 0x03000000,B0\n  ADDK .S2 3,B0\n  MVC .S2 B0,GFPGFR\n"
        "  MVK .S1 15,A1\n  GMPY4 .M1 A1,A1,A2\n  NOP 3",
    ),
    (
        "undefined result",
        "the manual calls the result invalid for these operands",
        "  MVK .S1 64,A0\n  SSHL .S1 A4,A0,A5",
        "  MVK .S1 63,A0\n  SSHL .S1 A4,A0,A5",
    ),
    (
        "circular addressing misused",
        "8 bytes in a circular buffer of 4",
        "  MVK .S2 1,B0\n  MVKH .S2 0x10000,B0\n  MVC .S2 B0,AMR\n  NOP\n  LDNDW .D1T1 *A4,A1:A0\n  NOP 4",
        "  MVK .S2 1,B0\n  MVKH .S2 0x10000,B0\n  MVC .S2 B0,AMR\n  NOP\n  LDNW .D1T1 *A4,A1\n"
        "  NOP 4\n  ZERO .S2 B0\n  MVC .S2 B0,AMR",
    ),
]


@pytest.mark.parametrize(
    ("rule", "detail", "illegal", "legal"),
    RULES,
    ids=[f"{index}-{rule[0].replace(' ', '-')}" for index, rule in enumerate(RULES)],
)
def test_rule(call: Call, rule: str, detail: str, illegal: str, legal: str) -> None:
    """A4 and B4 point to memory."""
    with pytest.raises(SimulationError) as caught:
        call(illegal, DATA, DATA, machine=MACHINE)
    error = caught.value
    assert error.rule == rule
    assert error.detail.startswith(detail)
    two = rule not in ("unaligned access", "undefined result", "circular addressing misused")
    assert len(error.offenders) == 1 + two
    assert all(offender.startswith("0x0000") for offender in error.offenders)
    assert error.packet
    call(legal, DATA, DATA, machine=MACHINE)


CIRCULAR = """
    STDW  .D1T1 A7:A6,*A4
||  MVK   .S2 1,B0
    STDW  .D1T1 A9:A8,*+A4[1]
||  MVKH  .S2 0x30000,B0            ; 16 bytes at A4
    MVC   .S2 B0,AMR
    ADDK  .S1 {at},A4
    {access}
    NOP   5
    ZERO  .S2 B0
    MVC   .S2 B0,AMR
    NOP
    {result}
"""


@pytest.mark.parametrize(
    ("at", "access", "result", "expected"),
    [
        (14, "LDNW .D1T1 *A4,A1", "MV .L1 A1,A4", 0x1110_1F1E),
        (13, "LDNDW .D1T1 *A4,A1:A0", "MV .L1 A0,A4", 0x101F_1E1D),
        (13, "LDNDW .D1T1 *A4,A1:A0", "MV .L1 A1,A4", 0x1413_1211),
        (
            15,
            "STNW .D1T1 A7,*A4\n  ADDK .S1 -15,A4\n  LDW .D1T1 *A4,A1",
            "MV .L1 A1,A4",
            0x1317_1615,
        ),
    ],
)
def test_non_aligned_accesses_go_around_circular_buffers(
    call: Call, at: int, access: str, result: str, expected: int
) -> None:
    """SPRU189F 5.7.2.3. The buffer holds 0x10, 0x11 and so on."""
    words = [0x1312_1110, 0x1716_1514, 0x1B1A_1918, 0x1F1E_1D1C]
    setup = "".join(
        f"  MVKL .S1 {word:#x},A{6 + place}\n  MVKH .S1 {word:#x},A{6 + place}\n"
        for place, word in enumerate(words)
    )
    body = setup + CIRCULAR.format(at=at, access=access, result=result)
    assert call(body, DATA, DATA, machine=MACHINE).return_value == expected


# Code that the C62x refuses and the C64x runs (SPRU189F table 5-7, 5.6.1, 3.5).
ALLOWED = [
    "  ADD .L1 A1,A5:A4,A3:A2\n|| SHL .S1 A8,A9,A7:A6",
    "  ADD .L1 A1,A7:A6,A3:A2\n|| STW .D1T1 A8,*A4",
    "  ADD .L1X A0,B1,A1\n|| MPY .M1X A4,B1,A5\n  NOP",
]


@pytest.mark.parametrize("body", ALLOWED)
def test_what_only_the_c62x_forbids(call: Call, body: str) -> None:
    call(body, DATA, DATA, machine=MACHINE)
    with pytest.raises(SimulationError):
        call(body, DATA, DATA)


@pytest.mark.parametrize(
    ("body", "stalls"),
    [
        # The manual's four examples.
        ("  ADD .S1 A0,A0,A1\n  ADD .S2X B0,A1,B1", 1),
        ("  ADD .S1 A0,A0,A1\n  ADD .S2X B0,A0,B1", 0),
        ("  LDW .D1T1 *++A4[1],A1\n  NOP 4\n  ADD .S2X B0,A1,B1", 0),
        ("  LDW .D1T1 *++A4[1],A1\n  ADD .S2X B0,A4,B1\n  NOP 3", 1),
        # One cycle between, two units on one path, results that take two cycles, both paths at once.
        ("  ADD .S1 A0,A0,A1\n  NOP\n  ADD .S2X B0,A1,B1", 0),
        ("  ADD .S1 A0,A0,A1\n  ADD .S2X B0,A1,B1\n|| ADD .L2X B0,A1,B2", 1),
        ("  MPY .M1 A0,A0,A1\n  NOP\n  ADD .S2X B0,A1,B1", 1),
        ("  MPY .M1 A0,A0,A1\n  NOP 2\n  ADD .S2X B0,A1,B1", 0),
        ("  ADD .S1 A0,A0,A1\n|| ADD .S2 B0,B0,B1\n  ADD .L2X B0,A1,B2\n|| ADD .L1X A0,B1,A2", 1),
        # A predicate that is false: nothing was written; the one that reads does so before it is known.
        ("  ZERO .L1 A2\n  NOP\n  [A2] ADD .S1 A0,A0,A1\n  ADD .S2X B0,A1,B1", 0),
        ("  ZERO .L1 A2\n  ADD .S1 A0,A0,A1\n  [A2] ADD .S2X B0,A1,B1", 1),
        # Stores read over the T path, which is not a cross path.
        ("  ADD .S1 A0,A0,A1\n  STW .D2T1 A1,*B4", 0),
    ],
)
def test_cross_path_stall(call: Call, body: str, stalls: int) -> None:
    result = call(body, DATA, DATA, machine=MACHINE)
    assert result.stalls["cross_path"] == stalls
    if body.count("2X") == 1:
        old = call(body.replace("ZERO .L1 A2", "MVK .S1 0,A2"), DATA, DATA)
        assert result.cycles == old.cycles + stalls
        assert "cross_path" not in old.stalls


def test_cross_path_stall_in_the_body_of_a_loop(call: Call) -> None:
    body = (
        "  MVK .S1 9,A1\nloop: BDEC .S1 loop,A1\n  ADD .S1 A0,A0,A16\n  ADD .S2X B0,A16,B1\n  NOP 3"
    )
    result = call(body, machine=MACHINE)
    assert (result.cycles, result.stalls["cross_path"]) == (1 + 11 * 6 + 11 + 6, 11)


def test_bnop_spends_its_cycles_whether_the_branch_is_taken_or_not(call: Call) -> None:
    def cycles(predicate: int, count: int) -> int:
        body = f"  MVK .L1 {predicate},A0\n  NOP\n  [A0] BNOP .S1 next,{count}\nnext: NOP"
        return call(body, machine=MACHINE).cycles

    around = 1 + 1 + 1 + 6  # MVK, NOP, the NOP at next, the return
    assert cycles(0, 0) == around + 1
    assert cycles(0, 7) == around + 1 + 7
    assert cycles(1, 7) == around + 6
    assert cycles(1, 5) == around + 6


@pytest.mark.parametrize(("start", "rounds", "end"), [(4, 6, -1), (0, 2, -1), (-3, 1, -3)])
def test_bdec_counts_down_while_not_negative(call: Call, start: int, rounds: int, end: int) -> None:
    body = (
        f"  MVK .S1 {start},A31\n|| ZERO .L1 A5\nloop: BDEC .S1 loop,A31\n"
        "  ADD .L1 1,A5,A5\n  NOP 4\n  PACK2 .L1 A31,A5,A4"
    )
    packed = call(body, machine=MACHINE).return_value & 0xFFFF_FFFF
    assert packed == (end & 0xFFFF) << 16 | rounds


def test_bpos_leaves_its_register(call: Call) -> None:
    body = "  MVK .S1 7,A31\n  BPOS .S1 next,A31\n  NOP 5\n  MVK .S1 1,A31\nnext: MV .L1 A31,A4"
    assert call(body, machine=MACHINE).return_value == 7


def test_addkpc_gives_the_address_of_a_label(call: Call) -> None:
    body = "  NOP\n  ADDKPC .S2 here,B0,4\nhere: MV .L1X B0,A4"
    result = call(body, machine=MACHINE)
    assert (result.return_value, result.cycles) == (8, 1 + 5 + 1 + 6)


@pytest.mark.parametrize("words_before", range(1, 8))
def test_execute_packets_span_fetch_packets(call: Call, words_before: int) -> None:
    """A packet of eight at every place; its branch counts from the fetch packet of its own word."""
    units = [f"MV .{unit}1 A4,A{16 + i}" for i, unit in enumerate("LD")]
    units += [f"MV .{unit}2 B4,B{16 + i}" for i, unit in enumerate("LSD")]
    packet = ["B .S1 next", "MPY .M1 A4,A4,A20", "MPY .M2 B5,B5,B20", *units]
    body = "  NOP\n" * words_before + "  " + "\n|| ".join(packet)
    body += "\n  NOP 5\n  NOP 9\nnext: ADD .L1 A16,A20,A4"
    result = call(body, 5, 7, machine=MACHINE)
    assert (result.return_value, result.cycles) == (30, words_before + 6 + 1 + 6)


C64X_MACHINES = [name for name in machine_names() if 'isa = "c64x"' in machine_table(name)]


@pytest.mark.parametrize("machine", C64X_MACHINES)
@pytest.mark.parametrize(("before", "stalls"), [(6, 0), (7, 1)])
def test_a_branch_to_a_packet_in_two_fetch_packets_waits(
    call: Call, before: int, stalls: int, machine: str
) -> None:
    """The label is at the last words of a fetch packet; reaching it without a branch costs nothing."""
    packet = "MV .L1 A4,A5\n|| MV .L2 B4,B5"
    jump = "  B .S1 there\n  NOP 5\n" + "  NOP\n" * (before - 2) + f"there: {packet}"
    result = call(jump, machine=machine)
    assert result.stalls["branch_target"] == stalls
    assert result.cycles == 6 + 1 + stalls + 6 + result.stalls.get("l1p", 0)
    fall = "  NOP\n" * before + f"  {packet}"
    assert call(fall, machine=machine).stalls["branch_target"] == 0


def test_pce1_is_the_fetch_packet_of_the_instruction(call: Call) -> None:
    body = "  NOP\n" * 7 + "  MV .L1 A4,A5\n|| MVC .S2 PCE1,B0\n  MV .L1X B0,A4"
    result = call(body, machine=MACHINE)
    assert (result.return_value, result.stalls["cross_path"]) == (32, 1)


def test_gfpgfr_holds_its_fields_only(call: Call) -> None:
    body = "  MVK .S2 -1,B0\n  MVC .S2 B0,GFPGFR\n  MVC .S2 GFPGFR,B1\n  NOP\n  MV .L1X B1,A4"
    assert call(body, machine=MACHINE).return_value == 0x0700_00FF
    reset = "  MVC .S2 GFPGFR,B1\n  NOP\n  MV .L1X B1,A4"
    assert call(reset, machine=MACHINE).return_value == 0x0700_001D


@pytest.mark.parametrize("offset", range(8))
def test_non_aligned_accesses_at_every_byte(call: Call, offset: int) -> None:
    data = "  .data\n  .byte " + ",".join(str(0x10 + i) for i in range(32))
    body = (
        f"  LDNDW .D1T1 *+A4({offset}),A17:A16\n  NOP 4\n  STNDW .D1T1 A17:A16,*+A4(16)\n"
        f"  LDNW .D1T1 *+A4[4],A4\n  NOP 4"
    )
    value = call(body, DATA, machine=MACHINE, data=data).return_value
    assert value.to_bytes(4, "little") == bytes(0x10 + offset + i for i in range(4))


def test_saturation_of_smpy2_shows_in_the_cycle_of_the_result(call: Call) -> None:
    """One cycle earlier than that of SMPY (SPRU189F 5.8, SMPY2; 2.6.1)."""

    def saturated(cycles: int) -> bool:
        body = (
            "  MVK .S1 -32768,A1\n  SMPY2 .M1 A1,A1,A3:A2\n"
            f"  NOP {cycles}\n  MVC .S2 CSR,B0\n  NOP\n  MV .L1X B0,A4\n  NOP 3"
        )
        return bool(call(body, machine=MACHINE).return_value >> 9 & 1)

    assert [saturated(cycles) for cycles in (2, 3)] == [False, True]
