"""The constraint model of a loop without some of its operations and rules.

A model with fewer parts is easier to satisfy. So if it is infeasible, the loop is infeasible; and if it has a
schedule, a model with still fewer parts has one too. An operation takes part in one of two ways:

- in full: it takes a unit and paths, and reads and writes registers;
- as a link: it takes none of these, but others wait for it, and it waits for others.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from broadside.optimizer.bounds.initiation import recurrence_bound
from broadside.optimizer.bounds.refutation import windows
from broadside.optimizer.bounds.solver import cp_model, new_solver
from broadside.optimizer.bounds.stages import enough_stages
from broadside.optimizer.core.rules import (
    BRANCH,
    CROSS_WAIT,
    DEPENDENCES,
    LIFETIMES,
    READS,
    SIDES,
    Rule,
)
from broadside.optimizer.exact.modulo import ModuloModel
from broadside.optimizer.loops.model import Limits, LoopModel
from broadside.optimizer.model.graphs.paths import positive_cycle
from broadside.optimizer.model.region import Edge, Form, Operation, Region


@dataclass(frozen=True)
class Parts:
    """The parts of a weakened model: operations in full, links, and rules."""

    full: frozenset[int]
    links: frozenset[int]
    rules: frozenset[Rule]

    @property
    def operations(self) -> frozenset[int]:
        """The operations in full and the links."""
        return self.full | self.links


@dataclass(frozen=True)
class _PartOfLoop(LoopModel):
    """A loop without some operations. Facts that depend on all operations come from the whole loop.

    `both`: values that may be on both sides. `dying`: whether live ranges are limited.
    """

    both: frozenset[int] = frozenset()
    dying: bool = True

    @property
    def duplicable(self) -> frozenset[int]:
        """Values that may be on both sides."""
        return self.both

    def lifetimes(self) -> list[tuple[int, list[tuple[int, int]], list[tuple[int, int]]]]:
        """The live ranges of the loop whose writers and readers are left; none if they are not limited."""
        return super().lifetimes() if self.dying else []


class _WeakenedModel(ModuloModel):
    """The model of a part of a loop.

    It also states the first and last cycle that a recurrence leaves to an operation. The edges imply this;
    stating it makes the search faster.
    """

    def __init__(
        self, part: LoopModel, interval: int, limits: Limits, rules: frozenset[Rule]
    ) -> None:
        self._rules = rules
        super().__init__(part, interval, limits)
        self._add_windows()

    def _add_read_limit(self) -> None:
        if READS in self._rules:
            super()._add_read_limit()

    def _add_windows(self) -> None:
        cycle = recurrence_bound(self.region).cycle
        if not cycle:
            return
        anchor = cycle[0]
        if self.loop.branch < 0 and self.limits.stages > 1:
            self.model.add(self.slot_is(anchor, 0) == 1)
        for number, (first, last) in windows(self.region, self.interval, anchor).items():
            if number != anchor:
                gap = self.time(number) - self.time(anchor)
                self.model.add(gap >= first)
                self.model.add(gap <= last)


SECONDS_OF_WORK = 2.0
"""The most seconds of a processor, roughly, for one unit of the solver's work."""
_BUILDING = 1e-4
"""Work for building the model, for each operation and slot."""


@dataclass
class Verdict:
    """Whether the parts have no schedule (`None` if not decided), and the work of the decision."""

    infeasible: bool | None
    work: float


def decide(
    loop: LoopModel,
    interval: int,
    parts: Parts,
    work: float,
    stages: int | None = None,
) -> Verdict:
    """Decides whether these parts of the loop have a schedule at `interval`, within `work`.

    The answer is the same on any machine. `stages`: most stages of a schedule, or `None` for as many as any
    schedule can need.
    """
    part = weakened(loop, parts)
    if positive_cycle(part.region.edges, len(part.region.operations), interval):
        return Verdict(True, 0.0)
    most = stages or enough_stages(part, interval)
    limits = Limits(None, keep_banks_apart=False, stages=most)
    model = _WeakenedModel(part, interval, limits, parts.rules)
    solver = new_solver()
    solver.parameters.max_deterministic_time = work
    solver.parameters.num_workers = 1
    solver.parameters.symmetry_level = 0
    solver.parameters.cp_model_probing_level = 0
    status = solver.solve(model.model)
    found = {cp_model.INFEASIBLE: True, cp_model.OPTIMAL: False, cp_model.FEASIBLE: False}
    building = _BUILDING * len(part.region.operations) * interval
    return Verdict(found.get(status), solver.response_proto.deterministic_time + building)


def weakened(loop: LoopModel, parts: Parts) -> LoopModel:
    """The loop with only these operations and rules; operations keep their order."""
    chosen = sorted(parts.operations)
    place = {number: new for new, number in enumerate(chosen)}
    sided = SIDES in parts.rules
    region = loop.region
    values = region.values if sided else [replace(value, registers=()) for value in region.values]
    operations = [
        _in_full(region.operations[number], number, parts.rules)
        if number in parts.full
        else _as_link(region.operations[number], number)
        for number in chosen
    ]
    edges = [
        Edge(place[edge.source], place[edge.target], edge.latency, edge.distance)
        for edge in region.edges
        if DEPENDENCES in parts.rules
        and {edge.source, edge.target} <= parts.operations
        and not {edge.source, edge.target} <= loop.control
    ]
    distances = {
        (place[number], value): distance
        for (number, value), distance in region.distances.items()
        if number in place
    }
    control = frozenset(place[number] for number in loop.control if number in place)
    part = Region(
        operations=operations,
        values=values,
        edges=edges,
        registers=region.registers,
        distances=distances,
        cross_wait=region.cross_wait and CROSS_WAIT in parts.rules,
    )
    return _PartOfLoop(
        region=part,
        branch=place.get(loop.branch, -1) if BRANCH in parts.rules else -1,
        control=control,
        whole=loop.whole,
        both=loop.duplicable if sided else frozenset(range(len(values))),
        dying=LIFETIMES in parts.rules,
    )


def _in_full(operation: Operation, number: int, rules: Collection[Rule]) -> Operation:
    forms = tuple(dict.fromkeys(_limited(form, number, rules) for form in operation.forms))
    return replace(operation, forms=forms)


def _limited(form: Form, number: int, rules: Collection[Rule]) -> Form:
    """The form with only the resources that a rule limits; other resources become private ones.

    Without the rule SIDES, each value may be on both sides. The write is put on side B, which also allows A.
    """
    return Form(
        unit=form.unit if form.unit in rules else f"{number}/{form.unit}",
        reads=form.reads,
        writes=form.writes if SIDES in rules else ("B",) * len(form.writes),
        paths=tuple(path if path in rules else f"{number}/{path}" for path in form.paths),
    )


def _as_link(operation: Operation, number: int) -> Operation:
    return replace(
        operation,
        reads=(),
        writes=(),
        forms=(Form(f"{number}/1", (), ()),),
        predicate=None,
        halves=frozenset(),
    )
