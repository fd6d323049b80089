"""Registers that have a special use in the C ABI or on the machine."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from broadside.linear.ir import Operand, Register, RegisterPair

ARGUMENT_REGISTERS = tuple(f"{side}{number}" for number in (4, 6, 8, 10, 12) for side in "AB")
"""The registers of arguments by the C ABI (spru187l 8.4)."""

CALLEE_SAVED = frozenset(f"{side}{number}" for side in "AB" for number in range(10, 16))
"""Registers that a function must preserve; B14 and B15 are data page and stack pointer (spru187l 8.3)."""

RESULT_REGISTERS = ("A4", "A5")
"""The register of a function's result, and the register of the upper word of a pair."""

CIRCULAR_REGISTERS = tuple(f"{side}{number}" for side in "AB" for number in (4, 5, 6, 7))
"""Registers that AMR can make circular, in the order of AMR's fields (spru189f 2.6.1)."""


def argument_homes(arguments: Iterable[Operand]) -> Iterator[tuple[str, Register]]:
    """Each argument with the machine register that passes it.

    The halves of a pair come apart, the low one first.

    The arguments are registers and pairs.
    """
    for argument, home in zip(arguments, ARGUMENT_REGISTERS, strict=False):
        low = argument.low if isinstance(argument, RegisterPair) else argument
        assert isinstance(low, Register)
        yield home, low
        if isinstance(argument, RegisterPair):
            yield f"{home[0]}{int(home[1:]) + 1}", argument.high
