"""Intervals that a search left out are tried afterwards. The record gets the outcome; the code stays."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from sources import APART

from broadside.optimizer import complete as attempts
from broadside.optimizer.bounds.attempt import RegionSearch
from broadside.optimizer.complete import complete, unsettled, untried
from broadside.optimizer.emit.feedback import RECORD, formulation_of
from broadside.optimizer.emit.straight_feedback import RECORD as STRAIGHT
from broadside.optimizer.emit.straight_feedback import cycles_of
from broadside.optimizer.optimize import optimize
from broadside.optimizer.record.options import Options
from broadside.optimizer.record.schedules import Memory
from programs import DOT_PRODUCT, QUICK

"""At interval 4, its bound, a wants .L1 in every second cycle, and b in two that follow each other."""


def scheduled(text: str, lowest: int, quick: Options = QUICK) -> tuple[str, Options]:
    options = replace(quick, memory=Memory(), lowest_interval=lowest)
    return optimize(text, "program.sa", "c62x", options).assembly, replace(
        quick, memory=Memory(), by_work=True
    )


def record(assembly: str) -> dict[str, Any]:
    lines = [line for line in assembly.splitlines() if line.startswith(RECORD)]
    assert len(lines) == 1
    return dict(json.loads(lines[0].removeprefix(RECORD)))


def code(assembly: str) -> list[str]:
    return [line for line in assembly.splitlines() if not line.startswith(";")]


def test_what_is_proved_infeasible_makes_the_loop_optimal() -> None:
    before, options = scheduled(APART, 5)
    assert (record(before)["ii"], record(before)["optimal"]) == (5, None)
    assert untried(record(before)) == [4]
    assert ";  not proved the least possible: every interval below 4 is ruled out" in before
    after = complete(before, APART, "program.sa", "c62x", options)
    assert after.found == []
    assert code(after.assembly) == code(before)
    assert after.assembly.splitlines()[0] == before.splitlines()[0]
    found = record(after.assembly)
    assert found["optimal"] is True
    assert [(a["interval"], a["result"]) for a in found["attempts"]] == [
        (4, "proved infeasible"),
        (5, "found"),
    ]
    told = [
        line for line in after.assembly.splitlines() if line.startswith((";  II ", ";  the least"))
    ]
    assert told[0].startswith(";  II 4: proved infeasible")
    assert told[-1] == f";  the least possible for {formulation_of('')}: all below is ruled out"
    assert "not proved the least" not in after.assembly
    assert complete(after.assembly, APART, "program.sa", "c62x", options).assembly == after.assembly


def test_it_is_what_a_search_from_the_bound_says() -> None:
    """The comments are those of a search from the bound, except for copies, which are not tried afterwards.

    A proof without copies names another formulation.
    """
    known, options = scheduled(APART, 1)
    before, _ = scheduled(APART, 5)
    after = complete(before, APART, "program.sa", "c62x", options).assembly
    kinds = [
        [
            line.split(":")[0].split(" for these")[0]
            for line in text.splitlines()
            if line.startswith(";  ") and not (line.startswith(";  II") and "copies" in line)
        ]
        for text in (known, after)
    ]
    assert kinds[0] == kinds[1]


def test_a_schedule_that_is_found_is_named_and_changes_nothing() -> None:
    before, options = scheduled(APART, 6)
    after = complete(before, APART, "program.sa", "c62x", options)
    assert (after.found, after.assembly) == (["loop=5"], before)


def test_time_that_ran_out_is_stated() -> None:
    before, options = scheduled(APART, 5)
    after = complete(before, APART, "program.sa", "c62x", replace(options, seconds=1e-9)).assembly
    attempt = record(after)["attempts"][0]
    assert (attempt["interval"], attempt["result"]) == (4, "time limit")
    assert record(after)["optimal"] is None
    assert ";  not proved the least possible: every interval below 4 is ruled out" in after
    assert "found nothing below 5" in after


@pytest.mark.parametrize("lowest", [2, 3])
def test_every_record_of_a_file_is_read(lowest: int) -> None:
    both = DOT_PRODUCT.format(trip="40") + APART
    options = replace(QUICK, memory=Memory(), loop_intervals={"loop": 4 + lowest})
    before = optimize(both, "program.sa", "c62x", options).assembly
    after = complete(before, both, "program.sa", "c62x", replace(QUICK, memory=Memory()))
    assert after.found == ["loop=5", "loop=1"]


CIRCLE = """
        .global circle
circle: .cproc  p, end
        .reg    x, y, done
        ZERO    x
