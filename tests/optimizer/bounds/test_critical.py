"""Only true proofs: intervals that the operations near a recurrence rule out alone, and their records."""

from __future__ import annotations

import itertools
import json
import random
from collections import Counter
from dataclasses import replace

import pytest
from sources import TWO_PRODUCTS, recurrent

from broadside.optimizer.bounds.initiation import recurrence_bound, resource_bound
from broadside.optimizer.bounds.refutation import refute, windows
from broadside.optimizer.complete import complete
from broadside.optimizer.emit.feedback import RECORD, formulation_of
from broadside.optimizer.exact.modulo import ModuloModel
from broadside.optimizer.loops.model import Limits, LoopModel
from broadside.optimizer.model.region import Form
from broadside.optimizer.optimize import optimize
from broadside.optimizer.record.schedules import Memory
from programs import QUICK, first_loop

"""The recurrence is 3 and .M1 needs 2, but one product waits for the other."""


def test_units_on_a_recurrence_make_the_interval_longer() -> None:
    loop = first_loop(TWO_PRODUCTS, "c62x")
    region = loop.body.region
    recurrence = recurrence_bound(region)
    assert (recurrence.interval, resource_bound(region, loop.model.duplicable)) == (3, 2)
    found = refute(loop.model, 3)
    assert found is not None
    lines = {region.operations[n].payload.mnemonic for n in found.operations}
    assert lines == {"MPY", "ADD"}
    assert refute(loop.model, 4) is None


def test_below_the_recurrence_the_cycle_itself_is_the_proof() -> None:
    loop = first_loop(TWO_PRODUCTS, "c62x")
    found = refute(loop.model, 2)
    assert found is not None
    assert found.operations == recurrence_bound(loop.body.region).cycle


def test_freedom_grows_with_the_interval() -> None:
    region = first_loop(TWO_PRODUCTS, "c62x").body.region
    anchor = recurrence_bound(region).cycle[0]
    for interval in (3, 4, 7):
        spans = [last - first for first, last in windows(region, interval, anchor).values()]
        assert sorted(spans) == [0, interval - 3, 2 * (interval - 3)]


def test_what_is_refuted_has_no_schedule() -> None:
    chance = random.Random(5)
    refuted = 0
    for _ in range(60):
        loop = first_loop(recurrent(chance), "c62x")
        region = loop.body.region
        bound = max(recurrence_bound(region).interval, resource_bound(region))
        if refute(loop.model, bound) is None:
            continue
        refuted += 1
        limits = Limits(None, keep_banks_apart=False, stages=6)
        assert ModuloModel(loop.model, bound, limits).solve(60, 1, 1).infeasible
    assert refuted >= 5


ROTATED = """
        .global turned
turned: .cproc x, key, count
        .reg    upper, lower
loop:   .trip   40
        SHL     x, 5, upper
        SHRU    x, 27, lower
        OR      upper, lower, x
        ADD     x, key, x
        SUB     count, 1, count
 [count] B      loop
        .return x
        .endproc
"""
"""The recurrence is 3. Both shifts need .S, so one is on the other side: a cross path waits on the C64x."""


@pytest.mark.parametrize(("isa", "least"), [("c62x", 3), ("c64x", 4)])
def test_a_wait_for_a_cross_path_makes_the_interval_longer(isa: str, least: int) -> None:
    model = first_loop(ROTATED, isa).model
    assert recurrence_bound(model.region).interval == 3
    refuted = [interval for interval in range(2, 7) if refute(model, interval) is not None]
    assert refuted == list(range(2, least))


def shifting(chance: random.Random) -> str:
    """A loop that carries a value through a few operations, each for one kind of unit on either side."""
    lines, known = [], ["x"]
    for number in range(chance.randrange(2, 6)):
        one, other = chance.choice(known[-3:]), chance.choice(known[-2:])
        operands = chance.choice(
            (f"SHL     {one}, {number + 1}", f"SHRU    {one}, 3", f"MPY     {one}, {other}")
        )
        lines.append(f"        {operands}, v{number}")
        known.append(f"v{number}")
    body = "\n".join(lines)
    return f"""
        .global carried
carried: .cproc x, count
        .reg    {", ".join(known[1:])}
loop:   .trip   40
{body}
        CMPEQ   .L1 {known[-1]}, {known[-2]}, x
        SUB     count, 1, count
 [count] B      loop
        .return x
        .endproc
"""


