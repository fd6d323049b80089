"""Accesses to a ring with an index on the other side of the machine."""

from __future__ import annotations

import re

import pytest
from both_ways import FIRST, Words, agreed, simulated

from broadside.facts.isa import instruction_table
from broadside.linear.parse import parse
from broadside.optimizer.assembly import assembly_of
from broadside.optimizer.optimize import Result, optimize
from broadside.optimizer.tasks.first import without_search

RING = """
f:      .cproc  p, n
        .circ   ring/A4
        .regb   i
        .reg    x, y, mode, old
        MVC     AMR, old
        MVK     0x00020001, mode        ; A4 in blocks of 8 bytes
        MVC     mode, AMR
        MV      p, ring
        MV      n, i
        LDW     *+ring[i], x
        ADDAW   ring, i, ring
        LDW     *ring, y
        ADD     x, y, x
        MVC     old, AMR
        .return x
        .endproc
"""


@pytest.mark.parametrize("isa", ["c62x", "c64x"])
def test_the_index_moves_and_not_the_ring(isa: str) -> None:
    """A copy of the ring's register is not circular, so the schedule without a search copies the index."""
    arguments = (Words((10, 20)), 3)
    assert agreed(RING, arguments, isa).returned == 40
    assert [made.plain for made in optimize(RING, "f.sa", isa, FIRST).procedures] == [""]
    table = instruction_table(isa)
    plain, _ = without_search(parse(RING, "f.sa", table)[0], table, "test")
    result = Result("\n".join(assembly_of(plain, table)) + "\n")
    assert simulated(result, RING, arguments, isa, True).returned == 40


# The caller has set AMR.
INHERITED = """
f:      .proc   A4, B4, B3
        .circ   ring/A4
        .regb   i
        .reg    q, x, y
        MV      B4, q
        MV      B4, i
        LDW     *+ring[i], x
        LDW     *q, y
        ADD     x, y, A6
        B       B3
        .endproc A6
"""


@pytest.mark.parametrize("isa", ["c62x", "c64x"])
def test_a_ring_of_the_caller(isa: str) -> None:
    assembly = optimize(INHERITED, "f.sa", isa, FIRST).assembly
    bases = re.findall(r"LDW .*\*\+([AB]\d+)\[.*;", assembly)
    assert len(bases) == 2 and "A4" in bases
    linear = {"A5", "A6", "A7", "B4", "B5", "B6", "B7"}
    assert not linear.intersection(bases)
