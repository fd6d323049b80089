"""Registers to which the C ABI and the machine give a task."""

from __future__ import annotations

ARGUMENT_REGISTERS = tuple(f"{side}{number}" for number in (4, 6, 8, 10, 12) for side in "AB")
"""The registers in which the C ABI passes arguments (spru187l 8.4)."""

CALLEE_SAVED = tuple(f"{side}{number}" for number in range(10, 16) for side in "AB")
"""Registers that a function preserves, including the data page and the stack pointer
(spru187l 8.3)."""

RESULT_REGISTERS = ("A4", "A5")
"""The registers of a function's result and of the upper word of a pair."""

CIRCULAR_REGISTERS = tuple(f"{side}{number}" for side in "AB" for number in (4, 5, 6, 7))
"""Registers that AMR may make circular, in the order of their fields in it (spru189f 2.6.1)."""