def has_place(loop: LoopModel, interval: int) -> bool:
    """Whether the operations around the recurrence have cycles, forms and sides: all are tried in turn."""
    region, numbers = loop.region, range(len(loop.region.operations))
    way = {(a, b): 0 if a == b else -(10**6) for a in numbers for b in numbers}
    for edge in region.edges:
        gap = edge.latency - interval * edge.distance
        way[edge.source, edge.target] = max(way[edge.source, edge.target], gap)
    for middle, a, b in itertools.product(numbers, repeat=3):
        way[a, b] = max(way[a, b], way[a, middle] + way[middle, b])
    start = recurrence_bound(region).cycle[0]
    around = [n for n in numbers if way[start, n] > -1000 and way[n, start] > -1000]
    waits = [
        (w, r, write.value, write.delay + 1 - interval * d) for w, write, r, d in loop.cross_waits()
    ]

    def fits(cycles: dict[int, int], forms: dict[int, Form]) -> bool:
        slots = [(path, cycles[n] % interval) for n in cycles for path in forms[n].resources]
        sides: dict[int, set[str]] = {}
        for n, form in forms.items():
            operation = region.operations[n]
            written = [write.value for write in operation.writes]
            for value, side in zip(
                (*operation.reads, *written), (*form.reads, *form.writes), strict=True
            ):
                sides.setdefault(value, set()).add(side)
        one_side = all(len(found) == 1 or v in loop.duplicable for v, found in sides.items())
        late = any(
            cycles[reader] - cycles[writer] == gap and crosses(reader, value, forms[reader])
            for writer, reader, value, gap in waits
            if writer in cycles and reader in cycles
        )
        return one_side and not late and len(set(slots)) == len(slots)

    def crosses(reader: int, value: int, form: Form) -> bool:
        own = "A" if form.unit.endswith("1") else "B"
        reads = zip(region.operations[reader].reads, form.reads, strict=True)
        return bool({"1X", "2X"} & set(form.paths)) and (value, own) not in reads

    def placed(left: list[int], cycles: dict[int, int], forms: dict[int, Form]) -> bool:
        if not left:
            return True
        number, *rest = left
        first = max((cycles[n] + way[n, number] for n in cycles), default=0)
        last = min((cycles[n] - way[number, n] for n in cycles), default=0)
        return any(
            fits({**cycles, number: cycle}, {**forms, number: form})
            and placed(rest, {**cycles, number: cycle}, {**forms, number: form})
            for cycle in range(first, last + 1)
            for form in region.operations[number].forms
        )

    return placed(around, {}, {})


def test_what_is_refuted_has_no_place_however_it_is_tried() -> None:
    chance = random.Random(3)
    verdicts = Counter[tuple[bool, bool]]()
    for _ in range(100):
        isa = chance.choice(("c62x", "c64x"))
        model = first_loop(shifting(chance), isa).model
        bound = recurrence_bound(model.region).interval
        for interval in (bound, bound + 1):
            refuted = refute(model, interval) is not None
            assert refuted is not has_place(model, interval)
            verdicts[isa == "c64x", refuted] += 1
    assert min(verdicts[True, True], verdicts[True, False]) >= 5


def test_the_recurrence_of_a_small_loop_is_looked_at_first() -> None:
    text = optimize(TWO_PRODUCTS, "program.sa", "c62x", replace(QUICK, memory=Memory())).assembly
    assert ";  II 3: proved infeasible (3 operations near the recurrence)" in text


def record(assembly: str) -> dict[str, object]:
    line = next(line for line in assembly.splitlines() if line.startswith(RECORD))
    return dict(json.loads(line.removeprefix(RECORD)))


@pytest.mark.parametrize("failed", [False, True], ids=["not tried", "tried without success"])
def test_the_record_says_what_is_ruled_out(failed: bool) -> None:
    options = replace(QUICK, memory=Memory(), lowest_interval=4)
    before = optimize(TWO_PRODUCTS, "program.sa", "c62x", options).assembly
    if failed:
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
