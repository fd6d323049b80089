"""The verifier notices schedules that are spoilt in one place, unless they mean the same by chance.

A mutant that the verifier accepts is run: the simulator must find it as good as the source, which the
interpreter runs, for all inputs of its program.
"""

from __future__ import annotations

import random
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice

import pytest
from mutations import MUTATIONS

from broadside import _core
from broadside.facts.isa import instruction_table
from broadside.linear.interpreter.memory import Memory
from broadside.linear.interpreter.run import interpret
from broadside.linear.parse import parse
from broadside.optimizer.assembly import assembly_of
from broadside.optimizer.optimize import optimize
from broadside.optimizer.record.procedure import ScheduledProcedure
from broadside.optimizer.verify import verify as verifier
from broadside.optimizer.verify.packet_rules import VerifyError
from broadside.optimizer.verify.verify import verify
from programs import DOT_PRODUCT, IN_PLACE, LONG_SUM, MAXIMUM, NESTED, QUICK, VECTOR_SUM

_WORDS = 24  # of each buffer
_MOST_CYCLES = 20_000


@dataclass(frozen=True)
class Program:
    """`calls` are arguments; -1, -2, ... stand for buffers."""

    text: str
    calls: tuple[tuple[int, ...], ...]
    isa: str = "c62x"
    buffers: int = 3


BRANCHES = """
ways:   .cproc  p, a, b
        .reg    x, y
        LDW     *p, x
 [a]    B       other
        MPY     x, b, y
 [b]    B       joined
        STW     y, *+p[1]
        B       joined
other:  CMPGT   b, 9, y
 [y]    SUB     x, b, x
 [!y]   ADD     x, 7, x
        STH     x, *+p[3]
joined: SUB     x, y, x
        .return x
        .endproc
"""

SPILLED = """
spill:  .cproc  p, q, count
        .reserve A6, A7, A8, A9, A12, A13, A14, A15, B5, B6, B7, B8, B9, B11, B12, B13
        .reg    v0, v1, v2, v3, v4, v5, v6, x, y, z, w, sum
        LDW     *+p[0], v0
        LDW     *+p[1], v1
        LDW     *+p[2], v2
        LDW     *+p[3], v3
        LDW     *+p[4], v4
        LDW     *+p[5], v5
        LDW     *+p[6], v6
        ZERO    sum
loop:   .trip   1
        LDH     *q++, x
        MPY     x, x, y
        XOR     x, y, z
        MPY     z, y, w
        ADD     w, sum, sum
        SUB     count, 1, count
 [count] B      loop
        SUB     v0, v1, v0
        SUB     v0, v2, v0
        SUB     v0, v3, v0
        XOR     v0, v4, v0
        SUB     v0, v5, v0
        SUB     v0, v6, v0
        SUB     v0, sum, sum
        .return sum
        .endproc
"""

HELD = """
held:   .cproc  p, a
        .frame  2
        .reg    x, y
        LDW     *+p[0], A10
        LDW     *+p[1], B10
        LDW     *+p[2], A11
        STW     a, *+B15[1]
        SUB     A10, B10, x
        SUB     x, A11, x
        LDW     *+B15[1], y
        SUB     x, y, x
        .return x
        .endproc
"""

TABLED = """
tabled: .cproc  near, p, q, count
        .reg    x, i, s, mode
        .reserve A5
        .no_mdep
        MVKL    0x00050004, mode        ; A5 in blocks of 64 bytes
        MVKH    0x00050004, mode
        MV      near, A5
        MVC     mode, AMR
loop:   .trip   4
        LDW     *p++, x
        EXTU    x, 26, 26, i
        LDW     *+A5[i], s
        SUB     x, s, s
        STW     s, *q++
        SUB     count, 1, count
 [count] B      loop
        ZERO    mode
        MVC     mode, AMR
        .return
        .endproc
"""

WIDE = """
wide:   .cproc  p, q, a, count
        .reg    h:l, s:t, x, c0
        .no_mdep
        MVKL    0x12345678, c0
        MVKH    0x12345678, c0
loop:   .trip   1
        LDDW    *p++, h:l
        MPY2    h, l, s:t
        SUB2    s, l, s
        ROTL    t, 5, t
        SUB     t, c0, t
        STDW    s:t, *q++
        SUB     count, 1, count
 [count] B      loop
        .return t
        .endproc
"""

LONG = """
long:   .cproc  p, a
        .reg    i, j, n, c, x
        .no_mdep
        MVK     300, i
        MVKL    70000, n
        MVKH    70000, n
        MVKL    69990, j
        MVKH    69990, j
down:   LDW     *p, x
        ADD     x, i, x
        XOR     a, x, a
        SUB     i, 1, i
 [i]    B       down
up:     MPY     a, 3, x
        ADD     x, 1, a
        ADD     j, 1, j
        CMPLT   j, n, c
 [c]    B       up
        .return a
        .endproc
"""
"""Its counts are too large to be followed pass by pass."""

