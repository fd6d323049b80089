"""Regions of one shape are scheduled once, and each has its own constants in the result."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from broadside import _core
from broadside.optimizer.model.region import Region, Schedule
from broadside.optimizer.optimize import optimize
from broadside.optimizer.record.options import Options
from broadside.optimizer.record.schedules import Memory
from broadside.optimizer.search import lengths as straight
from broadside.optimizer.strategies.portfolio import Phase
from programs import QUICK

SHIFTED = """
        .global {name}
{name}: .cproc  x, y
        .rega   near
        .regb   far
        SHL     x, {shift}, near
        SHRU    y, {shift}, far
        {sum}   near, far, near
        XOR     near, y, near
        .return near
        .endproc
"""
"""The sum needs both sides: a copy may come in between."""
X, Y = 0x1234567, 0xF00F1234


@pytest.fixture
def searched(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the regions that are searched for."""
    names: list[str] = []
    search = straight._searched

    def counted(region: Region, options: Options, phases: Sequence[Phase]) -> Schedule:
        names.append(region.name)
        return search(region, options, phases)

    monkeypatch.setattr(straight, "_searched", counted)
    return names


def assembled(text: str) -> _core.Simulator:
    options = replace(QUICK, memory=Memory())
    simulator = _core.Simulator("c62x-flat")
    assembly = optimize(text, "program.sa", "c62x", options).assembly
    simulator.load([_core.assemble(assembly, "program.asm", "c62x")])
    return simulator


def test_constants_make_no_difference(searched: list[str]) -> None:
    both = [SHIFTED.format(name=f"by_{n}", shift=n, sum="ADD") for n in (3, 5)]
    simulator = assembled("".join(both))
    assert len(searched) == 1
    for shift in (3, 5):
        expected = ((X << shift) + (Y >> shift) & 0xFFFFFFFF) ^ Y
        assert simulator.call(f"by_{shift}", [X, Y]).return_value == expected


def test_another_unit_makes_one(searched: list[str]) -> None:
    assembled("".join(SHIFTED.format(name=f"f{n}", shift=3, sum=n) for n in ("ADD", "MPY")))
    assert len(searched) == 2
