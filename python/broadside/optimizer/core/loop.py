"""The cores of a loop, which say why an interval is impossible."""

from __future__ import annotations

from broadside.optimizer.core.bound import recurrence_core, resource_core
from broadside.optimizer.core.find import find_core
from broadside.optimizer.core.wording import ToldCore, tell_core
from broadside.optimizer.loops.model import LoopModel


def cores_of(
    model: LoopModel,
    interval: int,
    bounds: tuple[int, int],
    work: float,
    stages: int | None = None,
) -> list[ToldCore]:
    """Cores that say why `interval` is impossible; empty if `work` does not suffice to find one.

    `bounds`: resource bound and recurrence bound. Each bound that rules the interval out gives a core; if
    neither does, a core is searched for. `stages`: 1 for a loop whose passes do not overlap.
    """
    resources, recurrence = bounds
    found = [
        recurrence_core(model.region, interval) if recurrence > interval else None,
        resource_core(model, interval) if resources > interval else None,
    ]
    if max(bounds) <= interval:
        found = [find_core(model, interval, work, stages=stages)]
    return [tell_core(core, model.region) for core in found if core is not None]
