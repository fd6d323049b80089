"""The verifier notices what is wrong: every schedule here is a good one, spoilt in one place."""

from __future__ import annotations

import copy
from dataclasses import replace

import pytest

from broadside.facts.isa import instruction_table
from broadside.linear.ir import FRAME, Immediate
from broadside.optimizer.model.schedule import Issued
from broadside.optimizer.record.procedure import ScheduledNode, ScheduledProcedure
from broadside.optimizer.verify.packet_rules import VerifyError
from broadside.optimizer.verify.values.terms import MASK, Terms
from broadside.optimizer.verify.verify import verify
from programs import DOT_PRODUCT, IN_PLACE, VECTOR_SUM, optimized

TABLE = instruction_table("c62x")


def good(text: str = VECTOR_SUM) -> ScheduledProcedure:
    return copy.copy(optimized(text.format(trip="1")).procedures[0])


def spoil(scheduled: ScheduledProcedure, index: int, node: ScheduledNode) -> ScheduledProcedure:
    nodes = list(scheduled.nodes)
    nodes[index] = node
    return replace(scheduled, nodes=nodes)


def kernel_of(scheduled: ScheduledProcedure) -> int:
    return next(i for i, item in enumerate(scheduled.nodes) if item.pipelined is not None)


def with_issued(item: ScheduledNode, position: int, issued: Issued) -> ScheduledNode:
    changed = list(item.issued)
    changed[position] = issued
    return replace(item, issued=changed)


@pytest.mark.parametrize("text", [DOT_PRODUCT, VECTOR_SUM, IN_PLACE])
def test_good_schedules_pass(text: str) -> None:
    assert verify(good(text), TABLE).walks >= 4


CLIPPED = """
clip:   .cproc  a, b, x
        .reg    p
        CMPGT   a, b, p
 [p]    B       first
        ADD     x, 1, x
first:  CMPGT   b, x, p
 [p]    B       second
        ADD     x, a, x
second: CMPGT   a, x, p
 [p]    B       third
        ADD     x, b, x
third:  .return x
        .endproc
"""


def test_the_report_says_if_a_limit_cut_the_check_short(monkeypatch: pytest.MonkeyPatch) -> None:
    scheduled = optimized(CLIPPED).procedures[0]
    assert "limit" not in str(verify(scheduled, TABLE))
    monkeypatch.setattr("broadside.optimizer.verify.verify.MAX_WALKS", 1)
    report = verify(scheduled, TABLE)
    assert str(report).endswith("effects; a limit left out further ways"), report


def test_a_reserved_register_taken() -> None:
    """Only the result may be in a reserved register: in A4, where the convention of C wants it."""
    scheduled = optimized(CLIPPED).procedures[0]
    taken = {
        name
        for node in scheduled.nodes
        for item in node.issued
        for register, name in (*item.reads.items(), *item.writes.items())
        if not register.is_machine and register.name not in ("a", "x")
    }
    assert taken
    for name in taken:
        reserved = replace(scheduled.source, reserved=frozenset((name,)))
        with pytest.raises(VerifyError, match=f"{name} is reserved"):
            verify(replace(scheduled, source=reserved), TABLE)


def test_an_operation_dropped() -> None:
    """Without any one operation of the kernel the result differs."""
    scheduled = good()
    index = kernel_of(scheduled)
    item = scheduled.nodes[index]
    for position in range(len(item.issued)):
        less = replace(item, issued=item.issued[:position] + item.issued[position + 1 :])
        with pytest.raises(VerifyError):
            verify(spoil(scheduled, index, less), TABLE)


def test_an_operation_in_another_cycle() -> None:
    scheduled = good()
    index = kernel_of(scheduled)
    item = scheduled.nodes[index]
    noticed = 0
    for position, issued in enumerate(item.issued):
        moved = replace(issued, cycle=(issued.cycle + 1) % item.length)
        try:
            verify(spoil(scheduled, index, with_issued(item, position, moved)), TABLE)
        except VerifyError:
            noticed += 1
    assert noticed >= len(item.issued) - 1  # a counter may have room to move


