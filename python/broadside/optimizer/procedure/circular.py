"""Circular addressing as an index mask: the hardware takes the low bits of an index, and the operation goes.

`.circular table, bytes` promises that `table` points to a table on a multiple of its size, a power of
two. Loads and stores at an index of which only the bits within the table were kept (AND, or EXTU
with both shifts the same) then go through a machine register that is addressed circularly, with the
index as it was before; the mask goes where nothing else reads it. AMR is set before them and cleared
before the return.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from broadside.isa import InstructionTable
from broadside.linear.dependence import Definition, reaching_definitions
from broadside.linear.ir import (
    AddressMode,
    Block,
    Immediate,
    LinearError,
    MemoryReference,
    Operation,
    Procedure,
    Register,
)
from broadside.linear.match import kept_bits
from broadside.linear.parse import parse_instruction
from broadside.linear.scan import access_bytes
from broadside.optimizer.model.inserted import move
from broadside.optimizer.procedure.flow import build

AMR = Register("AMR")
HOMES = ("A4", "A5", "A6", "A7", "B4", "B5", "B6", "B7")
"""In the order of their fields in AMR (spru189f 2.6.1)."""
_SIZE_FIELDS = ((1, 16), (2, 21))  # mode of a register, and where the size of its blocks stands


@dataclass(frozen=True)
class Table:
    """A table that is addressed circularly: its pointer in the source, its register, its size."""

    pointer: Register
    home: Register
    size: int


def address_circularly(procedure: Procedure, table: InstructionTable) -> Procedure:
    """The procedure with the tables of `.circular` behind circular pointers, as it stands without any.

    Raises LinearError where a table cannot be addressed so.
    """
    if not procedure.circular:
        return procedure
    if procedure.blocks[0].is_loop:
        entry = Block(None, (), None, procedure.location)
        procedure = replace(procedure, blocks=(entry, *procedure.blocks))
    tables = _tables(procedure)
    place = _place(procedure, tables)
    nodes = build(procedure).nodes
    blocks = list(procedure.blocks)
    first = blocks[0].operations
    opened = tuple(_opening(procedure, tables, table))
    blocks[0] = replace(blocks[0], operations=(*first[:place], *opened, *first[place:]))
    blocks = [
        _closed(_without_masks(block, node.live_out, tables), procedure, table)
        for block, node in zip(blocks, nodes, strict=True)
    ]
    facts = {
        t.home.name: procedure.pointers[t.pointer.name]
        for t in tables
        if t.pointer.name in procedure.pointers
    }
    return replace(
        procedure,
        blocks=tuple(blocks),
        reserved=procedure.reserved | {t.home.name for t in tables},
        pointers=procedure.pointers | facts,
    )


def tables_of(procedure: Procedure) -> dict[str, int]:
    """Register and size of each table that `address_circularly` puts behind a circular pointer."""
    return {t.home.name: t.size for t in _tables(procedure)} if procedure.circular else {}


def _tables(procedure: Procedure) -> list[Table]:
    operations = procedure.operations
    if any(AMR in o.writes for o in operations):
        raise LinearError(procedure.location, ".circular: the source writes AMR itself")
    taken = {r.name for o in operations for r in (*o.reads, *o.writes)}
    found: list[Table] = []
    for pointer, size in procedure.circular.items():
        side = procedure.sides.get(pointer, "")
        free = [home for home in HOMES if home not in taken and home.startswith(side)]
        if not free:
            raise LinearError(
                procedure.location,
                f".circular: no register of A4 to A7 and B4 to B7 is left for {pointer}",
            )
        home = min(free, key=lambda name: sum(t.home.side == name[0] for t in found))
        taken.add(home)
        found.append(Table(pointer, Register(home), size))
    if len({t.size for t in found}) > len(_SIZE_FIELDS):
        raise LinearError(procedure.location, ".circular: tables of more than two sizes")
    return found


def _place(procedure: Procedure, tables: list[Table]) -> int:
    """The position in the first block behind which all pointers are known."""
    pointers = {t.pointer for t in tables}
    first = procedure.blocks[0].operations
    for block in procedure.blocks[1:]:
        for operation in block.operations:
            if pointers.intersection(operation.writes):
                raise LinearError(
                    operation.location, "a pointer of .circular changes behind the first block"
                )
    place = 0
    for number, operation in enumerate(first):
        if pointers.intersection(operation.writes):
            place = number + 1
    for operation in first[:place]:
        if operation.memory is not None and operation.memory.base in pointers:
            raise LinearError(
                operation.location,
                "an access through a pointer of .circular before all of them are known",
            )
    return place


def _without_masks(block: Block, live_out: frozenset[Register], tables: list[Table]) -> Block:
    """The accesses of a block through circular pointers, and the masks gone that nothing reads then."""
    homes = {t.pointer: t for t in tables}
    operations = list(block.operations)
    definitions = reaching_definitions(operations, block.is_loop).definitions
    masks: set[int] = set()
    for position, operation in enumerate(block.operations):
        memory = operation.memory
        if memory is None or memory.base not in homes:
            continue
        mask = _mask_of(operation, homes[memory.base], definitions[position], operations)
        offset = memory.offset
        if mask is not None:
            masks.add(mask)
            index = next(o for o in operations[mask].operands[:-1] if isinstance(o, Register))
            between = operations[mask:position]
            if not any(index in o.writes for o in between):
                offset = index
        operations[position] = _through(operation, homes[memory.base].home, offset)
    read = {r for o in operations for r in (*o.reads, *o.keeps)} | live_out
    kept = [o for n, o in enumerate(operations) if n not in masks or read.intersection(o.writes)]
    return replace(block, operations=tuple(kept))


def _mask_of(
    operation: Operation,
    table: Table,
    definitions: dict[Register, tuple[Definition, ...]],
    operations: list[Operation],
) -> int | None:
    """The operation that keeps an index within the table; nothing for a constant index there."""
    memory = operation.memory
    assert memory is not None
    size = access_bytes(operation.mnemonic)
    if memory.mode is not AddressMode.PLUS:
        raise LinearError(operation.location, f"{table.pointer} of .circular moves, or counts down")
    if isinstance(memory.offset, Immediate):
        if not 0 <= memory.offset.value * size <= table.size - size:
            raise LinearError(
                operation.location, f"beyond the {table.size} bytes of {table.pointer}"
            )
        return None
    seen = definitions.get(memory.offset, ())
    if len(seen) == 1 and not seen[0].distance:
        found = operations[seen[0].position]
        if found.predicate is None and kept_bits(found) == (table.size // size).bit_length() - 1:
            return seen[0].position
    raise LinearError(
        operation.location,
        f"the index is not masked to the {table.size} bytes of {table.pointer} in this block",
    )


def _through(operation: Operation, home: Register, offset: Register | Immediate) -> Operation:
    """The access through another base, at another index."""
    memory = operation.memory
    assert memory is not None
    changed = replace(memory, base=home, offset=offset)
    reads = [changed.base, *([offset] if isinstance(offset, Register) else []), AMR]
    gone = {memory.base, memory.offset}
    reads += [r for r in operation.reads if r not in gone or r in operation.operands]
    return replace(
        operation,
        operands=tuple(
            changed if isinstance(o, MemoryReference) else o for o in operation.operands
        ),
        reads=tuple(dict.fromkeys(reads)),
    )


def _opening(
    procedure: Procedure, tables: list[Table], table: InstructionTable
) -> Iterator[Operation]:
    """The pointers in their registers, and AMR."""
    for one in tables:
        yield move(one.pointer, one.home, procedure.location, f"{one.pointer} is circular")
    mode = Register("circular$")
    for text in (f"MVKL {_modes(tables):#x}, A0", f"MVKH {_modes(tables):#x}, A0", "MVC B0, AMR"):
        yield _with(text, mode, procedure, table)


def _closed(block: Block, procedure: Procedure, table: InstructionTable) -> Block:
    """AMR cleared before the return, as the C ABI asks."""
    last = block.terminator
    if last is None or not last.leaves:
        return block
    mode = Register("linear$")
    cleared = [_with(text, mode, procedure, table) for text in ("ZERO A0", "MVC B0, AMR")]
    return replace(block, operations=(*block.operations[:-1], *cleared, last))


def _with(
    text: str, register: Register, procedure: Procedure, table: InstructionTable
) -> Operation:
    """An instruction written with A0 or B0, for a symbolic register."""
    found = parse_instruction(
        "        " + text, procedure.location.path, procedure.location.line, table
    )
    old = {Register("A0"), Register("B0")}

    def own(registers: tuple[Register, ...]) -> tuple[Register, ...]:
        return tuple(register if r in old else r for r in registers)

    return replace(
        found,
        index=-1,
        operands=tuple(register if o in old else o for o in found.operands),
        reads=own(found.reads),
        writes=own(found.writes),
        keeps=own(found.keeps),
        source="addressing mode",
    )


def _modes(tables: list[Table]) -> int:
    """AMR: the mode of each register, and the sizes as powers of two, less one."""
    sizes = list(dict.fromkeys(t.size for t in tables))
    value = 0
    for one in tables:
        mode, field = _SIZE_FIELDS[sizes.index(one.size)]
        value |= mode << 2 * HOMES.index(one.home.name)
        value |= (one.size.bit_length() - 2) << field
    return value


def block_bytes(modes: int, home: str) -> int | None:
    """The size of the blocks that AMR gives a register; nothing where it is linear."""
    mode = modes >> 2 * HOMES.index(home) & 3
    field = dict(_SIZE_FIELDS).get(mode)
    return None if field is None else 2 << (modes >> field & 31)
