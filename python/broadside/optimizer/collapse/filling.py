"""Collapses stages of the prolog: the kernel runs before the first iterations reach its last stages.

A predicate switches off operations that would do harm then. It tests a counter that is zero from the cycle in
which the first iteration arrives. One counter serves all operations of an iteration that lie within one
interval.
"""

from __future__ import annotations

from dataclasses import replace

from broadside.facts.cpu import CONSTANTS
from broadside.linear.ir import Immediate, Operation, Predicate, Register
from broadside.linear.procedure.conventions import CALLEE_SAVED
from broadside.optimizer.collapse.harmless import may_be_invalid
from broadside.optimizer.loops.collapsed import Switch
from broadside.optimizer.loops.pipelined import PipelinedLoop, lives, with_own_body
from broadside.optimizer.machine.forms import choices
from broadside.optimizer.machine.target import Machine
from broadside.optimizer.model.inserted import computation
from broadside.optimizer.model.region import Value


def filled_by_kernel(
    pipelined: PipelinedLoop, prolog: int, machine: Machine
) -> PipelinedLoop | None:
    """The loop with `prolog` stages of its prolog collapsed; None if this is impossible."""
    collapse = replace(pipelined.collapse, prolog=prolog)
    shorter = replace(pipelined, collapse=collapse)
    harmful = _harmful(shorter)
    if harmful is None or _loses_what_enters(shorter):
        return None
    return _switched(shorter, harmful, machine) if harmful else shorter


def _harmful(pipelined: PipelinedLoop) -> frozenset[int] | None:
    """The operations that must not run before the first iteration arrives.

    None if one of them has a predicate already.
    """
    body, found = pipelined.loop.body, set()
    entering = frozenset(body.graph.entry.values()) - body.invariants
    for number, operation in enumerate(body.operations):
        stage = pipelined.schedule.cycles[number] // pipelined.interval
        if number in pipelined.loop.model.control or stage <= pipelined.filling:
            continue
        changes = any(w.value in entering for w in body.region.operations[number].writes)
        touches = operation.memory is not None or operation.is_call or operation.is_volatile
        touches |= may_be_invalid(operation, body.operations)
        if changes or touches or any(register.is_control for register in operation.writes):
            if operation.predicate is not None:
                return None
            found.add(number)
    return frozenset(found)


def _loses_what_enters(pipelined: PipelinedLoop) -> bool:
    """Whether the kernel would overwrite a value that enters the loop.

    This value is in its register when the kernel begins. In later passes other values use the register
    until an iteration writes it, so in the first passes these would overwrite the entering value.
    """
    body, graph = pipelined.loop.body, pipelined.loop.body.graph
    begin = pipelined.filling * pipelined.interval
    found = lives(pipelined.loop.model, pipelined.schedule)
    registers = list(pipelined.registers.values())
    return any(
        found[value].last_write - pipelined.interval >= begin
        and registers.count(pipelined.register_of(value)) > 1
        for value in frozenset(graph.entry.values()) - body.invariants
        if not found[value].always
    )


def _switched(
    pipelined: PipelinedLoop, harmful: frozenset[int], machine: Machine
) -> PipelinedLoop | None:
    """The loop with a counter that keeps these operations from running too early; None if it has no room."""
    interval, begin = pipelined.interval, pipelined.filling * pipelined.interval
    cycles = [pipelined.schedule.cycles[number] for number in harmful]
    vacant = _vacant(pipelined, machine)
    register = Register(f"{pipelined.loop.name}$fill")
    counts = _counting(register, pipelined.loop.body.operations[0])
    taken = _taken(pipelined)
    for zero in range(min(cycles), max(max(cycles) - interval, begin), -1):
        slot = (zero - 1) % interval
        for choice in choices(counts, machine.table, machine.procedure):
            sides = {side for _, side in (*choice.reads, *choice.writes)}
            homes = [home for home in vacant if {home[0]} == sides]
            if choice.paths or (choice.unit_name, slot) in taken or not homes:
                continue
            count = (zero - 1 - slot - begin) // interval + 1
            if count in CONSTANTS:  # of MVK
                switch = Switch(register, homes[0], count, slot, counts, choice, harmful)
                return _entered(replace(pipelined, registers=vacant[homes[0]]), switch)
    return None


def _vacant(pipelined: PipelinedLoop, machine: Machine) -> dict[str, dict[tuple[int, str], str]]:
    """The predicate registers that are or can be made free, each with the loop's registers in that case."""
    ways = ((home, _vacated(pipelined, home, machine)) for home in machine.predicates)
    return {home: moved for home, moved in ways if moved is not None}


def _vacated(
    pipelined: PipelinedLoop, home: str, machine: Machine
) -> dict[tuple[int, str], str] | None:
    """The registers of the loop after its values have left `home`; None if they cannot."""
    taken = set(pipelined.registers.values())
    there = [holder for holder, register in pipelined.registers.items() if register == home]
    if not there:
        return pipelined.registers
    region = pipelined.loop.body.region
    paired = {value for pair in region.pairs for value in pair}
    if any(value in paired for value, _ in there):
        return None
    allowed = [region.values[value].registers or machine.registers for value, _ in there]
    others = [
        register
        for register in machine.registers
        if register[0] == home[0]
        and register not in taken
        and register not in machine.predicates
        and all(register in fine for fine in allowed)
    ]
    if not others:
        return None
    other = min(others, key=lambda register: register in CALLEE_SAVED)
    return {**pipelined.registers, **dict.fromkeys(there, other)}


def _counting(register: Register, like: Operation) -> Operation:
    """`[q] SUB q, 1, q`, which stops at zero."""
    why = "passes before the first iteration arrives"
    counts = computation("SUB", (register, Immediate(1), register), like.location, why)
    return replace(counts, predicate=Predicate(register), keeps=(register,))


def _taken(pipelined: PipelinedLoop) -> frozenset[tuple[str, int]]:
    """Pairs (unit, slot) that operations of the kernel use."""
    schedule = pipelined.schedule
    return frozenset(
        (operation.forms[schedule.forms[n]].unit, schedule.cycles[n] % pipelined.interval)
        for n, operation in enumerate(pipelined.loop.body.region.operations)
    )


def _entered(pipelined: PipelinedLoop, switch: Switch) -> PipelinedLoop:
    """The loop with the counter as a value that enters it."""
    loop = with_own_body(pipelined.loop)
    body, number = loop.body, len(loop.body.region.values)
    body.region.values.append(Value(switch.register.name, (switch.home,), ready=0))
    body.graph.registers.append(switch.register)
    body.graph.entry[switch.register] = number
    side = switch.home[0]
    schedule = replace(pipelined.schedule, sides=[*pipelined.schedule.sides, side])
    registers = {**pipelined.registers, (number, side): switch.home}
    collapse = replace(pipelined.collapse, switch=switch)
    return replace(pipelined, loop=loop, schedule=schedule, registers=registers, collapse=collapse)
