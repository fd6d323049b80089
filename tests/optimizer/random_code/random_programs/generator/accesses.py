"""Loads and stores, within the reach of their pointers."""

from __future__ import annotations

from broadside.facts.isa import Instruction
from broadside.linear.text.operands import access_bytes
from random_programs.generator.operands import Operands
from random_programs.generator.state import MovingPointer

_REACH = 2048  # bytes that a pointer may move away from where it began
_INDEX_BITS = 4
_MOST_NAMES = 6


class Accesses(Operands):
    """Writes accesses to arenas, rings and the stack frame."""

    def _access(self, mnemonic: str, form: Instruction) -> None:
        if form.operands[-1].kind == "mem15" or form.operands[0].kind == "mem15":
            self._frame_access(mnemonic)
            return
        is_store = "store" in form.flags
        size = access_bytes(mnemonic)
        aligned = "nonaligned" not in form.flags
        usable = [
            pointer
            for pointer in self.pointers
            if (pointer.stores if is_store else pointer.loads)
            and (pointer.granule >= size if aligned else not pointer.circular)
        ]
        if not usable:
            return
        pointer = self.choices.pick(usable)
        predicate = self._maybe_predicate(mnemonic)
        data = self._data(form, is_store, bool(predicate))
        if data is None:
            return
        if self.aliasing == "none" and is_store:
            step = max(1, pointer.granule // size)
            if not self._may_move(pointer, step * size):
                return
            pointer.stores = False  # no other store may meet the bytes that this one writes
            place = f"*{pointer.name}++[{step}]"
        else:
            place = self._place(pointer, size)
        named = self.aliasing == "none" and self.choices.chance(30)
        if self.aliasing == "named" or (named and len(self.names) < _MOST_NAMES):
            if len(self.names) >= _MOST_NAMES:
                return
            self.names.append(f"m{len(self.names)}")
            place += f"{{{self.names[-1]}}}"
        operands = [":".join(data), place] if is_store else [place, ":".join(data)]
        unit = self._access_unit(pointer.name, data[0])
        self._line(f"{mnemonic:<7} {unit}{', '.join(operands)}", predicate)
        if not is_store:
            self._note_written(data)

    def _data(self, form: Instruction, is_store: bool, keeps: bool) -> tuple[str, ...] | None:
        """The value that a store writes, or the target of a load."""
        if is_store:
            return self._source(form.operands[0])
        return self._target(form.operands[-1], keeps)

    def _access_unit(self, base: str, data: str) -> str:
        if not self.choices.chance(self.unit_percent):
            return ""
        side = self._side(base) or self.choices.pick(("A", "B"))
        to = self._side(data) or self.choices.pick(("A", "B"))
        number = {"A": "1", "B": "2"}
        return (
            self.choices.pick((".D", f".D{number[side]}", f".D{number[side]}T{number[to]}")) + " "
        )

    def _may_move(self, pointer: MovingPointer, step: int) -> bool:
        """Whether the pointer may move by `step` bytes in each pass. If it may, the distance is noted."""
        drift = abs(step) * self.scope.passes
        if pointer.circular:
            return not step % pointer.granule
        if step % pointer.granule or pointer.drift + drift > _REACH:
            return False
        pointer.drift += drift
        return True

    def _place(self, pointer: MovingPointer, size: int) -> str:
        """An address operand."""
        choices, base = self.choices, pointer.name
        offset = choices.between(0, 8)
        mode = choices.weighted(
            [(4, "*+{}"), (1, "*-{}"), (4, "*{}++"), (1, "*++{}"), (1, "*{}--")]
        )
        if choices.chance(15):
            index = self._index()
            moves = mode not in ("*+{}", "*-{}")
            step = ((1 << _INDEX_BITS) - 1) * size
            if not moves or (size % pointer.granule == 0 and self._may_move(pointer, step)):
                return f"{mode.format(base)}[{index}]"
            return f"*+{base}[{index}]"
        if mode in ("*+{}", "*-{}"):
            if choices.chance(15):
                return f"{mode.format(base)}({offset * size})"
            return f"{mode.format(base)}[{offset}]"
        step = max(1, pointer.granule // size) * choices.weighted([(5, 1), (1, 0), (1, 2)])
        if not self._may_move(pointer, step * size):
            return f"*+{base}[{offset}]"
        return mode.format(base) + ("" if step == 1 else f"[{step}]")

    def _index(self) -> str:
        """A variable with a small number that is never negative."""
        if self.scope.indexes and self.choices.chance(60):
            return self.choices.pick(self.scope.indexes)
        name = self._own_word("x")
        cut = 32 - _INDEX_BITS
        self._line(f"EXTU    {self.choices.pick(self.scope.words)}, {cut}, {cut}, {name}")
        self.scope.indexes.append(name)
        return name

    def _frame_access(self, mnemonic: str) -> None:
        """A word of the procedure's own stack frame."""
        scope = self.scope
        if self.aliasing in ("none", "named") or self.names_registers:
            return
        if mnemonic == "STW":
            slot = self.choices.between(1, 3)
            self.frame_words = max(self.frame_words, slot)
            self._line(f"STW     {self.choices.pick(scope.words)}, *+B15[{slot}]")
            if slot not in scope.slots:
                scope.slots.append(slot)
        elif mnemonic == "LDW" and scope.slots:
            target = self._target(self.table.forms["LDW"][0].operands[-1], keeps=False)
            if target is not None:
                self._line(f"LDW     *+B15[{self.choices.pick(scope.slots)}], {target[0]}")
                self._note_written(target)
