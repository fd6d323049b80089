"""Handles results that no operation reads.

An operation without another effect is deleted. Loads and operations that may saturate stay. While the result
is on its way, no other value may take its register, and control must not leave the block. So each such result
gets a reader, a move after it: the schedulers keep a register for a value until its last read.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from broadside.linear.dependence import flow
from broadside.linear.ir import Block, Operand, Operation, Procedure, Register, RegisterPair
from broadside.optimizer.model.graph import Graph, Node
from broadside.optimizer.model.inserted import load_constant, move
from broadside.optimizer.model.region import LONG
from broadside.optimizer.procedure.flow import build

UNREAD = "$unread"
"""Suffix for the name of a register that takes a result without a reader."""


def settle_unread(procedure: Procedure) -> Procedure:
    """The procedure without operations that have no effect, and with a reader for each unread late result.

    A result is late if it has delay slots.
    """
    while True:
        needed = _needed_in_blocks(procedure)
        useful = [
            _useful(block, behind) for block, behind in zip(procedure.blocks, needed, strict=True)
        ]
        if useful == [block.operations for block in procedure.blocks]:
            break
        procedure = _with_operations(procedure, useful)
    settled = [
        _settled(block, behind) for block, behind in zip(procedure.blocks, needed, strict=True)
    ]
    return _with_operations(procedure, settled)


def _with_operations(procedure: Procedure, each: Sequence[tuple[Operation, ...]]) -> Procedure:
    """The procedure with other operations in its blocks."""
    blocks = [replace(b, operations=own) for b, own in zip(procedure.blocks, each, strict=True)]
    return replace(procedure, blocks=tuple(blocks))


def _needed_in_blocks(procedure: Procedure) -> list[frozenset[Register]]:
    """For each block, the registers that operations with an effect need after it."""
    graph = build(procedure)
    behind = _needed_behind(graph)
    return [behind[node] for node in graph.nodes]


def _useful(block: Block, needed: frozenset[Register]) -> tuple[Operation, ...]:
    """The operations of a block without those that have no effect.

    A deleted operation may have been the only reader of another one, so the caller repeats this.
    """
    large = len(block.operations) >= LONG
    reads = _read_afterwards(block.operations, needed)
    found: list[Operation] = []
    for operation, live, read in zip(
        block.operations, reads, _reads(block, reads, needed), strict=True
    ):
        no_effect = not live and _may_go(operation, large)
        if not no_effect and not (_is_unread(operation, read) and _is_pure(operation)):
            found.append(operation)
    return tuple(found)


def _settled(block: Block, needed: frozenset[Register]) -> tuple[Operation, ...]:
    """The operations of a block, with readers for late results.

    In straight code, one reader is enough for both halves of a pair. In a pipelined loop each half gets a
    reader, because the code after the loop knows only registers that are read.
    """
    found: list[Operation] = []
    in_loop = block.is_loop
    reads = _read_afterwards(block.operations, needed)
    for operation, read in zip(block.operations, _reads(block, reads, needed), strict=True):
        results = _results(operation)
        if _is_unread(operation, read):
            found += _set_apart(operation, results, in_loop)
            continue
        late = [r for r in results if operation.write_delay(r) > 0]
        unread = [r for r in late if r not in read]
        if not in_loop:
            unread = unread[-1:] if unread == late else []
        found += [operation, *(_reader(register, operation) for register in unread)]
    return tuple(found)


def _reads(
    block: Block, reads: Sequence[frozenset[Register]], needed: frozenset[Register]
) -> list[frozenset[Register]]:
    """For each operation, the results that some operation reads under a predicate that it can meet."""
    flows = _flows(block)
    return [
        live
        if operation.predicate is None
        else frozenset(r for r in live if r in needed or (position, r) in flows)
        for position, (operation, live) in enumerate(zip(block.operations, reads, strict=True))
    ]


def _results(operation: Operation) -> list[Register]:
    """The registers that the operation writes, without a moved base and without control registers."""
    moved = _moved_base(operation)
    return [r for r in operation.writes if r != moved and not r.is_control]


def _is_unread(operation: Operation, read: frozenset[Register]) -> bool:
    """Whether a predicated operation writes variables alone, none of which is read."""
    results = _results(operation)
    unread = operation.predicate is not None and not read.intersection(results)
    return unread and bool(results) and all(r.is_symbolic for r in results)


def _moved_base(operation: Operation) -> Register | None:
    """The base register that a load or store changes, if any."""
    memory = operation.memory
    return memory.base if memory is not None and memory.mode.updates_base else None


def _flows(block: Block) -> frozenset[tuple[int, Register | None]]:
    """Pairs (operation, register) of results that some operation of the block reads.

    Liveness would also count a read under the opposite of the predicate under which the register is written.
    """
    if all(operation.predicate is None for operation in block.operations):
        return frozenset()
    return frozenset((e.source, e.register) for e in flow(block.operations, loop=block.is_loop))


def _reader(register: Register, operation: Operation) -> Operation:
    target = Register(f"{register.name}{UNREAD}")
    return move(register, target, operation.location, f"{register} lands")


def _set_apart(operation: Operation, results: list[Register], in_loop: bool) -> list[Operation]:
    """A predicated operation with new registers for its results, which begin as zero.

    If the predicate does not hold, the new registers keep the zero. The register of the source may hold an
    undefined value then.
    """
    own = {r: Register(f"{r.name}{UNREAD}{operation.index}") for r in results}
    target = operation.operands[-1]
    if isinstance(target, RegisterPair):
        changed: Operand = RegisterPair(own[target.high], own[target.low])
    else:
        changed = own[results[0]]
    apart = replace(
        operation,
        operands=(*operation.operands[:-1], changed),
        writes=tuple(own.get(r, r) for r in operation.writes),
        keeps=tuple(own.get(r, r) for r in operation.keeps),
    )
    zeros = [load_constant(0, r, operation.location, f"{r} is not read") for r in own.values()]
    late = [own[r] for r in results if operation.write_delay(r) > 0]
    readers = [_reader(register, operation) for register in (late if in_loop else late[-1:])]
    return [*zeros, apart, *readers]


def _needed_behind(graph: Graph) -> dict[Node, frozenset[Register]]:
    """The registers whose values operations with an effect need after each node.

    Liveness would also count registers that only operations without effect read.
    """
    before: dict[Node, frozenset[Register]] = dict.fromkeys(graph.nodes, frozenset())
    behind = dict(before)
    changed = True
    while changed:
        changed = False
        for node in reversed(graph.nodes):
            behind[node] = frozenset[Register]().union(*(before[n] for n in node.successors))
            live = set(behind[node])
            large = len(node.sequence) >= LONG
            for operation in reversed(node.sequence):
                _step(operation, live, large)
            changed |= live != before[node]
            before[node] = frozenset(live)
    return behind


def _step(operation: Operation, live: set[Register], large: bool) -> frozenset[Register]:
    """Changes `live` from the needed registers after an operation to those before it.

    Returns the results of the operation that are needed.
    """
    read = frozenset(live.intersection(operation.writes))
    live.difference_update(r for r in operation.writes if r not in operation.keeps)
    if read or not _may_go(operation, large):
        live.update(operation.reads)
    moved = _moved_base(operation)
    # an unread half is kept with the other half, so some operation must have written it
    if read - {moved}:
        live.update(operation.keeps)
    elif read:
        live.update(r for r in operation.keeps if r == moved)
    return read


def _read_afterwards(
    operations: Sequence[Operation], needed: frozenset[Register]
) -> list[frozenset[Register]]:
    """For each operation, the results that are needed later."""
    live, large = set(needed), len(operations) >= LONG
    return [_step(operation, live, large) for operation in reversed(operations)][::-1]


def _may_go(operation: Operation, large: bool) -> bool:
    """Whether the operation may be deleted if no operation reads its results.

    Large blocks keep operations without delay slots, so that equal rounds stay equal and share a schedule.
    """
    late = any(operation.write_delay(r) > 0 for r in operation.writes)
    return _is_pure(operation) and (late or not large)


def _is_pure(operation: Operation) -> bool:
    """Whether the operation has no effect but to write variables."""
    acts = operation.memory is not None or operation.is_branch or operation.leaves
    saturates = "saturates" in operation.flags
    return not (acts or saturates) and all(r.is_symbolic for r in operation.writes)
