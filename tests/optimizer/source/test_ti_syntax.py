"""What TI's assembly optimizer accepts beside the instructions (SPRU187L chapter 4)."""

from __future__ import annotations

import pytest
from both_ways import FIRST, Words, agreed, simulated

from broadside import _core
from broadside.facts.isa import instruction_table
from broadside.linear.dependence import dependence_graph
from broadside.linear.interpreter.memory import Memory
from broadside.linear.interpreter.run import interpret
from broadside.linear.ir import LinearError
from broadside.linear.parse import parse
from broadside.optimizer.optimize import optimize


def procedure(body: str, arguments: str = "a, b", registers: str = "x") -> str:
    declared = f"        .reg    {registers}\n" if registers else ""
    return f"f:      .cproc  {arguments}\n{declared}{body}        .endproc\n"


def refused(body: str, isa: str = "c62x", arguments: str = "a, b", registers: str = "x") -> str:
    text = procedure(body, arguments, registers)
    with pytest.raises(LinearError) as error:
        parse(text, "f.sa", instruction_table(isa))
    return str(error.value)


def test_a_unit_may_stand_at_its_mnemonic() -> None:
    body = "        ADD.L1  a, b, x\n        SUB.S2X x, 1, x\n        .return x\n"
    assert agreed(procedure(body), [7, 5]).returned == 11


def test_a_unit_at_its_mnemonic_that_does_not_exist() -> None:
    message = refused("        ADD.Q1  a, b, x\n        .return x\n")
    assert message.startswith("f.sa:3:12: error: not a functional unit: .Q1")


def test_nop_does_nothing() -> None:
    body = "        NOP\n        ADD     a, b, x\n        NOP     4\n        .return x\n"
    assert agreed(procedure(body), [7, 5]).returned == 12


@pytest.mark.parametrize("operand", ["0", "10", "x", "1, 2"])
def test_nop_of_no_meaning(operand: str) -> None:
    assert "f.sa:3" in refused(f"        NOP     {operand}\n        .return a\n")


@pytest.mark.parametrize("value", [0x12345678, 0xFFFFFFFF, 0x8000, -32769, -(1 << 31), 40000])
def test_mvk_takes_constants_of_32_bits(value: int) -> None:
    body = f"        MVK     {value}, x\n        .return x\n"
    assert agreed(procedure(body), [0, 0]).returned == value & 0xFFFFFFFF


@pytest.mark.parametrize("given, returned", [(5, 0x12340000), (0, 0)])
def test_mvk_of_32_bits_under_the_register_that_it_writes(given: int, returned: int) -> None:
    body = " [a]    MVK     0x12340000, a\n        .return a\n"
    assert agreed(procedure(body), [given, 0]).returned == returned


def test_mvk_of_more_than_32_bits() -> None:
    message = refused("        MVK     0x100000000, x\n        .return x\n")
    assert "f.sa:3" in message and "32 bits" in message


def test_map_gives_a_register_a_name() -> None:
    body = (
        "        .map    left/A7, right/b8\n        MV      a, left\n        MV      b, right\n"
        " [!left] SUB    right, 1, right\n        ADD     left, right, x\n        .return x\n"
    )
    text = procedure(body)
    assert agreed(text, [7, 5]).returned == 12
    assert agreed(text, [0, 5]).returned == 4
    moves = parse(text, "f.sa", instruction_table("c62x"))[0].operations[:2]
    assert [str(move.operands[1]) for move in moves] == ["A7", "B8"]


def test_a_mapped_pointer_and_a_pair_of_mapped_halves() -> None:
    body = (
        "        .map    p/A7, high/A9, low/A8\n        MV      a, p\n        LDW     *p++[1], low\n"
        "        LDW     *p{ld}, high\n        ADD     b, high:low, high:low\n"
        "        .return low\n"
    )
    assert agreed(procedure(body), [Words((3, 1)), 5]).returned == 8


@pytest.mark.parametrize(
    "directive, cause",
    [
        (".map    y/C7", "not a machine register"),
        (".map    y/A99", "not a machine register"),
        (".map    y", "name/register"),
        (".map", "name/register"),
        (".map    A4/A5", "machine register"),
        (".map    x/A5", "declared twice"),
        (".map    y/A5, y/A6", "declared twice"),
        (".map    4/A5", "not a name"),
        (".circ   y/A8", "circular"),
        (".pref   y/x", "not a machine register"),
    ],
)
def test_map_of_no_meaning(directive: str, cause: str) -> None:
    message = refused(f"        {directive}\n        .return a\n")
    assert message.startswith("f.sa:3:") and cause in message


