"""Runs a source as the interpreter understands it and as the simulator executes its schedule."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass

from broadside import _core
from broadside.facts.isa import instruction_table
from broadside.linear.interpreter.memory import Memory
from broadside.linear.interpreter.run import interpret
from broadside.linear.parse import parse
from broadside.optimizer.optimize import Result, optimize
from broadside.optimizer.record.options import Options

FIRST = Options(first=True, workers=1)
"""The first schedule that is found."""


@dataclass(frozen=True)
class Words:
    """An argument that points to words of memory."""

    values: tuple[int, ...]


Argument = int | Words


@dataclass(frozen=True)
class Outcome:
    """The returned word, and the words of each buffer."""

    returned: int | None
    buffers: list[tuple[int, ...]]


def agreed(
    text: str,
    arguments: Sequence[Argument] = (),
    isa: str = "c62x",
    options: Options = FIRST,
) -> Outcome:
    """The outcome of a call of the first procedure. Interpreter and simulator must agree on it."""
    expected = interpreted(text, arguments, isa)
    result = optimized(text, isa, options)
    found = simulated(result, text, arguments, isa, expected.returned is not None)
    assert found == expected
    return expected


SCHEDULED: dict[tuple[str, str], list[tuple[Options, Result]]] = {}
"""By text and ISA; `tests/optimizer/conftest.py` says which tests share them."""


def optimized(text: str, isa: str, options: Options) -> Result:
    """The schedule of a program, which is made once for equal options."""
    made = SCHEDULED.setdefault((text, isa), [])
    for with_options, result in made:
        if with_options == options:
            return result
    result = optimize(text, "program.sa", isa, options)
    made.append((options, result))
    return result


def interpreted(
    text: str, arguments: Sequence[Argument], isa: str, symbols: dict[str, int] | None = None
) -> Outcome:
    procedures = parse(text, "program.sa", instruction_table(isa))
    memory = Memory()
    places = {n: memory.allocate(4 * len(a.values), 8, _bytes(a)) for n, a in _buffers(arguments)}
    words = [places.get(number, argument) for number, argument in enumerate(arguments)]
    functions = {procedure.name: procedure for procedure in procedures}
    returned = interpret(procedures[0], words, memory, symbols or {}, functions=functions)  # type: ignore[arg-type]
    after = [_words(memory.read(places[n], 4 * len(a.values))) for n, a in _buffers(arguments)]
    return Outcome(None if returned is None else returned & 0xFFFFFFFF, after)


def simulated(
    result: Result, text: str, arguments: Sequence[Argument], isa: str, returns: bool
) -> Outcome:
    name = parse(text, "program.sa", instruction_table(isa))[0].name
    simulator = _core.Simulator(f"{isa}-flat")
    assembly = f"        .global {name}\n{result.assembly}"
    simulator.load([_core.assemble(assembly, "program.asm", isa)])
    places = {n: simulator.allocate(4 * len(a.values)) for n, a in _buffers(arguments)}
    for number, argument in _buffers(arguments):
        simulator.write(places[number], _bytes(argument))
    words = [places.get(number, argument) for number, argument in enumerate(arguments)]
    call = simulator.call(name, words, 1_000_000, undefined_registers=True)  # type: ignore[arg-type]
    after = [
        _words(bytes(simulator.read(places[n], 4 * len(a.values)))) for n, a in _buffers(arguments)
    ]
    return Outcome(call.return_value if returns else None, after)


def _buffers(arguments: Sequence[Argument]) -> list[tuple[int, Words]]:
    return [(n, a) for n, a in enumerate(arguments) if isinstance(a, Words)]


def _bytes(argument: Words) -> bytes:
    words = argument.values
    return struct.pack(f"<{len(words)}I", *(word & 0xFFFFFFFF for word in words))


def _words(data: bytes) -> tuple[int, ...]:
    return struct.unpack(f"<{len(data) // 4}I", data)
