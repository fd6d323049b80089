"""Finds where an interrupt would change what code computes: multiple assignment (spru189f 8.6.1).

During an interrupt, all results on their way land. Code that reads a register while a result is on its way to
it, or overtakes that result, then gets a wrong value.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from broadside.facts.cpu import MOST_DELAY
from broadside.optimizer.interrupts.control.code import Code
from broadside.optimizer.interrupts.control.paths import Moment, Paths, issued


@dataclass(frozen=True)
class Clash:
    """An instruction (`meets`) that uses a register while the result of `writer` is on its way to it.

    `between`: the moments, in order, at which an interrupt would do harm.
    """

    register: str
    writer: Moment
    meets: Moment
    between: tuple[Moment, ...]


def clashes(paths: Paths) -> Iterator[Clash]:
    """Every multiple assignment on every way of control, whether or not an interrupt can come there."""
    code = paths.code
    for moment in paths.before:
        reads, landings = _touched(code, moment)
        if reads or landings:
            yield from _met(paths, moment, reads, landings)


def _touched(code: Code, moment: Moment) -> tuple[set[str], dict[str, int]]:
    """The registers read, and the registers written with the delay of the first result to land."""
    reads: set[str] = set()
    landings: dict[str, int] = {}
    for operation in issued(code, moment):
        reads.update(r.name for r in operation.reads if r.is_machine)
        for register in operation.writes:
            delay = min(operation.write_delays(register))
            landings[register.name] = min(delay, landings.get(register.name, delay))
    return reads, landings


def _met(
    paths: Paths, moment: Moment, reads: set[str], landings: dict[str, int]
) -> Iterator[Clash]:
    trails: list[tuple[Moment, ...]] = [(moment,)]
    for age in range(1, MOST_DELAY + 1):
        found = []
        for trail in trails:
            for earlier in paths.before[trail[0]]:
                for operation in issued(paths.code, earlier):
                    for register in operation.writes:
                        name, delay = register.name, max(operation.write_delays(register))
                        late = name in landings and delay > age + landings[name]
                        if (delay >= age and name in reads) or late:
                            yield Clash(name, earlier, moment, trail)
                found.append((earlier, *trail))
        trails = found


def harmful(paths: Paths) -> set[Moment]:
    """Moments at which no interrupt may come, so that a branch must keep it away."""
    return {moment for clash in clashes(paths) for moment in clash.between}
