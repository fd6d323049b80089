"""Schedules many procedures, each with the full limits of its options, however long that takes."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from broadside.facts.isa import instruction_table
from broadside.linear.ir import LinearError, Procedure
from broadside.optimizer.record.options import Options
from broadside.optimizer.record.procedure import ScheduledProcedure
from broadside.optimizer.record.schedules import Memory
from broadside.optimizer.tasks.first import WRONG, without_search
from broadside.optimizer.tasks.intake import Lost, Refused, take_in
from broadside.optimizer.tasks.task import CLIMB, Answer, Found, Task, Workers
from broadside.optimizer.verify.packet_rules import PlainFault

_TRIES = 3  # a task that has ended this many times without a result is lost
_LOOK = 1.0  # Ctrl-C is noticed within this many seconds


@dataclass(frozen=True)
class Order:
    """One procedure to schedule, with its ISA level and options."""

    procedure: Procedure
    isa: str
    options: Options


def schedule_each(
    orders: Sequence[Order], workers: Workers, say: Callable[[str], None]
) -> Iterator[tuple[int, ScheduledProcedure | Lost | LinearError | PlainFault]]:
    """(number of the order, verified schedule) for each order, in the order in which they are done.

    If the search finds nothing, or the verifier finds a fault, it is the schedule without a search. In place
    of a schedule, a LinearError says that the source allows none, PlainFault that even this one is wrong, and
    Lost that the task ended without a result `_TRIES` times.
    """
    waiting = [(number, 1) for number in reversed(range(len(orders)))]
    running: dict[int, tuple[int, int]] = {}
    given = 0
    while waiting or running:
        while waiting and len(running) < workers.size:
            running[given] = waiting.pop()
            workers.submit(_task(given, orders[running[given][0]]))
            given += 1
        for answer in workers.answers(_LOOK):
            number, tries = running.pop(answer.task.number)
            try:
                found = _taken(answer)
                _learn(orders[number].options.memory, found.memory)
                yield number, _scheduled(found, orders[number])
            except (LinearError, PlainFault) as error:
                yield number, error
            except Lost as loss:
                if tries == _TRIES:
                    yield number, loss
                    continue
                say(f"{orders[number].procedure.name}: a search is lost, and begun again: {loss}")
                waiting.append((number, tries + 1))


def _task(number: int, order: Order) -> Task:
    options = replace(order.options, progress=Options.progress)
    return Task(number, order.procedure, order.isa, CLIMB, options.seed, math.inf, options)


def _taken(answer: Answer) -> Found:
    try:
        return take_in(answer)
    except Refused as refusal:
        return Found(None, f"{WRONG} ({refusal})", Memory())


def _learn(memory: Memory, other: Memory) -> None:
    """Adds the results of one search, so that later searches need not repeat it: kernels share rounds."""
    memory.learn_loops(other)
    memory.failed |= other.failed
    memory.refuted |= other.refuted
    memory.spent |= other.spent
    memory.regions |= other.regions


def _scheduled(found: Found, order: Order) -> ScheduledProcedure:
    if found.scheduled is not None:
        return found.scheduled
    return without_search(order.procedure, instruction_table(order.isa), found.cause)[0]
