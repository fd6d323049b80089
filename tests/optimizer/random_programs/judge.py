"""Judges a program: the schedule must do what the interpreter does, and the optimizer must not break down."""

from __future__ import annotations

import re
import traceback
from dataclasses import dataclass
from enum import Enum

from broadside import _core
from broadside.isa import instruction_table
from broadside.linear.interpret import AccessError, InterpretError, Memory, interpret
from broadside.linear.ir import LinearError, Procedure
from broadside.linear.parse import parse
from broadside.optimizer.optimize import optimize
from broadside.optimizer.record.options import Options
from broadside.optimizer.tasks.first import WRONG
from random_programs.program import ALIGNMENT, ARENA_BYTES, Argument, Pointer, Program, Wide

PATH = "random.sa"
_MOST_CYCLES = 1_000_000


class Verdict(Enum):
    RIGHT = "right"
    PLAIN = "plain"
    """Right, but scheduled without a search, which had found nothing."""
    REFUSED = "refused"
    WRONG = "wrong"
    TRACEBACK = "traceback"
    FAULT = "fault"
    """The verifier kept a wrong schedule from being written."""
    ILLEGAL = "illegal"
    """The program has no meaning: the generator or the interpreter is wrong."""


@dataclass(frozen=True)
class Judgement:
    """`cause` is alike for failures that are alike; `detail` is all that is known."""

    verdict: Verdict
    cause: str = ""
    detail: str = ""


@dataclass(frozen=True)
class Effect:
    """What a call left: the returned word, if there is one, and the bytes of the arenas."""

    returned: int | None
    arenas: tuple[bytes, ...]


def judge(program: Program, options: Options) -> Judgement:
    """What becomes of one program."""
    try:
        procedures = parse(program.text, PATH, instruction_table(program.isa))
        expected = [_interpreted(program, procedures, call) for call in program.calls]
    except LinearError as error:
        return Judgement(Verdict.REFUSED, _pattern(error.cause), str(error))
    except (InterpretError, AccessError) as error:
        return Judgement(Verdict.ILLEGAL, _pattern(str(error)), str(error))
    try:
        result = optimize(program.text, PATH, program.isa, options)
    except LinearError as error:
        missing = "" if error.location.line else " (without a line)"
        return Judgement(Verdict.REFUSED, _pattern(error.cause) + missing, str(error))
    except Exception as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{type(error).__name__} in {last.name}: {error}"
        return Judgement(Verdict.TRACEBACK, _pattern(where), traceback.format_exc())
    faults = [s.plain for s in result.procedures if s.plain.startswith(WRONG)]
    if faults:
        return Judgement(Verdict.FAULT, _pattern(faults[0]), faults[0])
    judgement = _compared(program, result.assembly, expected)
    plain = [s.plain for s in result.procedures if s.plain]
    if plain and judgement.verdict is Verdict.RIGHT:
        return Judgement(Verdict.PLAIN, _pattern(plain[0]), plain[0])
    return judgement


def _compared(program: Program, assembly: str, expected: list[Effect]) -> Judgement:
    """Runs the scheduled code on every list of arguments."""
    for call, effect in zip(program.calls, expected, strict=True):
        try:
            found = _simulated(program, assembly, call)
        except (_core.AssemblyError, _core.SimulationError, _core.LoadError) as error:
            cause = f"{type(error).__name__}: {getattr(error, 'rule', '')} {_first_line(error)}"
            return Judgement(Verdict.WRONG, _pattern(cause), f"{error}\n{call}")
        if effect.returned is not None and found.returned != effect.returned:
            detail = f"{found.returned:#x} instead of {effect.returned:#x} for {call}"
            return Judgement(Verdict.WRONG, "another word is returned", detail)
        if found.arenas != effect.arenas:
            return Judgement(Verdict.WRONG, "memory differs", _difference(effect, found, call))
    return Judgement(Verdict.RIGHT)


def _interpreted(program: Program, procedures: list[Procedure], call: list[Argument]) -> Effect:
    memory = Memory()
    places = [memory.allocate(ARENA_BYTES, ALIGNMENT, data) for data in program.arena_bytes()]
    functions = {procedure.name: procedure for procedure in procedures}
    words = [a.high << 32 | a.low if isinstance(a, Wide) else _word(a, places) for a in call]
    returned = interpret(procedures[0], words, memory, {}, 200_000, functions)
    after = tuple(memory.read(place, ARENA_BYTES) for place in places)
    return Effect(None if returned is None else program.folded(returned), after)


def _simulated(program: Program, assembly: str, call: list[Argument]) -> Effect:
    simulator = _core.Simulator(f"{program.isa}-flat")
    needs_caller = bool(program.wide) or program.returns_pairs
    caller = program.caller() if needs_caller else []
    entry = "caller" if needs_caller else program.name
    text = "\n".join([f"        .global {entry}", assembly, *caller, ""])
    simulator.load([_core.assemble(text, "random.asm", program.isa)])
    places = []
    for data in program.arena_bytes():
        places.append(simulator.allocate(ARENA_BYTES, ALIGNMENT))
        simulator.write(places[-1], data)
    words = [_word(argument, places) for argument in call]
    words += [argument.high for argument in call if isinstance(argument, Wide)]
    result = simulator.call(entry, words, _MOST_CYCLES, undefined_registers=True)
    after = tuple(bytes(simulator.read(place, ARENA_BYTES)) for place in places)
    return Effect(result.return_value, after)


def _word(argument: Argument, places: list[int]) -> int:
    """The word that is passed for an argument, of a pair the lower one."""
    if isinstance(argument, Pointer):
        return places[argument.arena] + ARENA_BYTES // 2 + argument.offset
    return argument.low if isinstance(argument, Wide) else argument


def _difference(expected: Effect, found: Effect, call: list[Argument]) -> str:
    for number, (one, two) in enumerate(zip(expected.arenas, found.arenas, strict=True)):
        wrong = [place for place in range(ARENA_BYTES) if one[place] != two[place]]
        if wrong:
            at = wrong[0] - ARENA_BYTES // 2
            return f"arena {number}: {len(wrong)} bytes differ, the first at {at}, for {call}"
    return ""


def _first_line(error: Exception) -> str:
    return (str(error).splitlines() or [""])[0]


def _pattern(text: str) -> str:
    """The text of a failure without what differs from program to program."""
    text = re.sub(r"random\.(sa|asm):[\d:]+ ?(error: )?", "", text)
    text = re.sub(r"0x[0-9a-f]+", "#", text)
    text = re.sub(r"\b[AB]\d+\b", "R", text)
    text = re.sub(r"\b(?:L\d+|entry|f)\$?\w*:", "node:", text)
    text = re.sub(r"\b[a-zA-Z]\d+(?:\$\w*)?\b", "v", text)
    text = re.sub(r"\b(v(?:, v)+)\b", "v...", text)
    return re.sub(r"-?\d+", "#", text)[:160]
