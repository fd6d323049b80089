"""Operations placed in cycles, and the limits of a search for places."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum


class Outcome(Enum):
    FOUND = "found"
    INFEASIBLE = "proved infeasible"
    UNKNOWN = "time out"


@dataclass(slots=True)
class Placement:
    """A cycle and a mode for each operation; None where not yet placed.

    `registers` of the values, where the model has assigned them too.
    """

    cycles: list[int | None]
    modes: list[int]
    registers: list[str] | None = None


@dataclass(slots=True)
class Limits:
    """What the solver may use."""

    seconds: float = 10.0
    workers: int = 2
    seed: int = 1


@dataclass(slots=True)
class Window:
    """`free` gives the operations to place and the cycles open to them; the rest is `fixed`.

    `length` is that of the region; with `periodic` it is the initiation interval, and cycles count
    from the start of one iteration and may exceed it. With `drain` the number of operations in the
    given cycles is minimized (their holes move to where the next window can use them). `excess`
    more values than there are registers may be live at once, but as few as possible. With
    `colour` each value gets its register in the model; all sides must be decided.
    """

    length: int
    fixed: Placement
    free: dict[int, tuple[int, int]]
    periodic: bool = False
    excess: int = 0
    colour: bool = False
    drain: tuple[int, ...] = ()
    hint: Placement | None = None
    limits: Limits = field(default_factory=Limits)
