"""Values at the seams between straight code get other registers, if the code gets shorter with them."""

from __future__ import annotations

from dataclasses import replace

import pytest
from both_ways import Words, agreed

from broadside.facts.isa import instruction_table
from broadside.linear.parse import parse
from broadside.optimizer.procedure import schedule, seams
from broadside.optimizer.procedure.sides import exchange
from broadside.optimizer.record.options import Options
from broadside.optimizer.record.procedure import ScheduledProcedure
from broadside.optimizer.record.schedules import Memory

OPTIONS = Options(seconds=5, region_seconds=5, by_work=True, workers=1)
PAIRS = ("a", "b"), ("c", "d"), ("e", "f"), ("g", "h")
"""The names alternate, so the first free registers put the halves of each pair on both sides."""
LOADS = "\n".join(f"        LDW     *+p[{n}], {name}" for n, name in enumerate("abcdefgh"))
STORES = "\n".join(f"        STW     {name}, *+p[{n}]" for n, name in enumerate("abcdefgh"))
STEPS = "\n".join(
    f"""        XOR     {one}, {two}, {one}
        SUB     {two}, {one}, {two}
        XOR     {one}, {two}, {one}
        SUB     {two}, {one}, {two}"""
    for one, two in PAIRS
)
SOURCE = f"""
f:      .cproc  p, n
        .reg    a, b, c, d, e, f, g, h
{LOADS}
 [n]    B       done
{STEPS}
done:
{STORES}
        .return
        .endproc
"""


def scheduled(options: Options, source: str = SOURCE) -> ScheduledProcedure:
    table = instruction_table("c62x")
    (procedure,) = parse(source, "f.sa", table)
    return schedule.schedule_procedure(procedure, table, replace(options, memory=Memory()))


def test_a_routine_that_is_not_called_from_c_saves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    own = ".proc   A4, B3, B4\n        .reg    p, n\n        MV      A4, p\n        MV      B4, n"
    source = SOURCE.replace(".cproc  p, n", own).replace(".return", "B       B3")
    monkeypatch.setattr(
        seams, "CALLEE_SAVED", frozenset(f"{s}{n}" for s in "AB" for n in range(10))
    )
    exchanged = scheduled(OPTIONS, source)
    monkeypatch.setattr(schedule, "exchange", lambda setting, regions, saved: saved)
    before = scheduled(OPTIONS, source)
    assert not exchanged.saved
    assert sum(lengths(exchanged).values()) < sum(lengths(before).values())


def lengths(found: ScheduledProcedure) -> dict[str, int]:
    return {item.node.name: item.length for item in found.nodes}


def test_code_is_shorter_with_other_registers_at_its_seams(monkeypatch: pytest.MonkeyPatch) -> None:
    words = Words((0x12345678, 0x9ABCDEF0, 7, 0x80000001, 0xFFFF, 3, 0, 1))
    agreed(SOURCE, [words, 0], options=OPTIONS)
    exchanged = lengths(scheduled(OPTIONS))
    monkeypatch.setattr(schedule, "exchange", lambda setting, regions, saved: saved)
    before = lengths(scheduled(OPTIONS))
    assert sum(exchanged.values()) < sum(before.values())


def test_the_clock_ends_no_exchange(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(exchange, "_Search", refuse)
    scheduled(replace(OPTIONS, by_work=False, region_seconds=1))


def test_registers_that_need_not_be_saved_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seams take registers of the caller first, though most of them are not needed."""
    free = frozenset(f"{side}{number}" for side in "AB" for number in range(10))
    monkeypatch.setattr(seams, "CALLEE_SAVED", free)
    exchanged = scheduled(OPTIONS)
    monkeypatch.setattr(schedule, "exchange", lambda setting, regions, saved: saved)
    before = scheduled(OPTIONS)
    assert len(exchanged.saved) < len(before.saved)
    assert exchanged.frame_bytes < before.frame_bytes
    assert sum(lengths(exchanged).values()) < sum(lengths(before).values())
