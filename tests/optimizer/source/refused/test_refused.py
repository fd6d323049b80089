"""Sources that cannot be scheduled are refused with their place and the cause."""

from __future__ import annotations

import pytest
from both_ways import FIRST

from broadside.linear.ir import LinearError
from broadside.optimizer.optimize import optimize
from broadside.optimizer.verify import verify
from programs import QUICK


def refused(body: str, registers: str = "") -> str:
    text = f"f:      .cproc  a, b\n{registers}{body}        .return a\n        .endproc\n"
    with pytest.raises(LinearError) as error:
        optimize(text, "f.sa", "c62x", QUICK)
    return str(error.value)


def test_a_register_read_before_it_is_written() -> None:
    assert "before it is written" in refused("        ADD     a, n, a\n", "        .reg    n\n")


PERHAPS_WRITTEN = {
    "a move behind a branch": " [!b] B l1\n MVK 1, x\nl1: MV x, a\n .return a\n",
    "a sum behind a branch": " [!b] B l1\n MVK 1, x\nl1: ADD x, 1, a\n .return a\n",
    "a result behind a branch": " [!b] B l1\n MVK 1, x\nl1: .return x\n",
    "a move behind a predicate": " [b] MVK 1, x\n MV x, a\n .return a\n",
    "a sum behind a predicate": " [b] MVK 1, x\n ADD x, a, a\n .return a\n",
    "a store behind a predicate": " [b] MVK 1, x\n STW x, *a\n .return a\n",
}


@pytest.mark.parametrize("way", PERHAPS_WRITTEN)
def test_a_register_that_no_move_or_result_may_read(way: str) -> None:
    text = f"f: .cproc a, b\n .reg x\n{PERHAPS_WRITTEN[way]} .endproc\n"
    with pytest.raises(LinearError, match=r"x may be read.* before it is written"):
        optimize(text, "f.sa", "c62x", QUICK)


def test_a_register_read_only_where_it_is_written() -> None:
    text = "f: .cproc a, b\n .reg x\n [b] MVK 1, x\n [b] ADD x, a, a\n .return a\n .endproc\n"
    assert optimize(text, "f.sa", "c62x", QUICK).assembly


def test_all_predicate_registers_reserved() -> None:
    body = " [b]    ADD     a, 1, a\n"
    message = refused(body, "        .reserve A1, A2, B0, B1, B2\n")
    assert message.endswith(
        "no predicate register is left for b: all that may hold it are reserved"
    )


COEFFICIENTS = """
f:      .cproc  p, n
        .reg    x, a1, a2, b0, b1, b2
        LDH     *p++, b0
        LDH     *p++, b1
        LDH     *p++, b2
        LDH     *p++, a1
        LDH     *p++, a2
loop:   LDH     *p, x
        ADD     x, b0, x
        SUB     n, 1, n
 [n]    B       loop
        ADD     b0, b1, b0
        ADD     b0, b2, b0
        ADD     b0, a1, b0
        ADD     b0, a2, b0
        .return b0
        .endproc
"""


def test_coefficients_with_the_names_of_registers() -> None:
    """A filter calls its coefficients b0 and a1; these are the registers that a predicate needs."""
    with pytest.raises(LinearError, match=r"left for n: .*; the source names A1, A2, B0, B1, B2$"):
        optimize(COEFFICIENTS, "program.sa", "c62x", FIRST)


def test_messages_name_registers_as_the_source_does() -> None:
    every = ", ".join(f"{side}{number}" for side in "AB" for number in range(16))
    message = refused("", f"        .reserve {every}\n")
    assert "no register is left for the return address: all that" in message
    text = "f: .proc A4, B6, B3\nl: ADD A4, 1, A4\n SUB B6, 1, B6\n [B6] B l\n B B3\n .endproc A4\n"
    reasons = optimize(text, "f.sa", "c62x", QUICK).not_pipelined
    assert reasons["l"].startswith(
        "line 4: B6 cannot be a predicate, so the branch tests a copy of it"
    )


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("x .set 4\nf: .cproc x\n", "f.sa:2:11: error: 'x' is a constant already"),
        ("x .set 4\nf: .cproc a\n .reg b, x\n", "f.sa:3:10: error: 'x' is a constant already"),
        ("x .set 4\nf: .cproc a\n .map x/A5\n", "f.sa:3:7: error: 'x' is a constant already"),
        ("f: .cproc a\n .reg x\nx .set 4\n", "f.sa:3:3: error: 'x' is declared as a register"),
        ("f: .cproc a\n .map x/A5\nx .equ 4\n", "f.sa:3:3: error: 'x' is declared as a register"),
    ],
)
def test_a_name_for_a_constant_and_a_register(text: str, message: str) -> None:
    with pytest.raises(LinearError) as error:
        optimize(f"{text} .endproc\n", "f.sa", "c62x", QUICK)
    assert str(error.value) == message


