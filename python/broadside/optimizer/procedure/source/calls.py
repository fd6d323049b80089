"""Turns calls of functions into moves and branches, by the C ABI (spru187l 8.3 and 8.4).

A call ends its block. Before the call, the arguments go to their registers, and B3 gets the address of the
block after the call. A function keeps only A10 to A15 and B10 to B15, so each variable that is read after the
call waits in a word of the stack frame. The procedure's own return address waits in another word, from its
entry to its return.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import count

from broadside.linear.ir import (
    Block,
    LabelReference,
    LinearError,
    Location,
    Operand,
    Operation,
    Procedure,
    Register,
    SymbolExpression,
)
from broadside.linear.procedure.conventions import CALLEE_SAVED, argument_homes
from broadside.optimizer.machine.target import RETURN_ADDRESS, RETURN_HOME
from broadside.optimizer.model.graph import Graph
from broadside.optimizer.model.inserted import instruction, move, restore, save
from broadside.optimizer.procedure.flow import build

_RESULT = (Register("A4"), Register("A5"))


def with_branches(procedure: Procedure) -> Procedure:
    """The procedure with a branch for each `.call`; the last word of its frame holds the return address.

    Raises LinearError if a machine register is read after a call that may change it.
    """
    if not any(operation.is_call for operation in procedure.operations):
        return procedure
    return _Lowering(procedure).run()


def keep_return_address(graph: Graph, word: int) -> None:
    """Keeps the return address in a word of the frame while functions run."""
    if not any(node.passes for node in graph.nodes):
        return
    location = graph.procedure.location
    for node in graph.nodes:
        if node.leave is not None:
            node.operations.append(restore(RETURN_ADDRESS, word, location))
    graph.nodes[0].operations.insert(0, save(RETURN_ADDRESS, word, location))


@dataclass(frozen=True)
class _Point:
    """A call in its block, and the variables that are read after it."""

    operation: Operation
    live: tuple[Register, ...]


class _Lowering:
    def __init__(self, procedure: Procedure) -> None:
        self.procedure = procedure
        self.labels = {block.label for block in procedure.blocks}
        self.numbers = count(1)
        self.words: dict[Register, int] = {}

    def run(self) -> Procedure:
        graph = build(self.procedure)
        blocks: list[Block] = []
        for block, node in zip(self.procedure.blocks, graph.nodes, strict=True):
            blocks += self._split(block, list(_points(block.operations, node.live_out)))
        words = self.procedure.frame_words + len(self.words) + 1
        return replace(self.procedure, blocks=tuple(blocks), frame_words=words)

    def _split(self, block: Block, points: Sequence[_Point]) -> Iterator[Block]:
        """The parts of a block between its calls."""
        waiting = {id(point.operation): point for point in points}
        label, trip, location = block.label, block.trip, block.location
        found: list[Operation] = []
        for operation in block.operations:
            point = waiting.get(id(operation))
            if point is None:
                found.append(operation)
                continue
            behind = self._label()
            found += self._before(point, behind)
            yield Block(label, tuple(found), trip, location)
            label, trip, location = behind, None, operation.location
            found = list(self._behind(point))
        yield Block(label, tuple(found), trip, location)

    def _label(self) -> str:
        while True:
            label = f"call${next(self.numbers)}"
            if label not in self.labels:
                self.labels.add(label)
                return label

    def _word(self, register: Register) -> int:
        return self.words.setdefault(register, self.procedure.frame_words + len(self.words) + 1)

    def _before(self, point: _Point, behind: str) -> Iterator[Operation]:
        """Stores of the live variables, moves of the arguments, the return address, and the branch."""
        operation, at = point.operation, point.operation.location
        why = f"argument of {operation.operands[0]}"
        for register in point.live:
            yield save(register, self._word(register), at)
        target, *arguments = operation.operands
        passed = {Register(home): argument for home, argument in argument_homes(arguments)}
        number = next(self.numbers)
        sources: dict[Register, Register] = {}
        for home, register in passed.items():
            sources[home] = register
            if register.is_machine:
                sources[home] = Register(f"argument${number}${home}")
                yield move(register, sources[home], at, why)
        if isinstance(target, Register) and target.is_machine:
            copy = Register(f"function${number}")
            yield move(target, copy, at, "function")
            target = copy
        for home, register in sources.items():
            yield move(register, home, at, why)
        yield from _load_address(f"{self.procedure.name}${behind}", at)
        yield _branch(target, (*passed, RETURN_HOME), operation)

    def _behind(self, point: _Point) -> Iterator[Operation]:
        """Moves of the result, and loads of the variables that were stored."""
        operation, at = point.operation, point.operation.location
        for register, home in zip(reversed(operation.writes), _RESULT, strict=False):
            if register != home:
                yield move(home, register, at, f"result of {operation.operands[0]}")
        for register in point.live:
            yield restore(register, self._word(register), at)


def _points(operations: Sequence[Operation], live_out: frozenset[Register]) -> Iterator[_Point]:
    """The calls of a block, the last one first."""
    live = {r for r in live_out if not r.is_control}
    for operation in reversed(operations):
        live -= {r for r in operation.writes if r not in operation.keeps}
        if operation.is_call:
            yield _Point(operation, tuple(sorted(r for r in live if r.is_symbolic)))
            _refuse_destroyed(operation, live)
        live |= {r for r in (*operation.reads, *operation.keeps) if not r.is_control}


def _refuse_destroyed(operation: Operation, live: set[Register]) -> None:
    for register in sorted(live):
        if register.is_machine and register.name not in CALLEE_SAVED:
            cause = f"{register} is read after this call, which may change it (spru187l 8.3)"
            raise LinearError(operation.location, cause)


def _load_address(label: str, location: Location) -> Iterator[Operation]:
    for mnemonic in ("MVKL", "MVKH"):
        kept = (RETURN_HOME,) if mnemonic == "MVKH" else ()
        operands = (SymbolExpression(label), RETURN_HOME)
        half = instruction(
            mnemonic, operands, location, "return address", reads=kept, writes=(RETURN_HOME,)
        )
        yield replace(half, keeps=kept)


def _branch(target: Operand, passed: tuple[Register, ...], call: Operation) -> Operation:
    assert isinstance(target, (LabelReference, Register))
    own = (target,) if isinstance(target, Register) else ()
    made = instruction("B", (target,), call.location, call.source, reads=(*own, *passed))
    return replace(made, index=call.index, flags=made.flags | call.flags, comment=call.comment)
