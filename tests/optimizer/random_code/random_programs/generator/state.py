"""What a generator knows at the present line: names, variables with defined values, and the lines so far."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from broadside.facts.isa import InstructionTable, instruction_table
from broadside.linear.procedure.conventions import ARGUMENT_REGISTERS
from random_programs.choices import Choices
from random_programs.program import Argument

CALLS = 3
"""Lists of arguments that a program is called with."""

_SAVED = frozenset(f"{side}{number}" for side in "AB" for number in range(10, 16))
_OWN_REGISTERS = tuple(
    register
    for register in (f"{side}{number}" for number in range(14) for side in "AB")
    if register != "B3"
)
"""Machine registers that a program may use as variables: B3 holds the return address."""


@dataclass
class MovingPointer:
    """A pointer in a variable; all that it holds is a multiple of `granule` bytes away from its arena.

    One that is `circular` stays in its block, however it moves.
    """

    name: str
    arena: int
    granule: int
    drift: int = 0
    loads: bool = True
    stores: bool = True
    circular: bool = False


@dataclass
class Scope:
    """What is defined at the present line, and how often that line is passed at most."""

    words: list[str] = field(default_factory=list)
    pairs: list[tuple[str, str]] = field(default_factory=list)
    indexes: list[str] = field(default_factory=list)
    slots: list[int] = field(default_factory=list)  # words of the frame that were written
    passes: int = 1

    def inner(self, trips: int) -> Scope:
        return Scope(
            list(self.words),
            list(self.pairs),
            list(self.indexes),
            list(self.slots),
            self.passes * trips,
        )


class State:
    """The program so far, and the traits that hold for all of it."""

    def __init__(self, isa: str, choices: Choices) -> None:
        self.isa, self.choices = isa, choices
        self.table: InstructionTable = instruction_table(isa)
        self.lines: list[str] = []
        self.directives: list[str] = []
        self.declared: dict[str, str] = {}  # variable -> side, or nothing
        self.rings: dict[str, str] = {}  # circular pointer -> its machine register
        self.fixed: set[str] = set()  # written only by code that the generator adds for itself
        self.arguments: list[str] = []
        self.values: list[list[Argument]] = [[] for _ in range(CALLS)]
        self.pointers: list[MovingPointer] = []
        self.arenas = 0
        self.names: list[str] = []  # annotations of accesses
        self.scope = Scope()
        self.labels = 0
        self.functions: set[int] = set()  # the numbers of arguments of functions that are called
        self.frame_words = 0
        self.old_modes = ""  # the variable that keeps AMR, if the program changes it
        self.names_registers = choices.chance(6)  # a `.proc`
        self.returns = choices.chance(85) or self.names_registers
        self.own = self._own_registers()
        self.sided = choices.chance(25)
        self.unit_percent = choices.weighted([(6, 0), (3, 10), (1, 40)])
        self.predicate_percent = choices.weighted([(3, 0), (5, 20), (1, 50)])
        self.aliasing = choices.weighted([(5, "unknown"), (3, "none"), (1, "named"), (2, "facts")])
        many, most = (20, 40) if isa == "c62x" else (40, 72)
        self.most_variables = choices.weighted([(40, 6), (40, 12), (10, many), (2, most)])
        self.predicates: list[str] = []
        self.most_predicates = choices.weighted([(3, 2), (3, 3), (1, 12)])

    def _own_registers(self) -> list[str]:
        count = self.choices.weighted([(7, 0), (2, 2), (1, 5)])
        found = [self.choices.pick(_OWN_REGISTERS) for _ in range(count)]
        taken = {*_SAVED, *ARGUMENT_REGISTERS} if self.names_registers else set()
        return [register for register in dict.fromkeys(found) if register not in taken]

    def _line(self, text: str, predicate: str = "") -> None:
        self.lines.append(f" {predicate:<6} {text}" if predicate else f"        {text}")

    def _label(self) -> str:
        self.labels += 1
        return f"L{self.labels}"

    def _new_name(self, prefix: str) -> str:
        return f"{prefix}{len(self.declared) + len(self.arguments)}"

    def _new_word(self, *, sided: bool = True) -> str:
        """A word to write: a new variable, or a machine register that the program uses."""
        if self.own and self.choices.chance(20):
            return self.choices.pick(self.own)
        name = self._new_name("v")
        side = ""
        if self.sided and sided and self.choices.chance(40):
            side = self.choices.pick(("A", "B"))
        self.declared[name] = side
        return name

    def _own_word(self, prefix: str) -> str:
        """A variable that no random operation writes."""
        name = self._new_name(prefix)
        self.declared[name] = ""
        self.fixed.add(name)
        return name

    def _new_pair(self) -> tuple[str, str]:
        number = len(self.declared) + len(self.arguments)
        high, low = f"h{number}", f"l{number}"
        self.declared[f"{high}:{low}"] = ""
        return f"h{number}", f"l{number}"

    def _side(self, name: str) -> str:
        """The side that a variable is bound to, if it is."""
        if name in self.own:
            return name[0]
        if name in self.rings:
            return self.rings[name][0]
        return self.declared.get(name, "")

    def _define(self, name: str) -> None:
        if name not in self.scope.words:
            self.scope.words.append(name)

    def _constant_into(self, name: str) -> None:
        value = self.choices.word()
        signed = value - (value >> 31 << 32)
        if -32768 <= signed < 32768:
            self._line(f"MVK     {signed}, {name}")
        else:
            self._line(f"MVKL    {value:#x}, {name}")
            self._line(f"MVKH    {value:#x}, {name}")
        self._define(name)

    @contextmanager
    def _within(self, trips: int) -> Iterator[None]:
        """The body of a loop of at most this many passes, or a part that may be skipped.

        Names that are defined there are not known after it.
        """
        outer, self.scope = self.scope, self.scope.inner(trips)
        yield
        self.scope = outer