def test_a_register_that_is_not_declared() -> None:
    message = refused("        ADD     a, sum, a\n")
    assert message.startswith("f.sa:2:") and "'sum' is not declared as a register" in message


def test_a_register_that_only_some_ways_write() -> None:
    """The verifier finds that the result depends on it, and blames the source."""
    body = " [b]    CMPLT   b, a, n\n [n]    MV      b, a\n"
    assert refused(body, "        .reg    n\n").endswith(
        "f.sa:4:9: error: n may be read before it is written"
    )


def test_a_loop_that_reads_what_its_first_pass_has_not_written() -> None:
    body = "top:    ADD     a, n, a\n        LDW     *b++, n\n [a]    B       top\n"
    assert "n may be read" in refused(body, "        .reg    n\n")


def test_a_bracket_too_many() -> None:
    assert "brackets or quotation marks do not match" in refused("        ADD     a), b, a\n")


@pytest.mark.parametrize(
    ("line", "place"),
    [
        ("        STW     a, *CSR++", "2:20: error: an address"),
        ("        LDW     *+a[AMR], b", "2:17: error: an address"),
        (" [CSR]  ADD     a, b, b", "2:9: error: a predicate"),
    ],
)
def test_a_control_register_where_only_general_ones_stand(line: str, place: str) -> None:
    assert f"{place} cannot be a control register" in refused(f"{line}\n")


@pytest.mark.parametrize("register", ["AMR", "csr", "CSR"])
@pytest.mark.parametrize(
    ("source", "place"),
    [
        ("f: .cproc a, {}\n ADD a, 1, a\n .return a\n .endproc\n", "1:14: error: a parameter"),
        ("f: .cproc {}\n .endproc\n", "1:11: error: a parameter"),
        ("f: .cproc a\n .return {}\n .endproc\n", "2:10: error: a result"),
        ("f: .cproc a\n .reg x\n .return {}:x\n .endproc\n", "3:10: error: a result"),
    ],
)
def test_a_control_register_that_c_would_pass(source: str, place: str, register: str) -> None:
    """The C ABI passes only general registers (spru187l 8.4)."""
    with pytest.raises(LinearError) as error:
        optimize(source.format(register), "f.sa", "c62x", QUICK)
    assert str(error.value).startswith(f"f.sa:{place}")


@pytest.mark.parametrize(
    ("body", "place", "pointer"),
    [
        (" ADD a, b, B14\n MV B14, a\n", "2:2", "B14, the data page pointer"),
        (" ADD a, b, B15\n MV B15, a\n", "2:2", "B15, the stack pointer"),
        (" STW a, *B15--[2]\n LDW *++B15[1], a\n", "3:2", "B15, the stack pointer"),
        (" ADDK 8, B15\n [a] SUB B15, 8, B15\n", "3:6", "B15, the stack pointer"),
        ("in: LDW *B14++, a\n [a] B in\n", "2:5", "B14, the data page pointer"),
    ],
)
@pytest.mark.parametrize("isa", ["c62x", "c64x"])
def test_a_pointer_of_c_that_is_not_restored(body: str, place: str, pointer: str, isa: str) -> None:
    with pytest.raises(LinearError) as error:
        optimize(f"f: .cproc a, b\n{body} .return a\n .endproc\n", "f.sa", isa, QUICK)
    assert str(error.value) == f"f.sa:{place}: error: the procedure does not restore {pointer}"


@pytest.mark.parametrize(
    "body",
    [
        " MV B14, kept\n ADD a, b, B14\n ADD B14, 1, a\n MV kept, B14\n",
        " STW a, *B15--[2]\n LDW *++B15[2], a\n",
    ],
)
def test_a_pointer_of_c_that_is_restored(body: str) -> None:
    text = f"f: .cproc a, b\n .reg kept\n{body} .return a\n .endproc\n"
    assert optimize(text, "f.sa", "c62x", QUICK).assembly


def test_a_routine_without_the_convention_may_change_the_pointers_of_c() -> None:
    text = "f: .proc A4, B3\n ADD A4, 1, B14\n ADD A4, 8, B15\n B B3\n .endproc B14, B15\n"
    assert optimize(text, "f.sa", "c62x", QUICK).assembly


def test_an_index_that_only_some_ways_write() -> None:
    body = " [b]    ZERO    n\n        STW     a, *+b[n]\n"
    assert refused(body, "        .reg    n\n").endswith("n may be read before it is written")