def test_circ_names_a_register_that_amr_makes_circular() -> None:
    body = (
        "        .circ   ring/A4\n        .reg    y, mode, old\n"
        "        MVC     AMR, old\n        MVK     0x00020001, mode\n        MVC     mode, AMR\n"
        "        MV      a, ring\n"
        "        LDW     *ring++[1], x\n        LDW     *ring++[1], x\n        LDW     *ring++[1], y\n"
        "        ADD     x, y, x\n        MVC     old, AMR\n        .return x\n"
    )
    values = Words((10, 20))
    assert agreed(procedure(body), [values, 0]).returned == 30


def test_pref_declares_a_variable() -> None:
    body = "        .pref   y/A6/B7\n        ADD     a, b, y\n        .return y\n"
    assert agreed(procedure(body), [7, 5]).returned == 12


def test_conditions_on_constants() -> None:
    body = (
        "TAPS    .set    3\n        ZERO    x\n        .if     TAPS == 2\n        ADD     x, 2, x\n"
        "        .elseif TAPS == 3\n        ADD     x, 3, x\n        .elseif TAPS\n"
        "        ADD     x, 4, x\n        .else\n        ADD     x, 5, x\n        .endif\n"
        "        .return x\n"
    )
    assert agreed(procedure(body), [0, 0]).returned == 3


@pytest.mark.parametrize("taps, result", [(2, 2), (3, 3), (7, 4), (0, 5)])
def test_the_first_condition_that_holds(taps: int, result: int) -> None:
    body = (
        f"        .asg    {taps}, TAPS\n        ZERO    x\n        .if     TAPS == 2\n"
        "        ADD     x, 2, x\n        .elseif TAPS == 3\n        .if     TAPS == 2\n"
        "        ADD     x, 9, x\n        .elseif 1\n        ADD     x, 3, x\n        .endif\n"
        "        .elseif TAPS\n        ADD     x, 4, x\n        .else\n        ADD     x, 5, x\n"
        "        .endif\n        .return x\n"
    )
    assert agreed(procedure(body), [0, 0]).returned == result


@pytest.mark.parametrize(
    "lines, cause",
    [
        ("        .elseif 1\n", ".elseif without .if"),
        (
            "        .if 0\n        .else\n        .elseif 1\n        .endif\n",
            ".elseif after .else",
        ),
        ("        .if 0\n        .else\n        .else\n        .endif\n", ".else after .else"),
        ("        .if 0\n        .elseif bogus\n        .endif\n", "not a number"),
        ("        .if 0\n        .elseif 1\n", ".if has no .endif"),
    ],
)
def test_conditions_of_no_meaning(lines: str, cause: str) -> None:
    message = refused(f"{lines}        .return a\n")
    assert message.startswith("f.sa:") and cause in message


VOLATILE = """
f:      .cproc  port, count
        .reg    x, sum
        .volatile ready
        ZERO    sum
loop:   .trip   4
        LDW     *port++{{{name}}}, x
        ADD     x, sum, sum
        SUB     count, 1, count
 [count] B      loop
        .return sum
        .endproc
"""


def test_a_volatile_access_is_made_once_a_pass() -> None:

    text = VOLATILE.format(name="ready")
    words = Words((1, 2, 3, 4))
    assert agreed(text, [words, 4]).returned == 10
    result = optimize(text, "f.sa", "c62x")
    assert not result.loops
    reason = "line 7: a volatile access must be made once in each pass"
    assert f"loop loop is not pipelined: {reason}" in result.assembly


def test_volatile_accesses_keep_their_order() -> None:
    body = (
        "        .volatile first, second\n        .reg    y\n        .no_mdep\n"
        "        SHL     a, 0, x\n        LDW     *x{first}, x\n        LDW     *b{second}, y\n"
        "        STW     y, *+b[1]{first}\n        ADD     x, y, x\n        .return x\n"
    )
    assert agreed(procedure(body), [Words((1, 2)), Words((3, 4))]).returned == 4

    parsed = parse(procedure(body), "f.sa", instruction_table("c62x"))[0]
    edges = dependence_graph(parsed.operations, parsed, loop=False)
    order = {(e.source, e.target): e.latency for e in edges if e.kind.value == "memory"}
    assert order == {(1, 2): 1, (1, 3): 1, (2, 3): 1}


def test_volatile_of_a_name_that_no_access_has() -> None:
    message = refused("        .volatile ld\n        LDW     *a, x\n        .return x\n")
    assert message.startswith("f.sa:3:19: error: no access has the name 'ld': *p{ld}")


