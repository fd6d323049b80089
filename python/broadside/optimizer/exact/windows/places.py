"""Cycles and modes of the operations of a window, and the dependences among them."""

from __future__ import annotations

from broadside.optimizer.bounds.solver import cp_model
from broadside.optimizer.exact.windows.literals import Clauses, Literal, negated
from broadside.optimizer.model.placement import Window
from broadside.optimizer.model.problem import Mode, Problem
from broadside.optimizer.model.region import CROSS_PATHS, cross_waits


class Places:
    """The cycles and modes of the operations, as literals.

    `issued`: the operation is issued in the cycle or before. `at`: the operation is issued in the cycle.
    `mode`: one literal for each mode of the operation.
    """

    def __init__(self, problem: Problem, window: Window) -> None:
        self.problem, self.window = problem, window
        self.period = window.length if window.periodic else 0
        self.clauses = Clauses()
        self.issued: dict[tuple[int, int], cp_model.IntVar] = {}
        self.at: dict[tuple[int, int], Literal] = {}
        self.mode: dict[int, list[Literal]] = {}
        self.sides: dict[int, cp_model.IntVar] = {}
        self._place()
        self._choose_modes()
        self._order()
        self._wait_for_other_side()

    def _place(self) -> None:
        for op, (low, high) in self.window.free.items():
            for t in range(low, high):
                self.issued[op, t] = self.clauses.model.new_bool_var(f"c{op}_{t}")
            for t in range(low, high - 1):
                self.clauses.model.add_implication(self.issued[op, t], self.issued[op, t + 1])
            for t in range(low, high + 1):
                self.at[op, t] = self._exactly_at(op, t, low, high)

    def _exactly_at(self, op: int, t: int, low: int, high: int) -> Literal:
        if low == high:
            return True
        if t == low:
            return self.issued[op, t]
        if t == high:
            return self.issued[op, t - 1].negated()  # type: ignore[return-value]
        literal = self.clauses.model.new_bool_var(f"x{op}_{t}")
        self.clauses.model.add(literal == self.issued[op, t] - self.issued[op, t - 1])
        return literal

    def issued_by(self, op: int, t: int) -> Literal:
        """Whether the operation is issued in cycle t or before."""
        if op not in self.window.free:
            cycle = self.window.fixed.cycles[op]
            assert cycle is not None
            return cycle <= t
        low, high = self.window.free[op]
        if t < low:
            return False
        return True if t >= high else self.issued[op, t]

    def modes_of(self, op: int) -> list[Mode]:
        """The modes that the operation may take: all of them, or the given one if it is fixed."""
        modes = self.problem.modes[op]
        return modes if op in self.window.free else [modes[self.window.fixed.modes[op]]]

    def _choose_modes(self) -> None:
        region = self.problem.region
        for op in self.window.free:
            modes = self.problem.modes[op]
            if len(modes) == 1:
                self.mode[op] = [True]
                continue
            literals = [self.clauses.model.new_bool_var(f"m{op}_{k}") for k in range(len(modes))]
            self.clauses.model.add_exactly_one(literals)
            self.mode[op] = list(literals)
            for literal, mode in zip(literals, modes, strict=True):
                operation = region.operations[op]
                written = [write.value for write in operation.writes]
                for value, side in (
                    *zip(operation.reads, mode.reads, strict=True),
                    *zip(written, mode.writes, strict=True),
                ):
                    on_b = self.on_b(value)
                    if isinstance(on_b, bool):
                        if on_b != (side == "B"):
                            self.clauses.model.add_bool_and([literal.negated()])
                    else:
                        self.clauses.model.add_implication(
                            literal, on_b if side == "B" else on_b.negated()
                        )

    def on_b(self, value: int) -> Literal:
        """Whether the value is on side B."""
        side = self.problem.sides[value]
        if side is not None:
            return side == "B"
        if value not in self.sides:
            self.sides[value] = self.clauses.model.new_bool_var(f"b{value}")
        return self.sides[value]

    def _order(self) -> None:
        for source in self.window.free:
            for target, latency, distance in self.problem.successors[source]:
                if target not in self.window.free or (distance and not self.period):
                    continue
                gap = latency - distance * self.period
                low, high = self.window.free[target]
                for t in range(low, high + 1):
                    self.clauses.imply(self.issued_by(target, t), self.issued_by(source, t - gap))

    def _wait_for_other_side(self) -> None:
        """No read over a cross path stalls the CPU, unless prolog or epilog fixes both operations."""
        region = self.problem.region
        distances = region.distances
        for writer, reader, value, delay in cross_waits(region):
            if all(region.operations[op].anchor is not None for op in (writer, reader)):
                continue
            if writer not in self.window.free and self.window.fixed.cycles[writer] is None:
                continue
            gap = delay + 1 - distances.get((reader, value), 0) * self.period
            crossing = self._crosses(reader, value)
            for t in self._cycles_of(writer):
                together = [self.issued_at(writer, t), self.issued_at(reader, t + gap), crossing]
                if all(literal is not False for literal in together):
                    self.clauses.model.add_bool_or([negated(x) for x in together if x is not True])

    def _cycles_of(self, op: int) -> range:
        return range(self.earliest(op), self.latest(op) + 1)

    def issued_at(self, op: int, t: int) -> Literal:
        """Whether the operation is issued in cycle t."""
        if op in self.window.free:
            return self.at.get((op, t), False)
        return self.window.fixed.cycles[op] == t

    def _crosses(self, op: int, value: int) -> Literal:
        """Whether the operation reads a value over a cross path."""
        reads = self.problem.region.operations[op].reads
        modes = [
            not CROSS_PATHS.isdisjoint(mode.paths)
            and any(v == value and s != mode.side for v, s in zip(reads, mode.reads, strict=True))
            for mode in self.modes_of(op)
        ]
        if op not in self.window.free:
            return modes[0]
        chosen = [x for x, crosses in zip(self.mode[op], modes, strict=True) if crosses]
        if not chosen or any(literal is True for literal in chosen):
            return bool(chosen)
        crossing = self.clauses.model.new_bool_var("")
        for literal in chosen:
            self.clauses.imply(literal, crossing)
        return crossing

    def row(self, t: int) -> int:
        """The slot of a cycle: the cycle modulo the period, or the cycle itself if nothing repeats."""
        return t % self.period if self.period else t

    def earliest(self, op: int) -> int:
        """The first cycle in which the operation may be issued."""
        if op in self.window.free:
            return self.window.free[op][0]
        cycle = self.window.fixed.cycles[op]
        assert cycle is not None
        return cycle

    def latest(self, op: int) -> int:
        """The last cycle in which the operation may be issued."""
        return self.window.free[op][1] if op in self.window.free else self.earliest(op)
