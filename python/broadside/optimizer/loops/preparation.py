"""Prepares loops of one block: recognises the counter and builds the model of the body."""

from __future__ import annotations

from dataclasses import dataclass, replace

from broadside.linear.ir import (
    Block,
    Immediate,
    Operation,
    Predicate,
    Register,
    Trip,
    UnitSpecifier,
)
from broadside.optimizer.loops.body import Body, loop_body
from broadside.optimizer.loops.model import LoopModel
from broadside.optimizer.loops.uncounted import reason
from broadside.optimizer.machine.banks import may_conflict
from broadside.optimizer.machine.target import Machine


@dataclass(frozen=True)
class Counter:
    """The register that counts a loop down to zero, and the amount (`step`) that an iteration subtracts."""

    register: Register
    step: int
    decrement: int  # position of the operation that counts


class NotPipelined(Exception):
    """The loop cannot be pipelined and is scheduled as straight code; the text says why."""


class NotInTime(NotPipelined):
    """The time for a loop ended before a schedule was found; more time may help."""


@dataclass
class Loop:
    """An innermost loop made ready for modulo scheduling.

    `counter.register` differs from `source_counter` if other operations read the source's counter. The loop
    then has a counter of its own, which code before the loop sets from the source's counter. `live_out`: the
    registers read after the loop.
    """

    block: Block
    body: Body
    model: LoopModel
    counter: Counter
    source_counter: Register
    trip: Trip
    live_out: frozenset[Register]

    @property
    def name(self) -> str:
        assert self.block.label is not None
        return self.block.label


def prepare_loop(
    block: Block, machine: Machine, live_out: frozenset[Register], *, one_stage: bool = False
) -> Loop:
    """Prepares `block`. Raises NotPipelined if the loop has no counter or a volatile access.

    With `one_stage` the kernel runs once for each iteration, so the counter stays as it is.
    """
    _refuse_volatile(block)
    found = find_counter(block)
    operations, counter = (
        (block.operations, found) if one_stage else _detach(block, found, live_out)
    )
    body = loop_body(operations, machine, live_out, block.label or "loop")
    branch = len(operations) - 1
    control = frozenset((branch, counter.decrement))
    model = LoopModel(
        region=body.region,
        branch=branch,
        control=control,
        whole=frozenset(body.graph.whole),
        apart=tuple(may_conflict(operations, machine.procedure)) if machine.has_banks else (),
        objective_first=_first_readers(body, control),
        objective_last=_last_writers(body, control),
    )
    return Loop(block, body, model, counter, found.register, block.trip or Trip(), live_out)


def _refuse_volatile(block: Block) -> None:
    """Refuses volatile accesses, because a pipeline may begin passes that the source does not have."""
    for operation in block.operations:
        if operation.is_volatile:
            raise NotPipelined(
                f"line {operation.location.line}: a volatile access must be made once in each pass"
            )


def find_counter(block: Block) -> Counter:
    """The counter of `[n] B loop`: exactly one operation of the block subtracts a constant from n.

    Raises NotPipelined if there is none.
    """
    predicate = block.operations[-1].predicate
    if predicate is None or predicate.negated:
        raise NotPipelined(reason(block))
    register = predicate.register
    writers = [i for i, o in enumerate(block.operations) if register in o.writes]
    step = _step(block.operations[writers[0]], register) if len(writers) == 1 else 0
    if step <= 0:
        raise NotPipelined(reason(block))
    return Counter(register, step, writers[0])


def _step(operation: Operation, register: Register) -> int:
    """The constant that `operation` subtracts from `register`; 0 if it does anything else."""
    own = operation.predicate in (None, Predicate(register))
    operands = operation.operands
    if not own or operation.mnemonic not in ("ADD", "SUB", "ADDK"):
        return 0
    if operation.mnemonic == "ADDK":
        constant, target = operands
        return -constant.value if isinstance(constant, Immediate) else 0
    first, second, target = operands
    if target != register:
        return 0
    if first == register and isinstance(second, Immediate):
        return second.value if operation.mnemonic == "SUB" else -second.value
    if second == register and isinstance(first, Immediate) and operation.mnemonic == "ADD":
        return -first.value
    return 0


def _detach(
    block: Block, counter: Counter, live_out: frozenset[Register]
) -> tuple[tuple[Operation, ...], Counter]:
    """Gives the loop a counter that no other operation reads and that stops at zero."""
    operations = list(block.operations)
    others = [o for i, o in enumerate(operations[:-1]) if i != counter.decrement]
    used = counter.register in live_out or any(counter.register in o.reads for o in others)
    old = operations[counter.decrement]
    register = Register(f"{counter.register.name}$trip") if used else counter.register
    decrement = _guarded_decrement(old, register, counter.step)
    branch = _renamed_branch(operations[-1], register)
    if used:
        decrement = replace(decrement, index=old.index)
        operations[-1:] = [decrement, branch]
        return tuple(operations), Counter(register, counter.step, len(operations) - 2)
    operations[counter.decrement], operations[-1] = decrement, branch
    return tuple(operations), Counter(register, counter.step, counter.decrement)


def _guarded_decrement(old: Operation, register: Register, step: int) -> Operation:
    """`[n] SUB n, step, n`: n stays zero in passes of the kernel that begin no iteration."""
    return replace(
        old,
        mnemonic="SUB",
        operands=(register, Immediate(step), register),
        predicate=Predicate(register),
        unit=UnitSpecifier(side=old.unit.side),
        reads=(register,),
        writes=(register,),
        keeps=(register,),
        delay_slots=0,
    )


def _renamed_branch(branch: Operation, register: Register) -> Operation:
    return replace(branch, predicate=Predicate(register), reads=(register,))


def _first_readers(body: Body, control: frozenset[int]) -> tuple[int, ...]:
    """Operations that read a value from the iteration before or from the code before the loop."""
    carried = frozenset(body.graph.entry.values()) - body.invariants
    updated_alone = {
        number
        for number in carried
        if _writers(body, number) <= _readers(body, number)  # a pointer or an accumulator
    }
    wanted = carried - updated_alone or carried
    return tuple(sorted({n for v in wanted for n in _readers(body, v)} - control)) or tuple(
        n for n in range(len(body.operations)) if n not in control
    )


def _last_writers(body: Body, control: frozenset[int]) -> tuple[int, ...]:
    """Operations whose results are read after the loop; all operations if there are none."""
    wanted = frozenset(body.graph.exit.values()) - body.invariants
    found = sorted({n for v in wanted for n in _writers(body, v)} - control)
    return tuple(found) or tuple(n for n in range(len(body.operations)) if n not in control)


def _readers(body: Body, value: int) -> frozenset[int]:
    operations = body.region.operations
    return frozenset(
        n for n, o in enumerate(operations) if value in o.reads or o.predicate == value
    )


def _writers(body: Body, value: int) -> frozenset[int]:
    operations = body.region.operations
    return frozenset(n for n, o in enumerate(operations) if any(w.value == value for w in o.writes))
