"""Registers to which the C ABI and the machine give a task."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from broadside.linear.ir import Operand, Register, RegisterPair

ARGUMENT_REGISTERS = tuple(f"{side}{number}" for number in (4, 6, 8, 10, 12) for side in "AB")
"""The registers in which the C ABI passes arguments (spru187l 8.4)."""

CALLEE_SAVED = tuple(f"{side}{number}" for number in range(10, 16) for side in "AB")
"""Registers that a function preserves, including the data page and the stack pointer
(spru187l 8.3)."""

RESULT_REGISTERS = ("A4", "A5")
"""The registers of a function's result and of the upper word of a pair."""

CIRCULAR_REGISTERS = tuple(f"{side}{number}" for side in "AB" for number in (4, 5, 6, 7))
"""Registers that AMR may make circular, in the order of their fields in it (spru189f 2.6.1)."""


def argument_homes(arguments: Iterable[Operand]) -> Iterator[tuple[str, Register]]:
    """The register in which each argument is passed, and the argument; a pair by its halves, the low first.

    The arguments are registers and pairs.
    """
    for argument, home in zip(arguments, ARGUMENT_REGISTERS, strict=False):
        low = argument.low if isinstance(argument, RegisterPair) else argument
        assert isinstance(low, Register)
        yield home, low
        if isinstance(argument, RegisterPair):
            yield f"{home[0]}{int(home[1:]) + 1}", argument.high
