"""Sums in another order than the source has: the same results, a lower bound, and what is left alone."""

from __future__ import annotations

import random

import pytest

from broadside.isa import instruction_table
from broadside.linear.interpret import Memory, interpret
from broadside.linear.ir import LinearError, Operation, Procedure
from broadside.linear.parse import parse
from broadside.optimizer.bounds.initiation import recurrence_bound
from broadside.optimizer.complete import loop_of
from broadside.optimizer.optimize import optimize
from broadside.optimizer.procedure.reassociation import Regrouped, regroup
from broadside.optimizer.procedure.schedule import schedule_procedure
from broadside.optimizer.verify.packet_rules import VerifyError
from broadside.optimizer.verify.verify import verify
from programs import QUICK, interpreted, optimized, simulated

TABLE = instruction_table("c62x")

ACCUMULATED = """
digest: .cproc  a, b, count
        .reg    x, y, z, s
        {directive}
        .no_mdep
        ZERO    s
loop:   .trip   4
        LDW     *a++, x
        LDW     *a++, y
        LDW     *b++, z
        {operation}     s, x, s
        {operation}     s, y, s
        {operation}     s, z, s
        {operation}     s, count, s
        SUB     count, 1, count
 [count] B      loop
        .return s
        .endproc
"""
"""Four terms a pass, each added to what the pass before has left: the recurrence is 4, the units need 2."""

FEEDBACK = """
chained: .cproc table, keys, count, x
        .reg    k, i, t, u, v, w
        .regroup
        .no_mdep
loop:   .trip   4
        LDW     *keys++, k
        EXTU    x, 24, 24, i
        LDW     *+table[i], t
        XOR     t, x, u
        XOR     u, k, v
        STW     u, *-keys[1]
        ADD     t, k, w
        XOR     v, w, x
        SUB     count, 1, count
 [count] B      loop
        .return x
        .endproc
"""
"""u is stored, so that the shortest way to x, by x ^ k, needs one addition more."""

KEYED = """
keyed:  .cproc  p, q, k0, k1, k2, count
        .reg    x, y, z
        .regroup
        .no_mdep
        {before}
loop:   .trip   4
        LDW     *p++, x
        XOR     x, k0, y
        XOR     y, k1, y
        XOR     y, k2, z
        STW     z, *q++
        SUB     count, 1, count
 [count] B      loop
        .return
        .endproc
"""
"""Words of a key that the loop does not change: their sum is one word."""

STRAIGHT = """
joined: .cproc  p, q
        .reg    x, y, late, s
        .regroup
        .no_mdep
        LDW     *p, x
        LDW     *+q[1], y
        LDW     *+p[x], late
        XOR     late, x, s
        XOR     s, y, s
        XOR     s, 5, s
        XOR     s, p, s
        .return s
        .endproc
"""
"""The term that comes last is written first."""


def procedure(text: str) -> Procedure:
    return parse(text, "sums.sa", TABLE)[0]


def recurrence(found: Procedure, label: str = "loop") -> int:
    loop = loop_of(found, label, TABLE)
    assert loop is not None
    return recurrence_bound(loop[0].body.region).interval


def parse_block(text: str) -> list[tuple[Operation, ...]]:
    """The operations of the loop, regrouped."""
    changed, _ = regroup(procedure(text), TABLE)
    return [block.operations for block in changed.blocks if block.is_loop]


def accumulated(operation: str, directive: str = ".regroup") -> str:
    return ACCUMULATED.format(operation=operation, directive=directive)


@pytest.mark.parametrize("operation", ["XOR", "ADD", "AND", "OR"])
def test_the_bound_falls_and_the_result_is_the_same(operation: str) -> None:
    text = accumulated(operation)
    assert recurrence(procedure(accumulated(operation, ""))) == 4
    (loop,) = optimized(text).loops
    assert loop["rec_mii"] == loop["ii"] == loop["res_mii"] == 2
    assert "1 sums regrouped; as written the recurrence is 4" in optimized(text).assembly
    chance = random.Random(operation)
    for count in (4, 5, 23):
        words = [[chance.getrandbits(32) for _ in range(60)] for _ in range(2)]
        expected = interpreted(text, words, [-1, -2, count])
        assert expected == interpreted(accumulated(operation, ""), words, [-1, -2, count])
        assert simulated(text, words, [-1, -2, count])[:2] == expected


def test_nothing_changes_unless_it_is_asked_for() -> None:
    found = procedure(accumulated("XOR", ""))
    assert regroup(found, TABLE) == (found, {})
    (loop,) = optimized(accumulated("XOR", "")).loops
    assert loop["rec_mii"] == loop["ii"] == 4


def test_an_inner_sum_that_others_read_is_made_twice() -> None:
    assert recurrence(procedure(FEEDBACK.replace(".regroup", ""))) == 9
    _, done = regroup(procedure(FEEDBACK), TABLE)
    assert done["loop"] == Regrouped(sums=1, before=9, added=1)
    (loop,) = optimized(FEEDBACK).loops
    assert loop["rec_mii"] == loop["ii"] == 8
    chance = random.Random(1)
    for count in (4, 9):
        words = [[chance.getrandbits(32) for _ in range(256)] for _ in range(2)]
        arguments = [-1, -2, count, chance.getrandbits(32)]
        assert simulated(FEEDBACK, words, arguments)[:2] == interpreted(FEEDBACK, words, arguments)


