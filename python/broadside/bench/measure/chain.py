"""The longest chain of dependent operations that a call of a routine executes.

No machine of any width runs these operations in fewer cycles. Clapp's critical paths measure this too, but
leave out the loads of the block, moves between the sides, and addresses. This module follows the packets that
a run executed. `optimizer/model/graphs/paths.py` follows the dependences of a source.
"""

from __future__ import annotations

import random

from broadside._core import Event, Simulator, Span
from broadside.bench.kernels.kernel import Kernel
from broadside.bench.kernels.manifest import Manifest
from broadside.bench.measure.cycles import Calls

_EVERYTHING = Span(0, 10**9)
_MOST_PACKETS = 1_000_000


def longest_chain(manifest: Manifest, kernel: Kernel, machine: str, seed: int) -> int:
    """Cycles of the chain in one call on one block. Raises VerificationError for a wrong output.

    Dependences go through registers and predicates. A dependence through memory (a spilled value) is ignored.
    """
    calls = Calls(manifest, kernel, machine)
    simulator = calls.simulator()
    simulator.watch(trace=_EVERYTHING, limit=_MOST_PACKETS)
    calls.run("chain", random.Random(f"{seed} {kernel.symbol} chain"), 1, simulator=simulator)
    record = simulator.record()
    assert record.dropped == 0, kernel.symbol
    return of_events(simulator, record.events)


def of_events(simulator: Simulator, events: list[Event]) -> int:
    """The longest chain in a watched call. A result can be read from the cycle in which it lands."""
    depths: dict[str, int] = {}
    # Landing cycle, register, and cycles of the chain up to the landing.
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
            for write in instruction.writes:
                latency = write.delay_slots + 1
                pending.append((now + latency, write.register, begin + latency))
                longest = max(longest, begin + latency)
        now += event.cycles - sum(event.stalls.values())
    return longest
