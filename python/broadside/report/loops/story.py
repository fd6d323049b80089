"""The story of one loop: the bound that limits it, the critical cycle, and what would make it faster."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from broadside.facts.cpu import UNITS
from broadside.facts.isa import InstructionTable
from broadside.optimizer.core.loop import cores_of
from broadside.optimizer.core.wording import ToldCore
from broadside.optimizer.emit.straight_feedback import is_small
from broadside.optimizer.loops.model import LoopModel
from broadside.report.loops.liveness import live_registers
from broadside.report.loops.schedules import PATHS, LoopSchedule, Part
from broadside.report.loops.sources import LoopSource
from broadside.report.loops.verdict import of_one_less, of_passes_apart


@dataclass(frozen=True)
class Step:
    """One operation of the critical cycle: its line, and the cycles until the next one may begin."""

    line: str
    latency: int
    later: int  # iterations that pass on the way


@dataclass
class Story:
    """Everything that `broadside explain` says of a loop, for people and for programs.

    Straight code has no stages and no recurrence. Its interval is its length.
    """

    procedure: str
    loop: str
    interval: int
    resource_bound: int
    recurrence_bound: int | None
    optimal: bool | None
    stages: int | None
    operations: int
    uses: dict[str, int]
    critical: list[Step]
    live: dict[str, int]
    advice: list[str] = field(default_factory=list)
    cores: list[ToldCore] = field(default_factory=list)

    def as_dict(self) -> dict[str, Any]:
        """The object for JSON."""
        critical = [vars(step) for step in self.critical]
        cores = [core.as_dict() for core in self.cores]
        return {**vars(self), "critical": critical, "cores": cores}


def tell(
    loop: LoopSchedule, source: LoopSource | None, table: InstructionTable, work: float = 0.0
) -> Story:
    """The story of a loop. Without its source, the critical cycle and the cores are unknown.

    `work` limits the search for a core if the proof is the solver's. With 0, the story has no cores.
    """
    live = live_registers(loop, table)
    story = Story(
        procedure=loop.procedure,
        loop=loop.name,
        interval=loop.interval,
        resource_bound=int(loop.record["res_mii"]),
        recurrence_bound=int(loop.record["rec_mii"]),
        optimal=loop.record["optimal"],
        stages=loop.record.get("stages"),
        operations=sum(map(len, loop.rows)),
        uses={name: loop.uses[name] for name in (*UNITS, *PATHS)},
        critical=_critical(source) if source is not None else [],
        live={side: max(sum(r[0] == side for r in row) for row in live) for side in "AB"},
    )
    if source is not None and loop.least > 1 and work:
        bounds = (story.resource_bound, int(loop.record["rec_mii"]))
        story.cores = cores_of(source.loop.model, loop.least - 1, bounds, work)
    story.advice = [of_one_less(loop), *_advice(story, table.registers_per_side)]
    return story


def tell_part(
    procedure: str,
    part: Part,
    body: LoopModel | None,
    work: float,
    reason: str,
) -> Story:
    """The story of straight code between two labels. No other pass overlaps with it.

    `reason` says why a loop is not pipelined. `body` is the body of the loop, if the code is a loop that the
    constraint model accepts.
    """
    story = Story(
        procedure=procedure,
        loop=part.name,
        interval=len(part.rows),
        resource_bound=part.uses[part.busiest],
        recurrence_bound=None,
        optimal=None,
        stages=None,
        operations=part.issues,
        uses={name: part.uses[name] for name in (*UNITS, *PATHS)},
        critical=[],
        live={},
    )
    full = f"{part.busiest}, is taken in {part.uses[part.busiest]} of {len(part.rows)} cycles"
    story.advice = [
        f"Straight code, {'repeated' if part.repeats or reason else 'run once'}: no other pass overlaps it. "
        f"The busiest unit or path, {full}."
    ]
    if reason:
        story.advice.append(f"The loop is not pipelined: {reason}.")
    if part.loop is not None:
        story.advice.append(of_passes_apart(part.loop))
        if body is not None and is_small(body) and part.loop.least > 1 and work:
            bounds = (part.loop.res_mii, part.loop.rec_mii)
            story.cores = cores_of(body, part.loop.least - 1, bounds, work, stages=1)
    if part.uses[part.busiest] < 0.9 * len(part.rows):
        story.advice.append(
            "No unit or path is full: chains of dependent operations, or the registers, decide. Independent "
            "work, such as another block, would find room."
        )
    return story


def _critical(source: LoopSource) -> list[Step]:
    found = []
    following = [*source.critical[1:], *source.critical[:1]]
    for one, two in zip(source.critical, following, strict=True):
        edges = [e for e in source.edges if (e.source, e.target) == (one, two)]
        edge = max(edges, key=lambda e: e.latency)
        found.append(Step(source.lines[one], edge.latency, edge.distance))
    return found


def _advice(story: Story, registers: int) -> list[str]:
    found = []
    recurrence = story.recurrence_bound or 0
    bound = max(recurrence, story.resource_bound)
    if story.interval > bound:
        found.append(_of_neither(story))
    if recurrence == story.resource_bound:
        found += _of_both(story, bound)
    elif recurrence == bound:
        found += _of_recurrence(story, recurrence, registers)
    else:
        found += _of_resources(story)
    full = [side for side, count in story.live.items() if count >= registers - 2]
    if full:
        sides = " and ".join(f"side {side}" for side in full)
        found.append(
            f"Nearly all registers are taken on {sides}: more work at once needs fewer live values."
        )
    return found


def _of_both(story: Story, bound: int) -> list[str]:
    """Advice if recurrence and resources are equal: changing only one of them lowers no bound."""
    if bound == 1:
        if min(story.uses[name] for name in UNITS) > 0:
            more = ", and no unit is free for several passes in one"
        elif min(story.uses[name] for name in ("T1", "T2")) > 0:
            more = ", and a pass needs both T paths, so several passes in one gain nothing"
        else:
            more = "; with several passes in one (`.unroll`) a pass may take less"
        return [f"No loop takes less than a cycle a pass{more}.", *_of_units(story)]
    bind = "bind alike" if story.interval == bound else "are equal, and both below the interval"
    return [
        f"Recurrence and resources {bind}: only a shorter critical cycle together with fewer operations "
        "can lower the interval.",
        *_of_units(story),
    ]


def _of_neither(story: Story) -> str:
    if story.optimal:
        return "No bound alone decides: waits, units and registers decide together."
    return "The search has found no schedule nearer to the bounds."


def _of_recurrence(story: Story, recurrence: int, registers: int) -> list[str]:
    side_by_side = recurrence // max(1, story.resource_bound)
    binds = (
        "The recurrence binds"
        if story.interval == recurrence
        else "The greater bound is the recurrence"
    )
    found = [
        f"{binds}: each iteration waits for the one before along the critical cycle. "
        "A shorter cycle (re-associated sums, work moved off it) lowers the bound."
    ]
    latencies = Counter(step.latency for step in story.critical)
    waits = sum(latency * count for latency, count in latencies.items() if latency > 1)
    if waits:
        found.append(
            f"{waits} cycles of the critical cycle are waits for loads or multiplications."
        )
    most = max(story.live.values())
    if side_by_side > 1:
        each = recurrence / side_by_side
        room = "" if most * side_by_side <= registers * 1.2 else ", if registers suffice"
        found.append(
            f"The units could serve {side_by_side} independent iterations at once (blocks or channels): "
            f"up to one in {each:.1f} cycles{room}."
        )
    return found


def _of_resources(story: Story) -> list[str]:
    bind = (
        "The resources bind"
        if story.interval == story.resource_bound
        else "The greater bound is the resources"
    )
    return [
        f"{bind}: the operations need that many cycles of some unit or path.",
        *_of_units(story),
    ]


def _of_units(story: Story) -> list[str]:
    """Which units are full, and which have free cycles."""
    full = [name for name, count in story.uses.items() if count == story.interval]
    idle = [name for name in UNITS if story.uses[name] <= story.interval // 2 and name not in full]
    found = []
    if full:
        found.append(f"Busy in every cycle: {', '.join(full)}.")
    if idle:
        found.append(
            f"Idle in at least half of the cycles: {', '.join(idle)}. More operations on them cost nothing."
        )
    return found
