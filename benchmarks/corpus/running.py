"""Runs a routine's cases: one operation after another, and as scheduled code on the simulator."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from broadside import _core
from broadside.facts.isa import instruction_table
from broadside.linear.interpreter.memory import Memory
from broadside.linear.interpreter.run import interpret
from broadside.linear.ir import Procedure
from broadside.linear.parse import parse
from corpus.routine import Buffer, Case, Routine

MACHINES = {"c62x": "c62x-flat", "c64x": "c64x-flat"}
"""The machine for the scheduled code of an ISA level; its memory never stalls."""


class WrongResult(Exception):
    """A routine gave another result than its oracle."""


@dataclass(frozen=True)
class Outcome:
    """The outcome of a call: the buffers, and the word returned."""

    buffers: list[bytes]
    returned: int | None


def cases(routine: Routine, count: int) -> Iterator[Case]:
    """`count` calls, the same ones each time."""
    for number in range(count):
        yield routine.make(Random(f"{routine.name} {number}"))


def procedure_of(routine: Routine, isa: str) -> Procedure:
    """The one procedure of a routine's file."""
    (procedure,) = parse(routine.text, str(routine.path), instruction_table(isa))
    return procedure


def check_interpreted(routine: Routine, isa: str, count: int) -> None:
    """Raises WrongResult if the source itself differs from the oracle."""
    procedure = procedure_of(routine, isa)
    for case in cases(routine, count):
        memory = Memory()
        places = [memory.allocate(len(b.before) or 1, 8, b.before) for b in case.buffers]
        returned = interpret(procedure, _words(case, places), memory, {})
        after = [
            memory.read(place, len(buffer.before))
            for place, buffer in zip(places, case.buffers, strict=True)
        ]
        compare(case, Outcome(after, returned), f"{routine.name} for {isa}, interpreted")


def check_simulated(routine: Routine, isa: str, assembly: str, count: int) -> int:
    """Cycles of all calls together; raises WrongResult if the scheduled code is wrong."""
    symbol = procedure_of(routine, isa).name
    machine_code = _core.assemble(assembly, f"{routine.name}.asm", isa)
    cycles = 0
    for case in cases(routine, count):
        simulator = _core.Simulator(MACHINES[isa])
        simulator.load([machine_code])
        places = [simulator.allocate(len(buffer.before) or 1) for buffer in case.buffers]
        for place, buffer in zip(places, case.buffers, strict=True):
            simulator.write(place, buffer.before)
        result = simulator.call(symbol, _words(case, places))
        after = [
            bytes(simulator.read(place, len(buffer.before)))
            for place, buffer in zip(places, case.buffers, strict=True)
        ]
        compare(case, Outcome(after, result.return_value), f"{routine.name} for {isa}, scheduled")
        cycles += result.cycles
    return cycles


def _words(case: Case, places: list[int]) -> list[int]:
    """The arguments as words: the addresses of the buffers in their places."""
    left = iter(places)
    return [
        next(left) if isinstance(argument, Buffer) else argument & 0xFFFFFFFF
        for argument in case.arguments
    ]


def compare(case: Case, outcome: Outcome, what: str) -> None:
    """Raises WrongResult unless the outcome is the expected one."""
    if case.returned is not None and outcome.returned != case.returned:
        raise WrongResult(f"{what}: returns {outcome.returned}, not {case.returned}")
    for number, (buffer, after) in enumerate(zip(case.buffers, outcome.buffers, strict=True)):
        if after != buffer.expected:
            pairs = zip(after, buffer.expected, strict=True)
            place = next(i for i, (found, wanted) in enumerate(pairs) if found != wanted)
            raise WrongResult(
                f"{what}: buffer {number} differs from byte {place} on: "
                f"{after[place : place + 8].hex()}, not {buffer.expected[place : place + 8].hex()}"
            )
