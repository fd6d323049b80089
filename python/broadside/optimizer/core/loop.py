"""The cores of a loop: why the interval below the least possible one is impossible."""

from __future__ import annotations

from broadside.optimizer.core.bound import recurrence_core, resource_core
from broadside.optimizer.core.find import find_core
from broadside.optimizer.core.words import ToldCore, tell_core
from broadside.optimizer.loops.model import LoopModel


def cores_of(
    model: LoopModel,
    interval: int,
    bounds: tuple[int, int],
    work: float,
    stages: int | None = None,
) -> list[ToldCore]:
    """Why `interval`, which is ruled out, is impossible; nothing where `work` does not suffice to find it.

    `bounds` are those of resources and recurrence: where one of them rules the interval out, its core is
    told, where both do, both. `stages` is 1 for a loop whose passes do not overlap.
    """
    resources, recurrence = bounds
    found = [
        recurrence_core(model.region, interval) if recurrence > interval else None,
        resource_core(model, interval) if resources > interval else None,
    ]
    if max(bounds) <= interval:
        found = [find_core(model, interval, work, stages=stages)]
    return [tell_core(core, model.region) for core in found if core is not None]
