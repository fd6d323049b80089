"""Calls of functions: the C ABI is kept on both sides (SPRU187L 8.3 and 8.4)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from both_ways import FIRST, Argument, Words, agreed, simulated

from broadside.facts.isa import instruction_table
from broadside.linear.interpreter.machine import InterpretError
from broadside.linear.interpreter.memory import Memory
from broadside.linear.interpreter.run import interpret
from broadside.linear.ir import LinearError
from broadside.linear.parse import parse
from broadside.optimizer.optimize import optimize
from broadside.optimizer.plain.schedule import schedule_plainly
from broadside.optimizer.procedure.schedule import schedule_procedure
from broadside.optimizer.verify.packet_rules import VerifyError
from broadside.optimizer.verify.verify import verify

DOUBLE = """
double: .cproc  n
        .reg    x, y
        ADD     n, n, x
        MPY     x, n, y
        ADD     x, y, x
        SUB     x, y, x
        .return x
        .endproc
"""

SUMS = """
f:      .cproc  a, b, c
        .reg    x, y
        .call   x = double(a)
        .call   y = double(b)
        ADD     x, y, x
        ADD     x, c, x
        .return x
        .endproc
"""

IN_A_LOOP = """
f:      .cproc  p, n
        .reg    x, sum
        ZERO    sum
loop:   LDW     *p++, x
        .call   x = double(x)
        ADD     x, sum, sum
        SUB     n, 1, n
 [n]    B       loop
        .return sum
        .endproc
"""

AROUND_LOOPS = """
f:      .cproc  p, n
        .reg    x, y, sum, count
        .no_mdep
        ZERO    sum
        MV      n, count
first:  .trip   8
        LDW     *p++, x
        ADD     x, sum, sum
        SUB     count, 1, count
 [count] B      first
        .call   sum = double(sum)
        MV      n, count
second: .trip   8
        LDW     *p++, y
        ADD     y, sum, sum
        SUB     count, 1, count
 [count] B      second
        .return sum
        .endproc
"""

PAIRS = """
f:      .cproc  a, b
        .reg    high:low, h2:l2, x
        ADD     a, 1, low
        MVK     3, high
        .call   h2:l2 = wide(a, high:low, b)
        ADD     h2, l2, x
        .return x
        .endproc
wide:   .cproc  a, q:p, b
        .reg    h:l
        ADD     a, p, l
        ADD     b, q, h
        .return h:l
        .endproc
"""

TEN = """
f:      .cproc  a, b
        .reg    x
        .call   x = ten(a, b, a, b, a, b, a, b, b, a)
        .return x
        .endproc
ten:    .cproc  v0, v1, v2, v3, v4, v5, v6, v7, v8, v9
        ADD     v0, v1, v0
        SUB     v0, v2, v0
        ADD     v0, v3, v0
        SUB     v0, v4, v0
        ADD     v0, v5, v0
        SUB     v0, v6, v0
        ADD     v0, v7, v0
        ADD     v0, v8, v0
        SHL     v9, 4, v9
        ADD     v0, v9, v0
        .return v0
        .endproc
"""

MACHINE = """
f:      .cproc  A4, B4
        MV      B4, A10
        .call   B5 = double(A4)
        ADD     B5, A10, A4
        .return A4
        .endproc
"""

SWAPPED = """
f:      .cproc  A4, B4
        .call   less(B4, A4)
        .return A4
        .endproc
less:   .cproc  a, b
        SUB     a, b, a
        .return a
        .endproc
"""

MEMORY = """
f:      .cproc  p
        .reg    x, y
        LDW     *p, x
        .call   bump(p)
        LDW     *p, y
        SUB     y, x, y
        STW     y, *+p[1]
        .return y
        .endproc
bump:   .cproc  p
        .reg    x
        LDW     *p, x
        ADD     x, 9, x
        STW     x, *p
        .return
        .endproc
"""

RECURSIVE = """
f:      .cproc  n
        .reg    less, x
 [!n]   B       done
        SUB     n, 1, less
        .call   x = f(less)
        ADD     x, n, n
done:   .return n
        .endproc
"""

OWN_FRAME = """
f:      .cproc  a, b
        .frame  3
        .reg    x, y
        STW     a, *+B15[1]
        STW     b, *+B15[3]
        .call   x = double(b)
        LDW     *+B15[1], y
        ADD     x, y, x
        LDW     *+B15[3], y
        ADD     x, y, x
        .return x
        .endproc
"""

INDIRECT = """
f:      .cproc  a, b
        .reg    where, x
        MVKL    double, where
        MVKH    double, where
        .call   x = {form}(b)
        ADD     a, x, x
        .return x
        .endproc
