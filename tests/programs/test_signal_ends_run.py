"""A signal ends a long run with the exception that its handler raises."""

from __future__ import annotations

import signal
from pathlib import Path
from types import FrameType

import pytest
from executables import executable

from broadside._core import LoadError, Simulator


class Ended(Exception):
    """What the handler raises."""


class Console:
    """Nothing to read, and nowhere to write."""

    def read(self, _limit: int) -> bytes:
        return b""

    def write(self, _stream: str, _data: bytes) -> None:
        pass


def end(_number: int, _frame: FrameType | None) -> None:
    raise Ended


def test_a_signal_ends_a_run(tmp_path: Path) -> None:
    program = executable(tmp_path, "loop: B .S1 loop\n NOP 5\n").read_bytes()
    simulator = Simulator("c62x-large")
    simulator.load_program(program)
    former = signal.signal(signal.SIGALRM, end)
    signal.setitimer(signal.ITIMER_REAL, 0.2)
    try:
        with pytest.raises(Ended):
            simulator.run(["program"], Console())
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, former)
    with pytest.raises(LoadError):
        simulator.run(["program"], Console())
    simulator.load_program(program)
