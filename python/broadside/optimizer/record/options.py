"""What the user may choose; everything here that changes the result is part of the drift hash."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

from broadside.linear.procedure.builder import MOST_UNROLLED
from broadside.optimizer.bounds.initiation import BOUND_SECONDS
from broadside.optimizer.record.schedules import Memory


class Progress(Protocol):
    """Is told of each step. `seconds`: what it and the steps in it may take, together; 0: that is over."""

    def __call__(self, message: str, seconds: float | None = None, /) -> None: ...


def _silent(message: str, seconds: float | None = None, /) -> None:
    del message, seconds


AUTO = 0
"""As many passes in one as the bounds ask for."""


def unrolling(text: str) -> int:
    """`auto` or a number of passes, as the command line gives it. Raises ValueError."""
    if text == "auto":
        return AUTO
    passes = int(text)
    if not 1 <= passes <= MOST_UNROLLED:
        raise ValueError(f"1 to {MOST_UNROLLED} passes can be one")
    return passes


UNLIMITED = 1 << 31
"""Bytes that a loop may read in vain, where no fewer are allowed."""


def speculation(text: str) -> int:
    """`auto` or a number of bytes, as the command line gives it. Raises ValueError."""
    if text == "auto":
        return UNLIMITED
    allowed = int(text)
    if not 0 <= allowed < UNLIMITED:
        raise ValueError(f"0 to {UNLIMITED - 1} bytes can be read in vain")
    return allowed


RingPlacer = Callable[[Any], Any]
"""From an `unrolled.Unrolled` to its `Placed`: a loop's body, one iteration an interval."""


@dataclass(frozen=True)
class Options:
    """`seconds` limits each attempt at one initiation interval, `region_seconds` each region.

    `anneal_moves` is what the annealing of a large loop body may spend on one interval: a number of
    moves (a second makes two or three million), so that a seed gives one schedule on any machine.
    `rings` are the loops that a program of the kernel's own lays into a ring of cycles.
    With `first` the first schedule is taken, which lists find: nothing is improved or proved.
    `loop_seconds` limit the search for one loop by the `clock`: then lists find what is still to be found.
    With `first` a loop may take what others leave of theirs; if it has no schedule then, it is not pipelined.
    A loop that `only_intervals` names is tried at that interval alone.
    With `keep_branches` no branch within a loop becomes a predicate. `unroll` is how many passes of a loop
    become one where the source does not say (AUTO: what the bounds ask for). With `as_written` no loop
    takes another form, whatever else is asked for.
    `speculate` is how many bytes beyond what a loop reads it may read in vain, so that its kernel does the
    stages of its epilog (UNLIMITED: as many as that takes); None: none, and it may not cost a cycle either.
    """

    seconds: float = 120.0
    bound_seconds: float = BOUND_SECONDS  # for the bound that units give a loop
    improve_seconds: float = 20.0
    anneal_moves: int = 100_000_000
    region_seconds: float = 30.0
    exact_operations: int = 250  # of a region for which one exact model is tried
    large_region_seconds: float = 60.0  # for larger regions
    workers: int = 2
    seed: int = 1
    lowest_interval: int = 1  # where the search begins, if no bound is higher
    loop_intervals: Mapping[str, int] = field(default_factory=dict)  # the same for single loops
    only_intervals: Mapping[str, int] = field(default_factory=dict)
    loop_seconds: float | None = None
    interrupt_threshold: int | None = (
        None  # cycles for which interrupts may wait; None: they may do harm
    )
    feedback: str = "broadside"  # the form of the comments on a loop; "ti": that of TI's tools
    by_work: bool = False  # `seconds` are of the solver's work, for loops, rather than of the clock
    first: bool = False
    keep_branches: bool = False
    unroll: int = 1
    as_written: bool = False
    speculate: int | None = None
    max_interval_excess: int = 24  # intervals tried above the bound before giving up
    rings: Mapping[str, RingPlacer] = field(default_factory=dict, compare=False)
    memory: Memory = field(default_factory=Memory, compare=False)
    progress: Progress = field(default=_silent, compare=False)

    @property
    def clock(self) -> Callable[[], float]:
        """The clock of `loop_seconds`. A first schedule counts processor time, which load hardly changes."""
        return time.process_time if self.first else time.monotonic

    def for_first(self) -> Options:
        """These options for the first schedule alone, with limits that are hardly ever reached."""
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
