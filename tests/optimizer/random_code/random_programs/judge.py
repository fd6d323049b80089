"""Judges a program: the schedule must do what the interpreter does, and the optimizer must not break down."""

from __future__ import annotations

import random
import re
import traceback
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path

from broadside import _core
from broadside.facts.isa import instruction_table
from broadside.linear.interpreter.machine import InterpretError
from broadside.linear.interpreter.memory import AccessError, Memory
from broadside.linear.interpreter.run import interpret
from broadside.linear.ir import LinearError, Procedure
from broadside.linear.parse import parse
from broadside.linear.procedure.conventions import ARGUMENT_REGISTERS, RESULT_REGISTERS
from broadside.optimizer.optimize import NO_PLAN, Result, optimize
from broadside.optimizer.record.options import Options
from broadside.optimizer.tasks.first import WRONG
from random_programs.program import ALIGNMENT, ARENA_BYTES, Argument, Pointer, Program, Wide

PATH = "random.sa"
_MOST_CYCLES = 1_000_000
_INTERRUPTS = 6  # of each call, one a run
_SERVICE = Path(__file__).parents[3].joinpath("interrupt_service.asm").read_text(encoding="utf-8")


class Verdict(Enum):
    RIGHT = "right"
    PLAIN = "plain"
    """Right, but scheduled without a search, because the search found nothing."""
    UNSAFE = "without a plan"
    """No plan was found that lets each interrupt in within the threshold, so nothing is written."""
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
    read: tuple[frozenset[int], ...] = field(default=(), compare=False)
    """For each arena, the bytes that the source reads."""
    written: tuple[frozenset[int], ...] = field(default=(), compare=False)
    """For each arena, the bytes that the source writes."""
    cycles: int = field(default=0, compare=False)
    interruptible: bool = field(default=False, compare=False)


class _Noted(Memory):
    """A memory that notes which bytes are read and which are written."""

    def __init__(self) -> None:
        super().__init__()
        self.was_read: set[int] = set()
        self.was_written: set[int] = set()

    def read(self, address: int, size: int) -> bytes:
        self.was_read.update(range(address, address + size))
        return super().read(address, size)

    def write(self, address: int, data: bytes) -> None:
        self.was_written.update(range(address, address + len(data)))
        super().write(address, data)


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
        if error.cause.endswith(NO_PLAN):
            return Judgement(Verdict.UNSAFE, _pattern(error.cause), str(error))
        missing = "" if error.location.line else " (without a line)"
        return Judgement(Verdict.REFUSED, _pattern(error.cause) + missing, str(error))
    except Exception as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{type(error).__name__} in {last.name}: {error}"
        return Judgement(Verdict.TRACEBACK, _pattern(where), traceback.format_exc())
    faults = [s.plain for s in result.procedures if s.plain.startswith(WRONG)]
    if faults:
        return Judgement(Verdict.FAULT, _pattern(faults[0]), faults[0])
    if taken := _reserved_and_taken(procedures, result):
        return Judgement(Verdict.WRONG, "a reserved register is taken", ", ".join(taken))
    judgement = _compared(program, result, expected, options.interrupt_threshold is not None)
    plain = [s.plain for s in result.procedures if s.plain]
    if plain and judgement.verdict is Verdict.RIGHT:
        return Judgement(Verdict.PLAIN, _pattern(plain[0]), plain[0])
    return judgement


def _reserved_and_taken(procedures: list[Procedure], result: Result) -> list[str]:
    """Registers that `.reserve` keeps from the optimizer, and that only the scheduled code names.

    Only of a procedure without calls, because the called ones may name them.
    """
    if len(procedures) > 1:
        return []
    (procedure,) = procedures
    code = "\n".join(line.partition(";")[0] for line in result.assembly.splitlines())
    own = {
        r.name for operation in procedure.operations for r in (*operation.reads, *operation.writes)
    }
    own.update(("B3", *ARGUMENT_REGISTERS[: len(procedure.arguments)]))
    if any(operation.leaves and operation.operands for operation in procedure.operations):
        own.update(RESULT_REGISTERS)
    return sorted(procedure.reserved & set(re.findall(r"\b[AB]\d+\b", code)) - own)