def test_a_register_exchanged_for_another() -> None:
    scheduled = good()
    index = kernel_of(scheduled)
    item = scheduled.nodes[index]
    for position, issued in enumerate(item.issued):
        for register, name in issued.writes.items():
            other = f"{name[0]}{(int(name[1:]) + 1) % 16}"
            changed = replace(issued, writes={**issued.writes, register: other})
            with pytest.raises(VerifyError):
                verify(spoil(scheduled, index, with_issued(item, position, changed)), TABLE)


def test_one_pass_too_many() -> None:
    """An epilog or prolog that counts another number of iterations."""
    scheduled = good()
    index = kernel_of(scheduled)
    for neighbour in (index - 1, index + 1):
        item = scheduled.nodes[neighbour]
        less = replace(item, issued=item.issued[1:])
        with pytest.raises(VerifyError):
            verify(spoil(scheduled, neighbour, less), TABLE)


def test_two_operations_on_one_unit() -> None:
    scheduled = good()
    index = kernel_of(scheduled)
    item = scheduled.nodes[index]
    doubled = replace(item, issued=[*item.issued, item.issued[0]])
    with pytest.raises(VerifyError, match="used 2 times"):
        verify(spoil(scheduled, index, doubled), TABLE)


MAY_MEET = """
meet:   .cproc  a, b, x
        .reg    y
        STW     x, *a
        LDW     *b, y
        .return y
        .endproc
"""


def test_accesses_that_may_meet_keep_their_order() -> None:
    scheduled = copy.copy(optimized(MAY_MEET).procedures[0])
    item = scheduled.nodes[0]
    store = next(i for i, issued in enumerate(item.issued) if issued.operation.is_store)
    load = next(i for i, issued in enumerate(item.issued) if issued.operation.is_load)
    verify(scheduled, TABLE)
    late = replace(item.issued[store], cycle=item.issued[load].cycle + 1)
    with pytest.raises(VerifyError, match="changed places"):
        verify(spoil(scheduled, 0, with_issued(item, store, late)), TABLE)


FRAMED = """
framed: .cproc  a
        .frame  3
        .reg    p, x, y
        ADD     B15, 8, p
        LDW     *a, x
        MV      x, A10
        STW     A10, *+p[0]
        STW     a, *+B15[1]
        LDW     *+B15[2], y
        .return y
        .endproc
"""


def test_the_frame_of_the_source_is_its_own() -> None:
    """A10 is saved above the three words; in one of them it would be overwritten."""
    scheduled = copy.copy(optimized(FRAMED).procedures[0])
    verify(scheduled, TABLE)
    item = scheduled.nodes[0]
    for position, issued in enumerate(item.issued):
        if issued.operation.memory is None or issued.operation.memory.name != FRAME:
            continue
        lower = replace(issued.operation.memory, offset=Immediate(3))
        operands = tuple(
            lower if operand is issued.operation.memory else operand
            for operand in issued.operation.operands
        )
        moved = replace(issued, operation=replace(issued.operation, operands=operands))
        with pytest.raises(VerifyError, match="frame word 3 is the source's own"):
            verify(spoil(scheduled, 0, with_issued(item, position, moved)), TABLE)
        return
    pytest.fail("A10 is not saved")


def test_a_frame_of_another_size() -> None:
    scheduled = copy.copy(optimized(FRAMED).procedures[0])
    scheduled.saved = [*scheduled.saved, "A11", "A12"]
    with pytest.raises(VerifyError, match="2 stores missing, 2 too many"):
        verify(scheduled, TABLE)


def test_terms_that_share_their_parts_are_cheap() -> None:
    """Each is a difference of the two before it, and nothing is known of these until the first are bound."""
    terms = Terms()
    first, second = terms.make("entry", "A4"), terms.make("entry", "B4")
    one, two = first, second
    for _ in range(3000):
        one, two = two, terms.make("SUB", "", one, two)
    assert terms.value(two) is None
    terms.values |= {first: 5, second: 5}
    left, right = 5, 5
    for _ in range(3000):
        left, right = right, (left - right) & MASK
    assert terms.value(two) == right


def test_choices_that_share_their_parts_agree_at_once() -> None:
    terms = Terms()
    one, other = terms.make("nothing", "x"), terms.make("entry", "A4")
    for number in range(3000):
        tested = terms.make("entry", f"p{number}")
        one = terms.make("choice", tested, False, one, one)
        other = terms.make("choice", tested, False, other, other)
    assert terms.agree(one, other)
    assert not terms.agree(other, one)