PROGRAMS = {
    "dot product": Program(DOT_PRODUCT.format(trip=1), tuple((-1, -2, n) for n in range(1, 16))),
    "vector sum": Program(
        VECTOR_SUM.format(trip=1), tuple((-1, -2, -3, 0x4321, n) for n in (1, 2, 3, 4, 5, 6, 9, 14))
    ),
    "in place": Program(IN_PLACE.format(trip=1), tuple((-1, n) for n in range(1, 9))),
    "maximum": Program(MAXIMUM, tuple((-1, n) for n in range(10))),
    "long sum": Program(LONG_SUM.format(trip=1), tuple((-1, n) for n in range(1, 9))),
    "nested": Program(NESTED, tuple((-1, n) for n in (1, 2, 3, 4))),
    "branches": Program(BRANCHES, tuple((-1, a, b) for a in (0, 5) for b in (0, 3, 9, 12))),
    "spilled": Program(SPILLED, tuple((-1, -2, n) for n in (1, 2, 3, 5, 8, 12))),
    "held": Program(HELD, ((-1, 5), (-2, 77))),
    "table": Program(TABLED, tuple((-1, -2, -3, n) for n in (4, 5, 7, 11))),
    "long": Program(LONG, ((-1, 5), (-2, 77))),
    "pairs": Program(WIDE, tuple((-1, -2, 0, n) for n in (1, 2, 3, 4, 7, 11)), "c64x"),
}

Outcome = tuple[int | None, tuple[bytes, ...]]


def _buffers(program: Program) -> list[bytes]:
    chance = random.Random(7)
    return [
        struct.pack(f"<{_WORDS}I", *(chance.getrandbits(32) for _ in range(_WORDS)))
        for _ in range(program.buffers)
    ]


def _resolved(call: tuple[int, ...], places: list[int]) -> list[int]:
    return [places[-argument - 1] if argument < 0 else argument for argument in call]


@cache
def scheduled(name: str) -> ScheduledProcedure:
    program = PROGRAMS[name]
    return optimize(program.text, "program.sa", program.isa, QUICK).procedures[0]


@cache
def expected(name: str) -> tuple[Outcome, ...]:
    program = PROGRAMS[name]
    procedure = parse(program.text, "program.sa", instruction_table(program.isa))[0]
    found: list[Outcome] = []
    for call in program.calls:
        memory = Memory()
        places = [memory.allocate(len(data), 64, data) for data in _buffers(program)]
        result = interpret(procedure, _resolved(call, places), memory, {})
        after = tuple(memory.read(place, 4 * _WORDS) for place in places)
        found.append((None if result is None else result & 0xFFFFFFFF, after))
    return tuple(found)


def means_the_same(name: str, mutant: ScheduledProcedure) -> bool:
    """Whether the simulator gives the same results for a mutant as the interpreter for the source."""
    program = PROGRAMS[name]
    table = instruction_table(program.isa)
    try:
        lines = [f"        .global {mutant.procedure.name}", *assembly_of(mutant, table)]
        object_file = _core.assemble("\n".join(lines) + "\n", "mutant.asm", program.isa)
    except (_core.AssemblyError, KeyError, AssertionError):
        return False
    for call, (result, after) in zip(program.calls, expected(name), strict=True):
        simulator = _core.Simulator(f"{program.isa}-flat")
        simulator.load([object_file])
        places = [simulator.allocate(4 * _WORDS, 64) for _ in range(program.buffers)]
        for place, data in zip(places, _buffers(program), strict=True):
            simulator.write(place, data)
        arguments = _resolved(call, places)
        try:
            run = simulator.call(mutant.procedure.name, arguments, max_cycles=_MOST_CYCLES)
        except _core.SimulationError:
            return False
        if result is not None and run.return_value != result:
            return False
        if tuple(bytes(simulator.read(place, 4 * _WORDS)) for place in places) != after:
            return False
    return True


def mutants(name: str, way: str, most: int) -> Iterator[ScheduledProcedure]:
    """Some mutants of a program, spread over all that there are."""
    table = instruction_table(PROGRAMS[name].isa)
    found = list(islice(MUTATIONS[way](scheduled(name), table), 400))
    random.Random(f"{name} {way}").shuffle(found)
    yield from found[:most]


def notices(name: str, mutant: ScheduledProcedure) -> bool:
    try:
        verify(mutant, instruction_table(PROGRAMS[name].isa))
    except VerifyError:
        return True
    return False


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Mutants that never end are most of the time of these tests; the programs take a few hundred cycles."""
    monkeypatch.setattr(verifier, "_LEAST_CYCLES", 1_000)


@pytest.mark.parametrize("name", PROGRAMS)
def test_what_is_not_spoilt_passes(name: str) -> None:
    assert verify(scheduled(name), instruction_table(PROGRAMS[name].isa)).walks
    assert means_the_same(name, scheduled(name))


@pytest.mark.parametrize(
    ("each", "most"), [(1, 2), pytest.param(8, len(PROGRAMS), marks=pytest.mark.matrix)]
)
@pytest.mark.parametrize("way", MUTATIONS)
def test_a_spoilt_schedule_is_noticed(way: str, each: int, most: int) -> None:
    """At most `each` mutants of each program, until those of `most` programs were noticed."""
    noticed = 0
    names = list(PROGRAMS)
    random.Random(way).shuffle(names)
    for name in names:
        found = 0
        for mutant in mutants(name, way, each):
            if notices(name, mutant):
                found += 1
            else:
                assert means_the_same(name, mutant), f"{name}: {way} is not noticed"
        noticed += bool(found)
        if noticed == most:
            break
    assert noticed


def test_there_are_enough_ways() -> None:
    assert len(MUTATIONS) >= 50
