"""Ways to spoil a schedule in one place. Each gives all its mutants, which may mean the same by chance."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from mutants import Mutant, each
from spoiled_operations import OF_OPERATIONS
from spoiled_schedules import OF_SCHEDULES

from broadside.facts.isa import InstructionTable
from broadside.optimizer.record.procedure import ScheduledProcedure

MUTATIONS: dict[str, Callable[[ScheduledProcedure, InstructionTable], Iterator[Mutant]]] = {
    **{change.__name__: each(change) for change in OF_OPERATIONS},
    **{mutation.__name__: mutation for mutation in OF_SCHEDULES},
}
"""The ways by name."""