DATA_PAGE = """
        .bss    counter, 4, 4
        .bss    other, 4, 4
f:      .cproc  a
        .reg    x
        STW     a, *+B14(counter)
        STW     a, *+B14(other)
        LDW     *+B14(counter), x
        ADD     x, 1, x
        STW     x, *+B14(counter)
        LDW     *+B14(counter), x
        .return x
        .endproc
"""


def test_an_access_by_the_data_page_pointer() -> None:
    symbols = {"counter": 0x8000, "other": 0x8008}

    parsed = parse(DATA_PAGE, "f.sa", instruction_table("c62x"))[0]
    memory = Memory()
    assert memory.allocate(16) == 0x8000
    assert interpret(parsed, [41], memory, symbols) == 42
    assert memory.read(0x8000, 4) == (42).to_bytes(4, "little")
    result = optimize(DATA_PAGE, "f.sa", "c62x", FIRST)
    assert "*+B14(counter)" in result.assembly
    assert simulated(result, DATA_PAGE, [41], "c62x", True).returned == 42


@pytest.mark.parametrize("place", ["*+x(counter)", "*-B14(counter)", "*B14++(counter)"])
def test_a_symbol_as_offset_of_another_register(place: str) -> None:
    message = refused(f"        LDW     {place}, x\n        .return x\n")
    assert message.startswith("f.sa:3:") and "B14" in message


def test_parallel_bars_have_no_meaning() -> None:
    message = refused("        ADD     a, b, x\n||      SUB     a, b, a\n        .return x\n")
    assert message.startswith("f.sa:4:") and "parallel" in message


COUNTED = """
f:      .cproc  p, n
        .reg    x, sum, go
        ZERO    sum
        MVK     {go}, go
loop:   LDW     *p++, x
        ADD     x, sum, sum
{guard:8s}{branch}    loop, n
        ADD     n, sum, sum
        .return sum
        .endproc
"""

REAL = """
        .global f
f:      MVK     .S1     0, A3
loop:   ADD     .L1     1, A3, A3
||      BDEC    .S1     loop, A4
        NOP     5
        B       .S2     B3
        MPY     .M1     A3, 10, A0
        NOP
        ADD     .L1     A4, A0, A4
        NOP     2
"""


@pytest.mark.parametrize("count, passes, left", [(3, 5, -1), (0, 2, -1), (-1, 1, -1), (-9, 1, -9)])
def test_bdec_is_what_the_machine_does(count: int, passes: int, left: int) -> None:

    simulator = _core.Simulator("c64x-flat")
    simulator.load([_core.assemble(REAL, "real.asm", "c64x")])
    found = simulator.call("f", [count & 0xFFFFFFFF]).return_value
    assert found == (passes * 10 + left) & 0xFFFFFFFF
    text = COUNTED.format(go=1, guard="", branch="BDEC")
    words = Words(tuple(10 for _ in range(12)))
    assert agreed(text, [words, count & 0xFFFFFFFF], "c64x").returned == found


def test_bdec_under_a_predicate() -> None:
    for go, sum_ in ((1, 5 * 10 - 1), (0, 10 + 3)):
        text = COUNTED.format(go=go, guard="[go]", branch="BDEC")
        assert agreed(text, [Words((10,) * 12), 3], "c64x").returned == sum_


def test_bpos_branches_while_a_register_is_not_negative() -> None:
    body = (
        "        ZERO    x\nloop:   ADD     x, 1, x\n        SUB     a, b, a\n"
        "        BPOS.S1 loop, a\n        .return x\n"
    )
    assert agreed(procedure(body), [20, 7], "c64x").returned == 3
    assert agreed(procedure(body), [6, 7], "c64x").returned == 1


def test_bdec_of_no_meaning() -> None:
    body = "loop:   ADD     a, 1, a\n        {}\n        .return a\n"
    assert "unknown instruction 'BDEC' for c62x" in refused(body.format("BDEC loop, b"))
    assert "not declared as a register" in refused(body.format("BDEC loop, c"), "c64x")
    assert "cannot run on that unit" in refused(body.format("BDEC .L1 loop, b"), "c64x")
    assert "label 'out' is not in this procedure" in refused(body.format("BDEC out, b"), "c64x")
    assert "f.sa:4" in refused(body.format("BDEC loop"), "c64x")
    assert "f.sa:4" in refused(body.format("BPOS loop, b, a"), "c64x")
