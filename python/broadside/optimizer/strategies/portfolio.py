"""The strategies of each kind of code, in the order in which they are tried, and their budgets.

A search goes through the phases of its table. Each phase climbs through numbers of cycles. For each number
it tries its rows in turn, until one of them finds a schedule. Each strategy knows which tasks it suits.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from broadside.optimizer.strategies import climbs
from broadside.optimizer.strategies.climbs import Climb
from broadside.optimizer.strategies.loops.annealing import Annealing, AnnealingAfterModel
from broadside.optimizer.strategies.loops.channels import EqualChannels
from broadside.optimizer.strategies.loops.constraint_model import ConstraintModel
from broadside.optimizer.strategies.loops.equal_rounds.strategy import EqualRounds
from broadside.optimizer.strategies.loops.mirrored_sides import (
    MirroredSides,
    OneSide,
    OneSideAlone,
)
from broadside.optimizer.strategies.loops.modulo_lists import ModuloLists, ModuloListsAtOnce
from broadside.optimizer.strategies.loops.short.strategy import (
    ShortAnnealing,
    ShortAnnealingSoon,
    ShorterSpan,
)
from broadside.optimizer.strategies.loops.widening import WidenedModel
from broadside.optimizer.strategies.straight.annealing import (
    AnnealedFirst,
    AnnealedShorter,
    ShortAnnealed,
)
from broadside.optimizer.strategies.straight.constraint_model import FirstLength, OneLength
from broadside.optimizer.strategies.straight.few_lists import FewLists
from broadside.optimizer.strategies.straight.forward_lists import ManyLists
from broadside.optimizer.strategies.straight.rounds.rings import KernelsRing, RoundsInRing
from broadside.optimizer.strategies.straight.rounds.template import RoundTemplate
from broadside.optimizer.strategies.straight.windows import Windows
from broadside.optimizer.strategies.strategy import Strategy


@dataclass(frozen=True)
class Row:
    """A strategy and its share of the seconds and moves that the options give to one attempt.

    A `late` row is tried only when the time of the search is over. An `unhurried` row is tried only if the
    clock does not end the search. If a row with `last` suits the task, no row after it is tried.
    """

    strategy: Callable[[], Strategy[Any, Any]]
    seconds: float = 1.0
    moves: float = 1.0
    late: bool = False
    unhurried: bool = False
    last: bool = False


@dataclass(frozen=True)
class Phase:
    """Rows, and the climb through the numbers of cycles.

    A phase that `improves` starts from the schedule of an earlier phase. A `timed` phase runs only if the
    clock ends the search.
    """

    climb: Climb[Any]
    rows: tuple[Row, ...]
    improves: bool = False
    timed: bool = False


_ROUNDS = Phase(climbs.one_by_one, (Row(EqualRounds),))
_INTERVALS = Phase(
    climbs.in_steps,
    (
        Row(OneSideAlone, last=True),
        Row(MirroredSides),
        Row(OneSide),
        Row(EqualChannels),
        Row(Annealing),
        Row(ConstraintModel),
        Row(AnnealingAfterModel),
        Row(ModuloLists, late=True),
        Row(WidenedModel, unhurried=True),
    ),
)

LOOP = (
    _ROUNDS,
    Phase(climbs.upward_by_missing, (Row(ShortAnnealingSoon),), timed=True),
    _INTERVALS,
    Phase(climbs.one_by_one, (Row(ModuloLists),)),
    Phase(climbs.upward_below_best, _INTERVALS.rows, improves=True, timed=True),
    Phase(climbs.downward, (Row(WidenedModel),), improves=True, timed=True),
    Phase(climbs.as_many_as_best, (Row(ShorterSpan),), improves=True, timed=True),
)
"""A loop whose iterations overlap."""

ONE_INTERVAL = (_INTERVALS, Phase(climbs.one_by_one, (Row(WidenedModel),), timed=True))
"""A loop whose iterations overlap, at one given interval."""

FIRST_LOOP = (Phase(climbs.first_in_time, (Row(ShortAnnealing), Row(ModuloListsAtOnce))),)
"""The first schedule of a loop whose iterations overlap."""

RING = (
    Phase(climbs.at_any, (Row(KernelsRing),)),
    Phase(climbs.upward_slowly, (Row(RoundsInRing),)),
)
"""A long loop whose iteration fits into the interval."""

STRAIGHT = (
    Phase(climbs.at_any, (Row(ManyLists),)),
    Phase(climbs.upward_slowly, (Row(RoundTemplate),), improves=True),
    Phase(climbs.upward_slowly, (Row(RoundTemplate),)),
    Phase(climbs.far_above, (Row(AnnealedFirst, moves=0.25),)),
    Phase(climbs.halving, (Row(OneLength),)),
    Phase(climbs.at_any, (Row(Windows),)),
    Phase(climbs.ever_fewer, (Row(AnnealedShorter, moves=0.25),), improves=True),
)
"""Straight code."""

ONE_MODEL = (Phase(climbs.halving, (Row(OneLength),)),)
"""Straight code in which each operation can be issued in few cycles only."""

FIRST_STRAIGHT = (
    Phase(climbs.two_far_above, (Row(ShortAnnealed),)),
    Phase(climbs.at_any, (Row(FewLists),)),
    Phase(climbs.ever_higher, (Row(FirstLength),)),
)
"""The first schedule of straight code."""

TABLES = {
    "loops": LOOP,
    "one interval of a loop": ONE_INTERVAL,
    "first schedules of loops": FIRST_LOOP,
    "rings": RING,
    "straight code": STRAIGHT,
    "straight code of little freedom": ONE_MODEL,
    "first schedules of straight code": FIRST_STRAIGHT,
}