def _compared(
    program: Program, result: Result, expected: list[Effect], interrupted: bool
) -> Judgement:
    """Runs the scheduled code on every list of arguments, and `interrupted` in some cycles.

    Of the arenas it may load what the source reads, and as many bytes around as its records say.
    """
    chance = random.Random(program.text)
    beyond = _bytes_in_vain(result)
    for call, effect in zip(program.calls, expected, strict=True):
        loaded = None if beyond is None else [_around(read, beyond) for read in effect.read]
        try:
            runs = {"": _simulated(program, result, call, effect, loaded)}
            cycles = runs[""].cycles if interrupted else 0
            for cycle in chance.sample(range(cycles), min(cycles, _INTERRUPTS)):
                left = _simulated(program, result, call, effect, loaded, cycle)
                runs[f", interrupted from cycle {cycle} on"] = left
        except (_core.AssemblyError, _core.SimulationError, _core.LoadError) as error:
            cause = f"{type(error).__name__}: {getattr(error, 'rule', '')} {_first_line(error)}"
            return Judgement(Verdict.WRONG, _pattern(cause), f"{error}\n{call}")
        if interrupted and not runs[""].interruptible:
            return Judgement(Verdict.WRONG, "an interrupt may do harm", f"for {call}")
        for when, found in runs.items():
            cause, detail = _difference(effect, found, call)
            if cause:
                return Judgement(Verdict.WRONG, _pattern(cause + when), detail + when)
    return Judgement(Verdict.RIGHT)


def _bytes_in_vain(result: Result) -> int | None:
    """How far beyond what the source reads the code may load; nothing if that cannot be told.

    It cannot where a loop is begun in vain, nor where no loop collapses: a branch may have gone elsewhere
    after a load that stands before it.
    """
    if not any(
        search.pipelined.collapse.bytes for s in result.procedures for search in s.searches.values()
    ):
        return None
    for scheduled in result.procedures:
        loads = [
            (item.node, issued.operation.location, bool(issued.iteration))
            for item in scheduled.nodes
            for issued in item.issued
            if issued.operation.is_load
        ]
        nodes = Counter(place for _, place in {(node.name, place) for node, place, _ in loads})
        for node, place, of_pass in loads:
            forks = len(node.successors) > 1 and not node.is_loop
            if forks and (of_pass or nodes[place] > 1):
                return None
    collapses = [f.pipelined.collapse for s in result.procedures for f in s.searches.values()]
    return max((collapse.bytes for collapse in collapses), default=0)


def _around(read: frozenset[int], beyond: int) -> frozenset[int]:
    near = (range(max(0, at - beyond), min(ARENA_BYTES, at + beyond + 1)) for at in read)
    return read.union(*near) if beyond else read


def _interpreted(program: Program, procedures: list[Procedure], call: list[Argument]) -> Effect:
    memory = _Noted()
    places = [memory.allocate(ARENA_BYTES, ALIGNMENT, data) for data in program.arena_bytes()]
    memory.was_written.clear()
    functions = {procedure.name: procedure for procedure in procedures}
    words = [a.high << 32 | a.low if isinstance(a, Wide) else _word(a, places) for a in call]
    returned = interpret(procedures[0], words, memory, {}, 200_000, functions)
    read, written = (
        tuple(
            frozenset(at - place for at in noted if place <= at < place + ARENA_BYTES)
            for place in places
        )
        for noted in (memory.was_read, memory.was_written)
    )
    after = tuple(memory.read(place, ARENA_BYTES) for place in places)
    word = None if returned is None else program.folded(returned)
    return Effect(word, after, read, written)


