"""A core in words: a summary, its operations with their source lines, its rules, and if it is minimal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from broadside.counted import counted
from broadside.linear.ir import Operation
from broadside.optimizer.core.reduction import Core
from broadside.optimizer.core.rules import DEPENDENCES, LIFETIMES, SIDES, sentences, shown
from broadside.optimizer.model.graphs.paths import positive_cycle
from broadside.optimizer.model.region import Edge, Region

_WAITED_FOR, _REGISTERS = "is waited for", "uses registers"


@dataclass(frozen=True)
class Member:
    """An operation of a core: its place in the source, its text, and its part in the core."""

    file: str
    line: int
    text: str
    part: str


@dataclass(frozen=True)
class ToldCore:
    """A core in words, for the user."""

    interval: int
    summary: str
    operations: tuple[Member, ...]
    rules: tuple[str, ...]
    minimal: bool
    is_recurrence: bool
    """Whether the operations are those of one cycle of dependences, in its order."""

    def as_dict(self) -> dict[str, Any]:
        """The core as a dictionary for JSON."""
        return asdict(self)

    @property
    def conclusion(self) -> str:
        """A sentence that says whether the core is minimal."""
        if self.minimal:
            return (
                "The core is minimal: without any one of these operations or rules the rest has a schedule "
                f"of {counted(self.interval, 'cycle')}."
            )
        return "This is the smallest core found in the time given; a smaller one may exist."

    def lines(self, most: int = 40) -> Iterator[str]:
        """The core as lines of text, with at most `most` operations."""
        yield self.summary
        files = {member.file for member in self.operations}
        # A number alone is a line of the routine's own source, so an included file is named.
        is_own = len(files) == 1 and all(file.endswith(".sa") for file in files)
        shown_members = self.operations[:most]
        places = [
            f"line {member.line}" if is_own else f"{member.file}:{member.line}"
            for member in shown_members
        ]
        wide = max(map(len, places), default=0)
        text = max((len(member.text) for member in shown_members), default=0)
        for place, member in zip(places, shown_members, strict=True):
            yield f"  {place:>{wide}}  {member.text:<{text}}  {member.part}".rstrip()
        if len(self.operations) > most:
            yield f"  and {len(self.operations) - most} operations more"
        yield from self.rules
        yield self.conclusion


def tell_core(core: Core, region: Region) -> ToldCore:
    """The core in words; the operations of `region` must have those of the source as payload."""
    numbers = sorted(core.parts.operations)
    parts = {number: _part(core, region, number) for number in numbers}
    if not core.parts.full:
        ring = _ring(core, region)
        numbers = list(ring)
        parts = {number: _wait(edge) for number, edge in ring.items()}
    members = [_member(region.operations[number].payload, parts[number]) for number in numbers]
    return ToldCore(
        core.interval,
        _summary(core, region),
        tuple(members),
        tuple(sentences(core.parts.rules)),
        core.minimal,
        not core.parts.full,
    )


def _member(operation: Operation, part: str) -> Member:
    where = operation.location
    return Member(Path(where.path).name, where.line, " ".join(operation.source.split()), part)


def _part(core: Core, region: Region, number: int) -> str:
    if number in core.parts.links:
        return _WAITED_FOR
    wanted = _wanted(core, region, number)
    return f"wants {_either(wanted)}" if wanted else _REGISTERS


def _wanted(core: Core, region: Region, number: int) -> tuple[str, ...]:
    """The resources that the core limits and that forms of the operation use; none if a form uses none."""
    uses = [
        [resource for resource in form.resources if resource in core.parts.rules]
        for form in region.operations[number].forms
    ]
    if not all(uses):
        return ()
    return tuple(sorted({resource for resources in uses for resource in resources}))


def _summary(core: Core, region: Region) -> str:
    impossible = f"A pass of {counted(core.interval, 'cycle')} is impossible"
    if not core.parts.full:
        return f"{impossible}: {_around(core, region)}."
    count = counted(len(core.parts.operations), "operation")
    wants = Counter(_wanted(core, region, number) for number in core.parts.full)
    if any(not resources for resources in wants) or len(wants) > _SETS:
        return f"{impossible}: these {count} cannot keep the rules below together."
    said = "; ".join(
        f"{counted(number, 'operation')} {'wants' if number == 1 else 'want'} "
        f"{_serving(resources, core.interval)}"
        for resources, number in wants.most_common()
    )
    others = [words for rule, words in _SHORT.items() if rule in core.parts.rules]
    limits = f"; their {' and '.join(others)} leave no such places" if others else ""
    return f"{impossible}: {said}{limits}."


_SHORT = {DEPENDENCES: "waits", SIDES: "register sides", LIFETIMES: "lifetimes"}
"""Rules that a summary names in addition to units."""


_SETS = 3
"""Most sets of units that a summary names."""


def _around(core: Core, region: Region) -> str:
    edges = _ring(core, region).values()
    latency, distance = sum(e.latency for e in edges), sum(e.distance for e in edges)
    passes = "the next pass" if distance == 1 else f"the pass that is {distance} passes later"
    circle = (
        "this operation depends on itself"
        if len(edges) == 1
        else f"these {len(edges)} operations depend on each other in a circle"
    )
    return f"{circle}, which takes {counted(latency, 'cycle')} until {passes}"


def _serving(resources: Sequence[str], interval: int) -> str:
    serves = "serves" if len(resources) == 1 else "serve"
    return f"{_either(resources)}, which {serves} {len(resources) * interval} in {counted(interval, 'cycle')}"


def _ring(core: Core, region: Region) -> dict[int, Edge]:
    """The operations of a cycle of dependences in its order, each with the edge to the next."""
    chosen = core.parts.operations
    edges = [edge for edge in region.edges if {edge.source, edge.target} <= chosen]
    cycle = positive_cycle(edges, len(region.operations), core.interval)
    return {edge.source: edge for edge in cycle}


def _wait(edge: Edge) -> str:
    following = {0: "", 1: " (next pass)"}.get(edge.distance, f" ({edge.distance} passes later)")
    return f"{counted(edge.latency, 'cycle')} to the next{following}"


def _either(resources: Sequence[str]) -> str:
    names = [shown(resource) for resource in resources]
    return names[0] if len(names) == 1 else ", ".join(names[:-1]) + " or " + names[-1]
