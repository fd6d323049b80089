"""Accesses of straight code that meet in no bank of the C6201: right, as short, and without stalls."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from region_replay import check_rules, replay
from regions import LOAD, REGISTERS, STORE, random_region

from broadside import _core
from broadside.facts.isa import instruction_table
from broadside.linear.interpreter.memory import Memory
from broadside.linear.interpreter.run import interpret
from broadside.linear.parse import parse
from broadside.optimizer.machine.banks import Pointers, may_meet
from broadside.optimizer.model.region import Region
from broadside.optimizer.optimize import optimize
from broadside.optimizer.procedure.scheduling import banks
from broadside.optimizer.search.lengths import schedule_region
from broadside.optimizer.strategies.straight.banks_apart import meetings, with_banks_apart
from programs import QUICK, interpreted, simulated


def with_meetings(region: Region) -> Region:
    """The region, of which any two accesses may meet in a bank."""
    accesses = [n for n, o in enumerate(region.operations) if o.forms in (LOAD, STORE)]
    region.meeting = tuple(combinations(accesses, 2))
    return region


@pytest.mark.parametrize("seed", range(6))
def test_random_regions_keep_length_and_meaning(seed: int) -> None:
    region = with_meetings(random_region(seed, 40))
    before = schedule_region(region, QUICK)
    after = with_banks_apart(before, REGISTERS, QUICK)
    assert after.length == before.length
    assert meetings(after) <= meetings(before)
    check_rules(after)
    replay(after, region)


def test_meetings_that_room_allows_are_avoided() -> None:
    """Of six random regions with room, some had meetings, and few are left."""
    before = after = 0
    for seed in range(6):
        schedule = schedule_region(with_meetings(random_region(seed, 40)), QUICK)
        before += meetings(schedule)
        after += meetings(with_banks_apart(schedule, REGISTERS, QUICK))
    assert before > 2 * after


ORDER = (0, 2, 4, 6, 1, 3, 5, 7)
"""Words of a copy. In this order, two accesses at once meet in a bank."""
LOADS = "\n".join(f"        LDW     *+a[{n}], x{n}" for n in ORDER)
STORES = "\n".join(f"        STW     x{n}, *+b[{n}]" for n in ORDER)
COPY = f"""
copied: .cproc  a, b
        .reg    {", ".join(f"x{n}" for n in ORDER)}
        .no_mdep
        .mptr   a, words
        .mptr   b, words
{LOADS}
{STORES}
        .return
        .endproc
"""


def stalls(text: str, buffers: list[list[int]]) -> int:
    """Stalls of a call on the C6201 with all buffers on multiples of 8 bytes in the stack's memory."""
    arguments = [-1 - n for n in range(len(buffers))]
    flat = simulated(text, buffers, arguments)
    assert flat[1] == interpreted(text, buffers, arguments)[1]
    return simulated(text, buffers, arguments, "c6201")[2] - flat[2]


def test_a_copy_of_words_never_stalls() -> None:
    words = [list(range(8)), [0] * 8]
    assert stalls(COPY, words) == 0


def first_cycles(text: str, symbol: str) -> list[int]:
    """Cycles of the first schedule on a flat memory and on the C6201, of a call with two buffers."""
    assembly = optimize(text, "program.sa", "c62x", QUICK.for_first()).assembly
    cycles = []
    for machine in ("c62x-flat", "c6201"):
        simulator = _core.Simulator(machine)
        simulator.load([_core.assemble(f".global {symbol}\n{assembly}", "program.asm", "c62x")])
        places = [simulator.allocate(64) for _ in range(2)]
        simulator.write(places[0], bytes(64))
        cycles.append(simulator.call(symbol, places).cycles)
    return cycles


def test_the_first_schedule_never_stalls_either() -> None:
    """Nothing is left to improve in such code, so no later search would move the accesses."""
    flat, with_banks = first_cycles(COPY, "copied")
    assert flat == with_banks


