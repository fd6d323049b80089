"""Several passes of a loop become one; the verifier holds the result against the loop of the source."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from both_ways import FIRST, Argument, Words, agreed, interpreted, simulated
from click.testing import CliRunner

from broadside.commands.code.optimize import command as optimize_command
from broadside.facts.isa import instruction_table
from broadside.linear.dependence import Kind, dependence_graph
from broadside.linear.ir import Block, Immediate, LinearError, Procedure
from broadside.linear.parse import parse
from broadside.optimizer.collapse.trial import shorter_for_nothing
from broadside.optimizer.machine.banks import may_conflict
from broadside.optimizer.model.region import ScheduleError
from broadside.optimizer.model.schedule import Issued
from broadside.optimizer.optimize import assemble, optimize
from broadside.optimizer.plain.schedule import schedule_plainly
from broadside.optimizer.procedure import schedule
from broadside.optimizer.procedure.cost import best_of, cost
from broadside.optimizer.procedure.reshape import ready
from broadside.optimizer.procedure.reshape.copies import copies, dependences
from broadside.optimizer.procedure.reshape.unrolling import unrolled
from broadside.optimizer.procedure.schedule import schedule_procedure
from broadside.optimizer.record.options import AUTO
from broadside.optimizer.verify.packet_rules import VerifyError
from broadside.optimizer.verify.verify import verify

C62X = instruction_table("c62x")

SHIFTS = """
f:      .cproc  p, q, n
        .reg    x, y
        .no_mdep
loop:   {directives}
        LDW     *p++, x
        SHL     x, 2, y
        SHR     x, 3, x
        EXTU    y, 1, 2, y
        ADD     x, y, x
        STW     x, *q++
        SUB     n, 1, n
 [n]    B       loop
        .return
        .endproc
"""
"""Four operations of .S in a pass, so that two passes take seven slots: 3.5 of two units."""


def shifts(*directives: str) -> str:
    """Each directive but the first has a line of its own."""
    return SHIFTS.format(directives="\n        ".join(directives))


def called(text: str, count: int, counter: int | None = None) -> list[Argument]:
    numbers = tuple(0x9E3779B1 * (n + 1) & 0xFFFFFFFF for n in range(count))
    return [Words(numbers), Words((0,) * count), count if counter is None else counter]


def check(text: str, counts: list[int], passes: int, step: int = 1) -> dict[str, object]:
    """Runs the unrolled loop for these numbers of passes. Returns its record."""
    result = optimize(text, "f.sa", "c62x", replace(FIRST, unroll=passes))
    assert not result.procedures[0].plain
    for count in counts:
        arguments = called(text, count, count * step)
        expected = interpreted(text, arguments, "c62x")
        assert simulated(result, text, arguments, "c62x", expected.returned is not None) == expected
    return next(loop for loop in result.loops if loop["name"] == "loop")


def test_two_passes_take_less_than_twice_one() -> None:
    assert check(shifts(".trip 2, 80, 2"), [2, 20], 1)["ii"] == 2
    found = check(shifts(".trip 2, 80, 2"), [2, 20], 2)
    assert (found["ii"], found["passes_in_one"]) == (4, 2)
    found = check(shifts(".trip 4, 80, 4"), [4, 20], 4)
    assert (found["ii"], found["passes_in_one"]) == (7, 4)


@pytest.mark.parametrize("passes", [2, 4])
def test_every_count_is_right(passes: int) -> None:
    check(shifts(".trip 1"), [*range(1, 6), 9, 18, 23], passes)


def test_a_multiple_has_no_second_loop() -> None:
    result = optimize(shifts(".trip 4, 80, 4"), "f.sa", "c62x", replace(FIRST, unroll=4))
    assert "loop$rest" not in result.assembly
    result = optimize(shifts(".trip 4, 80"), "f.sa", "c62x", replace(FIRST, unroll=4))
    assert "loop$rest" in result.assembly


def test_a_factor_allows_three_passes() -> None:
    assert check(shifts(".trip 3, 60, 3"), [3, 12, 60], 3)["passes_in_one"] == 3


def test_a_counter_that_is_read_and_returned() -> None:
    text = shifts(".trip 1").replace("ADD     x, y, x", "ADD     x, n, x")
    text = text.replace(".return", ".return n")
    check(text, [1, 2, 7, 20], 2)


def test_a_counter_that_goes_by_two() -> None:
    text = shifts(".trip 1").replace("SUB     n, 1, n", "SUB     n, 2, n")
    check(text, [1, 2, 3, 20], 2, step=2)


def test_a_loop_that_a_comparison_ends() -> None:
    text = """
