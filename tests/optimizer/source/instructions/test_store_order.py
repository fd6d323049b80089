"""`.no_mdep` does not set free two stores that write the same bytes through one pointer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from both_ways import FIRST, Words, agreed

from broadside.facts.isa import instruction_table
from broadside.linear.dependence import Kind, dependence_graph
from broadside.linear.ir import Operation, Procedure
from broadside.linear.parse import parse
from broadside.optimizer.optimize import optimize
from broadside.optimizer.procedure.reshape.unrolling import unrolled
from broadside.optimizer.record.procedure import ScheduledProcedure
from broadside.optimizer.verify.access import Access
from broadside.optimizer.verify.packet_rules import VerifyError
from broadside.optimizer.verify.values.terms import Terms
from broadside.optimizer.verify.verify import verify

TABLE = instruction_table("c62x")

# A store for each case, and another one for some of them.
CLIPPED = """
f:      .cproc  p, q, n
        .reg    x, large, zero
        .no_mdep
        ZERO    zero
loop:   LDW     *p++, x
        STW     x, *q
        CMPGT   x, 0, large
 [large] STW    zero, *q++
 [!large] ADD   q, 4, q
        SUB     n, 1, n
 [n]    B       loop
        .return n
        .endproc
"""


@pytest.mark.parametrize("unroll", [1, 2])
@pytest.mark.parametrize("isa", ["c62x", "c64x"])
def test_the_later_store_wins(isa: str, unroll: int) -> None:
    words = (5, -7, 9, 0, -1, 3, 3, -2, 8)
    options = replace(FIRST.for_first(), unroll=unroll)
    found = agreed(CLIPPED, [Words(words), Words((1,) * 9), 9], isa, options)
    assert found.buffers[1] == tuple(min(word, 0) & 0xFFFFFFFF for word in words)


def order(lines: str) -> set[tuple[int, int, int]]:
    """The edges through memory in a loop of these lines: source, target, distance."""
    text = f"f: .cproc p, q, x, c\n .no_mdep\nl:\n{lines} [x] B l\n .return x\n .endproc\n"
    procedure = parse(text, "f.sa", TABLE)[0]
    block = next(block for block in procedure.blocks if block.label == "l")
    edges = dependence_graph(block.operations, procedure, loop=True)
    return {(e.source, e.target, e.distance) for e in edges if e.kind is Kind.MEMORY}


@pytest.mark.parametrize(
    ("lines", "edges"),
    [
        (" STW x, *p\n STW c, *p++\n", {(0, 1, 0)}),
        (" STW x, *p\n STH c, *+p[1]\n ADD p, 8, p\n", {(0, 1, 0)}),
        (" STW x, *p\n STH c, *+p[2]\n ADD p, 8, p\n", set()),
        (" STW x, *p++\n STW c, *p\n", set()),
        (" STW x, *p\n STW c, *q++\n ADD p, 4, p\n", set()),
        (" LDW *p, x\n STW c, *p++\n", set()),
        (" [c] STW x, *p\n [!c] STW q, *p++\n", set()),
        (" STW x, *p\n [c] ADD p, 4, p\n STW x, *p\n", set()),
        (" STW x, *p\n STW c, *p\n", {(0, 1, 0), (0, 0, 1), (1, 0, 1), (1, 1, 1)}),
        (" STW x, *+p[q]\n STW c, *+p[q]\n ADD q, 1, q\n", {(0, 1, 0)}),
        (" STW x, *+p[q]\n STH c, *+p[q]\n ADD q, 1, q\n", {(0, 1, 0)}),
        (" STW x, *p\n MV p, p\n STW c, *p++\n", {(0, 2, 0)}),
        (" STW x, *+p[q]\n ADD q, 1, q\n STW c, *+p[q]\n", set()),
        (" STW x, *+p[q]\n STW c, *-p[q]\n ADD q, 1, q\n", set()),
        (" STW x, *+p[q]\n STW c, *+p[x]\n", {(0, 0, 1), (1, 1, 1)}),
        (" STW x, *+p[q]\n STW c, *p++[q]\n", set()),
    ],
)
def test_which_stores_keep_their_order(lines: str, edges: set[tuple[int, int, int]]) -> None:
    assert order(lines) == edges


# What is positive is kept: the next word goes to the same place after one that is not.
COMPACTED = """
f:      .cproc  p, q, n
        .reg    x, c
        .no_mdep
loop:   .trip   2, 40, 2
        LDW     *p++, x
        CMPGT   x, 0, c
        STW     x, *q
 [c]    ADD     q, 4, q
        SUB     n, 1, n
 [n]    B       loop
        .return n
        .endproc
