"""Spellings found in linear assembly that others wrote, and constants as TI's assembler reads them."""

from __future__ import annotations

import pytest
from both_ways import FIRST, Words, agreed

from broadside.facts.isa import instruction_table
from broadside.linear.ir import LinearError
from broadside.linear.parse import parse
from broadside.optimizer.optimize import optimize

CONSTANTS = [("010", 8), ("17q", 15), ("'A'", 65), ("-7/2", -3), ("';'", 59), ("','", 44)]
CONSTANTS += [("'('", 40), ("':'", 58), ("'\"'", 34), ("''''", 39)]
EIGHT = Words(tuple(range(1, 9)))


@pytest.mark.parametrize(("text", "value"), CONSTANTS)
def test_a_constant_keeps_its_value(text: str, value: int) -> None:
    source = f"f: .cproc a\n MVK {text}, a\n .return a\n .endproc\n"
    assert agreed(source, [0]).returned == value & 0xFFFFFFFF


def test_labels_may_be_indented_before_a_colon() -> None:
    text = """
        f:  .cproc  p, n
            .reg    x, sum
            ZERO    sum
      loop: LDW     *p++, x
            ADD     x, sum, sum
            SUB     n, 1, n
       [n]  B       loop
            .return sum
            .endproc
"""
    assert agreed(text, [EIGHT, 8]).returned == 36


def test_a_procedure_with_an_indented_name_is_not_passed_over() -> None:
    with pytest.raises(LinearError, match=r"f.sa:1:\d+: error: a label begins in column 1"):
        parse("   f .cproc a\n .endproc\n", "f.sa", instruction_table("c62x"))


def test_reg_may_name_machine_registers() -> None:
    text = "f: .cproc a\n .reg A7:A6, b5, x\n ADD a, 1, A7\n MV A7, B5\n MV b5, x\n .return x\n .endproc\n"
    assert agreed(text, [4]).returned == 5


@pytest.mark.parametrize("pair", ["A6:A7", "A7:B6", "A8:A7"])
def test_reg_takes_only_machine_pairs_that_exist(pair: str) -> None:
    with pytest.raises(LinearError, match=r"odd:even .* so variables need other names$"):
        parse(f"f: .cproc a\n .reg {pair}\n .endproc\n", "f.sa", instruction_table("c62x"))


@pytest.mark.parametrize("pair", ["a1:x", "x:a1"])
def test_a_pair_with_one_machine_register_says_which_it_is(pair: str) -> None:
    with pytest.raises(
        LinearError, match=r": A1 is a machine register, so a variable needs another"
    ):
        parse(f"f: .cproc a\n .reg {pair}\n .endproc\n", "f.sa", instruction_table("c62x"))


@pytest.mark.parametrize(
    "line", ["MV a, A16", "MV B31, a", "[B16] MV a, a", "LDW *A20, a", ".call a = g(A17)"]
)
def test_a_register_that_the_level_lacks_is_refused(line: str) -> None:
    text = f"f: .cproc a\n {line}\n .return a\n .endproc\ng: .cproc b\n .return b\n .endproc\n"
    with pytest.raises(LinearError, match=r"^f.sa:2:.*c62x has no register [AB]\d+"):
        optimize(text, "f.sa", "c62x", FIRST)


@pytest.mark.parametrize("compare, flags", [("CMPGTU", (0, 0, 1)), ("CMPLTU", (1, 0, 0))])
def test_an_unsigned_comparison_takes_a_constant_at_its_right(
    compare: str, flags: tuple[int, int, int]
) -> None:
    text = f"f: .cproc a\n .reg x\n {compare} a, 4, x\n .return x\n .endproc\n"
    assert tuple(agreed(text, [a]).returned for a in (3, 4, 0xFFFFFFFF)) == flags


def test_a_constant_that_does_not_fit_is_refused_as_it_was_written() -> None:
    with pytest.raises(LinearError, match="no form of CMPGTU takes the operands 'a, 100, a'"):
        parse("f: .cproc a\n CMPGTU a, 100, a\n .endproc\n", "f.sa", instruction_table("c62x"))


