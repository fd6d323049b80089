"""Unrolls loops: makes several passes of a loop one, for loops of one block with a counter.

If `.trip` does not say that the number of passes is a multiple, the original loop follows for the passes that
are left:

    begin:  compute whole (passes of the unrolled loop) and left (passes left); if whole = 0, go to rest
    loop:   several passes in one
    more:   if left = 0, go to done
    rest:   the original loop
    done:
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from broadside.linear.ir import (
    Block,
    Immediate,
    LabelReference,
    Operation,
    Predicate,
    Procedure,
    Register,
    Trip,
)
from broadside.optimizer.loops.preparation import Counter, NotPipelined, find_counter
from broadside.optimizer.model.inserted import branch, computation, move
from broadside.optimizer.procedure.flow import build
from broadside.optimizer.procedure.reshape.copies import copies, dependences
from broadside.optimizer.procedure.reshape.entries import before_loop

MOST_OPERATIONS = 200
"""Most operations in the body of an unrolled loop."""

_GREATEST_STEP = 15  # greatest constant that SUB takes
_WHY = "passes in one"


def rest_of(label: str) -> str:
    """The label of the loop for the passes that the unrolled loop leaves over."""
    return f"{label}$rest"


class Whole(Exception):
    """The loop is not unrolled; the text says why."""


@dataclass(frozen=True)
class _Plan:
    """A loop to unroll.

    `exact`: its trip count is a multiple of `passes`. `read`: other operations read its counter.
    """

    position: int
    block: Block
    counter: Counter
    passes: int
    exact: bool
    read: bool

    @property
    def trip(self) -> Trip:
        return self.block.trip or Trip()

    @property
    def step(self) -> int:
        """The amount by which the counter falls in one pass of the unrolled loop."""
        return self.counter.step * self.passes

    @property
    def body(self) -> tuple[Operation, ...]:
        """The operations to copy: all but the branch, and but the count if nothing else reads the counter."""
        return tuple(
            operation
            for place, operation in enumerate(self.block.operations[:-1])
            if self.read or place != self.counter.decrement
        )

    def name(self, part: str) -> str:
        return f"{self.block.label}${part}"


def unrolled(procedure: Procedure, label: str, passes: int) -> Procedure:
    """The procedure with `passes` passes of that loop in one. Raises Whole if this is impossible."""
    position = next(n for n, block in enumerate(procedure.blocks) if block.label == label)
    following = build(procedure).nodes[position].next
    behind = following.live_in if following is not None else frozenset[Register]()
    plan = _planned(procedure.blocks[position], position, passes, behind)
    if plan.exact:
        return _exactly(procedure, plan)
    return _with_rest(procedure, plan)


def _planned(block: Block, position: int, passes: int, behind: frozenset[Register]) -> _Plan:
    """The plan for unrolling; `behind`: the registers that are read after the loop. Raises Whole."""
    try:
        counter = find_counter(block)
    except NotPipelined as reason:
        raise Whole(f"it cannot be pipelined: {reason}") from None
    for operation in block.operations:
        if operation.is_volatile:
            raise Whole(f"the access of line {operation.location.line} is volatile")
    trip = block.trip or Trip()
    if trip.maximum is not None and trip.maximum < passes:
        raise Whole(f"it has at most {trip.maximum} passes")
    if passes * len(block.operations) > MOST_OPERATIONS:
        size = passes * len(block.operations)
        raise Whole(f"{passes} passes are {size} operations, more than {MOST_OPERATIONS}")
    others = [o for n, o in enumerate(block.operations[:-1]) if n != counter.decrement]
    read = any(counter.register in operation.reads for operation in others)
    read |= counter.register in behind
    plan = _Plan(position, block, counter, passes, trip.factor % passes == 0, read)
    if plan.exact and plan.step > _GREATEST_STEP:
        raise Whole(f"it would count by {plan.step}, more than {_GREATEST_STEP}")
    if not plan.exact and (plan.step & (plan.step - 1) or plan.step > _GREATEST_STEP + 1):
        raise Whole(
            f"it counts by {counter.step}, and its passes are not known to be a multiple of {passes}"
            if passes & (passes - 1) == 0
            else f"its passes are not known to be a multiple of {passes} (.trip says that)"
        )
    return plan


def _exactly(procedure: Procedure, plan: _Plan) -> Procedure:
    """The procedure with the unrolled loop alone.

    If other operations read the counter, it keeps counting, and the loop gets a counter of its own.
    """
    own = Register(plan.name("whole")) if plan.read else plan.counter.register
    changed = _with_body(procedure, plan, own, plan.step)
    if not plan.read:
        return changed
    at = plan.block.location
    return before_loop(
        changed, plan.position, [move(plan.counter.register, own, at, _WHY)], "begin"
    )


def _with_rest(procedure: Procedure, plan: _Plan) -> Procedure:
    at, counter = plan.block.location, plan.counter.register
    whole, left = Register(plan.name("whole")), Register(plan.name("left"))
    changed = _with_body(procedure, plan, whole, 1)
    shift = plan.step.bit_length() - 1
    begin = [
        computation("SHRU", (counter, Immediate(shift), whole), at, _WHY),
        computation("AND", (Immediate(plan.step - 1), counter, left), at, _WHY),
    ]
    if plan.trip.minimum < plan.passes:
        rest = rest_of(str(plan.block.label))
        begin.append(branch(rest, at, _WHY, Predicate(whole, negated=True)))
    behind = plan.position + 1
    blocks = list(changed.blocks)
    blocks[behind:behind] = _behind(plan, left)
    changed = replace(changed, blocks=tuple(blocks))
    return before_loop(changed, plan.position, begin, "begin")


def _with_body(procedure: Procedure, plan: _Plan, counter: Register, step: int) -> Procedure:
    """The procedure with the unrolled loop, whose `counter` counts down by `step`."""
    found = copies(plan.body, plan.passes, procedure)
    last = plan.block.operations[-1]
    count = replace(
        computation("SUB", (counter, Immediate(step), counter), last.location, _WHY),
        index=plan.block.operations[plan.counter.decrement].index,
    )
    back = replace(last, predicate=Predicate(counter), reads=(counter,))
    block = replace(
        plan.block, operations=(*found.operations, count, back), trip=_fewer(plan), unroll=1
    )
    blocks = list(procedure.blocks)
    blocks[plan.position] = block
    return replace(
        procedure,
        blocks=tuple(blocks),
        pointers=procedure.pointers | found.facts,
        dependences=dependences(procedure.dependences, found),
    )


def _fewer(plan: _Plan) -> Trip:
    """The trip count of the unrolled loop."""
    trip, passes = plan.trip, plan.passes
    most = None if trip.maximum is None else trip.maximum // passes
    factor = trip.factor // passes if plan.exact else 1
    return Trip(max(1, trip.minimum // passes), most, factor)


def _behind(plan: _Plan, left: Register) -> Sequence[Block]:
    """The blocks after the unrolled loop: the original loop for the passes that are left."""
    at, done = plan.block.location, plan.name("done")
    rest = rest_of(str(plan.block.label))
    skip = branch(done, at, _WHY, Predicate(left, negated=True))
    count = () if plan.read else (move(left, plan.counter.register, at, _WHY),)
    last = plan.block.operations[-1]
    back = replace(last, operands=(LabelReference(rest),))
    return (
        Block(plan.name("more"), (*count, skip), None, at),
        replace(
            plan.block,
            label=rest,
            operations=(*plan.block.operations[:-1], back),
            trip=Trip(1, plan.passes - 1),
            unroll=1,
        ),
        Block(done, (), None, at),
    )