"""


INDEXED = COMPACTED.replace(
    "*q\n [c]    ADD     q, 4, q", "*+q[i]\n [c]    ADD     i, 1, i"
).replace(".reg    x, c", ".reg    x, c, i\n        ZERO    i")


def body_of(procedure: Procedure) -> Sequence[Operation]:
    return next(block.operations for block in procedure.blocks if block.is_loop)


@pytest.mark.parametrize("text", [COMPACTED, INDEXED])
def test_copies_of_a_store_keep_their_order(text: str) -> None:
    procedure = unrolled(parse(text, "f.sa", TABLE)[0], "loop", 2)
    body = body_of(procedure)
    first, second = (place for place, operation in enumerate(body) if operation.is_store)
    edges = dependence_graph(body, procedure, loop=True)
    found = {(e.source, e.target, e.distance) for e in edges if e.kind is Kind.MEMORY}
    assert found == {(first, second, 0), (second, first, 1)}


@pytest.mark.parametrize("text", [COMPACTED, INDEXED])
@pytest.mark.parametrize("isa", ["c62x", "c64x"])
def test_stream_compaction(isa: str, text: str) -> None:
    words = (5, -7, -2, 9, 0, 3, -1, 8)
    options = replace(FIRST.for_first(), unroll=2)
    found = agreed(text, [Words(words), Words((1,) * 9), 8], isa, options)
    assert found.buffers[1][:5] == (5, 9, 3, 8, 1)


def test_the_verifier_knows_where_copies_may_meet() -> None:
    """A predicate decides whether the second pass stores where the first one does."""
    procedure = parse(COMPACTED, "f.sa", TABLE)[0]
    load, _, store, *_ = body_of(procedure)
    terms = Terms()
    q, c, d = (terms.make("argument", name) for name in "qcd")
    moved = terms.plus(q, 4)
    places = q, terms.choice(c, False, moved, q), terms.choice(c, False, moved, terms.plus(q, 8))
    first, same, other = (Access(store, at, 0, None, d, None, 0) for at in places)
    assert first.meets(same, procedure, terms)
    assert not first.meets(other, procedure, terms)
    assert not first.meets(replace(same, operation=load), procedure, terms)


def test_the_verifier_knows_where_copies_with_an_index_may_meet() -> None:
    """A predicate decides whether the second pass stores where the first one does."""
    procedure = parse(INDEXED, "f.sa", TABLE)[0]
    _, _, store, *_ = body_of(procedure)
    terms = Terms()
    q, i, c, d = (terms.make("argument", name) for name in "qicd")
    moved = terms.plus(i, 1)
    indices = i, terms.choice(c, False, moved, i), terms.choice(c, False, moved, terms.plus(i, 2))
    first, same, other = (
        Access(store, q, ("index", index, 4), None, d, None, 0) for index in indices
    )
    assert first.meets(same, procedure, terms)
    assert not first.meets(other, procedure, terms)
    assert not first.meets(replace(same, offset=("index", indices[1], -4)), procedure, terms)
    for at in ("index", c, 4), ("index", i, 2), ("index", i, -4), 4:
        assert not first.meets(replace(first, offset=at), procedure, terms), "the places may differ"
    assert not first.meets(replace(first, base=terms.plus(q, 4)), procedure, terms)
    assert first.meets(replace(first, base=terms.plus(q, 2)), procedure, terms), "half of the word"


@pytest.mark.parametrize("place", ["*p", "*+p[i]", "*-p[i]"])
def test_the_verifier_notices_stores_that_changed_places(place: str) -> None:
    text = f"f: .cproc p, a, i, b, x, y\n .no_mdep\n STW x, {place}\n STW y, {place}\n .return\n .endproc\n"
    scheduled = optimize(text, "f.sa", "c62x", FIRST).procedures[0]
    verify(scheduled, TABLE)
    with pytest.raises(VerifyError, match="the accesses of lines 3 and 4 have changed places"):
        verify(exchanged(scheduled), TABLE)


def exchanged(scheduled: ScheduledProcedure) -> ScheduledProcedure:
    """The schedule with its two stores in the cycles of each other."""
    (item,) = scheduled.nodes
    stores = [issued for issued in item.issued if issued.operation.is_store]
    cycles = {id(one): other.cycle for one, other in zip(stores, reversed(stores), strict=True)}
    issued = [replace(one, cycle=cycles.get(id(one), one.cycle)) for one in item.issued]
    return replace(scheduled, nodes=[replace(item, issued=issued)])


CORRECTED = """
f:      .cproc  p, q, n
        .reg    x, y, i
        .no_mdep
        ZERO    i
loop:   LDW     *p++, x
        MPY     x, 3, y
        STW     y, *+q[i]
        STH     x, *+q[i]
        ADD     i, 1, i
        SUB     n, 1, n
 [n]    B       loop
        .return n
        .endproc
"""


@pytest.mark.parametrize("isa", ["c62x", "c64x"])
def test_the_later_store_at_an_index_wins(isa: str) -> None:
    """The value of the later store is there two cycles earlier."""
    text = CORRECTED.replace("STH ", "STW ")
    words = (5, -7, -2, 9, 0, 3, -1, 8)
    found = agreed(text, [Words(words), Words((1,) * 8), 8], isa)
    assert found.buffers[1] == tuple(word & 0xFFFFFFFF for word in words)
    agreed(CORRECTED, [Words(words), Words((1,) * 8), 8], isa)
