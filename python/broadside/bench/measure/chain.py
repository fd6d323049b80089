"""The longest chain of dependent operations that a call of a routine executes.

No machine of whatever width runs these operations in fewer cycles. It is the measure of Clapp's
critical paths, with what he leaves out: the loads of the block, moves between the sides, addresses.
"""

from __future__ import annotations

import random

from broadside._core import Event, Simulator
from broadside.bench.kernels.manifest import Kernel, Manifest
from broadside.bench.measure.cycles import Calls

_EVERYTHING = (0, 10**9)
_MOST_PACKETS = 1_000_000


def longest_chain(manifest: Manifest, kernel: Kernel, machine: str, seed: int) -> int:
    """Cycles of the chain in one call on one block; raises VerificationError for a wrong output.

    Dependences through registers and predicates; one through memory (a value spilled) counts as none.
    """
    calls = Calls(manifest, kernel, machine)
    simulator = calls.simulator()
    simulator.watch(trace=_EVERYTHING, limit=_MOST_PACKETS)
    calls.run("chain", random.Random(f"{seed} {kernel.symbol} chain"), 1, simulator=simulator)
    record = simulator.record()
    assert record.dropped == 0, kernel.symbol
    return of_events(simulator, record.events)


def of_events(simulator: Simulator, events: list[Event]) -> int:
    """The chain through what a watched call executed: a result is read from the cycle in which it lands."""
    depths: dict[str, int] = {}
    # landing cycle, register, cycles of the chain up to it
    pending: list[tuple[int, str, int]] = []
    now = longest = 0
    for event in events:
        for _, register, depth in sorted(entry for entry in pending if entry[0] <= now):
            depths[register] = depth
        pending = [entry for entry in pending if entry[0] > now]
        for instruction in simulator.packet(event.address):
            if instruction.address in event.skipped:
                continue
            begin = max((depths.get(register, 0) for register in instruction.reads), default=0)
            for register, delay in instruction.writes:
                pending.append((now + delay + 1, register, begin + delay + 1))
                longest = max(longest, begin + delay + 1)
        now += event.cycles - sum(event.stalls.values())
    return longest