@pytest.mark.parametrize("isa", ["c62x", "c64x"])
@pytest.mark.parametrize("line", ["LDW     .D2T1 *ring, a", "ADDAH   .D2  ring, a, ring"])
def test_a_circular_base_that_the_named_unit_cannot_take(line: str, isa: str) -> None:
    """A copy of the base on the unit's side is not circular. Where AMR is linear, it does no harm."""
    begin = "f:      .cproc  a, b\n        .circ   ring/A4\n        MV      a, ring\n"
    end = f"        {line}\n        .return a\n        .endproc\n"
    set_mode = "        MVC     b, AMR\n"
    with pytest.raises(LinearError) as error:
        optimize(begin + set_mode + end, "f.sa", isa, QUICK)
    cause = "A4 may be circular here, and .D2 cannot address by it: .D1 can"
    assert str(error.value) == f"f.sa:5:9: error: {cause}"
    for legal in (end, set_mode + "        ZERO    b\n" + set_mode + end):
        assert optimize(begin + legal, "f.sa", isa, QUICK).assembly
    right = (begin + set_mode + end).replace(".D2T1", ".D1T1").replace(".D2", ".D1")
    assert optimize(right, "f.sa", isa, QUICK).assembly


def test_a_jump_out_of_a_function() -> None:
    assert "a .cproc cannot branch to the address in b" in refused(" [a]    B       b\n")


def test_a_loop_that_never_ends() -> None:
    """The inner loop has a counter that nobody counts, so no walk leaves it."""
    body = "out:    MVK     3, n\nin:     ADD     a, 1, a\n [n]    B       in\n"
    body += "        SUB     b, 1, b\n [b]    B       out\n"
    message = refused(body, "        .reg    n\n")
    assert "loop in never ends once it has branched back" in message


def test_a_loop_of_two_blocks_that_never_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its counter is set anew in each pass, so every walk reaches the limit."""
    monkeypatch.setattr(verify, "MAX_OPERATIONS", 5_000)
    body = "in:     MVK     3, n\n [b]    B       past\n        ADD     a, 1, a\npast:\n [n]    B       in\n"
    message = refused(body, "        .reg    n\n")
    assert "did not end within 5000 operations" in message
    assert "does each loop change what its branch tests?" in message


def test_a_loop_that_its_counter_may_never_enter_again() -> None:
    """The loop runs once if `n` is zero, and otherwise forever: the verifier checks the first way only."""
    text = "f: .cproc a, n\nin: ADD a, 1, a\n [n] B in\n .return a\n .endproc\n"
    result = optimize(text, "f.sa", "c62x", QUICK)
    assert not result.procedures[0].plain and "f:" in result.assembly


def test_a_loop_that_runs_past_its_trip() -> None:
    """It counts by two, and so misses the zero."""
    body = "        MVK     25, n\nloop:   .trip   25, 25\n        ADD     a, 1, a\n        SUB     n, 1, n\n"
    body += "        SUB     n, 1, n\n [n]    B       loop\n"
    message = refused(body, "        .reg    n\n")
    assert "loop loop runs more often than the 25 passes that its .trip allows" in message


@pytest.mark.parametrize("begin", [1001, -1001])
def test_a_large_count_that_misses_zero(begin: int) -> None:
    """By twos from an odd number; from an even one the same loop ends."""
    body = f" MVK {begin}, n\nloop: ADD a, 1, a\n SUB n, 2, n\n [n] B loop\n"
    assert f"loop loop never ends: it counts from {begin} and misses zero" in refused(
        body, "        .reg    n\n"
    )
    even = body.replace(str(begin), str(begin + 1))
    text = f"f: .cproc a, b\n .reg n\n{even} .return a\n .endproc\n"
    assert optimize(text, "f.sa", "c62x", QUICK).loops


@pytest.mark.parametrize(
    ("operation", "least", "greatest"),
    [
        ("SUB a, 32, a", -15, 31),
        ("ADDK 70000, a", -32768, 32767),
        ("SHL a, 40, a", 0, 31),
        ("CMPGT a, 16, b", -16, 15),
    ],
)
def test_a_constant_that_is_too_large(operation: str, least: int, greatest: int) -> None:
    """The ranges are those of spru189f, chapter 3; `SUB a, 15, a` may be an ADD of -15."""
    message = refused(f"        {operation}\n")
    assert message.endswith(f"the constant must be from {least} to {greatest}")
    number = next(part for part in operation.replace(",", "").split() if part.isdigit())
    for fits in (least, greatest):
        text = operation.replace(number, str(fits))
        assert optimize(f"f: .cproc a, b\n {text}\n .return a\n .endproc\n", "f.sa", "c62x", QUICK)
