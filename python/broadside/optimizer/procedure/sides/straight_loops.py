"""Chooses the registers of the values that enter and leave loops that are not pipelined.

The seams take the first registers that are free. The side of each value then depends on its name, and a side
that does not suit the loop lengthens every pass. So other sides are tried at random before the loop and its
neighbours are scheduled.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from broadside.optimizer.model.graph import Node
from broadside.optimizer.model.region import SIDES
from broadside.optimizer.procedure.scheduling.regions import Regions
from broadside.optimizer.procedure.seams import Mapping, OutOfRegisters, Seams
from broadside.optimizer.record.options import Options

_TRIES = 12  # choices of sides for each loop
_LONGEST = 1000  # longer passes are not measured
_SECONDS = 2.0  # for one length


def choose_sides(regions: Regions, seams: Seams, options: Options) -> None:
    """Gives the values of each loop that is not pipelined the registers with which it is shortest."""
    if options.first:
        return
    for node in regions.inner():
        if node.is_loop and not any(seams.are_one(node, other) for other in regions.pipelined):
            _Choice(regions, seams, options, node).make()


class _Choice:
    """The choice for one loop."""

    def __init__(self, regions: Regions, seams: Seams, options: Options, node: Node) -> None:
        self.regions, self.seams, self.options, self.node = regions, seams, options, node
        self.quick = replace(options, region_seconds=min(_SECONDS, options.region_seconds))

    def make(self) -> None:
        """Sets the best mapping that is found within the seconds of a region."""
        best = dict(self.seams.before(self.node))
        length, spent = self.regions.shortest_loop(self.node, self.quick, _LONGEST)
        first = length
        for mapping in self._others(best):
            if spent > self.options.region_seconds:
                break
            self.seams.set_before(self.node, mapping)
            found, seconds = self.regions.shortest_loop(self.node, self.quick, length or _LONGEST)
            spent += seconds
            if found is not None:
                best, length = mapping, found
        self.seams.set_before(self.node, best)
        if length != first:
            self.options.progress(f"{self.node.name}: {length} cycles with values on other sides")

    def _others(self, mapping: Mapping) -> Iterator[Mapping]:
        chance = random.Random(self.options.seed)
        variables = sorted((r for r in mapping if r.is_symbolic), key=lambda r: r.name)
        for _ in range(_TRIES if variables else 0):
            try:
                yield self.seams.on_sides(self.node, {r: chance.choice(SIDES) for r in variables})
            except OutOfRegisters:
                continue
