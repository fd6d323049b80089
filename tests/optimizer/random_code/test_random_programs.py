"""Random programs: a fixed sample, what it covers, and small programs that are hard."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from random_programs.campaign import FINE, QUICK, program_of
from random_programs.generator.operations import OVERFLOWING
from random_programs.judge import PATH, Verdict, judge
from random_programs.program import Argument, Pointer, Program
from random_programs.reduce import reduced
from random_programs.strategies import programs

from broadside.facts.isa import LEVELS, instruction_table
from broadside.linear.parse import parse
from broadside.optimizer.model.region import ScheduleError

SAMPLES = (10, pytest.param(25, marks=pytest.mark.matrix))
"""Programs of each ISA level: a second or two, and a few seconds."""

WRITTEN_BY_HAND = frozenset(("NOP", "IDLE", "B", "BNOP", "BDEC", "BPOS", "ADDKPC"))
"""Not chosen from the table: linear assembly has no NOP, and of branches only B."""


@pytest.mark.parametrize("count", SAMPLES)
@pytest.mark.parametrize("isa", LEVELS)
def test_sample(isa: str, count: int) -> None:
    @settings(
        max_examples=count,
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate, Phase.shrink],
    )
    @given(programs(isa))
    def is_right(program: Program) -> None:
        judgement = judge(program, QUICK)
        assert judgement.verdict in FINE, f"{judgement.detail}\n{program.text}"

    is_right()


@pytest.mark.matrix
@pytest.mark.parametrize("isa", LEVELS)
def test_every_instruction_is_generated(isa: str) -> None:
    """An instruction that is new in the table is covered without a change of the generator."""
    table = instruction_table(isa)
    wanted = set(table.forms) - WRITTEN_BY_HAND - OVERFLOWING
    wanted -= {"MVC"} if isa == "c62x" else set()
    for number in range(LEVELS.index(isa), 1600, len(LEVELS)):
        procedure = parse(program_of(number).text, PATH, table)[0]
        wanted -= {operation.mnemonic for operation in procedure.operations}
        if not wanted:
            break
    assert not wanted


def test_a_failing_program_becomes_smaller() -> None:
    text = "f: .cproc a\n .reg b, c\n MV a, b\n ADD b, 1, c\n MPY b, b, b\n .return c\n .endproc\n"
    program = Program("c62x", text, calls=[[1], [2]])
    small = reduced(program, lambda trial: "MPY" in trial.text)
    assert small.text.split() == ["f:", ".cproc", "a", "MPY", "b,", "b,", "b"]
    assert len(small.calls) == 1


FOUND = {
    "an invariant read twice by one operation has a copy on each side": """
f:      .cproc  w1, n4
        .reg    n5
        .rega   v6
l1:     .trip   1, 5
        MVK     12, n5
        ZERO    v6
l2:     .trip   0, 18, 3
        SSUB    w1, w1, v6
        ADD     -1, n5, n5
 [n5]   B       l2
        SUB     n4, 3, n4
 [n4]   B       l1
        .return v6
        .endproc
""",
    "the first branches of a short inner loop are taken where the outer loop has ended": """
f:      .cproc  w0, n12
        .reg    n13
l1:     .trip   1, 4
        MVK     24, n13
l2:     .trip   12
        ADD     n13, -1, n13
 [n13]  B       l2
        ADD     w0, n12, w0
        SUB     n12, 3, n12
 [n12]  B       l1
        .return w0
        .endproc
""",
    "a machine register is returned that is not the one of results": """
f:      .cproc  w0, n1
        MV      w0, A7
        ADD     A7, n1, A7
        .return A7
        .endproc
""",
    "a register that is restored is returned": """
f:      .cproc  w0, n1
        ADD     w0, n1, A10
        .return A10
        .endproc
""",
    "a loop overwrites under a predicate what nobody reads": """
