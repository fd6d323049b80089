"""An independent check of a scheduled procedure: it must compute what the source computes.

The source is executed one operation after another, the schedule cycle by cycle with delay slots,
both on symbolic values (`terms`); branches go the way that the walk prescribes, loops run for
several trip counts. Stores, the returned value, the callee's registers and the order of accesses
that may meet must come out the same. Where the source leaves the order of sums open (`.regroup`), a
sum is the set of its terms. Each packet is checked by itself (`packet_rules`). No part of the
search is used here.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field

from broadside.isa import InstructionTable
from broadside.linear.ir import Procedure, Trip
from broadside.optimizer.packet_rules import VerifyError, check_packet
from broadside.optimizer.program import ScheduledProcedure
from broadside.optimizer.replay import Access, Replay, Trace
from broadside.optimizer.source_walk import SourceWalk, Walk
from broadside.optimizer.terms import Terms

__all__ = ["VerifyError", "verify"]


@dataclass
class _Report:
    """What has been compared, so that a check of nothing is noticed."""

    walks: int = 0
    stores: int = 0
    problems: list[str] = field(default_factory=list)


def verify(scheduled: ScheduledProcedure, table: InstructionTable) -> int:
    """Check a schedule; the number of walks compared. Raises VerifyError on the first difference."""
    for item in scheduled.nodes:
        by_cycle = defaultdict(list)
        for issued in item.issued:
            if not 0 <= issued.cycle < item.length:
                raise VerifyError(
                    f"{item.node.name}: an operation outside its {item.length} cycles"
                )
            by_cycle[issued.cycle].append(issued)
        for packet in by_cycle.values():
            check_packet(packet, table)
    walks = list(_walks(scheduled))
    for walk in walks:
        _compare(scheduled, walk, table)
    return len(walks)


def _walks(scheduled: ScheduledProcedure) -> Iterator[Walk]:
    """Trip counts around what the pipelines need, and the branches outside loops each way."""
    least = {
        search.pipelined.loop.name: search.pipelined.least_trips
        for search in scheduled.searches.values()
    }
    for extra in (0, 1, 2, -1, -100):
        trips = {
            block.label: _trips(block.trip or Trip(), least.get(block.label, 1) + extra)
            for block in scheduled.procedure.blocks
            if block.is_loop and block.label is not None
        }
        for repeats in (0, 2):
            yield Walk(trips, repeats)
        if not least and not trips:
            return


def _trips(trip: Trip, wanted: int) -> int:
    """The count nearest to `wanted` that the directive allows."""
    count = max(trip.minimum, wanted, 1)
    if trip.maximum is not None:
        count = min(count, trip.maximum)
    above = count + (trip.minimum - count) % trip.factor
    return above if trip.maximum is None or above <= trip.maximum else above - trip.factor


def _compare(scheduled: ScheduledProcedure, walk: Walk, table: InstructionTable) -> None:
    terms = Terms(any_order=scheduled.source.regroup, masks=bool(scheduled.source.circular))
    expected = SourceWalk(scheduled.source, terms, walk, scheduled.frame_bytes).run()
    found = Replay(scheduled, terms, table.multiplier_write_bits).run()
    where = f"{scheduled.procedure.name}, loops {walk.trips}, repeats {walk.repeats}"
    if expected.result != found.result:
        raise VerifyError(f"{where}: another result is returned")
    if Counter(expected.stores()) != Counter(found.stores()):
        raise VerifyError(f"{where}: {_difference(expected, found)}")
    _compare_loads(expected, found, where)
    if not scheduled.procedure.no_aliases or scheduled.procedure.dependences:
        _compare_order(scheduled.procedure, expected, found, where)


def _difference(expected: Trace, found: Trace) -> str:
    missing = Counter(expected.stores()) - Counter(found.stores())
    surplus = Counter(found.stores()) - Counter(expected.stores())
    wrong = missing | surplus
    lines = sorted({a.line for a in expected.accesses + found.accesses if a.key in wrong})
    return f"{missing.total()} stores missing, {surplus.total()} too many, of lines {lines}"


def _compare_loads(expected: Trace, found: Trace, where: str) -> None:
    """Every load of the source must be there; more may be, from iterations begun in vain."""
    missing = Counter(expected.loads()) - Counter(found.loads())
    if missing:
        lines = sorted({a.line for a in expected.accesses if a.key in missing})
        raise VerifyError(f"{where}: loads of lines {lines} are missing")


def _compare_order(procedure: Procedure, expected: Trace, found: Trace, where: str) -> None:
    """Accesses that may meet keep their order; a load may share the cycle of a later store."""
    cycles: dict[tuple[object, ...], list[int]] = defaultdict(list)
    for access in found.accesses:
        cycles[access.key].append(access.cycle)
    seen: Counter[tuple[object, ...]] = Counter()
    placed: list[tuple[Access, int]] = []
    for access in expected.accesses:
        cycle = sorted(cycles[access.key])[seen[access.key]]
        seen[access.key] += 1
        for before, at in placed:
            if before.meets(access, procedure):
                early = at < cycle if before.is_store else at <= cycle
                if not early:
                    raise VerifyError(
                        f"{where}: the accesses of lines {before.line} and {access.line} "
                        "have changed places"
                    )
        placed.append((access, cycle))
