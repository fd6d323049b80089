"""What stands between loops: operations, branches past some of them, calls."""

from __future__ import annotations

from random_programs.generator.loops import MOST_PASSES, Loops

_DEEPEST = 3


def function(count: int) -> list[str]:
    """A function of this many words. Its result depends on each of them."""
    names = [f"w{number}" for number in range(count)]
    lines = [f"callee{count}:     .cproc  {', '.join(names)}".rstrip(), "        .reg    y, z"]
    lines.append("        MVK     77, y")
    for name in names:
        lines += [f"        SHL     y, 1, z\n        XOR     z, {name}, y"]
    return [*lines, "        .return y", "        .endproc"]


class Blocks(Loops):
    """Writes the body of a procedure or of a loop."""

    def _body(self, operations: int, depth: int) -> None:
        choices = self.choices
        while operations > 0:
            kind = choices.weighted(
                [
                    (56, "operation"),
                    (12, "loop"),
                    (4, "skip"),
                    (4, "field"),
                    (2, "call"),
                    (1, "control"),
                ]
            )
            if kind == "loop" and depth < _DEEPEST and self.scope.passes <= MOST_PASSES // 2:
                size = choices.between(1, max(1, min(operations, 14)))
                self._loop(size, depth)
                operations -= size + 2
            elif kind == "skip":
                size = choices.between(1, 4)
                self._skip(size, depth)
                operations -= size + 1
            elif kind == "field" and self.isa != "c62x":
                self._set_field()
                operations -= 3
            elif kind == "control":
                self._read_control()
                operations -= 2
            elif kind == "call" and self._may_call():
                self._call()
                operations -= 6
            else:
                self._operation()
                operations -= 1

    def _may_call(self) -> bool:
        """Whether a call is legal: AMR must be unchanged, and a `.proc` must not name registers."""
        return not (self.own or self.old_modes or self.names_registers) and bool(self.scope.words)

    def _call(self) -> None:
        """A call; machine registers of the program's own would not survive it."""
        choices = self.choices
        count = choices.weighted([(1, 0), (6, 2), (2, 4), (1, 10)])
        self.functions.add(count)
        given = ", ".join(choices.pick(self.scope.words) for _ in range(count))
        if choices.chance(20):
            self._line(f".call   callee{count}({given})")
            return
        free = [word for word in self.scope.words if word not in self.fixed]
        result = choices.pick(free) if free and choices.chance(30) else self._new_word()
        self._line(f".call   {result} = callee{count}({given})")
        self._define(result)

    def _skip(self, size: int, depth: int) -> None:
        """A branch past some operations."""
        predicate = self._predicate()
        if predicate is None:
            return
        label = self._label()
        self._line(f"B       {label}", predicate)
        with self._within(1):
            for _ in range(size):
                self._operation()
            if depth == 0 and not self.names_registers and self.choices.chance(10):
                self._return()
        self.lines.append(f"{label}:")

    def _return(self) -> None:
        choices, scope = self.choices, self.scope
        if self.old_modes:
            self._line(f"MVC     {self.old_modes}, AMR")
        if self.names_registers:
            if self.returns:
                self._line(f"MV      {choices.pick(scope.words[::-1])}, A4")
        elif not self.returns:
            self._line(".return")
        elif scope.pairs and choices.chance(15):
            self._line(f".return {':'.join(choices.pick(scope.pairs))}")
        else:
            self._line(f".return {choices.pick(scope.words[::-1])}")
