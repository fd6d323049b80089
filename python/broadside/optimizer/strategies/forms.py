"""Describes the forms of operations to the schedulers of `crates/schedule`, for loops and straight code."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from broadside import scheduling
from broadside.facts.cpu import UNITS
from broadside.optimizer.model.problem import Problem
from broadside.optimizer.model.region import CROSS_PATHS, SIDES, Form, Operation, cross_waits


def needs(operation: Operation, distances: dict[int, int] | None = None) -> list[scheduling.Use]:
    """Each value that the operation reads or merges, with its distance: iterations since it was written."""
    predicate = () if operation.predicate is None else (operation.predicate,)
    far = distances or {}
    values = dict.fromkeys((*operation.reads, *predicate, *operation.merges))
    return [scheduling.Use(value, far.get(value, 0)) for value in values]


def writes(operation: Operation) -> list[scheduling.Definition]:
    """The values that an operation writes, with the delay slots of each."""
    return [scheduling.Definition(write.value, write.delay) for write in operation.writes]


def dependences(problem: Problem) -> Iterator[scheduling.Dependence]:
    """The dependences within one iteration, and the waits of reads over a cross path."""
    for source, edges in enumerate(problem.successors):
        for target, latency, distance in edges:
            if not distance:
                yield scheduling.Dependence(source, target, latency)
    for source, target, value, delay in cross_waits(problem.region):
        yield scheduling.Dependence(source, target, delay + 2, crossing=value)


def mask(sides: Iterable[str]) -> int:
    """One bit for each operand: 0 for side A, 1 for side B."""
    return sum(SIDES.index(side) << place for place, side in enumerate(sides))


def crossing(operation: Operation, reads: Iterable[str], side: int) -> int | None:
    """The value that an operation on `side` reads over its cross path."""
    pairs = zip(operation.reads, reads, strict=True)
    return next((value for value, at in pairs if at != SIDES[side]), None)


class Paths:
    """Gives each path a bit when a form first names it."""

    def __init__(self) -> None:
        self._bits: dict[str, int] = {}

    def bits(self, names: Iterable[str]) -> int:
        """The bits of these paths, in one number."""
        return sum(self._bits.setdefault(name, 1 << len(self._bits)) for name in names)

    def form(self, operation: Operation, form: Form) -> scheduling.Form:
        """A form as `crates/schedule` takes it."""
        side = int(form.unit[-1]) - 1 if form.unit else 0
        crosses = not CROSS_PATHS.isdisjoint(form.paths)
        return scheduling.Form(
            side=side,
            units=1 << UNITS.index(form.unit) if form.unit else 0,
            paths=self.bits(name for name in form.paths if name),
            reads=mask(form.reads),
            writes=mask(form.writes),
            crossing=crossing(operation, form.reads, side) if crosses else None,
        )
