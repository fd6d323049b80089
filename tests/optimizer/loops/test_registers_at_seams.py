"""Values at the seams between straight code get other registers, if the code gets shorter with them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from both_ways import Words, agreed

from broadside.facts.isa import instruction_table
from broadside.linear.parse import parse
from broadside.optimizer.model.graph import Node
from broadside.optimizer.procedure import schedule, seams
from broadside.optimizer.procedure.scheduling.regions import Regions
from broadside.optimizer.procedure.scheduling.setting import Setting
from broadside.optimizer.procedure.sides import exchange
from broadside.optimizer.record.options import Options
from broadside.optimizer.record.procedure import ScheduledNode, ScheduledProcedure
from broadside.optimizer.record.schedules import Memory

OPTIONS = Options(seconds=2, region_seconds=2, by_work=True, workers=1)


def steps_of(*pairs: tuple[str, str]) -> str:
    """A routine that loads pairs of values, changes each pair alone unless `n` is set, and stores them.

    The names alternate, so the first free registers put the halves of each pair on both sides.
    """
    names = [name for pair in pairs for name in pair]
    loads = "\n".join(f"        LDW     *+p[{n}], {name}" for n, name in enumerate(names))
    stores = "\n".join(f"        STW     {name}, *+p[{n}]" for n, name in enumerate(names))
    steps = "\n".join(
        f"""        XOR     {one}, {two}, {one}
        SUB     {two}, {one}, {two}
        XOR     {one}, {two}, {one}
        SUB     {two}, {one}, {two}"""
        for one, two in pairs
    )
    return f"""
f:      .cproc  p, n
        .reg    {", ".join(names)}
{loads}
 [n]    B       done
{steps}
done:
{stores}
        .return
        .endproc
"""


SOURCE = steps_of(("a", "b"), ("c", "d"), ("e", "f"), ("g", "h"))
SHORT = steps_of(("a", "b"), ("c", "d"))


def scheduled(options: Options, source: str = SOURCE, isa: str = "c62x") -> ScheduledProcedure:
    table = instruction_table(isa)
    (procedure,) = parse(source, "f.sa", table)
    return schedule.schedule_procedure(procedure, table, replace(options, memory=Memory()))


def test_a_routine_that_is_not_called_from_c_saves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    own = ".proc   A4, B3, B4\n        .reg    p, n\n        MV      A4, p\n        MV      B4, n"
    source = SHORT.replace(".cproc  p, n", own).replace(".return", "B       B3")
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
    agreed(SHORT, [words, 0], options=OPTIONS)
    exchanged = lengths(scheduled(OPTIONS, SHORT))
    monkeypatch.setattr(schedule, "exchange", lambda setting, regions, saved: saved)
    before = lengths(scheduled(OPTIONS, SHORT))
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
    exchanged = scheduled(OPTIONS, SHORT)
    monkeypatch.setattr(schedule, "exchange", lambda setting, regions, saved: saved)
    before = scheduled(OPTIONS, SHORT)
    assert len(exchanged.saved) < len(before.saved)
    assert exchanged.frame_bytes < before.frame_bytes
    assert sum(lengths(exchanged).values()) < sum(lengths(before).values())


AROUND = """
f:      .cproc  p, n
        .reg    x, count, sum
        ZERO    sum
next:   LDW     *p++, x
        AND     n, 7, count
        ADD     count, 1, count
loop:   ADD     sum, x, sum
        CMPGT   count, 1, x
        SUB     count, 1, count
 [!x]   B       after
        B       loop
after:  XOR     sum, n, sum
        SUB     n, 1, n
 [n]    B       next
        .return sum
        .endproc
