"""Takes in the results of other processes after the verifier has compared them with the source."""

from __future__ import annotations

from dataclasses import replace

from broadside.facts.isa import instruction_table
from broadside.optimizer.record.procedure import ScheduledProcedure
from broadside.optimizer.tasks.task import Answer, Found, Task, unpacked
from broadside.optimizer.verify.verify import verify


class Refused(Exception):
    """The result of a task is wrong."""


class Lost(Exception):
    """A task ended without a result."""


def take_in(answer: Answer) -> Found:
    """The result of a task, verified. Raises Refused or Lost."""
    if answer.error:
        raise Lost(answer.error)
    try:
        found = unpacked(answer.packed)
        if not isinstance(found, Found):
            raise Refused(f"a result of the kind {type(found).__name__}")
        if found.scheduled is None:
            return found
        return replace(found, scheduled=_verified(found.scheduled, answer.task))
    except Refused:
        raise
    except Exception as error:  # data of another process may be wrong in any way
        raise Refused(f"{type(error).__name__}: {error}") from None


def _verified(scheduled: ScheduledProcedure, task: Task) -> ScheduledProcedure:
    own = replace(scheduled, source=task.procedure)
    lengths = {item.node: item.length for item in own.nodes}
    for node, search in own.searches.items():
        if lengths.get(node) != search.pipelined.interval:
            raise Refused(f"{node.name}: the record has another interval than the code")
    verify(own, instruction_table(task.isa))
    return own
