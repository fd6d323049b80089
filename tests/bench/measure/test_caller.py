"""The cost of a call beyond the cycles of a figure: the branch and its delay slots."""

from __future__ import annotations

from pathlib import Path

from broadside import _core
from broadside.bench.calls.memory import allocate
from broadside.bench.kernels import manifest, program
from broadside.bench.measure.cycles import KeySchedules

MANIFEST = manifest.load(Path(__file__).parents[3])
SAVE = " STW .D2T2 B3, *B15--[2]\n"
RESTORE = " LDW .D2T2 *++B15[2], B3\n NOP 4\n B .S2 B3\n NOP 5\n"
CALL = """ B .S1 des_block
 MVKL .S2 back, B3
 MVKH .S2 back, B3
 NOP 3
back:
"""
"""The arguments stay in the registers in which the caller got them."""


def caller(name: str, body: str) -> bytes:
    text = f" .text\n .global {name}\n .ref des_block\n{name}:\n{SAVE}{body}{RESTORE}"
    return _core.assemble(text, f"{name}.asm", "c62x")


def test_the_branch_and_its_delay_slots_are_six_cycles() -> None:
    kernel = MANIFEST.by_symbol("des_block")
    parts = [part.data for part in program.objects(MANIFEST, kernel)]
    simulator = _core.Simulator("c62x-flat")
    simulator.load([*parts, caller("calls", CALL), caller("idle", "")])
    schedule = KeySchedules(MANIFEST, "c62x-flat").prepare(kernel, simulator, bytes(range(8)))
    block = allocate(simulator, 8)
    arguments = [block.address, schedule.address]
    cycles = {
        name: simulator.call(name, arguments).cycles for name in ("des_block", "calls", "idle")
    }
    assert cycles["calls"] - cycles["idle"] == cycles["des_block"] + 6