f:      .cproc  p, q, n
        .reg    x, i, more
        .no_mdep
        ZERO    i
loop:   .trip   1
        LDW     *p++, x
        SHL     x, i, x
        SHR     x, 1, x
        STW     x, *q++
        ADD     i, 1, i
        CMPLT   i, n, more
 [more] B       loop
        .return i
        .endproc
"""
    check(text, [1, 2, 5, 16], 2)


def test_branches_within_become_predicates_first() -> None:
    text = shifts(".trip 1").replace(
        "        ADD     x, y, x\n", " [y]    B       same\n        ADD     x, 1, x\nsame:\n"
    )
    assert check(text, [1, 2, 3, 12, 17], 2)["passes_in_one"] == 2


def test_stores_that_later_passes_read() -> None:
    """What one pass stores, the next one loads."""
    text = """
f:      .cproc  p, q, n
        .reg    x, y
loop:   .trip   1
        LDW     *p, x
        LDW     *+p[1], y
        ADD     x, y, x
        STW     x, *++p
        SUB     n, 1, n
 [n]    B       loop
        .return
        .endproc
"""
    agreed(text, [Words(tuple(range(12))), 0, 11], options=replace(FIRST, unroll=2))
    agreed(text, [Words(tuple(range(12))), 0, 4], options=replace(FIRST, unroll=4))


def test_the_hint_goes_before_the_option() -> None:
    text = shifts(".trip 2, 80, 2", ".unroll 2")
    assert check(text, [2, 8], 1)["passes_in_one"] == 2
    assert "passes_in_one" not in check(shifts(".trip 2, 80, 2", ".unroll 1"), [2, 8], 2)


@pytest.mark.parametrize(
    "directive, cause",
    [
        (".unroll 0", ".unroll takes 1 to 16 passes"),
        (".unroll 17", ".unroll takes 1 to 16 passes"),
        (".unroll 2, 3", ".unroll takes a number of passes"),
        (".unroll many", "'many' is not a known constant"),
        ("ADD 1, n, n\n        .unroll 2", ".unroll must follow the label of its loop"),
    ],
)
def test_hints_of_no_meaning(directive: str, cause: str) -> None:
    with pytest.raises(LinearError) as error:
        parse(shifts(directive), "f.sa", C62X)
    assert cause in str(error.value) and str(error.value).startswith("f.sa:")


def told(text: str, passes: int) -> str:
    result = optimize(text, "f.sa", "c62x", replace(FIRST, unroll=passes))
    return "\n".join(result.reshaped.get("loop", ()))


@pytest.mark.parametrize(
    "text, passes, why",
    [
        (shifts(".trip 1"), 3, "its passes are not known to be a multiple of 3"),
        (shifts(".trip 1, 3"), 4, "it has at most 3 passes"),
        (shifts(".trip 1").replace("n, 1, n", "n, 3, n"), 2, "it counts by 3"),
        (shifts(".trip 16, 160, 16"), 16, "it would count by 16"),
        (shifts(".trip 1").replace("SUB     n, 1", "MPY     n, 1"), 2, "line 12: n is not counted"),
    ],
)
def test_why_passes_stay_apart_is_told(text: str, passes: int, why: str) -> None:
    assert f"not unrolled: {why}" in told(text, passes)


def test_auto_takes_what_the_bounds_ask_for() -> None:
    found = told(shifts(".trip 4, 80, 4"), AUTO)
    assert found == (
        "4 passes became one: at least 7 cycles for them, 1.75 each; one alone takes at least 2"
    )


DECIDES = """
f:      .cproc  n, p, o
        .reg    x, c, pos, neg, z, tr, odd
        ZERO    pos
        ZERO    neg
        ZERO    z
        ZERO    tr
        .no_mdep
l:      LDW     *p++, x
        CMPGT   x, 0, c
 [!c]   B       below
        AND     x, 1, odd
 [!odd] B       even
        ADD     pos, x, pos
        B       done
