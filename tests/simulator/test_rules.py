"""Code that the hardware forbids or leaves undefined stops the simulator; its legal neighbour runs."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from raw_words import parallel, words

from broadside._core import CallResult, SimulationError

Call = Callable[..., CallResult]

# rule, detail, number of offenders, illegal body, legal neighbour
RULES = [
    (
        "cross path used twice",
        "1X",
        2,
        "  ADD .L1X A0,B1,A1\n|| MPY .M1X A4,B4,A5\n  NOP",
        "  ADD .L1X A0,B1,A1\n|| MPY .M2X B4,A4,B2\n  NOP",
    ),
    (
        "load/store data path used twice",
        "T1",
        2,
        "  LDW .D1T1 *A4,A5\n|| LDW .D2T1 *B4,A6\n  NOP 4",
        "  LDW .D1T1 *A4,A5\n|| LDW .D2T2 *B4,B6\n  NOP 4",
    ),
    (
        "load/store data path used twice",
        "T2",
        2,
        "  LDW .D1T2 *A4,B5\n|| STW .D2T2 B6,*B4\n  NOP 4",
        "  LDW .D1T2 *A4,B5\n|| STW .D2T1 A6,*B4\n  NOP 4",
    ),
    (
        "long write port used twice",
        "side A",
        2,
        "  ADD .L1 A1,A5:A4,A3:A2\n|| SHL .S1 A8,A9,A7:A6",
        "  ADD .L1 A1,A5:A4,A3:A2\n|| SHL .S2 B8,B9,B7:B6",
    ),
    (
        "long read port used twice",
        "side A",
        2,
        "  ADD .L1 A1,A5:A4,A3:A2\n|| STW .D2T1 A8,*B4",
        "  ADD .L1 A1,A5:A4,A3:A2\n|| STW .D2T2 B8,*B4",
    ),
    (
        "long read port used twice",
        "side B",
        2,
        "  CMPEQ .L2 B0,B5:B4,B2\n|| SHR .S2 B7:B6,1,B1:B0",
        "  CMPEQ .L2 B0,B4,B2\n|| SHR .S2 B7:B6,1,B1:B0",
    ),
    (
        "more than four reads of a register",
        "A1",
        3,
        "  MPY .M1 A1,A1,A4\n|| ADD .L1 A1,A1,A5\n|| SUB .D1 A1,A2,A3\n  NOP",
        "  MPY .M1 A1,A1,A4\n|| [A1] ADD .L1 A0,A1,A5\n|| SUB .D1 A1,A2,A3\n  NOP",
    ),
    (
        "more than four reads of a register",
        "A1",
        3,
        "  MPY .M1 A1,A1,A4\n|| ADD .L1 A1,A1,A5\n|| SUB .S2X B2,A1,B3\n  NOP",
        "  MPY .M1 A1,A1,A4\n|| ADD .L1 A1,A2,A5\n|| SUB .S2X B2,A1,B2\n  NOP",
    ),
    (
        "two writes of a register in one cycle",
        "B7",
        2,
        "  ADD .L2 B5,B6,B7\n|| SUB .S2 B8,B9,B7",
        "[!B0] ADD .L2 B5,B6,B7\n|| [B0] SUB .S2 B8,B9,B7",
    ),
    (
        "two writes of a register in one cycle",
        "B2",
        2,
        "  MPY .M2 B0,B1,B2\n  ADD .L2 B3,B4,B2",
        "  MPY .M2 B0,B1,B2\n|| ADD .L2 B3,B4,B2\n  NOP",
    ),
    (
        "two writes of a register in one cycle",
        "A5",
        2,
        "  LDW .D1T1 *A4,A5\n  NOP 3\n  ADD .L1 A0,A1,A5",
        "  LDW .D1T1 *A4,A5\n  NOP 2\n  ADD .L1 A0,A1,A5\n  NOP",
    ),
    (
        "two writes of a register in one cycle",
        "A4",
        2,
        "  LDW .D1T1 *A4++,A5\n|| ADD .L1 A0,A1,A4\n  NOP 4",
        "  LDW .D1T1 *A4,A5\n|| ADD .L1 A0,A1,A4\n  NOP 4",
    ),
    (
        "two writes of a register in one cycle",
        "A3",
        2,
        "  ADD .L1 A1,A5:A4,A3:A2\n|| ADD .S1 A0,A1,A3",
        "  ADD .L1 A1,A5:A4,A3:A2\n|| ADD .S1 A0,A1,A1",
    ),
    (
        "two multi-cycle NOPs",
        "NOP count or IDLE",
        2,
        "  NOP 2\n|| NOP 2",
        "  NOP 2\n|| NOP",
    ),
    (
        "two branches in one execute packet",
        "two branches with displacement",
        2,
        "[B0] B .S1 next\n|| [!B0] B .S2 next\n  NOP 5\nnext: NOP",
        "[B0] B .S1 next\n  NOP 5\nnext: NOP",
    ),
    (
        "two branches in one execute packet",
        "both are taken",
        2,
        "  B .S1 next\n|| B .S2 B3\n  NOP 5\nnext: NOP",
        "  MVK .S2 1,B0\n[!B0] B .S1 next\n|| [B0] B .S2 B3\n  NOP 5\nnext: NOP",
    ),
    (
        "unaligned access",
        "4 bytes at 0x80000002",
        1,
        "  LDW .D1T1 *A6,A5\n  NOP 4",
        "  LDH .D1T1 *A6,A5\n  NOP 4",
    ),
    (
        "access outside memory",
        "no memory at 0x80200000 (1 bytes)",
        1,
        "  LDB .D1T1 *A8,A5\n  NOP 4",
        "  LDB .D1T1 *-A8[1],A5\n  NOP 4",
    ),
    (
        "access outside memory",
        "0x00000000 is in memory `program`, which holds program only",
        1,
        "  ZERO .L1 A4\n  STW .D1T1 A4,*A4",
        "  STW .D1T1 A4,*A4",
    ),
    (
        "execution outside program memory",
        "no program at 0x80000000",
        1,
        "  B .S2 B4\n  NOP 5",
        "  NOP",
    ),
    (
        "circular addressing misused",
        "AMR = 0x00000003 selects the reserved mode 3",
        1,
        "  MVK .S2 3,B0\n  MVC .S2 B0,AMR",
        "  MVK .S2 1,B0\n  MVC .S2 B0,AMR\n  ZERO .L2 B0\n  MVC .S2 B0,AMR",
    ),
    (
        "undefined result",
        "the manual calls the result invalid for these operands",
        1,
        "  MVK .S1 32,A0\n  SSHL .S1 A4,A0,A5",
        "  MVK .S1 31,A0\n  SSHL .S1 A4,A0,A5",
    ),
    (
        "undefined result",
        "the manual calls the result invalid for these operands",
        1,
        "  MVK .S1 1024,A0\n  EXTU .S1 A4,A0,A5",
        "  MVK .S1 1023,A0\n  EXTU .S1 A4,A0,A5",
    ),
    (
        "IDLE without an interrupt or branch",
        "nothing will end it",
        1,
        "  IDLE",
        "  B .S1 next\n  IDLE\nnext: NOP",
    ),
    (
        "calling convention",
        "AMR is 0x00000001 at the return",
        0,
        "  MVK .S2 1,B0\n  MVC .S2 B0,AMR",
        "  NOP",
    ),
    (
        "calling convention",
        "GIE is clear at the return",
        0,
        "  MVC .S2 CSR,B0\n  AND .L2 -2,B0,B0\n  MVC .S2 B0,CSR",
        "  MVC .S2 CSR,B0\n  AND .L2 -2,B0,B1\n  MVC .S2 B1,CSR\n  MVC .S2 B0,CSR",
    ),
]


@pytest.mark.parametrize(
    ("rule", "detail", "offenders", "illegal", "legal"),
    RULES,
    ids=[f"{index}-{rule[0].replace(' ', '-')}" for index, rule in enumerate(RULES)],
)
def test_rule(call: Call, rule: str, detail: str, offenders: int, illegal: str, legal: str) -> None:
    """A4 and B4 point to memory, A6 to a halfword in it, A8 to its end."""
    arguments = (0x8000_0000, 0x8000_0000, 0x8000_0002, 0, 0x8020_0000)
    with pytest.raises(SimulationError) as caught:
        call(illegal, *arguments)
    error = caught.value
    assert (error.rule, error.detail) == (rule, detail)
    assert len(error.offenders) == offenders
    assert all(offender.startswith("0x0000") for offender in error.offenders)
    call(legal, *arguments)


@pytest.mark.parametrize("predicates", [("", ""), ("[B0] ", "[!B0] ")])
def test_functional_unit_used_twice(call: Call, predicates: tuple[str, str]) -> None:
    """Mutually exclusive predicates do not help (SPRU189F 3.6)."""
    instructions = (f"{predicates[0]}ADD .S1 A0,A1,A2", f"{predicates[1]}SHR .S1 A3,15,A6")
    with pytest.raises(SimulationError) as caught:
        call(parallel(*instructions))
    assert (caught.value.rule, caught.value.detail) == ("functional unit used twice", ".S1")
    assert len(caught.value.offenders) == 2
    call("\n".join(f"        {instruction}" for instruction in instructions))


def test_execute_packet_across_fetch_packets(call: Call) -> None:
    """The eighth word of a fetch packet has its p bit set."""
    (nop,) = words("NOP")
    body = "\n".join(f"        .word {word:#x}" for word in [*[nop] * 7, nop | 1, nop])
    with pytest.raises(SimulationError) as caught:
        call(body)
    assert caught.value.rule == "execute packet crosses a fetch packet"
    assert (caught.value.cycle, caught.value.address) == (7, 0x1C)


def test_undefined_encoding(call: Call) -> None:
    with pytest.raises(SimulationError) as caught:
        call("        .word 0xfffffffe")
    assert caught.value.rule == "undefined encoding"


def test_reserved_predicate(call: Call) -> None:
    (add,) = words("ADD .L1 A0,A1,A2")
    for creg_and_z in (0x1, 0xC, 0xF):
        with pytest.raises(SimulationError, match="reserved predicate"):
            call(f"        .word {add | creg_and_z << 28:#x}")


def test_the_packet_and_the_offenders_are_shown(call: Call) -> None:
    with pytest.raises(SimulationError) as caught:
        call("  NOP 3\n  MPY .M2 B0,B1,B2\n  ADD .L2 B3,B4,B2\n|| MV .L1 A4,A0")
    error = caught.value
    assert (error.cycle, error.address) == (4, 8)
    assert [line.split(maxsplit=1)[1] for line in error.packet.splitlines()] == [
        "ADD .L2 B3,B4,B2",
        "|| OR .L1 0,A4,A0",
    ]
    assert error.offenders == ["0x00000004 MPY .M2 B0,B1,B2", "0x00000008 ADD .L2 B3,B4,B2"]


@pytest.mark.parametrize("register", ["A10", "A15", "B10", "B14", "B15"])
def test_callee_saved_registers(call: Call, register: str) -> None:
    unit = ".S1" if register.startswith("A") else ".S2"
    with pytest.raises(SimulationError, match=f"calling convention: {register} was"):
        call(f"  ADDK {unit} 8,{register}")
    call(f"  ADDK {unit} 8,{register}\n  ADDK {unit} -8,{register}")


@pytest.mark.parametrize(("nops", "legal"), [(0, False), (3, False), (4, True)])
def test_nothing_may_land_after_the_return(call: Call, nops: int, legal: bool) -> None:
    """A load in the last delay slots of the return would land in the caller."""
    before = f"  NOP {4 - nops}\n" if nops < 4 else ""
    body = f"  B .S2 B3\n{before}  LDW .D1T1 *A4,A5\n  NOP 5"
    if legal:
        assert call(body, 0x8000_0000).cycles == 6
    else:
        with pytest.raises(SimulationError, match="A5 is still on its way at the return"):
            call(body, 0x8000_0000)


def test_reads_of_undefined_registers_are_refused_on_request(call: Call) -> None:
    body = "  ADD .L1 A4,A7,A5"
    call(body, 1)
    with pytest.raises(SimulationError, match="read of a register never written: A7"):
        call(body, 1, undefined_registers=True)
    with pytest.raises(SimulationError, match="read of a register never written: B4"):
        call("  MV .L2 B4,B5", 1, undefined_registers=True)
    call("  MV .L2 B4,B5\n  MV .L2 B5,B6\n  MV .L1 A12,A5", 1, 2, undefined_registers=True)


def test_reads_of_fresh_memory_are_refused_on_request(call: Call) -> None:
    body = "  LDW .D1T1 *A4,A5\n  NOP 4"
    call(body, 0x8000_0000)
    with pytest.raises(SimulationError, match="read of memory never written: 4 bytes at"):
        call(body, 0x8000_0000, uninitialised_memory=True)
    call(f"  STW .D1T1 A4,*A4\n{body}", 0x8000_0000, uninitialised_memory=True)
    with pytest.raises(SimulationError, match="read of memory never written"):
        call(f"  STH .D1T1 A4,*A4\n{body}", 0x8000_0000, uninitialised_memory=True)


class TestInterrupts:
    """SPRU189F 8.6.1: the manual's own pair of examples, and code that protects a multiple assignment."""

    MULTIPLE = "  LDW .D1T1 *A4,A1\n  ADD .L1 A1,A2,A3\n  NOP 3\n  MPY .M1 A1,A4,A5\n  NOP"
    SINGLE = "  LDW .D1T1 *A4,A6\n  ADD .L1 A1,A2,A3\n  NOP 3\n  MPY .M1 A6,A4,A5\n  NOP"

    def test_multiple_assignment_is_noticed(self, call: Call) -> None:
        assert not call(self.MULTIPLE, 0x8000_0000).interruptible
        assert call(self.SINGLE, 0x8000_0000).interruptible

    def test_multiple_assignment_is_refused_on_request(self, call: Call) -> None:
        with pytest.raises(SimulationError) as caught:
            call(self.MULTIPLE, 0x8000_0000, interruptible=True)
        assert caught.value.rule == "multiple assignment"
        assert len(caught.value.offenders) == 2
        call(self.SINGLE, 0x8000_0000, interruptible=True)

    def test_an_overtaken_result_is_a_multiple_assignment(self, call: Call) -> None:
        overtaken = "  LDW .D1T1 *A4,A1\n  MV .L1 A4,A1\n  NOP 3"
        assert not call(overtaken, 0x8000_0000).interruptible
        pipelined = "  LDW .D1T1 *A4,A1\n  LDW .D1T1 *A4,A1\n  NOP 4"
        assert call(pipelined, 0x8000_0000).interruptible

    def test_delay_slots_of_a_branch_protect(self, call: Call) -> None:
        body = f"  B .S1 next\n{self.MULTIPLE}".replace("NOP 3", "NOP 2") + "\nnext: NOP"
        assert call(body, 0x8000_0000).interruptible

    def test_disabled_interrupts_protect(self, call: Call) -> None:
        disable = "  MVC .S2 CSR,B0\n  AND .L2 -2,B0,B1\n  MVC .S2 B1,CSR\n"
        result = call(disable + self.MULTIPLE + "\n  MVC .S2 B0,CSR", 0x8000_0000)
        assert result.interruptible
        # Seven cycles of the body and the MVC that enables again; the return's six follow.
        assert result.max_uninterruptible == 8 + 6
