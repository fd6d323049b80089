"""Short branches within loops become predicates; the verifier holds the result against the source."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from both_ways import FIRST, Argument, Words, agreed, interpreted, simulated

from broadside.facts.isa import instruction_table
from broadside.linear.ir import Operation, Predicate, Procedure, Register
from broadside.linear.parse import parse
from broadside.optimizer.model.schedule import Issued
from broadside.optimizer.optimize import Result, optimize
from broadside.optimizer.procedure.reshape.conversion import MOST_CONDITIONAL, with_predicates
from broadside.optimizer.procedure.schedule import schedule_procedure
from broadside.optimizer.record.procedure import ScheduledProcedure
from broadside.optimizer.verify.packet_rules import VerifyError
from broadside.optimizer.verify.verify import verify

KEPT = replace(FIRST, keep_branches=True)


def loop(body: str, registers: str = "x, y, c, d", end: str = "SUB     n, 1, n") -> str:
    """`f(p, n)` with a loop of `n` passes over words, whose sum it returns."""
    return f"""
f:      .cproc  p, n
        .reg    sum, {registers}
        ZERO    sum
        ZERO    y
loop:   .trip   12
        LDW     *p++, x
{body}
        {end}
 [n]    B       loop
        ADD     sum, y, sum
        .return sum
        .endproc
"""


ONE_SIDED = loop("""\
        CMPGT   x, 10, c
 [!c]   B       small
        SUB     x, 10, x
        ADD     sum, x, sum
small:  ADD     sum, 1, sum""")

DIAMOND = loop("""\
        CMPGT   x, 10, c
 [!c]   B       small
        SUB     x, 10, x
        ADD     sum, x, sum
        B       both
small:  MPY     x, 3, y
        SUB     sum, y, sum
both:   XOR     sum, 1, sum""")

NESTED = loop("""\
        CMPGT   x, 5, c
 [!c]   B       both
        CMPGT   x, 12, d
 [!d]   B       middle
        ADD     sum, 3, sum
        STW     sum, *-p[1]
 [y]    SUB     sum, 1, sum
        B       both
middle: SUB     sum, x, sum
        CMPEQ   x, 9, y
both:   ADD     sum, x, sum""")

JOINED = loop("""\
        CMPGT   x, 5, c
 [c]    B       shared
        CMPEQ   x, 3, d
 [!d]   B       after
shared: ADD     sum, x, sum
        ADD     y, 1, y
after:  XOR     sum, x, sum""")

CONDITION_CHANGED = loop("""\
        AND     x, 3, c
 [!c]   B       none
        SUB     c, 1, c
        ADD     sum, c, sum
 [c]    ADD     sum, 7, sum
none:   ADD     sum, c, sum""")

SAME_CONDITION_WITHIN = loop("""\
        AND     x, 1, c
 [c]    B       odd
        ADD     sum, x, sum
 [!c]   ADD     y, 1, y
 [c]    ADD     y, 5, y
odd:    ADD     sum, 2, sum""")

SATURATES = loop("""\
        CMPGT   x, 10, c
 [!c]   B       small
        SSHL    x, 27, d
small:  ADD     sum, x, sum""")

ACCESSES = loop("""\
        AND     x, 1, c
 [c]    B       odd
        LDW     *+p[0], d
        ADD     sum, d, sum
odd:    ADD     sum, x, sum""")

TO_THE_NEXT_LINE = loop("""\
        AND     x, 1, c
 [c]    B       next
