"""A signal ends a long call with the exception that its handler raises."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from types import FrameType

import pytest

from broadside._core import Simulator, assemble

SOURCE = """
        .global spins, returns
        .text
spins:  B .S1 spins
        NOP 5
returns: B .S2 B3
        NOP 5
"""
LONG = 10**10
"""Cycles of some minutes."""


class Ended(Exception):
    """What the handler raises."""


def end(_number: int, _frame: FrameType | None) -> None:
    raise Ended


@pytest.fixture(autouse=True)
def alarm() -> Iterator[None]:
    """Sends a signal to this process in a moment."""
    former = signal.signal(signal.SIGALRM, end)
    signal.setitimer(signal.ITIMER_REAL, 0.2)
    yield
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, former)


@pytest.mark.parametrize("caches", ["cold", "warm", "keep"])
@pytest.mark.parametrize("machine", ["c62x-flat", "c6211"])
@pytest.mark.parametrize("is_watched", [False, True])
def test_a_signal_ends_a_call(machine: str, caches: str, is_watched: bool) -> None:
    simulator = Simulator(machine)
    simulator.load([assemble(SOURCE, "spins.asm", "c62x")])
    if is_watched:
        simulator.watch()
    with pytest.raises(Ended):
        simulator.call("spins", [], LONG, caches=caches)
    assert simulator.call("returns", [7]).return_value == 7