loop:   LDW     *p++, y
        MPY     x, 3, x
        ADD     x, y, x
        CMPEQ   p, end, done
 [!done] B      loop
        .return x
        .endproc
"""
"""Passes do not overlap, as no counter ends the loop: 5 cycles for the load, one for the sum."""


def straight_record(assembly: str) -> dict[str, Any]:
    lines = [line for line in assembly.splitlines() if line.startswith(STRAIGHT)]
    assert len(lines) == 1
    return dict(json.loads(lines[0].removeprefix(STRAIGHT)))


def test_a_loop_whose_passes_do_not_overlap_gets_its_bounds() -> None:
    before, options = scheduled(CIRCLE, 1)
    assert RECORD not in before
    searched = straight_record(before)["searches"]
    after = complete(before, CIRCLE, "program.sa", "c62x", options).assembly
    assert code(after) == code(before)
    found = straight_record(after)
    # the product of a pass needs the sum of the pass before: 2 + 1
    assert (found["name"], found["res_mii"], found["rec_mii"]) == ("loop", 1, 3)
    assert found["searches"] == searched
    (search,) = found["searches"]
    assert search["cycles"] == found["ii"]
    lines = after.splitlines()
    begin = next(n for n, line in enumerate(lines) if line == "circle$loop:")
    assert lines[begin - 1].startswith(";  ")
    assert found["ii"] == cycles_of(lines[begin + 1 :])
    attempts = found["attempts"]
    assert [a["interval"] for a in attempts] == list(range(3, found["ii"]))
    assert complete(after, CIRCLE, "program.sa", "c62x", options).assembly == after


LARGE = CIRCLE.replace(
    "        ADD     x, y, x\n", "        ADD     x, y, x\n        XOR     x, 5, x\n" * 60
)
"""Too large for the constraint model."""


@cache
def slow() -> tuple[str, dict[str, Any], Options]:
    """Straight code that waits without need. Its record shows no time of a search."""
    before, options = scheduled(LARGE, 1, replace(QUICK, bound_seconds=1, region_seconds=5))
    lines = before.splitlines()
    begin = next(n for n, line in enumerate(lines) if line.startswith(STRAIGHT))
    lines.insert(lines.index("circle$loop:") + 1, "        NOP     300")
    silent = {**straight_record(before), "searches": []}
    silent["ii"] = cycles_of(lines[lines.index("circle$loop:") + 1 :])
    lines[begin] = STRAIGHT + json.dumps(silent)
    return "\n".join(lines) + "\n", silent, options


@pytest.mark.matrix
def test_straight_code_without_time_spent_is_searched_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before, silent, options = slow()
    searched = RegionSearch(silent["ii"], "by lists", 1.5)
    monkeypatch.setattr(attempts, "_searched_again", lambda *_: [searched])
    after = complete(before, LARGE, "program.sa", "c62x", options)
    assert after.found == []
    assert straight_record(after.assembly)["searches"] == [vars(searched)]
    assert "1.5 s of search found nothing below" in after.assembly


@pytest.mark.matrix
def test_straight_code_for_which_less_is_found_keeps_its_record() -> None:
    before, silent, options = slow()
    after = complete(before, LARGE, "program.sa", "c62x", options)
    (found,) = after.found
    assert int(found.removeprefix("loop=")) < silent["ii"]
    assert after.assembly == before


def test_cycles_are_counted_to_the_next_label() -> None:
    lines = [
        "        LDW     .D1T1  *A4++, A3",
        "||      ZERO    .L2    B4",
        "        NOP     4",
        "f$on1:",
        "   [A1] ADD     .L1    A3, 1, A3",
        "        NOP",
        "; a comment",
        "f$next:",
        "        NOP     5",
    ]
    assert cycles_of(lines) == 7


def test_an_interval_left_open_is_tried_again_for_longer() -> None:
    before, options = scheduled(APART, 5)
    given_up = {"interval": 4, "result": "time limit", "seconds": 0.1, "banks_apart": False}
    known = record(before)
    known["attempts"] = [given_up, *known["attempts"]]
    lines = before.splitlines()
    place = next(n for n, line in enumerate(lines) if line.startswith(RECORD))
    lines[place] = RECORD + json.dumps(known)
    text = "\n".join(lines) + "\n"
    assert untried(known) == unsettled(known, 0.1) == []
    assert unsettled(known, 0.2) == [4]
    assert record(complete(text, APART, "program.sa", "c62x", options).assembly) == known
    after = complete(text, APART, "program.sa", "c62x", options, again=True)
    assert record(after.assembly)["optimal"] is True
