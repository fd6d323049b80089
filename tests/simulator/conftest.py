"""Routines written in the test, called on a simulated machine."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from typing import Any

import pytest

from broadside._core import CallResult, Simulator, assemble, machine_table

RETURN = """
        B     .S2   B3
        NOP         5
"""

Call = Callable[..., CallResult]


@pytest.fixture
def call() -> Call:
    """Assembles a body, appends a return, calls it: `call(body, *arguments, machine=..., **checks)`."""

    def run(
        body: str, *arguments: int, machine: str = "c62x-flat", data: str = "", **checks: Any
    ) -> CallResult:
        source = f"        .global routine\n        .text\nroutine:\n{body}\n{RETURN}\n{data}\n"
        simulator = Simulator(machine)
        isa = str(tomllib.loads(machine_table(machine))["isa"])
        simulator.load([assemble(source, "routine.asm", isa)])
        return simulator.call("routine", list(arguments), 10_000, **checks)

    return run