next:   ADD     sum, x, sum""")

EXAMPLES = {
    "one-sided": ONE_SIDED,
    "diamond": DIAMOND,
    "nested": NESTED,
    "two ways to one block": JOINED,
    "condition changed after its branch": CONDITION_CHANGED,
    "operations under the same condition": SAME_CONDITION_WITHIN,
    "an operation that saturates": SATURATES,
    "a load that must not be made": ACCESSES,
    "a branch to the next line": TO_THE_NEXT_LINE,
}


def words(count: int) -> Words:
    return Words(tuple(7 * number % 17 for number in range(count)))


def converted(text: str) -> Result:
    return optimize(text, "f.sa", "c62x", FIRST)


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_loop_with_branches_is_pipelined_and_right(name: str) -> None:
    result = converted(EXAMPLES[name])
    assert [found["name"] for found in result.loops] == ["loop"]
    assert not result.not_pipelined and not result.procedures[0].plain
    arguments: list[Argument] = [words(18), 17]
    expected = interpreted(EXAMPLES[name], arguments, "c62x")
    assert simulated(result, EXAMPLES[name], arguments, "c62x", returns=True) == expected


@pytest.mark.parametrize("passes", [1, 2, 5, 9])
def test_every_number_of_passes_is_right(passes: int) -> None:
    agreed(ONE_SIDED.replace(".trip   12", ".trip   1"), [words(passes + 1), passes])


def test_a_pass_takes_fewer_cycles_than_with_branches() -> None:
    [found] = converted(ONE_SIDED).loops
    assert found["ii"] == 2
    with_branches = optimize(ONE_SIDED, "f.sa", "c62x", KEPT)
    assert "it branches within itself" in with_branches.not_pipelined["loop"]


def test_what_was_done_is_told() -> None:
    result = converted(ONE_SIDED)
    told = "line 9: the branch became predicates, for 2 operations"
    assert result.reshaped == {"loop": [told]}
    assert f";  loop loop: {told}" in result.assembly.splitlines()


def merged(text: str, isa: str = "c62x") -> tuple[Operation, ...]:
    """The operations of the loop of one block."""
    procedure = ready(text, isa)
    return next(block.operations for block in procedure.blocks if block.is_loop)


def ready(text: str, isa: str = "c62x") -> Procedure:
    table = instruction_table(isa)
    return with_predicates(parse(text, "f.sa", table)[0], table).procedure


def test_only_what_is_read_elsewhere_gets_a_predicate() -> None:
    by_line = {operation.location.line: operation for operation in merged(ONE_SIDED)}
    assert by_line[10].predicate is None  # no other operation reads the difference
    assert str(by_line[11].predicate) == "[c]"


def test_a_load_behind_a_branch_has_its_predicate() -> None:
    [load] = [o for o in merged(ACCESSES) if o.is_load and o.location.line == 10]
    assert str(load.predicate) == "[!c]"


def test_a_load_behind_a_branch_does_not_touch_memory() -> None:
    """Where the branch is taken, the pointer is not an address."""
    text = loop(
        "        AND     x, 1, c\n [c]    B       odd\n        LDW     *x, d\n"
        "        ADD     sum, d, sum\nodd:    ADD     sum, 1, sum"
    )
    arguments: list[Argument] = [Words((0xFFFFFFFF, 0x7FFFFFF1) * 6), 12]
    assert agreed(text, arguments).returned == 12


def test_what_saturates_has_its_predicate() -> None:
    [shift] = [o for o in merged(SATURATES) if o.mnemonic == "SSHL"]
    assert str(shift.predicate) == "[c]"


MANY = loop(
    "\n".join(
        f"        CMPGT   x, {n}, c{n}\n [c{n}]   B       l{n}\n        ADD     sum, {n}, sum\nl{n}:"
        for n in range(6)
    )
    + "     ADD     sum, 1, sum\n"
    + "\n".join(f" [c{n}]   ADD     y, 1, y" for n in range(6)),
    registers="x, y, " + ", ".join(f"c{n}" for n in range(6)),
)

LONG = loop(
    "        CMPGT   x, 10, c\n [!c]   B       small\n"
    + "\n".join("        ADD     sum, x, sum" for _ in range(MOST_CONDITIONAL + 1))
    + "\nsmall:  ADD     sum, 1, sum"
)

INTO = loop("""\
        CMPGT   x, 10, c
 [!c]   B       small
        ADD     sum, x, sum
small:  ADD     sum, 1, sum""").replace(
    "        ZERO    y\n", "        ZERO    y\n [n]    B       small\n"
)

UNCOUNTED = loop(
    """\
        CMPGT   x, 10, c
 [!c]   B       small
        SUB     n, 1, n
small:  ADD     sum, 1, sum""",
    end="MPY     n, 1, n",
)

VOLATILE = ACCESSES.replace("*+p[0]", "*+p[0]{port}").replace(
    "        ZERO    sum\n", "        .volatile port\n        ZERO    sum\n"
)


@pytest.mark.parametrize(
    "text, why",
    [
        (MANY, "that takes 7 registers for predicates, and there are 5"),
        (
            LONG,
            f"they decide about {MOST_CONDITIONAL + 1} operations, more than {MOST_CONDITIONAL}",
        ),
        (UNCOUNTED, "it cannot be pipelined: the end of the loop depends on what lines 10 and 12"),
        (VOLATILE, "the access of line 11 is volatile"),
        (INTO, "line 6 branches into it"),
    ],
    ids=["predicates", "size", "count", "volatile", "entry"],
)
def test_why_branches_stay_is_told(text: str, why: str) -> None:
    table = instruction_table("c62x")
    refused = with_predicates(parse(text, "f.sa", table)[0], table).refused
    assert why in refused["loop"]
    result = converted(text)
    assert result.not_pipelined["loop"] == refused["loop"] and not result.reshaped


def scheduled(text: str) -> ScheduledProcedure:
    table = instruction_table("c62x")
    return schedule_procedure(parse(text, "f.sa", table)[0], table, FIRST)


def without_predicate(item: Issued) -> Issued:
    return replace(item, operation=replace(item.operation, predicate=None))


def with_opposite(item: Issued) -> Issued:
    old = item.operation.predicate
    assert old is not None
    opposite = Predicate(old.register, not old.negated)
    return replace(item, operation=replace(item.operation, predicate=opposite))


LEFT = frozenset((Register("sum"), Register("y")))
"""What the examples leave in registers."""


def matters(item: Issued) -> bool:
    """Whether the operation has an effect, and comes after a branch of the source."""
    own = item.operation
    return (
        own.predicate is not None
        and own.index >= 0
        and (own.is_store or not LEFT.isdisjoint(own.writes))
    )


@pytest.mark.parametrize("change", [without_predicate, with_opposite])
@pytest.mark.parametrize("name", ["one-sided", "diamond", "nested", "two ways to one block"])
def test_the_verifier_finds_a_wrong_predicate(
    name: str, change: Callable[[Issued], Issued]
) -> None:
    found = scheduled(EXAMPLES[name])
    table = instruction_table("c62x")
    kernel = next(n for n, item in enumerate(found.nodes) if item.pipelined is not None)
    places = [n for n, item in enumerate(found.nodes[kernel].issued) if matters(item)]
    assert places
    for place in places:
        issued = list(found.nodes[kernel].issued)
        issued[place] = change(issued[place])
        nodes = list(found.nodes)
        nodes[kernel] = replace(nodes[kernel], issued=issued)
        with pytest.raises(VerifyError):
            verify(replace(found, nodes=nodes), table)