def _simulated(
    program: Program,
    result: Result,
    call: list[Argument],
    expected: Effect,
    loaded: list[frozenset[int]] | None,
    interrupt: int | None = None,
) -> Effect:
    """One call; bytes of the arenas that are not among the `loaded` may not be read, if these are given.

    They then have no contents either, so of what is not `expected` to be written only the change counts.
    A kernel that begins before its first iteration computes with registers that nothing has written.
    An interrupt, pending from that cycle on, saves some of these too.
    """
    collapses = [f.pipelined.collapse for s in result.procedures for f in s.searches.values()]
    fills = any(collapse.prolog for collapse in collapses)
    simulator = _core.Simulator(f"{program.isa}-flat")
    needs_caller = bool(program.wide) or program.returns_pairs
    caller = program.caller() if needs_caller else []
    entry = "caller" if needs_caller else program.name
    text = "\n".join([f"        .global {entry}", result.assembly, *caller, ""])
    files = {"random.asm": text} | ({} if interrupt is None else {"service.asm": _SERVICE})
    simulator.load([_core.assemble(code, path, program.isa) for path, code in files.items()])
    places = [simulator.allocate(ARENA_BYTES, ALIGNMENT) for _ in program.arena_bytes()]
    before = []
    for number, (place, data) in enumerate(zip(places, program.arena_bytes(), strict=True)):
        for begin, end in [(0, ARENA_BYTES)] if loaded is None else _runs(loaded[number]):
            simulator.write(place + begin, data[begin:end])
        before.append(bytes(simulator.read(place, ARENA_BYTES)))
    words = [_word(argument, places) for argument in call]
    words += [argument.high for argument in call if isinstance(argument, Wide)]
    left = simulator.call(
        entry,
        words,
        _MOST_CYCLES,
        undefined_registers=not fills and interrupt is None,
        uninitialised_memory=loaded is not None,
        interrupt=None
        if interrupt is None
        else _core.PendingInterrupt(interrupt, "interrupt_vectors"),
    )
    after = (bytes(simulator.read(place, ARENA_BYTES)) for place in places)
    arenas = map(_changed, program.arena_bytes(), before, after, expected.written)
    return Effect(
        left.return_value, tuple(arenas), cycles=left.cycles, interruptible=left.interruptible
    )


def _runs(places: frozenset[int]) -> Iterator[tuple[int, int]]:
    """Begin and end of each run of neighbours."""
    for begin in sorted(at for at in places if at - 1 not in places):
        end = begin
        while end in places:
            end += 1
        yield begin, end


def _changed(data: bytes, before: bytes, after: bytes, written: frozenset[int]) -> bytes:
    """The contents of `data` after the call. Memory held a part of it before."""
    bytes_ = zip(data, before, after, strict=True)
    return bytes(
        now if at in written or now != old else own for at, (own, old, now) in enumerate(bytes_)
    )


def _word(argument: Argument, places: list[int]) -> int:
    """The word that is passed for an argument, of a pair the lower one."""
    if isinstance(argument, Pointer):
        return places[argument.arena] + ARENA_BYTES // 2 + argument.offset
    return argument.low if isinstance(argument, Wide) else argument


def _difference(expected: Effect, found: Effect, call: list[Argument]) -> tuple[str, str]:
    """What differs, and all that is known of it; nothing if nothing does."""
    if expected.returned is not None and found.returned != expected.returned:
        detail = f"{found.returned:#x} instead of {expected.returned:#x} for {call}"
        return "another word is returned", detail
    for number, (one, two) in enumerate(zip(expected.arenas, found.arenas, strict=True)):
        wrong = [place for place in range(ARENA_BYTES) if one[place] != two[place]]
        if wrong:
            at = wrong[0] - ARENA_BYTES // 2
            detail = f"arena {number}: {len(wrong)} bytes differ, the first at {at}, for {call}"
            return "memory differs", detail
    return "", ""


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