def test_bnop_is_a_branch() -> None:
    text = """
f:      .cproc  p, n
        .reg    x, sum
        ZERO    sum
loop:   LDW     *p++, x
        ADD     x, sum, sum
        SUB     n, 1, n
 [n]    BNOP    loop, 5
        .return sum
        .endproc
"""
    assert [loop["name"] for loop in optimize(text, "f.sa", "c64x", FIRST).loops] == ["loop"]
    assert agreed(text, [EIGHT, 8], "c64x").returned == 36


@pytest.mark.parametrize("branch, passes", [("BDEC", 8), ("BPOS", 7)])
def test_a_branch_on_a_count_under_the_count_itself(branch: str, passes: int) -> None:
    """`[n] BDEC loop, n`, as in TI's library: it is not taken while n is zero or less."""
    step = "        SUB     n, 1, n\n" if branch == "BPOS" else ""
    text = f"""
f:      .cproc  p, n
        .reg    x, sum
        ZERO    sum
loop:   LDW     *p++, x
        ADD     x, sum, sum
{step} [n]    {branch}    loop, n
        ADD     n, sum, sum
        .return sum
        .endproc
"""
    result = optimize(text, "f.sa", "c64x", FIRST)
    assert [loop["name"] for loop in result.loops] == ["loop"], result.not_pipelined
    assert agreed(text, [EIGHT, 7], "c64x").returned == sum(range(1, passes + 1))
    assert agreed(text, [EIGHT, 0], "c64x").returned == (1 if branch == "BDEC" else 0)
    negative = agreed(text, [EIGHT, -5 & 0xFFFFFFFF], "c64x").returned
    assert negative == (-4 if branch == "BDEC" else -5) & 0xFFFFFFFF


@pytest.mark.parametrize(
    ("lines", "value"),
    [
        (" .asg b, a\n MVK 'a', x", 97),
        ("semicolon .set ';' ; a comment's\n MVK semicolon, x", 59),
        (" is_c b, x ; is 'c' b", 1),
        (' .asg "b", y\n .asg "y", z\n MV z, x', 99),
    ],
)
def test_names_do_not_stand_in_quotation_marks(lines: str, value: int) -> None:
    macro = "is_c .macro c, r\n MVK 'c', r ; c's code\n CMPEQ c, r, r\n .endm\n"
    text = f"{macro}f: .cproc a, b\n .reg x\n{lines}\n .return x\n .endproc\n"
    assert agreed(text, [7, 99]).returned == value


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("ADD a, 0xfffffffe, a", 98),
        ("AND 0xFFFFFFF0, a, a", 96),
        ("MPY a, 0xffffffff, a", -100),
        ("ADDK 0xffff8000, a", 100 - 32768),
        ("SUB a, 0xffffffff, a", 101),
    ],
)
def test_a_negative_constant_may_be_written_with_all_its_bits(line: str, value: int) -> None:
    """TI's compiler writes constants so, and the assembler reads them."""
    text = f"f: .cproc a\n {line}\n .return a\n .endproc\n"
    assert agreed(text, [100]).returned == value & 0xFFFFFFFF


@pytest.mark.parametrize(
    ("lines", "value", "isa"),
    [
        (" LDW *p++, p\n ADD p, 1, p", 2, "c62x"),
        (" LDW *p++[3], p\n LDW *q--[i], q\n ADD p, q, p", 2, "c62x"),
        (" LDW *++p, p\n LDW *++q[i], q\n ADD p, q, p", 5, "c62x"),
        (" ADDAW q, 4, q\n LDW *--q[i], q\n MV q, p", 3, "c62x"),
        (" .reg h:l\n MV p, l\n LDDW *++l, h:l\n ADD h, l, p", 7, "c64x"),
    ],
)
def test_a_load_may_replace_the_pointer_that_it_moves(lines: str, value: int, isa: str) -> None:
    text = f"f: .cproc p, q, i\n{lines}\n .return p\n .endproc\n"
    assert agreed(text, [EIGHT, EIGHT, 2], isa).returned == value
