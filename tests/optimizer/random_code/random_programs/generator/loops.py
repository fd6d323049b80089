"""Loops: with a counter, up or down to a bound, with an end that a comparison finds, with several exits."""

from __future__ import annotations

from abc import abstractmethod

from random_programs.generator.operations import Operations
from random_programs.generator.state import CALLS
from random_programs.program import Argument

MOST_PASSES = 160
"""Passes of the innermost body of nested loops."""
_MOST_ARGUMENTS = 10
MOST_NAMED = 6
"""Arguments in registers that nobody saves: those that a `.proc` may change."""


class Loops(Operations):
    """Writes loops around bodies."""

    @abstractmethod
    def _argument_name(self, prefix: str) -> str:
        """A name for one more argument."""

    @abstractmethod
    def _argument(self, name: str, values: list[Argument]) -> None:
        """Add an argument with its value in each call."""

    @abstractmethod
    def _body(self, operations: int, depth: int) -> None:
        """Writes about this many operations, within this many loops."""

    def _loop(self, size: int, depth: int) -> None:
        choices = self.choices
        most = max(1, MOST_PASSES // self.scope.passes)
        greatest = min(most, choices.weighted([(3, 4), (3, 12), (1, 40)]))
        counts = [choices.between(1, greatest) for _ in range(CALLS)]
        if choices.chance(12):
            self._open_loop(size, max(counts), depth)
            return
        factor = 1
        if choices.chance(20):
            factor = choices.pick((2, 3, 4))
            counts = [count * factor for count in counts if count * factor <= most] or [factor]
            counts = [counts[call % len(counts)] for call in range(CALLS)]
        step = choices.weighted([(8, 1), (1, 2), (1, 3)])
        counter = self._counter(counts, step)
        label = self._label()
        leaves = choices.chance(8)
        trip = "" if leaves else self._trip(counts, factor)
        self.lines.append(f"{label}: {trip}".rstrip())
        early = leaves or choices.chance(15)
        out = f"{label}out"
        with self._within(max(max(counts), factor)):
            before = choices.between(0, size) if early else size
            self._body(before, depth + 1)
            predicate = self._predicate() if leaves else None
            if predicate is not None:
                self._line(f"B       {out}", predicate)
            self._decrement(counter, step)
            if size > before:
                self._body(size - before, depth + 1)
        self._line(f"B       {self._branch_unit()}{label}", f"[{counter}]")
        if leaves:
            self.lines.append(f"{out}:")

    def _has_room(self) -> bool:
        """Whether one more argument is passed in a register."""
        pairs = sum(":" in name for name in self.arguments)
        most = MOST_NAMED if self.names_registers else _MOST_ARGUMENTS
        return len(self.arguments) + pairs < most

    def _branch_unit(self) -> str:
        return self.choices.pick((".S1 ", ".S2 ")) if self.choices.chance(10) else ""

    def _trip(self, counts: list[int], factor: int) -> str:
        """A `.trip` that is true of the counts."""
        least, greatest = min(counts), max(counts)
        lower = self.choices.pick((least, 1, max(1, least // factor // 2 * factor)))
        if factor > 1:
            lower -= lower % factor
        lower = max(lower, 0)
        upper = self.choices.pick((greatest, greatest + 2 * factor))
        return self.choices.pick(
            (
                "" if least else ".trip 0",
                f".trip {lower}",
                f".trip {lower}, {upper}",
                f".trip {lower}, {upper}, {factor}",
            )
        )

    def _counter(self, counts: list[int], step: int) -> str:
        """A variable that holds the number of passes, times the step."""
        choices = self.choices
        if choices.chance(60) and self._has_room() and self.scope.passes == 1:
            name = self._argument_name("n")
            self._argument(name, [count * step for count in counts])
        else:
            counts[:] = [max(counts)] * CALLS
            name = self._own_word("n")
            self._line(f"MVK     {counts[0] * step}, {name}")
        self.fixed.add(name)
        if choices.chance(30):
            self._define(name)
        return name

    def _decrement(self, counter: str, step: int) -> None:
        text = self.choices.pick(
            (
                f"SUB     {counter}, {step}, {counter}",
                f"ADD     {counter}, {-step}, {counter}",
                f"ADD     {-step}, {counter}, {counter}",
                f"ADDK    {-step}, {counter}",
            )
        )
        self._line(text, f"[{counter}]" if self.choices.chance(15) else "")

    def _open_loop(self, size: int, passes: int, depth: int) -> None:
        """A loop that a comparison ends."""
        choices = self.choices
        if choices.chance(50):
            self._bounded_loop(size, passes, depth)
            return
        index, goes_on = self._own_word("i"), self._own_word("c")
        self._line(f"ZERO    {index}")
        label = self._label()
        self.lines.append(f"{label}:")
        with self._within(passes):
            if choices.chance(50):
                self._define(index)
            self._body(size, depth + 1)
            self._line(f"ADD     {index}, 1, {index}")
            if passes <= 15:
                self._line(f"CMPGT   {passes}, {index}, {goes_on}")
            else:
                limit = self._own_word("m")
                self._line(f"MVK     {passes}, {limit}")
                self._line(f"CMPLT   {index}, {limit}, {goes_on}")
        self._line(f"B       {label}", f"[{goes_on}]")

    def _bounded_loop(self, size: int, passes: int, depth: int) -> None:
        """A loop up or down to a bound in a register, or BDEC."""
        choices = self.choices
        index = self._own_word("i")
        kinds = [("up", 1), ("down", -1), *([("bdec", -1)] if self.isa != "c62x" else [])]
        kind, step = choices.pick(kinds)
        first = choices.between(0, 100) if kind != "bdec" else passes - 2
        self._line(f"MVK     {first}, {index}")
        bound, goes_on = self._own_word("m"), self._own_word("c")
        if kind != "bdec":
            self._line(f"MVK     {first + step * passes}, {bound}")
        unsigned = "U" if kind == "up" and choices.chance(40) else ""
        label = self._label()
        self.lines.append(f"{label}:")
        with self._within(passes):
            self._body(size, depth + 1)
            if kind == "bdec":
                self._line(f"BDEC    {label}, {index}")
                return
            self._line(f"ADD     {index}, {step}, {index}")
            if choices.chance(50):
                mnemonic, operands = ("CMPLT" if step > 0 else "CMPGT"), (index, bound)
            else:
                mnemonic, operands = ("CMPGT" if step > 0 else "CMPLT"), (bound, index)
            self._line(f"{mnemonic}{unsigned}  {', '.join(operands)}, {goes_on}")
        self._line(f"B       {label}", f"[{goes_on}]")