"""

PROGRAMS: list[tuple[str, list[Argument], int]] = [
    (SUMS + DOUBLE, [3, 5, 7], 23),
    (IN_A_LOOP + DOUBLE, [Words((1, 2, 3, 4)), 4], 20),
    (AROUND_LOOPS + DOUBLE, [Words(tuple(range(16))), 8], 2 * 28 + 92),
    (PAIRS, [5, 6], 5 + 6 + 3 + 6),
    (TEN, [5, 6], 5 + 6 - 5 + 6 - 5 + 6 - 5 + 6 + 6 + 16 * 5),
    (MACHINE + DOUBLE, [3, 5], 11),
    (SWAPPED, [3, 5], 2),
    (MEMORY, [Words((4, 0))], 9),
    (RECURSIVE, [9], 45),
    (OWN_FRAME + DOUBLE, [3, 5], 18),
]


@pytest.mark.parametrize("isa", ["c62x", "c64x"])
@pytest.mark.parametrize("text, arguments, returned", PROGRAMS)
def test_a_call_does_what_the_interpreter_does(
    text: str, arguments: list[Argument], returned: int, isa: str
) -> None:
    assert agreed(text, arguments, isa).returned == returned
    result = optimize(text, "program.sa", isa, FIRST)
    assert not result.procedures[0].plain


@pytest.mark.parametrize("isa", ["c62x", "c64x"])
@pytest.mark.parametrize("text", [text for text, _, _ in PROGRAMS])
def test_a_call_without_a_search(text: str, isa: str) -> None:
    table = instruction_table(isa)
    for procedure in parse(text, "program.sa", table):
        scheduled = schedule_plainly(procedure, table, "for the test")
        assert verify(scheduled, table).walks


@pytest.mark.parametrize("form", ["where", "(*where)", "( * where )"])
def test_a_call_of_an_address(form: str) -> None:
    text = INDIRECT.format(form=form) + DOUBLE
    procedures = parse(text, "f.sa", instruction_table("c62x"))
    functions = {procedure.name: procedure for procedure in procedures}
    expected = interpret(procedures[0], [3, 5], Memory(), {"double": 0x1234}, functions=functions)
    assert expected == 13
    result = optimize(text, "f.sa", "c62x", FIRST)
    assert simulated(result, text, [3, 5], "c62x", True).returned == 13


def test_a_function_of_another_file_is_declared() -> None:
    assert "        .ref    double" in optimize(SUMS, "f.sa", "c62x", FIRST).assembly


def test_a_loop_before_and_behind_a_call_is_pipelined() -> None:
    result = optimize(AROUND_LOOPS + DOUBLE, "f.sa", "c62x", FIRST)
    assert [loop["name"] for loop in result.loops] == ["first", "second"]


@pytest.mark.parametrize("text", [SUMS, PAIRS, AROUND_LOOPS])
@pytest.mark.parametrize("plain", [False, True])
def test_the_verifier_misses_no_operation_of_a_call(text: str, plain: bool) -> None:
    """Without any one of the operations the schedule is wrong."""
    table = instruction_table("c62x")
    procedure = parse(text, "f.sa", table)[0]
    scheduled = (
        schedule_plainly(procedure, table, "for the test")
        if plain
        else schedule_procedure(procedure, table, FIRST)
    )
    verify(scheduled, table)
    call = next(item for item in scheduled.nodes if item.node.passes)
    whole = list(call.issued)
    for number, gone in enumerate(whole):
        if gone.operation.mnemonic == "MV" and set(gone.reads.values()) == set(
            gone.writes.values()
        ):
            continue
        call.issued[:] = [*whole[:number], *whole[number + 1 :]]
        with pytest.raises(VerifyError):
            verify(scheduled, table)
            pytest.fail(f"{gone.operation.source} is not missed")


def test_the_verifier_keeps_accesses_on_their_side_of_a_call() -> None:
    """Both loads are of one address, so only their order beside the call tells one source from the other."""
    table = instruction_table("c62x")
    scheduled = schedule_procedure(parse(MEMORY, "f.sa", table)[0], table, FIRST)
    assert verify(scheduled, table).walks
    load, call = "        LDW     *p, x\n", "        .call   bump(p)\n"
    late = parse(MEMORY.replace(load + call, call + load), "f.sa", table)[0]
    with pytest.raises(VerifyError, match="have changed places"):
        verify(replace(scheduled, source=late), table)


@pytest.mark.parametrize(
    "line, cause",
    [
        (".call", ".call takes [result =] function(arguments)"),
        (".call   g", ".call takes [result =] function(arguments)"),
        (".call   g(a", "brackets or quotation marks do not match"),
        (".call   a = b = g(a)", ".call takes [result =] function(arguments)"),
        (".call   g(1)", "'1' is not declared as one"),
        (".call   g(x)", "'x' is not declared as one"),
        (".call   g(*a)", "'*a' is not declared as one"),
        (".call   g(a,,b)", "empty operand"),
        (".call   x = g(a)", "'x' is not declared as one"),
        (".call   g(AMR)", "control register"),
        (".call   (*g)(a)", "'g' is not declared as a register"),
        (".call   loop(a)", "loop is a label of this procedure, not a function"),
        (".call   g(a,a,a,a,a,a,a,a,a,a,a)", "more than 10 arguments"),
        (" [a] .call g(a)", ".call takes no predicate"),
        ("B       g", "label 'g' is not in this procedure: .call calls a function"),
    ],
)
def test_a_call_of_no_meaning(line: str, cause: str) -> None:
    text = f"f:      .cproc  a, b\nloop:   ADD     a, b, a\n        {line}\n"
    text += "        .return a\n        .endproc\n"
    with pytest.raises(LinearError) as error:
        parse(text, "f.sa", instruction_table("c62x"))
    assert str(error.value).startswith("f.sa:3:") and cause in str(error.value)


def test_a_register_that_a_function_may_change() -> None:
    text = MACHINE.replace("A10", "A9") + DOUBLE
    with pytest.raises(LinearError) as error:
        optimize(text, "f.sa", "c62x", FIRST)
    told = str(error.value)
    assert told.startswith("f.sa:4:") and "A9 is read after this call" in told
    with pytest.raises(InterpretError, match="A9 is read before it is written"):
        agreed(text, [3, 5])


def test_functions_that_the_interpreter_cannot_follow() -> None:
    with pytest.raises(InterpretError, match=r"f.sa:3:.*the function double is not known here"):
        interpret(parse(SUMS[1:], "f.sa", instruction_table("c62x"))[0], [1, 2, 3], Memory())
    endless = "f:      .cproc  a\n        .call   a = f(a)\n        .return a\n        .endproc\n"
    with pytest.raises(InterpretError, match="nested more than 100 deep"):
        agreed(endless, [1])