even:   SUB     pos, 1, pos
        B       done
below:  [!x] B  zero
        ADD     neg, x, neg
        B       done
zero:   ADD     z, n, z
done:   XOR     tr, pos, tr
        SUB     n, 1, n
 [n]    B       l
        STW     pos, *o++
        STW     neg, *o++
        STW     z, *o++
        STW     tr, *o
        .return
        .endproc
"""
"""Two passes have a lower bound of 3.5 each, but no search finds a schedule of them within seconds."""


def test_auto_keeps_single_passes_if_they_are_found_shorter() -> None:
    alone = optimize(DECIDES, "f.sa", "c64x", FIRST).loops[0]
    result = optimize(DECIDES, "f.sa", "c64x", replace(FIRST, unroll=AUTO))
    assert not result.not_pipelined
    assert result.loops[0]["ii"] / result.loops[0].get("passes_in_one", 1) <= alone["ii"]


def test_loops_keep_their_predicates_if_they_cannot_be_unrolled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The search for two passes in one fails; the branches of a single pass still become predicates."""

    def fails(*arguments: Any) -> Any:
        monkeypatch.setattr(schedule, "shorter_for_nothing", shorter_for_nothing)
        raise ScheduleError("too full")

    monkeypatch.setattr(schedule, "shorter_for_nothing", fails)
    result = optimize(DECIDES, "f.sa", "c64x", replace(FIRST, unroll=2))
    assert [loop["name"] for loop in result.loops] == ["l"], result.not_pipelined


def test_a_schedule_without_a_search_says_why_branches_stay() -> None:
    """The branches could become predicates, so they are not the reason."""
    procedure = parse(DECIDES, "f.sa", C62X)[0]
    plain = schedule_plainly(procedure, C62X, "the time was too short")
    result = assemble(DECIDES, "f.sa", "c62x", FIRST, {"f": plain})
    assert result.not_pipelined == {"l": "the time was too short"}


def test_the_cost_counts_passes_of_the_source() -> None:
    table, text = instruction_table("c62x"), shifts(".trip 4, 80, 4")
    procedure = parse(text, "f.sa", table)[0]
    alone = schedule_procedure(procedure, table, FIRST)
    four = schedule_procedure(procedure, table, replace(FIRST, unroll=4))
    assert cost(four)[0] < cost(alone)[0]
    assert best_of([alone, four]) is four
    longer = replace(four, nodes=[*four.nodes, *four.nodes])
    told = best_of([longer, alone]).reshaped["loop"]
    assert told == ["not unrolled: 4 passes in one were found in 7 cycles, 1.75 each"]


def test_auto_leaves_what_does_not_gain() -> None:
    bound = shifts(".trip 4, 80, 4").replace(".no_mdep", "")
    assert told(bound, AUTO) == "not unrolled: it would not lower the bound of a pass"


def test_auto_says_that_passes_are_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """No bound was compared, so the bound is not the reason."""
    monkeypatch.setattr(ready, "MOST_AUTOMATIC", 15)
    why = "not unrolled: 2 passes are 16 operations, more than 15"
    assert told(shifts(".trip 4, 80, 4"), AUTO) == why


def test_three_passes_are_too_few_for_a_pipeline() -> None:
    result = optimize(shifts(".trip 1, 3"), "f.sa", "c62x", FIRST)
    assert result.not_pipelined == {"loop": "at most 3 iterations, too few for a pipeline"}
    assert [found["name"] for found in optimize(shifts(".trip 1, 9"), "f.sa", "c62x", FIRST).loops]


def loop_of(text: str, passes: int) -> tuple[Procedure, Block]:
    procedure = unrolled(parse(text, "f.sa", C62X)[0], "loop", passes)
    return procedure, next(block for block in procedure.blocks if block.label == "loop")


def test_one_access_moves_a_pointer_for_all_passes() -> None:
    _, block = loop_of(shifts(".trip 2, 80, 2"), 2)
    accesses = [str(o.memory) for o in block.operations if o.memory is not None]
    assert accesses == ["*p++[2]", "*q++[2]", "*-p[1]", "*-q[1]"]


