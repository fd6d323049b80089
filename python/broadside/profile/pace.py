"""A rough measure of this computer's simulation speed. It turns a limit of cycles into seconds."""

from __future__ import annotations

import time
from functools import cached_property

from broadside import _core
from broadside.facts import machines
from broadside.profile.observing import Observation
from broadside.terminal.status import lasting

_LOOP = """
        .global loop
loop:
        MV      .S2X    A4, B0
again:  [B0] SUB .L2    B0, 1, B0
||      ADD     .L1     A1, A2, A3
        ADD     .L1     A3, A2, A5
||[B0]  B       .S1     again
        XOR     .L1     A3, A5, A6
        XOR     .L2     B4, B5, B6
        SHL     .S1     A6, 3, A7
        ADD     .L2     B6, B5, B7
        AND     .L1     A7, A6, A8
        B       .S2     B3
        NOP     5
"""
_PASSES = 20_000


class Pace:
    """Cycles per second of simulations on a machine, watched or not. Measured once, at the first use."""

    def __init__(self, machine: str, observation: Observation) -> None:
        self._machine, self._observation = machine, observation

    @cached_property
    def cycles_per_second(self) -> float:
        """Measures a short loop of arithmetic. Other programs take from half to twice the time."""
        simulator = machines.simulator(self._machine)
        simulator.load([_core.assemble(_LOOP, "pace", simulator.isa)], ["loop"])
        if self._observation:
            simulator.watch()
        began = time.perf_counter()
        cycles = simulator.call("loop", [_PASSES]).cycles
        return cycles / (time.perf_counter() - began)

    def left(self, max_cycles: int, seconds: float) -> str:
        """The most seconds that are left until the limit of cycles ends a run.

        The run has lasted `seconds`.
        """
        most = max_cycles / self.cycles_per_second - seconds
        about = f"about {lasting(most)} left" if most > 0 else "not long"
        return f"at most {about} until the limit of {max_cycles:,} cycles"