f:      .cproc  w0, n1
        .reg    v, p
        ADD     B15, 8, p
        .frame  4
        STW     w0, *p
l1:     .trip   1, 9
 [n1]   LDW     *p, v
 [!n1]  SMPY    w0, n1, v
        MPY     w0, n1, w0
        SUB     n1, 1, n1
 [n1]   B       l1
        .return w0
        .endproc
""",
    "an inner loop counts what the outer one does not set again": """
f:      .cproc  w0, n1
        .reg    m
        AND     w0, 0, m
        ADD     m, 1, m
l1:     .trip   1, 1
 [w0]   B       l2
        NEG     w0, w0
l2:
        ADD     w0, n1, w0
        SUB     n1, 1, n1
 [n1]   B       l2
        SUB     m, 1, m
 [m]    B       l1
        .return w0
        .endproc
""",
    "the counter is counted down under its own predicate": """
f:      .cproc  w0, n1
l1:     .trip   3
        ADD     w0, n1, w0
 [n1]   SUB     n1, 1, n1
 [n1]   B       l1
        .return w0
        .endproc
""",
    "a word is returned here and a pair there": """
f:      .cproc  w0, n1
        .reg    h:l
        ADDU    w0, n1, h:l
 [n1]   B       wide
        .return w0
wide:
        .return h:l
        .endproc
""",
}
"""Programs that take a word and three times a number of passes."""


@pytest.mark.parametrize(
    ("what", "isa"),
    [
        pytest.param(what, isa, marks=() if number % len(LEVELS) == level else pytest.mark.matrix)
        for number, what in enumerate(FOUND)
        for level, isa in enumerate(LEVELS)
    ],
)
def test_once_wrong(what: str, isa: str) -> None:
    """Each on one ISA level, and in the matrix on all."""
    program = Program(isa, FOUND[what].lstrip(), calls=[[5, 3], [0xFFFFFFFF, 9]])
    judgement = judge(program, QUICK)
    assert judgement.verdict is Verdict.RIGHT, judgement.detail


def test_both_halves_of_a_pair_that_nobody_reads_land() -> None:
    text = """
f:      .cproc  p, n
        .reg    h:l
l1:     .trip   1, 39
        LDDW    *+p[1], h:l
        ADD     n, -1, n
 [n]    B       l1
        .return n
        .endproc
"""
    calls: list[list[Argument]] = [[Pointer(0), 3], [Pointer(0), 37]]
    judgement = judge(Program("c64x", text.lstrip(), arenas=1, calls=calls), QUICK)
    assert judgement.verdict is Verdict.RIGHT, judgement.detail


@pytest.mark.parametrize("count", [10, pytest.param(30, marks=pytest.mark.matrix)])
@pytest.mark.parametrize("isa", LEVELS)
def test_without_a_search(isa: str, count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The schedule that always exists is right, too."""

    def fails(*_: object) -> None:
        raise ScheduleError("nothing is found")

    monkeypatch.setattr("broadside.optimizer.optimize.schedule_procedure", fails)
    for number in range(LEVELS.index(isa), count * len(LEVELS), len(LEVELS)):
        program = program_of(number)
        judgement = judge(program, QUICK)
        assert judgement.verdict is Verdict.PLAIN, f"{judgement.detail}\n{program.text}"


@pytest.mark.parametrize("isa", LEVELS)
def test_arguments_in_registers_that_are_saved(isa: str) -> None:
    """The seventh and eighth argument are passed in A10 and B10, which the code saves and overwrites."""
    text = """
f:      .cproc  a, b, c, d, e, g, h, i
        .reg    x
        ADD     a, h, x
        ADD     x, i, x
        ADD     x, b, A10
        ADD     x, A10, x
        .return x
        .endproc
"""
    judgement = judge(Program(isa, text.lstrip(), calls=[[*range(1, 9)]]), QUICK)
    assert judgement.verdict is Verdict.RIGHT, judgement.detail