def test_what_the_loop_does_not_change_is_summed_before_it() -> None:
    text = KEYED.format(before="")
    _, done = regroup(procedure(text), TABLE)
    assert done["loop"].outside == 2
    assert "1 sums regrouped, 2 of them before the loop" in optimized(text).assembly
    (loop,) = parse_block(text)
    assert [o.mnemonic for o in loop].count("XOR") == 1
    words = [list(range(1, 20)), [0] * 20]
    arguments = [-1, -2, 0x01234567, 0x89ABCDEF, 0x5A5A5A5A, 9]
    assert simulated(text, words, arguments)[1] == interpreted(text, words, arguments)[1]


def test_a_loop_that_is_entered_elsewhere_keeps_its_sums() -> None:
    before = "[k0] B loop\n        ADD k1, 1, k1"
    _, done = regroup(procedure(KEYED.format(before=before)), TABLE)
    assert done["loop"].outside == 0


def test_straight_code_takes_the_latest_term_last() -> None:
    changed, done = regroup(procedure(STRAIGHT), TABLE)
    assert done == {}
    last = [o for o in changed.operations if o.mnemonic == "XOR"][-1]
    assert "late" in {r.name for r in last.reads}
    words = [[3, 11, 12, 0x12345678], [5, 0xDEADBEEF]]
    expected, _ = interpreted(STRAIGHT.replace("s, p, s", "s, x, s"), words, [-1, -2])
    found, _, cycles = simulated(STRAIGHT.replace("s, p, s", "s, x, s"), words, [-1, -2])
    assert found == expected
    written = STRAIGHT.replace("s, p, s", "s, x, s").replace(".regroup", "")
    assert cycles < simulated(written, words, [-1, -2])[2]


OTHERWISE = {
    "predicate": "[x]    XOR     s, y, s",
    "unit": "XOR     .L1     s, y, s",
    "another operation": "ADD     s, y, s",
}


@pytest.mark.parametrize("name", OTHERWISE)
def test_what_is_no_plain_sum_stays(name: str) -> None:
    text = accumulated("XOR").replace("XOR     s, y, s", OTHERWISE[name])
    changed, _ = regroup(procedure(text), TABLE)
    (kept,) = [o for o in changed.operations if o.source == OTHERWISE[name]]
    assert {r.name.partition("$")[0] for r in kept.writes} == {"s"}


def test_an_inner_value_that_is_stored_is_stored_as_it_was() -> None:
    text = accumulated("XOR").replace("s, y, s", "s, y, s\n        STW     s, *b")
    words = [list(range(7, 27)), list(range(100, 110))]
    expected = interpreted(text, words, [-1, -2, 9])
    assert simulated(text, words, [-1, -2, 9])[:2] == expected


def test_the_verifier_tells_another_sum_from_another_order() -> None:
    scheduled = schedule_procedure(procedure(accumulated("XOR")), TABLE, QUICK)
    assert verify(scheduled, TABLE).walks > 0
    wrong = accumulated("XOR").replace("s, y, s", "s, x, s")
    scheduled.source = procedure(wrong)
    with pytest.raises(VerifyError):
        verify(scheduled, TABLE)


def test_a_directive_with_operands_is_refused() -> None:
    with pytest.raises(LinearError, match=r"\.regroup takes no operands"):
        optimize(accumulated("XOR", ".regroup s"), "sums.sa", "c62x", QUICK)


@pytest.mark.parametrize("seed", range(60))
def test_random_code_means_the_same(seed: int) -> None:
    """Names used again, values carried over, sums within sums: the interpreter finds no difference."""
    chance = random.Random(seed)
    names = ["a", "b", "c", "d", "e"]
    lines = []
    for _ in range(chance.randint(4, 14)):
        one, two, to = (chance.choice(names) for _ in range(3))
        operation = chance.choice(
            ["XOR", "XOR", "XOR", "ADD", "AND", "MV", "SHRU", "[d] XOR", "STW"]
        )
        if operation == "MV":
            lines.append(f"MV {one}, {to}")
        elif operation == "SHRU":
            lines.append(f"SHRU {one}, 3, {to}")
        elif operation == "STW":
            lines.append(f"STW {one}, *p++")
        else:
            second = chance.choice([two, two, two, "7"])
            lines.append(f"{operation} {one}, {second}, {to}")
    body = "\n        ".join(lines)
    text = f"""
random: .cproc  p, count, a, b, c, d, e
        .regroup
        .no_mdep
        {body}
loop:   .trip   1
        {body}
        SUB     count, 1, count
 [count] B      loop
        XOR     a, b, a
        XOR     a, c, a
        XOR     a, d, a
        .return a
        .endproc
"""
    found = procedure(text)
    changed, _ = regroup(found, TABLE)
    words = [chance.getrandbits(32) for _ in range(5)]
    outcomes = []
    for which in (found, changed):
        memory = Memory()
        place = memory.allocate(400, 8, bytes(400))
        result = interpret(which, [place, 5, *words], memory, {})
        outcomes.append((result, memory.read(place, 400)))
    assert outcomes[0] == outcomes[1]
