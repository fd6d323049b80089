"""The addresses of a loop's loads, if constants move them from pass to pass."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from broadside.linear.ir import Immediate, MemoryReference, Operation, Register
from broadside.linear.text.operands import access_bytes, offset_bytes

_ADDS = {"ADD": 1, "ADDK": 1, "SUB": -1}
_MOST_COPIES = 8


@dataclass(frozen=True)
class Place:
    """A register holds the value of `root` before the pass plus `distance`; each pass adds `step`."""

    root: Register
    distance: int
    step: int


@dataclass(frozen=True)
class Extent:
    """The bytes that an access reads in a pass: `size` bytes from `begin` on; the next pass adds `step`.

    Extents of the same `family` are counted from the same address.
    """

    family: tuple[Register, ...]
    begin: int
    size: int
    step: int

    def beyond(self, read: Extent, passes: int) -> int:
        """Bytes by which this access, `passes` passes later, reaches beyond those of `read` in this pass."""
        begin = self.begin + passes * self.step
        return max(0, read.begin - begin, begin + self.size - read.begin - read.size)


def extent_of(operations: Sequence[Operation], position: int) -> Extent | None:
    """The extent of the access at `position` of a loop's body; None if constants do not decide it."""
    operation = operations[position]
    memory = operation.memory
    if memory is None or Register("AMR") in operation.reads:
        return None
    size = access_bytes(operation.mnemonic)
    base = _place(operations, position, memory.base)
    if base is None:
        return None
    if memory.is_in_data_page:
        return Extent((base.root, Register(str(memory.offset))), 0, size, base.step)
    unit = offset_bytes(operation)
    sign = -unit if memory.mode.is_negative else unit
    if isinstance(memory.offset, Immediate):
        ahead = 0 if memory.mode.is_post else sign * memory.offset.value
        return Extent((base.root,), base.distance + ahead, size, base.step)
    if not isinstance(memory.offset, Register) or memory.mode.updates_base:
        return None
    index = _place(operations, position, memory.offset)
    if index is None or base.step:
        return None
    begin = base.distance + sign * index.distance
    return Extent((base.root, index.root), begin, size, sign * index.step)


def step_of(operations: Sequence[Operation], register: Register) -> int | None:
    """The constant that each pass adds to a register, or None."""
    writers = [o for o in operations if register in o.writes]
    moves = [_moved(operation, register) for operation in writers]
    found = [move for move in moves if move is not None]
    return sum(found) if len(found) == len(moves) else None


def _place(
    operations: Sequence[Operation], position: int, register: Register, copies: int = 0
) -> Place | None:
    """The content of `register` when the operation at `position` reads it, or None if not known."""
    step = step_of(operations, register)
    if step is not None:
        before = (_moved(o, register) for o in operations[:position] if register in o.writes)
        return Place(register, sum(move for move in before if move is not None), step)
    writers = [n for n, o in enumerate(operations) if register in o.writes]
    if len(writers) != 1 or writers[0] >= position or copies == _MOST_COPIES:
        return None
    writer = operations[writers[0]]
    if writer.predicate is not None or writer.operands[-1] != register:
        return None
    return _copied(operations, writers[0], copies)


def _copied(operations: Sequence[Operation], position: int, copies: int) -> Place | None:
    """The result of `MV`, or of an addition of a constant, or None if not known."""
    writer = operations[position]
    source = next((o for o in writer.operands[:-1] if isinstance(o, Register)), None)
    constant = 0 if writer.mnemonic == "MV" else _constant(writer)
    if source is None or constant is None:
        return None
    found = _place(operations, position, source, copies + 1)
    if found is None:
        return None
    return Place(found.root, found.distance + constant, found.step)


def _moved(operation: Operation, register: Register) -> int | None:
    """The constant that an operation adds to `register`; None if it does something else."""
    if operation.predicate is not None:
        return None
    memory = operation.memory
    if memory is not None:
        return _moved_base(operation, memory, register)
    if operation.operands[-1] != register:
        return None
    own = operation.mnemonic == "ADDK" or register in operation.operands[:-1]
    return _constant(operation) if own else None


def _moved_base(operation: Operation, memory: MemoryReference, register: Register) -> int | None:
    """The constant that an access adds to its base register; None if there is none."""
    moves = memory.mode.updates_base and memory.base == register
    if not moves or operation.writes.count(register) != 1:
        return None
    if not isinstance(memory.offset, Immediate):
        return None
    unit = offset_bytes(operation)
    return (-unit if memory.mode.is_negative else unit) * memory.offset.value


def _constant(operation: Operation) -> int | None:
    """The constant that an addition or subtraction adds to its other operand, or None."""
    if operation.mnemonic not in _ADDS:
        return None
    first, *others = operation.operands[:-1]
    constant = first if operation.mnemonic == "ADDK" else others[0]
    if operation.mnemonic == "ADD" and isinstance(first, Immediate):
        constant = first
    if not isinstance(constant, Immediate):
        return None
    return _ADDS[operation.mnemonic] * constant.value
