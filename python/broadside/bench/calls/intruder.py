"""Other code that shares the caches: routines that access a given amount of data and code."""

from __future__ import annotations

from broadside._core import Simulator, assemble

LARGEST_KB = 64
CODE_KB = 16
"""Size of the code cache in KB. The other code can begin at each KB of it."""
_LINE_OF_DATA = 64
_FETCH_PACKETS_A_KB = 32
_WORDS = 8
_TOUCH_DATA = """
        .global touch_data
touch_data:
        MV      .L2   B4, B0
  [!B0] B       .S2   B3
        NOP     5
next:   LDW     .D1T1 *A4++[16], A0
        SUB     .L2   B0, 1, B0
  [B0]  B       .S1   next
        NOP     5
        B       .S2   B3
        NOP     5
"""


def assembled(isa: str) -> bytes:
    """An object with `touch_data(address, lines)` and `touch_code_0` to `touch_code_15`.

    `touch_code_k(n)` executes n KB of code from KB k on, and every fetch packet in it.
    """
    lines = ["        .text", "        .align 32"]
    for kilobyte in range(LARGEST_KB + CODE_KB):
        if kilobyte < CODE_KB:
            lines.append(f"        .global touch_code_{kilobyte}")
            lines.append(f"touch_code_{kilobyte}:")
        lines += _fetch_packet("SUB .L1 A4, 1, A4") + _fetch_packet("MV .L1 A4, A1")
        for _ in range(_FETCH_PACKETS_A_KB - 4):
            lines += _fetch_packet("NOP")
        lines += _fetch_packet("[!A1] B .S2 B3") + ["        NOP"] * _WORDS
    return assemble("\n".join(lines) + _TOUCH_DATA, "intruder.asm", isa)


def _fetch_packet(instruction: str) -> list[str]:
    """The text of an execute packet of eight words."""
    return [f"        {instruction}", *["||      NOP"] * (_WORDS - 1)]


def touch(simulator: Simulator, data: int, data_kb: int, code_kb: int, place: int) -> int:
    """Cycles to read `data_kb` KB from address `data` on, and to execute `code_kb` KB from KB `place` on."""
    cycles = 0
    if data_kb:
        arguments = [data, data_kb * 1024 // _LINE_OF_DATA]
        cycles += simulator.call("touch_data", arguments, caches="keep").cycles
    if code_kb:
        cycles += simulator.call(f"touch_code_{place}", [code_kb], caches="keep").cycles
    return cycles
