"""Bodies of code as the schedulers of `crates/schedule` take them, every field by its name.

Values and operations are named by their index in the lists of a body. Sides are 0 for A and 1 for B; a mask
of sides has a bit for each operand. The Rust side reads each attribute by its name (see `_core.pyi`).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

UNITS = 8
"""Units of both sides: the lowest bits of `Form.resources`."""

BOTH = 2
"""In `Annealed.sides`: a value that is on both sides."""


@dataclass(frozen=True, slots=True)
class Registers:
    """The registers of one side that a body may use."""

    any: int
    predicates: int = 0
    """Those that an instruction can test; `any` includes them."""


@dataclass(frozen=True, slots=True)
class Value:
    """What one register holds."""

    sides: int
    """Bit 0: it may be on side A. Bit 1: on side B. Bit 2: on both at once, if nothing writes it."""
    held: bool = False
    """It holds its register in every cycle of a loop."""
    counted: bool = True
    """It counts towards the registers of its side."""
    tested: bool = False
    """An operation tests it as a predicate, so it needs one of `Registers.predicates`."""
    ready: int | None = None
    """Straight code: it enters, and can be read from this cycle on."""
    due: int | None = None
    """Straight code: it leaves, and must be readable so many cycles after the end."""


@dataclass(frozen=True, slots=True)
class Use:
    """A read of a value, as it was `distance` iterations before."""

    value: int
    distance: int = 0


@dataclass(frozen=True, slots=True)
class Definition:
    """A write of a value, which can be read `delay` + 1 cycles after the issue."""

    value: int
    delay: int = 0


@dataclass(frozen=True, slots=True)
class Form:
    """One way to issue an operation."""

    side: int
    """The side of its units."""
    units: int = 0
    """Units that can execute it, of which it takes one. Bits 0 to 3 are side A, bits 4 to 7 side B."""
    paths: int = 0
    """Paths that it takes, a bit each; at most 24."""
    reads: int = 0
    """The sides of `Operation.reads`."""
    writes: int = 0
    """The sides of `Operation.writes`."""
    crossing: int | None = None
    """The value that it reads over the cross path."""

    @property
    def resources(self) -> int:
        """Units and paths in one word."""
        return self.units | self.paths << UNITS


@dataclass(frozen=True, slots=True)
class Start:
    """The place from which an annealing begins."""

    cycle: int
    form: int | None = None
    """A form with the unit wanted; None leaves the choice to chance."""


@dataclass(frozen=True, slots=True)
class Operation:
    """An operation: what it reads and writes, how it can be issued, and where it must or should be."""

    forms: Sequence[Form]
    reads: Sequence[int] = ()
    """The values that it reads through its unit. Each form gives the side of each."""
    needs: Sequence[Use] = ()
    """Each value that it needs, once: those of `reads` and the predicate."""
    writes: Sequence[Definition] = ()
    cycle: int | None = None
    """The cycle that it must have."""
    first_stage: bool = False
    """It must be issued in the first stage of a loop."""
    start: Start | None = None
    """Where an annealing begins; None: at the earliest cycle that the dependences allow."""
    from_end: int | None = None
    """Straight code: it must have this cycle, counted from the end (-1 is the last one)."""
    early: bool = False
    """Straight code: it needs nothing that the code computes, so it can wait until its result is needed."""
    easy: bool = False
    """Straight code: so many units can execute it that it finds one in any cycle."""


@dataclass(frozen=True, slots=True)
class Dependence:
    """`target` is issued at least `latency` cycles after `source` of `distance` iterations before."""

    source: int
    target: int
    latency: int
    distance: int = 0
    crossing: int | None = None
    """If given, it counts only where `target` reads this value over the cross path."""


@dataclass(frozen=True, slots=True)
class Apart:
    """Two operations that should not share a cycle: `first`, and `second` moved by `shift` cycles."""

    first: int
    second: int
    shift: int = 0
    weight: float = 1.0
    """What it costs if they do; less than 1 is a wish, which a schedule may leave unfulfilled."""


@dataclass(frozen=True, slots=True)
class Body:
    """A loop body, or straight code."""

    registers: tuple[Registers, Registers]
    """Those of side A and those of side B."""
    values: Sequence[Value]
    operations: Sequence[Operation]
    dependences: Sequence[Dependence]
    apart: Sequence[Apart] = ()


@dataclass(frozen=True, slots=True)
class Annealing:
    """Into what loop a body must fit, and how long and how hot the search for it is.

    Temperatures are counted in conflicts.
    """

    interval: int
    """The initiation interval, in cycles."""
    stages: int
    """Intervals that one iteration may take."""
    moves: int
    """Moves of the first cooling."""
    seed: int
    reheats: int = 2
    """Further coolings, each with a quarter of the moves."""
    start: float = 0.6
    end: float = 0.05
    seconds: float = math.inf
    """Seconds of the clock after which it ends, whatever moves are left."""


@dataclass(frozen=True, slots=True)
class Listing:
    """How long to search among list schedules."""

    limit: int
    """The last cycle in which a list may issue an operation."""
    bound: int
    """The search ends with a schedule of this length."""
    tries: int
    seed: int
