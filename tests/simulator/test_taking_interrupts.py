"""Interrupts while a routine runs: when the CPU takes them, their cost, and the code that they break."""

from __future__ import annotations

from pathlib import Path

import pytest

from broadside._core import CallResult, LoadError, PendingInterrupt, Simulator, assemble

SERVICE = (Path(__file__).parents[1] / "interrupt_service.asm").read_text(encoding="utf-8")
MACHINES = {"c62x-flat": "c62x", "c6201": "c62x", "c64x-flat": "c64x"}
VECTORS = "interrupt_vectors"
VALUE = 100

# Until the fetch packet of INT4, its branch, saving, working, loading with the branch back, its delay slots.
SERVICE_CYCLES = 7 + 6 + 5 + 6 + 5 + 5

# The load lands at the end of cycle 4. Until then A5 is 1.
SINGLE = """
        LDW   .D1T1 *A4,A5
        MVK   .S1   1,A6
        NOP         3
        ADD   .L1   A5,A6,A4
"""
MULTIPLE = """
        MVK   .S1   1,A5
        LDW   .D1T1 *A4,A5
        NOP
        ADD   .L1   A5,A5,A6            ; reads 1
        NOP         2
        ADD   .L1   A5,A6,A4
"""
OVERTAKEN = """
        LDW   .D1T1 *A4,A5
        MVK   .S1   7,A5
        MV    .L1   A5,A6               ; 7
        NOP         2
        ADD   .L1   A5,A6,A4
"""
BEFORE_BRANCH = """
        MVK   .S1   1,A5
        LDW   .D1T1 *A4,A5
        B     .S2   B3
||      MV    .L1   A5,A4               ; reads 1
        NOP         5
"""
IN_DELAY_SLOTS = """
        B     .S2   B3
||      MVK   .S1   1,A5
        LDW   .D1T1 *A4,A5
        MV    .L1   A5,A4               ; reads 1, where no interrupt comes
        NOP         3
"""
DISABLED = """
        MVC   .S2   CSR,B0
        AND   .L2   -2,B0,B1
        MVC   .S2   B1,CSR
        MVK   .S1   1,A5
        LDW   .D1T1 *A4,A5
        MV    .L1   A5,A4               ; reads 1
        NOP         4
        MVC   .S2   B0,CSR
"""
BELOW_STACK = """
        STW   .D2T2 B4,*-B15[2]
        NOP         4
        LDW   .D2T1 *-B15[2],A4
        NOP         4
"""
RETURN = """
        B     .S2   B3
        NOP         5
"""


class Routine:
    """A body on a machine, called with the address of VALUE and VALUE itself."""

    def __init__(self, machine: str, body: str) -> None:
        code = f"        .global routine\n        .text\nroutine:\n{body}\n{RETURN}"
        self.simulator = Simulator(machine)
        texts = {"routine.asm": code, "interrupt_service.asm": SERVICE}
        self.simulator.load(
            [assemble(text, name, MACHINES[machine]) for name, text in texts.items()]
        )
        self.address = self.simulator.allocate(4)
        self.simulator.write(self.address, VALUE.to_bytes(4, "little"))

    def call(self, cycle: int | None = None) -> CallResult:
        interrupt = None if cycle is None else PendingInterrupt(cycle, VECTORS)
        return self.simulator.call("routine", [self.address, VALUE], 1000, interrupt=interrupt)

    def wrong_at(self) -> list[int]:
        """The cycles in which the interrupt is taken and changes the result."""
        expected = self.call()
        results = [self.call(cycle) for cycle in range(expected.cycles)]
        wrong = [result for result in results if result.return_value != expected.return_value]
        return sorted({result.interrupted for result in wrong if result.interrupted is not None})


@pytest.fixture(params=MACHINES)
def machine(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_an_interrupt_costs_its_service_and_changes_nothing_in_single_assignment(
    machine: str,
) -> None:
    routine = Routine(machine, SINGLE)
    alone = routine.call()
    assert (alone.return_value, alone.interruptible, alone.interrupted) == (VALUE + 1, True, None)
    for cycle in range(3):
        result = routine.call(cycle)
        assert result.interrupted == cycle
        assert result.cycles == alone.cycles + SERVICE_CYCLES
    assert routine.wrong_at() == []


def test_an_interrupt_in_a_nop_is_taken_behind_it() -> None:
    assert [Routine("c6201", SINGLE).call(cycle).interrupted for cycle in (2, 3, 4, 5)] == [
        2,
        5,
        5,
        5,
    ]


def test_none_is_taken_behind_a_branch() -> None:
    routine = Routine("c6201", SINGLE)
    branch = 6
    assert routine.call(branch).interrupted == branch
    assert routine.call(branch + 1).interrupted is None


@pytest.mark.parametrize(
    ("body", "value", "wrong_at"),
    [
        pytest.param(MULTIPLE, VALUE + 2, [2, 3], id="multiple assignment"),
        pytest.param(OVERTAKEN, VALUE + 7, [1, 2], id="an overtaken result"),
        pytest.param(BEFORE_BRANCH, 1, [2], id="a packet with a branch that is annulled"),
    ],
)
def test_an_interrupt_breaks(machine: str, body: str, value: int, wrong_at: list[int]) -> None:
    routine = Routine(machine, body)
    assert routine.call().return_value == value
    assert not routine.call().interruptible
    assert routine.wrong_at() == wrong_at


@pytest.mark.parametrize("body", [IN_DELAY_SLOTS, DISABLED])
def test_multiple_assignment_is_safe_where_no_interrupt_comes(machine: str, body: str) -> None:
    routine = Routine(machine, body)
    assert routine.call().return_value == 1
    assert routine.call().interruptible
    assert routine.wrong_at() == []


def test_memory_below_the_stack_pointer_belongs_to_interrupts(machine: str) -> None:
    assert Routine(machine, BELOW_STACK).wrong_at() != []


def test_a_table_must_begin_where_istp_can_point() -> None:
    routine = Routine("c6201", SINGLE)
    with pytest.raises(LoadError, match="begins at a multiple of 1024"):
        routine.simulator.call(
            "routine", [routine.address], 100, interrupt=PendingInterrupt(0, "interrupt_service")
        )
