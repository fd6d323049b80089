"""Rules of the CPU that hold for all its instructions: units, delay slots, reads, registers.

What the instruction table has is read from it. The other rules are stated only here, with their source. The
verifier of the optimizer (`optimizer/verify`) states what it checks a second time, on its own.
"""

from __future__ import annotations

from broadside.facts.isa import LEVELS, instruction_table

LARGEST = instruction_table(LEVELS[-1])
"""The table of the largest CPU. It has all instructions."""

ACCESS_BYTES = {
    name: forms[0].access_bytes for name, forms in LARGEST.forms.items() if forms[0].access_bytes
}
"""Bytes that each load or store moves: 4 for LDW."""

UNITS = ("L1", "S1", "M1", "D1", "L2", "S2", "M2", "D2")
"""Each unit executes one instruction of a packet at most (spru189f 3.7.1)."""

READS_PER_REGISTER = 4
"""Reads of a register in one cycle, without those of predicates (spru189f 3.7.5)."""

BRANCHES = frozenset(name for name, forms in LARGEST.forms.items() if "branch" in forms[0].flags)
"""The mnemonics of branches."""

BRANCH_DELAY = LARGEST.delay_slots("B")
"""Delay slots of every branch."""

BRANCH_LATENCY = BRANCH_DELAY + 1
"""Cycles from the issue of a branch to the issue of its target."""

LOAD_DELAY = LARGEST.delay_slots("LDW")
"""Delay slots of every load. A read of what was loaded never waits for a cross path."""

MOST_DELAY = max(LARGEST.delay_slots(name) for name in LARGEST.forms if name not in BRANCHES)
"""Most delay slots of a result."""

MULTIPLY_DELAY = LARGEST.delay_slots("MPY")
"""Delay slots of a multiplication of 16 bits by 16."""

REGISTERS = tuple(f"{side}{n}" for side in "AB" for n in range(LARGEST.registers_per_side))
"""The general registers of the largest CPU."""

MOST_OFFSET = 31
"""The greatest constant offset of an access, in elements (spru189f 3.8)."""

PAGES = ("B14", "B15")
"""The base registers whose accesses take larger offsets, up to `MOST_IN_PAGE`."""

MOST_IN_PAGE = (1 << 15) - 1

CONSTANTS = range(-(1 << 15), 1 << 15)
"""The constants of MVK and ADDK: 16 bits with a sign."""

PREDICATES = frozenset(LARGEST.predicate_registers)
"""The registers that predicates of the largest CPU can test."""


def cross_path_wait(isa: str) -> int:
    """Cycles that a read over a cross path waits for a result of the cycle before.

    The C62x never waits.
    """
    return 0 if isa == "c62x" else 1


def packets_span(isa: str) -> bool:
    """Whether an execute packet may lie in two fetch packets; a branch to it then waits a cycle."""
    return isa != "c62x"
