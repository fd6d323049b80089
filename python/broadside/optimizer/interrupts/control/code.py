"""Assembly text as execute packets in their order."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from broadside.facts.isa import InstructionTable
from broadside.linear.ir import LabelReference, LinearError, Location, Operation
from broadside.linear.parse import parse_instruction
from broadside.linear.text.lines import Line, scan_line

_NOP = re.compile(r"(?:\|\|)?\s*NOP(?:\s+(?P<cycles>[1-9]))?", re.I)
_DATA = re.compile(r"\.(?:sect|data|bss|usect)\b")
_CODE = re.compile(r'\.(?:text\b|sect\s+"\.text)')


@dataclass
class Packet:
    """An execute packet: its lines of the text and its operations. Each cycle of a NOP is a packet."""

    lines: list[int]
    operations: list[Operation] = field(default_factory=list)
    words: int = 0

    @property
    def branches(self) -> list[Operation]:
        return [operation for operation in self.operations if operation.is_branch]


@dataclass(frozen=True)
class Ends:
    """What follows the ends of the code, where control leaves it.

    `left`: registers that the code there may read. `is_last`: no code follows the last packet, so control
    must not run past it.
    """

    left: frozenset[str]
    is_last: bool = True


C_FUNCTIONS = Ends(frozenset(f"A{n}" for n in range(4, 16)) | {f"B{n}" for n in range(3, 16)})
"""The ends of functions that keep the convention of C; a called function may read as much."""


@dataclass
class Code:
    """The packets of a file. `labels`: the packet that follows each label of the code."""

    path: str
    packets: list[Packet]
    labels: dict[str, int]
    entries: tuple[str, ...]
    ends: Ends = C_FUNCTIONS

    def target(self, branch: Operation) -> int | None:
        """The packet to which a branch goes; `None` if it leaves the file or goes to a register."""
        name = branch.target
        return None if name is None else self.labels.get(name)

    def loops(self) -> list[str]:
        """The labels to which a branch goes back."""
        heads: set[int] = set()
        for number, packet in enumerate(self.packets):
            targets = map(self.target, packet.branches)
            heads.update(target for target in targets if target is not None and target <= number)
        return [label for label, packet in self.labels.items() if packet in heads]


def read(
    lines: Sequence[str], path: str, table: InstructionTable, ends: Ends = C_FUNCTIONS
) -> Code:
    """The packets of the code sections. Raises LinearError for a line that is no instruction, and for an
    entry that no instruction follows.
    """
    reader = _Reader(path, table)
    for number, line in enumerate(lines):
        reader.line(number, line)
    return reader.finish(ends)


class _Reader:
    def __init__(self, path: str, table: InstructionTable) -> None:
        self.path, self.table = path, table
        self.packets: list[Packet] = []
        self.labels: dict[str, int] = {}
        self.places: dict[str, Location] = {}
        self.global_names: set[str] = set()
        self.addressed: set[str] = set()
        self.is_code = True

    def line(self, number: int, text: str) -> None:
        line = scan_line(text, self.path, number + 1)
        if line.rest.startswith("."):
            self._directive(line)
            return
        if not self.is_code:
            return
        if line.label is not None:
            self.labels[line.label] = len(self.packets)
            self.places[line.label] = line.location
        if line.rest:
            self._instruction(number, text, line.rest)

    def _directive(self, line: Line) -> None:
        text = line.rest
        if _CODE.match(text):
            self.is_code = True
        elif _DATA.match(text):
            self.is_code = False
        elif text.startswith((".global", ".def")):
            _, *names = text.split(None, 1)
            if not names:
                raise LinearError(line.location, "expected a symbol")
            self.global_names.update(name.strip() for name in names[0].split(","))

    def _instruction(self, number: int, text: str, rest: str) -> None:
        is_parallel = rest.startswith("||")
        if not is_parallel:
            self.packets.append(Packet([]))
        if not self.packets:
            cause = "`||` without an instruction before it"
            raise LinearError(Location(self.path, number + 1), cause)
        packet = self.packets[-1]
        packet.lines.append(number)
        nop = _NOP.fullmatch(rest)
        packet.words += 1
        if nop is not None:
            more = int(nop["cycles"] or 1) - 1
            self.packets += [Packet([number], words=1) for _ in range(more)]
            return
        operation = parse_instruction(text, self.path, number + 1, self.table)
        packet.operations.append(operation)
        if operation.mnemonic in ("MVK", "MVKL", "MVKH"):
            self.addressed.add(str(operation.operands[0]))

    def finish(self, ends: Ends) -> Code:
        entries = tuple(n for n in self.labels if n in self.global_names | self.addressed)
        for name in entries:
            if self.labels[name] == len(self.packets):
                raise LinearError(self.places[name], f"no instruction follows the label {name}")
        return Code(self.path, self.packets, self.labels, entries, ends)


__all__ = ["C_FUNCTIONS", "Code", "Ends", "LabelReference", "LinearError", "Packet", "read"]
