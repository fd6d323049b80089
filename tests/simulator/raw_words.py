"""Instruction words made by hand, for packets that the assembler refuses."""

from __future__ import annotations

from broadside._core import Simulator, assemble


def words(*instructions: str) -> list[int]:
    """Instruction words of single instructions."""
    simulator = Simulator("c62x-flat")
    body = "\n".join(f"        {instruction}" for instruction in instructions)
    simulator.load([assemble(f"        .text\n{body}\n", "words.asm", "c62x")])
    code = simulator.read(0, 4 * len(instructions))
    return [int.from_bytes(code[i : i + 4], "little") for i in range(0, len(code), 4)]


def parallel(*instructions: str) -> str:
    """Text of one execute packet that the assembler itself would refuse."""
    *before, last = words(*instructions)
    return "\n".join(f"        .word {word:#x}" for word in [*(w | 1 for w in before), last])