MDEP = shifts(".trip 2, 80, 2").replace("*p++", "*p++{in}").replace("*q++", "*q++{out}")


@pytest.mark.parametrize("pairs, edges", [((), 0), ((("out", "in"),), 4)])
def test_mdep_holds_between_the_copies(pairs: tuple[tuple[str, str], ...], edges: int) -> None:
    """Pass by pass: what the first stores comes before what the second loads, and so on."""
    procedure = parse(MDEP, "f.sa", C62X)[0]
    procedure = replace(procedure, dependences=frozenset(pairs))
    changed = unrolled(procedure, "loop", 2)
    block = next(block for block in changed.blocks if block.label == "loop")
    found = [
        edge
        for edge in dependence_graph(block.operations, changed, loop=True)
        if edge.kind is Kind.MEMORY and block.operations[edge.source].is_store
    ]
    assert len(found) == edges
    # in the source from each pass to the next; with two passes in one, to the second pass and back
    within = [edge for edge in found if edge.distance == 0]
    assert len(within) == min(edges, 1)


def test_facts_of_banks_hold_for_the_copies() -> None:
    """Words of one block: the first of two passes is in the banks 0 and 1, the second in 2 and 3."""
    text = shifts(".trip 2, 80, 2").replace(
        "        .no_mdep\n",
        "        .no_mdep\n        .mptr   p, data0x, 4\n        .mptr   q, data0x+4, 4\n",
    )
    procedure, block = loop_of(text, 2)
    places = [n for n, o in enumerate(block.operations) if o.memory is not None]
    meeting = set(may_conflict(block.operations, procedure))
    load, store, second_load, second_store = places
    assert (load, second_load) not in meeting
    assert (load, store) not in meeting
    assert (load, second_store) in meeting
    assert (store, second_load) in meeting


def test_dependences_name_the_copies() -> None:
    procedure = parse(MDEP, "f.sa", C62X)[0]
    block = next(block for block in procedure.blocks if block.is_loop)
    found = copies(block.operations[:-2], 2, procedure)
    named = dependences(frozenset({("out", "in")}), found)
    assert len(named) == 9
    assert all(o.memory.name for o in found.operations if o.memory is not None)


def changed_step(item: Issued) -> Issued:
    """The operation with its access one element further."""
    memory = item.operation.memory
    assert memory is not None and isinstance(memory.offset, Immediate)
    further = replace(memory, offset=Immediate(memory.offset.value + 1))
    operands = tuple(further if o == memory else o for o in item.operation.operands)
    return replace(item, operation=replace(item.operation, operands=operands))


def test_the_verifier_finds_a_wrong_copy() -> None:
    text = shifts(".trip 4, 80, 4")
    found = schedule_procedure(parse(text, "f.sa", C62X)[0], C62X, replace(FIRST, unroll=4))
    verify(found, C62X)
    kernel = next(n for n, item in enumerate(found.nodes) if item.pipelined is not None)
    places = [n for n, i in enumerate(found.nodes[kernel].issued) if i.operation.memory]
    assert len(places) == 8
    for place in places:
        issued = list(found.nodes[kernel].issued)
        issued[place] = changed_step(issued[place])
        nodes = list(found.nodes)
        nodes[kernel] = replace(nodes[kernel], issued=issued)
        with pytest.raises(VerifyError):
            verify(replace(found, nodes=nodes), C62X)


def test_the_command_unrolls(tmp_path: Path) -> None:
    source = tmp_path / "f.sa"
    source.write_text(shifts(".trip 4, 80, 4"))
    run = CliRunner()
    found = run.invoke(optimize_command, [str(source), "--time", "0", "--unroll", "auto"])
    assert "loop loop: 4 passes became one: at least 7 cycles" in found.stdout
    assert "loop loop: 4 passes in 7 cycles" in found.stdout
    asked = [str(source), "--time", "0", "--unroll", "2", "--json"]
    document = json.loads(run.invoke(optimize_command, asked).stdout)
    assert document["loops"][0]["passes_in_one"] == 2
    assert document["reshaped"]["loop"][0].startswith("2 passes became one")
    wrong = run.invoke(optimize_command, [str(source), "--unroll", "17"])
    assert wrong.exit_code == 2 and "neither auto nor a number from 1 to 16" in wrong.stderr