def test_saved_registers_exchange_their_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """All other accesses are to even words, so a saved register meets none if its word is odd."""
    held = [f"{side}{n}" for n in range(10, 14) for side in "AB"]
    loads = "\n".join(f"        LDW     *+a[{2 * n}], {r}" for n, r in enumerate(held))
    stores = "\n".join(f"        STW     {r}, *+b[{2 * n}]" for n, r in enumerate(held))
    facts = "\n".join(f"        .mptr   {pointer}, words" for pointer in ("B15", "a", "b"))
    text = f"""
even:   .cproc  a, b
        .no_mdep
{facts}
{loads}
{stores}
        .return
        .endproc
"""
    flat, with_banks = first_cycles(text, "even")
    monkeypatch.setattr(banks._Banks, "exchanged", lambda self, schedules: schedules)
    as_they_come = first_cycles(text, "even")
    assert as_they_come[0] == flat
    assert with_banks < as_they_come[1]


BYTES = {"LDW": 4, "LDH": 2, "LDHU": 2, "LDB": 1, "STW": 4, "STH": 2, "STB": 1}
MODES = ("*+{}[{}]", "*-{}[{}]", "*{}++[{}]", "*{}--[{}]", "*++{}[{}]", "*--{}[{}]")


def random_code(chance: random.Random) -> str:
    """Loads and stores by pointers that the code moves by constants, in every mode of address."""
    pointers, lines = ["p", "q"], []
    for number in range(chance.randrange(12, 24)):
        pointer = chance.choice(pointers)
        kind = chance.randrange(6)
        if kind == 0:
            made = f"r{number}"
            moves = (
                f"ADD {pointer}, 4, {made}",
                f"MV {pointer}, {made}",
                f"ADDAH {pointer}, 2, {made}",
            )
            lines.append(chance.choice(moves))
            pointers.append(made)
        elif kind == 1:
            moves = (
                f"SUB {pointer}, 4, {pointer}",
                f"ADDK 8, {pointer}",
                f"SUBAW {pointer}, 1, {pointer}",
            )
            lines.append(chance.choice(moves))
        else:
            mnemonic, mode = chance.choice(list(BYTES)), chance.choice(MODES)
            offset = chance.randrange(3) * (4 // BYTES[mnemonic])
            offset += chance.randrange(4 // BYTES[mnemonic]) if mode[2] == "{" else 0
            place = mode.format(pointer, offset)
            loads = mnemonic[0] == "L"
            lines.append(f"{mnemonic} {place}, x" if loads else f"{mnemonic} x, {place}")
    body = "\n".join(f"        {line}" for line in lines)
    return f"""
f:      .cproc  p, q
        .reg    {", ".join((*pointers[2:], "x"))}
        MVK     77, x
{body}
        .return x
        .endproc
"""


class Watched(Memory):
    """Notes the address of each access."""

    def __init__(self) -> None:
        super().__init__()
        self.accesses: list[int] = []

    def read(self, address: int, size: int) -> bytes:
        self.accesses.append(address)
        return super().read(address, size)

    def write(self, address: int, data: bytes) -> None:
        self.accesses.append(address)
        super().write(address, data)


@pytest.mark.parametrize("seed", range(40))
def test_what_is_said_of_banks_is_true(seed: int) -> None:
    """The interpreter knows every address. Accesses by one pointer meet just as the optimizer says."""
    procedure = parse(random_code(random.Random(seed)), "f.sa", instruction_table("c62x"))[0]
    memory, pointers, told = Watched(), Pointers(procedure), []
    places = [memory.allocate(512, 8, bytes(512)) + 256 + 4 * n for n in range(2)]
    memory.accesses.clear()
    interpret(procedure, places, memory, {})
    for operation in procedure.operations:
        if operation.memory is not None:
            told.append((operation, pointers.address(operation)))
        pointers.follow(operation)
    real = [
        {byte % 8 // 2 for byte in range(address, address + BYTES[operation.mnemonic])}
        for (operation, _), address in zip(told, memory.accesses, strict=True)
    ]
    roots = {address.root for _, address in told}
    assert roots == {"pointer p", "pointer q"}
    for one, two in combinations(range(len(told)), 2):
        if told[one][1].root == told[two][1].root:
            assert may_meet(told[one], told[two]) != real[one].isdisjoint(real[two])
        else:
            assert may_meet(told[one], told[two])
