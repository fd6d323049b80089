"""The user's choices. All options that change the result are part of the digest that detects drift."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

from broadside.linear.ir import Trip
from broadside.linear.procedure.builder import MOST_UNROLLED
from broadside.optimizer.bounds.initiation import BOUND_SECONDS
from broadside.optimizer.bounds.solver import Meter, Timer
from broadside.optimizer.record.schedules import Memory


class Progress(Protocol):
    """Receives a message for each step.

    `seconds`: what the step and its parts may take together; 0 if the step is over.
    """

    def __call__(self, message: str, seconds: float | None = None, /) -> None: ...


def silent(message: str, seconds: float | None = None, /) -> None:
    """A `Progress` that says nothing."""
    del message, seconds


AUTO = 0
"""The bounds decide how many passes become one."""


def unrolling(text: str) -> int:
    """`auto` or a number of passes, as the command line gives it. Raises ValueError."""
    if text == "auto":
        return AUTO
    passes = int(text)
    if not 1 <= passes <= MOST_UNROLLED:
        raise ValueError(f"1 to {MOST_UNROLLED} passes can be one")
    return passes


UNLIMITED = 1 << 31
"""Stands for any number of bytes beyond the data of a loop."""


def speculation(text: str) -> int:
    """`auto` or a number of bytes, as the command line gives it. Raises ValueError."""
    if text == "auto":
        return UNLIMITED
    allowed = int(text)
    if not 0 <= allowed < UNLIMITED:
        raise ValueError(f"0 to {UNLIMITED - 1} bytes can be read beyond the data")
    return allowed


GREATEST_INTERVAL = 10_000
"""The greatest interval that a user may ask for. Tables of searches have an entry for each of its cycles."""

INTERRUPTIBLE = 8
"""The least interval of a loop whose every pass is to let an interrupt in.

The CPU takes none in the cycle of a branch and in the five after it. Two cycles remain, so that results in
flight seldom close both.
"""

RingPlacer = Callable[[Any], Any]
"""A function from `unrolled_rounds.Unrolled` to `Placed` or None, which places the body of a ring."""


@dataclass(frozen=True)
class Options:
    """The options of a search.

    `seconds`: limit of each attempt at one initiation interval. `region_seconds`: limit of each region.
    `anneal_moves`: moves of an annealing for one interval of a loop (a second makes two or three million); a
    seed then gives the same schedule on any machine. `loop_seconds`: limit, by the `clock`, of the search for
    one loop; after it, lists look for a schedule.

    `by_work`: the seconds of intervals and of regions are work and not time on the clock (`Meter`), so that
    a busy host finds the same. The solver then uses one thread, whatever `workers` says.

    `first`: only a first schedule is searched for; nothing is improved or proved. A loop may then use time
    that other loops left, and a loop without a schedule is not pipelined. `only_intervals`: loops that are
    tried at one interval alone. `rings`: loops whose operations a program of the kernel places.

    `keep_branches`: no branch within a loop becomes a predicate. `unroll`: how many passes of a loop become
    one if the source does not say (AUTO: the bounds decide). `as_written`: no loop takes another form,
    whatever other options say. `speculate`: bytes that additional loads may read beyond the data of a loop,
    so that its kernel does stages of its epilog (UNLIMITED: any number); None: no stage collapses.
    """

    seconds: float = 120.0
    bound_seconds: float = BOUND_SECONDS  # for the resource bound of a loop
    improve_seconds: float = 20.0
    anneal_moves: int = 100_000_000
    region_seconds: float = 30.0
    exact_operations: int = 250  # most operations of a region that one constraint model gets
    large_region_seconds: float = 60.0  # for larger regions
    workers: int = 2
    seed: int = 1
    lowest_interval: int = 1  # the search begins at this interval, if no bound is larger
    loop_intervals: Mapping[str, int] = field(default_factory=dict)  # lowest interval by loop
    only_intervals: Mapping[str, int] = field(default_factory=dict)
    loop_seconds: float | None = None
    # cycles that interrupts may wait; None: interrupts may do harm
    interrupt_threshold: int | None = None
    feedback: str = "broadside"  # the style of the comments about a loop; "ti": that of TI's tools
    by_work: bool = False
    first: bool = False
    keep_branches: bool = False
    unroll: int = 1
    as_written: bool = False
    speculate: int | None = None
    max_interval_excess: int = 24  # intervals tried above the bound before giving up
    rings: Mapping[str, RingPlacer] = field(default_factory=dict, compare=False)
    memory: Memory = field(default_factory=Memory, compare=False)
    progress: Progress = field(default=silent, compare=False)

    @property
    def clock(self) -> Callable[[], float]:
        """The clock of `loop_seconds`. A first schedule counts processor time, which load hardly changes."""
        return time.process_time if self.first else time.monotonic

    def least_interval(self, label: str, trip: Trip | None, bound: int) -> int:
        """The smallest interval to try for a loop with this bound.

        If all its passes may take longer than an interrupt may wait, each pass must let an interrupt in.
        """
        asked = self.loop_intervals.get(label, self.lowest_interval)
        if self.interrupt_threshold is None:
            return asked
        most = None if trip is None else trip.maximum
        if most is not None and most * max(asked, bound) <= self.interrupt_threshold:
            return asked
        return max(asked, INTERRUPTIBLE)

    def timer(self) -> Timer:
        """What counts the seconds of one search."""
        return Meter() if self.by_work else Timer()

    def for_first(self) -> Options:
        """These options for a first schedule alone, with limits that searches hardly ever reach."""
        return replace(
            self,
            first=True,
            seconds=1.0,
            bound_seconds=0.3,
            improve_seconds=0.2,
            region_seconds=1.0,
            large_region_seconds=1.0,
            anneal_moves=0,
        )