"""


@pytest.mark.parametrize(
    ("repeated", "once", "shorter"),
    [(0, 0, True), (-1, 1, True), (1, -2, False), (-1, 2, False), (0, 1, False)],
)
def test_cycles_of_an_outer_loop_are_not_spent_for_code_that_runs_once(
    monkeypatch: pytest.MonkeyPatch, repeated: int, once: int, shorter: bool
) -> None:
    search = searched(monkeypatch, AROUND)
    nodes = search.graph.nodes
    changes = {next(n for n in nodes if n in search.repeated): repeated, nodes[0]: once}
    assert nodes[0] not in search.repeated
    kept = {node: search.regions.schedules[node] for node in changes}

    def lengthen(node: Node) -> None:
        length = kept[node].length + changes[node]
        search.regions.schedules[node] = replace(kept[node], length=length)

    monkeypatch.setattr(search, "_schedule", lengthen)
    assert search._are_as_short(kept) is shorter


def searched(monkeypatch: pytest.MonkeyPatch, source: str, isa: str = "c62x") -> exchange._Search:
    """The search for exchanges before its first try."""
    found: list[exchange._Search] = []

    def catch(setting: Setting, regions: Regions, saved: list[str]) -> list[str]:
        found.append(exchange._Search(setting, regions, saved))
        return saved

    with monkeypatch.context() as patched:
        patched.setattr(schedule, "exchange", catch)
        scheduled(OPTIONS, source, isa)
    return found[0]


LOOP = """
f:      .cproc  p, n
        .reg    a, b, c, d, pass, last
        LDW     *+p[0], a
        LDW     *+p[1], b
        LDW     *+p[2], c
        LDW     *+p[3], d
        ZERO    pass
loop:   XOR     a, b, a
        SUB     b, a, b
        XOR     c, d, c
        SUB     d, c, d
        ADD     pass, 1, pass
        CMPEQ   pass, n, last
 [!last] B      loop
 [last] ADD     a, c, b
        STW     a, *+p[0]
        STW     b, *+p[1]
        STW     c, *+p[2]
        STW     d, *+p[3]
        .return b
        .endproc
"""
"""The branch is taken while its register is zero, so the loop is not pipelined."""


def test_a_pass_of_a_loop_does_not_get_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    again: list[int] = []
    monkeypatch.setattr(exchange._Search, "_is_loop_as_short", noting(again))
    agreed(LOOP, [Words((0x12345678, 0x9ABCDEF0, 7, 0x80000001)), 5], options=OPTIONS)
    exchanged = lengths(scheduled(OPTIONS, LOOP))
    monkeypatch.setattr(schedule, "exchange", lambda setting, regions, saved: saved)
    assert again
    assert exchanged["loop"] <= lengths(scheduled(OPTIONS, LOOP))["loop"]


def noting(lengths_tried: list[int]) -> Callable[[exchange._Search, Node, ScheduledNode], bool]:
    original = exchange._Search._is_loop_as_short

    def noted(self: exchange._Search, node: Node, before: ScheduledNode) -> bool:
        lengths_tried.append(before.length)
        return original(self, node, before)

    return noted


PAIRS_AND_PREDICATES = """
f:      .cproc  p, n
        .reg    a:b, c:d, x, some
        LDDW    *+p[0], a:b
        LDDW    *+p[1], c:d
        AND     n, 1, some
 [n]    B       done
        ADD     a, c, x
        XOR     b, d, c
done:
 [some] ADD     a, 1, a
 [some] SUB     d, 1, d
        STDW    a:b, *+p[0]
        STDW    c:d, *+p[1]
        .return a
        .endproc
"""


def test_pairs_and_predicates_keep_registers_that_may_hold_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    words = Words((0x12345678, 0x9ABCDEF0, 7, 0x80000001))
    agreed(PAIRS_AND_PREDICATES, [words, 1], "c64x", OPTIONS)
    search = searched(monkeypatch, PAIRS_AND_PREDICATES, "c64x")
    candidates = [search._candidate() for _ in range(500)]
    made = [
        (seam, mapping)
        for candidate in candidates
        if candidate is not None
        for seam in candidate.seams
        if (mapping := search._exchanged(seam, candidate)) is not None
    ]
    assert made
    for seam, mapping in made:
        before, tested = search.seams.mappings[seam], search.seams.tested(seam)
        moved = {register for register, home in mapping.items() if home != before[register]}
        assert all(mapping[register] in tested[register] for register in moved & tested.keys())
        assert not any(r.is_machine or search.machine.partner(r) for r in moved)
        assert len(set(mapping.values())) == len(mapping)
