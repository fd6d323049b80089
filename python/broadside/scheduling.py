"""Bodies of code for the schedulers of `crates/schedule`.

Values and operations are named by their index in the lists of a body. Sides are 0 for A and 1 for B. A mask
of sides has one bit for each operand. The Rust side reads each attribute by its name (see `_core.pyi`).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

UNITS = 8
"""The number of units of both sides. They are the lowest bits of `Form.resources`."""

BOTH = 2
"""In `Annealed.sides`: the value is on both sides."""


@dataclass(frozen=True, slots=True)
class Registers:
    """The registers of one side that a body may use."""

    any: int
    predicates: int = 0
    """The registers that an instruction can test as a predicate. `any` includes them."""


@dataclass(frozen=True, slots=True)
class Value:
    """A value that one register holds."""

    sides: int
    """Allowed sides. Bit 0: side A. Bit 1: side B. Bit 2: both at once, if no operation writes the value."""
    held: bool = False
    """Whether the value holds its register in every cycle of a loop."""
    counted: bool = True
    """Whether the value counts towards the registers of its side."""
    tested: bool = False
    """Whether an operation tests the value as a predicate. It then needs one of `Registers.predicates`."""
    ready: int | None = None
    """Straight code: the value enters the code, and can be read from this cycle on."""
    due: int | None = None
    """Straight code: the value leaves the code, and must be readable this many cycles after the end."""


@dataclass(frozen=True, slots=True)
class Use:
    """A read of a value as it was `distance` iterations before."""

    value: int
    distance: int = 0


@dataclass(frozen=True, slots=True)
class Definition:
    """A write of a value. The result can be read `delay` + 1 cycles after the issue."""

    value: int
    delay: int = 0


@dataclass(frozen=True, slots=True)
class Form:
    """One way to issue an operation."""

    side: int
    """The side of the units."""
    units: int = 0
    """The units that can execute the form, which takes one. Bits 0 to 3 are side A, bits 4 to 7 side B."""
    paths: int = 0
    """The paths that the form takes, one bit for each, at most 24."""
    reads: int = 0
    """The sides of `Operation.reads`."""
    writes: int = 0
    """The sides of `Operation.writes`."""
    crossing: int | None = None
    """The value that the form reads over the cross path."""

    @property
    def resources(self) -> int:
        """Units and paths in one word."""
        return self.units | self.paths << UNITS


@dataclass(frozen=True, slots=True)
class Start:
    """Where an annealing starts with an operation."""

    cycle: int
    form: int | None = None
    """A form with the wanted unit. None leaves the choice to chance."""


@dataclass(frozen=True, slots=True)
class Operation:
    """An operation: its reads and writes, its forms, and the cycles where it must or should be issued."""

    forms: Sequence[Form]
    reads: Sequence[int] = ()
    """The values that the operation reads through its unit. Each form says on which sides they are."""
    needs: Sequence[Use] = ()
    """Each value that the operation needs, once: the values of `reads`, and the predicate."""
    writes: Sequence[Definition] = ()
    cycle: int | None = None
    """The cycle that the operation must have."""
    first_stage: bool = False
    """Whether the operation must be issued in the first stage of a loop."""
    start: Start | None = None
    """Where an annealing starts with the operation.

    None: at the earliest cycle that the dependences allow.
    """
    from_end: int | None = None
    """Straight code: the cycle that the operation must have, counted from the end (-1 is the last cycle)."""
    early: bool = False
    """Straight code: whether the operation needs nothing that the code computes.

    It can then wait until its result is needed.
    """
    easy: bool = False
    """Straight code: whether enough units can execute the operation for one to be free in any cycle."""


@dataclass(frozen=True, slots=True)
class Dependence:
    """A dependence of `target` on the `source` of `distance` iterations before.

    `target` is issued at least `latency` cycles after `source`.
    """

    source: int
    target: int
    latency: int
    distance: int = 0
    crossing: int | None = None
    """If given, the dependence holds only if `target` reads this value over the cross path."""


@dataclass(frozen=True, slots=True)
class Apart:
    """Two operations that should not share a cycle: `first`, and `second` moved by `shift` cycles."""

    first: int
    second: int
    shift: int = 0
    weight: float = 1.0
    """The cost of sharing a cycle. A weight below 1 is a wish, which a schedule need not fulfil."""


@dataclass(frozen=True, slots=True)
class Body:
    """A loop body, or straight code."""

    registers: tuple[Registers, Registers]
    """The registers of side A and of side B."""
    values: Sequence[Value]
    operations: Sequence[Operation]
    dependences: Sequence[Dependence]
    apart: Sequence[Apart] = ()


@dataclass(frozen=True, slots=True)
class Annealing:
    """The loop into which a body must fit, and the length and temperatures of the search.

    The unit of temperature is one conflict.
    """

    interval: int
    """The initiation interval, in cycles."""
    stages: int
    """The number of intervals that one iteration may take."""
    moves: int
    """The number of moves of the first cooling."""
    seed: int
    reheats: int = 2
    """The number of further coolings. Each has a quarter of the moves."""
    start: float = 0.6
    end: float = 0.05
    seconds: float = math.inf
    """The time limit of the search in seconds."""


@dataclass(frozen=True, slots=True)
class Listing:
    """The limits of a search among list schedules."""

    limit: int
    """The last cycle in which a list may issue an operation."""
    bound: int
    """The search ends with a schedule of this length."""
    tries: int
    seed: int
