"""Intervals that what is near a recurrence rules out by itself: no others, and the record says so."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest

from broadside.optimizer.bounds.initiation import recurrence_bound, resource_bound
from broadside.optimizer.bounds.refutation import refute, windows
from broadside.optimizer.complete import complete
from broadside.optimizer.emit.feedback import RECORD, formulation_of
from broadside.optimizer.exact.modulo import ModuloModel
from broadside.optimizer.loops.model import Limits
from broadside.optimizer.optimize import optimize
from broadside.optimizer.record.schedules import Memory
from programs import QUICK, first_loop

TWO_PRODUCTS = """
        .global products
products: .cproc a, count
        .rega   x, p, q
        .regb   left
        MV      a, x
        MV      count, left
loop:   .trip   40
        MPY     .M1 x, 3, p
        MPY     .M1 x, 5, q
        ADD     .L1 p, q, x
        SUB     left, 1, left
 [left] B       loop
        .return x
        .endproc
"""
"""The recurrence is 3 and .M1 needs 2, but one product waits for the other."""


def test_units_on_a_recurrence_make_the_interval_longer() -> None:
    loop = first_loop(TWO_PRODUCTS, "c62x")
    region = loop.body.region
    recurrence = recurrence_bound(region)
    assert (recurrence.interval, resource_bound(region, loop.model.duplicable)) == (3, 2)
    found = refute(region, 3, loop.model.duplicable)
    assert found is not None
    lines = {region.operations[n].payload.mnemonic for n in found.operations}
    assert lines == {"MPY", "ADD"}
    assert refute(region, 4, loop.model.duplicable) is None


def test_below_the_recurrence_the_cycle_itself_is_the_proof() -> None:
    region = first_loop(TWO_PRODUCTS, "c62x").body.region
    found = refute(region, 2)
    assert found is not None
    assert found.operations == recurrence_bound(region).cycle


def test_freedom_grows_with_the_interval() -> None:
    region = first_loop(TWO_PRODUCTS, "c62x").body.region
    anchor = recurrence_bound(region).cycle[0]
    for interval in (3, 4, 7):
        spans = [last - first for first, last in windows(region, interval, anchor).values()]
        assert sorted(spans) == [0, interval - 3, 2 * (interval - 3)]


def recurrent(chance: random.Random) -> str:
    """A loop that carries two values through random operations, each bound to one unit."""
    lines, known = [], ["x", "y"]
    for number in range(chance.randrange(4, 9)):
        one, other = chance.choice(known[-4:]), chance.choice(known[-4:])
        kind = chance.choice(("MPY     .M1", "ADD     .L1", "ADD     .S1"))
        lines.append(f"        {kind} {one}, {other}, v{number}")
        known.append(f"v{number}")
    values = ", ".join(known)
    body = "\n".join(lines)
    return f"""
        .global carried
carried: .cproc a, b, count
        .rega   {values}
        .regb   left
        MV      a, x
        MV      b, y
        MV      count, left
loop:   .trip   40
{body}
        ADD     .S1 {known[-1]}, {known[-2]}, x
        ADD     .L1 {known[-1]}, {known[-3]}, y
        SUB     left, 1, left
 [left] B       loop
        .return x
        .endproc
"""


def test_what_is_refuted_has_no_schedule() -> None:
    chance = random.Random(5)
    refuted = 0
    for _ in range(60):
        loop = first_loop(recurrent(chance), "c62x")
        region = loop.body.region
        bound = max(recurrence_bound(region).interval, resource_bound(region))
        if refute(region, bound, loop.model.duplicable) is None:
            continue
        refuted += 1
        limits = Limits(None, keep_banks_apart=False, stages=6)
        assert ModuloModel(loop.model, bound, limits).solve(60, 1, 1).infeasible
    assert refuted >= 5


def record(assembly: str) -> dict[str, object]:
    line = next(line for line in assembly.splitlines() if line.startswith(RECORD))
    return dict(json.loads(line.removeprefix(RECORD)))


@pytest.mark.parametrize("in_vain", [False, True], ids=["not tried", "tried in vain"])
def test_the_record_says_what_is_ruled_out(in_vain: bool) -> None:
    options = replace(QUICK, memory=Memory(), lowest_interval=4)
    before = optimize(TWO_PRODUCTS, "program.sa", "c62x", options).assembly
    if in_vain:
        known = record(before)
        attempt = {"interval": 3, "result": "time limit", "seconds": 1.0, "banks_apart": False}
        known["attempts"] = [attempt, *known["attempts"]]  # type: ignore[misc]
        lines = [
            RECORD + json.dumps(known) if line.startswith(RECORD) else line
            for line in before.splitlines()
        ]
        before = "\n".join(lines) + "\n"
    assert record(before)["optimal"] is None
    after = complete(before, TWO_PRODUCTS, "program.sa", "c62x", options).assembly
    assert record(after)["optimal"] is True
    assert ";  II 3: proved infeasible (3 operations near the recurrence)" in after
    assert f";  the least possible for {formulation_of('')}: all below is ruled out" in after
    assert complete(after, TWO_PRODUCTS, "program.sa", "c62x", options).assembly == after
