"""All ways of control through scheduled code, cycle by cycle, with the branches on their way.

The program counter alone does not decide where a C6000 goes: a branch takes effect six cycles after it is
issued, and several may be on their way. A `Moment` has everything that decides where control goes next.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from broadside.facts.cpu import BRANCH_DELAY, BRANCH_LATENCY, PREDICATES
from broadside.linear.ir import LinearError, Location, Operation
from broadside.optimizer.interrupts.control.code import Code, Packet

SHADOW = BRANCH_DELAY
"""Cycles after a branch, taken or not, in which no interrupt is taken (spru189f 8.5.2)."""
_MOST = 200_000
_AWAY = -1


@dataclass(frozen=True, order=True)
class Moment:
    """The cycle in which a packet enters E1.

    `coming`: branches that were taken, as (cycles left, packet). `shadow`: cycles left in which no
    interrupt is taken. `known`: predicate registers that a branch has tested, and whether they were
    not zero; `changing`: results on their way to such registers.
    """

    packet: int
    coming: tuple[tuple[int, int], ...] = ()
    shadow: int = 0
    known: tuple[tuple[str, bool], ...] = ()
    changing: tuple[tuple[int, str], ...] = ()


Trail = tuple[Moment, ...]
"""Successive moments."""


@dataclass
class Paths:
    """Every moment that control can reach, with the moments before and after it."""

    code: Code
    entries: tuple[str, ...]
    before: dict[Moment, list[Moment]] = field(default_factory=dict)
    after: dict[Moment, list[Moment]] = field(default_factory=dict)

    def back(self, moment: Moment, length: int) -> Iterator[Trail]:
        """The trails of the `length` moments before this one, or fewer from an entry on."""
        return _trails(moment, length, lambda trail, more: (more, *trail), self.before, 0)

    def ahead(self, moment: Moment, length: int) -> Iterator[Trail]:
        """The trails of the next `length` moments, or fewer if control leaves."""
        return _trails(moment, length, lambda trail, more: (*trail, more), self.after, -1)


def _trails(
    moment: Moment,
    length: int,
    longer: Callable[[Trail, Moment], Trail],
    steps: Mapping[Moment, list[Moment]],
    end: int,
) -> Iterator[Trail]:
    found: list[Trail] = [()]
    for _ in range(length):
        found = [
            extended
            for trail in found
            for extended in (
                [longer(trail, more) for more in steps[trail[end] if trail else moment]] or [trail]
            )
        ]
    return iter(dict.fromkeys(found))


def explore(code: Code, entries: Iterable[str] = ()) -> Paths:
    """All paths from the entries, by default all of the code, to its ends.

    Raises LinearError if control runs past the last packet, and no code follows.
    """
    paths = Paths(code, tuple(entries) or code.entries)
    waiting = [Moment(code.labels[name]) for name in paths.entries]
    for moment in waiting:
        paths.before[moment] = []
    while waiting:
        moment = waiting.pop()
        paths.after[moment] = sorted(set(_next(code, moment)))
        for following in paths.after[moment]:
            if following not in paths.before:
                paths.before[following] = []
                waiting.append(following)
                if len(paths.before) > _MOST:
                    raise LinearError(_place(code, following), "control takes too many ways here")
            paths.before[following].append(moment)
    return paths


def issued(code: Code, moment: Moment) -> list[Operation]:
    """The operations that enter E1 in this cycle, without those that a known predicate turns off."""
    known = dict(moment.known)
    return [
        operation
        for operation in code.packets[moment.packet].operations
        if operation.predicate is None
        or known.get(operation.predicate.register.name, not operation.predicate.negated)
        != operation.predicate.negated
    ]


def _next(code: Code, moment: Moment) -> Iterator[Moment]:
    packet = code.packets[moment.packet]
    for taken, known in _decisions(moment, packet):
        yield from _advance(code, moment, packet, taken, known)


def _decisions(moment: Moment, packet: Packet) -> Iterator[tuple[list[Operation], dict[str, bool]]]:
    """(branches taken, predicates known then) for each possible value of the branches' predicates."""
    ways: list[tuple[list[Operation], dict[str, bool]]] = [([], dict(moment.known))]
    for branch in packet.branches:
        found = []
        for taken, known in ways:
            predicate = branch.predicate
            values = (True,) if predicate is None else (True, False)
            for value in values:
                if predicate is None:
                    found.append(([*taken, branch], known))
                    continue
                name = predicate.register.name
                if known.get(name, value) == value:
                    goes = [branch] if value is not predicate.negated else []
                    found.append(([*taken, *goes], known | {name: value}))
        ways = found
    return iter(ways)


def _advance(
    code: Code, moment: Moment, packet: Packet, taken: list[Operation], known: dict[str, bool]
) -> Iterator[Moment]:
    coming = dict(moment.coming)
    for branch in taken:
        target = code.target(branch)
        coming[BRANCH_LATENCY] = _AWAY if target is None else target
    shadow = moment.shadow
    if packet.branches:
        shadow = SHADOW + 1
    changing = list(moment.changing)
    for operation in issued(code, replace(moment, known=tuple(known.items()))):
        for register in operation.writes:
            delays = operation.write_delays(register)
            changing += [(delay, register.name) for delay in delays]
    landed = {name for left, name in changing if left == 0}
    changing = [(left - 1, name) for left, name in changing if left and name in PREDICATES]
    known = {name: value for name, value in known.items() if name not in landed}
    left = {cycles - 1: target for cycles, target in coming.items()}
    arrived = left.pop(0, None)
    if arrived == _AWAY:
        return
    position = moment.packet + 1 if arrived is None else arrived
    if position >= len(code.packets):
        if code.ends.is_last:
            raise LinearError(_place(code, moment), "control runs past the last instruction")
        return
    yield Moment(
        position,
        tuple(sorted(left.items())),
        max(shadow - 1, 0),
        tuple(sorted(known.items())),
        tuple(sorted(set(changing))),
    )


def _place(code: Code, moment: Moment) -> Location:
    return Location(code.path, code.packets[moment.packet].lines[-1] + 1)


__all__ = ["SHADOW", "LinearError", "Moment", "Paths", "explore", "issued"]
